"""A thinned curve has the same box, and the same highest and lowest point in each part."""

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from workbench.ui.drawing.thinning import extremes


@example(2220, 33, 466574)  # where n / parts times j is less than a whole number
@given(st.integers(1, 5000), st.integers(1, 50), st.integers(0, 2**32 - 1))
def test_each_part_keeps_its_least_and_its_greatest(n, parts, seed):
    values = np.random.default_rng(seed).integers(0, 40, n).astype(float)
    kept = extremes(values, parts)
    assert kept[0] == 0
    assert kept[-1] == n - 1
    assert (np.diff(kept) > 0).all()
    if n <= 2 * parts + 2:
        assert len(kept) == n
        return
    assert len(kept) <= 2 * parts + 2
    edges = [n * j // parts for j in range(parts + 1)]
    for begin, end in pairwise(edges):
        own = values[kept[(kept >= begin) & (kept < end)]]
        assert own.min() == values[begin:end].min()
        assert own.max() == values[begin:end].max()


@pytest.mark.parametrize("n", [0, 1, 2])
def test_short_curves_are_whole(n):
    assert extremes(np.zeros(n)).tolist() == list(range(n))
