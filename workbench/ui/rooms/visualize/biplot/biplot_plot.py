"""The biplot: rows along two components of a map, attributes as arrows."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QKeyEvent, QPen
from PySide6.QtWidgets import QWidget

from workbench.api.data import FloatArray, IntArray
from workbench.core.results.pictures.visualize_pictures import BiplotAxes, BiplotPicture
from workbench.ui.drawing.framing import Framing
from workbench.ui.drawing.group_signs import FEW_SIGNS, sign_marker, spot_styles
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.spots import Spots, nearest_place, pixel_size
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.rooms.visualize.marks import Dots, PaperText
from workbench.ui.rooms.visualize.view import View, group_colour
from workbench.ui.services.numbers import percent
from workbench.ui.services.theme import Theme

MOST_ARROWS = 24
BARB = 10  # pixels
REACH = 12
_MANY = 5_000
_MIXED = -1  # the group of an item with spots of all groups


class Biplot(Plot):
    """Scores as spots, loadings as arrows of one common scale.

    Signals
    -------
    picked(row, modifiers)
        A row was clicked, or stepped to with ``,`` and ``.``; -1 for empty ground.
    """

    picked = Signal(int, object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        self.view: View | None = None
        super().__init__(
            theme, "visualize_biplot_plot", equal_aspect=True, parent=parent
        )
        self.result: BiplotPicture | None = None
        self.components = (0, 1)
        self._items: list[Spots] = []
        self._groups: list[int] = []
        self._points: FloatArray = np.empty((0, 2))
        self._tips: FloatArray = np.empty((0, 2))
        self._arrows: list[int] = []
        self._last = -1
        self.framing = Framing(self.getPlotItem().getViewBox(), self)
        self._dots = Dots(12.0, ring=True)
        self._shafts = pg.PlotCurveItem(connect="pairs")
        self._origin = pg.ScatterPlotItem(pxMode=True, symbol="+", size=12)
        for z, item in ((30, self._dots), (35, self._shafts), (5, self._origin)):
            item.setZValue(z)
            self.addItem(item, ignoreBounds=True)
        self._labels: list[PaperText] = []
        box = self.getPlotItem().getViewBox()
        box.sigRangeChanged.connect(self._on_view_changed)
        box.sigResized.connect(self._on_view_changed)
        self.scene().sigMouseClicked.connect(self._on_scene_mouse_clicked)
        self.themed.connect(self.recolour)
        self.probes["biplot"] = self._probe
        self.recolour()

    # -- what is drawn ----------------------------------------------------------------------

    def show_result(
        self,
        view: View,
        result: BiplotPicture,
        components: tuple[int, int],
        under: str = "",
    ) -> None:
        """Draw a biplot along two components.

        Parameters
        ----------
        view : View
        result : BiplotPicture
        components : (int, int)
        under : str
            The name of the metric, for the titles of the axes; empty for none.
        """
        self.view, self.result, self.components = view, result, components
        self._last = -1
        self.clear_rows()
        self._points = self._along(result.axes.scores)
        if len(result.groups) > FEW_SIGNS:
            self._add_mixed()
        else:
            for group in range(len(result.groups)):
                self._add_group(group)
        self._choose_arrows()
        self._origin.setData(x=[0.0], y=[0.0])
        self.set_labels(*(self._axis_title(k, under) for k in components))
        self.reset_view()
        self._place_labels()

    def _axis_title(self, component: int, under: str) -> str:
        assert self.result is not None
        shares = self.result.axes.shares
        share = percent(shares[component] if component < len(shares) else 0.0)
        if self.result.axes.method == "mds":
            text = self.tr("MDS coordinate {k}, {metric} ({share} of the variance)")
        elif under:
            text = self.tr("component {k} under {metric} ({share} of the variance)")
        else:
            plain = self.tr("component {} ({} of the variance)")
            return str(plain.format(component + 1, share))
        return str(text.format(k=component + 1, metric=under, share=share))

    def _along(self, values: FloatArray) -> FloatArray:
        """Return two columns; a set with one component gets zeros beside it."""
        if values.shape[1] <= max(self.components):
            values = np.hstack([values, np.zeros((len(values), max(self.components)))])
        return np.asarray(values[:, list(self.components)])

    def clear_rows(self) -> None:
        """Draw nothing."""
        for item in self._items:
            self.removeItem(item)
        self._items, self._groups = [], []
        self._points, self._tips, self._arrows = np.empty((0, 2)), np.empty((0, 2)), []
        self._dots.set_points(np.empty(0), np.empty(0))
        if self._shafts.xData is not None:
            self._shafts.clear()
        for label in self._labels:
            label.hide()

    @property
    def _spot_size(self) -> int:
        n = len(self._points)
        return 8 if n <= 500 else 6 if n <= _MANY else 4

    def _add_mixed(self) -> None:
        """Draw the rows of many groups in one item."""
        assert self.result is not None
        codes, names = self.result.codes, self.result.groups
        unlabelled = (codes == len(names) - 1) & (names[-1] == "?")
        pen, _ = self._pens(_MIXED)
        item = Spots(size=self._spot_size, pen=pen)
        styles = spot_styles(self.theme, np.where(unlabelled, -1, codes))
        item.setData(pos=self._points, **styles)
        self.addItem(item, ignoreBounds=True)
        self._items.append(item)
        self._groups.append(_MIXED)

    def _add_group(self, group: int) -> None:
        assert self.result is not None
        own = self.result.codes == group
        if not own.any():
            return
        pen, brush = self._pens(group)  # at once: each change looks at every spot
        item = Spots(
            symbol=sign_marker(self.theme, group), size=self._spot_size,
            name=self.result.groups[group], pen=pen, brush=brush,
        )  # fmt: skip
        item.setData(x=self._points[own, 0], y=self._points[own, 1])
        self.addItem(item, ignoreBounds=True)
        self._items.append(item)
        self._groups.append(group)

    def _choose_arrows(self) -> None:
        """Take the longest arrows, scaled so that the longest reaches the far rows."""
        assert self.result is not None
        loadings = self._along(self.result.axes.loadings.T)
        lengths = np.hypot(*loadings.T)
        longest = float(lengths.max(initial=0.0))
        order = np.argsort(-lengths, kind="stable")[:MOST_ARROWS]
        self._arrows = [int(k) for k in order if lengths[k] > 0.02 * longest]
        reach = float(np.abs(self._points).max(initial=0.0))
        factor = 0.85 * reach / longest if longest > 0 else 1.0
        self._tips = loadings[self._arrows] * factor
        self._draw_arrows()

    def _draw_arrows(self) -> None:
        """Draw each arrow as a shaft and two barbs, these as long in any units."""
        tips = self._tips
        if not len(tips):
            return
        pixel = np.array(pixel_size(self.getPlotItem().getViewBox()))
        if not pixel.all():
            return
        lines = []
        for tip in tips:
            lines += [np.zeros(2), tip]
            angle = np.arctan2(*(tip / pixel)[::-1])
            for turn in (np.pi - 0.4, np.pi + 0.4):
                barb = np.array([np.cos(angle + turn), np.sin(angle + turn)])
                lines += [tip, tip + BARB * barb * pixel]
        self._shafts.setData(*np.array(lines).T)

    def _on_view_changed(self) -> None:
        self._draw_arrows()
        self._place_labels()

    def _place_labels(self) -> None:
        """Write the names at the tips, moved until none lies on another."""
        if self.result is None:
            return
        box = self.getPlotItem().getViewBox()
        while len(self._labels) < len(self._arrows):
            label = PaperText(box)
            label.setZValue(60)
            self._labels.append(label)
        taken: list[QRectF] = []
        centre = box.mapFromView(QPointF(0, 0))
        shafts = np.vstack(
            [
                np.linspace((centre.x(), centre.y()), _xy(box, tip), 40)
                for tip in self._tips
            ]
            or [np.empty((0, 2))]
        )
        area = QRectF(0, 0, box.width(), box.height())
        for label, k, tip in zip(self._labels, self._arrows, self._tips, strict=False):
            label.setText(self.result.axes.names[k][:24])
            label.setBrush(QColor(self.theme.colours.text))
            label.paper = QColor(self.theme.colours.plot)
            label.paper.setAlphaF(0.75)
            at = box.mapFromView(QPointF(*tip))
            size = label.boundingRect()
            place = free_place(at, at - centre, size, area, taken, shafts)
            label.setVisible(place is not None)
            if place is not None:
                label.setPos(place.topLeft())
                taken.append(place)

    def mark(self, rows: IntArray) -> None:
        """Mark the selected rows that are drawn."""
        if self.result is None or not (len(rows) or self._dots.count):
            return
        own = np.isin(self.result.rows, rows)
        self._dots.set_points(self._points[own, 0], self._points[own, 1])

    def reset_view(self) -> None:
        if len(self._points):
            both = np.vstack([self._points, self._tips * 1.1])
            (left, low), (right, high) = both.min(axis=0), both.max(axis=0)
            self.framing.show(QRectF(left, low, right - left, high - low), 1.0, 0.05)

    def recolour(self) -> None:
        """Take the colours of the theme."""
        if not hasattr(self, "_labels"):
            return
        c = self.theme.colours
        self._dots.set_colour(c.selection)
        self._shafts.setPen(pg.mkPen(c.text, width=1.5))
        self._origin.setPen(pg.mkPen(c.muted))
        for item, group in zip(self._items, self._groups, strict=True):
            pen, brush = self._pens(group)
            own = group == _MIXED  # each spot has a filling of its own
            item.wear(size=self._spot_size, pen=pen, brush=None if own else brush)
        self._place_labels()

    def _pens(self, group: int) -> tuple[QPen, QBrush]:
        """Return the rim and the filling of a group's spots; of very many no rim."""
        names = self.result.groups if self.result is not None else ("",)
        few = len(self._points) <= _MANY
        rim = self.theme.colours.plot
        pen = pg.mkPen(rim, width=0.8) if few else pg.mkPen(None)
        return pen, pg.mkBrush(group_colour(self.theme, names, group))

    # -- input ---------------------------------------------------------------------------------

    def _on_scene_mouse_clicked(self, event: Any) -> None:
        if event.button() != Qt.MouseButton.LeftButton or not len(self._points):
            return
        box = self.getPlotItem().getViewBox()
        here = box.mapSceneToView(event.scenePos())
        row = nearest_place(box, self._points, here, REACH)
        self._pick(row, event.modifiers())
        event.accept()

    def _pick(self, place: int, modifiers: Qt.KeyboardModifier) -> None:
        assert self.result is not None
        self._last = place
        row = int(self.result.rows[place]) if place >= 0 else -1
        self.picked.emit(row, modifiers)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step through the rows with ``,`` and ``.``."""
        steps = {Qt.Key.Key_Comma: -1, Qt.Key.Key_Period: 1}
        if event.key() in steps and len(self._points):
            step = steps[Qt.Key(event.key())]
            start = self._last if self._last >= 0 else -1 if step > 0 else 0
            place = (start + step) % len(self._points)
            self._pick(place, Qt.KeyboardModifier.NoModifier)
            event.accept()
            return
        super().keyPressEvent(event)

    # -- as data -----------------------------------------------------------------------------------

    def table(self) -> TwinTable:
        """List the rows drawn, then the arrows: what, its name, both coordinates."""
        if self.result is None:
            return TwinTable()
        rows = [str(row + 1) for row in self.result.rows]
        names = [self.result.axes.names[k] for k in self._arrows]
        loadings = self._along(self.result.axes.loadings.T)[self._arrows]
        both = np.vstack([self._points, loadings])
        what = [self.tr("row")] * len(rows) + [self.tr("arrow")] * len(names)
        first, second = (axis_name(self.result.axes, k) for k in self.components)
        headers = (self.tr("what"), self.tr("name"), first, second)
        return TwinTable(headers, (what, rows + names, both[:, 0], both[:, 1]))

    def _probe(self) -> dict[str, Any]:
        if self.result is None:
            return {"points": 0}
        seen = [label for label in self._labels if label.isVisible()]
        return {
            "points": len(self._points), "n": self.result.n,
            "components": list(self.components), "method": self.result.axes.method,
            "shares": self.result.axes.shares.tolist(),
            "names": [self.result.axes.names[k] for k in self._arrows],
            "arrows": self._tips.tolist(), "labels": [label.text() for label in seen],
            "boxes": [label.mapRectToParent(label.boundingRect()).getRect() for label in seen],
            "selected": self._dots.count,
            "titles": [self.getPlotItem().getAxis(a).labelText for a in ("bottom", "left")],
        }  # fmt: skip


def axis_name(axes: BiplotAxes, component: int) -> str:
    """Return the short name of a component: PC1, or MDS1."""
    return f"{'MDS' if axes.method == 'mds' else 'PC'}{component + 1}"


def free_place(
    tip: QPointF,
    direction: QPointF,
    size: QRectF,
    area: QRectF,
    taken: list[QRectF],
    shafts: FloatArray,
) -> QRectF | None:
    """Find a place for a label near the tip of an arrow that no other label has.

    Places are tried beyond the tip, then above and below it, ever farther off; those
    that lie on no shaft (points along them, shape (m, 2)) come first.
    """
    crossed = None
    w, h = size.width(), size.height()
    length = max(float(np.hypot(direction.x(), direction.y())), 1e-9)
    ux, uy = direction.x() / length, direction.y() / length
    for lift in (0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5):
        x = tip.x() + ux * (w / 2 + 6) - w / 2
        y = tip.y() + uy * (h / 2 + 4) - h / 2 + lift * h * 0.9
        x = min(max(x, area.left()), max(area.right() - w, area.left()))
        place = QRectF(x, y, w, h)
        inside = area.top() <= y <= area.bottom() - h
        if not inside or any(place.intersects(other) for other in taken):
            continue
        on_x = (shafts[:, 0] > x) & (shafts[:, 0] < x + w)
        if not (on_x & (shafts[:, 1] > y) & (shafts[:, 1] < y + h)).any():
            return place
        crossed = crossed or place
    return crossed


def _xy(box: pg.ViewBox, point: FloatArray) -> tuple[float, float]:
    at = box.mapFromView(QPointF(*point))
    return at.x(), at.y()
