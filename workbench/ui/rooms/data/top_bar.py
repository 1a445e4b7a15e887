"""The top of the Data room: open, generate, undo, save, and what is shown."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from workbench.api.data import Dataset
from workbench.ui.context import Context
from workbench.ui.widgets.fitted import ElidedLabel


class TopBar(QWidget):
    """Four buttons and one line about the data set.

    Signals
    -------
    generate_clicked(), save_clicked()
    """

    generate_clicked = Signal()
    save_clicked = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._open = self._button("data_openBtn")
        self._generate = self._button("data_generateBtn")
        self._undo = self._button("data_undoBtn")
        self._save = self._button("data_saveBtn")
        self._line = ElidedLabel()
        self._line.setObjectName("data_relationLabel")
        self._line.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._line.setMinimumWidth(80)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for button in (self._open, self._generate, self._undo, self._save):
            row.addWidget(button)
        row.addSpacing(8)
        row.addWidget(self._line, 1)
        self._open.clicked.connect(context.commands.open_dialog_requested)
        self._generate.clicked.connect(self.generate_clicked)
        self._undo.clicked.connect(context.undo.undo)
        self._save.clicked.connect(self.save_clicked)
        context.undo.canUndoChanged.connect(self._show_undo)
        context.undo.undoTextChanged.connect(self._show_undo)

    def _button(self, name: str) -> QPushButton:
        button = QPushButton()
        button.setObjectName(name)
        return button

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._open.setText(self.tr("Open …"))
        self._open.setToolTip(self.tr("Open an ARFF, CSV or KEEL file (Ctrl+O)"))
        self._generate.setText(self.tr("Generate …"))
        self._generate.setToolTip(
            self.tr("Make a data set by rule: moons, circles, checkerboard, …")
        )
        self._undo.setText(self.tr("Undo"))
        self._save.setText(self.tr("Save …"))
        self._save.setToolTip(
            self.tr("Write the data set as ARFF, CSV, TSV or KEEL (Ctrl+S)")
        )
        self._show_undo()
        self.show_data(self._context.session.data)

    def show_data(self, data: Dataset | None) -> None:
        """Say what is open."""
        self._save.setEnabled(data is not None)
        if data is None:
            self._line.setText(self.tr("No data yet."))
            return
        locale = QLocale()
        self._line.setText(
            self.tr("{name}: {rows} rows, {n} attributes, class {cls}").format(
                name=data.name,
                rows=locale.toString(data.n_rows),
                n=data.n_attributes,
                cls=data.class_attribute.name,
            )
        )
        self._line.setToolTip("\n".join(filter(None, (self._line.text(), data.source))))

    def _show_undo(self, *_: object) -> None:
        undo = self._context.undo
        keys = QKeySequence("Ctrl+Z").toString(QKeySequence.SequenceFormat.NativeText)
        text = self.tr("Undo {edit} ({keys})")
        what = undo.undoText() or self.tr("the last edit")
        self._undo.setToolTip(text.format(edit=what, keys=keys))
        self._undo.setEnabled(undo.canUndo())
