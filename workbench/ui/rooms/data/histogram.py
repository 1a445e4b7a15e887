"""The histogram of one attribute by class; a click on a bar selects its rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from workbench.api.data import Dataset, FloatArray, IntArray
from workbench.ui.plots.plot import Plot
from workbench.ui.plots.twin import Column, TwinTable
from workbench.ui.theme import Theme


@dataclass(frozen=True, slots=True, eq=False)
class Bars:
    """Counts by bin and class.

    Attributes
    ----------
    edges : ndarray, shape (b + 1,)
        In data units; for labels the half steps between their codes.
    counts : ndarray of int, shape (c, b)
        One row for each class; a numeric class makes one row.
    bins : ndarray of int, shape (n,)
        The bin of each row, -1 where the value is missing.
    """

    edges: npt.NDArray[np.float64]
    counts: IntArray
    bins: IntArray


def count_bars(dataset: Dataset, column: int, n_bins: int) -> Bars:
    """Count one column of a data set (position in `Dataset.columns`) by class."""
    attribute, values = dataset.columns[column], dataset.column(column)
    known = ~np.isnan(values)
    if attribute.values:
        edges = np.arange(len(attribute.values) + 1) - 0.5
    elif known.any():
        edges = np.histogram_bin_edges(values[known], n_bins)
    else:
        edges = np.array([0.0, 1.0])
    n = len(edges) - 1
    bins = np.full(len(values), -1, dtype=np.int64)
    # the last bin is closed on the right, as in numpy.histogram
    place = np.searchsorted(edges, values[known], side="right") - 1
    bins[known] = np.clip(place, 0, n - 1)
    classes = max(len(dataset.classes), 1) if dataset.has_nominal_class else 1
    codes = dataset.y if dataset.has_nominal_class else np.zeros(len(values), np.int64)
    counted = known & (codes >= 0)
    flat = np.bincount(codes[counted] * n + bins[counted], minlength=classes * n)
    return Bars(edges.astype(np.float64), flat.reshape(classes, n), bins)


class Histogram(Plot):
    """Bars stacked or side by side by class.

    Signals
    -------
    bar_chosen(rows, modifiers)
        Rows of the clicked bar, and the keyboard modifiers.
    """

    bar_chosen = Signal(object, object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "data_hist_plot", parent=parent)
        self._data: Dataset | None = None
        self._column = 0
        self._n_bins = 20
        self._side_by_side = False
        self._log = False
        self._bars: Bars | None = None
        self._current = 0
        self._items: list[pg.BarGraphItem] = []
        self._mark = pg.BarGraphItem(x=[], height=[], width=1)
        self._mark.setZValue(10)
        self.addItem(self._mark)
        self.setMouseEnabled(x=False, y=False)
        self.probes["histogram"] = self._probe
        self.themed.connect(self._draw)
        self.key_pressed.connect(self._on_key_pressed)
        self.scene().sigMouseClicked.connect(self._on_scene_mouse_clicked)

    def show_column(self, dataset: Dataset | None, column: int) -> None:
        """Show a column (position in `Dataset.columns`)."""
        self._data, self._column, self._current = dataset, column, 0
        self._count()

    def set_bins(self, n: int) -> None:
        """Use n bins for numbers."""
        self._n_bins = n
        self._count()

    def set_side_by_side(self, on: bool) -> None:
        """Put the classes beside each other instead of on top."""
        self._side_by_side = on
        self._draw()

    def set_log(self, on: bool) -> None:
        """Show log10(1 + count)."""
        self._log = on
        self._draw()

    def mark_rows(self, rows: frozenset[int]) -> None:
        """Outline how many of the selected rows fall in each bar."""
        bars = self._bars
        if bars is None or not rows or self._log:
            self._mark.setOpts(x=[], height=[], width=1)
            return
        chosen = bars.bins[np.fromiter(rows, np.int64, len(rows))]
        counts = np.bincount(chosen[chosen >= 0], minlength=len(bars.edges) - 1)
        hit = np.flatnonzero(counts)
        self._mark.setOpts(
            x0=bars.edges[hit],
            x1=bars.edges[hit + 1],
            x=None,
            width=None,
            height=counts[hit],
            pen=pg.mkPen(self.theme.colours.selection, width=2),
            brush=pg.mkBrush(None),
        )

    def table(self) -> TwinTable:
        """List the bars: where it stands, and how many rows of each class."""
        bars, data = self._bars, self._data
        if bars is None or data is None:
            return TwinTable()
        attribute = data.columns[self._column]
        headers: tuple[str, ...] = (attribute.name,)
        where: tuple[Column, ...] = (attribute.values,)
        if not attribute.values:
            headers = (self.tr("from"), self.tr("to"))
            where = (bars.edges[:-1], bars.edges[1:])
        classes = data.classes if len(bars.counts) > 1 else (self.tr("rows"),)
        return TwinTable((*headers, *classes), (*where, *bars.counts))

    def reset_view(self) -> None:
        self._frame()

    # -- drawing ------------------------------------------------------------------------

    def _count(self) -> None:
        self._bars = None
        if self._data is not None and self._data.n_rows:
            self._bars = count_bars(self._data, self._column, self._n_bins)
        self._draw()

    def _draw(self) -> None:
        # the base class draws once before this one has its fields
        for item in getattr(self, "_items", []):
            self.removeItem(item)
        self._items = []
        if getattr(self, "_bars", None) is None:
            return
        self._add_bars()
        self._label_axis()
        self._frame()

    def _heights(self) -> FloatArray:
        assert self._bars is not None
        counts = self._bars.counts.astype(np.float64)
        if not self._log:
            return counts
        if self._side_by_side:
            return np.log10(1 + counts)
        total = counts.sum(axis=0)
        # a stack keeps its shares; its top is on the log scale
        share = np.divide(counts, total, out=np.zeros_like(counts), where=total > 0)
        heights: FloatArray = share * np.log10(1 + total)
        return heights

    def _add_bars(self) -> None:
        assert self._bars is not None
        edges, heights = self._bars.edges, self._heights()
        c = len(heights)
        floor = np.vstack([np.zeros(len(edges) - 1), np.cumsum(heights, axis=0)[:-1]])
        width = np.diff(edges)
        for k in range(c):
            left, right = edges[:-1], edges[1:]
            if self._side_by_side:
                left, right = left + width * k / c, left + width * (k + 1) / c
                floor[k] = 0
            item = pg.BarGraphItem(
                x0=left, x1=right, y0=floor[k], height=heights[k],
                brush=pg.mkBrush(self.theme.class_colour(k)),
                pen=pg.mkPen(self.theme.colours.plot, width=0.5),
            )  # fmt: skip
            self.addItem(item)
            self._items.append(item)

    def _label_axis(self) -> None:
        assert self._data is not None
        attribute = self._data.columns[self._column]
        axis = self.getPlotItem().getAxis("bottom")
        labels = attribute.values if len(attribute.values) <= 12 else ()
        axis.setTicks([list(enumerate(labels))] if labels else None)
        left = "log10(1 + n)" if self._log else self.tr("rows")
        self.set_labels(attribute.name, left)

    def _frame(self) -> None:
        if self._bars is None:
            return
        heights = self._heights()
        top = heights.max() if self._side_by_side else heights.sum(axis=0).max()
        edges = self._bars.edges
        self.show_range(
            (float(edges[0]), float(edges[-1])), (0.0, max(float(top), 1.0)), 0.02
        )

    # -- choosing -----------------------------------------------------------------------

    def _choose(self, bar: int, modifiers: Qt.KeyboardModifier) -> None:
        assert self._bars is not None
        self._current = bar
        self.bar_chosen.emit(np.flatnonzero(self._bars.bins == bar), modifiers)

    def _on_scene_mouse_clicked(self, event: Any) -> None:
        if self._bars is None or event.button() != Qt.MouseButton.LeftButton:
            return
        point = self.getPlotItem().getViewBox().mapSceneToView(event.scenePos())
        bar = int(np.searchsorted(self._bars.edges, point.x(), side="right")) - 1
        if 0 <= bar < len(self._bars.edges) - 1:
            self._choose(bar, event.modifiers())

    def _on_key_pressed(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Return: 0}
        if self._bars is None or event.key() not in steps:
            return
        last = len(self._bars.edges) - 2
        bar = min(max(self._current + steps[Qt.Key(event.key())], 0), last)
        self._choose(bar, Qt.KeyboardModifier.NoModifier)
        event.accept()

    def _probe(self) -> dict[str, Any]:
        if self._bars is None:
            return {"counts": [], "edges": []}
        return {
            "counts": self._bars.counts.tolist(),
            "edges": self._bars.edges.tolist(),
        }
