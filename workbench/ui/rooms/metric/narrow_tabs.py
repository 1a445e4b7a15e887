"""A tab bar whose tabs stand closer, for many short names in little room."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QStyle,
    QStyleOptionTab,
    QStyleOptionTabBarBase,
    QStylePainter,
    QTabBar,
)

#: Pixels taken from each side of a name; the style leaves 12.
CUT = 5


class NarrowTabBar(QTabBar):
    """Draws tabs as the style does, with less space beside their names."""

    def tabSizeHint(self, index: int) -> QSize:
        return super().tabSizeHint(index) - QSize(2 * CUT, 0)

    def minimumTabSizeHint(self, index: int) -> QSize:
        return self.tabSizeHint(index)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        painter.drawPrimitive(
            QStyle.PrimitiveElement.PE_FrameTabBarBase, self._base_option()
        )
        # the current one overlaps its neighbours
        for index in sorted(range(self.count()), key=self.currentIndex().__eq__):
            if not self.isTabVisible(index):
                continue
            option = QStyleOptionTab()
            self.initStyleOption(option, index)
            painter.drawControl(QStyle.ControlElement.CE_TabBarTabShape, option)
            option.text = self.tabText(index)  # whole: it does fit
            option.rect.adjust(-CUT, 0, CUT, 0)
            painter.drawControl(QStyle.ControlElement.CE_TabBarTabLabel, option)

    def _base_option(self) -> QStyleOptionTabBarBase:
        option = QStyleOptionTabBarBase()
        option.initFrom(self)
        option.shape = self.shape()
        option.documentMode = self.documentMode()
        option.tabBarRect = self.tabRect(0) | self.tabRect(self.count() - 1)
        option.selectedTabRect = self.tabRect(self.currentIndex())
        overlap = self.style().pixelMetric(
            QStyle.PixelMetric.PM_TabBarBaseOverlap, option, self
        )
        option.rect = self.rect()
        option.rect.setTop(option.rect.bottom() - overlap + 1)
        return option
