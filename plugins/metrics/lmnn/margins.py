"""The loss of large margins: target neighbours pulled near, impostors pushed away.

For a map L with distances d_ij = |L(x_i - x_j)|² (squared throughout),

    f(L) = (1 - mu) sum_(i,j) d_ij + mu sum_(i,j,l) max(0, 1 + d_ij - d_il),

over target pairs (i, j) and rows l of other classes (Weinberger and Saul 2009, eq. 11
to 13). Only triples near the margin are kept in a list; it is complete for the map it
was made with, so f is exact there.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from workbench.api.data import FloatArray, IntArray
from workbench.api.report import check

#: Pairs a list may hold: 8 bytes each for rows, and as much for distance and weight.
MOST_PAIRS = 2_000_000

#: Rows and columns of a tile of distances, 2 MB in single precision.
_TILE = (256, 2048)

#: Cells of a block of distances while classifying by energy, 2 MB.
_ENERGY_CELLS = 1 << 18

#: Cells of a block of differences, so that it stays in the cache.
_CELLS = 1 << 16

#: Multiplications between two looks at the cancel flag, some 0.2 s.
_PRODUCTS = 1 << 27


class TooManyImpostors(Exception):  # noqa: N818 - it ends no program
    """Raised when more than `MOST_PAIRS` pairs of rows are near the margin."""


def squared_distances(Z: FloatArray, left: IntArray, right: IntArray) -> FloatArray:
    """Return |z_i - z_j|² of pairs of rows, shape (m,), through differences.

    Parameters
    ----------
    Z : ndarray, shape (n, r)
    left, right : ndarray of int, shape (m,)
    """
    found = np.empty(len(left))
    step = max(1, _CELLS // max(Z.shape[1], 1))
    for start in range(0, len(left), step):
        check()
        part = slice(start, start + step)
        difference = Z.take(left[part], axis=0)
        difference -= Z.take(right[part], axis=0)
        np.einsum("ij,ij->i", difference, difference, out=found[part])
    return found


class MarginLoss:
    """f and its gradient over a list of triples.

    Parameters
    ----------
    X : ndarray, shape (n, d)
        Better centred.
    targets : ndarray of int, shape (m, 2)
        Pairs (i, j) that are pulled.
    pairs : ndarray of int, shape (p, 2)
        Pairs that are pushed; the order of the two rows is of no account.
    target_of, pair_of : ndarray of int, shape (t,)
        Of each triple the line of `targets` and that of `pairs`.
    push_weight : float
        mu, 0 to 1.
    """

    def __init__(
        self,
        X: FloatArray,
        targets: IntArray,
        pairs: IntArray,
        target_of: IntArray,
        pair_of: IntArray,
        push_weight: float,
    ) -> None:
        self._X, self._mu = X, push_weight
        self.targets, self.pairs = targets, pairs
        self._target_of, self._pair_of = target_of, pair_of
        left = np.concatenate([targets[:, 0], pairs[:, 0]])
        # the graph's structure stays; an evaluation only fills in weights
        self._order = np.argsort(left, kind="stable")
        self._ends = np.append(0, np.cumsum(np.bincount(left, minlength=len(X))))
        self._right = np.concatenate([targets[:, 1], pairs[:, 1]])[self._order]

    def value(self, L: FloatArray) -> float:
        """Return f(L), L of shape (r, d)."""
        return self._weigh(self._X @ L.T)[0]

    def gradient(self, L: FloatArray) -> tuple[float, FloatArray]:
        """Return f(L) and its gradient by L, shape (r, d): 2 L Xᵀ(D - W - Wᵀ)X.

        D - W - Wᵀ is the Laplacian of the graph whose edges are the pairs, each with
        the sum of the weights of its active triples.
        """
        Z = self._X @ L.T
        f, weights = self._weigh(Z)
        return f, np.asarray(2.0 * self._laplacian(weights, Z).T @ self._X)

    def gradient_by_metric(self, L: FloatArray) -> tuple[float, FloatArray]:
        """Return f and a subgradient by M = LᵀL, shape (d, d), symmetric."""
        f, weights = self._weigh(self._X @ L.T)
        G = self._X.T @ self._laplacian(weights, self._X)
        return f, (G + G.T) / 2.0

    def active(self, L: FloatArray) -> IntArray:
        """Return the triples (i, j, l) whose margin is violated, shape (t, 3)."""
        found = np.flatnonzero(self._hinges(self._X @ L.T)[1] > 0)
        i, j = self.targets[self._target_of[found]].T
        pair = self.pairs[self._pair_of[found]]
        other = np.where(pair[:, 0] == i, pair[:, 1], pair[:, 0])
        return np.column_stack([i, j, other]).astype(np.int64)

    def _hinges(self, Z: FloatArray) -> tuple[FloatArray, FloatArray]:
        pulled = squared_distances(Z, self.targets[:, 0], self.targets[:, 1])
        pushed = squared_distances(Z, self.pairs[:, 0], self.pairs[:, 1])
        hinges = (1.0 + pulled).take(self._target_of)
        hinges -= pushed.take(self._pair_of)
        return pulled, hinges

    def _weigh(self, Z: FloatArray) -> tuple[float, FloatArray]:
        """Return f and the weight of every pair: targets first, then those pushed."""
        check()
        mu = self._mu
        pulled, hinges = self._hinges(Z)
        active = np.flatnonzero(hinges > 0)
        f = (1.0 - mu) * pulled.sum() + mu * hinges.take(active).sum()
        m, p = len(self.targets), len(self.pairs)
        pull = np.bincount(self._target_of.take(active), minlength=m)
        push = np.bincount(self._pair_of.take(active), minlength=p)
        return float(f), np.concatenate([1.0 - mu + mu * pull, -mu * push])

    def _laplacian(self, weights: FloatArray, Z: FloatArray) -> FloatArray:
        """Return (D - W - Wᵀ)Z, shape of Z."""
        from scipy.sparse import csr_array

        n = len(Z)
        ordered = weights.take(self._order)
        W = csr_array((ordered, self._right, self._ends), shape=(n, n))
        ones = np.ones(n)
        degree = W @ ones + W.T @ ones
        moved = degree[:, None] * Z
        step = max(1, _PRODUCTS // max(len(ordered), 1))
        for start in range(0, Z.shape[1], step):
            part = slice(start, start + step)
            columns = np.ascontiguousarray(Z[:, part])
            for side in (W, W.T):
                check()
                moved[:, part] -= side @ columns
        return np.asarray(moved)


class Impostors(NamedTuple):
    """The data from which lists of triples are made, one for every map met.

    Attributes
    ----------
    X : ndarray, shape (n, d)
    codes : ndarray of int64, shape (n,)
        Classes.
    targets : ndarray of int, shape (m, 2)
        Rows (i, j), ascending by i.
    push_weight : float
    """

    X: FloatArray
    codes: IntArray
    targets: IntArray
    push_weight: float

    def loss(self, L: FloatArray, slack: float) -> MarginLoss:
        """List every triple with d_il < (1 + d_ij)(1 + slack) under L.

        Raises
        ------
        TooManyImpostors
        """
        n = len(self.X)
        Z = self.X @ L.T
        rows = self.targets[:, 0]
        pulled = squared_distances(Z, rows, self.targets[:, 1])
        within = (1.0 + pulled) * (1.0 + slack)
        reach = np.zeros(n)
        np.maximum.at(reach, rows, within)
        left, right = pairs_within(Z, self.codes, reach)
        pushed = squared_distances(Z, left, right)
        count = np.bincount(rows, minlength=n)
        first = np.cumsum(count) - count
        triples = []
        for anchor in (left, right):
            for slot in range(int(count.max(initial=0))):
                check()
                triples.append(_triples(anchor, pushed, first, count, within, slot))
        target_of = np.concatenate([t for t, _ in triples])
        pair_of = np.concatenate([p for _, p in triples])
        return MarginLoss(
            self.X, self.targets, np.column_stack([left, right]),
            target_of, pair_of, self.push_weight,
        )  # fmt: skip


def _triples(
    anchor: IntArray,
    pushed: FloatArray,
    first: IntArray,
    count: IntArray,
    within: FloatArray,
    slot: int,
) -> tuple[IntArray, IntArray]:
    """Return (line of target, line of pair) of the triples of every anchor's slot."""
    has = np.flatnonzero(count[anchor] > slot)
    target = first[anchor[has]] + slot
    near = pushed[has] < within[target]
    return target[near].astype(np.int32), has[near].astype(np.int32)


