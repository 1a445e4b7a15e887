"""Three dimensions without OpenGL: surfaces painted with QPainter, from far to near.

QPainter draws vectors, so a surface is exported like any other plot, and it works
where no graphics card is, as on remote desktops.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from workbench.api import FloatArray
from workbench.core.plane.projection3d import Camera, far_to_near
from workbench.ui.drawing.surface_items import Line, Mesh, Spot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.services.theme import Theme

#: Radians for one press of an arrow key, and for one pixel of a drag.
STEP, PER_PIXEL = math.radians(5.0), math.radians(0.5)
#: Pixels the handle goes for one press of an arrow key with Shift.
NUDGE = 6
#: A press this many pixels from the handle takes hold of it.
REACH = 16
#: One notch of the wheel, in Qt's eighths of a degree; it moves the handle so far.
NOTCH, NOTCH_PIXELS = 120.0, 10.0
MARGIN = 20

Key = Qt.Key
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_ARROWS = {
    Key.Key_Left: (-1, 0), Key.Key_Right: (1, 0), Key.Key_Up: (0, -1), Key.Key_Down: (0, 1),
}  # fmt: skip
_DEPTH = {Key.Key_PageUp: -1, Key.Key_PageDown: 1}


class SurfaceView(QGraphicsView):
    """Shows meshes, lines and spots in space; turns by mouse and arrow keys.

    One spot may be a handle: it is dragged in the plane of the screen, with Shift or
    the wheel nearer and farther, and by Shift with the arrow and page keys.
    A `QGraphicsView`, as all plots are: so figure service and table twin find it.

    Parameters
    ----------
    theme : Theme
    name : str
        The objectName (``metric_cone_view``).

    Signals
    -------
    turned()
        The camera moved, by hand.
    handle_moved(place)
        The handle was dragged to a point of space, shape (3,): every frame.
    handle_rested()
        It was let go.
    themed()
        The colours changed: give the items theirs.
    """

    turned = Signal()
    handle_moved = Signal(object)
    handle_rested = Signal()
    themed = Signal()

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.theme = theme
        self.probes: dict[str, Callable[[], Any]] = {"camera": self._probe_camera}
        self.table_source: Callable[[], TwinTable] | None = None
        self.home = Camera(math.radians(-35.0), math.radians(22.0))
        self.camera = self.home
        self.handle: Spot | None = None
        self._centre: FloatArray = np.zeros(3)
        self._reach = (1.0, 1.0)
        self._meshes: Sequence[Mesh] = ()
        self._items: Sequence[Line | Spot] = ()
        self._last: QPointF | None = None
        self._held: FloatArray | None = None
        self.setScene(QGraphicsScene(self))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFrameShape(self.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(self.ViewportUpdateMode.FullViewportUpdate)
        theme.follow(self, self._on_theme_changed)
        self._on_theme_changed()

    # -- what is shown ------------------------------------------------------------

    def describe(self, name: str, description: str = "") -> None:
        """Set what a screen reader says of the view."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)

    def set_bounds(self, centre: FloatArray, around: float, height: float) -> None:
        """Fit an upright cylinder into the view: its centre, radius and half height."""
        self._centre = np.asarray(centre, np.float64)
        self._reach = (around, height)
        self.viewport().update()

    def set_meshes(self, *meshes: Mesh) -> None:
        """Show other surfaces."""
        self._meshes = meshes
        self.viewport().update()

    def set_items(
        self, items: Sequence[Line | Spot], handle: Spot | None = None
    ) -> None:
        """Show other lines and spots; `handle` is the one that can be dragged."""
        self._items = items if handle is None else [*items, handle]
        self.handle = handle
        self.viewport().update()

    def set_camera(self, camera: Camera) -> None:
        """Look from elsewhere; nothing is emitted."""
        self.camera = camera
        self.viewport().update()

    def probe(self, topic: str | None = None) -> dict[str, Any]:
        """Return plain data about what is drawn; all topics when none is named."""
        if topic is not None:
            return dict(self.probes[topic]())
        return {name: make() for name, make in self.probes.items()}

    def _probe_camera(self) -> dict[str, Any]:
        return {
            "azimuth": math.degrees(self.camera.azimuth),
            "elevation": math.degrees(self.camera.elevation),
            "zoom": self.camera.zoom,
            "quads": sum(len(mesh.quads) for mesh in self._meshes),
        }

    def table(self) -> TwinTable:
        """Return the data as a table (Ctrl+T): the spots, unless the owner knows more."""
        if self.table_source is not None:
            return self.table_source()
        spots = [item for item in self._items if isinstance(item, Spot)]
        places = np.array([spot.place for spot in spots]).reshape(-1, 3)
        headers = (self.tr("point"), "x", "y", "z")
        return TwinTable(headers, ([spot.name for spot in spots], *places.T))

    def reset_view(self) -> None:
        """Look from where it began."""
        self._turn(self.home)

    # -- projection -----------------------------------------------------------------

    def pixels_per_unit(self) -> float:
        """Return how long one unit of space is on the screen."""
        around, height = self._reach
        up = self.camera.elevation
        tall = height * math.cos(up) + around * abs(math.sin(up))
        room = self.viewport().size()
        fit = min(
            (room.width() / 2 - MARGIN) / around, (room.height() / 2 - MARGIN) / tall
        )
        return self.camera.zoom * max(fit, 1.0)

    def to_screen(self, points: FloatArray) -> FloatArray:
        """Return pixels to the right and down, and nearness, shape (..., 3) -> (..., 3)."""
        seen = self.camera.project(points - self._centre)
        size, scale = self.viewport().size(), self.pixels_per_unit()
        seen[..., 0] = size.width() / 2 + scale * seen[..., 0]
        seen[..., 1] = size.height() / 2 - scale * seen[..., 1]
        return seen

    # -- painting -----------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint everything: the scene itself is empty."""
        painter.fillRect(self.viewport().rect(), QColor(self.theme.colours.plot))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        parts = [*self._meshes, *self._items]
        if not parts:
            return
        pieces = [part.pieces(self.to_screen(part.points)) for part in parts]
        nearness = [near for near, _ in pieces]
        draws = [draw for _, draw in pieces]
        owners = np.repeat(np.arange(len(parts)), [len(near) for near in nearness])
        places = np.concatenate([np.arange(len(near)) for near in nearness])
        order = far_to_near(np.concatenate(nearness))
        for owner, place in zip(
            owners[order].tolist(), places[order].tolist(), strict=True
        ):
            draws[owner](painter, place)
        self._write_labels(painter)

    def _write_labels(self, painter: QPainter) -> None:
        """Write each label where it covers no symbol and no other label, if it can be."""
        spots = [item for item in self._items if isinstance(item, Spot)]
        seen = [self.to_screen(spot.points) for spot in spots]
        taken = [s.symbol_box(p) for s, p in zip(spots, seen, strict=True) if s.symbol]
        letters = QFontMetricsF(self.font())
        width = float(self.viewport().width())
        for spot, place in zip(spots, seen, strict=True):
            boxes = list(spot.label_boxes(place, letters, width)) if spot.label else []
            free = [box for box in boxes if not any(map(box.intersects, taken))]
            for box in (free or boxes)[:1]:
                taken.append(box)
                if not spot.symbol:  # words alone must be read on any surface
                    ground = QColor(spot.ground)
                    ground.setAlphaF(0.75)
                    painter.fillRect(box.adjusted(-2, 0, 2, 0), ground)
                painter.setPen(QColor(spot.colour))
                painter.drawText(
                    QPointF(box.x(), box.y() + letters.ascent()), spot.label
                )

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self.viewport())
            painter.setPen(QPen(QColor(self.theme.colours.accent), 2))
            painter.drawRect(self.viewport().rect().adjusted(1, 1, -2, -2))
            painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # scene and viewport coincide, so that `render` finds all of it
        self.setSceneRect(QRectF(self.viewport().rect()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def _on_theme_changed(self) -> None:
        self.setBackgroundBrush(QColor(self.theme.colours.plot))
        self.themed.emit()
        self.viewport().update()

    # -- by hand ----------------------------------------------------------------------

    def _turn(self, camera: Camera) -> None:
        self.set_camera(camera)
        self.turned.emit()

    def _move_handle(self, right: float, down: float, nearer: float) -> None:
        """Move the handle by pixels; the owner decides where it really goes."""
        if self.handle is None:
            return
        start = self.handle.place if self._held is None else self._held
        step = np.array([right, -down, nearer]) / self.pixels_per_unit()
        place = start + self.camera.unproject(step)
        if self._held is not None:
            self._held = place  # where the hand is, though the handle may be kept back
        self.handle_moved.emit(place)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the handle, or else of the whole."""
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self._last = event.position()
        if self.handle is not None:
            x, y, _ = self.to_screen(self.handle.place).tolist()
            if math.hypot(self._last.x() - x, self._last.y() - y) <= REACH:
                self._held = self.handle.place
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the handle, or turn the whole."""
        if self._last is None:
            return
        step = event.position() - self._last
        self._last = event.position()
        if self._held is None:
            self._turn(self.camera.turned(-step.x() * PER_PIXEL, step.y() * PER_PIXEL))
        elif event.modifiers() & _SHIFT:
            self._move_handle(0.0, 0.0, step.y())
        else:
            self._move_handle(step.x(), step.y(), 0.0)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        held, self._last, self._held = self._held, None, None
        if held is not None:
            self.handle_rested.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom; while the handle is held, move it nearer or farther."""
        notches = event.angleDelta().y() / NOTCH
        if self._held is not None:
            self._move_handle(0.0, 0.0, -notches * NOTCH_PIXELS)
        else:
            self._turn(self.camera.zoomed(1.1**notches))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn with the arrows, zoom with + and -, show as at first with R."""
        key, shift = Key(event.key()), bool(event.modifiers() & _SHIFT)
        if shift and key in _ARROWS and self.handle is not None:
            right, down = _ARROWS[key]
            self._nudge(right, down, 0)
        elif shift and key in _DEPTH and self.handle is not None:
            self._nudge(0, 0, _DEPTH[key])
        elif key in _ARROWS:
            right, down = _ARROWS[key]
            self._turn(self.camera.turned(-STEP * right, STEP * down))
        elif key in (Key.Key_Plus, Key.Key_Equal):
            self._turn(self.camera.zoomed(1.25))
        elif key == Key.Key_Minus:
            self._turn(self.camera.zoomed(0.8))
        elif key == Key.Key_R and not event.modifiers():
            self.reset_view()
        else:
            event.ignore()
            return
        event.accept()

    def _nudge(self, right: int, down: int, nearer: int) -> None:
        self._move_handle(NUDGE * right, NUDGE * down, NUDGE * nearer)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Let the handle rest when the key that moved it goes up."""
        key = Key(event.key())
        moved = key in _ARROWS or key in _DEPTH
        if self.handle is not None and moved and not event.isAutoRepeat():
            self.handle_rested.emit()
            event.accept()
            return
        super().keyReleaseEvent(event)
