"""The base of what lies over a plot: painted in pixels, exported with the figure."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from workbench.api.data import FloatArray
from workbench.ui.drawing.plot import Plot

#: The halo of a line is so many pixels wider than the line, on both sides together;
#: in small pictures less, for what lies below.
HALO, THIN_HALO = 4.0, 2.0
_ABOVE_ALL = 1000.0


def halo(plot: Plot, width: float, more: float = HALO) -> QPen:
    """Return the pen below a line of that width: the ground of the plot, wider."""
    pen = QPen(QColor(plot.theme.colours.plot), width + more)
    pen.setCosmetic(True)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


class Overlay(QGraphicsItem):
    """A box in pixels over the view of a plot; subclasses paint it.

    It is painted once and kept as pixels until `update`, but not in exported figures.

    Attributes
    ----------
    size : QSizeF
        In pixels.
    """

    #: Whether its pixels are kept.
    CACHED = True

    def __init__(self, plot: Plot) -> None:
        super().__init__(plot.getPlotItem().getViewBox())
        self.plot = plot
        self.size = QSizeF(0, 0)
        self.setZValue(_ABOVE_ALL)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        Overlay.setExportMode(self, False)
        self.setVisible(False)

    @property
    def box(self) -> QRectF:
        """What it covers of the view, in pixels; nothing while it is hidden."""
        return QRectF(self.pos(), self.size) if self.isVisible() else QRectF()

    def setExportMode(self, exported: bool, _options: object = None) -> None:
        """Be drawn as lines and letters in an exported figure."""
        mode = self.CacheMode
        kept = self.CACHED and not exported
        self.setCacheMode(mode.DeviceCoordinateCache if kept else mode.NoCache)

    def share(self, of_view: float, least: float, most: float) -> float:
        """Return a share of the shorter side of the view, in whole pixels within limits."""
        view = self.plot.getPlotItem().getViewBox()
        wanted = of_view * min(view.width(), view.height())
        return float(round(min(max(wanted, least), most)))

    def probe_box(self) -> list[float]:
        """Return left, top, width and height in the view, in pixels."""
        box = self.box
        return [box.x(), box.y(), box.width(), box.height()]

    def resize(self, size: QSizeF) -> None:
        """Take another size."""
        if size != self.size:
            self.prepareGeometryChange()
            self.size = size

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(-1, -1), self.size + QSizeF(2, 2))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Paint it; the origin is the upper left corner."""

    def letters(self) -> QFont:
        """Return the font of small print."""
        font = QFont(self.plot.font())
        font.setPointSizeF(font.pointSizeF() * 0.88)
        return font

    def draw_card(self, painter: QPainter) -> None:
        """Paint a nearly opaque ground with a thin border."""
        c = self.plot.theme.colours
        ground = QColor(c.plot)
        ground.setAlpha(225)
        box = QRectF(QPointF(0, 0), self.size)
        painter.fillRect(box, ground)  # corners rounded would cost a millisecond
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(c.line), 1))
        painter.drawRect(box)


def path_of(points: FloatArray) -> QPainterPath:
    """Return a path through points, shape (m, 2); NaN lifts the pen."""
    x, y = np.ascontiguousarray(points.T)
    path: QPainterPath = pg.arrayToQPath(x, y, connect="finite")
    return path


def stroke(
    painter: QPainter, plot: Plot, path: QPainterPath, colour: str, width: float,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> None:  # fmt: skip
    """Draw a path with a thin halo."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(halo(plot, width, THIN_HALO))
    painter.drawPath(path)
    painter.setPen(QPen(QColor(colour), width, style))
    painter.drawPath(path)
