"""Boxes and violins of attributes by group; a click selects the rows of a part."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainterPath
from PySide6.QtWidgets import QGraphicsPathItem, QWidget

from workbench.api.data import FloatArray, IntArray
from workbench.core.results.pictures.group_pictures import BoxPicture
from workbench.ui.drawing.group_signs import Bars, bar_brush, spot_styles
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.spots import Spots, nearest_place
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.rooms.visualize.groups.named_ticks import named_ticks
from workbench.ui.rooms.visualize.marks import Dots
from workbench.ui.rooms.visualize.view import View, group_colour
from workbench.ui.services.theme import Theme

KINDS = ("both", "box", "violin")
#: Halves of the width of a box, of one inside a violin, of a violin, of a whisker's end.
_BOX, _SLIM, _VIOLIN, _CAP = 0.32, 0.1, 0.42, 0.16
_REACH = 8  # pixels within which a row beyond the whiskers is meant
_TINT = 0.45
#: Violins from which on they have no rims.
_MANY = 60


class BoxesPlot(Plot):
    """One attribute in its units, or several, each from its least to its greatest value.

    Signals
    -------
    part_chosen(column, group, low, high, modifiers)
        Rows of a group between two values of an attribute are meant.
    picked(row, modifiers)
        A row beyond the whiskers was clicked.
    """

    part_chosen = Signal(int, int, float, float, object)
    picked = Signal(int, object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "visualize_boxes_plot", parent=parent)
        self.result: BoxPicture | None = None
        self._view: View | None = None
        self._kind = KINDS[0]
        self._selected: IntArray = np.empty(0, np.int64)
        self._current = 0  # the box that keys are about
        self._drawn: list[Any] = []
        self._lines = pg.PlotCurveItem(connect="pairs")
        self._medians = Spots(size=9)
        self._far = Spots(size=5, pen=None)
        self._dots = Dots(10.0, ring=True)
        self._halo = pg.PlotCurveItem()
        for z, item in (
            (10, self._lines), (12, self._far), (14, self._medians), (20, self._dots),
            (25, self._halo),
        ):  # fmt: skip
            item.setZValue(z)
            self.addItem(item, ignoreBounds=True)
        self.setMouseEnabled(x=False, y=True)
        self.themed.connect(self._draw)
        self.key_pressed.connect(self._on_key_pressed)
        self.scene().sigMouseClicked.connect(self._on_scene_mouse_clicked)
        self.getPlotItem().getViewBox().sigResized.connect(self._label)
        self.probes["boxes"] = self._probe
        self._draw()

    # -- what is drawn ------------------------------------------------------------------

    def show_result(self, view: View, result: BoxPicture) -> None:
        """Draw other boxes."""
        self._view, self.result, self._current = view, result, 0
        self._draw()
        self.reset_view()

    def clear_rows(self) -> None:
        """Draw nothing."""
        self.result = None
        self._draw()

    def set_kind(self, kind: str) -> None:
        """Draw boxes, violins, or boxes in violins: one of `KINDS`."""
        self._kind = kind
        self._draw()
        self.reset_view()

    @property
    def _groups(self) -> int:
        return len(self.result.names) if self.result is not None else 0

    @property
    def is_single(self) -> bool:
        """Whether one attribute is drawn in its own units."""
        return self.result is not None and len(self.result.columns) == 1

    def _x(self, column: IntArray | int, group: IntArray | int) -> Any:
        return column * (self._groups + 1) + group

    def _y(self, column: IntArray | int, values: Any) -> Any:
        result = self.result
        assert result is not None
        if self.is_single:
            return values
        low, high = result.lows[column], result.highs[column]
        return (values - low) / np.where(high > low, high - low, 1.0)

    def _draw(self) -> None:
        if not hasattr(self, "_halo"):
            return  # the base class draws before this one has its fields
        for item in self._drawn:
            self.removeItem(item)
        self._drawn = []
        empty = np.empty(0)
        colours = self.theme.colours
        self._dots.set_colour(colours.selection)
        self._halo.setPen(pg.mkPen(colours.accent, width=2))
        result = self.result
        if result is None:
            self._lines.setData(empty, empty)
            for item in (self._medians, self._far):
                item.setData(pos=np.empty((0, 2)))
            self._halo.setData(empty, empty)
            self._dots.set_points(empty, empty)
            return
        if self._kind != "box":
            self._add_violins(result)
        if self._kind != "violin":
            self._add_boxes(result)
        self._add_lines(result)
        self._add_spots(result)
        self._label()
        self.mark(self._selected)

    def _add_violins(self, result: BoxPicture) -> None:
        m, g = result.counts.shape
        # of hundreds a few pixels each are seen: rims and every point cost too much
        many = m * g > _MANY
        step = 3 if many else 1
        for i in range(m):
            for code in range(g):
                density = result.density[i, code, ::step]
                highest = float(density.max())
                if not highest > 0:
                    continue
                half = _VIOLIN * density / highest
                middle, y = self._x(i, code), self._y(i, result.places[i, code, ::step])
                path = QPainterPath()
                outline = pg.arrayToQPath(
                    np.concatenate([middle - half, (middle + half)[::-1]]),
                    np.concatenate([y, y[::-1]]),
                )
                path.addPath(outline)
                path.closeSubpath()
                item = QGraphicsPathItem(path)
                colour = group_colour(self.theme, result.names, code)
                item.setPen(pg.mkPen(None) if many else pg.mkPen(colour, width=1.5))
                colour.setAlphaF(_TINT)
                item.setBrush(colour)
                self.addItem(item, ignoreBounds=True)
                self._drawn.append(item)

    def _add_boxes(self, result: BoxPicture) -> None:
        m, g = result.counts.shape
        columns = np.arange(m)
        half = _SLIM if self._kind == "both" else _BOX
        bars = Bars()
        for code in range(g):
            boxes = result.boxes[:, code]
            seen = result.counts[:, code] > 0
            x = self._x(columns, code)[seen].astype(np.float64)
            low = self._y(columns, boxes[:, 1])[seen]
            high = self._y(columns, boxes[:, 3])[seen]
            colour = group_colour(self.theme, result.names, code)
            brush = bar_brush(self.theme, code, colour)
            pen = pg.mkPen(self.theme.colours.text, width=1)
            bars.add((x - half, x + half), low, high - low, brush, pen)
        bars.setZValue(5)
        self.addItem(bars, ignoreBounds=True)
        self._drawn.append(bars)

    def _add_lines(self, result: BoxPicture) -> None:
        """Draw whiskers with their ends, and medians."""
        m, g = result.counts.shape
        xs, ys = [], []
        half = _SLIM if self._kind == "both" else _BOX
        for i in range(m):
            for code in range(g):
                if not result.counts[i, code]:
                    continue
                x = float(self._x(i, code))
                low, q1, median, q3, high = self._y(i, result.boxes[i, code, :5])
                if self._kind != "violin":
                    xs += [
                        x,
                        x,
                        x,
                        x,
                        x - _CAP / 2,
                        x + _CAP / 2,
                        x - _CAP / 2,
                        x + _CAP / 2,
                    ]
                    ys += [low, q1, q3, high, low, low, high, high]
                xs += [x - half, x + half]
                ys += [median, median]
        self._lines.setPen(pg.mkPen(self.theme.colours.text, width=1.5))
        self._lines.setData(np.array(xs), np.array(ys))

    def _add_spots(self, result: BoxPicture) -> None:
        seen = result.counts.T.ravel() > 0
        m, g = result.counts.shape
        columns, codes = (
            np.tile(np.arange(m), g)[seen],
            np.repeat(np.arange(g), m)[seen],
        )
        medians = result.boxes[columns, codes, 2]
        signs = self._signs(codes)
        pos = np.column_stack([self._x(columns, codes), self._y(columns, medians)])
        self._medians.wear(size=9, pen=pg.mkPen(self.theme.colours.text, width=1))
        styles = spot_styles(self.theme, signs)
        # the shape tells the group: its colour is that of the box around it
        styles["brush"][:] = pg.mkBrush(self.theme.colours.plot)
        self._medians.setData(pos=pos, **styles)
        far = np.empty((0, 2))
        signs = np.empty(0, np.int64)
        if self._kind != "violin":
            far = self._far_places()
            signs = self._signs(result.far_code)
        if len(far):
            self._far.setData(pos=far, **spot_styles(self.theme, signs))
        else:
            self._far.setData(pos=far)

    def _signs(self, codes: IntArray) -> IntArray:
        names = self.result.names if self.result is not None else ()
        unlabelled = len(names) - 1 if len(names) > 1 and names[-1] == "?" else -1
        return np.where(codes == unlabelled, -1, codes)

    def _far_places(self) -> FloatArray:
        result = self.result
        assert result is not None
        x = self._x(result.far_column, result.far_code)
        y = self._y(result.far_column, result.far_value)
        return np.column_stack([x, y]).astype(np.float64)

    def _label(self) -> None:
        result = self.result
        if result is None or self._view is None:
            return
        names = [self._view.attribute(c).name for c in result.columns]
        g = self._groups
        places: list[float]
        if self.is_single:
            places, shown = list(map(float, range(g))), list(result.names)
            self.set_labels("", names[0])
        else:
            places = [self._x(i, (g - 1) / 2) for i in range(len(names))]  # type: ignore[arg-type]
            shown = names
            self.set_labels("", self.tr("from least to greatest value"))
        ticks = named_ticks(self, places, shown)
        self.getPlotItem().getAxis("bottom").setTicks([ticks])

    def reset_view(self) -> None:
        result = self.result
        if result is None:
            return
        right = len(result.columns) * (self._groups + 1) - 1.4
        low, high = (0.0, 1.0)
        if self.is_single:
            low, high = float(result.lows[0]), float(result.highs[0])
            if not high > low:
                low, high = low - 0.5, high + 0.5
        drawn = result.density > 0
        if self._kind != "box" and drawn.any():  # kernels reach beyond the values
            columns = np.arange(len(result.columns))[:, None, None]
            y = self._y(columns, result.places)[drawn]
            low, high = min(low, float(y.min())), max(high, float(y.max()))
        self.show_range((-0.6, right), (low, high), 0.06)
        self._label()

    def mark(self, rows: IntArray) -> None:
        """Mark the selected rows on the axis of their box."""
        self._selected = rows
        view, result = self._view, self.result
        if view is None or result is None or not (len(rows) or self._dots.count):
            return
        rows = view.ringed(rows)
        codes = view.group_codes()[rows]
        xs, ys = [np.empty(0)], [np.empty(0)]
        for i, column in enumerate(result.columns):
            xs.append(self._x(i, codes).astype(np.float64))
            ys.append(self._y(i, view.data.X[rows, column]))
        self._dots.set_points(np.concatenate(xs), np.concatenate(ys))

    # -- input --------------------------------------------------------------------------

    def _on_scene_mouse_clicked(self, event: Any) -> None:
        result = self.result
        if event.button() != Qt.MouseButton.LeftButton or result is None:
            return
        box = self.getPlotItem().getViewBox()
        here = box.mapSceneToView(event.scenePos())
        event.accept()
        if self._kind != "violin":
            far = nearest_place(box, self._far_places(), here, _REACH)
            if far >= 0:
                self.picked.emit(int(result.far_row[far]), event.modifiers())
                return
        g = self._groups
        i, code = divmod(round(here.x()), g + 1)
        if 0 <= i < len(result.columns) and code < g:
            self._current = i * g + code
            self._choose(i, code, here.y(), event.modifiers())

    def _choose(
        self, i: int, code: int, y: float, modifiers: Qt.KeyboardModifier
    ) -> None:
        """Mean the rows of the box, or those below or above it."""
        result = self.result
        assert result is not None
        _, q1, _, q3, *_ = result.boxes[i, code]
        low, high = q1, q3
        if y < self._y(i, q1):
            low, high = -np.inf, q1
        elif y > self._y(i, q3):
            low, high = q3, np.inf
        column = result.columns[i]
        self._outline(i, code)
        self.part_chosen.emit(column, code, float(low), float(high), modifiers)

    def _outline(self, i: int, code: int) -> None:
        result = self.result
        assert result is not None
        x = float(self._x(i, code))
        low, high = self._y(i, result.boxes[i, code, [0, 4]])
        left, right = x - 0.46, x + 0.46
        self._halo.setData(
            [left, right, right, left, left], [low, low, high, high, low]
        )

    def _on_key_pressed(self, event: QKeyEvent) -> None:
        """Step through the boxes; Enter selects a box, Home and End what lies below, above."""
        result = self.result
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        ends = {
            Qt.Key.Key_Return: 0.0, Qt.Key.Key_Home: -np.inf, Qt.Key.Key_End: np.inf
        }  # fmt: skip
        if result is None:
            return
        m, g = result.counts.shape
        key = Qt.Key(event.key())
        if key in steps:
            self._current = (self._current + steps[key]) % (m * g)
            self._outline(*divmod(self._current, g))
        elif key in ends:
            i, code = divmod(self._current, g)
            y = ends[key] or float(self._y(i, result.boxes[i, code, 2]))
            self._choose(i, code, y, event.modifiers())
        else:
            return
        event.accept()

    # -- as data ------------------------------------------------------------------------

    def table(self) -> TwinTable:
        """List the boxes: attribute, group, rows, the figures, rows beyond the whiskers."""
        result, view = self.result, self._view
        if result is None or view is None:
            return TwinTable()
        m, g = result.counts.shape
        names = [view.attribute(c).name for c in result.columns for _ in range(g)]
        figures = result.boxes.reshape(m * g, 6)
        headers = (
            self.tr("attribute"), self.tr("group"), self.tr("rows"),
            self.tr("lower whisker"), self.tr("Q1"), self.tr("median"), self.tr("Q3"),
            self.tr("upper whisker"), self.tr("mean"), self.tr("beyond the whiskers"),
        )  # fmt: skip
        groups = list(result.names) * m
        counts, far = result.counts.ravel(), result.far_counts.ravel()
        return TwinTable(headers, (names, groups, counts, *figures.T, far))

    def _probe(self) -> dict[str, Any]:
        result = self.result
        if result is None:
            return {"columns": []}
        return {
            "columns": list(result.columns), "groups": list(result.names),
            "counts": result.counts.tolist(), "boxes": result.boxes.tolist(),
            "far": result.far_counts.tolist(), "kind": self._kind,
            "far_rows": result.far_row.tolist(), "selected": self._dots.count,
            "violins": [float(d) for d in result.density.max(axis=2).ravel()],
        }  # fmt: skip
