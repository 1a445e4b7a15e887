"""STOLP: prototypes by margins."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from workbench.api import (
    FloatArray,
    IntArray,
    Plugin,
    Problem,
    check,
    choice,
    declare,
    integer,
    real,
)
from workbench.numerics.prototypes.rival_similarity import rival_similarity
from workbench.numerics.prototypes.selector import (
    DISTANCE_PARAMS,
    SELECTOR_READS,
    Decision,
    PrototypeSelector,
    Training,
)

_PARAMS = (
    real(
        "delta", -0.2, low=-1.0, high=1.0,
        help="Rows with a margin below are outliers, and dropped first.",
    ),
    integer("l0", 0, low=0, unit="rows", help="So many misclassified rows may remain."),
    choice(
        "drop", "once", ("once", "sequential"),
        help="Whether outliers go by the margins among all rows, or one by one by those "
        "among the rows left.",
    ),
    *DISTANCE_PARAMS,
)  # fmt: skip


@declare(
    Plugin(
        id="stolp",
        title="STOLP",
        kind="prototypes",
        family="Margins",
        params=_PARAMS,
        reads=SELECTOR_READS,
        summary="Drops outliers, takes one prototype of each class, and adds the row of "
        "least margin as long as rows are misclassified.",
        reference="K. V. Vorontsov, Machine learning (lectures): metric classifiers, STOLP.",
    )
)
class Stolp(PrototypeSelector):
    """Add the row with the least margin until (almost) none is negative.

    The margin of x among some rows is its rival similarity (q - r)/(q + r): r the distance
    to the nearest one of its class, q to the nearest one of another, x left out. A row
    without another of its class, or without a rival, has none.

    1. Drop the rows with a margin below delta: `once`, by the margins among all rows, or
       `sequential`: in the order of the file, each by its margin among the rows left.
    2. Of each class left the row with the greatest margin among the rows left becomes a
       prototype (one without a margin only if no other is there).
    3. While more than l0 rows outside have a negative margin among the prototypes, the one
       with the least margin becomes one.

    Parameters
    ----------
    delta : float
        From -1 to 1.
    l0 : int
    drop : str
        ``once`` or ``sequential``.

    Notes
    -----
    Formula: rows outside with a negative margin are added, the worst first.

    Cost: O(n² d) for the margins.

    Fails when delta drops more than outliers: look at the sorted margins first.

    Examples
    --------
    >>> from workbench.bundled.stolp import Stolp
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> Stolp().fit(X, y).kept_
    array([0, 3])
    """

    pseudocode = (
        "drop the rows with a margin below delta",
        "keep of each class the row with the greatest margin",
        "while more than l0 rows outside have a negative margin: keep the least",
    )

    def __init__(
        self,
        delta: float = -0.2,
        l0: int = 0,
        drop: str = "once",
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
        self.delta = delta
        self.l0 = l0
        self.drop = drop

    def decisions(self, training: Training) -> Iterator[Decision]:
        """Yield the outliers, the first prototypes, then one for each further one."""
        margins = training.margins()
        inside = np.ones(training.n, np.bool_)
        candidates = range(training.n)
        for row in candidates:
            value = margins[row]
            if self.drop == "sequential" and not inside.all():
                value = _margin_among(training, row, inside)
            if value < self.delta:
                inside[row] = False
                yield Decision(1, (row,), dropped=(row,), numbers={"margin": value})
        left = np.flatnonzero(inside)
        if not len(left):
            raise Problem(
                f"all {training.n} rows are outliers with delta = {self.delta:g}",
                expected="a smaller delta",
                where=self.plugin.id,
            )
        if len(left) < training.n:
            margins = np.full(training.n, np.nan)
            margins[left] = training.margins(left)
        yield from self._prototypes(training, left, margins)

    def _prototypes(
        self, training: Training, left: IntArray, margins: FloatArray
    ) -> Iterator[Decision]:
        codes = training.codes
        friend, enemy = np.full(training.n, np.inf), np.full(training.n, np.inf)
        outside = np.zeros(training.n, np.bool_)
        outside[left] = True

        def keep(row: int) -> None:
            distances = training.table.row(row)
            own = codes == codes[row]
            np.minimum(friend, distances, out=friend, where=own)
            np.minimum(enemy, distances, out=enemy, where=~own)
            outside[row] = False

        for code in np.unique(codes[left]):
            of_class = left[codes[left] == code]
            value = np.where(np.isnan(margins[of_class]), -np.inf, margins[of_class])
            best = int(of_class[value.argmax()])
            keep(best)
            yield Decision(2, (best,), kept=(best,), numbers={"margin": margins[best]})
        if np.isinf(enemy[left]).all():
            return  # one class is left, and nobody is misclassified
        while outside.any():
            check()
            now = np.where(outside, rival_similarity(enemy, friend), np.inf)
            errors = int((now < 0).sum())
            if errors <= self.l0:
                return
            worst = int(now.argmin())
            keep(worst)
            numbers = {"margin": float(now[worst]), "errors": errors}
            yield Decision(3, (worst,), kept=(worst,), numbers=numbers)


def _margin_among(training: Training, row: int, inside: np.ndarray) -> float:
    """Return the margin of a row among those inside, NaN where there is none."""
    distances = training.table.row(row)
    others = inside.copy()
    others[row] = False
    own = training.codes == training.codes[row]
    if not (others & own).any() or not (others & ~own).any():
        return float("nan")
    r, q = distances[others & own].min(), distances[others & ~own].min()
    return float(rival_similarity(q, r))
