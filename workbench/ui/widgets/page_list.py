"""A vertical list of pages under the headings of their groups."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from workbench.ui.pages import PageEntry

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
#: The lowest a row that can be clicked may be, in pixels.
LOWEST = 24
#: Left and right of a title; the bar at the current one lies in it.
_SIDE = 10
_HEADING_SCALE = 0.85
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_FAR = {
    Qt.Key.Key_Home: 0, Qt.Key.Key_PageUp: 0,
    Qt.Key.Key_End: -1, Qt.Key.Key_PageDown: -1,
}  # fmt: skip


def _heading_font(font: QFont) -> QFont:
    small = QFont(font)
    if font.pointSizeF() > 0:
        small.setPointSizeF(font.pointSizeF() * _HEADING_SCALE)
    return small


def _title_font(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold


class _Delegate(QStyledItemDelegate):
    """Paints headings small and grey, and a bar of the accent colour at the page shown."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        text = str(index.data() or "")
        if index.data(Role.UserRole) is None:
            metrics = QFontMetrics(_heading_font(option.font))
            above = 4 if index.row() == 0 else 10
            height = metrics.height() + above
        else:  # as wide as in bold, so that nothing moves when it is chosen
            metrics = QFontMetrics(_title_font(option.font))
            height = max(LOWEST, metrics.height() + 6)
        return QSize(metrics.horizontalAdvance(text) + 2 * _SIDE + 2, height)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        painter.save()
        rect: QRect = option.rect
        words = rect.adjusted(_SIDE, 0, 0, 0)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        palette, role = option.palette, QPalette.ColorRole
        if index.data(Role.UserRole) is None:
            painter.setFont(_heading_font(option.font))
            painter.setPen(palette.color(role.PlaceholderText))
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
            painter.drawText(words, flags, str(index.data()))
            painter.restore()
            return
        current = bool(option.state & QStyle.StateFlag.State_Selected)
        enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver) and enabled
        accent = palette.color(role.Accent)
        if current or hovered:
            ground = QColor(accent)
            ground.setAlphaF(0.14 if current else 0.07)
            painter.fillRect(rect, ground)
        if current:
            painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), accent)
            painter.setFont(_title_font(option.font))
        else:
            painter.setFont(option.font)
        group = QPalette.ColorGroup.Active if enabled else QPalette.ColorGroup.Disabled
        painter.setPen(palette.color(group, role.Text))
        painter.drawText(words, flags, str(index.data()))
        painter.restore()


