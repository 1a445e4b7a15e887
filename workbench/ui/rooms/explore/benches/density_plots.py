"""Estimates of a density as curves over the truth, and as maps beside it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from workbench.core.results.pictures.density_estimates import DensityEstimates
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.services.theme import Colours, Theme

#: How much higher than the truth is drawn: k-NN estimates have no upper end.
_HEADROOM = 1.5
#: Between two maps, in units of the axes.
_GAP = 0.6
#: Width of the strip with the scale of the maps.
_STRIP = 0.4


def pens(colours: Colours) -> list[pg.QtGui.QPen]:
    """Return the pens of histogram, Parzen and k-NN."""
    styles = Qt.PenStyle
    return [
        pg.mkPen(colours.warning, width=2, style=styles.DashLine),
        pg.mkPen(colours.accent, width=2),
        pg.mkPen(colours.error, width=2, style=styles.DotLine),
    ]


class DensityCurves(Plot):
    """The truth as a grey area, the estimates as curves, the rows as ticks at its foot."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent=parent)
        self.truth = pg.PlotCurveItem()
        self.curves = [pg.PlotCurveItem() for _ in range(3)]
        self._rows = pg.PlotCurveItem(connect="pairs")
        for item in (self.truth, self._rows, *self.curves):
            self.addItem(item)
        self.legend = self.add_legend()
        self.setMouseEnabled(False, False)
        self._top = 1.0

    def show_estimates(self, found: DensityEstimates, shown: Sequence[bool]) -> None:
        """Draw what was estimated in one dimension."""
        c, x = self.theme.colours, found.places
        self._top = float(found.truth.max()) * _HEADROOM
        brush = QColor(c.muted)
        brush.setAlphaF(0.25)
        self.truth.setData(
            x, found.truth, pen=pg.mkPen(c.muted, width=1), fillLevel=0.0, brush=brush
        )
        drawn = zip(self.curves, found.estimates, pens(c), shown, strict=True)
        for curve, values, pen, on in drawn:
            # far above the picture, infinite ones would be no line at all
            curve.setData(x, np.minimum(values, 10.0 * self._top), pen=pen)
            curve.setVisible(on)
        at = np.repeat(found.rows[:, 0], 2)
        feet = np.tile([0.0, 0.04 * self._top], len(found.rows))
        self._rows.setData(at, feet, connect="pairs", pen=pg.mkPen(c.text, width=1))
        self.reset_view()

    def reset_view(self) -> None:
        """Show the window, a little higher than the truth."""
        self.show_range((-3.0, 3.0), (0.0, self._top), padding=0.01)


class DensityMaps(Plot):
    """The truth and three estimates in two dimensions, under one scale of colours."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, equal_aspect=True, parent=parent)
        for side in ("left", "bottom"):
            self.getPlotItem().hideAxis(side)
        self.setMouseEnabled(False, False)
        self._images: list[pg.ImageItem] = []

    def _make_items(self) -> None:
        """Make what is drawn: few ever look at two dimensions."""
        self._images = [pg.ImageItem() for _ in range(5)]
        self._titles = [pg.TextItem(anchor=(0.5, 1.0)) for _ in range(4)]
        self._ends = [pg.TextItem(anchor=(0.0, place)) for place in (0.5, 0.5)]
        self._rows = pg.ScatterPlotItem(size=2, pen=None)
        for item in (*self._images, self._rows, *self._titles, *self._ends):
            self.addItem(item, ignoreBounds=True)

    def show_estimates(
        self, found: DensityEstimates, names: Sequence[str], ends: Sequence[str]
    ) -> None:
        """Draw what was estimated in two dimensions.

        Parameters
        ----------
        found : DensityEstimates
        names : sequence of str
            What stands above the four maps.
        ends : sequence of str
            What stands at the ends of the scale.
        """
        if not self._images:
            self._make_items()
        c = self.theme.colours
        top = float(found.truth.max()) * 1.2
        table = _shades(c.plot, c.accent, c.text)
        pictures = [found.truth, *found.estimates]
        for place, (image, picture) in enumerate(
            zip(self._images, pictures, strict=False)
        ):
            image.setImage(np.minimum(picture, top), levels=(0.0, top), lut=table)
            image.setBorder(pg.mkPen(c.grid))
            image.setRect(place * (6.0 + _GAP), -3.0, 6.0, 6.0)
        right = 4.0 * (6.0 + _GAP)
        self._images[4].setImage(
            np.linspace(0.0, top, 64)[:, None], levels=(0.0, top), lut=table
        )
        self._images[4].setRect(right, -3.0, _STRIP, 6.0)
        for place, (title, name) in enumerate(zip(self._titles, names, strict=True)):
            title.setText(name, color=c.text)
            title.setPos(place * (6.0 + _GAP) + 3.0, 3.05)
        for text, end, height in zip(self._ends, ends, (-2.8, 2.8), strict=True):
            text.setText(end, color=c.text)
            text.setPos(right + _STRIP, height)
        self._rows.setBrush(pg.mkBrush(c.error))
        inside = (np.abs(found.rows) < 3.0).all(axis=1)
        self._rows.setData(found.rows[inside, 0] + 3.0, found.rows[inside, 1])
        self.reset_view()

    def reset_view(self) -> None:
        """Show the four maps and the scale."""
        self.show_range((0.0, 4.0 * (6.0 + _GAP) + 1.8), (-3.0, 4.0), padding=0.01)


def twin_of(found: DensityEstimates, names: Sequence[str]) -> TwinTable:
    """Return the cells as a table: places, then truth and estimates under these names."""
    columns = [found.truth, *found.estimates]
    if found.dimensions == 1:
        return TwinTable(("x", *names), (found.places, *columns))
    x, y = np.meshgrid(found.places, found.places)
    flat = (x, y, *columns)
    return TwinTable(("x", "y", *names), tuple(column.ravel() for column in flat))


def _shades(*stops: str) -> npt.NDArray[np.uint8]:
    """Return 256 colours from the first stop to the last."""
    colours = [QColor(stop) for stop in stops]
    known = np.array([(c.red(), c.green(), c.blue()) for c in colours], np.float64)
    at, places = np.linspace(0.0, len(stops) - 1.0, 256), np.arange(len(stops))
    shades = [np.interp(at, places, known[:, j]) for j in range(3)]
    return np.column_stack(shades).astype(np.uint8)
