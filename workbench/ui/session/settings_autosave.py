"""Keeps the settings: saved 2 s after a change, 10 s at the latest, and on quit."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from workbench.core.program.settings import Settings, load_settings
from workbench.core.session.save_schedule import LONGEST, QUIET, SaveTimes

# Seconds between two looks. Settings are plain values that anybody may change, inside
#: their lists too, so they are compared rather than announced.
LOOK = 0.5


class SettingsAutosave(QObject):
    """Writes what this window changed; what other windows changed meanwhile stays.

    Parameters
    ----------
    settings : Settings
        As they were loaded.
    path : Path
    layout : callable
        Where the docks are, as `Settings.layout` has it.
    parent : QObject, optional
    clock : callable
        Seconds that never go back.

    Signals
    -------
    failed(line)
        They could not be saved; told once until they can be.
    """

    failed = Signal(str)

    def __init__(
        self,
        settings: Settings,
        path: Path,
        layout: Callable[[], dict[str, Any]],
        parent: QObject | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._settings, self._path, self._layout = settings, path, layout
        self._saved = self._seen = _copy(settings)
        self._clock, self._due = clock, 0.0
        # a look may come `LOOK` after the change it finds
        self._times = SaveTimes(clock, quiet=QUIET - LOOK, longest=LONGEST - LOOK)
        self._reason = ""
        self._timer = QTimer(self, interval=round(1000 * LOOK))
        self._timer.timeout.connect(self.look)

    @property
    def path(self) -> Path:
        """The file of the settings."""
        return self._path

    def begin(self) -> None:
        """Begin to save after changes."""
        self._timer.start()

    @Slot()
    def look(self) -> None:
        """Note a change, and save when it is time."""
        self._settings.layout = self._layout()
        now = _copy(self._settings)
        if now != self._seen:
            self._seen = now
            self._due = self._clock() + self._times.changed()
        if self._times.pending and self._clock() >= self._due:
            self._save()

    def close(self) -> str:
        """Save now; return one line when it could not be done, else an empty one."""
        self._timer.stop()
        self._settings.layout = self._layout()
        self._seen = _copy(self._settings)
        self._save(at_quit=True)
        return f"{self._path}: {self._reason}" if self._reason else ""

    def _save(self, *, at_quit: bool = False) -> None:
        self._times.begin()
        reason = self._write()
        if reason and not at_quit:
            if reason != self._reason:
                text = self.tr("The settings cannot be saved ({reason}): {path}")
                self.failed.emit(text.format(reason=reason, path=self._path))
            self._due = self._clock() + LONGEST
            self._times.changed()  # there is something to be saved still
        self._reason = reason

    def _write(self) -> str:
        mine = {k: v for k, v in self._seen.items() if v != self._saved[k]}
        if not mine:
            return ""
        try:
            there, _remark = load_settings(self._path)
            for name, value in mine.items():
                setattr(there, name, value)
            there.save(self._path)
        except OSError as error:
            return error.strerror or str(error)
        except (TypeError, ValueError) as error:  # a value that JSON does not have
            return f"{type(error).__name__}: {error}"
        self._saved = self._seen
        return ""


def _copy(settings: Settings) -> dict[str, Any]:
    return asdict(settings)  # deep: lists and dicts inside are copied
