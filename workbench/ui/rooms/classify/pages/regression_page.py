"""A numeric class: what was predicted against what is true, and how far off."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from workbench.api.data import FloatArray, IntArray
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.spots import nearest_place
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.room import Room
from workbench.ui.rooms.classify.page import ResultPage
from workbench.ui.services.numbers import plain

#: More points than this hide each other: so many are drawn, evenly by row.
_DRAWN = 5000
#: The sizes of the points in pixels, from no residual to the largest.
_SIZES = (5, 8, 11, 14, 18)
#: So near, in pixels, a click means a point.
_REACH = 12.0


class RegressionPage(ResultPage):
    """Predicted against true, the diagonal, and points as large as their residuals."""

    page_id: ClassVar[str] = "regression"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._rows: IntArray = np.empty(0, np.int64)
        self._true: FloatArray = np.empty(0)
        self._predicted: FloatArray = np.empty(0)
        self._hint = QLabel(wordWrap=True)
        self._plot = Plot(room.context.theme, "classify_regression_plot")
        self._plot.table_source = self._table
        self._plot.probes["points"] = self.probe
        self._diagonal = pg.InfiniteLine(angle=45)
        self._plot.addItem(self._diagonal)
        self._points = [pg.ScatterPlotItem(size=size) for size in _SIZES]
        self._chosen = pg.ScatterPlotItem(size=_SIZES[-1] + 4, brush=None)
        for item in (*self._points, self._chosen):
            self._plot.addItem(item)
        self._plot.scene().sigMouseClicked.connect(self._on_scene_clicked)
        self._plot.key_pressed.connect(self._on_plot_key_pressed)
        self._at = -1
        self._n_known = 0  # of the rows predicted, drawn or not
        layout = QVBoxLayout(self)
        layout.addWidget(self._hint)
        layout.addWidget(self._plot, 1)
        room.context.session.selection_changed.connect(self._draw_selection)

    def retranslate(self) -> None:
        self._hint.setText(
            self.tr(
                "On the line the prediction is right; the larger the point, the further "
                "off. Click a point to select its row; arrow keys walk by residual."
            )
        )
        self._plot.set_labels(self.tr("true"), self.tr("predicted"))
        self._describe()

    def _describe(self) -> None:
        count = self.tr("{n} of {all} rows").format(
            n=len(self._rows), all=self._n_known
        )
        self._plot.describe(self.tr("Predicted against true values"), count)

    # -- drawing ------------------------------------------------------------------

    def fill(self) -> None:
        found = self.current.result.predictions if self.current else None
        known: IntArray = np.empty(0, np.int64)
        self._rows, self._true, self._predicted = known, np.empty(0), np.empty(0)
        if found is not None and not found.classes:
            known = np.flatnonzero(~np.isnan(found.true))
            keep = np.linspace(0, len(known) - 1, min(_DRAWN, len(known)))
            drawn = found.take(known[np.unique(keep.astype(np.int64))])
            self._rows, self._true = drawn.rows, drawn.true
            self._predicted = drawn.predicted
        self._at = -1
        self._draw()
        self._draw_selection()
        self._n_known = len(known)
        self._describe()

    @property
    def _residuals(self) -> FloatArray:
        return self._predicted - self._true

    def _draw(self) -> None:
        c = self.context.theme.colours
        self._diagonal.setPen(pg.mkPen(c.muted, width=1))
        self._chosen.setPen(pg.mkPen(c.selection, width=2))
        off = np.abs(self._residuals)
        largest = off.max(initial=0.0) or 1.0
        level = np.minimum((off / largest * len(_SIZES)).astype(np.int64), 4)
        colour = pg.mkColor(c.accent)
        colour.setAlpha(150)
        for i, item in enumerate(self._points):
            item.setBrush(pg.mkBrush(colour))
            item.setPen(pg.mkPen(c.plot))
            item.setData(self._true[level == i], self._predicted[level == i])
        if self._true.size:
            both = np.concatenate([self._true, self._predicted])
            span = (float(both.min()), float(both.max()))
            self._plot.show_range(span, span, 0.08)

    def _draw_selection(self) -> None:
        run = self.current
        rows = self.context.session.selected_rows
        if run is None or not self.has_data(run) or not rows.size:
            self._chosen.setData([], [])
            return
        here = np.isin(self._rows, rows)
        self._chosen.setData(self._true[here], self._predicted[here])

    def _table(self) -> TwinTable:
        headers = (
            self.tr("row"), self.tr("true"), self.tr("predicted"), self.tr("residual"),
        )  # fmt: skip
        columns = (self._rows + 1, self._true, self._predicted, self._residuals)
        return TwinTable(headers, columns)

    def probe(self) -> dict[str, Any]:
        return {
            "rows": self._rows.tolist(),
            "true": self._true.tolist(),
            "predicted": self._predicted.tolist(),
        }

    # -- choosing -----------------------------------------------------------------

    def _on_scene_clicked(self, event: Any) -> None:
        if event.button() != Qt.MouseButton.LeftButton or not self._rows.size:
            return
        box = self._plot.getPlotItem().getViewBox()
        places = np.column_stack([self._true, self._predicted])
        at = box.mapSceneToView(event.scenePos())
        nearest = nearest_place(box, places, at, _REACH)
        if nearest >= 0:
            self._choose(nearest)

    def _on_plot_key_pressed(self, event: Any) -> None:
        step = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(event.key())
        if step is None or not self._rows.size:
            return
        event.accept()
        order = np.argsort(-np.abs(self._residuals), kind="stable")
        place = np.flatnonzero(order == self._at)
        start = int(place[0]) + step if place.size else 0
        self._choose(int(order[start % len(order)]))

    def _choose(self, index: int) -> None:
        self._at = index
        self.context.commands.inspected.emit(
            self.tr("row {row}: true {true}, predicted {predicted}").format(
                row=self._rows[index] + 1,
                true=_signed(self._true[index]),
                predicted=_signed(self._predicted[index]),
            )
        )
        self.rows_chosen.emit([int(self._rows[index])])


def _signed(value: float) -> str:
    return ("−" if value < 0 else "") + plain(abs(float(value)))
