"""Records the morph as it is drawn: frame by frame, while the window stays alive."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from workbench.api import Problem
from workbench.ui.drawing import animation

#: Places of the way that become frames, and seconds each is seen.
FRAMES, SECONDS = 31, 0.06


class Recorder(QObject):
    """Moves the morph from 0 to 1, takes a picture of each place, writes an APNG.

    Parameters
    ----------
    target : QWidget
        What is recorded.
    move : callable
        Draws the morph at t.

    Signals
    -------
    finished(path)
    failed(line)
    """

    finished = Signal(str)
    failed = Signal(str)

    def __init__(
        self,
        target: QWidget,
        move: Callable[[float], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._target, self._move = target, move
        self._places: list[float] = []
        self._frames: list[QImage] = []
        self._pieces: Iterator[bytes] = iter(())
        self._written: list[bytes] = []
        self._path = Path()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._on_timer_timeout)

    @property
    def busy(self) -> bool:
        """Whether a recording runs."""
        return self._timer.isActive()

    def start(self, path: Path) -> None:
        """Record into a file; the morph ends where the metric is reached."""
        self._path = path
        self._places = np.linspace(0.0, 1.0, FRAMES).tolist()
        self._frames, self._written, self._pieces = [], [], iter(())
        self._timer.start()

    def stop(self) -> None:
        """Give up; nothing is written."""
        self._timer.stop()

    def _on_timer_timeout(self) -> None:
        """Do one small piece: draw and take a place, or encode a frame."""
        try:
            if self._places:
                self._move(self._places.pop(0))
                self._frames.append(self._target.grab().toImage())
                if not self._places:
                    self._pieces = animation.encode(self._frames, SECONDS)
                return
            piece = next(self._pieces, None)
            if piece is not None:
                self._written.append(piece)
                return
            self.stop()
            animation.save(b"".join(self._written), self._path)
            self.finished.emit(str(self._path))
        except Problem as problem:
            self.stop()
            self.failed.emit(str(problem))
