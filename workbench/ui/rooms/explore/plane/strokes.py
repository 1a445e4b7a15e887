"""Rows on the plane while they are edited: one stroke is one undo entry."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QObject, Signal

from workbench.api import Dataset
from workbench.ui.context import Context
from workbench.ui.room import drawable
from workbench.ui.rooms.explore.plane import point_edits

FloatArray = npt.NDArray[np.float64]

_strokes = itertools.count(1)


class StrokePreview(QObject):
    """The data set shown: the session's, or while a stroke lasts its preview.

    Signals
    -------
    previewed()
        A stroke changed what is shown; the session still holds what was before.
    """

    previewed = Signal()

    def __init__(self, context: Context, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._preview: Dataset | None = None
        self.label = 0  # the class that is painted
        #: Gives the cells of new rows besides x and y.
        self.base_row: Callable[[Dataset], FloatArray] = point_edits.typical_row
        self.fixed = False  # the axes are no attributes: rows have no place to go to

    @property
    def data(self) -> Dataset | None:
        """What is shown now; None too when there are too many rows to draw."""
        return self._preview or drawable(self._context.session.data)

    @property
    def drawing(self) -> bool:
        """Whether a stroke is under way."""
        return self._preview is not None

    @property
    def axes(self) -> tuple[int, int]:
        """The columns of x and y."""
        scene, data = self._context.session.scene, self.data
        assert data is not None
        return data.index_of(scene.x), data.index_of(scene.y)

    def add(self, places: FloatArray, label: int) -> None:
        """Put rows at places, shape (m, 2)."""
        data = self.data
        if data is None or not data.has_nominal_class or not data.classes:
            return
        if self.fixed:
            return
        base, label = self.base_row(data), min(label, len(data.classes) - 1)
        self._show(point_edits.add_rows(data, *self.axes, places, label, base))

    def move(self, rows: list[int], places: FloatArray) -> None:
        """Put rows elsewhere."""
        if self.data is not None and not self.fixed:
            self._show(point_edits.move_rows(self.data, *self.axes, rows, places))

    def erase(self, rows: list[int]) -> None:
        """Take rows away."""
        if self.data is not None and rows:
            self._show(point_edits.delete_rows(self.data, rows))

    def add_class(self) -> None:
        """Declare one more class and paint with it."""
        if self.data is None or not self.data.has_nominal_class:
            return
        self._show(point_edits.add_class(self.data))
        self.commit("class")

    def commit(self, what: str, count: int = 1) -> None:
        """End the stroke: what it did becomes one undo entry.

        Parameters
        ----------
        what : str
            A tool's name, ``class`` or ``delete``.
        count : int
            How many rows, for the entry's text.
        """
        after, self._preview = self._preview, None
        if after is not None:
            text = self._text(what, count)
            self._context.edits.push(after, text, stroke=next(_strokes))

    def abort(self) -> None:
        """Forget the stroke."""
        if self._preview is not None:
            self._preview = None
            self.previewed.emit()

    def _text(self, what: str, count: int) -> str:
        return {
            "point": self.tr("add a point"),
            "spray": self.tr("spray points"),
            "line": self.tr("draw a line of points"),
            "ellipse": self.tr("fill an ellipse with points"),
            "jitter": self.tr("shake %n point(s)", "", count),
            "magnet": self.tr("pull %n point(s)", "", count),
            "drag": self.tr("move %n point(s)", "", count),
            "erase": self.tr("erase points"),
            "delete": self.tr("delete %n point(s)", "", count),
            "class": self.tr("add a class"),
        }[what]

    def _show(self, data: Dataset) -> None:
        self._preview = data
        self.previewed.emit()
