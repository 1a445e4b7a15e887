"""The page of time: against rows, learning against asking, and rank against rank."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo, QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSplitter, QWidget

from workbench.core.diagrams.diagram import SIZE, Diagram
from workbench.core.diagrams.time_diagram import (
    has_lazy_and_eager,
    has_times,
    lazy_eager_diagram,
    time_diagram,
)
from workbench.core.diagrams.two_criteria_diagram import two_criteria_diagram
from workbench.core.results.comparing.comparison import Comparison
from workbench.core.results.comparing.results_view import ResultsView
from workbench.ui.drawing.diagram_view import Maker
from workbench.ui.layouts import nest
from workbench.ui.room import Room
from workbench.ui.rooms.compare.pages.diagram_page import DiagramPage
from workbench.ui.rooms.compare.pages.time_meter import MeterTable
from workbench.ui.widgets.object_names import named

KINDS = ("fit", "predict", "lazy", "ranks")
#: Pictures are so high for each pixel of width; axis, legend and caption come on top.
_ASPECT, _AROUND = 0.45, 130.0
_NARROW, _STEP = 560.0, 40.0
FIT, PREDICT = "fit_seconds", "predict_seconds"


class TimePage(DiagramPage):
    """One of four pictures of time; beside them the meter of lazy and eager."""

    page_id = "time"
    plot_name = "compare_time_plot"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._second: Comparison | None = None
        self._room_used = 0.0
        self.kind = named(QComboBox(), "compare_time_kindCombo")
        for kind in KINDS:
            self.kind.addItem("", kind)
        self.meter = MeterTable(room.context.theme, "compare_time_meter_table")
        row = QHBoxLayout()
        row.addWidget(self.kind)
        row.addStretch(1)
        self.split = QSplitter(Qt.Orientation.Horizontal)
        self.split.setObjectName("compare_time_splitter")
        self.split.setChildrenCollapsible(False)
        nest(self.column, row, at=0)
        self.column.replaceWidget(self.plot, self.split)
        self.column.setStretchFactor(self.split, 1)
        self.split.addWidget(self.plot)
        self.split.addWidget(self.meter)
        self.split.setSizes([600, 400])
        self._request = room.request("latest")
        self._request.done.connect(self._on_request_done)
        self.kind.currentIndexChanged.connect(self._on_kind_current_index_changed)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        texts = {
            "fit": self.tr("Seconds to fit against rows"),
            "predict": self.tr("Seconds to predict against rows"),
            "lazy": self.tr("Learning against asking"),
            "ranks": self.tr("Rank of scores against rank of time"),
        }
        for i, kind in enumerate(KINDS):
            self.kind.setItemText(i, texts[kind])
        self.kind.setAccessibleName(self.tr("Which picture of time"))
        self.kind.setToolTip(self.tr("Which picture of time is shown"))
        self.meter.retranslate()
        super().retranslate()

    def show_view(self, view: ResultsView | None) -> None:
        """Show other results."""
        super().show_view(view)
        self._second = None
        self.fill()

    def show_statistics(self, comparison: Comparison | None) -> None:
        """Take the statistics; those of time are asked for when they are shown."""
        self.comparison = comparison
        self._second = None
        self._ask()
        self.fill()

    # -- what is drawn ------------------------------------------------------------------

    def maker(self, words: Mapping[str, str]) -> Maker | None:
        """Draw the picture chosen, no wider than lets all of it be seen."""
        make = self._picture(words)
        if make is None:
            return None
        self._room_used = self._most()
        return partial(_at_most, make, self._room_used)

    def _most(self) -> float:
        """Return the width at which a picture is as high as the view."""
        pixels = QFontInfo(self.plot.font()).pixelSize() / SIZE
        height = self.plot.height() / pixels - _AROUND
        return max(_NARROW, round(height / _ASPECT / _STEP) * _STEP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.diagram is not None and self._most() != self._room_used:
            self.fill()

    def _picture(self, words: Mapping[str, str]) -> Maker | None:
        view, kind = self.view, self.kind.currentData()
        if view is None:
            return None
        if kind == "ranks":
            if not self.comparison or not self._second:
                return None
            return partial(
                two_criteria_diagram, self.comparison, self._second, words=words
            )
        if kind == "lazy":
            if not has_lazy_and_eager(view):
                return None
            return partial(lazy_eager_diagram, view, words=words)
        measure = FIT if kind == "fit" else PREDICT
        if not has_times(view, measure):
            return None
        return partial(time_diagram, view, words=words, measure=measure)

    def fill(self) -> None:
        """Draw anew; the meter stands beside the picture it belongs to."""
        super().fill()
        self.meter.show_view(self.view)
        self.meter.setVisible(self.kind.currentData() == "lazy")

    def say(self) -> str:
        """Say what is missing."""
        if self.view is None or self.diagram is not None or self._request.busy:
            return ""
        if self.kind.currentData() == "ranks" and not self.comparison:
            return ""
        return self.tr("These results have no times for this picture.")

    def _has(self, measure: str) -> bool:
        table = None if self.view is None else self.view.tables.get(measure)
        return table is not None and not np.isnan(table.values).all()

    # -- ranks of time ------------------------------------------------------------------

    def _ask(self) -> None:
        """Ask for the statistics of the seconds to fit, by the same test."""
        if self.kind.currentData() != "ranks" or not self.comparison:
            return
        if self.view is None or not self._has(FIT):
            return
        table = self.view.tables[FIT].complete()
        if table.n_datasets < 2:
            return
        posthoc = self.comparison.posthoc
        payload = {
            "table": table,
            "posthoc": posthoc.method,
            "alpha": posthoc.alpha,
            "control": posthoc.control or "",
            "ties": self.comparison.friedman.ties_corrected,
        }
        title = self.tr("Statistics of time")
        self._request.start("compare", payload, lane="interactive", title=title)

    def probe(self) -> dict[str, Any]:
        """Return the picture, its numbers, and those of the meter."""
        second = self._second
        return {
            **super().probe(),
            "kind": self.kind.currentData(),
            "meter": self.meter.texts(),
            "time_ranks": dict(second.mean_ranks) if second else {},
        }

    def _on_request_done(self, comparison: Comparison) -> None:
        self._second = comparison
        self.fill()

    def _on_kind_current_index_changed(self) -> None:
        if self._second is None:
            self._ask()
        self.fill()


def _at_most(make: Maker, most: float, width: float) -> Diagram:
    return make(min(width, most))
