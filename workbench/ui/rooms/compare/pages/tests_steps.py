"""The ranks and Friedman's statistic step by step, with the numbers filled in."""

from __future__ import annotations

import math

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QTextOption
from PySide6.QtWidgets import QBoxLayout, QScrollArea, QTextBrowser, QWidget

from workbench.api import FloatArray
from workbench.core.results.comparing.comparison import Comparison
from workbench.core.results.comparing.score_table import ScoreTable
from workbench.ui.rooms.compare.grid.grid_words import PERCENT
from workbench.ui.rooms.compare.number_table import NumberTable
from workbench.ui.rooms.compare.stat_words import fixed, p_text
from workbench.ui.services.numbers import number
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.object_names import named

_TEXT_WIDTH = 420
_SPACING = 8
_NAMES = 90  # the least width of the names of data sets
_FEWEST, _MOST = 4, 9  # digits of a score
_ANY_HEIGHT = 16_777_215  # the largest height of a widget


class StepsView(QScrollArea):
    """The table of scores and ranks, ties marked, and the formulas.

    They stand side by side where the whole table has room, else one below the other,
    both in full height.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("compare_steps_area")
        self.setFrameShape(self.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its parts have it
        self.table = NumberTable(theme, "compare_steps_table", narrowest=_NAMES)
        self.text = named(QTextBrowser(), "compare_steps_view")
        self.text.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.text.setTabChangesFocus(True)
        self.text.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self._body = body = QWidget()
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, body)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(_SPACING)
        self._box.addWidget(self.table, 1)
        self._box.addWidget(self.text, 1)
        self.setWidget(body)
        self.table.current_changed.connect(self._on_table_current_changed)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.table.setAccessibleName(self.tr("Scores and their ranks"))
        self.text.setAccessibleName(self.tr("How Friedman's statistic comes about"))

    def show_steps(self, table: ScoreTable, comparison: Comparison) -> None:
        """Show the steps from scores to the statistic of `comparison`."""
        ranks = comparison.ranks
        self._fill_table(table, ranks)
        self.text.setHtml(self._html(ranks, comparison))
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put table and formulas side by side, or the formulas below."""
        bar = self.verticalScrollBar().sizeHint().width()
        needed = self.table.wanted_width + bar + _SPACING + _TEXT_WIDTH
        if self.width() >= needed:
            self._box.setDirection(QBoxLayout.Direction.LeftToRight)
            heights = [(0, _ANY_HEIGHT)] * 2
        else:
            self._box.setDirection(QBoxLayout.Direction.TopToBottom)
            copy = self.text.document().clone(self)
            copy.setTextWidth(self.width() - bar)
            tall = math.ceil(copy.size().height())
            heights = [(self.table.wanted_height,) * 2, (tall, tall)]
            copy.deleteLater()
        for widget, (low, high) in zip((self.table, self.text), heights, strict=True):
            widget.setMinimumHeight(low)
            widget.setMaximumHeight(high)

    def _on_table_current_changed(self, row: int, column: int) -> None:
        if row >= 0:
            middle = self.table.visualRect(self.table.currentIndex()).center()
            place = self.table.viewport().mapTo(self._body, middle)
            self.ensureVisible(place.x(), place.y())

    def _fill_table(self, table: ScoreTable, ranks: FloatArray) -> None:
        rows, bold = [], set[tuple[int, int]]()
        values = table.values
        if table.measure in PERCENT and np.abs(values).max() <= 1:
            values = 100 * values  # as in the grid
        for i, name in enumerate(table.datasets):
            cells, digits = [name], _digits(values[i], ranks[i])
            for j in range(table.n_classifiers):
                tied = int((ranks[i] == ranks[i, j]).sum()) > 1
                rank = number(ranks[i, j], 4) + ("=" if tied else "")
                cells.append(f"{number(values[i, j], digits)} ({rank})")
                if ranks[i, j] == ranks[i].min():
                    bold.add((i, j + 1))
            rows.append(cells)
        sums = ranks.sum(axis=0)
        rows.append([self.tr("sum of ranks"), *(fixed(s, 1) for s in sums)])
        rows.append([self.tr("mean rank"), *(fixed(m, 3) for m in ranks.mean(axis=0))])
        last = {
            (i, j) for i in (len(rows) - 2, len(rows) - 1) for j in range(len(rows[0]))
        }
        headers = [self.tr("data set"), *table.classifiers]
        self.table.show_rows(headers, rows, bold=bold | last)

    def _html(self, ranks: FloatArray, comparison: Comparison) -> str:
        n, k = ranks.shape
        sums, means = ranks.sum(axis=0), ranks.mean(axis=0)
        spread = float((means**2).sum()) - k * (k + 1) ** 2 / 4
        plain = 12 * n / (k * (k + 1)) * spread
        squares = " + ".join(f"{fixed(m, 3)}²" for m in means)
        first = self.tr(
            "1. On each data set the best score has rank 1; equal scores share the "
            "mean of their places (marked =)."
        )
        second = self.tr("2. Sums of ranks: {sums}; divided by N = {n}: mean ranks.")
        third = self.tr(
            "3. Friedman: how far the mean ranks are from (k + 1)/2 = {mid}"
        )
        return (
            f"<p>{first}</p><p>"
            + second.format(sums=", ".join(fixed(s, 1) for s in sums), n=n)
            + "</p><p>"
            + third.format(mid=fixed((k + 1) / 2, 1))
            + "</p><p>χ² = 12N / (k(k+1)) · (Σ R<sub>j</sub>² − k(k+1)²/4)<br>"
            f"&nbsp;&nbsp;= 12·{n} / ({k}·{k + 1}) · ({squares} − {k}·{k + 1}²/4)<br>"
            f"&nbsp;&nbsp;= <b>{fixed(plain, 4)}</b></p>"
            + self._ties_html(ranks, plain)
            + self._davenport_html(n, k, comparison)
        )

    def _ties_html(self, ranks: FloatArray, plain: float) -> str:
        n, k = ranks.shape
        ties = tie_sum(ranks)
        if ties == 0:
            # a text inside of an f-string is not seen by lupdate
            none = self.tr("4. No ties: nothing to correct.")
            return f"<p>{none}</p>"
        total = n * k * (k * k - 1)
        text = self.tr(
            "4. Ties make the ranks less spread. With t equal scores in a group, "
            "χ² is divided by 1 − Σ(t³ − t) / (N k (k² − 1)):"
        )
        if ties == total:
            return f"<p>{text}</p>"
        return (
            f"<p>{text}<br>&nbsp;&nbsp;1 − {ties} / {total} = "
            f"{fixed(1 - ties / total, 5)}<br>&nbsp;&nbsp;{fixed(plain, 4)} / "
            f"{fixed(1 - ties / total, 5)} = <b>"
            f"{fixed(plain / (1 - ties / total), 4)}</b></p>"
        )

    def _davenport_html(self, n: int, k: int, comparison: Comparison) -> str:
        chi, test = comparison.friedman.statistic, comparison.iman_davenport
        text = self.tr(
            "5. Iman and Davenport: χ² is too careful. F has {a} and {b} degrees of "
            "freedom; its p is the one quoted."
        ).format(a=k - 1, b=(k - 1) * (n - 1))
        c = fixed(chi, 4)
        # nothing where all rank alike: the denominator is 0
        f = "" if math.isinf(test.statistic) else fixed(test.statistic, 4)
        return (
            f"<p>{text}<br>F = (N−1) χ² / (N(k−1) − χ²)<br>&nbsp;&nbsp;= {n - 1}·{c} / "
            f"({n}·{k - 1} − {c}) = <b>{f}</b>, "
            f"p = {p_text(test.p)}</p>"
        )


def _digits(scores: FloatArray, ranks: FloatArray) -> int:
    """Return how many digits tell scores of different ranks apart, four at least."""
    for digits in range(_FEWEST, _MOST):
        if len({number(v, digits) for v in scores}) >= np.unique(ranks).size:
            return digits
    return _MOST


def tie_sum(ranks: FloatArray) -> int:
    """Return the sum of t³ − t over all groups of t tied ranks of all data sets."""
    equal = (ranks[:, :, None] == ranks[:, None, :]).sum(axis=2)
    return int((equal**2 - 1).sum())
