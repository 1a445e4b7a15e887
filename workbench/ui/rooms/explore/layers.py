"""What is drawn on the plane, layer by layer; each owns its items and their colours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor

from workbench.ui.rooms.explore.canvas import Canvas

FloatArray = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.int64]

#: From far below to far above.
Z = {
    "regions": -100, "confidence": -95, "density": -92, "ties": -90, "voronoi": -60,
    "ghost": -55, "boundary": -50, "far": 0, "points": 5, "margins": 8, "errors": 10,
    "ball": 20, "links": 22, "selection": 30, "neighbours": 32, "query": 40, "numbers": 42,
}  # fmt: skip
_SIZE = 8.0
_APART = 15.0  # pixels between two order numbers
_MANY = 5000  # points above which outlines are not drawn
_MOST, _SAMPLE = 50_000, 10_000  # of more rows, about so many are drawn
_SEGMENTS = 6000  # above, lines are drawn thin and without smoothing


class RegionLayer:
    """Tinted regions, their confidence, ties and boundary, and a ghost of the last."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self.labels = _image(canvas, "regions")
        self.confidence = _image(canvas, "confidence")
        self.ties = _image(canvas, "ties")
        self.density = _image(canvas, "density")
        self.boundary = _curve(canvas, "boundary")
        self.ghost = _curve(canvas, "ghost")
        self.voronoi = _curve(canvas, "voronoi")
        self.dimmed = False
        self._segments: FloatArray = np.empty((0, 2, 2))

    def recolour(self) -> None:
        """Take the colours of the theme."""
        theme = self._canvas.theme
        c = theme.colours
        ground, muted, text = QColor(c.plot), QColor(c.muted), QColor(c.text)
        self.labels.setLookupTable(theme.region_table())
        # where nobody is sure the tint is washed out
        self.confidence.setLookupTable(_fade(ground, 235, 0))
        self.density.setLookupTable(_fade(text, 0, 150))
        self.ties.setLookupTable(
            np.array([(0, 0, 0, 0), muted.getRgb()] + [(0, 0, 0, 0)] * 254, np.uint8)
        )
        self._pens()
        dashes = pg.mkPen(c.muted, width=1, style=Qt.PenStyle.DashLine, cosmetic=True)
        self.ghost.setPen(dashes)
        thin = QColor(c.muted)
        thin.setAlpha(150)
        self.voronoi.setPen(pg.mkPen(thin, width=1))

    def _pens(self) -> None:
        many = len(self._segments) > _SEGMENTS
        colour = QColor(self._canvas.theme.colours.text)
        colour.setAlpha(200)
        self.boundary.setPen(pg.mkPen(colour, width=1 if many else 1.6))
        self.boundary.opts["antialias"] = not many

    def draw(self, picture: Mapping[str, Any], shown: Mapping[str, bool]) -> None:
        """Show a result of the task ``regions``."""
        rect = _rect(picture["rectangle"])
        self.set_dimmed(False)
        _put(self.labels, picture["labels"], rect, (0, 255), shown["regions"])
        if "confidence" in picture:
            best = picture["confidence"]
            _put(self.confidence, best, rect, (0.5, 1.0), shown["confidence"])
        if "ties" in picture:
            hatched = picture["ties"] * _hatching(picture["ties"].shape)
            _put(self.ties, hatched, rect, (0, 255), shown["ties"])
        if "boundary" in picture:
            self._segments = picture["boundary"]
            self._pens()
            _segments(self.boundary, self._segments)

    def draw_density(self, picture: Mapping[str, Any]) -> None:
        """Show a result of the task ``density``."""
        values = picture["density"]
        finite = values[np.isfinite(values)]
        top = float(np.percentile(finite, 99.5)) if finite.size else 1.0
        rect = _rect(picture["rectangle"])
        _put(self.density, values, rect, (0.0, max(top, 1e-30)), True)

    def draw_voronoi(self, segments: FloatArray) -> None:
        """Show the outlines of the cells."""
        _segments(self.voronoi, segments)

    def keep_ghost(self) -> None:
        """Leave the present boundary behind as a dashed line."""
        _segments(self.ghost, self._segments)

    def set_dimmed(self, dimmed: bool) -> None:
        """Fade the picture while a newer one is being prepared."""
        if dimmed != self.dimmed:
            self.dimmed = dimmed
            self.labels.setOpacity(0.35 if dimmed else 1.0)
            self.boundary.setOpacity(0.35 if dimmed else 1.0)

    def set_visible(self, layer: str, shown: bool) -> None:
        """Show or hide one layer; names of other layers are left alone."""
        items = {
            "regions": self.labels,
            "boundary": self.boundary,
            "confidence": self.confidence,
            "ties": self.ties,
            "voronoi": self.voronoi,
            "density": self.density,
            "ghost": self.ghost,
        }
        if layer in items:
            items[layer].setVisible(shown)

    def clear(self) -> None:
        """Show nothing."""
        for image in (self.labels, self.confidence, self.ties, self.density):
            image.clear()
        self._segments = np.empty((0, 2, 2))
        for curve in (self.boundary, self.voronoi, self.ghost):
            curve.clear()


