"""Summary of the folds of an evaluation: the figures that people read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from workbench.api import Dataset, FloatArray, IntArray
from workbench.compute.fitting.error_costs import total_cost
from workbench.compute.scoring import scores, weighted_scores
from workbench.core.learner.cost_matrix import Costs
from workbench.core.results.evaluating.evaluation import (
    ClassFigures,
    NumberFigures,
    WeightedClassFigures,
    WeightedNumberFigures,
)
from workbench.core.results.evaluating.predictions import Predictions


class CellLike(Protocol):
    """The part of an evaluated cell that is summed up."""

    @property
    def repeat(self) -> int:
        """Counted from 0."""

    @property
    def fold(self) -> int:
        """Counted from 0."""

    @property
    def rows(self) -> IntArray:
        """The test rows."""

    @property
    def true(self) -> npt.NDArray[Any]:
        """Their classes."""

    @property
    def predicted(self) -> npt.NDArray[Any]:
        """Predictions for the tested rows; empty after a failure."""

    @property
    def scores(self) -> FloatArray | None:
        """One column for each class."""

    @property
    def probabilities(self) -> bool:
        """Whether the scores are probabilities."""

    @property
    def weights(self) -> FloatArray | None:
        """The weights of its rows; None where all are 1."""

    @property
    def prior(self) -> FloatArray | None:
        """Prediction without a model, of all its rows or of each."""


@dataclass(frozen=True, slots=True, eq=False)
class Summary:
    """Figures over all tested rows of all repeats; see `EvaluationResult`."""

    n: int
    figures: ClassFigures | NumberFigures
    instance_weighted: WeightedClassFigures | WeightedNumberFigures | None
    predictions: Predictions | None


def summarise(
    cells: Sequence[CellLike],
    dataset: Dataset,
    with_predictions: bool,
    costs: Costs | None = None,
) -> Summary:
    """Return the figures over all tested rows of all repeats.

    Parameters
    ----------
    cells : sequence of cells
        Failed ones have no predicted rows and count nowhere.
    with_predictions : bool
        Whether to list every tested row.
    costs : tuple of tuple of float, optional
        Row true, column predicted.
    """
    answered = [cell for cell in cells if cell.predicted.size]
    nominal = dataset.has_nominal_class
    good = [cell for cell in answered if _judged(cell, nominal)]
    true = _joined([c.true for c in good], np.int64 if nominal else np.float64)
    predicted = _joined([c.predicted for c in good], true.dtype)
    has_weights = any(cell.weights is not None for cell in good)
    return Summary(
        n=int(true.size),
        figures=_class_figures(good, dataset.classes, true, predicted, costs)
        if nominal
        else _number_figures(good, true, predicted),
        instance_weighted=_weighted(good, dataset, true, predicted)
        if has_weights
        else None,
        predictions=_predictions(answered, dataset.classes)
        if with_predictions
        else None,
    )


def _judged(cell: CellLike, nominal: bool) -> bool:
    """Whether the true classes are known; a test set may come without any."""
    return bool((cell.true >= 0).any() if nominal else (~np.isnan(cell.true)).any())


def _class_figures(
    good: Sequence[CellLike],
    classes: Sequence[str],
    true: IntArray,
    predicted: IntArray,
    costs: Costs | None,
) -> ClassFigures:
    repeats = len({cell.repeat for cell in good}) or 1
    n, correct = int(true.size), int((true == predicted).sum())
    confusion = scores.confusion_matrix(true, predicted, len(classes))
    all_scores = _all_scores(good)
    rows = scores.per_class(confusion, classes, true, all_scores)
    errors = _class_errors(good, len(classes), true, predicted)
    return ClassFigures(
        correct=correct,
        accuracy=correct / n if n else None,
        # repeats test the same rows again: they do not make the interval narrower
        accuracy_interval=scores.wilson(correct / repeats, n / repeats),
        accuracy_folds=np.array([(c.true == c.predicted).mean() for c in good]),
        kappa=scores.kappa(confusion),
        mcc=scores.matthews(confusion),
        kappa_folds=_kappas(good, len(classes)),
        confusion=confusion,
        per_class=rows,
        weighted=scores.weighted(rows),
        probabilities=all_scores is not None
        and all(cell.probabilities for cell in good),
        mae=errors.mae,
        rmse=errors.rmse,
        rae=errors.rae,
        rrse=errors.rrse,
        costs=None if costs is None else total_cost(confusion, costs),
    )


def _kappas(good: Sequence[CellLike], n_classes: int) -> FloatArray | None:
    """Return the kappa of each fold, NaN where it has none; None where none has.

    A single row says nothing of agreement beyond chance.
    """
    found = [
        None
        if cell.true.size < 2
        else scores.kappa(scores.confusion_matrix(cell.true, cell.predicted, n_classes))
        for cell in good
    ]
    if all(kappa is None for kappa in found):
        return None
    return np.array([np.nan if k is None else k for k in found], np.float64)


def _number_figures(
    good: Sequence[CellLike], true: FloatArray, predicted: FloatArray
) -> NumberFigures:
    errors = scores.errors(predicted[:, None], true[:, None], _priors(good, 1))
    figures = scores.regression(true, predicted)
    return replace(figures, rae=errors.rae, rrse=errors.rrse)


def _class_errors(
    good: Sequence[CellLike], n_classes: int, true: IntArray, predicted: IntArray
) -> scores.Errors:
    """Return the errors of the probabilities, row by row.

    A classifier without any is sure of the class it predicts.
    """
    certain = np.eye(n_classes)
    found = _all_scores(good)
    sure = found is None or not all(cell.probabilities for cell in good)
    given = certain[predicted] if found is None or sure else found
    return scores.errors(given, certain[true], _priors(good, n_classes))


def _weighted(
    good: Sequence[CellLike],
    dataset: Dataset,
    true: npt.NDArray[Any],
    predicted: npt.NDArray[Any],
) -> WeightedClassFigures | WeightedNumberFigures:
    """Return the figures in which each row counts by its weight."""
    weights = np.concatenate(
        [
            np.ones(cell.true.size) if cell.weights is None else cell.weights
            for cell in good
        ]
    )
    if not dataset.has_nominal_class:
        return weighted_scores.of_numbers(true, predicted, weights)
    found = _all_scores(good)
    sure = found is None or not all(cell.probabilities for cell in good)
    return weighted_scores.of_classes(
        true, predicted, weights, dataset.classes, found, not sure
    )


def _all_scores(good: Sequence[CellLike]) -> FloatArray | None:
    known = [cell.scores for cell in good if cell.scores is not None]
    return np.vstack(known) if known and len(known) == len(good) else None


def _priors(good: Sequence[CellLike], width: int) -> FloatArray:
    """Return one row of the prior for each tested row."""
    if not good:
        return np.empty((0, width))
    unknown = np.full(width, np.nan)
    priors = [unknown if cell.prior is None else cell.prior for cell in good]
    sizes = [cell.predicted.size for cell in good]
    return np.repeat(np.vstack(priors), sizes, axis=0)


def _predictions(answered: Sequence[CellLike], classes: Sequence[str]) -> Predictions:
    """Return the predictions of all cells, also of rows whose class is not known."""
    dtype = np.int64 if classes else np.float64
    sizes = [cell.rows.size for cell in answered]
    known = any(cell.scores is not None for cell in answered)
    unknown = [np.full((size, len(classes)), np.nan) for size in sizes]
    scores_of = [
        nothing if cell.scores is None else cell.scores
        for cell, nothing in zip(answered, unknown, strict=True)
    ]
    return Predictions(
        rows=_joined([cell.rows for cell in answered], np.int64),
        folds=np.repeat(np.array([c.fold for c in answered], np.int64), sizes),
        repeats=np.repeat(np.array([c.repeat for c in answered], np.int64), sizes),
        true=_joined([cell.true for cell in answered], dtype),
        predicted=_joined([cell.predicted for cell in answered], dtype),
        scores=np.vstack(scores_of) if known else None,
        classes=tuple(classes),
    )


def _joined(parts: Sequence[npt.NDArray[Any]], dtype: Any) -> npt.NDArray[Any]:
    return np.concatenate(parts).astype(dtype) if parts else np.empty(0, dtype)
