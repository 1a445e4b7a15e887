"""Engine that runs jobs on a Dask cluster, given by its address."""

from __future__ import annotations

import asyncio
import atexit
import logging
import threading
import uuid
from collections.abc import Callable, Coroutine
from concurrent.futures import Future as Promise
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from workbench.api import Problem
from workbench.core.program.catalogue import CatalogueState, charge_plugins
from workbench.jobs import wire
from workbench.jobs.dask import dask_worker
from workbench.jobs.dask.dask_data import DataTransfers
from workbench.jobs.event_check import checked_event
from workbench.jobs.pool import LocalPool
from workbench.jobs.spec import GRACE, LOST, Event, Failure, JobSpec, Listener

log = logging.getLogger(__name__)

#: So many workers may die under a job before it is given up.
MAX_ATTEMPTS = 3
#: So often data may fail to reach a worker before their job fails.
_MAX_FAILED_SHIPMENTS = 5
#: Tasks that read and write folders of this machine; they do not travel.
_AT_HOME = ("experiment_data", "experiment_open")
#: Seconds in which the cluster must answer.
PATIENCE = 5.0


@dataclass(slots=True, eq=False)
class _Job:
    """One job on its way through the cluster."""

    spec: JobSpec
    token: str
    following: asyncio.Task[None] | None = None
    future: Any = None
    sent: int = 0
    tries: int = 0
    starts: int = 0
    worker: str = ""
    asked: bool = False
    failed_shipments: int = 0
    alarms: list[asyncio.TimerHandle] = field(default_factory=list)

    @property
    def name(self) -> str:
        """What messages call the job."""
        return self.spec.title or self.spec.task

    def crashed(self, text: str, kind: str = "Crash") -> Event:
        """Return the event that tells how the job came to its end."""
        return Event(self.spec.id, "crashed", Failure(kind, text))


