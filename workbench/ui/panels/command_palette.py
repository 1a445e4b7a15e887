"""The command palette: a line to type in, and what it finds, by keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QLabel,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
)

from workbench.ui.panels.command_list import Command, all_commands, found
from workbench.ui.widgets.object_names import named

if TYPE_CHECKING:
    from workbench.ui.window.main_window import MainWindow

#: So many are listed, and so many that were chosen before are remembered.
MOST_LISTED, MOST_RECENT = 60, 20
_WIDTH, _HEIGHT = 640, 420
_STEPS = {
    Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -10,
    Qt.Key.Key_PageDown: 10,
}  # fmt: skip


class CommandPalette(QDialog):
    """What is typed finds actions, rooms, pages, data, methods and lessons.

    Up and Down choose while the line keeps the focus, Enter runs, Esc closes.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.setObjectName("commands_dialog")
        self.setWindowModality(Qt.WindowModality.NonModal)
        self._window = window
        self._commands: list[Command] = []
        self._listed: list[Command] = []
        self.line = named(QLineEdit(clearButtonEnabled=True), "commands_edit")
        self.table = named(QTableWidget(0, 3), "commands_table")
        self.table.horizontalHeader().hide()
        self.table.verticalHeader().hide()
        self.table.setShowGrid(False)
        self.table.setWordWrap(False)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.horizontalHeader().setStretchLastSection(True)
        self._count = named(QLabel(), "commands_countLabel")
        layout = QVBoxLayout(self)
        for part in (self.line, self.table, self._count):
            layout.addWidget(part)
        # the actions of the window are worded after its panels
        self._rewording = QTimer(self, singleShot=True, interval=0)
        self._rewording.timeout.connect(self._reword)
        self.line.installEventFilter(self)
        self.line.textChanged.connect(self._find)
        self.table.cellClicked.connect(lambda row, _column: self._run(row))
        self.retranslate()

    def ask(self) -> None:
        """Show the palette over the top of the window, empty."""
        self._commands = all_commands(self._window)
        self.line.clear()
        self._find()
        frame = self._window.geometry()
        width = min(_WIDTH, frame.width() - 40)
        left = frame.center().x() - width // 2
        self.setGeometry(
            left, frame.top() + 60, width, min(_HEIGHT, frame.height() - 80)
        )
        self._size_columns()
        self.show()
        self.raise_()
        self.activateWindow()
        self.line.setFocus()

    @property
    def titles(self) -> list[str]:
        """What is listed, the best first."""
        return [command.title for command in self._listed]

    def _find(self) -> None:
        recent = self._window.context.settings.commands
        answers = found(self._commands, self.line.text(), recent)
        self._listed = answers[:MOST_LISTED]
        self.table.setRowCount(len(self._listed))
        for row, command in enumerate(self._listed):
            for column, text in enumerate((command.title, command.kind, command.keys)):
                self.table.setItem(row, column, QTableWidgetItem(text))
        if self._listed:
            self.table.selectRow(0)
        nothing = self.tr("Nothing has these letters: try a shorter or another word.")
        count = self.tr("%n command(s) found", "", len(answers))
        self._count.setText(count if answers else nothing)
        self._tell()

    def _size_columns(self) -> None:
        width = self.width() - 60
        self.table.setColumnWidth(0, round(width * 0.5))
        self.table.setColumnWidth(1, round(width * 0.32))

    def _tell(self) -> None:
        """Have a screen reader say what Enter would run."""
        row = self.table.currentRow()
        chosen = self._listed[row] if 0 <= row < len(self._listed) else None
        words = "" if chosen is None else f"{chosen.title}, {chosen.kind}"
        self.line.setAccessibleDescription(words)

    def _step(self, step: int) -> None:
        if self._listed:
            row = min(max(self.table.currentRow() + step, 0), len(self._listed) - 1)
            self.table.selectRow(row)
            self._tell()

    def _run(self, row: int) -> None:
        if not 0 <= row < len(self._listed):
            return
        command = self._listed[row]
        self.close()
        settings = self._window.context.settings
        others = [key for key in settings.commands if key != command.key]
        settings.commands = [command.key, *others][:MOST_RECENT]
        command.run()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.line and isinstance(event, QKeyEvent):
            pressed = event.type() == QEvent.Type.KeyPress
            key = Qt.Key(event.key())
            if pressed and key in _STEPS:
                self._step(_STEPS[key])
                return True
            if pressed and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._run(self.table.currentRow())
                return True
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.setWindowTitle(self.tr("Find a command"))
        self.line.setPlaceholderText(
            self.tr("An action, a room, a page, data or a method")
        )
        self.line.setAccessibleName(self.tr("Find a command"))
        self.table.setAccessibleName(self.tr("Commands found"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._commands = []  # of the language before; the list stays a moment
            self._rewording.start()

    @Slot()
    def _reword(self) -> None:
        """List anew when the texts of the actions are set, which takes turns."""
        self._window.context.theme.later(self._list_anew)

    def _list_anew(self) -> None:
        if self.isVisible():
            row = self.table.currentRow()
            chosen = self._listed[row].key if 0 <= row < len(self._listed) else ""
            self._commands = all_commands(self._window)
            self._find()
            keys = [command.key for command in self._listed]
            if chosen in keys:
                self.table.selectRow(keys.index(chosen))
                self._tell()
