"""Labels and cards in the colours that mean something: muted, information, warning, error.

Colours are roles of the application's palette, so all of them follow the theme without a
slot and without a style sheet.
"""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QStyleOptionToolButton,
    QToolButton,
    QWidget,
)

from workbench.ui.services.app_style import WRONG
from workbench.ui.services.theme import Theme

Tone = Literal["plain", "muted", "info", "warning", "error"]
#: `workbench.ui.services.theme` gives these roles the colours of the same meaning.
ROLES: dict[Tone, QPalette.ColorRole] = {
    "plain": QPalette.ColorRole.WindowText,
    "muted": QPalette.ColorRole.PlaceholderText,
    "info": QPalette.ColorRole.Link,
    "warning": QPalette.ColorRole.LinkVisited,
    "error": QPalette.ColorRole.BrightText,
}
STRIPE = 4  # pixels at the left of a card


def set_tone(widget: QWidget, tone: Tone) -> None:
    """Write the text of a label in a colour that means something."""
    if widget.foregroundRole() != ROLES[tone]:
        widget.setForegroundRole(ROLES[tone])


def tone_of(widget: QWidget) -> Tone:
    """Return the tone a widget was given; ``plain`` if none."""
    return next((t for t, r in ROLES.items() if r == widget.foregroundRole()), "plain")


def mark_wrong(edit: QWidget, wrong: bool) -> None:
    """Frame an edit line whose text is not allowed, or take the frame away."""
    if bool(edit.property(WRONG)) != wrong:
        edit.setProperty(WRONG, wrong)
        edit.update()


def is_wrong(edit: QWidget) -> bool:
    """Whether an edit line is framed."""
    return bool(edit.property(WRONG))


def paint_card(widget: QWidget, tone: Tone, *, line_below: bool = False) -> None:
    """Paint the ground of a card with a stripe at its left: call it in `paintEvent`."""
    palette, rect = widget.palette(), widget.rect()
    painter = QPainter(widget)
    painter.fillRect(rect, palette.color(QPalette.ColorRole.Base))
    painter.fillRect(0, 0, STRIPE, rect.height(), palette.color(ROLES[tone]))
    if line_below:
        mid = palette.color(QPalette.ColorRole.Mid)
        painter.fillRect(0, rect.height() - 1, rect.width(), 1, mid)
    painter.end()


class CardLabel(QLabel):
    """A text on a card of its own."""

    def __init__(self, parent: QWidget | None = None, *, tone: Tone = "info") -> None:
        super().__init__(parent)
        self._tone: Tone = tone

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_card(self, self._tone)
        super().paintEvent(event)


class Badge(QLabel):
    """A word or two in a frame, both in the badge's tone.

    Parameters
    ----------
    text : str
    tone : str
    frame : str, optional
        Of the frame, where it is another.
    inset : int
        Pixels between the text and the frame at the left and the right.
    """

    def __init__(
        self,
        text: str = "",
        *,
        tone: Tone = "muted",
        frame: Tone | None = None,
        inset: int = 4,
    ) -> None:
        super().__init__(text)
        self._frame = None if frame is None else ROLES[frame]
        self.setContentsMargins(inset + 1, inset // 4, inset + 1, inset // 4)
        set_tone(self, tone)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.text():
            return  # a frame around nothing looks like a check box
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role = self.foregroundRole() if self._frame is None else self._frame
        painter.setPen(QPen(self.palette().color(role), 1))
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(frame, 3, 3)
        painter.end()


class Plate(QLabel):
    """A text on a ground with an edge, to lie on a picture."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(9, 3, 9, 3)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, painter = self.palette(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Mid), 1))
        painter.setBrush(palette.color(QPalette.ColorRole.Base))
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(frame, 4, 4)
        painter.end()
        super().paintEvent(event)


class SizedLabel(QLabel):
    """A text larger than the application's, also when that changes.

    Parameters
    ----------
    theme : Theme
    factor : float
        Of the application's text size.
    bold : bool
    """

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        factor: float = 1.0,
        bold: bool = False,
    ) -> None:
        super().__init__(parent)
        self._factor, self._bold = factor, bold
        # Qt sends no event to who has a size of its own
        theme.follow(self, self._fit)
        self._fit()

    def _fit(self) -> None:
        font = QApplication.font()
        font.setBold(self._bold)
        font.setPointSizeF(font.pointSizeF() * self._factor)
        self.setFont(font)


class MenuButton(QToolButton):
    """A button with a menu whose text has an arrow of its own, so Qt's is left out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        super().initStyleOption(option)
        feature = QStyleOptionToolButton.ToolButtonFeature
        option.features = option.features & ~feature.HasMenu


def bold(label: QLabel) -> QLabel:
    """Make the text of a label bold, whatever size the application's has."""
    font = label.font()
    font.setBold(True)
    label.setFont(font)
    return label
