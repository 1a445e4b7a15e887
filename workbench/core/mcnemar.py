"""Two classifiers on the same rows: who was right where, and whether it is chance."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from workbench.api.problems import Problem

Record = Mapping[str, Any]

#: Up to so many rows on which one of the two is right, the exact test is made.
EXACT_ROWS = 1000
#: The quantile of the standard normal distribution that leaves 2.5 % above it.
_Z = 1.959963984540054


@dataclass(frozen=True, slots=True)
class Paired:
    """How often two classifiers were right on the same rows.

    Attributes
    ----------
    both, only_a, only_b, neither : int
        Numbers of rows.
    differing : tuple of int
        The rows for which they named different classes, ascending.
    """

    both: int
    only_a: int
    only_b: int
    neither: int
    differing: tuple[int, ...]

    @property
    def n(self) -> int:
        """The number of rows."""
        return self.both + self.only_a + self.only_b + self.neither


def matched(a: Sequence[Record], b: Sequence[Record]) -> list[tuple[Record, Record]]:
    """Return the predictions of both for each row, by ascending row.

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


def paired(a: Sequence[Record], b: Sequence[Record]) -> Paired:
    """Count on which rows both, one or neither of two classifiers was right.

    Raises
    ------
    Problem
        See `matched`.
    """
    counts = {(x, y): 0 for x in (False, True) for y in (False, True)}
    differing = []
    for one, other in matched(a, b):
        true = one["true"]
        counts[one["predicted"] == true, other["predicted"] == true] += 1
        if one["predicted"] != other["predicted"]:
            differing.append(int(one["row"]))
    return Paired(
        both=counts[True, True],
        only_a=counts[True, False],
        only_b=counts[False, True],
        neither=counts[False, False],
        differing=tuple(differing),
    )


def mcnemar(only_a: int, only_b: int) -> dict[str, Any]:
    """Test whether two classifiers err equally often (McNemar 1947).

    Parameters
    ----------
    only_a, only_b : int
        On how many rows only the one, only the other was right.

    Returns
    -------
    dict
        ``p`` (two-sided), ``exact`` (bool) and ``statistic``: the chi-squared value
        with Edwards' correction (1948), which gives `p` where `exact` is False. The
        exact p is that of the sign test: twice the smaller binomial tail.
    """
    n = only_a + only_b
    statistic = max(abs(only_a - only_b) - 1, 0) ** 2 / n if n else 0.0
    exact = n <= EXACT_ROWS
    if exact:
        tail = sum(math.comb(n, k) for k in range(min(only_a, only_b) + 1))
        p = min(2 * tail / 2**n, 1.0)
    else:
        p = math.erfc(math.sqrt(statistic / 2))  # one degree of freedom
    return {"statistic": statistic, "p": p, "exact": exact}


def difference(only_a: int, only_b: int, n: int) -> tuple[float, float, float]:
    """Return accuracy of b minus that of a, and its 95 % interval.

    The interval is that of Agresti and Min (2005) for matched pairs: Wald's after
    half a row was added to each of the four cells.

    Parameters
    ----------
    only_a, only_b : int
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
