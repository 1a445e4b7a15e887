"""Code that runs on the workers of a Dask cluster, one job at a time.

Imports neither Dask nor anything heavy at the top: the engine names these functions,
the workers run them.
"""

from __future__ import annotations

import logging
import os
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any

from workbench.api import Problem
from workbench.core.program.catalogue import is_foreign
from workbench.core.program.process_tree import VARIABLE, Guard
from workbench.jobs import wire
from workbench.jobs.dask.dask_data import place_of
from workbench.jobs.limits import (
    FOREIGN_MEMORY,
    OneThread,
    limit_later_libraries_to_one_thread,
    memory_limited,
)
from workbench.jobs.run_job import failure_of, run_job
from workbench.jobs.spec import Event, JobSpec

log = logging.getLogger(__name__)

#: What makes the numbers; the same everywhere, or the cells of one table differ.
_DISTRIBUTIONS = ("vecino-workbench", "numpy", "scipy", "scikit-learn")
#: Seconds between two progress reports of a job: each passes through the scheduler.
_PROGRESS_INTERVAL = 0.5
#: Seconds in which an abandoned job must return before its worker is restarted.
_PATIENCE = 2.0
#: What the topics, and with them the keys of all jobs of this program, begin with.
PREFIX = "workbench-"

# warnings, random states and the clock of a fold belong to the process, so a worker
# with several threads runs one job at a time
_one_at_a_time = threading.Lock()
_threads = threading.local()
_stopped: set[str] = set()
_closed: set[str] = set()
_running: _Link | None = None


@dataclass(frozen=True, slots=True)
class JobOrder:
    """One attempt at a job, as it travels.

    Attributes
    ----------
    token : str
        What tells the job from those of other programs on the cluster.
    topic : str
        Where its news go.
    spec : bytes
        The encoded `JobSpec`.
    folder, digest : str
        Where its data lie for the one who asks, and their digest; empty for none.
    versions : mapping of str to str
        As `versions` gives them where the job comes from.
    """

    token: str
    topic: str
    spec: bytes
    folder: str
    digest: str
    versions: Mapping[str, str]


def versions() -> dict[str, str]:
    """Return the versions of what makes the numbers; empty where it is missing."""
    return {name: _version(name) for name in _DISTRIBUTIONS}


@cache
def _version(name: str) -> str:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return ""


def check_versions(expected: Mapping[str, str]) -> str:
    """Return in one line what is installed otherwise here, empty when nothing is."""
    for name, version in versions().items():
        if version != expected[name]:
            return f"{name} {version or 'missing'} there, {expected[name]} here"
    return ""


def work(order: JobOrder) -> bytes | str:
    """Run a job on this worker.

    Returns
    -------
    bytes or str
        The encoded list of its partial results and its ending. Or the address of this
        worker, when the data are not here: they are to be sent,
        and the job again.
    """
    folder = place_of(order.folder, order.digest) if order.digest else None
    if order.digest and folder is None:
        return _address()
    spec: JobSpec = wire.decode(order.spec)
    link = _Link(order.token, order.topic)
    with _one_at_a_time:
        ending = _run(spec, link, folder, order)
    _stopped.discard(order.token)
    try:
        return wire.encode([*link.partials, ending])
    except wire.NotPlain as error:
        return wire.encode([Event(spec.id, "failed", failure_of(error))])


def _run(spec: JobSpec, link: _Link, folder: Path | None, order: JobOrder) -> Event:
    differing = check_versions(order.versions)
    if differing:
        text = f"{differing} (expected the same versions on every worker)"
        return Event(spec.id, "failed", failure_of(Problem(text)))
    if folder is not None:
        place = str(folder) if isinstance(spec.payload["data"], str) else folder
        spec = replace(spec, payload={**spec.payload, "data": place})
    if not hasattr(_threads, "limit"):
        limit_later_libraries_to_one_thread()
        _threads.limit = OneThread()
    _threads.limit.apply()
    guard_children()
    global _running
    _running = link  # before it looks: who stops it from now on finds it here
    try:
        if link.cancelled():
            return Event(spec.id, "cancelled")  # while it waited for the one before it
        link.begin(spec.id)
        foreign = any(is_foreign(name) for name in spec.plugins)
        with memory_limited(FOREIGN_MEMORY if foreign else None):
            return run_job(spec, link)
    finally:
        _running = None


