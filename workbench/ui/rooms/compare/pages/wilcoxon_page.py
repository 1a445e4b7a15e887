"""The page of Wilcoxon's signed-rank test of every pair."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from workbench.core.program.json_text import plain
from workbench.core.results.comparing.comparison import Comparison, SignedRankPair
from workbench.ui.layouts import nest
from workbench.ui.room import Room
from workbench.ui.rooms.compare.number_table import NumberTable
from workbench.ui.rooms.compare.page import ComparePage
from workbench.ui.rooms.compare.stat_words import StatWords, fixed, p_text
from workbench.ui.rooms.compare.statistics_options import ZEROS
from workbench.ui.widgets.object_names import named


class WilcoxonPage(ComparePage):
    """A line for each pair; what is done with equal scores is chosen above."""

    page_id = "wilcoxon"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._comparison: Comparison | None = None
        self._words = StatWords(self)
        self.zeros = named(QComboBox(), "compare_wilcoxon_zerosCombo")
        for way in ZEROS:
            self.zeros.addItem("", way)
        self._label, self._about = QLabel(), QLabel()
        self._label.setBuddy(self.zeros)
        self._about.setWordWrap(True)
        self.table = NumberTable(room.context.theme, "compare_wilcoxon_table")
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._label)
        row.addWidget(self.zeros)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        nest(column, row)
        column.addWidget(self._about)
        column.addWidget(self.table, 1)
        self.zeros.currentIndexChanged.connect(self._on_zeros_current_index_changed)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        texts = {
            "wilcox": self.tr("left out (Wilcoxon)"),
            "pratt": self.tr("ranked, then left out (Pratt)"),
            "zsplit": self.tr("shared between both sides"),
        }
        for i in range(self.zeros.count()):
            self.zeros.setItemText(i, texts[self.zeros.itemData(i)])
        self._label.setText(self.tr("Equal scores are"))
        self.zeros.setAccessibleName(self.tr("What is done with equal scores"))
        self.zeros.setToolTip(self.tr("What is done with differences of zero"))
        self.table.setAccessibleName(self.tr("Wilcoxon’s test of every pair"))
        self._fill()

    def show_statistics(self, comparison: Comparison | None) -> None:
        """Take the statistics of the view."""
        self._comparison = comparison
        self._fill()

    def probe(self) -> dict[str, Any]:
        """Return the tests of all pairs."""
        found = self._comparison
        return {
            "about": self._about.text(),
            "zeros": self.zeros.currentData(),
            "pairs": plain(found.wilcoxon) if found else [],
            "table": self.table.texts(),
        }

    def _fill(self) -> None:
        comparison = self._comparison
        if not comparison:
            self.table.show_rows([], [])
            self._about.clear()
            return
        pairs = sorted(comparison.wilcoxon, key=lambda pair: pair.p)
        self.table.show_rows(
            self._headers(),
            [self._row(pair) for pair in pairs],
            words=(0, 1, 2),
            bold={(i, 2) for i, pair in enumerate(pairs) if pair.significant},
            muted={(i, 2) for i, pair in enumerate(pairs) if not pair.significant},
            tips=self._tips(),
        )
        about = self.tr(
            "Uses how large differences are, so scores must be comparable over "
            "data sets. Adjusted by Holm, α = {alpha}."
        ).format(alpha=fixed(comparison.posthoc.alpha, 2))
        self._about.setText(f"{about} {self._words.reconciliation(comparison)}")

    def _headers(self) -> list[str]:
        return [
            self.tr("Classifier"),
            self.tr("against"),
            self.tr("verdict"),
            self.tr("adjusted p"),
            "p",
            self.tr("kind"),
            "n",
            self.tr("zeros"),
            self.tr("ties"),
            "R+",
            "R−",
            "z",
            self.tr("effect r"),
            self.tr("difference"),
            self.tr("interval"),
        ]

    def _tips(self) -> dict[int, str]:
        return {
            3: self.tr(
                "Raised because several pairs are tested; compare it with alpha"
            ),
            5: self.tr("Exact: all signs are counted; normal: from z"),
            6: self.tr("Data sets"),
            7: self.tr("Data sets on which both have the same score"),
            8: self.tr("Differences that share their size with another"),
            9: self.tr("Sum of the ranks where the first is better"),
            10: self.tr("Sum of the ranks where the second is better"),
            12: self.tr("Rank-biserial correlation: 1 if the first always wins"),
            13: self.tr("Hodges and Lehmann’s estimate, positive for the first"),
            14: self.tr("Confidence interval of the difference"),
        }

    def _row(self, pair: SignedRankPair) -> list[str]:
        better = pair.a if pair.r_plus > pair.r_minus else pair.b
        verdict = self.tr("● {name} is better").format(name=better)
        return [
            pair.a,
            pair.b,
            verdict if pair.significant else self.tr("○ no significant difference"),
            p_text(pair.adjusted),
            p_text(pair.p),
            self.tr("exact") if pair.exact else self.tr("normal"),
            str(pair.n),
            str(pair.zeros),
            str(pair.tied),
            fixed(pair.r_plus, 1),
            fixed(pair.r_minus, 1),
            fixed(pair.z, 3),
            fixed(pair.effect, 3),
            fixed(pair.estimate, 4),
            f"{fixed(pair.low, 4)} … {fixed(pair.high, 4)}",
        ]

    def _on_zeros_current_index_changed(self) -> None:
        self.option_wanted.emit("zeros", self.zeros.currentData())
