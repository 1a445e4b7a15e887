"""Engine that runs jobs at once in the calling thread: for tests and the debugger."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import Any

from workbench.jobs import wire
from workbench.jobs.run_job import failure_of, run_job
from workbench.jobs.spec import GRACE, Event, JobSpec, Listener


class InlineEngine:
    """An `Engine` without processes: `submit` returns when the job has ended.

    Payload and events are encoded and decoded as they are on the way to a worker, so
    what passes here passes there. A job submitted by the listener waits its turn.

    Parameters
    ----------
    listener : callable
        Takes each `Event`, in the calling thread.
    """

    def __init__(self, listener: Listener) -> None:
        self._listener = listener
        self._waiting: deque[JobSpec] = deque()
        self._job = 0
        self._stopped = False
        self._closed = False

    def submit(self, spec: JobSpec) -> int:
        """Run the job, and those its listener submits, then return its id.

        Raises
        ------
        RuntimeError
            When the engine is closed.
        """
        if self._closed:
            raise RuntimeError("the engine is closed")
        self._waiting.append(spec)
        if self._job == 0:
            try:
                while self._waiting:
                    self._run(self._waiting.popleft())
            finally:
                self._job = 0
        return spec.id

    def cancel(self, job: int, *, grace: float | None = GRACE) -> None:
        """Ask a job to stop: the running one at its next check, a waiting one now."""
        if job == self._job:
            self._stopped = True
        for spec in [spec for spec in self._waiting if spec.id == job]:
            self._waiting.remove(spec)
            self._listener(Event(job, "cancelled"))

    def warm(self) -> None:
        """Do nothing: this process is all there is."""

    def close(self) -> None:
        """Take no more jobs, and stop those under way."""
        self._closed = True
        for job in [self._job, *(spec.id for spec in self._waiting)]:
            self.cancel(job)

    def _run(self, spec: JobSpec) -> None:
        self._job, self._stopped = spec.id, False
        self._listener(Event(spec.id, "started"))
        try:
            sent: JobSpec = wire.decode(wire.encode(spec))
            ending = run_job(sent, self)
            received: Event = wire.decode(wire.encode(ending))
        except wire.NotPlain as error:
            received = Event(spec.id, "failed", failure_of(error))
        if self._stopped and received.kind == "failed":
            received = replace(received, kind="cancelled", data=None)
        self._listener(received)

    # the Reporter of the running job

    def progress(self, fraction: float, message: str) -> None:
        """Pass progress on."""
        self._listener(Event(self._job, "progress", None, fraction, message))

    def partial(self, data: Any) -> None:
        """Pass an intermediate result on."""
        self._listener(Event(self._job, "partial", wire.decode(wire.encode(data))))

    def cancelled(self) -> bool:
        """Whether the running job was asked to stop."""
        return self._stopped
