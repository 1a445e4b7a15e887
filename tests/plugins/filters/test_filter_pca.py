"""Principal components equal scikit-learn's and the eigenvectors of the covariance."""

import numpy as np
import pytest
from sklearn.decomposition import PCA

from workbench.api import Attribute, Problem
from workbench.bundled.filter_pca import PrincipalComponents


def table(n=60, d=4, seed=0):
    random = np.random.default_rng(seed)
    return random.normal(size=(n, d)) @ random.normal(size=(d, d)) + 5.0


def same_up_to_sign(a, b):
    np.testing.assert_allclose(np.abs(a), np.abs(b), atol=1e-9)
    signs = np.sign((a * b).sum(axis=0))
    np.testing.assert_allclose(a, b * signs, atol=1e-9)


@pytest.mark.parametrize("n", [8, 60, 400])  # both solvers
@pytest.mark.parametrize("whiten", [False, True])
def test_components_are_those_of_scikit_learn(n, whiten):
    train, test = table(n), table(25, seed=1)
    theirs = PCA(3, whiten=whiten, svd_solver="full").fit(train)
    ours = PrincipalComponents(n_components=3, whiten=whiten).fit(train)
    same_up_to_sign(ours.transform(test), theirs.transform(test))
    assert [a.name for a in ours.attributes_] == ["pc1", "pc2", "pc3"]


def test_components_are_eigenvectors_of_the_covariance():
    X = table()
    values, vectors = np.linalg.eigh(np.cov(X.T))
    by_hand = (X - X.mean(axis=0)) @ vectors[:, ::-1]
    found = PrincipalComponents().fit_transform(X)
    same_up_to_sign(found, by_hand)
    np.testing.assert_allclose(found.var(axis=0, ddof=1), values[::-1])
    white = PrincipalComponents(whiten=True).fit_transform(X)
    np.testing.assert_allclose(np.cov(white.T), np.eye(4), atol=1e-9)


@pytest.mark.parametrize("share", [0.3, 0.5, 0.8, 0.95, 0.999, 1.0])
def test_a_share_of_the_variance_decides_the_number(share):
    X = table(seed=3)
    shares = np.sort(np.linalg.eigvalsh(np.cov(X.T)))[::-1]
    reached = np.cumsum(shares) / shares.sum()
    expected = min(int((reached < share).sum()) + 1, 4)
    assert len(PrincipalComponents(variance=share).fit(X).attributes_) == expected


def test_labels_and_columns_not_chosen_follow_unchanged():
    X = np.column_stack([table(), np.arange(60) % 2])
    attributes = (
        *(Attribute(n) for n in ("a", "pc1", "c", "d")),
        Attribute("shape", "nominal", ("round", "long")),
    )
    ours = PrincipalComponents(attributes="a, c").fit(X, attributes=attributes)
    names = [a.name for a in ours.attributes_]
    assert names == ["pc1_2", "pc2", "pc1", "d", "shape"]
    np.testing.assert_array_equal(ours.transform(X)[:, 2:], X[:, [1, 3, 4]])
    same_up_to_sign(ours.transform(X)[:, :2], PCA().fit_transform(X[:, [0, 2]]))


def test_columns_that_never_vary():
    X = np.full((20, 3), 7.0)
    for params in ({}, {"variance": 0.5}, {"n_components": 2}, {"whiten": True}):
        assert not PrincipalComponents(**params).fit_transform(X).any()


@pytest.mark.parametrize(
    ("params", "told"),
    [
        ({"n_components": 5}, "at most 4"),
        ({"n_components": 2, "variance": 0.5}, "together"),
        ({"variance": 1.5}, "variance = 1.5"),
        ({"attributes": "x9"}, "no attribute 'x9'"),
    ],
)
def test_wrong_parameters_are_one_line(params, told):
    with pytest.raises(Problem, match=told):
        PrincipalComponents(**params).fit(table())


def test_gaps_are_refused_with_the_way_out():
    X = table()
    fitted = PrincipalComponents().fit(X)
    X[3, 2] = np.nan
    for attempt in (lambda: PrincipalComponents().fit(X), lambda: fitted.transform(X)):
        with pytest.raises(Problem, match=r"'x3' has missing values .*replace-missing"):
            attempt()
    PrincipalComponents(attributes="x1, x2").fit(X)  # the gap is elsewhere
