"""Principal axes against scikit-learn, and the way back to the attributes."""

from __future__ import annotations

import numpy as np
import pytest
from sklearn.decomposition import PCA

from workbench.api import Attribute, Dataset, Problem, numeric_attributes
from workbench.core.plane.principal_axes import principal_axes
from workbench.core.plane.space import make_space

LABEL = Attribute("class", "nominal", ("a", "b"))


def numbers(n=80, d=5, seed=0):
    rng = np.random.default_rng(seed)
    X = rng.normal(size=(n, d)) @ rng.normal(size=(d, d)) * 10.0 ** np.arange(d) + 3
    return Dataset(X, rng.integers(2, size=n), numeric_attributes(d), LABEL)


def scaled_by_hand(X, scale):
    if scale == "min-max":
        return (X - X.min(axis=0)) / (X.max(axis=0) - X.min(axis=0))
    return (X - X.mean(axis=0)) / X.std(axis=0) if scale == "z-score" else X


@pytest.mark.parametrize("scale", ["none", "min-max", "z-score"])
@pytest.mark.parametrize(("n", "d"), [(80, 5), (20, 60)])
def test_places_and_shares_equal_scikit_learn(scale, n, d):
    data = numbers(n, d) if d < 10 else numbers(n, 5)
    if d > 10:  # more attributes than rows
        rng = np.random.default_rng(2)
        X = rng.normal(size=(n, d)) * np.linspace(3, 1, d)
        data = Dataset(X, data.y, numeric_attributes(d), LABEL)
    axes = principal_axes(data, scale)
    scaled = scaled_by_hand(data.X, scale)
    reference = PCA(2, svd_solver="full").fit(scaled)
    places = reference.transform(scaled)
    size = np.abs(places).max()
    found = axes.project(data.X)
    signs = np.sign((found * places).sum(axis=0))
    assert found == pytest.approx(places * signs, abs=1e-8 * size)
    assert axes.shares == pytest.approx(reference.explained_variance_ratio_, rel=1e-9)


@pytest.mark.parametrize("scale", ["none", "min-max", "z-score"])
def test_a_place_mapped_back_stands_at_the_place_and_at_the_other_means(scale):
    data = numbers()
    axes = principal_axes(data, scale)
    places = np.random.default_rng(1).normal(size=(30, 2))
    cells = axes.centre + places @ axes.span
    assert axes.project(cells) == pytest.approx(places, abs=1e-9)
    scaled = scaled_by_hand(data.X, scale)
    full = PCA(5, svd_solver="full").fit(scaled)
    shift = data.X.min(axis=0) if scale == "min-max" else data.X.mean(axis=0)
    width = np.ptp(data.X, axis=0) if scale == "min-max" else data.X.std(axis=0)
    mapped = cells if scale == "none" else (cells - shift) / width
    others = full.transform(mapped)[:, 2:]
    assert np.abs(others).max() < 1e-8 * max(1, np.abs(full.transform(scaled)).max())


def test_labels_stand_at_the_commonest_gaps_at_the_mean_constants_stay():
    rng = np.random.default_rng(3)
    X = np.column_stack([rng.normal(size=(50, 3)), np.full(50, 7.0)])
    codes = np.array([2.0] * 20 + [0.0] * 18 + [np.nan] * 12)
    X = np.column_stack([X[:, :2], codes, X[:, 2:]])
    X[4, 0] = np.nan
    kinds = (
        Attribute("p"), Attribute("q"), Attribute("n", "nominal", ("u", "v", "w")),
        Attribute("r"), Attribute("c"),
    )  # fmt: skip
    data = Dataset(X, rng.integers(2, size=50), kinds, LABEL)
    axes = principal_axes(data, "z-score")
    assert axes.labels_fixed
    assert axes.centre[2] == 2.0
    assert axes.centre[4] == 7.0
    assert np.array_equal(axes.span[:, [2, 4]], np.zeros((2, 2)))
    assert axes.centre[0] == pytest.approx(np.nanmean(X[:, 0]))
    filled = X.copy()
    filled[4, 0] = np.nanmean(X[:, 0])
    assert axes.project(X) == pytest.approx(axes.project(filled))
    # the same plane where distances are measured: indicators of the commonest label
    plane = axes.plane(make_space(data, "euclidean", scale="z-score"), data)
    names = plane.space.places
    assert plane.base[2:5].tolist() == [0, 0, 1]
    assert plane.base[names["c"]] == 7.0
    assert plane.span[:, names["r"]] == pytest.approx(axes.span[:, 3])


def test_rows_along_one_line_have_no_second_axis():
    line = np.linspace(0, 1, 30)[:, None] * [1.0, 2.0, -3.0]
    data = Dataset(line, np.zeros(30, int), numeric_attributes(3), LABEL)
    with pytest.raises(Problem, match="one axis"):
        principal_axes(data, "none")
    one_row = Dataset(line[:1], np.zeros(1, int), numeric_attributes(3), LABEL)
    with pytest.raises(Problem, match="one axis"):
        principal_axes(one_row, "none")
