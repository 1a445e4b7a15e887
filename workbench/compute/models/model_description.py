"""Description in plain values of a model trained on all rows."""

from __future__ import annotations

import time
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from workbench.api import Dataset
from workbench.api.plugin import accepts
from workbench.compute.evaluation.evaluation_plan import Evaluation
from workbench.compute.evaluation.request import Request
from workbench.compute.fitting.fit_warnings import texts_of
from workbench.compute.fitting.fitted_model import FittedModel
from workbench.compute.folds.folds import Protocol
from workbench.compute.scoring.evaluation_report import data_summary
from workbench.core.learner.filter_steps import Step
from workbench.core.learner.learner_settings import LearnerSettings
from workbench.core.program.json_text import plain
from workbench.core.results.evaluating.evaluation import Seconds
from workbench.core.results.evaluating.model_report import ModelReport


def fit_model(
    dataset: Dataset,
    plugin: str,
    params: Mapping[str, Any],
    scale: str = "none",
    filters: Sequence[Step] = (),
) -> ModelReport:
    """Fit a plugin on all rows with a known class.

    Parameters
    ----------
    plugin : str
        The id.
    params : mapping
        Parameters by name; those left out take their defaults.
    scale : str
        ``none``, ``min-max`` or ``z-score``.
    filters : sequence of Step
        Fitted before anything else is prepared.

    Raises
    ------
    Problem
        When plugin, parameters and data do not go together.
    """
    learner = LearnerSettings(plugin, params, tuple(filters), scale)
    request = Request(learner, Protocol(kind="train"))
    return model_report(fit_request(dataset, request))


@dataclass(frozen=True, eq=False, slots=True)
class Fitted:
    """Result of fitting a request on all rows.

    Attributes
    ----------
    work : Evaluation
        The checked request; its `dataset` is relabelled, its `prepared` filled in.
    model : FittedModel
    seconds : float
        Fitting took.
    warnings : list of str
        Each once, sorted.
    """

    work: Evaluation
    model: FittedModel
    seconds: float
    warnings: list[str]


def fit_request(
    dataset: Dataset, request: Request, estimator_class: type | None = None
) -> Fitted:
    """Fit what a request asks for on all rows with a known class.

    Parameters
    ----------
    estimator_class : type, optional
        The declared class; looked up in the catalogue by id if None.

    Raises
    ------
    Problem
        When plugin, parameters and data do not go together.
    """
    protocol = Protocol(kind="train", seed=request.protocol.seed)
    asked = replace(request, protocol=protocol)
    work = Evaluation(dataset, asked, None, estimator_class, tried=False)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        work.fit_all()
        started = time.perf_counter()
        train = work.dataset.take(work.rows)
        model = work.recipe.fit(train, work.unlabelled(work.parts[0]))
        seconds = time.perf_counter() - started
    return Fitted(work, model, seconds, sorted(texts_of(caught)))


def model_report(fitted: Fitted) -> ModelReport:
    """Describe a fitted model."""
    work, model = fitted.work, fitted.model
    attributes = model.preparation.attributes
    return ModelReport(
        data=data_summary(work.dataset),
        classifier=work.plugin.id,
        params=work.params,
        filters=tuple(step.to_dict() for step in work.filters),
        scale=work.request.learner.scale,
        prepared=tuple(work.prepared),
        attributes=tuple(a.name for a in attributes),
        model=plain(describe(model.estimator, attributes, work.dataset.classes)),
        seconds=Seconds(fit=fitted.seconds),
        warnings=tuple(fitted.warnings),
    )


def describe(estimator: Any, attributes: Any, classes: Any) -> dict[str, Any]:
    """Ask a fitted estimator for its model; read a linear map off one that is silent."""
    method = getattr(estimator, "describe_model", None)
    if method is not None:
        given = {"attributes": attributes, "classes": classes}
        return dict(method(**{k: v for k, v in given.items() if accepts(method, k)}))
    components = getattr(estimator, "components_", None)
    if components is None:
        return {}
    metric = np.asarray(components).T @ np.asarray(components)
    return {
        "M": metric,
        "eigenvalues": np.linalg.eigvalsh(metric)[::-1],
        "components": components,
    }
