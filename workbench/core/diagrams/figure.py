"""Figures as plain data: panels in a grid, each with layers to draw one over the other.

A document is ``{"title", "columns", "panels": […]}``. A panel of kind ``plane`` has
``title, x, y`` (axis labels), ``equal`` (one scale on both axes), ``axes`` (shown or
not) and ``layers``; one of kind ``space`` has ``title, labels`` and ``meshes``. Colours
are roles, which the theme of whoever draws turns into colours: ``class0`` …, ``text``,
``muted``, ``accent``, ``good``, ``bad``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from workbench.api import FloatArray, IntArray

Layer = dict[str, Any]


def document(title: str, panels: Sequence[dict[str, Any]], columns: int = 0) -> Layer:
    """Return a figure; its panels stand in one row unless `columns` says otherwise."""
    return {"title": title, "columns": columns or len(panels), "panels": list(panels)}


def plane(
    title: str,
    layers: Sequence[Layer],
    x: str = "",
    y: str = "",
    *,
    equal: bool = False,
    axes: bool = True,
) -> dict[str, Any]:
    """Return a panel with two axes."""
    return {
        "kind": "plane", "title": title, "x": x, "y": y, "equal": equal,
        "axes": axes, "layers": list(layers),
    }  # fmt: skip


def space(
    title: str, meshes: Sequence[Layer], labels: tuple[str, str, str]
) -> dict[str, Any]:
    """Return a panel with three axes."""
    return {
        "kind": "space", "title": title, "meshes": list(meshes),
        "labels": list(labels),
    }  # fmt: skip


def points(
    xy: FloatArray, codes: IntArray, classes: Sequence[str], size: float = 8.0
) -> Layer:
    """Return rows as markers: places (n, 2), class codes (n,), names in the legend."""
    return {
        "kind": "points", "xy": np.asarray(xy).tolist(),
        "codes": np.asarray(codes).tolist(), "classes": list(classes), "size": size,
    }  # fmt: skip


def curve(
    xy: FloatArray, role: str = "text", *, dashed: bool = False, width: float = 1.5
) -> Layer:
    """Return a line through places (n, 2)."""
    return {
        "kind": "curve", "xy": np.asarray(xy).tolist(), "role": role,
        "dashed": dashed, "width": width,
    }  # fmt: skip


def arrow(
    start: FloatArray, end: FloatArray, role: str, *, dashed: bool = False
) -> Layer:
    """Return an arrow between two places (2,)."""
    return {
        "kind": "arrow", "start": list(map(float, start)),
        "end": list(map(float, end)), "role": role, "dashed": dashed,
    }  # fmt: skip


def text(
    place: FloatArray,
    words: str,
    role: str = "text",
    anchor: tuple[float, float] = (0, 1),
) -> Layer:
    """Return words at a place; the anchor is the corner that stands there."""
    return {
        "kind": "text", "place": list(map(float, place)), "words": words,
        "role": role, "anchor": list(anchor),
    }  # fmt: skip


def image(
    cells: FloatArray, extent: tuple[float, float, float, float], colours: str
) -> Layer:
    """Return cells (rows from bottom to top) over left, right, bottom, top.

    `colours` is ``heat`` (more is darker), ``balance`` (two signs) or ``classes``
    (codes of classes, tinted).
    """
    return {
        "kind": "image", "cells": np.asarray(cells).tolist(),
        "extent": list(map(float, extent)), "colours": colours,
    }  # fmt: skip


def mesh(x: FloatArray, y: FloatArray, z: FloatArray) -> Layer:
    """Return a surface: three arrays of shape (r, c), the corners of its patches."""
    return {"x": x.tolist(), "y": y.tolist(), "z": z.tolist()}


def circle(centre: FloatArray, radius: float, n: int = 121) -> FloatArray:
    """Return places on a circle, shape (n, 2), closed."""
    angle = np.linspace(0.0, 2 * np.pi, n)
    return np.asarray(centre) + radius * np.column_stack([np.cos(angle), np.sin(angle)])
