"""Random k-NN: members, their accuracies, importances and the selection by them."""

from __future__ import annotations

import math

import numpy as np
import pytest
from sklearn.datasets import load_iris, load_wine

from workbench.api import Attribute, Problem
from workbench.bundled.knn import KNN
from workbench.bundled.rknn import RandomKNN, importances


def test_importances_of_the_notes():
    """Four members of three attributes each out of A to E."""
    members = [[0, 2, 3], [0, 1, 4], [1, 2, 3], [2, 3, 4]]
    found = importances(members, [0.78, 0.84, 0.81, 0.75], 6)
    np.testing.assert_allclose(found, [0.81, 0.825, 0.78, 0.78, 0.795, np.nan])


def test_shares_are_those_of_the_members():
    X, y = load_iris(return_X_y=True)
    train, test = np.arange(150) % 2 == 0, np.arange(150) % 2 == 1
    model = RandomKNN(15, 2, n_neighbors=3).fit(X[train], y[train])
    count = np.zeros((test.sum(), 3))
    for member, accuracy in zip(model.members_, model.accuracies_, strict=True):
        assert len(set(member)) == 2
        alone = KNN(3)
        scores = alone.leave_one_out(X[train][:, member], y[train])
        assert accuracy == np.mean(scores.argmax(axis=1) == y[train])
        said = alone.predict(X[test][:, member])
        count[np.arange(len(said)), said] += 1
    np.testing.assert_allclose(model.predict_proba(X[test]), count / 15)
    for j in range(4):
        inside = (model.members_ == j).any(axis=1)
        expected = model.accuracies_[inside].mean()
        assert model.importances_[j] == pytest.approx(expected)


def test_selection_keeps_the_attributes_of_the_greatest_importance():
    X, y = load_wine(return_X_y=True)
    random = np.random.default_rng(1)
    X = np.c_[(X - X.mean(axis=0)) / X.std(axis=0), random.normal(size=(178, 7))]
    model = RandomKNN(60, n_selected=5).fit(X, y)
    order = np.argsort(-model.importances_, kind="stable")
    assert set(model.selected_) == set(order[:5])
    assert set(model.members_.ravel()) <= set(model.selected_)
    assert model.members_.shape == (60, 3)
    assert (model.selected_ < 13).all(), "no attribute of noise"
    names = tuple(Attribute(f"a{j}") for j in range(20))
    said = model.describe_model(attributes=names)
    assert said["selected"] == [f"a{j}" for j in model.selected_]
    assert list(said["importances"]) == [f"a{j}" for j in range(20)]


def test_the_seed_draws_the_members():
    X, y = load_wine(return_X_y=True)
    one, same, other = (
        RandomKNN(10, random_state=s).fit(X, y).members_ for s in (1, 1, 2)
    )
    assert (one == same).all()
    assert (one != other).any()
    assert one.shape == (10, 4)  # the root of 13, rounded up
    assert RandomKNN(3, 99).fit(X, y).members_.shape == (3, 13)


def test_mixed_data_and_an_attribute_that_nobody_has():
    nan = math.nan
    X = np.array([[0.0, 1, 2], [1, nan, 0], [0, 1, nan], [1, 0, 1]])
    attributes = (Attribute("a", "nominal", ("p", "q")), Attribute("b"), Attribute("c"))
    model = RandomKNN(1, 1, n_neighbors=1, metric="heom")
    model.fit(X, [0, 1, 0, 1], attributes=attributes)
    assert np.isnan(model.importances_).sum() == 2
    assert list(model.describe_model()["importances"].values()).count(None) == 2
    assert model.predict_proba(X).shape == (4, 2)


@pytest.mark.parametrize(
    "params",
    [{"n_members": 0}, {"n_attributes": 0}, {"n_selected": 0}, {"n_neighbors": 0},
     {"metric": "taxi"}],
)  # fmt: skip
def test_bad_parameters_are_one_line(params):
    with pytest.raises(Problem, match=f"{next(iter(params))} = .*(expected|did you)"):
        RandomKNN(**params).fit([[0.0], [1.0]], [0, 1])