@cache
def guard_children() -> None:
    """Have what plugins start in this process killed when it ends, however it does.

    The process is not ours and leads no group: what it starts is known by its mark.
    """
    os.environ[VARIABLE] = Guard().mark()


def _address() -> str:
    from distributed import get_worker

    return str(get_worker().address)


def stop(token: str, abandoned: bool = False, dask_worker: Any = None) -> None:
    """Ask a job to stop at its next `workbench.api.check`, or before it begins.

    Parameters
    ----------
    token : str
        Of its order.
    abandoned : bool
        Whether nobody waits for it any more: then the worker is restarted if the job
        does not return in time.
    dask_worker : distributed.Worker
        Filled in by Dask.
    """
    _stopped.add(token)
    if abandoned:
        _restart_unless_free(dask_worker)


def stop_all(topic: str, dask_worker: Any = None) -> None:
    """Stop all jobs of an engine that was closed, those under way included."""
    _closed.add(topic)
    _restart_unless_free(dask_worker)


def _restart_unless_free(worker: Any) -> None:
    """Restart this worker if the job it runs was stopped and does not return."""
    link = _running
    if link is None or not link.cancelled():
        return

    def check() -> None:
        if _running is link:
            _restart(worker, link.token)

    timer = threading.Timer(_PATIENCE, check)
    timer.daemon = True
    timer.start()


def _restart(worker: Any, token: str) -> None:
    """End the process, for its nanny to start another, where this harms nobody."""
    ours = all(str(key).startswith(PREFIX) for key in list(worker.state.tasks))
    if worker.nanny is None or not ours:
        why = "holds what others asked for" if worker.nanny else "has no nanny"
        log.warning("job %s does not stop, and this worker %s", token, why)
        return
    log.warning("job %s does not stop: this worker is restarted", token)
    os._exit(1)


class _Link:
    """The `Reporter` of the running job: news through the scheduler, results kept."""

    def __init__(self, token: str, topic: str) -> None:
        from distributed import get_worker

        self._worker = get_worker()
        self._key = self._worker.get_current_task()
        self.token, self._topic = token, topic
        self._job = 0
        self._bytes = 0
        self._told = float("-inf")
        self.partials: list[Event] = []

    def begin(self, job: int) -> None:
        """Tell who runs the job."""
        self._job = job
        self._log({"runs_on": self._worker.address})

    def progress(self, fraction: float, message: str) -> None:
        """Pass progress on, twice a second at most."""
        now = time.monotonic()
        if now - self._told >= _PROGRESS_INTERVAL:
            self._told = now
            self._log({"fraction": float(fraction), "message": str(message)})

    def partial(self, data: Any) -> None:
        """Keep an intermediate result: the scheduler is no place for arrays."""
        event = Event(self._job, "partial", data)
        self._bytes += len(wire.encode(event))
        if self._bytes > wire.MAX_BYTES:
            limit = wire.MAX_BYTES // 2**20
            raise wire.NotPlain(f"a job that hands out more than {limit} MB")
        self.partials.append(event)

    def cancelled(self) -> bool:
        """Whether the job was asked to stop, or nobody wants its result any more.

        Dask knows the latter also when the program that sent the job was killed.
        """
        if self.token in _stopped or self._topic in _closed:
            return True
        task = self._worker.state.tasks.get(self._key)
        return task is not None and task.state == "cancelled"

    def _log(self, news: dict[str, Any]) -> None:
        self._worker.log_event(self._topic, {"token": self.token, **news})
