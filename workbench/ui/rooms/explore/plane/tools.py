"""The tools of the plane: one object per mode, told of presses, moves and releases."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import Qt

from workbench.core.plane.polygon import points_in_polygon
from workbench.core.session.session import SelectMode
from workbench.ui.rooms.explore.plane.strokes import StrokePreview

FloatArray = npt.NDArray[np.float64]
Button = Qt.MouseButton
Modifier = Qt.KeyboardModifier


@dataclass(frozen=True, slots=True)
class Pointer:
    """Where the pointer is, in the units of the attributes.

    Attributes
    ----------
    x, y : float
    button : Qt.MouseButton
        The one that began the gesture.
    modifiers : Qt.KeyboardModifier
    """

    x: float
    y: float
    button: Qt.MouseButton
    modifiers: Qt.KeyboardModifier

    @property
    def place(self) -> tuple[float, float]:
        """X and y."""
        return self.x, self.y

    @property
    def array(self) -> FloatArray:
        """X and y, shape (1, 2)."""
        return np.array([[self.x, self.y]])

    @property
    def select_mode(self) -> SelectMode:
        """Shift adds, Ctrl removes, Alt intersects."""
        for modifier, mode in _MODES:
            if self.modifiers & modifier:
                return mode
        return "replace"


_MODES: tuple[tuple[Qt.KeyboardModifier, SelectMode], ...] = (
    (Modifier.ShiftModifier, "add"),
    (Modifier.ControlModifier, "remove"),
    (Modifier.AltModifier, "intersect"),
)


class Surface(Protocol):
    """The plane as tools use it; `Canvas` is one.

    Attributes
    ----------
    board : StrokePreview
        Where rows are added, moved and taken away.
    outline : PlotCurveItem
        Drawn over the rows while a gesture lasts.
    positions : ndarray, shape (n, 2)
        Where the rows are drawn.
    selection : frozenset of int
    pinned : bool
        Whether the query stays where it is.
    """

    board: StrokePreview
    outline: Any
    positions: FloatArray
    selection: frozenset[int]
    pinned: bool

    def is_click(self, start: tuple[float, float], end: tuple[float, float]) -> bool:
        """Whether a gesture was too short for a drag."""

    def row_at(self, place: tuple[float, float]) -> int | None:
        """Return the row under a place."""

    def rows_near(
        self,
        place: tuple[float, float],
        reach: float = ...,
        since: tuple[float, float] | None = None,
    ) -> list[int]:
        """Return the rows within some pixels of a place or of the way to it."""

    def lift(self, rows: Iterable[int]) -> None:
        """Draw some rows apart from the rest while they are dragged."""

    def select_rows(self, rows: list[int], mode: SelectMode) -> None:
        """Ask for a selection."""

    def move_query(self, x: float, y: float, *, pin: bool) -> None:
        """Ask at a place, and pin the query there."""

    def free_query(self, x: float, y: float) -> None:
        """Let the query follow the pointer again."""


#: A tiny radius and a long way must not put more clouds than this at one move.
_MOST_CLOUDS = 40


class Tool:
    """A mode of the pointer. Tools change the board; they draw only outlines."""

    name: ClassVar[str] = ""
    key: ClassVar[Qt.Key]
    paints: ClassVar[bool] = False  # the right button is the second class
    places: ClassVar[bool] = False  # rows get new cells from where they are put

    def __init__(self, canvas: Surface) -> None:
        self.canvas, self.board = canvas, canvas.board

    def press(self, at: Pointer) -> None:
        """Begin a gesture: a button went down."""

    def drag(self, at: Pointer) -> None:
        """Go on: the pointer moved with the button down."""

    def release(self, at: Pointer) -> None:
        """End the gesture: the button went up."""

    def hover(self, at: Pointer) -> None:
        """Follow the pointer: it moved without a button."""

    def abort(self) -> None:
        """Undo what the gesture did so far (Esc)."""
        self.canvas.outline.clear()
        self.board.abort()

    def label(self, at: Pointer) -> int:
        """Return the class painted with the button that is down."""
        if at.button == Button.RightButton:
            return 0 if self.board.label == 1 else 1
        return self.board.label


class SelectTool(Tool):
    """A rectangle selects rows; a click selects the row under the pointer."""

    name, key = "select", Qt.Key.Key_V

    def press(self, at: Pointer) -> None:
        self._start = at.place

    def drag(self, at: Pointer) -> None:
        (x0, y0), (x1, y1) = self._start, at.place
        corners = [[x0, y0], [x1, y0], [x1, y1], [x0, y1], [x0, y0]]
        self.canvas.outline.setData(*np.array(corners).T)

    def release(self, at: Pointer) -> None:
        (x0, y0), (x1, y1) = self._start, at.place
        self.canvas.outline.clear()
        if self.canvas.is_click(self._start, at.place):
            row = self.canvas.row_at(at.place)
            rows = [] if row is None else [row]
        else:
            x, y = self.canvas.positions.T
            inside = (x >= min(x0, x1)) & (x <= max(x0, x1))
            inside &= (y >= min(y0, y1)) & (y <= max(y0, y1))
            rows = np.flatnonzero(inside).tolist()
        self.canvas.select_rows(rows, at.select_mode)


class LassoTool(Tool):
    """A freehand outline selects rows."""

    name, key = "lasso", Qt.Key.Key_O

    def press(self, at: Pointer) -> None:
        self._path = [at.place]

    def drag(self, at: Pointer) -> None:
        self._path.append(at.place)
        self.canvas.outline.setData(*np.array([*self._path, self._path[0]]).T)

    def release(self, at: Pointer) -> None:
        self.canvas.outline.clear()
        inside = points_in_polygon(self.canvas.positions, np.array(self._path))
        self.canvas.select_rows(np.flatnonzero(inside).tolist(), at.select_mode)


class QueryTool(Tool):
    """The query follows the pointer; a click pins it, another one frees it."""

    name, key = "query", Qt.Key.Key_Q

    def hover(self, at: Pointer) -> None:
        self.canvas.move_query(at.x, at.y, pin=False)

    def press(self, at: Pointer) -> None:
        self._start, self._frees = at.place, self.canvas.pinned
        if not self._frees:
            self.canvas.move_query(at.x, at.y, pin=True)

    def drag(self, at: Pointer) -> None:
        if self._frees and self.canvas.is_click(self._start, at.place):
            return
        self._frees = False  # who drags means to move the pin
        self.canvas.move_query(at.x, at.y, pin=True)

    def release(self, at: Pointer) -> None:
        if self._frees:
            self.canvas.free_query(at.x, at.y)


class PointTool(Tool):
    """A click puts one row."""

    name, key, paints, places = "point", Qt.Key.Key_P, True, True

    def press(self, at: Pointer) -> None:
        self.board.add(at.array, self.label(at))

    def release(self, at: Pointer) -> None:
        self.board.commit("point")


class SprayTool(Tool):
    """A cloud of rows where the pointer goes."""

    name, key, paints, places = "spray", Qt.Key.Key_B, True, True

    def __init__(self, canvas: Surface) -> None:
        super().__init__(canvas)
        self.count, self.shape, self.radius = 20, "normal", 0.3
        self._random = np.random.default_rng()
        self._last = np.zeros((1, 2))

    def press(self, at: Pointer) -> None:
        self._spray(at.array, at)

    def drag(self, at: Pointer) -> None:
        # a cloud at each half radius of the way: speed does not change density
        way = at.array - self._last
        steps = int(np.hypot(*way[0]) // (self.radius / 2))
        for _ in range(min(steps, _MOST_CLOUDS)):
            self._spray(self._last + way / steps, at)

    def release(self, at: Pointer) -> None:
        self.board.commit("spray")

    def _spray(self, place: FloatArray, at: Pointer) -> None:
        self._last = place
        if self.shape == "normal":
            around = self._random.normal(scale=self.radius / 2, size=(self.count, 2))
        else:
            around = self.radius * disc(self._random, self.count)
        self.board.add(place + around, self.label(at))


class LineTool(Tool):
    """Rows in equal steps along a line."""

    name, key, paints, places = "line", Qt.Key.Key_L, True, True

    def __init__(self, canvas: Surface) -> None:
        super().__init__(canvas)
        self.count = 20

    def press(self, at: Pointer) -> None:
        self._start = at.place

    def drag(self, at: Pointer) -> None:
        self.canvas.outline.setData(*np.array([self._start, at.place]).T)

    def release(self, at: Pointer) -> None:
        self.canvas.outline.clear()
        if self.canvas.is_click(self._start, at.place):
            return
        steps = np.linspace(0, 1, max(2, self.count))[:, None]
        start, end = np.array(self._start), np.array(at.place)
        self.board.add(start + steps * (end - start), self.label(at))
        self.board.commit("line")


class EllipseTool(Tool):
    """An ellipse filled with rows, from corner to corner of its rectangle."""

    name, key, paints, places = "ellipse", Qt.Key.Key_C, True, True

    def __init__(self, canvas: Surface) -> None:
        super().__init__(canvas)
        self.count, self.shape = 20, "normal"
        self._random = np.random.default_rng()

    def press(self, at: Pointer) -> None:
        self._start = at.place

    def drag(self, at: Pointer) -> None:
        centre, radii = self._ellipse(at)
        angle = np.linspace(0, 2 * np.pi, 65)
        around = centre + radii * np.column_stack([np.cos(angle), np.sin(angle)])
        self.canvas.outline.setData(*around.T)

    def release(self, at: Pointer) -> None:
        self.canvas.outline.clear()
        if self.canvas.is_click(self._start, at.place):
            return
        centre, radii = self._ellipse(at)
        if self.shape == "normal":  # the ellipse holds 86 % of the cloud
            inside = self._random.normal(scale=0.5, size=(self.count, 2))
        else:
            inside = disc(self._random, self.count)
        self.board.add(centre + radii * inside, self.label(at))
        self.board.commit("ellipse")

    def _ellipse(self, at: Pointer) -> tuple[FloatArray, FloatArray]:
        start, end = np.array(self._start), np.array(at.place)
        return (start + end) / 2, np.abs(end - start) / 2


def disc(random: np.random.Generator, n: int) -> FloatArray:
    """Return places spread evenly over the unit disc, shape (n, 2)."""
    angle = random.uniform(0, 2 * np.pi, n)
    length = np.sqrt(random.uniform(size=n))
    return np.column_stack([np.cos(angle), np.sin(angle)]) * length[:, None]


class NearTool(Tool):
    """Moves the rows around the pointer, those near it most."""

    places = True

    def __init__(self, canvas: Surface) -> None:
        super().__init__(canvas)
        self.radius = 0.3
        self._random = np.random.default_rng()
        self._moved: set[int] = set()

    def press(self, at: Pointer) -> None:
        self._moved = set()
        self.drag(at)

    def drag(self, at: Pointer) -> None:
        offset = self.canvas.positions - at.array
        far = np.hypot(offset[:, 0], offset[:, 1])
        rows = np.flatnonzero(far <= self.radius)
        if rows.size:
            places = self.canvas.positions[rows]
            self._moved.update(rows.tolist())
            step = self.step(offset[rows], at) * (1 - far[rows] / self.radius)[:, None]
            self.board.move(rows.tolist(), places + step)

    def release(self, at: Pointer) -> None:
        self.board.commit(self.name, len(self._moved))

    def step(self, offset: FloatArray, at: Pointer) -> FloatArray:
        """Return how far rows at an offset from the pointer go, shape (m, 2)."""
        raise NotImplementedError


class JitterTool(NearTool):
    """Shakes the rows around the pointer."""

    name, key = "jitter", Qt.Key.Key_J

    def step(self, offset: FloatArray, at: Pointer) -> FloatArray:
        return self._random.normal(scale=self.radius / 10, size=offset.shape)


class MagnetTool(NearTool):
    """Pulls the rows around the pointer towards it; with Shift it pushes them away."""

    name, key = "magnet", Qt.Key.Key_M

    def step(self, offset: FloatArray, at: Pointer) -> FloatArray:
        push = bool(at.modifiers & Modifier.ShiftModifier)
        return offset * (0.1 if push else -0.1)


class DragTool(Tool):
    """Moves the row under the pointer, or all selected ones with it."""

    name, key, places = "drag", Qt.Key.Key_D, True

    def press(self, at: Pointer) -> None:
        row = self.canvas.row_at(at.place)
        self._rows: list[int] = []
        if row is None:
            return
        chosen = self.canvas.selection
        self._rows = sorted(chosen) if row in chosen else [row]
        self._from = self.canvas.positions[self._rows].copy()
        self._start = at.array
        self.canvas.lift(self._rows)

    def drag(self, at: Pointer) -> None:
        if self._rows:
            self.board.move(self._rows, self._from + (at.array - self._start))

    def release(self, at: Pointer) -> None:
        if not self._rows:
            return
        self.canvas.lift([])
        self.board.commit("drag", len(self._rows))

    def abort(self) -> None:
        self._rows = []
        self.canvas.lift([])
        super().abort()


class EraseTool(Tool):
    """Takes away the rows that the pointer touches."""

    name, key = "erase", Qt.Key.Key_E

    def press(self, at: Pointer) -> None:
        self._last = at.place
        self.drag(at)

    def drag(self, at: Pointer) -> None:
        self.board.erase(self.canvas.rows_near(at.place, since=self._last))
        self._last = at.place

    def release(self, at: Pointer) -> None:
        self.board.commit("erase")


TOOLS: tuple[type[Tool], ...] = (
    SelectTool,
    QueryTool,
    PointTool,
    SprayTool,
    LineTool,
    DragTool,
    EraseTool,
    LassoTool,
    EllipseTool,
    JitterTool,
    MagnetTool,
)
