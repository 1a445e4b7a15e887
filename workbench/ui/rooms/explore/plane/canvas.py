"""The plane: it turns mouse and keys into gestures of the current tool."""

from __future__ import annotations

import time
from collections.abc import Iterable

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QGraphicsSceneWheelEvent, QWidget

from workbench.core.session.session import SelectMode
from workbench.ui.drawing.framing import Framing
from workbench.ui.drawing.overlays.plane_overlays import PlaneOverlays
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.rooms.explore.plane.strokes import StrokePreview
from workbench.ui.rooms.explore.plane.tools import (
    TOOLS,
    EllipseTool,
    LineTool,
    NearTool,
    Pointer,
    SprayTool,
    Tool,
)
from workbench.ui.services.latency import Latency
from workbench.ui.services.theme import Theme

FloatArray = npt.NDArray[np.float64]
Button = Qt.MouseButton

REACH = 12  # pixels within which the pointer touches a point
_CLICK = 4  # pixels that a click may wander
_ZOOM_OUT = 20  # times the extent of the data


class CanvasView(pg.ViewBox):
    """A view that is panned by its owner and zoomed by the wheel, within limits."""

    def __init__(self) -> None:
        super().__init__(enableMenu=False)
        self.framing = Framing(self, self)

    def mouseDragEvent(self, ev: object, axis: int | None = None) -> None:
        """Drags belong to the tools."""

    def mouseClickEvent(self, ev: object) -> None:
        """Clicks belong to the tools."""

    def wheelEvent(self, ev: QGraphicsSceneWheelEvent, axis: int | None = None) -> None:
        """Zoom, but never further out than some times the data."""
        factor = 1.02 ** (-ev.delta() * self.state["wheelScaleFactor"] * -1)
        seen = self.viewRect()
        extent = self.framing.extent
        widest = _ZOOM_OUT * max(extent.width(), extent.height())
        if factor < 1 or max(seen.width(), seen.height()) * factor < widest:
            self.scaleBy((factor, factor), center=self.mapToView(ev.pos()))
        ev.accept()


