"""Runs an experiment: one job for each fold, one transaction for each result.

`ExperimentRun` has a thread of its own, which alone touches the store; the engine's
events and what people ask for come to it through one queue. What it has to say goes to
one listener as plain news. Nothing is kept in memory that the store does not have, so
a run that was killed goes on where it stopped.
"""

from __future__ import annotations

import logging
import os
import platform
import queue
import shutil
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal

from workbench.api import Problem
from workbench.core.doctor import versions
from workbench.core.experiment import (
    Experiment,
    Learner,
    derived_seed,
    distinct,
    write,
)
from workbench.core.results import Cell, FoldRow, Results
from workbench.core.stored_experiment import PLAN, Plan, write_files
from workbench.jobs.remaining import Remaining
from workbench.jobs.spec import LOST, Engine, Event, Failure, JobSpec, Listener

log = logging.getLogger(__name__)

NewsKind = Literal[
    "planned", "started", "fold", "warning", "paused", "resumed", "done",
    "cancelled", "failed",
]  # fmt: skip
#: How often a fold is given to another worker after one died under it.
ATTEMPTS = 3
#: Copies of the data, for as long as a run lasts.
_CACHE = ".data"


@dataclass(frozen=True, slots=True)
class News:
    """What happened in a run.

    Attributes
    ----------
    kind : str
        ``planned`` (once all data sets are read), ``started`` and ``fold`` for each
        fold, ``warning``, ``paused``, ``resumed``, and one ending: ``done``,
        ``cancelled`` or ``failed``.
    data : mapping
        Plain values. planned: ``datasets [{key, name, rows, classes, parts, source,
        sha256, changed, problem}], learners [{key, name, plugin}], total, done,
        protocol``. started: ``data, learner, repeat, fold``. fold: these and ``value``
        (of the compared measure), ``failure, warnings, done, total, seconds_left``.
        warning: ``text``. done: ``failed`` (a list of ``data, learner, repeat, fold,
        text``), ``seconds, files``. cancelled: ``done, total``. failed:
        ``problem`` and ``problems``, one line each.
    """

    kind: NewsKind
    data: Mapping[str, Any] = field(default_factory=dict)

    @property
    def is_ending(self) -> bool:
        """Whether nothing more will come."""
        return self.kind in ("done", "cancelled", "failed")


class _Stopped(Exception):  # noqa: N818 - no error: somebody cancelled
    """The run was cancelled."""


@dataclass(slots=True)
class _Task:
    """A fold under way."""

    cell: Cell
    seed: int
    attempts: int = 1
    since: float = 0.0


