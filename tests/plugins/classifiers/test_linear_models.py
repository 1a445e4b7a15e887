"""Linear models and discriminants against closed forms and scikit-learn itself."""

import numpy as np
import pytest
from scipy.stats import multivariate_normal
from sklearn.datasets import load_diabetes, load_iris

from workbench.api import Attribute, Problem
from workbench.bundled.discriminant import LDA, QDA
from workbench.bundled.linear import LinearRegression, Logistic
from workbench.bundled.nearest_centroid import NearestCentroid
from workbench.bundled.svr import SupportVectorRegression

IRIS = load_iris(return_X_y=True)
SUGAR = load_diabetes(return_X_y=True)


def test_least_squares_are_the_normal_equations():
    X, y = SUGAR
    model = LinearRegression().fit(X, y).describe_model()
    expected = np.linalg.lstsq(np.column_stack([X, np.ones(len(X))]), y)[0]
    found = [*model["coefficients"].values(), model["intercept"]]
    np.testing.assert_allclose(found, expected, rtol=1e-8)


def test_a_ridge_is_its_closed_form():
    X, y = SUGAR
    Z = (X - X.mean(axis=0)) / X.std(axis=0)
    expected = np.linalg.solve(Z.T @ Z + 7.0 * np.eye(10), Z.T @ (y - y.mean()))
    model = LinearRegression(ridge=7.0).fit(X, y)
    np.testing.assert_allclose(model.predict(X), Z @ expected + y.mean(), rtol=1e-8)


def test_log_odds_are_those_of_the_scores():
    X, y = IRIS
    X, y = X[y > 0], y[y > 0]
    logistic = Logistic().fit(X, y)
    names = [Attribute(name) for name in "abcd"]
    (told,) = logistic.describe_model(names, ("s", "versicolor", "virginica"))[
        "log_odds"
    ]
    assert told["class"] == "virginica"
    scores = logistic.predict_proba(X)
    odds = X @ list(told["coefficients"].values()) + told["intercept"]
    np.testing.assert_allclose(np.log(scores[:, 1] / scores[:, 0]), odds, atol=1e-9)
    # at the minimum the gradient of the penalised log-loss vanishes
    Z = (X - X.mean(axis=0)) / X.std(axis=0)
    gradient = Z.T @ (scores[:, 1] - (y == 2)) + logistic.model_[-1].coef_[0]
    assert np.abs(gradient).max() < 1e-2


def gaussian_shares(X, y, covariances):
    joint = [
        (y == c).mean() * multivariate_normal(X[y == c].mean(axis=0), S).pdf(X)
        for c, S in enumerate(covariances)
    ]
    return np.transpose(joint) / np.sum(joint, axis=0)[:, None]


def test_the_discriminants_are_gaussians():
    X, y = IRIS
    own = [np.cov(X[y == c].T, bias=True) for c in range(3)]
    quadratic = QDA(regularisation=0.0).fit(X, y).predict_proba(X)
    np.testing.assert_allclose(quadratic, gaussian_shares(X, y, own), atol=1e-8)
    within = sum(50 * S for S in own)
    linear = LDA().fit(X, y).predict_proba(X)
    expected = gaussian_shares(X, y, [within / 150] * 3)
    np.testing.assert_allclose(linear, expected, atol=1e-6)


@pytest.mark.parametrize("cls", [LDA, QDA])
def test_the_means_are_told_in_the_units_of_the_rows(cls):
    X, y = IRIS
    told = cls().fit(X, y).describe_model([Attribute(name) for name in "abcd"])
    for c, described in enumerate(told["classes"]):
        found = list(described["means"].values())
        np.testing.assert_allclose(found, X[y == c].mean(axis=0), rtol=1e-12)
        assert described["prior"] == pytest.approx(1 / 3)


def test_too_few_rows_for_a_covariance_are_told():
    with pytest.raises(Problem, match="more rows than classes"):
        LDA().fit([[0.0], [1.0]], [0, 1])
    with pytest.raises(Problem, match="two rows of each class"):
        QDA().fit([[0.0], [1.0], [2.0]], [0, 1, 1])


def test_the_nearest_centroid_is_nearest_and_weights_repeat():
    X, y = IRIS
    weights = np.arange(150) % 4
    model = NearestCentroid().fit(X, y, sample_weight=weights)
    again = NearestCentroid().fit(X.repeat(weights, 0), y.repeat(weights))
    np.testing.assert_allclose(model.predict_proba(X), again.predict_proba(X))
    centroids = [
        np.average(X[y == c], axis=0, weights=weights[y == c]) for c in (0, 1, 2)
    ]
    nearest = np.linalg.norm(X[:, None] - centroids, axis=2).argmin(axis=1)
    np.testing.assert_array_equal(model.predict(X), nearest)


def test_the_units_of_the_target_do_not_matter_to_svr():
    X, y = SUGAR[0] * 20, SUGAR[1]
    plain = SupportVectorRegression().fit(X, y).predict(X)
    scaled = SupportVectorRegression().fit(X, 1e6 * y - 3).predict(X)
    np.testing.assert_allclose(1e6 * plain - 3, scaled, rtol=1e-4)
    assert np.corrcoef(plain, y)[0, 1] > 0.75