class PointLayer:
    """The rows: one scatter per class, and small overlays for what stands out."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._near: list[pg.ScatterPlotItem] = []
        self._far: list[pg.ScatterPlotItem] = []
        self._lifted = _scatter(canvas, "selection")
        self.errors = _scatter(canvas, "errors")
        self.margins = _scatter(canvas, "margins")
        self.selection = _scatter(canvas, "selection")
        self._counts: list[pg.TextItem] = []
        self._lifted_rows: list[int] = []
        self._kind = 0, True  # number of classes, whether outlines are drawn

    def draw(
        self,
        places: FloatArray,
        y: IntArray,
        n_classes: int,
        far: npt.NDArray[np.bool_],
    ) -> None:
        """Show all rows, those far from the slice faded."""
        self._prepare(n_classes, len(places))
        hidden = np.zeros(len(places), bool)
        hidden[self._lifted_rows] = True
        shown = ~hidden & ~np.isnan(places).any(axis=1)
        if len(places) > _MOST:
            shown[np.arange(len(places)) % (len(places) // _SAMPLE) != 0] = False
        pairs = zip(self._near, self._far, strict=True)
        for c, (near, away) in enumerate(pairs):
            mine = shown & (y == (c if c < n_classes else -1))
            near.setData(pos=places[mine & ~far])
            away.setData(pos=places[mine & far])
        self.draw_lifted(places, y)
        self._count_equal(places[shown])

    def _prepare(self, n_classes: int, n_points: int) -> None:
        """Have a scatter for each class and one for rows without."""
        kind = n_classes, n_points <= _MANY
        if kind == self._kind:
            return
        self._kind = kind
        while len(self._near) < n_classes + 1:
            self._near.append(_scatter(self._canvas, "points"))
            self._far.append(_scatter(self._canvas, "far"))
        for unused in (*self._near[n_classes + 1 :], *self._far[n_classes + 1 :]):
            unused.clear()
        self.recolour()

    @property
    def lifted(self) -> bool:
        """Whether some rows are drawn apart."""
        return bool(self._lifted_rows)

    def lift(self, rows: list[int]) -> None:
        """Draw these rows in an overlay of their own from now on."""
        self._lifted_rows = rows

    def draw_lifted(self, places: FloatArray, y: IntArray) -> None:
        """Show the rows under the pointer where they are now."""
        rows = self._lifted_rows
        spots = [
            {"pos": places[row], **self._style(int(y[row])), "size": _SIZE + 3}
            for row in rows[:500]
        ]
        self._lifted.setData(spots)

    def draw_selection(self, places: FloatArray) -> None:
        """Ring the selected rows."""
        self.selection.setData(pos=places)

    def draw_errors(self, places: FloatArray, true: IntArray, wrong: IntArray) -> None:
        """Show rows that are answered wrongly: outline true, fill predicted."""
        theme = self._canvas.theme
        self.errors.setData(
            [
                {
                    "pos": place,
                    "symbol": theme.class_marker(int(t)),
                    "size": _SIZE + 4,
                    "pen": pg.mkPen(theme.class_colour(int(t)), width=2),
                    "brush": theme.class_colour(int(p)),
                }
                for place, t, p in zip(places, true, wrong, strict=True)
            ]
        )

    def draw_margins(self, places: FloatArray, margins: FloatArray) -> None:
        """Fill the rows by margin: the five types of Vorontsov's lecture."""
        kinds = np.digitize(margins, MARGIN_CUTS)
        brushes = [pg.mkBrush(colour) for colour in MARGIN_COLOURS]
        pen = pg.mkPen(self._canvas.theme.colours.text, width=1)
        spots = [
            {"pos": place, "brush": brushes[kind], "pen": pen, "size": _SIZE + 2}
            for place, kind in zip(places, kinds, strict=True)
        ]
        self.margins.setData(spots)

    def recolour(self) -> None:
        """Take the colours of the theme."""
        c = self._canvas.theme.colours
        n_classes, outlined = self._kind
        for k, (near, away) in enumerate(zip(self._near, self._far, strict=True)):
            style = self._style(k if k < n_classes else -1)
            faint = QColor(style["brush"])
            faint.setAlpha(70)
            near.setBrush(pg.mkBrush(style["brush"]))
            near.setPen(style["pen"] if outlined else pg.mkPen(None))
            away.setBrush(pg.mkBrush(faint))
            away.setPen(pg.mkPen(None))
            for item in (near, away):
                item.setSymbol(style["symbol"])
                item.setSize(_SIZE)
        self.selection.setBrush(pg.mkBrush(None))
        self.selection.setPen(pg.mkPen(c.selection, width=2))
        self.selection.setSize(_SIZE + 7)
        for text in self._counts:
            text.setColor(c.text)

    def _style(self, label: int) -> dict[str, Any]:
        theme = self._canvas.theme
        if label < 0:
            grey = QColor(theme.colours.muted)
            return {"symbol": "o", "brush": grey, "pen": pg.mkPen(theme.colours.plot)}
        colour = theme.class_colour(label)
        edge = pg.mkPen(theme.colours.plot, width=1)
        marker = theme.class_marker(label)
        if marker in ("+", "x"):
            edge = pg.mkPen(colour, width=1)
        return {"symbol": marker, "brush": colour, "pen": edge}

    def _count_equal(self, places: FloatArray, most: int = 60) -> None:
        """Write how many rows stand on the same spot, where more than one does."""
        for text in self._counts:
            self._canvas.removeItem(text)
        self._counts = []
        if not 1 < len(places) <= _MANY:
            return
        spots, counts = np.unique(places, axis=0, return_counts=True)
        crowded = np.flatnonzero(counts > 1)
        for i in crowded[np.argsort(-counts[crowded], kind="stable")][:most]:
            colour = self._canvas.theme.colours.text
            text = pg.TextItem(f"×{counts[i]}", color=colour, anchor=(-0.3, 0.9))
            text.setPos(*spots[i])
            text.setZValue(Z["errors"])
            self._canvas.addItem(text, ignoreBounds=True)
            self._counts.append(text)


