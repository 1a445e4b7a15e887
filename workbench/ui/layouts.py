"""Layouts within layouts."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLayout, QWidget
from shiboken6 import delete, invalidate


def nest(
    outer: QBoxLayout | QGridLayout,
    inner: QLayout,
    *place: int,
    at: int | None = None,
) -> None:
    """Put a layout into another one, and forget Python's objects of its items.

    PySide makes an object for each item of what is added, and keeps it as long as the
    layout lives. Qt deletes an item as soon as its widget goes elsewhere; the object of
    the item then answers for whatever comes to lie at the same place in memory.

    Parameters
    ----------
    outer, inner : QLayout
    *place : int
        A stretch factor, or the place in a grid.
    at : int, optional
        Before which item of a box; at its end otherwise.
    """
    if at is None:
        outer.addLayout(inner, *place)  # type: ignore[call-overload]
    else:
        assert isinstance(outer, QBoxLayout)
        outer.insertLayout(at, inner, *place)
    _forget_items(inner)


def take_all(layout: QLayout) -> list[QWidget]:
    """Take all items out of a layout; return their widgets, which stay where they are."""
    widgets = []
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widgets.append(widget)
        delete(item)  # nobody else does
    return widgets


def _forget_items(layout: QLayout) -> None:
    for i in range(layout.count()):
        item = layout.itemAt(i)
        inner = None if item is None else item.layout()
        if inner is not None:
            _forget_items(inner)
        elif item is not None:
            invalidate(item)
