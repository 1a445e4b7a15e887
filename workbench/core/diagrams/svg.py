"""Diagrams as SVG text, without Qt: colours by style classes, so that a page themes them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from workbench.core.diagrams.diagram import Diagram
from workbench.core.diagrams.sign_colours import CLASS_COLOURS, CLASS_MARKERS

#: Roles of marks on light and on dark ground; classes have their own colours on both.
ROLES: Mapping[str, tuple[str, str]] = {
    "text": ("#1b1b1f", "#ececf1"),
    "muted": ("#5c5c66", "#a4a4b0"),
    "line": ("#8e8e98", "#5a5c66"),
    "grid": ("#e4e4ea", "#303238"),
    "ground": ("#ffffff", "#1b1c1f"),
    "accent": ("#0b63b5", "#6db3f2"),
    "good": ("#00795a", "#3fc79a"),
    "bad": ("#b3480a", "#ff9a5c"),
    "error": ("#b3261e", "#ff8a80"),
    **{f"class{i}": (colour, colour) for i, colour in enumerate(CLASS_COLOURS)},
}


def svg_of(diagram: Diagram, name: str, description: str = "") -> str:
    """Return a diagram as an ``svg`` element.

    Parameters
    ----------
    name : str
        Tells its ids from those of other pictures on the page.
    description : str
        What the picture shows, for those who do not see it; its caption if empty.
    """
    width, height = _number(diagram.width), _number(diagram.height)
    told = description or diagram.caption
    about = f'<title id="{name}-t">{escape(diagram.title)}</title>'
    labels = f"{name}-t"
    if told:
        about += f'<desc id="{name}-d">{escape(told)}</desc>'
        labels += f" {name}-d"
    marks = "".join(_WRITERS[mark["kind"]](mark) for mark in diagram.marks)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" aria-labelledby="{labels}">'
        f"{about}{marks}</svg>"
    )


def style_rules() -> str:
    """Return the rules of the style classes: ``f-ROLE`` fills, ``s-ROLE`` strokes."""
    return "".join(
        f".f-{role}{{fill:var(--{role})}}.s-{role}{{stroke:var(--{role})}}"
        for role in ROLES
    )


def variables(dark: bool) -> str:
    """Return the colours of the roles as variables of a style sheet."""
    return "".join(f"--{role}:{both[dark]};" for role, both in ROLES.items())


def standalone(diagram: Diagram, name: str = "diagram") -> str:
    """Return an SVG file that follows the reader's light or dark ground."""
    style = (
        f"<style>svg{{{variables(False)}font-family:sans-serif;background:var(--ground)}}"
        f"@media(prefers-color-scheme:dark){{svg{{{variables(True)}}}}}"
        f"{style_rules()}</style>"
    )
    start, rest = svg_of(diagram, name).split(">", 1)
    return f"{start}>{style}{rest}"


def _role(role: str) -> str:
    if role.startswith("class"):
        return f"class{int(role.removeprefix('class')) % len(CLASS_COLOURS)}"
    return role if role in ROLES else "text"


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _lines(mark: Mapping[str, Any]) -> str:
    points = " ".join(f"{_number(x)},{_number(y)}" for x, y in mark["places"])
    dash = ' stroke-dasharray="5 4"' if mark["dashed"] else ""
    return (
        f'<polyline class="s-{_role(mark["role"])}" points="{points}" fill="none" '
        f'stroke-width="{_number(mark["width"])}"{dash}/>'
    )


def _text(mark: Mapping[str, Any]) -> str:
    x, y = _number(mark["x"]), _number(mark["y"])
    turned = (
        f' transform="rotate({_number(mark["angle"])} {x} {y})"'
        if mark["angle"]
        else ""
    )
    bold = ' font-weight="bold"' if mark["bold"] else ""
    anchor = "" if mark["anchor"] == "start" else f' text-anchor="{mark["anchor"]}"'
    return (
        f'<text class="f-{_role(mark["role"])}" x="{x}" y="{y}" dy=".35em" '
        f'font-size="{_number(mark["size"])}"{anchor}{bold}{turned}>'
        f"{escape(mark['words'])}</text>"
    )


