"""The zoomed cell: lasso and rectangle, a halo, a caret for the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from workbench.api.data import Attribute, FloatArray, IntArray, date_text
from workbench.ui.drawing.group_signs import FEW_SIGNS, sign_marker, spot_styles
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.spots import Spots, nearest_place, pixel_size
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.rooms.visualize.marks import Dots, halo
from workbench.ui.rooms.visualize.scatter_matrix.matrix_cell import tile_image
from workbench.ui.rooms.visualize.view import Counts, View, blend, group_colour
from workbench.ui.services.theme import Theme

REACH = 12  # pixels within which the pointer touches a row
_CLICK = 4  # pixels that a click may wander
_CARET = 0.02  # of the picture, for each press of an arrow
_MANY = 5_000
_ALL = -1  # many groups, all in one item
Button = Qt.MouseButton


#: Pixels of the left axis beside numbers, and of the longest label there.
_NUMBERS, _LONGEST = 52, 110


class ZoomPlot(Plot):
    """Two attributes, large.

    Signals
    -------
    outlined(polygon, modifiers)
        A rectangle or lasso was drawn: corners of shape (v, 2).
    picked(row, modifiers)
        A row was clicked, or stepped to with ``,`` and ``.``; -1 for empty ground.
    hovered(row)
        The row under the pointer, -1 for none.
    """

    outlined = Signal(object, object)
    picked = Signal(int, object)
    hovered = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        self.view: View | None = None
        super().__init__(theme, "visualize_zoom_plot", parent=parent)
        self.columns = (-1, -1)
        self.lasso = False
        self._home = QRectF(0, 0, 1, 1)
        self._items: list[pg.GraphicsObject] = []
        self._groups: list[int] = []
        self._counts: Counts | None = None
        self._places: FloatArray = np.empty((0, 2))
        self._path: list[QPointF] = []
        self._pan: QPointF | None = None
        self._caret: QPointF | None = None
        self._corner: QPointF | None = None
        self._hover = self._last = -1
        self._dots, self._halo = Dots(12.0, ring=True), halo(18)
        self._outline, self._cross = (
            pg.PlotCurveItem(),
            pg.PlotCurveItem(connect="pairs"),
        )
        for z, mark in (
            (30, self._dots),
            (40, self._halo),
            (50, self._outline),
            (51, self._cross),
        ):
            mark.setZValue(z)
            self.addItem(mark, ignoreBounds=True)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.getPlotItem().getViewBox().sigRangeChanged.connect(self._on_range_changed)
        self.themed.connect(self.recolour)
        self.probes |= {"zoom": self._probe}
        self.recolour()

    # -- what is drawn ------------------------------------------------------------------------

    def show_pair(
        self, view: View | None, columns: tuple[int, int], rectangle: QRectF
    ) -> None:
        """Draw column x against column y; the rows follow with `show_rows`."""
        for item in self._items:
            self.removeItem(item)
        self._items, self._groups, self._counts = [], [], None
        self._places = np.empty((0, 2))
        self.view, self.columns, self._home = view, columns, rectangle
        self._hover = self._last = -1
        self._stop_outline()
        self._dots.set_points(np.empty(0), np.empty(0))
        self._halo.setData(x=[], y=[])
        if view is not None:
            x, y = (view.attribute(c) for c in columns)
            self._make_room(y.values)
            self.set_labels(x.name, y.name)
            self.reset_view()
            self._write_ticks()

    def waiting_groups(self) -> list[int]:
        """Return what `show_group` is to draw: groups, the largest first, or all at once."""
        view = self.view
        assert view is not None
        x, y = (view.drawn(c) for c in self.columns)
        self._places = np.column_stack([x, y])
        if len(view.names) > FEW_SIGNS:
            return [_ALL]
        sizes = np.bincount(view.codes, minlength=len(view.names))
        return [int(g) for g in np.argsort(-sizes, kind="stable") if sizes[g]]

    def show_group(self, group: int) -> None:
        """Draw the rows of one group as spots."""
        assert self.view is not None
        size = 8 if self.view.data.n_rows <= _MANY // 10 else 6
        size = size if self.view.data.n_rows <= _MANY else 4
        if group == _ALL:
            item = Spots(size=size, pen=self._pen())
            self._dress_all(item)
        else:
            own = (self.view.codes == group) & ~np.isnan(self._places).any(axis=1)
            item = Spots(
                symbol=sign_marker(self.theme, group), size=size,
                pen=self._pen(), name=self.view.names[group],
                brush=pg.mkBrush(group_colour(self.theme, self.view.names, group)),
            )  # fmt: skip
            item.setData(x=self._places[own, 0], y=self._places[own, 1])
        self.addItem(item, ignoreBounds=True)
        self._items.append(item)
        self._groups.append(group)

    def _dress_all(self, item: Spots) -> None:
        """Draw the rows of all groups, those of small ones above."""
        assert self.view is not None
        codes, names = self.view.codes, self.view.names
        order = np.argsort(-np.bincount(codes)[codes], kind="stable")
        rows = order[~np.isnan(self._places[order]).any(axis=1)]
        unlabelled = (codes[rows] == len(names) - 1) & (names[-1] == "?")
        styles = spot_styles(self.theme, np.where(unlabelled, -1, codes[rows]))
        item.setData(pos=self._places[rows], **styles)

    def _pen(self) -> Any:
        assert self.view is not None
        few = self.view.data.n_rows <= _MANY
        return pg.mkPen(self.theme.colours.plot, width=0.8) if few else pg.mkPen(None)

    def show_tiles(self, counts: Counts) -> None:
        """Draw how many rows lie where, counts of shape (groups, side, side)."""
        assert self.view is not None
        self._counts = counts
        item = tile_image(self.theme, self.view.names, counts, self._home)
        self.addItem(item, ignoreBounds=True)
        self._items.append(item)

    def mark(self, rows: IntArray) -> None:
        """Mark the selected rows."""
        if self.view is None or not (len(rows) or self._dots.count):
            return
        x, y = (self.view.places(rows, c) for c in self.columns)
        self._dots.set_points(x, y)

    def set_halo(self, row: int | None) -> None:
        """Ring one row, or none."""
        if row is None or self.view is None:
            self._halo.setData(x=[], y=[])
            return
        x, y = (self.view.places(np.array([row]), c) for c in self.columns)
        if not np.isnan(x + y).any():
            self._halo.setData(x=x, y=y)

    def reset_view(self) -> None:
        self.getPlotItem().setRange(self._home, padding=0.05)

    def recolour(self) -> None:
        """Take the colours of the theme for the marks."""
        if not hasattr(self, "_cross"):
            return
        c = self.theme.colours
        self._dots.set_colour(c.selection)
        self._halo.setPen(pg.mkPen(c.accent, width=2))
        dashed = pg.mkPen(c.accent, width=1.5, style=Qt.PenStyle.DashLine)
        self._outline.setPen(dashed)
        self._cross.setPen(pg.mkPen(c.accent, width=1))
        if self.view is None:
            return
        if self._counts is not None:
            self._items[0].setImage(blend(self.theme, self.view.names, self._counts))
        for item, group in zip(self._items, self._groups, strict=False):
            assert isinstance(item, Spots)
            if group == _ALL:
                item.opts["pen"] = self._pen()
                self._dress_all(item)
                continue
            colour = group_colour(self.theme, self.view.names, group)
            item.wear(size=item.opts["size"], pen=self._pen(), brush=colour)

    # -- axes -----------------------------------------------------------------------------------

    def _on_range_changed(self) -> None:
        if self.view is not None:
            self._write_ticks()

    def _write_ticks(self) -> None:
        assert self.view is not None
        seen = self.getPlotItem().getViewBox().viewRange()
        for side, column, (low, high) in zip(
            ("bottom", "left"), self.columns, seen, strict=True
        ):
            axis = self.getPlotItem().getAxis(side)
            shorten = partial(self._shortened, side)
            axis.setTicks(ticks(self.view.attribute(column), low, high, shorten))

    def _shortened(self, side: str, name: str, shown: int) -> str:
        """Cut a label where so many share an axis; those at the left have a line each."""
        along = self.getPlotItem().getViewBox().width() / max(shown, 1) - 8
        room = int(along) if side == "bottom" else _LONGEST
        mode = Qt.TextElideMode.ElideRight
        return str(self.fontMetrics().elidedText(name, mode, room))

    def _make_room(self, labels: Sequence[str]) -> None:
        """Make the left axis wide enough for its labels."""
        letters = self.fontMetrics()
        widest = max((letters.horizontalAdvance(name) for name in labels), default=0)
        title = letters.height() + 10
        width = max(_NUMBERS, min(widest, _LONGEST) + title)
        self.getPlotItem().getAxis("left").setWidth(width)

    # -- mouse ----------------------------------------------------------------------------------

    def _at(self, event: QMouseEvent) -> QPointF:
        box = self.getPlotItem().getViewBox()
        place: QPointF = box.mapSceneToView(self.mapToScene(event.position().toPoint()))
        return place

    def _pixels(self, a: QPointF, b: QPointF) -> float:
        width, height = pixel_size(self.getPlotItem().getViewBox())
        if not (width and height):
            return 0.0
        return float(np.hypot((a.x() - b.x()) / width, (a.y() - b.y()) / height))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        event.accept()
        if event.button() == Button.LeftButton and self.view is not None:
            self._path = [self._at(event)]
        elif event.button() == Button.MiddleButton:
            self._pan = self._at(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        here = self._at(event)
        if self._pan is not None:
            move = self._pan - here
            box = self.getPlotItem().getViewBox()
            box.translateBy(x=move.x(), y=move.y())
        elif self._path:
            self._path = [*self._path, here] if self.lasso else [self._path[0], here]
            self._draw_outline(self._corners())
        else:
            self._hover_at(here)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._pan = None
        if event.button() != Button.LeftButton or not self._path:
            return
        start, end = self._path[0], self._at(event)
        if not self.lasso:
            self._path = [start, end]
        corners = self._corners()
        self._stop_outline()
        if self._pixels(start, end) < _CLICK and len(corners) < 8:
            self._last = self._row_at(end)
            self.picked.emit(self._last, event.modifiers())
        else:
            self.outlined.emit(corners, event.modifiers())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._tell_hover(-1)

    def _corners(self) -> FloatArray:
        if self.lasso:
            return np.array([[p.x(), p.y()] for p in self._path])
        return _rectangle(self._path[0], self._path[-1])

    def _draw_outline(self, corners: FloatArray) -> None:
        closed = np.vstack([corners, corners[:1]])
        self._outline.setData(closed[:, 0], closed[:, 1])

    def _stop_outline(self) -> None:
        self._path, self._caret, self._corner = [], None, None
        for curve in (self._outline, self._cross):
            if curve.xData is not None:
                curve.clear()

    def _row_at(self, place: QPointF) -> int:
        box = self.getPlotItem().getViewBox()
        return nearest_place(box, self._places, place, REACH)

    def _hover_at(self, place: QPointF) -> None:
        self._tell_hover(self._row_at(place))

    def _tell_hover(self, row: int) -> None:
        if row != self._hover:
            self._hover = row
            self.hovered.emit(row)

    # -- keyboard ---------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step through rows with ``,`` and ``.``; the arrows move a caret.

        The space bar puts one corner of a rectangle at the caret, then the other.
        """
        key, none = event.key(), Qt.KeyboardModifier.NoModifier
        arrows = {
            Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Down: (0, -1), Qt.Key.Key_Up: (0, 1),
        }  # fmt: skip
        event.accept()
        if key in (Qt.Key.Key_Comma, Qt.Key.Key_Period) and len(self._places):
            step = 1 if key == Qt.Key.Key_Period else -1
            start = self._last if self._last >= 0 else -1 if step > 0 else 0
            self._last = (start + step) % len(self._places)
            self.picked.emit(self._last, none)
        elif key in arrows and self.view is not None:
            self._move_caret(*arrows[Qt.Key(key)])
        elif key == Qt.Key.Key_Space and self._caret is not None:
            self._put_corner(event.modifiers())
        elif key == Qt.Key.Key_Escape and self._caret is not None:
            self._stop_outline()
        else:
            super().keyPressEvent(event)

    def _move_caret(self, dx: int, dy: int) -> None:
        seen = self.getPlotItem().getViewBox().viewRect()
        at = self._caret or seen.center()
        at = at + QPointF(dx * _CARET * seen.width(), dy * _CARET * seen.height())
        self._caret = QPointF(
            min(max(at.x(), seen.left()), seen.right()),
            min(max(at.y(), seen.top()), seen.bottom()),
        )
        x, y = self._caret.x(), self._caret.y()
        self._cross.setData(
            [seen.left(), seen.right(), x, x], [y, y, seen.top(), seen.bottom()]
        )
        if self._corner is not None:
            self._draw_outline(_rectangle(self._corner, self._caret))
        self._hover_at(self._caret)

    def _put_corner(self, modifiers: Qt.KeyboardModifier) -> None:
        assert self._caret is not None
        if self._corner is None:
            self._corner = self._caret
            return
        corners = _rectangle(self._corner, self._caret)
        self._stop_outline()
        self.outlined.emit(corners, modifiers)

    # -- as data -----------------------------------------------------------------------------------

    @property
    def places(self) -> FloatArray:
        """Where the rows are drawn, shape (n, 2); empty while tiles are."""
        return self._places

    def table(self) -> TwinTable:
        """Every row drawn: its number, both values and its group."""
        view = self.view
        if view is None or not len(self._places):
            return super().table()
        x, y = (view.data.X[:, c] for c in self.columns)
        headers = (self.tr("row"), *(view.attribute(c).name for c in self.columns))
        columns = (np.arange(1, len(x) + 1), x, y)
        labels = view.labels(np.arange(len(x)))
        return TwinTable((*headers, self.tr("class")), (*columns, labels))

    def _probe(self) -> dict[str, Any]:
        return {
            "columns": list(self.columns), "points": len(self._places),
            "tiles": self._counts is not None, "selected": self._dots.count,
            "hover": self._hover, "lasso": self.lasso,
        }  # fmt: skip


def ticks(
    attribute: Attribute, low: float, high: float, shorten: Callable[[str, int], str]
) -> list[list[tuple[float, str]]] | None:
    """Return the ticks of labels and dates; None where numbers do by themselves.

    `shorten` cuts a name where so many share the axis.
    """
    if attribute.values:
        seen = [k for k in range(len(attribute.values)) if low <= k <= high]
        seen = seen[:: max(1, len(seen) // 12)]
        names = [shorten(attribute.values[k], len(seen)) for k in seen]
        return [[(float(k), name) for k, name in zip(seen, names, strict=True)]]
    if attribute.kind == "date":
        places = np.linspace(low, high, 5)[1::2].tolist()
        return [[(place, date_text(place)) for place in places]]
    return None


def _rectangle(a: QPointF, b: QPointF) -> FloatArray:
    return np.array(
        [[a.x(), a.y()], [b.x(), a.y()], [b.x(), b.y()], [a.x(), b.y()]], np.float64
    )
