"""Where the rooms stand, one on top: it scrolls when a room needs more than there is.

A room that comes on top between the two clicks of a double click gets no click of it.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QScrollArea, QStackedWidget, QStyle, QWidget

from workbench.ui.services.repaint_queue import paint_whole


class RoomPlace(QScrollArea):
    """The middle of the window.

    Attributes
    ----------
    stack : RoomStack
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, widgetResizable=True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setObjectName("main_place_scroll")
        self.stack = RoomStack(self)
        self.setWidget(self.stack)

    def bring(self, room: QWidget) -> None:
        """Put a room of the stack on top, at once in the size that it is going to have.

        Left to itself a room is laid out as large as the one before it, then as large as
        it must be, then beside a scroll bar; each of its plots is painted as often.
        """
        layout = self.stack.layout()
        assert layout is not None
        self.stack.coming = room
        layout.setEnabled(False)  # the room that goes is not laid out once more
        if self.isVisible():
            paint_whole(self)
            self._make_space(room)
        layout.setEnabled(True)
        self.stack.setCurrentWidget(room)
        if self.isVisible() and self.needed(room).height() > self.stack.height():
            self._make_space(room)  # parts went below each other in the new width
        self.stack.coming = None

    def needed(self, room: QWidget) -> QSize:
        """Return how much a room needs at least when it is as wide as it can be here."""
        size, whole = room.minimumSizeHint(), self.maximumViewportSize()
        layout = room.layout()
        if layout is None or not layout.hasHeightForWidth():
            return size
        high = layout.minimumHeightForWidth(max(whole.width(), size.width()))
        if high > whole.height():
            wide = max(whole.width() - self._bar_width(), size.width())
            high = layout.minimumHeightForWidth(wide)
        return QSize(size.width(), max(high, size.height()))

    def _make_space(self, room: QWidget) -> None:
        """Show the scroll bars that a room needs, and size the stack for it."""
        needed, whole = self.needed(room), self.maximumViewportSize()
        bar = self._bar_width()
        beside = bar if needed.height() > whole.height() else 0
        below = bar if needed.width() > whole.width() - beside else 0
        if needed.height() > whole.height() - below:
            beside = bar
        # bars come and go at once when they are told to, else a turn later
        policy = Qt.ScrollBarPolicy
        always = {True: policy.ScrollBarAlwaysOn, False: policy.ScrollBarAlwaysOff}
        self.setVerticalScrollBarPolicy(always[beside > 0])
        self.setHorizontalScrollBarPolicy(always[below > 0])
        self.stack.resize((whole - QSize(beside, below)).expandedTo(needed))
        self.setVerticalScrollBarPolicy(policy.ScrollBarAsNeeded)
        self.setHorizontalScrollBarPolicy(policy.ScrollBarAsNeeded)

    def _bar_width(self) -> int:
        return self.style().pixelMetric(
            QStyle.PixelMetric.PM_ScrollBarExtent, None, self
        )


class RoomStack(QStackedWidget):
    """The rooms, one on top; those below do not say how large the window must be.

    Attributes
    ----------
    coming : QWidget or None
        Who is about to be on top, and says it already.
    """

    def __init__(self, place: RoomPlace) -> None:
        super().__init__()
        self._place = place
        self.coming: QWidget | None = None

    def minimumSizeHint(self) -> QSize:
        room = self.coming or self.currentWidget()
        return QSize() if room is None else self._place.needed(room)

    def sizeHint(self) -> QSize:
        room = self.coming or self.currentWidget()
        return QSize() if room is None else room.sizeHint()


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
