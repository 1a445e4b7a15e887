"""k-NN under every declared metric: votes of a table of distances, row by row."""

from __future__ import annotations

import numpy as np
import pytest
from support.distance_cases import OF_PAIRS, options, readable

import workbench
from workbench.api import Attribute, Problem
from workbench.bundled.knn import KNN
from workbench.numerics.neighbours.distance import DISTANCES
from workbench.numerics.neighbours.distances import measure_for, pairwise


def told(metric, X):
    """Return what a classifier is told, and what it hands on: classes, attributes."""
    params = options(metric, X)
    attributes = params.pop("attributes", None)
    params.pop("classes", None)
    return params, attributes


@pytest.mark.parametrize("metric", OF_PAIRS)
def test_the_nearest_rows_vote(metric):
    random = np.random.default_rng(3)
    X = readable(metric, random.integers(-3, 4, (60, 4)).astype(float))
    Q = readable(metric, random.integers(-3, 4, (20, 4)).astype(float))
    y = random.integers(0, 3, 60)
    params, attributes = told(metric, X)
    model = KNN(4, metric=metric, **params).fit(X, y, attributes)
    extra = {"classes": y, "attributes": attributes}
    D = pairwise(Q, X, measure_for(metric, X, **params, **extra))
    for i in range(20):
        order = sorted(range(60), key=lambda j, i=i: (D[i, j], j))[:4]
        votes = np.bincount(y[order], minlength=3)
        assert model.predict(Q[i : i + 1])[0] == votes.argmax()


@pytest.mark.parametrize("metric", DISTANCES)
def test_leave_one_out_says_where_it_is_n_fits(metric):
    random = np.random.default_rng(4)
    X = readable(metric, random.normal(size=(24, 3)).round(1))
    y = np.arange(24) % 2
    params, attributes = told(metric, X)
    model = KNN(3, metric=metric, **params)
    scores = model.leave_one_out(X, y, attributes)
    assert scores.shape == (24, 2)
    if not model.leave_one_out_is_exact(X):
        assert DISTANCES[metric].learns
        return
    for i in range(24):
        rest = np.arange(24) != i
        one = KNN(3, metric=metric, **params).fit(X[rest], y[rest], attributes)
        np.testing.assert_allclose(one.predict_proba(X[i : i + 1])[0], scores[i])


def test_a_label_that_no_training_row_has_is_answered():
    labels = (Attribute("a", "nominal", ("p", "q", "new")),)
    X, y = np.array([[0.0], [0.0], [1.0]]), np.array([0, 0, 1])
    model = KNN(1, metric="vdm").fit(X, y, labels)
    # shares (1, 0), (0, 1) and (0, 0): as far from both, the lower row wins
    distances, rows = model.kneighbors(np.array([[2.0]]))
    assert (distances[0, 0], rows[0, 0]) == (1.0, 0)


def test_what_the_rows_cannot_be_read_as_is_refused_by_fit():
    X, y = np.array([[0.5], [1.0]]), [0, 1]
    with pytest.raises(Problem, match="expected 0 or 1"):
        KNN(1, metric="jaccard").fit(X, y)
    with pytest.raises(Problem, match="custom_points: nothing"):
        KNN(1, metric="custom").fit(X, y)
    with pytest.raises(Problem, match=r"one for each attribute \(1\), not all 0"):
        KNN(1, metric="weighted", attribute_weights="1 2").fit(X, y)


def test_cross_validation_under_metrics_that_learn():
    data = workbench.read("builtin:iris")
    for metric in ("vdm", "shared", "pearson"):
        learner = workbench.make("knn", metric=metric)
        result = workbench.evaluate(data, learner, cv=5)
        assert result["accuracy"] > 0.85