def pairs_within(
    Z: FloatArray, codes: IntArray, reach: FloatArray
) -> tuple[IntArray, IntArray]:
    """Return all pairs of rows of different classes within reach of one of the two.

    Parameters
    ----------
    Z : ndarray, shape (n, r)
    codes : ndarray of int64, shape (n,)
    reach : ndarray, shape (n,)
        Of every row, squared; 0 reaches nobody.

    Returns
    -------
    left, right : ndarray of int32, shape (p,)
        |z_left - z_right|² below the larger of their reaches, or above it by no more
        than a rounding error; each pair once.

    Raises
    ------
    TooManyImpostors
    """
    order = np.argsort(codes, kind="stable").astype(np.int32)
    ends = np.searchsorted(codes[order], codes[order], side="right")
    one, other, reach = _factors(Z[order], reach[order])
    found: list[tuple[IntArray, IntArray]] = []
    total, start, n = 0, 0, len(order)
    while start < n:
        rows = slice(start, min(start + _TILE[0], int(ends[start])))
        for low in range(int(ends[start]), n, _TILE[1]):
            columns = slice(low, min(low + _TILE[1], n))
            check()
            near = _near(one[rows] @ other[columns].T, reach[rows], reach[columns])
            row, column = np.divmod(near, columns.stop - low)
            found.append((order[row + start], order[column + low]))
            total += len(near)
        if total > MOST_PAIRS:
            raise TooManyImpostors
        start = rows.stop
    if not found:
        return np.empty(0, np.int32), np.empty(0, np.int32)
    left, right = zip(*found, strict=True)
    return np.concatenate(left), np.concatenate(right)