class DaskEngine:
    """An `Engine` whose jobs run on the workers of a Dask cluster.

    A thread with an event loop of its own talks to the cluster and calls the listener;
    the public methods only post to it. When a worker dies, Dask runs its jobs
    elsewhere; a job under which `MAX_ATTEMPTS` workers died ends as ``crashed``. Each
    job has one ending, so nothing is counted twice however often it ran. Partial
    results come just before the ending.

    The workers need the program in the same version, and the same versions of what
    makes the numbers. A data set (``payload["data"]``, a folder) is opened where it is
    if the worker sees the same files there, and is sent to each worker once otherwise.
    A worker runs one job at a time, whatever its number of threads: start it with one.
    Tasks that belong to folders of this machine run here, in a process of their own.

    A job that does not look at its flag is abandoned after the grace or its time limit,
    or by `close`. The workers are not ours: if it has not returned two seconds later,
    its worker is restarted only by the worker's nanny (Dask starts one unless told
    otherwise), and only if it holds nothing of other programs; else it stays busy until
    the job returns. `close` leaves the cluster running.

    Security: whoever can connect to a Dask scheduler can run any code on its workers,
    and the workers' answers reach this process through Dask's own pickles. Connect to
    clusters you trust only; encryption and certificates (``tls://``) are Dask's, set in
    its configuration.

    Parameters
    ----------
    listener : callable
        Takes each `Event`, in order, on the engine's thread.
    address : str
        Of the scheduler, ``tcp://host:8786`` or ``host:8786``.
    patience : float
        Seconds in which it must answer.

    Raises
    ------
    Problem
        When Dask is not installed, nobody answers, or the workers have other versions.
    """

    def __init__(
        self, listener: Listener, address: str, *, patience: float = PATIENCE
    ) -> None:
        self._dask = _distributed()
        self._listener = listener
        self._address = address
        self._patience = patience
        self._topic = f"{dask_worker.PREFIX}{uuid.uuid4().hex}"
        self._jobs: dict[int, _Job] = {}
        self._abandoned: set[str] = set()
        self._errands: set[asyncio.Task[Any]] = set()
        self._posting = threading.Lock()
        self._closing = False
        self._workers = 0
        self._home: LocalPool | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        ready: Promise[None] = Promise()
        self._thread = threading.Thread(
            target=self._run, args=(ready,), name="dask-jobs", daemon=True
        )
        self._thread.start()
        try:
            ready.result()
        except BaseException:
            self._closing = True
            self._thread.join()
            raise
        atexit.register(self.close)

    # what others call, from any thread

    def submit(self, spec: JobSpec) -> int:
        """Queue a job and return its id at once.

        Raises
        ------
        RuntimeError
            When the engine is closed.
        """
        if spec.task in _AT_HOME:
            return self._at_home().submit(spec)
        self._post(self._begin, spec)
        return spec.id

    def cancel(self, job: int, *, grace: float | None = GRACE) -> None:
        """Ask a job to stop; unknown ids and ended jobs are ignored.

        A queued job ends at once. A running one sees the flag at its next
        `workbench.api.check`; after `grace` seconds nobody waits for it any more.
        """
        with suppress(RuntimeError):  # closed: then the job has ended already
            self._post(self._cancel, job, grace)
            if self._home is not None:
                self._home.cancel(job, grace=grace)

    def warm(self) -> None:
        """Do nothing: the workers are up."""

    def close(self) -> None:
        """End all jobs as cancelled and leave the cluster, which goes on."""
        atexit.unregister(self.close)
        if self._home is not None:
            self._home.close()
        with suppress(RuntimeError):  # closed already
            self._post(self._leave.set)
            with self._posting:
                self._closing = True
        if threading.current_thread() is not self._thread:
            self._thread.join()

    @property
    def width(self) -> int:
        """Number of jobs that can run at once, as of now: the number of workers."""
        return self._workers

    def _at_home(self) -> LocalPool:
        with self._posting:
            if self._closing:
                raise RuntimeError("the engine is closed")
            if self._home is None:
                self._home = LocalPool(self._take_home, workers=1)
            return self._home

    def _take_home(self, event: Event) -> None:
        with suppress(RuntimeError):
            self._post(self._tell, event)

    def _post(self, command: Callable[..., object], *values: object) -> None:
        with self._posting:
            if self._closing or self._loop is None:
                raise RuntimeError("the engine is closed")
            self._loop.call_soon_threadsafe(command, *values)

    # the engine's thread

    def _run(self, ready: Promise[None]) -> None:
        try:
            asyncio.run(self._serve(ready))
        except Exception as error:
            if ready.done():
                log.exception("the engine ended")
            else:
                ready.set_exception(error)
        finally:
            with self._posting:
                self._closing = True

    async def _serve(self, ready: Promise[None]) -> None:
        self._leave = asyncio.Event()
        self._client = await self._connect()
        self._transfers = DataTransfers(self._client)
        try:
            await self._check_workers()
            self._client.subscribe_topic(self._topic, self._hear)
            self._loop = asyncio.get_running_loop()
            ready.set_result(None)
            await self._leave.wait()
        finally:
            await self._end_all()
            await self._part(self._client)

    async def _connect(self) -> Any:
        client = None
        try:
            client = self._dask.Client(
                self._address,
                asynchronous=True,
                set_as_default=False,
                timeout=self._patience,
            )
            return await client
        except Exception as error:  # noqa: BLE001 - names, ports, certificates, versions
            log.info("no connection: %s", error)
            if client is not None:
                await self._part(client)
            raise Problem(
                "no Dask scheduler answers",
                expected="the address of one that runs, as tcp://host:8786",
                where=self._address,
            ) from None

    async def _part(self, client: Any) -> None:
        with suppress(Exception):
            await asyncio.wait_for(client.close(), self._patience)

    async def _check_workers(self) -> None:
        found = await self._client.run(
            dask_worker.check_versions, dask_worker.versions(), on_error="return"
        )
        self._workers = len(found)
        for worker, difference in sorted(found.items()):
            if isinstance(difference, ImportError):
                difference = "the program is not installed there"
            if difference:
                raise Problem(
                    f"worker {worker}: {difference}",
                    expected="the same versions on every worker",
                    where=self._address,
                )

    def _begin(self, spec: JobSpec) -> None:
        job = _Job(spec, f"{self._topic}-{spec.id}")
        self._jobs[spec.id] = job
        refused = _refusal(spec)
        if refused is not None:
            self._end(job, refused)
            return
        job.following = self._errand(self._follow(job))

    def _errand(self, steps: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(steps)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)
        return task

    async def _follow(self, job: _Job) -> None:
        try:
            *before, ending = await self._outcome(job)
            if ending.kind == "done" and not job.starts:
                before.insert(0, Event(job.spec.id, "started"))  # its news were lost
            for event in before:
                self._pass(job, event)
            self._end(job, ending)
        except Exception as error:
            if self._client.status != "running":
                self._end(job, self._lost(job))
                return
            log.exception("job %s", job.spec.id)
            text = f"the cluster did not run it: {type(error).__name__}: {error}"
            self._end(job, job.crashed(text))

    def _lost(self, job: _Job) -> Event:
        return job.crashed(f"the connection to {self._address} was lost", LOST)

    async def _outcome(self, job: _Job) -> list[Event]:
        """Return the last events of a job, run as often as it takes."""
        try:
            order = await self._order(job)
        except (wire.NotPlain, OSError) as error:
            failure = Failure("Payload", f"the request cannot be sent: {error}")
            return [Event(job.spec.id, "failed", failure)]
        while True:
            try:
                answer = await self._answer(job, order)
            except self._dask.scheduler.KilledWorker as error:
                # counted by Dask also for jobs that only waited where a worker died
                if max(job.starts, job.tries) < MAX_ATTEMPTS:
                    continue
                return [_died(job, error.last_worker.address)]
            except self._dask.client.FutureCancelledError:
                return [self._lost(job)]
            if isinstance(answer, bytes):
                return _decoded(job, answer)
            problem = await self._transfers.send(order.folder, order.digest, answer)
            job.failed_shipments += bool(problem)
            if job.failed_shipments >= _MAX_FAILED_SHIPMENTS:
                failure = Failure("Shipment", f"no data on {answer}: {problem}")
                return [Event(job.spec.id, "failed", failure)]

    async def _answer(self, job: _Job, order: dask_worker.JobOrder) -> bytes | str:
        job.tries += 1
        job.sent += 1
        key = f"{order.token}-{job.sent}"
        job.future = self._client.submit(dask_worker.work, order, key=key, pure=False)
        answer: bytes | str = await job.future
        job.future.release()
        if isinstance(answer, str):
            job.tries -= 1  # it was not tried: there were no data
        return answer

    async def _order(self, job: _Job) -> dask_worker.JobOrder:
        given = job.spec.payload.get("data")
        folder = str(given) if isinstance(given, str | Path) else ""
        return dask_worker.JobOrder(
            job.token,
            self._topic,
            wire.encode(job.spec),
            folder,
            await self._transfers.digest(folder) if folder else "",
            dask_worker.versions(),
        )

    # news

    def _hear(self, stamped: tuple[float, dict[str, Any]]) -> None:
        """Take what a worker said through the scheduler."""
        news = stamped[1]
        job = self._jobs.get(int(news["token"].rpartition("-")[2]))
        if job is None:
            if news["token"] in self._abandoned and "runs_on" in news:
                self._errand(self._stop(news["token"], news["runs_on"], True))
        elif "runs_on" in news:
            self._note_start(job, news["runs_on"])
        else:
            fraction, message = news["fraction"], news["message"]
            self._pass(job, Event(job.spec.id, "progress", None, fraction, message))

    def _note_start(self, job: _Job, worker: str) -> None:
        died, job.worker = job.worker, worker
        job.starts += 1
        if job.starts > MAX_ATTEMPTS:
            self._abandon(job, _died(job, died))
            return
        if job.starts == 1:
            self._tell(Event(job.spec.id, "started"))
        limit = job.spec.time_limit
        if limit is not None:
            failure = Failure("TimeLimit", f"timed out after {limit:g} s")
            self._alarm(job, limit, Event(job.spec.id, "failed", failure))

    def _alarm(self, job: _Job, seconds: float, event: Event) -> None:
        for alarm in job.alarms:
            alarm.cancel()
        loop = asyncio.get_running_loop()
        job.alarms = [loop.call_later(seconds, self._abandon, job, event)]

    def _cancel(self, id: int, grace: float | None) -> None:  # noqa: A002
        job = self._jobs.get(id)
        if job is None:
            return
        job.asked = True
        if not job.starts:
            self._abandon(job, Event(id, "cancelled"))
            return
        self._errand(self._stop(job.token, job.worker))
        if grace is not None:
            self._alarm(job, grace, Event(id, "cancelled"))

    async def _stop(self, token: str, worker: str, abandoned: bool = False) -> None:
        with suppress(Exception):  # it may be gone
            run = self._client.run
            await run(dask_worker.stop, token, abandoned, workers=[worker])

    def _abandon(self, job: _Job, event: Event) -> None:
        """End a job whatever its worker does."""
        self._give_up(job, event)
        if job.worker:
            self._errand(self._stop(job.token, job.worker, True))

    def _give_up(self, job: _Job, event: Event) -> None:
        self._abandoned.add(job.token)
        if job.following is not None:
            job.following.cancel()
        if job.future is not None:
            self._errand(self._forget(job.future))
        self._end(job, event)

    async def _stop_all(self) -> None:
        with suppress(Exception):  # as in `_stop`
            run = self._client.run
            await run(dask_worker.stop_all, self._topic, on_error="ignore")

    async def _forget(self, future: Any) -> None:
        with suppress(Exception):  # the connection may be gone
            await future.cancel()

    def _pass(self, job: _Job, event: Event) -> None:
        if self._jobs.get(job.spec.id) is job:
            self._tell(event)

    def _end(self, job: _Job, event: Event) -> None:
        if self._jobs.pop(job.spec.id, None) is None:
            return
        for alarm in job.alarms:
            alarm.cancel()
        if job.asked and event.kind == "failed":
            event = Event(event.job, "cancelled")
        self._tell(event)

    def _tell(self, event: Event) -> None:
        try:
            self._listener(event)
        except Exception:  # a listener's mistake must not stop the jobs
            log.exception("the listener failed on %s of job %s", event.kind, event.job)

    async def _end_all(self) -> None:
        for job in list(self._jobs.values()):
            self._give_up(job, Event(job.spec.id, "cancelled"))
        if self._abandoned and self._client.status == "running":
            # all workers are asked: one may have begun a job without our knowing yet
            self._errand(self._stop_all())
        if self._errands:
            await asyncio.wait(self._errands, timeout=self._patience)


