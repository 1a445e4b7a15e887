"""The four axioms of a metric, tested on a table of distances.

A metric is never negative, 0 between equal things only, symmetric, and obeys the
triangle inequality d(a, c) ≤ d(a, b) + d(b, c).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, Problem, check
from workbench.numerics.neighbours.distance import Distance
from workbench.numerics.neighbours.distances import measure_for, pairwise

#: Differences below this share of the largest distance are rounding.
_ROUNDING = 1e-9


@dataclass(frozen=True, slots=True)
class Axiom:
    """The worst that was found of one axiom.

    Attributes
    ----------
    worst : float
        How far the worst case is from the axiom; 0 or rounding where it holds.
    rows : tuple of int
        The rows of the worst case, the empty tuple if nothing was to be tested. For the
        triangle a, b, c of d(a, c) > d(a, b) + d(b, c).
    holds : bool
        Whether it holds but for rounding.
    """

    worst: float
    rows: tuple[int, ...]
    holds: bool


@dataclass(frozen=True, slots=True)
class Axioms:
    """The worst violation of each axiom among some things.

    Attributes
    ----------
    non_negative, symmetry, triangle : Axiom
    identity : Axiom
        Of d(a, a) = 0.
    merged : tuple of int
        The first two different things at distance 0, or the empty tuple: there the
        distance is a pseudometric at best.
    """

    non_negative: Axiom
    identity: Axiom
    symmetry: Axiom
    triangle: Axiom
    merged: tuple[int, ...]


def worst_violations(
    D: FloatArray, equal: npt.NDArray[np.bool_] | None = None
) -> Axioms:
    """Find the worst violation of each axiom.

    Time grows with the cube of n, memory with its square.

    Parameters
    ----------
    D : ndarray, shape (n, n)
        D[i, j] is the distance of things i and j.
    equal : ndarray of bool, shape (n, n), optional
        Which things are the same, as far as the distance can know; if None, each only
        itself.
    """
    n = len(D)
    slack = _ROUNDING * float(np.abs(D).max(initial=0.0))
    apart = D == 0.0
    apart &= ~(np.eye(n, dtype=bool) if equal is None else equal)
    first = np.argwhere(apart)[:1]
    return Axioms(
        non_negative=_worst(-D, slack),
        identity=_of_one(np.abs(np.diag(D)), slack),
        symmetry=_worst(np.abs(D - D.T), slack),
        triangle=_triangle(D, slack),
        merged=tuple(int(place) for place in first[0]) if len(first) else (),
    )


def _worst(excess: FloatArray, slack: float) -> Axiom:
    if not excess.size:
        return Axiom(0.0, (), True)
    i, j = (int(place) for place in np.unravel_index(excess.argmax(), excess.shape))
    worst = max(0.0, float(excess[i, j]))
    return Axiom(worst, (i, j), worst <= slack)


def _of_one(excess: FloatArray, slack: float) -> Axiom:
    if not excess.size:
        return Axiom(0.0, (), True)
    i = int(excess.argmax())
    return Axiom(float(excess[i]), (i,), float(excess[i]) <= slack)


def _triangle(D: FloatArray, slack: float) -> Axiom:
    """Compare each distance with the shortest way round by one other."""
    n = len(D)
    worst, rows = -np.inf, (0, 0, 0)
    for b in range(n if n > 2 else 0):
        check()
        excess = D - (D[:, b, None] + D[b])
        excess[b], excess[:, b] = -np.inf, -np.inf  # three different things
        np.fill_diagonal(excess, -np.inf)
        place = int(excess.argmax())
        if excess.flat[place] > worst:
            worst = float(excess.flat[place])
            rows = (place // n, b, place % n)
    if worst == -np.inf:
        return Axiom(0.0, (), True)
    return Axiom(max(0.0, worst), rows, worst <= slack)


@dataclass(frozen=True, slots=True)
class Counterexample:
    """Three rows that break the triangle inequality.

    Attributes
    ----------
    a, b, c : tuple of float
    direct, first, second : float
        d(a, c), which is above d(a, b) + d(b, c).
    """

    a: tuple[float, ...]
    b: tuple[float, ...]
    c: tuple[float, ...]
    direct: float
    first: float
    second: float

    def __str__(self) -> str:
        a, b, c = (_row(row) for row in (self.a, self.b, self.c))
        return (
            f"d({a}, {c}) = {self.direct:.4g} > d({a}, {b}) + d({b}, {c}) = "
            f"{self.first + self.second:.4g}"
        )


def _row(row: tuple[float, ...]) -> str:
    return "(" + ", ".join(f"{value:g}" for value in row) + ")"


def counterexample(distance: Distance, p: float = 2.0) -> Counterexample | None:
    """Return the worst of all triangles on a small grid, or None where all are kept.

    The grid has two numbers in each of two attributes (three for a correlation), or
    three where these break nothing.

    Parameters
    ----------
    distance : Distance
    p : float
        Its exponent, where that is a parameter.
    """
    if distance.is_metric(p) or distance.kind in ("points", "lists"):
        return None  # of points and lists no grid of numbers knows anything
    return _worst_on_grid(distance, p, 2) or _worst_on_grid(distance, p, 3)


def _worst_on_grid(distance: Distance, p: float, size: int) -> Counterexample | None:
    d = 3 if distance.coordinates == "row" else 2
    axes = np.meshgrid(*[np.arange(float(size))] * d, indexing="ij")
    grid = np.stack(axes, axis=-1).reshape(-1, d)
    if distance.angles:
        grid = grid[np.any(grid != grid[:, :1] * (distance.coordinates == "row"), 1)]
    named: dict[str, Any] = {"p": p, distance.exponent_name: p}
    D = pairwise(grid, grid, measure_for(distance.id, grid, **named))
    found = worst_violations(D).triangle
    if found.holds:
        return None
    a, b, c = found.rows
    one, other, third = (tuple(float(value) for value in grid[i]) for i in (a, b, c))
    return Counterexample(
        one, other, third, float(D[a, c]), float(D[a, b]), float(D[b, c])
    )


def refuse_without_triangle(structure: str, distance: Distance, p: float = 2.0) -> None:
    """Refuse a search structure that needs the triangle inequality.

    Parameters
    ----------
    structure : str
        Its name, as ``vp-tree``.
    distance : Distance
    p : float
        Its exponent, where that is a parameter.

    Raises
    ------
    Problem
        With three rows that break it, where the distance is no metric.
    """
    if distance.is_metric(p):
        return
    found = counterexample(distance, p)
    why = "nothing makes it keep the triangle inequality" if found is None else found
    raise Problem(
        f"{structure} under {distance.id}: it is not a metric: {why}",
        expected="a metric, or brute force",
    )
