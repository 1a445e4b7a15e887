"""Rows of a data set as pages about a run need them: places, and those of a node."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.api.data import FloatArray, IntArray


@dataclass(frozen=True, slots=True, eq=False)
class PrincipalPlaces:
    """Rows on the first two principal axes of all rows.

    Attributes
    ----------
    scores : ndarray of float64, shape (n, 2)
    shares : tuple of float
        Of the variance, along each axis.
    """

    scores: FloatArray
    shares: tuple[float, float]


@dataclass(frozen=True, slots=True, eq=False)
class NodeRows:
    """Rows that reach a node of a tree, ascending, and how many miss a tested value."""

    rows: IntArray
    missing: int
