"""Principal components against scikit-learn, and against their definition."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.linalg import sqrtm
from scipy.spatial.distance import pdist
from sklearn.decomposition import PCA
from sklearn.preprocessing import MinMaxScaler, StandardScaler

from workbench.api import Attribute, Dataset, Problem, numeric_attributes
from workbench.compute.pictures.projection import principal_components
from workbench.compute.reading.readers import read

SCALERS = {"min-max": MinMaxScaler(), "z-score": StandardScaler()}


@pytest.mark.parametrize("scale", ["none", "min-max", "z-score"])
@pytest.mark.parametrize("name", ["iris", "wine"])
def test_equals_scikit_learn_up_to_sign(name, scale):
    data = read(f"builtin:{name}")
    X = data.X if scale == "none" else SCALERS[scale].fit_transform(data.X)
    reference = PCA().fit(X)
    found = principal_components(data, scale)
    assert found.variances == pytest.approx(reference.explained_variance_, rel=1e-9)
    assert found.shares == pytest.approx(reference.explained_variance_ratio_, rel=1e-9)
    scores = reference.transform(X)
    signs = np.sign((found.scores * scores).sum(axis=0))
    assert found.scores == pytest.approx(
        scores * signs, abs=1e-8 * np.abs(scores).max()
    )
    expected = reference.components_ * signs[:, None]
    assert found.directions == pytest.approx(expected, abs=1e-8)
    assert found.names == tuple(a.name for a in data.attributes)


def test_sign_rule_does_not_depend_on_the_order_of_rows():
    data = read("builtin:wine")
    turned = data.take(np.arange(data.n_rows)[::-1])
    a, b = principal_components(data), principal_components(turned)
    assert b.directions == pytest.approx(a.directions, abs=1e-9)
    assert b.scores[::-1] == pytest.approx(a.scores, abs=1e-6)
    largest = np.abs(a.directions).argmax(axis=1)
    assert (a.directions[np.arange(len(largest)), largest] > 0).all()


def test_loadings_of_z_scores_are_correlations_with_the_scores():
    data = read("builtin:iris")
    found = principal_components(data, "z-score")
    n = data.n_rows
    expected = np.corrcoef(data.X.T, found.scores.T)[:4, 4:].T
    # z-scores divide by the deviation of all rows, variances by n - 1
    assert found.loadings * np.sqrt((n - 1) / n) == pytest.approx(expected, abs=1e-9)


def test_labels_become_columns_and_more_columns_than_rows_are_fine():
    rng = np.random.default_rng(3)
    colour = Attribute("colour", "nominal", ("red", "green", "blue"))
    sex = Attribute("sex", "nominal", ("f", "m"))
    X = np.column_stack([rng.normal(size=(4, 6)), [0, 1, 2, 1], [0, 1, 1, 0]])
    data = Dataset(
        X, np.zeros(4, int), (*numeric_attributes(6), colour, sex),
        Attribute("class", "nominal", ("a",)),
    )  # fmt: skip
    found = principal_components(data)
    assert found.names[6:] == ("colour=red", "colour=green", "colour=blue", "sex=m")
    assert found.directions.shape == (4, 10)
    # all distances survive a rotation
    centred = found.scores @ found.directions
    full = np.column_stack([X[:, :6], np.eye(3)[X[:, 6].astype(int)], X[:, 7]])
    assert centred + found.mean == pytest.approx(full, abs=1e-9)


def test_one_row_is_refused_in_one_line():
    with pytest.raises(Problem, match="2 rows"):
        principal_components(read("builtin:iris").take([0]))


# -- under a metric ---------------------------------------------------------------------


def root(M):
    """The symmetric root, by scipy."""
    return sqrtm(M).real


@pytest.mark.parametrize("rank", [13, 5])
@pytest.mark.parametrize("scale", ["min-max", "z-score"])
def test_under_a_learned_metric_it_is_pca_of_the_rows_under_its_root(scale, rank):
    data = read("builtin:wine")
    X = SCALERS[scale].fit_transform(data.X)
    L = np.random.default_rng(2).normal(size=(rank, 13))
    found = principal_components(data, scale, metric="learned", components=L)
    values, vectors = np.linalg.eigh(L.T @ L)
    S = (vectors * np.sqrt(np.maximum(values, 0.0))) @ vectors.T
    if rank == 13:
        assert pytest.approx(root(L.T @ L), abs=1e-8) == S
    reference = PCA(rank).fit(X @ S)
    assert found.variances == pytest.approx(reference.explained_variance_, rel=1e-8)
    assert found.shares == pytest.approx(reference.explained_variance_ratio_, rel=1e-8)
    scores = reference.transform(X @ S)
    signs = np.sign((found.scores * scores).sum(axis=0))
    assert found.scores == pytest.approx(scores * signs, abs=1e-7)
    expected = reference.components_ * signs[:, None]
    assert found.directions == pytest.approx(expected, abs=1e-7)
    loadings = expected * np.sqrt(reference.explained_variance_)[:, None]
    assert found.loadings == pytest.approx(loadings, abs=1e-7)
    assert not found.is_round


def test_scores_under_a_metric_keep_its_distances():
    data = read("builtin:iris")
    L = np.random.default_rng(5).normal(size=(4, 4))
    found = principal_components(data, metric="learned", components=L)
    expected = pdist(data.X, "mahalanobis", VI=L.T @ L)
    assert pdist(found.scores) == pytest.approx(expected, rel=1e-9, abs=1e-9)


def test_mahalanobis_is_round_and_keeps_the_axes_of_the_attributes():
    data = read("builtin:iris")
    found = principal_components(data, "z-score", metric="mahalanobis")
    assert found.is_round
    assert found.variances == pytest.approx(np.ones(4), rel=1e-9)
    expected = pdist(data.X, "mahalanobis", VI=np.linalg.inv(np.cov(data.X.T)))
    assert pdist(found.scores) == pytest.approx(expected, rel=1e-9, abs=1e-9)
    X = StandardScaler().fit_transform(data.X)
    white = PCA(whiten=True).fit_transform(X)
    signs = np.sign((found.scores * white).sum(axis=0))
    assert found.scores == pytest.approx(white * signs, abs=1e-8)
    assert not principal_components(data, "z-score").is_round


def test_a_metric_of_other_attributes_or_of_nothing_is_refused():
    data = read("builtin:iris")
    with pytest.raises(Problem, match="no learned metric fits"):
        principal_components(data, metric="learned", components=np.eye(3))
    with pytest.raises(Problem, match="zero everywhere"):
        principal_components(data, metric="learned", components=np.empty((0, 4)))


def test_other_metrics_leave_the_components_alone():
    data = read("builtin:iris")
    plain = principal_components(data)
    other = principal_components(data, metric="manhattan")
    np.testing.assert_array_equal(plain.scores, other.scores)
