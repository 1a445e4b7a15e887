"""The plane by keyboard."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent

from workbench.ui.rooms.explore.plane.canvas import Canvas
from workbench.ui.rooms.explore.plane.strokes import StrokePreview
from workbench.ui.rooms.explore.plane.tools import TOOLS
from workbench.ui.rooms.explore.query.query_control import QueryControl

Key = Qt.Key
Modifier = Qt.KeyboardModifier

_ARROWS = {Key.Key_Left: (-1, 0), Key.Key_Right: (1, 0), Key.Key_Up: (0, 1), Key.Key_Down: (0, -1)}  # fmt: skip
_TOOL_KEYS = {tool.key: tool.name for tool in TOOLS}
_STEP, _FINE, _COARSE = 4, 1, 40  # pixels


class PlaneKeys(QObject):
    """Arrows move the query, Enter adds a row, letters choose tools.

    Signals
    -------
    tool_chosen(name)
    class_chosen(label)
    delete_wanted()
        The selected rows, or the one nearest to the query, are to be deleted.
    """

    tool_chosen = Signal(str)
    class_chosen = Signal(int)
    delete_wanted = Signal()

    def __init__(
        self,
        canvas: Canvas,
        board: StrokePreview,
        asking: QueryControl,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._canvas, self._board, self._asking = canvas, board, asking
        canvas.key_pressed.connect(self._on_canvas_key_pressed)

    @Slot(QKeyEvent)
    def _on_canvas_key_pressed(self, event: QKeyEvent) -> None:
        if self.handle(event):
            event.accept()

    def handle(self, event: QKeyEvent) -> bool:
        """Do what a key means; False when it means nothing here."""
        key = Key(event.key())
        if key in _ARROWS:
            self._move(_ARROWS[key], event.modifiers())
            return True
        if event.modifiers() & ~Modifier.KeypadModifier:
            return False
        if key in _TOOL_KEYS:
            self.tool_chosen.emit(_TOOL_KEYS[key])
        elif Key.Key_1 <= key <= Key.Key_9:
            self.class_chosen.emit(key - Key.Key_1)
        elif key in (Key.Key_Return, Key.Key_Enter):
            self._board.add(np.array([self._place()]), self._board.label)
            self._board.commit("point")
        elif key in (Key.Key_Delete, Key.Key_Backspace):
            self.delete_wanted.emit()
        elif key == Key.Key_Escape:
            return self._asking.free()
        elif key in (Key.Key_Comma, Key.Key_Period):
            self._asking.step(1 if key == Key.Key_Period else -1)
        else:
            return False
        return True

    def _place(self) -> tuple[float, float]:
        answer = self._asking.answer
        if answer is not None:
            return answer.place
        centre = self._canvas.view.viewRect().center()
        return centre.x(), centre.y()

    def _move(self, step: tuple[int, int], modifiers: Qt.KeyboardModifier) -> None:
        size = _STEP
        if modifiers & Modifier.ShiftModifier:
            size = _COARSE
        elif modifiers & Modifier.ControlModifier:
            size = _FINE
        px, py = self._canvas.pixel()
        x, y = self._place()
        self._asking.pin(x + step[0] * size * px, y + step[1] * size * py)
