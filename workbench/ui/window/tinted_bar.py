"""The button of a tool bar that opens what does not fit into it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QIcon, QPalette
from PySide6.QtWidgets import QStyle, QToolBar, QToolButton, QWidget

from workbench.ui.services.icons import tinted

#: Pixels: the arrow heads of the style are this wide and high.
_SIZE = 16


class TintedBar(QToolBar):
    """A tool bar whose button for more is seen on a dark ground, too.

    The style draws the two arrow heads in black, whatever the colours are.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.orientationChanged.connect(self._tint)
        self._tint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._tint()

    def _tint(self) -> None:
        button = self.findChild(QToolButton, "qt_toolbar_ext_button")
        if button is None:
            return
        Pixmap = QStyle.StandardPixmap
        across = self.orientation() == Qt.Orientation.Horizontal
        kind = (
            Pixmap.SP_ToolBarHorizontalExtensionButton
            if across
            else Pixmap.SP_ToolBarVerticalExtensionButton
        )
        shape = self.style().standardIcon(kind).pixmap(_SIZE)
        colour = self.palette().color(QPalette.ColorRole.ButtonText).name()
        button.setIcon(QIcon(tinted(shape, colour)))
