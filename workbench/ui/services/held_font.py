"""The size of text of what is hidden: it follows when that is shown.

The font of an application reaches each of its widgets at once, the hidden ones, too, and
each of them measures its texts anew. A room that has a size of its own is passed over.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from workbench.ui.services.theme import Theme


class HeldFont(QObject):
    """Has a widget and what it holds follow the size of text when it can be seen.

    Parameters
    ----------
    theme : Theme
    widget : QWidget
        Its parent; without children yet, as they would all be told.
    """

    def __init__(self, theme: Theme, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._size = 0.0
        self._set()
        self._follower = theme.follow(widget, self._change)

    def fit(self) -> None:
        """Follow now: the children of a widget are shown before it is."""
        self._follower.run()

    def _set(self) -> None:
        self._size = QApplication.font().pointSizeF()
        font = QFont()
        font.setPointSizeF(self._size)
        self._widget.setFont(font)

    def _change(self) -> None:
        if self._size == QApplication.font().pointSizeF():
            return
        # measured and laid out first, then painted once: what was laid out may ask its
        # parents for another layout
        self._widget.setUpdatesEnabled(False)
        QTimer.singleShot(0, self._settle)
        self._set()

    def _settle(self) -> None:
        QTimer.singleShot(0, self._unveil)

    def _unveil(self) -> None:
        if isValid(self._widget):
            self._widget.setUpdatesEnabled(True)


def fit_text(shown: QWidget) -> None:
    """Give what is about to be shown, and what can be seen in it, the size of text."""
    for held in shown.findChildren(HeldFont):
        widget = held.parent()
        if isinstance(widget, QWidget) and (
            widget is shown or widget.isVisibleTo(shown)
        ):
            held.fit()
