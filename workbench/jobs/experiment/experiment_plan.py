"""Plan of an experiment: the folds that are left to compute."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from workbench.api import Problem
from workbench.api.did_you_mean import instead_of
from workbench.core.experiment.entries import Learner
from workbench.core.experiment.experiment import (
    Experiment,
    derived_seed,
    distinct,
    write,
)
from workbench.core.experiment.size import Size
from workbench.core.experiment.store import Cell, Results
from workbench.core.experiment.stored_experiment import PLAN, Plan
from workbench.jobs.experiment.run_events import News, Tell, warn

#: What is known of a data set: the answer of the task ``experiment_data``.
About = Mapping[str, Any]


@dataclass(slots=True)
class Fold:
    """A fold to compute, or under way.

    Attributes
    ----------
    cell : Cell
    seed : int
        Of the learner's random numbers.
    attempts : int
        To how many workers it was given.
    since : float
        When it began, on the monotonic clock.
    """

    cell: Cell
    seed: int
    attempts: int = 1
    since: float = 0.0


@dataclass(frozen=True, slots=True)
class PlannedRun:
    """Work a run has to do.

    Attributes
    ----------
    plan : Plan
    data : mapping of str to About
        By key.
    learners : mapping of str to Learner
        By key.
    left : tuple of Fold
        In the order of the experiment's file.
    total : int
        Folds that were asked for, done or left.
    """

    plan: Plan
    data: Mapping[str, About]
    learners: Mapping[str, Learner]
    left: tuple[Fold, ...]
    total: int


def make_plan(
    experiment: Experiment,
    read: Sequence[About],
    results: Results,
    folder: Path,
    tell: Tell,
    only: Sequence[str] = (),
) -> PlannedRun:
    """Store what the experiment is, and find which of its folds are not there yet.

    Failed folds are dropped, so that they are tried again.

    Parameters
    ----------
    experiment : Experiment
        Without learners that compute the same, see `once_each`.
    read : sequence of About
        One for each data set, in the order of the file.
    results : Results
        Open for writing.
    folder : Path
        Where the experiment is kept beside the results.
    tell : callable
        Takes the news ``warning`` and ``planned``.
    only : sequence of str
        Names of data sets; empty: all.

    Raises
    ------
    Problem
        For a name in `only` that no data set has, or a store that cannot be written.
    """
    names = distinct([about["name"] for about in read])
    for name in only:
        if name not in names:
            expected = instead_of(name, names)
            raise Problem(f"no data set {name!r}", expected=expected)
    most = max(len(about["parts"]) for about in read)
    Size(len(read), len(experiment.learners), most).check()
    keys = [experiment.column_key(learner) for learner in experiment.learners]
    plan = Plan(
        experiment.protocol_key,
        tuple(
            (about["key"], name, len(about["parts"]))
            for about, name in zip(read, names, strict=True)
        ),
        tuple(zip(keys, experiment.titles(), strict=True)),
        experiment.measures,
        experiment.title,
        int(experiment.protocol.get("repeats", 1)),
    )
    _warn_of_changes(plan, read, results, tell)
    _store(experiment, plan, read, results, folder)
    results.forget_failures(plan.protocol)
    done = results.done(plan.protocol)
    data = {about["key"]: about for about in read}
    folds = _folds(experiment.seed, plan, data, only)
    left = tuple(fold for fold in folds if fold.cell not in done)
    learners = dict(zip(keys, experiment.learners, strict=True))
    planned = PlannedRun(plan, data, learners, left, len(folds))
    tell(News("planned", _told(planned)))
    return planned


def once_each(experiment: Experiment, tell: Tell) -> Experiment:
    """Drop learners that compute what another does, whatever their names."""
    seen: dict[str, Learner] = {}
    for learner in experiment.learners:
        key = experiment.column_key(learner)
        if key in seen:
            warn(tell, f"{learner.title} computes the same as {seen[key].title}")
        seen.setdefault(key, learner)
    return replace(experiment, learners=tuple(seen.values()))


def _warn_of_changes(
    plan: Plan, read: Sequence[About], results: Results, tell: Tell
) -> None:
    before = results.datasets()
    for about, (key, name, _) in zip(read, plan.datasets, strict=True):
        if about["changed"]:
            text = f"{name}: not the bytes the experiment was written for"
            warn(tell, text, data=key)
        if any(
            old.get("source") == about["source"] and other != key
            for other, (_, old) in before.items()
        ):
            text = f"{name} has changed since the results that are stored"
            warn(tell, text, data=key)


def _store(
    experiment: Experiment,
    plan: Plan,
    read: Sequence[About],
    results: Results,
    folder: Path,
) -> None:
    for about, (key, name, _) in zip(read, plan.datasets, strict=True):
        facts = {k: v for k, v in about.items() if k not in ("folder", "parts")}
        results.add_data(key, name, facts)
    for learner, (key, name) in zip(experiment.learners, plan.learners, strict=True):
        scale = experiment.scale_of(learner)
        results.add_learner(key, name, {**learner.to_json(), "scale": scale})
    results.note("experiment", experiment.to_json())
    results.note(PLAN, plan.to_json())
    write(experiment, folder / "experiment.json")


def _folds(
    seed: int, plan: Plan, data: Mapping[str, About], only: Sequence[str]
) -> list[Fold]:
    """Return every fold that was asked for, in the order of the file."""
    return [
        Fold(
            Cell(plan.protocol, key, learner, repeat, fold),
            derived_seed(seed, data[key]["sha256"], repeat, fold),
        )
        for key, name, _ in plan.datasets
        if not only or name in only
        for learner, _ in plan.learners
        for repeat, fold in data[key]["parts"]
    ]


def _told(planned: PlannedRun) -> dict[str, Any]:
    plan = planned.plan
    shown = ("key", "rows", "classes", "asked", "source", "sha256", "changed")
    return {
        "datasets": [
            {**{k: planned.data[key][k] for k in shown}, "name": name, "parts": parts}
            for key, name, parts in plan.datasets
        ],
        "learners": [
            {"key": key, "name": name, "plugin": planned.learners[key].plugin}
            for key, name in plan.learners
        ],
        "total": planned.total,
        "done": planned.total - len(planned.left),
        "protocol": plan.protocol,
    }
