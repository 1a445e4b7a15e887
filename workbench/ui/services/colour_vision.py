"""Simulation of colour blindness: colours as people with fewer cones see them."""

from __future__ import annotations

from typing import Literal

import numpy as np
from PySide6.QtGui import QColor

from workbench.api.data import FloatArray

Vision = Literal["full", "protanopia", "deuteranopia", "tritanopia"]
VISIONS: tuple[Vision, ...] = ("full", "protanopia", "deuteranopia", "tritanopia")

#: From linear red, green and blue to what is seen of them, at full severity: Machado,
#: Oliveira and Fernandes, A physiologically-based model for simulation of color vision
#: deficiency, IEEE TVCG 15 (2009), table 1.
_MATRICES: dict[Vision, FloatArray] = {
    "full": np.eye(3),
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritanopia": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}


def seen_colour(colour: QColor, vision: Vision) -> QColor:
    """Return a colour as it looks to somebody of that vision."""
    rgb = np.array([colour.redF(), colour.greenF(), colour.blueF()])
    seen = _encoded(np.clip(_MATRICES[vision] @ _linear(rgb), 0.0, 1.0))
    return QColor.fromRgbF(*map(float, seen))


def _linear(rgb: FloatArray) -> FloatArray:
    """Undo the gamma of sRGB (IEC 61966-2-1)."""
    low = rgb / 12.92
    high = ((rgb + 0.055) / 1.055) ** 2.4
    return np.asarray(np.where(rgb <= 0.04045, low, high))


def _encoded(linear: FloatArray) -> FloatArray:
    low = linear * 12.92
    high = 1.055 * linear ** (1 / 2.4) - 0.055
    return np.asarray(np.where(linear <= 0.0031308, low, high))
