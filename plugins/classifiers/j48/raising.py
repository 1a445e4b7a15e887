"""Pessimistic pruning with subtree raising, all nodes of a level at once (C4.5).

The tree keeps its arrays. Every leaf has a slot, in the order in which a walk in depth
meets them; a subtree is a range of slots, and stays one when parts of it go.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from workbench.api import report
from workbench.api.data import FloatArray, IntArray

from .pruning import (
    PRUNING_SLACK,
    added_errors,
    children_of,
    depths,
    errors_of,
    sums_below,
    with_nodes_replaced,
)
from .training_table import Sample, Table
from .trees import TOLERANCE, FlatTree

BoolArray = npt.NDArray[np.bool_]
SLACK = PRUNING_SLACK + TOLERANCE


def prune(
    tree: FlatTree, table: Table, sample: Sample, confidence: float, raising: bool
) -> FlatTree:
    """Return the tree pruned by the errors to expect of it.

    Parameters
    ----------
    sample : Sample
        The rows that grew the tree, at its leaves.
    confidence : float
        Of the limit of the errors of a leaf.
    raising : bool
        Whether the heaviest branch may take the place of a node.

    Raises
    ------
    Cancelled
        When the job was cancelled.
    """
    pruning = _Pruning(tree, table, confidence, raising, sample.row, sample.weight)
    pruning.slot = pruning.first[sample.node]
    while pruning.todo.any():
        report.check()
        pruning.settle()
    counted = FlatTree(tree.tests, pruning.counts)
    return with_nodes_replaced(counted, pruning.stands, pruning.ends)[0]


@dataclass(frozen=True, slots=True, eq=False)
class _Trial:
    """What putting branches in the place of their parents would bring.

    Attributes
    ----------
    slots, owner : ndarray of int64, shape (s,)
        The leaves of all branches, and the job each belongs to.
    counts : ndarray of float64, shape (s, n_classes)
        What the leaves would hold.
    errors : ndarray of float64, shape (s,)
        What they would be expected to err.
    old : ndarray of int64, shape (m,)
        The rows that would move.
    new : Sample
        Where they would arrive.
    old_job, new_job : ndarray of int64
        The job of each of those.
    """

    slots: IntArray
    owner: IntArray
    counts: FloatArray
    errors: FloatArray
    old: IntArray
    new: Sample
    old_job: IntArray
    new_job: IntArray


@dataclass(slots=True, eq=False)
class _Pruning:
    """A tree while it is pruned.

    Attributes
    ----------
    first, last : ndarray of int64, shape (nodes,)
        Range of slots of each node's leaves.
    counts : ndarray of float64, shape (nodes, n_classes)
    place, stands : ndarray of int64, shape (nodes,)
        Where a node stands, and which stands in its place.
    alive, ends, todo : ndarray of bool, shape (nodes,)
        Which nodes are still part of the tree, are leaves, and are to be settled.
    leaf : ndarray of int64, shape (slots,)
        The leaf in each slot, -1 if none is left.
    errors : ndarray of float64, shape (slots,)
        What the leaf is expected to err.
    """

    tree: FlatTree
    table: Table
    confidence: float
    raising: bool
    row: IntArray
    weight: FloatArray
    slot: IntArray = field(init=False)
    depth: IntArray = field(init=False)
    first: IntArray = field(init=False)
    last: IntArray = field(init=False)
    counts: FloatArray = field(init=False)
    place: IntArray = field(init=False)
    stands: IntArray = field(init=False)
    alive: BoolArray = field(init=False)
    ends: BoolArray = field(init=False)
    todo: BoolArray = field(init=False)
    leaf: IntArray = field(init=False)
    errors: FloatArray = field(init=False)
    complete: bool = field(init=False)

    def __post_init__(self) -> None:
        """Give every leaf its slot and judge it."""
        tree, n = self.tree, len(self.tree)
        self.depth = depths(tree)
        self.first, self.last = _slots(tree)
        self.counts = tree.counts.copy()
        self.place, self.stands = np.arange(n), np.arange(n)
        self.alive = np.ones(n, dtype=bool)
        self.ends = tree.tests.n_children == 0
        self.todo = ~self.ends
        leaves = np.flatnonzero(self.ends)
        self.leaf = leaves[np.argsort(self.first[leaves])]
        self.errors = self._expected(tree.counts[self.leaf])
        used = tree.tests.attribute[~self.ends]
        self.complete = not np.isnan(self.table.X[:, np.unique(used)]).any()

    def _expected(self, counts: FloatArray) -> FloatArray:
        """Return the errors to expect of leaves with such counts."""
        total, errors = counts.sum(axis=1), errors_of(counts)
        some = np.maximum(total, TOLERANCE)
        limit = errors + added_errors(some, errors, self.confidence)
        return np.where(total > TOLERANCE, limit, 0.0)

    def _of_ranges(self, nodes: IntArray) -> IntArray:
        """Return for each slot which of some separate nodes it belongs to, else -1."""
        steps = np.zeros(len(self.leaf) + 1, dtype=np.int64)
        np.add.at(steps, self.first[nodes], np.arange(1, len(nodes) + 1))
        np.add.at(steps, self.last[nodes], -np.arange(1, len(nodes) + 1))
        return np.asarray(np.cumsum(steps)[:-1] - 1)

    def settle(self) -> None:
        """Decide on the deepest undecided nodes, all of one level."""
        deepest = self.depth[self.todo].max()
        nodes = (self.todo & (self.depth == deepest)).nonzero()[0]
        self.todo[nodes] = False
        sums = np.append(0.0, np.cumsum(self.errors))
        as_tree = sums[self.last[nodes]] - sums[self.first[nodes]]
        as_leaf = self._expected(self.counts[nodes])
        ends = as_leaf <= as_tree + SLACK
        if not self.raising:
            self._end(nodes[ends], as_leaf[ends])
            return
        branch = self._heaviest(nodes)
        # a branch that is a leaf would be the same leaf as its parent
        jobs = (~self.ends[branch]).nonzero()[0]
        if not len(jobs):
            self._end(nodes[ends], as_leaf[ends])
            return
        trial = self._try(nodes[jobs], branch[jobs])
        as_branch = as_leaf.copy()
        as_branch[jobs] = np.bincount(trial.owner, trial.errors, len(jobs))
        ends &= as_leaf <= as_branch + SLACK
        self._end(nodes[ends], as_leaf[ends])
        raised = ~ends & (as_branch <= as_tree + SLACK)
        if raised.any():
            self._raise(nodes[jobs], branch[jobs], trial, raised[jobs])

    def _heaviest(self, nodes: IntArray) -> IntArray:
        """Return the child with the largest weight, the last among equals."""
        tests = self.tree.tests
        children = self.stands[children_of(tests, nodes)]
        weights = self.counts[children].sum(axis=1)
        n = tests.n_children[nodes]
        starts = np.cumsum(n) - n
        top = np.repeat(np.maximum.reduceat(weights, starts), n)
        candidates = np.where(weights >= top - TOLERANCE, np.arange(len(children)), -1)
        return np.asarray(children[np.maximum.reduceat(candidates, starts)])

    def _end(self, nodes: IntArray, errors: FloatArray) -> None:
        """Make leaves of some nodes."""
        inside = self._of_ranges(nodes) >= 0
        self.errors[inside], self.leaf[inside] = 0.0, -1
        self.errors[self.first[nodes]], self.leaf[self.first[nodes]] = errors, nodes
        self.alive[self._within(nodes)] = False
        self.alive[nodes] = self.ends[nodes] = True

    def _within(self, nodes: IntArray) -> IntArray:
        """Return what is left of the subtrees of some separate nodes."""
        job = self._of_ranges(nodes)[self.first]
        here = (self.alive & (job >= 0)).nonzero()[0]
        # a node above a subtree may begin with the same leaf, but ends later
        return here[self.last[here] <= self.last[nodes[job[here]]]]

    def _try(self, nodes: IntArray, branch: IntArray) -> _Trial:
        """Send the rows of nodes down a branch of each.

        Where no value is missing the branch keeps its rows and gains those of the
        others; else the shares of rows with missing values change everywhere below.
        """
        job, owner = self._of_ranges(nodes), self._of_ranges(branch)
        if self.complete:
            job = np.where(owner >= 0, -1, job)
        old = (job.take(self.slot) >= 0).nonzero()[0]
        old_job = job.take(self.slot[old])
        row, weight, new_job = self.row[old], self.weight[old], old_job
        if not self.complete:
            row, weight, new_job = _merged(row, weight, new_job, len(self.table.codes))
        new, source = self._arrivals(Sample(row, weight, branch[new_job]))
        slots = ((owner >= 0) & (self.leaf >= 0)).nonzero()[0]
        local = np.searchsorted(slots, self.first[new.node])
        counts = Sample(new.row, new.weight, local).counts(self.table, len(slots))
        if self.complete:
            counts += self.counts[self.leaf[slots]]
        return _Trial(
            slots,
            owner[slots],
            counts,
            self._expected(counts),
            old,
            new,
            old_job,
            new_job[source],
        )

    def _arrivals(self, sample: Sample) -> tuple[Sample, IntArray]:
        """Return where rows arrive in the tree as it stands, and which they were."""
        origin, tests = np.arange(len(sample)), self.tree.tests
        arrived: list[tuple[Sample, IntArray]] = []
        while True:
            ended = self.ends.take(sample.node)
            arrived.append((sample[ended], origin[ended]))
            going = (~ended).nonzero()[0]
            if not len(going):
                break
            sample, origin = sample[going], origin[going]
            source, weight, place = tests.descend(
                self.table.X, sample.row, sample.weight, sample.node
            )
            if source is not None:
                sample, origin = sample[source], origin[source]
            sample = Sample(sample.row, weight, self.stands.take(place))
        samples, origins = zip(*arrived, strict=True)
        return Sample.joined(samples), np.concatenate(origins)

    def _raise(
        self, nodes: IntArray, branch: IntArray, trial: _Trial, which: BoolArray
    ) -> None:
        """Put branches in the place of their parents, and let them be settled again."""
        parents, raised = nodes[which], branch[which]
        place = self.place[parents]
        self.place[raised], self.stands[place] = place, raised
        self.alive[np.setdiff1d(self._within(parents), self._within(raised))] = False
        lost = (self._of_ranges(parents) >= 0) & (self._of_ranges(raised) < 0)
        self.errors[lost], self.leaf[lost] = 0.0, -1
        mine, below = which[trial.owner], self._within(raised)
        self._recount(below, trial.slots[mine], trial.counts[mine])
        self.errors[trial.slots[mine]] = trial.errors[mine]
        self.todo[below[~self.ends[below]]] = True
        self._move(trial, which)

    def _recount(self, nodes: IntArray, slots: IntArray, counts: FloatArray) -> None:
        """Add up the counts of the leaves below each node."""
        sums = np.vstack([np.zeros(counts.shape[1]), np.cumsum(counts, axis=0)])
        first = np.searchsorted(slots, self.first[nodes])
        last = np.searchsorted(slots, self.last[nodes])
        self.counts[nodes] = sums[last] - sums[first]
        self.counts[self.leaf[slots]] = counts

    def _move(self, trial: _Trial, which: BoolArray) -> None:
        """Put the rows of the trials that succeeded where they arrived."""
        new, gone = np.flatnonzero(which[trial.new_job]), which[trial.old_job]
        kept = np.ones(len(self.row), dtype=bool)
        kept[trial.old[gone]] = False
        slot = self.first[trial.new.node[new]]
        self.row = np.concatenate([self.row[kept], trial.new.row[new]])
        self.weight = np.concatenate([self.weight[kept], trial.new.weight[new]])
        self.slot = np.concatenate([self.slot[kept], slot])


def _slots(tree: FlatTree) -> tuple[IntArray, IntArray]:
    """Return the range of leaves below each node, as a walk in depth meets them."""
    n_leaves = sums_below(tree, np.ones(len(tree))).astype(np.int64)
    first, parent, depth = (
        np.zeros(len(tree), dtype=np.int64),
        tree.parent,
        depths(tree),
    )
    for level in range(1, int(depth.max()) + 1):
        here = np.flatnonzero(depth == level)
        above = np.cumsum(n_leaves[here]) - n_leaves[here]
        eldest = tree.tests.first_child[parent[here]] - here[0]
        first[here] = first[parent[here]] + above - above[eldest]
    return first, first + n_leaves


def _merged(
    row: IntArray, weight: FloatArray, job: IntArray, n: int
) -> tuple[IntArray, FloatArray, IntArray]:
    """Put the shares of each row in a job together again."""
    cells, which = np.unique(job * n + row, return_inverse=True)
    together = np.bincount(which, weight, len(cells)).astype(np.float64)
    return cells % n, together, cells // n