class PageList(QListWidget):
    """Titles of pages, each group under its heading; one is the page in front.

    As wide as its longest title, and as high as all of them.

    Parameters
    ----------
    name : str
        The objectName.
    entries : sequence of PageEntry
        Those of a group follow each other.

    Attributes
    ----------
    stand_in : QWidget or None
        What is looked at in its place while it is hidden.

    Signals
    -------
    chosen(page_id)
        Another page was chosen by mouse or keyboard.
    """

    chosen = Signal(str)

    def __init__(
        self, name: str, entries: Sequence[PageEntry], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.stand_in: QWidget | None = None
        self._entries = {entry.id: entry for entry in entries}
        self._headings: list[tuple[QListWidgetItem, list[PageEntry]]] = []
        self._items: dict[str, QListWidgetItem] = {}
        self._current = ""
        self._wide, self._high = 0, 0
        self.setItemDelegate(_Delegate(self))
        self.setFrameShape(self.Shape.NoFrame)
        self.setMouseTracking(True)
        off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(off)
        self.setVerticalScrollBarPolicy(off)
        for group, members in itertools.groupby(entries, key=lambda e: e.group):
            inside = list(members)
            if group is not None:
                heading = QListWidgetItem(self)
                heading.setFlags(Qt.ItemFlag.NoItemFlags)
                self._headings.append((heading, inside))
            for entry in inside:
                item = QListWidgetItem(self)
                item.setData(Role.UserRole, entry.id)
                self._items[entry.id] = item
        self.currentItemChanged.connect(self._on_current_item_changed)

    # -- what is offered --------------------------------------------------------

    @property
    def offered(self) -> list[str]:
        """The ids of the pages that can be chosen, from top to bottom."""
        return [page_id for page_id in self._items if self.allows(page_id)]

    def allows(self, page_id: str) -> bool:
        """Whether a page can be chosen."""
        item = self._items[page_id]
        return bool(item.flags() & Qt.ItemFlag.ItemIsEnabled) and not item.isHidden()

    def shows(self, page_id: str) -> bool:
        """Whether a page is in the list, grey or not."""
        return not self._items[page_id].isHidden()

    def allow(self, page_id: str, allowed: bool, shown: bool = True) -> None:
        """Grey a page or take it off the list, or offer it again."""
        item = self._items[page_id]
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        item.setFlags(flags if allowed and shown else Qt.ItemFlag.NoItemFlags)
        item.setHidden(not shown)
        for heading, members in self._headings:
            heading.setHidden(all(self._items[e.id].isHidden() for e in members))
        self._describe(self._entries[page_id])
        self._measure()

    # -- the page in front ------------------------------------------------------

    @property
    def current(self) -> str:
        """The id of the page marked as the one in front."""
        return self._current

    def mark(self, page_id: str) -> None:
        """Mark a page as the one in front, without announcing it."""
        self._current = page_id
        self.setCurrentItem(self._items[page_id])

    def _on_current_item_changed(self, item: QListWidgetItem | None) -> None:
        page_id = "" if item is None else str(item.data(Role.UserRole) or "")
        if page_id and page_id != self._current:
            self._current = page_id
            self.chosen.emit(page_id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # here, because Qt would stop at headings
        offered, key = self.offered, Qt.Key(event.key())
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if not (plain and offered and key in _STEPS | _FAR):
            super().keyPressEvent(event)
            return
        if key in _FAR:
            place = _FAR[key]
        elif self._current in offered:
            place = offered.index(self._current) + _STEPS[key]
            place = min(max(place, 0), len(offered) - 1)
        else:
            place = 0
        self.setCurrentItem(self._items[offered[place]])
        event.accept()

    # -- for what points at an entry --------------------------------------------

    def pointed_at(self, page_id: str) -> tuple[QWidget, QRect | None]:
        """Return the widget to look at for a page, and which part of it (None: all)."""
        if self.isHidden() and self.stand_in is not None:
            return self.stand_in, None
        if page_id not in self._items:
            return self, None
        rect = self.visualItemRect(self._items[page_id])
        return self, rect.translated(self.viewport().pos())

    # -- texts and sizes --------------------------------------------------------

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        for heading, members in self._headings:
            group = members[0].group
            assert group is not None
            heading.setText(group())
        for entry in self._entries.values():
            self._describe(entry)
        self._measure()

    def _describe(self, entry: PageEntry) -> None:
        item, title = self._items[entry.id], entry.title()
        item.setText(title)
        allowed = bool(item.flags() & Qt.ItemFlag.ItemIsEnabled)
        tip = entry.about() if allowed else self.tr("Nothing to show of this run")
        item.setToolTip(tip)
        group = "" if entry.group is None else entry.group()
        # what stands above the title is not read with it
        item.setData(Role.AccessibleTextRole, f"{title}, {group}" if group else title)
        item.setData(Role.AccessibleDescriptionRole, tip)

    @property
    def full_size(self) -> QSize:
        """The size in which nothing of the list is cut."""
        return QSize(self._wide, self._high)

    def sizeHint(self) -> QSize:
        return self.full_size

    def minimumSizeHint(self) -> QSize:
        return QSize(self._wide, 0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._measure()

    def _measure(self) -> None:
        rows = [row for row in range(self.count()) if not self.isRowHidden(row)]
        self._wide = max(self.sizeHintForColumn(0), 0)
        self._high = sum(self.sizeHintForRow(row) for row in rows)
        self.setFixedWidth(self._wide)
        self.scheduleDelayedItemsLayout()
        self.updateGeometry()