class Canvas(Plot):
    """The plot of the plane, with its tools.

    Signals
    -------
    selected(rows, mode)
    queried(x, y, pinned)
    query_freed(x, y)
        A click while the query was pinned.
    menu_requested(QPoint)
        In coordinates of the screen.
    range_changed()
    layers_drawn()
        A layer got something to show, or lost it.
    """

    selected = Signal(list, str)
    queried = Signal(float, float, bool)
    query_freed = Signal(float, float)
    menu_requested = Signal(object)
    range_changed = Signal()
    layers_drawn = Signal()
    lifted = Signal(list)
    reset_requested = Signal()

    def __init__(
        self,
        theme: Theme,
        board: StrokePreview,
        latency: Latency,
        parent: QWidget | None = None,
    ) -> None:
        view = CanvasView()
        super().__init__(
            theme, "explore_canvas_plot", equal_aspect=True, view=view, parent=parent
        )
        self.framing = view.framing
        self.board, self.latency, self.view = board, latency, view
        self.positions: FloatArray = np.empty((0, 2))
        self.names = ("x", "y")  # of the axes
        self.selection: frozenset[int] = frozenset()
        self.pinned = False  # the query stays, whatever the pointer does
        self.outline = pg.PlotCurveItem()
        self.outline.setZValue(60)
        self.addItem(self.outline, ignoreBounds=True)
        # pyqtgraph lets the names of axes reach a little beyond them
        self.getPlotItem().layout.setContentsMargins(4, 1, 1, 4)
        for side in ("bottom", "left"):
            self.getPlotItem().getAxis(side).enableAutoSIPrefix(False)
        self.overlays = PlaneOverlays(self)
        self.tools: dict[str, Tool] = {cls.name: cls(self) for cls in TOOLS}
        self.tool: Tool = self.tools["query"]
        self._button = Button.NoButton
        self._pan_from: QPointF | None = None
        self._space_down = False
        self._marks: list[tuple[str, float]] = []
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        view.sigRangeChanged.connect(self._on_view_range_changed)

    def table(self) -> TwinTable:
        """Every row on the plane: number, x, y and class."""
        data, places = self.board.data, self.positions
        if data is None or len(places) != data.n_rows:
            return super().table()
        headers = (self.tr("row"), *self.names)
        columns = (np.arange(1, len(places) + 1), places[:, 0], places[:, 1])
        if not data.has_nominal_class:
            return TwinTable(headers, columns)
        labels = np.array([*data.classes, "?"])[data.y]  # -1 is missing, the last
        return TwinTable((*headers, data.class_attribute.name), (*columns, labels))

    def set_labels(self, bottom: str, left: str) -> None:
        super().set_labels(bottom, left)
        self.names = bottom, left

    def set_caption(self, text: str) -> None:
        """Say above the plane what it is; it goes with every exported figure."""
        lines = text.count("<br>") + 1
        self.getPlotItem().setTitle(
            text or None,
            lines * (self.fontMetrics().height() + 2) + 4,
            color=self.theme.colours.text,
            size="9.5pt",
        )

    # -- what tools ask -----------------------------------------------------------

    def choose(self, name: str) -> None:
        """Switch to another tool."""
        self.cancel_gesture()
        self.tool = self.tools[name]
        cross = Qt.CursorShape.CrossCursor
        arrow = Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(arrow if name in ("select", "drag") else cross)

    def set_spray(self, count: int, shape: str, radius: float) -> None:
        """Set how many rows tools put, how a cloud looks, and how far tools reach."""
        for tool in self.tools.values():
            if isinstance(tool, SprayTool | LineTool | EllipseTool):
                tool.count = count
            if isinstance(tool, SprayTool | EllipseTool):
                tool.shape = shape
            if isinstance(tool, SprayTool | NearTool):
                tool.radius = radius

    def pixel(self) -> tuple[float, float]:
        """Return the size of one pixel in the units of the attributes."""
        rect, size = self.view.viewRect(), self.view.boundingRect()
        return rect.width() / max(size.width(), 1), rect.height() / max(
            size.height(), 1
        )

    def is_click(self, start: tuple[float, float], end: tuple[float, float]) -> bool:
        """Whether a gesture was too short for a drag."""
        px, py = self.pixel()
        dx, dy = (end[0] - start[0]) / px, (end[1] - start[1]) / py
        return bool(np.hypot(dx, dy) < _CLICK)

    def rows_near(
        self,
        place: tuple[float, float],
        reach: float = REACH,
        since: tuple[float, float] | None = None,
    ) -> list[int]:
        """Return the rows within some pixels of a place, the nearest first.

        With `since`, of the straight way from there: a quick hand is seen at few places.
        """
        if not len(self.positions):
            return []
        pixel = np.array(self.pixel())
        offset = (self.positions - np.array(place)) / pixel
        if since is not None:
            way = (np.array(since) - np.array(place)) / pixel
            along = np.clip(offset @ way / max(float(way @ way), 1e-12), 0, 1)
            offset -= np.outer(along, way)
        far = np.hypot(offset[:, 0], offset[:, 1])
        near = np.flatnonzero(far <= reach)
        return [int(row) for row in near[np.argsort(far[near], kind="stable")]]

    def row_at(self, place: tuple[float, float]) -> int | None:
        """Return the row under a place."""
        near = self.rows_near(place)
        return near[0] if near else None

    def lift(self, rows: Iterable[int]) -> None:
        """Draw some rows apart from the rest while they are dragged."""
        self.lifted.emit(list(rows))

    def select_rows(self, rows: list[int], mode: SelectMode) -> None:
        """Ask for a selection."""
        self.selected.emit(rows, mode)

    def move_query(self, x: float, y: float, *, pin: bool) -> None:
        """Ask at a place, and pin the query there."""
        self.queried.emit(x, y, pin)

    def free_query(self, x: float, y: float) -> None:
        """Let the query follow the pointer again."""
        self.query_freed.emit(x, y)

    def cancel_gesture(self) -> bool:
        """Abort what the pointer is doing; False when it does nothing."""
        if self._button == Button.NoButton:
            return False
        self._button = Button.NoButton
        self.tool.abort()
        return True

    def mark(self, name: str, started: float) -> None:
        """Measure `name` until the next picture is on screen."""
        self._marks.append((name, started))

    def reset_view(self) -> None:
        self.reset_requested.emit()

    def frame(self, extent: QRectF, ratio: float = 1.0) -> None:
        """Show the extent of the data; one unit of x is `ratio` units of y long."""
        self.framing.show(extent, ratio)

    # -- mouse --------------------------------------------------------------------

    def to_data(self, pos: QPointF) -> QPointF:
        """Turn a position in the viewport into the units of the attributes."""
        return QPointF(self.view.mapSceneToView(self._to_scene(pos)))

    def _to_scene(self, pos: QPointF) -> QPointF:
        scene: QPointF = self.viewportTransform().inverted()[0].map(pos)
        return scene

    def _pointer(self, event: QMouseEvent) -> Pointer:
        at = self.to_data(event.position())
        return Pointer(at.x(), at.y(), self._button, event.modifiers())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        event.accept()
        if self._button != Button.NoButton or self._pan_from is not None:
            return
        left = event.button() == Button.LeftButton
        if left and self.overlays.press(self._to_scene(event.position())):
            return
        if event.button() == Button.MiddleButton or self._space_down:
            self._pan_from = event.position()
        elif left or self.tool.paints:
            self._button = event.button()
            self.tool.press(self._pointer(event))
        else:
            self.menu_requested.emit(event.globalPosition().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._pan_from is not None:
            before, after = self.to_data(self._pan_from), self.to_data(event.position())
            self._pan_from = event.position()
            self.view.translateBy(x=before.x() - after.x(), y=before.y() - after.y())
        elif self._button != Button.NoButton:
            self.tool.drag(self._pointer(event))
        else:
            self.tool.hover(self._pointer(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._pan_from is not None:
            self._pan_from = None
        elif event.button() == self._button:
            at = self._pointer(event)
            self._button = Button.NoButton
            self.tool.release(Pointer(at.x, at.y, event.button(), event.modifiers()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        event.accept()

    # -- keys and painting --------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self._space_down = True
            event.accept()
        elif event.key() == Qt.Key.Key_Escape and self.cancel_gesture():
            event.accept()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space_down = False
        super().keyReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        marks, self._marks = self._marks, []
        now = time.perf_counter()
        for name, started in marks:
            self.latency.add(name, now - started)

    def _on_view_range_changed(self) -> None:
        self.range_changed.emit()
