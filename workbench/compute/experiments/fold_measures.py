"""Every measure of an experiment, computed for one fold.

A measure that the fold does not define is None, not a convenient number.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api import Dataset, FloatArray, IntArray
from workbench.compute.scoring import scores
from workbench.core.experiment.measures import MEASURES
from workbench.core.results.evaluating.fold_cell import Cell

#: A probability below counts as this much, so that one sure mistake is not the end.
_LEAST_PROBABILITY = 1e-15


def measures_of(cell: Cell, dataset: Dataset) -> dict[str, float | None]:
    """Judge the predictions of one fold.

    Rows whose true class is unknown are left out.

    Parameters
    ----------
    dataset : Dataset
        Whose classes the codes of the cell count.

    Returns
    -------
    dict
        For a nominal class:

        - ``accuracy``; ``kappa`` (Cohen, 1960), None where chance alone agrees fully;
        - ``balanced_accuracy``: the mean recall of the classes that occur in the fold;
        - ``f1``: the mean over the classes that occur or are predicted in the fold (a
          class with neither has no F1 and does not count, one with only one has 0);
        - ``auc``: the area under the ROC curve of each class against the rest, averaged
          over the classes that occur, each by its rows (Weka's weighted area), None
          without scores, with missing ones, or with one class in the fold;
        - ``log_loss``: minus the mean natural logarithm of the probability of the true
          class, at least 1e-15;
        - ``brier``: the squared error of the probabilities, summed over the classes and
          averaged over the rows, 0 to 2 (Brier, 1950).

        The last two only of probabilities. For a numeric class ``rmse, mae, r2``, the
        last None where the true numbers do not vary. All None for a failed fold.
    """
    if dataset.has_nominal_class:
        return _of_classes(cell, len(dataset.classes))
    names = [measure.name for measure in MEASURES if measure.group == "number"]
    if not cell.predicted.size:
        return dict.fromkeys(names)
    known = ~np.isnan(cell.true)
    found = scores.regression(cell.true[known], cell.predicted[known])
    return {name: _finite(getattr(found, name)) for name in names}


def costs_of(cell: Cell) -> dict[str, float | None]:
    """Return what the fold cost, by the names of the measures; None where unknown.

    ``fit_seconds, predict_seconds`` on the clock, ``fit_cpu, predict_cpu`` of the
    processor, ``memory_bytes`` by which fitting raised the resident memory and
    ``model_bytes`` of the stored estimator.
    """
    names = ("fit_seconds", "predict_seconds", "fit_cpu", "predict_cpu")
    if cell.failure is not None:
        return dict.fromkeys((*names, "memory_bytes", "model_bytes"))
    seconds = (cell.fit, cell.predict, cell.fit_cpu, cell.predict_cpu)
    return {
        **dict(zip(names, seconds, strict=True)),
        "memory_bytes": None if cell.memory is None else float(cell.memory),
        "model_bytes": None if cell.model_bytes is None else float(cell.model_bytes),
    }


def _of_classes(cell: Cell, n_classes: int) -> dict[str, float | None]:
    known = cell.true >= 0
    if not (cell.predicted.size and known.any()):
        return dict.fromkeys(m.name for m in MEASURES if m.group == "class")
    true = cell.true[known].astype(np.int64)
    predicted = cell.predicted[known].astype(np.int64)
    given = None if cell.scores is None else cell.scores[known]
    if given is not None and np.isnan(given).any():
        given = None
    probabilities = given if cell.probabilities else None
    confusion = scores.confusion_matrix(true, predicted, n_classes)
    return {
        "accuracy": float(np.trace(confusion) / true.size),
        "balanced_accuracy": _mean_recall(confusion),
        "kappa": scores.kappa(confusion),
        "f1": _mean_f1(confusion),
        "auc": None if given is None else _weighted_area(true, given),
        "log_loss": None if probabilities is None else _log_loss(true, probabilities),
        "brier": None if probabilities is None else _brier(true, probabilities),
    }


def _mean_recall(confusion: IntArray) -> float:
    support = confusion.sum(axis=1)
    occurs = support > 0
    return float(np.mean(np.diag(confusion)[occurs] / support[occurs]))


def _mean_f1(confusion: IntArray) -> float:
    either = confusion.sum(axis=0) + confusion.sum(axis=1)
    counts = either > 0
    return float(np.mean(2 * np.diag(confusion)[counts] / either[counts]))


def _weighted_area(true: IntArray, given: FloatArray) -> float | None:
    support = np.bincount(true, minlength=given.shape[1])
    total = 0.0
    for code in np.flatnonzero(support):
        area = scores.auc(true == code, given[:, code])
        if area is None:  # the only class of the fold
            return None
        total += int(support[code]) * area
    return total / true.size


def _log_loss(true: IntArray, given: FloatArray) -> float:
    of_true = given[np.arange(true.size), true]
    return float(-np.log(np.clip(of_true, _LEAST_PROBABILITY, 1.0)).mean())


def _brier(true: IntArray, given: FloatArray) -> float:
    squared: npt.NDArray[Any] = given**2
    of_true = given[np.arange(true.size), true]
    # (p - 1)^2 of the true class instead of p^2, without a table of ones and zeros
    return float((squared.sum(axis=1) + 1.0 - 2.0 * of_true).mean())


def _finite(value: float | None) -> float | None:
    return value if value is not None and np.isfinite(value) else None
