"""The very folds that Weka's cross-validation makes of a data set with a seed."""

from __future__ import annotations

import numpy as np

from workbench.api import Dataset, IntArray, Problem
from workbench.compute.folds import usable_rows

_MULTIPLIER, _ADDEND, _MASK = 0x5DEECE66D, 0xB, (1 << 48) - 1


class JavaRandom:
    """The numbers of ``java.util.Random``: a linear congruence of 48 bits."""

    def __init__(self, seed: int) -> None:
        self._state = (seed ^ _MULTIPLIER) & _MASK

    def below(self, bound: int) -> int:
        """Return the next whole number from 0 to `bound` - 1 (``nextInt(bound)``)."""
        drawn = self._drawn()
        if bound & (bound - 1) == 0:
            return (bound * drawn) >> 31
        while drawn - drawn % bound + bound - 1 >= 1 << 31:
            drawn = self._drawn()  # from the incomplete last stretch of the range
        return drawn % bound

    def _drawn(self) -> int:
        self._state = (self._state * _MULTIPLIER + _ADDEND) & _MASK
        return self._state >> 17


def weka_folds(dataset: Dataset, folds: int, seed: int) -> tuple[tuple[int, ...], ...]:
    """Return the test rows of each fold, as ``Evaluation.crossValidateModel`` has them.

    Rows are shuffled, brought together by class, and dealt out; rows with a missing
    class are in no fold.

    Parameters
    ----------
    dataset : Dataset
        With its rows in the order of the file that Weka reads.
    folds, seed : int

    Raises
    ------
    Problem
        When there are fewer rows than folds.
    """
    rows = usable_rows(dataset)
    if not 2 <= folds <= rows.size:
        raise Problem(
            f"{folds} folds", expected=f"2 to {rows.size}", where=dataset.name
        )
    order = _shuffled(rows, seed)
    if dataset.has_nominal_class:
        order = order[_by_class(dataset.y[order])]
        order = np.concatenate([order[start::folds] for start in range(folds)])
    return tuple(tuple(part.tolist()) for part in np.array_split(order, folds))


def _shuffled(rows: IntArray, seed: int) -> IntArray:
    random, order = JavaRandom(seed), rows.copy()
    for j in range(len(order) - 1, 0, -1):
        other = random.below(j + 1)
        order[[j, other]] = order[[other, j]]
    return order


def _by_class(codes: IntArray) -> IntArray:
    """Return the positions in Weka's order by class: each found row swaps places."""
    place, codes = np.arange(len(codes)), codes.copy()
    index = 1
    while index < len(codes):
        wanted = codes[index - 1]
        for j in range(index, len(codes)):
            if codes[j] == wanted:
                codes[[index, j]] = codes[[j, index]]
                place[[index, j]] = place[[j, index]]
                index += 1
        index += 1
    return place
