"""Histograms of whole numbers: each bin holds as many of them as every other."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.api import Attribute, Dataset
from workbench.core.results.histogram_bars import MOST_WHOLE, count_bars, whole_edges


@given(
    st.lists(st.integers(-40, 160), min_size=1, max_size=60), st.integers(2, 30)
)  # fmt: skip
def test_every_bin_holds_equally_many_whole_numbers(numbers, n_bins):
    values = np.array(numbers, float)
    edges = whole_edges(values, n_bins)
    span = int(values.max() - values.min()) + 1
    if edges is None:
        assert span > MOST_WHOLE * n_bins
        return
    assert len(edges) - 1 <= n_bins
    inside = [np.arange(np.ceil(a), np.ceil(b)).size for a, b in pairwise(edges)]
    assert len(set(inside)) == 1
    assert edges[0] < values.min()
    assert edges[-1] > values.max()
    counts, _ = np.histogram(values, edges)
    assert counts.sum() == len(values)


def test_dice_make_six_bars_of_what_was_thrown():
    thrown = np.random.default_rng(1).integers(1, 7, 300)
    data = Dataset(
        thrown[:, None].astype(float),
        np.zeros(300),
        (Attribute("eyes"),),
        Attribute("y"),
    )
    bars = count_bars(data, 0, 20)
    assert bars.edges.tolist() == [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5]
    assert bars.counts[0].tolist() == np.bincount(thrown, minlength=7)[1:].tolist()


@pytest.mark.parametrize("values", [[], [0.5, 1.0], [0.0, 1e6], [0.0, 1e300]])
def test_other_numbers_keep_their_bins(values):
    assert whole_edges(np.array(values), 20) is None
