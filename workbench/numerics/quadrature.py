"""Numerical integration over an interval or a rectangle, and Bayes errors by it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from workbench.api.data import FloatArray
from workbench.api.report import check

#: Beyond so many standard deviations lies less than 1e-14 of a normal distribution.
REACH = 8.0
#: A cell is halved until halving changes its integral by less than this.
CELL_TOLERANCE = 2e-10

#: The Gauss-Lobatto rule of five points along each axis of a cell (Abramowitz and
#: Stegun 1964, table 25.6). It has points on the edges: a kink close to one, which a
#: Gauss-Legendre rule and its halves would both overlook, moves them at once.
_NODES = np.array([-1.0, -math.sqrt(3 / 7), 0.0, math.sqrt(3 / 7), 1.0])
_WEIGHTS = np.array([1 / 10, 49 / 90, 32 / 45, 49 / 90, 1 / 10])
#: Cells at once, so that a fine level does not fill the memory.
_CHUNK = 1024
_DEEPEST = 40

Integrand = Callable[[FloatArray], FloatArray]


def integral(
    function: Integrand,
    low: Sequence[float],
    high: Sequence[float],
    step: float,
    tolerance: float = CELL_TOLERANCE,
) -> float:
    """Integrate over a box of one or two dimensions, kinks included.

    The box is cut into cells no wider than `step`; a cell is halved along every axis
    while the Gauss-Lobatto sum of its parts differs from its own by more than
    `tolerance`, so that the points gather where the integrand bends.

    Parameters
    ----------
    function : callable
        Maps points (m, d) to values (m,).
    low, high : sequence of float, length d
        The corners of the box.
    step : float
        Above 0; at most the width of the narrowest bump of the integrand.
    tolerance : float
        Of one cell.

    Returns
    -------
    float
    """
    centres, half = _cells(np.asarray(low, float), np.asarray(high, float), step)
    sums = _sums(function, centres, half)
    total = 0.0
    for _ in range(_DEEPEST):
        check()
        parts = _halved(centres, half)
        half = half / 2
        part_sums = _sums(function, parts.reshape(-1, parts.shape[2]), half)
        part_sums = part_sums.reshape(parts.shape[:2])
        fine = part_sums.sum(axis=1)
        rough = np.abs(fine - sums) > tolerance
        total += float(fine[~rough].sum())
        if not rough.any():
            return total
        centres = parts[rough].reshape(-1, parts.shape[2])
        sums = part_sums[rough].ravel()
    return total + float(sums.sum())


def cells_needed(low: Sequence[float], high: Sequence[float], step: float) -> float:
    """Return how many cells `integral` would begin with."""
    return math.prod((b - a) / step for a, b in zip(low, high, strict=True))


def bayes_error(
    joint: Integrand, low: Sequence[float], high: Sequence[float], step: float
) -> float:
    """Return the error of the optimal rule, 1 - ∫ max over c of P(c) p(x | c) dx.

    Parameters
    ----------
    joint : callable
        Maps points (m, d) to P(c) p(x | c), shape (m, n_classes); d is 1 or 2.
    low, high, step
        As of `integral`; the box must hold all but a negligible part of the data.
    """
    found = integral(lambda X: joint(X).max(axis=1), low, high, step)
    return min(max(1.0 - found, 0.0), 1.0)


def _cells(
    low: FloatArray, high: FloatArray, step: float
) -> tuple[FloatArray, FloatArray]:
    counts = np.maximum(np.ceil((high - low) / step), 1).astype(int)
    half = (high - low) / counts / 2
    axes = [
        low[j] + half[j] * (2 * np.arange(count) + 1) for j, count in enumerate(counts)
    ]
    grid = np.meshgrid(*axes, indexing="ij")
    return np.stack([axis.ravel() for axis in grid], axis=1), half


def _halved(centres: FloatArray, half: FloatArray) -> FloatArray:
    """Return the centres of the 2ᵈ parts of each cell, shape (cells, 2ᵈ, d)."""
    d = len(half)
    signs = np.stack(np.meshgrid(*[[-0.5, 0.5]] * d, indexing="ij"), axis=-1)
    parts: FloatArray = centres[:, None] + signs.reshape(-1, d) * half
    return parts


def _sums(function: Integrand, centres: FloatArray, half: FloatArray) -> FloatArray:
    d = len(half)
    offsets = np.stack(np.meshgrid(*[_NODES] * d, indexing="ij"), axis=-1)
    offsets = offsets.reshape(-1, d) * half
    mass = np.prod(np.stack(np.meshgrid(*[_WEIGHTS] * d, indexing="ij")), axis=0)
    mass = mass.ravel() * np.prod(half)
    sums = np.empty(len(centres))
    for start in range(0, len(centres), _CHUNK):
        points = centres[start : start + _CHUNK, None] + offsets
        values = function(points.reshape(-1, d)).reshape(points.shape[:2])
        sums[start : start + _CHUNK] = values @ mass
    return sums
