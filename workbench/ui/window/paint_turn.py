"""A window that is painted once when many of its parts changed at a time."""

from __future__ import annotations

import time

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from workbench.ui.services.repaint_queue import preparations

#: Seconds of preparations in one turn, and of all of them before a painting.
TURN, _MOST = 0.008, 0.4
#: After a longer preparation, seconds, the painting has a turn of its own.
_LITTLE = 0.002


class PaintTurn(QObject):
    """Puts off what paints a window until everything else that is due was done.

    Each scene of a `QGraphicsView` that changed has the whole window painted at once, and
    so has each layout that settles: six plots that take a new theme are painted six times.
    Here those wishes wait for one turn of their own, which comes after all of them, and
    after keys and clicks that came meanwhile. The ticks of many plots are found in
    turns before it: of half a dozen plots that is a third of the painting.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._painting = False
        self._resized = False  # since it was painted
        self._exposed = False
        self._wished: float | None = None  # when, of what is not painted yet
        # a timer's turn: other timers that are due have theirs between two paintings
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._paint)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep back a wish to be painted unless it is this object's own."""
        if event.type() == QEvent.Type.Show and watched is self._window:
            self._window.windowHandle().installEventFilter(self)
            return False
        if event.type() == QEvent.Type.Resize and watched is not self._window:
            self._resized = True
            return False
        if event.type() == QEvent.Type.Expose:
            return self._on_exposed()
        if event.type() != QEvent.Type.UpdateRequest or self._painting:
            return False
        if not self._turn.isActive():
            self._turn.start()
        return True

    def _on_exposed(self) -> bool:
        """Put off what another size of the window has painted at once, ticks and all."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        seen, self._exposed = self._exposed, self._window.windowHandle().isExposed()
        resized, self._resized = self._resized, False
        if not (seen and self._exposed and resized):
            return False
        QCoreApplication.sendPostedEvents(self._window, QEvent.Type.UpdateRequest.value)
        if not self._turn.isActive():  # it is painted already, and only to be shown
            return False
        self._window.update()
        return True

    @Slot()
    def _paint(self) -> None:
        began = time.perf_counter()
        if self._wished is None:
            self._wished = began
        whole = began - self._wished > _MOST  # what moves all the time is painted, too
        if not whole:
            whole = all(prepare(self._window, began + TURN) for prepare in preparations)
            whole = whole and time.perf_counter() - began < _LITTLE
        if not whole:
            self._turn.start()
            return
        self._wished = None
        self._painting = True
        try:
            QCoreApplication.sendEvent(self._window, QEvent(QEvent.Type.UpdateRequest))
        finally:
            self._painting = False
