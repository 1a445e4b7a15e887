"""Thicker lines and larger spots in all plots, for those who sit far away."""

from __future__ import annotations

import weakref
from typing import Any

from PySide6.QtGui import QPen
from PySide6.QtWidgets import QWidget

#: How much thicker lines and larger spots are.
LINES, SPOTS = 1.8, 1.5


class ThickMarks:
    """Thickens what plots show now, and gives back what it was.

    What its owner styled again in the meantime is left as it is when they are given back.
    """

    def __init__(self) -> None:
        self._pens: weakref.WeakKeyDictionary[Any, tuple[QPen, QPen]]
        self._pens = weakref.WeakKeyDictionary()
        self._sizes: weakref.WeakKeyDictionary[Any, tuple[float, float]]
        self._sizes = weakref.WeakKeyDictionary()

    def thicken(self, root: QWidget) -> None:
        """Thicken the plots inside a widget; those that are thick already stay so."""
        import pyqtgraph as pg  # late: a window starts without it

        for view in root.findChildren(pg.GraphicsView):
            for item in view.scene().items():
                if isinstance(item, pg.PlotCurveItem):
                    self._thicken_line(item)
                elif isinstance(item, pg.ScatterPlotItem):
                    self._enlarge(item)

    def _thicken_line(self, item: Any) -> None:
        pen = item.opts.get("pen")
        known = self._pens.get(item)
        if not isinstance(pen, QPen) or (known is not None and pen == known[1]):
            return
        thick = QPen(pen)
        thick.setWidthF(max(pen.widthF(), 1.0) * LINES)
        self._pens[item] = (QPen(pen), thick)
        item.setPen(thick)

    def _enlarge(self, item: Any) -> None:
        size = item.opts.get("size")
        known = self._sizes.get(item)
        if not isinstance(size, int | float) or (
            known is not None and size == known[1]
        ):
            return
        self._sizes[item] = (float(size), size * SPOTS)
        item.setSize(size * SPOTS)

    def give_back(self) -> None:
        """Make everything as thin as it was."""
        for item, (thin, thick) in list(self._pens.items()):
            if item.opts.get("pen") == thick:
                item.setPen(thin)
        for item, (small, large) in list(self._sizes.items()):
            if item.opts.get("size") == large:
                item.setSize(small)
        self._pens.clear()
        self._sizes.clear()
