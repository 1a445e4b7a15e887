"""Worker pools of tests: events that can be waited for, jobs that end on demand."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.checkout import TESTS

from workbench.jobs import pool as pool_module
from workbench.jobs.pool import LocalPool
from workbench.jobs.spec import Event, JobSpec

#: Seconds, far more than anything here takes, for machines busy with other things.
PATIENCE = 60.0
#: Where the tasks are that the tests run in workers.
TASKS = TESTS / "jobs"


def spec(task: str, **payload: Any) -> JobSpec:
    """Return the job that runs a sample task."""
    return JobSpec(f"sample_tasks:{task}", payload)


class Record:
    """A listener that keeps all events."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self._changed = threading.Condition()

    def __call__(self, event: Event) -> None:
        with self._changed:
            self.events.append(event)
            self._changed.notify_all()

    def of(self, job: int) -> list[Event]:
        """Return the events of a job so far."""
        return [event for event in self.events if event.job == job]

    def kinds(self, job: int) -> list[str]:
        """Return the kinds of the events of a job so far."""
        return [event.kind for event in self.of(job)]

    def wait(self, job: int, kind: str = "") -> Event:
        """Wait for the first event of a kind, or for the ending."""

        def found() -> Event | None:
            fits = (e for e in self.of(job) if e.kind == kind or e.is_ending)
            return next(fits, None)

        with self._changed:
            came = self._changed.wait_for(lambda: found() is not None, PATIENCE)
        wanted = f"no {kind or 'ending'!r} of job {job} after {PATIENCE:g} s"
        assert came, f"{wanted}, only {self.kinds(job)}"
        event = found()
        assert event is not None
        assert not kind or event.kind == kind, event
        return event


class Bench:
    """A pool, its record, and short words for what the tests do with them.

    Parameters
    ----------
    listener : callable, optional
        Takes the events; must pass them on to `record`.
    **options
        Of the pool.
    """

    def __init__(
        self, listener: Callable[[Event], object] | None = None, **options: Any
    ) -> None:
        self.record = Record()
        self._listener = listener
        self._given: list[int] = []
        self.pool = LocalPool(self._hear, **options)

    def _hear(self, event: Event) -> None:
        (self._listener or self.record)(event)

    def submit(
        self,
        task: str,
        *,
        plugins: tuple[str, ...] = (),
        lane: Any = "batch",
        limit: float | None = None,
        **payload: Any,
    ) -> int:
        """Submit a sample task."""
        spec = JobSpec(
            f"sample_tasks:{task}", payload, lane, plugins=plugins, time_limit=limit
        )
        return self.give(spec)

    def give(self, spec: JobSpec) -> int:
        """Submit a job of any kind, which is ended with the others."""
        self._given.append(spec.id)
        return self.pool.submit(spec)

    def run(self, task: str, **options: Any) -> Event:
        """Submit a sample task and return its ending."""
        return self.record.wait(self.submit(task, **options))

    def running(self, task: str, **options: Any) -> int:
        """Submit a sample task and wait until it has started."""
        job = self.submit(task, **options)
        self.record.wait(job, "started")
        return job

    def cancel(self, job: int, **options: Any) -> str:
        """Cancel a job and return the kind of its ending."""
        self.pool.cancel(job, **options)
        return self.record.wait(job).kind

    def clear(self) -> None:
        """End what still runs and forget what was heard: the next test begins afresh."""
        for job in self._given:
            self.pool.cancel(job, grace=0.0)
        for job in self._given:
            self.record.wait(job)
        self._given.clear()
        self.record = Record()


def recorded_waits(monkeypatch: pytest.MonkeyPatch) -> list[float | None]:
    """Record how long each wait of a pool's thread may last, seconds; None: for ever.

    A pool that is woken by events alone never looks by the clock, and one that has to
    end a worker at some time never sleeps past it: both are seen here, on a machine of
    any speed.
    """
    timeouts: list[float | None] = []
    real = pool_module.wait

    def wait(things: Any, timeout: float | None = None, writers: Any = ()) -> Any:
        timeouts.append(timeout)
        return real(things, timeout, writers)

    monkeypatch.setattr(pool_module, "wait", wait)
    return timeouts


def gone(pid: int) -> bool:
    """Whether a process ends in time (or is a zombie nobody waits for)."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if not lives(pid):
            return True
        time.sleep(0.02)  # of a process that is no child nobody is notified
    return False


def lives(pid: int) -> bool:
    """Whether a process runs now."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except FileNotFoundError:
        return not Path("/proc/self").exists()  # just gone, or a system without /proc
    return state.rpartition(")")[2].split()[0] != "Z"
