"""Gain ratios of splits, for all nodes of a level and all attributes at once.

The gain of a cut between sorted rows follows from the one before it: when a row moves
from the right side to the left, only the terms of its own class change.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray, IntArray

from .training_table import Sample, Table, x_log2_x
from .trees import TOLERANCE

#: Neighbouring values closer than this are not cut apart.
LEAST_GAP = 1e-5
#: A side of a cut needs this share of a node's rows per class, but not above so many.
LEAST_SHARE, LEAST_ENOUGH = 0.1, 25.0
#: Cells of the tables that are worked on at once: what the processor's cache holds.
CELLS = 1 << 16


@dataclass(frozen=True, slots=True)
class Rules:
    """Conditions a split must fulfil.

    Attributes
    ----------
    min_instances : float
        Least weight in two branches.
    n_classes : int
        Classes declared, whether or not they occur.
    mdl_correction : bool
        Whether a numeric split pays for the choice of its cut (Quinlan 1996).
    binary_splits : bool
        Whether nominal splits part one label from the others.
    """

    min_instances: float
    n_classes: int
    mdl_correction: bool = True
    binary_splits: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Level:
    """The open nodes of one level.

    Attributes
    ----------
    sample : Sample
        Rows at nodes 0 ... k - 1.
    counts : ndarray of float64, shape (k, n_classes)
    order : ndarray of int64, shape (numeric attributes, m)
        Positions in the sample, by node and then by value, missing ones last.
    n_rows : ndarray of int64, shape (k,)
        Rows at each node, whole or not.
    whole : bool
        Whether each row has the weight 1.
    """

    sample: Sample
    counts: FloatArray
    order: IntArray

    n_rows: IntArray
    whole: bool

    @staticmethod
    def of(sample: Sample, counts: FloatArray, order: IntArray) -> Level:
        """Return the level with what follows from its rows."""
        n_rows = np.bincount(sample.node, minlength=len(counts))
        return Level(sample, counts, order, n_rows, bool((sample.weight == 1).all()))

    @property
    def node(self) -> IntArray:
        """The node of each place in the order, shape (m,)."""
        return np.repeat(np.arange(len(self.n_rows)), self.n_rows)

    @property
    def starts(self) -> IntArray:
        """First row of each node in the order, shape (k,)."""
        return np.asarray(np.cumsum(self.n_rows) - self.n_rows)

    @property
    def total(self) -> FloatArray:
        """Weight at each node, shape (k,)."""
        return np.asarray(self.counts.sum(axis=1))


@dataclass(frozen=True, slots=True, eq=False)
class BestSplits:
    """The best split of each node by each of some attributes.

    Attributes
    ----------
    gain, ratio : ndarray of float64, shape (attributes, k)
        Information gain and gain ratio; a gain of -inf: there is no split.
    low, high : ndarray of float64, shape (attributes, k)
        The values on both sides of a numeric cut; `low` is the label of a binary
        nominal split.
    """

    gain: FloatArray
    ratio: FloatArray
    low: FloatArray
    high: FloatArray

    @staticmethod
    def none(n_attributes: int, k: int) -> BestSplits:
        """Return places for splits, of no gain yet."""
        return BestSplits(
            np.full((n_attributes, k), -np.inf),
            np.zeros((n_attributes, k)),
            np.full((n_attributes, k), np.nan),
            np.full((n_attributes, k), np.nan),
        )

    def put(self, attributes: npt.NDArray[np.bool_], of: BestSplits) -> None:
        """Fill in what is known of some of the attributes."""
        self.gain[attributes], self.ratio[attributes] = of.gain, of.ratio
        self.low[attributes], self.high[attributes] = of.low, of.high


def radix_argsort(keys: IntArray) -> IntArray:
    """Sort rows of small non-negative numbers; equal ones keep their order.

    NumPy sorts 16 bits in linear time, so that is how large numbers are taken as well.
    """
    order = np.argsort(keys.astype(np.uint16), axis=-1, kind="stable")
    rest = keys >> 16
    if rest.any():
        upper = radix_argsort(np.take_along_axis(rest, order, axis=-1))
        order = np.take_along_axis(order, upper, axis=-1)
    return order


def first_best(gains: FloatArray, starts: IntArray) -> IntArray:
    """Scan runs of gains for the best; a later one must exceed it by the tolerance.

    Parameters
    ----------
    gains : ndarray of float64, shape (n,)
        -inf where there is nothing to choose.
    starts : ndarray of int64, shape (runs,)
        Where each run begins; none is empty.

    Returns
    -------
    ndarray of int64, shape (runs,)
        Position of each run's choice, -1 if there is none.
    """
    top = np.maximum.reduceat(gains, starts)
    found = np.isfinite(top)
    bar = np.where(found, top - 2 * TOLERANCE, np.inf)
    ends = np.append(starts[1:], len(gains))
    near = (gains >= np.repeat(bar, ends - starts)).nonzero()[0]
    run = np.searchsorted(starts, near, side="right") - 1
    first = np.full(len(starts), -1)
    first[found] = near[np.searchsorted(run, found.nonzero()[0])]
    # small steps up to the top, each within the tolerance, have to be climbed one by one
    for i in (found & (gains[first] < top - TOLERANCE)).nonzero()[0]:
        best = -np.inf
        for position in range(starts[i], ends[i]):
            if gains[position] > best + TOLERANCE:
                first[i], best = position, gains[position]
    return first


def ratios(gain: FloatArray, parts: FloatArray, total: FloatArray) -> FloatArray:
    """Gain over the information of the split itself, `parts` being its bits."""
    information = (x_log2_x(total) - parts) / total
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.where(information > TOLERANCE, gain / information, 0.0)


# -- numeric attributes ----------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class _Sides:
    """Rows of some attributes in their order, each moved from the right to the left.

    Attributes
    ----------
    left : ndarray of float64, shape (1 or b, m)
        Weight on the left side with and before each row, in its node.
    known : ndarray of float64, shape (1 or b, m)
        Weight with a known value at the node of each row.
    purity : ndarray of float64, shape (b, m)
        Sum of `x_log2_x` over classes and sides, less that of the undivided node.
    n_known : ndarray of float64, shape (b, m), or None
        Rows with a known value at the node of each row, whole or not; None if they
        cannot be fewer than their weight.
    """

    left: FloatArray
    known: FloatArray
    purity: FloatArray
    n_known: FloatArray | None = None


@dataclass(frozen=True, slots=True, eq=False)
class NumericCuts:
    """Judges the cuts of numeric attributes.

    Attributes
    ----------
    columns : ndarray of float64, shape (numeric attributes, n)
    table : Table
    rules : Rules
    steps : ndarray of float64, shape (n,)
        By how much `x_log2_x` grow from x to x + 1, for whole rows.
    """

    columns: FloatArray
    table: Table
    rules: Rules
    steps: FloatArray

    @staticmethod
    def of(table: Table, rules: Rules) -> NumericCuts:
        """Prepare to judge cuts of the numeric columns of a table."""
        columns = np.ascontiguousarray(table.X[:, table.n_labels == 0].T)
        steps = np.diff(x_log2_x(np.arange(len(table.codes) + 1.0)))
        return NumericCuts(columns, table, rules, steps)

    def best_splits(self, level: Level) -> BestSplits:
        """Return the best cut of each node by each numeric attribute."""
        d, m = level.order.shape
        splits = BestSplits.none(d, len(level.counts))
        step = max(1, CELLS // m)
        for first in range(0, d, step):
            self._judge(level, slice(first, min(first + step, d)), splits)
        return splits

    def _judge(self, level: Level, block: slice, splits: BestSplits) -> None:
        """Fill in the best splits by a block of attributes."""
        order, sample = level.order[block], level.sample
        cell = sample.row.take(order)
        cell += np.arange(block.start, block.stop)[:, None] * self.columns.shape[1]
        values = self.columns.take(cell)
        if level.whole and not np.isnan(values).any():
            sides = self._of_whole_rows(level, order)
        else:
            sides = self._of_shares(level, order, ~np.isnan(values))
        self._choose(level, values, sides, block, splits)

    def _by_class(self, level: Level, order: IntArray) -> tuple[IntArray, IntArray]:
        """Return flat places in the order, by node and class, and rows of each cell."""
        cell = level.sample.node * self.table.n_classes
        cell += self.table.codes.take(level.sample.row)
        places = radix_argsort(cell.take(order))
        places += np.arange(len(order))[:, None] * order.shape[1]
        n = np.bincount(cell)
        return places, n[n > 0]

    def _of_whole_rows(self, level: Level, order: IntArray) -> _Sides:
        places, n = self._by_class(level, order)
        m = order.shape[1]
        # by node and class every attribute has the same numbers of rows
        before = np.arange(m) - np.repeat(np.cumsum(n) - n, n)
        after = np.repeat(n, n) - 1 - before
        purity = np.empty(order.shape)
        purity.put(places, self.steps.take(before) - self.steps.take(after))
        np.cumsum(purity, axis=1, out=purity)
        rows = level.n_rows
        left = np.arange(1.0, m + 1) - np.repeat(level.starts, rows)
        known = np.repeat(rows.astype(np.float64), rows)
        return _Sides(left[None], known[None], purity)

    def _of_shares(self, level: Level, order: IntArray, known: IntArray) -> _Sides:
        weight = level.sample.weight.take(order) * known
        places, n = self._by_class(level, order)
        moved = weight.take(places)
        before, total = _running(moved, n)
        left = np.maximum(before - moved, 0.0)
        after = np.maximum(total - before, 0.0)
        purity = np.empty(order.shape)
        change = (
            x_log2_x(before) - x_log2_x(left) + x_log2_x(after) - x_log2_x(total - left)
        )
        purity.put(places, change)
        np.cumsum(purity, axis=1, out=purity)
        n_known = None
        if (level.sample.weight > 1).any():
            n_known = _running(known.astype(np.float64), level.n_rows)[1]
        return _Sides(*_running(weight, level.n_rows), purity, n_known)

    def _choose(
        self,
        level: Level,
        values: FloatArray,
        sides: _Sides,
        block: slice,
        splits: BestSplits,
    ) -> None:
        """Pick the best admissible cut of every node with one."""
        m = values.shape[1]
        cut = np.flatnonzero(self._admissible(level, values, sides))
        if not len(cut):
            return
        i, position = np.divmod(cut, m)
        node = level.node.take(position)
        shared = position if len(sides.left) == 1 else cut
        left, known = sides.left.take(shared), sides.known.take(shared)
        total = level.total.take(node)
        apart = x_log2_x(left) + x_log2_x(np.maximum(known - left, 0.0))
        gain = (sides.purity.take(cut) + x_log2_x(known) - apart) / total
        run = i * len(level.counts) + node
        starts = np.append(0, (run[1:] != run[:-1]).nonzero()[0] + 1)
        best = first_best(gain, starts)
        gain, total, cut = gain[best], total[best], cut[best]
        if self.rules.mdl_correction:
            gain -= np.log2(np.append(starts[1:], len(run)) - starts) / total
        parts = apart[best] + x_log2_x(np.maximum(total - known[best], 0.0))
        kept = gain > TOLERANCE
        target = (i[best][kept] + block.start, node[best][kept])
        splits.gain[target] = gain[kept]
        splits.ratio[target] = ratios(gain, parts, total)[kept]
        splits.low[target] = values.take(cut)[kept]
        splits.high[target] = values.take(cut + 1)[kept]

    def _admissible(
        self, level: Level, values: FloatArray, sides: _Sides
    ) -> npt.NDArray[np.bool_]:
        """Tell after which rows of the order a node may be cut, shape (b, m)."""
        least = np.minimum(
            LEAST_SHARE * sides.known / self.rules.n_classes, LEAST_ENOUGH
        )
        least = np.maximum(least, self.rules.min_instances) - TOLERANCE
        heavy = (sides.left >= least) & (sides.known - sides.left >= least)
        if sides.n_known is not None:  # Weka wants rows, too, however much they weigh
            heavy &= sides.n_known >= 2 * least
        apart = np.zeros(values.shape, dtype=bool)
        np.greater(values[:, 1:], values[:, :-1] + LEAST_GAP, out=apart[:, :-1])
        apart &= heavy
        return apart


def _running(weight: FloatArray, n: IntArray) -> tuple[FloatArray, FloatArray]:
    """Return sums up to each place, and of all, in runs of n places; shape (b, m)."""
    starts = np.cumsum(n) - n
    running = np.cumsum(weight, axis=1)
    before = running[:, starts] - weight[:, starts]
    running -= np.repeat(before, n, axis=1)
    ends = running[:, starts + n - 1]
    return running, np.repeat(ends, n, axis=1)
