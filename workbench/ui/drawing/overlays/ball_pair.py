"""The ball of a metric round one place, and the Euclidean ball of the same role."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from workbench.api.data import FloatArray, IntArray
from workbench.ui.drawing.unit_ball import SINGULAR

#: Thinner balls are shown once more in axes to scale.
NEEDLE = 10.0


@dataclass(frozen=True, slots=True, eq=False)
class Ball:
    """An outline with its half axes.

    Attributes
    ----------
    outline : ndarray, shape (m, 2)
        Around the origin; rows of NaN lift the pen.
    long, short : float
        Half axes, in the units of the plane; `long` is ``inf`` for an unbounded ball.
    """

    outline: FloatArray
    long: float
    short: float

    @property
    def ratio(self) -> float:
        """Long half axis over short one, 1 or more."""
        return self.long / self.short if self.short > 0 else 1.0


@dataclass(frozen=True, slots=True, eq=False)
class BallPair:
    """What is known of one neighbourhood of the plane.

    Attributes
    ----------
    place : ndarray, shape (2,)
        The query.
    radius : float
        The distance of its k-th neighbour under the metric.
    gram : ndarray, shape (2, 2)
        The squared length of a step s of the plane under the metric is s @ gram @ s.
    ball : Ball
        Of that radius.
    ghost : Ball or None
        The Euclidean ball through the k-th Euclidean neighbour; None where the metric
        is the Euclidean one.
    neighbours : ndarray of int64, shape (k,)
        Positions of the neighbours among the rows drawn.
    """

    place: FloatArray
    radius: float
    gram: FloatArray
    ball: Ball
    ghost: Ball | None
    neighbours: IntArray

    @property
    def ratio(self) -> float:
        """The ratio of the axes of the thinner ball."""
        return max(self.ball.ratio, 1.0 if self.ghost is None else self.ghost.ratio)


def metric_axes(gram: FloatArray, radius: float) -> tuple[float, float]:
    """Return the half axes of the ellipse s @ gram @ s = radius², the long one first."""
    low, high = np.linalg.eigvalsh(gram).tolist()
    if high <= 0:
        return float("inf"), float("inf")
    long = radius / np.sqrt(low) if low > SINGULAR * high else float("inf")
    return float(long), float(radius / np.sqrt(high))


def outline_axes(outline: FloatArray) -> tuple[float, float]:
    """Return the greatest and the least distance of an outline from the origin.

    An outline with gaps belongs to an unbounded ball: its greatest distance is ``inf``.
    """
    far = np.hypot(outline[:, 0], outline[:, 1])
    if not len(far) or np.isnan(far).all():
        return float("inf"), float("inf")
    long = float("inf") if np.isnan(far).any() else float(far.max())
    return long, float(np.nanmin(far))


def root(gram: FloatArray) -> FloatArray:
    """Return the symmetric A with A @ A = gram: a step s is s @ A as the metric sees it.

    Symmetric, it neither turns nor flips the picture. A direction without length keeps
    a hundred-thousandth, so that rows are not all drawn on each other.
    """
    values, vectors = np.linalg.eigh(gram)
    values = np.maximum(values, max(values[-1], 0.0) * 1e-10)
    return np.asarray((vectors * np.sqrt(values)) @ vectors.T)
