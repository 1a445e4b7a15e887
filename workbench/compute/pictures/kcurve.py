"""Leave-one-out error of k-NN for every k, from a single neighbour query."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, IntArray, Problem, report
from workbench.numerics.neighbours.block_search import smallest
from workbench.numerics.neighbours.neighbours import neighbours
from workbench.numerics.votes.votes import running_votes, settled

_BLOCK = 1 << 20  # cells of a block of distances: 8 MB


@dataclass(frozen=True, eq=False, slots=True)
class KCurve:
    """The errors of one data set under one metric for k = 1 … kmax.

    Attributes
    ----------
    errors : ndarray of float64, shape (kmax,)
        Leave-one-out: no row is its own neighbour.
    biased : ndarray of float64, shape (kmax,)
        Every row is its own first neighbour: what testing on the training set gives
        (Vorontsov's "biased" LOO(k); 0 at k = 1).
    predicted : ndarray of int64, shape (kmax, n)
        The leave-one-out answer for every k.
    margins : ndarray of float64, shape (n,)
        At the k asked for: votes of the own class less those of the best other one,
        as a share of all votes, -1 to 1.
    """

    errors: FloatArray
    biased: FloatArray
    predicted: IntArray
    margins: FloatArray


def k_curve(
    found: tuple[FloatArray, IntArray],
    y: IntArray,
    n_classes: int,
    weights: str = "uniform",
    k: int = 1,
) -> KCurve:
    """Compute the curve from the neighbours of every row.

    Parameters
    ----------
    found : tuple of ndarray, shape (n, kmax)
        Distances and rows, as `neighbours` (or `fold_neighbours`) gives them without
        the row itself.
    y : ndarray of int64, shape (n,)
        Class codes, none missing.
    weights : str
        A scheme of `vote_weights` that needs no parameter.
    k : int
        Which k the margins are for; clipped to kmax.

    Raises
    ------
    Problem
        For fewer than two rows.
    """
    distances, indices = found
    n, kmax = indices.shape
    if n < 2 or kmax < 1:
        raise Problem(
            f"{n} {'row' if n == 1 else 'rows'}",
            expected="at least two for leave-one-out",
        )
    labels = y[indices]
    k = min(k, kmax)
    predicted, votes = _answers(labels, distances, n_classes, weights, k)
    # the row itself, at distance 0, takes the first place and the last one drops out
    own = np.concatenate([y[:, None], labels[:, :-1]], axis=1)
    zero = np.concatenate([np.zeros((n, 1)), distances[:, :-1]], axis=1)
    biased, _ = _answers(own, zero, n_classes, weights, k)
    return KCurve(
        errors=(predicted != y).mean(axis=1),
        biased=(biased != y).mean(axis=1),
        predicted=predicted,
        margins=_margins(votes, y),
    )


def _answers(
    labels: IntArray, distances: FloatArray, n_classes: int, weights: str, k: int
) -> tuple[IntArray, FloatArray]:
    """Return the answer for every k, (kmax, n), and the votes at k, (n, n_classes)."""
    predicted = np.empty((labels.shape[1], len(labels)), np.int64)
    kept = np.empty((len(labels), n_classes))
    votes = running_votes(labels, distances, n_classes, weights)
    for j, total in enumerate(votes):
        total = settled(total, axis=0)
        predicted[j] = total.argmax(axis=0)
        if j + 1 == k:
            kept[:] = total.T
    return predicted, kept


def _margins(votes: FloatArray, y: IntArray) -> FloatArray:
    rows = np.arange(len(y))
    own = votes[rows, y]
    others = votes.copy()
    others[rows, y] = -np.inf
    best = others.max(axis=1) if votes.shape[1] > 1 else np.zeros(len(y))
    total = votes.sum(axis=1)
    return np.asarray((own - best) / np.where(total > 0, total, 1.0))


def all_neighbours(
    rows: FloatArray, k: int, p: float = 2.0, *, cosine: bool = False
) -> tuple[FloatArray, IntArray]:
    """Return the k nearest other rows of each, clipped to n - 1, in mapped space."""
    metric = "cosine" if cosine else "minkowski"
    return neighbours(rows, None, min(k, len(rows) - 1), metric=metric, p=p)


def fold_neighbours(
    columns: FloatArray,
    numeric: npt.NDArray[np.bool_],
    k: int,
    scale: str,
    p: float = 2.0,
) -> tuple[FloatArray, IntArray]:
    """Return the k nearest other rows, each under the scaling of its own fold.

    The row left out has no say in the minima, ranges and deviations: each row is
    compared under factors of its own, which have a closed form.

    Parameters
    ----------
    columns : ndarray, shape (n, c)
        Unscaled; labels as 0/1 columns.
    numeric : ndarray of bool, shape (c,)
        Which columns are scaled.
    k : int
        Clipped to n - 1.
    scale : str
        ``min-max`` or ``z-score``.
    p : float
        The exponent of the distance.

    Returns
    -------
    distances, indices : ndarray, shape (n, k)
    """
    n = len(columns)
    factors = np.ones(columns.shape)
    factors[:, numeric] = fold_factors(columns[:, numeric], scale)
    k = min(k, n - 1)
    distances, indices = np.empty((n, k)), np.empty((n, k), np.int64)
    step = max(1, _BLOCK // max(1, columns.size))
    for start in range(0, n, step):
        report.check()
        part = np.arange(start, min(start + step, n))
        difference = np.abs(columns[part][:, None] - columns) * factors[part][:, None]
        table = _norm(difference, p)
        table[np.arange(len(part)), part] = np.inf
        distances[part], indices[part] = smallest(table, k)
    return distances, indices


def fold_factors(columns: FloatArray, scale: str) -> FloatArray:
    """Return 1 / width of each column without row i, shape (n, c); 0 if constant."""
    n = len(columns)
    low, high = _without_extreme(columns), -_without_extreme(-columns)
    if scale == "min-max":
        width = high - low
    else:
        # the deviation of the others: centred first, so that nothing cancels
        centred = columns - columns.mean(axis=0)
        mean = -centred / (n - 1)
        square = ((centred**2).sum(axis=0) - centred**2) / (n - 1)
        width = np.sqrt(np.maximum(square - mean**2, 0.0))
    varies = (high > low) & (width > 0)
    return np.where(varies, 1.0 / np.where(varies, width, 1.0), 0.0)


def _without_extreme(columns: FloatArray) -> FloatArray:
    """Return the minimum of each column over all rows but i, shape (n, c)."""
    order = np.argsort(columns, axis=0, kind="stable")
    take = np.arange(columns.shape[1])
    lowest = np.broadcast_to(columns[order[0], take], columns.shape).copy()
    lowest[order[0], take] = columns[order[1], take]
    return lowest


def _norm(difference: FloatArray, p: float) -> FloatArray:
    if np.isinf(p):
        return np.asarray(difference.max(axis=-1))
    if p == 2:
        return np.asarray(np.sqrt((difference**2).sum(axis=-1)))
    return np.asarray((difference**p).sum(axis=-1) ** (1 / p))
