"""Main loop of a worker process: waits for jobs, runs one at a time, reports.

Nothing but the standard library is imported at the top: the thread limits must be set
before NumPy is loaded.
"""

from __future__ import annotations

import io
import math
import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any

from workbench.core.program.lean_imports import import_leanly
from workbench.core.program.process_tree import end_with
from workbench.jobs import limits, wire
from workbench.jobs.spec import Event, Failure, JobSpec, Lane

#: What jobs need.
LIBRARIES = (
    "numpy",
    "scipy.linalg",
    "scipy.spatial",
    "sklearn.neighbors",
    "sklearn.svm",
    "workbench.jobs.run_job",
)
#: What reads a large file.
FOR_FILES = ("pandas",)
#: Seconds between two progress reports: more often nobody sees a difference.
_PROGRESS_INTERVAL = 0.05
_PROGRESS_STEP = 0.002
_PRINTED_CHARACTERS = 4_000


Order = tuple[int, bytes]  # the id of a job, and its encoded `JobSpec`
_ID_BYTES = 8


def order_head(job: int) -> bytes:
    """Return how an order for a job begins; the encoded `JobSpec` or nothing follows."""
    return job.to_bytes(_ID_BYTES)


def main(
    connection: Connection,
    lane: Lane,
    warm: Sequence[str],
    foreign_memory: int | None,
) -> None:
    """Serve jobs until the other end of the pipe closes.

    Parameters
    ----------
    connection : Connection
        Orders come in: the id of a job and its `JobSpec`, or the id alone to stop it.
        Pairs go out: an event or None for "ready", and with ``started`` whether the
        job runs foreign plugins, with an ending whether this worker ends, too.
    lane : str
        A batch worker steps back before the window and before pictures.
    warm : sequence of str
        Modules to import before the first job.
    foreign_memory : int or None
        Bytes a job with a foreign plugin may take; None: no limit.
    """
    parent = multiprocessing.parent_process()
    assert parent is not None
    end_with(parent.pid or 0)
    if lane == "batch":
        limits.lower_priority()
    limits.limit_later_libraries_to_one_thread()
    import_leanly()
    printed = _Printed()
    sys.stdout = sys.stderr = printed
    with suppress(OSError):
        os.dup2(2, 1)  # what C code prints must not end in a document on stdout
    link = _Link(connection)
    _import_modules(warm)
    link.send(None)
    threads = limits.OneThread()
    while True:
        event = _run(link, link.orders.get(), threads, foreign_memory)
        event = _with_message(event, printed.take())
        # after an allocation failure the heap is full of holes and leftovers
        leaving = isinstance(event.data, Failure) and event.data.type == "MemoryError"
        link.send_ending(event, leaving)
        if leaving:
            os._exit(0)


def _run(
    link: _Link, order: Order, threads: limits.OneThread, foreign_memory: int | None
) -> Event:
    from workbench.jobs.run_job import failure_of, run_job

    job, data = order
    try:
        spec: JobSpec = wire.decode(data)
        foreign = _runs_foreign(spec)
        if foreign:
            _import_modules(LIBRARIES)  # before its time and its memory are counted
        threads.apply()
        link.begin(job, foreign)
        with limits.memory_limited(foreign_memory if foreign else None):
            return run_job(spec, link)
    except BaseException as error:  # noqa: BLE001 - the worker outlives its jobs
        return Event(job, "failed", failure_of(error))


def _runs_foreign(spec: JobSpec) -> bool:
    from workbench.core.program.catalogue import is_foreign

    return any(is_foreign(name) for name in spec.plugins)


def _import_modules(names: Sequence[str]) -> None:
    for name in names:
        with suppress(ImportError):
            import_module(name)


def _with_message(event: Event, message: str) -> Event:
    return Event(event.job, event.kind, event.data, event.fraction, message)


class _Link:
    """The worker's end of the pipe, and the `Reporter` of the running job.

    A thread of its own reads it, so that a cancel is noted, and the end of the
    parent obeyed, while the main thread is deep in a plugin.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._sending = threading.Lock()
        self.orders: SimpleQueue[Order] = SimpleQueue()
        self._job = 0
        self._stopped = 0  # the id of the last job that was asked to stop
        self._sent = 0
        self._told = (-1.0, "", 0.0)  # fraction, message, time of the last progress
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        try:
            while True:
                order = self._connection.recv_bytes()
                job, data = int.from_bytes(order[:_ID_BYTES]), order[_ID_BYTES:]
                if data:
                    self.orders.put((job, data))
                else:
                    self._stopped = job
        except (EOFError, OSError):
            os._exit(0)  # the parent is gone: nobody wants what runs here

    def begin(self, job: int, foreign: bool) -> None:
        """Announce a job and count what it sends from zero.

        No foreign code has run in this process yet, or the parent knows already: so it
        can be believed.
        """
        self._job, self._sent, self._told = job, 0, (-1.0, "", 0.0)
        self.send(Event(job, "started"), foreign)

    def send(self, event: Event | None, mark: bool = False) -> None:
        """Send one message; raises `wire.NotPlain` when it cannot be."""
        data = wire.encode((event, mark))
        if self._sent + len(data) > wire.MAX_BYTES:
            limit = wire.MAX_BYTES // 2**20
            raise wire.NotPlain(f"a job that hands out more than {limit} MB")
        self._sent += len(data)
        with self._sending:
            self._connection.send_bytes(data)

    def send_ending(self, event: Event, leaving: bool) -> None:
        """Send the ending, or why it cannot be sent."""
        try:
            self.send(event, leaving)
        except (wire.NotPlain, MemoryError) as error:
            failure = Failure("Result", f"the result cannot be sent: {error}")
            self.send(Event(event.job, "failed", failure), leaving)

    def progress(self, fraction: float, message: str) -> None:
        """Pass on a change that can be seen, at most twenty times a second."""
        now = time.monotonic()
        fraction, message = float(fraction), str(message)[:_PRINTED_CHARACTERS]
        if not math.isfinite(fraction):  # 0 of 0 is nothing to show
            return
        last, words, when = self._told
        seen = abs(fraction - last) >= _PROGRESS_STEP or message != words
        if seen and (now - when >= _PROGRESS_INTERVAL or fraction >= 1.0):
            self._told = (fraction, message, now)
            self.send(Event(self._job, "progress", None, fraction, message))

    def partial(self, data: Any) -> None:
        """Pass on an intermediate result."""
        self.send(Event(self._job, "partial", data))

    def cancelled(self) -> bool:
        """Whether the running job was asked to stop."""
        return self._stopped == self._job


class _Printed(io.TextIOBase):
    """Keeps the first few thousand characters printed, drops the rest."""

    def __init__(self) -> None:
        self._text = ""

    def writable(self) -> bool:
        """Return True, as a stream for printing has to."""
        return True

    def write(self, text: str) -> int:
        """Keep what there is room for, and claim to have written all."""
        room = _PRINTED_CHARACTERS - len(self._text)
        if room > 0:
            self._text += text[:room]
        return len(text)

    def take(self) -> str:
        """Return what was printed since the last call."""
        text, self._text = self._text, ""
        return text
