"""The page of silhouettes: how well each row lies in its class, under which metric."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.api.data import IntArray
from workbench.core.results.grouping import MOST_GROUPS
from workbench.core.results.pictures.group_pictures import SilhouettePicture
from workbench.ui.drawing.group_signs import Bars, bar_brush, sign_colour
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.room import Room
from workbench.ui.rooms.visualize.biplot.biplot_metric import MetricCombo
from workbench.ui.rooms.visualize.groups.named_ticks import named_ticks
from workbench.ui.rooms.visualize.marks import Dots
from workbench.ui.rooms.visualize.measuring import metric_told
from workbench.ui.rooms.visualize.page import VisualizePage
from workbench.ui.rooms.visualize.selecting import RowSelection
from workbench.ui.rooms.visualize.view import View
from workbench.ui.services.numbers import number
from workbench.ui.services.theme import Theme

MOST_ROWS = 1_500


class SilhouettePlot(Plot):
    """A bar for each row, sorted by class and from high to low.

    Signals
    -------
    picked(row, modifiers)
        A row was clicked, or stepped to with ``,`` and ``.``; -1 for empty ground.
    """

    picked = Signal(int, object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "visualize_silhouette_plot", parent=parent)
        self.result: SilhouettePicture | None = None
        self._bars: Bars | None = None
        self._last = -1
        self._means = pg.PlotCurveItem(connect="pairs")
        self._mean = pg.InfiniteLine(angle=0)
        self._zero = pg.InfiniteLine(angle=0, pos=0.0)
        self._dots = Dots(9.0, ring=True)
        for z, item in (
            (12, self._means), (11, self._mean), (3, self._zero), (20, self._dots)
        ):  # fmt: skip
            item.setZValue(z)
            self.addItem(item, ignoreBounds=True)
        self.setMouseEnabled(x=True, y=False)
        self.themed.connect(self._draw)
        self.key_pressed.connect(self._on_key_pressed)
        self.scene().sigMouseClicked.connect(self._on_scene_mouse_clicked)
        self.getPlotItem().getViewBox().sigRangeChanged.connect(self.name_axes)
        self.probes["silhouette"] = self._probe
        self._draw()

    def show_result(self, result: SilhouettePicture | None) -> None:
        """Draw other silhouettes, or nothing."""
        self.result, self._last = result, -1
        self._draw()
        self.reset_view()

    def _draw(self) -> None:
        if not hasattr(self, "_dots"):
            return  # the base class draws before this one has its fields
        if self._bars is not None:
            self.removeItem(self._bars)
            self._bars = None
        c, result = self.theme.colours, self.result
        self._dots.set_colour(c.selection)
        self._means.setPen(pg.mkPen(c.text, width=2))
        self._mean.setPen(pg.mkPen(c.accent, width=1.5, style=Qt.PenStyle.DashLine))
        self._zero.setPen(pg.mkPen(c.muted, width=1))
        self._mean.setVisible(result is not None)
        if result is None:
            self._means.setData(np.empty(0), np.empty(0))
            return
        self._bars = Bars()
        places = np.arange(len(result.rows), dtype=np.float64)
        ends = np.searchsorted(result.codes, np.arange(len(result.names) + 1))
        x, y = [], []
        for code in np.unique(result.codes).tolist():
            own = slice(ends[code], ends[code + 1])
            sign = code % MOST_GROUPS
            brush = bar_brush(self.theme, sign, sign_colour(self.theme, sign))
            values = result.values[own]
            edges = places[own] - 0.5, places[own] + 0.5
            low = np.minimum(values, 0.0)
            self._bars.add(edges, low, np.abs(values), brush, pg.mkPen(None))
            x += [edges[0][0], edges[1][-1]]
            y += [result.means[code]] * 2
        self.addItem(self._bars, ignoreBounds=True)
        self._means.setData(np.array(x), np.array(y))
        self._mean.setValue(result.mean)
        self.name_axes()

    def name_axes(self) -> None:
        result = self.result
        if result is None:
            return
        present = np.unique(result.codes).tolist()
        middles = [float(np.flatnonzero(result.codes == k).mean()) for k in present]
        names = [result.names[k] for k in present]
        self.getPlotItem().getAxis("bottom").setTicks(
            [named_ticks(self, middles, names)]
        )
        left = self.tr("silhouette")
        if self.getPlotItem().getAxis("left").labelText != left:
            self.set_labels("", left)

    def reset_view(self) -> None:
        result = self.result
        if result is not None:
            low = min(float(result.values.min(initial=0.0)), 0.0)
            high = max(float(result.values.max(initial=0.0)), 0.1)
            self.show_range((-0.5, len(result.rows) - 0.5), (low, high), 0.02)

    def mark(self, rows: IntArray) -> None:
        """Mark the selected rows that are drawn."""
        result = self.result
        if result is None or not (len(rows) or self._dots.count):
            return
        own = np.flatnonzero(np.isin(result.rows, rows))
        self._dots.set_points(own.astype(np.float64), result.values[own])

    def _on_scene_mouse_clicked(self, event: Any) -> None:
        result = self.result
        if event.button() != Qt.MouseButton.LeftButton or result is None:
            return
        here = self.getPlotItem().getViewBox().mapSceneToView(event.scenePos())
        place = round(here.x())
        self._pick(place if 0 <= place < len(result.rows) else -1, event.modifiers())
        event.accept()

    def _pick(self, place: int, modifiers: Qt.KeyboardModifier) -> None:
        assert self.result is not None
        self._last = place
        self.picked.emit(int(self.result.rows[place]) if place >= 0 else -1, modifiers)

    def _on_key_pressed(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Comma: -1, Qt.Key.Key_Period: 1}
        if event.key() in steps and self.result is not None and len(self.result.rows):
            step = steps[Qt.Key(event.key())]
            start = self._last if self._last >= 0 else -1 if step > 0 else 0
            place = (start + step) % len(self.result.rows)
            self._pick(place, Qt.KeyboardModifier.NoModifier)
            event.accept()

    def table(self) -> TwinTable:
        """List the rows in their order: row, class, silhouette, mean of the class."""
        result = self.result
        if result is None:
            return TwinTable()
        headers = (
            self.tr("row"), self.tr("class"), self.tr("silhouette"),
            self.tr("mean of the class"),
        )  # fmt: skip
        classes = [result.names[code] for code in result.codes.tolist()]
        means = result.means[result.codes]
        return TwinTable(headers, (result.rows + 1, classes, result.values, means))

    def _probe(self) -> dict[str, Any]:
        result = self.result
        if result is None:
            return {"rows": []}
        return {
            "rows": result.rows.tolist(), "codes": result.codes.tolist(),
            "values": result.values.tolist(), "means": result.means.tolist(),
            "mean": result.mean, "selected": self._dots.count, "n": result.n,
        }  # fmt: skip


class SilhouettePage(VisualizePage):
    """Silhouettes of the classes under the scene's metric, of a sample if need be."""

    page_id = "silhouette"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.selecting = RowSelection(self.context, room.request(), self)
        self.plot = SilhouettePlot(self.context.theme, self)
        self.metric_choice = MetricCombo(
            self.context, "visualize_silhouetteMetricCombo"
        )
        self._label = self.add_control(self.metric_choice)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.plot)
        self.request.done.connect(self._on_request_done)
        self.plot.picked.connect(self._on_plot_picked)
        self.probes["silhouette"] = lambda: {
            **self.plot.probe("silhouette"), "note": self.note
        }  # fmt: skip

    def show_view(self, view: View | None) -> None:
        """Measure other rows, or the same under another metric."""
        if self.take_view(view):
            self.plot.show_result(None)
        self.metric_choice.refresh()
        told = metric_told(self.context)
        why = ""
        if told is None:
            why = self.tr("No metric was learned on these data yet: Metric lab")
        elif view is not None and not self._has_groups(view):
            why = self.tr("Silhouettes need classes: choose what colours the rows")
        if view is None or told is None or why:
            self.request.cancel()
            self.plot.show_result(None)
            self._show_words()
            if view is not None:
                self.tell(why)
            return
        self.request.start(
            "silhouette", {**view.payload, **told, "limit": MOST_ROWS},
            lane="batch" if view.is_large else "interactive",
            title=self.tr("Silhouettes"),
        )  # fmt: skip

    def _has_groups(self, view: View) -> bool:
        return view.colour >= 0 or (view.colour == -1 and view.data.has_nominal_class)

    def scene_changed(self, names: frozenset[str]) -> bool:
        """Whatever changes distances counts."""
        return bool(names & {"metric", "p", "scale"})

    def _on_request_done(self, result: SilhouettePicture) -> None:
        if self.view is None:
            return
        self.view.names = result.groups
        self.plot.show_result(result)
        self.plot.mark(self.context.session.selected_rows)
        self.named.emit(result.groups)
        self._show_words()

    def _show_words(self) -> None:
        result, name = self.plot.result, self.tr("Silhouettes")
        if result is None:
            self.plot.describe(name)
            return
        parts = [
            self.tr("mean {}").format(number(result.mean, 3)),
            self.tr(
                "%n row(s) nearer to another class", "", int((result.values < 0).sum())
            ),
        ]
        if len(result.rows) < result.n:
            text = self.tr("{} of {} rows, the classes in their shares")
            parts.append(text.format(len(result.rows), result.n))
        self.tell(" · ".join(parts))
        self.plot.describe(name, ". ".join(parts))

    def select(self, rows: IntArray) -> None:
        """Mark the selected rows."""
        self.plot.mark(rows)

    def _on_plot_picked(self, row: int, modifiers: Any) -> None:
        self.selecting.pick(row, modifiers)
        self.selecting.tell_row(self.view, row if row >= 0 else None)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._label.setText(self.tr("Metric"))
        self.metric_choice.retranslate()
        self.plot.setToolTip(
            self.tr(
                "s = (b - a) / max(a, b): a is the mean distance to the other rows of the "
                "class, b that to the nearest other class. The line across a class is "
                "its mean, the dashed one that of all rows."
            )
        )
        self.plot.name_axes()
        self._show_words()
