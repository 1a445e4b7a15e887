"""Spots of a plot that look alike: as many as there are rows, dressed in one step."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from pyqtgraph.graphicsItems.ScatterPlotItem import SymbolAtlas, renderSymbol
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPen

from workbench.api import FloatArray

#: What a spot may have of its own.
_LOOKS = ("symbol", "size", "pen", "brush")
#: What is given where each spot has a filling and a symbol of its own.
_SIGNED = ({"pos", "brush", "symbol"}, {"x", "y", "brush", "symbol"})
#: Looks that are kept drawn, of all plots: no session has that many at a time.
_MOST_KEPT = 4096


def pixel_size(view: pg.ViewBox) -> tuple[float, float]:
    """Return how wide and high a pixel is in the units of a view; 0 where it has none."""
    if any(vector is None for vector in view.pixelVectors()):  # it is too small
        return 0.0, 0.0
    width, height = view.viewPixelSize()
    return float(width), float(height)


def nearest_place(
    view: pg.ViewBox, places: FloatArray, at: QPointF, reach: float
) -> int:
    """Return which place lies nearest on the screen, -1 where none is near.

    Parameters
    ----------
    view : ViewBox
    places : ndarray, shape (n, 2)
        In the units of the view; NaN is nowhere.
    at : QPointF
        In the units of the view.
    reach : float
        Pixels that are near.
    """
    width, height = pixel_size(view)
    if not (len(places) and width and height):
        return -1
    gaps = (places - (at.x(), at.y())) / (width, height)
    apart = np.nan_to_num(np.hypot(gaps[:, 0], gaps[:, 1]), nan=np.inf)
    nearest = int(apart.argmin())
    return nearest if apart[nearest] <= reach else -1


class Spots(pg.ScatterPlotItem):
    """Spots of which all, or each, have a look.

    pyqtgraph asks each spot for its look whenever the look of all changes, once for each
    of symbol, size, pen and brush: of 20 000 spots that is felt. Looks of single spots
    are given to `setData` only.
    """

    def __init__(self, **options: Any) -> None:
        self._alike = True
        self._box: QRectF | None = None
        super().__init__(pxMode=True, **options)
        self.fragmentAtlas = _Atlas()
        if len(self.data):
            self.data["sourceRect"] = 0
            self.updateSpots()

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
        if not args and set(kargs) in _SIGNED:
            signs = kargs["brush"], kargs["symbol"]
            if all(isinstance(part, np.ndarray) for part in signs):
                pos = kargs.get("pos")
                if pos is None:
                    pos = np.column_stack([kargs["x"], kargs["y"]])
                self._set_signs(pos, *signs)
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

    def dataBounds(
        self, ax: int, frac: float = 1.0, orthoRange: Any = None
    ) -> tuple[float | None, float | None]:
        kept: tuple[float, float] | None = self.bounds[ax]
        if frac >= 1.0 and orthoRange is None and kept is not None:
            return kept
        known = np.isfinite(self.data["y" if ax else "x"])
        if not known.any():  # pyqtgraph would take the least of nothing
            return None, None
        return super().dataBounds(ax, frac, orthoRange)  # type: ignore[no-any-return]

    def boundingRect(self) -> QRectF:
        """Return where the spots are; a scene asks several times in each painting."""
        if self._box is None:
            self._box = super().boundingRect()
        return self._box

    def prepareGeometryChange(self) -> None:
        self._box = None
        super().prepareGeometryChange()

    def clear(self) -> None:
        """Take all spots away."""
        self.prepareGeometryChange()
        super().clear()

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
        looks: dict[str, Any] = {"size": size, "pen": pg.mkPen(pen)}
        if brush is not None:
            looks["brush"] = pg.mkBrush(brush)
        if symbol is not None:
            looks["symbol"] = symbol
        if all(self.opts[name] == look for name, look in looks.items()):
            return  # another size of text changes no spot
        self.opts |= looks
        self.data["sourceRect"] = 0
        self.updateSpots()

    def updateSpots(self, dataSet: Any = None) -> None:
        """Find the drawing of each spot: once for all spots that look alike."""
        data = self.data if dataSet is None else dataSet
        self._box = None  # a larger spot reaches farther
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
        parts = (symbols, sizes, pens, brushes)
        kind = np.zeros(len(symbols), np.int64)
        for part in parts:
            names = _identities(part)
            if (names == names[0]).all():
                continue
            _, code = np.unique(names, return_inverse=True)
            _, kind = np.unique(kind * (code.max() + 1) + code, return_inverse=True)
        _, first = np.unique(kind, return_index=True)
        looks = zip(*(part[first] for part in parts), strict=True)
        places = np.empty(len(first), data["sourceRect"].dtype)
        places[:] = atlas[list(looks)]
        return places[kind]


def _identities(part: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Return numbers that are equal where a part of two looks is the same."""
    if part.dtype != object:
        return part
    return np.fromiter(map(id, part.tolist()), np.int64, len(part))


class _Atlas(SymbolAtlas):
    """pyqtgraph's atlas of drawn spots; a look that any plot has drawn is copied.

    Five dozen looks take longer to draw than thousands of rows to place, and each item
    has an atlas of its own.
    """

    _kept: ClassVar[dict[tuple[Any, ...], npt.NDArray[np.uint8]]] = {}

    def _extend(self, styles: dict[Any, tuple[Any, ...]]) -> None:
        outlines: dict[int, tuple[Any, ...]] = {}  # of pens: mostly all have the same
        self._extendFromData(
            [(key, self._image(style, outlines)) for key, style in styles.items()]
        )

    def _image(
        self, style: tuple[Any, ...], outlines: dict[int, tuple[Any, ...]]
    ) -> npt.NDArray[np.uint8]:
        """Return the drawing of a look, the one there is if any plot has drawn it."""
        symbol, size, pen, brush = style
        if not _is_plain(symbol, pen, brush):
            return self._draw(style)
        if id(pen) not in outlines:
            outlines[id(pen)] = _outline(pen)
        filling = brush.style().value, brush.color().rgba()
        look = symbol, float(size), *filling, *outlines[id(pen)], self._dpr
        image = self._kept.get(look)
        if image is None:
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            image = self._kept[look] = self._draw(style)
        return image

    def _draw(self, style: tuple[Any, ...]) -> npt.NDArray[np.uint8]:
        image = renderSymbol(*style, dpr=self.devicePixelRatio())
        return np.array(pg.functions.ndarray_from_qimage(image))


def _is_plain(symbol: Any, pen: QPen, brush: QBrush) -> bool:
    """Tell whether a few numbers say how a spot looks."""
    plain = (Qt.BrushStyle.NoBrush, Qt.BrushStyle.SolidPattern)
    return isinstance(symbol, str) and brush.style() in plain and not pen.dashPattern()


def _outline(pen: QPen) -> tuple[Any, ...]:
    """Return what tells an outline from others, as numbers: enums are slow to look up."""
    return (
        pen.style().value, pen.color().rgba(), pen.widthF(), pen.isCosmetic(),
        pen.joinStyle().value, pen.capStyle().value,
    )  # fmt: skip
