"""Writes session files where the user says, in threads, one after another."""

from __future__ import annotations

import threading
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot

from workbench.core.session import autosave
from workbench.core.session.autosave import Snapshot


class SessionWriter(QObject):
    """Writes snapshots while the window goes on.

    Signals
    -------
    written(path)
    failed(line)
        A file could not be written; one that was there is still whole.
    """

    written = Signal(str)
    failed = Signal(str)
    _ended = Signal(str, str)  # the path, and why it failed

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._last: threading.Thread | None = None
        # emitted by the threads
        self._ended.connect(self._on_ended, Qt.ConnectionType.QueuedConnection)

    def write(self, snapshot: Snapshot, path: str) -> None:
        """Begin to write a file, after those asked for before."""
        self._last = threading.Thread(
            target=self._write, args=(snapshot, path, self._last), name="session-writer"
        )
        self._last.start()

    def close(self) -> None:
        """Wait until everything is on disk."""
        if self._last is not None:
            self._last.join()

    def _write(
        self, snapshot: Snapshot, path: str, before: threading.Thread | None
    ) -> None:
        reason = "?"
        try:
            if before is not None:
                before.join()
            reason = autosave.try_write(snapshot, Path(path))
        finally:
            self._ended.emit(path, reason)

    @Slot(str, str)
    def _on_ended(self, path: str, reason: str) -> None:
        if self._last is not None and not self._last.is_alive():
            self._last = None
        if reason:
            self.failed.emit(f"{path}: {reason}")
        else:
            self.written.emit(path)
