"""The page of the distance matrix: which metric, how compact the classes are."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from workbench.api.data import IntArray
from workbench.core.results.pictures.visualize_pictures import DistancePicture
from workbench.core.session.scene import METRICS
from workbench.jobs.spec import Lane
from workbench.ui.room import Room
from workbench.ui.rooms.visualize.distances.heat_map import ColourScale, HeatPlot
from workbench.ui.rooms.visualize.page import VisualizePage
from workbench.ui.rooms.visualize.selecting import RowSelection
from workbench.ui.rooms.visualize.view import View, select_mode
from workbench.ui.services.metric_names import distance_names
from workbench.ui.services.numbers import number
from workbench.ui.widgets.fitted import FittedCombo

MOST_ROWS = 1000
SIDE = 232


class DistancesPage(VisualizePage):
    """Distances of all rows, or of a sample, under the scene's metric."""

    page_id = "distmat"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.selecting = RowSelection(self.context, room.request(), self)
        self.latency.limits["colour"] = 0.05
        self.plot = HeatPlot(self.context.theme, self)
        self.scale = ColourScale(self.context.theme)
        self.metrics = FittedCombo("visualize_metricCombo")
        self._metric_label = self.add_control(self.metrics)
        for name in METRICS:
            self.metrics.addItem(name, name)
        self.figures, self.pair, self.order = QLabel(), QLabel(), QLabel()
        self._lay_out()
        self.request.done.connect(self._on_request_done)
        self.metrics.activated.connect(self._on_metric_activated)
        self.plot.hovered.connect(self._on_plot_hovered)
        self.plot.picked.connect(self._on_plot_picked)
        self.probes["distmat"] = self._probe

    def _lay_out(self) -> None:
        side = QWidget()
        side.setFixedWidth(SIDE)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        column.addWidget(self.scale)
        for label in (self.figures, self.pair, self.order):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            column.addWidget(label)
        column.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addWidget(self.plot, 1)
        row.addWidget(side)

    # -- showing --------------------------------------------------------------------------

    def show_view(self, view: View | None) -> None:
        """Measure other rows, or the same under another metric."""
        if self.take_view(view):
            self.plot.clear_rows()
            self._show_words()
        self._name_metrics()  # another one may have been learned
        scene = self.context.session.scene
        self.metrics.setCurrentIndex(METRICS.index(scene.metric))
        components = self._components()
        if view is None or (scene.is_learned and components is None):
            self.request.cancel()
            self.plot.clear_rows()
            self._show_words()
            if view is not None:
                self.tell(
                    self.tr("No metric was learned on these data yet: Metric lab")
                )
            return
        learned = self.context.session.metric
        scale = scene.scale
        if scene.is_learned and learned is not None:
            scale = learned.scale  # the map expects what it was learned on
        payload = {
            **view.payload, "metric": scene.metric, "p": scene.p, "scale": scale,
            "components": components, "limit": MOST_ROWS, "seed": scene.seed,
        }  # fmt: skip
        title = self.tr("Distance matrix")
        lane: Lane = "batch" if view.is_large else "interactive"
        self.request.start("distance_matrix", payload, lane=lane, title=title)

    def _components(self) -> Any:
        learned = self.context.session.metric
        if learned is None or learned.data != self.context.session.scene.data:
            return None
        return learned.result.metric.components

    def scene_changed(self, names: frozenset[str]) -> bool:
        """Whatever changes distances counts."""
        return bool(names & {"metric", "p", "scale"})

    def _on_request_done(self, result: DistancePicture) -> None:
        if self.view is None:
            return
        with self.latency.measure("colour"):
            self.view.names = result.groups
            self.plot.show_result(result)
            self.plot.mark(self.context.session.selected_rows)
        self.named.emit(self.view.names)
        self._show_words()
        drawn, n = len(result.matrix.rows), result.n
        text = self.tr("{} of {} rows, the classes in their shares")
        self.tell(text.format(drawn, n) if drawn < n else "")

    # -- words ------------------------------------------------------------------------------

    def _show_words(self) -> None:
        result = self.plot.result
        self._show_pair(*self.plot.pair)
        for widget in (self.scale, self.figures, self.order):
            widget.setVisible(result is not None)
        if result is None:
            self.plot.describe(self.tr("Distance matrix sorted by class"))
            return
        self.scale.show_scale(result.highest, self._unit())
        lines = [
            self.tr("Mean distance inside a class: {}").format(
                _figure(result.matrix.within)
            ),
            self.tr("Mean distance between classes: {}").format(
                _figure(result.matrix.between)
            ),
        ]
        if not np.isnan(result.matrix.ratio):
            text = self.tr("Compactness, between / within: {}")
            lines.append(text.format(number(result.matrix.ratio)))
        self.figures.setText("\n".join(lines))
        self.order.setText(
            self.tr(
                "Rows stand by class; inside a class by their first principal component."
            )
        )
        rows = self.tr("%n row(s)", "", result.n)
        self.plot.describe(
            self.tr("Distance matrix sorted by class"), f"{rows}. " + ". ".join(lines)
        )

    def _unit(self) -> str:
        scene = self.context.session.scene
        scale = {
            "none": self.tr("units of the attributes"), "min-max": self.tr("min-max units"),
            "z-score": self.tr("standard deviations"),
        }[scene.scale]  # fmt: skip
        if scene.distance.angles:
            scale = self.tr("1 - cosine")
        elif scene.distance.is_mapped:
            scale = self.tr("no unit")
        return f"{self._metric_names()[scene.metric]} ({scale})"

    def _show_pair(self, a: int, b: int) -> None:
        result = self.plot.result
        if a < 0 or result is None:
            self.pair.setText(self.tr("Point at a pair to see it; a click selects it."))
            return
        names, codes, rows = result.names, result.matrix.codes, result.matrix.rows
        text = self.tr("Rows {a} ({class_a}) and {b} ({class_b}): distance {d}")
        self.pair.setText(
            text.format(
                a=rows[a] + 1, b=rows[b] + 1, class_a=names[codes[a]],
                class_b=names[codes[b]], d=number(result.matrix.distances[a, b], 4),
            )
        )  # fmt: skip

    def _metric_names(self) -> dict[str, str]:
        return distance_names(self.context.session.metric, self.context.catalogue)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._metric_label.setText(self.tr("Metric"))
        self.metrics.setAccessibleName(self.tr("Metric"))
        self.metrics.setToolTip(self.tr("How distances are measured, in all rooms"))
        self._name_metrics()
        self._show_words()

    def _name_metrics(self) -> None:
        names = self._metric_names()
        for k, metric in enumerate(METRICS):
            self.metrics.setItemText(k, names[metric])

    # -- selection ------------------------------------------------------------------------------

    def select(self, rows: IntArray) -> None:
        """Mark the selected rows."""
        self.plot.mark(rows)

    def _on_plot_hovered(self, a: int, b: int) -> None:
        self._show_pair(a, b)

    def _on_plot_picked(self, a: int, b: int, modifiers: Any) -> None:
        assert self.plot.result is not None
        rows = self.plot.result.matrix.rows[[a, b]].tolist()
        self.context.session.select(rows, select_mode(modifiers))
        self.context.commands.announced.emit(self.pair.text())

    def _on_metric_activated(self) -> None:
        self.context.session.set_scene(metric=self.metrics.currentData())

    def _probe(self) -> dict[str, Any]:
        metric = self.context.session.scene.metric
        return {**self.plot.probe("distmat"), "metric": metric, "note": self.note}


def _figure(value: float) -> str:
    return "–" if np.isnan(value) else number(value, 4)
