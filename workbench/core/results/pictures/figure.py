"""Figures as plain data: panels in a grid, each with layers to draw one over the other.

Colours are roles, which the theme of whoever draws turns into colours: ``class0`` …,
``text``, ``muted``, ``accent``, ``good``, ``bad``. The functions make layers and panels
from arrays of any kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

import numpy as np

from workbench.api.data import FloatArray, IntArray
from workbench.core.program.records import OMITTED

Place = tuple[float, float]


# -- layers ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Points:
    """Rows as markers: places (n, 2), class codes (n,), names in the legend."""

    kind: Literal["points"] = field(default="points", kw_only=True)
    xy: FloatArray
    codes: IntArray
    classes: tuple[str, ...]
    size: float


@dataclass(frozen=True, slots=True, eq=False)
class Curve:
    """A line through places (n, 2), broken at NaN."""

    kind: Literal["curve"] = field(default="curve", kw_only=True)
    xy: FloatArray
    role: str
    dashed: bool
    width: float


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow between two places."""

    kind: Literal["arrow"] = field(default="arrow", kw_only=True)
    start: Place
    end: Place
    role: str
    dashed: bool


@dataclass(frozen=True, slots=True)
class Text:
    """Words at a place; the anchor is the corner that stands there."""

    kind: Literal["text"] = field(default="text", kw_only=True)
    place: Place
    words: str
    role: str
    anchor: Place


@dataclass(frozen=True, slots=True, eq=False)
class Image:
    """Cells (rows from bottom to top) over left, right, bottom, top.

    `colours` is ``heat`` (more is darker), ``balance`` (two signs) or ``classes``
    (codes of classes, tinted).
    """

    kind: Literal["image"] = field(default="image", kw_only=True)
    cells: FloatArray
    extent: tuple[float, float, float, float]
    colours: str


Layer = Points | Curve | Arrow | Text | Image


@dataclass(frozen=True, slots=True, eq=False)
class Mesh:
    """A surface: three arrays of shape (r, c), the corners of its patches."""

    x: FloatArray
    y: FloatArray
    z: FloatArray


# -- panels and figures ----------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class PlanePanel:
    """A panel with two axes: their labels, one scale on both or not, shown or not."""

    kind: Literal["plane"] = field(default="plane", kw_only=True)
    title: str
    x: str
    y: str
    equal: bool
    axes: bool
    layers: tuple[Layer, ...]


@dataclass(frozen=True, slots=True, eq=False)
class SpacePanel:
    """A panel with three axes."""

    kind: Literal["space"] = field(default="space", kw_only=True)
    title: str
    meshes: tuple[Mesh, ...]
    labels: tuple[str, str, str]


Panel = PlanePanel | SpacePanel


@dataclass(frozen=True, slots=True, eq=False)
class Figure:
    """Panels in rows of so many columns.

    Attributes
    ----------
    title : str
    columns : int
    panels : tuple
    frames : tuple of Figure
        Of an animation; the figure itself is where its way ends.
    """

    title: str
    columns: int
    panels: tuple[Panel, ...]
    frames: tuple[Figure, ...] = field(default=(), metadata={OMITTED: True})


@dataclass(frozen=True, slots=True)
class DrawnFigure:
    """What the command ``figure`` drew, with the titles of its panels."""

    file: str
    title: str
    panels: tuple[str, ...]


# -- made from arrays ------------------------------------------------------------------


def document(title: str, panels: Sequence[Panel], columns: int = 0) -> Figure:
    """Return a figure; its panels stand in one row unless `columns` says otherwise."""
    return Figure(title, columns or len(panels), tuple(panels))


def plane(
    title: str,
    layers: Sequence[Layer],
    x: str = "",
    y: str = "",
    *,
    equal: bool = False,
    axes: bool = True,
) -> PlanePanel:
    """Return a panel with two axes."""
    return PlanePanel(title, x, y, equal, axes, tuple(layers))


def space(
    title: str, meshes: Sequence[Mesh], labels: tuple[str, str, str]
) -> SpacePanel:
    """Return a panel with three axes."""
    return SpacePanel(title, tuple(meshes), labels)


def points(
    xy: FloatArray, codes: IntArray, classes: Sequence[str], size: float = 8.0
) -> Points:
    """Return rows as markers."""
    places = np.asarray(xy, np.float64).reshape(-1, 2)
    return Points(places, np.asarray(codes, np.int64), tuple(classes), size)


def curve(
    xy: FloatArray, role: str = "text", *, dashed: bool = False, width: float = 1.5
) -> Curve:
    """Return a line through places (n, 2)."""
    return Curve(np.asarray(xy, np.float64), role, dashed, width)


def arrow(
    start: FloatArray, end: FloatArray, role: str, *, dashed: bool = False
) -> Arrow:
    """Return an arrow between two places (2,)."""
    return Arrow(_place(start), _place(end), role, dashed)


def text(
    place: FloatArray, words: str, role: str = "text", anchor: Place = (0, 1)
) -> Text:
    """Return words at a place; the anchor is the corner that stands there."""
    return Text(_place(place), words, role, anchor)


def image(
    cells: FloatArray, extent: tuple[float, float, float, float], colours: str
) -> Image:
    """Return cells (rows from bottom to top) over left, right, bottom, top."""
    left, right, bottom, top = map(float, extent)
    return Image(np.asarray(cells, np.float64), (left, right, bottom, top), colours)


def circle(centre: FloatArray, radius: float, n: int = 121) -> FloatArray:
    """Return places on a circle, shape (n, 2), closed."""
    angle = np.linspace(0.0, 2 * np.pi, n)
    return np.asarray(centre) + radius * np.column_stack([np.cos(angle), np.sin(angle)])


def _place(place: FloatArray) -> Place:
    x, y = place
    return float(x), float(y)
