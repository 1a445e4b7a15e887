"""Accuracy against training rows and against a parameter, fold by fold."""

from __future__ import annotations

import math
import warnings
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
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

#: Shares of the training rows if none are given.
SHARES = tuple(i / 10 for i in range(1, 11))


@dataclass(frozen=True, slots=True)
class FoldFigure:
    """The share of right answers (R² of numbers) in one fold; None where undefined."""

    test: float | None
    train: float | None
    rows: int
    failure: str = ""


def learning_curve(
    dataset: Dataset,
    request: Request,
    shares: Sequence[float] = SHARES,
    test: Dataset | None = None,
) -> dict[str, Any]:
    """Train on growing parts of each fold's training rows; the test rows stay.

    A smaller part is inside every larger one of its fold, and each holds the classes
    in the proportions of the whole.

    Parameters
    ----------
    shares : sequence of float
        Above 0, at most 1.
    test : Dataset, optional
        The supplied test set of the protocol ``test``.

    Returns
    -------
    dict
        ``points``, one for each share, ascending: ``share, rows, test, test_sd, train,
        folds, failed``. Figures are means over folds, shares of right answers or R²;
        ``rows`` is the mean number of training rows. A partial result ``{share, rows,
        fold, repeat, train, test, text}`` comes after each fit.

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
        figures = []
        for part, order in zip(work.parts, orders, strict=True):
            check()
            rows = order[: max(round(share * order.size), 1)]
            figure = _tried(work, part, rows)
            figures.append(figure)
            done += 1
            _tell({"share": share}, part, figure, done / total)
        points.append({"share": share, **_point(figures)})
    return {"points": points}


def validation_curve(
    dataset: Dataset,
    request: Request,
    parameter: str,
    values: Sequence[Any],
    test: Dataset | None = None,
) -> dict[str, Any]:
    """Test one value of a parameter after the other on the same folds.

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
    dict
        ``parameter`` and ``points``, one for each value in the order given: ``value,
        rows, test, test_sd, train, folds, failed, text`` (the first complaint, or
        empty). A partial result ``{value, fold, repeat, test, train, rows, text}``
        comes after each fit.

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
            params = {**request.params, parameter: known[parameter].check(value)}
            work = Evaluation(dataset, replace(request, params=params), test)
        except Problem as problem:
            points.append({"value": value, **_point([]), "text": problem.what})
            continue
        figures = []
        for fold, figure in enumerate(_whole_folds(work)):
            figures.append(figure)
            share = (i + (fold + 1) / len(work.parts)) / len(values)
            _tell({"value": value}, work.parts[fold], figure, share)
        texts = [f.failure for f in figures if f.failure]
        point = {"value": value, **_point(figures), "text": "".join(texts[:1])}
        points.append(point)
    return {"parameter": parameter, "points": points}


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


def _whole_folds(work: Evaluation) -> Iterator[FoldFigure]:
    for part in work.parts:
        check()
        yield _tried(work, part, part.train(work.rows))


def _tried(work: Evaluation, part: Part, rows: IntArray) -> FoldFigure:
    """Fit on rows and test on the part's; a plugin's failure is a figure, too."""
    train = work.dataset.take(rows)
    tested = work.dataset if work.test is None else work.test
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            model = work.recipe.fit(train, work.unlabelled(part))
            queries = tested.take(part.test)
            return FoldFigure(
                test=_figure(model.predict(queries), queries),
                train=_figure(model.predict(train), train),
                rows=int(rows.size),
            )
    except Exception as error:  # noqa: BLE001 - any plugin may raise anything
        text = error_line(error) or type(error).__name__
        return FoldFigure(None, None, int(rows.size), text)


def _figure(predicted: Predicted, rows: Dataset) -> float | None:
    if rows.has_nominal_class:
        return float((predicted.values == rows.y).mean())
    return regression(rows.y, predicted.values).r2


def _tell(
    place: Mapping[str, Any], part: Part, figure: FoldFigure, fraction: float
) -> None:
    progress(fraction, f"fold {part.fold + 1}")
    partial(
        {
            **place,
            "rows": figure.rows,
            "fold": part.fold,
            "repeat": part.repeat,
            "train": figure.train,
            "test": figure.test,
            "text": figure.failure,
        }
    )


def _point(figures: Sequence[FoldFigure]) -> dict[str, Any]:
    tests = [f.test for f in figures if f.test is not None]
    trains = [f.train for f in figures if f.train is not None]
    rows = [f.rows for f in figures]
    return {
        "rows": round(_mean(rows)) if rows else None,
        "test": _mean(tests) if tests else None,
        "test_sd": _deviation(tests),
        "train": _mean(trains) if trains else None,
        "folds": len(tests),
        "failed": sum(bool(f.failure) for f in figures),
    }


def _mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)


def _deviation(values: Sequence[float]) -> float | None:
    """Return the standard deviation over folds (by n - 1)."""
    if len(values) < 2:
        return None
    middle = _mean(values)
    return math.sqrt(math.fsum((v - middle) ** 2 for v in values) / (len(values) - 1))
