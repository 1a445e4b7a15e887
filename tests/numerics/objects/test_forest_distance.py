"""The distance of a forest against its trees, asked one by one."""

from __future__ import annotations

import numpy as np
from sklearn.datasets import load_iris
from sklearn.ensemble import RandomForestClassifier

from workbench.api import Attribute
from workbench.numerics.neighbours.axioms import worst_violations
from workbench.numerics.objects.forest_distance import ForestDistance


def test_the_share_of_trees_that_part_two_rows():
    X, y = load_iris(return_X_y=True)
    measured = ForestDistance(X, y, n_trees=23, random_state=4)
    forest = RandomForestClassifier(23, random_state=4).fit(X, y)
    predicted = np.array([tree.predict(X) for tree in forest.estimators_])
    assert np.array_equal(measured.predictions(X), predicted)
    rows = np.arange(0, 150, 3)
    expected = [
        [np.mean(predicted[:, i] != predicted[:, j]) for j in rows] for i in rows
    ]
    table = measured.among(X[rows])
    np.testing.assert_allclose(table, expected, atol=1e-15)
    assert worst_violations(table).triangle.holds


def test_labels_and_missing_values_are_read():
    labels = (Attribute("a", "nominal", ("p", "q", "r")), Attribute("b"))
    X = np.array([[0.0, 1.0], [1.0, np.nan], [2.0, 3.0], [np.nan, 4.0]] * 5)
    y = np.array([0, 1, 0, 1] * 5)
    table = ForestDistance(X, y, labels, n_trees=10).among(X[:4])
    assert table.shape == (4, 4)
    assert not table.diagonal().any()
    assert table[0, 1] > 0.5
