"""Presenter mode: large text, no panels, a halo at the pointer, keys of a presenter.

Page Up and Page Down, which a presenter's remote sends, walk through the open lesson; B
blanks the screen, F freezes it. While somebody types into a field the keys are the field's.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer, Slot
from PySide6.QtGui import (
    QColor,
    QCursor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from workbench.ui.lessons.lesson_player import LessonPlayer
from workbench.ui.lessons.thick_marks import ThickMarks
from workbench.ui.services.theme import Theme
from workbench.ui.window.main_window import MainWindow

#: How much larger the text becomes, and the largest it may be.
LARGER, LARGEST = 1.5, 2.5
#: Radius of the halo in pixels.
HALO = 26
_TYPED_INTO = (QLineEdit, QAbstractSpinBox, QTextEdit, QPlainTextEdit)
_MOVES = (QEvent.Type.MouseMove, QEvent.Type.HoverMove)


class Halo(QWidget):
    """A ring around the pointer; clicks pass through."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.resize(2 * HALO, 2 * HALO)
        self.hide()

    def follow(self, at: QPoint) -> None:
        """Lie around a place of the window."""
        self.move(at.x() - HALO, at.y() - HALO)
        if self.isHidden():
            self.show()
            self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(self._theme.colours.warning)
        painter.setPen(QPen(colour, 4))
        colour.setAlpha(60)
        painter.setBrush(colour)
        middle = QPointF(self.rect().center())
        painter.drawEllipse(middle, HALO - 3, HALO - 3)
        painter.end()


class Curtain(QWidget):
    """Covers the window: black, or with the picture that the window had."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._picture: QPixmap | None = None
        self.hide()

    @property
    def state(self) -> str:
        """``open``, ``blank`` or ``frozen``."""
        if self.isHidden():
            return "open"
        return "blank" if self._picture is None else "frozen"

    def close_with(self, picture: QPixmap | None) -> None:
        """Cover the window; None is black."""
        self._picture = picture
        # what goes on below may be used while the picture stands still
        through = picture is not None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, through)
        self.follow()
        self.show()
        self.raise_()
        self.update()

    def follow(self) -> None:
        """Be as large as the window."""
        window = self.parentWidget()
        if window is not None:
            self.setGeometry(window.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._picture is None:
            painter.fillRect(self.rect(), Qt.GlobalColor.black)
        else:
            painter.drawPixmap(self.rect(), self._picture)
        painter.end()


class Presenter(QObject):
    """Turns presenter mode on and off.

    Parameters
    ----------
    window : MainWindow
    player : LessonPlayer
        Walked through by the keys.
    """

    def __init__(self, window: MainWindow, player: LessonPlayer) -> None:
        super().__init__(window)
        self._window, self._player = window, player
        self._on = False
        self._scale = 1.0
        self._aside: list[QWidget] = []
        self._halo = Halo(window.context.theme, window)
        self._curtain = Curtain(window)
        self._marks = ThickMarks()
        self._thicken = QTimer(self, singleShot=True, interval=0)
        self._thicken.timeout.connect(self._on_thicken_timeout)
        window.room_built.connect(self._on_window_room_built)
        window.room_shown.connect(self._on_window_room_shown)
        self._action = window.acts["view_presenter"]
        self._action.toggled.connect(self.turn)
        window.closing.connect(self._on_window_closing)
        window.probes["presenter"] = self._probe

    @Slot(bool)
    def turn(self, on: bool) -> None:
        """Turn presenter mode on or off; off puts everything back."""
        app = QApplication.instance()
        if on == self._on or app is None:
            return
        self._on = on
        theme = self._window.context.theme
        if on:
            self._scale = theme.font_scale
            docks = self._window.docks
            shown = [dock for dock in docks.shown if dock is not docks["lesson"]]
            self._aside = [*shown, docks.edge]
            for widget in self._aside:
                widget.hide()
            theme.scale_fonts(min(self._scale * LARGER, LARGEST))
            app.installEventFilter(self)
            for room in self._window.built_rooms.values():
                room.settled.connect(self._on_room_settled)
            self._thicken.start()
            self._window.tell(
                lambda: self.tr(
                    "Presenter: Page Down and Page Up walk, B blanks, F freezes, "
                    "Shift+F11 leaves"
                )
            )
            return
        app.removeEventFilter(self)
        for room in self._window.built_rooms.values():
            room.settled.disconnect(self._on_room_settled)
        self._thicken.stop()
        self._marks.give_back()
        self._halo.hide()
        self._curtain.hide()
        theme.scale_fonts(self._scale)
        for widget in self._aside:
            widget.show()
        self._aside = []

    @Slot(str)
    def _on_window_room_built(self, room: str) -> None:
        if self._on:
            self._window.room_by_id(room).settled.connect(self._on_room_settled)

    @Slot(str)
    def _on_window_room_shown(self, _room: str) -> None:
        if self._on:
            self._thicken.start()

    @Slot(int)
    def _on_room_settled(self, _generation: int) -> None:
        self._thicken.start()

    @Slot()
    def _on_thicken_timeout(self) -> None:
        self._marks.thicken(self._window.room)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in _MOVES:
            self._halo.follow(self._window.mapFromGlobal(QCursor.pos()))
        elif kind == QEvent.Type.Leave and watched is self._window:
            self._halo.hide()
        elif kind == QEvent.Type.Resize and watched is self._window:
            self._curtain.follow()
        elif kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._window.isActiveWindow() and self._press(event)
        return False

    def _press(self, event: QKeyEvent) -> bool:
        """Do what a key means here; return whether it means something."""
        key = Qt.Key(event.key())
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if held != Qt.KeyboardModifier.NoModifier or _is_typing():
            return False
        if key in (Qt.Key.Key_B, Qt.Key.Key_Period):
            self._cover("blank")
        elif key == Qt.Key.Key_F:
            self._cover("frozen")
        elif key == Qt.Key.Key_Escape and self._curtain.state != "open":
            self._curtain.hide()
        elif key == Qt.Key.Key_PageDown and self._player.walk is not None:
            self._player.skip()
        elif key == Qt.Key.Key_PageUp and self._player.walk is not None:
            self._player.back()
        else:
            return False
        return True

    def _cover(self, state: str) -> None:
        if self._curtain.state == state:
            self._curtain.hide()
            return
        self._curtain.hide()
        self._halo.hide()
        picture = self._window.grab() if state == "frozen" else None
        self._curtain.close_with(picture)

    @Slot()
    def _on_window_closing(self) -> None:
        # the size of text and the panels are kept as they were before
        self._action.setChecked(False)

    def _probe(self) -> dict[str, Any]:
        theme = self._window.context.theme
        return {
            "on": self._on,
            "curtain": self._curtain.state,
            "text": theme.font_scale,
            "halo": not self._halo.isHidden(),
        }


def _is_typing() -> bool:
    focused = QApplication.focusWidget()
    editable = isinstance(focused, QComboBox) and focused.isEditable()
    return isinstance(focused, _TYPED_INTO) or editable
