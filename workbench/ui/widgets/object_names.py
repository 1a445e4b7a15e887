"""Widgets and actions that are named where they are made."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

W = TypeVar("W", bound=QWidget)


def named(widget: W, name: str) -> W:
    """Give a widget its objectName and return it."""
    widget.setObjectName(name)
    return widget


def add_action(
    menu: QMenu,
    name: str,
    slot: Callable[..., object] | None = None,
    owner: QWidget | None = None,
) -> QAction:
    """Make an action, name it and put it at the end of a menu.

    What ``menu.addAction(text)`` makes is made by C++: Python is not told when it is
    deleted, and a name kept for it may then stand for something else. This one is
    made by Python and belongs to the owner, the menu unless another is given.
    """
    made = QAction(menu if owner is None else owner)
    made.setObjectName(name)
    if slot is not None:
        made.triggered.connect(slot)
    menu.addAction(made)
    return made
