"""The page of predictions: every tested row with the scores of all classes."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from PySide6.QtCore import QItemSelection, QItemSelectionModel, QLocale, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QVBoxLayout, QWidget

from workbench.core.results.evaluating.run import Run
from workbench.ui.room import Room
from workbench.ui.rooms.classify.page import ResultPage
from workbench.ui.rooms.classify.pages.predictions_model import FIRST, PredictionsModel
from workbench.ui.session.file_dialogs import ask_save, file_name
from workbench.ui.widgets.fitted import FittedText
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.table import INTERACTIVE, Table

#: Of more selected rows the lines are not marked: it would stop the window.
_MOST_MARKED = 5_000
_WIDEST = 150  # pixels


class PredictionsPage(ResultPage):
    """A line for each tested row: true and predicted class, and what was said of each.

    The selection is that of all rooms: lines chosen here select their rows, and rows
    selected elsewhere choose their lines.
    """

    page_id: ClassVar[str] = "predictions"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.setObjectName("classify_predictions_page")
        self._model = PredictionsModel(room.context.theme, self)
        self._wrong = named(QCheckBox(), "classify_predictions_wrongCheck")
        self._save = named(QPushButton(), "classify_predictions_saveBtn")
        self._count = named(QLabel(), "classify_predictions_countLabel")
        self._note = named(FittedText(), "classify_predictions_noteLabel")
        self._table = Table("classify_predictions_table", self._model, marks_head=True)
        self._table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._table.size_columns(INTERACTIVE)
        head = self._table.horizontalHeader()
        head.setSortIndicator(0, Qt.SortOrder.AscendingOrder)
        self._table.setSortingEnabled(True)
        self._following = False  # lines are chosen because rows were selected elsewhere
        self._request = room.request()
        self._request.done.connect(self._on_request_done)
        top = FlowRow()
        top.add(self._wrong)
        top.add(self._count, stretch=1)
        top.add(self._save, at_end=True)
        layout = QVBoxLayout(self)
        layout.setSpacing(6)
        layout.addWidget(top)
        layout.addWidget(self._note)
        layout.addWidget(self._table, 1)
        self._wrong.toggled.connect(self._on_wrong_toggled)
        self._save.clicked.connect(self._on_save_clicked)
        self._table.selectionModel().selectionChanged.connect(
            self._on_table_selection_changed
        )
        self._model.modelReset.connect(self._mark_selection)
        room.context.session.selection_changed.connect(self._mark_selection)
        self.retranslate()

    def retranslate(self) -> None:
        self._wrong.setText(self.tr("Wrong only"))
        self._wrong.setToolTip(
            self.tr("Leave out the rows that were predicted rightly")
        )
        self._save.setText(self.tr("Save as CSV…"))
        self._save.setToolTip(self.tr("Save the lines that are shown, in their order"))
        self._table.setAccessibleName(
            self.tr("Tested rows with the scores of every class")
        )
        self._model.tell_changed()
        self._say()

    # -- showing ------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._size_columns()  # the language or the size of text may have changed

    def fill(self) -> None:
        run = self.current
        found = None if run is None else run.result.predictions
        classes = () if run is None else run.result.data.classes
        figures = None if run is None else run.result.of_classes
        shares = figures is not None and bool(figures.probabilities)
        self._model.show_predictions(found, classes, shares=shares)
        self._table.setColumnHidden(FIRST.index("repeat"), not self._model.repeated)
        self._size_columns()
        self._say()

    def _size_columns(self) -> None:
        """Give the classes the room of their names: 500 columns are not measured."""
        metrics, head = self._table.fontMetrics(), self._table.horizontalHeader()
        for place, column in enumerate(self._model.columns):
            title = column.title if isinstance(column.title, str) else column.title()
            words = [title, "0.000"]
            if FIRST[place : place + 1] in (("true",), ("predicted",)):
                run = self.current
                words += () if run is None else run.result.data.classes[:50]
            widest = max(map(metrics.horizontalAdvance, words))
            needed = head.sectionSizeHint(place)  # with the sign of the order
            head.resizeSection(place, max(min(widest + 36, _WIDEST), needed))

    def _say(self) -> None:
        model, write = self._model, QLocale()
        found, run = model.shown, self.current
        self._save.setEnabled(found is not None and len(found) > 0)
        self._wrong.setEnabled(found is not None)
        if run is None or found is None:
            self._count.clear()
            self._note.setText(self.tr("Run a classifier to see its predictions here."))
        else:
            text = self.tr("{n} lines, {wrong} wrong")
            n = len(run.result.predictions or ())
            self._count.setText(
                text.format(n=write.toString(n), wrong=write.toString(model.wrong))
            )
            note = (
                ""
                if self._links(run)
                else self.tr(
                    "These rows are not those of the data set shown: they select nothing."
                )
            )
            self._note.setText(note)
        self._note.setVisible(bool(self._note.text()))

    def _links(self, run: Run) -> bool:
        """Whether the lines are rows of the data set that is shown."""
        return run.result.protocol.kind != "test" and self.has_rows(run)

    def _mark_selection(self) -> None:
        """Choose the lines of the rows that are selected."""
        run, table = self.current, self._table
        if run is None or not self.isVisible() or not self._links(run):
            return
        rows = self.context.session.selected_rows
        lines = np.flatnonzero(np.isin(self._model.data_rows(), rows))
        if np.array_equal(lines, np.asarray(table.selected_rows, np.int64)):
            return
        self._following = True
        flag = QItemSelectionModel.SelectionFlag
        last = self._model.columnCount() - 1
        selection = QItemSelection()
        if lines.size <= _MOST_MARKED:
            for block in np.split(lines, np.flatnonzero(np.diff(lines) > 1) + 1):
                if block.size:
                    first = self._model.index(int(block[0]), 0)
                    selection.select(first, self._model.index(int(block[-1]), last))
        table.selectionModel().select(selection, flag.ClearAndSelect)
        if lines.size and not table.hasFocus():
            table.scrollTo(self._model.index(int(lines[0]), 0))
        self._following = False

    def probe(self) -> dict[str, Any]:
        shown = self._model.shown
        if shown is None:
            return {"note": self._note.text()}
        scores = None if shown.scores is None else shown.scores.tolist()
        return {
            "rows": shown.rows.tolist(),
            "true": shown.named(shown.true),
            "predicted": shown.named(shown.predicted),
            "scores": scores,
            "wrong": self._model.wrong,
            "chosen": [
                int(row) for row in self._model.data_rows()[self._table.selected_rows]
            ],
            "note": self._note.text(),
        }

    # -- slots --------------------------------------------------------------------------

    def save(self, path: str) -> None:
        """Write the lines that are shown."""
        shown, run = self._model.shown, self.current
        if shown is None or run is None:
            return
        figures = run.result.of_classes
        shares = figures is not None and bool(figures.probabilities)
        payload = {
            "rows": shown.rows, "folds": shown.folds, "repeats": shown.repeats,
            "true": shown.true, "predicted": shown.predicted, "scores": shown.scores,
            "classes": list(shown.classes), "kind": "p" if shares else "score",
            "path": path,
        }  # fmt: skip
        title = self.tr("Saving {name}").format(name=Path(path).name)
        self._request.start(
            "save_predictions", payload, lane="interactive", title=title
        )

    def _on_save_clicked(self) -> None:
        run = self.current
        if run is None:
            return
        name = file_name(".csv", run.data, run.title, "predictions")
        kinds = self.tr("Table (*.csv)")
        path, _ = ask_save(self, self.tr("Save predictions"), name, kinds)
        if path:
            self.save(path if Path(path).suffix else path + ".csv")

    def _on_request_done(self, path: str) -> None:
        self.room.message(
            "info", lambda: self.tr("{path} was written").format(path=path)
        )

    def _on_wrong_toggled(self, only: bool) -> None:
        self._model.show_wrong(only)
        self._say()

    def _on_table_selection_changed(self) -> None:
        run = self.current
        if self._following or run is None or not self._links(run):
            return
        rows = self._model.data_rows()[self._table.selected_rows]
        self.rows_chosen.emit(np.unique(rows))
