"""One of the two planes: rows, selection, balls, arrows to targets and impostors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QWidget

from workbench.api import FloatArray, IntArray
from workbench.core.plane.impostors import Neighbourhood
from workbench.ui.drawing.framing import Framing
from workbench.ui.drawing.group_signs import FEW_SIGNS, n_signs, sign_of, spot_styles
from workbench.ui.drawing.overlays.overlay import halo
from workbench.ui.drawing.overlays.plane_overlays import PlaneOverlays
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.spots import Spots, nearest_place
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.services.theme import Theme

#: A click this many pixels from a row still means it.
REACH = 14
#: Points of this size in pixels; beyond MANY rows smaller and without an outline.
SIZE, MANY = 8, 5000
BINS = 24


class PlanePlot(Plot):
    """The rows in a plane.

    Signals
    -------
    row_picked(position, modifiers)
        A row was clicked, or stepped to with ``,`` and ``.``; -1 for empty ground.
    placed()
        The rows were put elsewhere.
    """

    row_picked = Signal(int, object)
    placed = Signal()

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, equal_aspect=True, parent=parent)
        self._points: FloatArray = np.empty((0, 2))
        self._y: IntArray = np.empty(0, np.int64)
        self._n_classes = 0
        self._selected: list[int] = []
        self._pair: tuple[int, ...] = ()
        self._numbers: IntArray = np.empty(0, np.int64)
        self._labels: tuple[str, ...] = ()
        self.framing = Framing(self.getPlotItem().getViewBox(), self)
        self._classes: list[Spots] = []
        self._members: list[IntArray] = []
        # above the rows: a needle lies under them
        self._balls = {
            kind: self._curve(14, f"{kind}_ball") for kind in ("euclidean", "learned")
        }
        self._links = self._curve(13, "links")
        self._threats = self._curve(13, "threats")
        self._histogram: list[pg.PlotCurveItem] = []
        self._line_ends = (-1.0, 1.0)
        self._crosses = self._overlay(20, "crosses")
        self._rings = self._overlay(21, "rings")
        self._ends = self._overlay(22, "pair")
        self._impostors: IntArray = np.empty(0, np.int64)
        self.overlays = PlaneOverlays(self)
        self.scene().sigMouseClicked.connect(self._on_scene_mouse_clicked)
        self.themed.connect(self.repaint_items)
        self.probes |= {
            "points": self._probe_points,
            "selection": self._probe_selection,
            "overlays": self.overlays.probe,
        }
        self.repaint_items()

    def _curve(self, z: int, name: str) -> pg.PlotCurveItem:
        curve = pg.PlotCurveItem(connect="finite")
        curve.setObjectName(name)
        curve.setZValue(z)
        self.addItem(curve, ignoreBounds=True)
        return curve

    def _overlay(self, z: float, name: str) -> Spots:
        scatter = Spots()
        scatter.setObjectName(name)
        scatter.setZValue(z)
        self.addItem(scatter, ignoreBounds=True)
        return scatter

    # -- rows -----------------------------------------------------------------------

    def show_rows(self, points: FloatArray, y: IntArray, n_classes: int) -> None:
        """Draw other rows: coordinates (n, 2) and class codes (n,)."""
        self._selected, self._pair = [], ()
        self._impostors = np.empty(0, np.int64)
        same = self._n_classes == n_classes and np.array_equal(y, self._y)
        if not same:  # items are dear: another metric of the same rows keeps them
            self._renew_items(y, n_classes)
        self.move(points)
        self.clear_neighbourhood()

    def _renew_items(self, y: IntArray, n_classes: int) -> None:
        for item in self._classes:
            self.removeItem(item)
        self._y, self._n_classes = y, n_classes
        self._members = [np.arange(len(y))]  # of many classes all in one item
        if not self._mixed:
            self._members = [np.flatnonzero(y == c) for c in range(n_classes)]
        self._classes = [
            self._overlay(10 + 0.01 * c, "rows") for c in range(len(self._members))
        ]
        self.repaint_items()

    @property
    def _mixed(self) -> bool:
        return self._n_classes > FEW_SIGNS

    def clear_rows(self) -> None:
        """Draw nothing."""
        if self.in_line_mode:
            self.leave_line()
        self.show_rows(np.empty((0, 2)), np.empty(0, np.int64), 0)
        for kind in self._balls:
            self.hide_ball(kind)

    def name_rows(self, rows: IntArray, labels: Sequence[str]) -> None:
        """Say which rows of the data set these are (n,), and what the classes' names are."""
        self._numbers, self._labels = np.asarray(rows, np.int64) + 1, tuple(labels)

    def table(self) -> TwinTable:
        """Every row drawn: its number, x, y and class."""
        if len(self._numbers) != len(self._points):
            return super().table()
        item = self.getPlotItem()
        axes = (item.getAxis(side).labelText or "" for side in ("bottom", "left"))
        return TwinTable(
            (self.tr("row"), *axes, self.tr("class")),
            (self._numbers, *self._points.T, np.array(self._labels)[self._y]),
        )

    @property
    def points(self) -> FloatArray:
        """Where the rows are drawn, shape (n, 2)."""
        return self._points

    def move(self, points: FloatArray) -> None:
        """Put the same rows elsewhere, shape (n, 2): once for each frame."""
        self._points = points
        self.overlays.show_rows(points, self._y)
        for item, members in zip(self._classes, self._members, strict=True):
            x, y = points[members].T
            if len(item.data) == len(x):
                item.move(x, y)
                continue
            mixed = spot_styles(self.theme, sign_of(self._y)) if self._mixed else {}
            item.setData(x=x, y=y, **mixed)
        self._place_marks()
        self.placed.emit()

    def fit_range(self, lowest: FloatArray, highest: FloatArray) -> None:
        """Show this rectangle, now and at `reset_view`."""
        span = np.maximum(highest - lowest, 1e-9)
        self.framing.show(QRectF(*lowest.tolist(), *span.tolist()))

    def reset_view(self) -> None:
        if self.in_line_mode:
            self._show_line_range()
        else:
            self.framing.show(self.framing.extent)

    # -- marks ----------------------------------------------------------------------

    def select(self, positions: list[int], pair: tuple[int, ...] = ()) -> None:
        """Ring some rows, and mark the two of a pair."""
        self._selected, self._pair = positions, pair
        self._place_marks()

    def _place_marks(self) -> None:
        points = self._points
        for item, chosen in (
            (self._rings, self._selected),
            (self._crosses, self._impostors),
            (self._ends, list(self._pair)),
        ):
            index = np.asarray(chosen, np.int64)
            if not len(index) and not len(item.data):
                continue  # most frames of a morph
            item.setData(x=points[index, 0], y=points[index, 1])

    def show_ball(self, kind: str, outline: FloatArray, centre: FloatArray) -> None:
        """Draw a ball, given around the origin, around `centre`."""
        self._balls[kind].setData(outline[:, 0] + centre[0], outline[:, 1] + centre[1])

    def hide_ball(self, kind: str) -> None:
        """Take a ball away."""
        _clear_curve(self._balls[kind])

    @property
    def seen(self) -> set[str]:
        """The layers round a row that are drawn."""
        curves = {**self._balls, "links": self._links, "threats": self._threats}
        return {name for name, curve in curves.items() if _is_drawn(curve)}

    def show_neighbourhood(self, here: Neighbourhood) -> None:
        """Draw solid links to the targets and dashed ones to the impostors."""
        self._impostors = here.impostors
        for curve, ends in (
            (self._links, here.targets),
            (self._threats, here.impostors),
        ):
            curve.setData(*_spokes(self._points[here.row], self._points[ends]))
        self._place_marks()

    def clear_neighbourhood(self) -> None:
        """Take links and crosses away, if there are any."""
        if not any(_is_drawn(curve) for curve in (self._links, self._threats)):
            return  # setting the rings of thousands of rows again would be felt
        self._impostors = np.empty(0, np.int64)
        for curve in (self._links, self._threats):
            _clear_curve(curve)
        self._place_marks()

    # -- line mode --------------------------------------------------------------------

    def show_line(self, values: FloatArray) -> None:
        """Draw rows that lie on one line: a band for each class below a histogram."""
        self.framing.suspend()
        self.move(np.column_stack([values, self._bands()]))
        lowest, highest = float(values.min()), float(values.max())
        pad = 0.05 * max(highest - lowest, 1e-9)
        edges = np.linspace(lowest - pad, highest + pad, BINS + 1)
        sign = sign_of(self._y)
        kinds = range(n_signs(self._n_classes))
        counts = [np.histogram(values[sign == c], edges)[0] for c in kinds]
        tallest = max((int(c.max(initial=0)) for c in counts), default=0) or 1
        for c, count in enumerate(counts):
            self._histogram_curve(c).setData(edges, count / tallest, stepMode="center")
        self._line_ends = float(edges[0]), float(edges[-1])
        self._show_line_range()
        self.getPlotItem().getAxis("left").setStyle(showValues=False)

    def _show_line_range(self) -> None:
        self.show_range(self._line_ends, (-1.05, 1.05), padding=0.02)

    def _bands(self) -> FloatArray:
        # the golden ratio spreads neighbours in the table far apart in the band
        n, n_classes = len(self._y), max(self._n_classes, 1)
        jitter = (np.arange(n) * 0.6180339887) % 1.0
        return np.asarray(-(self._y + 0.15 + 0.7 * jitter) / n_classes)

    def _histogram_curve(self, c: int) -> pg.PlotCurveItem:
        while len(self._histogram) <= c:
            curve = pg.PlotCurveItem()
            curve.setZValue(2)
            self.addItem(curve, ignoreBounds=True)
            self._histogram.append(curve)
        colour = self.theme.class_colour(c)
        fill = QColor(colour)
        fill.setAlphaF(0.25)
        curve = self._histogram[c]
        curve.setPen(pg.mkPen(colour, width=1.5))
        curve.setBrush(pg.mkBrush(fill))
        curve.setFillLevel(0.0)
        return curve

    def leave_line(self) -> None:
        """Return from line mode to the plane."""
        for curve in self._histogram:
            self.removeItem(curve)
        self._histogram = []
        self.getPlotItem().getAxis("left").setStyle(showValues=True)
        self.reset_view()

    @property
    def in_line_mode(self) -> bool:
        """Whether the rows are drawn on a line."""
        return bool(self._histogram)

    # -- looks --------------------------------------------------------------------------

    def repaint_items(self) -> None:
        """Give every item the colours of the theme."""
        c = self.theme.colours
        size = SIZE if len(self._y) <= MANY else 4
        outline = pg.mkPen(c.plot, width=0.8) if len(self._y) <= MANY else None
        for index, item in enumerate(self._classes):
            if self._mixed:  # each spot has its own symbol and filling
                item.wear(size=size, pen=outline)
                continue
            brush, symbol = (
                self.theme.class_colour(index),
                self.theme.class_marker(index),
            )
            item.wear(size=size, pen=outline, brush=brush, symbol=symbol)
        for index in range(len(self._histogram)):
            self._histogram_curve(index)
        dashed = Qt.PenStyle.DashLine
        for curve, pen in (
            (self._balls["learned"], pg.mkPen(c.accent, width=2)),
            (self._balls["euclidean"], pg.mkPen(c.muted, width=1.5, style=dashed)),
            (self._links, pg.mkPen(c.text, width=1.5)),
            (self._threats, pg.mkPen(c.error, width=1.5, style=dashed)),
        ):
            curve.setPen(pen)
            curve.setShadowPen(halo(self, pen.widthF()))
        self._crosses.setSymbol("x")
        self._crosses.setSize(SIZE + 3)
        self._crosses.setBrush(pg.mkBrush(c.error))
        self._crosses.setPen(pg.mkPen(c.plot, width=0.8))
        self._rings.setSymbol("o")
        self._rings.setSize(SIZE + 8)
        self._rings.setBrush(None)
        self._rings.setPen(pg.mkPen(c.selection, width=2))
        self._ends.setSymbol("s")
        self._ends.setSize(SIZE + 8)
        self._ends.setBrush(None)
        self._ends.setPen(pg.mkPen(c.accent, width=2))

    # -- input --------------------------------------------------------------------------

    def _on_scene_mouse_clicked(self, event: Any) -> None:
        if event.button() != Qt.MouseButton.LeftButton or not len(self._points):
            return
        event.accept()
        if self.overlays.press(event.scenePos()):
            return
        self.row_picked.emit(self._row_at(event.scenePos()), event.modifiers())

    def _row_at(self, place: Any) -> int:
        view = self.getPlotItem().getViewBox()
        return nearest_place(view, self._points, view.mapSceneToView(place), REACH)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step through the rows with ``,`` and ``.``."""
        steps = {Qt.Key.Key_Comma: -1, Qt.Key.Key_Period: 1}
        if event.key() in steps and len(self._points):
            step = steps[Qt.Key(event.key())]
            current = self._selected[-1] if self._selected else -1 if step > 0 else 0
            position = (current + step) % len(self._points)
            self.row_picked.emit(position, Qt.KeyboardModifier.NoModifier)
            event.accept()
            return
        super().keyPressEvent(event)

    # -- probes -------------------------------------------------------------------------

    def _probe_points(self) -> dict[str, Any]:
        return {
            "x": self._points[:, 0].tolist(),
            "y": self._points[:, 1].tolist(),
            "classes": self._y.tolist(),
            "line": self.in_line_mode,
        }

    def _probe_selection(self) -> dict[str, Any]:
        return {"positions": list(self._selected), "pair": list(self._pair)}


def _is_drawn(curve: pg.PlotCurveItem) -> bool:
    return curve.xData is not None and len(curve.xData) > 0


def _clear_curve(curve: pg.PlotCurveItem) -> None:
    if _is_drawn(curve):
        curve.setData([], [])


def _spokes(
    hub: FloatArray, ends: FloatArray
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Return one curve of lines from the hub to each end, lifted between them."""
    curve = np.full((3 * len(ends), 2), np.nan)
    curve[0::3], curve[1::3] = hub, ends
    return curve[:, 0], curve[:, 1]
