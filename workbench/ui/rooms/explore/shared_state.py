"""State that the parts of the room share: data, plane, canvas and the layers wanted."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRectF

from workbench.api import Dataset, Problem
from workbench.core.plane.principal_axes import PrincipalAxes, principal_axes
from workbench.core.plane.space import Plane, encode, make_space, unit_span
from workbench.core.session.scene import Scene
from workbench.numerics.middle import median
from workbench.ui.context import Context
from workbench.ui.drawing.framing import within
from workbench.ui.rooms.explore.panels import LayerPanel
from workbench.ui.rooms.explore.plane.canvas import Canvas
from workbench.ui.rooms.explore.plane.point_edits import typical_row
from workbench.ui.rooms.explore.plane.slices import SliceStrip
from workbench.ui.rooms.explore.plane.strokes import StrokePreview
from workbench.ui.services.latency import Latency

FloatArray = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.int64]


@dataclass(eq=False)
class PlaneState:
    """The plane as it is shown now.

    Attributes
    ----------
    context : Context
    board, canvas, panel, strip, latency
        Where data are edited, drawn, chosen and timed.
    plane : Plane or None
        None where the scene's metric does not fit the data.
    plugin : str
        Whose regions are drawn; empty for k-NN under the scene.
    principal : bool
        Whether the principal axes are wanted instead of two attributes.
    axes : PrincipalAxes or None
        Those drawn; None for two attributes.
    """

    context: Context
    board: StrokePreview
    canvas: Canvas
    panel: LayerPanel
    strip: SliceStrip
    latency: Latency
    plane: Plane | None = None
    plugin: str = ""
    principal: bool = False
    axes: PrincipalAxes | None = None
    _kept: tuple[Dataset, str, PrincipalAxes] | None = field(default=None, repr=False)

    @property
    def data(self) -> Dataset | None:
        """The data set shown, with the stroke under way."""
        return self.board.data

    @property
    def scene(self) -> Scene:
        """The scene all rooms share."""
        return self.context.session.scene

    @property
    def shown(self) -> dict[str, bool]:
        """Which layers are wanted."""
        return self.panel.shown

    def codes(self, data: Dataset) -> IntArray:
        """Return the class of every row, -1 where the class is not nominal."""
        if data.has_nominal_class:
            return data.y
        return np.full(data.n_rows, -1, np.int64)

    def set_plane(self, data: Dataset) -> None:
        """Measure the data under the scene's metric.

        Raises
        ------
        Problem
            When metric, axes and data do not go together; there is no plane then.
        """
        scene, learned = self.scene, self.context.session.metric
        self.plane, self.axes, components, scale = None, None, None, scene.scale
        if scene.is_learned:
            if learned is None or learned.data != scene.data:
                raise Problem("no metric was learned on these data")
            components = learned.result.metric.components
            scale = learned.scale  # the map expects what it was learned on
        space = make_space(
            data, scene.metric, p=scene.p, scale=scale, components=components
        )
        if self.principal:
            self.axes = self._principal_axes(data, scale)
            self.plane = self.axes.plane(space, data)
        else:
            # labels too: each classifier is asked about the same cells
            base, _, _ = encode(self.base_row(data)[None], data.attributes)
            self.plane = space.plane(scene.x, scene.y, base[0])

    def _principal_axes(self, data: Dataset, scale: str) -> PrincipalAxes:
        """Return the principal axes, found once for a data set and scale."""
        kept = self._kept
        if kept is None or kept[0] is not data or kept[1] != scale:
            kept = self._kept = (data, scale, principal_axes(data, scale))
        return kept[2]

    def places(self, data: Dataset) -> FloatArray:
        """Return where the rows stand on the plane, shape (n, 2)."""
        if self.axes is not None:
            return self.axes.project(data.X)
        return data.X[:, list(self.board.axes)]

    def base_row(self, data: Dataset) -> FloatArray:
        """Return the cells of rows painted now: as the slice says, else typical."""
        base = typical_row(data)
        for name, value in self.strip.values.items():
            base[data.index_of(name)] = value
        return base

    def far_rows(self, data: Dataset) -> npt.NDArray[np.bool_]:
        """Mark the half of the rows that lies farther from the slice."""
        plane = self.plane
        if plane is None or plane.axes is None or not self.strip.values:
            return np.zeros(data.n_rows, bool)
        columns = plane.space.columns
        width = columns.std(axis=0)
        width[list(plane.axes)] = np.inf
        scaled = (columns - plane.base) / np.where(width > 0, width, 1.0)
        away = (scaled**2).sum(axis=1)
        return np.asarray(away > median(away))

    def rectangle(self) -> tuple[float, float, float, float]:
        """Return what pictures cover: the view and a tenth more, not far from rows."""
        r = self.canvas.view.viewRect()
        dx, dy = 0.05 * r.width(), 0.05 * r.height()
        r = within(r.adjusted(-dx, -dy, dx, dy), self._reach())
        return r.left(), r.right(), r.top(), r.bottom()

    def _reach(self) -> QRectF:
        """Return the surroundings of the rows, and of what was framed before an edit."""
        framing, places = self.canvas.framing, self.canvas.positions
        framed = framing.extent
        known = places[~np.isnan(places).any(axis=1)]
        if not len(known):
            return framing.reach_of(framed)
        (left, low), (right, high) = known.min(axis=0), known.max(axis=0)
        return framing.reach_of(
            framed.united(QRectF(left, low, right - left, high - low))
        )

    def reset_view(self) -> float:
        """Show all rows, in equal units where that leaves something to see.

        Returns
        -------
        float
            The smaller extent of the data, in the units of its axis.
        """
        places = self.canvas.positions
        known = places[~np.isnan(places).any(axis=1)]
        low = known.min(axis=0) if len(known) else np.array([-1.0, -1.0])
        high = known.max(axis=0) if len(known) else np.array([1.0, 1.0])
        size = np.where(high > low, high - low, 1.0)
        factor = np.ones(2)
        if self.plane is not None and self.plane.axes is not None:
            factor = self.plane.space.factor[list(self.plane.axes)]
        ratio = float(factor[0] / factor[1]) if factor.all() else 1.0
        self.canvas.frame(QRectF(low[0], low[1], size[0], size[1]), ratio)
        return float(size.min())

    def knn_payload(self, plane: Plane) -> dict[str, Any]:
        """Return what the task ``regions`` needs for k-NN."""
        scene = self.scene
        return {"plane": plane.payload(), "k": scene.k, "weights": scene.weights}

    def plugin_payload(self, data: Dataset) -> dict[str, Any]:
        """Return what the task ``regions`` needs for another classifier."""
        base, span = self._cut(data)
        return {
            "plugin": self.plugin,
            "params": {},
            "scale": self.scene.scale,
            "base": base,
            "span": span,
            "data": {
                "X": data.X,
                "y": data.y,
                "attributes": [a.describe() for a in data.attributes],
                "class_attribute": data.class_attribute.describe(),
                "name": data.name,
            },
        }

    def cell(self, data: Dataset, place: tuple[float, float]) -> FloatArray:
        """Return a place of the plane as a row of the data, shape (d,)."""
        base, span = self._cut(data)
        return np.asarray(base + np.array(place) @ span)

    def _cut(self, data: Dataset) -> tuple[FloatArray, FloatArray]:
        """Return origin and span of the plane in the attributes."""
        if self.axes is not None:
            return self.axes.centre, self.axes.span
        base, (x, y) = self.base_row(data), self.board.axes
        base[[x, y]] = 0.0
        return base, unit_span(x, y, base.size)
