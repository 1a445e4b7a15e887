"""The pool's end of one worker: starts it, talks to it, ends it."""

from __future__ import annotations

import multiprocessing
import signal
from dataclasses import dataclass, field
from multiprocessing.connection import Connection

from workbench.core.safe_path import safe_path
from workbench.jobs import wire, worker
from workbench.jobs.spec import Event, JobSpec, Lane

# never fork: a copy of a process with a window and threads is not safe to use
_SPAWN = multiprocessing.get_context("spawn")
#: What the names of worker processes begin with.
WORKER_NAME = "workbench-worker-"


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

    Raises
    ------
    OSError
        When the system starts no more processes.
    """

    def __init__(self, lane: Lane, warm: bool, foreign_memory: int | None) -> None:
        self.lane = lane
        self.ready = False
        self.job: Job | None = None
        self.connection, theirs = _SPAWN.Pipe()
        self._process = _SPAWN.Process(
            target=worker.main,
            args=(theirs, lane, warm, foreign_memory),
            name=WORKER_NAME + lane,
            daemon=True,  # ends with this process, and starts no processes of its own
        )
        try:
            with safe_path():
                self._process.start()
        except BaseException:
            self.connection.close()
            raise
        finally:
            theirs.close()  # so that its end is seen as the end of the file

    @property
    def idle(self) -> bool:
        """Whether it can take a job now."""
        return self.ready and self.job is None

    @property
    def watched(self) -> tuple[Connection, int]:
        """What becomes ready when it speaks or ends."""
        return self.connection, self._process.sentinel

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid or 0

    def give(self, job: Job, data: bytes) -> None:
        """Send it an encoded job; a worker that is gone is found out by `hear`."""
        self.job = job
        job.attempts += 1
        self._send((job.spec.id, data))

    def ask_to_stop(self) -> None:
        """Raise the flag that `workbench.api.check` looks at."""
        if self.job is not None:
            self._send(self.job.spec.id)

    def _send(self, order: object) -> None:
        try:
            self.connection.send(order)
        except OSError:
            self.ready = False

    def hear(self) -> tuple[Event | None, bool] | None:
        """Return its next message, None when there is none by now.

        Raises
        ------
        EOFError
            When it has ended and everything it said was heard.
        wire.NotPlain
            When the message holds more than plain data.
        """
        try:
            if not self.connection.poll():
                if self._process.is_alive():
                    return None
                if not self.connection.poll():  # it may have spoken in between
                    raise EOFError
            data = self.connection.recv_bytes()
        except OSError:
            raise EOFError from None
        event, leaving = wire.decode(data)
        return event, leaving

    def end(self, wait: float = 0.0) -> str:
        """End the process, after `wait` seconds for it to end by itself.

        Returns
        -------
        str
            How it ended, in words.
        """
        self._process.join(wait)
        code = self._process.exitcode
        self._process.kill()
        self._process.join()
        self._process.close()
        self.connection.close()
        return _words(code)


def _words(code: int | None) -> str:
    if code is None:
        return "was ended"
    if code >= 0:
        return f"ended with exit code {code}"
    try:
        return f"was ended by {signal.Signals(-code).name}"
    except ValueError:
        return f"was ended by signal {-code}"
