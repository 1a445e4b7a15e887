"""Regions of 1-NN among all rows and among prototypes, on a plane of the attributes."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from workbench.api import Dataset, FloatArray, IntArray, Problem, check
from workbench.compute.pictures.regions import Grid
from workbench.core.plane.nearest_rows import NearestRows
from workbench.core.plane.principal_axes import principal_axes
from workbench.core.plane.space import Space, make_space
from workbench.core.results.pictures.race_pictures import RacePlane, RaceRegions
from workbench.numerics.neighbours.neighbours import neighbours

#: Cells along a side: while a race runs, of many rows, and at rest.
COARSE, COARSER, FINE = 64, 32, 256
#: Above the first the coarse grid is coarser, above the second there is none.
_MANY, _MOST = 2000, 10_000
#: Of the width of the rows, so much is shown beyond; no round number, so that cells of
#: rows on a lattice are not just as far from several.
_MARGIN = 0.0573
#: Rows of the fine grid that are searched at once.
_BAND = 16
#: Class codes that a picture tells apart: a multiple of the colours, below "nobody".
_LABELS = 248


class MeasuredPlane:
    """A plane of a data set under the metric of the scene.

    Parameters
    ----------
    data : Dataset
    metric, p, scale, components
        As for `workbench.core.plane.space.make_space`.
    axes : tuple of str
        Two numeric attributes; empty for the principal axes. The other attributes are
        fixed at their medians, or at what the principal axes leave.

    Raises
    ------
    Problem
        For axes that are not numeric, and rows that vary along one axis only.
    """

    def __init__(
        self,
        data: Dataset,
        metric: str = "euclidean",
        *,
        p: float = 2.0,
        scale: str = "none",
        components: FloatArray | None = None,
        axes: tuple[str, ...] = (),
    ) -> None:
        space = make_space(data, metric, p=p, scale=scale, components=components)
        self.axes, self.shares = axes, np.zeros(2)
        if axes:
            plane = space.plane(axes[0], axes[1])
            self.places = plane.positions
        else:
            found = principal_axes(data, scale)
            plane = found.plane(space, data)
            self.places, self.shares = found.project(np.array(data.X)), found.shares
        self.plane = plane.folded(few=3)  # each column costs in every cell
        self.fixed = max(data.n_attributes - 2, 0) if axes else 0
        self.codes: IntArray = np.maximum(data.y, 0).astype(np.int64)
        self.rectangle = _rectangle(self.places)
        self._before: IntArray | None = None

    def grid(self, level: int) -> Grid:
        """Return a grid over the rows."""
        return Grid(*self.rectangle, level, level)

    def picture(self) -> RacePlane:
        """Return what the window needs to follow prototypes on a coarse grid."""
        n = len(self.places)
        level = COARSE if n <= _MANY else COARSER
        rows, p = _euclidean(self.plane.space.rows, self.plane.space, False)
        cells = np.empty((0, rows.shape[1]))
        if n <= _MOST:
            mapped = self.plane.mapped(self.grid(level).cells())
            cells, _ = _euclidean(mapped, self.plane.space, True)
        found = NearestRows(rows, cells, p)
        found.search(np.ones(n, np.bool_))
        return RacePlane(
            self.places, rows if n <= _MOST else rows[:, :0], cells, p, found.nearest,
            found.gap, level, self.rectangle, self.axes, self.shares, self.fixed,
        )  # fmt: skip

    def regions(
        self, kept: Mapping[str, IntArray], focus: str, generation: int = 0
    ) -> RaceRegions:
        """Compare the regions of prototypes with those of all rows on the fine grid.

        Parameters
        ----------
        kept : mapping of str to ndarray of int64
            The prototypes of each method.
        focus : str
            The method whose regions are handed over.
        """
        shape = (FINE, FINE)
        if self._before is None:
            self._before = self._winners(np.arange(len(self.places)))
        before, changed = self._before, []
        after = np.full_like(before, -1)
        for method, rows in kept.items():
            found = self._winners(np.sort(rows))
            changed.append(int((found != before).sum()))
            if method == focus:
                after = found
        return RaceRegions(
            generation, labels(before).reshape(shape), labels(after).reshape(shape),
            tuple(kept), np.array(changed, np.int64),
        )  # fmt: skip

    def _winners(self, kept: IntArray) -> IntArray:
        """Return the class of the nearest of some rows of every cell, -1 without rows."""
        grid, space = self.grid(FINE), self.plane.space
        winners = np.full(FINE * FINE, -1)
        if not len(kept):
            return winners
        cells, codes, rows = grid.cells(), self.codes[kept], space.rows[kept]
        step = _BAND * FINE
        metric = "cosine" if space.cosine else "minkowski"
        for start in range(0, len(cells), step):
            check()
            points = self.plane.mapped(cells[start : start + step])
            _, near = neighbours(rows, points, 1, metric=metric, p=space.p)
            winners[start : start + step] = codes[near[:, 0]]
        return winners


def labels(winners: IntArray) -> npt.NDArray[np.uint8]:
    """Return classes as the labels of a picture, 255 for nobody."""
    return np.where(winners < 0, 255, winners % _LABELS).astype(np.uint8)


def scene_axes(data: Dataset, x: str, y: str) -> tuple[str, ...]:
    """Return the axes of the scene, or none where they span no plane of numbers.

    Raises
    ------
    Problem
        When there is no number at all.
    """
    numeric = [a.name for a in data.attributes if a.is_numeric]
    if not numeric:
        raise Problem(
            f"{data.name} has no numeric attribute",
            expected="at least one, to draw a plane",
        )
    if len(numeric) == 1:
        return numeric[0], numeric[0]
    return (x, y) if x in numeric and y in numeric and x != y else ()


def _rectangle(places: FloatArray) -> tuple[float, float, float, float]:
    low, high = np.zeros(2), np.ones(2)
    if len(places):
        low, high = places.min(axis=0), places.max(axis=0)
    wide = np.where(high > low, high - low, 1.0)
    low, high = low - _MARGIN * wide, high + _MARGIN * wide
    return float(low[0]), float(high[0]), float(low[1]), float(high[1])


def _euclidean(
    points: FloatArray, space: Space, are_places: bool
) -> tuple[FloatArray, float]:
    """Return points and the exponent that order them as the space does.

    Angles are ordered by the gaps on the unit sphere; one more column puts rows without a
    length, and another places without one, as far away as a right angle is.
    """
    if not space.cosine:
        return points, space.p
    length = np.linalg.norm(points, axis=1, keepdims=True)
    none = length == 0.0
    unit = points / np.where(none, 1.0, length)
    apart = np.hstack([none & (not are_places), none & are_places])
    return np.hstack([unit, apart.astype(np.float64)]), 2.0


def make_plane(
    data: Dataset,
    x: str,
    y: str,
    principal: bool,
    metric: str,
    p: float,
    scale: str,
    components: FloatArray | None,
) -> MeasuredPlane:
    """Return the plane of two attributes, or of the principal axes; see `MeasuredPlane`."""
    axes = scene_axes(data, x, y)
    if principal and len(set(axes)) != 1:
        axes = ()
    return MeasuredPlane(
        data, metric, p=p, scale=scale, components=components, axes=axes
    )
