"""The field behind the charges: drawn coarsely at once, finely when nothing moves."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from PySide6.QtCore import QObject, QTimer

from workbench.core.plane.charge_plane import ChargePlane
from workbench.ui.rooms.explore.potential.field_plot import FieldPlot

#: Cells along a side: at once, and when nothing moves any more.
COARSE, FINE = 64, 128
_MANY = 150  # charges 1/(r + a) whose field is drawn twice as coarsely at once
_LINES = 8  # of the fine picture, in one turn of the event loop
_REST = 200  # milliseconds without a change before the fine picture


class FieldPainter(QObject):
    """Draws the field of charges into their plot.

    Attributes
    ----------
    level : int
        Cells along a side of the field that is drawn.
    plane : ChargePlane or None
        Whose field it is.
    moving : bool
        Whether the charges change by themselves: no fine picture is begun.
    """

    def __init__(self, plot: FieldPlot, parent: QObject) -> None:
        super().__init__(parent)
        self._plot = plot
        self.plane: ChargePlane | None = None
        self.moving = False
        self.level = 0
        self._fine: Iterator[None] | None = None
        self._rest, self._turn, self._view = (QTimer(self) for _ in range(3))
        for timer, interval in ((self._rest, _REST), (self._view, 16)):
            timer.setSingleShot(True)
            timer.setInterval(interval)
        self._turn.setInterval(0)
        self._rest.timeout.connect(self._on_rest_timeout)
        self._turn.timeout.connect(self._on_turn_timeout)
        self._view.timeout.connect(self.draw)
        box = plot.getPlotItem().getViewBox()
        box.sigRangeChanged.connect(lambda *_: self._view.start())

    def draw(self) -> None:
        """Draw the field coarsely now, finely at rest."""
        self._fine = None
        self._turn.stop()
        if self.plane is None:
            return
        many = int((self.plane.charges > 0).sum()) > _MANY
        slow = many and self.plane.kernel == "inverse"
        self.level = COARSE // 2 if slow else COARSE
        x, y, rectangle = self._plot.cells(self.level)
        self._plot.show_field(self.plane.field(x, y), x, y, rectangle)
        self._rest.start()

    def settle(self) -> None:
        """Draw finely after a rest: the charges no longer change by themselves."""
        self._rest.start()

    def stop(self) -> None:
        """Draw nothing any more until something is shown again."""
        for timer in (self._rest, self._turn, self._view):
            timer.stop()

    def _finely(self, plane: ChargePlane) -> Iterator[None]:
        """Compute the fine field some lines at a time, and draw it."""
        x, y, rectangle = self._plot.cells(FINE)
        field = np.empty((plane.n_classes, FINE, FINE))
        for start in range(0, FINE, _LINES):
            some = slice(start, start + _LINES)
            field[:, some] = plane.field(x, y[some])
            yield
        self._plot.show_field(field, x, y, rectangle)
        self.level = FINE

    def _on_rest_timeout(self) -> None:
        if self.plane is not None and not self.moving:
            self._fine = self._finely(self.plane)
            self._turn.start()

    def _on_turn_timeout(self) -> None:
        try:
            if self._fine is not None:
                next(self._fine)
                return
        except StopIteration:
            self._fine = None
        self._turn.stop()
