"""The errors that each sweep over the charges left."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pyqtgraph as pg

from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.services.theme import Theme


class ErrorCurve(Plot):
    """A curve with a spot for every sweep."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__(theme, name)
        self._path: tuple[int, ...] = ()
        self._line, self._spots = pg.PlotCurveItem(), pg.ScatterPlotItem()
        for item in (self._line, self._spots):
            self.addItem(item, ignoreBounds=True)
        self.setMouseEnabled(False, False)
        for side in ("bottom", "left"):
            self.getPlotItem().getAxis(side).whole = True
        self.table_source = self._twin

    def show_path(self, errors: Sequence[int]) -> None:
        """Draw the errors of each sweep; none before the first."""
        self._path = tuple(errors)
        path = np.array(self._path, np.float64)
        sweeps = np.arange(1.0, len(path) + 1)
        accent = self.theme.colours.accent
        self._line.setData(sweeps, path, pen=pg.mkPen(accent, width=2))
        self._spots.setData(sweeps, path, size=7, pen=None, brush=pg.mkBrush(accent))
        most = float(path.max(initial=1.0))
        self.show_range((1.0, max(5.0, len(path))), (0.0, max(1.0, most)), 0.08)
        self.describe(
            self.tr("Errors after each sweep"), ", ".join(str(e) for e in self._path)
        )

    def name_axes(self) -> None:
        """Set every text in the current language."""
        self.set_labels(self.tr("Sweep"), self.tr("Errors"))

    def _twin(self) -> TwinTable:
        path = np.array(self._path)
        headers = (self.tr("Sweep"), self.tr("Errors"))
        return TwinTable(headers, (np.arange(1, len(path) + 1), path))
