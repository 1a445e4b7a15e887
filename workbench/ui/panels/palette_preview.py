"""The colours and markers of eight classes, as people of four kinds of vision see them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from workbench.ui.services.colour_vision import VISIONS, Vision, seen_colour
from workbench.ui.services.theme import CLASS_MARKERS, Theme

_SPOT, _GAP = 14, 10


class PalettePreview(QWidget):
    """A row of markers for each vision, its name before it.

    Parameters
    ----------
    theme : Theme
        Whose class colours are shown.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("settings_palette_preview")
        self._theme = theme
        self._names: Mapping[Vision, str] = {}
        theme.follow(self, self._on_theme_changed)

    def name_visions(self, names: Mapping[Vision, str]) -> None:
        """Set the words before the rows."""
        self._names = names
        self.updateGeometry()
        self.update()

    def _on_theme_changed(self) -> None:
        self.update()

    def sizeHint(self) -> QSize:
        rows = len(VISIONS) * self._row_height() + _GAP
        return QSize(self._left() + len(CLASS_MARKERS) * (_SPOT + _GAP) + _GAP, rows)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _row_height(self) -> int:
        return max(self.fontMetrics().height(), _SPOT) + 6

    def _left(self) -> int:
        metrics = self.fontMetrics()
        widest = max(map(metrics.horizontalAdvance, self._names.values()), default=0)
        return widest + 2 * _GAP

    def paintEvent(self, _event: QPaintEvent) -> None:
        # late: the sheet opens without the plots
        from pyqtgraph.graphicsItems.ScatterPlotItem import Symbols

        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._theme.colours
        height, left = self._row_height(), self._left()
        painter.fillRect(self.rect(), colours.plot)
        for row, vision in enumerate(VISIONS):
            middle = _GAP // 2 + row * height + height / 2
            painter.setPen(QPen(self.palette().text().color()))
            painter.drawText(
                _GAP, _GAP // 2 + row * height, left - _GAP, height,
                Qt.AlignmentFlag.AlignVCenter, self._names.get(vision, ""),
            )  # fmt: skip
            for i, marker in enumerate(CLASS_MARKERS):
                colour = seen_colour(self._theme.class_colour(i), vision)
                painter.save()
                painter.translate(
                    QPointF(left + i * (_SPOT + _GAP) + _SPOT / 2, middle)
                )
                painter.scale(_SPOT, _SPOT)
                painter.setPen(QPen(self.palette().text().color(), 0.04))
                painter.setBrush(colour)
                painter.drawPath(Symbols[marker])
                painter.restore()
