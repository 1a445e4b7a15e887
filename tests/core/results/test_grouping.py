"""Which groups are drawn one by one, and how the others are counted together."""

from __future__ import annotations

from collections import Counter

import numpy as np

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.core.results.grouping import BY_CLASS, MOST_GROUPS, drawn_groups, groups
from workbench.core.results.histogram_bars import count_bars


def many(n_classes: int = 500, n: int = 4_000, unlabelled: int = 0) -> Dataset:
    """Make rows of classes that are not equally frequent."""
    rng = np.random.default_rng(3)
    y = (n_classes * rng.random(n) ** 2).astype(np.int64)
    y[:unlabelled] = -1
    label = Attribute("kind", "nominal", tuple(f"c{k}" for k in range(n_classes)))
    return Dataset(rng.normal(size=(n, 2)), y, numeric_attributes(2), label)


def test_the_most_frequent_classes_keep_their_names():
    data = many(unlabelled=7)
    codes, names = drawn_groups(data)
    sizes = Counter(data.classes[c] for c in data.y.tolist() if c >= 0)
    ranked = sorted(data.classes, key=lambda name: (-sizes[name], int(name[1:])))
    first = set(ranked[:MOST_GROUPS])
    assert names == (*(c for c in data.classes if c in first), "+436", "?")
    for row, code in enumerate(codes.tolist()):
        label = "?" if data.y[row] < 0 else data.classes[data.y[row]]
        assert names[code] == (label if label in first or label == "?" else "+436")


def test_few_classes_are_left_as_they_are():
    data = many(MOST_GROUPS, unlabelled=3)
    both = zip(drawn_groups(data, BY_CLASS), groups(data, BY_CLASS), strict=True)
    assert all(np.array_equal(drawn, plain) for drawn, plain in both)


def test_bars_count_every_row_of_many_classes():
    data = many()
    bars = count_bars(data, 0, 20)
    codes, names = drawn_groups(data)
    assert bars.groups == names
    for group in range(len(names)):
        expected, _ = np.histogram(data.X[codes == group, 0], bars.edges)
        assert bars.counts[group].tolist() == expected.tolist()
    assert bars.counts.sum() == data.n_rows
