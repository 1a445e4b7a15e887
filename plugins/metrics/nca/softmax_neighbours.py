"""Objective of NCA: the expected number of rows with a softmax neighbour of their class.

The gain of neighbourhood components analysis (Goldberger and others, 2004, eq. 1-5)
and its gradient, over all rows or over listed candidates only.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol, cast

import numpy as np

from workbench.api.data import FloatArray, IntArray
from workbench.api.report import check

#: Cells of a block of distances: 1 MB, so that it stays near the processor.
_BLOCK = 1 << 17

#: Distances computed between two looks at the cancel flag, in searches.
_LOOK = 1 << 25

#: Rows up to which all distances at once are sooner there than a search is begun.
_COMPARED_ROWS = 500

#: Coordinates above which no tree beats comparing with every row.
_TREE_DIMENSIONS = 6


class Gain(NamedTuple):
    """A gain, and where it rises.

    Attributes
    ----------
    value : float
        Σ p_i, 0 to n: the rows expected to draw a neighbour of their class.
    gradient : ndarray, shape (r, d)
        By the map L.
    shares : ndarray, shape (n,)
        p_i of every row.
    """

    value: float
    gradient: FloatArray
    shares: FloatArray


class Softmax(Protocol):
    """A gain as a function of the map."""

    def __call__(self, L: FloatArray) -> Gain:
        """Return the gain of a map of shape (r, d)."""


class FullSoftmax:
    """The gain with every other row as a possible neighbour.

    Row i draws row j with probability p_ij ~ exp(-|L x_i - L x_j|²), j ≠ i. Time is
    O(n² (r + d)) for each call, memory O(n): no table of n x n is made, but for few rows.

    Parameters
    ----------
    X : ndarray, shape (n, d)
    codes : ndarray of int64, shape (n,)
        Classes from 0.
    """

    def __init__(self, X: FloatArray, codes: IntArray) -> None:
        # classes one after the other: the rows of one class are a slice
        self._order = np.argsort(codes, kind="stable")
        self._X = _centred(X)[self._order]
        self._ones = np.column_stack([self._X, np.ones(len(X))])
        self._ends = np.cumsum(np.bincount(codes))
        #: among few rows one product with a mask is sooner there than class by class
        sorted_ = codes[self._order]
        few = len(X) ** 2 <= _BLOCK
        self._alike = (sorted_[:, None] == sorted_).astype(np.float64) if few else None

    def __call__(self, L: FloatArray) -> Gain:
        """Return the gain of a map of shape (r, d)."""
        n = len(self._X)
        Z = self._X @ L.T
        squares = np.einsum("ij,ij->i", Z, Z)
        left = np.column_stack([-2.0 * Z, np.ones(n)])
        right = np.column_stack([Z, squares]).T
        shares, drawn, mixed = np.empty(n), np.zeros(n), np.empty_like(self._X)
        if self._alike is not None:
            check()
            E = _exponentials(left @ right, 0)
            self._rows(
                E, self._alike * E, slice(None), slice(None), shares, drawn, mixed
            )
        else:
            self._by_class(left, right, shares, drawn, mixed)
        gradient = _gradient(self._X, L, mixed, drawn)
        back = np.empty(n)
        back[self._order] = shares
        return Gain(float(shares.sum()), gradient, back)

    def _by_class(
        self,
        left: FloatArray,
        right: FloatArray,
        shares: FloatArray,
        drawn: FloatArray,
        mixed: FloatArray,
    ) -> None:
        """Add what all rows draw, in blocks of rows of one class."""
        step = max(1, _BLOCK // len(left))
        start = 0
        for end in self._ends:
            members = slice(start, end)
            for first in range(start, end, step):
                check()
                rows = slice(first, min(first + step, end))
                E = _exponentials(left[rows] @ right, first)
                self._rows(E, E[:, members], rows, members, shares, drawn, mixed)
            start = end

    def _rows(
        self,
        E: FloatArray,
        same: FloatArray,
        rows: slice,
        members: slice,
        shares: FloatArray,
        drawn: FloatArray,
        mixed: FloatArray,
    ) -> None:
        """Add what some rows draw, w_ij = p_ij (1[same class] - p_i).

        `same` has the columns `members` of E, 0 where the class is another. Neither p
        nor w are made: w X = (E_same X - p_i E X) / Σ E, and the last column of
        E [X 1] is that sum.
        """
        of_all, of_same = E @ self._ones, same @ self._ones[members]
        whole = of_all[:, -1:]
        p = of_same[:, -1:] / whole
        shares[rows] = p[:, 0]
        mixed[rows] = (of_same[:, :-1] - p * of_all[:, :-1]) / whole
        drawn[members] += (1.0 / whole[:, 0]) @ same
        drawn -= (p / whole)[:, 0] @ E


def _exponentials(shifted: FloatArray, first: int) -> FloatArray:
    """Return exp(-d²) of a block, each row times what makes its largest 1; in place.

    `shifted` holds |z_j|² - 2 z_i·z_j; its rows are those from `first` on, whose own
    columns become 0.
    """
    own = np.arange(len(shifted))
    shifted[own, first + own] = np.inf
    np.subtract(shifted.min(axis=1, keepdims=True), shifted, out=shifted)
    return cast("FloatArray", np.exp(shifted, out=shifted))


class NearSoftmax:
    """The gain with some listed rows as the only possible neighbours of each row.

    Time is O(n K (r + d)) for each call, memory O(n (K + d)): the gradient goes
    through the sparse graph of the lists.

    Parameters
    ----------
    X : ndarray, shape (n, d)
    codes : ndarray of int64, shape (n,)
    lists : ndarray of int64, shape (n, K)
        Candidates of each row, of any class; K is at least 1.
    """

    def __init__(self, X: FloatArray, codes: IntArray, lists: IntArray) -> None:
        n, K = lists.shape
        self._X, self._lists = _centred(X), lists
        self._same = codes[lists] == codes[:, None]
        small = np.int32 if lists.size < 2**31 else np.int64
        self._columns = lists.ravel().astype(small)
        self._starts = np.arange(0, n * K + 1, K, dtype=small)

    def __call__(self, L: FloatArray) -> Gain:
        """Return the gain of a map of shape (r, d)."""
        from scipy.sparse import csr_array

        n = len(self._X)
        table, shares = self._weighed(L)
        weights = table.ravel()
        graph = csr_array((weights, self._columns, self._starts), shape=(n, n))
        drawn = np.bincount(self._columns, weights, n).astype(np.float64, copy=False)
        gradient = _gradient(self._X, L, graph @ self._X, drawn)
        return Gain(float(shares.sum()), gradient, shares)

    def pulls(self, L: FloatArray) -> FloatArray:
        """Return how much each candidate pulls its row, shape (n, K); below 0: pushes.

        p_ij (1[same class] - p_i), the weights of the gradient.
        """
        return self._weighed(L)[0]

    def _weighed(self, L: FloatArray) -> tuple[FloatArray, FloatArray]:
        P = _row_softmax(self._distances(self._X @ L.T))
        same = P * self._same
        shares = same.sum(axis=1)
        P *= shares[:, None]
        return np.subtract(same, P, out=same), shares

    def _distances(self, Z: FloatArray) -> FloatArray:
        """Return squared distances to the candidates, shape (n, K), less |z_i|²."""
        n, K = self._lists.shape
        squares = np.einsum("ij,ij->i", Z, Z)
        table: FloatArray = squares[self._lists]
        step = max(1, _BLOCK // (K * max(Z.shape[1], 1)))
        for start in range(0, n, step):
            check()
            rows = slice(start, start + step)
            products = np.matmul(Z[self._lists[rows]], Z[rows, :, None])[:, :, 0]
            products *= 2.0
            table[rows] -= products
        return table


def _row_softmax(table: FloatArray) -> FloatArray:
    np.subtract(table.min(axis=1, keepdims=True), table, out=table)
    np.exp(table, out=table)
    table /= table.sum(axis=1, keepdims=True)
    return table


def _centred(X: FloatArray) -> FloatArray:
    """Subtract the means: |a|² + |b|² - 2ab loses fewer digits then."""
    return np.ascontiguousarray(X - X.mean(axis=0))


def _gradient(
    X: FloatArray, L: FloatArray, mixed: FloatArray, drawn: FloatArray
) -> FloatArray:
    """Return -2 L Σ w_ij (x_i - x_j)(x_i - x_j)ᵀ, where every Σ_j w_ij is 0.

    `mixed` is W X and `drawn` the sums of the columns of W: the graph Laplacian of
    W + Wᵀ without its diagonal of row sums.
    """
    crossed = X.T @ mixed
    scatter = crossed + crossed.T - (X * drawn[:, None]).T @ X
    return np.asarray(2.0 * (L @ scatter), np.float64)


def nearest_lists(Z: FloatArray, K: int) -> IntArray:
    """Return the K nearest other rows of every row, shape (n, K), in any order.

    Which of several equally far ones come in at the end of a list is open; where that
    matters `workbench.api.neighbours` settles it, more slowly.

    Parameters
    ----------
    Z : ndarray, shape (n, r)
    K : int
        1 to n - 1.
    """
    n, r = Z.shape
    if n <= _COMPARED_ROWS:
        return _nearest_of_few(Z, K)
    from sklearn.neighbors import NearestNeighbors

    kind = "kd_tree" if r <= _TREE_DIMENSIONS else "brute"
    search = NearestNeighbors(n_neighbors=K + 1, algorithm=kind, n_jobs=1).fit(Z)
    lists = np.empty((n, K), np.int64)
    step = max(256, _LOOK // n)
    for start in range(0, n, step):
        check()
        rows = np.arange(start, min(start + step, n))
        found = search.kneighbors(Z[rows], return_distance=False)
        keep = found != rows[:, None]
        keep[keep.all(axis=1), -1] = False  # hidden behind its duplicates
        lists[rows] = found[keep].reshape(len(rows), K)
    return lists


def _nearest_of_few(Z: FloatArray, K: int) -> IntArray:
    squares = np.einsum("ij,ij->i", Z, Z)
    far = squares - 2.0 * (Z @ Z.T)
    np.fill_diagonal(far, np.inf)
    return np.argpartition(far, K - 1, axis=1)[:, :K]
