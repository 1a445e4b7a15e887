"""The scatter matrix: up to 8 x 8 cells, built a little at a time."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Any

import numpy as np
from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from workbench.api.data import IntArray
from workbench.core.results.pictures.visualize_pictures import ScatterFigures
from workbench.ui.drawing.group_signs import FEW_SIGNS
from workbench.ui.rooms.visualize.scatter_matrix.matrix_cell import CellPlot
from workbench.ui.rooms.visualize.view import View, evenly
from workbench.ui.services.repaint_queue import took_turn
from workbench.ui.services.theme import Theme

MOST_COLUMNS = 8
#: Spots in all cells together; more are drawn as an even sample of the rows.
MOST_SPOTS = 150_000
_SLICE = 0.012  # seconds of building before the window may do something else

Step = tuple[Callable[..., None], tuple[Any, ...]]


class MatrixGrid(QWidget):
    """Cells in rows and columns; row i shows attribute i upwards, column j to the right.

    Signals
    -------
    built()
        Every cell is filled as far as is known.
    cell_opened(i, j)
    """

    built = Signal()
    cell_opened = Signal(int, int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("visualize_matrix_grid")
        self._theme = theme
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(3)
        self._cells: dict[tuple[int, int], CellPlot] = {}
        self._steps: deque[Step] = deque()
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._on_timer_timeout)
        self.view: View | None = None
        self.columns: tuple[int, ...] = ()
        self.kinds = {"upper": "scatter", "lower": "pearson", "diagonal": "histogram"}
        self.figures: ScatterFigures | None = None
        self.seconds = 0.0
        self._started = 0.0
        self._marked = np.empty(0, np.int64)
        self._current = (0, 1)

    @property
    def building(self) -> bool:
        """Whether cells still wait to be filled."""
        return bool(self._steps)

    @property
    def cells(self) -> dict[tuple[int, int], CellPlot]:
        """The cells shown, by row and column."""
        d = len(self.columns)
        return {k: c for k, c in self._cells.items() if max(k) < d}

    # -- what is shown --------------------------------------------------------------------

    def show_view(self, view: View | None, columns: tuple[int, ...]) -> None:
        """Draw these columns of other data; figures are shown when they come."""
        if view is None or not view.shows_same_rows(self.view):
            for cell in self.cells.values():
                cell.cover()
        self.view, self.columns = view, columns
        self.figures = None
        self.redraw()

    def show_figures(self, figures: ScatterFigures) -> None:
        """Fill what the workers computed: bars, coefficients, tiles."""
        self.figures = figures
        if self.view is not None and self.view.is_large:
            self.view.names = figures.names
        for i, j in self._order():
            if self._kind(i, j) != "scatter":
                self._steps.append((self._fill, (i, j)))
        self._go()

    def redraw(self) -> None:
        """Draw all cells anew."""
        self._steps.clear()
        d = len(self.columns)
        for key, cell in self._cells.items():
            if max(key) >= d:
                cell.hide()
                self._steps.append((cell.show_nothing, ()))
        for k in range(MOST_COLUMNS):  # what is not shown takes no room
            self._grid.setRowStretch(k, int(k < d))
            self._grid.setColumnStretch(k, int(k < d))
        self._current = (0, 1 if d > 1 else 0)
        for i, j in self._order():
            self._steps.append((self._begin, (i, j)))
        for i, j in self._order():
            self._steps.append((self._fill, (i, j)))
        self._started = time.perf_counter()
        self._go()

    def _order(self) -> list[tuple[int, int]]:
        d = len(self.columns)
        return [(i, j) for i in range(d) for j in range(d)]

    def _kind(self, i: int, j: int) -> str:
        """Return what a cell shows: spots become tiles where there are very many."""
        if i == j:
            return self.kinds["diagonal"]
        kind = self.kinds["upper" if i < j else "lower"]
        large = self.view is not None and self.view.is_large
        return "tiles" if kind == "scatter" and large else kind

    # -- building ---------------------------------------------------------------------------

    def _go(self) -> None:
        if self._steps:
            self._timer.start()
        else:
            self.built.emit()

    def _on_timer_timeout(self) -> None:
        took_turn()
        until = time.perf_counter() + _SLICE
        while self._steps and time.perf_counter() < until:
            do, arguments = self._steps.popleft()
            do(*arguments)
        if not self._steps:
            self._timer.stop()
            self.seconds = time.perf_counter() - self._started
            self._show_marks()
            self.built.emit()

    def _on_cell_outdated(self, i: int, j: int) -> None:
        """Take the picture of a cell again, after all that is still to be done."""
        step = (self._cells[i, j].take_picture, ())
        if (i, j) in self.cells and step not in self._steps:
            self._steps.append(step)
            self._timer.start()

    def _begin(self, i: int, j: int) -> None:
        cell = self._cells.get((i, j))
        if cell is None:
            cell = self._cells[i, j] = CellPlot(self._theme, i, j, self)
            cell.opened.connect(self.cell_opened)
            cell.chosen.connect(self._on_cell_chosen)
            cell.stepped.connect(self._on_cell_stepped)
            cell.outdated.connect(self._on_cell_outdated)
            self._grid.addWidget(cell, i, j)
        cell.show_nothing(self.view, self.columns[j], self.columns[i])
        self._set_stop(cell)
        if i == j and self.view is not None:
            cell.set_caption(self.view.attribute(self.columns[i]).name)
        self._describe(cell)
        cell.show()

    def _fill(self, i: int, j: int) -> None:
        """Fill one cell, or put its groups in front of the queue, one step each."""
        view, kind, cell = self.view, self._kind(i, j), self._cells[i, j]
        if view is None or kind == "none":
            return
        if kind == "scatter":
            self._fill_spots(cell, view)
        elif self.figures is not None:
            self._fill_figures(cell, kind)
            self._steps.appendleft((cell.take_picture, ()))

    def _fill_spots(self, cell: CellPlot, view: View) -> None:
        rows = evenly(np.arange(view.data.n_rows), self.spots)
        cell.frame(self.rectangle(cell.i, cell.j))
        codes = view.codes[rows]
        # those on top are the last drawn: small classes are not covered by large ones
        sizes = np.bincount(codes, minlength=len(view.names))
        self._steps.appendleft((cell.take_picture, ()))
        if len(view.names) > FEW_SIGNS:
            order = np.argsort(-sizes[codes], kind="stable")
            self._steps.appendleft((cell.add_mixed, (rows[order], codes[order])))
            return
        for group in np.argsort(sizes, kind="stable"):
            if sizes[group]:
                step = (rows[codes == group], int(group), len(rows))
                self._steps.appendleft((cell.add_spots, step))

    def _fill_figures(self, cell: CellPlot, kind: str) -> None:
        figures, i, j = self.figures, cell.i, cell.j
        assert figures is not None
        pair = min(i, j), max(i, j)
        if cell.kind != "none":  # the same cell was filled before
            self._begin(i, j)
        if kind == "histogram":
            cell.show_histogram(figures.edges[i], figures.counts[i])
        elif kind == "density":
            cell.show_density(figures.places[i], figures.density[i])
        elif kind == "tiles" and pair in figures.tiles:
            counts = figures.tiles[pair]
            counts = counts if i < j else counts.transpose(0, 2, 1)
            cell.show_tiles(counts, self.rectangle(i, j))
            cell.frame(self.rectangle(i, j))
        elif kind in figures.correlations:
            cell.show_correlation(figures.correlations[kind][pair])
        if i == j:
            cell.set_caption(cell.view.attribute(cell.across).name if cell.view else "")

    @property
    def spots(self) -> int:
        """How many rows each cell of points shows."""
        if self.view is None or self.view.is_large:
            return 0
        halves = [self.kinds["upper"], self.kinds["lower"]].count("scatter")
        d = len(self.columns)
        most = MOST_SPOTS // max(halves * d * (d - 1) // 2, 1)
        return min(most, self.view.data.n_rows)

    def rectangle(self, i: int, j: int) -> QRectF:
        """Return what the cell's axes span."""
        (left, right), (low, high) = self._span(j), self._span(i)
        return QRectF(left, low, right - left, high - low)

    def _span(self, place: int) -> tuple[float, float]:
        if self.figures is not None:
            return self.figures.spans[place]
        assert self.view is not None
        labels = self.view.attribute(self.columns[place]).values
        if labels:
            return -0.5, len(labels) - 0.5
        values = self.view.data.X[:, self.columns[place]]
        known = values[~np.isnan(values)]
        if not known.size:
            return 0.0, 1.0
        low, high = float(known.min()), float(known.max())
        return (low, high) if high > low else (low - 0.5, high + 0.5)

    # -- marks ---------------------------------------------------------------------------------

    def select(self, rows: IntArray) -> None:
        """Mark the selected rows in every cell."""
        self._marked = rows
        if not self.building:
            self._show_marks()

    def _show_marks(self) -> None:
        for cell in self.cells.values():
            cell.mark(self._marked)

    def set_halo(self, row: int | None) -> None:
        """Ring one row in every cell."""
        for cell in self.cells.values():
            cell.set_halo(row)

    # -- keyboard --------------------------------------------------------------------------------

    def _set_stop(self, cell: CellPlot) -> None:
        """Let Tab stop at the current cell only; the arrows go to the others."""
        here = (cell.i, cell.j) == self._current
        policy = Qt.FocusPolicy
        cell.setFocusPolicy(policy.StrongFocus if here else policy.ClickFocus)

    def _on_cell_chosen(self, i: int, j: int) -> None:
        before, self._current = self._current, (i, j)
        for key in (before, self._current):
            if key in self._cells:
                self._set_stop(self._cells[key])

    def _on_cell_stepped(self, i: int, j: int, key: int) -> None:
        di = (key == Qt.Key.Key_Down) - (key == Qt.Key.Key_Up)
        dj = (key == Qt.Key.Key_Right) - (key == Qt.Key.Key_Left)
        cell = self.cells.get((i + di, j + dj))
        if cell is not None:
            cell.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- words ------------------------------------------------------------------------------------

    def describe(self) -> None:
        """Say in the current language what the cells show."""
        self.setAccessibleName(self.tr("Scatter matrix"))
        for cell in self.cells.values():
            self._describe(cell)

    def _describe(self, cell: CellPlot) -> None:
        if cell.view is None:
            return
        y, x = (cell.view.attribute(c).name for c in (cell.upwards, cell.across))
        name = self.tr("{} against {}").format(y, x) if cell.i != cell.j else x
        rows = self.tr("%n row(s)", "", cell.view.data.n_rows)
        cell.describe(name, rows)
        cell.setToolTip(self.tr("{}: Enter or a double click enlarges").format(name))
