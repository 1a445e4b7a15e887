"""Numbers as the chosen language writes them."""

from __future__ import annotations

from PySide6.QtCore import QLocale


def percent(share: float) -> str:
    """Write a share as the locale writes percent, with one digit."""
    return QLocale().toString(100.0 * share, "f", 1) + " %"


def number(value: float, digits: int = 3) -> str:
    """Write a number with so many significant digits."""
    return QLocale().toString(float(value), "g", digits)
