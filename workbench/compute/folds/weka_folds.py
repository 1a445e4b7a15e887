"""Weka's folds and percentage splits, reproduced from a seed."""

from __future__ import annotations

import numpy as np

from workbench.api import IntArray
from workbench.numerics.java_random import JavaRandom

#: Test rows and training rows, each in the order in which Weka takes them.
Rows = tuple[IntArray, IntArray]


def weka_folds(codes: IntArray | None, n: int, folds: int, seed: int) -> list[Rows]:
    """Return the parts of ``Evaluation.crossValidateModel`` with ``Random(seed)``.

    All rows are shuffled, brought together by class and dealt out; the training rows
    of each fold are shuffled again with the same generator, fold by fold.

    Parameters
    ----------
    codes : ndarray of int64, shape (n,), or None
        The class of each row in the order of the file, -1 where it is missing; None
        for a numeric class, where nothing is dealt out.
    n : int
        Number of rows.
    folds : int
        2 to n.
    """
    random = JavaRandom(seed)
    order = random.permutation(n)
    if codes is not None:
        order = order[_by_class(codes[order])]
        order = np.concatenate([order[start::folds] for start in range(folds)])
    parts = np.array_split(order, folds)
    rows = []
    for fold, test in enumerate(parts):
        others = np.concatenate(parts[:fold] + parts[fold + 1 :])
        rows.append((test, others[random.permutation(len(others))]))
    return rows


def weka_split(n: int, percent: float, seed: int) -> Rows:
    """Return the parts of the Explorer's percentage split: shuffled, not stratified.

    Parameters
    ----------
    n : int
        Number of rows.
    percent : float
        Share of them that trains, rounded to whole rows with halves upwards.
    """
    order = JavaRandom(seed).permutation(n)
    n_train = int(np.floor(n * percent / 100 + 0.5))
    return order[n_train:], order[:n_train]


def _by_class(codes: IntArray) -> IntArray:
    """Return the positions in Weka's order by class: each found row swaps places."""
    place, rest = list(range(len(codes))), codes.tolist()
    index = 1
    while index < len(rest):
        wanted = rest[index - 1]
        # a swap changes only places that have been passed
        for found in [j for j in range(index, len(rest)) if rest[j] == wanted]:
            rest[index], rest[found] = rest[found], rest[index]
            place[index], place[found] = place[found], place[index]
            index += 1
        index += 1
    return np.array(place, dtype=np.int64)
