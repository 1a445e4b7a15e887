"""Run of an experiment: one job for each fold, one transaction for each result.

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
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from workbench.api import Problem
from workbench.core.experiment.experiment import Experiment
from workbench.core.experiment.store import Cell, FoldRow, Results
from workbench.core.experiment.stored_experiment import PLAN, Plan, write_files
from workbench.core.program.catalogue import is_foreign
from workbench.core.program.doctor import versions
from workbench.jobs.experiment.experiment_data import (
    ATTEMPTS,
    CACHE,
    DataReading,
    UnreadableData,
)
from workbench.jobs.experiment.experiment_plan import (
    Fold,
    PlannedRun,
    make_plan,
    once_each,
)
from workbench.jobs.experiment.remaining_time import RemainingTime
from workbench.jobs.experiment.run_events import News, Tell
from workbench.jobs.spec import LOST, Engine, Event, Failure, JobSpec, Listener

log = logging.getLogger(__name__)
#: Seconds after which the time that is left is guessed again.
_GUESS_AGAIN = 0.25


class _Stopped(Exception):  # noqa: N818 - no error: somebody cancelled
    """The run was cancelled."""


class ExperimentRun:
    """One run of an experiment into a folder.

    Parameters
    ----------
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
        tell: Tell,
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
        self._planned: PlannedRun | None = None
        self._waiting: deque[Fold] = deque()
        self._running: dict[int, Fold] = {}
        self._failed: list[dict[str, Any]] = []
        self._remaining = RemainingTime({}, [])
        self._done = 0
        self._left, self._guessed = 0.0, float("-inf")

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
        except UnreadableData as unread:
            told = {"problem": unread.problems[0], "problems": unread.problems}
            ending = News("failed", told)
        except Problem as problem:
            text = str(problem)
            ending = News("failed", {"problem": text, "problems": [text]})
        except Exception as error:
            log.exception("the run of %s failed", self.folder)
            text = f"{type(error).__name__}: {error}"
            ending = News("failed", {"problem": text, "problems": [text]})
        self._tell(ending)

    def _work(self, results: Results, started: float) -> News:
        engine = self._make_engine(self._inbox.put)
        # a cluster knows how many workers it has
        self._width = max(self._width, getattr(engine, "width", 0))
        try:
            planned = self._plan(engine, results)
            run = results.begin(machine(), versions())
            self._fill(engine, planned)
            while self._running or self._waiting:
                event = self._next()
                if event is not None:
                    self._take(event, results, planned, run)
                self._fill(engine, planned)
        except _Stopped:
            return self._stopped(results)
        finally:
            engine.close()
            # while the folder is this run's: another that was refused must not
            shutil.rmtree(self.folder / CACHE, ignore_errors=True)
        files = write_files(results, planned.plan, self.folder)
        seconds = time.monotonic() - started
        return News(
            "done", {"failed": self._failed, "seconds": seconds, "files": files}
        )

    def _stopped(self, results: Results) -> News:
        """Write the files of what is there, also where nothing was planned yet."""
        values = results.fact(PLAN)
        if values is not None:
            write_files(results, Plan.from_json(values), self.folder)
        total = self._planned.total if self._planned else 0
        return News("cancelled", {"done": self._done, "total": total})

    def _tell(self, news: News) -> None:
        try:
            self._listener(news)
        except Exception:  # a listener's mistake must not stop the run
            log.exception("the listener failed on %s", news.kind)

    def _plan(self, engine: Engine, results: Results) -> PlannedRun:
        """Read the data sets, and queue the folds that are missing."""
        self.experiment.size.check()  # before a worker draws the folds
        self.experiment = once_each(self.experiment, self._tell)
        if self._restart:
            results.forget_all()
        reading = DataReading(
            self.experiment,
            self.folder,
            self._base,
            self._data_folders,
            self._lenient,
            self._tell,
        )
        read = reading.read(engine, self._next)
        planned = make_plan(
            self.experiment, read, results, self.folder, self._tell, self._only
        )
        self._planned = planned
        self._waiting = deque(planned.left)
        self._done = planned.total - len(planned.left)
        rows = {key: int(about["rows"]) for key, about in planned.data.items()}
        self._remaining = RemainingTime(rows, [fold.cell for fold in planned.left])
        return planned

    # -- folds ------------------------------------------------------------------------

    def _fill(self, engine: Engine, planned: PlannedRun) -> None:
        """Keep the engine busy, with one fold in reserve."""
        while self._waiting and not self._paused and len(self._running) <= self._width:
            fold = self._waiting.popleft()
            spec = self._spec(fold, planned)
            self._running[spec.id] = fold
            engine.submit(spec)

    def _spec(self, fold: Fold, planned: PlannedRun) -> JobSpec:
        cell = fold.cell
        about, learner = planned.data[cell.data], planned.learners[cell.learner]
        payload = {
            "data": about["folder"],
            "learner": learner.to_json(),
            "scale": self.experiment.scale_of(learner),
            "repeat": cell.repeat,
            "fold": cell.fold,
            "seed": fold.seed,
        }
        spec = JobSpec(
            "experiment_cell",
            payload,
            title=about["name"],
            time_limit=self.experiment.time_limit or None,
        )
        # a worker may die of big data under what is bundled, and a limit that was set
        # for the measurement is no misbehaviour
        foreign = any(is_foreign(name) for name in spec.plugins)
        return replace(spec, charges="death" if foreign else "never")

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

    def _take(
        self, event: Event, results: Results, planned: PlannedRun, run: int
    ) -> None:
        fold = self._running.get(event.job)
        if fold is None:
            return
        if event.kind == "started":
            fold.since = time.monotonic()
            self._tell(News("started", _place(fold.cell)))
        if not event.is_ending:
            return
        del self._running[event.job]
        if isinstance(event.data, Failure) and event.data.type == LOST:
            raise Problem(event.data.text, expected="to be run again: it goes on")
        if event.kind == "crashed" and fold.attempts < ATTEMPTS:
            # a worker died, perhaps by no fault of this fold
            fold.attempts += 1
            self._waiting.appendleft(fold)
            return
        row = row_of(fold.cell, fold.seed, event)
        results.add(row, run)
        self._done += 1
        self._remaining.take(fold.cell, time.monotonic() - fold.since)
        self._tell_of(row, planned)

    def _tell_of(self, row: FoldRow, planned: PlannedRun) -> None:
        """Tell of a fold that is stored."""
        cell, failure = row.cell, row.failure
        if failure:
            place = {
                "data": planned.data[cell.data]["name"],
                "learner": dict(planned.plan.learners)[cell.learner],
                "repeat": cell.repeat,
                "fold": cell.fold,
            }
            text = f"{failure['type']}: {failure['text']}"
            self._failed.append({**place, "text": text})
        told = {
            "value": row.measures.get(planned.plan.measures[0]),
            "failure": failure,
            "warnings": list(row.warnings),
            "done": self._done,
            "total": planned.total,
            "seconds_left": self._seconds_left(),
        }
        self._tell(News("fold", {**_place(cell), **told}))

    def _seconds_left(self) -> float:
        """Return a guess that is a quarter of a second old at the most.

        It looks at every cell, and with thousands of them folds end faster than that.
        """
        now = time.monotonic()
        if now - self._guessed > _GUESS_AGAIN or not self._waiting:
            self._left, self._guessed = self._remaining.seconds() / self._width, now
        return self._left


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


def machine() -> dict[str, Any]:
    """Return what is stored of the machine: system, processor, cores."""
    return {
        "system": platform.platform(), "processor": platform.processor(),
        "cores": os.cpu_count(), "host": platform.node(),
    }  # fmt: skip
