"""Drives a run from the window: its news come in batches, on the thread of the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from workbench.core.experiment.experiment import Experiment
from workbench.jobs.experiment.run_events import News
from workbench.jobs.spec import Engine, Listener
from workbench.ui.services.job_signals import JobBridge

if TYPE_CHECKING:
    from workbench.jobs.experiment.experiment_run import ExperimentRun

State = Literal["idle", "starting", "running", "pausing", "paused", "stopping"]
MakeEngine = Callable[[Listener, int], Engine]

#: News are handed on together, at most so often.
EVERY_MS = 100
#: How long the window waits for a run to let go of its folder when it closes.
PATIENCE = 5.0


def local_engine(listener: Listener, workers: int) -> Engine:
    """Make the processes of a run: its own, so that pictures never wait for folds."""
    # imported late: the room opens before anything of the pool is needed
    from workbench.jobs.pool import LocalPool

    return LocalPool(listener, workers=workers)


class ExperimentControl(QObject):
    """At most one run, its state, and what it tells.

    Parameters
    ----------
    bridge : JobBridge
        Its list of tasks shows the run, and stops it when the window closes.
    make_engine : callable
        Takes listener and number of processes.
    parent : QObject, optional

    Signals
    -------
    told(news)
        A list of `News`, in order, at most every 100 ms; an ending at once.
    state_changed(state)
        ``idle, starting, running, pausing, paused`` or ``stopping``.
    """

    told = Signal(list)
    state_changed = Signal(str)
    _arrived = Signal(object, object)

    def __init__(
        self,
        bridge: JobBridge,
        make_engine: MakeEngine = local_engine,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge, self._make_engine = bridge, make_engine
        self._run: ExperimentRun | None = None
        self._task = 0
        self._kept: list[News] = []
        self._timer = QTimer(self, singleShot=True, interval=EVERY_MS)
        self._timer.timeout.connect(self._hand_on)
        self.state: State = "idle"
        self.done = self.total = 0
        self.seconds_left: float | None = None
        self.processes = 1
        # emitted on the run's thread, received on this one
        self._arrived.connect(self._on_arrived, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether a run is under way."""
        return self._run is not None

    def start(
        self,
        experiment: Experiment,
        folder: Path,
        *,
        title: str,
        processes: int = 1,
        data_folders: Sequence[Path] = (),
        restart: bool = False,
        only: Sequence[str] = (),
    ) -> None:
        """Begin a run; there must be none."""
        # imported late: the room opens before anything is run
        from workbench.jobs.experiment.experiment_run import ExperimentRun

        assert self._run is None
        self.processes = processes
        self.done = self.total = 0
        self.seconds_left = None
        make, arrived = self._make_engine, self._arrived
        run = ExperimentRun(
            experiment, folder,
            lambda listener: make(listener, processes),
            lambda news: arrived.emit(run, news),
            base=folder, data_folders=data_folders, width=processes, restart=restart,
            only=only, lenient=True,
        )  # fmt: skip
        self._run = run
        self._task = self._bridge.adopt(title, self.cancel, self.close)
        self._enter("starting")
        run.start()

    def pause(self) -> None:
        """Begin no more folds."""
        if self._run is not None and self.state in ("starting", "running"):
            self._enter("pausing")
            self._run.pause()

    def resume(self) -> None:
        """Go on after `pause`."""
        if self._run is not None and self.state in ("pausing", "paused"):
            self._enter("running")
            self._run.resume()

    def cancel(self) -> None:
        """Stop at once; what is stored stays."""
        if self._run is not None:
            self._enter("stopping")
            self._run.cancel()

    def close(self) -> None:
        """Stop, and wait until the folder is free: the window is closing."""
        run, self._run = self._run, None
        self._timer.stop()
        self._kept.clear()
        if run is not None:
            run.cancel()
            run.join(PATIENCE)
            self._bridge.release(self._task)
            self._enter("idle")

    def _enter(self, state: State) -> None:
        if state != self.state:
            self.state = state
            self.state_changed.emit(state)

    # -- news -----------------------------------------------------------------------

    @Slot(object, object)
    def _on_arrived(self, run: ExperimentRun, news: News) -> None:
        if run is not self._run:
            return  # of a run that was closed
        self._kept.append(news)
        self._follow(news.kind, news.data)
        if news.is_ending:
            run.join(PATIENCE)
            self._run = None
            self._bridge.release(self._task)
            self._timer.stop()
            self._hand_on()
            self._enter("idle")
        elif not self._timer.isActive():
            self._timer.start()

    def _follow(self, kind: str, data: Mapping[str, Any]) -> None:
        if kind == "planned":
            self.done, self.total = data["done"], data["total"]
            if self.state == "starting":
                self._enter("running")
        elif kind == "fold":
            self.done, self.total = data["done"], data["total"]
            self.seconds_left = data["seconds_left"]
        elif kind == "paused" and self.state == "pausing":
            self._enter("paused")

    def _hand_on(self) -> None:
        kept, self._kept = self._kept, []
        if kept:
            share = self.done / self.total if self.total else 0.0
            message = f"{self.done}/{self.total}" if self.total else ""
            self._bridge.follow(self._task, share, message)
            self.told.emit(kept)
