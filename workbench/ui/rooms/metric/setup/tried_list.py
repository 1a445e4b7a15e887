"""Methods tried: one line for each with its settings and its accuracy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from workbench.core.program.catalogue import PluginInfo
from workbench.core.results.metric_result import BY_HAND, MetricResult
from workbench.ui.rooms.metric.setup.quick_params import ELSEWHERE, quick_params
from workbench.ui.services.numbers import locale, number, percent

translate = QCoreApplication.translate
METHOD, SETTINGS, SCALE, AFTER, SECONDS = range(5)
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
#: The cells of a line, and their tooltip.
_Words = tuple[list[str], str]
#: So many letters can be read without the tooltip.
_ROOMY = 14
#: A long name of a method gives way to the figures, in pixels.
_METHOD_WIDTH = 88
#: Estimators as short as a narrow column wants them.
_ESTIMATORS = {"ml": "ML", "ledoit-wolf": "LW", "diagonal": "diag"}


@dataclass(frozen=True, slots=True)
class Tried:
    """What a line shows of a result; the rest, such as M, goes."""

    plugin: str
    params: Mapping[str, Any]
    scale: str
    loo_after: float
    seconds: float
    covariance_used: str | None

    @staticmethod
    def of(result: MetricResult) -> Tried:
        """Take what is shown from a result."""
        request, (_, after) = result.request, result.judged.accuracies
        return Tried(
            request.plugin, request.params, request.scale, after, result.seconds,
            result.covariance_used,
        )  # fmt: skip


class TriedTable(QTableWidget):
    """Method, settings, accuracy and time of every metric learned on this data set.

    Signals
    -------
    chosen(plugin, params)
        A line was activated: this method with these parameters is wanted again.
    """

    chosen = Signal(str, dict)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 5, parent)
        self.setObjectName("metric_tried_table")
        self._lines: list[tuple[str, dict[str, Any]]] = []
        self._wordings: list[Callable[[], _Words]] = []
        self._learned = 0  # the line of what a method learned last
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(24)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(SETTINGS, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(METHOD, QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(24)
        header.setHighlightSections(False)
        self.cellActivated.connect(self._on_cell_activated)
        self.cellClicked.connect(self._on_cell_activated)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.setHorizontalHeaderLabels(
            [
                self.tr("Method"),
                self.tr("Settings"),
                self.tr("Scale"),
                self.tr("After"),
                self.tr("s"),
            ]
        )
        for row, wording in enumerate(self._wordings):
            self._fill(row, *wording())
        self._fit_method()
        self.setAccessibleName(self.tr("Metrics tried on this data set"))
        self.setToolTip(self.tr("Click a line to learn with its parameters again"))

    def add(
        self, result: MetricResult, plugin: PluginInfo | None, given: int = 0
    ) -> None:
        """Note a learned metric; the same settings are noted once.

        Parameters
        ----------
        plugin : PluginInfo or None
            Its method.
        given : int
            How many constraints given by hand it was learned from, if it was.
        """
        tried = Tried.of(result)
        line = tried.plugin, dict(tried.params)
        self._learned = self._write(partial(self._words, tried, plugin, given), line)

    def _words(self, tried: Tried, plugin: PluginInfo | None, given: int) -> _Words:
        by_hand = self.tr("{n} by hand").format(n=given) if given else ""
        title = plugin.title if plugin is not None else tried.plugin
        cells = [
            title,
            by_hand or short_settings(tried, plugin),
            self._scale_text(tried.scale),
            percent(tried.loo_after),
            _seconds(tried.seconds),
        ]
        text = self.tr("{method}: {settings}\n{after} after learning, {seconds} s")
        full = text.format(
            method=title,
            settings=", ".join(filter(None, [by_hand, long_settings(tried)])),
            after=cells[AFTER],
            seconds=cells[SECONDS],
        )
        return cells, full

    def point_at(self, result: MetricResult) -> None:
        """Go to the line of the metric shown: one shaped by hand has a single line.

        Parameters
        ----------
        result : MetricResult
            Of a hand, or once more what a method learned last.
        """
        if not result.by_hand:
            self.setCurrentCell(self._learned, METHOD)
            return
        tried = Tried.of(result)
        wording = partial(self._words_by_hand, tried.loo_after, tried.scale)
        self._write(wording, (BY_HAND, {}))

    def _words_by_hand(self, accuracy: float, scale: str) -> _Words:
        name, figure = translate("LearnedName", "by hand"), percent(accuracy)
        cells = [name, "", self._scale_text(scale), figure, ""]
        return cells, f"{name}: {figure}"

    def _write(self, wording: Callable[[], _Words], line: tuple[str, Any]) -> int:
        """Write a line over the one with the same settings, or below all others."""
        cells, tip = wording()
        row = self._row_of(cells[SCALE], cells[SETTINGS], line)
        if row == self.rowCount():
            self.insertRow(row)
            self._lines.append(line)
            self._wordings.append(wording)
        self._wordings[row] = wording
        self._fill(row, cells, tip)
        self.setCurrentCell(row, METHOD)
        self._fit_method()
        return row

    def _fill(self, row: int, cells: list[str], tip: str) -> None:
        for column, text in enumerate(cells):
            item = QTableWidgetItem(text)
            item.setToolTip(tip)
            if column in (AFTER, SECONDS):
                item.setTextAlignment(_RIGHT)
            self.setItem(row, column, item)

    def _fit_method(self) -> None:
        heading = self.horizontalHeader().sectionSizeHint(METHOD)
        wanted = min(self.sizeHintForColumn(METHOD) + 2, _METHOD_WIDTH)
        self.setColumnWidth(METHOD, max(wanted, heading))

    def _scale_text(self, scale: str) -> str:
        names = {
            "none": self.tr("none"), "min-max": self.tr("min-max"),
            "z-score": self.tr("z-score"),
        }  # fmt: skip
        return names.get(scale, scale)

    def forget(self) -> None:
        """Take all lines away."""
        self.setRowCount(0)
        self._learned = 0
        self._lines.clear()
        self._wordings.clear()

    def _row_of(self, scale: str, settings: str, line: tuple[str, Any]) -> int:
        """Return the row with the same settings, or the next free one."""
        for row, known in enumerate(self._lines):
            shown = self.item(row, SCALE), self.item(row, SETTINGS)
            same = [item and item.text() for item in shown] == [scale, settings]
            if same and known == line:
                return row
        return len(self._lines)

    def _on_cell_activated(self, row: int, column: int) -> None:
        plugin, params = self._lines[row]
        self.chosen.emit(plugin, dict(params))


def short_settings(tried: Tried, plugin: PluginInfo | None) -> str:
    """Return the parameters of the bar in few letters: ``V 5, ML``, ``targets 4``."""
    declared = quick_params(plugin.parameters()) if plugin is not None else []
    params = tried.params
    used = tried.covariance_used or params.get("covariance", "")
    parts = []
    for param in declared:
        value = params.get(param.name)
        if param.name == "covariance":
            free = f"{used} {_value(params.get('shrinkage'))}"
            text = free if used == "shrunk" else _ESTIMATORS.get(used, used)
        elif param.name == "shrinkage":
            continue
        else:
            word = param.name.removeprefix("n_").split("_")[0]
            word = word.upper() if len(word) == 1 else word
            text = f"{word} {_value(value)}"
        parts.append((value == param.default, text))
    if sum(len(text) for _, text in parts) > _ROOMY:
        parts.sort(key=lambda part: part[0])  # what tells lines apart comes first
    return ", ".join(text for _, text in parts)


def long_settings(tried: Tried) -> str:
    """Return every parameter by name, but those that are set elsewhere."""
    return ", ".join(
        f"{name.replace('_', ' ')} {_value(value)}"
        for name, value in tried.params.items()
        if name not in ELSEWHERE
    )


def _value(value: Any) -> str:
    if isinstance(value, float):
        return number(value)
    return "auto" if value is None else str(value)


def _seconds(seconds: float) -> str:
    return locale().toString(seconds, "f", 2 if seconds < 10 else 0)
