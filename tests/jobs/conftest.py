"""A pool whose events can be waited for, and workers that find the sample tasks."""

from __future__ import annotations

import multiprocessing
import os
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from workbench.jobs.pool import LocalPool
from workbench.jobs.spec import Event, JobSpec

#: Far more than anything here takes, for machines busy with other things.
PATIENCE = 60.0


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
        return [event for event in self.events if event.job == job]

    def kinds(self, job: int) -> list[str]:
        return [event.kind for event in self.of(job)]

    def wait(self, job: int, kind: str = "") -> Event:
        """Wait for the first event of a kind, or for the ending."""

        def found() -> Event | None:
            fits = (e for e in self.of(job) if e.kind == kind or e.is_ending)
            return next(fits, None)

        with self._changed:
            assert self._changed.wait_for(lambda: found() is not None, PATIENCE)
        event = found()
        assert event is not None
        assert not kind or event.kind == kind, event
        return event


class Bench:
    """A pool, its record, and short words for what the tests do with them."""

    def __init__(self, **options: object) -> None:
        self.record = Record()
        self.pool = LocalPool(self.record, **options)  # type: ignore[arg-type]

    def submit(
        self, task: str, *, plugins=(), lane="batch", limit=None, **payload
    ) -> int:
        spec = JobSpec(
            f"sample_tasks:{task}", payload, lane, plugins=plugins, time_limit=limit
        )
        return self.pool.submit(spec)

    def run(self, task: str, **options) -> Event:
        return self.record.wait(self.submit(task, **options))

    def running(self, task: str, **options) -> int:
        job = self.submit(task, **options)
        self.record.wait(job, "started")
        return job

    def cancel(self, job: int, **options) -> tuple[str, float]:
        """Cancel a job; return its ending and the seconds until then."""
        before = time.perf_counter()
        self.pool.cancel(job, **options)
        kind = self.record.wait(job).kind
        return kind, time.perf_counter() - before


@pytest.fixture
def make_record() -> type[Record]:
    """The listener that keeps all events, for engines other than the pool."""
    return Record


@pytest.fixture
def gone() -> Callable[[int], bool]:
    """Tell whether a process ends in time."""
    return _gone


def _gone(pid: int, patience: float = 10.0) -> bool:
    """Whether a process has ended (or is a zombie nobody waits for) in time."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        try:
            with open(f"/proc/{pid}/stat", encoding="ascii") as file:
                if file.read().rpartition(")")[2].split()[0] == "Z":
                    return True
        except OSError:
            pass
        time.sleep(0.05)
    return False


@pytest.fixture(autouse=True)
def tasks_found(monkeypatch) -> None:
    """Workers inherit the path; the tests' own tasks are found on it."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent))


@pytest.fixture
def bench() -> Iterator[Callable[..., Bench]]:
    """Make benches; each must leave no thread and no process behind."""
    made: list[Bench] = []

    def make(**options: object) -> Bench:
        made.append(Bench(**options))
        return made[-1]

    yield make
    for one in made:
        one.pool.close()
    assert not [t for t in threading.enumerate() if t.name == "job-pool"]
    assert not multiprocessing.active_children()
