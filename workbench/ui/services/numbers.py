"""Numbers as the chosen language writes them."""

from __future__ import annotations

import math

from PySide6.QtCore import QLocale


def locale() -> QLocale:
    """Return the chosen locale without marks between thousands: 1578.66, 1578,66."""
    chosen = QLocale()
    chosen.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    return chosen


def percent(share: float, digits: int = 1) -> str:
    """Write a share as the locale writes percent, with so many decimals."""
    return locale().toString(100.0 * share, "f", digits) + " %"


def plain(value: float, digits: int = 4) -> str:
    """Write a number >= 0 with so many significant digits, no exponent below 1e6."""
    if math.isinf(value):
        return "∞"
    if value == 0 or value >= 1e6:
        return number(value, 2)
    before = math.floor(math.log10(value)) + 1 if value >= 1 else 0
    return locale().toString(float(value), "f", max(digits - before, 0))


def number(value: float, digits: int = 3) -> str:
    """Write a number with so many significant digits."""
    return locale().toString(float(value), "g", digits)
