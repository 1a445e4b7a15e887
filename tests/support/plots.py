"""What a plot shows: the words at its axes, and the items drawn on it."""

from __future__ import annotations

from typing import Any, TypeVar

import pyqtgraph as pg

from workbench.ui.drawing.plot import Plot

Item = TypeVar("Item")


def ticks_at(plot: Plot, side: str) -> list[tuple[float, str]]:
    """Return the ticks that were set at an axis (``bottom``, ``left``): place and text."""
    # pyqtgraph takes ticks, but has no way to ask which it was given
    levels: list[list[tuple[float, str]]] = plot.getPlotItem().getAxis(side)._tickLevels
    return levels[0]


def words_at(plot: Plot, side: str) -> list[str]:
    """Return the texts of the ticks that were set at an axis."""
    return [text for _, text in ticks_at(plot, side)]


def items_of(plot: Plot, kind: type[Item], name: str | None = None) -> list[Item]:
    """Return the items of a class that a plot draws, or those of one name among them."""
    items: list[Any] = plot.getPlotItem().items
    return [
        item
        for item in items
        if isinstance(item, kind) and name in (None, item.objectName())
    ]


def item_of(plot: Plot, kind: type[Item], name: str | None = None) -> Item:
    """Return the one item of a class (and name) that a plot draws."""
    (item,) = items_of(plot, kind, name)
    return item


def curve_of(plot: Plot, name: str | None = None) -> tuple[Any, Any]:
    """Return x and y of the one curve of a plot, or of the one of that name."""
    x, y = item_of(plot, pg.PlotCurveItem, name).getData()
    return x, y
