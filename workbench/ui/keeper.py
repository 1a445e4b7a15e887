"""Keeps the session: saved 2 s after a change and on quit, restored at the start."""

from __future__ import annotations

import threading
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from workbench.api import Problem
from workbench.core import autosave
from workbench.core.autosave import Snapshot
from workbench.core.session import Session

QUIET_MS = 2000


class SessionKeeper(QObject):
    """Writes snapshots of the session in a thread of their own, one at a time.

    Parameters
    ----------
    session : Session
    path : Path
        The file between two starts.
    parent : QObject, optional
    """

    def __init__(
        self, session: Session, path: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._path = session, path
        self.room = ""
        self._thread: threading.Thread | None = None
        self._written: Snapshot | None = None  # the newest that is on disk
        self._timer = QTimer(self, singleShot=True, interval=QUIET_MS)
        self._timer.timeout.connect(self._on_timer_timeout)

    def watch(self) -> None:
        """Start to save after changes."""
        session = self._session
        for signal in (
            session.data_changed, session.datasets_changed, session.runs_changed,
            session.metric_changed, session.experiment_changed,
        ):  # fmt: skip
            signal.connect(self._on_changed)
        session.scene_changed.connect(self._on_scene_changed)

    def restore(self) -> str:
        """Open what was kept.

        Returns
        -------
        str
            One line when the file was damaged and set aside, else empty.
        """
        if not self._path.is_file():
            return ""
        try:
            self.room = autosave.read(self._path, self._session)
        except Problem as problem:
            aside = autosave.set_aside(self._path)
            return f"{problem}; kept as {aside.name}"
        return ""

    def close(self) -> None:
        """Save now, and wait until it is on disk."""
        self._timer.stop()
        if self._thread is not None:
            self._thread.join()
        snapshot = autosave.capture(self._session, self.room)
        if snapshot == self._written:
            return
        used = self._session.datasets or self._session.experiment
        if used or self._path.exists():
            self._write(snapshot)

    def _on_changed(self) -> None:
        self._timer.start()

    def _on_scene_changed(self, _names: frozenset[str]) -> None:
        self._timer.start()

    def _on_timer_timeout(self) -> None:
        if self._thread is not None and self._thread.is_alive():
            self._timer.start()
            return
        snapshot = autosave.capture(self._session, self.room)
        self._thread = threading.Thread(
            target=self._write, args=(snapshot,), name="session-keeper"
        )
        self._thread.start()

    def _write(self, snapshot: Snapshot) -> None:
        try:
            autosave.write(snapshot, self._path)
        except OSError:
            # a full disk must not stop the work; the file kept before is still whole
            return
        self._written = snapshot
