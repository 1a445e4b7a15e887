"""From the pool's thread to the window's: queued signals, filtered by job id."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from workbench.jobs.spec import GRACE, Charges, Engine, Event, Failure, JobSpec, Lane
from workbench.ui.services.message_words import message_words

#: Seconds of answers in one turn of the event loop; one answer may take longer.
TURN = 0.008


@dataclass(slots=True)
class Task:
    """What the task list shows of one job."""

    id: int
    title: str
    lane: Lane
    fraction: float = 0.0
    message: str = ""


@dataclass(frozen=True, slots=True)
class _Adopted:
    """How a task that is no job of the engine is stopped."""

    cancel: Callable[[], None]
    close: Callable[[], None]


class JobBridge(QObject):
    """The one place where job events enter the GUI thread.

    Events that came while the thread was away are handled in turns of the event loop:
    keys, clicks and paintings have theirs between.

    Parameters
    ----------
    make_engine : callable
        Called with the listener at the first job, so that the window shows before
        any worker starts.
    """

    _arrived = Signal(object)
    happened = Signal(object)  # an Event, on the GUI thread
    tasks_changed = Signal()

    def __init__(
        self,
        make_engine: Callable[[Callable[[Event], None]], Engine],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._make_engine = make_engine
        self._engine: Engine | None = None
        self._tasks: dict[int, Task] = {}
        self._adopted: dict[int, _Adopted] = {}
        self._events: deque[Event] = deque()
        self._ends = 0.0
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._handle_some)
        # emitted on the pool's thread, received on this one
        self._arrived.connect(
            self._on_event_arrived, Qt.ConnectionType.QueuedConnection
        )

    @property
    def engine(self) -> Engine:
        """The engine, started when first needed."""
        if self._engine is None:
            self._engine = self._make_engine(self._arrived.emit)
        return self._engine

    @property
    def tasks(self) -> tuple[Task, ...]:
        """The jobs under way, oldest first."""
        return tuple(self._tasks.values())

    def warm(self) -> None:
        """Start the workers in the background, with the libraries they will need."""
        self.engine.warm()

    def submit(self, spec: JobSpec) -> int:
        """Send a job to its worker and return its id."""
        self._tasks[spec.id] = Task(spec.id, spec.title or spec.task, spec.lane)
        self.engine.submit(spec)
        self.tasks_changed.emit()
        return spec.id

    def cancel(self, job: int, *, grace: float | None = GRACE) -> None:
        """Ask a job to stop."""
        if job in self._adopted:
            self._adopted[job].cancel()
        elif job in self._tasks and self._engine is not None:
            self._engine.cancel(job, grace=grace)

    def cancel_all(self) -> None:
        """Ask every batch job to stop."""
        for task in self.tasks:
            self.cancel(task.id)

    # -- tasks that run elsewhere ---------------------------------------------------

    def adopt(
        self, title: str, cancel: Callable[[], None], close: Callable[[], None]
    ) -> int:
        """List a task that has its own engine, and return its id.

        Parameters
        ----------
        title : str
        cancel : callable
            Asks it to stop.
        close : callable
            Stops it and returns when it has: the window is closing.
        """
        job = JobSpec("", title=title).id
        self._tasks[job] = Task(job, title, "batch")
        self._adopted[job] = _Adopted(cancel, close)
        self.tasks_changed.emit()
        return job

    def follow(self, job: int, fraction: float, message: str) -> None:
        """Show how far an adopted task is; unknown ids are ignored."""
        task = self._tasks.get(job)
        if task is not None:
            task.fraction, task.message = fraction, message
            self.tasks_changed.emit()

    def release(self, job: int) -> None:
        """Take an adopted task off the list: it has ended."""
        if self._adopted.pop(job, None) is not None:
            self._tasks.pop(job, None)
            self.tasks_changed.emit()

    def close(self) -> None:
        """Stop the workers and what was adopted; late events are dropped."""
        for adopted in list(self._adopted.values()):
            adopted.close()
        self._adopted.clear()
        self._tasks.clear()
        self._events.clear()
        self._turn.stop()
        if self._engine is not None:
            self._engine.close()
            self._engine = None

    @Slot(object)
    def _on_event_arrived(self, event: Event) -> None:
        now = time.perf_counter()
        if not self._turn.isActive():  # the first of those that wait in Qt's queue
            self._ends = now + TURN
            self._turn.start()
        if self._events or now > self._ends:
            self._events.append(event)
        else:
            self._handle(event)

    @Slot()
    def _handle_some(self) -> None:
        ends = time.perf_counter() + TURN
        while self._events:
            event = self._events.popleft()
            if self._events:
                self._turn.start()  # first: after one that fails the rest follow
            self._handle(event)
            # asked behind one at least: on a busy machine a turn can be over before it
            # has begun, and nothing would begin the next
            if time.perf_counter() > ends:
                break

    @property
    def behind(self) -> bool:
        """Whether answers that came are still to be handled."""
        return bool(self._events)

    def _handle(self, event: Event) -> None:
        task = self._tasks.get(event.job)
        if task is None:
            return
        if event.kind == "progress":
            task.fraction = event.fraction
            task.message = message_words(event.message)
        if event.is_ending:
            del self._tasks[event.job]
        self.happened.emit(event)
        self.tasks_changed.emit()


class Request(QObject):
    """A panel's "my current job": a newer request replaces the older, late news is dropped.

    Parameters
    ----------
    bridge : JobBridge
    policy : str
        ``replace`` cancels the running job at once. ``latest`` asks it to stop
        without ever killing its worker, and keeps only the newest waiting request:
        for pictures that follow the pointer.
    """

    done = Signal(object)
    partial = Signal(object)
    progressed = Signal(float, str)
    failed = Signal(object)  # a Failure, for failed and crashed alike
    cancelled = Signal()
    idle = Signal()  # nothing runs and nothing waits

    def __init__(
        self,
        bridge: JobBridge,
        parent: QObject | None = None,
        *,
        policy: Literal["replace", "latest"] = "replace",
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._policy = policy
        self._job: int | None = None
        self._waiting: JobSpec | None = None
        bridge.happened.connect(self._on_bridge_happened)

    @property
    def busy(self) -> bool:
        """Whether a job runs or waits."""
        return self._job is not None or self._waiting is not None

    @property
    def job(self) -> int | None:
        """The id of the running job."""
        return self._job

    def start(
        self,
        task: str,
        payload: Mapping[str, Any],
        *,
        lane: Lane = "batch",
        title: str = "",
        plugins: tuple[str, ...] = (),
        time_limit: float | None = None,
        charges: Charges = "always",
    ) -> int:
        """Ask for `task`; what was asked before is out of date from now on."""
        spec = JobSpec(
            task, payload, lane, title, plugins, time_limit=time_limit, charges=charges
        )
        if self._job is not None and self._policy == "latest":
            self._bridge.cancel(self._job, grace=None)
            self._waiting = spec
            return spec.id
        self.cancel()
        self._job = self._bridge.submit(spec)
        return spec.id

    def cancel(self) -> None:
        """Stop caring about the current job, and ask it to stop."""
        self._waiting = None
        if self._job is not None:
            job, self._job = self._job, None
            self._bridge.cancel(job)
            self.cancelled.emit()
            self.idle.emit()

    @Slot(object)
    def _on_bridge_happened(self, event: Event) -> None:
        if event.job != self._job:
            return
        if event.kind == "progress":
            self.progressed.emit(event.fraction, message_words(event.message))
        elif event.kind == "partial":
            self.partial.emit(event.data)
        elif event.is_ending:
            self._finish(event)

    def _finish(self, event: Event) -> None:
        self._job = None
        if self._waiting is not None:
            spec, self._waiting = self._waiting, None
            self._job = self._bridge.submit(spec)
        if event.kind == "done":
            self.done.emit(event.data)
        elif event.kind == "cancelled":
            if not self.busy:
                self.cancelled.emit()
        else:
            failure = event.data
            if not isinstance(failure, Failure):
                failure = Failure("Crash", str(failure))
            failure = replace(failure, text=message_words(failure.text))
            self.failed.emit(failure)
        if not self.busy:
            self.idle.emit()
