"""Size of an experiment by arithmetic alone, before anything is expanded."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from workbench.api.problems import Problem

#: Columns of one experiment: classifiers, with every combination of their grids.
MOST_COLUMNS = 10_000
#: Combinations among which an inner cross-validation chooses.
MOST_CANDIDATES = 100_000
#: Folds, or repeats, of one cell; the store numbers them together up to here.
MOST_FOLDS = 1_000_000
#: Stored results of one experiment: data sets x columns x repeats x folds.
MOST_RESULTS = 2_000_000


@dataclass(frozen=True, slots=True)
class Size:
    """Factors of the size of an experiment.

    Attributes
    ----------
    datasets, columns : int
    folds : int
        Of one cell, all repeats together.
    """

    datasets: int
    columns: int
    folds: int

    @property
    def cells(self) -> int:
        """Data sets x columns."""
        return self.datasets * self.columns

    @property
    def results(self) -> int:
        """Folds in all."""
        return self.cells * self.folds

    def check(self) -> None:
        """Raise a Problem when it is more than can be stored and shown."""
        demand_at_most(self.columns, MOST_COLUMNS, "classifiers, grids expanded")
        demand_at_most(self.folds, MOST_FOLDS, "folds x repeats of one cell")
        product = f"{self.datasets} data sets x {self.columns} classifiers x "
        product += f"{self.folds} folds = {self.results} results"
        if self.results > MOST_RESULTS:
            raise Problem(product, expected=f"at most {MOST_RESULTS}")


def size_of(datasets: int, columns: int, protocol: Mapping[str, Any]) -> Size:
    """Return the size under a protocol that has been checked."""
    return Size(datasets, columns, folds_of(protocol))


def folds_of(protocol: Mapping[str, Any]) -> int:
    """Return how many results a cell has under a protocol.

    Leave-one-out and a supplied test set are stored as one; KEEL's partitions, of which
    the data decide, count as the ten they mostly are.
    """
    kind = protocol.get("kind", "cv")
    repeats = int(protocol.get("repeats", 1))
    if kind in ("cv", "weka", "keel"):
        return int(protocol.get("folds", 10)) * repeats
    if kind == "folds":
        return max(len(protocol.get("test_rows", ())), 1)
    return repeats if kind in ("split", "weka-split") else 1


def check_combinations(
    values: Mapping[str, Sequence[Any]], what: str, most: int
) -> None:
    """Refuse more combinations than can be used, before one of them is made.

    Parameters
    ----------
    values : mapping of str to sequence
        Candidates by name.
    what : str
        For the message: ``grid``.

    Raises
    ------
    Problem
        With the product written out.
    """
    lengths = [len(candidates) for candidates in values.values()]
    total = math.prod(lengths)
    if total > most:
        product = " x ".join(map(str, lengths[:12])) + (" x …" * (len(lengths) > 12))
        raise Problem(
            f"{what} of {product} = {_spoken(total)} combinations",
            expected=f"at most {most}",
        )


def demand_at_most(number: int, most: int, what: str) -> None:
    """Raise a Problem when a number is above its limit."""
    if number > most:
        raise Problem(f"{_spoken(number)} {what}", expected=f"at most {most}")


def _spoken(number: int) -> str:
    return str(number) if number < 10**12 else f"about 1e{math.log10(number):.0f}"
