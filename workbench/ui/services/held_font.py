"""The size of text of what is hidden follows when that is shown; what is seen, in turns.

The font of an application reaches each of its widgets at once, the hidden ones, too, and
each of them measures its texts anew. A room that has a size of its own is passed over.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
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
        self._theme = theme
        self._unlaid: list[QWidget] | None = None  # a list: layouts are kept back
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
        self._set()
        if self._widget.isVisible():
            self._keep_back_layouts()
        else:
            QTimer.singleShot(0, self._settle)

    def _keep_back_layouts(self) -> None:
        """Have the layouts of what is seen in a turn of their own.

        They take twice the time of the measuring that comes before them.
        """
        app = QCoreApplication.instance()
        assert app is not None
        if self._unlaid is None:
            app.installEventFilter(self)
            self._unlaid = []
        self._theme.next(self._let_go)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep back a layout of what is in the window: what is around moves, too."""
        if event.type() != QEvent.Type.LayoutRequest or self._unlaid is None:
            return False
        if isinstance(watched, QWidget) and watched.window() is self._widget.window():
            self._unlaid.append(watched)
            return True
        return False

    def _let_go(self) -> None:
        unlaid, self._unlaid = self._unlaid, None
        app = QCoreApplication.instance()
        if app is None or unlaid is None or not isValid(self):
            return
        app.removeEventFilter(self)
        for widget in filter(isValid, unlaid):
            app.postEvent(widget, QEvent(QEvent.Type.LayoutRequest))
        QTimer.singleShot(0, self._settle)

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
