"""Figures of all columns: the same as those of one column, and by SciPy."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import f_oneway

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.compute.describing.describe import nearest_share, summary
from workbench.compute.describing.overview import LOO_ROWS, sketch, worth
from workbench.compute.reading.readers import read
from workbench.core.results.histogram_bars import count_bars


@pytest.mark.parametrize("source", ["builtin:iris", "builtin:mixed-demo"])
def test_worth_is_that_of_the_summary(source):
    data = read(source)
    for column in range(len(data.columns)):
        told, whole = worth(data, column), summary(data, column)
        assert (told.f_ratio, told.loo_share) == (whole.f_ratio, whole.loo_share)
        assert sketch(data, column).missing == whole.missing


def test_a_large_set_is_sampled_for_leave_one_out_only():
    rng = np.random.default_rng(2)
    n = LOO_ROWS + 5000
    X = rng.normal(size=(n, 1))
    y = (X[:, 0] + rng.normal(size=n) > 0).astype(int)
    label = Attribute("c", "nominal", ("a", "b"))
    data = Dataset(X, y, numeric_attributes(1), label)
    told = worth(data, 0)
    assert told.sampled == LOO_ROWS
    assert told.f_ratio == pytest.approx(f_oneway(X[y == 0, 0], X[y == 1, 0]).statistic)
    assert told.loo_share == pytest.approx(nearest_share(X[:, 0], y), abs=0.01)
    assert told == worth(data, 0)  # the same sample every time


def test_groups_are_the_figures_of_each_class():
    data = read("builtin:iris")
    for column in range(4):
        x = data.column(column)
        found = summary(data, column, worth=False).classes
        assert found.labels == data.classes
        for code in range(3):
            part = x[data.y == code]
            assert (found.n[code], found.missing[code]) == (50, 0)
            assert found.mean[code] == pytest.approx(part.mean())
            assert found.sd[code] == pytest.approx(part.std(ddof=1))
            assert found.median[code] == pytest.approx(np.median(part))
            assert (found.min[code], found.max[code]) == (part.min(), part.max())


def test_labels_by_class_are_a_contingency_table():
    data = read("builtin:mixed-demo")
    table = summary(data, 1).labels
    for code, label in enumerate(data.columns[1].values):
        rows = data.column(1) == code
        expected = [int((rows & (data.y == k)).sum()) for k in range(2)]
        assert table.labels[code] == label
        assert table.by_class[code].tolist() == expected


def test_bars_of_texts_are_the_most_frequent():
    texts = tuple(f"t{i}" for i in range(100))
    codes = np.repeat(np.arange(100), np.arange(1, 101)).astype(float)
    data = Dataset(
        codes[:, None], np.zeros(len(codes)), (Attribute("s", "string", texts),),
        Attribute("c"),
    )  # fmt: skip
    bars = count_bars(data, 0, 20)
    assert bars.labels == tuple(f"t{i}" for i in range(99, 69, -1))
    assert bars.counts[0].tolist() == list(range(100, 70, -1))
    assert (bars.bins == -1).sum() == sum(range(1, 71))


def test_bars_by_another_attribute_and_by_none():
    data = read("builtin:mixed-demo")
    by_colour = count_bars(data, 0, 4, by=1)
    for code in range(3):
        x = data.column(0)[data.column(1) == code]
        expected = np.histogram(x[~np.isnan(x)], by_colour.edges)[0]
        assert by_colour.counts[code].tolist() == expected.tolist()
    alone = count_bars(data, 0, 4, by=-1)
    assert alone.counts.shape == (1, 4)
    assert alone.counts.sum() == 11


def test_the_largest_tie_is_that_of_the_commonest_value():
    data = read("builtin:iris")
    for column in range(4):
        _, counts = np.unique(data.column(column), return_counts=True)
        assert count_bars(data, column, 10).largest_tie == counts.max()
