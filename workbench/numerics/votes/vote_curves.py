"""Leave-one-out answers of every weighting for every k, from one neighbour search."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from workbench.api.data import FloatArray, IntArray
from workbench.api.problems import Problem
from workbench.api.report import check
from workbench.numerics.votes.votes import (
    TIE,
    Weighting,
    running_votes,
    vote_weights,
)


@dataclass(frozen=True, eq=False, slots=True)
class VoteCurve:
    """The answers of one weighting for k = 1 … kmax.

    Attributes
    ----------
    errors : ndarray of int64, shape (kmax,)
        Rows whose class does not win.
    predicted : ndarray of int64, shape (kmax, n)
        Of equal votes the lower class code.
    tied : ndarray of int64, shape (kmax,)
        Rows whose votes may depend on the order of rows at equal distances. Where it
        is 0, the errors are the same in whatever order the rows come.
    """

    errors: IntArray
    predicted: IntArray
    tied: IntArray


def vote_curves(
    found: tuple[FloatArray, IntArray],
    y: IntArray,
    n_classes: int,
    weightings: Mapping[str, Weighting],
    kmax: int | None = None,
) -> dict[str, VoteCurve]:
    """Return the answers of some weightings for every k from the neighbours of every row.

    Parameters
    ----------
    found : tuple of ndarray, shape (n, m)
        Distances and rows without the row itself, nearest first, as `neighbours` gives
        them. One more than `kmax` (or all there are) lets the ties at the last k be
        seen.
    y : ndarray of int64, shape (n,)
        Class codes, none missing.
    weightings : mapping
        By any name.
    kmax : int, optional
        All neighbours found if None; clipped to them.

    Raises
    ------
    Problem
        For fewer than two rows.
    """
    distances, indices = found
    n, available = indices.shape
    if n < 2 or available < 1:
        raise Problem(
            f"{n} {'row' if n == 1 else 'rows'}",
            expected="at least two for leave-one-out",
        )
    kmax = available if kmax is None else min(kmax, available)
    labels = y[indices]
    ties = _Ties(distances, labels)
    near = labels[:, :kmax], distances[:, :kmax]
    curves = {}
    for name, weighting in weightings.items():
        check()
        predicted = _answers(*near, n_classes, weighting)
        curves[name] = VoteCurve(
            errors=np.asarray((predicted != y).sum(axis=1), np.int64),
            predicted=predicted,
            tied=ties.that_matter(kmax, weighting),
        )
    return curves


def _answers(
    labels: IntArray, distances: FloatArray, n_classes: int, weighting: Weighting
) -> IntArray:
    """Return the answer for every k, shape (kmax, n)."""
    if weighting.keeps and not weighting.needs_sigma:
        return _growing_answers(labels, vote_weights(distances, weighting), n_classes)
    predicted = np.empty(labels.shape[::-1], np.int64)
    totals = running_votes(labels, distances, n_classes, weighting)
    for winners, total in zip(predicted, totals, strict=True):
        limit = total.max(axis=0) * (1.0 - TIE)
        for c in range(n_classes - 1, -1, -1):
            np.copyto(winners, c, where=total[c] >= limit)
    return predicted


def _growing_answers(labels: IntArray, weights: FloatArray, n_classes: int) -> IntArray:
    """Return the answers where no vote ever falls: only the class that grew can take over."""
    n, kmax = labels.shape
    predicted = np.empty((kmax, n), np.int64)
    total, rows = np.zeros((n, n_classes)), np.arange(n)
    winner, best = labels[:, 0].copy(), np.zeros(n)
    for j in range(kmax):
        label = labels[:, j]
        grown = total[rows, label] + weights[:, j]
        total[rows, label] = grown
        # of equal votes the lower class; the winner itself stays
        ahead = grown * (1.0 - TIE) > best
        level = (grown >= best * (1.0 - TIE)) & (label < winner)
        winner = np.where(ahead | level, label, winner)
        best = np.maximum(best, grown)
        predicted[j] = winner
    return predicted


class _Ties:
    """Neighbours at equal distances, shape (n, m), of which some have other classes.

    Attributes
    ----------
    mixed : ndarray of bool
        Whether those at the distance of each neighbour are, or may be, of several
        classes.
    open : ndarray of bool
        Whether, moreover, some of them come after it.
    nearest : ndarray of bool
        Whether it is as near as the first.
    """

    def __init__(self, distances: FloatArray, labels: IntArray) -> None:
        n, available = distances.shape
        place = np.arange(available)
        edge = np.ones((n, 1), np.bool_)
        new = np.hstack([edge, distances[:, 1:] != distances[:, :-1]])
        end = np.hstack([new[:, 1:], edge])
        first = np.maximum.accumulate(np.where(new, place, 0), axis=1)
        last = np.where(end, place, available)[:, ::-1]
        last = np.minimum.accumulate(last, axis=1)[:, ::-1]
        # neighbours of another class than the one before, counted
        other = np.zeros((n, available), np.int64)
        other[:, 1:] = np.cumsum(labels[:, 1:] != labels[:, :-1], axis=1)
        changes = np.take_along_axis(other, last, 1) - np.take_along_axis(
            other, first, 1
        )
        self.mixed = changes > 0
        self.open = self.mixed & (last > place)
        if available < n - 1:  # who else is as far as the last was not looked up
            cut = last == available - 1
            self.mixed |= cut
            self.open |= cut
        self.nearest = first == 0
        self.silent = (distances[:, :1] == 0) & (distances > 0)

    def that_matter(self, kmax: int, weighting: Weighting) -> IntArray:
        """Count the rows whose votes depend on the order of equals, for every k."""
        matters = self.open
        if weighting.by_rank:  # different weights, also inside the k
            matters = matters | np.logical_or.accumulate(self.mixed, axis=1)
        elif weighting.scheme == "dudani":
            # the k-th distance is theirs, so they weigh 0, unless all are equal
            matters = matters & self.nearest
        elif weighting.scheme in ("distance", "squared", "power"):
            matters = matters & ~self.silent  # a row at 0 silences what is farther
        return np.asarray(matters[:, :kmax].sum(axis=0), np.int64)
