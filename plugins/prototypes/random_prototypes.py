"""Random prototypes: the yardstick of every other method."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from workbench.api import Plugin, Problem, declare, integer, real, seed
from workbench.numerics.prototypes.selector import (
    DISTANCE_PARAMS,
    SELECTOR_READS,
    Decision,
    PrototypeSelector,
    Training,
)

_PARAMS = (
    real(
        "percent", 10.0, low=0.0, low_open=True, high=100.0, unit="%",
        help="Share of the rows to keep.",
    ),
    integer(
        "count", None, low=1, optional=True, unit="rows",
        help="How many rows to keep, instead of a share; auto leaves it to the share.",
    ),
    seed(),
    *DISTANCE_PARAMS,
)  # fmt: skip


@declare(
    Plugin(
        id="random",
        title="Random prototypes",
        kind="prototypes",
        family="Baselines",
        params=_PARAMS,
        reads=SELECTOR_READS,
        summary="Draws rows, one of each class first: what any method has to beat.",
        reference="J. S. Sánchez (2004). High training set size reduction by space "
        "partitioning and prototype abstraction. Pattern Recognition 37, 1561-1564.",
    )
)
class RandomPrototypes(PrototypeSelector):
    """Draw rows without replacement.

    1. Shuffle the rows. The first of each class is kept, in the order of the shuffle.
    2. The next ones are kept until there are enough.

    Parameters
    ----------
    percent : float
        The number of rows is rounded, and at least that of the classes.
    count : int or None
        Instead of `percent`.
    random_state : int

    Examples
    --------
    >>> from workbench.bundled.random_prototypes import RandomPrototypes
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> RandomPrototypes().fit(X, y).kept_
    array([2, 4])
    """

    pseudocode = (
        "shuffle the rows and keep the first of each class",
        "keep the next ones until there are enough",
    )

    def __init__(
        self,
        percent: float = 10.0,
        count: int | None = None,
        random_state: int = 1,
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
        self.percent = percent
        self.count = count
        self.random_state = random_state

    def decisions(self, training: Training) -> Iterator[Decision]:
        """Yield one decision for each row drawn."""
        n, size = training.n, self.count
        if size is None:
            size = round(n * self.percent / 100.0)
        if size > n:
            raise Problem(
                f"count = {size} of {n} rows",
                expected=f"at most {n}",
                where=self.plugin.id,
            )
        order = np.random.RandomState(self.random_state).permutation(n)
        _, first = np.unique(training.codes[order], return_index=True)
        firsts = set(first.tolist())
        for place in sorted(firsts):
            row = int(order[place])
            yield Decision(1, (row,), kept=(row,))
        free = size - len(firsts)
        for place, row in enumerate(order.tolist()):
            if free <= 0:
                return
            if place not in firsts:
                free -= 1
                yield Decision(2, (row,), kept=(row,))
