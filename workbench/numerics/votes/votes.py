"""Votes of neighbours: weights from distances or ranks, and the sum for each class.

NumPy only: the window imports this.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from workbench.api.data import FloatArray, IntArray
from workbench.api.did_you_mean import instead_of
from workbench.api.problems import Problem

#: Every weighting; the scene offers those that need no parameter.
SCHEMES = (
    "uniform",
    "distance",
    "squared",
    "rank",
    "linear",
    "exponential",
    "dudani",
    "power",
    "gaussian",
)
#: Votes that differ by this share of the largest are equal: it is what the order of a
#: sum may do to them.
TIE = 1e-12
#: Weights below are near the end of double precision, where they lose digits.
_TINY = 1e-290


@dataclass(frozen=True, slots=True)
class Weighting:
    """The weight of neighbour i of k, nearest first, at the distance d_i.

    Attributes
    ----------
    scheme : str
        ``uniform`` 1, ``distance`` 1/d, ``squared`` 1/d², ``rank`` k + 1 - i,
        ``linear`` (k + 1 - i)/k, ``exponential`` qⁱ, ``dudani``
        (d_k - d_i)/(d_k - d_1) or 1 if d_k = d_1, ``power`` 1/d^β, ``gaussian``
        exp(-d²/(2 s²)).
    q : float
        Above 0 and at most 1.
    beta : float
        0 or more. Shepard's method (1968) is 2 over all rows.
    sigma : float or None
        s of ``gaussian``, above 0; None where it is still to be found
        (`mean_reach`).

    Raises
    ------
    Problem
        For another scheme or a parameter outside its limits.

    References
    ----------
    S. A. Dudani (1976). The distance-weighted k-nearest-neighbor rule. IEEE
    Transactions on Systems, Man, and Cybernetics 6, 325-327.
    """

    scheme: str = "uniform"
    q: float = 0.8
    beta: float = 2.0
    sigma: float | None = None

    def __post_init__(self) -> None:
        if self.scheme not in SCHEMES:
            raise Problem(
                f"weights {self.scheme!r}", expected=instead_of(self.scheme, SCHEMES)
            )
        if not 0 < self.q <= 1:
            raise Problem(f"q = {self.q!r}", expected="above 0 and at most 1")
        if not 0 <= self.beta < np.inf:
            raise Problem(f"beta = {self.beta!r}", expected="0 or more")
        if self.sigma is not None and not 0 < self.sigma < np.inf:
            raise Problem(f"sigma = {self.sigma!r}", expected="a number above 0")

    @property
    def needs_sigma(self) -> bool:
        """Whether the width of the Gaussian is still to be found."""
        return self.scheme == "gaussian" and self.sigma is None

    @property
    def keeps(self) -> bool:
        """Whether a neighbour has the same weight whatever k is."""
        return self.scheme not in ("rank", "linear", "dudani")

    @property
    def by_rank(self) -> bool:
        """Whether neighbours at equal distances may have different weights."""
        return self.scheme in ("rank", "linear", "exponential")


def vote_weights(distances: FloatArray, scheme: str | Weighting) -> FloatArray:
    """Turn neighbour distances, shape (m, k), into vote weights of the same shape.

    Where some distance is 0, only those rows at 0 vote, one each, in the schemes that
    divide by it. Where all weights of a query would be too small to be told apart
    (``power``, ``gaussian``), they are those relative to the nearest row.

    Parameters
    ----------
    distances : ndarray, shape (m, k)
        Ascending in each row.
    scheme : str or Weighting
        The name of one that needs no parameter, or all.

    Raises
    ------
    Problem
        For another scheme, or a Gaussian without its width.
    """
    d = np.asarray(distances, dtype=np.float64)
    weighting = Weighting(scheme) if isinstance(scheme, str) else scheme
    k = d.shape[1]
    match weighting.scheme:
        case "uniform":
            return np.ones_like(d)
        case "rank":
            return np.broadcast_to(np.arange(k, 0.0, -1.0), d.shape).copy()
        case "linear":
            return np.broadcast_to(np.arange(k, 0.0, -1.0) / max(k, 1), d.shape).copy()
        case "exponential":
            return np.broadcast_to(weighting.q ** np.arange(1.0, k + 1), d.shape).copy()
        case "dudani":
            return _dudani(d)
        case "gaussian":
            return _gaussian(d, weighting.sigma)
        case "power":
            return _inverse_power(d, weighting.beta)
        case name:
            return _inverse(d, squared=name == "squared")


def _inverse(d: FloatArray, *, squared: bool) -> FloatArray:
    with np.errstate(divide="ignore", over="ignore", under="ignore"):
        weights = 1.0 / (d**2 if squared else d)
    endless = np.isinf(weights)  # at 0, or so near that dividing overflows
    return np.where(endless.any(axis=1, keepdims=True), endless, weights)


def _inverse_power(d: FloatArray, beta: float) -> FloatArray:
    zero = d == 0
    with np.errstate(divide="ignore", over="ignore", under="ignore", invalid="ignore"):
        weights = d**-beta
        wrong = ~((weights[:, :1] < 1 / _TINY) & (weights[:, :1] > _TINY))
        if wrong.any():
            weights = np.where(wrong, (d / d[:, :1]) ** -beta, weights)
    return np.where(zero.any(axis=1, keepdims=True), zero, weights)


def _dudani(d: FloatArray) -> FloatArray:
    spread = d[:, -1:] - d[:, :1]
    flat = ~(spread > 0)
    share = (d[:, -1:] - d) / np.where(flat, 1.0, spread)
    return np.where(flat, 1.0, share)


def _gaussian(d: FloatArray, sigma: float | None) -> FloatArray:
    if sigma is None:
        raise Problem("weights 'gaussian' without sigma", expected="a number above 0")
    with np.errstate(under="ignore", over="ignore", invalid="ignore"):
        squares = (d / sigma) ** 2
        weights = np.exp(-0.5 * squares)
        far = weights[:, :1] < _TINY
        if far.any():
            # d² - d_1² in factors, so that nothing cancels or overflows
            away = (d - d[:, :1]) / sigma * ((d + d[:, :1]) / sigma)
            weights = np.where(far, np.exp(-0.5 * away), weights)
    return np.asarray(weights)


def mean_reach(distances: FloatArray, k: int) -> float:
    """Return the mean over rows of the distance to the k-th neighbour.

    It is the default width of ``gaussian``.

    Parameters
    ----------
    distances : ndarray, shape (n, at least k)
        Of each row to the others, ascending.

    Raises
    ------
    Problem
        When it is 0: every row has k others in its own place.
    """
    reach = float(np.mean(distances[:, k - 1])) if distances.size else 1.0
    if not reach > 0:
        raise Problem(
            f"sigma = 0: each row has {k} others in its own place",
            expected="sigma above 0, or a larger k",
        )
    return reach


def votes(labels: IntArray, weights: FloatArray, n_classes: int) -> FloatArray:
    """Add up the weights of each class; labels and weights have shape (m, k).

    Labels below 0 (a missing class) do not vote.

    Returns
    -------
    ndarray of float64, shape (m, n_classes)
    """
    labels = np.asarray(labels, dtype=np.int64)
    m = labels.shape[0]
    known = labels >= 0
    place = (np.arange(m)[:, None] * n_classes + labels)[known]
    total = np.bincount(place, np.asarray(weights)[known], minlength=m * n_classes)
    return total.astype(np.float64).reshape(m, n_classes)


def settled(totals: FloatArray, axis: int = 1) -> FloatArray:
    """Make votes that only rounding tells apart from the largest exactly equal to it.

    So the class that sorts first wins what is tied on paper (2/3 + 1/3 against 1),
    whatever the order in which the weights were added.

    Parameters
    ----------
    totals : ndarray
        0 or more.
    axis : int
        That of the classes.
    """
    top = totals.max(axis=axis, keepdims=True, initial=0.0)
    return np.where(totals >= top * (1.0 - TIE), top, totals)


def running_votes(
    labels: IntArray, distances: FloatArray, n_classes: int, scheme: str | Weighting
) -> Iterator[FloatArray]:
    """Yield the votes of the first 1, 2, … neighbours, each of shape (n_classes, n).

    They are those of `vote_weights` and `votes` for each k by itself, up to rounding
    and up to one factor for all classes. What is yielded is changed in place by the
    next step.

    Parameters
    ----------
    labels : ndarray of int, shape (n, kmax)
        Classes of the neighbours, nearest first, none missing.
    distances : ndarray, shape (n, kmax)
        Without the row itself, where the width of ``gaussian`` is not given: it is
        that of `mean_reach` for every k.
    """
    weighting = Weighting(scheme) if isinstance(scheme, str) else scheme
    if weighting.needs_sigma:
        yield from _each_width(labels, distances, n_classes)
    elif not weighting.keeps:
        yield from _falling(labels, distances, n_classes, weighting.scheme)
    else:
        weights = vote_weights(distances, weighting).T
        total = np.zeros((n_classes, len(labels)))
        rows = np.arange(len(labels))
        for label, weight in zip(labels.T, weights, strict=True):
            total[label, rows] += weight
            yield total


def _falling(
    labels: IntArray, distances: FloatArray, n_classes: int, scheme: str
) -> Iterator[FloatArray]:
    """Yield the votes under weights that fall to the k-th neighbour.

    Σ (a_k - a_i) over the neighbours of a class is a_k times their number less the sum
    of their a_i, with a the rank, or the distance beyond the nearest.
    """
    ranks = scheme != "dudani"
    count = np.zeros((n_classes, len(labels)))
    total = np.zeros_like(count)
    rows = np.arange(len(labels))
    beyond = distances - distances[:, :1]
    for j, label in enumerate(labels.T):
        count[label, rows] += 1.0
        if ranks:
            total += count  # each counts once in every sum from its rank on
            yield total
            continue
        total[label, rows] += beyond[:, j]
        reach = beyond[:, j]
        # of neighbours that are all equally far, each has one vote
        yield np.where(reach > 0, np.maximum(reach * count - total, 0.0), count)


def _each_width(
    labels: IntArray, distances: FloatArray, n_classes: int
) -> Iterator[FloatArray]:
    place = labels + n_classes * np.arange(len(labels))[:, None]
    for k in range(1, labels.shape[1] + 1):
        near = distances[:, :k]
        reach = float(near[:, -1].mean())
        # where all are in one place they weigh the same
        weights = _gaussian(near, reach) if reach > 0 else np.ones_like(near)
        total = np.bincount(
            place[:, :k].ravel(), weights.ravel(), minlength=len(labels) * n_classes
        )
        yield np.ascontiguousarray(total.reshape(len(labels), n_classes).T)
