"""Work in pieces, one in each turn of the event loop, so that the window stays alive."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal

from workbench.ui.services.repaint_queue import took_turn


class SlicedWork(QObject):
    """Runs a generator, from one `yield` to the next in each turn of the loop.

    Signals
    -------
    finished()
        All pieces are done.
    """

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pieces: Iterator[None] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._on_timer_timeout)

    @property
    def busy(self) -> bool:
        """Whether pieces are left."""
        return self._pieces is not None

    def start(self, pieces: Iterator[None]) -> None:
        """Begin with other pieces; what was left of the last ones is not done."""
        self._pieces = pieces
        self._timer.start()

    def stop(self) -> None:
        """Leave the rest undone."""
        self._pieces = None
        self._timer.stop()

    def finish(self) -> None:
        """Do at once what is left."""
        while self.busy:
            self._on_timer_timeout()

    def _on_timer_timeout(self) -> None:
        pieces = self._pieces
        if pieces is None:
            self._timer.stop()
            return
        took_turn()
        try:
            next(pieces)
        except StopIteration:
            if self._pieces is pieces:  # a piece may have begun others
                self.stop()
                self.finished.emit()
        except BaseException:
            self.stop()
            raise
