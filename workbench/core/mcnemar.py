"""Two classifiers on the same rows: who is right where, and McNemar's test."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from workbench.api.problems import Problem

#: Up to so many rows on which only one is right the test is exact.
MOST_EXACT = 10_000


@dataclass(frozen=True, slots=True)
class Paired:
    """On how many tested rows both, one or none of two classifiers are right.

    Attributes
    ----------
    both, only_a, only_b, neither : int
        Tested rows; under repeats a row counts once in each repeat.
    rows_differing : tuple of int
        The rows on which just one is right, ascending, each once.
    """

    both: int
    only_a: int
    only_b: int
    neither: int
    rows_differing: tuple[int, ...]


def paired(
    a_predictions: Iterable[Mapping[str, Any]],
    b_predictions: Iterable[Mapping[str, Any]],
) -> Paired:
    """Match the prediction records of two runs by repeat and row.

    Parameters
    ----------
    a_predictions, b_predictions : iterable of mapping
        Records of ``evaluate``: ``row, repeat, true, predicted``. Rows that only one run
        tested are left out.

    Raises
    ------
    Problem
        When no row is in both, or a row has another class in each.
    """
    right_b = {_key(r): (r["true"], r["true"] == r["predicted"]) for r in b_predictions}
    counts = [0, 0, 0, 0]
    differing = set()
    for record in a_predictions:
        if _key(record) not in right_b:
            continue
        true, b = right_b[_key(record)]
        if true != record["true"]:
            raise Problem(
                f"row {record['row']} is {record['true']} in one run, {true} in the other",
                expected="two runs on the same data",
            )
        a = record["true"] == record["predicted"]
        counts[(0 if b else 1) if a else (2 if b else 3)] += 1
        if a != b:
            differing.add(int(record["row"]))
    if not sum(counts):
        raise Problem("no row tested in both runs", expected="the same test rows")
    both, only_a, only_b, neither = counts
    return Paired(both, only_a, only_b, neither, tuple(sorted(differing)))


def mcnemar(only_a: int, only_b: int, exact: bool | None = None) -> dict[str, Any]:
    """Test whether two classifiers err equally often (McNemar, 1947).

    Parameters
    ----------
    only_a, only_b : int
        Rows on which only the one, only the other is right.
    exact : bool, optional
        Two-sided binomial test with p = 1/2, or chi squared of one degree of freedom
        with the continuity correction of Edwards (1948). Exact up to `MOST_EXACT` rows
        if None.

    Returns
    -------
    dict
        ``statistic`` (chi squared with continuity correction, None for no rows), ``p``
        and ``exact`` (bool: how p was found).
    """
    if min(only_a, only_b) < 0:
        raise Problem(f"{only_a} and {only_b} rows", expected="counts from 0")
    n = only_a + only_b
    if exact is None:
        exact = n <= MOST_EXACT
    statistic = max(abs(only_a - only_b) - 1, 0) ** 2 / n if n else None
    if exact:
        p = _binomial(min(only_a, only_b), n)
    else:
        p = 1.0 if statistic is None else math.erfc(math.sqrt(statistic / 2.0))
    return {"statistic": statistic, "p": p, "exact": exact}


def _binomial(least: int, n: int) -> float:
    """Return the two-sided tail of Binomial(n, 1/2) at `least` <= n / 2.

    Logarithms of the terms, from the greatest down, keep 2**-n from vanishing.
    """
    if 2 * least >= n:
        return 1.0
    first = math.lgamma(n + 1) - math.lgamma(least + 1) - math.lgamma(n - least + 1)
    total, term = 0.0, 1.0
    for i in range(least, -1, -1):
        total += term
        term *= i / (n - i + 1)
    log_p = first - n * math.log(2.0) + math.log(2.0 * total)
    return min(1.0, math.exp(log_p))


def _key(record: Mapping[str, Any]) -> tuple[int, int]:
    return int(record.get("repeat", 0)), int(record["row"])
