"""Growing a tree by gain ratio, level by level: all open nodes of a level at once."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from workbench.api import report
from workbench.api.data import FloatArray, IntArray

from .nominal_splits import best_nominal_splits
from .splits import (
    BestSplits,
    Level,
    NumericCuts,
    Rules,
    first_best,
    radix_argsort,
)
from .training_table import Sample, Table
from .trees import TOLERANCE, Branching, FlatTree, majorities

#: A split may fall this short of the average gain and still be considered.
GAIN_SLACK = 1e-3
#: A nominal attribute with this many labels for a row has no say in the average.
MANY_LABELS = 0.3


@dataclass(frozen=True, slots=True, eq=False)
class Grower:
    """Grows a tree: gain ratio among the splits of at least average gain.

    Attributes
    ----------
    table : Table
    rules : Rules
    cut_at_values : bool
        Whether a cut is moved from the middle between two values down to a value of
        the sample, as C4.5 does.
    unlabelled : ndarray of float64, shape (m, d), or None
        More rows, without a class: cuts may be moved to their values, and they count
        where it is judged whether an attribute has many labels for its rows.
    """

    table: Table
    rules: Rules
    cut_at_values: bool = True
    unlabelled: FloatArray | None = None

    def grow(self, sample: Sample) -> tuple[FlatTree, Sample]:
        """Return the tree of a sample at the root, and the sample at its leaves.

        Raises
        ------
        Cancelled
            When the job was cancelled.
        """
        n_rows = len(sample) + (0 if self.unlabelled is None else len(self.unlabelled))
        cuts, growth = NumericCuts.of(self.table, self.rules), _Growth(n_rows)
        columns = cuts.columns[:, sample.row]
        order, source = np.argsort(columns, axis=1), np.arange(len(sample))
        n_nodes = 1
        while n_nodes:
            report.check()
            counts = sample.counts(self.table, n_nodes)
            open_nodes = np.flatnonzero(self._is_open(counts))
            sample, kept = growth.enter(sample, counts, open_nodes)
            order = _followed(order, source[kept], sample.node)
            level = Level.of(sample, counts[open_nodes], order)
            tests = self._tests(level, cuts, growth) if len(kept) else _no_tests()
            n_nodes = int(tests.n_children.sum())
            sample, source = growth.leave(self.table, sample, open_nodes, tests)
        if self.unlabelled is not None:
            more = self.unlabelled[:, self.table.n_labels == 0].T
            columns = np.concatenate([columns, more], axis=1)
        return growth.tree(self._thresholds(growth, columns)), growth.at_leaves()

    def _is_open(self, counts: FloatArray) -> npt.NDArray[np.bool_]:
        """Tell which nodes have rows to split, of more than one class."""
        total = counts.sum(axis=1)
        errors = total - counts[np.arange(len(counts)), majorities(counts)]
        enough = total >= 2 * self.rules.min_instances - TOLERANCE
        return np.asarray(enough & (errors > TOLERANCE))

    def _tests(self, level: Level, cuts: NumericCuts, growth: _Growth) -> Branching:
        """Choose a test for each node of a level; a numeric one cuts at `low`."""
        table, k = self.table, len(level.counts)
        splits = BestSplits.none(len(table.n_labels), k)
        splits.put(table.n_labels == 0, cuts.best_splits(level))
        splits.put(table.n_labels > 0, best_nominal_splits(table, self.rules, level))
        attribute = self._choice(splits, growth.n_rows)
        found = attribute >= 0
        best = np.maximum(attribute, 0), np.arange(k)
        low, high = splits.low[best], splits.high[best]
        n_labels = table.n_labels[best[0]]
        nominal, one_label = n_labels > 0, ~np.isnan(low)
        branches = np.where(nominal & ~one_label, n_labels, 2)
        n_children = np.where(found, branches, 0)
        growth.middle.append(_middle(low, high)[found & ~nominal])
        return Branching(
            attribute,
            np.where(found & ~nominal, low, np.nan),
            np.where(found & nominal & one_label, np.nan_to_num(low), -1).astype(int),
            np.cumsum(n_children) - n_children,
            n_children,
        )

    def _choice(self, splits: BestSplits, n_rows: int) -> IntArray:
        """Return each node's attribute, -1 for none; shape (k,)."""
        gain, possible = splits.gain, np.isfinite(splits.gain)
        # attributes with very many labels would raise the bar for all the others, and
        # as Weka has it, where no other can split there is no bar and no split
        modest = self.table.n_labels < MANY_LABELS * n_rows - TOLERANCE
        judged = possible & (modest | ~modest.any())[:, None]
        n = judged.sum(axis=0)
        average = np.where(judged, gain, 0.0).sum(axis=0) / np.maximum(n, 1)
        bar = np.where(n > 0, average, np.inf) - GAIN_SLACK
        good = possible & (gain >= bar) & (splits.ratio > TOLERANCE)
        d, k = gain.shape
        ratio = np.where(good, splits.ratio, -np.inf).T.ravel()
        best = first_best(ratio, np.arange(k) * d)
        return np.where(best >= 0, best - np.arange(k) * d, -1)

    def _thresholds(self, growth: _Growth, columns: FloatArray) -> FloatArray:
        """Return where the numeric tests cut, in the order of their nodes."""
        middle = np.concatenate([*growth.middle, np.empty(0)])
        if not self.cut_at_values:
            return middle
        attribute = np.concatenate([t.attribute for t in growth.tests])
        position = np.cumsum(self.table.n_labels == 0) - 1
        attribute = attribute[attribute >= 0]
        column = position[attribute[self.table.n_labels[attribute] == 0]]
        for j in np.unique(column):
            values = np.sort(columns[j])
            here = column == j
            at = np.searchsorted(values, middle[here], side="right")
            middle[here] = values[at - 1]
        return middle


