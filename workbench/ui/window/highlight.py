"""A frame around the thing to look at; the pointer and the keyboard pass through."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from workbench.ui.services.theme import Theme
from workbench.ui.window.messages import MessageBar

WIDTH = 3
_GAP = 2  # between the thing and its frame
_LARGE = 60  # pixels; the frame lies close to the edge of what is larger
_CLOSE = 2
_FOLLOWED = (
    QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide,
)  # fmt: skip


class Highlight(QWidget):
    """Lies over a window and frames one of its widgets, or a part of it.

    Parameters
    ----------
    theme : Theme
    window : QWidget
        The window whose widgets are framed.
    """

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._target: QWidget | None = None
        self._part: QRect | None = None
        #: The target and what it stands in, the window itself not.
        self._watched: list[QWidget] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        theme.changed.connect(self.update)

    @property
    def target(self) -> QWidget | None:
        """What is framed now."""
        gone = self._target is not None and not isValid(self._target)
        return None if gone or self.isHidden() else self._target

    def point_at(self, target: QWidget | None, part: QRect | None = None) -> None:
        """Frame a widget or a part of it; None frames nothing."""
        if target is not self._target:
            for widget in filter(isValid, self._watched):
                widget.removeEventFilter(self)
            self._target, self._watched = target, []
            # a row that moves as a whole says nothing to what stands in it
            while target is not None and target is not self.parentWidget():
                target.installEventFilter(self)
                self._watched.append(target)
                target = target.parentWidget()
        self._part = part
        self.follow()

    def follow(self) -> None:
        """Lie where the target is now; hide where it cannot be seen."""
        target, window = self._target, self.parentWidget()
        if (
            target is None
            or not isValid(target)
            or not target.isVisible()
            or target.window() is not window
        ):
            self.hide()
            return
        rect = target.rect() if self._part is None else self._part
        rect = QRect(target.mapTo(window, QPoint(0, 0)) + rect.topLeft(), rect.size())
        # outside what is large is often the line that names it, inside it the name of an
        # axis
        large = min(rect.width(), rect.height()) > _LARGE
        room = _CLOSE if large else _GAP + WIDTH
        frame = rect.adjusted(-room, -room, room, room) & window.rect()
        if frame != self.geometry():
            self.setGeometry(frame)
        if self.isHidden():
            self.show()
            self.raise_()
            for messages in window.findChildren(
                MessageBar, options=Qt.FindChildOption.FindDirectChildrenOnly
            ):
                messages.raise_()  # what is said is read first

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _FOLLOWED:
            self.follow()
        return False

    def resizeEvent(self, event: QEvent) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        # only the ring is ours: what lies inside is painted as if we were not there
        inner = self.rect().adjusted(WIDTH, WIDTH, -WIDTH, -WIDTH)
        self.setMask(QRegion(self.rect()) - QRegion(inner))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(self._theme.colours.accent), WIDTH)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        half = WIDTH / 2
        painter.drawRect(QRectF(self.rect()).adjusted(half, half, -half, -half))
        painter.end()
