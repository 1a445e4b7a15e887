"""The votes of one query under every weighting and every window. Plain NumPy."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from workbench.core.plane.space import Plane, distances_to
from workbench.numerics.kernels import KERNELS, ball_volume, kernel_values
from workbench.numerics.votes.votes import Weighting, settled, vote_weights, votes
from workbench.ui.rooms.explore.query.query import Answer, FloatArray, IntArray, asked

#: The weightings of the k nearest rows, then Shepard's of all rows.
WEIGHTINGS = (
    "uniform", "distance", "squared", "rank", "linear", "exponential", "dudani",
    "gaussian",
)  # fmt: skip
#: All lines: weightings, windows to neighbour k + 1, windows of one radius.
SCHEMES: tuple[tuple[str, str], ...] = (
    *(("nearest", name) for name in WEIGHTINGS),
    ("all", "shepard"),
    *(("variable", kernel) for kernel in KERNELS),
    *(("fixed", kernel) for kernel in KERNELS),
)
#: Differences of coordinates that `mean_reach` may take, and cells of a block of them.
_MOST, _BLOCK = 2_000_000, 1 << 16


@dataclass(frozen=True, slots=True, eq=False)
class SchemeVotes:
    """How the classes fare under one scheme.

    Attributes
    ----------
    window : str
        Who votes: ``nearest`` k rows, ``all`` rows, those up to neighbour k + 1
        (``variable``), or up to a radius (``fixed``).
    scheme : str
        The weighting, or the kernel of a window.
    votes : ndarray, shape (n_classes,)
    voters : int
        Rows with a weight above 0.
    """

    window: str
    scheme: str
    votes: FloatArray
    voters: int

    @property
    def winner(self) -> int:
        """The class with the most votes, the first of equals; -1 without votes."""
        return int(settled(self.votes, axis=0).argmax()) if self.votes.sum() > 0 else -1

    @property
    def shares(self) -> FloatArray:
        """The votes as shares of all, shape (n_classes,): the estimated posterior."""
        total = self.votes.sum()
        return np.asarray(self.votes / total) if total > 0 else self.votes


@dataclass(frozen=True, slots=True, eq=False)
class Microscope:
    """A query under all schemes.

    Attributes
    ----------
    lines : tuple of SchemeVotes
        In the order of `SCHEMES`.
    radius : float
        Of the fixed windows.
    inside : int
        Rows within it.
    grown, still : float or None
        Density by the k nearest, k/(n V), and by the rows within the radius; None where
        the plane is a cut of more attributes, or distances are angles.
    """

    lines: tuple[SchemeVotes, ...]
    radius: float
    inside: int
    grown: float | None
    still: float | None


def mean_reach(plane: Plane, k: int) -> float:
    """Return the mean over rows of the distance to their k-th neighbour.

    Of more than a thousand rows of two numbers some, at equal steps, stand for all.
    """
    space = plane.space
    n, r = space.rows.shape
    if n < 2:
        return 0.0
    near = min(k, n - 1)
    most = min(n, max(16, _MOST // (n * max(1, r))))
    chosen = np.linspace(0, n - 1, most).astype(int)
    reach = np.empty(most)
    step = max(1, _BLOCK // n)
    for start in range(0, most, step):
        some = chosen[start : start + step]
        d = _between(space.rows[some], plane)
        d[np.arange(len(some)), some] = np.inf
        reach[start : start + step] = np.partition(d, near - 1)[:, near - 1]
    if not space.cosine and not np.isinf(space.p):
        reach **= 1.0 / space.p
    return float(reach.mean())


def _between(points: FloatArray, plane: Plane) -> FloatArray:
    """Return what orders rows by their distance to some points, shape (m, n).

    The distance itself, or its p-th power where that has one.
    """
    space = plane.space
    if space.cosine:
        return np.array(
            [distances_to(space.rows, point, space.p, True) for point in points]
        )
    d = np.zeros((len(points), len(space.rows)))
    for own, column in zip(points.T, space.rows.T, strict=True):
        gap = np.abs(own[:, None] - column)
        if np.isinf(space.p):
            np.maximum(d, gap, out=d)
        else:
            d += gap if space.p == 1 else gap * gap if space.p == 2 else gap**space.p
    return d


def microscope(
    plane: Plane, y: IntArray, n_classes: int, answer: Answer, reach: float,
    radius: float,
) -> Microscope:  # fmt: skip
    """Count the votes of a query under every scheme.

    Parameters
    ----------
    reach : float
        The width of the Gaussian weights (`mean_reach`).
    radius : float
        Of the fixed windows.
    """
    space = plane.space
    d = distances_to(
        space.rows, asked(plane, answer.place, answer.row), space.p, space.cosine
    )
    labels = y
    if answer.row >= 0:  # it has no vote
        d, labels = np.delete(d, answer.row), np.delete(y, answer.row)
    k = len(answer.rows)
    width = float(answer.near_distances[min(k, len(answer.near) - 1)]) if k else 0.0
    weights = {
        ("nearest", name): vote_weights(
            answer.distances[None], _weighting(name, reach)
        )[0]
        for name in WEIGHTINGS
    }
    weights["all", "shepard"] = vote_weights(d[None], "squared")[0]
    voting = {("nearest", name): y[answer.rows] for name in WEIGHTINGS}
    voting["all", "shepard"] = labels
    for window, size in (("variable", width), ("fixed", radius)):
        near = np.flatnonzero(d <= size)
        for kernel in KERNELS:
            some = slice(None) if kernel == "gaussian" else near
            weights[window, kernel] = kernel_values(_ratio(d[some], size), kernel)
            voting[window, kernel] = labels[some]
    lines = tuple(
        _line(*scheme, voting[scheme], weights[scheme], n_classes) for scheme in SCHEMES
    )
    inside = int((d <= radius).sum())
    volume = ball_volume(space.rows.shape[1], space.p) * len(d)
    measured = plane.is_whole and not space.cosine and len(d) > 0

    def density(count: int, size: float) -> float | None:
        room = volume * size ** space.rows.shape[1]
        return count / room if measured and room > 0 else None

    return Microscope(
        lines, radius, inside, density(k, answer.radius), density(inside, radius)
    )


def _weighting(name: str, reach: float) -> Weighting:
    if name == "gaussian" and reach > 0:
        return Weighting(name, sigma=reach)
    # where every row has k others in its own place all weigh the same
    return Weighting("uniform" if name == "gaussian" else name)


def _ratio(d: FloatArray, width: float) -> FloatArray:
    """Return distances in widths; in a window of no width 0 at the very place."""
    return d / width if width > 0 else np.where(d > 0, np.inf, 0.0)


def _line(
    window: str, scheme: str, labels: IntArray, weights: FloatArray, n_classes: int
) -> SchemeVotes:
    total = votes(labels[None], weights[None], n_classes)[0]
    return SchemeVotes(window, scheme, total, int(np.count_nonzero(weights)))