class QueryLayer:
    """The query, its links with order numbers, the ball and the rings."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self.ball = _curve(canvas, "ball", connect="finite")
        self.rings = _curve(canvas, "ball", connect="finite")
        self.links = _curve(canvas, "links")
        self.neighbours = _scatter(canvas, "neighbours")
        self.here = _scatter(canvas, "query")
        self._numbers: list[pg.TextItem] = []
        for _ in range(9):
            text = pg.TextItem("", anchor=(0.5, 1.25))
            text.setZValue(Z["numbers"])
            text.hide()
            canvas.addItem(text, ignoreBounds=True)
            self._numbers.append(text)

    def recolour(self) -> None:
        """Take the colours of the theme."""
        c = self._canvas.theme.colours
        self.ball.setPen(pg.mkPen(c.accent, width=2))
        faint = pg.mkPen(c.accent, width=1, style=Qt.PenStyle.DotLine)
        self.rings.setPen(faint)
        link = QColor(c.text)
        link.setAlpha(150)
        self.links.setPen(pg.mkPen(link, width=1))
        self.neighbours.setBrush(pg.mkBrush(None))
        self.neighbours.setPen(pg.mkPen(c.text, width=1.5))
        self.neighbours.setSize(_SIZE + 6)
        self.here.setBrush(pg.mkBrush(c.accent))
        self.here.setPen(pg.mkPen(c.plot, width=1.5))
        self.here.setSymbol("star")
        self.here.setSize(17)
        ground = QColor(c.plot)
        ground.setAlpha(200)
        for text in self._numbers:
            text.setColor(c.text)
            text.fill = pg.mkBrush(ground)

    def draw(
        self,
        place: tuple[float, float],
        found: FloatArray,
        ball: FloatArray,
        rings: FloatArray,
        current: int = -1,
    ) -> None:
        """Show a query and its neighbours at `found`, shape (k, 2), in order."""
        here = np.array(place)
        self.here.setData(pos=here[None])
        self.neighbours.setData(pos=found if current < 0 else found[[current]])
        ends = np.empty((2 * len(found), 2))
        ends[0::2], ends[1::2] = here, found
        self.links.setData(*ends.T)
        self.ball.setData(*ball.T)
        self.rings.setData(*rings.T)
        self._number(found)

    def _number(self, found: FloatArray) -> None:
        """Write the order beside neighbours that do not crowd each other."""
        pixel = np.array(self._canvas.pixel())
        taken: list[FloatArray] = []
        for i, text in enumerate(self._numbers):
            text.hide()
            if len(found) > len(self._numbers) or i >= len(found):
                continue
            at = found[i] / pixel
            if all(np.abs(at - other).max() > _APART for other in taken):
                taken.append(at)
                # not show(): pyqtgraph's texts catch up with the view in setVisible
                text.setVisible(True)
                text.setText(str(i + 1))
                text.setPos(*found[i])

    def clear(self) -> None:
        """Show no query."""
        for item in (self.ball, self.rings, self.links, self.neighbours, self.here):
            item.clear()
        for text in self._numbers:
            text.hide()


#: The margins at which a row changes its type, and the colours of the five types:
#: noise, wrong, border, useless, reference.
MARGIN_CUTS = (-0.8, -1e-9, 0.3, 0.8)
MARGIN_COLOURS = ("#8c1515", "#e07b54", "#f2d98b", "#9ccba8", "#2b7a4b")


def _image(canvas: Canvas, layer: str) -> pg.ImageItem:
    image = pg.ImageItem()
    image.setZValue(Z[layer])
    canvas.addItem(image, ignoreBounds=True)
    return image


def _curve(canvas: Canvas, layer: str, connect: str = "pairs") -> pg.PlotCurveItem:
    curve = pg.PlotCurveItem(connect=connect)
    curve.setZValue(Z[layer])
    canvas.addItem(curve, ignoreBounds=True)
    return curve


def _scatter(canvas: Canvas, layer: str) -> pg.ScatterPlotItem:
    scatter = pg.ScatterPlotItem(pxMode=True)
    scatter.setZValue(Z[layer])
    canvas.addItem(scatter, ignoreBounds=True)
    return scatter


def _put(
    image: pg.ImageItem,
    values: npt.NDArray[Any],
    rect: QRectF,
    levels: tuple[float, float],
    visible: bool,
) -> None:
    image.setImage(values, autoLevels=False, levels=levels, rect=rect)
    image.setVisible(visible)


def _rect(rectangle: tuple[float, float, float, float]) -> QRectF:
    left, right, bottom, top = rectangle
    return QRectF(left, bottom, right - left, top - bottom)


def _segments(curve: pg.PlotCurveItem, segments: FloatArray) -> None:
    flat = segments.reshape(-1, 2)
    curve.setData(flat[:, 0], flat[:, 1], connect="pairs")


def _fade(colour: QColor, first: int, last: int) -> npt.NDArray[np.uint8]:
    """Return a table of one colour from one opacity to another, shape (256, 4)."""
    table = np.empty((256, 4), np.uint8)
    table[:, :3] = (colour.red(), colour.green(), colour.blue())
    table[:, 3] = np.linspace(first, last, 256).round()
    return table


def _hatching(shape: tuple[int, ...]) -> npt.NDArray[np.uint8]:
    rows, columns = np.ogrid[: shape[0], : shape[1]]
    return np.asarray((rows + columns) % 6 < 2, np.uint8)
