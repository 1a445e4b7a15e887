"""The style of all widgets: Fusion, with check boxes and radio buttons of our own.

A style sheet for the application could say the same in a few lines, but under one every
change of palette or font goes through each widget for half a second.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle, QStyleOption, QWidget

#: The property of an edit line whose text is not allowed.
WRONG = "wrong"
_ROLE, _STATE = QPalette.ColorRole, QStyle.StateFlag
_PART = QStyle.PrimitiveElement


class AppStyle(QProxyStyle):
    """Draws from the palette alone.

    Indicators have an edge that is seen on dark ground; edit lines marked `WRONG` have
    a frame in the colour of errors; nothing has a dotted outline, as the ring of
    `workbench.ui.window.focus_frame` shows the focus.
    """

    def __init__(self) -> None:
        super().__init__("Fusion")
        self._own = {
            _PART.PE_IndicatorCheckBox: _draw_check,
            _PART.PE_IndicatorItemViewItemCheck: _draw_check,
            _PART.PE_IndicatorRadioButton: _draw_radio,
            _PART.PE_FrameFocusRect: _draw_nothing,
        }

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        draw = self._own.get(element)
        if draw is not None:
            draw(option, painter)
            return
        super().drawPrimitive(element, option, painter, widget)
        edit = widget if element == _PART.PE_FrameLineEdit else None
        if edit is not None and edit.property(WRONG):
            _draw_wrong(option, painter)


def set_app_style(app: QApplication) -> None:
    """Give the application this style, once."""
    if not isinstance(app.style(), AppStyle):
        app.setStyle(AppStyle())


def _draw_nothing(option: QStyleOption, painter: QPainter) -> None:
    """Leave the dotted outline out."""


def _draw_box(
    option: QStyleOption, painter: QPainter, *, filled: bool, round_: bool
) -> QRectF:
    """Draw the box of an indicator, and return it."""
    palette, enabled = option.palette, bool(option.state & _STATE.State_Enabled)
    edge = _ROLE.PlaceholderText if enabled else _ROLE.Mid
    ground = _ROLE.Base if enabled else _ROLE.Window
    if enabled and filled:
        edge = ground = _ROLE.Highlight
    elif enabled and option.state & _STATE.State_MouseOver:
        edge = _ROLE.Highlight
    side = min(option.rect.width(), option.rect.height())
    box = QRectF(0, 0, side - 1, side - 1)
    box.moveCenter(QRectF(option.rect).center())
    radius = box.width() / 2 if round_ else 3.0
    painter.setPen(QPen(palette.color(edge), 1))
    painter.setBrush(palette.color(ground))
    painter.drawRoundedRect(box, radius, radius)
    return box


def _draw_check(option: QStyleOption, painter: QPainter) -> None:
    palette, state = option.palette, option.state
    some = bool(state & _STATE.State_NoChange)
    on = bool(state & _STATE.State_On) or some
    # on the ground of a selected row a filled box would not be seen
    filled = on and not state & _STATE.State_Selected
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = _draw_box(option, painter, filled=filled, round_=False)
    if on:
        enabled = bool(state & _STATE.State_Enabled)
        ink = _ROLE.HighlightedText if enabled and filled else _ROLE.Text
        pen = QPen(palette.color(ink), box.width() / 7)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        dash, tick = (
            ((0.25, 0.5), (0.75, 0.5)),
            ((0.23, 0.52), (0.42, 0.71), (0.78, 0.3)),
        )
        at, side = box.topLeft(), box.width()
        line = QPolygonF(
            [at + QPointF(x * side, y * side) for x, y in (dash if some else tick)]
        )
        painter.drawPolyline(line)
    painter.restore()


def _draw_radio(option: QStyleOption, painter: QPainter) -> None:
    on = bool(option.state & _STATE.State_On)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = _draw_box(option, painter, filled=False, round_=True)
    if on:
        enabled = option.state & _STATE.State_Enabled
        ink = option.palette.color(_ROLE.Highlight if enabled else _ROLE.Mid)
        painter.setPen(QPen(ink, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        inset = box.width() / 4
        painter.drawEllipse(box.adjusted(inset, inset, -inset, -inset))
    painter.restore()


def _draw_wrong(option: QStyleOption, painter: QPainter) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(option.palette.color(_ROLE.BrightText), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 2, 2)
    painter.restore()
