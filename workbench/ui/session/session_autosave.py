"""Keeps the session: saved 2 s after a change, 10 s at the latest, and on quit."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from workbench.core.session import autosave
from workbench.core.session.autosave import Snapshot
from workbench.core.session.save_schedule import LONGEST, SaveTimes
from workbench.core.session.session import Session
from workbench.core.session.session_owner import Owned, claim
from workbench.ui.context import MakeFirst, none_ahead
from workbench.ui.services.job_signals import JobBridge
from workbench.ui.session.session_reader import SessionReader


class SessionAutosave(QObject):
    """Writes snapshots of the session in a thread of their own, one at a time.

    Parameters
    ----------
    session : Session
    jobs : JobBridge
        Who checks a large session file before it is opened.
    parent : QObject, optional
    clock : callable
        Seconds that never go back.

    Attributes
    ----------
    room : str
        The room that is shown, or was.

    Signals
    -------
    restored(remark)
        What was kept is open, or there is a line that says why not; from now on changes
        are saved.
    failed(line)
        The session could not be saved; told once until it can be saved again.
    recovered()
        It could.
    """

    restored = Signal(str)
    failed = Signal(str)
    recovered = Signal()
    _written_once = Signal(str)  # why it failed, empty: it did not

    def __init__(
        self,
        session: Session,
        jobs: JobBridge,
        parent: QObject | None = None,
        clock: Callable[[], float] = time.monotonic,
        make_first: MakeFirst = none_ahead,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self.room = ""
        self._owned: Owned | None = None
        self._ready = self._closed = False
        self._thread: threading.Thread | None = None
        self._written: Snapshot | None = None  # the newest that is on disk
        self._reason = ""
        self._times = SaveTimes(clock)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.save)
        # emitted by the thread that writes
        self._written_once.connect(
            self._on_written_once, Qt.ConnectionType.QueuedConnection
        )
        self._reader = SessionReader(session, jobs, self, make_first)
        self._reader.opened.connect(self._on_reader_opened)
        self._reader.failed.connect(self._on_reader_failed)

    @property
    def path(self) -> Path:
        """The file of this window."""
        return self._owned.path if self._owned else autosave.default_path()

    @property
    def is_first(self) -> bool:
        """Whether no other window was open when this one began."""
        return self._owned is None or self._owned.number == 1

    @property
    def remaining(self) -> int:
        """Milliseconds until the next save, -1 while nothing is to be saved."""
        return self._timer.interval() if self._timer.isActive() else -1

    @property
    def is_writing(self) -> bool:
        """Whether what is open is on its way to the disk."""
        return self._thread is not None

    def begin(self, *, fresh: bool) -> None:
        """Open what was kept, unless asked not to; then save after changes."""
        self._owned = claim()
        if fresh or not self.path.is_file():
            self._watch("")
        else:
            self._reader.read(self.path)

    def save(self) -> None:
        """Begin to write what is open now, in a thread."""
        if self._thread is not None:
            return  # when it has finished, the next one begins
        self._timer.stop()
        self._times.begin()
        snapshot = autosave.capture(self._session, self.room)
        self._thread = threading.Thread(
            target=self._write_and_tell, args=(snapshot,), name="session-keeper"
        )
        self._thread.start()

    def close(self) -> str:
        """Save now, wait until it is on disk, and give the file up.

        Returns
        -------
        str
            One line when it could not be saved, else empty.
        """
        self._closed = True
        self._timer.stop()
        if self._thread is not None:
            self._thread.join()
        used = bool(self._session.datasets or self._session.experiment)
        if not self._ready:
            # what was kept is not open yet: an empty session must not replace it
            if not used:
                self._release(keep_sign=True)
                return ""
            self._move_on()
        snapshot = autosave.capture(self._session, self.room)
        reason = ""
        if snapshot != self._written and (used or self.path.exists()):
            reason = self._write(snapshot)
        line = f"{self.path}: the session was not saved: {reason}" if reason else ""
        self._release(keep_sign=False)
        return line

    # -- at the start -----------------------------------------------------------------

    def _watch(self, remark: str) -> None:
        session = self._session
        for signal in (
            session.data_changed, session.datasets_changed, session.runs_changed,
            session.metric_changed, session.experiment_changed,
        ):  # fmt: skip
            signal.connect(self._on_changed)
        session.scene_changed.connect(self._on_scene_changed)
        self._ready = True
        self.restored.emit(remark)

    @Slot(str)
    def _on_reader_opened(self, room: str) -> None:
        self.room = room
        self._watch("")

    @Slot(str, bool)
    def _on_reader_failed(self, line: str, wrong: bool) -> None:
        if self._closed:
            return
        if wrong:
            try:
                aside = autosave.set_aside(self.path)
            except OSError:
                pass  # it can be read only: then it stays, like a good one
            else:
                self._watch(self.tr("{}; kept as {}").format(line, aside.name))
                return
        kept = self.path.name
        self._move_on()
        self._watch(self.tr("{}; {} stays as it is").format(line, kept))

    def _move_on(self) -> None:
        """Take another file, so that what was kept is not overwritten."""
        self._release(keep_sign=True)
        self._owned = claim(empty=True)

    def _release(self, *, keep_sign: bool) -> None:
        if self._owned is not None:
            self._owned.release(keep_sign=keep_sign)

    # -- after changes ----------------------------------------------------------------

    def _on_changed(self) -> None:
        if not self._closed:
            self._timer.start(round(1000 * self._times.changed()))

    def _on_scene_changed(self, _names: frozenset[str]) -> None:
        self._on_changed()

    @Slot(str)
    def _on_written_once(self, reason: str) -> None:
        if self._closed or self._thread is None:
            return
        self._thread.join()  # it has said its last word
        self._thread = None
        if reason and reason != self._reason:
            text = self.tr(
                "The session cannot be saved ({reason}). The one saved last stays as it "
                "is; every 10 s there is another attempt."
            )
            self.failed.emit(text.format(reason=reason))
        elif self._reason and not reason:
            self.recovered.emit()
        self._reason = reason
        if reason:
            self._timer.start(round(1000 * LONGEST))
        elif self._times.pending and not self._timer.isActive():
            self._timer.start(0)  # it was due while the last one was written

    def _write_and_tell(self, snapshot: Snapshot) -> None:
        reason = "?"
        try:
            reason = self._write(snapshot)
        finally:
            self._written_once.emit(reason)

    def _write(self, snapshot: Snapshot) -> str:
        """Write a snapshot; return why it could not be, empty if it was."""
        reason = autosave.try_write(snapshot, self.path)
        if not reason:
            self._written = snapshot
        return reason