def _factors(Z: FloatArray, reach: FloatArray) -> tuple[Any, Any, Any]:
    """Return A and B with (A Bᵀ)_ij = |z_i - z_j|², and reaches above the rounding.

    In single precision where the rounding is small beside the margin of 1.
    """
    Z = Z - Z.mean(axis=0)
    norms = np.einsum("ij,ij->i", Z, Z)
    largest = float(norms.max(initial=0.0))
    unit = 8.0 * (Z.shape[1] + 4) * largest
    single = unit * float(np.finfo(np.float32).eps) < 0.1
    kind = np.float32 if single else np.float64
    reach = np.where(reach > 0, reach + unit * float(np.finfo(kind).eps), -np.inf)
    ones = np.ones(len(Z))
    one = np.column_stack([-2.0 * Z, norms, ones]).astype(kind)
    other = np.column_stack([Z, ones, norms]).astype(kind)
    return one, other, reach.astype(kind)


def _near(distances: Any, of_rows: Any, of_columns: Any) -> IntArray:
    near = distances < of_rows[:, None]
    near |= distances < of_columns
    return np.flatnonzero(near)


def loss_increases(
    asked: FloatArray,
    Z: FloatArray,
    codes: IntArray,
    targets: IntArray,
    n_targets: int,
    push_weight: float,
) -> FloatArray:
    """Return what rows would add to the loss as members of each class.

    Three terms (Weinberger and Saul 2009, energy-based classification): the pull of the
    row's own targets, the impostors it would have, and the rows whose impostor it would
    be.

    Parameters
    ----------
    asked : ndarray, shape (m, r)
        Rows under the map.
    Z : ndarray, shape (n, r)
        Training rows under the map.
    codes : ndarray of int64, shape (n,)
        Their classes.
    targets : ndarray of int, shape (t, 2)
        Their target pairs (i, j), ascending by i.
    n_targets : int
        Targets the rows asked about would have.
    push_weight : float
        mu.

    Returns
    -------
    ndarray, shape (m, n_classes)
    """
    thresholds = _thresholds(Z, targets)
    member = np.eye(int(codes.max()) + 1)[codes]
    step = max(1, _ENERGY_CELLS // len(Z))
    energy = np.empty((len(asked), member.shape[1]))
    for start in range(0, len(asked), step):
        part = slice(start, start + step)
        distances = _all_distances(asked[part], Z)
        entered = np.zeros_like(distances)
        for threshold in thresholds.T:
            check()
            entered += np.maximum(threshold - distances, 0.0)
        energy[part] = push_weight * (entered @ (1.0 - member))
        for c in range(member.shape[1]):
            check()
            energy[part, c] += _own_increase(
                distances, codes == c, n_targets, push_weight
            )
    return energy


def _own_increase(
    distances: FloatArray, inside: Any, n_targets: int, push_weight: float
) -> FloatArray:
    """Return pull and push of rows whose targets are the nearest of those inside."""
    own = np.sort(distances[:, inside], axis=1)[:, :n_targets]
    others = distances[:, ~inside]
    increase = (1.0 - push_weight) * own.sum(axis=1)
    for pull in own.T:
        hinges = np.maximum(1.0 + pull[:, None] - others, 0.0)
        increase += push_weight * hinges.sum(axis=1)
    return np.asarray(increase)


def _thresholds(Z: FloatArray, targets: IntArray) -> FloatArray:
    """Return 1 + d_ij of the targets of every row, -inf in the places left."""
    rows = targets[:, 0]
    count = np.bincount(rows, minlength=len(Z))
    slot = np.arange(len(rows)) - (np.cumsum(count) - count)[rows]
    table = np.full((len(Z), int(count.max(initial=0))), -np.inf)
    table[rows, slot] = 1.0 + squared_distances(Z, rows, targets[:, 1])
    return table


def _all_distances(one: FloatArray, other: FloatArray) -> FloatArray:
    from scipy.spatial.distance import cdist

    return np.asarray(cdist(one, other, "sqeuclidean"), np.float64)
