"""Target neighbours, drawn pairs and weighted scatters, for learners of metrics."""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from workbench.api.data import FloatArray, IntArray
from workbench.numerics.neighbours.neighbours import neighbours

#: All pairs of so many rows can be listed where most of them are wanted.
_LISTED = 2000


def target_neighbours(
    X: FloatArray, codes: IntArray, k: int, random_state: Any = 1
) -> tuple[IntArray, IntArray]:
    """Return the k nearest rows of the same class of every row.

    Ties are broken by a drawn order, so a file sorted in some way gains nothing.

    Parameters
    ----------
    X : ndarray, shape (n, d)
    codes : ndarray of int64, shape (n,)
    k : int
        In a class with fewer other rows, those there are.
    random_state : int, RandomState or None

    Returns
    -------
    rows, targets : ndarray of int64, shape (m,)
        Row and one of its targets; rows ascend, nearest first.
    """
    from sklearn.utils import check_random_state

    order = check_random_state(random_state).permutation(len(X))
    rows, targets = [], []
    for c in np.unique(codes):
        members = order[codes[order] == c]
        if len(members) < 2:
            continue
        _, found = neighbours(X[members], None, min(k, len(members) - 1))
        rows.append(np.repeat(members, found.shape[1]))
        targets.append(members[found].ravel())
    if not rows:
        return np.empty(0, np.int64), np.empty(0, np.int64)
    left, right = np.concatenate(rows), np.concatenate(targets)
    ascending = np.argsort(left, kind="stable")
    return left[ascending], right[ascending]


def draw_pairs(
    codes: IntArray, n_each: int, random_state: Any = 1
) -> tuple[IntArray, IntArray]:
    """Draw pairs of rows of the same class, and pairs of rows of different classes.

    Uniform over all pairs of each kind and without repetition; where there are not
    more than `n_each`, all of them.

    Parameters
    ----------
    codes : ndarray of int64, shape (n,)
    n_each : int
        Pairs of each kind.
    random_state : int, RandomState or None

    Returns
    -------
    similar, dissimilar : ndarray of int64, shape (m, 2), i < j
    """
    from sklearn.utils import check_random_state

    random = check_random_state(random_state)
    return (
        _drawn(codes, n_each, random, same=True),
        _drawn(codes, n_each, random, same=False),
    )


def _drawn(codes: IntArray, n_each: int, random: Any, *, same: bool) -> IntArray:
    n = len(codes)
    sizes = np.bincount(codes).astype(np.float64)
    inside = float((sizes * (sizes - 1) / 2).sum())
    there = inside if same else n * (n - 1) / 2 - inside
    if there <= 4 * n_each and n <= _LISTED:
        i, j = np.triu_indices(n, 1)
        fitting = (codes[i] == codes[j]) == same
        pairs = np.column_stack([i[fitting], j[fitting]])
        if len(pairs) > n_each:
            pairs = pairs[np.sort(random.choice(len(pairs), n_each, replace=False))]
        return pairs.astype(np.int64)
    return _thrown(codes, int(min(n_each, there)), random, same=same)


def _thrown(codes: IntArray, wanted: int, random: Any, *, same: bool) -> IntArray:
    """Throw pairs until enough different ones came; few of all pairs are wanted."""
    n = len(codes)
    order = np.argsort(codes, kind="stable")
    sizes = np.bincount(codes)
    starts = np.cumsum(sizes) - sizes
    found = np.empty(0, np.int64)
    while len(found) < wanted:
        count = 2 * (wanted - len(found)) + 16
        if same:  # a row by how many partners it has, then a partner
            share = np.repeat(sizes - 1.0, sizes)
            place = random.choice(n, count, p=share / share.sum())
            i = order[place]
            step = random.randint(1, np.maximum(sizes[codes[i]], 2))
            inside = (place - starts[codes[i]] + step) % sizes[codes[i]]
            j = order[starts[codes[i]] + inside]
        else:
            i, j = random.randint(0, n, (2, count))
            i, j = i[codes[i] != codes[j]], j[codes[i] != codes[j]]
        keys = np.minimum(i, j).astype(np.int64) * n + np.maximum(i, j)
        found = np.concatenate([found, keys])
        _, first = np.unique(found, return_index=True)
        found = found[np.sort(first)][:wanted]
    found = np.sort(found)
    return np.column_stack([found // n, found % n])


def pair_scatter(
    X: FloatArray, i: IntArray, j: IntArray, weights: FloatArray | None = None
) -> FloatArray:
    """Return Σ w (x_i - x_j)(x_i - x_j)ᵀ over pairs, without storing differences.

    Through the Laplacian of the graph of pairs, Xᵀ(D - W)X with W symmetric: each row
    is multiplied once, however many pairs it is in. Digits are lost where differences
    are small beside the spread of X; exact sums are `difference_covariance`'s.

    Parameters
    ----------
    X : ndarray, shape (n, d)
        Better centred.
    i, j : ndarray of int, shape (m,)
        A pair may come several times; its weights add up.
    weights : ndarray, shape (m,), optional
        Of any sign; 1 if None.

    Returns
    -------
    ndarray, shape (d, d)
    """
    from scipy.sparse import coo_array

    n = len(X)
    w = np.ones(len(i)) if weights is None else weights
    graph = coo_array((w, (i, j)), shape=(n, n)).tocsr()
    degree = np.bincount(i, w, n) + np.bincount(j, w, n)
    mixed = X.T @ (graph @ X)
    scatter = (X * degree[:, None]).T @ X - mixed - mixed.T
    return cast("FloatArray", (scatter + scatter.T) / 2.0)
