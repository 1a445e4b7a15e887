"""Estimate of the remaining time of an experiment from its finished folds."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping

from workbench.core.experiment.store import Cell


class RemainingTime:
    """Guesses the seconds of the folds that are left.

    A fold takes as long as the others of its cell did; where none is done, as its
    learner needs for a row; where the learner is new, as all folds on average.

    Parameters
    ----------
    rows : mapping of str to int
        Rows of each data set, by key.
    cells : iterable of Cell
        The folds that are left.
    """

    def __init__(self, rows: Mapping[str, int], cells: Iterable[Cell]) -> None:
        self._rows = dict(rows)
        self._left = Counter((cell.data, cell.learner) for cell in cells)
        self._spent: defaultdict[tuple[str, str], float] = defaultdict(float)
        self._done: Counter[tuple[str, str]] = Counter()

    def take(self, cell: Cell, seconds: float) -> None:
        """Count one fold that is done."""
        place = (cell.data, cell.learner)
        self._left[place] -= 1
        self._done[place] += 1
        self._spent[place] += seconds

    def seconds(self) -> float:
        """Return the seconds that are left, one fold after the other."""
        spent: defaultdict[str, float] = defaultdict(float)
        rows: Counter[str] = Counter()
        for (data, learner), n in self._done.items():
            spent[learner] += self._spent[data, learner]
            rows[learner] += n * self._rows.get(data, 1)
        folds = sum(self._done.values())
        mean = sum(self._spent.values()) / folds if folds else 0.0
        total = 0.0
        for (data, learner), n in self._left.items():
            if self._done[data, learner]:
                each = self._spent[data, learner] / self._done[data, learner]
            elif rows[learner]:
                each = spent[learner] / rows[learner] * self._rows.get(data, 1)
            else:
                each = mean
            total += n * each
        return total
