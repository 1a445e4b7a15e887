"""The rows in the order of their similarity, with four cuts that can be dragged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from workbench.api.data import FloatArray, IntArray
from workbench.numerics.prototypes.rival_similarity import CUTS, ROW_TYPES
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.thinning import extremes
from workbench.ui.services.theme import Theme

#: Least height of a band, in units of similarity, that has its name written inside.
_NAMED = 0.12


class MarginsPlot(Plot):
    """A curve of similarities, least first; each type of rows is a band of its own.

    Signals
    -------
    dragged(place, value)
        One of the cuts was moved by the mouse.
    picked(row, modifiers)
        A row was clicked; -1: none.
    """

    dragged = Signal(int, float)
    picked = Signal(int, object)

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent=parent)
        self.order: IntArray = np.empty(0, np.int64)
        self._sorted: FloatArray = np.empty(0)
        self._parts = [pg.PlotCurveItem() for _ in ROW_TYPES]
        self._rings = pg.ScatterPlotItem()
        self.cut_lines = [pg.InfiniteLine(angle=0, movable=True) for _ in CUTS]
        self._names = [pg.TextItem(anchor=(0.0, 0.5)) for _ in ROW_TYPES]
        for item in (*self._parts, self._rings):
            self.addItem(item)
        for item in (*self.cut_lines, *self._names):
            self.addItem(item, ignoreBounds=True)
        for line in self.cut_lines:
            line.sigDragged.connect(self._on_line_dragged)
        self.getPlotItem().getAxis("bottom").whole = True
        self.setMouseEnabled(False, False)
        self.scene().sigMouseClicked.connect(self._on_scene_mouse_clicked)

    # -- what is drawn ----------------------------------------------------------

    def show_rows(self, similarity: FloatArray) -> None:
        """Take the similarities of other rows; those that are NaN have no place."""
        known = np.flatnonzero(~np.isnan(similarity))
        self.order = known[np.argsort(similarity[known], kind="stable")]
        self._sorted = similarity[self.order]
        self.reset_view()

    def show_cuts(self, cuts: Sequence[float], names: Sequence[str]) -> None:
        """Draw the cuts, and between them the types of rows under these names."""
        colours = self.theme.colours
        tones = (
            colours.error, colours.warning, colours.muted, colours.text, colours.accent,
        )  # fmt: skip
        ends = [0, *np.searchsorted(self._sorted, cuts), len(self.order)]
        edges = [-1.0, *cuts, 1.0]
        for j, (part, text) in enumerate(zip(self._parts, self._names, strict=True)):
            shown = ends[j] + extremes(self._sorted[ends[j] : ends[j + 1]])
            pen = pg.mkPen(tones[j], width=2)
            brush = pg.mkColor(tones[j])
            brush.setAlpha(60)
            part.setData(
                shown + 1.0, self._sorted[shown], pen=pen, fillLevel=0.0, brush=brush
            )
            text.setText(names[j], color=tones[j])
            # where the curve is not: it is low on the left and high on the right
            middle = (edges[j] + edges[j + 1]) / 2
            right = middle < 0.0
            text.setAnchor((float(right), 0.5))
            text.setPos(max(2.0, len(self.order)) if right else 1.0, middle)
            text.setVisible(edges[j + 1] - edges[j] >= _NAMED)
        for line, cut in zip(self.cut_lines, cuts, strict=True):
            line.setPen(pg.mkPen(colours.muted, width=2, style=Qt.PenStyle.DashLine))
            line.setHoverPen(pg.mkPen(colours.accent, width=3))
            line.setValue(cut)

    def show_selected(self, rows: IntArray) -> None:
        """Ring the rows that are selected."""
        places = np.flatnonzero(np.isin(self.order, rows))
        pen = pg.mkPen(self.theme.colours.selection, width=2)
        self._rings.setData(
            places + 1.0, self._sorted[places], symbol="o", size=9, pen=pen, brush=None
        )

    @property
    def ringed(self) -> list[int]:
        """The rows that are drawn as selected, least similarity first."""
        return [int(self.order[int(x) - 1]) for x in self._rings.getData()[0]]

    def reset_view(self) -> None:
        """Show all rows and the whole range of the similarity."""
        self.show_range((1.0, max(2.0, len(self.order))), (-1.0, 1.0))

    # -- the mouse --------------------------------------------------------------

    def _on_line_dragged(self, line: Any) -> None:
        self.dragged.emit(self.cut_lines.index(line), float(line.value()))

    def _on_scene_mouse_clicked(self, event: Any) -> None:
        view = self.getPlotItem().getViewBox()
        if not view.sceneBoundingRect().contains(event.scenePos()):
            return
        place = round(view.mapSceneToView(event.scenePos()).x()) - 1
        row = int(self.order[place]) if 0 <= place < len(self.order) else -1
        self.picked.emit(row, event.modifiers())
