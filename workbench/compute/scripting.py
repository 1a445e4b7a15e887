"""Functions that generated scripts and notebooks import beside the estimators.

Each of these does one step as the program does it, so that the numbers are the same to
the last bit. The names stay, as scripts hold them.

Examples
--------
>>> import workbench
>>> from workbench.compute.scripting import Protocol, plan, usable_rows
>>> iris = workbench.read("builtin:iris")
>>> [len(part.test) for part in plan(Protocol("cv", folds=3, seed=1), iris)]
[50, 50, 50]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api import Dataset, FloatArray, Problem, declared
from workbench.compute.evaluation.evaluation_plan import Evaluation
from workbench.compute.evaluation.nested_selection import run_selected
from workbench.compute.evaluation.request import Request, declaration
from workbench.compute.experiments.find_data import sha256_of
from workbench.compute.experiments.fold_measures import measures_of
from workbench.compute.fitting.column_alignment import aligned
from workbench.compute.fitting.fitted_model import FittedModel, Recipe
from workbench.compute.fitting.pipeline import (
    FittedPipeline,
    apply_steps,
    fit_pipeline,
    relabelled,
)
from workbench.compute.fitting.preparation import Preparation
from workbench.compute.folds.folds import Part, Protocol, plan, usable_rows
from workbench.compute.folds.partitions import protocol_for
from workbench.compute.metric_lab.morph_accuracy import leave_one_out
from workbench.compute.prototypes.prepared_rows import PreparedRows
from workbench.compute.scoring.fold_result import class_scores
from workbench.compute.scoring.scores import confusion_matrix, kappa
from workbench.compute.statistics.compare_table import compare
from workbench.core.experiment.experiment import derived_seed as fold_seed
from workbench.core.experiment.store import mean_of as mean_score
from workbench.core.learner.filter_steps import Step
from workbench.core.learner.learner_settings import LearnerSettings
from workbench.core.results.evaluating.fold_cell import Cell
from workbench.core.tables.table_reading import read_printed

__all__ = [
    "Dataset",
    "Preparation",
    "PreparedRows",
    "Protocol",
    "aligned",
    "apply_filters",
    "class_scores",
    "compare",
    "confusion_matrix",
    "draw_figure",
    "fit_filters",
    "fit_model",
    "fold_measures",
    "fold_seed",
    "kappa",
    "leave_one_out",
    "mean_score",
    "plan",
    "protocol_for",
    "read_printed",
    "relabel",
    "same_data",
    "select_and_predict",
    "usable_rows",
]


def same_data(source: str, sha256: str) -> str:
    """Return the source of a data set, or complain that its bytes are others.

    Raises
    ------
    Problem
        When it cannot be read, or its SHA-256 is another.
    """
    found = sha256_of(source)
    if found != sha256:
        raise Problem(
            f"SHA-256 {found[:12]}…", expected=f"{sha256[:12]}…: the data as they were",
            where=source,
        )  # fmt: skip
    return source


def fit_filters(filters: Sequence[Any], rows: Dataset) -> FittedPipeline:
    """Fit filters on training rows, one after the other.

    Parameters
    ----------
    filters : sequence of filters
        Not yet fitted.
    rows : Dataset
        Of known class; `relabel` has changed the classes already.

    Returns
    -------
    FittedPipeline
        ``train`` are the rows after all of them, ``apply(rows)`` treats others so.

    Raises
    ------
    Problem
        For a filter that refuses the rows, naming it.
    """
    return fit_pipeline(_steps(filters), rows, relabel=False)


def apply_filters(filters: Sequence[Any], data: Dataset) -> Dataset:
    """Fit filters on all rows and apply them, one after the other.

    Raises
    ------
    Problem
        For a filter that refuses the rows, naming it.
    """
    return apply_steps(data, _steps(filters))


def relabel(filters: Sequence[Any], data: Dataset) -> Dataset:
    """Return the data set with the classes that relabelling filters give it."""
    return relabelled(data, _steps(filters))


def fit_model(
    estimator: Any,
    data: Dataset,
    train: npt.ArrayLike,
    unlabelled: npt.ArrayLike | None = None,
    *,
    filters: Sequence[Any] = (),
    seed: int = 1,
    **settings: Any,
) -> FittedModel:
    """Fit filters, preparation, estimator, calibration and decision on training rows.

    Parameters
    ----------
    estimator : estimator
        A bundled one with its parameters; it is not fitted itself.
    data : Dataset
    train : array of int
        The rows that train.
    unlabelled : array of int, optional
        Rows without a class, for what can learn of them.
    filters : sequence of filters
    seed : int
        Of the inner folds of a calibration.
    **settings
        ``scale, prototypes, class_weights, calibration, costs`` of
        `workbench.core.learner.learner_settings.LearnerSettings`.

    Returns
    -------
    FittedModel
        ``predict(rows)`` takes rows as they come; its ``values`` are the answers.
    """
    learner = _learner(estimator, filters, settings)
    cls = type(estimator)
    more = None
    if unlabelled is not None and np.size(unlabelled):
        more = data.take(unlabelled)
    recipe = Recipe(cls, declaration(cls), learner, seed)
    return recipe.fit(data.take(train), more)


def select_and_predict(
    estimator: Any,
    candidates: Sequence[Mapping[str, Any]],
    data: Dataset,
    part: Part,
    *,
    inner_folds: int,
    filters: Sequence[Any] = (),
    seed: int = 1,
    fold_seed: int = 1,
    protocol: Protocol | None = None,
    **settings: Any,
) -> tuple[npt.NDArray[Any], FloatArray | None, dict[str, Any]]:
    """Choose parameters by inner folds of the training rows, then predict the others.

    Parameters
    ----------
    candidates : sequence of mapping
        Parameters by name, tried in this order; the first of equals is chosen.
    part : Part
        A fold of `plan`.
    inner_folds : int
    seed, fold_seed : int
        Of the protocol, and of the inner folds.

    Returns
    -------
    predicted : ndarray, shape (m,)
    scores : ndarray, shape (m, n_classes), or None
    chosen : dict

    Raises
    ------
    Problem
        When no candidate can be trained.
    """
    learner = _learner(estimator, filters, settings)
    request = Request(learner, protocol or Protocol(seed=seed))
    work = Evaluation(data, request, estimator_class=type(estimator), tried=False)
    work.recipe = work.recipe.changed(params=learner.params)
    cell, chosen = run_selected(work, part, candidates, inner_folds, fold_seed)
    if cell.failure is not None:
        raise Problem(cell.failure["text"], expected="a candidate that can be trained")
    return cell.predicted, cell.scores, chosen


def fold_measures(
    true: npt.NDArray[Any],
    predicted: npt.NDArray[Any],
    data: Dataset,
    scores: FloatArray | None = None,
    *,
    probabilities: bool = False,
) -> dict[str, float | None]:
    """Return every measure of one fold by name, as ``folds.csv`` has them.

    Parameters
    ----------
    scores : ndarray, shape (m, n_classes), optional
        Of `class_scores`.
    probabilities : bool
        Whether the scores are probabilities.
    """
    rows = np.arange(len(true))
    cell = Cell(
        np.asarray(predicted), repeat=0, fold=0, rows=rows, true=np.asarray(true),
        scores=scores, probabilities=probabilities,
    )  # fmt: skip
    return measures_of(cell, data)


def draw_figure(scene: str | Path, out: str | Path, theme: str = "light") -> str:
    """Draw the picture of a scene file into a .png, .svg or .pdf file.

    Raises
    ------
    Problem
        When the scene cannot be drawn, or the file not written.
    """
    from workbench.compute.pictures.drawing import draw_apart
    from workbench.compute.pictures.scene_figure import read_figure

    document = read_figure(Path(scene))
    draw_apart(
        "workbench.ui.drawing.draw_figure", [str(out), theme], document, str(out)
    )
    return document.title


def _steps(filters: Iterable[Any]) -> tuple[Step, ...]:
    return tuple(
        Step(declaration(type(each)).id, each.get_params(deep=False))
        for each in filters
    )


def _learner(
    estimator: Any, filters: Sequence[Any], settings: Mapping[str, Any]
) -> LearnerSettings:
    plugin = declared(type(estimator))
    if plugin is None:
        raise Problem(f"{type(estimator).__name__} declares no plugin",
                      expected="an estimator of workbench.bundled")  # fmt: skip
    params = estimator.get_params(deep=False)
    learner = LearnerSettings(plugin.id, params, _steps(filters))
    return replace(learner, **settings)
