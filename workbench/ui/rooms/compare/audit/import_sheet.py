"""A table of results pasted or opened: how it is understood, shown while it is typed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QFontDatabase,
    QKeyEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.core.experiment.measures import MEASURES
from workbench.core.results.comparing.results_view import PastedTable, ResultsView
from workbench.core.results.comparing.score_table import ScoreTable
from workbench.ui.layouts import nest
from workbench.ui.room import Room
from workbench.ui.rooms.compare.number_table import NumberTable
from workbench.ui.rooms.compare.stat_words import fixed
from workbench.ui.rooms.compare.statistic_names import measure_title
from workbench.ui.session.file_dialogs import ask_open
from workbench.ui.session.opening import dropped_files
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.tone import bold, set_tone

#: Rows of the preview, and how long typing must rest before the text is read.
PREVIEW_ROWS = 200
REST_MS = 150
#: A longer text of a file is not put into the field: that would take too long.
SHOWN_CHARACTERS = 500_000


class ImportSheet(QWidget):
    """Covers the room it belongs to until a table is taken or it is closed.

    Parameters
    ----------
    room : Room

    Signals
    -------
    taken(view)
        A `ResultsView` to be compared.
    """

    taken = Signal(object)

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.setObjectName("compare_import_sheet")
        self._room = room
        self._title = ""
        self._path = ""
        self._found = PastedTable("")
        self._request = room.request("latest")
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._make()
        self._lay_out()
        self._connect()
        self.setAcceptDrops(True)
        self.setAutoFillBackground(True)
        room.installEventFilter(self)
        self.retranslate()
        self.hide()

    # -- building ---------------------------------------------------------------------

    def _make(self) -> None:
        self._heading = bold(QLabel())
        self._hint = QLabel()
        self._hint.setWordWrap(True)
        self.edit = named(QPlainTextEdit(), "compare_import_edit")
        self.edit.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.edit.setTabChangesFocus(True)
        self.edit.setAcceptDrops(False)  # files are for the sheet
        fixed_font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        self.edit.setFont(fixed_font)
        self.preview = NumberTable(self._room.context.theme, "compare_import_table")
        self.understood = named(QLabel(), "compare_import_label")
        self.understood.setWordWrap(True)
        self.measure = named(QComboBox(), "compare_import_measureCombo")
        self.direction = named(QComboBox(), "compare_import_directionCombo")
        for measure in MEASURES:
            self.measure.addItem("", measure.name)
        self.measure.setMaxVisibleItems(len(MEASURES))
        for higher in (True, False):
            self.direction.addItem("", higher)
        self._measure_label, self._direction_label = QLabel(), QLabel()
        self._measure_label.setBuddy(self.measure)
        self._direction_label.setBuddy(self.direction)
        self.open_button = named(QPushButton(), "compare_import_openBtn")
        self.take_button = named(QPushButton(), "compare_import_takeBtn")
        self.take_button.setDefault(True)
        self.close_button = named(QToolButton(), "compare_import_closeBtn")
        self.close_button.setAutoRaise(True)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._heading, 1)
        head.addWidget(self.open_button)
        head.addWidget(self.close_button)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setObjectName("compare_import_splitter")
        split.setChildrenCollapsible(False)
        split.addWidget(self.edit)
        split.addWidget(self.preview)
        split.setSizes([1000, 1000])
        foot = QHBoxLayout()
        foot.setSpacing(8)
        for label, combo in (
            (self._measure_label, self.measure),
            (self._direction_label, self.direction),
        ):
            foot.addWidget(label)
            foot.addWidget(combo)
        foot.addStretch(1)
        foot.addWidget(self.take_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(8)
        nest(column, head)
        column.addWidget(self._hint)
        column.addWidget(split, 1)
        column.addWidget(self.understood)
        nest(column, foot)

    def _connect(self) -> None:
        self.edit.textChanged.connect(self._on_edit_text_changed)
        self._rest.timeout.connect(self._read)
        self.measure.currentIndexChanged.connect(self._on_measure_changed)
        self.direction.currentIndexChanged.connect(self._read)
        self.open_button.clicked.connect(self._on_open_button_clicked)
        self.take_button.clicked.connect(self._on_take_button_clicked)
        self.close_button.clicked.connect(self.hide)
        self._request.done.connect(self._on_request_done)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._heading.setText(self.tr("A table of results"))
        self._hint.setText(
            self.tr(
                "Paste it here, or drop a file: data sets in rows, classifiers in "
                "columns, their names in the first row. CSV, cells of a spreadsheet, "
                "LaTeX and Markdown are understood."
            )
        )
        self.edit.setAccessibleName(self.tr("Text of the table"))
        self.preview.setAccessibleName(self.tr("The table as it is understood"))
        self._measure_label.setText(self.tr("Scores are"))
        self._direction_label.setText(self.tr("and the best is"))
        self.direction.setItemText(0, self.tr("the highest"))
        self.direction.setItemText(1, self.tr("the lowest"))
        for i in range(self.measure.count()):
            self.measure.setItemText(i, measure_title(self.measure.itemData(i)))
        self.open_button.setText(self.tr("Open file…"))
        self.open_button.setToolTip(self.tr("Read a table from a text file"))
        self.take_button.setText(self.tr("Compare these"))
        self.take_button.setToolTip(self.tr("Rank and test this table (Ctrl+Enter)"))
        self.close_button.setText("✕")
        self.close_button.setToolTip(self.tr("Close without taking the table (Esc)"))
        self.close_button.setAccessibleName(self.tr("Close"))
        self._show_found()

    # -- for the room -----------------------------------------------------------------

    def open_file(self, path: str | Path) -> None:
        """Read a file and show how it is understood."""
        self.show()
        self._rest.stop()
        self._path, self._title = str(path), Path(path).stem
        self._read()

    def paste(self, text: str) -> None:
        """Take a text as if it had been pasted."""
        self.show()
        self.edit.setPlainText(text)
        self._rest.stop()
        self._read()

    def probe(self) -> dict[str, Any]:
        """Return what is shown as plain data."""
        view = self._found.view
        return {
            "shown": self.isVisible(),
            "problem": self._found.problem,
            "understood": self.understood.text(),
            "datasets": list(view.table.datasets) if view else [],
            "classifiers": list(view.table.classifiers) if view else [],
            "missing": self._found.missing,
            "ranks": dict(view.printed_ranks) if view else {},
        }

    # -- reading ----------------------------------------------------------------------

    def _read(self) -> None:
        text = self.edit.toPlainText()
        if not self._path and not text.strip():
            self._request.cancel()
            self._found = PastedTable("")
            self._show_found()
            return
        source = {"path": self._path} if self._path else {"text": text}
        payload = {
            **source,
            "title": self._title or self.tr("pasted table"),
            "measure": self.measure.currentData(),
            "higher_is_better": self.direction.currentData(),
        }
        title = self.tr("Reading a table")
        self._request.start("read_scores", payload, lane="interactive", title=title)

    def _on_request_done(self, found: PastedTable) -> None:
        if self._path:
            shown = len(found.text) <= SHOWN_CHARACTERS
            self.edit.blockSignals(True)
            self.edit.setPlainText(found.text if shown else "")
            self.edit.setPlaceholderText("" if shown else self._path)
            self.edit.blockSignals(False)
            if shown:
                self._path = ""
        self._found = found
        self._show_found()

    def _show_found(self) -> None:
        found = self._found
        view = found.view
        self.take_button.setEnabled(view is not None)
        if view is None:
            self.preview.show_rows([], [])
            self.understood.setText(found.problem)
        else:
            self._show_table(view.table)
            self.understood.setText("  ·  ".join(self._facts(found, view)))
        set_tone(self.understood, "error" if found.problem else "muted")

    def _show_table(self, table: ScoreTable) -> None:
        digits = 4 if table.decimals is None else table.decimals
        rows = [
            [name, *("" if np.isnan(v) else fixed(v, digits) for v in values)]
            for name, values in zip(
                table.datasets[:PREVIEW_ROWS],
                table.values[:PREVIEW_ROWS].tolist(),
                strict=True,
            )
        ]
        headers = [self.tr("Data set"), *table.classifiers]
        self.preview.show_rows(headers, rows)

    def _facts(self, found: PastedTable, view: ResultsView) -> list[str]:
        """Return in phrases what was understood."""
        table, missing = view.table, found.missing
        facts = [
            self.tr("data sets: {n}").format(n=table.n_datasets),
            self.tr("classifiers: {n}").format(n=table.n_classifiers),
        ]
        if table.decimals is None:
            facts.append(self.tr("not rounded"))
        else:
            facts.append(self.tr("decimals: {n}").format(n=table.decimals))
        if missing:
            facts.append(self.tr("empty cells: {n}").format(n=missing))
        if view.printed_ranks:
            facts.append(self.tr("a row of mean ranks, which can be audited"))
        if found.aside:
            rows = ", ".join(found.aside)
            facts.append(self.tr("left out below: {rows}").format(rows=rows))
        return facts

    # -- what people do ---------------------------------------------------------------

    def _on_edit_text_changed(self) -> None:
        self._title = self._path = ""
        self.take_button.setEnabled(False)  # until this text was read
        self._rest.start()

    def _on_measure_changed(self) -> None:
        chosen = MEASURES[self.measure.currentIndex()]
        row = self.direction.findData(chosen.higher_is_better)
        if row == self.direction.currentIndex():
            self._read()
        else:
            self.direction.setCurrentIndex(row)  # which reads

    def _on_open_button_clicked(self) -> None:
        kinds = self.tr("Tables") + " (*.csv *.tsv *.txt *.tex *.md)"
        every = self.tr("All files") + " (*)"
        path = ask_open(self, self.tr("Open a table of results"), f"{kinds};;{every}")
        if path:
            self.open_file(path)

    def _on_take_button_clicked(self) -> None:
        found = self._found
        if self.take_button.isEnabled() and found.view is not None:
            self.hide()
            self.taken.emit(found.view)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        elif control and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._on_take_button_clicked()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_files(event.mimeData()) or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = dropped_files(event.mimeData())
        event.acceptProposedAction()
        if files:
            self.open_file(files[0])
        else:
            self.paste(event.mimeData().text())

    # -- appearance -------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setGeometry(self._room.rect())
        self.raise_()
        self.edit.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self._room.rect())
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
