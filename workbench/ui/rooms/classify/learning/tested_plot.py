"""A plot of test and training figures against a quantity, with the spread over folds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.rooms.classify.curves.run_lines import RunLine, RunLines
from workbench.ui.services.theme import Theme


@dataclass(frozen=True, slots=True)
class TestedPlace:
    """One place of the curve.

    Attributes
    ----------
    x : float
        On the axis.
    text : str
        What stands there: rows, or the value of a parameter.
    test, train, sd : float
        Means over the folds and the deviation of the test figures; NaN if unknown.
    folds : int
        Over how many.
    """

    x: float
    text: str
    test: float
    train: float
    sd: float
    folds: int


class TestedPlot(Plot):
    """Test mean with a band of one deviation, training mean dashed; the best ringed.

    Signals
    -------
    point_chosen(index)
        A point was clicked, or reached with the arrow keys.
    """

    __test__ = False  # no test of pytest's, in spite of its name
    point_chosen = Signal(int)

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        self._points: tuple[TestedPlace, ...] = ()
        self._best: int | None = None
        self._chosen: int | None = None
        self._joined = True
        #: The most a figure can be; the band ends there.
        self.ceiling = 100.0
        self._headers = ("x", "test", "sd", "training", "folds")
        super().__init__(theme, name, parent=parent)
        self._edges = (pg.PlotCurveItem(), pg.PlotCurveItem())
        self._band = pg.FillBetweenItem(*self._edges)
        self._bars = pg.PlotCurveItem(connect="pairs")
        self._train, self._test = pg.PlotCurveItem(), pg.PlotCurveItem()
        self._train_dots = pg.ScatterPlotItem(size=6, pxMode=True)
        self._test_dots = pg.ScatterPlotItem(size=8, pxMode=True)
        self._ring = pg.ScatterPlotItem(size=16, pxMode=True)
        self._line = pg.InfiniteLine(angle=90)
        for item in (self._line, self._band, self._bars, self._train, self._train_dots,
                     self._test, self._test_dots, self._ring):  # fmt: skip
            self.addItem(item)
        self.runs = RunLines(self, (1, 1))
        self._legend = self.add_legend((0, -6))
        self._legend.setColumnCount(2)
        self._legend.anchor((0.5, 1), (0.5, 1), offset=(0, -4))
        self.getPlotItem().getViewBox().setMouseEnabled(False, False)
        self.probes["curve"] = self._probe
        self.key_pressed.connect(self._on_key_pressed)
        self.themed.connect(self._recolour)
        self._recolour()

    # -- showing ------------------------------------------------------------------------

    def name_curves(
        self, test: str, train: str, headers: tuple[str, str, str, str, str]
    ) -> None:
        """Set the texts of the legend and of the table's columns."""
        self._headers = headers
        self._legend.show_entries([(self._test, test), (self._train, train)])

    def show_points(
        self,
        points: Sequence[TestedPlace],
        *,
        joined: bool = True,
        own_ticks: bool = False,
        chosen: int | None = None,
        ring: bool = False,
    ) -> None:
        """Draw points in ascending x.

        Parameters
        ----------
        points : sequence of Tested
        joined : bool
            Whether a line goes from one to the next: not where x is but a place.
        own_ticks : bool
            Whether the axis is marked at the points, with their texts.
        chosen : int, optional
            Which point has the vertical line.
        ring : bool
            Whether the best point is ringed.
        """
        self._points, self._joined = tuple(points), joined
        self._best = best_of(points) if ring else None
        x = np.array([p.x for p in points])
        test = np.array([p.test for p in points])
        train = np.array([p.train for p in points])
        known, learned = ~np.isnan(test), ~np.isnan(train)
        self._draw_spread(x[known], test[known], self._deviations()[known])
        for item in (self._test, self._train):
            item.setVisible(joined)
        self._test.setData(x[known], test[known])
        self._test_dots.setData(x[known], test[known])
        self._train.setData(x[learned], train[learned])
        self._train_dots.setData(x[learned], train[learned])
        at = [] if self._best is None else [points[self._best]]
        self._ring.setData([p.x for p in at], [p.test for p in at])
        self.choose(chosen)
        self._mark_axis(own_ticks)
        self.reset_view()

    def show_runs(self, lines: Sequence[RunLine]) -> None:
        """Draw the test means of several runs in the place of the curves of one."""
        for item in (self._test, self._test_dots, self._train, self._train_dots,
                     self._band, self._bars):  # fmt: skip
            item.setVisible(not lines)
        self.runs.show(lines)
        self.reset_view()

    def choose(self, index: int | None) -> None:
        """Put the vertical line on a point."""
        inside = index is not None and 0 <= index < len(self._points)
        self._chosen = index if inside else None
        self._line.setVisible(self._chosen is not None)
        if self._chosen is not None:
            self._line.setValue(self._points[self._chosen].x)

    @property
    def best(self) -> int | None:
        """The place of the ringed point."""
        return self._best

    def reset_view(self) -> None:
        """Show all points; at least 4 units of the figure, which is a percentage."""
        self._legend.setVisible(bool(self._points) and not self.runs.lines)
        if self.runs.lines:
            self._show_all_runs()
            return
        if not self._points:
            self.show_range((0, 1), (0, 100), 0.04)
            return
        test = np.array([p.test for p in self._points])
        sd, train = self._deviations(), np.array([p.train for p in self._points])
        top = np.minimum(test + sd, self.ceiling)
        figures = np.concatenate([test - sd, top, train, [np.nan]])
        known = figures[~np.isnan(figures)]
        low, high = (known.min(), known.max()) if known.size else (0.0, 100.0)
        spare = max(4.0 - (high - low), 0.0) / 2
        low, high = low - spare, high + spare
        pixels = max(self.getPlotItem().getViewBox().height(), 150.0)
        low -= (high - low) * 44 / pixels  # where the legend stands
        x = [p.x for p in self._points]
        narrow = not self._joined or len(x) == 1
        side = 0.6 if narrow else 0.08 * (max(x) - min(x))
        self.show_range((min(x) - side, max(x) + side), (low, high), 0.03)

    def _table_of_runs(self) -> TwinTable:
        lines = self.runs.lines
        names = [f"#{line.number}" for line in lines for _ in range(line.shape.x.size)]
        x = np.concatenate([line.shape.x for line in lines])
        y = np.concatenate([line.shape.y for line in lines])
        return TwinTable((self.tr("run"), *self._headers[:2]), (names, x, y))

    def _show_all_runs(self) -> None:
        shapes = [line.shape for line in self.runs.lines]
        x = np.concatenate([shape.x for shape in shapes])
        y = np.concatenate([shape.y for shape in shapes])
        low, high = float(y.min()), float(y.max())
        spare = max(4.0 - (high - low), 0.0) / 2 + 0.05 * (high - low)
        self.show_range((x.min(), x.max()), (low - spare, high + spare), 0.05)

    def table(self) -> TwinTable:
        """Return each point's figures and how many folds they come from."""
        if self.runs.lines:
            return self._table_of_runs()
        points = self._points
        columns = (
            [p.text for p in points], np.array([p.test for p in points]),
            np.array([p.sd for p in points]), np.array([p.train for p in points]),
            [p.folds for p in points],
        )  # fmt: skip
        return TwinTable(self._headers, columns)

    def _deviations(self) -> np.ndarray:
        return np.nan_to_num(np.array([p.sd for p in self._points], dtype=np.float64))

    def _draw_spread(self, x: np.ndarray, test: np.ndarray, sd: np.ndarray) -> None:
        self._band.setVisible(self._joined)
        self._bars.setVisible(not self._joined)
        if self._joined:
            for edge, sign in zip(self._edges, (1, -1), strict=True):
                edge.setData(x, np.minimum(test + sign * sd, self.ceiling))
        else:
            ends = np.column_stack(
                [test - sd, np.minimum(test + sd, self.ceiling)]
            ).ravel()
            self._bars.setData(np.repeat(x, 2), ends)

    def _mark_axis(self, own: bool) -> None:
        axis = self.getPlotItem().getAxis("bottom")
        if not own or not self._points:
            axis.setTicks(None if self._points else [[]])
            return
        span = max(self._points[-1].x - self._points[0].x, 1e-9)
        # words need more room than numbers, and must not run into each other
        apart = 0.0 if not self._joined else 0.085 * span
        ticks: list[tuple[float, str]] = []
        for point in self._points:
            if not ticks or point.x - ticks[-1][0] >= apart:
                ticks.append((point.x, point.text))
        axis.setTicks([ticks])

    # -- choosing -----------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() == Qt.MouseButton.LeftButton and self._points:
            self._pick(self._nearest(event.position()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def _on_key_pressed(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None or not self._points:
            return
        now = -1 if self._chosen is None else self._chosen
        self._pick(min(max(now + step, 0), len(self._points) - 1))
        event.accept()

    def _pick(self, index: int) -> None:
        self.choose(index)
        self.point_chosen.emit(index)

    def _nearest(self, at: QPointF) -> int:
        scene = self.viewportTransform().inverted()[0].map(at)
        x = self.getPlotItem().getViewBox().mapSceneToView(scene).x()
        return int(np.argmin([abs(p.x - x) for p in self._points]))

    # -- looks --------------------------------------------------------------------------

    def _probe(self) -> dict[str, Any]:
        return {
            "texts": [p.text for p in self._points],
            "test": [p.test for p in self._points],
            "sd": [p.sd for p in self._points],
            "train": [p.train for p in self._points],
            "best": self._best,
            "chosen": self._chosen,
            "runs": self.runs.probe(),
        }

    def _recolour(self) -> None:
        if not hasattr(self, "_line"):
            return
        c = self.theme.colours
        light = QColor(c.accent)
        light.setAlphaF(0.22)
        self._band.setBrush(pg.mkBrush(light))
        self._bars.setPen(pg.mkPen(c.accent, width=2))
        self._test.setPen(pg.mkPen(c.accent, width=2.5))
        self._test_dots.setBrush(pg.mkBrush(c.accent))
        self._test_dots.setPen(pg.mkPen(c.plot))
        self._train.setPen(pg.mkPen(c.muted, width=1.5, style=Qt.PenStyle.DashLine))
        self._train_dots.setBrush(pg.mkBrush(c.plot))
        self._train_dots.setPen(pg.mkPen(c.muted, width=1.5))
        self._ring.setBrush(pg.mkBrush(None))
        self._ring.setPen(pg.mkPen(c.text, width=2))
        self.runs.recolour()
        self._line.setPen(pg.mkPen(c.muted, width=1, style=Qt.PenStyle.DotLine))


def best_of(points: Sequence[TestedPlace]) -> int | None:
    """Return the place of the highest test figure, the first of several equal ones."""
    figures = np.array([p.test for p in points])
    return None if np.isnan(figures).all() else int(np.nanargmax(figures))
