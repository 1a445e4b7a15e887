"""The confusion matrix with totals: a click on a cell selects the rows that are in it."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from PySide6.QtCore import QLocale
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from workbench.api.data import FloatArray, IntArray
from workbench.ui.layouts import nest
from workbench.ui.room import Room
from workbench.ui.rooms.classify.page import ResultPage
from workbench.ui.services.numbers import percent
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.segments import Segments
from workbench.ui.widgets.table import CELLS, Table
from workbench.ui.widgets.table_model import RIGHT, Column, Index, Role, TableModel

#: What a cell says: how many rows, or which share of its true or predicted class.
SHOWN = ("counts", "true", "predicted")
_WIDEST = 140
_NO_COUNTS: IntArray = np.zeros((0, 0), np.int64)


class ConfusionModel(TableModel[int]):
    """Counts of true classes (rows) by predicted classes (columns), totals at the ends."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__((), parent, row_title=self._name, row_about=self._name)
        self._theme = theme
        self._classes: tuple[str, ...] = ()
        self.counts: IntArray = _NO_COUNTS
        #: The counts with a row and a column of totals.
        self.cells: IntArray = _NO_COUNTS
        self.shown = "counts"

    def show_counts(self, counts: IntArray, classes: tuple[str, ...]) -> None:
        """Show another matrix."""
        self.counts = counts
        self._classes = classes
        n = len(counts)
        self.cells = np.zeros((n + 1, n + 1), np.int64) if n else _NO_COUNTS
        if n:
            self.cells[:n, :n] = counts
            self.cells[:n, n] = counts.sum(axis=1)
            self.cells[n, :n] = counts.sum(axis=0)
            self.cells[n, n] = counts.sum()
        places = range(len(self.cells))
        self.reset(places, [self._column(j) for j in places])

    def show_as(self, shown: str) -> None:
        """Show counts, or shares by true or by predicted class."""
        self.shown = shown
        self.tell_changed()

    def shares(self) -> FloatArray:
        """Return the shares that are shown, with totals; NaN where there are no rows.

        By true class each row sums to 1, by predicted class each column; the total of a
        class is then its share of all rows.
        """
        n = len(self.counts)
        whole = np.full(self.cells.shape, float(self.cells[n, n]) if n else 0.0)
        if n and self.shown == "true":
            whole[:n, :n] = self.cells[:n, n:]
        elif n and self.shown == "predicted":
            whole[:n, :n] = self.cells[n:, :n]
        with np.errstate(invalid="ignore", divide="ignore"):
            return np.asarray(self.cells / whole)

    def is_total(self, i: int) -> bool:
        """Whether a row or column is that of the totals."""
        return i == len(self.counts)

    def _column(self, j: int) -> Column[int]:
        def title() -> str:
            return self._name(j)

        return Column(
            title,
            lambda i: self._text(i, j),
            RIGHT,
            tip=lambda i: self._tip(i, j),
            about=title,  # it may be cut
            bold=lambda i: i == j,
            roles={Role.BackgroundRole: lambda i: self._tint(i, j)},
        )

    def _name(self, i: int) -> str:
        return self.tr("total") if self.is_total(i) else self._classes[i]

    def _text(self, i: int, j: int) -> str:
        if self.shown == "counts":
            return QLocale().toString(int(self.cells[i, j]))
        share = self._share(i, j, self.shown)
        return "–" if share is None else percent(share)

    def _tip(self, i: int, j: int) -> str:
        count = self.tr("%n row(s)", "", int(self.cells[i, j]))
        if self.is_total(i) or self.is_total(j):
            share = self._share(i, j, "counts")
            of_all = self.tr("{share} of all").format(share=percent(share or 0.0))
            return f"{count}: {of_all}"
        parts = []
        for shown, text in (
            ("true", self.tr("{share} of true {name}")),
            ("predicted", self.tr("{share} of predicted {name}")),
        ):
            share = self._share(i, j, shown)
            name = self._classes[i if shown == "true" else j]
            if share is not None:
                parts.append(text.format(share=percent(share), name=name))
        return "\n".join([count, *parts])

    def _share(self, i: int, j: int, shown: str) -> float | None:
        n = len(self.counts)
        inside = i < n and j < n
        if inside and shown == "true":
            whole = int(self.cells[i, n])
        elif inside and shown == "predicted":
            whole = int(self.cells[n, j])
        else:
            whole = int(self.cells[n, n])
        return int(self.cells[i, j]) / whole if whole else None

    def _tint(self, i: int, j: int) -> QColor | None:
        colours = self._theme.colours
        if self.is_total(i) or self.is_total(j):
            return QColor(colours.button)
        if not self.counts[i, j]:
            return None
        # the diagonal in the accent, mistakes in the error colour
        shown = "predicted" if self.shown == "predicted" else "true"
        colour = QColor(colours.accent if i == j else colours.error)
        colour.setAlphaF(0.10 + 0.45 * (self._share(i, j, shown) or 0.0))
        return colour


