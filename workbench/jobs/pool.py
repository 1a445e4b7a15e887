"""Pool of worker processes of this machine, fed by one thread."""

from __future__ import annotations

import atexit
import logging
import multiprocessing
import os
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial

from workbench.core.program.catalogue import charge_plugins
from workbench.core.program.process_tree import Guard
from workbench.jobs import wire
from workbench.jobs.channel import wait
from workbench.jobs.limits import FOREIGN_MEMORY
from workbench.jobs.spec import GRACE, Event, Failure, JobSpec, Lane, Listener
from workbench.jobs.worker import FOR_FILES, LIBRARIES
from workbench.jobs.worker_process import WORKER_NAME, Job, Worker

log = logging.getLogger(__name__)

_MAX_FAILED_STARTS = 3
_ATTEMPTS = 2


def batch_size() -> int:
    """Return how many batch workers suit this machine: a core is left for the window."""
    return max(1, (os.cpu_count() or 2) - 1)


class LocalPool:
    """An `Engine` of spawned processes: some for batch jobs, one for pictures.

    One thread owns all workers and calls the listener; the public methods only post
    commands to it, so none of them blocks.

    Parameters
    ----------
    listener : callable
        Takes each `Event`, in order, on the pool's thread.
    workers : int, optional
        Batch workers; by default one less than there are cores. They start when
        they are first needed.
    pictures : bool
        Whether there is an interactive lane; jobs for it would wait for ever without.
    foreign_memory : int or None
        Bytes a job with a foreign plugin may take above its worker's own memory.
    charge : callable
        Takes the plugin ids of a job whose worker died, and returns those that are
        quarantined by it.
    on_quarantined : callable, optional
        Takes each id that was quarantined, on the pool's thread.

    Raises
    ------
    RuntimeError
        Inside a worker: spawned processes import the main script again, and one that
        makes a pool outside ``if __name__ == "__main__":`` would make them for ever.
    """

    def __init__(
        self,
        listener: Listener,
        *,
        workers: int | None = None,
        pictures: bool = True,
        foreign_memory: int | None = FOREIGN_MEMORY,
        charge: Callable[[Iterable[str]], list[str]] = charge_plugins,
        on_quarantined: Callable[[str], None] | None = None,
    ) -> None:
        if multiprocessing.current_process().name.startswith(WORKER_NAME):
            raise RuntimeError('make the pool under `if __name__ == "__main__":`')
        self._listener = listener
        self._foreign_memory = foreign_memory
        self._charge = charge
        self._on_quarantined = on_quarantined
        batch = batch_size() if workers is None else max(1, workers)
        self._sizes: dict[Lane, int] = {"interactive": int(pictures), "batch": batch}
        self._queues: dict[Lane, deque[Job]] = {lane: deque() for lane in self._sizes}
        self._workers: list[Worker] = []
        self._guard = Guard()
        self._failed_starts = 0
        self._warm = False
        self._closing = False
        self._commands: deque[Callable[[], None]] = deque()
        self._posting = threading.Lock()
        self._rung = False
        self._ear, self._bell = multiprocessing.Pipe(duplex=False)
        self._thread = threading.Thread(target=self._run, name="job-pool", daemon=True)
        self._thread.start()
        atexit.register(self.close)

    # what others call, from any thread

    @property
    def sizes(self) -> dict[Lane, int]:
        """How many workers each lane may have."""
        return dict(self._sizes)

    @property
    def pids(self) -> tuple[int, ...]:
        """The ids of the processes of the workers that were started and not ended."""
        return tuple(worker.pid for worker in list(self._workers))

    def submit(self, spec: JobSpec) -> int:
        """Queue a job and return its id at once.

        Raises
        ------
        RuntimeError
            When the pool is closed.
        """
        self._post(partial(self._queue, Job(spec)))
        return spec.id

    def cancel(self, job: int, *, grace: float | None = GRACE) -> None:
        """Ask a job to stop; unknown ids and ended jobs are ignored.

        A queued job ends at once. A running one sees the flag at its next
        `workbench.api.check`; after `grace` seconds its worker is ended and
        replaced, with None never.
        """
        with suppress(RuntimeError):  # closed: then the job has ended already
            self._post(partial(self._cancel, job, grace))

    def warm(self) -> None:
        """Start all workers now and let them import the numerical libraries."""
        self._post(self._start_warm)

    def close(self) -> None:
        """End all jobs as cancelled, and return when thread and workers are gone."""
        atexit.unregister(self.close)
        with self._posting:
            self._closing = True
            self._ring()
        if threading.current_thread() is not self._thread:
            self._thread.join()

    def _post(self, command: Callable[[], None]) -> None:
        with self._posting:
            if self._closing:
                raise RuntimeError("the pool is closed")
            self._commands.append(command)
            self._ring()

    def _ring(self) -> None:
        # one unheard byte is enough, and more could fill the pipe and block
        if not self._rung and not self._bell.closed:
            self._rung = True
            self._bell.send_bytes(b"!")

    # the pool's thread

    def _run(self) -> None:
        try:
            while not self._closing:
                self._dispatch()
                self._wait()
                for worker in list(self._workers):
                    self._hear(worker)
                self._kill_overdue()
        finally:
            self._end_all()

    def _wait(self) -> None:
        watched = [thing for worker in self._workers for thing in worker.watched]
        unsent = [thing for worker in self._workers for thing in worker.unsent]
        due = min(map(_due, self._workers), default=float("inf"))
        timeout = None if due == float("inf") else max(0.0, due - time.monotonic())
        if self._ear in wait([self._ear, *watched], timeout, unsent):
            with self._posting:
                self._ear.recv_bytes()
                self._rung = False
        while self._commands:
            self._commands.popleft()()

    def _tell(self, event: Event) -> None:
        try:
            self._listener(event)
        except Exception:  # a listener's mistake must not stop the jobs
            log.exception("the listener failed on %s of job %s", event.kind, event.job)

    def _queue(self, job: Job) -> None:
        self._queues[job.spec.lane].append(job)

    def _start_warm(self) -> None:
        self._warm = True

    def _cancel(self, id: int, grace: float | None) -> None:  # noqa: A002
        for queue in self._queues.values():
            for job in [job for job in queue if job.spec.id == id]:
                queue.remove(job)
                self._tell(Event(id, "cancelled"))
        for worker in self._workers:
            job_here = worker.job
            if job_here is None or job_here.spec.id != id:
                continue
            if not job_here.cancelled:
                job_here.cancelled = True
                worker.ask_to_stop()
            if grace is not None:
                job_here.kill_at = min(job_here.kill_at, time.monotonic() + grace)

    def _dispatch(self) -> None:
        for lane, queue in self._queues.items():
            while queue and (worker := self._free(lane, queue[0].spec)) is not None:
                self._give(worker, queue.popleft())
            self._make_room(lane)
            crew = self._crew(lane)
            starting = sum(not worker.ready for worker in crew)
            wanted = self._sizes[lane] if self._warm else len(queue) - starting
            for _ in range(min(wanted, self._sizes[lane] - len(crew))):
                self._start(lane)

    def _crew(self, lane: Lane) -> list[Worker]:
        return [worker for worker in self._workers if worker.lane == lane]

    def _free(self, lane: Lane, spec: JobSpec) -> Worker | None:
        fitting = [w for w in self._crew(lane) if w.idle and w.fits(spec)]
        return fitting[-1] if fitting else None

    def _make_room(self, lane: Lane) -> None:
        """Dismiss as many workers that fit no job as jobs wait for new ones."""
        crew = self._crew(lane)
        starting = sum(not worker.ready for worker in crew)
        room = self._sizes[lane] - len(crew)
        surplus = max(0, len(self._queues[lane]) - starting - room)
        for worker in [worker for worker in crew if worker.idle][:surplus]:
            self._dismiss(worker)

    def _start(self, lane: Lane) -> None:
        try:
            self._workers.append(
                Worker(lane, self._modules(), self._foreign_memory, self._guard)
            )
        except OSError as error:
            self._count_failed_start(lane, f"the system starts no process: {error}")

    def _modules(self) -> tuple[str, ...]:
        """Return what a worker imports before its first job."""
        if not self._warm:
            return ()
        window = self._sizes["interactive"] > 0  # in which files are opened
        return (*LIBRARIES, *(FOR_FILES if window else ()))

    def _count_failed_start(self, lane: Lane, text: str) -> None:
        self._failed_starts += 1
        if self._failed_starts < _MAX_FAILED_STARTS:
            with self._posting:
                self._ring()  # try again
            return
        self._failed_starts, self._warm = 0, False
        while self._queues[lane]:
            job = self._queues[lane].popleft()
            failure = Failure("Crash", f"no worker can be started: {text}")
            self._tell(Event(job.spec.id, "crashed", failure))

    def _give(self, worker: Worker, job: Job) -> None:
        """Hand a job over; one that cannot be sent fails, and the worker stays free."""
        try:
            data = wire.encode(job.spec)
        except wire.NotPlain as error:
            failure = Failure("Payload", f"the request cannot be sent: {error}")
            self._tell(Event(job.spec.id, "failed", failure))
            return
        worker.assign(job, data)

    def _hear(self, worker: Worker) -> None:
        """Take one message: a worker that floods the pipe must not silence the rest."""
        try:
            message = worker.receive()
            if message is None:
                return
            event, mark = message
            if event is None:
                worker.ready, self._failed_starts = True, 0
            else:
                self._take(worker, event, mark)
        except wire.NotPlain as error:
            self._refuse(worker, str(error))
        except EOFError:
            self._bury(worker)

    def _take(self, worker: Worker, event: Event, mark: bool) -> None:
        job = worker.job
        assert job is not None
        if event.kind == "started":
            job.started = True
            if mark:  # foreign plugins are about to run
                worker.stain = job.spec.plugins
            if job.spec.time_limit is not None:
                due = time.monotonic() + job.spec.time_limit
                job.kill_at = min(job.kill_at, due)
        if event.kind == "progress" and not worker.is_progress_due(event):
            return
        if event.is_ending:
            worker.job = None
            if mark:  # it ends by itself
                self._dismiss(worker)
            if job.cancelled and event.kind == "failed":
                event = Event(event.job, "cancelled", None, 0.0, event.message)
        self._tell(event)

    def _refuse(self, worker: Worker, text: str) -> None:
        """Fail a job whose worker sent what none should send; the worker goes."""
        job, worker.job = worker.job, None
        self._dismiss(worker)
        if not worker.ready:
            self._count_failed_start(worker.lane, f"a worker sent {text}")
        if job is None:
            log.warning("an idle worker sent %s", text)
            return
        failure = Failure("Result", f"the worker sent {text}")
        self._charge_for(job)
        self._tell(Event(job.spec.id, "failed", failure))

    def _dismiss(self, worker: Worker, patience: float = 0.0) -> str:
        self._workers.remove(worker)
        return worker.end(patience)

    def _bury(self, worker: Worker) -> None:
        """Account for a worker that ended by itself."""
        how = self._dismiss(worker, patience=0.5)
        job = worker.job
        if not worker.ready:
            self._count_failed_start(worker.lane, f"a worker {how} before it was ready")
        if job is None:
            return
        if job.cancelled:
            self._tell(Event(job.spec.id, "cancelled"))
        elif not job.started and job.attempts < _ATTEMPTS:
            self._queues[job.spec.lane].appendleft(job)  # it did not even begin
        else:
            task = job.spec.title or job.spec.task
            failure = Failure("Crash", f"the worker {how} while it ran {task}")
            self._charge_for(job)
            self._tell(Event(job.spec.id, "crashed", failure))

    def _kill_overdue(self) -> None:
        now = time.monotonic()
        for worker in list(self._workers):
            if worker.stalled_at <= now:
                self._refuse(worker, "half a message")
                continue
            job = worker.job
            if job is None or job.kill_at > now:
                continue
            self._dismiss(worker)
            if job.cancelled:
                self._tell(Event(job.spec.id, "cancelled"))
                continue
            text = f"timed out after {job.spec.time_limit:g} s"
            if job.spec.charges == "always":
                self._charge_for(job)
            self._tell(Event(job.spec.id, "failed", Failure("TimeLimit", text)))

    def _charge_for(self, job: Job) -> None:
        if not job.spec.plugins or job.spec.charges == "never":
            return
        for name in self._charge(job.spec.plugins):
            log.info("plugin %s is quarantined: workers died under it", name)
            if self._on_quarantined is not None:
                self._on_quarantined(name)

    def _end_all(self) -> None:
        self._closing = True
        while self._commands:  # posted just before: their jobs need an ending too
            self._commands.popleft()()
        running = [worker.job for worker in self._workers if worker.job is not None]
        for job in [*running, *(job for q in self._queues.values() for job in q)]:
            self._tell(Event(job.spec.id, "cancelled"))
        for worker in self._workers:
            worker.end()
        self._workers.clear()
        self._guard.close()
        with self._posting:
            self._ear.close()
            self._bell.close()


def _due(worker: Worker) -> float:
    """Return when to look after a worker at the latest, on the monotonic clock."""
    job = worker.job
    return min(worker.stalled_at, float("inf") if job is None else job.kill_at)
