"""Pictures of reports: points on a plane, values in a row, bars, a matrix."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from workbench.api import FloatArray, IntArray
from workbench.compute.reports.report_words import ReportWords
from workbench.core.diagrams.diagram import (
    MARGIN,
    SIZE,
    SMALL,
    Cell,
    Diagram,
    Mark,
    circle,
    finish,
    line,
    marker,
    rect,
    text,
)
from workbench.core.diagrams.diagram_axes import (
    Scale,
    bottom_axis,
    bottom_room,
    left_axis,
    left_room,
    padded,
)
from workbench.core.diagrams.diagram_words import Words
from workbench.core.diagrams.text_width import LINE, text_width, wrap

#: Points drawn at most; the others are thinned evenly.
_MOST = 1500


def scatter(
    title: str,
    places: FloatArray,
    codes: IntArray,
    classes: Sequence[str],
    axes: tuple[str, str],
    width: float,
    words: ReportWords,
) -> Diagram:
    """Return rows as markers of their classes, with a legend below."""
    say = Words(words.of_diagrams)
    height = min(width * 0.72, 460.0)
    step = max(1, -(-len(places) // _MOST))
    places, codes = places[::step], codes[::step]
    low = Scale(*padded(places[:, 1].tolist()), height, MARGIN)
    left = MARGIN + left_room(low, say)
    across = Scale(*padded(places[:, 0].tolist()), left, width - MARGIN)
    marks = [
        *left_axis(low, left, width - MARGIN, axes[1], say),
        *bottom_axis(across, MARGIN, height, axes[0], say),
    ]
    size = 8.0 if len(places) < 400 else 6.0
    marks += [
        marker(across(float(x)), low(float(y)), int(code), size=size)
        for (x, y), code in zip(places, codes, strict=True)
    ]
    bottom = height + bottom_room() + 6.0
    legend, bottom = _legend(classes, width, bottom)
    caption = words("scatter", n=len(places), x=axes[0], y=axes[1])
    header = (axes[0], axes[1], words("class"))
    rows: list[list[Cell]] = [
        [float(x), float(y), classes[int(code)]]
        for (x, y), code in zip(places, codes, strict=True)
    ]
    return finish(title, width, bottom, [*marks, *legend], caption, header, rows)


def _legend(classes: Sequence[str], width: float, y: float) -> tuple[list[Mark], float]:
    marks, x, step = list[Mark](), MARGIN, SIZE * LINE + 2.0
    for code, name in enumerate(classes[:40]):
        wide = text_width(name, SMALL) + 26.0
        if x > MARGIN and x + wide > width - MARGIN:
            x, y = MARGIN, y + step
        marks.append(marker(x + 6.0, y + step / 2, code))
        marks.append(text(x + 16.0, y + step / 2, name, size=SMALL))
        x += wide
    return marks, y + step


def dots(
    title: str, values: Sequence[float], axis: str, caption: str, width: float,
    words: ReportWords,
) -> Diagram:  # fmt: skip
    """Return values on one line, those that are equal above each other; their mean."""
    say = Words(words.of_diagrams)
    scale = Scale(*padded(values), MARGIN + 8.0, width - MARGIN - 8.0)
    seen: dict[int, int] = {}
    stacks = []
    for value in values:
        place = round(scale(value) / 7.0)
        stacks.append((value, seen.get(place, 0)))
        seen[place] = seen.get(place, 0) + 1
    step = min(9.0, 200.0 / max(seen.values()))
    ground = MARGIN + 24.0 + step * max(seen.values())
    marks = bottom_axis(scale, MARGIN, ground, axis, say)
    marks += [
        circle(scale(v), ground - 7.0 - level * step, 3.5, "accent")
        for v, level in stacks
    ]
    middle = scale(float(np.mean(values)))
    marks.append(line((middle, MARGIN), (middle, ground), "text", 1.5, dashed=True))
    rows = [[float(value)] for value in values]
    bottom = ground + bottom_room()
    return finish(title, width, bottom, marks, caption, (axis,), rows)


def bars(
    title: str, values: Sequence[float], axis: str, width: float, words: ReportWords
) -> Diagram:
    """Return a bar for each value, from 0, numbered from 1."""
    say = Words(words.of_diagrams)
    shown = list(values[:30])
    low, high = min(0.0, *shown), max(0.0, *shown)
    high = high if high > low else low + 1.0
    scale = Scale(low, high * 1.02, MARGIN + 28.0, width - MARGIN - 60.0)
    marks, y, height = list[Mark](), MARGIN, 18.0
    for i, value in enumerate(shown):
        middle = y + height / 2
        start, end = sorted((scale(0.0), scale(value)))
        marks.append(text(scale.start - 8.0, middle, str(i + 1), "end", size=SMALL))
        marks.append(
            rect(start, y + 3.0, max(end - start, 1.0), height - 6.0, "accent")
        )
        marks.append(text(end + 6.0, middle, words.short(value, 4), size=SMALL))
        y += height
    marks = [*bottom_axis(scale, MARGIN, y + 4.0, axis, say), *marks]
    rows = [[i + 1.0, float(value)] for i, value in enumerate(values)]
    return finish(title, width, y + 4.0 + bottom_room(), marks, "", ("", axis), rows)


def matrix(
    title: str,
    cells: FloatArray,
    names: Sequence[str],
    caption: str,
    width: float,
    words: ReportWords,
    *,
    whole: bool = False,
) -> Diagram:
    """Return a matrix as shaded cells with their numbers, where there is room.

    Parameters
    ----------
    cells : ndarray, shape (r, r)
        Shaded by size: above 0 in one colour, below in another.
    whole : bool
        Whether they are counts.
    """
    n = len(cells)
    labels = [f"{i} {name}" for i, name in enumerate(names, 1)]
    wide = min(max(text_width(name, SMALL) for name in labels) + 8.0, width * 0.3)
    side = min((width - 2 * MARGIN - wide) / n, 64.0)
    high = min(side, 40.0)
    top, left = MARGIN + SMALL * LINE, MARGIN + wide
    most = float(np.abs(cells).max()) or 1.0
    shown = [f"{int(v)}" if whole else words.short(float(v), 2) for v in cells.ravel()]
    fits = max(text_width(w, SMALL) for w in shown) <= side - 4.0 and high >= 14.0
    marks = list[Mark]()
    for j in range(n):
        if side >= 14.0:
            marks.append(
                text(left + side * (j + 0.5), MARGIN + 4.0, str(j + 1), "middle",
                     size=SMALL, role="muted")
            )  # fmt: skip
    for i in range(n):
        y = top + high * i
        label = wrap(labels[i], wide, SMALL)[0]
        if label.rstrip() == str(i + 1):  # the name is one long word
            label = labels[i][: max(4, int(wide / SMALL * 1.4))] + "…"
        if high >= 12.0:
            marks.append(text(left - 6.0, y + high / 2, label, "end", size=SMALL))
        for j in range(n):
            value = float(cells[i, j])
            role = "accent" if value >= 0 else "bad"
            share = 0.75 * abs(value) / most
            marks.append(
                rect(left + side * j, y, side, high, role, fill=share, outline="grid")
            )
            if fits:
                number = shown[i * n + j]
                x = left + side * (j + 0.5)
                marks.append(text(x, y + high / 2, number, "middle", size=SMALL))
    rows: list[list[Cell]] = [[names[i], *map(float, cells[i])] for i in range(n)]
    return finish(title, width, top + high * n, marks, caption, ("", *names), rows)
