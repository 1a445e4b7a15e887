"""The page of ranks and tests: what was tested, what came out, step by step if asked."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextOption
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSplitter,
    QStackedWidget,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.core.program.json_text import plain
from workbench.core.results.comparing.comparison import Comparison, RankPair
from workbench.core.results.comparing.results_view import ResultsView
from workbench.ui.layouts import nest
from workbench.ui.room import Room
from workbench.ui.rooms.compare.number_table import NumberTable
from workbench.ui.rooms.compare.page import ComparePage
from workbench.ui.rooms.compare.pages.tests_steps import StepsView
from workbench.ui.rooms.compare.stat_words import CAUTIONS, StatWords, fixed, p_text
from workbench.ui.widgets.fitted import FittedText
from workbench.ui.widgets.object_names import named

_WIDTHS = (270, 770)


class TestsPage(ComparePage):
    """Facts and cautions at the left, pairs at the right; or how the ranks come about."""

    page_id = "tests"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        theme = room.context.theme
        self._words = StatWords(self)
        self._comparison: Comparison | None = None
        self.facts = named(QTextBrowser(), "compare_tests_view")
        self.facts.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.facts.setTabChangesFocus(True)
        # a number is not broken where its column is narrow
        self.facts.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.pairs = NumberTable(theme, "compare_tests_table")
        self.steps = StepsView(theme)
        self.steps_button = named(QToolButton(), "compare_stepsBtn")
        self.steps_button.setCheckable(True)
        self.cautions_button = named(QToolButton(), "compare_cautionsBtn")
        self._sentence = named(FittedText(), "compare_testsLabel")
        self._stack = QStackedWidget()
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setObjectName("compare_tests_splitter")
        split.setChildrenCollapsible(False)
        split.addWidget(self.facts)
        split.addWidget(self.pairs)
        split.setSizes(_WIDTHS)
        for i, width in enumerate(_WIDTHS):
            split.setStretchFactor(i, width)
        self._stack.addWidget(split)
        self._stack.addWidget(self.steps)
        row = QHBoxLayout()
        row.addWidget(self._sentence, 1)
        row.addWidget(self.cautions_button)
        row.addWidget(self.steps_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        nest(column, row)
        column.addWidget(self._stack, 1)
        self.cautions_button.clicked.connect(self._on_cautions_clicked)
        self.steps_button.toggled.connect(self._on_steps_toggled)
        theme.follow(self, self._fill)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.steps_button.setText(self.tr("Step by step"))
        self.steps_button.setToolTip(
            self.tr("Show how the ranks and Friedman's statistic come about")
        )
        self.cautions_button.setToolTip(
            self.tr("What must be known to read these tests: they stand below them")
        )
        self.facts.setAccessibleName(self.tr("Tests of all classifiers together"))
        self.pairs.setAccessibleName(self.tr("Comparisons of two classifiers"))
        self.steps.retranslate()
        self._fill()

    def show_view(self, view: ResultsView | None) -> None:
        """Keep the table: the steps show its scores."""
        super().show_view(view)
        self._fill_steps()

    def show_statistics(self, comparison: Comparison | None) -> None:
        """Take the statistics of the view."""
        self._comparison = comparison
        self._fill()

    def probe(self) -> dict[str, Any]:
        """Return ranks, tests, pairs and cautions as shown."""
        comparison = self._comparison
        if not comparison:
            return {"shown": False}
        posthoc = comparison.posthoc
        return {
            "shown": True,
            "ranks": dict(comparison.mean_ranks),
            "facts": self.facts.toPlainText(),
            "headline": plain(comparison.headline),
            "friedman": plain(comparison.friedman),
            "iman_davenport": plain(comparison.iman_davenport),
            "kendall_w": comparison.kendall_w.value,
            "cd": posthoc.cd,
            "q": posthoc.q,
            "pairs": plain(posthoc.pairs),
            "significant": [[pair.a, pair.b] for pair in comparison.separated],
            "cautions": self._words.cautions(comparison, self.view),
            "table": self.pairs.texts(),
            "steps": self.steps_button.isChecked(),
        }

    # -- filling ----------------------------------------------------------------------

    def _fill(self) -> None:
        comparison = self._comparison
        self.steps_button.setEnabled(bool(comparison))
        self._fill_cautions(comparison)
        if not comparison:
            self._sentence.setText(self._words.nothing())
            self.facts.clear()
            self.pairs.show_rows([], [])
            return
        self._sentence.setText(self._words.sentence(comparison))
        colours = self.room.context.theme.colours
        self.facts.setHtml(
            self._words.facts_html(comparison, self.view, colours.warning)
        )
        self._fill_pairs(comparison)
        self._fill_steps()

    def _fill_cautions(self, comparison: Comparison | None) -> None:
        n = len(self._words.cautions(comparison, self.view)) if comparison else 0
        self.cautions_button.setText("⚠ " + self.tr("%n caution(s)", "", n))
        self.cautions_button.setVisible(n > 0)

    def _fill_pairs(self, comparison: Comparison) -> None:
        pairs = list(comparison.posthoc.pairs)
        verdicts = [(i, 2, pair.significant) for i, pair in enumerate(pairs)]
        self.pairs.show_rows(
            self._headers(),
            [self._row(pair) for pair in pairs],
            words=(0, 1, 2),
            bold={(i, j) for i, j, found in verdicts if found},
            muted={(i, j) for i, j, found in verdicts if not found},
            tips=self._tips(),
        )

    def _headers(self) -> list[str]:
        return [
            self.tr("Classifier"),
            self.tr("against"),
            self.tr("verdict"),
            self.tr("adjusted p"),
            "p",
            self.tr("threshold"),
            self.tr("Δ rank"),
            self.tr("interval"),
            "z",
        ]

    def _tips(self) -> dict[int, str]:
        return {
            3: self.tr(
                "Raised because several pairs are tested; compare it with alpha"
            ),
            4: self.tr("Of this pair alone, two-sided"),
            5: self.tr("What the unadjusted p is compared with"),
            6: self.tr("Mean rank of the first minus that of the second"),
            7: self.tr("Confidence interval of the difference of mean ranks"),
        }

    def _row(self, pair: RankPair) -> list[str]:
        return [
            pair.a,
            pair.b,
            self._words.verdict(pair),
            p_text(pair.adjusted),
            p_text(pair.p),
            p_text(pair.threshold),
            fixed(pair.difference, 3),
            f"{fixed(pair.low, 3)} … {fixed(pair.high, 3)}",
            fixed(pair.z, 3),
        ]

    def _fill_steps(self) -> None:
        if (
            not self._comparison
            or self.view is None
            or not self.steps_button.isChecked()
        ):
            return
        table = self.view.table.complete()
        # while new statistics are awaited, the old may be of other rows
        if table.datasets == self._comparison.datasets:
            self.steps.show_steps(table, self._comparison)

    def _on_cautions_clicked(self) -> None:
        self.steps_button.setChecked(False)
        self.facts.scrollToAnchor(CAUTIONS)
        self.facts.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_steps_toggled(self, on: bool) -> None:
        self._fill_steps()
        self._stack.setCurrentIndex(int(on))
