"""Layers of the plane; each owns its items and their colours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from workbench.core.results.pictures.plane_pictures import DensityPicture, RegionPicture
from workbench.ui.drawing.group_signs import FEW_SIGNS, sign_of, spot_styles
from workbench.ui.drawing.spots import Spots
from workbench.ui.rooms.explore.plane.canvas import Canvas
from workbench.ui.rooms.explore.plane.graphics_items import (
    Z,
    curve,
    fade,
    hatching,
    image,
    is_seen,
    put,
    qrect,
    scatter,
    set_segments,
)

FloatArray = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.int64]

_SIZE = 8.0
_FAINT = 70  # opacity of rows far from the slice, 0 to 255
_MIXED = -1
_NOTHING_YET = -2
_MANY = 5000  # points above which outlines are not drawn
_MOST, _SAMPLE = 50_000, 10_000  # of more rows, about so many are drawn
_NO_LINES = np.empty((0, 2, 2))
_SEGMENTS = 6000  # above, lines are drawn thin and without smoothing


class RegionLayer:
    """Tinted regions, their confidence, ties and boundary, and a ghost of the last."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self.labels = image(canvas, "regions")
        self.confidence = image(canvas, "confidence")
        self.ties = image(canvas, "ties")
        self.density = image(canvas, "density")
        self.boundary = curve(canvas, "boundary")
        self.ghost = curve(canvas, "ghost")
        self.voronoi = curve(canvas, "voronoi")
        self.truth = curve(canvas, "truth")
        self.dimmed = False
        self._segments: FloatArray = _NO_LINES

    def recolour(self) -> None:
        """Take the colours of the theme."""
        theme = self._canvas.theme
        c = theme.colours
        ground, muted, text = QColor(c.plot), QColor(c.muted), QColor(c.text)
        self.labels.setLookupTable(theme.region_table())
        # where nobody is sure the tint is washed out
        self.confidence.setLookupTable(fade(ground, 235, 0))
        self.density.setLookupTable(fade(text, 0, 150))
        self.ties.setLookupTable(
            np.array([(0, 0, 0, 0), muted.getRgb()] + [(0, 0, 0, 0)] * 254, np.uint8)
        )
        self._pens()
        dashes = pg.mkPen(c.muted, width=1, style=Qt.PenStyle.DashLine, cosmetic=True)
        self.ghost.setPen(dashes)
        # thick and outlined, in no colour a class may have
        self.truth.setPen(pg.mkPen(c.text, width=3))
        self.truth.setShadowPen(pg.mkPen(c.plot, width=7))
        thin = QColor(c.muted)
        thin.setAlpha(150)
        self.voronoi.setPen(pg.mkPen(thin, width=1))

    def _pens(self) -> None:
        many = len(self._segments) > _SEGMENTS
        colour = QColor(self._canvas.theme.colours.text)
        colour.setAlpha(200)
        self.boundary.setPen(pg.mkPen(colour, width=1 if many else 1.6))
        self.boundary.opts["antialias"] = not many

    def draw(self, picture: RegionPicture, shown: Mapping[str, bool]) -> None:
        """Show the regions; nothing of another one stays."""
        rect = qrect(picture.rectangle)
        self.set_dimmed(False)
        put(self.labels, picture.labels, rect, (0, 255), shown["regions"])
        if picture.confidence is not None:
            put(
                self.confidence,
                picture.confidence,
                rect,
                (0.5, 1.0),
                shown["confidence"],
            )
        else:
            self.confidence.clear()
        if picture.ties is not None:
            hatched = picture.ties * hatching(picture.ties.shape)
            put(self.ties, hatched, rect, (0, 255), shown["ties"])
        else:
            self.ties.clear()
        self._segments = _NO_LINES if picture.boundary is None else picture.boundary
        self._pens()
        set_segments(self.boundary, self._segments)
        self._canvas.layers_drawn.emit()

    def draw_density(self, picture: DensityPicture) -> None:
        """Show how dense the rows lie."""
        values = picture.density
        finite = values[np.isfinite(values)]
        top = float(np.percentile(finite, 99.5)) if finite.size else 1.0
        rect = qrect(picture.rectangle)
        put(self.density, values, rect, (0.0, max(top, 1e-30)), True)
        self._canvas.layers_drawn.emit()

    def draw_voronoi(self, segments: FloatArray) -> None:
        """Show the outlines of the cells."""
        set_segments(self.voronoi, segments)
        self._canvas.layers_drawn.emit()

    def draw_truth(self, segments: FloatArray) -> None:
        """Show the boundary of the optimal rule."""
        set_segments(self.truth, segments)
        self._canvas.layers_drawn.emit()

    def keep_ghost(self) -> None:
        """Leave the present boundary behind as a dashed line."""
        set_segments(self.ghost, self._segments)
        self._canvas.layers_drawn.emit()

    def set_dimmed(self, dimmed: bool) -> None:
        """Fade the picture while a newer one is being prepared."""
        if dimmed != self.dimmed:
            self.dimmed = dimmed
            self.labels.setOpacity(0.35 if dimmed else 1.0)
            self.boundary.setOpacity(0.35 if dimmed else 1.0)

    def set_visible(self, layer: str, shown: bool) -> None:
        """Show or hide one layer; names of other layers are left alone."""
        if layer in self._items():
            self._items()[layer].setVisible(shown)
            self._canvas.layers_drawn.emit()

    def _items(self) -> dict[str, Any]:
        return {
            "regions": self.labels,
            "boundary": self.boundary,
            "confidence": self.confidence,
            "ties": self.ties,
            "voronoi": self.voronoi,
            "density": self.density,
            "ghost": self.ghost,
            "truth": self.truth,
        }

    @property
    def seen(self) -> set[str]:
        """The layers that are switched on and have something to show."""
        return {name for name, item in self._items().items() if is_seen(item)}

    def clear(self) -> None:
        """Show nothing."""
        for picture in (self.labels, self.confidence, self.ties, self.density):
            picture.clear()
        self._segments = _NO_LINES
        for lines in (self.boundary, self.voronoi, self.ghost, self.truth):
            lines.clear()
        self._canvas.layers_drawn.emit()


