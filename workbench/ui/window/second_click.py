"""The second click of a double click, which is for what the first was for."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QStackedWidget, QWidget


class SecondClick(QObject):
    """Keeps the second click of a double click away from a room the first brought on top.

    One click opens a data set or a lesson on the Home page. Who double-clicks, as most
    do, would click on whatever the room that comes has under the pointer as well: a bar
    of a histogram, and its rows are selected; a button.
    """

    def __init__(self, window: QWidget, rooms: QStackedWidget) -> None:
        super().__init__(window)
        self._window, self._rooms = window, rooms
        #: Milliseconds, place and room of the last press.
        self._pressed: tuple[int, QPointF, QWidget | None] | None = None
        self._keeps = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep a second click until its button is up."""
        if watched is self._window:
            if event.type() == QEvent.Type.Show:
                self._window.windowHandle().installEventFilter(self)
            return False
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            self._keeps = self._is_second(event)
            self._pressed = (
                event.timestamp(),
                event.position(),
                self._rooms.currentWidget(),
            )
            return self._keeps
        if kind == QEvent.Type.MouseButtonDblClick:
            return self._keeps
        if kind == QEvent.Type.MouseButtonRelease and self._keeps:
            self._keeps = False
            return True
        return False

    def _is_second(self, event: QMouseEvent) -> bool:
        if self._pressed is None:
            return False
        then, place, room = self._pressed
        hints = QGuiApplication.styleHints()
        far = (event.position() - place).manhattanLength()
        return (
            room is not self._rooms.currentWidget()
            and event.timestamp() - then <= hints.mouseDoubleClickInterval()
            and far <= hints.mouseDoubleClickDistance()
        )
