"""Rows coloured by their rival similarity, and the pair that it is of."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from workbench.api.data import FloatArray, IntArray
from workbench.ui.drawing.spots import Spots
from workbench.ui.rooms.prototypes.rows_plot import RowsPlot
from workbench.ui.services.numbers import number
from workbench.ui.services.theme import Theme, rgb

#: d = -1, 0 and 1: vermilion, a grey and blue, apart for every kind of sight, and each
#: of another lightness than the ground.
_LIGHT = ("#a33c00", "#b5b5bd", "#0b57a4")
_DARK = ("#ff8a3d", "#6f717b", "#6cc0ff")
#: Below 1, so that a small d has more of the colour of its sign.
_BEND = 0.6
#: Colours between -1 and 1.
_STEPS = 41
#: Of more rows a part is drawn.
_MOST_DRAWN = 5000


def similarity_colours(theme: Theme) -> list[QColor]:
    """Return the colours from d = -1 to d = 1."""
    low, middle, high = (QColor(c) for c in (_DARK if theme.is_dark else _LIGHT))
    made = []
    for t in np.linspace(-1.0, 1.0, _STEPS):
        end, share = high if t > 0 else low, abs(t) ** _BEND
        parts = zip(rgb(middle), rgb(end), strict=True)
        made.append(QColor(*(round(a + (b - a) * float(share)) for a, b in parts)))
    return made


class RivalsPlot(RowsPlot):
    """Shapes are classes, colours are similarities; lines lead to own and rival."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent)
        self._codes: IntArray = np.empty(0, np.int64)
        self._similarity: FloatArray = np.empty(0)
        #: The nearest of the own class and the rival that lines lead to, -1 for none.
        self.pair = (-1, -1)
        self._spots = Spots()
        self._own = pg.PlotCurveItem()
        self._rival = pg.PlotCurveItem()
        self._ends = pg.ScatterPlotItem()
        for z, item in (
            (0, self._spots), (10, self._own), (11, self._rival), (12, self._ends),
        ):  # fmt: skip
            item.setZValue(z)
            self.addItem(item, ignoreBounds=True)
        self.themed.connect(self._recolour)

    def show_rows(
        self, places: FloatArray, codes: IntArray, similarity: FloatArray
    ) -> None:
        """Draw rows with their classes and similarities; NaN is drawn hollow."""
        self.show_places(places)
        self._codes, self._similarity = codes, similarity
        self.show_pair(-1, -1)
        self._recolour()
        self.reset_view()

    def _recolour(self) -> None:
        n = len(self.places)
        shown = np.zeros(n, bool)
        shown[:: max(1, -(-n // _MOST_DRAWN))] = True
        colours = similarity_colours(self.theme)
        brushes = np.array([pg.mkBrush(c) for c in colours] + [pg.mkBrush(None)])
        known = ~np.isnan(self._similarity)
        slot = np.full(n, _STEPS)
        ends = (self._similarity[known] + 1.0) / 2.0 * (_STEPS - 1)
        slot[known] = np.rint(ends).astype(np.int64)
        n_classes = int(self._codes.max(initial=0)) + 1
        markers = np.array(
            [self.theme.class_marker(c) for c in range(n_classes)], object
        )
        self._spots.wear(size=10, pen=pg.mkPen(self.theme.colours.muted, width=0.8))
        if n:
            self._spots.setData(
                pos=self.places[shown], brush=brushes[slot[shown]],
                symbol=markers[self._codes[shown]],
            )  # fmt: skip
        else:
            self._spots.clear()
        self.show_pair(*self.pair)

    def show_pair(self, own: int, rival: int) -> None:
        """Draw lines from the row pointed at to both; -1 for none."""
        self.pair = own, rival
        c, row = self.theme.colours, self.caret
        nowhere: npt.NDArray[np.float64] = np.empty((0, 2))
        for item, end, pen in (
            (self._own, own, pg.mkPen(c.text, width=2)),
            (
                self._rival, rival,
                pg.mkPen(c.error, width=2, style=Qt.PenStyle.DashLine),
            ),
        ):  # fmt: skip
            ends = self.places[[row, end]] if row >= 0 and end >= 0 else nowhere
            item.setData(ends[:, 0], ends[:, 1], pen=pen)
        there = [end for end in (own, rival) if end >= 0 and row >= 0]
        at = self.places[there] if there else nowhere
        pens = [pg.mkPen(c.text if end == own else c.error, width=2) for end in there]
        self._ends.setData(
            at[:, 0], at[:, 1], symbol="o", size=17, brush=None,
            pen=pens if there else None,
        )  # fmt: skip

    @property
    def n_drawn(self) -> int:
        """How many rows are drawn."""
        return len(self._spots.data)

    def reset_view(self) -> None:
        """Show all rows."""
        if len(self.places):
            low, high = self.places.min(axis=0), self.places.max(axis=0)
            wide = np.where(high > low, high - low, 1.0)
            self.show_range(
                (float(low[0]), float(low[0] + wide[0])),
                (float(low[1]), float(low[1] + wide[1])),
            )


class SimilarityScale(QWidget):
    """A strip of the colours from -1 to 1 with its ends written."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._theme = theme
        theme.follow(self, self._on_theme_changed)

    def _on_theme_changed(self) -> None:
        self.update()

    def sizeHint(self) -> QSize:
        high = self.fontMetrics().height()
        return QSize(16 * self.fontMetrics().averageCharWidth() + 60, 2 * high)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        high = self.fontMetrics().height()
        bar = QRectF(10, 2, self.width() - 20, self.height() - high - 4)
        gradient = QLinearGradient(bar.topLeft(), QPointF(bar.right(), bar.top()))
        colours = similarity_colours(self._theme)
        for place, colour in enumerate(colours):
            gradient.setColorAt(place / (_STEPS - 1), colour)
        painter.fillRect(bar, gradient)
        painter.setPen(self.palette().windowText().color())
        for value in (-1, 0, 1):
            middle = bar.left() + (value + 1) / 2 * bar.width()
            box = QRectF(middle - 20, self.height() - high, 40, high)
            text = ("d = " if value == 0 else "") + number(value).replace("-", "−")
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        painter.end()
