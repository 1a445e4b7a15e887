"""The pool's handle of one worker process: starts it, talks to it, ends it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from workbench.core.program.import_path import safe_path
from workbench.core.program.process_tree import Guard, kill_tree, marked
from workbench.jobs import wire, worker
from workbench.jobs.channel import Channel, wait
from workbench.jobs.event_check import checked_event
from workbench.jobs.spec import Event, JobSpec, Lane

# never fork: a copy of a process with a window and threads is not safe to use
_SPAWN = multiprocessing.get_context("spawn")
#: What the names of worker processes begin with.
WORKER_NAME = "workbench-worker-"
#: What a job may take for its progress and its ending beside what it hands out.
_TELLING = 2**20
#: Seconds between two of its progress reports; a worker itself keeps to 0.05.
_PROGRESS_INTERVAL = 0.02


@dataclass(slots=True, eq=False)
class Job:
    """One job on its way through the pool.

    Attributes
    ----------
    spec : JobSpec
    started : bool
        Whether a worker said that it runs.
    attempts : int
        How many workers it was given to.
    cancelled : bool
        Whether someone asked it to stop.
    kill_at : float
        When its worker is ended at the latest, on the monotonic clock.
    """

    spec: JobSpec
    started: bool = False
    attempts: int = 0
    cancelled: bool = False
    kill_at: float = field(default=float("inf"))


class Worker:
    """A spawned process, the pipe to it, and the job it runs.

    Attributes
    ----------
    stain : tuple of str
        The plugins of its last job, if one of them is foreign: what they did to the
        process stays, so it takes only jobs of the same plugins from then on. To start
        a worker for each job instead would cost a second of processor time for every
        fold of a foreign classifier.

    Raises
    ------
    OSError
        When the system starts no more processes.
    """

    def __init__(
        self,
        lane: Lane,
        warm: Sequence[str],
        foreign_memory: int | None,
        guard: Guard,
    ) -> None:
        self.lane = lane
        self.ready = False
        self.job: Job | None = None
        self.stain: tuple[str, ...] = ()
        self._guard = guard
        self._told = (0.0, 0.0)  # fraction and time of the last progress passed on
        self._heard = 0  # bytes since it was given its job
        self._mark = guard.mark()
        ours, theirs = _SPAWN.Pipe()
        self._channel = Channel(ours)
        self._process = _SPAWN.Process(
            target=worker.main,
            args=(theirs, lane, warm, foreign_memory),
            name=WORKER_NAME + lane,
            daemon=True,  # ends with this process
        )
        try:
            with safe_path(), marked(self._mark):
                self._process.start()
        except BaseException:
            self._channel.close()
            raise
        finally:
            theirs.close()  # so that its end is seen as the end of the file
        guard.watch(self.pid)
        self._death = _death_of(self._process)

    @property
    def idle(self) -> bool:
        """Whether it can take a job now."""
        return self.ready and self.job is None

    def fits(self, spec: JobSpec) -> bool:
        """Whether no plugin has run in it that the job does not run anyway."""
        return not self.stain or self.stain == spec.plugins

    @property
    def watched(self) -> tuple[Connection, int]:
        """Handles that become ready when the worker speaks or ends."""
        return self._channel.connection, self._death

    @property
    def unsent(self) -> list[Connection]:
        """Handles that become ready when the worker can take the rest of a message."""
        return [self._channel.connection] if self._channel.unsent else []

    @property
    def stalled_at(self) -> float:
        """When a message it has begun is given up, on the monotonic clock."""
        return self._channel.stalled_at

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid or 0

    def assign(self, job: Job, data: bytes) -> None:
        """Send it an encoded job; a worker that is gone is found out by `receive`."""
        self.job = job
        job.attempts += 1
        self._heard, self._told = 0, (0.0, 0.0)
        self._send(job.spec.id, data)

    def ask_to_stop(self) -> None:
        """Raise the flag that `workbench.api.check` looks at."""
        if self.job is not None:
            self._send(self.job.spec.id, b"")

    def _send(self, job: int, data: bytes) -> None:
        try:
            self._channel.send(worker.order_head(job), data)
        except OSError:
            self.ready = False

    def receive(self) -> tuple[Event | None, bool] | None:
        """Return its next message, None when there is no whole one by now.

        Raises
        ------
        EOFError
            When it has ended and everything it said was heard.
        wire.NotPlain
            When it said what no worker says.
        """
        if self._channel.unsent:
            self._flush()
        ended = bool(wait([self._death], 0))
        data = self._channel.receive()
        if data is None:
            if ended and self._channel.dry:
                raise EOFError
            return None
        self._heard += len(data)
        if self._heard > wire.MAX_BYTES + _TELLING:
            raise wire.NotPlain(f"more than {wire.MAX_BYTES // 2**20} MB")
        return self._checked(wire.decode(data))

    def is_progress_due(self, event: Event) -> bool:
        """Whether its progress is worth telling: a flood would drown the window."""
        now, (fraction, when) = time.monotonic(), self._told
        if now - when < _PROGRESS_INTERVAL and not event.fraction == 1.0 > fraction:
            return False
        self._told = event.fraction, now
        return True

    def _flush(self) -> None:
        try:
            self._channel.flush()
        except OSError:
            self.ready = False

    def _checked(self, message: Any) -> tuple[Event | None, bool]:
        if type(message) is not tuple or [type(m) for m in message[1:]] != [bool]:
            raise wire.NotPlain("no message: it is none of a worker's")
        said, mark = message
        if said is None and not self.ready:
            return None, mark
        event = checked_event(said)
        if self.job is None or self.job.spec.id != event.job:
            raise wire.NotPlain("news of a job that it does not run")
        return event, mark

    def end(self, wait_for: float = 0.0) -> str:
        """End the process and what it started, after a time to end by itself.

        Parameters
        ----------
        wait_for : float
            Seconds.

        Returns
        -------
        str
            How it ended, in words.
        """
        ended = bool(wait([self._death], wait_for))
        # before it is reaped: as long as it is not, its number is no other's
        kill_tree(self.pid, self._mark)
        code = None
        if ended:
            self._process.join(wait_for)  # a moment passes until its parent knows
            code = self._process.exitcode
        self._process.kill()
        self._process.join()
        self._guard.forget(self.pid)
        if self._death != self._process.sentinel:
            os.close(self._death)
        self._process.close()
        self._channel.close()
        return _words(code)


def _death_of(process: BaseProcess) -> int:
    """Return what becomes readable when a process ends.

    Its own sentinel is a pipe that it may close, or leave open in a child.
    """
    if sys.platform == "linux":
        with suppress(OSError):
            return os.pidfd_open(process.pid or 0)
    return process.sentinel


def _words(code: int | None) -> str:
    if code is None:
        return "was ended"
    if code >= 0:
        return f"ended with exit code {code}"
    try:
        return f"was ended by {signal.Signals(-code).name}"
    except ValueError:
        return f"was ended by signal {-code}"
