"""Diagrams as plain data: marks at logical pixels, and the same numbers as a table.

A mark is a mapping with a ``kind``: ``line``, ``polyline``, ``text``, ``rect``,
``circle`` or ``marker``. Colours are roles, which the theme of whoever draws turns into
colours: ``class0`` …, ``text``, ``muted``, ``line``, ``ground``, ``accent``, ``good``,
``bad``.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from workbench.core.diagrams.text_width import LINE, text_width, wrap

Mark = dict[str, Any]
Anchor = Literal["start", "middle", "end"]
Cell = str | float
#: What `Diagram.to_plain` says it is, for whoever draws documents of several kinds.
KIND = "diagram"
#: Pixels of text: names and numbers; captions and what explains; headings.
SIZE, SMALL = 12.0, 11.0
#: Empty pixels at each border.
MARGIN = 16.0


@dataclass(frozen=True, slots=True)
class Diagram:
    """A picture that was laid out.

    Attributes
    ----------
    title : str
        What it is called; not drawn.
    width, height : float
        Logical pixels; every mark is inside.
    marks : tuple of mapping
        In drawing order.
    caption : str
        The test, alpha, q, k and N; the marks show it as well.
    header : tuple of str
    rows : tuple of tuple of str or float
        The numbers of the picture as a table.
    """

    title: str
    width: float
    height: float
    marks: tuple[Mark, ...]
    caption: str = ""
    header: tuple[str, ...] = ()
    rows: tuple[tuple[Cell, ...], ...] = ()

    def to_plain(self) -> dict[str, Any]:
        """Return what JSON can hold; `from_plain` reads it."""
        return {
            "kind": KIND,
            "title": self.title,
            "width": self.width,
            "height": self.height,
            "marks": [dict(mark) for mark in self.marks],
            "caption": self.caption,
            "table": {
                "header": list(self.header),
                "rows": [list(r) for r in self.rows],
            },
        }

    @staticmethod
    def from_plain(values: Mapping[str, Any]) -> Diagram:
        """Rebuild what `to_plain` took apart."""
        table = values["table"]
        return Diagram(
            values["title"],
            values["width"],
            values["height"],
            tuple(values["marks"]),
            values["caption"],
            tuple(table["header"]),
            tuple(tuple(row) for row in table["rows"]),
        )


# -- marks ---------------------------------------------------------------------------


def line(
    start: tuple[float, float],
    end: tuple[float, float],
    role: str = "text",
    width: float = 1.0,
    *,
    dashed: bool = False,
) -> Mark:
    """Return a line between two places."""
    return polyline([start, end], role, width, dashed=dashed) | {"kind": "line"}


def polyline(
    places: Iterable[tuple[float, float]],
    role: str = "text",
    width: float = 1.0,
    *,
    dashed: bool = False,
) -> Mark:
    """Return lines from place to place."""
    return {
        "kind": "polyline",
        "places": [[float(x), float(y)] for x, y in places],
        "role": role,
        "width": width,
        "dashed": dashed,
    }


def text(
    x: float,
    y: float,
    words: str,
    anchor: Anchor = "start",
    *,
    size: float = SIZE,
    bold: bool = False,
    role: str = "text",
    angle: float = 0.0,
) -> Mark:
    """Return one line of words; `y` is the middle of its height.

    `angle` turns it clockwise about (x, y), in degrees.
    """
    return {
        "kind": "text", "x": float(x), "y": float(y), "words": words, "anchor": anchor,
        "size": size, "bold": bold, "role": role, "angle": angle,
    }  # fmt: skip


def rect(
    left: float,
    top: float,
    width: float,
    height: float,
    role: str = "text",
    *,
    fill: float = 1.0,
    outline: str = "",
    radius: float = 0.0,
) -> Mark:
    """Return a rectangle; `fill` is the share of its colour over the ground, 0 to 1."""
    return {
        "kind": "rect", "x": float(left), "y": float(top), "width": float(width),
        "height": float(height), "role": role, "fill": fill, "outline": outline,
        "radius": radius,
    }  # fmt: skip


def circle(
    x: float, y: float, radius: float, role: str = "text", *, hollow: bool = False
) -> Mark:
    """Return a circle, filled or in outline."""
    return {
        "kind": "circle", "x": float(x), "y": float(y), "radius": radius, "role": role,
        "hollow": hollow,
    }  # fmt: skip


def marker(
    x: float,
    y: float,
    style: int,
    role: str = "",
    size: float = 10.0,
    *,
    hollow: bool = False,
) -> Mark:
    """Return the marker of a class, in the colour of the class unless `role` says."""
    return {
        "kind": "marker", "x": float(x), "y": float(y), "style": style,
        "role": role or f"class{style}", "size": size, "hollow": hollow,
    }  # fmt: skip


# -- layout --------------------------------------------------------------------------


def text_box(mark: Mapping[str, Any]) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of a text, estimated generously.

    Parameters
    ----------
    mark : mapping
        Made by `text`.
    """
    width = text_width(mark["words"], mark["size"], bold=mark["bold"])
    left = {"start": 0.0, "middle": -width / 2, "end": -width}[mark["anchor"]]
    half = mark["size"] * LINE / 2
    angle = math.radians(mark["angle"])
    cos, sin = math.cos(angle), math.sin(angle)
    corners = [(u, v) for u in (left, left + width) for v in (-half, half)]
    xs = [mark["x"] + u * cos - v * sin for u, v in corners]
    ys = [mark["y"] + u * sin + v * cos for u, v in corners]
    return min(xs), min(ys), max(xs), max(ys)


def paragraph(
    x: float,
    y: float,
    words: str,
    width: float,
    *,
    size: float = SMALL,
    role: str = "muted",
) -> tuple[list[Mark], float]:
    """Return lines of words that fit a width, from the top `y`; and their bottom."""
    marks, step = list[Mark](), size * LINE
    for row in wrap(words, width, size):
        marks.append(text(x, y + step / 2, row, size=size, role=role))
        y += step
    return marks, y


def finish(
    title: str,
    width: float,
    bottom: float,
    marks: Sequence[Mark],
    caption: str,
    header: Sequence[str],
    rows: Iterable[Sequence[Cell]],
) -> Diagram:
    """Return the diagram with its caption below `bottom`."""
    y = bottom + (12.0 if caption else 0.0)
    lines, y = paragraph(MARGIN, y, caption, width - 2 * MARGIN)
    return Diagram(
        title,
        float(width),
        float(math.ceil(y + MARGIN)),
        (*marks, *lines),
        caption,
        tuple(header),
        tuple(tuple(row) for row in rows),
    )
