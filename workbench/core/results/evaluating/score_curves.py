"""Curves of a two-class score: ROC, precision-recall, calibration, lift, cost.

`positive` tells which rows are of the class in question, `score` is larger where the
classifier is surer of it; a row is called positive at a threshold t if score >= t. Points
run from the strictest threshold (infinity, nothing called positive) to the least score;
scores that only rounding keeps apart are tied.
A figure that the rows do not define is None; a rate they do not define is NaN.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray, IntArray
from workbench.api.problems import Problem
from workbench.core.results.evaluating.operating_point import checked_scores

#: Scores that differ relatively by less are tied.
_ROUNDING = 8 * float(np.finfo(np.float64).eps)
#: So few points of a hull are not worth a pass over arrays.
_FEW = 64
STRATEGIES = ("uniform", "quantile")


@dataclass(frozen=True, eq=False, slots=True)
class Curve:
    """Points of a curve, each with the threshold that leads there.

    Attributes
    ----------
    x, y, thresholds : ndarray of float64, shape (p,)
    area : float or None
        Under a ROC curve by trapezoids, under a precision-recall curve by steps
        (average precision); None where undefined.
    """

    x: FloatArray
    y: FloatArray
    thresholds: FloatArray
    area: float | None


@dataclass(frozen=True, eq=False, slots=True)
class Calibration:
    """Observed frequency of the class at each predicted probability.

    Attributes
    ----------
    x, y : ndarray of float64, shape (b,)
        Mean probability and share of positive rows of each bin that holds rows.
    thresholds : ndarray of float64, shape (b,)
        The upper edge of each such bin.
    lower : ndarray of float64, shape (b,)
        Its lower edge.
    counts : ndarray of int64, shape (b,)
        Its rows.
    brier : float or None
        Mean squared difference of probability and outcome (Brier, 1950).
    ece : float or None
        Expected calibration error: mean of |x - y| weighted by the rows
        (Naeini, Cooper and Hauskrecht, 2015).
    """

    x: FloatArray
    y: FloatArray
    thresholds: FloatArray
    lower: FloatArray
    counts: IntArray
    brier: float | None
    ece: float | None


@dataclass(frozen=True, eq=False, slots=True)
class Lift:
    """Gain of taking the rows with the highest scores first.

    Attributes
    ----------
    x : ndarray of float64, shape (p,)
        Share of the rows taken.
    y : ndarray of float64, shape (p,)
        Share of all positive rows among them (cumulative gain).
    lift : ndarray of float64, shape (p,)
        y / x: how many times more than by chance; NaN for no rows.
    thresholds : ndarray of float64, shape (p,)
    """

    x: FloatArray
    y: FloatArray
    lift: FloatArray
    thresholds: FloatArray


@dataclass(frozen=True, eq=False, slots=True)
class CostCurve:
    """Normalised expected cost by operating condition (Drummond and Holte, 2006).

    Attributes
    ----------
    x : ndarray of float64, shape (v,)
        Probability cost PC(+) = p c(-|+) / (p c(-|+) + (1 - p) c(+|-)), p the share of
        positive rows, c(-|+) the cost of missing one; 0 to 1, corners of the envelope.
    y : ndarray of float64, shape (v,)
        The least expected cost over all thresholds, 1 being the worst possible.
    thresholds : ndarray of float64, shape (v,)
        The best threshold from x[i] on (the last one repeats).
    false_positive, false_negative : ndarray of float64, shape (p,)
        The line of each ROC point: its cost at x = 0 and at x = 1.
    area : float or None
        Under the envelope: expected cost if every condition is as likely.
    """

    x: FloatArray
    y: FloatArray
    thresholds: FloatArray
    false_positive: FloatArray
    false_negative: FloatArray
    area: float | None


def roc(positive: npt.ArrayLike, score: npt.ArrayLike) -> Curve:
    """Return the ROC curve: false positive rate against true positive rate.

    One point for each distinct score, collinear ones too, and (0, 0) first; rows of
    equal score move together, so a tie is a slope and counts one half in the area.

    Parameters
    ----------
    positive : array of bool, shape (n,)
    score : array of float, shape (n,)

    Raises
    ------
    Problem
        When a score is missing or the lengths differ.
    """
    found = _steps(positive, score)
    x, y = _rate(found.fp, found.negatives), _rate(found.tp, found.positives)
    pairs = found.positives * found.negatives
    # of counts: the area is exact
    area = float(np.trapezoid(found.tp, found.fp)) / pairs if pairs else None
    return Curve(x, y, found.thresholds, area)


def precision_recall(positive: npt.ArrayLike, score: npt.ArrayLike) -> Curve:
    """Return recall (x) against precision (y); the area is average precision.

    The sum of (R_i - R_(i-1)) P_i needs no interpolation, which between points of this
    curve is not linear (Davis and Goadrich, 2006). At the first point nothing is called
    positive and the precision is 1 by convention.

    Raises
    ------
    Problem
        When a score is missing or the lengths differ.
    """
    found = _steps(positive, score)
    called = found.tp + found.fp
    precision = np.ones(called.size)
    np.divide(found.tp, called, out=precision, where=called > 0)
    recall = _rate(found.tp, found.positives)
    area = None
    if found.positives:
        area = float(np.sum(np.diff(recall) * precision[1:]))
    return Curve(recall, precision, found.thresholds, area)


def calibration_bins(
    positive: npt.ArrayLike,
    probability: npt.ArrayLike,
    n_bins: int = 10,
    strategy: str = "uniform",
) -> Calibration:
    """Group rows by their probability and compare it with what came.

    Parameters
    ----------
    positive : array of bool, shape (n,)
    probability : array of float, shape (n,)
        From 0 to 1.
    n_bins : int
        At least 1.
    strategy : str
        ``uniform`` (bins of equal width) or ``quantile`` (of about as many rows; equal
        probabilities stay together). A bin holds its upper edge, the first one 0 too.

    Raises
    ------
    Problem
        For another strategy, or what is no probability.
    """
    hit, value = checked_scores(positive, probability)
    if n_bins < 1 or strategy not in STRATEGIES:
        raise Problem(
            f"{n_bins} bins, {strategy}",
            expected="at least 1, one of " + ", ".join(STRATEGIES),
        )
    if value.size and not (value.min() >= 0.0 and value.max() <= 1.0 + 1e-12):
        raise Problem("scores outside 0..1", expected="probabilities")
    edges = np.linspace(0.0, 1.0, n_bins + 1)
    if strategy == "quantile" and value.size:
        edges = np.percentile(value, 100.0 * edges)
    last = n_bins - 1
    place = np.minimum(np.searchsorted(edges[1:-1], value), last)
    counts = np.bincount(place, minlength=last + 1)
    filled = counts > 0
    rows = counts[filled]
    x = np.bincount(place, value, last + 1)[filled] / rows
    y = np.bincount(place, hit, last + 1)[filled] / rows
    n = value.size
    return Calibration(
        x,
        y,
        thresholds=edges[1:][filled],
        lower=edges[:-1][filled],
        counts=rows.astype(np.int64),
        brier=float(np.mean((value - hit) ** 2)) if n else None,
        ece=float(rows @ np.abs(x - y) / n) if n else None,
    )


def lift(positive: npt.ArrayLike, score: npt.ArrayLike) -> Lift:
    """Return cumulative gains and lift.

    Raises
    ------
    Problem
        When a score is missing or the lengths differ.
    """
    found = _steps(positive, score)
    taken = _rate(found.tp + found.fp, found.positives + found.negatives)
    gained = _rate(found.tp, found.positives)
    times = np.full(taken.size, np.nan)
    np.divide(gained, taken, out=times, where=taken > 0)
    return Lift(taken, gained, times, found.thresholds)


def cost_curve(positive: npt.ArrayLike, score: npt.ArrayLike) -> CostCurve:
    """Return the lower envelope of the cost lines of all thresholds.

    A ROC point is the line from (0, fp rate) to (1, fn rate); the envelope is that of the
    corners of the ROC curve's convex hull (Drummond and Holte, 2006, section 3).

    Raises
    ------
    Problem
        When a score is missing or the lengths differ.
    """
    found = _steps(positive, score)
    fp, tp = _rate(found.fp, found.negatives), _rate(found.tp, found.positives)
    if not (found.positives and found.negatives):
        nothing = np.empty(0)
        return CostCurve(nothing, nothing, nothing, fp, 1.0 - tp, None)
    hull = _upper_hull(found.fp, found.tp)
    rise, run = np.diff(tp[hull]), np.diff(fp[hull])
    x = np.concatenate([[0.0], run / (run + rise), [1.0]])
    best = np.concatenate([hull, hull[-1:]])
    y = fp[best] * (1.0 - x) + (1.0 - tp[best]) * x
    area = float(np.trapezoid(y, x))
    return CostCurve(x, y, found.thresholds[best], fp, 1.0 - tp, area)


@dataclass(frozen=True, eq=False, slots=True)
class _Steps:
    """True and false positives so far, by falling threshold."""

    thresholds: FloatArray
    tp: IntArray
    fp: IntArray
    positives: int
    negatives: int


def _steps(positive: npt.ArrayLike, score: npt.ArrayLike) -> _Steps:
    hit, value = checked_scores(positive, score)
    order = np.argsort(-value)  # the order among equals does not matter: they end alike
    value, hit = value[order], hit[order]
    ends = np.flatnonzero(np.append(_falls(value), True)[: value.size])
    tp = np.concatenate([[0], np.cumsum(hit)[ends]]).astype(np.int64)
    taken = np.concatenate([[0], ends + 1]).astype(np.int64)
    positives = int(np.count_nonzero(hit))
    thresholds = np.concatenate([[np.inf], value[ends]])
    return _Steps(thresholds, tp, taken - tp, positives, hit.size - positives)


def _falls(value: FloatArray) -> npt.NDArray[np.bool_]:
    """Tell where falling scores differ by more than the rounding of a few operations.

    1/3 + 1/3 and 2/3 of the votes are a tie, whichever way they were added up.
    """
    above, below = value[:-1], value[1:]
    with np.errstate(invalid="ignore"):  # infinite ones are equal or not
        apart = above - below > _ROUNDING * np.abs(above)
    return np.asarray(apart & (above != below))


def _upper_hull(x: IntArray, y: IntArray) -> IntArray:
    """Return the corners of the upper hull of points sorted by x and y (Andrew, 1979).

    Counts, not rates: the turns are exact. A point that is not above the line between
    its neighbours is no corner, whatever becomes of these, so that all such points may
    go at once; the loop is left with the few that this does not find.
    """
    kept = np.arange(x.size)
    while kept.size > _FEW:
        before, here, after = kept[:-2], kept[1:-1], kept[2:]
        above = _turn(x, y, before, here, after) < 0
        if above.mean() > 0.9:
            break
        kept = np.concatenate([kept[:1], here[above], kept[-1:]])
    hull: list[int] = []
    for i in kept.tolist():
        while len(hull) >= 2 and _turn(x, y, hull[-2], hull[-1], i) >= 0:
            hull.pop()
        hull.append(i)
    return np.array(hull, np.int64)


def _turn(x: IntArray, y: IntArray, a: Any, b: Any, c: Any) -> Any:
    """Return twice the area of the triangles a b c, negative where b is above a c."""
    return (x[b] - x[a]) * (y[c] - y[a]) - (y[b] - y[a]) * (x[c] - x[a])


def _rate(part: IntArray, whole: int) -> FloatArray:
    if whole == 0:
        return np.full(part.size, np.nan)
    return np.asarray(part / whole, np.float64)
