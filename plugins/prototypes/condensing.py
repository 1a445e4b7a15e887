"""Condensing: rows that the rows kept so far classify rightly are not needed."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from workbench.api import IntArray, Plugin, declare
from workbench.numerics.prototypes.misclassified import Misclassified
from workbench.numerics.prototypes.selector import (
    DISTANCE_PARAMS,
    ORDER_PARAMS,
    SELECTOR_READS,
    Decision,
    NearestKept,
    OrderedSelector,
    Training,
)

_PARAMS = (*ORDER_PARAMS, *DISTANCE_PARAMS)


def _pass(
    training: Training,
    visits: IntArray,
    kept: npt.NDArray[np.bool_],
    nearest: NearestKept,
) -> Iterator[Decision]:
    """Go over the rows once and keep each that is misclassified; yields each visit.

    `kept` is a mask, which is changed.
    """
    codes = training.codes
    for row in visits.tolist():
        if kept[row]:
            continue
        by = int(nearest.row[row])
        numbers = {"distance": float(nearest.distance[row])}
        if codes[by] == codes[row]:
            yield Decision(3, (row, by), numbers=numbers)
            continue
        kept[row] = True
        nearest.add(row)
        yield Decision(2, (row, by), kept=(row,), numbers=numbers)


def _passes(training: Training, visits: IntArray) -> Iterator[Iterator[Decision]]:
    """Yield pass after pass, without end; the first visit is a prototype before.

    Where decisions may be merged, a pass is one for all rows kept.
    """
    if training.brief:
        wrong = Misclassified(training, visits)
        while True:
            outside = wrong.outside
            yield iter([Decision(2, (), kept=tuple(wrong.visit()), times=outside)])
    kept, nearest = np.zeros(training.n, np.bool_), NearestKept(training)
    first = int(visits[0])
    kept[first] = True
    nearest.add(first)
    while True:
        yield _pass(training, visits, kept, nearest)


@declare(
    Plugin(
        id="forward",
        title="Forward editing",
        kind="prototypes",
        family="Condensing",
        params=_PARAMS,
        reads=SELECTOR_READS,
        summary="One pass over the rows: keeps each that the rows kept before "
        "misclassify. Rows passed over may be misclassified in the end.",
        reference="A. Argerich, Apunte de ciencia de datos: k nearest neighbours, editing",
    )
)
class ForwardEditing(OrderedSelector):
    """Keep the first row, then in one pass each row that the kept ones misclassify.

    1. E = {the first row}.
    2. For each further row x in order: if the nearest row of E has another class, E gets x.
    3. Else x is passed over, for good.

    Examples
    --------
    >>> from workbench.bundled.condensing import ForwardEditing
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> ForwardEditing().fit(X, y).kept_
    array([0, 3])
    """

    pseudocode = (
        "keep the first row",
        "for each further row: keep it if its nearest kept row has another class",
        "else pass over it",
    )

    def decisions(self, training: Training) -> Iterator[Decision]:
        """Yield the first row, then one decision for each other row."""
        visits = self.visits(training)
        first = int(visits[0])
        yield Decision(1, (first,), kept=(first,))
        yield from next(_passes(training, visits))


@declare(
    Plugin(
        id="hart",
        title="Hart's condensing",
        kind="prototypes",
        family="Condensing",
        params=_PARAMS,
        reads=SELECTOR_READS,
        summary="Passes over the rows, keeping each that is misclassified, until a pass "
        "keeps none: then every row is classified rightly.",
        reference=(
            "P. E. Hart (1968). The condensed nearest neighbor rule. IEEE Transactions "
            "on Information Theory 14, 515-516."
        ),
    )
)
class HartCondensing(OrderedSelector):
    """Forward editing repeated until nothing is misclassified.

    1. E = {the first row}.
    2. For each row x outside E in order: if the nearest row of E has another class, E
       gets x.
    3. Else x waits for the next pass.
    4. Begin again at 2 with the rows outside E, until a pass adds none.

    Every row outside E is then classified rightly by E, but for identical rows of
    different classes, of which all are kept.

    Notes
    -----
    Formula: add each row that the kept ones misclassify, until a pass adds none.

    Cost: O(n m d) in each pass with m rows kept.

    Fails when rows are noisy: noise is kept; another order keeps other rows.

    Examples
    --------
    >>> from workbench.bundled.condensing import HartCondensing
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> HartCondensing().fit(X, y).kept_
    array([0, 3])
    """

    pseudocode = (
        "keep the first row",
        "for each row outside: keep it if its nearest kept row has another class",
        "else leave it to the next pass",
        "repeat until a pass keeps none",
    )

    def decisions(self, training: Training) -> Iterator[Decision]:
        """Yield each visit of each pass, and the end of each."""
        visits = self.visits(training)
        first = int(visits[0])
        yield Decision(1, (first,), kept=(first,))
        for decisions in _passes(training, visits):
            added = 0
            for decision in decisions:
                added += len(decision.kept)
                yield decision
            yield Decision(4, (), numbers={"added": added})
            if not added:
                return


@declare(
    Plugin(
        id="backward",
        title="Backward editing",
        kind="prototypes",
        family="Condensing",
        params=_PARAMS,
        reads=SELECTOR_READS,
        summary="One pass over the rows: drops each that the others still kept classify "
        "rightly.",
        reference="A. Argerich, Apunte de ciencia de datos: k nearest neighbours, editing",
    )
)
class BackwardEditing(OrderedSelector):
    """Begin with all rows and in one pass drop each that the others do without.

    1. E = all rows. For each row x in order: if the nearest other row of E has the class
       of x, E loses x.
    2. Else x stays; so does the last row.

    Examples
    --------
    >>> from workbench.bundled.condensing import BackwardEditing
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> BackwardEditing().fit(X, y).kept_
    array([2, 5])
    """

    begins_with_all = True
    pseudocode = (
        "for each row: drop it if its nearest other kept row has its class",
        "else keep it",
    )

    def decisions(self, training: Training) -> Iterator[Decision]:
        """Yield one decision for each row."""
        outside = np.zeros(training.n, np.bool_)
        for row in self.visits(training).tolist():
            distances = training.table.row(row)
            distances[outside] = np.inf
            distances[row] = np.inf
            by = int(distances.argmin())
            numbers = {"distance": float(distances[by])}
            alone = outside.sum() == training.n - 1
            if alone or training.codes[by] != training.codes[row]:
                yield Decision(2, (row,) if alone else (row, by), numbers=numbers)
                continue
            outside[row] = True
            yield Decision(1, (row, by), dropped=(row,), numbers=numbers)