class ExperimentRun:
    """One run of an experiment into a folder.

    Parameters
    ----------
    experiment : Experiment
    folder : Path
        Holds, or will hold, the results.
    make_engine : callable
        Takes the listener of events and returns the engine; called on the run's thread.
    tell : callable
        Takes each `News`, on the run's thread.
    base : Path, optional
        Where relative paths of data start: the experiment file's folder.
    data_folders : sequence of Path
        Where ``keel:NAME`` is looked for.
    width : int
        So many folds are computed at once; one more waits at the engine.
    restart : bool
        Whether stored folds are dropped first.
    only : sequence of str
        Names of data sets; empty: all.
    lenient : bool
        Whether data sets that cannot be read are left out with a warning; else the run
        fails with their problems.
    """

    def __init__(
        self,
        experiment: Experiment,
        folder: Path,
        make_engine: Callable[[Listener], Engine],
        tell: Callable[[News], None],
        *,
        base: Path | None = None,
        data_folders: Sequence[Path] = (),
        width: int = 1,
        restart: bool = False,
        only: Sequence[str] = (),
        lenient: bool = False,
    ) -> None:
        self.experiment, self.folder = experiment, Path(folder)
        self._make_engine, self._listener = make_engine, tell
        self._base, self._data_folders = base or Path(), tuple(data_folders)
        self._width, self._restart = max(width, 1), restart
        self._only, self._lenient = tuple(only), lenient
        self._inbox: queue.SimpleQueue[Event | str] = queue.SimpleQueue()
        self._paused = False
        self._cancelled = threading.Event()
        self._thread = threading.Thread(
            target=self._run, name="experiment-run", daemon=True
        )
        self._waiting: deque[_Task] = deque()
        self._running: dict[int, _Task] = {}
        self._failed: list[dict[str, Any]] = []
        self._data: dict[str, dict[str, Any]] = {}
        self._learners: dict[str, Learner] = {
            experiment.column_key(learner): learner for learner in experiment.learners
        }
        self._remaining = Remaining({}, [])
        self._problems: list[str] = []
        self._done = self._total = 0

    # -- what others call, from any thread --------------------------------------------

    def start(self) -> None:
        """Begin; news follow, the last of them an ending."""
        self._thread.start()

    def pause(self) -> None:
        """Begin no more folds; those under way end."""
        self._inbox.put("pause")

    def resume(self) -> None:
        """Go on after `pause`."""
        self._inbox.put("resume")

    def cancel(self) -> None:
        """Stop at once; what is stored stays, and the next run goes on from there."""
        self._cancelled.set()
        self._inbox.put("cancel")  # wakes the thread

    def join(self, timeout: float | None = None) -> bool:
        """Wait until the run has ended; False when it has not in time."""
        self._thread.join(timeout)
        return not self._thread.is_alive()

    # -- the run's thread -------------------------------------------------------------

    def _run(self) -> None:
        started = time.monotonic()
        try:
            with Results(self.folder, writes=True) as results:
                ending = self._work(results, started)
        except Problem as problem:
            problems = self._problems or [str(problem)]
            ending = News("failed", {"problem": problems[0], "problems": problems})
        except Exception as error:
            log.exception("the run of %s failed", self.folder)
            text = f"{type(error).__name__}: {error}"
            ending = News("failed", {"problem": text, "problems": [text]})
        shutil.rmtree(self.folder / _CACHE, ignore_errors=True)
        self._tell(ending)

    def _work(self, results: Results, started: float) -> News:
        engine = self._make_engine(self._inbox.put)
        # a cluster knows how many workers it has
        self._width = max(self._width, getattr(engine, "width", 0))
        try:
            plan = self._plan(engine, results)
            run = results.begin(machine(), versions())
            self._fill(engine)
            while self._running or self._waiting:
                event = self._next()
                if event is not None:
                    self._take(event, results, plan, run)
                self._fill(engine)
        except _Stopped:
            write_files(results, self._stored(results), self.folder)
            return News("cancelled", {"done": self._done, "total": self._total})
        finally:
            engine.close()
        files = write_files(results, plan, self.folder)
        seconds = time.monotonic() - started
        return News(
            "done", {"failed": self._failed, "seconds": seconds, "files": files}
        )

    def _stored(self, results: Results) -> Plan:
        """Return the plan, also where the run was cancelled before it was made."""
        values = results.fact(PLAN)
        return (
            Plan("", (), (), ("accuracy",))
            if values is None
            else Plan.from_json(values)
        )

    def _tell(self, news: News) -> None:
        try:
            self._listener(news)
        except Exception:  # a listener's mistake must not stop the run
            log.exception("the listener failed on %s", news.kind)

    # -- planning ---------------------------------------------------------------------

    def _plan(self, engine: Engine, results: Results) -> Plan:
        """Read the data sets, store what the experiment is, and queue what is missing."""
        experiment = self._once_each()
        if self._restart:
            results.forget_all()
        read = self._read_data(engine)
        names = distinct([about["name"] for about in read])
        self._check_only(names)
        self._data = {about["key"]: about for about in read}
        titles = experiment.titles()
        keys = [experiment.column_key(learner) for learner in experiment.learners]
        plan = Plan(
            experiment.protocol_key,
            tuple(
                (about["key"], name, len(about["parts"]))
                for about, name in zip(read, names, strict=True)
            ),
            tuple(zip(keys, titles, strict=True)),
            experiment.measures,
            experiment.title,
            int(experiment.protocol.get("repeats", 1)),
        )
        self._store_plan(results, plan, read)
        results.forget_failures(plan.protocol)
        done = results.done(plan.protocol)
        cells = self._cells(plan)
        self._total = len(cells)
        self._waiting = deque(task for task in cells if task.cell not in done)
        self._done = self._total - len(self._waiting)
        rows = {about["key"]: int(about["rows"]) for about in read}
        self._remaining = Remaining(rows, [task.cell for task in self._waiting])
        self._announce(plan, read)
        return plan

    def _once_each(self) -> Experiment:
        """Drop learners that compute what another does, whatever their names."""
        seen: dict[str, Learner] = {}
        for learner in self.experiment.learners:
            key = self.experiment.column_key(learner)
            if key in seen:
                text = f"{learner.title} computes the same as {seen[key].title}"
                self._tell(News("warning", {"text": text}))
            seen.setdefault(key, learner)
        kept = tuple(seen.values())
        self.experiment = replace(self.experiment, learners=kept)
        return self.experiment

    def _announce(self, plan: Plan, read: Sequence[Mapping[str, Any]]) -> None:
        shown = ("key", "rows", "classes", "asked", "source", "sha256", "changed")
        datasets = [
            {**{key: about[key] for key in shown}, "name": name, "parts": parts}
            for about, (_, name, parts) in zip(read, plan.datasets, strict=True)
        ]
        plugins = [learner.plugin for learner in self.experiment.learners]
        learners = [
            {"key": key, "name": name, "plugin": plugin}
            for (key, name), plugin in zip(plan.learners, plugins, strict=True)
        ]
        for about, (_, name, _) in zip(read, plan.datasets, strict=True):
            if about["changed"]:
                text = f"{name}: not the bytes the experiment was written for"
                self._tell(News("warning", {"text": text, "data": about["key"]}))
        self._tell(
            News(
                "planned",
                {
                    "datasets": datasets, "learners": learners, "total": self._total,
                    "done": self._done, "protocol": plan.protocol,
                },
            )
        )  # fmt: skip

    def _check_only(self, names: Sequence[str]) -> None:
        for name in self._only:
            if name not in names:
                raise Problem(
                    f"no data set {name!r}", expected="one of " + ", ".join(names)
                )

    def _read_data(self, engine: Engine) -> list[dict[str, Any]]:
        """Read every data set through the engine, and return them in their order."""
        self._make_cache()
        jobs: dict[int, int] = {}
        for place in range(len(self.experiment.data)):
            jobs[engine.submit(self._reading(place))] = place
        found: dict[int, dict[str, Any]] = {}
        crashes: Counter[int] = Counter()
        problems: list[str] = []
        while jobs:
            event = self._next()
            if event is None or not event.is_ending or event.job not in jobs:
                continue
            place = jobs.pop(event.job)
            crashes[place] += event.kind == "crashed"
            if event.kind == "done":
                found[place] = event.data
            elif event.kind == "crashed" and crashes[place] < ATTEMPTS:
                jobs[engine.submit(self._reading(place))] = place
            else:
                problems.append(_text_of(event))
                source = self.experiment.data[place].source
                if self._lenient:
                    self._tell(
                        News("warning", {"text": problems[-1], "source": source})
                    )
        problems = list(dict.fromkeys(problems))
        if problems and not (self._lenient and found):
            self._problems = problems
            raise Problem(problems[0])
        return self._once([found[place] for place in sorted(found)])

    def _make_cache(self) -> None:
        cache = self.folder / _CACHE
        try:
            cache.mkdir(exist_ok=True)
        except OSError as error:
            what = error.strerror or str(error)
            raise Problem(what, expected="room for data", where=str(cache)) from None

    def _reading(self, place: int) -> JobSpec:
        """Return the job that reads a data set."""
        entry = self.experiment.data[place]
        payload = {
            "entry": entry.to_json(), "base": str(self._base),
            "folders": [str(folder) for folder in self._data_folders],
            "protocol": dict(self.experiment.protocol),
            "cache": str(self.folder / _CACHE),
        }  # fmt: skip
        return JobSpec("experiment_data", payload, title=entry.source)

    def _once(self, read: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        """Drop data sets that stand there twice, byte for byte."""
        kept: dict[str, dict[str, Any]] = {}
        for about in read:
            if about["key"] in kept:
                text = (
                    f"{about['name']} is there already as {kept[about['key']]['name']}"
                )
                self._tell(News("warning", {"text": text}))
            kept.setdefault(about["key"], about)
        return list(kept.values())

    def _store_plan(
        self, results: Results, plan: Plan, read: Sequence[Mapping[str, Any]]
    ) -> None:
        before = results.datasets()
        for about, (key, name, _) in zip(read, plan.datasets, strict=True):
            changed = [
                old["sha256"]
                for other, (_, old) in before.items()
                if old.get("source") == about["source"] and other != key
            ]
            if changed:
                text = f"{name} has changed since the results that are stored"
                self._tell(News("warning", {"text": text, "data": key}))
            facts = {k: v for k, v in about.items() if k not in ("folder", "parts")}
            results.add_data(key, name, facts)
        for learner, (key, name) in zip(
            self.experiment.learners, plan.learners, strict=True
        ):
            scale = self.experiment.scale_of(learner)
            results.add_learner(key, name, {**learner.to_json(), "scale": scale})
        results.note("experiment", self.experiment.to_json())
        results.note(PLAN, plan.to_json())
        write(self.experiment, self.folder / "experiment.json")

    def _cells(self, plan: Plan) -> list[_Task]:
        """Return every fold of the plan that was asked for, in the order of its file."""
        return [
            _Task(
                Cell(plan.protocol, key, learner, repeat, fold),
                derived_seed(
                    self.experiment.seed, self._data[key]["sha256"], repeat, fold
                ),
            )
            for key, name, _ in plan.datasets
            if not self._only or name in self._only
            for learner, _ in plan.learners
            for repeat, fold in self._data[key]["parts"]
        ]

    # -- folds ------------------------------------------------------------------------

    def _fill(self, engine: Engine) -> None:
        """Keep the engine busy, with one fold in reserve."""
        while self._waiting and not self._paused and len(self._running) <= self._width:
            task = self._waiting.popleft()
            spec = self._spec(task)
            self._running[spec.id] = task
            engine.submit(spec)

    def _spec(self, task: _Task) -> JobSpec:
        cell = task.cell
        learner = self._learners[cell.learner]
        entry = learner.to_json()
        payload = {
            "data": self._data[cell.data]["folder"], "learner": entry,
            "scale": self.experiment.scale_of(learner), "repeat": cell.repeat,
            "fold": cell.fold, "seed": task.seed,
        }  # fmt: skip
        limit = self.experiment.time_limit or None
        return JobSpec(
            "experiment_cell", payload, title=self._data[cell.data]["name"],
            time_limit=limit,
        )  # fmt: skip

    def _next(self) -> Event | None:
        """Wait for an event; obey what people ask for meanwhile.

        Raises
        ------
        _Stopped
            When somebody cancelled.
        """
        message = self._inbox.get()
        if self._cancelled.is_set():  # before all events that wait
            raise _Stopped
        if isinstance(message, Event):
            return message
        self._paused = message == "pause"
        self._tell(News("paused" if self._paused else "resumed"))
        return None

    def _take(self, event: Event, results: Results, plan: Plan, run: int) -> None:
        task = self._running.get(event.job)
        if task is None:
            return
        if event.kind == "started":
            task.since = time.monotonic()
            self._tell(News("started", _place(task.cell)))
        if not event.is_ending:
            return
        del self._running[event.job]
        if isinstance(event.data, Failure) and event.data.type == LOST:
            raise Problem(event.data.text, expected="to be run again: it goes on")
        if event.kind == "crashed" and task.attempts < ATTEMPTS:
            # a worker died, perhaps by no fault of this fold
            task.attempts += 1
            self._waiting.appendleft(task)
            return
        self._keep(row_of(task.cell, task.seed, event), task, results, plan, run)

    def _keep(
        self, row: FoldRow, task: _Task, results: Results, plan: Plan, run: int
    ) -> None:
        results.add(row, run)
        self._done += 1
        self._remaining.take(task.cell, time.monotonic() - task.since)
        place = _place(row.cell)
        if row.failure:
            self._failed.append(
                {
                    "data": self._data[row.cell.data]["name"],
                    "learner": dict(plan.learners)[row.cell.learner],
                    "repeat": row.cell.repeat, "fold": row.cell.fold,
                    "text": f"{row.failure['type']}: {row.failure['text']}",
                }
            )  # fmt: skip
        self._tell(
            News(
                "fold",
                {
                    **place,
                    "value": row.measures.get(plan.measures[0]),
                    "failure": row.failure,
                    "warnings": list(row.warnings),
                    "done": self._done, "total": self._total,
                    "seconds_left": self._remaining.seconds() / self._width,
                },
            )
        )  # fmt: skip


def row_of(cell: Cell, seed: int, event: Event) -> FoldRow:
    """Return what is stored of a job that has ended; a failure is a result, too."""
    if event.kind == "done":
        given = event.data
        return FoldRow(
            cell,
            given.get("measures") or {},
            seed,
            given.get("train_rows"),
            given.get("test_rows"),
            given.get("correct"),
            given.get("hits") or b"",
            given.get("failure"),
            tuple(given.get("warnings") or ()),
            given.get("chosen") or {},
        )
    failure = (
        event.data
        if isinstance(event.data, Failure)
        else Failure("Stopped", event.kind)
    )
    told = {"type": failure.type, "text": failure.text, "trace": failure.trace}
    return FoldRow(cell, seed=seed, failure=told)


def _place(cell: Cell) -> dict[str, Any]:
    return {
        "data": cell.data, "learner": cell.learner, "repeat": cell.repeat,
        "fold": cell.fold,
    }  # fmt: skip


def _text_of(event: Event) -> str:
    return event.data.text if isinstance(event.data, Failure) else event.kind


def machine() -> dict[str, Any]:
    """Return what is stored of the machine: system, processor, cores."""
    return {
        "system": platform.platform(), "processor": platform.processor(),
        "cores": os.cpu_count(), "host": platform.node(),
    }  # fmt: skip
