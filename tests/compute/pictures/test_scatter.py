"""Counts, curves and correlations of a scatter matrix against SciPy and brute force."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import norm, pearsonr, spearmanr

from workbench.api import Attribute
from workbench.compute.pictures import scatter
from workbench.compute.reading.readers import read


def test_correlations_equal_scipys_with_gaps_left_out():
    data = read("builtin:iris")
    x, y = data.X[:, 0].copy(), data.X[:, 2].copy()
    x[:5] = np.nan
    y[60] = np.nan
    known = ~np.isnan(x) & ~np.isnan(y)
    for ranks, reference in ((False, pearsonr), (True, spearmanr)):
        found = scatter.correlation(x, y, data.y, 3, ranks=ranks)
        expected = [reference(x[known], y[known])[0]]
        for c in range(3):
            own = known & (data.y == c)
            expected.append(reference(x[own], y[own])[0])
        assert found == pytest.approx(expected, abs=1e-12)


def test_what_does_not_vary_has_no_correlation():
    found = scatter.correlation(np.ones(5), np.arange(5.0), np.zeros(5, int), 1)
    assert np.isnan(found).all()


def test_tiles_count_every_row_once():
    rng = np.random.default_rng(1)
    x, y, codes = rng.random(500), rng.random(500), rng.integers(0, 2, 500)
    x[3] = np.nan
    found = scatter.tiles(x, y, codes, 2, ((0, 1), (0, 1)), side=8)
    for c in range(2):
        own = (codes == c) & ~np.isnan(x)
        expected, _, _ = np.histogram2d(y[own], x[own], 8, [[0, 1], [0, 1]])
        assert found[c].tolist() == expected.astype(int).tolist()


def test_histogram_equals_numpys():
    data = read("builtin:iris")
    edges = np.linspace(*scatter.extent(data.X[:, 0], data.attributes[0]), 13)
    found = scatter.histogram(data.X[:, 0], data.y, 3, edges)
    for c in range(3):
        expected, _ = np.histogram(data.X[data.y == c, 0], edges)
        assert found[c].tolist() == expected.tolist()


def test_density_equals_the_sum_of_kernels():
    rng = np.random.default_rng(2)
    values = rng.normal(size=300)
    codes = (values > 0.3).astype(int)
    span = (float(values.min()), float(values.max()))
    places, density = scatter.density_curves(values, codes, 2, span)
    for c in range(2):
        own = values[codes == c]
        width = own.std() * own.size**-0.2
        expected = norm.pdf(places[:, None], own, width).sum(axis=1) / 300
        assert density[c] == pytest.approx(expected, abs=2e-3 * expected.max())


def test_extent_of_labels_and_of_what_does_not_vary():
    assert scatter.extent(
        np.array([0.0, 2]), Attribute("a", "nominal", ("x", "y", "z"))
    ) == (-0.5, 2.5)
    assert scatter.extent(np.array([4.0, 4, np.nan]), Attribute("a")) == (3.5, 4.5)
    assert scatter.extent(np.array([np.nan]), Attribute("a")) == (0.0, 1.0)
