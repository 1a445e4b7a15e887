"""Histogram, Parzen windows and k-NN density beside the density that rows come from.

References
----------
R. O. Duda, P. E. Hart (1973). Pattern Classification and Scene Analysis, chapter 4.
E. Parzen (1962). On estimation of a probability density function and mode. Annals of
Mathematical Statistics 33, 1065-1076.
D. O. Loftsgaarden, C. P. Quesenberry (1965). A nonparametric estimate of a multivariate
density function. Annals of Mathematical Statistics 36, 1049-1051.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, pi, sqrt

import numpy as np
from scipy.spatial import cKDTree

from workbench.api import FloatArray, Problem
from workbench.api.report import check, partial, progress
from workbench.core.results.pictures.density_estimates import (
    DensityErrors,
    DensityEstimates,
)
from workbench.numerics.kernels import ball_volume, kernel_values
from workbench.numerics.votes.windows import log_kernel_integral

TRUTHS = ("normal", "bimodal", "uniform")
SIZES = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000)
REPETITIONS = 10
#: The window reaches so far on both sides of 0; its cells along an axis, by dimensions.
REACH = 3.0
CELLS = {1: 600, 2: 60}
#: The wide window, as a multiple, and its cells along an axis.
_WIDE = 10.0
_WIDE_CELLS = {1: 1200, 2: 60}
#: Deviation of the normal density; half the side of the uniform one.
_DEVIATION, _SIDE = 0.7, 1.0
#: Of the bimodal one: shares, means along each axis, deviations.
_MODES = ((0.6, (-0.8, -0.5), 0.45), (0.4, (0.9, 0.6), 0.3))
#: Rows that are handed out to be drawn.
_SHOWN = 500
_BLOCK = 1 << 20


@dataclass(frozen=True, slots=True)
class DensityQuestion:
    """What is estimated, from how many rows, and how.

    Attributes
    ----------
    truth : str
        One of `TRUTHS`.
    dimensions : int
        1 or 2.
    n : int
        Rows.
    bin_width, width : float
        Of a bin and of the kernel; those for one row where volumes shrink.
    offset : float
        Where a bin begins, as a share of its width.
    kernel : str
        See `workbench.numerics.kernels.KERNELS`.
    k : int
        Clipped to n.
    shrinks : bool
        V_n = V_1 / √n: widths go down as n^(-1/(2 d)), 1/√n in one dimension.
    k_root : bool
        k_n = √n.
    seed : int
    """

    truth: str = "normal"
    dimensions: int = 1
    n: int = 200
    bin_width: float = 0.4
    width: float = 0.25
    offset: float = 0.0
    kernel: str = "gaussian"
    k: int = 15
    shrinks: bool = False
    k_root: bool = False
    seed: int = 1

    def rules(self, n: int) -> tuple[float, float, int]:
        """Return the width of a bin, that of the kernel, and k, for so many rows."""
        factor = n ** (-0.5 / self.dimensions) if self.shrinks else 1.0
        k = round(sqrt(n)) if self.k_root else self.k
        return self.bin_width * factor, self.width * factor, max(1, min(k, n))


def checked(question: DensityQuestion) -> DensityQuestion:
    """Return the question if it can be answered.

    Raises
    ------
    Problem
        For an unknown density, dimensions other than 1 and 2, or widths not above 0.
    """
    if question.truth not in TRUTHS:
        raise Problem(f"truth = {question.truth!r}", expected=", ".join(TRUTHS))
    if question.dimensions not in CELLS:
        raise Problem(f"{question.dimensions} dimensions", expected="1 or 2")
    if not (question.bin_width > 0 and question.width > 0):
        raise Problem("a width that is not above 0", expected="a number above 0")
    if question.n < 1:
        raise Problem(f"n = {question.n}", expected="one row or more")
    return question


# -- truths ---------------------------------------------------------------------------


def true_density(truth: str, points: FloatArray) -> FloatArray:
    """Return the density at points, shape (m, d) -> (m,)."""
    d = points.shape[1]
    if truth == "uniform":
        inside = (np.abs(points) <= _SIDE).all(axis=1)
        return np.asarray(inside / (2.0 * _SIDE) ** d)
    if truth == "normal":
        return _normal(points, np.zeros(d), _DEVIATION)
    total = np.zeros(len(points))
    for share, mean, deviation in _MODES:
        total += share * _normal(points, np.array(mean[:d]), deviation)
    return total


def _normal(points: FloatArray, mean: FloatArray, deviation: float) -> FloatArray:
    squares = ((points - mean) ** 2).sum(axis=1) / deviation**2
    front = (2.0 * pi * deviation**2) ** (points.shape[1] / 2)
    return np.asarray(np.exp(-0.5 * squares) / front)


def drawn_rows(truth: str, random: np.random.Generator, n: int, d: int) -> FloatArray:
    """Draw rows of a density, shape (n, d)."""
    if truth == "uniform":
        return random.uniform(-_SIDE, _SIDE, (n, d))
    normal = random.standard_normal((n, d))
    if truth == "normal":
        return _DEVIATION * normal
    second = random.random(n) >= _MODES[0][0]
    means = np.array([mean[:d] for _, mean, _ in _MODES])[second.astype(int)]
    deviations = np.array([s for _, _, s in _MODES])[second.astype(int)]
    return np.asarray(means + deviations[:, None] * normal)


# -- estimates ------------------------------------------------------------------------


def histogram_density(
    rows: FloatArray, axis: FloatArray, width: float, offset: float
) -> FloatArray:
    """Return count / (n w^d) of the bin of each cell, shape (m,) or (m, m).

    Bins begin at (offset + whole numbers) times the width. Of two dimensions the first
    axis of the result is y.
    """
    n, d = rows.shape
    bins = np.floor(rows / width - offset).astype(np.int64)
    asked = np.floor(axis / width - offset).astype(np.int64)
    low = min(int(asked[0]), int(bins.min()))
    size = max(int(asked[-1]), int(bins.max())) - low + 1
    if d == 1:
        counts = np.bincount(bins[:, 0] - low, minlength=size)
        return np.asarray(counts[asked - low] / (n * width))
    # only the bins that are asked for: there may be millions
    places, where = np.unique(asked, return_inverse=True)
    found = np.searchsorted(places, bins)
    found = np.minimum(found, len(places) - 1)
    inside = (places[found] == bins).all(axis=1)
    pairs = found[inside]
    counts = np.bincount(
        pairs[:, 1] * len(places) + pairs[:, 0], minlength=len(places) ** 2
    ).reshape(len(places), -1)
    return np.asarray(counts[where][:, where] / (n * width**2))


def window_density(
    rows: FloatArray, axis: FloatArray, width: float, kernel: str
) -> FloatArray:
    """Return Σ K(d / h) / (n h^d c), c the integral of K; shapes as of a histogram."""
    n, d = rows.shape
    norm = n * width**d * exp(log_kernel_integral(kernel, d))
    if kernel == "gaussian" and d == 2:  # a product of two: far fewer exponentials
        with np.errstate(under="ignore"):
            along, up = (
                np.exp(((axis[:, None] - rows[:, j]) / width) ** 2 / -2.0)
                for j in range(2)
            )
            return np.asarray(up @ along.T / norm)
    points = _points(axis, d)
    sums = np.empty(len(points))
    step = max(1, _BLOCK // n)
    for start in range(0, len(points), step):
        check()
        some = points[start : start + step]
        squares = np.zeros((len(some), n))
        for j in range(d):
            squares += (some[:, j, None] - rows[:, j]) ** 2
        r = np.sqrt(squares, out=squares)
        r /= width
        sums[start : start + step] = kernel_values(r, kernel).sum(axis=1)
    return np.asarray((sums / norm).reshape((len(axis),) * d))


def neighbour_ball_density(rows: FloatArray, axis: FloatArray, k: int) -> FloatArray:
    """Return k / (n V), V the ball through the k-th nearest row; infinite at V = 0."""
    n, d = rows.shape
    check()
    distances, _ = cKDTree(rows).query(_points(axis, d), k=[k])
    volumes = ball_volume(d) * distances[:, 0] ** d
    with np.errstate(divide="ignore"):
        return np.asarray((k / (n * volumes)).reshape((len(axis),) * d))


def _points(axis: FloatArray, d: int) -> FloatArray:
    """Return the middles of all cells, y slowest, shape (m^d, d)."""
    if d == 1:
        return axis[:, None]
    x, y = np.meshgrid(axis, axis)
    return np.column_stack([x.ravel(), y.ravel()])


def _axis(reach: float, cells: int) -> FloatArray:
    step = 2.0 * reach / cells
    return np.asarray(-reach + step * (np.arange(cells) + 0.5))


def _all(question: DensityQuestion, rows: FloatArray, axis: FloatArray) -> FloatArray:
    bin_width, width, k = question.rules(len(rows))
    return np.stack([
        histogram_density(rows, axis, bin_width, question.offset),
        window_density(rows, axis, width, question.kernel),
        neighbour_ball_density(rows, axis, k),
    ])  # fmt: skip


def density_estimates(question: DensityQuestion) -> DensityEstimates:
    """Draw rows and estimate their density in the cells of a window.

    Integrals are sums over cells (midpoint rule), of the histogram exact. The wide ones
    have coarser cells outside the window: there estimates are smooth, or 0.
    """
    d = checked(question).dimensions
    rows = _rows(question, 0, question.n)
    axis = _axis(REACH, CELLS[d])
    cell = (2.0 * REACH / CELLS[d]) ** d
    truth = true_density(question.truth, _points(axis, d)).reshape((len(axis),) * d)
    found = _all(question, rows, axis)
    over = tuple(range(1, d + 1))
    inside = found.sum(axis=over) * cell
    wide = _axis(_WIDE * REACH, _WIDE_CELLS[d])
    outside = np.abs(wide) > REACH
    if d == 2:
        outside = outside[:, None] | outside
    around = _all(question, rows, wide)[:, outside].sum(axis=1)
    around *= (2.0 * _WIDE * REACH / _WIDE_CELLS[d]) ** d
    integrals = np.column_stack([inside, inside + around])
    integrals[0] = [
        _histogram_integral(rows, question, reach) for reach in (REACH, _WIDE * REACH)
    ]
    return DensityEstimates(
        d, axis, truth, found,
        ((found - truth) ** 2).sum(axis=over) * cell,
        integrals,
        np.array(question.rules(question.n), dtype=np.float64),
        rows[:_SHOWN],
    )  # fmt: skip


def _histogram_integral(
    rows: FloatArray, question: DensityQuestion, reach: float
) -> float:
    """Return the exact integral of a histogram over [-reach, reach]^d.

    A row carries 1/n, spread evenly over its bin.
    """
    width = question.rules(len(rows))[0]
    low = (np.floor(rows / width - question.offset) + question.offset) * width
    inside = np.minimum(low + width, reach) - np.maximum(low, -reach)
    return float((np.maximum(inside, 0.0) / width).prod(axis=1).mean())


def _rows(question: DensityQuestion, draw: int, n: int) -> FloatArray:
    """Return the first n rows of a draw: more of them are these and others."""
    random = np.random.default_rng([question.seed, draw])
    d = question.dimensions
    return drawn_rows(question.truth, random, SIZES[-1], d)[:n]


def density_errors(question: DensityQuestion) -> DensityErrors:
    """Measure the estimates for more and more rows; partial after each draw.

    Raises
    ------
    Cancelled
        When the job was cancelled.
    """
    d = checked(question).dimensions
    axis = _axis(REACH, CELLS[d])
    cell = (2.0 * REACH / CELLS[d]) ** d
    truth = true_density(question.truth, _points(axis, d)).reshape((len(axis),) * d)
    shape = (len(SIZES), 3, *truth.shape)
    sums, squares = np.zeros(shape), np.zeros(shape)
    over = tuple(range(2, 2 + d))
    found = DensityErrors()
    for done in range(1, REPETITIONS + 1):
        rows = _rows(question, done, SIZES[-1])
        for place, n in enumerate(SIZES):
            check()
            # about the truth, so that no digits are lost
            off = _all(question, rows[:n], axis) - truth
            sums[place] += off
            squares[place] += off**2
        mean = sums / done
        errors = (squares / done).sum(axis=over).T * cell
        spread = np.full_like(errors, np.nan)
        if done > 1:
            with np.errstate(invalid="ignore"):
                spread = (squares - done * mean**2).sum(axis=over).T * cell / (done - 1)
        found = DensityErrors(
            np.array(SIZES, np.float64), errors, errors - spread, spread, done,
            REPETITIONS,
        )  # fmt: skip
        partial(found)
        progress(done / REPETITIONS)
    return found
