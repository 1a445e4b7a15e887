"""The rows of the data set on the plane: where they stand, and which are selected."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from workbench.api import Dataset
from workbench.ui.rooms.explore.plane.layers import PointLayer
from workbench.ui.rooms.explore.shared_state import PlaneState


class RowsOnPlane(QObject):
    """Draws the rows of the stage into a layer."""

    def __init__(
        self, stage: PlaneState, points: PointLayer, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._stage, self._points = stage, points

    @property
    def moving(self) -> bool:
        """Whether some are lifted and moved by a stroke under way."""
        return self._stage.board.drawing and self._points.lifted

    def draw(self, data: Dataset) -> None:
        """Draw all rows, or only the lifted ones while they move."""
        places = self._stage.places(data)
        canvas = self._stage.canvas
        canvas.positions = places
        settled = not self._stage.board.drawing
        canvas.overlays.show_rows(places, self._stage.codes(data), settled)
        if self.moving:
            self._points.draw_lifted(places, self._stage.codes(data))
        else:
            self._draw_standing(data)
        self.draw_selection()

    def draw_selection(self) -> None:
        """Ring the selected rows."""
        canvas, rows = self._stage.canvas, self._stage.context.session.selected_rows
        places = canvas.positions
        rows = rows[rows < len(places)].tolist()
        canvas.selection = frozenset(rows)
        self._points.draw_selection(places[rows])

    @Slot(list)
    def lift(self, rows: list[int]) -> None:
        """Take these rows out of the picture, to be drawn apart while they move."""
        self._points.lift(rows)
        data = self._stage.data
        if data is not None:
            self._draw_standing(data)

    def _draw_standing(self, data: Dataset) -> None:
        stage = self._stage
        places, codes = stage.canvas.positions, stage.codes(data)
        far = stage.far_rows(data)
        self._points.draw(places, codes, len(data.classes), far)
