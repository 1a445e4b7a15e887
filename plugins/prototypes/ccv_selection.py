"""Prototypes by complete cross-validation: dropped or added one by one."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from workbench.api import (
    FloatArray,
    IntArray,
    Param,
    Plugin,
    check,
    choice,
    declare,
    integer,
    progress,
)
from workbench.numerics.prototypes.prototype_ccv import prototype_weights
from workbench.numerics.prototypes.selector import (
    DISTANCE_PARAMS,
    SELECTOR_READS,
    Decision,
    PrototypeSelector,
    Training,
)

#: Values of CCV that differ by less are equal.
_TIE = 1e-12
#: Cells that are gone through between two looks at the cancel flag.
_CELLS = 1 << 18
#: So many rows are dropped between two looks at what has become of the others.
_LOOK = 32

_CONTROL = integer(
    "control", 10, low=1, unit="rows",
    help="k: so many prototypes are set aside at once; cut to those there are.",
)  # fmt: skip


def _count(word: str) -> Param:
    return integer(
        "count", None, low=1, optional=True, unit="rows",
        help=f"How many prototypes to stop at; {word} if auto.",
    )  # fmt: skip


class _CcvSelector(PrototypeSelector):
    """What both have in common.

    Parameters
    ----------
    control : int
    count : int or None
    """

    def __init__(
        self,
        control: int = 10,
        count: int | None = None,
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
        self.control = control
        self.count = count


@declare(
    Plugin(
        id="ccv-elimination",
        title="Elimination by CCV",
        kind="prototypes",
        family="Complete cross-validation",
        params=(
            _CONTROL,
            _count("one of each class is left"),
            choice(
                "stop", "last", ("last", "least"),
                help="What is kept: the rows left in the end, or those at which the CCV "
                "was least on the way (of equals the fewest).",
            ),
            *DISTANCE_PARAMS,
        ),
        reads=SELECTOR_READS,
        summary="Drops one row after the other, each time the one without which the "
        "complete cross-validation is best.",
        reference="K. V. Vorontsov, Machine learning (lectures): prototypes by CCV.",
    )
)  # fmt: skip
class CcvElimination(_CcvSelector):
    """Drop the prototype whose loss gives the least CCV, again and again.

    Every row is a control row, the prototypes shrink. The error of a row with N prototypes
    other than itself, k = control cut to N and l = N - k + 1: the sum of w_m over those
    m = 1 … k whose m-th nearest prototype has another class, w_1 = l/N,
    w_{m+1} = w_m (N - m - l + 1)/(N - m). The CCV is its mean over all rows.

    1. E = all rows. Drop from E the one whose loss gives the least CCV (values within
       1e-12 are equal), but not the last of a class.
    2. Repeat until `count` are left, or one of each class.

    Parameters
    ----------
    control : int
    count : int or None
    stop : str
        ``last``: the rows left in the end. ``least``: those at which the CCV was least.

    Examples
    --------
    >>> from workbench.bundled.ccv_selection import CcvElimination
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> CcvElimination().fit(X, y).kept_
    array([2, 5])
    """

    begins_with_all = True
    pseudocode = (
        "drop the row without which the CCV is least, but not the last of a class",
        "repeat until enough are dropped",
    )

    def __init__(
        self,
        control: int = 10,
        count: int | None = None,
        stop: str = "last",
        metric: str = "euclidean",
        p: float = 2.0,
        attribute_weights: str = "",
        vdm_q: float = 1.0,
        vdm_shares: str = "value-given-class",
        shared_k: int = 10,
        custom_points: str = "",
    ) -> None:
        super().__init__(
            control, count, metric, p, attribute_weights, vdm_q, vdm_shares, shared_k,
            custom_points,
        )  # fmt: skip
        self.stop = stop

    def decisions(self, training: Training) -> Iterator[Decision]:
        """Yield one decision for each row dropped, and rows that come back at the end."""
        n, goal = training.n, max(self.count or 0, training.n_classes)
        shrinking = _Shrinking(training, min(self.control, max(n - 1, 1)))
        dropped: list[int] = []
        best, best_at = shrinking.ccv(), 0
        while n - len(dropped) > goal:
            check()
            row, value = shrinking.least()
            shrinking.drop(row)
            dropped.append(row)
            if value <= best + _TIE:
                best, best_at = min(best, value), len(dropped)
            if len(dropped) % _LOOK == 0:
                progress(len(dropped) / (n - goal), f"{n - len(dropped)} rows left")
            yield Decision(1, (row,), dropped=(row,), numbers={"ccv": value})
        if self.stop == "least" and best_at < len(dropped):
            back = tuple(sorted(dropped[best_at:]))
            yield Decision(2, back, kept=back, numbers={"ccv": best})


class _Shrinking:
    """The k + 1 nearest prototypes of each row, while prototypes are dropped."""

    def __init__(self, training: Training, k: int) -> None:
        n, codes = training.n, training.codes
        D = np.array(training.table.whole())
        # a row sorts behind its neighbours; not a number would, but sorts slowly
        D[np.arange(n), np.arange(n)] = np.inf if np.isfinite(D).all() else np.nan
        nobody = n
        # behind its neighbours a row has nobody, twice while it is a prototype: so all
        # have equally many in their lists whenever those dropped are taken out
        order = np.full((n, n + 1), nobody, np.int32)
        order[:, : n - 1] = _sorted_rows(D)[:, : n - 1]
        self._codes, self._n, self._left = codes, n, n
        self._rows, self._places = np.arange(n), np.arange(k)
        self._alive = np.ones(n + 1, np.bool_)
        self._of_class = np.bincount(codes)
        self._near_codes = np.append(codes, -1)
        self._near = order[:, : k + 1].astype(np.int64)
        self._k = k
        self._hold(order)
        # rows that may have one of another class in their lists
        self._mixed = self._look()
        # infinite where a prototype may not be dropped
        self._bar = np.where(self._of_class[codes] > 1, 0.0, np.inf)
        self._weights = prototype_weights(np.arange(n + 1), k)

    def _hold(self, order: npt.NDArray[np.int32]) -> None:
        """Keep who follows whom in the lists, of which k + 1 are in `_near`."""
        width = order.shape[1]
        self._order, self._held = order.ravel(), width - 1
        self._ends = self._rows * width + width - 1
        # where the last one in `_near` stands in the order
        self._last = self._rows * width + min(self._k, width - 1)

    def _flags(self, rows: IntArray, near: IntArray) -> FloatArray:
        """Return 1 where a prototype is of another class than the row it is near to.

        Nobody counts as one: where nobody stands, weights are 0.
        """
        others = self._near_codes.take(near) != self._codes.take(rows)[:, None]
        return np.asarray(others, np.float64)

    def _look(self) -> npt.NDArray[np.bool_]:
        """Return which rows have one of another class in their lists."""
        return np.asarray(self._flags(self._rows, self._near).any(axis=1))

    def ccv(self) -> float:
        """Return the CCV with the prototypes there are."""
        alive, N = self._alive[:-1], self._left
        flags = self._flags(self._rows, self._near[:, :-1])
        of_kept, of_others = flags @ self._weights[N - 1], flags @ self._weights[N]
        return float(np.where(alive, of_kept, of_others).sum() / self._n)

    def least(self) -> tuple[int, float]:
        """Return the prototype whose loss gives the least CCV, and that."""
        kept, others = self._weights[self._left - 2], self._weights[self._left - 1]
        some = self._mixed.nonzero()[0]
        near = self._near.take(some, axis=0)
        flags = self._flags(some, near)
        each = np.where(self._alive.take(some)[:, None], kept, others)
        errors = np.vdot(each, flags[:, :-1])
        # without its m-th prototype, those behind move up in the list of a row
        each *= flags[:, 1:] - flags[:, :-1]
        gain = each[:, ::-1].cumsum(axis=1)[:, ::-1]
        total = np.bincount(near[:, :-1].ravel(), gain.ravel(), self._n + 1)[:-1]
        total = total.astype(np.float64, copy=False)  # of no rows it counts in integers
        # the row itself loses no prototype
        total[some] += flags[:, :-1] @ (others - kept)
        total += self._bar
        row = int((total <= total.min() + _TIE * self._n).argmax())
        return row, float((total[row] + errors) / self._n)

    def drop(self, row: int) -> None:
        """Take a prototype away, and fill the lists it was in."""
        self._alive[row] = False
        self._left -= 1
        self._bar[row] = np.inf
        code = self._codes[row]
        self._of_class[code] -= 1
        if self._of_class[code] == 1:
            self._bar[self._codes == code] = np.inf
        if self._left % _LOOK == 0:  # some have lost the last one of another class
            self._mixed = self._look()
        self._order[self._ends[row] - 1] = row
        found = (self._near.ravel() == row).nonzero()[0]
        rows, places = found // (self._k + 1), found % (self._k + 1)
        if not len(rows):
            return
        near = self._near.take(rows, axis=0)
        moved = self._places >= places[:, None]
        np.copyto(near[:, :-1], near[:, 1:].copy(), where=moved)
        near[:, -1] = self._following(rows)
        self._near[rows] = near
        others = self._near_codes[near[:, -1]] != self._codes[rows]
        self._mixed[rows[others]] = True

    def _following(self, rows: IntArray) -> IntArray:
        """Return who stands next in the order of each row, nobody behind the last."""
        if 4 * self._left < 3 * self._held:  # few of those in front are dropped
            order = self._order[self._alive.take(self._order)].reshape(self._n, -1)
            self._hold(order)
            return np.asarray(self._order.take(self._last.take(rows)), np.int64)
        at = np.minimum(self._last.take(rows) + 1, self._ends.take(rows))
        found = self._order.take(at)
        gone = (~self._alive[found]).nonzero()[0]
        while len(gone):
            at[gone] += 1
            found[gone] = self._order[at[gone]]
            gone = gone[~self._alive[found[gone]]]
        self._last[rows] = at
        return np.asarray(found, np.int64)


def _blocks(rows: IntArray, width: int) -> list[IntArray]:
    """Return consecutive rows, so few at once that a cancel is heard between."""
    step = max(1, _CELLS // width)
    return [rows[start : start + step] for start in range(0, len(rows), step)]


def _sorted_rows(D: FloatArray) -> npt.NDArray[np.int32]:
    """Return the order of each row of distances, of equal ones the lower column first."""
    orders = np.empty(D.shape, np.int32)
    step = max(1, _CELLS // len(D))
    for start in range(0, len(D), step):
        check()
        some = D[start : start + step]
        order = np.argsort(some, axis=1)  # several times faster than a stable one
        found = np.take_along_axis(some, order, axis=1)
        tied = np.flatnonzero((found[:, 1:] == found[:, :-1]).any(axis=1))
        order[tied] = np.argsort(some[tied], axis=1, kind="stable")
        orders[start : start + step] = order
    return orders


@declare(
    Plugin(
        id="ccv-addition",
        title="Addition by CCV",
        kind="prototypes",
        family="Complete cross-validation",
        params=(_CONTROL, _count("the CCV does not fall"), *DISTANCE_PARAMS),
        reads=SELECTOR_READS,
        summary="Adds one row after the other, each time the one with which the complete "
        "cross-validation is best, as long as it falls.",
        reference="K. V. Vorontsov, Machine learning (lectures): prototypes by CCV.",
    )
)
class CcvAddition(_CcvSelector):
    """Add the row whose gain gives the least CCV, as long as it falls.

    The CCV is that of the method ccv-elimination: every row is a control row.

    1. E = of each class the row with the greatest rival similarity among all rows.
    2. Add to E the row whose gain gives the least CCV (values within 1e-12 are equal), if
       it falls by more than 1e-12; with `count`, until there are so many, whether it falls
       or not.

    Parameters
    ----------
    control : int
    count : int or None

    Examples
    --------
    >>> from workbench.bundled.ccv_selection import CcvAddition
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> CcvAddition().fit(X, y).kept_
    array([0, 3, 1, 2])
    """

    pseudocode = (
        "keep of each class the row with the greatest rival similarity",
        "keep the row with which the CCV is least, as long as it falls",
    )

    def decisions(self, training: Training) -> Iterator[Decision]:
        """Yield one decision for each row kept."""
        codes, margins = training.codes, training.margins()
        growing = _Growing(training, min(self.control, max(training.n - 1, 1)))
        for code in range(training.n_classes):
            of_class = np.flatnonzero(codes == code)
            value = np.where(np.isnan(margins[of_class]), -np.inf, margins[of_class])
            row = int(of_class[value.argmax()])
            growing.add(row)
            yield Decision(1, (row,), kept=(row,), numbers={"margin": margins[row]})
        now = growing.ccv()
        while growing.size < training.n:
            check()
            row, reached = growing.least()
            if self.count is None:
                if reached >= now - _TIE:
                    return
            elif growing.size >= self.count:
                return
            growing.add(row)
            now = reached
            yield Decision(2, (row,), kept=(row,), numbers={"ccv": reached})


class _Growing:
    """The nearest prototypes of each row, and the place each candidate would take."""

    def __init__(self, training: Training, k: int) -> None:
        self._D = training.table.whole()
        self._codes, self._k, self._n = training.codes, k, training.n
        self._kept = np.zeros(training.n, np.bool_)
        self._rows = np.empty(0, np.int64)  # the prototypes
        # how many prototypes are nearer to a row than each candidate, at most k
        self._nearer = np.zeros((training.n, training.n), np.int32)

    @property
    def size(self) -> int:
        """How many prototypes there are."""
        return len(self._rows)

    def add(self, row: int) -> None:
        """Make a row a prototype."""
        self._kept[row] = True
        self._rows = np.append(self._rows, row)
        higher, own = row < np.arange(self._n), self._nearer[row].copy()
        for some in _blocks(np.arange(self._n), self._n):
            check()
            D = self._D[some]
            column = D[:, row, None]
            nearer = column < D
            nearer |= (column == D) & higher
            self._nearer[some] += nearer
        self._nearer[row] = own  # it is no prototype to itself

    def _flags(self) -> FloatArray:
        """Return whether the m-th nearest prototype differs, shape (n, k), 0 without."""
        rows = np.sort(self._rows)
        distances = self._D[:, rows].copy()
        distances[rows, np.arange(len(rows))] = np.nan
        order = np.argsort(distances, axis=1, kind="stable")[:, : self._k]
        flags = np.zeros((self._n, self._k))
        others = self._codes[rows[order]] != self._codes[:, None]
        others &= ~np.isnan(np.take_along_axis(distances, order, axis=1))
        flags[:, : order.shape[1]] = others
        return flags

    def ccv(self) -> float:
        """Return the CCV with the prototypes there are."""
        of_kept = prototype_weights(self.size - 1, self._k)
        of_others = prototype_weights(self.size, self._k)
        each = np.where(self._kept[:, None], of_kept, of_others)
        return float((self._flags() * each).sum() / self._n)

    def least(self) -> tuple[int, float]:
        """Return the row whose gain gives the least CCV, and that."""
        n, k, flags = self._n, self._k, self._flags()
        of_kept = prototype_weights(self.size, k)
        of_others = prototype_weights(self.size + 1, k)
        each = np.where(self._kept[:, None], of_kept, of_others)
        # the sum over those in front of place m, and over those that move behind it
        front = np.hstack([np.zeros((n, 1)), np.cumsum(flags * each, axis=1)])
        moved = np.hstack([flags[:, :-1] * each[:, 1:], np.zeros((n, 1))])
        behind = np.cumsum(moved[:, ::-1], axis=1)[:, ::-1]
        behind = np.hstack([behind, np.zeros((n, 1))])
        alike = front + behind
        other = alike + np.hstack([each, np.zeros((n, 1))])
        total = np.zeros(n)
        codes = self._codes
        for c in range(int(codes.max()) + 1):  # candidates of a class differ alike
            costs = np.where((codes == c)[:, None], alike, other)
            for members in _blocks(np.flatnonzero(codes == c), n):
                check()
                place = np.minimum(self._nearer[:, members], k).astype(np.int64)
                total[members] = np.take_along_axis(costs, place, axis=1).sum(axis=0)
                total[members] -= costs[
                    members, np.minimum(self._nearer[members, members], k)
                ]
        # to itself a new prototype is none, and its list stays
        total += flags @ prototype_weights(self.size, k)
        values = np.where(self._kept, np.inf, total / n)
        best = values.min()
        row = int(np.flatnonzero(values <= best + _TIE)[0])
        return row, float(values[row])
