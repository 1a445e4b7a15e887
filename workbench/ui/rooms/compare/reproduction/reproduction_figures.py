"""Figures 9 and 10 of the thesis: as printed, and as the numbers have it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from workbench.core.diagrams.control_diagram import control_diagram
from workbench.core.diagrams.two_criteria_diagram import two_criteria_diagram
from workbench.core.results.comparing.comparison import Comparison
from workbench.core.results.comparing.reproduction import Tests
from workbench.core.thesis.reproduction import alpha_key, printed_comparison
from workbench.core.thesis.thesis_tables import thesis
from workbench.ui.drawing.diagram_view import DiagramView, Maker
from workbench.ui.rooms.compare.pages.diagram_page_words import DiagramWords
from workbench.ui.services.theme import Theme

_TABLES = {"figure9": (2, 3), "figure10": (5,)}


class ThesisFigures(QWidget):
    """One figure twice: at the left as printed, at the right from scores."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = DiagramWords(self)
        self.printed = DiagramView(theme, "compare_reproduction_printed_plot")
        self.own = DiagramView(theme, "compare_reproduction_own_plot")
        self._titles = (QLabel(), QLabel())
        self._is_measured = False
        self._shown = ""
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        for column, (title, view) in enumerate(
            zip(self._titles, (self.printed, self.own), strict=True)
        ):
            title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            grid.addWidget(title, 0, column)
            grid.addWidget(view, 1, column)
            grid.setColumnStretch(column, 1)
        grid.setRowStretch(1, 1)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        own = self.tr("From our measurements")
        again = self.tr("From the printed scores")
        self._titles[0].setText(self.tr("As printed"))
        self._titles[1].setText(own if self._is_measured else again)
        self.printed.describe(self._titles[0].text())
        self.own.describe(self._titles[1].text())

    def show_tests(
        self, key: str, printed: Mapping[int, Tests], measured: Mapping[int, Tests]
    ) -> None:
        """Show a figure.

        Parameters
        ----------
        key : str
            ``figure9`` or ``figure10``.
        printed, measured : mapping
            Statistics by table, of the printed and of the measured scores; the figure
            at the right is of the first where the second does not have all.
        """
        numbers = _TABLES[key]
        self._shown = key
        self._is_measured = all(number in measured for number in numbers)
        tests = measured if self._is_measured else printed
        if all(number in printed for number in numbers):
            self.printed.show_diagram(
                self._maker([printed_comparison(n, printed[n]) for n in numbers])
            )
            self.own.show_diagram(
                self._maker([_comparison(n, tests[n]) for n in numbers])
            )
        self.retranslate()

    def _maker(self, comparisons: list[Comparison]) -> Maker:
        words = self._words.words()
        if len(comparisons) == 1:
            return partial(control_diagram, comparisons[0], words=words)
        first, second = comparisons
        return partial(two_criteria_diagram, first, second, words=words)

    def numbers(self) -> tuple[int, ...]:
        """Return the tables the figure is made of."""
        return _TABLES.get(self._shown, ())

    def figure(self) -> QWidget | None:
        """Return the right picture, or the left one while it has the focus."""
        if self.printed.hasFocus():
            return self.printed
        return self.own if self.own.diagram is not None else None

    def probe(self) -> dict[str, Any]:
        """Return captions and numbers of both."""
        views = {"printed": self.printed, "own": self.own}
        return {
            "shown": self._shown,
            "measured": self._is_measured,
            **{name: view.probe() for name, view in views.items()},
        }


def _comparison(number: int, tests: Tests) -> Comparison:
    """Return the statistics by the printed test, at the printed alpha."""
    alpha = alpha_key(thesis().tables[number].alpha)
    return tests["bonferroni-dunn"][alpha]
