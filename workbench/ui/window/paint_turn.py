"""A window that is painted once when many of its parts changed at a time."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget

_DUE = QEvent.Type(QEvent.registerEventType())


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
        self._due = self._painting = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep back a wish to be painted unless it is this object's own."""
        if event.type() != QEvent.Type.UpdateRequest or self._painting:
            return False
        if not self._due:
            self._due = True
            late = Qt.EventPriority.LowEventPriority.value
            QCoreApplication.postEvent(self, QEvent(_DUE), late)
        return True

    def event(self, event: QEvent) -> bool:
        """Paint what changed."""
        if event.type() != _DUE:
            return super().event(event)
        self._due, self._painting = False, True
        try:
            QCoreApplication.sendEvent(self._window, QEvent(QEvent.Type.UpdateRequest))
        finally:
            self._painting = False
        return True
