"""Runs the recipe of an answer again, under the rules of its task."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.api import Dataset, Problem
from workbench.api.report import Cancelled, current_reporter, reporting_to
from workbench.compute.claims.claims_bench import chosen, examine
from workbench.compute.evaluation.request import Request, declaration, find_class
from workbench.compute.evaluation.run_evaluation import evaluate
from workbench.compute.folds.folds import Protocol
from workbench.compute.reading.readers import read
from workbench.core.learner.learner_settings import LearnerSettings
from workbench.core.lessons.answer_file import data_sum, dataset_of, recipe_sum
from workbench.core.lessons.exercise import Task, data_beside
from workbench.core.program.builtin import BUILTIN
from workbench.core.program.catalogue import is_foreign
from workbench.core.results.answer_marks import Measured

#: Seconds one recipe may take, by the clock.
LONGEST = 120.0
_LEARNER_KEYS = frozenset({"data", "learner", "params", "scale", "protocol"})
_DATA_KEYS = frozenset({"points", "protocol"})


class RefusedError(Problem):
    """The recipe is none for this task."""


class OutsideError(RefusedError):
    """The recipe names a path."""


class TooLongError(Problem):
    """The recipe was stopped."""


class _Deadline:
    """Cancels the code inside when its time is over; passes everything else on."""

    def __init__(self, seconds: float) -> None:
        self._outer = current_reporter()
        self._end = time.monotonic() + seconds

    @property
    def over(self) -> bool:
        """Whether its time has passed."""
        return time.monotonic() > self._end

    def progress(self, fraction: float, message: str) -> None:
        """Say nothing: the progress of a folder is told by whoever marks it."""

    def partial(self, data: Any) -> None:
        """Drop an intermediate result."""

    def cancelled(self) -> bool:
        """Whether the time is over, or the user cancelled."""
        return self.over or (self._outer is not None and self._outer.cancelled())


def task_data(task: Task, folder: Path) -> Dataset:
    """Return the data of a task.

    Parameters
    ----------
    folder : Path
        Where the exercise lies.

    Raises
    ------
    Problem
    """
    if task.data.startswith(BUILTIN):
        return read(task.data)
    return read(str(data_beside(task.data, folder)))


def measure(
    task: Task, recipe: Mapping[str, Any], folder: Path, seconds: float = LONGEST
) -> Measured:
    """Run a recipe and measure what its task asks for.

    Parameters
    ----------
    task : Task
    recipe : mapping
        See `workbench.core.lessons.answer_file.Answer`.
    folder : Path
        Where the exercise lies.
    seconds : float
        How long it may take.

    Raises
    ------
    RefusedError
        For other data, another protocol, a learner that is not allowed.
    TooLongError
    Problem
        When the learner refuses its parameters or the rows.
    Cancelled
        When the user cancelled.
    """
    deadline = _Deadline(seconds)
    try:
        with reporting_to(deadline):
            return _MEASURE[task.answer](task, recipe, folder)
    except Cancelled:
        if not deadline.over:
            raise
        raise TooLongError(
            f"stopped after {seconds:g} s", expected="a recipe that takes less"
        ) from None


def _learner(task: Task, recipe: Mapping[str, Any], folder: Path) -> Measured:
    _check_keys(recipe, _LEARNER_KEYS)
    _check_data(task, recipe.get("data"))
    _check_protocol(task, recipe)
    learner = recipe.get("learner")
    if not isinstance(learner, str) or (task.among and learner not in task.among):
        allowed = ", ".join(task.among) or "a bundled learner"
        raise RefusedError(f"the learner {learner!r:.60}", expected=allowed)
    data = task_data(task, folder)
    accuracy, params = _tested(data, recipe, learner, task.protocol)
    declared = declaration(find_class(learner)).params
    usual = {param.name: param.default for param in declared}
    set_by_hand = sum(params[name] != usual.get(name) for name in params)
    scaled = recipe.get("scale", "none") != "none"
    values = {"accuracy": accuracy, "parameters": set_by_hand + scaled}
    return _measured(recipe, values, data)


def _data(task: Task, recipe: Mapping[str, Any], _folder: Path) -> Measured:
    _check_keys(recipe, _DATA_KEYS)
    _check_protocol(task, recipe)
    data = dataset_of(recipe.get("points"))
    first, second = (
        _tested(data, learner, str(learner["id"]), task.protocol)[0]
        for learner in task.learners
    )
    values = {
        "difference": first - second,
        "accuracy_first": first,
        "accuracy_second": second,
        "rows": data.n_rows,
        "attributes": data.n_attributes,
        "classes": len(set(data.y.tolist())),
    }
    return _measured(recipe, values, data)


def _claims(task: Task, recipe: Mapping[str, Any], _folder: Path) -> Measured:
    _check_keys(recipe, frozenset({"verdicts"}))
    given = recipe.get("verdicts")
    if not isinstance(given, Mapping) or not set(given) <= set(task.claims):
        expected = "a verdict for each claim of the task"
        raise RefusedError("verdicts", expected=expected)
    found = {claim.id: claim.verdict for claim in examine(chosen(task.claims))}
    right = sum(given.get(claim) == verdict for claim, verdict in found.items())
    return _measured(recipe, {"right": right, "wrong": len(found) - right}, None)


_MEASURE = {"learner": _learner, "data": _data, "claims": _claims}


def _measured(
    recipe: Mapping[str, Any], values: Mapping[str, Any], data: Dataset | None
) -> Measured:
    found = "" if data is None else data_sum(data)
    return Measured(values, {"data": found, "recipe": recipe_sum(recipe, found)})


def _tested(
    data: Dataset,
    learner: Mapping[str, Any],
    plugin: str,
    protocol: Mapping[str, Any],
) -> tuple[float, Mapping[str, Any]]:
    """Return the accuracy of a learner as a fraction, and its checked parameters."""
    if is_foreign(plugin):
        # code of others is run for nobody's marks
        raise RefusedError(f"the learner {plugin!r:.60}", expected="a bundled learner")
    settings = LearnerSettings.from_plain({
        "plugin": plugin,
        "params": learner.get("params"),
        "scale": learner.get("scale"),
    })  # fmt: skip
    result = evaluate(data, Request(settings, Protocol.from_dict(protocol)))
    if result.failed:
        raise Problem(result.failed[0].text, where=plugin)
    if result.accuracy is None:
        raise RefusedError(f"{data.name} has no classes", expected="a nominal class")
    return result.accuracy, result.params


def _check_keys(recipe: Mapping[str, Any], known: frozenset[str]) -> None:
    for key in recipe:
        if key not in known:
            expected = "one of " + ", ".join(sorted(known))
            raise RefusedError(f"recipe.{key:.60}", expected=expected)


def _check_data(task: Task, given: object) -> None:
    if given == task.data:
        return
    text = str(given)
    is_path = "/" in text or "\\" in text or ".." in text or text[1:2] == ":"
    kind = OutsideError if is_path else RefusedError
    raise kind(f"the data {text!r:.60}", expected=task.data)


def _check_protocol(task: Task, recipe: Mapping[str, Any]) -> None:
    given = recipe.get("protocol")
    try:
        same = isinstance(given, Mapping) and Protocol.from_dict(
            given
        ) == Protocol.from_dict(task.protocol)
    except (Problem, TypeError):
        same = False
    if not same:
        expected = str(dict(task.protocol))
        raise RefusedError(f"the protocol {given!r:.60}", expected=expected)
