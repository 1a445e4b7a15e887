"""The page of wins, ties and losses: everyone against everyone, with the sign test."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtWidgets import (
    QAbstractItemView,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.core.diagrams.win_tie_loss_diagram import win_tie_loss_diagram
from workbench.core.program.json_text import plain
from workbench.core.results.comparing.comparison import Comparison, SignPair, SignPairs
from workbench.core.results.comparing.results_view import ResultsView
from workbench.ui.drawing.diagram_view import DiagramView
from workbench.ui.layouts import nest
from workbench.ui.room import Room
from workbench.ui.rooms.compare.number_table import NumberTable
from workbench.ui.rooms.compare.page import ComparePage
from workbench.ui.rooms.compare.pages.diagram_page_words import DiagramWords
from workbench.ui.rooms.compare.stat_words import fixed, p_text
from workbench.ui.widgets.object_names import named

_DECIMALS = 4
#: The spin steps by this share of the power of ten that holds the scores.
_STEP_SHARE = 0.001


class WtlPage(ComparePage):
    """A table of counts; the line below tells the cell that is chosen."""

    page_id = "wtl"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._comparison: Comparison | None = None
        self._words = DiagramWords(self)
        self._counts: dict[tuple[str, str], SignPair] = {}
        self.tolerance = named(QDoubleSpinBox(), "compare_wtl_toleranceDSpin")
        self.tolerance.setDecimals(_DECIMALS)
        self.tolerance.setKeyboardTracking(False)
        self._label = QLabel()
        self._label.setBuddy(self.tolerance)
        self._about = QLabel()
        self._about.setWordWrap(True)
        self.table = NumberTable(room.context.theme, "compare_wtl_table")
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.plot = DiagramView(room.context.theme, "compare_wtl_plot")
        self.picture = named(QToolButton(), "compare_wtl_pictureBtn")
        self.picture.setCheckable(True)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.plot)
        self.detail = QLabel()
        self.detail.setWordWrap(True)
        self._lay_out()
        self.tolerance.valueChanged.connect(self._on_tolerance_value_changed)
        self.table.current_changed.connect(self._on_table_current_changed)
        self.picture.toggled.connect(self._on_picture_toggled)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._label)
        row.addWidget(self.tolerance)
        row.addSpacing(8)
        row.addWidget(self._about, 1)
        row.addWidget(self.picture)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        nest(column, row)
        column.addWidget(self._stack, 1)
        column.addWidget(self.detail)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._label.setText(self.tr("Scores are equal up to"))
        self.tolerance.setAccessibleName(self.tr("Scores are equal up to"))
        self.tolerance.setToolTip(
            self.tr("Scores that differ by no more count as a tie")
        )
        self.picture.setText(self.tr("Picture"))
        self.picture.setToolTip(self.tr("Show the table as a figure to be exported"))
        self.table.setAccessibleName(self.tr("Wins / ties / losses of row over column"))
        self._fill()

    def show_view(self, view: ResultsView | None) -> None:
        """Fit the steps of the tolerance to the scores."""
        super().show_view(view)
        if view is None:
            return
        values = view.table.complete().values
        largest = float(abs(values).max(initial=0.0))
        scale = 1.0 if largest <= 1 else 100.0
        self.tolerance.setSingleStep(scale * _STEP_SHARE)
        self.tolerance.setMaximum(max(scale, largest))

    def show_statistics(self, comparison: Comparison | None) -> None:
        """Take the statistics of the view."""
        self._comparison = comparison
        self._fill()

    def figure(self) -> QWidget | None:
        """Return the picture while it is shown."""
        shown = self.picture.isChecked() and self.plot.diagram is not None
        return self.plot if shown else None

    def probe(self) -> dict[str, Any]:
        """Return the counts of all pairs."""
        found = self._comparison
        return {
            "tolerance": found.tolerance if found else None,
            "pairs": plain(found.win_tie_loss) if found else [],
            "table": self.table.texts(),
        }

    def _fill(self) -> None:
        comparison = self._comparison
        self._draw()
        if not comparison:
            self.table.show_rows([], [])
            self._about.clear()
            self.detail.clear()
            return
        self._counts = _both_ways(comparison.win_tie_loss)
        names = comparison.classifiers
        rows = [[a, *(self._cell(a, b) for b in names)] for a in names]
        places = [(i, j + 1, a, b) for i, a in enumerate(names)
                  for j, b in enumerate(names) if a != b]  # fmt: skip
        bold = {(i, j) for i, j, a, b in places if self._counts[a, b].significant}
        self.table.show_rows([self.tr("row over column"), *names], rows, bold=bold)
        self._about.setText(
            self.tr(
                "Wins / ties / losses over {n} data sets; bold: sign test with Holm, "
                "α = {alpha}"
            ).format(n=comparison.n, alpha=fixed(comparison.posthoc.alpha, 2))
        )
        self._tell(*self.table.current)

    def _draw(self) -> None:
        if self._comparison and self.picture.isChecked():
            words = self._words.words()
            make = partial(win_tie_loss_diagram, self._comparison, words=words)
            self.plot.show_diagram(make)
            return
        if not self._comparison:
            self.plot.show_diagram(None)
        self.plot.describe(self.title())

    def _cell(self, a: str, b: str) -> str:
        if a == b:
            return "–"
        counts = self._counts[a, b]
        return f"{counts.wins} / {counts.ties} / {counts.losses}"

    def _tell(self, row: int, column: int) -> None:
        names = self._comparison.classifiers if self._comparison else ()
        if not (0 <= row < len(names) and 1 <= column <= len(names)):
            self.detail.setText(self.tr("Choose a cell to read its test."))
            return
        a, b = names[row], names[column - 1]
        if a == b:
            self.detail.setText(self.tr("Choose a cell to read its test."))
            return
        counts = self._counts[a, b]
        text = self.tr(
            "{a} over {b}: {wins} wins, {ties} ties, {losses} losses. Sign test "
            "p = {p}, adjusted {adjusted}. Share of wins {share}, interval {low} … "
            "{high}; ties count half."
        )
        self.detail.setText(
            text.format(
                a=a,
                b=b,
                wins=counts.wins,
                ties=counts.ties,
                losses=counts.losses,
                p=p_text(counts.p),
                adjusted=p_text(counts.adjusted),
                share=fixed(counts.share, 2),
                low=fixed(counts.low, 2),
                high=fixed(counts.high, 2),
            )
        )

    def _on_picture_toggled(self, on: bool) -> None:
        self._draw()
        self._stack.setCurrentIndex(int(on))
        self.detail.setVisible(not on)

    def _on_tolerance_value_changed(self, value: float) -> None:
        self.option_wanted.emit("tolerance", value)

    def _on_table_current_changed(self, row: int, column: int) -> None:
        self._tell(row, column)


def _both_ways(pairs: SignPairs) -> dict[tuple[str, str], SignPair]:
    """Return the counts by (row, column); the other way round wins are losses."""
    found = {}
    for pair in pairs:
        found[pair.a, pair.b] = pair
        found[pair.b, pair.a] = pair.reversed()
    return found
