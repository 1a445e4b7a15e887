"""The legend of layers on a plane: a sample and a word for each that is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from pyqtgraph.graphicsItems.ScatterPlotItem import Symbols
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)

from workbench.ui.drawing.overlays.overlay import Overlay, stroke
from workbench.ui.drawing.plot import Plot

Kind = Literal[
    "line", "dash", "dots", "link", "fill", "fade", "hatching", "marker", "markers"
]
_SAMPLE = 26.0  # pixels across
_PAD = 6.0
#: A legend that would cover more of the plot is folded at first.
MOST_COVERED = 0.12
_STYLES = {
    "line": Qt.PenStyle.SolidLine,
    "dash": Qt.PenStyle.DashLine,
    "dots": Qt.PenStyle.DotLine,
}


@dataclass(frozen=True, slots=True)
class LegendEntry:
    """One layer.

    Attributes
    ----------
    layer : str
        Its name, for probes.
    text : str
    kind : str
        How its sample looks: a ``line``, a ``dash`` or ``dots``; a ``link`` with a ring
        at its end; a ``fill`` of all colours side by side; ``fade`` from the first to
        the last; ``hatching``; a ``marker`` filled with the first colour and outlined
        with the second; ``markers``, one filled with each colour.
    colours : tuple of str
    symbol : str
        pyqtgraph's marker.
    width : float
        Of a line.
    """

    layer: str
    text: str
    kind: Kind
    colours: tuple[str, ...]
    symbol: str = "o"
    width: float = 2.0


class LayerLegend(Overlay):
    """Folds to its title by a click on the title, and unfolds again.

    Attributes
    ----------
    entries : tuple of LegendEntry
    """

    def __init__(self, plot: Plot) -> None:
        super().__init__(plot)
        self.entries: tuple[LegendEntry, ...] = ()
        self._title = ""
        self._chosen: bool | None = None  # nobody has folded or unfolded it yet
        self._exported = False
        #: Called when its size is another.
        self.resized: Callable[[], None] | None = None

    def show_entries(self, title: str, entries: Sequence[LegendEntry]) -> None:
        """Name other layers; without any the legend is hidden."""
        if (title, tuple(entries)) != (self._title, self.entries):
            self._title, self.entries = title, tuple(entries)
            self._fit()

    def fold(self, folded: bool) -> None:
        """Show the title alone, or all."""
        self._chosen = folded
        self._fit()

    @property
    def folded(self) -> bool:
        """Whether the title stands alone: as was chosen, else where there is no room."""
        if self._chosen is not None:
            return self._chosen
        view, size = self.plot.getPlotItem().getViewBox(), self._size_of(self.entries)
        crowded = (
            size.height() * size.width() > MOST_COVERED * view.height() * view.width()
        )
        return crowded and not self._exported

    def setExportMode(self, exported: bool, _options: object = None) -> None:
        """Be unfolded in an exported figure, where nobody can click."""
        super().setExportMode(exported)
        self._exported = exported
        self._fit()

    @property
    def named(self) -> tuple[LegendEntry, ...]:
        """The entries that the plot has room for."""
        if self.folded:
            return ()
        high = self.plot.getPlotItem().getViewBox().height() - 4 * _PAD
        room = max(int(high / self._line()) - 1, 0)
        return self.entries[:room]

    def _line(self) -> float:
        return float(QFontMetricsF(self.letters()).height()) + 2

    def fit(self) -> None:
        """Take the size that the texts need, after the font or the plot changed."""
        self._fit()

    def _fit(self) -> None:
        size = self._size_of(self.named)
        another = size != self.size
        self.resize(size)
        self.setVisible(bool(self.entries))
        self.update()
        if another and self.resized is not None:
            self.resized()

    def _size_of(self, entries: Sequence[LegendEntry]) -> QSizeF:
        letters = QFontMetricsF(self.letters())
        texts = [letters.horizontalAdvance(e.text) + _SAMPLE + 6 for e in entries]
        wide = max([letters.horizontalAdvance(f"▾ {self._title}"), *texts])
        return QSizeF(wide + 2 * _PAD, self._line() * (1 + len(entries)) + _PAD)

    def _head(self) -> str:
        return f"{'▸' if self.folded else '▾'} {self._title}"

    def holds_title(self, place: QPointF) -> bool:
        """Whether a place of the view, in pixels, is on the title."""
        title = QRectF(self.pos(), QSizeF(self.size.width(), self._line() + _PAD / 2))
        return self.isVisible() and title.contains(place)

    def draw(self, painter: QPainter) -> None:
        self.draw_card(painter)
        c, line = self.plot.theme.colours, self._line()
        painter.setFont(self.letters())
        painter.setPen(QColor(c.muted))
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        wide = self.size.width() - 2 * _PAD
        painter.drawText(QRectF(_PAD, _PAD / 2, wide, line), left, self._head())
        for i, entry in enumerate(self.named, 1):
            top = _PAD / 2 + i * line
            self._draw_sample(painter, entry, QRectF(_PAD, top + 2, _SAMPLE, line - 4))
            painter.setPen(QColor(c.text))
            text = QRectF(_PAD + _SAMPLE + 6, top, wide, line)
            painter.drawText(text, left, entry.text)

    def _draw_sample(self, painter: QPainter, entry: LegendEntry, box: QRectF) -> None:
        kind, colours = entry.kind, entry.colours
        middle = box.center().y()
        if kind in _STYLES:
            path = QPainterPath(QPointF(box.left(), middle))
            path.lineTo(box.right(), middle)
            stroke(painter, self.plot, path, colours[0], entry.width, _STYLES[kind])
        elif kind == "link":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours[0]), entry.width))
            ring, radius = QPointF(box.right() - 5, middle), 4.0
            painter.drawLine(QPointF(box.left(), middle), ring)
            painter.drawEllipse(ring, radius, radius)
        elif kind in ("marker", "markers"):
            fills = colours[:1] if kind == "marker" else colours
            edge = colours[-1] if kind == "marker" else self.plot.theme.colours.text
            size = min(box.height() - 1, 10.0)
            for i, fill in enumerate(fills):
                x = box.left() + box.width() * (i + 0.5) / len(fills)
                at = QTransform.fromTranslate(x, middle).scale(size, size)
                painter.setPen(QPen(QColor(edge), 2 if kind == "marker" else 0.8))
                painter.setBrush(QColor(fill))
                painter.drawPath(at.map(Symbols[entry.symbol]))
        else:
            self._fill_sample(painter, entry, box)

    def _fill_sample(self, painter: QPainter, entry: LegendEntry, box: QRectF) -> None:
        colours = [QColor(colour) for colour in entry.colours]
        painter.setPen(Qt.PenStyle.NoPen)
        if entry.kind == "fade":
            ramp = QLinearGradient(box.topLeft(), box.topRight())
            ramp.setColorAt(0.0, colours[0])
            ramp.setColorAt(1.0, colours[-1])
            painter.fillRect(box, QBrush(ramp))
        elif entry.kind == "hatching":
            painter.fillRect(box, QBrush(colours[0], Qt.BrushStyle.BDiagPattern))
        else:
            share = box.width() / len(colours)
            for i, colour in enumerate(colours):
                painter.fillRect(
                    QRectF(box.left() + i * share, box.top(), share, box.height()),
                    colour,
                )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self.plot.theme.colours.line), 1))
        painter.drawRect(box)

    def probe(self) -> dict[str, Any]:
        """Return the layers named, and whether the legend is folded."""
        return {
            "shown": self.isVisible(),
            "folded": self.folded,
            "layers": [e.layer for e in self.named] if self.isVisible() else [],
            "texts": [e.text for e in self.named] if self.isVisible() else [],
            "box": self.probe_box(),
        }
