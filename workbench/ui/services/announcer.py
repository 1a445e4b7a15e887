"""Announcements to screen readers: polite, and at most one a second."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

PAUSE_MS = 1000


class Announcer(QObject):
    """Speaks at once after a silence; what comes within a second is said together.

    Parameters
    ----------
    window : QWidget
        In whose name it is said.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._waiting: list[str] = []
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._on_pause_timeout)

    @Slot(str)
    def say(self, text: str) -> None:
        """Say a line, now or when the second is over."""
        if not QAccessible.isActive() or not text or text in self._waiting:
            return
        self._waiting.append(text)
        if not self._pause.isActive():
            self._speak()

    def _on_pause_timeout(self) -> None:
        if self._waiting:
            self._speak()

    def _speak(self) -> None:
        text = ". ".join(line.rstrip(".") for line in self._waiting)
        self._waiting.clear()
        event = QAccessibleAnnouncementEvent(self._window, text)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
        send(event)
        self._pause.start()


def send(event: QAccessibleAnnouncementEvent) -> None:
    """Hand the event to the system."""
    QAccessible.updateAccessibility(event)
