"""A sheet that draws a figure given as data: panels of plots and of surfaces in a grid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from workbench.api import FloatArray
from workbench.core.plane.projection3d import facing, grid_quads
from workbench.core.results.pictures.figure import (
    Arrow,
    Figure,
    Image,
    Layer,
    Panel,
    PlanePanel,
    Points,
    SpacePanel,
    Text,
)
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.surface import SurfaceView
from workbench.ui.drawing.surface_items import Line, Mesh, Spot
from workbench.ui.layouts import nest
from workbench.ui.services.message_words import figure_words
from workbench.ui.services.theme import Theme, rgb
from workbench.ui.widgets.tone import SizedLabel

#: The light falls from the upper left, towards whoever looks.
LIGHT = np.array([-0.5, -0.6, 0.62])


class FigureSheet(QWidget):
    """Shows one figure (see `workbench.core.results.pictures.figure`) at a time.

    Parameters
    ----------
    theme : Theme
    name : str
        What the object names begin with.
    """

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._name = theme, name
        self.figure: Figure | None = None
        self.setObjectName(f"{name}_sheet")
        self.setAutoFillBackground(True)
        self._title = SizedLabel(theme, self, factor=1.15, bold=True)
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._grid = QGridLayout()
        self._grid.setSpacing(8)
        page = QVBoxLayout(self)
        page.addWidget(self._title)
        nest(page, self._grid, 1)
        self._panels: list[QWidget] = []
        theme.follow(self, self._on_theme_changed)

    def show_figure(self, figure: Figure | None) -> None:
        """Draw another figure, or none."""
        self.figure = figure
        for view in self._panels:
            self._grid.removeWidget(view)
            view.hide()
            view.deleteLater()
        self._panels = []
        self._title.setText(figure_words(figure.title) if figure else "")
        if figure is None:
            return
        self.setAccessibleName(self._title.text())
        for index, panel in enumerate(figure.panels):
            made = self._panel(index, panel)
            self._panels.append(made)
            self._grid.addWidget(made, *divmod(index, figure.columns))

    def retranslate(self) -> None:
        """Say what the figure says in the current language."""
        self.show_figure(self.figure)

    def _on_theme_changed(self) -> None:
        self.show_figure(self.figure)

    def _panel(self, index: int, panel: Panel) -> QWidget:
        if isinstance(panel, PlanePanel):
            return self._plane(index, panel)
        return self._space(index, panel)

    # -- panels -----------------------------------------------------------------------

    def _titled(self, text: str, view: QWidget) -> QWidget:
        """Return a view under its title; a long one is broken, never the picture cut."""
        holder = QWidget(self)
        title = QLabel(text, holder)
        title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        title.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum)
        policy.setHeightForWidth(True)
        title.setSizePolicy(policy)
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(title)
        column.addWidget(view, 1)
        return holder

    def _plane(self, index: int, panel: PlanePanel) -> QWidget:
        name = f"{self._name}_panel{index + 1}_plot"
        plot = Plot(self._theme, name, equal_aspect=panel.equal, parent=self)
        title = figure_words(panel.title)
        plot.describe(title, self._described(panel))
        item = plot.getPlotItem()
        if panel.axes:
            plot.set_labels(figure_words(panel.x), figure_words(panel.y))
        else:
            item.hideAxis("bottom")
            item.hideAxis("left")
        drawn = np.concatenate([self._draw(plot, layer) for layer in panel.layers])
        drawn = drawn[np.isfinite(drawn).all(axis=1)]
        low, high = drawn.min(axis=0), drawn.max(axis=0)
        if plot.getPlotItem().legend is not None:  # room for it above the points
            high = np.array([high[0], high[1] + 0.14 * (high[1] - low[1])])
        filled = any(isinstance(layer, Image) for layer in panel.layers)
        plot.show_range(
            (low[0], high[0]), (low[1], high[1]), padding=0.0 if filled else 0.06
        )
        return self._titled(title, plot)

    def _described(self, panel: PlanePanel) -> str:
        """Return how many rows of each class a panel shows, for screen readers."""
        layers = [layer for layer in panel.layers if isinstance(layer, Points)]
        counts = [
            f"{figure_words(name)}: {np.count_nonzero(layer.codes == code)}"
            for layer in layers
            for code, name in enumerate(layer.classes)
        ]
        return "; ".join(counts)

    def _space(self, index: int, panel: SpacePanel) -> QWidget:
        view = SurfaceView(self._theme, f"{self._name}_panel{index + 1}_view", self)
        title = figure_words(panel.title)
        view.describe(title, ", ".join(figure_words(label) for label in panel.labels))
        nodes = [np.dstack([mesh.x, mesh.y, mesh.z]) for mesh in panel.meshes]
        corners = np.concatenate([grid.reshape(-1, 3) for grid in nodes])
        low, high = corners.min(axis=0), corners.max(axis=0)
        span = np.where(high > low, high - low, 1.0)
        meshes = [self._mesh((grid - low) / span * 2 - 1) for grid in nodes]
        view.set_bounds(np.zeros(3), 1.45, 1.2)
        view.set_meshes(*meshes)
        lines, spots = self._box(low, high, panel.labels)
        view.set_items([*lines, *spots])
        return self._titled(title, view)

    def _mesh(self, nodes: FloatArray) -> Mesh:
        quads = grid_quads(nodes)
        light = facing(quads, LIGHT / np.linalg.norm(LIGHT))
        height = (quads[:, :, 2].mean(axis=1) + 1) / 2
        base = rgb(self._theme.colours.accent)
        shade = (0.35 + 0.65 * height) * (0.6 + 0.4 * light)
        colours = np.empty((len(quads), 4), np.uint8)
        for channel, value in enumerate(base):
            colours[:, channel] = np.clip(255 - (255 - value) * shade, 0, 255)
        colours[:, 3] = 255
        return Mesh(quads, colours, colours // 5 * 4)

    def _box(
        self, low: FloatArray, high: FloatArray, labels: Sequence[str]
    ) -> tuple[list[Line], list[Spot]]:
        """Return three axes along the edges of the box, with ranges at their ends."""
        c = self._theme.colours
        corner = np.array([-1.0, -1.0, -1.0])
        # below the ground on two sides, and above the upright edge
        beside = np.array([[0.3, -1.5, -1.2], [-1.5, 0.3, -1.2], [-1.0, -1.0, 1.4]])
        lines, spots = [], []
        for axis, label in enumerate(labels):
            end = corner.copy()
            end[axis] = 1.0
            lines.append(Line(np.array([corner, end]), c.muted))
            # a density far from its rows is 1e-190: that is 0 to the eye
            bottom = 0.0 if abs(low[axis]) < 1e-6 * abs(high[axis]) else low[axis]
            name = figure_words(f"{label} {bottom:.3g} … {high[axis]:.3g}")
            place = beside[axis]
            spots.append(Spot(f"axis{axis}", place, "", c.text, c.plot, label=name))
        return lines, spots

    # -- layers -----------------------------------------------------------------------

    def _colour(self, role: str) -> QColor:
        if role.startswith("class"):
            return self._theme.class_colour(int(role.removeprefix("class")))
        c = self._theme.colours
        roles = {"text": c.text, "muted": c.muted, "accent": c.accent,
                 "good": c.info, "bad": c.error}  # fmt: skip
        return QColor(roles[role])

    def _draw(self, plot: Plot, layer: Layer) -> FloatArray:
        """Draw a layer; return the places that are to be seen, shape (n, 2)."""
        if isinstance(layer, Points):
            return self._points(plot, layer)
        if isinstance(layer, Arrow):
            return self._arrow(plot, layer)
        if isinstance(layer, Text):
            return self._text(plot, layer)
        if isinstance(layer, Image):
            return self._image(plot, layer)
        self._line(plot, layer.xy, layer.role, layer.dashed, layer.width)
        return layer.xy

    def _points(self, plot: Plot, layer: Points) -> FloatArray:
        places, codes = layer.xy, layer.codes
        legend = plot.getPlotItem().legend or plot.add_legend()
        for code, name in enumerate(layer.classes):
            shown = places[codes == code]
            if not len(shown):
                continue
            item = pg.ScatterPlotItem(
                shown[:, 0], shown[:, 1], symbol=self._theme.class_marker(code),
                brush=self._theme.class_colour(code),
                pen=pg.mkPen(self._theme.colours.plot, width=0.6), size=layer.size,
            )  # fmt: skip
            item.setZValue(2)
            plot.addItem(item)
            legend.addItem(item, figure_words(name))
        return places

    def _line(
        self, plot: Plot, places: FloatArray, role: str, dashed: bool, width: float
    ) -> None:
        dash = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
        pen = pg.mkPen(self._colour(role), width=width, style=dash)
        curve = pg.PlotCurveItem(places[:, 0], places[:, 1], pen=pen, connect="finite")
        curve.setZValue(1)
        plot.addItem(curve)

    def _arrow(self, plot: Plot, layer: Arrow) -> FloatArray:
        ends = np.array([layer.start, layer.end])
        self._line(plot, ends, layer.role, layer.dashed, 1.6)
        colour = self._colour(layer.role)
        away = ends[1] - ends[0]
        # pyqtgraph's arrows point left at 0 and turn clockwise
        angle = 180.0 - float(np.degrees(np.arctan2(away[1], away[0])))
        head = pg.ArrowItem(
            pos=layer.end, angle=angle, headLen=11, brush=colour, pen=None
        )
        head.setZValue(3)
        plot.addItem(head)
        return ends

    def _text(self, plot: Plot, layer: Text) -> FloatArray:
        words = pg.TextItem(
            figure_words(layer.words),
            color=self._colour(layer.role),
            anchor=layer.anchor,
        )
        words.setPos(*layer.place)
        words.setZValue(4)
        plot.addItem(words)
        return np.array([layer.place])

    def _image(self, plot: Plot, layer: Image) -> FloatArray:
        left, right, bottom, top = layer.extent
        picture = pg.ImageItem(axisOrder="row-major")
        picture.setImage(*self._painted(layer.cells, layer.colours), autoLevels=False)
        picture.setRect(QRectF(left, bottom, right - left, top - bottom))
        picture.setZValue(-10)
        plot.addItem(picture)
        return np.array([[left, bottom], [right, top]])

    def _painted(self, cells: FloatArray, colours: str) -> tuple[Any]:
        """Return the RGBA image of cells: by class, by height, or by two signs."""
        if colours == "classes":
            return (self._theme.region_table()[cells.astype(np.uint8)],)
        ground = np.array(rgb(self._theme.colours.plot), np.float64)
        ends = [np.array(rgb(self._colour(role))) for role in ("bad", "accent")]
        size = np.abs(cells) / max(float(np.abs(cells).max()), 1e-300)
        end = np.where((cells >= 0)[..., None], ends[1], ends[0])
        mixed = ground + (end - ground) * size[..., None]
        alpha = np.full((*cells.shape, 1), 255.0)
        return (np.concatenate([mixed, alpha], axis=-1).astype(np.uint8),)
