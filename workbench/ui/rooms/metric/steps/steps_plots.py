"""The three planes of the step-by-step page, in one scale, and what flies between them."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QElapsedTimer, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from workbench.api import FloatArray, IntArray
from workbench.ui.drawing.group_signs import FEW_SIGNS, sign_of, spot_styles
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.spots import Spots, nearest_place
from workbench.ui.drawing.unit_ball import metric_outline
from workbench.ui.services.theme import Theme

FRAME_MS = 16
#: Pixels.
ROW_SIZE = 7
#: A click this many pixels from a row still means it.
REACH = 14


class _SmallPlane(Plot):
    """A plane without axis names whose middle is given, and how far it reaches.

    Its sides are filled, whatever the units: three such planes of one size have one
    scale, so that an arrow is the same arrow in each of them.
    """

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent=parent)
        item = self.getPlotItem()
        item.getAxis("left").setWidth(34)
        item.getAxis("bottom").setHeight(22)
        item.setMouseEnabled(x=False, y=False)
        self._centre: FloatArray = np.zeros(2)
        self._reach: FloatArray = np.ones(2)

    def _scatter(self, z: float, symbol: str, size: int) -> Spots:
        scatter = Spots(symbol=symbol, size=size, pen=None)
        scatter.setZValue(z)
        self.addItem(scatter, ignoreBounds=True)
        return scatter

    def _curve(self, z: float) -> pg.PlotCurveItem:
        curve = pg.PlotCurveItem(connect="finite")
        curve.setZValue(z)
        self.addItem(curve, ignoreBounds=True)
        return curve

    def frame(self, centre: FloatArray, reach: FloatArray) -> None:
        """Show the rectangle of half sides `reach` around a place."""
        self._centre, self._reach = centre, reach
        self.reset_view()

    def reset_view(self) -> None:
        (x, y), (across, up) = self._centre, self._reach
        self.show_range((x - across, x + across), (y - up, y + up), padding=0.0)

    def place(self, point: FloatArray, on: QWidget) -> FloatArray:
        """Return where a point of the data lies on another widget, in pixels."""
        box = self.getPlotItem().getViewBox()
        spot = self.mapFromScene(box.mapViewToScene(QPointF(*point)))
        mapped = self.viewport().mapTo(on, spot)
        return np.array([mapped.x(), mapped.y()], float)


class RowPlane(_SmallPlane):
    """Rows, the one that is taken, and lines to its neighbours of either kind.

    Signals
    -------
    row_picked(position)
        A row was clicked.
    """

    row_picked = Signal(int)

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent)
        self._points: FloatArray = np.empty((0, 2))
        self._y: IntArray = np.empty(0, np.int64)
        self._classes: list[Spots] = []
        self._mixed = False  # whether all rows share an item
        self._same, self._other = self._curve(15), self._curve(15)
        self._hub = self._scatter(21, "o", 15)
        self._rings = self._scatter(19, "o", 15)
        self.scene().sigMouseClicked.connect(self._on_scene_mouse_clicked)
        self.themed.connect(self.repaint_items)
        self.repaint_items()

    @property
    def points(self) -> FloatArray:
        """Where the rows are drawn, shape (n, 2)."""
        return self._points

    def show_rows(self, points: FloatArray, y: IntArray, n_classes: int) -> None:
        """Draw other rows: coordinates (n, 2) and class codes (n,)."""
        known = np.array_equal(points, self._points) and np.array_equal(y, self._y)
        if known and self._mixed == (n_classes > FEW_SIGNS) and self._classes:
            return
        self._points, self._y = points, y
        self._mixed = n_classes > FEW_SIGNS
        wanted = 1 if self._mixed else n_classes
        while len(self._classes) > wanted:
            self.removeItem(self._classes.pop())
        while len(self._classes) < wanted:
            self._classes.append(self._scatter(10, "o", ROW_SIZE))
        if not self._mixed:
            for c, item in enumerate(self._classes):
                item.setData(x=points[y == c, 0], y=points[y == c, 1])
        self.repaint_items()

    def show_row(self, row: int, same: IntArray, other: IntArray) -> None:
        """Link a row (position; -1 for none) to others."""
        points = self._points
        for curve, ends in ((self._same, same), (self._other, other)):
            spokes = np.full((3 * len(ends), 2), np.nan)
            if len(ends):
                spokes[0::3], spokes[1::3] = points[row], points[ends]
            curve.setData(spokes[:, 0], spokes[:, 1])
        hub = points[[row]] if row >= 0 else points[:0]
        self._hub.setData(x=hub[:, 0], y=hub[:, 1])

    def show_selected(self, positions: IntArray) -> None:
        """Ring rows that are selected elsewhere."""
        chosen = self._points[positions]
        self._rings.setData(x=chosen[:, 0], y=chosen[:, 1])

    def repaint_items(self) -> None:
        """Give every item the colours of the theme."""
        c = self.theme.colours
        for index, item in enumerate(self._classes):
            outline = pg.mkPen(c.plot, width=0.8)
            if self._mixed:  # each spot has a sign of its own
                item.setPen(outline, update=False)
                signs = spot_styles(self.theme, sign_of(self._y))
                item.setData(pos=self._points, **signs)
                continue
            item.wear(
                size=ROW_SIZE,
                pen=outline,
                brush=self.theme.class_colour(index),
                symbol=self.theme.class_marker(index),
            )
        self._same.setPen(pg.mkPen(c.accent, width=2))
        self._other.setPen(pg.mkPen(c.error, width=2, style=Qt.PenStyle.DashLine))
        for item, colour in ((self._hub, c.text), (self._rings, c.selection)):
            item.setBrush(None)
            item.setPen(pg.mkPen(colour, width=2.5))

    def _on_scene_mouse_clicked(self, event: object) -> None:
        place = event.scenePos()  # type: ignore[attr-defined]
        view = self.getPlotItem().getViewBox()
        row = nearest_place(view, self._points, view.mapSceneToView(place), REACH)
        if row >= 0:
            self.row_picked.emit(row)


class SetPlane(_SmallPlane):
    """The differences gathered so far, those of the present row, and the covariance."""

    def __init__(
        self, theme: Theme, name: str, dashed: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, name, parent)
        self._dashed = dashed
        self._cross = self._curve(1)
        self._dots = self._scatter(2, "o", 4)
        self._spokes = self._curve(3)
        self._fresh = self._scatter(4, "o", 8)
        self._fresh.setObjectName("fresh")
        self._ellipse = self._curve(5)
        self._cross.setData([-1e9, 1e9, np.nan, 0, 0], [0, 0, np.nan, -1e9, 1e9])
        self.themed.connect(self.repaint_items)
        self.repaint_items()

    @property
    def colour(self) -> str:
        """The colour of what is new here."""
        c = self.theme.colours
        return c.error if self._dashed else c.accent

    def show_set(self, gathered: FloatArray, fresh: FloatArray) -> None:
        """Draw differences, shape (m, 2), and those the present row added."""
        self._dots.setData(x=gathered[:, 0], y=gathered[:, 1])
        self._fresh.setData(x=fresh[:, 0], y=fresh[:, 1])
        spokes = np.full((3 * len(fresh), 2), np.nan)
        spokes[0::3], spokes[1::3] = 0.0, fresh
        self._spokes.setData(spokes[:, 0], spokes[:, 1])

    def show_ellipse(self, sigma: FloatArray | None, share: float = 1.0) -> None:
        """Draw a covariance, shape (2, 2), at one and two standard deviations."""
        outline = np.empty((0, 2))
        if sigma is not None and np.linalg.matrix_rank(sigma, hermitian=True) == 2:
            inverse = np.asarray(np.linalg.inv(sigma), np.float64)
            gap = np.full((1, 2), np.nan)
            one, two = (metric_outline(inverse, share * r) for r in (1.0, 2.0))
            outline = np.vstack([one, gap, two])
        self._ellipse.setData(outline[:, 0], outline[:, 1])

    def repaint_items(self) -> None:
        """Give every item the colours of the theme."""
        c = self.theme.colours
        faint = QColor(c.text)
        faint.setAlphaF(0.4)
        style = Qt.PenStyle.DashLine if self._dashed else Qt.PenStyle.SolidLine
        self._cross.setPen(pg.mkPen(c.grid, width=1))
        self._dots.wear(size=4, pen=None, brush=faint)
        self._fresh.wear(
            size=8, pen=pg.mkPen(c.plot, width=0.8), brush=QColor(self.colour)
        )
        self._spokes.setPen(pg.mkPen(self.colour, width=1.5, style=style))
        self._ellipse.setPen(pg.mkPen(self.colour, width=2))


class FlyingArrows(QWidget):
    """Arrows that move from one plane to another, over everything, for a moment.

    Signals
    -------
    moved()
        A frame passed.
    landed()
        The arrows arrived; not sent when the flight was broken off.
    """

    moved = Signal()
    landed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._start: FloatArray = np.empty((0, 2, 2))
        self._end = self._start
        self._colour = QColor()
        self._lasts = 1
        self._clock = QElapsedTimer()
        self._frame = QTimer(self)
        self._frame.setInterval(FRAME_MS)
        self._frame.timeout.connect(self._on_frame_timeout)
        self.hide()

    @property
    def busy(self) -> bool:
        """Whether anything flies."""
        return self._frame.isActive()

    @property
    def ways(self) -> tuple[FloatArray, FloatArray]:
        """Where the arrows begin and where they land: foot and tip, each (n, 2, 2)."""
        return self._start, self._end

    @property
    def share(self) -> float:
        """How far it came, 0 to 1; slow at both ends."""
        if not self.busy:
            return 1.0
        t = min(self._clock.elapsed() / self._lasts, 1.0)
        return t * t * (3.0 - 2.0 * t)

    def start(
        self, start: FloatArray, end: FloatArray, colour: str, milliseconds: int
    ) -> None:
        """Let arrows fly: tail and head of each in pixels, shape (m, 2, 2)."""
        self._start, self._end, self._colour = start, end, QColor(colour)
        self._lasts = milliseconds
        self._clock.start()
        self._frame.start()
        self.setGeometry(self._ground.rect())
        self.raise_()
        self.show()

    def stop(self) -> None:
        """Break off."""
        self._frame.stop()
        self.hide()

    def _on_frame_timeout(self) -> None:
        if self._clock.elapsed() >= self._lasts:
            self.stop()
            self.landed.emit()
            return
        self.moved.emit()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._colour, 2.0))
        painter.setBrush(self._colour)
        share = self.share
        for tail, head in self._start + share * (self._end - self._start):
            painter.drawLine(QPointF(*tail), QPointF(*head))
            painter.drawEllipse(QPointF(*head), 3.5, 3.5)
        painter.end()
