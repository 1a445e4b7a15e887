"""The table of all methods tried on the data shown, best first, with bars."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from workbench.core.results.metric_result import NONE, MetricResult
from workbench.ui.rooms.metric.methods.methods_known import (
    LOCAL,
    MethodFailure,
    MethodQuestion,
)
from workbench.ui.services.fit_words import fit_words
from workbench.ui.services.numbers import locale, percent
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.bar_delegate import BAR, BarDelegate
from workbench.ui.widgets.table import CONTENTS, FIXED, ONE_ROW, STRETCH, Table
from workbench.ui.widgets.table_model import RIGHT, Column, Index, TableModel

METHOD, BEFORE, AFTER, RANK, STEPS, SECONDS, CONVERGED, NOTE = range(8)
_BAR_COLUMN_WIDTH = 136


@dataclass(frozen=True, slots=True)
class _Line:
    """What is shown of a method; the share is None where it learned nothing."""

    plugin: str
    cells: list[str]
    share: float | None


class MethodsBoard(Table):
    """Method, accuracy before and after, rank, iterations, seconds, converged, note.

    Signals
    -------
    chosen(plugin)
        A line was activated.
    """

    chosen = Signal(str)

    def __init__(
        self,
        theme: Theme,
        title_of: Callable[[str], str],
        parent: QWidget | None = None,
    ) -> None:
        self._model = TableModel(self._columns())
        super().__init__(
            "metric_methods_board_table", self._model, parent, selects=ONE_ROW,
            framed=True,
        )  # fmt: skip
        self._model.setParent(self)
        self._title_of = title_of
        self.setItemDelegateForColumn(AFTER, BarDelegate(theme, self))
        self.size_columns(CONTENTS, {AFTER: FIXED, NOTE: STRETCH})
        self.horizontalHeader().resizeSection(AFTER, _BAR_COLUMN_WIDTH)
        self.activated.connect(self._on_activated)

    def _columns(self) -> tuple[Column[_Line], ...]:
        def cell(at: int) -> Callable[[_Line], str]:
            return lambda line: line.cells[at]

        share = {BAR: lambda line: line.share}
        return (
            Column(lambda: self.tr("Method"), cell(METHOD)),
            Column(lambda: self.tr("Before"), cell(BEFORE), RIGHT),
            Column(lambda: self.tr("After"), cell(AFTER), RIGHT, roles=share),
            Column(lambda: self.tr("Rank"), cell(RANK), RIGHT),
            Column(lambda: self.tr("Iterations"), cell(STEPS), RIGHT),
            Column(lambda: self.tr("s"), cell(SECONDS), RIGHT),
            Column(lambda: self.tr("Converged"), cell(CONVERGED)),
            Column(lambda: self.tr("Note"), cell(NOTE), tip=cell(NOTE)),
        )

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._model.tell_changed()
        self.setAccessibleName(self.tr("Methods tried on these data"))
        self.setToolTip(
            self.tr(
                "Accuracies are leave-one-out with a metric learned from all rows, so "
                "those after learning are optimistic. Enter uses a method."
            )
        )

    def show_answers(
        self, answers: Mapping[MethodQuestion, MetricResult | MethodFailure]
    ) -> None:
        """Show what is known, the best accuracy first and who failed last.

        Of a method tried with several settings the last one counts.
        """
        last = {question.plugin: answer for question, answer in answers.items()}
        lines = sorted(last.items(), key=_place)
        self._model.show(
            [
                _Line(plugin, self._cells(plugin, answer), _share(answer))
                for plugin, answer in lines
            ]
        )

    def _cells(self, plugin: str, answer: MetricResult | MethodFailure) -> list[str]:
        title = self._title_of(plugin)
        if isinstance(answer, MethodFailure):
            return [title, "", "", "", "", "", self.tr("failed"), answer.text]
        steps, (before, after) = answer.fit.iterations, answer.judged.accuracies
        return [
            title,
            percent(before),
            percent(after),
            "" if plugin == LOCAL else str(answer.metric.rank),
            str(steps) if steps else "",
            locale().toString(answer.seconds, "f", 2) if plugin != NONE else "",
            "" if plugin == NONE else self._yes(answer.fit.converged),
            fit_words(answer.note),
        ]

    def _yes(self, on: bool) -> str:
        return self.tr("yes") if on else self.tr("no")

    def _on_activated(self, index: Index) -> None:
        line = self._model.rows[index.row()]
        if line.plugin not in (NONE, LOCAL):
            self.chosen.emit(line.plugin)


def _share(answer: MetricResult | MethodFailure) -> float | None:
    return answer.judged.accuracies[1] if isinstance(answer, MetricResult) else None


def _place(line: tuple[str, MetricResult | MethodFailure]) -> tuple[float, str]:
    plugin, answer = line
    if isinstance(answer, MethodFailure):
        return 1.0, plugin
    return -answer.judged.accuracies[1], plugin
