"""Two runs row by row: their predictions matched, and the difference of accuracies."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from workbench.api.problems import Problem

Record = Mapping[str, Any]

#: The quantile of the standard normal distribution that leaves 2.5 % above it.
_Z = 1.959963984540054


def matched(a: Sequence[Record], b: Sequence[Record]) -> list[tuple[Record, Record]]:
    """Return the predictions of both runs for each row, by ascending row.

    Of repeated tests only the first counts: repeats of one row are not independent.

    Parameters
    ----------
    a, b : sequence of mapping
        The ``predictions`` of two documents of ``evaluate``.

    Raises
    ------
    Problem
        When they were not tested on the same rows, or the true classes differ.
    """
    first_a = {p["row"]: p for p in a if not p.get("repeat")}
    first_b = {p["row"]: p for p in b if not p.get("repeat")}
    if not first_a or first_a.keys() != first_b.keys():
        raise Problem("the two were not tested on the same rows")
    pairs = [(first_a[row], first_b[row]) for row in sorted(first_a)]
    if any(one["true"] != other["true"] for one, other in pairs):
        raise Problem("the true classes are not the same")
    return pairs


def difference(only_a: int, only_b: int, n: int) -> tuple[float, float, float]:
    """Return accuracy of b minus that of a, and its 95 % interval.

    The interval is that of Agresti and Min (2005) for matched pairs: Wald's after
    half a row was added to each of the four cells.

    Parameters
    ----------
    only_a, only_b : int
        On how many rows only the one, only the other was right.
    n : int
        All rows, at least 1.

    Returns
    -------
    difference, low, high : float
        Shares, -1 to 1.
    """
    a, b, rows = only_a + 0.5, only_b + 0.5, n + 2
    middle = (b - a) / rows
    half = _Z * math.sqrt(a + b - (b - a) ** 2 / rows) / rows
    return (only_b - only_a) / n, max(middle - half, -1.0), min(middle + half, 1.0)
