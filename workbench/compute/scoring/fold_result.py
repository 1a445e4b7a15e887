"""Scores of an estimator for the rows of a fold, and cells made of answers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, IntArray, Problem
from workbench.api.problems import error_line, error_trace
from workbench.compute.fitting import answer_checks
from workbench.compute.folds.folds import Part
from workbench.core.results.evaluating.evaluation import FoldFailure
from workbench.core.results.evaluating.fold_cell import Cell


def class_scores(
    estimator: Any, queries: FloatArray, n_classes: int, *, drawn: bool = False
) -> FloatArray | None:
    """Ask an estimator how much each class is worth to it for each query.

    Parameters
    ----------
    estimator : object
    queries : ndarray, shape (m, d)
    n_classes : int
    drawn : bool
        Whether it is for a picture: an estimator that has ``drawn_proba`` may round the
        scores, not change which class has the greatest.

    Returns
    -------
    ndarray of float64, shape (m, n_classes), or None
        None where it gives no scores, or one for each pair of classes.

    Raises
    ------
    Problem
        For what are no scores (see `workbench.compute.fitting.answer_checks`).
    """
    rows = len(queries)
    if hasattr(estimator, "predict_proba"):
        ask = getattr(estimator, "drawn_proba", None) if drawn else None
        given = (ask or estimator.predict_proba)(queries)
        present = answer_checks.classes_of(estimator, n_classes)
        found = answer_checks.probabilities(estimator, given, rows, present.size)
    elif hasattr(estimator, "decision_function"):
        given = estimator.decision_function(queries)
        present = answer_checks.classes_of(estimator, n_classes)
        found = answer_checks.margins(estimator, given, rows)
    else:
        return None
    if found.shape[1] != present.size:
        return None
    return widened(found, present, n_classes)


def class_margins(
    estimator: Any, queries: FloatArray, n_classes: int
) -> FloatArray | None:
    """Return scores as `class_scores`, from ``decision_function`` if there is one.

    A margin keeps apart what a probability near 0 or 1 no longer does.
    """
    if hasattr(estimator, "decision_function"):
        given = estimator.decision_function(queries)
        found = answer_checks.margins(estimator, given, len(queries))
        present = answer_checks.classes_of(estimator, n_classes)
        if found.shape[1] == present.size:
            return widened(found, present, n_classes)
    return class_scores(estimator, queries, n_classes)


def class_prior(codes: IntArray, n_classes: int) -> FloatArray:
    """Return the share of each class with one row added to each."""
    counts = np.bincount(codes, minlength=n_classes)
    return np.asarray((counts + 1.0) / (codes.size + n_classes))


def priors_without_each(codes: IntArray, n_classes: int) -> FloatArray:
    """Return `class_prior` of all rows but the i-th in row i, shape (n, n_classes)."""
    counts = np.bincount(codes, minlength=n_classes)
    others = counts - (codes[:, None] == np.arange(n_classes))
    return np.asarray((others + 1.0) / (codes.size - 1 + n_classes))


def widened(scores: FloatArray, present: IntArray, n_classes: int) -> FloatArray:
    """Give a column to every declared class; those never trained on score lowest."""
    if scores.shape[1] == n_classes:
        return scores
    lowest = min(0.0, float(scores.min(initial=0.0)))
    wide = np.full((scores.shape[0], n_classes), lowest)
    wide[:, np.asarray(present, np.int64)] = scores
    return wide


def one_of(shared: Cell, i: int, part: Part, sharing: int) -> Cell:
    """Cut the answer about row i out of the answer about all rows."""
    if shared.failure is not None:
        return replace(shared, fold=part.fold, rows=part.test)
    assert shared.scores is not None
    return replace(
        shared,
        repeat=part.repeat,
        fold=part.fold,
        rows=part.test,
        true=shared.true[i : i + 1],
        predicted=shared.predicted[i : i + 1],
        scores=shared.scores[i : i + 1],
        predict=shared.predict / sharing,
        prior=None if shared.prior is None else shared.prior[i],
        distances=None,
        model_bytes=shared.model_bytes if part.fold == 0 else None,
        predict_cpu=shared.predict_cpu / sharing,
        weights=None if shared.weights is None else shared.weights[i : i + 1],
    )


def failed_cell(part: Part, error: BaseException) -> Cell:
    """Return the cell of a fold that ended in an error; bad input needs no trace."""
    bad_input = isinstance(error, Problem)
    failure = {
        "type": type(error).__name__,
        "text": error_line(error) or type(error).__name__,
        "trace": "" if bad_input else error_trace(error),
    }
    nothing: npt.NDArray[Any] = np.empty(0)
    return Cell(
        nothing,
        repeat=part.repeat,
        fold=part.fold,
        rows=part.test,
        true=nothing,
        failure=failure,
    )


def describe_failure(cell: Cell) -> FoldFailure:
    """Return what the result says about a cell that failed."""
    return FoldFailure(cell.repeat, cell.fold, **(cell.failure or {}))
