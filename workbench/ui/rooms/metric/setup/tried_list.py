"""Methods tried: one line for each with its settings and its accuracy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.api.params import Param
from workbench.core.program.catalogue import PluginInfo
from workbench.core.results.metric_result import BY_HAND, MetricResult
from workbench.ui.rooms.metric.setup.quick_params import ELSEWHERE, quick_params
from workbench.ui.services.numbers import locale, number, percent
from workbench.ui.services.plugin_words import param_label, value_words
from workbench.ui.widgets.table import CONTENTS, FIXED, ONE_ROW, STRETCH, Table
from workbench.ui.widgets.table_model import RIGHT, Column, Index, TableModel

translate = QCoreApplication.translate
METHOD, SETTINGS, SCALE, AFTER, SECONDS = range(5)
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


@dataclass(slots=True)
class _Line:
    """What is shown of a metric, in the language of now.

    Attributes
    ----------
    settings
        The method and its parameters.
    wording
        Returns the cells and the tip in the current language.
    """

    settings: tuple[str, dict[str, Any]]
    wording: Callable[[], _Words]
    cells: list[str]
    tip: str


class TriedTable(Table):
    """Method, settings, accuracy and time of every metric learned on this data set.

    Signals
    -------
    chosen(plugin, params)
        A line was activated: this method with these parameters is wanted again.
    """

    chosen = Signal(str, dict)

    def __init__(self, parent: QWidget | None = None) -> None:
        self._model = TableModel(self._columns(), row_tip=lambda line: line.tip)
        super().__init__(
            "metric_tried_table", self._model, parent, selects=ONE_ROW, framed=True,
            wraps=True,
        )  # fmt: skip
        self._model.setParent(self)
        self._lines: list[_Line] = []
        self._learned = 0  # the line of what a method learned last
        self.size_columns(CONTENTS, {SETTINGS: STRETCH, METHOD: FIXED})
        self.horizontalHeader().setMinimumSectionSize(24)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # what stands below never moves
        self.setSizePolicy(policy)
        self.hide()  # heads over nothing say nothing
        self.activated.connect(self._on_activated)
        self.clicked.connect(self._on_activated)

    def _columns(self) -> tuple[Column[_Line], ...]:
        def cell(at: int) -> Callable[[_Line], str]:
            return lambda line: line.cells[at]

        return (
            Column(lambda: self.tr("Method"), cell(METHOD)),
            Column(lambda: self.tr("Settings"), cell(SETTINGS)),
            Column(lambda: self.tr("Scale"), cell(SCALE)),
            Column(lambda: self.tr("After"), cell(AFTER), RIGHT),
            Column(lambda: self.tr("s"), cell(SECONDS), RIGHT),
        )

    def retranslate(self) -> None:
        """Set every text in the current language."""
        for line in self._lines:
            line.cells, line.tip = line.wording()
        self._model.tell_changed()
        self._fit_columns()
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
            settings="; ".join(filter(None, [by_hand, long_settings(tried, plugin)])),
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
            self.go_to(self._learned, METHOD)
            return
        tried = Tried.of(result)
        wording = partial(self._words_by_hand, tried.loo_after, tried.scale)
        self._write(wording, (BY_HAND, {}))

    def _words_by_hand(self, accuracy: float, scale: str) -> _Words:
        name, figure = translate("LearnedName", "by hand"), percent(accuracy)
        cells = [name, "", self._scale_text(scale), figure, ""]
        return cells, f"{name}: {figure}"

    def _write(
        self, wording: Callable[[], _Words], settings: tuple[str, dict[str, Any]]
    ) -> int:
        """Write a line over the one with the same settings, or below all others."""
        line = _Line(settings, wording, *wording())
        row = self._row_of(line)
        self._lines[row : row + 1] = [line]
        self._model.show(tuple(self._lines))
        self.show()
        self.go_to(row, METHOD)
        self._fit_columns()
        return row

    def _fit_columns(self) -> None:
        """Show the settings where their heading has a place; the tip names them anyway."""
        heading = self.horizontalHeader().sectionSizeHint
        self.setColumnHidden(SETTINGS, False)  # what is hidden has no size
        wanted = min(self.sizeHintForColumn(METHOD) + 2, _METHOD_WIDTH)
        method = max(wanted, heading(METHOD))
        others = sum(
            max(self.sizeHintForColumn(c), heading(c)) for c in (SCALE, AFTER, SECONDS)
        )
        room = self.viewport().width() - method - others
        narrow = room < heading(SETTINGS)
        self.setColumnWidth(METHOD, method + max(room, 0) if narrow else method)
        self.setColumnHidden(SETTINGS, narrow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    def _scale_text(self, scale: str) -> str:
        names = {
            "none": self.tr("none"), "min-max": self.tr("min-max"),
            "z-score": self.tr("z-score"),
        }  # fmt: skip
        return names.get(scale, scale)

    def forget(self) -> None:
        """Take all lines away."""
        self._learned = 0
        self._lines.clear()
        self._model.show(())
        self.hide()

    def _row_of(self, line: _Line) -> int:
        """Return the row with the same settings, or the next free one."""
        shown = slice(SETTINGS, SCALE + 1)
        for row, known in enumerate(self._lines):
            if (known.settings, known.cells[shown]) == (
                line.settings,
                line.cells[shown],
            ):
                return row
        return len(self._lines)

    def _on_activated(self, index: Index) -> None:
        plugin, params = self._lines[index.row()].settings
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
            text = f"{_short_name(param)} {_value_words(param, value)}"
        parts.append((value == param.default, text))
    if sum(len(text) for _, text in parts) > _ROOMY:
        parts.sort(key=lambda part: part[0])  # what tells lines apart comes first
    return ", ".join(text for _, text in parts)


def _short_name(param: Param) -> str:
    """Return what a parameter is called where there is hardly room for it."""
    word = param.name.removeprefix("n_").split("_")[0]
    known = {
        "balance": translate("TriedTable", "balance"),
        "candidates": translate("TriedTable", "candidates"),
        "chunk": translate("TriedTable", "chunk"),
        "chunks": translate("TriedTable", "chunks"),
        "components": translate("TriedTable", "components"),
        "constraints": translate("TriedTable", "constraints"),
        "diagonal": translate("TriedTable", "diagonal"),
        "embedding": translate("TriedTable", "embedding"),
        "factors": translate("TriedTable", "factors"),
        "gamma": translate("TriedTable", "gamma"),
        "init": translate("TriedTable", "init"),
        "max": translate("TriedTable", "max"),
        "of": translate("TriedTable", "of"),
        "prior": translate("TriedTable", "prior"),
        "push": translate("TriedTable", "push"),
        "sparsity": translate("TriedTable", "sparsity"),
        "targets": translate("TriedTable", "targets"),
        "validation": translate("TriedTable", "validation"),
        "variance": translate("TriedTable", "variance"),
        "whiten": translate("TriedTable", "whiten"),
    }
    return word.upper() if len(word) == 1 else known.get(word, word)


def long_settings(tried: Tried, plugin: PluginInfo | None) -> str:
    """Return every parameter by its label, but those that are set elsewhere."""
    named = {} if plugin is None else {p.name: p for p in plugin.parameters()}
    return "; ".join(
        f"{param_label(named[name])}: {_value_words(named[name], value)}"
        if name in named
        else f"{name} = {_value(value)}"
        for name, value in tried.params.items()
        if name not in ELSEWHERE
    )


def _value_words(param: Param, value: Any) -> str:
    return _auto() if value is None else value_words(param, value)


def _auto() -> str:
    return translate("ParamWords", "auto")


def _value(value: Any) -> str:
    if isinstance(value, float):
        return number(value)
    return _auto() if value is None else str(value)


def _seconds(seconds: float) -> str:
    return locale().toString(seconds, "f", 2 if seconds < 10 else 0)
