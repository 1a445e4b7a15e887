"""The view of a diagram: laid out for its width, themed, readable, exportable."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontInfo,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from workbench.core.diagrams.diagram import SIZE, Diagram
from workbench.ui.drawing.diagram_painter import paint
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.services.theme import Theme

Maker = Callable[[float], Diagram]
#: A diagram grows no wider: lines that lead across a whole projector are hard to follow.
WIDEST = 1100.0
#: Narrower ones are laid out for this width and drawn smaller.
NARROWEST = 420.0


class DiagramView(QGraphicsView):
    """Paints one diagram, as high as it needs; scrolls where it is lower.

    It is a graphics view so that the commands for figures (export, copy, table twin,
    F6) take it as any other plot; it paints the marks itself.

    Parameters
    ----------
    theme : Theme
    name : str
        The objectName (``compare_cd_plot``).
    """

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.theme = theme
        self._maker: Maker | None = None
        self._diagram: Diagram | None = None
        self._made_for: tuple[Maker | None, float] = (None, 0.0)
        self._space = QGraphicsScene(self)
        self.setScene(self._space)
        self.setFrameShape(self.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(off)
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(240, 120)
        theme.follow(self, self._on_theme_changed)
        self._sizes = theme.deferred(self, self._lay_out)
        self._on_theme_changed()

    # -- what is shown -------------------------------------------------------------------

    @property
    def diagram(self) -> Diagram | None:
        """What is painted, laid out for the width of now."""
        return self._diagram

    def show_diagram(self, shown: Diagram | Maker | None) -> None:
        """Show a diagram, or what a maker returns for a width.

        A maker is asked again whenever the width changes; a diagram that was laid out
        is only drawn smaller where it does not fit.
        """
        self._maker = (lambda _width: shown) if isinstance(shown, Diagram) else shown
        self._lay_out()
        self.verticalScrollBar().setValue(0)

    def describe(self, name: str, description: str = "") -> None:
        """Set what a screen reader says instead of title and caption."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)

    def table(self) -> TwinTable:
        """Return the numbers of the picture as a table (Ctrl+T)."""
        if self._diagram is None:
            return TwinTable()
        columns = [list(column) for column in zip(*self._diagram.rows, strict=True)]
        header = self._diagram.header
        return TwinTable(header, tuple(columns) or tuple([] for _ in header))

    def probe(self, _topic: str | None = None) -> dict[str, Any]:
        """Return the diagram as plain data; empty while there is none."""
        return {} if self._diagram is None else self._diagram.to_plain()

    # -- as a figure ---------------------------------------------------------------------

    def picture_size(self) -> QSize:
        """Return the size of an export: of the view, and never less than the whole."""
        self._lay_out()  # a view that is not shown hears of a new size only then
        if self._diagram is None:
            return self.size()
        height = round(self._diagram.height * self._scale() + 0.499)
        return QSize(self.width(), max(self.height(), height))

    def paint_picture(self, painter: QPainter, size: QSize) -> None:
        """Paint the whole diagram, without focus frame and scroll bar."""
        painter.fillRect(QRectF(0, 0, size.width(), size.height()), self._ground())
        if self._diagram is not None:
            self._paint(painter, size.width())

    # -- painting ------------------------------------------------------------------------

    def drawForeground(self, painter: QPainter, _rect: QRectF | Any) -> None:
        if self._diagram is not None:
            self._paint(painter, self.viewport().width())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self.viewport())
            painter.setPen(QPen(QColor(self.theme.colours.accent), 2))
            painter.drawRect(self.viewport().rect().adjusted(1, 1, -2, -2))
            painter.end()

    def _paint(self, painter: QPainter, width: int) -> None:
        assert self._diagram is not None
        scale = self._scale()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(max(0.0, (width - self._diagram.width * scale) / 2), 0.0)
        painter.scale(scale, scale)
        paint(painter, self._diagram, self.theme, self.font())
        painter.restore()

    # -- layout --------------------------------------------------------------------------

    def _scale(self) -> float:
        """Return the pixels of the screen for each pixel of the diagram."""
        factor = QFontInfo(self.font()).pixelSize() / SIZE
        if self._diagram is None:
            return factor
        return min(factor, self._room() / self._diagram.width)

    def _room(self) -> int:
        """Return the pixels across that a scroll bar leaves."""
        shown = self.verticalScrollBarPolicy() != Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        bar = self.verticalScrollBar().sizeHint().width() if shown else 0
        return max(1, self.width() - bar)

    def _lay_out(self) -> None:
        """Ask for a diagram of this width; with room for the scroll bar if it needs one.

        The bar is decided here, not by Qt: a picture that fits only beside a bar that
        it does not need would come and go for ever.
        """
        on, off = (
            Qt.ScrollBarPolicy.ScrollBarAlwaysOn, Qt.ScrollBarPolicy.ScrollBarAlwaysOff,
        )  # fmt: skip
        full = self._make(self.width())
        bar = on if full > self.height() + 1 else off
        if self.verticalScrollBarPolicy() != bar:
            self.setVerticalScrollBarPolicy(bar)
        if bar == on:
            self._make(self._room())
        width = float(self._room())
        height = 1.0 if self._diagram is None else self._diagram.height * self._scale()
        self._space.setSceneRect(0, 0, width, height)
        self.viewport().update()

    def _make(self, width: int) -> float:
        """Lay out for so many pixels across, unless that was done; return the height."""
        if self._maker is None:
            self._diagram, self._made_for = None, (None, 0.0)
            return 0.0
        factor = QFontInfo(self.font()).pixelSize() / SIZE
        wanted = min(max(width / factor, NARROWEST), WIDEST)
        if self._made_for != (self._maker, wanted):
            self._diagram = self._maker(wanted)
            self._made_for = (self._maker, wanted)
            self.describe(self._diagram.title, self._diagram.caption)
        assert self._diagram is not None
        return self._diagram.height * min(factor, width / self._diagram.width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_sizes"):
            self._sizes.refresh()

    def _ground(self) -> QColor:
        return QColor(self.theme.colours.plot)

    def _on_theme_changed(self) -> None:
        self.setBackgroundBrush(self._ground())
        self.viewport().update()
