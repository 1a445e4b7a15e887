"""Scores in which each test row counts by its instance weight.

Weka counts so: a row of weight 3 is three rows. Figures that the weights do not define
are None.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, IntArray
from workbench.core.results.evaluating.evaluation import (
    WeightedClassFigures,
    WeightedClassScores,
    WeightedNumberFigures,
)

#: Scores that differ relatively by less are tied, as in `workbench.core.results.evaluating.score_curves`.
_ROUNDING = 8 * float(np.finfo(np.float64).eps)


def of_classes(
    true: IntArray,
    predicted: IntArray,
    weights: FloatArray,
    classes: Sequence[str],
    scores: FloatArray | None,
    sure: bool,
) -> WeightedClassFigures:
    """Return the weighted figures of predicted classes.

    Parameters
    ----------
    true, predicted : ndarray of int, shape (n,)
        Class codes from 0.
    weights : ndarray of float64, shape (n,)
    classes : sequence of str
        The c labels.
    scores : ndarray of float64, shape (n, c), or None
    sure : bool
        Whether errors are those of the predicted class alone, as the scores are no
        probabilities.
    """
    c, total = len(classes), float(weights.sum())
    flat = np.bincount(true * c + predicted, weights, minlength=c * c)
    cells = flat.astype(np.float64).reshape(c, c)
    correct = float(np.trace(cells))
    certain = np.eye(c)
    given = certain[predicted] if sure or scores is None else scores
    off = given - certain[true]
    return WeightedClassFigures(
        n=total,
        correct=correct,
        accuracy=_ratio(correct, total),
        kappa=_kappa(cells),
        confusion=cells,
        per_class=_per_class(cells, classes, true, weights, scores),
        mae=_ratio(float(weights @ np.abs(off).mean(axis=1)), total),
        rmse=_root(_ratio(float(weights @ (off**2).mean(axis=1)), total)),
    )


def of_numbers(
    true: FloatArray, predicted: FloatArray, weights: FloatArray
) -> WeightedNumberFigures:
    """Return the weighted errors of predicted numbers."""
    total, error = float(weights.sum()), predicted - true
    squared = float(weights @ error**2)
    spread = 0.0
    if total > 0:
        spread = float(weights @ (true - float(weights @ true) / total) ** 2)
    return WeightedNumberFigures(
        n=total,
        mae=_ratio(float(weights @ np.abs(error)), total),
        rmse=_root(_ratio(squared, total)),
        r2=1.0 - squared / spread if spread > 0 else None,
    )


def auc(
    positive: npt.NDArray[np.bool_], score: FloatArray, weights: FloatArray
) -> float | None:
    """Return the weighted share of pairs in which the positive row scores higher.

    A tie counts one half. None unless both kinds of row have weight and every score is
    a number.
    """
    if not score.size or np.isnan(score).any():
        return None
    order = np.argsort(score, kind="stable")
    ascending = score[order]
    apart = np.diff(ascending) > _ROUNDING * np.abs(ascending[1:])
    place = np.empty(score.size, np.int64)
    place[order] = np.concatenate([[0], np.cumsum(apart)])
    for_it = np.bincount(place, weights * positive)
    against = np.bincount(place, weights * ~positive)
    pairs = float(for_it.sum() * against.sum())
    below = np.cumsum(against) - against / 2.0
    return float(for_it @ below) / pairs if pairs > 0 else None


def _per_class(
    cells: FloatArray,
    classes: Sequence[str],
    true: IntArray,
    weights: FloatArray,
    scores: FloatArray | None,
) -> tuple[WeightedClassScores, ...]:
    hits = np.diag(cells).tolist()
    predicted, support = cells.sum(axis=0).tolist(), cells.sum(axis=1).tolist()
    total = float(cells.sum())
    return tuple(
        WeightedClassScores(
            label=label,
            tp_rate=_ratio(hits[k], support[k]),
            fp_rate=_ratio(predicted[k] - hits[k], total - support[k]),
            precision=_ratio(hits[k], predicted[k]),
            recall=_ratio(hits[k], support[k]),
            f1=_ratio(2 * hits[k], predicted[k] + support[k]),
            auc=None if scores is None else auc(true == k, scores[:, k], weights),
            support=support[k],
        )
        for k, label in enumerate(classes)
    )


def _kappa(cells: FloatArray) -> float | None:
    total = float(cells.sum())
    if total <= 0:
        return None
    observed = float(np.trace(cells)) / total
    by_chance = float(cells.sum(axis=0) @ cells.sum(axis=1)) / total**2
    if math.isclose(by_chance, 1.0):
        return None
    return (observed - by_chance) / (1.0 - by_chance)


def _ratio(part: float, whole: float) -> float | None:
    return part / whole if whole > 0 else None


def _root(value: float | None) -> float | None:
    return None if value is None else math.sqrt(value)
