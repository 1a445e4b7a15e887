"""The plane of charges: the field behind them, their radii, and what hands do to them."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from workbench.api.data import FloatArray
from workbench.core.plane.charge_plane import ChargePlane
from workbench.numerics.contours import score_boundary
from workbench.numerics.votes.votes import TIE
from workbench.ui.drawing.group_signs import spot_styles
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.spots import Spots
from workbench.ui.rooms.explore.potential.charge_numbers import ChargeNumbers
from workbench.ui.services.theme import Theme, rgb

Rectangle = tuple[float, float, float, float]
Key = Qt.Key
_SHIFT = Qt.KeyboardModifier.ShiftModifier

_ROW = 7.0  # pixels of a row, and of a charge of 0
_FAINT = 120  # opacity of a row without a charge
_CHARGE, _GROWS, _LARGEST = 9.0, 3.0, 27.0  # pixels of charges: 9 + 3 √γ, at most 27
_GRIP = 9.0  # pixels within which a charge or a ring is taken hold of
_STILL = 4.0  # pixels that a press may move and still be a click
_CIRCLE = np.linspace(0.0, 2.0 * np.pi, 49)
_FEW = _CIRCLE[::2]  # of rings that are drawn by the hundred
# the opacity of the winner's tint, where its margin is 0 and where it is large
_WEAK, _STRONG = 40.0, 165.0
_ARROWS = {
    Key.Key_Left: (-1.0, 0.0), Key.Key_Right: (1.0, 0.0), Key.Key_Up: (0.0, 1.0),
    Key.Key_Down: (0.0, -1.0),
}  # fmt: skip
_STEP, _SMALL = 0.02, 0.004  # of the view, for an arrow alone and with Shift
_WIDER = 1.1
_LEAST = 1e-300  # a potential below is none


class FieldPlot(Plot):
    """Rows, charges and their field; charges are dragged, and their rings, too.

    Page Up and Page Down choose a charge, arrows move it (Shift: little), ``[`` and
    ``]`` change its radius, Insert and Delete its charge, Space looks at the next row.

    Signals
    -------
    chosen(row)
        A row was clicked or chosen by a key.
    moved(row, x, y)
        Its charge was put to a place, in the units of the axes.
    widened(row, width)
        Its radius was changed, in the units of the distance.
    raised(row, by)
        Its charge is to grow by so much.
    stepped()
        The next row is to be looked at.
    """

    chosen = Signal(int)
    moved = Signal(int, float, float)
    widened = Signal(int, float)
    raised = Signal(int, int)
    stepped = Signal()

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent=parent)
        self.plane: ChargePlane | None = None
        self.row = -1
        self._factor = np.ones(2)  # units of the distance in a unit of each axis
        self._drag = ""  # "move" or "widen" while a charge or a ring is held
        self._pressed = QPointF()
        self._beyond = False  # whether the press has moved
        self._make_items()

    def _make_items(self) -> None:
        self.image = pg.ImageItem()
        self.contour = pg.PlotCurveItem(connect="pairs")
        self._rings = pg.PlotCurveItem(connect="finite")
        self._ring = pg.PlotCurveItem()
        self._tethers = pg.PlotCurveItem(connect="pairs")
        self._rows, self._charges = Spots(), Spots()
        self._errors, self._next = Spots(), Spots()
        self._numbers = ChargeNumbers()
        layers = (
            self.image, self.contour, self._rings, self._tethers, self._rows,
            self._errors, self._charges, self._next, self._ring, self._numbers,
        )  # fmt: skip
        for z, item in enumerate(layers):
            item.setZValue(z)
            self.addItem(item, ignoreBounds=True)

    # -- what is drawn ----------------------------------------------------------

    def show_plane(self, plane: ChargePlane | None, factor: FloatArray) -> None:
        """Take other rows; `draw` shows them."""
        self.plane, self._factor, self.row = plane, factor, -1
        self._drag = ""
        self.reset_view()

    def draw(self) -> None:
        """Draw rows, charges, radii and marks as they are now."""
        plane = self.plane
        if plane is None:
            for item in (self.contour, self._rings, self._ring, self._tethers):
                item.setData([], [])
            for spots in (self._rows, self._charges, self._errors, self._next):
                spots.setData(pos=np.empty((0, 2)))
            self._numbers.show_texts(np.empty((0, 2)), (), np.empty(0))
            self.image.clear()
            return
        colours = self.theme.colours
        rows, places = plane.rows / self._factor, plane.places / self._factor
        self._rows.setData(pos=rows, **spot_styles(self.theme, plane.codes, _FAINT))
        self._rows.setSize(_ROW)
        self._rows.setPen(None)
        self._draw_charges(plane, places)
        wrong = ~plane.right if plane.charges.any() else np.zeros(plane.n_rows, bool)
        self._errors.setData(pos=rows[wrong])
        pen = pg.mkPen(colours.error, width=1.5)
        self._errors.wear(size=13, pen=pen, brush=pg.mkBrush(None), symbol="o")
        tethered = np.flatnonzero(plane.moved)
        ends = np.stack([rows[tethered], places[tethered]], axis=1).reshape(-1, 2)
        pen = pg.mkPen(colours.text, width=1, style=Qt.PenStyle.DotLine)
        self._tethers.setData(ends[:, 0], ends[:, 1], pen=pen)
        self._next.setData(pos=rows[[] if plane.done else [plane.next_row]])
        pen = pg.mkPen(colours.text, width=1.5)
        self._next.wear(size=19, pen=pen, brush=pg.mkBrush(None), symbol="s")
        self._draw_ring(plane, places)

    def _draw_charges(self, plane: ChargePlane, places: FloatArray) -> None:
        charged = np.flatnonzero(plane.charges)
        gamma = plane.charges[charged]
        sizes = np.minimum(_CHARGE + _GROWS * np.sqrt(gamma), _LARGEST)
        style = spot_styles(self.theme, plane.codes[charged])
        pen = pg.mkPen(self.theme.colours.plot, width=1)
        self._charges.setData(
            pos=places[charged], size=sizes, brush=list(style["brush"]),
            symbol=list(style["symbol"]), pen=pen,
        )  # fmt: skip
        self._numbers.wear(
            self.theme.colours.text, self.theme.colours.plot, self.font()
        )
        self._numbers.show_texts(
            places[charged], [str(g) for g in gamma.tolist()], sizes / 2 - 1
        )
        circles = np.stack([np.cos(_FEW), np.sin(_FEW)], axis=1)
        reach = plane.widths[charged, None, None] / self._factor
        around = np.full((len(charged), len(circles) + 1, 2), np.nan)
        around[:, :-1] = places[charged, None] + reach * circles
        flat = around.reshape(-1, 2)
        line = pg.mkColor(self.theme.colours.text)
        line.setAlpha(60)
        self._rings.setData(flat[:, 0], flat[:, 1], pen=pg.mkPen(line, width=1))

    def _draw_ring(self, plane: ChargePlane, places: FloatArray) -> None:
        if not 0 <= self.row < plane.n_rows:
            self._ring.setData([], [])
            return
        reach = plane.widths[self.row] / self._factor
        x = places[self.row, 0] + reach[0] * np.cos(_CIRCLE)
        y = places[self.row, 1] + reach[1] * np.sin(_CIRCLE)
        self._ring.setData(x, y, pen=pg.mkPen(self.theme.colours.selection, width=2.5))

    def cells(self, side: int) -> tuple[FloatArray, FloatArray, Rectangle]:
        """Cut what is seen into side x side cells.

        Returns
        -------
        x, y : ndarray, shape (side,)
            Their centres, in the units of the distance.
        rectangle
            Left, right, bottom, top of all of them, in the units of the axes.
        """
        seen = self.viewRect()
        left, right = seen.left(), seen.right()
        bottom, top = sorted((seen.top(), seen.bottom()))
        middles = (np.arange(side) + 0.5) / side
        x = (left + middles * (right - left)) * self._factor[0]
        y = (bottom + middles * (top - bottom)) * self._factor[1]
        return x, y, (left, right, bottom, top)

    def show_field(
        self, field: FloatArray, x: FloatArray, y: FloatArray, rectangle: Rectangle
    ) -> None:
        """Draw potentials, shape (n_classes, ny, nx), sampled as `cells` says."""
        plane = self.plane
        if plane is None:
            return
        left, right, bottom, top = rectangle
        rect = QRectF(left, bottom, right - left, top - bottom)
        table = np.array(
            [rgb(self.theme.class_colour(i)) for i in range(plane.n_classes)],
            np.uint8,
        )
        self.image.setImage(painted(field, table, plane.top()), rect=rect, levels=None)
        # logarithms are equal where the potentials are, and smooth in between
        logs = np.log(np.maximum(field, _LEAST))
        lines = score_boundary(logs, x, y).reshape(-1, 2) / self._factor
        pen = pg.mkPen(self.theme.colours.text, width=1.6)
        self.contour.setData(lines[:, 0], lines[:, 1], connect="pairs", pen=pen)

    def reset_view(self) -> None:
        """Show all rows and the room that their charges act in."""
        plane = self.plane
        if plane is None or not plane.n_rows:
            self.show_range((-1.0, 1.0), (-1.0, 1.0))
            return
        low, high = (end / self._factor for end in (plane.rows.min(0), plane.rows.max(0)))  # fmt: skip
        flat = high <= low
        low, high = np.where(flat, low - 1.0, low), np.where(flat, high + 1.0, high)
        self.show_range((low[0], high[0]), (low[1], high[1]), padding=0.08)

    # -- the mouse --------------------------------------------------------------

    def _pixels(self, places: FloatArray) -> FloatArray:
        """Return where places, in units of the distance, are on the viewport."""
        box = self.getPlotItem().getViewBox()
        points = [
            self.mapFromScene(box.mapViewToScene(QPointF(x, y)))
            for x, y in (places / self._factor).tolist()
        ]
        return np.array([(p.x(), p.y()) for p in points], np.float64).reshape(-1, 2)

    def _place_at(self, at: QPointF) -> FloatArray:
        """Return the place under a pixel, in the units of the axes."""
        box = self.getPlotItem().getViewBox()
        place = box.mapSceneToView(self.mapToScene(at.toPoint()))
        return np.array([place.x(), place.y()])

    def row_at(self, at: QPointF) -> int:
        """Return the row whose charge is under a pixel, charged ones first; -1: none."""
        plane = self.plane
        if plane is None or not plane.n_rows:
            return -1
        here = np.array([at.x(), at.y()])
        away = np.hypot(*(self._pixels(plane.places) - here).T)
        if away.min() > _GRIP:
            return -1
        near = away <= _GRIP
        charged = near & (plane.charges > 0)
        away[~(charged if charged.any() else near)] = np.inf
        return int(away.argmin())

    def on_ring(self, at: QPointF) -> bool:
        """Whether a pixel is on the ring of the row that is chosen."""
        plane = self.plane
        if plane is None or not 0 <= self.row < plane.n_rows:
            return False
        around = np.stack([np.cos(_CIRCLE), np.sin(_CIRCLE)], axis=1)
        ring = plane.places[self.row] + plane.widths[self.row] * around
        pixels = self._pixels(ring)
        return _distance_to_line(np.array([at.x(), at.y()]), pixels) <= _GRIP

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        if event.button() != Qt.MouseButton.LeftButton or self.plane is None:
            super().mousePressEvent(event)
            return
        row = self.row_at(at)
        self._drag = "widen" if row < 0 and self.on_ring(at) else ""
        if row >= 0:
            self._drag = "move"
            self.chosen.emit(row)
        self._pressed, self._beyond = at, False
        if self._drag:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            event.accept()
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self._drag:
            super().mouseMoveEvent(event)
            return
        at = event.position()
        if not self._beyond and (at - self._pressed).manhattanLength() <= _STILL:
            return
        self._beyond = True
        plane, place = self.plane, self._place_at(at)
        if plane is None:
            return
        if self._drag == "move":
            self.moved.emit(self.row, *place.tolist())
        else:
            gap = place * self._factor - plane.places[self.row]
            self.widened.emit(self.row, float(np.hypot(*gap)))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._drag:
            self._drag = ""
            event.accept()
            return
        super().mouseReleaseEvent(event)

    # -- the keyboard -----------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plane = self.plane
        if plane is None or not self._pressed_key(plane, event):
            super().keyPressEvent(event)
        else:
            event.accept()

    def _pressed_key(self, plane: ChargePlane, event: QKeyEvent) -> bool:
        """Do what a key means here; whether it means something."""
        key, row = event.key(), self.row
        if key == Key.Key_Space:
            self.stepped.emit()
        elif key in (Key.Key_PageDown, Key.Key_PageUp):
            by = 1 if key == Key.Key_PageDown else -1
            self.chosen.emit((row + by) % plane.n_rows if row >= 0 else 0)
        elif row < 0:
            return False
        elif key in _ARROWS:
            share = _SMALL if event.modifiers() & _SHIFT else _STEP
            seen = self.viewRect()
            by_x, by_y = _ARROWS[Key(key)]
            x, y = (plane.places[row] / self._factor).tolist()
            self.moved.emit(
                row,
                x + by_x * share * seen.width(),
                y + by_y * share * abs(seen.height()),
            )
        elif event.text() in ("[", "]"):
            factor = _WIDER if event.text() == "]" else 1.0 / _WIDER
            self.widened.emit(row, float(plane.widths[row] * factor))
        elif key in (Key.Key_Insert, Key.Key_Delete):
            self.raised.emit(row, 1 if key == Key.Key_Insert else -1)
        else:
            return False
        return True


def painted(
    field: FloatArray, colours: npt.NDArray[np.uint8], top: float
) -> npt.NDArray[np.uint8]:
    """Return the tint of the winner of each cell, stronger where it wins by more.

    Parameters
    ----------
    field : ndarray, shape (n_classes, ny, nx)
    colours : ndarray of uint8, shape (n_classes, 3)
    top : float
        The margin of half the strength: that of one charge in its very place.

    Returns
    -------
    ndarray of uint8, shape (ny, nx, 4)
        Transparent where no class wins alone.
    """
    winner = field.argmax(axis=0)
    best = field.max(axis=0)
    second = np.partition(field, -2, axis=0)[-2] if len(field) > 1 else 0.0
    margin = best - second
    picture = np.zeros((*winner.shape, 4), np.uint8)
    picture[..., :3] = colours[winner]
    strength = _WEAK + (_STRONG - _WEAK) * margin / (margin + top)
    picture[..., 3] = np.where(margin > best * TIE, strength, 0.0)
    return picture


def _distance_to_line(point: FloatArray, line: FloatArray) -> float:
    """Return how far a point is from a line through points, shape (n, 2)."""
    start, along = line[:-1], np.diff(line, axis=0)
    length = np.maximum((along**2).sum(axis=1), 1e-12)
    share = np.clip(((point - start) * along).sum(axis=1) / length, 0.0, 1.0)
    return float(np.hypot(*(start + share[:, None] * along - point).T).min())
