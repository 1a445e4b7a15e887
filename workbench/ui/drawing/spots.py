"""Spots of a plot that look alike: as many as there are rows, dressed in one step."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtGui import QBrush, QColor, QPen

from workbench.api import FloatArray

#: What a spot may have of its own.
_LOOKS = ("symbol", "size", "pen", "brush")


class Spots(pg.ScatterPlotItem):
    """Spots of which all, or each, have a look.

    pyqtgraph asks each spot for its look whenever the look of all changes, once for each
    of symbol, size, pen and brush: of 20 000 spots that is felt. Looks of single spots
    are given to `setData` only.
    """

    def __init__(self, **options: Any) -> None:
        self._alike = True
        super().__init__(pxMode=True, **options)

    def setData(self, *args: Any, **kargs: Any) -> None:
        listed = any(isinstance(kargs.get(k), (list, np.ndarray)) for k in _LOOKS)
        was_alike, alike = (
            self._alike,
            not (listed or len(args) == 1 or "spots" in kargs),
        )
        self._alike = alike
        if was_alike and alike and list(kargs) == ["pos"]:
            places = np.asarray(kargs["pos"])
            if len(places) == len(self.data) > 0:
                self.move(places[:, 0], places[:, 1])
                return
        super().setData(*args, **kargs)

    def move(self, x: FloatArray, y: FloatArray) -> None:
        """Put the same spots elsewhere, for a tenth of what `setData` costs.

        Parameters
        ----------
        x, y : ndarray
            As many as there are spots, shape (n,).
        """
        self.data["x"], self.data["y"] = x, y
        self.prepareGeometryChange()
        self.informViewBoundsChanged()
        self.bounds = [None, None]
        self.invalidate()

    def wear(
        self,
        *,
        size: float,
        pen: QPen | None,
        brush: QColor | QBrush | None = None,
        symbol: str | None = None,
    ) -> None:
        """Change the look of all spots that have none of their own.

        Parameters
        ----------
        size : float
            Pixels.
        pen : QPen, optional
            None draws no outline.
        brush, symbol : optional
            As they were where None.
        """
        self.opts["size"] = size
        self.opts["pen"] = pg.mkPen(pen)
        if brush is not None:
            self.opts["brush"] = pg.mkBrush(brush)
        if symbol is not None:
            self.opts["symbol"] = symbol
        self.data["sourceRect"] = 0
        self.updateSpots()

    def updateSpots(self, dataSet: Any = None) -> None:
        """Find the drawing of each spot: of spots that look alike, once for all."""
        data = self.data if dataSet is None else dataSet
        if self._alike and self.opts["pxMode"] and self.opts["useCache"]:
            new = data["sourceRect"]["w"] == 0
            if new.any():
                look = tuple(self.opts[name] for name in _LOOKS)
                data["sourceRect"][new] = self.fragmentAtlas[[look]][0]
        super().updateSpots(data)
