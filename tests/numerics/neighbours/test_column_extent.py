"""Extents of columns: against numpy's own functions that leave NaN out."""

import warnings

import numpy as np
import pytest

from workbench.numerics.neighbours import column_extent as module
from workbench.numerics.neighbours.column_extent import Extent


@pytest.mark.parametrize("share", [0.0, 0.2, 0.97])
def test_it_is_what_numpy_finds_without_nan(share, monkeypatch):
    monkeypatch.setattr(module, "_PIECE", 7)
    random = np.random.default_rng(3)
    rows = random.normal(size=(50, 6)) * 10.0 ** np.arange(6)
    rows[random.random(rows.shape) < share] = np.nan
    rows[:, 2] = 5.0
    rows[:, 4] = np.nan if share else rows[:, 4]
    found = Extent.of(rows)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # a column of NaN only
        low, high = np.nanmin(rows, axis=0), np.nanmax(rows, axis=0)
        means = np.nan_to_num(np.nanmean(rows, axis=0))
    known = ~np.isnan(rows).all(axis=0)
    np.testing.assert_array_equal(found.low[known], low[known])
    np.testing.assert_array_equal(found.high[known], high[known])
    np.testing.assert_allclose(found.means, means, rtol=1e-12)
    np.testing.assert_array_equal(found.gaps, np.isnan(rows).any(axis=0))
    np.testing.assert_array_equal(found.ranges[known], (high - low)[known])
    assert not found.ranges[~known].any()
    far = np.nan_to_num(np.abs(rows - found.means)).max(axis=0)
    np.testing.assert_allclose(found.farthest(found.means), far, rtol=1e-12)


def test_numbers_near_the_end_of_all_numbers_make_no_noise():
    found = Extent.of(np.full((3, 1), 1e308))
    assert found.high.tolist() == [1e308]
    assert not found.gaps.any()
    assert Extent.of(np.empty((0, 2))).means.tolist() == [0.0, 0.0]
