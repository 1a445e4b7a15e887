"""From gestures to the session's selection; rows of large sets are found by a worker."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import QObject, Qt

from workbench.api.data import FloatArray, IntArray
from workbench.core.plane.polygon import points_in_polygon
from workbench.core.session.session import SelectMode
from workbench.ui.context import Context
from workbench.ui.rooms.visualize.view import View, select_mode
from workbench.ui.services.job_signals import Request


class RowSelection(QObject):
    """Selects rows by outline, by range, or one at a time.

    Parameters
    ----------
    context : Context
    request : Request
        For data sets too large to be searched here.
    """

    def __init__(self, context: Context, request: Request, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._commands = context.session, context.commands
        self._request = request
        self._mode: SelectMode = "replace"
        request.done.connect(self._on_request_done)

    def pick(self, row: int, modifiers: Qt.KeyboardModifier) -> None:
        """Select one row; -1 clears the selection unless it is to be extended."""
        mode = select_mode(modifiers)
        if row >= 0:
            self._session.select([row], mode)
        elif mode == "replace":
            self._session.select([])

    def inside(
        self,
        view: View,
        columns: tuple[int, int],
        places: FloatArray,
        polygon: FloatArray,
        modifiers: Qt.KeyboardModifier,
    ) -> None:
        """Select the rows drawn inside an outline, shape (v, 2)."""
        mode = select_mode(modifiers)
        if len(places):
            rows = np.flatnonzero(points_in_polygon(places, polygon))
            self._select(rows, mode)
            return
        payload = {**view.payload, "columns": list(columns), "polygon": polygon}
        self._ask(payload, mode)

    def within(
        self,
        view: View,
        ranges: list[tuple[int, float, float]],
        mode: SelectMode = "replace",
    ) -> None:
        """Select the rows within all ranges: (column, lowest, highest)."""
        if view.is_large:
            self._ask({**view.payload, "ranges": ranges}, mode)
            return
        chosen = np.ones(view.data.n_rows, bool)
        for column, low, high in ranges:
            values = view.data.X[:, column]
            chosen &= (values >= low) & (values <= high)
        self._select(np.flatnonzero(chosen), mode)

    def having(
        self, view: View, wanted: dict[str, Any], modifiers: Qt.KeyboardModifier
    ) -> None:
        """Select the rows of a group, of labels or of a range, which a worker finds.

        Parameters
        ----------
        view : View
        wanted : dict
            What the task ``rows_with`` is told.
        modifiers : Qt.KeyboardModifier
        """
        self._mode = select_mode(modifiers)
        payload = {**view.payload, **wanted}
        self._start("rows_with", payload)

    def _ask(self, payload: dict[str, Any], mode: SelectMode) -> None:
        self._mode = mode
        self._start("rows_inside", payload)

    def _start(self, task: str, payload: dict[str, Any]) -> None:
        title = self.tr("Selecting rows")
        self._request.start(task, payload, lane="interactive", title=title)

    def _on_request_done(self, rows: Any) -> None:
        self._select(rows, self._mode)

    def _select(self, rows: IntArray, mode: SelectMode) -> None:
        self._session.select(rows, mode)
        count = self._session.selected_rows.size
        self._commands.announced.emit(self.tr("%n row(s) selected", "", count))

    def tell_row(self, view: View | None, row: int | None) -> None:
        """Show a row's values in the inspector, or nothing."""
        if view is None or row is None:
            self._commands.inspected.emit("")
            return
        data = view.data
        lines = [self.tr("Row {}").format(row + 1)]
        for j, attribute in enumerate(data.columns[:40]):
            lines.append(f"{attribute.name}: {data.text(row, j)}")
        self._commands.inspected.emit("\n".join(lines))
