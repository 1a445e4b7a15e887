"""The histogram of one attribute by class; a click on a bar selects its rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QBrush, QKeyEvent, QPen
from PySide6.QtWidgets import QWidget

from workbench.api.data import Dataset, FloatArray, IntArray, date_text
from workbench.core.results.histogram_bars import Bars
from workbench.ui.drawing.group_signs import FEW_SIGNS, bar_brush, sign_colour
from workbench.ui.drawing.group_signs import Bars as GroupBars
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import Column, TwinTable
from workbench.ui.services.theme import Theme

LAYOUTS = ("stacked", "beside", "overlay", "density")
_MOST_TICKS = 12


class Histogram(Plot):
    """Bars stacked, beside each other, over each other, or as densities.

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
        self._layout = LAYOUTS[0]
        self._log = False
        self._bars: Bars | None = None
        self._current = 0
        self._items: list[GroupBars] = []
        self._mark = pg.BarGraphItem(x=[], height=[], width=1)
        self._mark.setZValue(10)
        self.addItem(self._mark)
        self.setMouseEnabled(x=False, y=False)
        self.probes["histogram"] = self._probe
        self.themed.connect(self._draw)
        self.getPlotItem().getViewBox().sigResized.connect(self._on_view_resized)
        self.key_pressed.connect(self._on_key_pressed)
        self.scene().sigMouseClicked.connect(self._on_scene_mouse_clicked)

    @property
    def bars(self) -> Bars | None:
        """What is drawn."""
        return self._bars

    @property
    def data(self) -> Dataset | None:
        """Whose rows were counted."""
        return self._data

    def show_bars(
        self, dataset: Dataset | None, column: int, bars: Bars | None
    ) -> None:
        """Show counted bars of a column (position in `Dataset.columns`)."""
        if column != self._column:
            self._current = 0
        self._data, self._column = dataset, column
        self._bars = bars if dataset is not None and dataset.n_rows else None
        self._draw()

    def set_layout(self, name: str) -> None:
        """Arrange the classes by one of `LAYOUTS`."""
        self._layout = name
        self._draw()

    def set_log(self, on: bool) -> None:
        """Show log10(1 + count); densities stay as they are."""
        self._log = on
        self._draw()

    def mark_rows(self, rows: IntArray) -> None:
        """Outline how many of the selected rows fall in each bar."""
        bars = self._bars
        plain = self._layout in ("stacked", "overlay") and not self._log
        if bars is None or not rows.size or not plain:
            self._mark.setOpts(x=[], height=[], width=1)
            return
        # of a million rows each pass is felt: no copy of all, no mask of the unshown
        chosen = bars.bins if rows.size == len(bars.bins) else bars.bins[rows]
        counts = np.bincount(chosen + 1, minlength=len(bars.edges))[1:]
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
        where: tuple[Column, ...] = (bars.labels,)
        if attribute.is_numeric:
            headers = (self.tr("from"), self.tr("to"))
            where = (bars.edges[:-1], bars.edges[1:])
            if attribute.kind == "date":
                texts = tuple(date_text(edge) for edge in bars.edges)
                where = (texts[:-1], texts[1:])
        names = bars.groups if len(bars.counts) > 1 else (self.tr("rows"),)
        return TwinTable((*headers, *names), (*where, *bars.counts))

    def reset_view(self) -> None:
        self._frame()

    # -- drawing ------------------------------------------------------------------------

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
        if self._layout == "density":
            area = counts.sum(axis=1, keepdims=True) * np.diff(self._bars.edges)
            heights = np.zeros_like(counts)
            np.divide(counts, area, out=heights, where=area > 0)
            return heights
        if not self._log:
            return counts
        if self._layout != "stacked":
            return np.log10(1 + counts)
        total = counts.sum(axis=0)
        # a stack keeps its shares; its top is on the log scale
        share = np.divide(counts, total, out=np.zeros_like(counts), where=total > 0)
        return np.asarray(share * np.log10(1 + total), np.float64)

    def _add_bars(self) -> None:
        assert self._bars is not None
        edges, heights = self._bars.edges, self._heights()
        c = len(heights)
        floor = np.zeros_like(heights)
        if self._layout == "stacked":
            floor[1:] = np.cumsum(heights, axis=0)[:-1]
        width = np.diff(edges)
        item = GroupBars()
        for k in range(c):
            left, right = edges[:-1], edges[1:]
            if self._layout == "beside":
                left, right = left + width * k / c, left + width * (k + 1) / c
            item.add((left, right), floor[k], heights[k], *self._look(k, c))
        self.addItem(item)
        self._items.append(item)

    def _look(self, k: int, c: int) -> tuple[QBrush, QPen]:
        assert self._bars is not None
        colours = self.theme.colours
        colour = sign_colour(self.theme, k)
        if not self._bars.groups:  # nothing is told apart
            colour = pg.mkColor(colours.muted)
        # rims would cover the thin bars of many classes
        edge = pg.mkPen(colours.plot, width=0.5) if c <= FEW_SIGNS else pg.mkPen(None)
        if self._layout in ("overlay", "density") and c > 1:
            edge = pg.mkPen(colour, width=1.5)
            colour = pg.mkColor(colour)
            colour.setAlphaF(0.35)
        return bar_brush(self.theme, k, colour), edge

    def _named_ticks(self, labels: Sequence[str]) -> list[tuple[float, str]]:
        """Name as many bars as there is room for, each as fully as there is."""
        width, letters = self._view_width(), self.fontMetrics()
        most = min(
            _MOST_TICKS, max(int(width // letters.horizontalAdvance("x" * 6)), 1)
        )
        step = -(-len(labels) // most)
        room = int(width * step / len(labels)) - 6
        mode = Qt.TextElideMode.ElideRight
        return [
            (float(i), letters.elidedText(labels[i], mode, room))
            for i in range(0, len(labels), step)
        ]

    def _view_width(self) -> float:
        return float(self.getPlotItem().getViewBox().width())

    def _on_view_resized(self) -> None:
        if self._bars is not None and self._bars.labels:
            self._label_axis()

    def _label_axis(self) -> None:
        assert self._data is not None
        assert self._bars is not None
        attribute, bars = self._data.columns[self._column], self._bars
        ticks = None
        if bars.labels:
            ticks = [self._named_ticks(bars.labels)]
        elif attribute.kind == "date":
            step = max(1, (len(bars.edges) - 1) // 4)
            span = float(bars.edges[-1] - bars.edges[0])
            ticks = [[(e, _date_tick(e, span)) for e in bars.edges[::step]]]
        self.getPlotItem().getAxis("bottom").setTicks(ticks)
        left = self.tr("rows")
        if self._layout == "density":
            left = self.tr("density")
        elif self._log:
            left = "log10(1 + n)"
        count_axis = self.getPlotItem().getAxis("left")
        count_axis.whole = self._layout != "density" and not self._log
        self.set_labels(attribute.name, left)

    def _frame(self) -> None:
        if self._bars is None:
            return
        heights = self._heights()
        stacked = self._layout == "stacked"
        top = float(heights.sum(axis=0).max() if stacked else heights.max())
        floor = 1e-300 if self._layout == "density" else 1.0
        edges = self._bars.edges
        self.show_range(
            (float(edges[0]), float(edges[-1])), (0.0, max(top, floor)), 0.02
        )

    # -- choosing -----------------------------------------------------------------------

    def choose_bar(self, bar: int, modifiers: Qt.KeyboardModifier) -> None:
        assert self._bars is not None
        self._current = bar
        self.bar_chosen.emit(np.flatnonzero(self._bars.bins == bar), modifiers)

    def _on_scene_mouse_clicked(self, event: Any) -> None:
        if self._bars is None or event.button() != Qt.MouseButton.LeftButton:
            return
        point = self.getPlotItem().getViewBox().mapSceneToView(event.scenePos())
        bar = int(np.searchsorted(self._bars.edges, point.x(), side="right")) - 1
        if 0 <= bar < len(self._bars.edges) - 1:
            self.choose_bar(bar, event.modifiers())

    def _on_key_pressed(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Return: 0}
        if self._bars is None or event.key() not in steps:
            return
        last = len(self._bars.edges) - 2
        bar = min(max(self._current + steps[Qt.Key(event.key())], 0), last)
        self.choose_bar(bar, event.modifiers())
        event.accept()

    def _probe(self) -> dict[str, Any]:
        if self._bars is None:
            return {"counts": [], "edges": []}
        return {
            "counts": self._bars.counts.tolist(),
            "edges": self._bars.edges.tolist(),
            "labels": list(self._bars.labels),
            "layout": self._layout,
            "heights": self._heights().tolist(),
        }


def _date_tick(milliseconds: float, span: float) -> str:
    day = 86_400_000
    text = date_text(milliseconds - milliseconds % 1000)
    return text[:10] if span > 3 * day else text[5:16]
