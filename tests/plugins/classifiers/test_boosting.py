"""Gradient boosting beside scikit-learn's own, run in one go."""

import numpy as np
import pytest
from sklearn.datasets import load_breast_cancer, load_iris, make_classification
from sklearn.ensemble import HistGradientBoostingClassifier

import workbench
from workbench.api import Attribute, Problem
from workbench.bundled.boosting import GradientBoosting

COLOUR = Attribute("colour", "nominal", ("red", "green", "blue", "grey"))
NUMBER = Attribute("size")


def bare(**given):
    return HistGradientBoostingClassifier(early_stopping=False, random_state=1, **given)


def mixed(n, seed=0):
    """Classes that a set of colours and a number decide, with gaps in both."""
    random = np.random.default_rng(seed)
    X = np.column_stack([random.integers(0, 4, n), random.normal(size=n)]).astype(float)
    y = (np.isin(X[:, 0], (0, 2)) ^ (X[:, 1] > 0.5)).astype(int)
    X[random.random(X.shape) < 0.1] = np.nan
    return X, y


@pytest.mark.parametrize("load", [load_breast_cancer, load_iris])
def test_rounds_in_steps_are_the_rounds_at_once(load):
    X, y = load(return_X_y=True)
    given = {"max_iter": 45, "learning_rate": 0.2, "max_leaf_nodes": 7}
    model = GradientBoosting(min_samples_leaf=4, l2=0.5, **given).fit(X[::2], y[::2])
    once = bare(min_samples_leaf=4, l2_regularization=0.5, **given).fit(X[::2], y[::2])
    found, expected = model.predict_proba(X), once.predict_proba(X)
    np.testing.assert_allclose(found, expected, rtol=1e-9, atol=1e-12)
    np.testing.assert_array_equal(model.predict(X), once.predict(X))
    assert model.n_iter_ == 45


def test_the_defaults_are_scikit_learns_from_400_rows_on():
    X, y = make_classification(400, random_state=3)
    found = GradientBoosting().fit(X, y).predict_proba(X)
    np.testing.assert_allclose(found, bare().fit(X, y).predict_proba(X), rtol=1e-9)


def test_few_rows_get_smaller_leaves():
    X, y = make_classification(100, random_state=3)
    model = GradientBoosting(max_iter=10).fit(X, y)
    assert model.describe_model()["min_samples_leaf"] == 5
    once = bare(max_iter=10, min_samples_leaf=5).fit(X, y)
    np.testing.assert_allclose(model.predict_proba(X), once.predict_proba(X))


def test_labels_are_split_as_sets_and_gaps_are_read():
    X, y = mixed(600)
    model = GradientBoosting(max_iter=30).fit(X, y, attributes=(COLOUR, NUMBER))
    once = bare(max_iter=30, categorical_features=[True, False]).fit(X, y)
    np.testing.assert_allclose(
        model.predict_proba(X), once.predict_proba(X), rtol=1e-9, atol=1e-12
    )
    # a stump cannot split red and blue from green and grey unless codes have no order
    stump = {"max_iter": 1, "max_leaf_nodes": 2}
    y = np.isin(X[:, 0], (0, 2)).astype(int)
    X[:, 1] = 0.0
    known = ~np.isnan(X[:, 0])
    X, y = X[known], y[known]
    as_sets = GradientBoosting(**stump).fit(X, y, attributes=(COLOUR, NUMBER))
    as_numbers = GradientBoosting(**stump).fit(X, y)
    assert (as_sets.predict(X) == y).all()
    assert (as_numbers.predict(X) == y).mean() < 0.9


def test_labels_never_trained_on_are_answered_as_missing():
    X, y = mixed(500)
    X[X[:, 0] == 3, 0] = 1
    model = GradientBoosting(max_iter=10).fit(X, y, attributes=(COLOUR, NUMBER))
    unseen, missing = model.predict_proba([[3.0, 0.2], [np.nan, 0.2]])
    np.testing.assert_allclose(unseen, missing)


def test_a_column_of_which_nothing_is_known_changes_nothing():
    X, y = mixed(300)
    wide = np.column_stack([X, np.full(300, np.nan)])
    model = GradientBoosting(max_iter=10).fit(
        wide, y, attributes=(COLOUR, NUMBER, NUMBER)
    )
    plain = GradientBoosting(max_iter=10).fit(X, y, attributes=(COLOUR, NUMBER))
    np.testing.assert_allclose(model.predict_proba(wide), plain.predict_proba(X))


def test_more_labels_than_bins_are_numbers():
    many = Attribute("city", "nominal", tuple(f"c{i}" for i in range(300)))
    X = np.arange(300.0)[:, None]
    y = (X[:, 0] > 150).astype(int)
    model = GradientBoosting(max_iter=5).fit(X, y, attributes=(many,))
    once = bare(max_iter=5, min_samples_leaf=15).fit(X, y)
    np.testing.assert_allclose(model.predict_proba(X), once.predict_proba(X))


def test_weights_are_handed_on():
    X, y = load_iris(return_X_y=True)
    weights = np.where(y == 1, 5.0, 1.0)
    model = GradientBoosting(max_iter=15).fit(X, y, sample_weight=weights)
    once = bare(max_iter=15, min_samples_leaf=7).fit(X, y, sample_weight=weights)
    np.testing.assert_allclose(model.predict_proba(X), once.predict_proba(X), rtol=1e-9)
    plain = GradientBoosting(max_iter=15).fit(X, y)
    assert np.abs(plain.predict_proba(X) - model.predict_proba(X)).max() > 1e-3


def test_attributes_must_match_the_columns():
    with pytest.raises(Problem, match="columns"):
        GradientBoosting().fit([[0.0, 1.0]] * 4, [0, 1, 0, 1], attributes=(NUMBER,))


def test_evaluate_hands_gaps_and_labels_over_as_they_are(shared_data):
    data = workbench.read(shared_data / "arff" / "vote.arff")
    result = workbench.evaluate(
        data, "gradient-boosting", params={"max_iter": 20}, cv=3
    )
    assert result["prepared"] == []
    assert result["failed"] == []
    assert result["accuracy"] > 0.93
