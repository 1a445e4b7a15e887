"""The drawing area of a plot: a view, two axes, a title and a legend on demand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import product
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import (
    QGraphicsGridLayout,
    QGraphicsSceneResizeEvent,
    QSizePolicy,
)

from workbench.api.data import FloatArray

_TITLE_HEIGHT = 30


#: Of 255: a line behind a legend is guessed, and crosses no word.
_VEIL = 225


class PlotTitle(pg.LabelItem):
    """Lines of plain text, parted by ``<br>``, cut with an ellipsis where they are long.

    pyqtgraph's label makes its plot, and with it the axes, as wide as its text. What was
    asked for stays in `text`.
    """

    _lines: Sequence[str] = ()

    def setText(self, text: str, **style: str) -> None:
        self._show(text.split("<br>"), **style)
        self.text = text
        self._cut()

    def resizeEvent(self, event: QGraphicsSceneResizeEvent | None) -> None:
        super().resizeEvent(event)
        if event is not None:
            self._cut()

    def updateMin(self) -> None:
        super().updateMin()
        self.setMinimumWidth(1)

    def _cut(self) -> None:
        """Show of each line what the width holds."""
        across, text = self.size().width(), self.text
        if across <= 1:
            return  # it has no place yet
        font = self.item.font()
        font.setPointSizeF(float(self.opts["size"].removesuffix("pt")))
        measure = QFontMetricsF(font)
        # the document keeps a margin at both sides
        across -= 2 * self.item.document().documentMargin()
        end = Qt.TextElideMode.ElideRight
        lines = [measure.elidedText(line, end, across) for line in text.split("<br>")]
        if lines != self._lines:
            self._show(lines)
            self.text = text

    def _show(self, lines: list[str], **style: str) -> None:
        self._lines = lines
        super().setText("<br>".join(map(escape, lines)), **style)


class PlotLegend(pg.LegendItem):
    """pyqtgraph's legend, whose entries are made anew only when they are others.

    Each entry is a rich text that is laid out several times, and each that enters or
    leaves has all of them laid out: most of the time of a small plot that is drawn again.
    """

    _filling = False

    @property
    def entries(self) -> list[tuple[Any, str]]:
        """What is named and how, from the top."""
        return [(sample.item, label.text) for sample, label in self.items]

    def show_entries(self, entries: Iterable[tuple[Any, str]]) -> None:
        """Name these items, and no others.

        Parameters
        ----------
        entries : iterable of (item, str)
            A curve, scatter or sample of its own, and its name; from the top.
        """
        wanted = list(entries)
        shown = [item for item, _ in self.entries]
        drawn = [item.item if self._is_sample(item) else item for item, _ in wanted]
        if any(self._is_sample(item) for item, _ in wanted) or drawn != shown:
            self._make(wanted)
            return
        changed = False
        for (sample, label), (_, name) in zip(self.items, wanted, strict=True):
            sample.update()  # its pen may be another
            if label.text != name:
                label.setText(name)
                changed = True
        if changed:
            self.updateSize()

    def _is_sample(self, item: Any) -> bool:
        return isinstance(item, self.sampleType)

    def _make(self, entries: list[tuple[Any, str]]) -> None:
        """Name other items; texts that are there already are taken over."""
        plain = all(type(sample) is self.sampleType for sample, _ in self.items)
        keep = plain and not any(self._is_sample(item) for item, _ in entries)
        self._filling = True
        try:
            if not keep or len(entries) < len(self.items):
                self.clear()  # the layout does not shrink
            kept = list(self.items)
            for (sample, label), (item, name) in zip(kept, entries, strict=False):
                sample.item = item
                sample.update()
                if label.text != name:
                    label.setText(name)
            for item, name in entries[len(kept) :]:
                self.addItem(item, name)
        finally:
            self._filling = False
        self.updateSize()

    def updateSize(self) -> None:
        if not self._filling:
            super().updateSize()

    def take_freest_corner(self) -> None:
        """Go where the fewest dots and pieces of lines lie below; at first where it was.

        A legend in the middle of a side stays there.
        """
        view, offset = self.parentItem(), self.opts["offset"]
        if not self.items or not all(offset):
            return
        across, down = abs(offset[0]), abs(offset[1])
        size, width, height = self.boundingRect(), view.width(), view.height()
        x, y = _pixels(view)
        counts: dict[tuple[int, int], int] = {}
        for right, bottom in product((offset[0], -offset[0]), (offset[1], -offset[1])):
            left = across if right > 0 else width - across - size.width()
            top = down if bottom > 0 else height - down - size.height()
            inside = (x >= left) & (x <= left + size.width())
            inside &= (y >= top) & (y <= top + size.height())
            counts[right, bottom] = int(inside.sum())
        corner = min(counts, key=counts.__getitem__)  # the first of equals
        if corner != tuple(offset):
            self.setOffset(corner)

    def set_ground(self, colour: str) -> None:
        """Veil what is drawn behind the entries."""
        veil = pg.mkColor(colour)
        veil.setAlpha(_VEIL)
        self.setBrush(pg.mkBrush(veil))

    def set_text_colour(self, colour: str) -> None:
        """Write all entries in a colour, those to come too."""
        if self.opts["labelTextColor"] == pg.mkColor(colour):
            return
        self.setLabelTextColor(colour)
        for _, label in self.items:
            label.setText(label.text, color=colour)


#: Places at which a line is looked at, at least.
_PLACES = 500


def _pixels(view: pg.ViewBox) -> tuple[FloatArray, FloatArray]:
    """Return where dots and lines of a view are seen, two arrays of as many pixels."""
    parts = [(np.empty(0), np.empty(0))]
    for item in view.addedItems:
        is_line = isinstance(item, pg.PlotCurveItem)
        if (
            not (is_line or isinstance(item, pg.ScatterPlotItem))
            or not item.isVisible()
        ):
            continue
        x, y = item.getData()
        if x is None or not len(x):
            continue
        if len(x) > len(y):  # steps between edges
            x, y = np.repeat(x, 2)[1:-1], np.repeat(y, 2)
        if is_line and 1 < len(x) < _PLACES:
            at = np.linspace(0, len(x) - 1, _PLACES)
            x, y = (np.interp(at, np.arange(len(x)), values) for values in (x, y))
        parts.append((x, y))
    x, y = (np.concatenate(values) for values in zip(*parts, strict=True))
    (left, right), (bottom, top) = view.viewRange()
    x = (x - left) * view.width() / (right - left)
    return x, (top - y) * view.height() / (top - bottom)


def _pass_on(event: Any) -> None:
    """Leave a click on a spot to what is below it; our plots look for spots themselves.

    pyqtgraph makes an object of each spot, hit or not, of which 20 000 hold the window up.
    Spots and their objects hold each other through an array, which Python never frees.
    """
    event.ignore()


class PlotArea(pg.GraphicsWidget):
    """What the plots of this program need of pyqtgraph's PlotItem, and no more.

    PlotItem makes a form of some forty widgets, seven menus, four axes and a button for
    every plot, whether its menu is enabled or not: 11 ms and 50 widgets a plot. This
    one answers to the same names.

    Parameters
    ----------
    view : pg.ViewBox
    axes : dict
        The axes by side: ``bottom`` and ``left``.

    Attributes
    ----------
    vb : pg.ViewBox
    items : list
        What was added and not removed, in that order.
    legend : PlotLegend or None
    titleLabel : PlotTitle or None
        Made by the first `setTitle`.
    """

    def __init__(self, view: pg.ViewBox, axes: dict[str, pg.AxisItem]) -> None:
        super().__init__()
        expanding = QSizePolicy.Policy.Expanding
        self.setSizePolicy(expanding, expanding)
        self.vb = view
        self.axes = axes
        self.items: list[Any] = []
        self.legend: PlotLegend | None = None
        self.titleLabel: PlotTitle | None = None
        self.layout = QGraphicsGridLayout()
        self.layout.setContentsMargins(1, 1, 1, 1)
        self.layout.setSpacing(0)
        self.setLayout(self.layout)
        self.layout.addItem(view, 1, 1)
        self.layout.setRowStretchFactor(1, 100)
        self.layout.setColumnStretchFactor(1, 100)
        for side, place in (("bottom", (2, 1)), ("left", (1, 0))):
            axis = axes[side]
            axis.linkToView(view)
            axis.setZValue(0.5)  # above pictures, below what is drawn at 1 and higher
            axis.setFlag(self.GraphicsItemFlag.ItemNegativeZStacksBehindParent)
            self.layout.addItem(axis, *place)

    # -- parts ----------------------------------------------------------------------

    def getViewBox(self) -> pg.ViewBox:
        """Return the view that holds the items."""
        return self.vb

    def getAxis(self, side: str) -> pg.AxisItem:
        """Return an axis, ``bottom`` or ``left``."""
        return self.axes[side]

    def hideAxis(self, side: str) -> None:
        """Hide an axis and give its room to the view."""
        self.axes[side].hide()

    def setLabel(self, side: str, text: str) -> None:
        """Name an axis, and show it."""
        self.axes[side].setLabel(text=text)
        self.axes[side].show()

    def setTitle(
        self, text: str | None, height: int = _TITLE_HEIGHT, **style: str
    ) -> None:
        """Write a title above the view, `height` pixels high; None takes it away."""
        if self.titleLabel is None:
            if text is None:
                return
            self.titleLabel = PlotTitle("", size="11pt", parent=self)
            self.layout.addItem(self.titleLabel, 0, 1)
        height = 0 if text is None else height
        self.titleLabel.setMaximumHeight(height)
        self.layout.setRowFixedHeight(0, height)
        self.titleLabel.setVisible(text is not None)
        if text is not None:
            self.titleLabel.setText(text, **style)

    def addLegend(self, offset: tuple[int, int]) -> PlotLegend:
        """Return the legend, made at the first call; named curves enter by themselves."""
        if self.legend is None:
            self.legend = PlotLegend(offset=offset)
            self.legend.setParentItem(self.vb)
            self.vb.sigResized.connect(self.legend.take_freest_corner)
        return self.legend

    # -- items ----------------------------------------------------------------------

    def addItem(self, item: Any, ignoreBounds: bool = False) -> None:
        """Draw an item; one that is drawn already stays as it is."""
        if item in self.items:
            return
        self.items.append(item)
        for spots in (item, getattr(item, "scatter", None)):
            if isinstance(spots, pg.ScatterPlotItem):
                spots.mouseClickEvent = _pass_on
        self.vb.addItem(item, ignoreBounds=ignoreBounds)
        draws_data = hasattr(item, "implements") and item.implements("plotData")
        name = item.name() if draws_data else None
        if name is not None and self.legend is not None:
            self.legend.addItem(item, name=name)

    def removeItem(self, item: Any) -> None:
        """Take an item away; one that is not drawn is ignored."""
        if item not in self.items:
            return
        self.items.remove(item)
        self.vb.removeItem(item)
        if self.legend is not None:
            self.legend.removeItem(item)

    def clear(self) -> None:
        """Take all items away."""
        for item in list(self.items):
            self.removeItem(item)

    # -- the view -------------------------------------------------------------------

    def setRange(self, rect: QRectF | None = None, **options: Any) -> None:
        """Set what is shown: a rectangle, or ``xRange`` and ``yRange``."""
        self.vb.setRange(rect, **options)

    def setMouseEnabled(self, x: bool, y: bool) -> None:
        """Let the mouse drag and zoom the axes, or not."""
        self.vb.setMouseEnabled(x=x, y=y)

    def invertY(self, invert: bool = True) -> None:
        """Let y grow downwards."""
        self.vb.invertY(invert)
