"""The unit ball of a metric as an outline to draw: diamond, ellipse, square, strip.

Every function returns closed outlines around the origin, shape (n, 2), ready for a
`PlotCurveItem` with ``connect="finite"`` (a row of NaN lifts the pen).
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]

#: An eigenvalue below this share of the largest counts as zero: an unbounded ball.
SINGULAR = 1e-12


def minkowski_outline(p: float, radius: float = 1.0, n: int = 129) -> Array:
    """Return the ball of the Minkowski distance with exponent `p` (``inf`` for the maximum).

    p = 1 is the diamond (Manhattan), 2 the circle, ``inf`` the square, below 1 a star.
    Angles are spread evenly and include the four corners on the axes and, for an n of
    8 m + 1, those on the diagonals.
    """
    angles = np.linspace(0.0, 2.0 * np.pi, n)
    circle = np.column_stack([np.cos(angles), np.sin(angles)])
    # cos(pi/2) is not quite zero, which a small p would show
    circle[np.abs(circle) < 1e-12] = 0.0
    size = np.abs(circle)
    largest = size.max(axis=1)
    if np.isinf(p):
        norm = largest
    else:
        # scaled by the largest entry, so that no power over- or underflows
        norm = largest * ((size / largest[:, None]) ** p).sum(axis=1) ** (1.0 / p)
    return np.asarray(radius * circle / norm[:, None])


def metric_outline(
    matrix: Array, radius: float = 1.0, n: int = 129, longest: float = np.inf
) -> Array:
    """Return the points with xᵀMx = radius² of a positive semidefinite M, shape (2, 2).

    Parameters
    ----------
    matrix : ndarray, shape (2, 2)
    radius : float
    n : int
        Points of an ellipse.
    longest : float
        Half length of the two parallel lines that bound the ball of an M of rank 1,
        and the cut of any longer half axis. M = 0 gives an empty outline.
    """
    values, vectors = np.linalg.eigh((matrix + matrix.T) / 2.0)
    if values[-1] <= 0 or radius <= 0:
        return np.empty((0, 2))
    short = radius / np.sqrt(values[-1])
    if values[0] <= SINGULAR * values[-1]:
        return _strip(vectors[:, 1] * short, vectors[:, 0] * min(longest, 1e6 * short))
    long = min(radius / np.sqrt(values[0]), longest)
    angles = np.linspace(0.0, 2.0 * np.pi, n)
    circle = np.column_stack([np.cos(angles) * long, np.sin(angles) * short])
    return np.asarray(circle @ vectors.T)


def _strip(across: Array, along: Array) -> Array:
    gap = np.full(2, np.nan)
    return np.array(
        [across - along, across + along, gap, -across - along, -across + along]
    )


def aspect(eigenvalues: Array) -> float:
    """Return long half axis over short one of the ball, ``inf`` for a singular metric."""
    values = np.asarray(eigenvalues, dtype=np.float64)
    if len(values) == 0 or values.max() <= 0:
        return 1.0
    smallest = values.min()
    if smallest <= SINGULAR * values.max():
        return float("inf")
    return float(np.sqrt(values.max() / smallest))


def minkowski_area(p: float) -> float:
    """Return the area of the Minkowski unit ball of the plane.

    4 Γ(1 + 1/p)² / Γ(1 + 2/p): 2/3 for p = 0.5, 2 for 1, π for 2, 4 for infinity.

    References
    ----------
    P. G. L. Dirichlet (1839). Über eine neue Methode zur Bestimmung vielfacher Integrale.
    """
    if np.isinf(p):
        return 4.0
    return 4.0 * math.gamma(1.0 + 1.0 / p) ** 2 / math.gamma(1.0 + 2.0 / p)


def outline_area(outline: Array) -> float:
    """Return the area inside a closed outline, shape (n, 2), by the shoelace formula."""
    x, y = outline.T
    return float(abs(x[:-1] @ y[1:] - x[1:] @ y[:-1]) / 2.0)
