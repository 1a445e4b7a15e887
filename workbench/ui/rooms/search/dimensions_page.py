"""The page of many dimensions: what search trees compare of uniform rows."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from workbench.api.data import FloatArray
from workbench.core.results.pictures.search_pictures import DimensionSweep
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.pages import LazyPage
from workbench.ui.room import Room
from workbench.ui.services.numbers import percent
from workbench.ui.widgets.fitted import FittedSpin
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.tone import SizedLabel, set_tone

#: Queries of each dimension.
_QUERIES = 200
_LINES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)
_SYMBOLS = ("o", "t", "s")
_TREES = ("kd-tree", "ball-tree", "vp-tree")

#: Rows of the first sweep.
ROWS = 1000


class DimensionsPage(LazyPage):
    """Shares of the rows compared by three trees, from 2 to 32 dimensions."""

    page_id = "dimensions"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._request = room.request()
        self._found: DimensionSweep | None = None
        self._asked: tuple[int, int, int] | None = None
        self._make_widgets()
        self._lay_out()
        self.count.valueChanged.connect(self.refresh)
        self.centres.toggled.connect(self._show)
        self.start.clicked.connect(self.compute)
        self.stop.clicked.connect(self._request.cancel)
        self._request.partial.connect(self._take)
        self._request.done.connect(self._take)
        self._request.idle.connect(self._show)

    # -- layout -----------------------------------------------------------------

    def _make_widgets(self) -> None:
        theme = self.context.theme
        self.count = FittedSpin("search_sweepNSpin")
        self.count.setRange(100, 5000)
        self.count.setValue(ROWS)
        self.count.setSingleStep(100)
        self._label = QLabel("n")
        self._label.setBuddy(self.count)
        self.centres = named(QCheckBox(), "search_centresCheck")
        self.centres.setChecked(True)
        self.start = named(QPushButton(), "search_sweepRunBtn")
        self.start.setDefault(True)
        self.stop = named(QPushButton(), "search_sweepCancelBtn")
        self.figure = named(
            SizedLabel(theme, factor=1.2, bold=True), "search_sweep_label"
        )
        self.note = named(QLabel(), "search_sweepNote_label")
        for label in (self.figure, self.note):
            label.setWordWrap(True)
        set_tone(self.note, "muted")
        self.plot = Plot(theme, "search_sweep_plot")
        self._curves = [pg.PlotCurveItem(connect="finite") for _ in _TREES]
        self._spots = [pg.ScatterPlotItem() for _ in _TREES]
        self._all = pg.PlotCurveItem()
        for item in (self._all, *self._curves, *self._spots):
            self.plot.addItem(item)
        self._legend = self.plot.add_legend(offset=(70, 10))
        self.plot.table_source = self._twin
        self.plot.reset_view = self._show_range  # type: ignore[method-assign]

    def _lay_out(self) -> None:
        controls = FlowRow()
        controls.add(self._label, self.count)
        controls.add(self.centres)
        controls.add(self.start, self.stop)
        # a plot takes what is left: its own wish would make the room scroll
        across, down = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        self.plot.setSizePolicy(across, down)
        self.plot.setMinimumHeight(120)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (controls, self.figure, self.note):
            column.addWidget(widget)
        column.addWidget(self.plot, 1)

    # -- running ----------------------------------------------------------------

    def _wanted(self) -> tuple[int, int, int]:
        scene = self.context.session.scene
        return self.count.value(), min(scene.k, self.count.value()), scene.seed

    def compute(self) -> None:
        """Search uniform rows in every dimension."""
        self.draw_waiting()
        self.room.clear_message()
        self._found = None
        n, k, seed = self._asked = self._wanted()
        self.room.next_generation()
        payload = {"n": n, "k": k, "seed": seed, "queries": _QUERIES}
        title = self.tr("Search in many dimensions")
        self._request.start("search_sweep", payload, title=title)
        self._show()

    def _take(self, found: DimensionSweep) -> None:
        self._found = found
        self._show()

    # -- what is shown ----------------------------------------------------------

    def fill(self) -> None:
        """Draw the sweep if it is of what is chosen; the first one is run at once."""
        if self._asked is None:
            self.compute()
            return
        if self._asked != self._wanted():
            self._found = None
            self._request.cancel()
        self._show()

    def _shares(self, found: DimensionSweep) -> FloatArray:
        """Return what is drawn, shape (trees, dimensions)."""
        return found.rows + found.centres if self.centres.isChecked() else found.rows

    def _show(self) -> None:
        busy, found = self._request.busy, self._found
        self.start.setEnabled(not busy)
        self.stop.setEnabled(busy)
        for item in (self._all, *self._curves, *self._spots):
            item.clear()
        self.plot.set_labels(self.tr("Dimensions (log)"), self._share_name())
        if found is None:
            self._legend.clear()
        else:
            self._draw(found)
        self._show_range()
        self._show_words(found, busy=busy)

    def _share_name(self) -> str:
        if self.centres.isChecked():
            return self.tr("Rows and centres compared / n")
        return self.tr("Rows compared / n")

    def _draw(self, found: DimensionSweep) -> None:
        c = self.context.theme.colours
        x = np.log2(found.dimensions)
        ends = x[[0, -1]]
        self._all.setData(ends, np.ones(2), pen=pg.mkPen(c.muted))
        curves, names = [self._all], [self.tr("Brute force")]
        colours = (c.accent, c.error, c.warning)
        for i, line in enumerate(self._shares(found)):
            pen = pg.mkPen(colours[i], width=2, style=_LINES[i])
            known = np.isfinite(line)
            self._curves[i].setData(x[known], line[known], pen=pen)
            self._spots[i].setData(
                x[known], line[known], symbol=_SYMBOLS[i], size=8, pen=None,
                brush=pg.mkBrush(colours[i]),
            )  # fmt: skip
            curves.append(self._curves[i])
            names.append(self._names()[i])
        self._legend.show_entries(zip(curves, names, strict=True))

    def _names(self) -> tuple[str, ...]:
        return (
            self.tr("k-d tree"), self.tr("Ball tree"), self.tr("Vantage-point tree"),
        )  # fmt: skip

    def _show_range(self) -> None:
        """Show all dimensions, from nothing to what is compared most."""
        found = self._found
        high, dimensions = 1.0, np.array([2, 32])
        if found is not None:
            high = max(high, float(np.nanmax(self._shares(found))))
            dimensions = found.dimensions
        ticks = [(float(np.log2(d)), str(d)) for d in dimensions]
        self.plot.getPlotItem().getAxis("bottom").setTicks([ticks])
        self.plot.show_range((ticks[0][0], ticks[-1][0]), (0.0, 1.1 * high))

    def _show_words(self, found: DimensionSweep | None, *, busy: bool) -> None:
        title = self.tr("Comparisons by dimension")
        if found is None:
            text = self.tr("Searching…") if busy else ""
            self.figure.setText(text)
            self.note.setText(
                "" if busy else self.tr("Run the sweep over 2 to 32 dimensions.")
            )
            self.plot.describe(title)
            return
        shares = self._shares(found)
        last = int(np.flatnonzero(np.isfinite(shares).all(axis=0)).max(initial=0))
        text = self.tr("d = {d}: k-d tree {kd}, ball tree {ball}, vantage points {vp}")
        first, second, third = (percent(share) for share in shares[:, last])
        self.figure.setText(
            text.format(d=found.dimensions[last], kd=first, ball=second, vp=third)
        )
        lines = [
            self.tr(
                "Uniform rows: {n}, queries: {queries}, k = {k}; leaves hold one row or "
                "two."
            ).format(n=found.n, queries=found.queries, k=found.k)
        ]
        if found.same:
            lines.append(self.tr("All trees return the rows of brute force."))
        if self.centres.isChecked():
            lines.append(
                self.tr(
                    "A ball tree also compares two centres at each node it opens, so it "
                    "can cost more than brute force."
                )
            )
        self.note.setText(" ".join(lines))
        self.plot.describe(title, self.figure.text())

    # -- words ------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        tip = self.tr("How many uniform rows are made")
        self.count.setToolTip(tip)
        self.count.setAccessibleName(tip)
        self.centres.setText(self.tr("Count centres"))
        self.centres.setToolTip(
            self.tr("Add the distances to centres of balls to those to rows")
        )
        self.start.setText(self.tr("Run"))
        self.start.setToolTip(self.tr("Search in every dimension (F5)"))
        self.stop.setText(self.tr("Cancel"))
        self.stop.setToolTip(self.tr("Stop the sweep"))
        self.refresh()

    def _twin(self) -> TwinTable:
        names = self._names()
        rows = self.tr("{name}: rows / n")
        centres = self.tr("{name}: centres / n")
        headers = (
            self.tr("Dimensions"),
            *(rows.format(name=name) for name in names),
            *(centres.format(name=name) for name in names),
        )
        found = self._found
        if found is None:
            return TwinTable(headers, ([],) * len(headers))
        return TwinTable(headers, (found.dimensions, *found.rows, *found.centres))

    def probe(self) -> dict[str, Any]:
        """Return what is compared, rows also by number, by tree and dimension."""
        found = self._found
        empty: dict[str, list[float]] = {}
        return {
            "dimensions": [] if found is None else found.dimensions.tolist(),
            "rows": empty
            if found is None
            else dict(zip(found.structures, found.rows.tolist(), strict=True)),
            "centres": empty
            if found is None
            else dict(zip(found.structures, found.centres.tolist(), strict=True)),
            "compared": empty
            if found is None
            else dict(
                zip(found.structures, (found.n * found.rows).tolist(), strict=True)
            ),
            "counted": "all" if self.centres.isChecked() else "rows",
            "same": found is not None and found.same,
            "n": 0 if found is None else found.n,
            "k": 0 if found is None else found.k,
            "drawn": [
                len(curve.getData()[0]) if curve.getData()[0] is not None else 0
                for curve in self._curves
            ],
            "busy": self._request.busy,
            "text": self.figure.text(),
            "note": self.note.text(),
        }
