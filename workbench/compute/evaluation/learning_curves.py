"""Accuracy against training rows and against a parameter, fold by fold."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from workbench.api import Dataset, IntArray, Problem, check, partial, progress
from workbench.api.did_you_mean import instead_of
from workbench.api.problems import error_line
from workbench.compute.evaluation.evaluation_plan import Evaluation
from workbench.compute.evaluation.request import Request
from workbench.compute.fitting.fitted_model import Predicted
from workbench.compute.folds.folds import Part
from workbench.compute.scoring.scores import regression
from workbench.core.results.evaluating.learning_curve import (
    Curve,
    CurveFold,
    CurvePoint,
    point_of,
)

#: Shares of the training rows if none are given.
SHARES = tuple(i / 10 for i in range(1, 11))


def learning_curve(
    dataset: Dataset,
    request: Request,
    shares: Sequence[float] = SHARES,
    test: Dataset | None = None,
) -> Curve:
    """Train on growing parts of each fold's training rows; the test rows stay.

    A smaller part is inside every larger one of its fold, and each holds the classes
    in the proportions of the whole. A `CurveFold` comes after each fit.

    Parameters
    ----------
    shares : sequence of float
        Above 0, at most 1.
    test : Dataset, optional
        The supplied test set of the protocol ``test``.

    Returns
    -------
    Curve
        A point for each share, ascending.

    Raises
    ------
    Problem
        When the request does not fit the data, or a share lies outside its limits.
    """
    wanted = sorted(set(shares))
    if not wanted or not all(isinstance(s, int | float) and 0 < s <= 1 for s in wanted):
        raise Problem(f"shares = {shares!r}", expected="numbers above 0, at most 1")
    work = Evaluation(dataset, request, test)
    orders = [nested_order(work, part) for part in work.parts]
    points, done, total = [], 0, len(wanted) * len(work.parts)
    for share in wanted:
        folds = []
        for part, order in zip(work.parts, orders, strict=True):
            check()
            rows = order[: max(round(share * order.size), 1)]
            folds.append(_tried(work, part, rows, share))
            done += 1
            _tell(folds[-1], done / total)
        points.append(point_of(share, folds))
    return Curve(tuple(points))


def validation_curve(
    dataset: Dataset,
    request: Request,
    parameter: str,
    values: Sequence[Any],
    test: Dataset | None = None,
) -> Curve:
    """Test one value of a parameter after the other on the same folds.

    A `CurveFold` comes after each fit.

    Parameters
    ----------
    request : Request
        Its other parameters stay.
    values : sequence
        One that the parameter or the plugin refuses is a point without figures.
    test : Dataset, optional
        The supplied test set of the protocol ``test``.

    Returns
    -------
    Curve
        A point for each value in the order given.

    Raises
    ------
    Problem
        For an unknown parameter, no value, or a request that does not fit the data.
    """
    base = Evaluation(dataset, request, test)
    known = {param.name: param for param in base.plugin.params}
    if parameter not in known:
        raise Problem(
            f"{base.plugin.id} has no parameter {parameter!r}",
            expected=instead_of(parameter, known),
        )
    if not values:
        raise Problem("no value to try", expected=known[parameter].limits())
    points = []
    for i, value in enumerate(values):
        try:
            value_of = {parameter: known[parameter].check(value)}
            params = {**request.learner.params, **value_of}
            learner = replace(request.learner, params=params)
            work = Evaluation(dataset, replace(request, learner=learner), test)
        except Problem as problem:
            points.append(CurvePoint(value, text=problem.what))
            continue
        folds: list[CurveFold] = []
        for part in work.parts:
            check()
            folds.append(_tried(work, part, part.train(work.rows), value))
            _tell(folds[-1], (i + len(folds) / len(work.parts)) / len(values))
        points.append(point_of(value, folds))
    return Curve(tuple(points), parameter)


def nested_order(work: Evaluation, part: Part) -> IntArray:
    """Return a fold's training rows so that every beginning is a stratified sample.

    Rows are shuffled by the protocol's seed; the i-th of the n_c rows of a class stands
    at (i + u_c) / n_c of the way, u_c being drawn for each class, so that a short
    beginning does not always lack the same classes.
    """
    rows = part.train(work.rows)
    seed = [work.request.protocol.seed, part.repeat, part.fold]
    random = np.random.RandomState(seed)
    rows = rows[random.permutation(rows.size)]
    if not work.dataset.has_nominal_class:
        return rows
    codes = work.dataset.y[rows]
    place = np.empty(rows.size)
    for code in np.unique(codes):
        members = np.flatnonzero(codes == code)
        place[members] = (np.arange(members.size) + random.uniform()) / members.size
    return np.asarray(rows[np.argsort(place, kind="stable")], np.int64)


def _tried(work: Evaluation, part: Part, rows: IntArray, place: Any) -> CurveFold:
    """Fit on rows and test on the part's; a plugin's failure is a figure, too."""
    train = work.dataset.take(rows)
    tested = work.dataset if work.test is None else work.test
    known = CurveFold(place, int(rows.size), part.fold, part.repeat, None, None)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            model = work.recipe.fit(train, work.unlabelled(part))
            queries = tested.take(part.test)
            test = _figure(model.predict(queries), queries)
            return replace(known, test=test, train=_figure(model.predict(train), train))
    except Exception as error:  # noqa: BLE001 - any plugin may raise anything
        return replace(known, text=error_line(error) or type(error).__name__)


def _figure(predicted: Predicted, rows: Dataset) -> float | None:
    if rows.has_nominal_class:
        return float((predicted.values == rows.y).mean())
    return regression(rows.y, predicted.values).r2


def _tell(fold: CurveFold, fraction: float) -> None:
    progress(fraction, f"fold {fold.fold + 1}")
    partial(fold)
