"""The one factory of plots: theme, names, accessible text, keyboard, probe."""

from __future__ import annotations

import time
from collections.abc import Callable
from copy import copy
from typing import Any
from weakref import WeakSet

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QLocale, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPicture,
)
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from workbench.ui.drawing.plot_area import PlotArea, PlotLegend
from workbench.ui.drawing.table_twin import TwinTable, table_of_items
from workbench.ui.services.repaint_queue import preparations
from workbench.ui.services.theme import Theme

# by default moves that come faster than 100 a second are dropped, those of a quick hand too
pg.setConfigOptions(imageAxisOrder="row-major", antialias=True, mouseRateLimit=-1)


class LocalAxis(pg.AxisItem):
    """An axis that writes its numbers as the locale does.

    Its label is laid out anew when its text or style changes only, and not before there is
    one: pyqtgraph does so for every range, pen and font, two dozen times while a plot is
    made.

    Attributes
    ----------
    whole : bool
        Whether only whole numbers are marked, as where things are counted.
    """

    whole = False
    picture: QPicture | None
    labelText: str  # noqa: N815 - the name it has in pyqtgraph
    _labelled = False
    _laid_out: str | None = None
    _kept: tuple[tuple[Any, ...], QPicture] | None = None

    def prepare(self) -> bool:
        """Find the ticks if something of them is another; return whether that was so.

        pyqtgraph forgets them with every range, pen and label that is set, the same
        ones too.
        """
        if self.picture is not None:
            return False
        state = self._state()
        if self._kept is not None and self._kept[0] == state:
            self.picture = self._kept[1]
            return False
        picture = QPicture()
        painter = QPainter(picture)
        if self.style["tickFont"]:
            painter.setFont(self.style["tickFont"])
        specs = self.generateDrawSpecs(painter)
        if specs is not None:
            self.drawPicture(painter, *specs)
        painter.end()
        self.picture, self._kept = picture, (state, picture)
        return True

    def paint(self, painter: QPainter, option: Any, widget: Any) -> None:
        self.prepare()
        assert self.picture is not None
        self.picture.play(painter)

    def _state(self) -> tuple[Any, ...]:
        """Return all that a drawing of the ticks depends on."""
        view, point = self.linkedView(), QLocale().decimalPoint()
        behind = None if view is None or self.grid is False else view.geometry()
        return (
            list(self.range), self.geometry(), self.pen(), self.textPen(),
            self.tickPen(), dict(self.style), copy(self._tickLevels),
            copy(self._tickSpacing), self._tickDensity, self.scale, self.logMode,
            self.autoSIPrefixScale, self.grid, behind, self.whole, point, self.font(),
        )  # fmt: skip

    def dress(self, line: str, text: str, font: QFont) -> None:
        """Set the colours of line and text, and the font, all at once."""
        self._pen, self._textPen = pg.mkPen(line), pg.mkPen(text)
        self.labelStyle["color"] = text
        self.style["tickFont"] = font
        if self.label.font() != font:
            self.label.setFont(font)
            self._laid_out = ""
        self._updateLabel()

    def showLabel(self, show: bool = True) -> None:
        """Show or hide the name of the axis."""
        self._labelled = show
        super().showLabel(show)
        self._updateLabel()

    def _updateLabel(self) -> None:
        if self._labelled and self._lay_out_label():
            self._adjustSize()
            self.resizeEvent()  # centres it, else only another size does
        self.picture = None
        self.update()

    def _lay_out_label(self) -> bool:
        """Lay the name out if it or what it has room for is another."""
        text = self.labelString()
        if text == self._laid_out:
            return False
        self._laid_out = text
        self.label.setHtml(text)
        is_cut = self._fitting(self.labelText) != self.labelText
        self.label.setToolTip(self.labelText if is_cut else "")
        return True

    def labelString(self) -> str:
        """Return the name as HTML, with an ellipsis where the axis is too short for it."""
        whole = self.labelText
        self.labelText = self._fitting(whole)
        try:
            return str(super().labelString())
        finally:
            self.labelText = whole

    def _fitting(self, text: str) -> str:
        upright = self.orientation in ("left", "right")
        length = self.size().height() if upright else self.size().width()
        if length <= 1 or not text or "<" in text or "&" in text:
            return text  # it has no place yet, or is HTML
        length -= 2 * self.label.document().documentMargin()
        measure = QFontMetricsF(self.label.font())
        return measure.elidedText(text, Qt.TextElideMode.ElideRight, length)

    def resizeEvent(self, event: Any = None) -> None:
        if self._labelled and self.label is not None:  # None once it is closed
            self._lay_out_label()
        super().resizeEvent(event)

    def tickSpacing(
        self, minVal: float, maxVal: float, size: float
    ) -> list[tuple[float, float]]:
        levels: list[tuple[float, float]] = super().tickSpacing(minVal, maxVal, size)
        if not self.whole:
            return levels
        return [level for level in levels if level[0] >= 1] or [(1.0, 0.0)]

    def tickStrings(
        self, values: list[float], scale: float, spacing: float
    ) -> list[str]:
        locale = QLocale()
        locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
        texts = super().tickStrings(values, scale, spacing)
        point = locale.decimalPoint()
        return [t.replace(".", point) for t in texts] if point != "." else texts


