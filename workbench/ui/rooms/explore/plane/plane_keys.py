"""The plane by keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from workbench.ui.rooms.explore.plane.tools import TOOLS

if TYPE_CHECKING:
    from workbench.ui.rooms.explore.room import ExploreRoom

Key = Qt.Key
Modifier = Qt.KeyboardModifier

_ARROWS = {Key.Key_Left: (-1, 0), Key.Key_Right: (1, 0), Key.Key_Up: (0, 1), Key.Key_Down: (0, -1)}  # fmt: skip
_TOOL_KEYS = {tool.key: tool.name for tool in TOOLS}
_STEP, _FINE, _COARSE = 4, 1, 40  # pixels


class KeyBoard:
    """Arrows move the query, Enter adds a row, letters choose tools."""

    def __init__(self, room: ExploreRoom) -> None:
        self._room = room

    def handle(self, event: QKeyEvent) -> bool:
        """Do what a key means; False when it means nothing here."""
        room, key = self._room, Key(event.key())
        if key in _ARROWS:
            self._move(_ARROWS[key], event.modifiers())
            return True
        if event.modifiers() & ~Modifier.KeypadModifier:
            return False
        if key in _TOOL_KEYS:
            room.choose_tool(_TOOL_KEYS[key])
        elif Key.Key_1 <= key <= Key.Key_9:
            room.choose_class(key - Key.Key_1)
        elif key in (Key.Key_Return, Key.Key_Enter):
            room.board.add(np.array([self._place()]), room.board.label)
            room.board.commit("point")
        elif key in (Key.Key_Delete, Key.Key_Backspace):
            room.delete_selected()
        elif key == Key.Key_Escape:
            return room.asking.free()
        elif key in (Key.Key_Comma, Key.Key_Period):
            room.asking.step(1 if key == Key.Key_Period else -1)
        else:
            return False
        return True

    def _place(self) -> tuple[float, float]:
        answer = self._room.asking.answer
        if answer is not None:
            return answer.place
        centre = self._room.canvas.view.viewRect().center()
        return centre.x(), centre.y()

    def _move(self, step: tuple[int, int], modifiers: Qt.KeyboardModifier) -> None:
        size = _STEP
        if modifiers & Modifier.ShiftModifier:
            size = _COARSE
        elif modifiers & Modifier.ControlModifier:
            size = _FINE
        px, py = self._room.canvas.pixel()
        x, y = self._place()
        self._room.pin(x + step[0] * size * px, y + step[1] * size * py)
