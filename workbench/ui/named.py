"""Naming a widget where it is made."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QWidget

W = TypeVar("W", bound=QWidget)


def named(widget: W, name: str) -> W:
    """Give a widget its objectName and return it."""
    widget.setObjectName(name)
    return widget
