"""Editing by neighbours: rows that their neighbours disagree with are dropped."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from workbench.api import IntArray, Param, Plugin, declare, integer
from workbench.numerics.prototypes.row_table import RowTable
from workbench.numerics.prototypes.selector import (
    DISTANCE_PARAMS,
    SELECTOR_READS,
    Decision,
    PrototypeSelector,
    Training,
    voted_classes,
)


def _how_many(default: int) -> Param:
    return integer(
        "n_neighbors",
        default,
        low=1,
        help="The nearest other rows that are asked; clipped to those there are.",
    )


class _VotingSelector(PrototypeSelector):
    """Drops rows by the classes of their nearest others.

    Parameters
    ----------
    n_neighbors : int
    """

    begins_with_all = True

    def __init__(
        self,
        n_neighbors: int = 3,
        metric: str = "euclidean",
        p: float = 2.0,
        attribute_weights: str = "",
        vdm_q: float = 1.0,
        vdm_shares: str = "value-given-class",
        shared_k: int = 10,
        custom_points: str = "",
    ) -> None:
        super().__init__(
            metric, p, attribute_weights, vdm_q, vdm_shares, shared_k, custom_points
        )
        self.n_neighbors = n_neighbors

    def _found(self, training: Training) -> IntArray:
        """Return the nearest others of each row, shape (n, k)."""
        return _nearest(training, self.n_neighbors)


def _nearest(training: Training, k: int) -> IntArray:
    return training.table.nearest(k)[1]


def _verdicts(
    training: Training,
    asked: IntArray,
    found: IntArray,
    wrong: npt.NDArray[np.bool_],
    others: IntArray,
) -> Iterator[Decision]:
    """Yield a decision for each row: line 1 drops it, line 2 keeps it.

    `others` tells how many of the neighbours have another class.
    """
    if training.brief:
        yield Decision(1, (), dropped=tuple(asked[wrong].tolist()), times=len(asked))
        return
    rows = zip(
        asked.tolist(), found.tolist(), wrong.tolist(), others.tolist(), strict=True
    )
    for row, near, goes, count in rows:
        if goes:
            yield Decision(1, (row, *near), dropped=(row,), numbers={"others": count})
        else:
            yield Decision(2, (row, *near), numbers={"others": count})


@declare(
    Plugin(
        id="wilson",
        title="Wilson's editing",
        kind="prototypes",
        family="Editing",
        params=(_how_many(3), *DISTANCE_PARAMS),
        reads=SELECTOR_READS,
        summary="Drops, all at once, the rows that their k nearest others misclassify.",
        reference=(
            "D. L. Wilson (1972). Asymptotic properties of nearest neighbor rules using "
            "edited data. IEEE Transactions on Systems, Man, and Cybernetics 2, 408-421."
        ),
    )
)
class WilsonEditing(_VotingSelector):
    """Drop the rows that a vote of their k nearest others misclassifies.

    1. For each row x: if most of its k nearest others have another class (of equal votes
       the lowest class code wins), drop x. All rows vote on all rows.
    2. Else x stays.

    Notes
    -----
    Formula: keep a row if its k nearest others classify it correctly.

    Cost: O(n² d).

    Fails when small classes lie inside large ones: they are taken for noise.

    Examples
    --------
    >>> from workbench.bundled.neighbour_editing import WilsonEditing
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> WilsonEditing().fit(X, y).kept_
    array([0, 1, 2, 3, 4, 5])
    """

    pseudocode = (
        "for each row: drop it if its k nearest others vote for another class",
        "else keep it",
    )

    def decisions(self, training: Training) -> Iterator[Decision]:
        """Yield one decision for each row."""
        codes, found = training.codes, self._found(training)
        wrong = voted_classes(codes, found, training.n_classes) != codes
        wrong &= found.shape[1] > 0
        others = (codes[found] != codes[:, None]).sum(axis=1)
        yield from _verdicts(training, np.arange(training.n), found, wrong, others)


@declare(
    Plugin(
        id="repeated-wilson",
        title="Repeated Wilson editing",
        kind="prototypes",
        family="Editing",
        params=(_how_many(3), *DISTANCE_PARAMS),
        reads=SELECTOR_READS,
        summary="Wilson's editing again and again among the rows left, until none goes.",
        reference=(
            "I. Tomek (1976). An experiment with the edited nearest-neighbor rule. IEEE "
            "Transactions on Systems, Man, and Cybernetics 6, 448-452."
        ),
    )
)
class RepeatedWilson(_VotingSelector):
    """Wilson's editing among the rows that are left, until nothing goes.

    1. For each row x left: if most of its k nearest others left have another class, drop
       x at the end of the round.
    2. Else x stays.
    3. Begin again with the rows left, until a round drops none.

    Examples
    --------
    >>> from workbench.bundled.neighbour_editing import RepeatedWilson
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> RepeatedWilson().fit(X, y).kept_
    array([0, 1, 2, 3, 4, 5])
    """

    pseudocode = (
        "for each row left: drop it if its k nearest others left vote otherwise",
        "else keep it",
        "repeat until a round drops none",
    )

    def decisions(self, training: Training) -> Iterator[Decision]:
        """Yield one decision for each row left in each round, and the end of each."""
        left, table = np.arange(training.n), training.table
        while True:
            codes = training.codes[left]
            found = _nearest_left(table, left, self.n_neighbors)
            wrong = voted_classes(codes, found, training.n_classes) != codes
            wrong &= found.shape[1] > 0
            others = (codes[found] != codes[:, None]).sum(axis=1)
            yield from _verdicts(training, left, left[found], wrong, others)
            yield Decision(3, (), numbers={"dropped": int(wrong.sum())})
            if not wrong.any():
                return
            left = left[~wrong]


def _nearest_left(table: RowTable, left: IntArray, k: int) -> IntArray:
    some = table if len(left) == table.n else table.ordered(left)
    return some.nearest(k)[1]


@declare(
    Plugin(
        id="all-knn",
        title="All k-NN",
        kind="prototypes",
        family="Editing",
        params=(_how_many(3), *DISTANCE_PARAMS),
        reads=SELECTOR_READS,
        summary="Drops the rows that 1-NN, 2-NN, … or k-NN misclassifies.",
        reference=(
            "I. Tomek (1976). An experiment with the edited nearest-neighbor rule. IEEE "
            "Transactions on Systems, Man, and Cybernetics 6, 448-452."
        ),
    )
)
class AllKNN(_VotingSelector):
    """Drop the rows that any of 1-NN … k-NN among all others misclassifies.

    1. For each row x: if for some i = 1 … k most of its i nearest others (all rows take
       part; of equal votes the lowest class code wins) have another class, drop x.
    2. Else x stays.

    Examples
    --------
    >>> from workbench.bundled.neighbour_editing import AllKNN
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> AllKNN().fit(X, y).kept_
    array([0, 1, 2, 3, 4, 5])
    """

    pseudocode = (
        "for each row: drop it if its 1, 2 … or k nearest others vote otherwise",
        "else keep it",
    )

    def decisions(self, training: Training) -> Iterator[Decision]:
        """Yield one decision for each row."""
        codes, found = training.codes, self._found(training)
        wrong = np.zeros(training.n, np.bool_)
        for i in range(1, found.shape[1] + 1):
            wrong |= voted_classes(codes, found[:, :i], training.n_classes) != codes
        others = (codes[found] != codes[:, None]).sum(axis=1)
        yield from _verdicts(training, np.arange(training.n), found, wrong, others)


@declare(
    Plugin(
        id="outliers",
        title="Outliers",
        kind="prototypes",
        family="Editing",
        params=(_how_many(5), *DISTANCE_PARAMS),
        reads=SELECTOR_READS,
        summary="Drops the rows all of whose k nearest others are of other classes.",
        reference="A. Argerich, Apunte de ciencia de datos: k nearest neighbours, editing",
    )
)
class Outliers(_VotingSelector):
    """Drop the rows none of whose k nearest others has their class.

    1. For each row x: if all of its k nearest others have other classes, drop x.
    2. Else x stays.

    Examples
    --------
    >>> from workbench.bundled.neighbour_editing import Outliers
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> Outliers().fit(X, y).kept_
    array([0, 1, 2, 3, 4, 5])
    """

    pseudocode = (
        "for each row: drop it if all its k nearest others have other classes",
        "else keep it",
    )

    def __init__(
        self,
        n_neighbors: int = 5,
        metric: str = "euclidean",
        p: float = 2.0,
        attribute_weights: str = "",
        vdm_q: float = 1.0,
        vdm_shares: str = "value-given-class",
        shared_k: int = 10,
        custom_points: str = "",
    ) -> None:
        super().__init__(
            n_neighbors, metric, p, attribute_weights, vdm_q, vdm_shares, shared_k,
            custom_points,
        )  # fmt: skip

    def decisions(self, training: Training) -> Iterator[Decision]:
        """Yield one decision for each row."""
        codes, found = training.codes, self._found(training)
        others = (codes[found] != codes[:, None]).sum(axis=1)
        wrong = (others == found.shape[1]) & (found.shape[1] > 0)
        yield from _verdicts(training, np.arange(training.n), found, wrong, others)


@declare(
    Plugin(
        id="tomek",
        title="Tomek links",
        kind="prototypes",
        family="Editing",
        params=DISTANCE_PARAMS,
        reads=SELECTOR_READS,
        summary="Drops both rows of each pair of different classes that are each other's "
        "nearest.",
        reference=(
            "I. Tomek (1976). Two modifications of CNN. IEEE Transactions on Systems, "
            "Man, and Cybernetics 6, 769-772."
        ),
    )
)
class TomekLinks(PrototypeSelector):
    """Drop the pairs of nearest rows of different classes.

    1. For each row x with its nearest other y: if x is the nearest other of y, too, and
       their classes differ, drop x (and y, when its turn comes).
    2. Else x stays.

    Examples
    --------
    >>> from workbench.bundled.neighbour_editing import TomekLinks
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> TomekLinks().fit(X, y).kept_
    array([0, 1, 2, 3, 4, 5])
    """

    begins_with_all = True
    pseudocode = (
        "for each row: drop it if it and its nearest are each other's, of two classes",
        "else keep it",
    )

    def decisions(self, training: Training) -> Iterator[Decision]:
        """Yield one decision for each row."""
        found = _nearest(training, 1)
        if not found.shape[1]:
            return
        codes, mate = training.codes, found[:, 0]
        others = codes[mate] != codes
        linked = (mate[mate] == np.arange(training.n)) & others
        yield from _verdicts(
            training, np.arange(training.n), found, linked, others.astype(int)
        )
