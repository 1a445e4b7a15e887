"""One frame around whatever has the keyboard's focus, the same on every kind of widget."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QApplication,
    QFocusFrame,
    QGraphicsView,
    QProxyStyle,
    QStyle,
    QStyleOption,
    QWidget,
)

from workbench.ui.services.theme import Theme


class _Tight(QProxyStyle):
    """Lets the ring lie on the widget's edge: outside it the parent would clip it."""

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        margins = QStyle.PixelMetric
        if metric in (margins.PM_FocusFrameHMargin, margins.PM_FocusFrameVMargin):
            return 0
        return super().pixelMetric(metric, option, widget)


class FocusRing(QFocusFrame):
    """Follows the focus inside one window and paints two pixels in the accent colour.

    Only once the keyboard has moved the focus: who uses the mouse sees where he is.

    Style sheets could do it, too, but a border in a style sheet makes Qt draw combo
    boxes and spin boxes without their arrows.
    """

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme, self._window = theme, window
        self._style = _Tight()
        self._style.setParent(self)
        self.setStyle(self._style)
        self.hide()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_app_focus_changed)

    @Slot(QWidget, QWidget)
    def _on_app_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        inside = new is not None and self._window.isAncestorOf(new)
        # plots paint a frame of their own inside their edge
        plain = inside and not isinstance(new, QGraphicsView)
        # from nowhere: the window was made, or came back to the front
        plain = plain and old is not None and not QApplication.mouseButtons()
        self.setWidget(new if plain else None)  # type: ignore[arg-type]
        # Qt puts it under the widget, where our style leaves nothing of it to be seen
        self.raise_()
        self.setVisible(plain)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._theme.colours.accent), 2))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 4, 4)
        painter.end()
