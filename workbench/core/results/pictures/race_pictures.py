"""Methods that select prototypes, decision by decision, and the regions of what they keep."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray, IntArray
from workbench.core.results.pictures.plane_pictures import Rectangle


@dataclass(frozen=True, eq=False, slots=True)
class TraceBlock:
    """Consecutive decisions of a method.

    What each decision has several of stands one behind the other; ``…_ends`` tells where
    that of each one ends.

    Attributes
    ----------
    start : int
        The place of the first decision, from 0.
    pseudocode : tuple of str
        In English.
    begins_with_all : bool
        Whether all rows are prototypes before the first decision; else none is.
    lines : ndarray of int64, shape (m,)
        The line of the pseudocode, from 1.
    rows, row_ends : ndarray of int64
        The row decided upon, then those that it was decided by; of many the first ones.
    counts : ndarray of int64, shape (m,)
        How many rows these were.
    kept, kept_ends, dropped, dropped_ends : ndarray of int64
    names : tuple of str
        Of the numbers that decisions have.
    numbers : ndarray, shape (m, len(names))
        NaN where a decision has no such number.
    errors : ndarray of int64, shape (m,)
        Rows that 1-NN among the other prototypes misclassifies after each decision; -1
        while there are none.
    """

    start: int
    pseudocode: tuple[str, ...]
    begins_with_all: bool
    lines: IntArray
    rows: IntArray
    row_ends: IntArray
    counts: IntArray
    kept: IntArray
    kept_ends: IntArray
    dropped: IntArray
    dropped_ends: IntArray
    names: tuple[str, ...]
    numbers: FloatArray
    errors: IntArray


@dataclass(frozen=True, slots=True)
class TraceEnd:
    """The end of a method.

    Attributes
    ----------
    steps : int
        Decisions that were handed over.
    seconds : float
        That the decisions took, without judging what is kept.
    cut : bool
        Whether the method would have gone on.
    """

    steps: int
    seconds: float
    cut: bool


@dataclass(frozen=True, eq=False, slots=True)
class RacePlane:
    """A plane with a coarse grid, and where its cells and the rows are measured.

    Attributes
    ----------
    places : ndarray, shape (n, 2)
        Where the rows are drawn.
    rows : ndarray, shape (n, r)
        Where they are measured.
    cells : ndarray, shape (level * level, r)
        Where the cells are measured, row by row from the bottom; none where there are
        too many rows to follow them.
    p : float
        The exponent of the distance there.
    nearest, gap : ndarray, shape (level * level,)
        The nearest of all rows of each cell, and its distance to the power of p.
    level : int
    rectangle : tuple
        The outer edges of the cells.
    axes : tuple of str
        The names of both axes; of principal axes none.
    shares : ndarray, shape (2,)
        Of the variance, along principal axes; else 0.
    fixed : int
        Attributes that the plane holds fixed.
    """

    places: FloatArray
    rows: FloatArray
    cells: FloatArray
    p: float
    nearest: IntArray
    gap: FloatArray
    level: int
    rectangle: Rectangle
    axes: tuple[str, ...]
    shares: FloatArray
    fixed: int


@dataclass(frozen=True, eq=False, slots=True)
class RaceRegions:
    """The regions of 1-NN on a fine grid, among all rows and among prototypes.

    Attributes
    ----------
    generation : int
    before, after : ndarray of uint8, shape (level, level)
        The winning class, the bottom row first.
    methods : tuple of str
    changed : ndarray of int64
        For each method the cells whose class differs from that among all rows.
    """

    generation: int
    before: npt.NDArray[np.uint8]
    after: npt.NDArray[np.uint8]
    methods: tuple[str, ...]
    changed: IntArray

    @property
    def cells(self) -> int:
        """How many cells there are."""
        return self.before.size


@dataclass(frozen=True, eq=False, slots=True)
class RivalPicture:
    """The nearest row of the own class and the nearest rival of each row.

    Attributes
    ----------
    places : ndarray, shape (n, 2)
        Where the rows are drawn.
    axes : tuple of str
        The names of both axes; of principal axes none.
    shares : ndarray, shape (2,)
        Of the variance, along principal axes; else 0.
    own, rival : ndarray of int64, shape (n,)
        -1 where there is none.
    r, q : ndarray, shape (n,)
        The distances to them; NaN where there is none.
    similarity : ndarray, shape (n,)
        (q - r)/(q + r).
    """

    places: FloatArray
    axes: tuple[str, ...]
    shares: FloatArray
    own: IntArray
    rival: IntArray
    r: FloatArray
    q: FloatArray
    similarity: FloatArray
