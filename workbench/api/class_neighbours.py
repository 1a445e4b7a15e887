"""The nearest rows of the same class and of other classes, for learners of metrics."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from workbench.api.data import FloatArray, IntArray

WeightedPairs = tuple[IntArray, IntArray, FloatArray]


def class_neighbours(
    X: FloatArray,
    codes: IntArray,
    v_same: int,
    v_other: int,
    asked: IntArray | None = None,
) -> tuple[IntArray, IntArray]:
    """Find the nearest rows of the same class, and those of all other classes together.

    Exact, by Euclidean distance; ties are won by the lower row number. Which search is
    used depends on the number of rows and attributes and on a probe of the data; the
    answer does not.

    Parameters
    ----------
    X : ndarray, shape (n, d)
        Finite.
    codes : ndarray of int64, shape (n,)
        Classes from 0.
    v_same, v_other : int
        How many of either kind.
    asked : ndarray of int64, shape (m,), optional
        Ascending numbers of the rows asked about; all if None.

    Returns
    -------
    same, other : ndarray of int64, shapes (m, v_same) and (m, v_other)
        Row numbers, nearest first; -1 where there are no more. No row is its own
        neighbour, but a duplicate of it is.
    """
    module = import_module("workbench.compute.class_neighbours")
    return cast(
        "tuple[IntArray, IntArray]",
        module.class_neighbours(X, codes, v_same, v_other, asked),
    )


def tied_neighbours(
    X: FloatArray,
    codes: IntArray,
    v_same: int,
    v_other: int,
    asked: IntArray | None = None,
) -> tuple[WeightedPairs, WeightedPairs]:
    """Find the neighbours of `class_neighbours`, with all rows that tie for the last.

    These share the places that are left by weight, so what is gathered does not
    depend on the order of the rows. All pairs of rows are compared.

    Returns
    -------
    same, other : tuple of ndarrays, shape (m,)
        A row asked about, one of its neighbours, and its weight, 1 or less; the
        weights of a row add up to v or to the rows there are.
    """
    module = import_module("workbench.compute.class_neighbours")
    return cast(
        "tuple[WeightedPairs, WeightedPairs]",
        module.tied_neighbours(X, codes, v_same, v_other, asked),
    )