_made: WeakSet[Plot] = WeakSet()


def prepare_plots(window: QWidget, ends: float) -> bool:
    """Find the ticks of the plots that can be seen, ahead of painting them.

    Parameters
    ----------
    window : QWidget
    ends : float
        Seconds of `time.perf_counter` after which no other axis is begun.

    Returns
    -------
    bool
        Whether all are done.
    """
    for plot in list(_made):
        if not isValid(plot) or not plot.isVisible() or plot.window() is not window:
            continue
        plot.scene().prepareForPaint()  # what it shows may change by that, and so its ticks
        for axis in plot.getPlotItem().axes.values():
            if axis.isVisible() and axis.prepare() and time.perf_counter() > ends:
                return False
    return True


preparations.append(prepare_plots)


class Plot(pg.GraphicsView):
    """A plot that follows the theme, can be focused, and answers `probe`.

    Parameters
    ----------
    theme : Theme
    name : str
        The objectName (``explore_canvas_plot``).
    equal_aspect : bool
        Where distances are shown, one unit is as long on both axes.
    """

    themed = Signal()  # after the colours changed: repaint your own items
    key_pressed = Signal(QKeyEvent)

    def __init__(
        self,
        theme: Theme,
        name: str,
        *,
        equal_aspect: bool = False,
        view: pg.ViewBox | None = None,
        parent: QWidget | None = None,
    ) -> None:
        axes = {side: LocalAxis(side) for side in ("bottom", "left")}
        view = view or pg.ViewBox(enableMenu=False)
        super().__init__(parent=parent)
        self.setObjectName(name)
        self.theme = theme
        self._area = PlotArea(view, axes)
        self.setCentralItem(self._area)
        _made.add(self)
        self.enableMouse(False)  # the view moves, not the scene
        self.probes: dict[str, Callable[[], Any]] = {}
        self.table_source: Callable[[], TwinTable] | None = None
        self._by_table = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFrameShape(self.Shape.NoFrame)
        # a file dropped here is the window's to open; Qt's scenes warn of any other drag
        for surface in (self, self.viewport()):
            surface.setAcceptDrops(False)
        view.disableAutoRange()
        if equal_aspect:
            view.setAspectLocked(True)
        # fixed widths: longer tick labels must not resize the view
        axes["left"].setWidth(52)
        axes["bottom"].setHeight(42)
        # half a number at the very top of the axis stands above the plot
        self._area.layout.setContentsMargins(1, self.fontMetrics().height() // 2, 1, 1)
        for axis in axes.values():  # "(x0.001)" beside a name puzzles everybody
            axis.enableAutoSIPrefix(False)
        self._follower = theme.follow(self, self._on_theme_changed)
        self._on_theme_changed()

    # -- what is drawn ----------------------------------------------------------------

    def getPlotItem(self) -> PlotArea:
        """Return the area with the view, the axes, the title and the legend."""
        return self._area

    def addItem(self, item: Any, ignoreBounds: bool = False) -> None:
        """Draw an item."""
        self._area.addItem(item, ignoreBounds=ignoreBounds)

    def removeItem(self, item: Any) -> None:
        """Take an item away."""
        self._area.removeItem(item)

    def clear(self) -> None:
        """Take all items away."""
        self._area.clear()

    def viewRect(self) -> QRectF:
        """Return the rectangle of the data that is shown."""
        rect: QRectF = self._area.vb.viewRect()
        return rect

    def setMouseEnabled(self, x: bool, y: bool) -> None:
        """Let the mouse drag and zoom the axes, or not."""
        self._area.setMouseEnabled(x, y)

    def setAspectLocked(self, locked: bool = True) -> None:
        """Show one unit as long on both axes, or let each fit."""
        self._area.vb.setAspectLocked(locked)

    # -- description --------------------------------------------------------------

    def describe(self, name: str, description: str = "") -> None:
        """Set what a screen reader says of the plot.

        Without a description it says, once it has the focus, what its table holds.
        """
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)

    def _describe_by_table(self) -> None:
        table = self.table()
        if table.n_rows:
            text = self.tr("Rows of its table: {n}; columns: {names}")
            names = ", ".join(map(str, table.headers))
            number = QLocale().toString(table.n_rows)
            self._by_table = text.format(n=number, names=names)
        else:
            self._by_table = self.tr("Nothing is drawn yet")
        self.setAccessibleDescription(self._by_table)

    def probe(self, topic: str | None = None) -> dict[str, Any]:
        """Return plain data about what is drawn; all topics when none is named."""
        if topic is not None:
            return dict(self.probes[topic]())
        return {name: make() for name, make in self.probes.items()}

    def table(self) -> TwinTable:
        """Return the data as a table (Ctrl+T); subclasses know better what they show.

        Whoever makes a plot without a class of its own sets `table_source` instead.
        """
        if self.table_source is not None:
            return self.table_source()
        item = self.getPlotItem()
        x, y = (item.getAxis(side).labelText or "" for side in ("bottom", "left"))
        words = {
            "point": self.tr("point"), "curve": self.tr("curve"),
            "bar": self.tr("bar"), "picture": self.tr("picture"),
        }  # fmt: skip
        headers = (self.tr("what"), x or "x", y or "y")
        return table_of_items(item.items, headers, words)

    def set_labels(self, bottom: str, left: str) -> None:
        """Name the axes."""
        item = self.getPlotItem()
        item.setLabel("bottom", bottom)
        if left:  # setting even an empty label would bring a hidden axis back
            item.setLabel("left", left)
        for side in ("bottom", "left"):  # pyqtgraph centres a label only at a resize
            item.getAxis(side).resizeEvent()

    def show_range(
        self, x: tuple[float, float], y: tuple[float, float], padding: float = 0.05
    ) -> None:
        """Show a rectangle of the data, with a margin; the legend goes where it is free."""
        item = self.getPlotItem()
        item.setRange(xRange=x, yRange=y, padding=padding)
        if item.legend is not None:
            item.legend.take_freest_corner()

    def add_legend(self, offset: tuple[int, int] = (-10, 10)) -> PlotLegend:
        """Add a legend in the colours of the theme."""
        legend = self.getPlotItem().addLegend(offset=offset)
        legend.set_text_colour(self.theme.colours.text)
        legend.set_ground(self.theme.colours.plot)
        return legend

    # -- theme and focus ------------------------------------------------------------

    def _on_theme_changed(self) -> None:
        c = self.theme.colours
        self.setBackground(c.plot)
        item = self.getPlotItem()
        for side in ("bottom", "left"):
            item.getAxis(side).dress(c.muted, c.text, self.font())
        if item.legend is not None:
            item.legend.set_text_colour(c.text)
            item.legend.set_ground(c.plot)
        self.themed.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_follower"):
            self._follower.refresh()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.accessibleDescription() in ("", self._by_table):
            self._describe_by_table()
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self.viewport())
            painter.setPen(QPen(QColor(self.theme.colours.accent), 2))
            painter.drawRect(self.viewport().rect().adjusted(1, 1, -2, -2))
            painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom with + and -, show all with R; the rest goes to `key_pressed`."""
        event.ignore()
        view = self.getPlotItem().getViewBox()
        if event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            view.scaleBy((0.8, 0.8))
            event.accept()
        elif event.key() == Qt.Key.Key_Minus:
            view.scaleBy((1.25, 1.25))
            event.accept()
        elif event.key() == Qt.Key.Key_R and not event.modifiers():
            self.reset_view()
            event.accept()
        else:
            self.key_pressed.emit(event)

    def reset_view(self) -> None:
        """Show all data; owners with a range of their own override it."""
        self.getPlotItem().getViewBox().autoRange()
