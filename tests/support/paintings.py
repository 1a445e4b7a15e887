"""Counting how often widgets are painted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget


class Paintings(QObject):
    """Counts how often each widget is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.times: Counter[QObject] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            self.times[watched] += 1
        return False


@contextmanager
def paintings() -> Iterator[Counter[QObject]]:
    """Count the paintings of every widget of the application."""
    counter, app = Paintings(), QApplication.instance()
    assert app is not None
    app.installEventFilter(counter)
    try:
        yield counter.times
    finally:
        app.removeEventFilter(counter)
