"""The C4.5 decision tree with the rules of Weka's J48."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import NormalDist
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from scipy.special import xlogy
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.utils.multiclass import check_classification_targets
from sklearn.utils.validation import check_is_fitted, validate_data

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    check_params,
    class_codes,
    class_names,
    declare,
    flag,
    integer,
    matching_attributes,
    real,
    report,
)
from workbench.api.tree_training import Sample, Table, held_out, reduce_errors
from workbench.api.trees import TOLERANCE, FlatTree, Node

#: Neighbouring values closer than this are not cut apart.
LEAST_GAP = 1e-5
#: A split may fall this short of the average gain and still be considered.
GAIN_SLACK = 1e-3
#: A nominal attribute with this many labels for a row has no say in the average.
MANY_LABELS = 0.3
#: A subtree whose training errors are within this of its leaf's becomes the leaf.
COLLAPSE_SLACK = 1e-3
#: A simpler tree may have this many estimated errors more and still be preferred.
PRUNING_SLACK = 0.1
#: Deeper than any tree worth reading; it keeps recursion, here and in JSON, far from
#: Python's limit.
MAX_DEPTH = 200


@dataclass(frozen=True, slots=True)
class Split:
    """A test of one attribute, and what it is worth."""

    attribute: int
    threshold: float
    gain: float
    ratio: float


def _entropy(counts: FloatArray) -> FloatArray:
    """Weight times entropy in bits along the last axis."""
    total = counts.sum(axis=-1)
    bits = (xlogy(total, total) - xlogy(counts, counts).sum(axis=-1)) / math.log(2)
    return np.asarray(bits, dtype=np.float64)


# -- growing ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Grower:
    """Grows a tree: gain ratio among the splits of at least average gain."""

    table: Table
    min_instances: int
    n_rows: int
    sorted_values: tuple[FloatArray, ...]

    @staticmethod
    def over(table: Table, sample: Sample, min_instances: int) -> Grower:
        """Prepare to grow a tree on the sample."""
        columns = (column[~np.isnan(column)] for column in table.X[sample.rows].T)
        values = tuple(np.sort(c) for c in columns)
        return Grower(table, min_instances, len(sample.rows), values)

    def grow(self, sample: Sample, depth: int = 0) -> Node:
        """Return the tree of the sample, at most `MAX_DEPTH` tests deep."""
        report.check()
        leaf = Node(self.table.counts(sample))
        split = self._choose(leaf, sample) if depth < MAX_DEPTH else None
        if split is None:
            return leaf
        parts = self.table.parts(split, sample)
        children = tuple(self.grow(part, depth + 1) for part in parts)
        return Node(leaf.counts, split.attribute, split.threshold, children)

    def _choose(self, leaf: Node, sample: Sample) -> Split | None:
        if leaf.total < 2 * self.min_instances - TOLERANCE or leaf.errors <= TOLERANCE:
            return None
        attempts = (
            self._split(j, sample, leaf.total) for j in range(len(self.table.n_labels))
        )
        splits = [split for split in attempts if split is not None]
        if not splits:
            return None
        # attributes with very many labels would raise the bar for all the others
        modest = [s for s in splits if not self._has_many_labels(s.attribute)] or splits
        bar = sum(s.gain for s in modest) / len(modest) - GAIN_SLACK
        best, best_ratio = None, 0.0
        for split in splits:
            if split.gain >= bar and split.ratio > best_ratio + TOLERANCE:
                best, best_ratio = split, split.ratio
        if best is None or math.isnan(best.threshold):
            return best
        return replace(best, threshold=self._value_below(best))

    def _has_many_labels(self, attribute: int) -> bool:
        return self.table.n_labels[attribute] >= MANY_LABELS * self.n_rows

    def _value_below(self, split: Split) -> float:
        """Return the largest value of the whole training set up to the threshold."""
        values = self.sorted_values[split.attribute]
        position = np.searchsorted(values, split.threshold + TOLERANCE, side="right")
        return float(values[position - 1])

    def _split(self, attribute: int, sample: Sample, total: float) -> Split | None:
        values = self.table.X[sample.rows, attribute]
        known = ~np.isnan(values)
        part = Sample(sample.rows[known], sample.weights[known])
        if self.table.n_labels[attribute]:
            return self._nominal_split(attribute, part, values[known], total)
        return self._numeric_split(attribute, part, values[known], total)

    def _nominal_split(
        self, attribute: int, known: Sample, values: FloatArray, total: float
    ) -> Split | None:
        n_labels = self.table.n_labels[attribute]
        counts = self.table.branch_counts(known, values.astype(np.int64), n_labels)
        heavy = counts.sum(axis=1) >= self.min_instances - TOLERANCE
        if heavy.sum() < 2:
            return None
        before = _entropy(counts.sum(axis=0))
        gain = float(_gain(before, _entropy(counts).sum(), known.total, total))
        return Split(attribute, math.nan, gain, _gain_ratio(gain, counts, total))

    def _numeric_split(
        self, attribute: int, known: Sample, values: FloatArray, total: float
    ) -> Split | None:
        least = 0.1 * known.total / self.table.n_classes
        least = max(self.min_instances, min(least, 25.0))
        if len(values) < 2 * least - TOLERANCE:
            return None
        order = np.argsort(values, kind="stable")
        values, known = values[order], Sample(known.rows[order], known.weights[order])
        cuts = np.flatnonzero(values[:-1] + LEAST_GAP < values[1:])
        below, above = self._sides(known, cuts)
        admissible = (below.sum(axis=1) >= least - TOLERANCE) & (
            above.sum(axis=1) >= least - TOLERANCE
        )
        cuts, below, above = cuts[admissible], below[admissible], above[admissible]
        if not len(cuts):
            return None
        before = _entropy(below[0] + above[0])
        gains = _gain(before, _entropy(below) + _entropy(above), known.total, total)
        best = _first_best(gains)
        # the choice among many cuts has its price in bits (Quinlan 1996)
        gain = float(gains[best]) - math.log2(len(cuts)) / total
        if gain <= TOLERANCE:
            return None
        low, high = float(values[cuts[best]]), float(values[cuts[best] + 1])
        middle = (low + high) / 2
        counts = np.stack([below[best], above[best]])
        ratio = _gain_ratio(gain, counts, total)
        return Split(attribute, low if middle == high else middle, gain, ratio)

    def _sides(self, known: Sample, cuts: IntArray) -> tuple[FloatArray, FloatArray]:
        """Class weights below and above each cut of sorted rows, shape (cuts, c)."""
        # each run of rows between two cuts is one branch; then sum up the runs
        run = np.zeros(len(known.rows), dtype=np.int64)
        run[cuts + 1] = 1
        counts = self.table.branch_counts(known, np.cumsum(run), len(cuts) + 1)
        below = np.cumsum(counts, axis=0)
        return below[:-1], below[-1] - below[:-1]


def _gain(
    before: FloatArray, after: FloatArray, known: float, total: float
) -> FloatArray:
    """Information gain in bits per known row, times the share of known rows."""
    gain = (known / total) * (before - after)
    return np.where(np.abs(gain) < TOLERANCE, 0.0, gain) / known


def _gain_ratio(gain: float, counts: FloatArray, total: float) -> float:
    """Gain over the information of the split itself, unknown rows as one branch."""
    weights = counts.sum(axis=1)
    unknown = max(total - weights.sum(), 0.0)
    information = float(_entropy(np.append(weights, unknown)))
    return gain / (information / total) if information > TOLERANCE else 0.0


def _first_best(gains: FloatArray) -> int:
    """Scan for the best gain; a later one must exceed it by more than the tolerance."""
    record = np.maximum.accumulate(gains)
    position, best = 0, 0.0
    while True:
        following = int(np.searchsorted(record, best + TOLERANCE, side="right"))
        if following == len(record):
            return position
        position, best = following, float(record[following])


# -- pruning ---------------------------------------------------------------------------


def collapse(node: Node) -> Node:
    """Make a leaf of every subtree that makes no fewer errors in training."""
    if not node.children:
        return node
    below = sum(leaf.errors for leaf in node.leaves())
    if below >= node.errors - COLLAPSE_SLACK:
        return node.as_leaf()
    return replace(node, children=tuple(collapse(child) for child in node.children))


def added_errors(total: float, errors: float, confidence: float) -> float:
    """Return what the upper confidence limit adds to the errors of a leaf.

    The limit is the binomial one for no error, interpolated up to one error, and the
    normal one with continuity correction beyond (Quinlan 1993, chapter 4).
    """
    if errors < 1:
        base = total * (1 - math.pow(confidence, 1 / total))
        if errors == 0:
            return base
        return base + errors * (added_errors(total, 1.0, confidence) - base)
    if errors + 0.5 >= total:
        return max(total - errors, 0.0)
    z = NormalDist().inv_cdf(1 - confidence)
    f = (errors + 0.5) / total
    root = math.sqrt(f / total - f * f / total + z * z / (4 * total * total))
    limit = (f + z * z / (2 * total) + z * root) / (1 + z * z / total)
    return limit * total - errors


@dataclass(frozen=True, slots=True)
class Pruner:
    """Pessimistic pruning, bottom-up, with subtree raising."""

    table: Table
    confidence: float
    subtree_raising: bool

    def prune(self, node: Node, sample: Sample) -> Node:
        """Return the pruned tree of the sample."""
        report.check()
        if not node.children:
            return node
        parts = self.table.parts(node, sample)
        pruned = [self.prune(c, p) for c, p in zip(node.children, parts, strict=True)]
        node = replace(node, children=tuple(pruned))
        as_tree, as_leaf = self._estimate(node), self._estimate(node.as_leaf())
        raised, as_branch = None, math.inf
        if self.subtree_raising:
            raised = self._redistribute(_heaviest(node), sample)
            as_branch = self._estimate(raised)
        slack = PRUNING_SLACK + TOLERANCE
        if as_leaf <= as_tree + slack and as_leaf <= as_branch + slack:
            return node.as_leaf()
        if raised is not None and as_branch <= as_tree + slack:
            return self.prune(raised, sample)
        return node

    def _estimate(self, tree: Node) -> float:
        """Return the errors to expect on rows like those of the training."""
        leaves = (leaf for leaf in tree.leaves() if leaf.total > TOLERANCE)
        return sum(
            leaf.errors + added_errors(leaf.total, leaf.errors, self.confidence)
            for leaf in leaves
        )

    def _redistribute(self, node: Node, sample: Sample) -> Node:
        """Return the same tests with the counts of other rows."""
        counts = self.table.counts(sample)
        if not node.children:
            return Node(counts)
        parts = self.table.parts(node, sample)
        children = map(self._redistribute, node.children, parts)
        return replace(node, counts=counts, children=tuple(children))


def _heaviest(node: Node) -> Node:
    """Return the child with the largest weight, the last among equals."""
    heaviest = node.children[0]
    for child in node.children[1:]:
        if child.total >= heaviest.total - TOLERANCE:
            heaviest = child
    return heaviest


# -- the estimator ---------------------------------------------------------------------


@declare(
    Plugin(
        id="j48",
        title="Decision tree (J48)",
        kind="classifier",
        family="Trees",
        params=(
            real(
                "confidence",
                0.25,
                low=0.0,
                low_open=True,
                high=0.5,
                help="Confidence of the error limit in pruning: smaller prunes more.",
            ),
            integer(
                "min_instances",
                2,
                low=1,
                help="At least two branches of a test hold this many rows.",
            ),
            flag("unpruned", False, help="Leave the tree as it was grown."),
            flag(
                "reduced_error",
                False,
                help="Prune by the errors on a third of the rows, set aside, instead "
                "of by confidence.",
            ),
            flag(
                "subtree_raising",
                True,
                help="Pruning may put the largest branch in the place of its parent.",
                advanced=True,
            ),
            flag(
                "laplace",
                False,
                help="Add one row of every class to each leaf's counts.",
                advanced=True,
            ),
        ),
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary="Grows a tree by gain ratio, one branch for each label of a nominal "
        "attribute and two for a numeric one, and prunes it by an upper limit "
        "of the errors to expect.",
        reference="J. R. Quinlan (1993), C4.5: Programs for Machine Learning; "
        "J. R. Quinlan (1996), Improved use of continuous attributes in C4.5, JAIR 4.",
    )
)
class J48(ClassifierMixin, BaseEstimator):
    """The C4.5 decision tree by the rules of Weka's J48.

    Parameters
    ----------
    confidence : float
        Confidence of the error limit in pruning, above 0 and at most 0.5.
    min_instances : int
        Least weight of rows in two branches of a test.
    unpruned : bool
        No pruning; subtrees without fewer training errors still collapse. It wins over
        `reduced_error`.
    reduced_error : bool
        Grow on two thirds of the rows and prune by the errors on the rest: every
        third row, counted class by class.
    subtree_raising : bool
        Whether pruning may replace a node by its largest branch.
    laplace : bool
        Whether leaf probabilities are (count + 1) / (rows + classes).

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    attributes_ : tuple of Attribute
    tree_ : Node
        The root.

    Notes
    -----
    A row with a missing value goes down every branch, weighted with the branch's share
    of the known rows, in training as in prediction.

    As in Weka, values closer than 1e-5 are not cut apart: an attribute measured in so
    small a unit has to be scaled first.

    References
    ----------
    J. R. Quinlan (1993), C4.5: Programs for Machine Learning, Morgan Kaufmann.
    J. R. Quinlan (1996), Improved use of continuous attributes in C4.5, JAIR 4.
    """

    def __init__(
        self,
        confidence: float = 0.25,
        min_instances: int = 2,
        unpruned: bool = False,
        reduced_error: bool = False,
        subtree_raising: bool = True,
        laplace: bool = False,
    ) -> None:
        self.confidence = confidence
        self.min_instances = min_instances
        self.unpruned = unpruned
        self.reduced_error = reduced_error
        self.subtree_raising = subtree_raising
        self.laplace = laplace

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        attributes: Sequence[Attribute] | None = None,
    ) -> Self:
        """Grow and prune the tree.

        Parameters
        ----------
        X : array-like, shape (n, d)
            Nominal cells are codes, missing cells NaN.
        y : array-like, shape (n,)
        attributes : sequence of Attribute, optional
            One for each column; all numeric if left out.

        Raises
        ------
        Problem
            When a parameter is wrong, or the attributes do not fit the columns.
        Cancelled
            When the job was cancelled.
        """
        check_params(self.plugin.params, self.get_params(deep=False))
        rows, labels = validate_data(
            self, X, y, dtype=np.float64, ensure_all_finite="allow-nan"
        )
        check_classification_targets(labels)
        self.attributes_ = matching_attributes(rows, attributes)
        self.classes_, codes = class_codes(labels)
        n_labels = tuple(len(a.values) if a.is_nominal else 0 for a in self.attributes_)
        self.tree_ = self._build(Table(rows, codes, len(self.classes_), n_labels))
        self._flat = FlatTree.of(self.tree_, laplace=self.laplace)
        return self

    def _build(self, table: Table) -> Node:
        aside = held_out(table.codes)
        if self.unpruned or not self.reduced_error:
            aside[:] = False
        sample = Sample.whole(np.flatnonzero(~aside))
        tree = Grower.over(table, sample, self.min_instances).grow(sample)
        if self.unpruned:
            return collapse(tree)
        if self.reduced_error:
            return reduce_errors(table, tree, Sample.whole(np.flatnonzero(aside)))[0]
        pruner = Pruner(table, self.confidence, self.subtree_raising)
        return pruner.prune(collapse(tree), sample)

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return the class shares of the leaves reached, shape (n, n_classes)."""
        check_is_fitted(self)
        rows = validate_data(
            self, X, dtype=np.float64, ensure_all_finite="allow-nan", reset=False
        )
        matching_attributes(rows, self.attributes_)
        return self._flat.probabilities(rows)

    def predict(self, X: npt.ArrayLike) -> npt.NDArray[Any]:
        """Return the most probable class of each row, shape (n,); ties: the first."""
        best = np.argmax(self.predict_proba(X), axis=1)
        return np.asarray(self.classes_[best])

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return leaves, size and nodes of the tree as plain JSON values.

        Parameters
        ----------
        attributes : sequence of Attribute, optional
            Whose names to use; those of `fit` if left out.
        classes : sequence of str, optional
            The declared class labels, when y held their codes.
        """
        described = self.attributes_ if attributes is None else tuple(attributes)
        names = class_names(self.classes_, classes)
        return {
            "leaves": sum(1 for _ in self.tree_.leaves()),
            "size": sum(1 for _ in self.tree_.walk()),
            "root": self.tree_.describe(described, names),
        }

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.allow_nan = True
        return tags
