"""Which values of a parameter are worth trying, and how people write them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QLocale

from workbench.api.params import Param, Value
from workbench.api.problems import Problem

#: Small counts, such as neighbours: odd where votes would tie.
_SMALL = (1, 3, 5, 7, 9, 11, 15, 21, 31)
_STEPS = (0.1, 0.2, 0.5, 1, 2, 5, 10)
#: More than this are a search, not a curve.
MOST = 60


def can_vary(param: Param) -> bool:
    """Whether a curve over this parameter makes sense: texts have no range."""
    return param.type != "text"


def suggested(param: Param) -> tuple[Value, ...]:
    """Return values across the range that a parameter declares.

    Choices and flags give all of theirs; numbers from 0 upwards with no end, as C, γ
    and learning rates, are spaced by powers of ten; those between two limits evenly.
    The default is always among them.
    """
    if param.type == "choice":
        return param.choices
    if param.type == "bool":
        return (False, True)
    values = [*(_whole(param) if param.type == "int" else _real(param))]
    if isinstance(param.default, int | float):
        values.append(param.default)
    allowed = [value for value in values if _is_allowed(param, value)]
    return tuple(sorted(set(allowed)))


def _whole(param: Param) -> Sequence[float]:
    default = param.default
    centre = float(default) if isinstance(default, int | float) else 0.0
    if param.name == "random_state":
        return range(1, 11)
    if param.high is not None and param.low is not None:
        width = param.high - param.low
        if width <= 10:
            return range(int(param.low), int(param.high) + 1)
    if centre <= 10:
        return _SMALL
    return [round(centre * step) for step in _STEPS]


def _real(param: Param) -> Sequence[float]:
    low, high = param.low, param.high
    default = param.default
    if low is not None and high is not None and high <= 100:
        width = high - low
        return [_rounded(low + width * i / 10) for i in range(11)]
    if low is not None and low >= 0:
        centre = float(default) if isinstance(default, int | float) else 0.1
        centre = 10.0 ** round(math.log10(centre)) if centre > 0 else 1.0
        return [_rounded(centre * 10.0**e) for e in range(-3, 4)]
    centre = float(default) if isinstance(default, int | float) and default else 1.0
    return [_rounded(centre * step) for step in (0, 0.25, 0.5, 0.75, 1, 1.5, 2, 3)]


def _rounded(value: float) -> float:
    return float(f"{value:.6g}")


def _is_allowed(param: Param, value: float) -> bool:
    try:
        param.check(value)
    except Problem:
        return False
    return True


def text_of(value: Any) -> str:
    """Write one value as the locale does."""
    if value is None:
        return "auto"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return f"{value:g}".replace(".", QLocale().decimalPoint())
    return str(value)


def line_of(values: Sequence[Value]) -> str:
    """Write values side by side, as `parsed` reads them."""
    return "  ".join(text_of(value) for value in values)


def parsed(param: Param, line: str) -> tuple[Value, ...]:
    """Read values separated by blanks or semicolons; repeated ones count once.

    Raises
    ------
    Problem
        When one is not allowed, there is none, or there are more than `MOST`.
    """
    point = QLocale().decimalPoint()
    words = line.replace(";", " ").split()
    if param.type in ("int", "float"):
        words = [word.replace(point, ".") for word in words]
    values = tuple(dict.fromkeys(param.parse(word) for word in words))
    if not 1 <= len(values) <= MOST:
        raise Problem(
            f"{len(values)} values of {param.name}",
            expected=f"1 to {MOST}, with blanks between",
        )
    return values


def positions(values: Sequence[Any]) -> tuple[list[float], bool, bool]:
    """Return where values stand on an axis.

    Returns
    -------
    x : list of float
        The numbers, their logarithms to base 10 where they span more than a factor of
        20 above 0, or places 0, 1, … of what is not a number.
    is_log, is_number : bool
    """
    numbers = [v for v in values if isinstance(v, int | float)]
    if len(numbers) < len(values) or any(isinstance(v, bool) for v in values):
        return [float(i) for i in range(len(values))], False, False
    if min(numbers, default=0) > 0 and max(numbers) > 20 * min(numbers):
        return [math.log10(v) for v in numbers], True, True
    return [float(v) for v in numbers], False, True
