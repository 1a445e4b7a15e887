"""Scores from true and predicted values, in plain NumPy.

A figure that the data do not define (the precision of a class never predicted, the
area under a curve with one class) is None, not a convenient number.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, fields

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, IntArray
from workbench.core.results.evaluating import score_curves
from workbench.core.results.evaluating.evaluation import (
    ClassScores,
    MeanScores,
    NumberFigures,
)


@dataclass(frozen=True, slots=True)
class Errors:
    """Mean absolute and root mean squared error, and both relative to a prior's.

    The relative ones are shares, None where the error of the prior is 0.
    """

    mae: float | None = None
    rmse: float | None = None
    rae: float | None = None
    rrse: float | None = None


def confusion_matrix(true: IntArray, predicted: IntArray, n_classes: int) -> IntArray:
    """Count rows by true class (rows) and predicted class (columns).

    Parameters
    ----------
    true, predicted : ndarray of int, shape (n,)
        Class codes from 0.

    Returns
    -------
    ndarray of int64, shape (n_classes, n_classes)
    """
    cells = np.bincount(true * n_classes + predicted, minlength=n_classes**2)
    return cells.reshape(n_classes, n_classes).astype(np.int64)


def kappa(confusion: IntArray) -> float | None:
    """Agreement beyond chance: (p_o - p_e) / (1 - p_e) (Cohen, 1960).

    None where chance alone agrees fully (one class, always predicted).
    """
    n = int(confusion.sum())
    if n == 0:
        return None
    observed = np.trace(confusion) / n
    by_chance = float(confusion.sum(axis=0) @ confusion.sum(axis=1)) / n**2
    if math.isclose(by_chance, 1.0):
        return None
    return float((observed - by_chance) / (1.0 - by_chance))


def matthews(confusion: IntArray) -> float | None:
    """Correlation of true and predicted class, over all classes (Gorodkin, 2004).

    The R_K of Computational Biology and Chemistry 28, pp. 367-374; of two classes it is
    the coefficient of Matthews (1975). None where only one class is true or predicted.
    """
    cells = confusion.tolist()  # Python's integers do not overflow
    true = [sum(row) for row in cells]
    predicted = [sum(column) for column in zip(*cells, strict=True)]
    n, hits = sum(true), sum(row[c] for c, row in enumerate(cells))
    spread = (n * n - sum(t * t for t in true)) * (
        n * n - sum(p * p for p in predicted)
    )
    if spread == 0:
        return None
    by_chance = sum(t * p for t, p in zip(true, predicted, strict=True))
    return float((hits * n - by_chance) / math.sqrt(spread))


def auc(positive: npt.NDArray[np.bool_], score: FloatArray) -> float | None:
    """Area under the ROC curve; a tie between classes counts one half.

    The probability that a positive row scores above a negative one (Hanley and
    McNeil, 1982), in O(n log n).

    Parameters
    ----------
    positive : ndarray of bool, shape (n,)
    score : ndarray of float64, shape (n,)
        Larger means more likely positive.

    Returns
    -------
    float or None
        None unless both kinds of row are there and all scores are numbers.
    """
    if np.isnan(score).any():
        return None
    return score_curves.roc(positive, score).area


def per_class(
    confusion: IntArray,
    classes: Sequence[str],
    true: IntArray,
    scores: FloatArray | None,
) -> tuple[ClassScores, ...]:
    """Return the figures of every class against the rest.

    Among them ``mcc`` (Matthews, 1975) and ``prc_area`` (average precision).

    Parameters
    ----------
    confusion : ndarray of int64, shape (c, c)
    classes : sequence of str
        The c labels.
    true : ndarray of int64, shape (n,)
    scores : ndarray of float64, shape (n, c), or None
        Without scores there are no areas.
    """
    hits = np.diag(confusion)
    predicted, support = confusion.sum(axis=0), confusion.sum(axis=1)
    n = confusion.sum()
    return tuple(
        ClassScores(
            label=label,
            tp_rate=_ratio(hits[c], support[c]),
            fp_rate=_ratio(predicted[c] - hits[c], n - support[c]),
            precision=_ratio(hits[c], predicted[c]),
            recall=_ratio(hits[c], support[c]),
            f1=_ratio(2 * hits[c], predicted[c] + support[c]),
            mcc=_mcc(int(hits[c]), int(predicted[c]), int(support[c]), int(n)),
            support=int(support[c]),
            auc=None if scores is None else auc(true == c, scores[:, c]),
            prc_area=None if scores is None else prc_area(true == c, scores[:, c]),
        )
        for c, label in enumerate(classes)
    )


def prc_area(positive: npt.NDArray[np.bool_], score: FloatArray) -> float | None:
    """Average precision: the precision-recall curve's area by steps.

    None without a positive row, or where a score is missing.
    """
    if not positive.any() or np.isnan(score).any():
        return None
    return score_curves.precision_recall(positive, score).area


def weighted(rows: Sequence[ClassScores]) -> MeanScores:
    """Average the figures of the classes, each by its number of rows.

    A figure that a class with rows does not have is None.
    """
    counted = [row for row in rows if row.support]
    total = sum(row.support for row in counted)
    means: dict[str, float | None] = {}
    for field in fields(MeanScores):
        values = [getattr(row, field.name) for row in counted]
        known = total > 0 and None not in values
        pairs = zip(counted, values, strict=True)
        means[field.name] = (
            sum(row.support * value for row, value in pairs) / total if known else None
        )
    return MeanScores(**means)


def errors(given: FloatArray, wanted: FloatArray, prior: FloatArray) -> Errors:
    """Mean absolute and root mean squared error, also relative to the prior's.

    Parameters
    ----------
    given : ndarray, shape (n, c)
        A probability for each class; one column of numbers for a numeric class.
    wanted : ndarray, shape (n, c)
        1 for the true class, 0 for the others; the true numbers.
    prior : ndarray, shape (n, c)
        What would be given without a model.
    """
    if wanted.size == 0:
        return Errors()
    off, off_prior = np.abs(given - wanted), np.abs(prior - wanted)
    squared, squared_prior = float((off**2).sum()), float((off_prior**2).sum())
    total_prior = float(off_prior.sum())
    return Errors(
        mae=float(off.mean()),
        rmse=math.sqrt(squared / wanted.size),
        rae=float(off.sum()) / total_prior if total_prior > 0 else None,
        rrse=math.sqrt(squared / squared_prior) if squared_prior > 0 else None,
    )


def wilson(
    correct: float, n: float, z: float = 1.959963984540054
) -> tuple[float, float] | None:
    """Interval for a share, 95 % by default (Wilson, 1927); None for n = 0."""
    if n == 0:
        return None
    share, spread = correct / n, z * z / n
    centre = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * math.sqrt(share * (1 - share) / n + spread / (4 * n))
    # the limits are exactly 0 and 1 at the ends; rounding may step over
    return (
        0.0 if correct == 0 else max(centre - half, 0.0),
        1.0 if correct == n else min(centre + half, 1.0),
    )


def regression(true: FloatArray, predicted: FloatArray) -> NumberFigures:
    """Mean absolute error, root mean squared error and R² about the mean of `true`.

    R² is None where the true values do not vary.
    """
    if true.size == 0:
        return NumberFigures(None, None, None)
    error = predicted - true
    total = float(((true - true.mean()) ** 2).sum())
    return NumberFigures(
        mae=float(np.abs(error).mean()),
        rmse=math.sqrt(float((error**2).mean())),
        r2=1.0 - float((error**2).sum()) / total if total > 0 else None,
    )


def _mcc(hits: int, predicted: int, support: int, n: int) -> float | None:
    """Return Matthews' correlation; None where a row or column of the table is empty."""
    spread = predicted * (n - predicted) * support * (n - support)
    if spread == 0:
        return None
    return (hits * n - predicted * support) / math.sqrt(spread)


def _ratio(part: np.int64, whole: np.int64) -> float | None:
    return None if whole == 0 else float(part / whole)
