"""Rows over the regions of 1-NN among some of them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from workbench.api.data import FloatArray, IntArray
from workbench.core.results.pictures.plane_pictures import Rectangle
from workbench.ui.drawing.spots import Spots
from workbench.ui.rooms.prototypes.rows_plot import RowsPlot
from workbench.ui.services.theme import CLASS_COLOURS, Theme

#: Of more rows a part is drawn, but all that are kept.
_MOST_DRAWN = 5000
_FAINT, _SIZE = 90, 8
#: Cells of the hatching along a side.
_HATCHED = 256
_MASK = npt.NDArray[np.bool_]


class RegionPlot(RowsPlot):
    """Regions, rows that are kept or faint, rings of a decision, hatched changes."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent)
        self._codes: IntArray = np.empty(0, np.int64)
        self._kept: _MASK | None = None
        self._drawn: _MASK = np.zeros(0, np.bool_)
        self._rectangle: Rectangle = (0.0, 1.0, 0.0, 1.0)
        self._step: tuple[Sequence[int], ...] = ((), (), (), ())
        #: The labels that are shown, the bottom row first; None without.
        self.labels: npt.NDArray[np.uint8] | None = None
        #: How many of them are hatched.
        self.hatched = 0
        self._regions, self._hatching = pg.ImageItem(), pg.ImageItem()
        self._faint = [Spots() for _ in CLASS_COLOURS]
        self._full = [Spots() for _ in CLASS_COLOURS]
        self._gained, self._lost = pg.ScatterPlotItem(), pg.ScatterPlotItem()
        self._decided = pg.ScatterPlotItem()
        self._links = pg.PlotCurveItem(connect="pairs")
        for z, item in (
            (-100, self._regions), (-90, self._hatching), (9, self._links),
            *((0, spots) for spots in self._faint), *((5, s) for s in self._full),
            (10, self._decided), (11, self._gained), (11, self._lost),
        ):  # fmt: skip
            item.setZValue(z)
            self.addItem(item, ignoreBounds=True)
        self.themed.connect(self._recolour)
        self._recolour()

    @property
    def rectangle(self) -> Rectangle:
        """What the regions cover: left, right, bottom, top."""
        return self._rectangle

    def _recolour(self) -> None:
        c = self.theme.colours
        self._regions.setLookupTable(self.theme.region_table())
        stripes = np.zeros((256, 4), np.uint8)
        stripes[1] = pg.mkColor(c.text).getRgb()
        stripes[1, 3] = 150
        self._hatching.setLookupTable(stripes)
        for slot in range(len(CLASS_COLOURS)):
            colour, pale = self.theme.class_colour(slot), self.theme.class_colour(slot)
            pale.setAlpha(_FAINT)
            symbol = self.theme.class_marker(slot)
            pen = pg.mkPen(c.plot, width=0.8)
            self._faint[slot].wear(size=_SIZE, pen=None, brush=pale, symbol=symbol)
            self._full[slot].wear(size=_SIZE + 1, pen=pen, brush=colour, symbol=symbol)
        self._links.setPen(pg.mkPen(c.muted, width=1.5, style=Qt.PenStyle.DashLine))
        self._draw_step()

    # -- what is drawn ----------------------------------------------------------

    def show_plane(
        self, places: FloatArray, codes: IntArray, rectangle: Rectangle
    ) -> None:
        """Take other rows, without regions; all rows are faint."""
        self.show_places(places)
        self._codes, self._rectangle, self._kept = codes, rectangle, None
        self._drawn = np.ones(len(places), np.bool_)
        if len(places) > _MOST_DRAWN:
            self._drawn[:] = False
            self._drawn[:: -(-len(places) // _MOST_DRAWN)] = True
        for slot, spots in enumerate(self._faint):
            spots.setData(pos=places[self._of(slot) & self._drawn])
            self._full[slot].clear()
        self.show_step((), (), (), ())
        self.clear_regions()
        self.reset_view()

    def _of(self, slot: int) -> _MASK:
        return np.asarray(self._codes % len(CLASS_COLOURS) == slot)

    def show_kept(self, kept: _MASK | None) -> None:
        """Draw the rows that are kept in full; all of them if None."""
        if kept is None:
            kept = self._drawn
        before = self._kept
        changed = np.ones(len(kept), bool) if before is None else kept != before
        self._kept = kept.copy()
        for slot, spots in enumerate(self._full):
            mine = self._of(slot)
            if (mine & changed).any():
                spots.setData(pos=self.places[mine & kept])

    def show_step(
        self,
        decided: Sequence[int],
        by: Sequence[int],
        gained: Sequence[int],
        lost: Sequence[int],
    ) -> None:
        """Ring what a decision adds, cross out what it drops, link it to who decided."""
        self._step = decided, by, gained, lost
        self._draw_step()

    def _draw_step(self) -> None:
        c, places = self.theme.colours, self.places
        decided, by, gained, lost = (np.array(part, np.int64) for part in self._step)
        for item, rows, symbol, colour, size, width in (
            (self._gained, gained, "o", c.selection, 17, 2.5),
            (self._lost, lost, "x", c.error, 14, 1.0),
            (self._decided, decided, "o", c.muted, 17, 1.5),
        ):
            at = places[rows] if len(places) else places
            item.setData(
                at[:, 0], at[:, 1], symbol=symbol, size=size,
                pen=pg.mkPen(colour, width=width),
                brush=pg.mkBrush(colour) if symbol == "x" else None,
            )  # fmt: skip
        ends = np.empty((0, 2))
        if len(decided) and len(by) and len(places):
            ends = np.empty((2 * len(by), 2))
            ends[::2], ends[1::2] = places[decided[0]], places[by]
        self._links.setData(ends[:, 0], ends[:, 1], connect="pairs")

    def show_regions(
        self, labels: npt.NDArray[np.uint8], changed: _MASK | None = None
    ) -> None:
        """Show the class of each cell, shape (level, level), and hatch some cells."""
        self.labels = labels
        left, right, bottom, top = self._rectangle
        rect = QRectF(left, bottom, right - left, top - bottom)
        self._regions.setImage(labels, autoLevels=False, levels=(0, 255), rect=rect)
        self.hatched = 0 if changed is None else int(changed.sum())
        if changed is None or not self.hatched:
            self._hatching.clear()
            return
        times = max(1, _HATCHED // len(changed))
        fine = np.repeat(np.repeat(changed, times, axis=0), times, axis=1)
        rows, columns = np.ogrid[: fine.shape[0], : fine.shape[1]]
        stripes = (fine & ((rows + columns) % 6 < 2)).astype(np.uint8)
        self._hatching.setImage(stripes, autoLevels=False, levels=(0, 255), rect=rect)

    def clear_regions(self) -> None:
        """Show no regions: there are none, or they are not known."""
        self.labels, self.hatched = None, 0
        self._regions.clear()
        self._hatching.clear()

    def reset_view(self) -> None:
        """Show all rows."""
        left, right, bottom, top = self._rectangle
        self.show_range((left, right), (bottom, top), padding=0.0)

    @property
    def counts(self) -> tuple[int, int, int]:
        """How many rows are drawn in full, ringed as added, and crossed out."""
        full = sum(len(spots.data) for spots in self._full)
        return full, len(self._gained.data), len(self._lost.data)
