"""Edits of the current data set: small ones at once, large ones by a worker."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from PySide6.QtCore import QObject

from workbench.api.data import Dataset
from workbench.api.problems import Problem
from workbench.core.session import edits
from workbench.ui.room import Room
from workbench.ui.window.messages import Level

Tell = Callable[[Level, str], None]
#: Larger arrays are not copied on the GUI thread.
HERE_BYTES = 4 * 2**20


class DataEditor(QObject):
    """Makes edits for a room, each one step of undo.

    Parameters
    ----------
    room : Room
        Whose requests they are.
    tell : callable, optional
        Takes a level and a line; the room's message bar by default.
    """

    def __init__(self, room: Room, tell: Tell | None = None) -> None:
        super().__init__(room)
        self._room, self._context = room, room.context
        self._tell: Tell = tell or room.message
        self._request = room.request()
        self._request.done.connect(self._on_request_done)
        self._asked: tuple[Dataset, str] | None = None

    def cell(self, row: int, column: int, value: float) -> None:
        """Set one cell."""
        if self._context.session.data is not None:
            cells = np.array([[row, column, value]])
            self._context.edits.push_cells(cells, self.tr("edit cell"))

    def make(self, edit: dict[str, Any], text: str) -> None:
        """Make an edit of `workbench.core.session.edits`.

        Parameters
        ----------
        edit : dict
            ``do`` and the arguments.
        text : str
            What undo will say.
        """
        data = self._context.session.data
        if data is None:
            return
        self._room.clear_message()
        if data.X.nbytes > HERE_BYTES:
            self._start(data, edit, text)
            return
        try:
            edited = edits.apply(data, edit)
        except Problem as problem:
            self._tell("error", str(problem))
            return
        self._context.edits.push(edited, text)

    def _start(self, data: Dataset, edit: dict[str, Any], text: str) -> None:
        session = self._context.session
        self._asked = (data, text)
        payload = {
            "folder": str(session.folder()),
            "out": str(session.new_folder()),
            "edit": edit,
        }
        self._request.start("edit", payload, lane="interactive", title=text)

    def _on_request_done(self, folder: Path) -> None:
        data, text = self._asked or (None, "")
        if data is None or self._context.session.data is not data:
            line = self.tr("The data changed meanwhile: {edit} was not made.")
            self._tell("warning", line.format(edit=text))
            return
        self._context.edits.push(Dataset.open(folder), text, folder=folder)
