"""The folds of a cell as a row of dots: a small picture inside a tool tip."""

from __future__ import annotations

import base64
from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from workbench.ui.services.theme import Theme

_WIDTH, _HEIGHT, _PAD, _RADIUS = 208, 36, 8, 3.5
#: A dot moves up where another would cover it.
_STEP, _LEVELS = 6.0, 4


def dots_html(values: Sequence[float], ends: tuple[str, str], theme: Theme) -> str:
    """Return an image of the values between their least and greatest, both written.

    Parameters
    ----------
    values : sequence of float
        Two or more.
    ends : tuple of str
        The least and the greatest as people read them.
    theme : Theme
    """
    image = _picture(values, theme)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    buffer.close()
    text = base64.b64encode(data.data()).decode("ascii")
    picture = f'<img src="data:image/png;base64,{text}">'
    low, high = ends
    return (
        f'{picture}<table width="{_WIDTH}"><tr><td>{low}</td>'
        f'<td align="right">{high}</td></tr></table>'
    )


def _picture(values: Sequence[float], theme: Theme) -> QImage:
    image = QImage(_WIDTH, _HEIGHT, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colours = theme.colours
    base = _HEIGHT - _PAD
    painter.setPen(QColor(colours.line))
    painter.drawLine(_PAD, base, _WIDTH - _PAD, base)
    painter.setPen(QColor(colours.base))
    painter.setBrush(QColor(colours.accent))
    for x, level in places(values, _WIDTH - 2 * _PAD):
        at = QPointF(_PAD + x, base - level * _STEP)
        painter.drawEllipse(at, _RADIUS, _RADIUS)
    painter.end()
    return image


def places(values: Sequence[float], width: float) -> list[tuple[float, int]]:
    """Return where each dot goes: how far right, and how many below it."""
    low, high = min(values), max(values)
    span = high - low
    heights: dict[int, int] = {}
    found = []
    for value in sorted(values):
        x = width * (value - low) / span if span else width / 2
        column = round(x / (2 * _RADIUS))
        level = heights.get(column, 0)
        heights[column] = level + 1
        found.append((x, min(level, _LEVELS - 1)))
    return found