def _decoded(job: _Job, answer: bytes) -> list[Event]:
    try:
        return _checked(job.spec.id, wire.decode(answer))
    except wire.NotPlain as error:
        failure = Failure("Result", f"the worker sent {error}")
        return [Event(job.spec.id, "failed", failure)]


def _checked(job: int, answer: Any) -> list[Event]:
    """Return the partial results and the ending that an answer has to be."""
    if type(answer) is not list or not answer:
        raise wire.NotPlain("no events")
    events = [checked_event(event) for event in answer]
    kinds = {event.kind for event in events[:-1]}
    if {event.job for event in events} != {job} or not kinds <= {"partial"}:
        raise wire.NotPlain("events that are not of its job")
    if not events[-1].is_ending:
        raise wire.NotPlain("no ending")
    return events


def _refusal(spec: JobSpec) -> Event | None:
    """Return the failure of a job whose plugin is switched off or quarantined here.

    The workers have homes of their own and do not know.
    """
    state = CatalogueState.load()
    for name in spec.plugins:
        status = state.status(name)
        if status != "loaded":
            expected = "it switched on again in the list of plugins"
            problem = Problem(status, expected=expected, where=f"plugin {name}")
            return Event(spec.id, "failed", Failure("Problem", str(problem)))
    return None


def _died(job: _Job, worker: str) -> Event:
    if job.spec.charges != "never":
        charge_plugins(job.spec.plugins)
    times = max(job.starts, job.tries)
    text = f"{times} workers died while they ran {job.name}, the last {worker}"
    return job.crashed(text)


def _distributed() -> Any:
    """Return the Dask library.

    Raises
    ------
    Problem
    """
    try:
        import distributed
        import distributed.client
        import distributed.scheduler
    except ImportError:
        raise Problem(
            "Dask is not installed",
            expected="pip install vecino-workbench[dask]",
        ) from None
    return distributed
