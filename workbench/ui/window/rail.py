"""The rail: the rooms at the left edge, a picture and a word for each."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from workbench.ui.rooms import SOFT_HYPHEN, RoomEntry
from workbench.ui.services.icons import Icons
from workbench.ui.services.theme import Theme

Index = QModelIndex | QPersistentModelIndex
ICON = 24
#: A room's word as it may be broken, beside its plain text.
WORD = Qt.ItemDataRole.UserRole + 1
#: Pixels above, between and below icon and word: where there is room, and at least.
AIR, LEAST_AIR = 22, 8
#: Characters of usual width that a line should not exceed.
LINE = 10


def broken(text: str, metrics: QFontMetrics) -> list[str]:
    """Return the lines of a room's name, broken at spaces and soft hyphens.

    Parameters
    ----------
    text : str
    metrics : QFontMetrics
        Of the font it is written in; lines are at most `LINE` usual characters wide,
        unless a piece that cannot be broken is longer.
    """
    room = LINE * metrics.averageCharWidth()
    lines: list[str] = []
    for word in text.split():
        line = f"{lines.pop()} " if lines else ""
        if line and metrics.horizontalAdvance(line + word) > room:
            lines.append(line.rstrip())
            line = ""
        pieces = word.split(SOFT_HYPHEN)
        for i, piece in enumerate(pieces):
            hyphen = "-" if i + 1 < len(pieces) else ""
            if i and metrics.horizontalAdvance(line + piece + hyphen) > room:
                lines.append(f"{line}-")
                line = ""
            line += piece
        lines.append(line)
    return lines


class RailDelegate(QStyledItemDelegate):
    """Paints an icon over its word, with a bar of the accent colour at the current."""

    #: What of `AIR` each row has; the rail gives less where it would have to scroll.
    air = AIR

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        metrics = QFontMetrics(option.font)
        lines = broken(index.data(WORD) or "", metrics)
        width = max((metrics.horizontalAdvance(line) for line in lines), default=0)
        height = max(len(lines), 1) * metrics.height()
        return QSize(max(68, width + 4), ICON + height + self.air)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        painter.save()
        rect: QRect = option.rect
        accent = option.palette.color(QPalette.ColorRole.Accent)
        text = option.palette.color(QPalette.ColorRole.Text)
        current = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if current or hovered:
            ground = QColor(accent)
            ground.setAlphaF(0.14 if current else 0.07)
            painter.fillRect(rect, ground)
        if current:
            painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), accent)
        icon: QIcon = index.data(Qt.ItemDataRole.DecorationRole)
        mode = QIcon.Mode.Selected if current else QIcon.Mode.Normal
        top, gap, foot = (self.air * share // AIR for share in (9, 3, 4))
        box = QRect(rect.center().x() - ICON // 2 + 1, rect.top() + top, ICON, ICON)
        icon.paint(painter, box, Qt.AlignmentFlag.AlignCenter, mode)
        painter.setFont(option.font)
        painter.setPen(accent if current else text)
        words = rect.adjusted(1, top + ICON + gap, -1, -foot)
        lines = broken(index.data(WORD) or "", QFontMetrics(option.font))
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, "\n".join(lines))
        painter.restore()


class Rail(QListWidget):
    """The list of rooms.

    Signals
    -------
    room_chosen(id)
        Another row was made the current one by the program.
    room_pressed(id)
        The user went to another room, by mouse or key: it may come a little later.
    """

    room_chosen = Signal(str)
    room_pressed = Signal(str)

    def __init__(
        self,
        rooms: tuple[RoomEntry, ...],
        icons: Icons,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("main_nav_list")
        self._rooms, self._icons, self._theme = rooms, icons, theme
        self._by_hand = False
        self._delegate = RailDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(self.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        for room in rooms:
            item = QListWidgetItem(self)
            item.setData(Qt.ItemDataRole.UserRole, room.id)
        self.currentRowChanged.connect(self._on_current_row_changed)
        theme.follow(self, self._on_theme_changed)
        self._on_theme_changed()

    def name_rooms(self, titles: dict[str, str]) -> None:
        """Write the words and the help texts."""
        self.setAccessibleName(self.tr("Rooms"))
        for row, room in enumerate(self._rooms):
            item = self.item(row)
            item.setText(titles[room.id])
            item.setData(WORD, room.word())
            item.setToolTip(
                self.tr("{} (Ctrl+{})").format(titles[room.id], room.number)
            )
        self._fit()

    def choose(self, room: str) -> None:
        """Mark a room as the one shown."""
        ids = [entry.id for entry in self._rooms]
        self.setCurrentRow(ids.index(room))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._by_hand = event.spontaneous()  # a replay presses the next thing at once
        try:
            super().mousePressEvent(event)
        finally:
            self._by_hand = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._by_hand = event.spontaneous()  # a replay presses the next thing at once
        try:
            super().keyPressEvent(event)
        finally:
            self._by_hand = False

    def changeEvent(self, event: object) -> None:
        super().changeEvent(event)  # type: ignore[arg-type]
        if self.count() and self.item(0).text():
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().height() != event.oldSize().height():
            self._fit()

    def _fit(self) -> None:
        """Put the rows closer where they would not fit; scroll beside the words."""
        n = self.count()
        rows = sum(self.sizeHintForRow(row) - self._delegate.air for row in range(n))
        room = self.height() - rows
        air = max(LEAST_AIR, min(AIR, room // max(n, 1)))
        if air != self._delegate.air:
            self._delegate.air = air
            self.scheduleDelayedItemsLayout()
        width = self.sizeHintForColumn(0)
        if room < n * air:
            width += self.verticalScrollBar().sizeHint().width()
        self.setFixedWidth(width)

    def _on_current_row_changed(self, row: int) -> None:
        if row >= 0:
            signal = self.room_pressed if self._by_hand else self.room_chosen
            signal.emit(self._rooms[row].id)

    def _on_theme_changed(self) -> None:
        for row, room in enumerate(self._rooms):
            self.item(row).setIcon(self._icons.icon(room.id))
