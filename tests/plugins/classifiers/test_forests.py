"""Forests beside scikit-learn's own, grown in one go."""

import numpy as np
import pytest
from sklearn.datasets import load_diabetes, load_iris
from sklearn.ensemble import (
    ExtraTreesClassifier,
    RandomForestClassifier,
    RandomForestRegressor,
)
from support.learning import Listener

from workbench.api import Attribute, Cancelled, report
from workbench.bundled.forests import ExtraTrees, ForestRegression, RandomForest

PAIRS = [
    (RandomForest, RandomForestClassifier),
    (ExtraTrees, ExtraTreesClassifier),
    (ForestRegression, RandomForestRegressor),
]
pairs = pytest.mark.parametrize(("ours", "theirs"), PAIRS)


def data(ours):
    load = load_diabetes if ours is ForestRegression else load_iris
    return load(return_X_y=True)


def answers(model, X):
    return getattr(model, "predict_proba", model.predict)(X)


@pairs
@pytest.mark.parametrize("max_features", ["sqrt", "log2", "all"])
def test_grown_in_steps_it_is_the_forest_grown_at_once(ours, theirs, max_features):
    X, y = data(ours)
    given = {"n_estimators": 23, "min_samples_leaf": 2, "max_depth": 6}
    model = ours(max_features=max_features, random_state=5, **given)
    bare = theirs(
        max_features=None if max_features == "all" else max_features,
        random_state=5,
        **given,
    )
    model.fit(X[::2], y[::2])
    bare.fit(X[::2], y[::2])
    np.testing.assert_array_equal(answers(model, X), answers(bare, X))
    np.testing.assert_array_equal(model.predict(X), bare.predict(X))


@pairs
def test_the_defaults_are_scikit_learns(ours, theirs):
    X, y = data(ours)
    bare = theirs(random_state=1)
    if ours is ForestRegression:
        bare.set_params(max_features=None)
    model, bare = ours().fit(X[::3], y[::3]), bare.fit(X[::3], y[::3])
    np.testing.assert_array_equal(answers(model, X), answers(bare, X))


@pairs
def test_weights_and_gaps_are_handed_on(ours, theirs):
    X, y = data(ours)
    random = np.random.default_rng(2)
    X = np.where(random.random(X.shape) < 0.2, np.nan, X)
    weights = random.integers(0, 4, len(y)).astype(float)
    model = ours(n_estimators=15, max_features="all").fit(X, y, sample_weight=weights)
    bare = theirs(n_estimators=15, max_features=None, random_state=1)
    bare.fit(X, y, sample_weight=weights)
    np.testing.assert_array_equal(answers(model, X), answers(bare, X))
    unweighted = ours(n_estimators=15, max_features="all").fit(X, y)
    assert (answers(model, X) != answers(unweighted, X)).any()


def test_extra_trees_take_a_weight_for_copies():
    """Every tree sees all rows; depth 1 and all attributes leave only the draw of cuts."""
    X, y = load_iris(return_X_y=True)
    weights = np.arange(150) % 3
    given = {"n_estimators": 30, "max_features": "all", "max_depth": 1}
    weighted = ExtraTrees(**given).fit(X, y, sample_weight=weights)
    copied = ExtraTrees(**given).fit(X.repeat(weights, 0), y.repeat(weights))
    np.testing.assert_allclose(weighted.predict_proba(X), copied.predict_proba(X))


def test_the_model_is_told():
    X, y = load_iris(return_X_y=True)
    model = RandomForest(n_estimators=12).fit(X, y)
    told = model.describe_model([Attribute(name) for name in "abcd"])
    bare = RandomForestClassifier(12, random_state=1).fit(X, y)
    assert told["trees"] == 12
    assert told["nodes"] == sum(t.tree_.node_count for t in bare.estimators_)
    assert told["depth"] == max(t.get_depth() for t in bare.estimators_)
    np.testing.assert_allclose(
        [told["importances"][name] for name in "abcd"], bare.feature_importances_
    )


def test_one_class_needs_no_forest():
    model = RandomForest().fit([[1.0], [2.0]], ["a", "a"])
    assert model.predict([[np.nan]]).tolist() == ["a"]
    assert model.predict_proba([[9.0]]).tolist() == [[1.0]]
    assert model.describe_model() == {"trees": 0, "importances": {}}


@pairs
def test_cancelled_between_ten_trees_and_the_next(ours, theirs):
    del theirs
    X, y = data(ours)
    listener = Listener(reports=2)
    with report.reporting_to(listener), pytest.raises(Cancelled):
        ours(n_estimators=1000).fit(X, y)
    assert listener.told == [(0.01, "10 of 1000 trees"), (0.02, "20 of 1000 trees")]
