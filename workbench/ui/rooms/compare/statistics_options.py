"""The bar of options above the result pages: which test, how strict, against whom."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QToolButton,
    QWidget,
)

from workbench.core.results.comparing.results_view import ResultsView
from workbench.core.results.comparing.score_table import ScoreTable
from workbench.ui.rooms.compare.statistic_names import method_title
from workbench.ui.services.numbers import locale
from workbench.ui.widgets.fitted import FittedCombo
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named

#: Tests of every pair, and tests of each classifier against one.
ALL_PAIRS = ("nemenyi", "shaffer")
AGAINST_CONTROL = ("bonferroni-dunn", "holm", "hochberg", "hommel")
ZEROS = ("wilcox", "pratt", "zsplit")
ALPHAS = (0.01, 0.05, 0.10)
#: Names of classifiers are shortened beyond so many.
_LETTERS = 24


@dataclass(frozen=True, slots=True)
class StatisticsOptions:
    """What is asked of the statistics.

    Attributes
    ----------
    posthoc : str
        One of `ALL_PAIRS` or `AGAINST_CONTROL`.
    alpha : float
    control : str
        A classifier; empty: the one with the best mean rank.
    ties : bool
        Whether Friedman's statistic is corrected for ties.
    tolerance : float
        Scores that differ by no more than this count as equal where wins are counted.
    zeros : str
        What Wilcoxon's test does with equal scores: one of `ZEROS`.
    """

    posthoc: str = "nemenyi"
    alpha: float = 0.05
    control: str = ""
    ties: bool = True
    tolerance: float = 0.0
    zeros: str = "wilcox"

    def payload(self, table: ScoreTable) -> dict[str, Any]:
        """Return what the task ``compare`` takes."""
        known = self.control in table.classifiers
        return {
            "table": table,
            "posthoc": self.posthoc,
            "alpha": self.alpha,
            "control": self.control if known else "",
            "ties": self.ties,
            "tolerance": self.tolerance,
            "zeros": self.zeros,
        }


class OptionsBar(FlowRow):
    """Post-hoc test, alpha, control, ties; at the right whatever is added.

    Signals
    -------
    changed(asked)
        An option was changed by hand or through `take`.
    """

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.asked = StatisticsOptions()
        self.posthoc = FittedCombo("compare_posthocCombo")
        self.alpha = FittedCombo("compare_alphaCombo")
        self.control = FittedCombo("compare_controlCombo", _LETTERS)
        self.ties = named(QCheckBox(), "compare_tieCheck")
        self.export = named(QToolButton(), "compare_exportBtn")
        self.export.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._labels = {name: QLabel() for name in ("posthoc", "alpha", "control")}
        for name in (*ALL_PAIRS, *AGAINST_CONTROL):
            self.posthoc.addItem("", name)
        for alpha in ALPHAS:
            self.alpha.addItem("", alpha)
        self.control.addItem("", "")
        self.ties.setChecked(True)
        self._lay_out()
        self.retranslate()
        for box in (self.posthoc, self.alpha, self.control):
            box.currentIndexChanged.connect(self._on_box_current_index_changed)
        self.ties.toggled.connect(self._on_box_current_index_changed)
        self._show(self.asked)

    def _lay_out(self) -> None:
        for name, label in self._labels.items():
            box = getattr(self, name)
            label.setBuddy(box)
            self.add(label, box)
        self.add(self.ties)
        self.add(self.export, at_end=True)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        titles = {
            "posthoc": self.tr("Post-hoc"),
            "alpha": "α",
            "control": self.tr("Control"),
        }
        for name, label in self._labels.items():
            label.setText(titles[name])
            getattr(self, name).setAccessibleName(titles[name])
        self.alpha.setAccessibleName(self.tr("Significance level alpha"))
        for i in range(self.posthoc.count()):
            self.posthoc.setItemText(i, method_title(self.posthoc.itemData(i)))
        for i, alpha in enumerate(ALPHAS):
            self.alpha.setItemText(i, locale().toString(alpha, "f", 2))
        self.control.setItemText(0, self.tr("best"))
        self.ties.setText(self.tr("ties corrected"))
        self._retranslate_tips()

    def _retranslate_tips(self) -> None:
        self.posthoc.setToolTip(
            self.tr(
                "Nemenyi and Shaffer compare every pair; the others compare each "
                "classifier with the control only"
            )
        )
        self.alpha.setToolTip(
            self.tr("The risk of calling a difference real that is chance")
        )
        self.control.setToolTip(self.tr("The classifier all others are compared with"))
        self.ties.setToolTip(
            self.tr("Divide Friedman's statistic by its correction for tied ranks")
        )
        self.export.setText(self.tr("Export"))
        self.export.setToolTip(self.tr("Tables and this figure, as files or copied"))

    def show_view(self, view: ResultsView | None) -> None:
        """Offer the classifiers of a view; what is chosen stays."""
        names = () if view is None else view.table.classifiers
        _refill(
            self.control, [(self.control.itemText(0), ""), *((n, n) for n in names)]
        )
        self.asked = self._read()

    def take(self, name: str, value: object) -> None:
        """Change one option as if by hand."""
        asked = replace(self.asked, **{name: value})  # type: ignore[arg-type]
        if asked != self.asked:
            self.asked = asked
            self._show(asked)
            self.changed.emit(asked)

    def _show(self, asked: StatisticsOptions) -> None:
        for name in ("posthoc", "alpha", "control"):
            box = getattr(self, name)
            box.blockSignals(True)
            box.setCurrentIndex(max(0, box.findData(getattr(asked, name))))
            box.blockSignals(False)
        self.ties.blockSignals(True)
        self.ties.setChecked(asked.ties)
        self.ties.blockSignals(False)

    def _read(self) -> StatisticsOptions:
        return StatisticsOptions(
            self.posthoc.currentData(),
            self.alpha.currentData(),
            self.control.currentData() or "",
            self.ties.isChecked(),
            self.asked.tolerance,
            self.asked.zeros,
        )

    def _on_box_current_index_changed(self) -> None:
        asked = self._read()
        if asked != self.asked:
            self.asked = asked
            self.changed.emit(asked)


def _refill(box: QComboBox, items: list[tuple[str, str]]) -> None:
    chosen = box.currentData()
    box.blockSignals(True)
    box.clear()
    for text, data in items:
        box.addItem(text, data)
    box.setCurrentIndex(max(0, box.findData(chosen)) if items else -1)
    box.blockSignals(False)
