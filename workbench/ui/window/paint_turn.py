"""A window that is painted once when many of its parts changed at a time."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget


class PaintTurn(QObject):
    """Puts off what paints a window until everything else that is due was done.

    Each scene of a `QGraphicsView` that changed has the whole window painted at once, and
    so has each layout that settles: six plots that take a new theme are painted six times.
    Here those wishes wait for one turn of their own, which comes after all of them, and
    after keys and clicks that came meanwhile.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._painting = False
        # a timer's turn: other timers that are due have theirs between two paintings
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._paint)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep back a wish to be painted unless it is this object's own."""
        if event.type() == QEvent.Type.Show and watched is self._window:
            self._window.windowHandle().installEventFilter(self)
            return False
        if event.type() == QEvent.Type.Expose:
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
            return False
        if event.type() != QEvent.Type.UpdateRequest or self._painting:
            return False
        if not self._turn.isActive():
            self._turn.start()
        return True

    @Slot()
    def _paint(self) -> None:
        self._painting = True
        try:
            QCoreApplication.sendEvent(self._window, QEvent(QEvent.Type.UpdateRequest))
        finally:
            self._painting = False
