"""Buttons and chips without bevels: a ground, an edge, a text, from the palette."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QWidget,
)

from workbench.ui.widgets.tone import ROLES, Tone

_ROLE = QPalette.ColorRole
_CENTRE = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic
#: How strong the tint of a cell is, of 255.
_TINT = 48
#: Pixels: an icon beside a word, and the space between them.
_ICON, _GAP = 16, 5


def _paint(
    button: QAbstractButton,
    ink: QColor,
    ground: QColor | None = None,
    edge: QPen | None = None,
    radius: float = 0.0,
) -> None:
    """Paint a button's ground, edge and text."""
    painter = QPainter(button)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, radius > 0)
    painter.setPen(Qt.PenStyle.NoPen if edge is None else edge)
    painter.setBrush(Qt.BrushStyle.NoBrush if ground is None else ground)
    inset = 0.0 if edge is None else edge.widthF() / 2
    box = QRectF(button.rect()).adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(box, radius, radius)
    painter.setPen(ink)
    painter.drawText(button.rect(), _CENTRE, button.text())
    painter.end()


def _paint_with_icon(button: QToolButton, ink: QColor, ground: QColor | None) -> None:
    """Paint an icon in the colour of the text, and the text beside it."""
    picture = button.icon().pixmap(QSize(_ICON, _ICON), button.devicePixelRatioF())
    dye = QPainter(picture)
    dye.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    dye.fillRect(picture.rect(), ink)
    dye.end()
    painter = QPainter(button)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.BrushStyle.NoBrush if ground is None else ground)
    painter.drawRoundedRect(QRectF(button.rect()), 4, 4)
    painter.setPen(ink)
    letters = button.fontMetrics()
    words = letters.size(Qt.TextFlag.TextShowMnemonic, button.text()).width()
    left = (button.width() - _ICON - _GAP - words) // 2
    painter.drawPixmap(left, (button.height() - _ICON) // 2, picture)
    box = button.rect().adjusted(left + _ICON + _GAP, 0, 0, 0)
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic
    painter.drawText(box, flags, button.text())
    painter.end()


def _size(button: QAbstractButton, across: int, least: int, down: int) -> QSize:
    """Return the size of a text with the space around it."""
    letters = button.fontMetrics()
    words = letters.size(Qt.TextFlag.TextShowMnemonic, button.text())
    return QSize(words.width() + across, max(words.height(), least) + down)


class SegmentButton(QPushButton):
    """One of a row of which one is down."""

    def sizeHint(self) -> QSize:
        return _size(self, 6, 18, 8)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, down = self.palette(), self.isChecked()
        ground = palette.color(_ROLE.Highlight if down else _ROLE.Base)
        edge = palette.color(_ROLE.Highlight if down else _ROLE.Mid)
        ink = palette.color(_ROLE.HighlightedText if down else _ROLE.Text)
        if not self.isEnabled():
            ink = palette.color(_ROLE.Mid)
        _paint(self, ink, ground, QPen(edge, 1))


class TintedButton(QPushButton):
    """A cell of a table that can be pressed, tinted by what it means."""

    def __init__(self, tone: Tone) -> None:
        super().__init__()
        self._role = ROLES[tone]
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        return _size(self, 8, 0, 8)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        colour = self.palette().color(self._role)
        ground = QColor(colour)
        ground.setAlpha(_TINT)
        pointed = self.isEnabled() and (self.underMouse() or self.hasFocus())
        edge = QPen(colour, 1) if pointed else None
        _paint(self, self.palette().color(_ROLE.Text), ground, edge, 3)


class PrimaryButton(QPushButton):
    """The one thing a room is there to do: filled while it can be pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reserved: tuple[str, ...] = ()

    def reserve(self, *texts: str) -> None:
        """Be wide enough for other texts, too, so that a change moves nothing."""
        self._reserved = texts
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        letters = self.fontMetrics()
        own, *others = (
            letters.size(Qt.TextFlag.TextShowMnemonic, text).width()
            for text in (self.text(), *self._reserved)
        )
        return hint + QSize(max(0, *(wide - own for wide in others), 0), 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.isEnabled():
            super().paintEvent(event)
            return
        palette = self.palette()
        ground = QColor(palette.color(_ROLE.Highlight))
        if self.isDown():
            ground = ground.darker(120)
        elif self.underMouse():
            ground = ground.lighter(110)
        _paint(self, palette.color(_ROLE.HighlightedText), ground, None, 4)


class FlatToolButton(QToolButton):
    """An icon and a word on the ground of their bar; on the accent while it is down."""

    def sizeHint(self) -> QSize:
        icon = 0 if self.icon().isNull() else _ICON + _GAP
        return _size(self, 12 + icon, 0, 6)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, ground = self.palette(), None
        ink = palette.color(_ROLE.ButtonText)
        if self.isChecked():
            ground, ink = palette.color(_ROLE.Accent), palette.color(_ROLE.Base)
        elif self.isEnabled() and (self.underMouse() or self.isDown()):
            ground = palette.color(_ROLE.Mid)
        if self.icon().isNull():
            _paint(self, ink, ground, None, 4)
        else:
            _paint_with_icon(self, ink, ground)


class ChipDelegate(QStyledItemDelegate):
    """Paints the items of a list as chips; the chosen one has an edge in the accent.

    Parameters
    ----------
    view : QAbstractItemView
        Gets the delegate, and owns it.
    filled : bool
        Whether all have a ground and an edge, not only the chosen one.
    """

    def __init__(self, view: QAbstractItemView, *, filled: bool) -> None:
        super().__init__(view)
        self._filled = filled
        self._pad, self._radius = (8, 8.0) if filled else (6, 4.0)
        view.setItemDelegate(self)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        letters = option.fontMetrics
        width = letters.horizontalAdvance(index.data() or "") + 2 * self._pad + 2
        if index.data(Qt.ItemDataRole.DecorationRole) is not None:
            width += option.decorationSize.width() + 4
        return QSize(width, letters.height() + 6)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        palette = option.palette
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen or self._filled:
            width = 2.0 if chosen and self._filled else 1.0
            edge = palette.color(_ROLE.Accent if chosen else _ROLE.Mid)
            painter.setPen(QPen(edge, width))
            painter.setBrush(
                palette.color(_ROLE.Button if self._filled else _ROLE.Base)
            )
            inset = width / 2
            box = QRectF(option.rect).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(box, self._radius, self._radius)
        words = option.rect.adjusted(self._pad, 0, -self._pad, 0)
        icon = index.data(Qt.ItemDataRole.DecorationRole)
        if isinstance(icon, QIcon):
            size = option.decorationSize
            place = words.adjusted(0, 0, size.width() - words.width(), 0)
            icon.paint(painter, place, Qt.AlignmentFlag.AlignCenter)
            words.setLeft(words.left() + size.width() + 4)
        painter.setPen(palette.color(_ROLE.Text))
        text = option.fontMetrics.elidedText(
            index.data() or "", Qt.TextElideMode.ElideRight, words.width()
        )
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(words, align, text)
        painter.restore()
