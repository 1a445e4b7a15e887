"""The rows under one method's metric, with the ball of a metric that is local."""

from __future__ import annotations

import numpy as np

from workbench.api import FloatArray, IntArray
from workbench.core.plane.impostors import (
    Neighbourhood,
    neighbourhood,
    target_neighbours,
)
from workbench.numerics.metrics.eigen import symmetric_eigen
from workbench.ui.drawing.unit_ball import metric_outline
from workbench.ui.rooms.metric.planes.picture import Picture
from workbench.ui.rooms.metric.planes.plane import PlanePlot


class MethodPlane(PlanePlot):
    """Draws a `Picture` at the end of its morph; rings are drawn only when they change."""

    picture: Picture | None = None
    _ringed: tuple[int, ...] = ()
    _linked = False  # to targets and impostors

    def draw(self, picture: Picture | None) -> None:
        """Draw a metric, or none."""
        self.picture = picture
        self._ringed, self._linked = (), False
        self.hide_ball("learned")
        if picture is None:
            self.clear_rows()
            return
        if self.in_line_mode:
            self.leave_line()
        classes = picture.result.data.classes
        points = picture.at(1.0)
        self.show_rows(points, picture.y, len(classes))
        self.name_rows(picture.rows, classes)
        self.fit_range(points.min(axis=0), points.max(axis=0))
        if picture.is_line:
            self.show_line(picture.line())
        for side, name in zip(("bottom", "left"), picture.axis_names(), strict=True):
            self.getPlotItem().getAxis(side).setLabel(name)  # heads of the table

    def mark(self, rows: IntArray) -> Neighbourhood | None:
        """Ring rows by number; of a single one show and return its neighbourhood."""
        picture = self.picture
        if picture is None:
            return None
        chosen = tuple(np.flatnonzero(np.isin(picture.rows, rows)).tolist())
        if chosen != self._ringed:
            self._ringed = chosen
            self.select(list(chosen))
        if len(chosen) != 1:
            if self._linked:  # rings of many rows are dear: draw them once
                self.clear_neighbourhood()
                self.hide_ball("learned")
            self._linked = False
            return None
        position = chosen[0]
        targets = target_neighbours(picture.X, picture.y, position, picture.k)
        mapped = _mapped(picture, position)
        here = neighbourhood(mapped, picture.y, position, targets)
        self.show_neighbourhood(here)
        self._draw_ball(picture, mapped, position)
        self._linked = True
        return here

    def _draw_ball(self, picture: Picture, mapped: FloatArray, position: int) -> None:
        """Draw the ball of a local metric through the k-th neighbour under it."""
        metrics = picture.result.local
        if metrics is None or self.in_line_mode or len(mapped) < 2:
            return
        squared = ((mapped - mapped[position]) ** 2).sum(axis=1)
        squared[position] = np.inf
        place = min(picture.k, len(squared) - 1) - 1
        radius = float(np.sqrt(np.partition(squared, place)[place]))
        cut = picture.basis.T @ metrics[position].astype(np.float64) @ picture.basis
        longest = 2.0 * float(np.max(np.ptp(self.points, axis=0)))
        outline = metric_outline(cut, radius, longest=longest)
        self.show_ball("learned", outline, self.points[position])


def _mapped(picture: Picture, position: int) -> FloatArray:
    """Return the rows under the metric; under a local one, as it is at this row."""
    metrics = picture.result.local
    if metrics is None:
        return np.asarray(picture.X @ picture.result.metric.components.T)
    values, vectors = symmetric_eigen(metrics[position].astype(np.float64))
    return np.asarray(picture.X @ vectors * np.sqrt(np.maximum(values, 0.0)))
