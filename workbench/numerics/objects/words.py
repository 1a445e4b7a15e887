"""The Levenshtein distance of words, with costs.

The least cost of the insertions, deletions and substitutions of single characters
(Unicode code points) that make one word of the other.

References
----------
V. I. Levenshtein (1966). Binary codes capable of correcting deletions, insertions, and
reversals. Soviet Physics Doklady 10, 707-710.
R. A. Wagner, M. J. Fischer (1974). The string-to-string correction problem. Journal of
the ACM 21, 168-173.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import Literal

import numpy as np

from workbench.api import FloatArray, Problem, check

_MOST_CELLS = 4_000_000  # of a grid: some seconds

Operation = Literal["keep", "substitute", "delete", "insert"]


@dataclass(frozen=True, slots=True)
class EditCosts:
    """What each operation costs; all at least 0.

    Attributes
    ----------
    insert, delete : float
    substitute : float or None
        None forbids it: then a deletion and an insertion take its place.
    """

    insert: float = 1.0
    delete: float = 1.0
    substitute: float | None = 1.0

    def __post_init__(self) -> None:
        for cost in (self.insert, self.delete, self.substitute or 0.0):
            if not 0.0 <= cost < np.inf:
                raise Problem(f"a cost of {cost:g}", expected="a number from 0")

    @property
    def least_substitute(self) -> float:
        """What it costs at least to put one character in the place of another."""
        both = self.insert + self.delete
        return both if self.substitute is None else min(self.substitute, both)

    @property
    def metric(self) -> bool:
        """Whether the distance is a metric: both ways alike, and nothing for nothing."""
        return self.insert == self.delete > 0 and self.substitute != 0

    @property
    def _whole(self) -> tuple[int, int, int] | None:
        costs = (self.insert, self.delete, self.least_substitute)
        whole = all(float(c).is_integer() and c < 2**20 for c in costs)
        return tuple(int(c) for c in costs) if whole else None  # type: ignore[return-value]


@dataclass(frozen=True, slots=True)
class Edit:
    """One step from a word to another.

    Attributes
    ----------
    operation : str
    a, b : str
        The characters of the two words, empty where there is none.
    cost : float
    """

    operation: Operation
    a: str
    b: str
    cost: float


def levenshtein(a: str, b: str, costs: EditCosts | None = None) -> float:
    """Return the least cost that makes b of a.

    Raises
    ------
    Problem
        For costs that are not whole and words too long for them.
    """
    costs = costs or EditCosts()
    weights = costs._whole
    if weights is None or not _has_rapidfuzz():
        return float(edit_grid(a, b, costs)[-1, -1])
    from rapidfuzz.distance import Levenshtein

    return float(Levenshtein.distance(a, b, weights=weights))


def word_distances(words: Sequence[str], costs: EditCosts | None = None) -> FloatArray:
    """Return the distances of all words to all, shape (n, n); row i is made into j."""
    costs = costs or EditCosts()
    weights = costs._whole
    if weights is None or not _has_rapidfuzz():
        table = np.empty((len(words), len(words)))
        for i, a in enumerate(words):
            check()
            table[i] = [edit_grid(a, b, costs)[-1, -1] for b in words]
        return table
    from rapidfuzz.distance import Levenshtein
    from rapidfuzz.process import cdist

    table = cdist(
        words, words, scorer=Levenshtein.distance, dtype=np.float64,
        scorer_kwargs={"weights": weights},
    )  # fmt: skip
    return np.asarray(table, dtype=np.float64)


@cache
def _has_rapidfuzz() -> bool:
    """Whether the fast library is there; the lighter distribution does without it."""
    return find_spec("rapidfuzz") is not None


def edit_grid(a: str, b: str, costs: EditCosts | None = None) -> FloatArray:
    """Return the grid of dynamic programming, shape (len(a) + 1, len(b) + 1).

    Cell (i, j) is the distance of the first i characters of a and the first j of b.

    Raises
    ------
    Problem
        For words too long for a grid.
    """
    costs = costs or EditCosts()
    if (len(a) + 1) * (len(b) + 1) > _MOST_CELLS:
        raise Problem(
            f"words of {len(a)} and {len(b)} characters",
            expected=f"at most {_MOST_CELLS} pairs of them",
        )
    change = costs.least_substitute
    rows = [[j * costs.insert for j in range(len(b) + 1)]]
    for i, left in enumerate(a):
        above, line = rows[-1], [(i + 1) * costs.delete]
        for j, right in enumerate(b):
            line.append(
                min(
                    above[j] + (0.0 if left == right else change),
                    above[j + 1] + costs.delete,
                    line[j] + costs.insert,
                )
            )
        rows.append(line)
    return np.array(rows, dtype=np.float64)


def edits(a: str, b: str, costs: EditCosts | None = None) -> tuple[Edit, ...]:
    """Return the steps of one cheapest way from a to b, in the order of the words.

    Of equally cheap ways the one that keeps or substitutes latest, then deletes.
    """
    costs = costs or EditCosts()
    grid = edit_grid(a, b, costs)
    change = np.inf if costs.substitute is None else costs.substitute
    steps: list[Edit] = []
    i, j = len(a), len(b)
    while i or j:
        here = grid[i, j]
        same = bool(i and j) and a[i - 1] == b[j - 1]
        step = 0.0 if same else change
        if i and j and np.isclose(grid[i - 1, j - 1] + step, here):
            operation: Operation = "keep" if same else "substitute"
            steps.append(Edit(operation, a[i - 1], b[j - 1], step))
            i, j = i - 1, j - 1
        elif i and np.isclose(grid[i - 1, j] + costs.delete, here):
            steps.append(Edit("delete", a[i - 1], "", costs.delete))
            i -= 1
        else:
            steps.append(Edit("insert", "", b[j - 1], costs.insert))
            j -= 1
    return tuple(reversed(steps))
