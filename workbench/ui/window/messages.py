"""Messages at the foot of the room: a line, details on demand, one action; never modal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.ui.layouts import nest
from workbench.ui.widgets.tone import ROLES, bold, set_tone

Level = Literal["info", "warning", "error"]
# signs that common fonts have: the circled i (U+24D8) is an empty box in many
_SIGNS = {"info": "ℹ", "warning": "⚠", "error": "✖"}
#: So many lie over a room at once; an older one is in the log.
MOST = 3
#: Pixels: the widest and the narrowest a message gets, and how far it stays from the
#: edges of the room.
WIDEST, NARROWEST, MARGIN = 720, 480, 12
#: What people click or type into.
_CONTROLS = (QAbstractButton, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit)
#: A click in this time after a message came was meant for what it covers.
_PASSES_MS = 400
#: What asks for nothing and need not stay goes after so long.
_READ_MS = 10_000


#: Returns the text of a button in the current language; what the button does.
Action = tuple[Callable[[], str], Callable[[], None]]


@dataclass(slots=True, eq=False)
class Message:
    """One line for people, with what may be read or done about it.

    Attributes
    ----------
    level : str
        ``info``, ``warning`` or ``error``.
    text : str
        The line.
    details : str
        A trace or the offending lines; shown on demand.
    action : tuple of (callable, callable), optional
        Returns the text of one button in the current language; what the button does.
    wording : callable, optional
        Returns the line in the current language.
    lasting : bool
        Whether a warning stays until it is closed; False where the room says it, too.
    """

    level: Level
    text: str
    details: str = ""
    action: Action | None = None
    wording: Callable[[], str] | None = None
    lasting: bool = True

    def reword(self) -> None:
        """Say the line in the current language, where it is known how."""
        if self.wording is not None:
            self.text = self.wording()


class Toast(QWidget):
    """One message on a card, with the colour of its level at the left edge.

    Signals
    -------
    closed()
        Its cross was clicked.
    resized()
        Its details were opened or closed.
    """

    closed = Signal()
    resized = Signal()

    def __init__(self, stem: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.message = Message("info", "")
        self._sign, self._text = bold(QLabel()), QLabel()
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._details_button = self._button(self._on_details_clicked)
        self._details_button.setCheckable(True)
        self._action_button = self._button(self._on_action_clicked)
        self._close_button = self._button(self.closed.emit)
        self._details = QPlainTextEdit(readOnly=True)
        self._details.setFixedHeight(140)
        self._read = QTimer(self, singleShot=True, interval=_READ_MS)
        self._read.timeout.connect(self.closed)
        self.name(stem)
        self._lay_out()
        self.retranslate()

    def _button(self, slot: Callable[[], None]) -> QToolButton:
        button = QToolButton(self)
        button.setAutoRaise(True)
        button.setMinimumSize(24, 24)
        button.clicked.connect(lambda: slot())
        return button

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._sign)
        row.addWidget(self._text, 1)
        for button in (self._details_button, self._action_button, self._close_button):
            row.addWidget(button)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 8, 8, 8)
        self._column.setSpacing(8)
        nest(self._column, row)
        self._column.addWidget(self._details)

    def name(self, stem: str) -> None:
        """Name the parts: those of the newest message have names of their own."""
        self.setObjectName(f"{stem}_toast")
        self._text.setObjectName(f"{stem}_textLabel")
        self._details_button.setObjectName(f"{stem}_detailsBtn")
        self._action_button.setObjectName(f"{stem}_actionBtn")
        self._close_button.setObjectName(f"{stem}_closeBtn")
        self._details.setObjectName(f"{stem}_details_view")

    def retranslate(self) -> None:
        """Set the texts of the buttons, and the line, in the current language."""
        self.message.reword()
        self._text.setText(self.message.text)
        self.setAccessibleName(self.message.text)
        self._details_button.setText(self.tr("Details"))
        self._name_action()
        self._close_button.setText("✕")
        self._close_button.setToolTip(self.tr("Close this message (Esc)"))
        self._close_button.setAccessibleName(self.tr("Close this message"))

    def show_message(self, message: Message) -> None:
        """Show another message, its details closed."""
        self.message = message
        self._sign.setText(_SIGNS[message.level])
        self._text.setText(message.text)
        self._details.setPlainText(message.details)
        self._details_button.setVisible(bool(message.details))
        self._details_button.setChecked(False)
        self._details.hide()
        self._name_action()
        self._action_button.setVisible(message.action is not None)
        self.setAccessibleName(message.text)
        set_tone(self._sign, message.level)
        self.update()
        self._wait()

    def measure(self) -> None:
        """Take over what was said at once, and not a turn of the event loop later."""
        self._column.activate()

    def one_line(self) -> int:
        """Return the width at which the line is not broken, pixels."""
        text = self._text.fontMetrics().horizontalAdvance(self.message.text)
        narrow = (
            self._column.minimumSize().width() - self._text.minimumSizeHint().width()
        )
        return narrow + text + 1

    def _name_action(self) -> None:
        action = self.message.action
        self._action_button.setText(action[0]() if action else "")

    def _wait(self) -> None:
        """Let it go by itself if it may, but not while somebody reads it."""
        message = self.message
        stays = message.lasting and message.level != "info"
        asks = message.action is not None or self._details_button.isChecked()
        if not stays and not asks:
            self._read.start()
        else:
            self._read.stop()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._read.stop()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._wait()
        super().leaveEvent(event)

    def _on_details_clicked(self) -> None:
        self._details.setVisible(self._details_button.isChecked())
        self._wait()
        self.resized.emit()

    def _on_action_clicked(self) -> None:
        if self.message.action is not None:
            self.message.action[1]()

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette, painter = self.palette(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Mid), 1))
        painter.setBrush(palette.color(QPalette.ColorRole.Base))
        card = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(card, 6, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.color(ROLES[self.message.level]))
        painter.drawRoundedRect(QRectF(4, 6, 4, self.height() - 12), 2, 2)


def _shown_controls(widget: QWidget) -> Iterator[QWidget]:
    """Yield what can be clicked inside; most of a room are pages behind others."""
    for child in widget.children():
        if isinstance(child, QWidget) and not child.isHidden():
            if isinstance(child, _CONTROLS):
                yield child
            else:
                yield from _shown_controls(child)


class MessageBar(QWidget):
    """The messages of the room on top, over its foot: they move nothing.

    They come where they cover the fewest controls, as wide as the first is long, and
    keep side and width: a cross does not move from under the pointer. A piece of
    information takes the place of the one before; warnings and errors stay below it until
    they are closed, `MOST` of all. The newest is at the bottom.

    Parameters
    ----------
    name : str
        The object name; ``_bar`` is taken from the names of the parts.
    over : QWidget
        What the messages lie over, inside the parent.
    parent : QWidget

    Signals
    -------
    shown(level, text)
        There is a new message.
    closed(message)
        A message was closed.
    """

    shown = Signal(str, str)
    closed = Signal(object)

    def __init__(self, name: str, over: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._over, self._around = over, parent
        self._stem = name.removesuffix("_bar")
        self._toasts: list[Toast] = []
        self._side = 0.5  # 0 for the left of the room, 1 for the right
        self._wide = WIDEST
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._passes = QTimer(self, singleShot=True, interval=_PASSES_MS)
        self._passes.timeout.connect(self._on_passes_timeout)
        over.installEventFilter(self)
        self.hide()

    # -- what is shown --------------------------------------------------------------

    @property
    def messages(self) -> tuple[Message, ...]:
        """What is shown, the newest last."""
        return tuple(toast.message for toast in self._toasts)

    @property
    def text(self) -> str:
        """The newest line, empty when there is none."""
        return self._toasts[-1].message.text if self._toasts else ""

    @property
    def level(self) -> Level:
        """How bad the newest is."""
        return self._toasts[-1].message.level if self._toasts else "info"

    def show_message(self, message: Message) -> None:
        """Show one line more, or in the place of the one it makes out of date."""
        toast = self._outdated_by(message) or self._new_toast()
        toast.show_message(message)
        self._arrange()
        self.shown.emit(message.level, message.text)

    def clear(self) -> None:
        """Take all messages away; nobody has closed them."""
        for toast in self._toasts:
            self._drop(toast)
        self._toasts.clear()
        self._arrange()

    def forget_told(self) -> None:
        """Close what is no error: it has been read, and is in the log."""
        for toast in [t for t in self._toasts if t.message.level != "error"]:
            self._close(toast)

    def close_newest(self) -> None:
        """Take the newest message away."""
        if self._toasts:
            self._close(self._toasts[-1])

    def retranslate(self) -> None:
        """Set the texts of the buttons, and all lines, in the current language."""
        for toast in self._toasts:
            toast.retranslate()
        self.setAccessibleName(self.text)
        self._place()

    def _outdated_by(self, message: Message) -> Toast | None:
        """Return the newest message where it says the same or was information only."""
        if not self._toasts:
            return None
        newest = self._toasts[-1]
        same = newest.message.text == message.text
        return newest if same or newest.message.level == "info" else None

    def _new_toast(self) -> Toast:
        if len(self._toasts) == MOST:
            self._drop(self._toasts.pop(0))
        toast = Toast(self._stem, self)
        toast.closed.connect(lambda: self._close(toast))
        toast.resized.connect(self._place)
        self._toasts.append(toast)
        self._column.addWidget(toast)
        return toast

    def _close(self, toast: Toast) -> None:
        if toast not in self._toasts:
            return
        self._toasts.remove(toast)
        self._drop(toast)
        self._arrange()
        self.closed.emit(toast.message)

    def _drop(self, toast: Toast) -> None:
        self._column.removeWidget(toast)
        toast.hide()
        toast.deleteLater()

    # -- where ----------------------------------------------------------------------

    def _arrange(self) -> None:
        for age, toast in enumerate(reversed(self._toasts)):
            toast.name(self._stem if age == 0 else f"{self._stem}{age + 1}")
            toast.show()
        self.setAccessibleName(self.text)
        if self._toasts and self.isHidden():
            # who is about to click does not hit what was not there yet
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._passes.start()
            wanted = max(toast.one_line() for toast in self._toasts)
            self._wide = min(max(wanted, NARROWEST), WIDEST)
            self._side = self._freest_side()
        self.setVisible(bool(self._toasts))
        self._place()

    def _on_passes_timeout(self) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)

    def _place(self) -> None:
        """Lie over the foot of the room."""
        if self._toasts:
            self.setGeometry(self._at(self._side, self._measured()))
            self.raise_()

    @property
    def _room(self) -> int:
        """How wide it may be, in pixels."""
        return max(self._over.width() - 2 * MARGIN, 1)

    def _measured(self) -> QSize:
        width = min(self._wide, self._room)
        for toast in self._toasts:
            toast.measure()
        self._column.activate()
        height = self._column.heightForWidth(width)
        return QSize(width, max(height, self._column.minimumSize().height()))

    def _at(self, side: float, size: QSize) -> QRect:
        """Return the place at a side of the room, in the coordinates of the parent."""
        corner = self._over.mapTo(self._around, self._over.rect().bottomLeft())
        left = corner.x() + MARGIN + round(side * (self._room - size.width()))
        return QRect(QPoint(left, corner.y() - MARGIN - size.height()), size)

    def _freest_side(self) -> float:
        """Return the side where the fewest controls of the room are covered."""
        controls = [
            QRect(control.mapTo(self._around, QPoint(0, 0)), control.size())
            for control in _shown_controls(self._over)
        ]

        size = self._measured()

        def covered(side: float) -> int:
            box = self._at(side, size)
            return sum(box.intersects(control) for control in controls)

        return min((0.5, 1.0, 0.0), key=covered)  # the first of equals

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._over and event.type() in (
            QEvent.Type.Resize,
            QEvent.Type.Move,
        ):
            self._place()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._place()
