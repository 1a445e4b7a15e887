"""The page of two classifiers: on one data set fold by fold, and over all of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from workbench.core.diagrams.posterior_diagram import posterior_diagram
from workbench.core.program.json_text import plain
from workbench.core.results.comparing.comparison import Comparison
from workbench.core.results.comparing.results_view import ResultsView
from workbench.core.results.comparing.two_classifiers import TwoClassifiers
from workbench.ui.drawing.diagram_view import DiagramView
from workbench.ui.layouts import nest
from workbench.ui.room import Room
from workbench.ui.rooms.compare.number_table import NumberTable
from workbench.ui.rooms.compare.page import ComparePage
from workbench.ui.rooms.compare.pages.diagram_page_words import DiagramWords
from workbench.ui.rooms.compare.pages.pairs_text import PairsText
from workbench.ui.widgets.object_names import named

_ROPE_DECIMALS = 4
_WIDEST_NAME = 150
#: Of the table and the picture; both grow with the window.
_WIDTHS = (450, 270)
#: Where no region was chosen: one hundredth of the scale of shares, or of percent.
_ROPE_SHARE = 0.01


class PairsPage(ComparePage):
    """Tests of one pair in a table, each with its assumption; the posterior beside it."""

    page_id = "pairs"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        theme = room.context.theme
        self._texts, self._words = PairsText(self), DiagramWords(self)
        self._comparison: Comparison | None = None
        self._found: TwoClassifiers | None = None
        self._sentences: list[str] = []
        self.data = named(QComboBox(), "compare_pairs_dataCombo")
        self.first = named(QComboBox(), "compare_pairs_aCombo")
        self.second = named(QComboBox(), "compare_pairs_bCombo")
        self.rope = named(QDoubleSpinBox(), "compare_pairs_ropeDSpin")
        self.rope.setDecimals(_ROPE_DECIMALS)
        self.rope.setKeyboardTracking(False)
        self._labels = {name: QLabel() for name in ("first", "second", "data", "rope")}
        self.table = NumberTable(theme, "compare_pairs_table")
        self.assumes = QLabel()
        self.assumes.setWordWrap(True)
        self.plot = DiagramView(theme, "compare_pairs_plot", self)
        self._request = room.request("latest")
        self._lay_out()
        for box in (self.data, self.first, self.second):
            box.currentIndexChanged.connect(self._on_choice_changed)
        self.rope.valueChanged.connect(self._on_choice_changed)
        self.table.current_changed.connect(self._on_table_current_changed)
        self._request.done.connect(self._on_request_done)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        for name, label in self._labels.items():
            label.setBuddy(getattr(self, name))
            row.addWidget(label)
            row.addWidget(getattr(self, name))
        for box in (self.first, self.second, self.data):
            box.setMaximumWidth(_WIDEST_NAME)
        row.addStretch(1)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setObjectName("compare_pairs_splitter")
        split.setChildrenCollapsible(False)
        left = QWidget()
        below = QVBoxLayout(left)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(4)
        below.addWidget(self.table, 1)
        below.addWidget(self.assumes)
        split.addWidget(left)
        split.addWidget(self.plot)
        split.setSizes(_WIDTHS)
        for i, width in enumerate(_WIDTHS):
            split.setStretchFactor(i, width)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        nest(column, row)
        column.addWidget(split, 1)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        texts = {
            "first": self.tr("Compare"),
            "second": self.tr("with"),
            "data": self.tr("on"),
            "rope": self.tr("alike within ±"),
        }
        for name, label in self._labels.items():
            label.setText(texts[name])
        self.first.setAccessibleName(self.tr("First classifier"))
        self.second.setAccessibleName(self.tr("Second classifier"))
        tip = self.tr("What is positive speaks for the first classifier")
        self.first.setToolTip(tip)
        self.second.setToolTip(tip)
        self.data.setAccessibleName(self.tr("Data set of the tests over folds"))
        self.data.setToolTip(self.tr("The tests over folds are of this data set"))
        tip = self.tr(
            "Region of practical equivalence: smaller differences count as none"
        )
        self.rope.setAccessibleName(tip)
        self.rope.setToolTip(tip)
        self.table.setAccessibleName(self.tr("Tests of two classifiers"))
        self._fill()

    # -- what is compared ---------------------------------------------------------------

    def show_view(self, view: ResultsView | None) -> None:
        """Offer the classifiers and data sets of a view."""
        super().show_view(view)
        table = None if view is None else view.table
        names = () if table is None else table.classifiers
        _refill(self.first, names, 0)
        _refill(self.second, names, 1)
        _refill(self.data, () if table is None else table.datasets, 0)
        if table is not None:
            largest = float(abs(table.complete().values).max(initial=0.0))
            self._scale_rope(1.0 if largest <= 1 else 100.0)
        self._ask()

    def _scale_rope(self, scale: float) -> None:
        if self.rope.maximum() == scale:
            return
        self.rope.blockSignals(True)
        self.rope.setMaximum(scale)
        self.rope.setSingleStep(scale / 200)
        self.rope.setValue(scale * _ROPE_SHARE)
        self.rope.blockSignals(False)

    def show_statistics(self, comparison: Comparison | None) -> None:
        """Take alpha and tolerance; the best two are proposed first."""
        first = self._comparison is None
        self._comparison = comparison
        if comparison and first:
            (best, _), (second, _), *_ = comparison.by_rank
            self._choose(best, second)
        self._ask()

    def _choose(self, a: str, b: str) -> None:
        for box, name in ((self.first, a), (self.second, b)):
            box.blockSignals(True)
            box.setCurrentIndex(box.findText(name))
            box.blockSignals(False)

    def _ask(self) -> None:
        view, comparison = self.view, self._comparison
        a, b, data = (box.currentText() for box in (self.first, self.second, self.data))
        if view is None or not comparison or a == b or not data:
            self._request.cancel()
            self._found = None
            self._fill()
            return
        payload = {
            "table": view.table,
            "a": a,
            "b": b,
            "data": data,
            "alpha": comparison.posthoc.alpha,
            "rope": self.rope.value(),
            "tolerance": comparison.tolerance,
            "folds_a": list(view.folds.get((data, a), ())),
            "folds_b": list(view.folds.get((data, b), ())),
            "train_share": view.train_share.get(data, 0.0),
            "repeats": view.repeats,
            "folds_per_repeat": view.folds_per_repeat,
            "folder": self.folder,
        }
        self._request.start(
            "pairwise", payload, lane="interactive", title=self.tr("Two classifiers")
        )

    # -- what came out --------------------------------------------------------------------

    def _fill(self) -> None:
        found = self._found
        if not found:
            self._sentences = []
            self.table.show_rows([], [])
            self.assumes.clear()
            self.plot.show_diagram(None)
            self.plot.hide()
            self.plot.describe(self.title())
            return
        rows = self._texts.rows(found)
        self._sentences = [row.pop() for row in rows]
        marked = [(i, 1, row[1].startswith("●")) for i, row in enumerate(rows)]
        self.table.show_rows(
            self._texts.headers(),
            rows,
            words=(0, 1),
            bold={(i, j) for i, j, on in marked if on},
            muted={(i, j) for i, j, on in marked if not on},
        )
        self._tell(max(0, self.table.current[0]))
        bayes = found.bayes
        if bayes:
            words = {**self._words.words(), **self._texts.posterior_words()}
            self.plot.show_diagram(partial(posterior_diagram, bayes, words=words))
        self.plot.setVisible(bool(bayes))

    def _tell(self, row: int) -> None:
        """Say what the test in a row assumes."""
        if 0 <= row < len(self._sentences):
            name = self.table.texts()[row][0]
            text = self.tr("{test} assumes: {sentence}")
            self.assumes.setText(text.format(test=name, sentence=self._sentences[row]))

    def figure(self) -> QWidget | None:
        """Return the bar of probabilities."""
        return self.plot if self.plot.diagram is not None else None

    def probe(self) -> dict[str, Any]:
        """Return the tests of the pair."""
        return {
            "tests": plain(self._found) if self._found else {},
            "table": self.table.texts(),
            "assumptions": list(self._sentences),
        }

    def _on_table_current_changed(self, row: int) -> None:
        self._tell(row)

    def _on_choice_changed(self) -> None:
        self._ask()

    def _on_request_done(self, found: TwoClassifiers) -> None:
        self._found = found
        self._fill()


def _refill(box: QComboBox, names: Sequence[str], otherwise: int) -> None:
    """Offer names; the one chosen stays, else the one at a place is."""
    if [box.itemText(i) for i in range(box.count())] == list(names):
        return
    chosen = box.currentText()
    box.blockSignals(True)
    box.clear()
    box.addItems(list(names))
    place = box.findText(chosen) if chosen else -1
    box.setCurrentIndex(place if place >= 0 else min(otherwise, len(names) - 1))
    box.blockSignals(False)
