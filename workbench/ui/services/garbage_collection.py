"""Garbage collection on the GUI thread only; what it frees is given back.

A collection that starts in another thread may free Qt objects there, which crashes
(measured: 3 of 3 trials within ten seconds).
"""

from __future__ import annotations

import ctypes
import gc
import sys
import time

from PySide6.QtCore import QObject, QTimer, Slot

INTERVAL_MS = 500
#: Seconds between two collections of everything, and how many times what one took.
PAUSE, SHARE = 20.0, 1000.0
#: Fewer objects are made by what ticks while nobody does anything.
_FEW = 100


class GuiCollector(QObject):
    """Collects as often as Python itself would, but from a timer of this thread.

    Everything is looked at more often: Python waits for a hundred thousand new objects,
    and of ours one alone may hold a picture. In half an hour of clicking that was 40 MB.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL_MS)
        self._timer.timeout.connect(self._on_timer_timeout)
        self._spares = False
        self._full_at = 0.0  # when everything is collected next
        self._trims = False  # whether memory is given back next

    def start(self) -> None:
        """Take over from Python."""
        gc.disable()
        self._full_at = time.perf_counter() + PAUSE
        self._timer.start()

    def stop(self) -> None:
        """Give it back to Python."""
        self._timer.stop()
        if self._spares:
            self._spares = False
            gc.unfreeze()
        gc.enable()

    @Slot()
    def spare_what_is_loaded(self) -> None:
        """Look at modules and classes no more: they stay, and are most of all objects.

        What else there is by then is freed by its counts alone until `stop`.
        """
        self._spares = True
        gc.freeze()

    def _on_timer_timeout(self) -> None:
        if self._trims:
            self._trims = False
            give_memory_back()
            return
        counts, thresholds = gc.get_count(), gc.get_threshold()
        if time.perf_counter() >= self._full_at:
            if counts[0] > _FEW or any(counts[1:]):
                self._collect_all()
            return
        for generation in (2, 1, 0):
            if counts[generation] > thresholds[generation] > 0:
                gc.collect(generation)
                return

    def _collect_all(self) -> None:
        began = time.thread_time()
        gc.collect()
        took = time.thread_time() - began
        self._full_at = time.perf_counter() + max(PAUSE, SHARE * took)
        self._trims = True


def give_memory_back() -> None:
    """Return what was freed to the system.

    glibc keeps up to 64 MB for later once a large array was freed, and what is freed
    between other things for good. Other C libraries give it back on their own.
    """
    if sys.platform != "linux":
        return
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except AttributeError:  # musl
        return
    trim(0)