class ConfusionPage(ResultPage):
    """How often each true class was predicted as which."""

    page_id: ClassVar[str] = "confusion"
    eager: ClassVar[bool] = True

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._hint = QLabel(wordWrap=True)
        self._as = Segments("classify_confusion", SHOWN)
        self._model = ConfusionModel(room.context.theme, self)
        self._table = Table(
            "classify_confusion_table", self._model, selects=CELLS, row_height=26,
            row_titles=True, grid=True, marks_head=True,
        )  # fmt: skip
        self._as.chosen.connect(self._model.show_as)
        self._table.clicked.connect(self._on_table_activated)
        self._table.activated.connect(self._on_table_activated)
        self._lay_out()

    def _lay_out(self) -> None:
        switch = QHBoxLayout()
        switch.addWidget(self._as, 3)
        switch.addStretch(2)
        layout = QVBoxLayout(self)
        layout.addWidget(self._hint)
        nest(layout, switch)
        layout.addWidget(self._table)

    def retranslate(self) -> None:
        self._hint.setText(
            self.tr(
                "True class in rows, predicted in columns. Click a cell to select its rows."
            )
        )
        self._as.set_texts({
            "counts": (self.tr("Rows"), self.tr("How many rows are in each cell")),
            "true": (self.tr("% of true"), self.tr("Shares of the true class: each row sums to 100 %")),
            "predicted": (self.tr("% of predicted"), self.tr("Shares of the predicted class: each column sums to 100 %")),
        })  # fmt: skip
        self._table.setAccessibleName(self.tr("Confusion matrix"))
        self._model.tell_changed()

    def fill(self) -> None:
        result = self.current.result if self.current else None
        figures = result.of_classes if result else None
        counts = figures.confusion if figures else None
        classes = result.data.classes if result else ()
        self._model.show_counts(_NO_COUNTS if counts is None else counts, classes)
        metrics = self._table.fontMetrics()
        names = max((metrics.horizontalAdvance(c) for c in classes), default=0)
        # one width for all: measuring 500 x 500 cells would take seconds
        self._table.horizontalHeader().setDefaultSectionSize(
            min(max(names, metrics.horizontalAdvance("100.0 %")) + 24, _WIDEST)
        )
        self._table.verticalHeader().setMaximumWidth(_WIDEST)

    def probe(self) -> dict[str, Any]:
        n = len(self._model.counts)
        return {
            "confusion": self._model.counts.tolist(),
            "shown": self._model.shown,
            "totals": {
                "true": self._model.cells[:n, n:].ravel().tolist(),
                "predicted": self._model.cells[n:, :n].ravel().tolist(),
                "all": int(self._model.cells[n, n]) if n else 0,
            },
            "shares": self._model.shares().tolist(),
        }

    def _on_table_activated(self, index: Index) -> None:
        if self.current is None:
            return
        result = self.current.result
        rows: list[int] = []
        if result.predictions is not None:
            true, predicted = result.predictions.codes(result.data.classes)
            chosen = (true >= 0) & (predicted >= 0)
            if not self._model.is_total(index.row()):
                chosen &= true == index.row()
            if not self._model.is_total(index.column()):
                chosen &= predicted == index.column()
            rows = result.predictions.rows[chosen].tolist()
        self.rows_chosen.emit(rows)
