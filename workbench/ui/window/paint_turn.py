"""Paintings of a window: the first, and one for many parts that changed at a time."""

from __future__ import annotations

import time

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from workbench.ui.services.repaint_queue import preparations

#: Seconds of preparations in one turn, and of all of them before a painting.
TURN, _MOST = 0.008, 0.4
#: After a longer preparation, seconds, the painting has a turn of its own.
_LITTLE = 0.002
#: Milliseconds after which a window that nobody paints, say a minimized one, is not
#: waited for any more.
PATIENCE = 1000


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


class FirstSight(QObject):
    """Says once when a window was painted; one that is not shown is not waited for.

    Between `show` and the first painting the system puts the window on the screen: timers
    that are due have their turn before it, and what takes long there leaves the user
    before an empty frame.

    Signals
    -------
    came()
        The window and all on it can be seen, or the wait is over.
    """

    came = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._painted = self._waited = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_timer_timeout)
        window.installEventFilter(self)
        self._timer.start(0)  # until that turn it may be shown

    def stop(self) -> None:
        """Say nothing any more."""
        self._timer.stop()
        self._window.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hear of the painting, which begins with the window itself."""
        if event.type() == QEvent.Type.Paint:
            self._painted = True
            self._window.removeEventFilter(self)
            self._timer.start(0)  # its parts are painted in this turn
        return False

    @Slot()
    def _on_timer_timeout(self) -> None:
        if self._painted or self._waited or not self._window.isVisible():
            self.stop()
            self.came.emit()
        else:
            self._waited = True
            self._timer.start(PATIENCE)