def _rect(mark: Mapping[str, Any]) -> str:
    role, outline = _role(mark["role"]), mark["outline"]
    classes = [f"f-{role}"] + ([f"s-{_role(outline)}"] if outline else [])
    faint = f' fill-opacity="{_number(mark["fill"])}"' if mark["fill"] < 1 else ""
    round_ = f' rx="{_number(mark["radius"])}"' if mark["radius"] else ""
    return (
        f'<rect class="{" ".join(classes)}" x="{_number(mark["x"])}" '
        f'y="{_number(mark["y"])}" width="{_number(mark["width"])}" '
        f'height="{_number(mark["height"])}"{faint}{round_}/>'
    )


def _circle(mark: Mapping[str, Any]) -> str:
    role = _role(mark["role"])
    look = f'class="f-ground s-{role}" stroke-width="1.5"'
    look = look if mark["hollow"] else f'class="f-{role}"'
    return (
        f'<circle {look} cx="{_number(mark["x"])}" cy="{_number(mark["y"])}" '
        f'r="{_number(mark["radius"])}"/>'
    )


def _marker(mark: Mapping[str, Any]) -> str:
    role = _role(mark["role"])
    look = f'class="f-ground s-{role}" stroke-width="1.6"'
    if not mark["hollow"]:
        look = f'class="f-{role} s-ground" stroke-width=".6"'
    x, y, size = mark["x"], mark["y"], mark["size"]
    if marker_of(mark["style"]) == "o":
        return f'<circle {look} cx="{_number(x)}" cy="{_number(y)}" r="{_number(size / 2)}"/>'
    places = marker_outline(marker_of(mark["style"]))
    points = " ".join(
        f"{_number(x + u * size)},{_number(y + v * size)}" for u, v in places
    )
    return f'<polygon {look} points="{points}"/>'


def marker_of(style: int) -> str:
    """Return the marker of a class: they come again with other colours."""
    n = len(CLASS_MARKERS)
    return CLASS_MARKERS[(style + style // n) % n]


def marker_outline(marker: str) -> Sequence[tuple[float, float]]:
    """Return the corners of a marker one unit wide, y downwards."""
    return _OUTLINES[marker]


def _star() -> list[tuple[float, float]]:
    corners = []
    for i in range(10):
        radius = 0.5 if i % 2 == 0 else 0.2
        angle = math.pi * i / 5
        corners.append((radius * math.sin(angle), -radius * math.cos(angle)))
    return corners


def _regular(n: int) -> list[tuple[float, float]]:
    turns = [2 * math.pi * i / n for i in range(n)]
    return [(0.5 * math.sin(a), -0.5 * math.cos(a)) for a in turns]


def _turned(places: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    half = math.sqrt(0.5)
    return [(half * (u - v), half * (u + v)) for u, v in places]


_PLUS = (
    (-0.16, -0.5), (0.16, -0.5), (0.16, -0.16), (0.5, -0.16), (0.5, 0.16),
    (0.16, 0.16), (0.16, 0.5), (-0.16, 0.5), (-0.16, 0.16), (-0.5, 0.16),
    (-0.5, -0.16), (-0.16, -0.16),
)  # fmt: skip
_OUTLINES: Mapping[str, Sequence[tuple[float, float]]] = {
    "t1": ((0.0, -0.5), (0.5, 0.5), (-0.5, 0.5)),
    "s": ((-0.45, -0.45), (0.45, -0.45), (0.45, 0.45), (-0.45, 0.45)),
    "d": ((0.0, -0.5), (0.4, 0.0), (0.0, 0.5), (-0.4, 0.0)),
    "+": _PLUS,
    "x": _turned(_PLUS),
    "star": _star(),
    "p": _regular(5),
}

_WRITERS = {
    "line": _lines,
    "polyline": _lines,
    "text": _text,
    "rect": _rect,
    "circle": _circle,
    "marker": _marker,
}