def _middle(low: FloatArray, high: FloatArray) -> FloatArray:
    middle = (low + high) / 2
    return np.where(middle == high, low, middle)


def _no_tests() -> Branching:
    none = np.zeros(0, dtype=np.int64)
    return Branching(none, np.zeros(0), none, none, none)


def _followed(order: IntArray, source: IntArray, node: IntArray) -> IntArray:
    """Sort an order by the nodes of the next level, keeping it within each.

    Parameters
    ----------
    order : ndarray of int64, shape (d, m)
        Positions in the last sample.
    source, node : ndarray of int64, shape (m',)
        Where each row of the next sample was in the last, ascending, and where it is.
    """
    copies = np.bincount(source, minlength=order.shape[1])
    if copies.max(initial=0) <= 1:
        # rows that are gone sort behind all others
        last = node.max(initial=0) + 1
        key, place = np.full(len(copies), last), np.zeros(len(copies), dtype=np.int64)
        key[source], place[source] = node, np.arange(len(source))
        position = radix_argsort(key.take(order))[:, : len(source)]
    else:
        first = np.cumsum(copies) - copies
        n = copies.take(order.ravel())
        nth = np.arange(n.sum()) - np.repeat(np.cumsum(n) - n, n)
        d = len(order)
        order = (np.repeat(first.take(order.ravel()), n) + nth).reshape(d, len(source))
        place, position = np.arange(len(source)), radix_argsort(node.take(order))
    position += np.arange(len(order))[:, None] * order.shape[1]
    return np.asarray(place.take(order.take(position)))


@dataclass(slots=True)
class _Growth:
    """The part of a tree that has grown, level by level."""

    n_rows: int
    n_nodes: int = 0
    counts: list[FloatArray] = field(default_factory=list)
    tests: list[Branching] = field(default_factory=list)
    middle: list[FloatArray] = field(default_factory=list)
    ended: list[Sample] = field(default_factory=list)

    def enter(
        self, sample: Sample, counts: FloatArray, open_nodes: IntArray
    ) -> tuple[Sample, IntArray]:
        """Add the nodes of a level; return the rows of the open ones, and which.

        The rows are at nodes 0, 1, ... among all of the level, and then of the open.
        """
        self.counts.append(counts)
        renumbered = np.full(len(counts), -1)
        renumbered[open_nodes] = np.arange(len(open_nodes))
        node = renumbered.take(sample.node)
        kept, gone = np.flatnonzero(node >= 0), np.flatnonzero(node < 0)
        self._end(sample[gone], sample.node[gone])
        return Sample(sample.row[kept], sample.weight[kept], node[kept]), kept

    def leave(
        self, table: Table, sample: Sample, open_nodes: IntArray, tests: Branching
    ) -> tuple[Sample, IntArray]:
        """Add the tests of the open nodes; return the rows at the children, and which.

        The children are counted from 0.
        """
        n = len(self.counts[-1])
        first = self.n_nodes + n
        self.tests.append(_spread(tests, open_nodes, n, first))
        inner = tests.n_children.take(sample.node) > 0
        kept, gone = np.flatnonzero(inner), np.flatnonzero(~inner)
        self._end(sample[gone], open_nodes[sample.node[gone]])
        self.n_nodes = first
        moving = sample[kept]
        source, weight, child = tests.descend(
            table.X, moving.row, moving.weight, moving.node
        )
        if source is None:
            return Sample(moving.row, weight, child), kept
        return Sample(moving.row[source], weight, child), kept[source]

    def _end(self, sample: Sample, node: IntArray) -> None:
        self.ended.append(Sample(sample.row, sample.weight, self.n_nodes + node))

    def tree(self, thresholds: FloatArray) -> FlatTree:
        """Return what has grown, with its numeric tests cutting elsewhere."""
        names = ("attribute", "threshold", "label", "first_child", "n_children")
        parts = {
            name: np.concatenate([getattr(tests, name) for tests in self.tests])
            for name in names
        }
        parts["threshold"][~np.isnan(parts["threshold"])] = thresholds
        return FlatTree(Branching(**parts), np.concatenate(self.counts))

    def at_leaves(self) -> Sample:
        """Return all rows where they ended."""
        return Sample.joined(self.ended)


def _spread(tests: Branching, places: IntArray, n: int, first: int) -> Branching:
    """Return tests at some of n nodes, their children counted on from `first`."""
    attribute, label = np.full(n, -1), np.full(n, -1)
    threshold, n_children = np.full(n, np.nan), np.zeros(n, dtype=np.int64)
    attribute[places], label[places] = tests.attribute, tests.label
    threshold[places], n_children[places] = tests.threshold, tests.n_children
    return Branching(
        attribute,
        threshold,
        label,
        first + np.cumsum(n_children) - n_children,
        n_children,
    )
