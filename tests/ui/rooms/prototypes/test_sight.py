"""Colours of the rival similarity for every kind of sight."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from workbench.numerics.prototypes.rival_similarity import CUTS
from workbench.ui.rooms.prototypes.rivals_plot import similarity_colours
from workbench.ui.services.theme import rgb

#: Severity 1 in linear RGB: Machado, Oliveira, Fernandes (2009), table 1.
SIGHTS = {
    "all colours": np.eye(3),
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
#: sRGB to XYZ under D65, and that white.
TO_XYZ = np.array(
    [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
)
WHITE = np.array([0.95047, 1.0, 1.08883])


def seen(colour, sight):
    """Return L*, a*, b* of a colour as somebody sees it."""
    value = np.array(rgb(colour)) / 255.0
    linear = np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)
    X = TO_XYZ @ np.clip(SIGHTS[sight] @ linear, 0.0, 1.0) / WHITE
    f = np.where(X > 216 / 24389, np.cbrt(X), (24389 / 27 * X + 16) / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("sight", SIGHTS)
def test_types_of_rows_are_told_apart(room, theme, sight):
    """Middles of the five types differ by far more than what is just noticed, 2.3."""
    chosen = room.context.theme
    before = chosen.name
    chosen.choose(theme)
    colours = similarity_colours(chosen)
    ground = seen(chosen.colours.plot, sight)
    chosen.choose(before)
    ends = (-1.0, *CUTS, 1.0)
    middles = [(a + b) / 2.0 for a, b in pairwise(ends)]
    types = [
        seen(colours[round((d + 1.0) / 2.0 * (len(colours) - 1))], sight)
        for d in middles
    ]
    gaps = [float(np.linalg.norm(a - b)) for a, b in pairwise(types)]
    assert min(gaps) > 8.0
    # the wrong ones are parted from the right ones most clearly of all
    assert gaps[1] == max(gaps)
    assert min(float(np.linalg.norm(one - ground)) for one in types) > 35.0
