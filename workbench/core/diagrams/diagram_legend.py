"""Legend of points: names beside them where there is room, else in rows below."""

from __future__ import annotations

import math
from collections.abc import Sequence

from workbench.core.diagrams.diagram import SIZE, SMALL, Anchor, Mark, text, text_box
from workbench.core.diagrams.text_width import LINE, text_width, wrap

Box = tuple[float, float, float, float]
_SAMPLE, _BETWEEN = 18.0, 20.0


def legend(
    entries: Sequence[tuple[Mark, str]],
    left: float,
    top: float,
    width: float,
    *,
    size: float = SMALL,
) -> tuple[list[Mark], float]:
    """Return samples with words, in as many rows as a width asks for; and the bottom.

    Parameters
    ----------
    entries : sequence of (mark, str)
        The marks are moved to their places.
    """
    marks: list[Mark] = []
    x, y, row = left, top, size * LINE + 2.0
    for sample, words in entries:
        lines = wrap(words, width - _SAMPLE, size)
        wide = _SAMPLE + max((text_width(part, size) for part in lines), default=0.0)
        if x > left and x + wide > left + width:
            x, y = left, y + row
        marks.append(sample | {"x": x + 6.0, "y": y + row / 2})
        for i, part in enumerate(lines):
            at = y + row * (i + 0.5)
            marks.append(text(x + _SAMPLE, at, part, size=size))
        y += row * (len(lines) - 1)
        x += wide + _BETWEEN
    return marks, y + (row if entries else 0.0)


def beside(
    places: Sequence[tuple[float, float]],
    names: Sequence[str],
    area: Box,
    taken: Sequence[Box] = (),
) -> list[Mark] | None:
    """Return a name beside each place, none over another; None where that fails.

    Parameters
    ----------
    places : sequence of (x, y)
        Of the points, which no name covers either.
    area : tuple of float
        Left, top, right and bottom; every name stays inside.
    taken : sequence of tuple of float
        Boxes that are not covered.
    """
    boxes: list[Box] = [(x - 6, y - 6, x + 6, y + 6) for x, y in places]
    boxes += taken
    marks: list[Mark] = []
    for (x, y), name in zip(places, names, strict=True):
        for mark in _around(x, y, name):
            box = text_box(mark)
            if _inside(box, area) and not any(_meet(box, other) for other in boxes):
                boxes.append(box)
                marks.append(mark)
                break
        else:
            return None
    return marks


def boxes_along(
    start: tuple[float, float], end: tuple[float, float], thick: float = 4.0
) -> list[Box]:
    """Return small boxes that cover a line, for `beside` to keep names off it."""
    (x0, y0), (x1, y1) = start, end
    half, n = thick / 2, max(1, math.ceil(math.hypot(x1 - x0, y1 - y0) / 8))
    places = [(x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n) for i in range(n + 1)]
    return [(x - half, y - half, x + half, y + half) for x, y in places]


def _around(x: float, y: float, name: str) -> list[Mark]:
    """Return the name in every place it may have, the best first."""
    near, row = 10.0, SIZE * LINE / 2 + 8.0
    spots: list[tuple[float, float, Anchor]] = [
        (near, 0.0, "start"), (-near, 0.0, "end"), (0.0, -row, "middle"),
        (0.0, row, "middle"), (near, -row / 1.6, "start"), (near, row / 1.6, "start"),
        (-near, -row / 1.6, "end"), (-near, row / 1.6, "end"),
    ]  # fmt: skip
    return [text(x + dx, y + dy, name, anchor) for dx, dy, anchor in spots]


def _inside(box: Box, area: Box) -> bool:
    low = box[0] >= area[0] and box[1] >= area[1]
    return low and box[2] <= area[2] and box[3] <= area[3]


def _meet(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
