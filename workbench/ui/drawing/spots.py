"""Spots of a plot that look alike: as many as there are rows, dressed in one step."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
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
        if not args and list(kargs) == ["pos", "brush", "symbol"]:
            signs = kargs["brush"], kargs["symbol"]
            if all(isinstance(part, np.ndarray) for part in signs):
                self._set_signs(kargs["pos"], *signs)
                return
        super().setData(*args, **kargs)

    def _set_signs(
        self, pos: FloatArray, brushes: npt.NDArray[Any], symbols: npt.NDArray[Any]
    ) -> None:
        """Give each spot a QBrush and a symbol, as pyqtgraph does but by columns."""
        self._alike = True
        super().setData(pos=pos)
        self._alike = False
        self.data["brush"], self.data["symbol"] = brushes, symbols
        self.data["sourceRect"] = 0
        self.updateSpots()

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
        """Find the drawing of each spot: once for all spots that look alike."""
        data = self.data if dataSet is None else dataSet
        if self.opts["pxMode"] and self.opts["useCache"]:
            new = data["sourceRect"]["w"] == 0
            if new.any():
                data["sourceRect"][new] = self._drawings(data, new)
        super().updateSpots(data)

    def _drawings(self, data: Any, new: npt.NDArray[np.bool_]) -> Any:
        """Return where in the atlas new spots are drawn: one place, or one for each."""
        atlas = self.fragmentAtlas
        if self._alike:
            return atlas[[tuple(self.opts[name] for name in _LOOKS)]][0]
        symbols, sizes, pens, brushes = self._style(_LOOKS, data=data, idx=new)
        # thousands of spots wear some dozens of looks, whose parts are the same objects
        kinds: dict[tuple[Any, ...], int] = {}
        keys = zip(
            map(id, symbols), sizes.tolist(), map(id, pens), map(id, brushes),
            strict=True,
        )  # fmt: skip
        kind = np.array([kinds.setdefault(key, len(kinds)) for key in keys])
        first = np.empty(len(kinds), np.int64)
        first[kind[::-1]] = np.arange(len(kind))[::-1]
        looks = zip(
            *(part[first] for part in (symbols, sizes, pens, brushes)), strict=True
        )
        places = np.empty(len(kinds), data["sourceRect"].dtype)
        places[:] = atlas[list(looks)]
        return places[kind]
