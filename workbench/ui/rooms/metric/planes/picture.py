"""A learned metric as the room draws it: plane coordinates, balls, differences.

Plain NumPy on what the worker sent, so that everything follows the pointer.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Literal

import numpy as np

from workbench.api import FloatArray, IntArray
from workbench.core.plane.impostors import (
    Neighbourhood,
    neighbourhood,
    target_neighbours,
)
from workbench.core.plane.morph import MorphPath
from workbench.core.results.metric_result import Kind, MetricResult
from workbench.core.session.scene import Scene
from workbench.ui.drawing.overlays.ball_pair import Ball, metric_axes
from workbench.ui.drawing.unit_ball import metric_outline

#: ``attributes`` draws two of the prepared attributes, ``directions`` the first two
#: eigen-directions of M.
View = Literal["attributes", "directions"]
KINDS = ("learned", "euclidean")


def axes_of(scene: Scene, names: Sequence[str]) -> tuple[int, int]:
    """Return which attributes the scene draws; the first two where it names others."""
    if scene.x in names and scene.y in names and scene.x != scene.y:
        return names.index(scene.x), names.index(scene.y)
    return 0, min(1, len(names) - 1)


class Picture:
    """Where everything lies, before the metric and at each place of the morph.

    Parameters
    ----------
    result : MetricResult
    view : str
        Which plane is drawn when there are more than two attributes.
    axes : tuple of int
        The two attributes of that view.
    """

    def __init__(
        self,
        result: MetricResult,
        view: View = "attributes",
        axes: tuple[int, int] = (0, 1),
    ) -> None:
        self.X = result.data.X
        self.y = result.data.y
        self.rows = result.data.rows
        self.metric = result.metric.M
        self.rank = result.metric.rank
        self.k = result.request.k
        self.result = result
        self.view = view
        self._axes = axes
        self.path = MorphPath.of(self.metric, self.X)
        self.centre: FloatArray = self.X.mean(axis=0)
        self.basis = self._plane(view, axes)
        self._components = result.metric.components

    def _plane(self, view: View, axes: tuple[int, int]) -> FloatArray:
        d = self.X.shape[1]
        basis = np.zeros((d, 2))
        if view == "directions":
            basis[:, : min(d, 2)] = self.path.vectors[:, :2]
        else:
            for column, axis in enumerate(axes[: min(d, 2)]):
                basis[axis, column] = 1.0
        return basis

    def axis_names(self) -> tuple[str, str]:
        """Return the attributes drawn; the second is empty where there is one only."""
        names = [self.result.data.attributes[a] for a in self._axes]
        return names[0], names[1] if self.X.shape[1] > 1 else ""

    # -- points -------------------------------------------------------------------

    def before(self) -> FloatArray:
        """Return the rows as they are, shape (n, 2)."""
        return np.asarray(self.X @ self.basis)

    def at(self, t: float, some: slice = slice(None)) -> FloatArray:
        """Return the rows, or some, at t of the morph, shape (n, 2); the mean stays."""
        plane = self.path.map_at(t) @ self.basis
        moved = (self.X[some] - self.centre) @ plane
        return np.asarray(moved + self.centre @ self.basis)

    @cached_property
    def extent(self) -> tuple[FloatArray, FloatArray]:
        """Return the lowest and highest corner reached on the way."""
        stages = [self.at(t) for t in (0.0, 0.25, 0.5, 0.75, 1.0)]
        lowest = np.min([z.min(axis=0) for z in stages], axis=0)
        return lowest, np.max([z.max(axis=0) for z in stages], axis=0)

    @property
    def is_line(self) -> bool:
        """Whether only one direction is left at the end."""
        return self.rank <= 1 and self.X.shape[1] > 1

    def line(self) -> FloatArray:
        """Return the rows along the one direction left, shape (n,)."""
        stretch = float(self.path.stretches(1.0)[0])
        along = self.path.vectors[:, 0]
        return np.asarray((self.X - self.centre) @ along * stretch)

    # -- balls --------------------------------------------------------------------

    def radius(self, position: int, kind: str) -> float:
        """Return the distance from a row to its k-th nearest other row."""
        Z = self.X @ self._components.T if kind == "learned" else self.X
        squared = ((Z - Z[position]) ** 2).sum(axis=1)
        squared[position] = np.inf
        place = min(self.k, len(squared) - 1) - 1
        return float(np.sqrt(np.partition(squared, place)[place]))

    def neighbours(self, position: int) -> IntArray:
        """Return the k rows nearest to another one under the metric, positions (k,)."""
        Z = self.X @ self._components.T
        squared = ((Z - Z[position]) ** 2).sum(axis=1)
        squared[position] = np.inf
        return np.argsort(squared, kind="stable")[: min(self.k, len(squared) - 1)]

    def gram(self, kind: str, t: float) -> FloatArray:
        """Return a metric as it appears in the plane at t, shape (2, 2)."""
        learned = kind == "learned"
        path = self.path
        whole = path.learned_ball(t) if learned else path.euclidean_ball(t)
        # the cut of the ball with the plane that is drawn
        return np.asarray(self.basis.T @ whole @ self.basis)

    def ball(self, kind: str, radius: float, t: float, longest: float) -> Ball:
        """Return a ball at t around the origin of the plane."""
        gram = self.gram(kind, t)
        outline = metric_outline(gram, radius, longest=longest)
        return Ball(outline, *metric_axes(gram, radius))

    def carried(self, places: FloatArray, t: float) -> FloatArray:
        """Return where places of the plane through the mean are at t, shape (m, 2)."""
        middle = self.centre @ self.basis
        across = self.basis.T @ self.path.map_at(t) @ self.basis
        return np.asarray((places - middle) @ across + middle)

    def resting_radius(self, reach: float) -> float:
        """Return the radius whose longest half axis before the metric is `reach`."""
        values = self.path.values
        smallest = values[values > 1e-12 * values.max(initial=0.0)]
        return reach * float(np.sqrt(smallest.min())) if len(smallest) else 0.0

    # -- a row and its neighbours ---------------------------------------------------

    def neighbourhoods(
        self, position: int, t: float
    ) -> tuple[Neighbourhood, Neighbourhood]:
        """Return targets and impostors of a row, before the metric and at t."""
        targets = target_neighbours(self.X, self.y, position, self.k)
        moved = self.X @ self.path.map_at(t)
        return (
            neighbourhood(self.X, self.y, position, targets),
            neighbourhood(moved, self.y, position, targets),
        )

    # -- differences ----------------------------------------------------------------

    def differences(self, kind: Kind) -> FloatArray:
        """Return the differences in S or D in the plane, shape (m, 2)."""
        pairs = self.result.differences.pairs(kind)
        if pairs is None:
            return np.empty((0, 2))
        before = self.before()
        return np.asarray(before[pairs.j] - before[pairs.i])

    def difference(self, a: int, b: int) -> FloatArray:
        """Return row b minus row a in the plane, shape (2,)."""
        return np.asarray((self.X[b] - self.X[a]) @ self.basis)

    def covariance(self, kind: Kind) -> FloatArray | None:
        """Return the covariance of S or D in the plane, shape (2, 2)."""
        sigma = self.result.differences.covariance(kind)
        return None if sigma is None else self.basis.T @ sigma @ self.basis

    def log_ratio(self, a: int, b: int) -> float | None:
        """Return log p_D/p_S of two rows in all attributes; negative means same."""
        ratio = self.result.differences.ratio
        if ratio is None or ratio.form is None:
            return None
        x = self.X[b] - self.X[a]
        return float(0.5 * x @ ratio.form @ x + ratio.constant)