class PointLayer:
    """The rows: one scatter per class, or one for all of many, and overlays."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._near: list[Spots] = []
        self._far: list[Spots] = []
        self._lifted = scatter(canvas, "selection")
        self.errors = scatter(canvas, "errors")
        self.margins = scatter(canvas, "margins")
        self.selection = scatter(canvas, "selection")
        self._counts: list[pg.TextItem] = []
        self._lifted_rows: list[int] = []
        #: Number of classes with a scatter, `_MIXED` for one of all; whether outlined.
        # before the first rows none is like it
        self._kind = _NOTHING_YET, True
        self._drawn: tuple[npt.NDArray[Any], ...] | None = None  # what is seen

    def draw(
        self,
        places: FloatArray,
        y: IntArray,
        n_classes: int,
        far: npt.NDArray[np.bool_],
    ) -> None:
        """Show all rows, those far from the slice faded."""
        mixed = n_classes > FEW_SIGNS
        self._prepare(_MIXED if mixed else n_classes, len(places))
        # a stroke shows its rows before it hands them to the session, which shows them too
        asked = places, y, far, np.array(self._lifted_rows, np.int64)
        if self._drawn is not None and all(map(np.array_equal, asked, self._drawn)):
            return
        self._drawn = asked
        hidden = np.zeros(len(places), bool)
        hidden[self._lifted_rows] = True
        shown = ~hidden & ~np.isnan(places).any(axis=1)
        if len(places) > _MOST:
            shown[np.arange(len(places)) % (len(places) // _SAMPLE) != 0] = False
        if mixed:
            self._draw_mixed(places, sign_of(y), shown, far)
        else:
            for c in range(n_classes + 1):
                mine = shown & (y == (c if c < n_classes else -1))
                self._near[c].setData(pos=places[mine & ~far])
                self._far[c].setData(pos=places[mine & far])
        self.draw_lifted(places, y)
        self._count_equal(places[shown])

    def _draw_mixed(
        self,
        places: FloatArray,
        sign: IntArray,
        shown: npt.NDArray[np.bool_],
        far: npt.NDArray[np.bool_],
    ) -> None:
        """Show rows of many classes in two scatters."""
        theme = self._canvas.theme
        for item, rows, alpha in (
            (self._near[0], shown & ~far, 255), (self._far[0], shown & far, _FAINT),
        ):  # fmt: skip
            item.setData(pos=places[rows], **spot_styles(theme, sign[rows], alpha))

    def _prepare(self, n_classes: int, n_points: int) -> None:
        """Have a scatter for each class and one for the other rows."""
        kind = n_classes, n_points <= _MANY
        if kind == self._kind:
            return
        self._kind, used = kind, max(n_classes, 0) + 1
        while len(self._near) < used:
            self._near.append(scatter(self._canvas, "points"))
            self._far.append(scatter(self._canvas, "far"))
        for unused in (*self._near[used:], *self._far[used:]):
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
        self._canvas.layers_drawn.emit()

    def draw_margins(
        self, places: FloatArray, y: IntArray, margins: FloatArray
    ) -> None:
        """Fill the rows by margin: the five types of Vorontsov's lecture.

        The shape stays that of the class, codes `y` of shape (n,).
        """
        kinds = np.digitize(margins, MARGIN_CUTS)
        brushes = np.array([pg.mkBrush(colour) for colour in MARGIN_COLOURS])
        pen = pg.mkPen(self._canvas.theme.colours.text, width=1)
        symbols = spot_styles(self._canvas.theme, sign_of(y))["symbol"]
        self.margins.wear(size=_SIZE + 2, pen=pen)
        self.margins.setData(pos=places, brush=brushes[kinds], symbol=symbols)
        self._canvas.layers_drawn.emit()

    @property
    def seen(self) -> set[str]:
        """The layers over the rows that are on and have something to show."""
        items = {"errors": self.errors, "margins": self.margins}
        return {name for name, item in items.items() if is_seen(item)}

    def recolour(self) -> None:
        """Take the colours of the theme."""
        c = self._canvas.theme.colours
        n_classes, outlined = self._kind
        for k, (near, away) in enumerate(zip(self._near, self._far, strict=True)):
            style = self._style(k if k < n_classes else -1)
            faint = QColor(style["brush"])
            faint.setAlpha(_FAINT)
            outline = style["pen"] if outlined else None
            for item, pen, brush in (
                (near, outline, style["brush"]), (away, None, faint),
            ):  # fmt: skip
                if n_classes == _MIXED:  # each spot has its own filling and symbol
                    item.wear(size=_SIZE, pen=pen)
                else:
                    item.wear(size=_SIZE, pen=pen, brush=brush, symbol=style["symbol"])
        self._drawn = None  # brushes of spots of many classes come with the rows
        ring = pg.mkPen(c.selection, width=2)
        self.selection.wear(size=_SIZE + 7, pen=ring, brush=pg.mkBrush(None))
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


#: The margins at which a row changes its type, and the colours of the five types:
#: noise, wrong, border, useless, reference.
MARGIN_CUTS = (-0.8, -1e-9, 0.3, 0.8)
MARGIN_COLOURS = ("#8c1515", "#e07b54", "#f2d98b", "#9ccba8", "#2b7a4b")
