"""Which rows are selected, and which two of them are compared, wherever they are drawn."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import QObject, Qt

from workbench.core.session.session import Session
from workbench.ui.rooms.metric.layout import MetricWidgets
from workbench.ui.rooms.metric.planes.plane_pair import PlanePair


class SharedSelection(QObject):
    """Keeps planes, differences and pages at one selection and one pair.

    Parameters
    ----------
    session : Session
        Who knows the selected rows.
    widgets : MetricWidgets
    stage : PlanePair
    """

    def __init__(
        self,
        session: Session,
        widgets: MetricWidgets,
        stage: PlanePair,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._widgets, self._stage = session, widgets, stage
        self._picked: tuple[int, ...] = ()
        for plane in (widgets.before, widgets.after):
            plane.row_picked.connect(self._on_planes_row_picked)
        widgets.differences.pair_changed.connect(self._on_pair_changed)
        widgets.tabs.pair_chosen.connect(self._on_pair_changed)
        widgets.tabs.rows_chosen.connect(session.select)

    def forget(self) -> None:
        """Compare nothing: other rows are drawn, or others of their coordinates."""
        self._picked = ()

    def show(self) -> None:
        """Mark the selection and the pair everywhere."""
        pair = self._picked if len(self._picked) == 2 else ()
        rows = self._session.selected_rows
        self._stage.select(rows, pair)
        self._widgets.tabs.show_selection(rows, pair)

    def probe(self) -> dict[str, Any]:
        """Return the selected rows, and the positions of the pair."""
        return {"rows": sorted(self._session.selection), "pair": list(self._picked)}

    def _on_planes_row_picked(
        self, position: int, modifiers: Qt.KeyboardModifier
    ) -> None:
        session, picture = self._session, self._stage.picture
        if picture is None:
            return
        if position < 0:
            self._picked = ()
            session.select([])
            return
        row = [int(picture.rows[position])]
        if modifiers & Qt.KeyboardModifier.ControlModifier:
            session.select(row, "remove")
        elif modifiers & Qt.KeyboardModifier.ShiftModifier:
            session.select(row, "add")
        else:
            self._pick(position)
            session.select(row)
        self.show()

    def _pick(self, position: int) -> None:
        """Keep the last two rows that were clicked: they are the pair."""
        if self._picked[-1:] != (position,):
            self._picked = (*self._picked[-1:], position)
        if len(self._picked) == 2:
            self._widgets.differences.show_pair(*self._picked)

    def _on_pair_changed(self, a: int, b: int) -> None:
        self._picked = (a, b)
        self._widgets.differences.show_pair(a, b)
        self.show()


def preview(session: Session, widgets: MetricWidgets, stage: PlanePair) -> None:
    """Draw the rows as they are, on the left plane, while nothing is learned."""
    dataset, scene = session.data, session.scene
    if dataset is None or not dataset.has_nominal_class or scene.x == scene.y:
        return
    if not {scene.x, scene.y} <= {a.name for a in dataset.attributes}:
        return
    points = dataset.X[:, [dataset.index_of(scene.x), dataset.index_of(scene.y)]]
    known = np.isfinite(points).all(axis=1) & (dataset.y >= 0)
    if known.any():
        y = np.asarray(dataset.y[known], np.int64)
        stage.preview(points[known], y, len(dataset.classes))
        widgets.before.name_rows(np.flatnonzero(known), dataset.classes)
        widgets.before.set_labels(scene.x, scene.y)
        widgets.before.getPlotItem().show()
