"""Boxes, violins, mosaics and silhouettes against NumPy, SciPy and scikit-learn."""

from __future__ import annotations

import matplotlib.cbook
import numpy as np
import pandas as pd
import pytest
from scipy.stats import chi2_contingency, gaussian_kde
from scipy.stats.contingency import association
from sklearn.metrics import silhouette_samples

from workbench.api import Attribute, Dataset, Problem
from workbench.compute.pictures import group_figures
from workbench.compute.pictures.group_figures import (
    MOST_EXACT,
    MOST_FAR,
    box_figures,
    box_picture,
    mosaic,
    silhouettes,
    violin,
)


@pytest.mark.parametrize("n", [1, 2, 5, 40, 301])
def test_boxes_are_those_of_another_program(n):
    values = np.random.default_rng(n).standard_t(2, n)
    (wanted,) = matplotlib.cbook.boxplot_stats(values)
    keys = ("whislo", "q1", "med", "q3", "whishi", "mean")
    assert box_figures(values) == pytest.approx([wanted[key] for key in keys])


def test_no_value_makes_no_box():
    assert np.isnan(box_figures(np.empty(0))).all()


@pytest.mark.parametrize(
    ("n", "error"), [(2, 1e-12), (60, 1e-12), (MOST_EXACT + 900, 1e-5)]
)
def test_violins_are_gaussian_kde(n, error):
    rng = np.random.default_rng(n)
    values = np.concatenate([rng.normal(size=n // 2), rng.normal(6, 0.5, n - n // 2)])
    where, density = violin(values)
    wanted = gaussian_kde(values, "scott")(where)
    assert density == pytest.approx(wanted, abs=error * wanted.max())
    assert np.trapezoid(density, where) == pytest.approx(1, abs=5e-3)


def test_values_that_do_not_vary_have_no_violin():
    assert not violin(np.full(9, 2.0))[1].any()


def made(n=400):
    rng = np.random.default_rng(4)
    X = rng.standard_t(1.5, (n, 2))
    X[::9, 0] = np.nan
    y = rng.integers(0, 3, n)
    kind = Attribute("kind", "nominal", ("a", "b", "c"))
    return Dataset(X, y, (Attribute("u"), Attribute("v")), kind)


def test_each_group_has_its_box_and_its_far_rows():
    data = made()
    found = box_picture(data, [0, 1], data.y, data.classes)
    for i in range(2):
        for code in range(3):
            own = data.X[data.y == code, i]
            own = own[~np.isnan(own)]
            (wanted,) = matplotlib.cbook.boxplot_stats(own)
            assert found.counts[i, code] == len(own)
            assert found.boxes[i, code, 2] == pytest.approx(wanted["med"])
            here = (found.far_column == i) & (found.far_code == code)
            assert found.far_counts[i, code] == len(wanted["fliers"])
            assert sorted(found.far_value[here]) == pytest.approx(
                sorted(wanted["fliers"])
            )
            rows = found.far_row[here]
            assert (data.y[rows] == code).all()
            assert data.X[rows, i] == pytest.approx(found.far_value[here])


def test_of_many_far_rows_the_farthest_are_listed():
    x = np.concatenate([np.zeros(5000), np.arange(1.0, 501.0)])
    data = Dataset(x[:, None], np.zeros(5500), (Attribute("x"),), Attribute("y"))
    found = box_picture(data, [0], np.zeros(5500, np.int64), ("",))
    assert found.far_counts[0, 0] == 500
    assert found.far_value.tolist() == list(range(501 - MOST_FAR, 501))


def labelled():
    rng = np.random.default_rng(6)
    n = 200
    hue = rng.integers(0, 4, n).astype(float)
    hue[:5] = np.nan
    y = rng.integers(-1, 3, n)
    attribute = Attribute("hue", "nominal", ("r", "g", "b", "k"))
    kind = Attribute("kind", "nominal", ("a", "b", "c"))
    return Dataset(hue[:, None], y, (attribute,), kind)


def test_a_mosaic_is_the_contingency_table_of_scipy():
    data = labelled()
    found = mosaic(data, 0, 1)
    known = ~np.isnan(data.X[:, 0]) & (data.y >= 0)
    wanted = pd.crosstab(data.X[known, 0], data.y[known]).to_numpy()
    assert (found.counts == wanted).all()
    assert found.left_out == int((~known).sum())
    chi2, *_, expected = chi2_contingency(wanted, correction=False)
    assert found.chi2 == pytest.approx(chi2)
    assert found.expected == pytest.approx(expected)
    assert found.v == pytest.approx(association(wanted, "cramer"))


def test_of_many_labels_the_rare_ones_are_one():
    names = tuple(f"v{k}" for k in range(90))
    codes = np.concatenate([np.arange(90), np.arange(30, 90)]).astype(float)
    data = Dataset(
        codes[:, None], np.zeros(150, np.int64), (Attribute("v", "nominal", names),),
        Attribute("kind", "nominal", ("a",)),
    )  # fmt: skip
    found = mosaic(data, 0, 1)
    assert found.counts.sum() == 150
    assert found.names[0][-1] == "+26"
    assert found.counts[-1, 0] == 26


@pytest.mark.parametrize("g", [2, 3, 7])
def test_silhouettes_are_those_of_scikit_learn(g):
    rng = np.random.default_rng(g)
    X = rng.normal(size=(60, 3))
    codes = rng.integers(0, g, 60)
    codes[0] = g  # alone in its class
    D = np.abs(X[:, None] - X).sum(axis=2)
    wanted = silhouette_samples(D, codes, metric="precomputed")
    assert silhouettes(D, codes) == pytest.approx(wanted, abs=1e-12)


def test_one_class_has_silhouettes_of_zero():
    assert not silhouettes(np.ones((4, 4)), np.zeros(4, np.int64)).any()


def test_numbers_make_no_mosaic():
    data = made()
    with pytest.raises(Problem, match="u is numeric"):
        group_figures.mosaic(data, 0, 2)
