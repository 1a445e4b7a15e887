"""The table of all methods tried on the data shown, best first, with bars."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from workbench.core.results.metric_result import NONE, MetricResult
from workbench.ui.rooms.metric.methods.methods_known import (
    LOCAL,
    Question,
    Refusal,
)
from workbench.ui.services.fit_words import fit_words
from workbench.ui.services.numbers import locale, percent
from workbench.ui.services.theme import Theme

METHOD, BEFORE, AFTER, RANK, STEPS, SECONDS, CONVERGED, NOTE = range(8)
#: Where the share of the bar of a cell is kept.
BAR = Qt.ItemDataRole.UserRole
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_BAR_COLUMN_WIDTH = 136


class _Bars(QStyledItemDelegate):
    """Paints the accuracy as a bar behind its number."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        share = index.data(BAR)
        if share:
            colour = QColor(self._theme.colours.accent)
            colour.setAlphaF(0.28)
            box = QRectF(option.rect).adjusted(1, 3, -1, -3)
            box.setWidth(box.width() * share)
            painter.fillRect(box, colour)
        super().paint(painter, option, index)


class MethodsBoard(QTableWidget):
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
        super().__init__(0, 8, parent)
        self.setObjectName("metric_methods_board_table")
        self._title_of = title_of
        self._plugins: list[str] = []
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setItemDelegateForColumn(AFTER, _Bars(theme, self))
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(24)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(AFTER, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(AFTER, _BAR_COLUMN_WIDTH)
        header.setSectionResizeMode(NOTE, QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        self.cellActivated.connect(self._on_cell_activated)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.setHorizontalHeaderLabels(
            [
                self.tr("Method"),
                self.tr("Before"),
                self.tr("After"),
                self.tr("Rank"),
                self.tr("Iterations"),
                self.tr("s"),
                self.tr("Converged"),
                self.tr("Note"),
            ]
        )
        self.setAccessibleName(self.tr("Methods tried on these data"))
        self.setToolTip(
            self.tr(
                "Accuracies are leave-one-out with a metric learned from all rows, so "
                "those after learning are optimistic. Enter uses a method."
            )
        )

    def show_answers(self, answers: Mapping[Question, MetricResult | Refusal]) -> None:
        """Show what is known, the best accuracy first and who failed last.

        Of a method tried with several settings the last one counts.
        """
        last = {question.plugin: answer for question, answer in answers.items()}
        lines = sorted(last.items(), key=_place)
        self._plugins = [plugin for plugin, _ in lines]
        self.setRowCount(len(lines))
        for row, (plugin, answer) in enumerate(lines):
            for column, text in enumerate(self._cells(plugin, answer)):
                item = QTableWidgetItem(text)
                item.setToolTip(text if column == NOTE else "")
                if column in (BEFORE, AFTER, RANK, STEPS, SECONDS):
                    item.setTextAlignment(_RIGHT)
                if column == AFTER and isinstance(answer, MetricResult):
                    item.setData(BAR, answer.judged.accuracies[1])
                self.setItem(row, column, item)

    def _cells(self, plugin: str, answer: MetricResult | Refusal) -> list[str]:
        title = self._title_of(plugin)
        if isinstance(answer, Refusal):
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

    def _on_cell_activated(self, row: int, column: int) -> None:
        if self._plugins[row] not in (NONE, LOCAL):
            self.chosen.emit(self._plugins[row])

    def probe(self) -> list[list[str]]:
        """Return the texts of all cells."""
        return [
            [
                item.text() if (item := self.item(row, column)) else ""
                for column in range(8)
            ]
            for row in range(self.rowCount())
        ]


def _place(line: tuple[str, MetricResult | Refusal]) -> tuple[float, str]:
    plugin, answer = line
    if isinstance(answer, Refusal):
        return 1.0, plugin
    return -answer.judged.accuracies[1], plugin
