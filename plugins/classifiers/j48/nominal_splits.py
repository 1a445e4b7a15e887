"""Gain ratios of splits by nominal attributes, for all nodes of a level at once."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from workbench.api.data import FloatArray, IntArray

from .splits import BestSplits, Level, Rules, first_best, ratios
from .training_table import Sample, Table, x_log2_x
from .trees import TOLERANCE

#: Cells of a table of counts by attribute, node, label and class that there is room for.
MOST_CELLS = 1 << 22


def best_nominal_splits(table: Table, rules: Rules, level: Level) -> BestSplits:
    """Return the best split of each node by each nominal attribute."""
    n_labels = table.n_labels[table.n_labels > 0]
    splits = BestSplits.none(len(n_labels), len(level.counts))
    judge = _judge_one_label if rules.binary_splits else _judge_all_labels
    for labels in np.unique(n_labels).tolist():
        places = np.flatnonzero(n_labels == labels)
        for some, nodes, counts in _label_counts(table, level, places, labels):
            judge(rules, counts, level.total[nodes], splits, (some, nodes))
    return splits


def _label_counts(
    table: Table, level: Level, places: IntArray, n_labels: int
) -> Iterator[tuple[IntArray, slice, FloatArray]]:
    """Yield class weights by attribute, node and label, as many as there is room for.

    The arrays have the shape (attributes, nodes, labels, classes).
    """
    sample, k = level.sample, len(level.counts)
    columns = np.flatnonzero(table.n_labels)
    width = n_labels * table.n_classes
    n_nodes = min(k, max(1, MOST_CELLS // width))
    n_places = max(1, min(MOST_CELLS // (n_nodes * width), MOST_CELLS // len(sample)))
    for first in range(0, k, n_nodes):
        nodes = slice(first, min(first + n_nodes, k))
        here = sample
        if n_nodes < k:
            here = sample[(sample.node >= nodes.start) & (sample.node < nodes.stop)]
        for i in range(0, len(places), n_places):
            some = places[i : i + n_places]
            counts = _counted(table, here, columns[some], nodes, n_labels)
            yield some, nodes, counts


def _counted(
    table: Table, sample: Sample, columns: IntArray, nodes: slice, n_labels: int
) -> FloatArray:
    b, k, c = len(columns), nodes.stop - nodes.start, table.n_classes
    values = table.X[sample.row][:, columns].T
    known = ~np.isnan(values)
    cell = (np.arange(b)[:, None] * k + sample.node - nodes.start) * n_labels
    cell = (cell + np.where(known, values, 0.0).astype(np.int64)) * c
    cell += table.codes[sample.row]
    weight = sample.weight * known
    counts = np.bincount(cell.ravel(), weight.ravel(), b * k * n_labels * c)
    return np.asarray(counts, dtype=np.float64).reshape(b, k, n_labels, c)


def _judge_all_labels(
    rules: Rules,
    counts: FloatArray,
    total: FloatArray,
    splits: BestSplits,
    where: tuple[IntArray, slice],
) -> None:
    """Fill in splits with a branch for each label."""
    weights = counts.sum(axis=3)
    known = weights.sum(axis=2)
    apart = x_log2_x(weights).sum(axis=2)
    together = x_log2_x(known) - x_log2_x(counts.sum(axis=2)).sum(axis=2)
    gain = (together - apart + x_log2_x(counts).sum(axis=(2, 3))) / total
    parts = apart + x_log2_x(np.maximum(total - known, 0.0))
    heavy = weights >= rules.min_instances - TOLERANCE
    possible = heavy.sum(axis=2) >= 2
    splits.gain[where] = np.where(possible, gain, -np.inf)
    splits.ratio[where] = np.where(possible, ratios(gain, parts, total), 0.0)


def _judge_one_label(
    rules: Rules,
    counts: FloatArray,
    total: FloatArray,
    splits: BestSplits,
    where: tuple[IntArray, slice],
) -> None:
    """Fill in the best splits of one label from all others: of the largest ratio."""
    both = counts.sum(axis=2, keepdims=True)
    others = np.maximum(both - counts, 0.0)
    weights, rest, known = counts.sum(axis=3), others.sum(axis=3), both.sum(axis=3)
    total = total[:, None]
    apart = x_log2_x(weights) + x_log2_x(rest)
    gain = x_log2_x(known) - x_log2_x(both).sum(axis=3) - apart
    gain = (gain + (x_log2_x(counts) + x_log2_x(others)).sum(axis=3)) / total
    ratio = ratios(gain, apart + x_log2_x(np.maximum(total - known, 0.0)), total)
    least = rules.min_instances - TOLERANCE
    ratio = np.where((weights >= least) & (rest >= least), ratio, -np.inf)
    starts = np.arange(0, ratio.size, ratio.shape[2])
    best = first_best(ratio.ravel(), starts).reshape(ratio.shape[:2])
    found = best >= 0
    splits.gain[where] = np.where(found, gain.ravel()[best], -np.inf)
    splits.ratio[where] = np.where(found, ratio.ravel()[best], 0.0)
    splits.low[where] = np.where(found, best % ratio.shape[2], np.nan)
