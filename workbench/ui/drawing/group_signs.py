"""The signs of the groups that a picture draws: colour, marker, and hatching of bars."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from workbench.api.data import FloatArray, IntArray
from workbench.core.results.grouping import MOST_GROUPS
from workbench.ui.services.theme import CLASS_COLOURS, CLASS_MARKERS, Theme

#: So many signs have an item each; an item of mixed spots is drawn as fast as one of
#: sixty-four, but its spots are slower to make.
FEW_SIGNS = 12
# Of the groups drawn together.
OTHERS_MARKER = "t"
# What the markers of the plots look like in text, in the same order.
MARKER_TEXTS = dict(zip((*CLASS_MARKERS, OTHERS_MARKER), "●▲■◆✚✖★⬟▼", strict=True))
# Hatchings of bars in the order they are taken when colours begin anew, and in text.
_HATCHINGS = (
    Qt.BrushStyle.SolidPattern, Qt.BrushStyle.FDiagPattern, Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.HorPattern, Qt.BrushStyle.VerPattern, Qt.BrushStyle.CrossPattern,
    Qt.BrushStyle.DiagCrossPattern, Qt.BrushStyle.Dense4Pattern,
)  # fmt: skip
_TINT = 0.45  # opacity of the ground of a hatching
_HATCHING_TEXTS = "■▧▨▤▥▦▩▒"


def sign_colour(theme: Theme, group: int) -> QColor:
    """Return the colour of a group; the others, and rows without a label, are grey."""
    if group >= MOST_GROUPS:
        return QColor(theme.colours.muted)
    return theme.class_colour(group)


def sign_marker(theme: Theme, group: int) -> str:
    """Return pyqtgraph's symbol of a group."""
    return OTHERS_MARKER if group == MOST_GROUPS else theme.class_marker(group)


def sign_text(theme: Theme, group: int, *, bars: bool = False) -> str:
    """Return the letter that looks like the marker of a group, or like its bars."""
    if bars:
        return _HATCHING_TEXTS[_hatching(group) if group < MOST_GROUPS else 0]
    return MARKER_TEXTS[sign_marker(theme, group)]


def bar_brush(theme: Theme, group: int, colour: QColor | None = None) -> QBrush:
    """Return the filling of a group's bars: hatched where a colour comes again.

    Parameters
    ----------
    theme : Theme
    group : int
    colour : QColor, optional
        Instead of the group's own.
    """
    brush = QBrush(colour or sign_colour(theme, group))
    if group < MOST_GROUPS:
        brush.setStyle(_HATCHINGS[_hatching(group)])
    return brush


def repeated_signs(n_classes: int) -> str:
    """Say that classes share signs; nothing where each has its own."""
    if n_classes <= MOST_GROUPS:
        return ""
    text = QCoreApplication.translate(
        "Signs", "{n} classes: every {most}th has the same colour and marker"
    )
    return text.format(n=n_classes, most=MOST_GROUPS)


def spot_styles(theme: Theme, signs: IntArray, alpha: int = 255) -> dict[str, Any]:
    """Return brush and symbol of each spot of one scatter, for `setData`.

    Parameters
    ----------
    theme : Theme
    signs : ndarray of int, shape (n,)
        The group of each spot; -1 is a grey disc.
    alpha : int
        Opacity, 0 to 255.
    """
    kinds, place = np.unique(signs, return_inverse=True)
    brushes, symbols = np.empty((2, len(kinds)), object)
    for i, kind in enumerate(kinds.tolist()):
        colour = sign_colour(theme, kind if kind >= 0 else MOST_GROUPS)
        colour.setAlpha(alpha)
        brushes[i] = _filling(colour.rgba())
        symbols[i] = sign_marker(theme, kind) if kind >= 0 else CLASS_MARKERS[0]
    return {"brush": brushes[place], "symbol": symbols[place]}


@lru_cache(maxsize=1024)
def _filling(rgba: int) -> QBrush:
    """Return the same brush for the same colour: by it a plot knows what it has drawn."""
    return QBrush(QColor.fromRgba(rgba))


class Bars(pg.GraphicsObject):
    """Bars of all groups in one item; hatchings are as wide on every scale."""

    def __init__(self) -> None:
        super().__init__()
        #: Brush, pen and bars of each group.
        self.groups: list[tuple[QBrush, QPen, list[QRectF]]] = []
        self._box = QRectF()

    def add(
        self,
        edges: tuple[FloatArray, FloatArray],
        floor: FloatArray,
        heights: FloatArray | IntArray,
        brush: QBrush,
        pen: QPen,
    ) -> None:
        """Add the bars of a group between left and right edges, each shape (b,)."""
        seen, (left, right) = heights > 0, edges
        sides = (left[seen], floor[seen], (right - left)[seen], heights[seen] * 1.0)
        bars = [QRectF(*bar) for bar in zip(*(s.tolist() for s in sides), strict=True)]
        self.prepareGeometryChange()
        self.groups.append((brush, pen, bars))
        for bar in bars:
            self._box = self._box.united(bar)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(self, painter: QPainter, *args: object) -> None:
        # Qt stretches a hatching as it does the bars
        undone, _ = painter.worldTransform().inverted()
        for brush, pen, bars in self.groups:
            painter.setPen(pen)
            if brush.style() == Qt.BrushStyle.SolidPattern:
                painter.setBrush(brush)
                painter.drawRects(bars)
                continue
            hatching, tint = QBrush(brush), brush.color()
            hatching.setTransform(undone)
            tint.setAlphaF(_TINT * tint.alphaF())
            for filling in (QBrush(tint), hatching):
                painter.setBrush(filling)
                painter.drawRects(bars)


def _hatching(group: int) -> int:
    return group // len(CLASS_COLOURS) % len(_HATCHINGS)


def sign_of(codes: IntArray) -> IntArray:
    """Return the number of each class's sign: classes `MOST_GROUPS` apart share one."""
    return np.where(codes >= 0, codes % MOST_GROUPS, codes)


def n_signs(n_classes: int) -> int:
    """Return how many signs so many classes have."""
    return min(n_classes, MOST_GROUPS)
