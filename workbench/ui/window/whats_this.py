"""Help on the focused or the pointed-at widget: What is this? (Shift+F1)."""

from __future__ import annotations

import re

from PySide6.QtCore import QObject, QPoint, Slot
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QTabBar, QWidget

from workbench.ui.window.main_window import MainWindow

_TAGS = re.compile(r"<[^>]+>")


class WhatsThis(QObject):
    """Answers in the message bar.

    The widget under the pointer is meant when the pointer was moved since the focus
    changed last, else the one with the focus: whoever works by keyboard leaves the
    pointer lying anywhere.

    Parameters
    ----------
    window : MainWindow
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._pointer = QCursor.pos()
        window.acts["help_whatsThis"].triggered.connect(self.show)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_app_focus_changed)

    def _on_app_focus_changed(self, _old: QWidget | None, _new: QWidget | None) -> None:
        self._pointer = QCursor.pos()

    @Slot()
    def show(self) -> None:
        """Say what the widget meant is."""
        text = describe(self._meant(), self._window)
        self._window.tell(text or self.tr("There is no help for this place"))

    def _meant(self) -> QWidget | None:
        pos: QPoint = QCursor.pos()
        pointed = QApplication.widgetAt(pos) if pos != self._pointer else None
        if pointed is not None and describe(pointed, self._window):
            return pointed
        return QApplication.focusWidget()


def describe(widget: QWidget | None, window: QWidget) -> str:
    """Return name and help of a widget, or of what it is a part of; may be empty."""
    if isinstance(widget, QLabel) and widget.buddy() is not None:
        widget = widget.buddy()
    while widget is not None and widget is not window:
        name, help_ = _name(widget, window), _help(widget)
        if help_:
            return f"{name}: {help_}" if name and name not in help_ else help_
        if name:
            return name
        widget = widget.parentWidget()
    return ""


def _help(widget: QWidget) -> str:
    candidates = (
        widget.whatsThis(), widget.toolTip(), widget.statusTip(),
        widget.accessibleDescription(),
    )  # fmt: skip
    return next(filter(None, map(_plain, candidates)), "")


def _name(widget: QWidget, window: QWidget) -> str:
    if widget.accessibleName():
        return widget.accessibleName()
    if isinstance(widget, QTabBar):
        return widget.tabText(widget.currentIndex()).replace("&", "")
    labels = (x for x in window.findChildren(QLabel) if x.buddy() is widget)
    label = next(labels, None)
    named = label if isinstance(label, QLabel) else widget
    # the text of a field is what was typed, not what it is
    text = named.text() if isinstance(named, QAbstractButton | QLabel) else ""
    return _plain(text).replace("&", "")


def _plain(text: str) -> str:
    return " ".join(_TAGS.sub("", text).split())
