"""Pairs and triples of rows from which a metric is learned."""

from __future__ import annotations

from typing import Any, NamedTuple, Self

import numpy as np

from workbench.api.data import IntArray
from workbench.api.problems import Problem

#: How the note begins of whoever found nothing to learn from.
FALLBACK = "Euclidean distance is used instead"


class Constraints(NamedTuple):
    """Which rows a metric was learned from, as row numbers of the training set.

    Attributes
    ----------
    similar, dissimilar : ndarray of int64, shape (m, 2)
        Pairs (i, j) that are to be near, and to be far.
    triples : ndarray of int64, shape (t, 3)
        (i, j, l): j is to be nearer to i than l is.
    """

    similar: IntArray = np.empty((0, 2), np.int64)
    dissimilar: IntArray = np.empty((0, 2), np.int64)
    triples: IntArray = np.empty((0, 3), np.int64)

    @classmethod
    def given(cls, pairs: Any = None, triples: Any = None, *, n_rows: int) -> Self:
        """Check constraints given by hand.

        Parameters
        ----------
        pairs : array, shape (m, 3), optional
            Rows i and j, and 1 for similar or -1 for dissimilar.
        triples : array, shape (t, 3), optional

        Raises
        ------
        Problem
            When a row is not in the training set, pairs itself, or a mark is neither.
        """
        both = _rows_of(pairs, "pairs")
        three = _rows_of(triples, "triples")
        _inside(both[:, :2], n_rows)
        _inside(three, n_rows)
        if not np.isin(both[:, 2], (-1, 1)).all():
            raise Problem("a pair with another mark", expected="1 or -1", where="pairs")
        return cls(both[both[:, 2] == 1, :2], both[both[:, 2] == -1, :2], three)

    @property
    def total(self) -> int:
        """The number of pairs and triples."""
        return len(self.similar) + len(self.dissimilar) + len(self.triples)


def _rows_of(given: Any, where: str) -> IntArray:
    if given is None:
        return np.empty((0, 3), np.int64)
    table = np.asarray(given)
    whole = table.size == 0 or np.issubdtype(table.dtype, np.integer)
    if not whole or (table.size and (table.ndim != 2 or table.shape[1] != 3)):
        raise Problem(
            f"{table.dtype} of shape {table.shape}",
            expected="whole numbers, three in each line",
            where=where,
        )
    return table.astype(np.int64).reshape(-1, 3)


def _inside(rows: IntArray, n_rows: int) -> None:
    """Demand numbers of training rows, in each line all different."""
    if rows.size and (rows.min() < 0 or rows.max() >= n_rows):
        wrong = int(rows[(rows < 0) | (rows >= n_rows)][0])
        raise Problem(f"row {wrong}", expected=f"0 to {n_rows - 1}", where="pairs")
    ordered = np.sort(rows, axis=1)
    if (ordered[:, 1:] == ordered[:, :-1]).any():
        raise Problem("a row beside itself", expected="different rows", where="pairs")
