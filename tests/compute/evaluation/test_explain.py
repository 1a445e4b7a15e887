"""The precedents of a row, and the fewest rows that decide its vote."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import workbench
from workbench.api import Problem
from workbench.compute.evaluation.explain import explain, flip
from workbench.compute.evaluation.request import Request
from workbench.compute.folds.folds import Protocol, plan
from workbench.core.learner.filter_steps import Step
from workbench.core.learner.learner_settings import LearnerSettings
from workbench.numerics.votes.votes import vote_weights, votes


def _winner(codes, distances, scheme):
    weights = vote_weights(distances[None, :], scheme)
    return int(votes(codes[None, :], weights, 3)[0].argmax())


def _fewest_by_trying_all(codes, distances, k, scheme):
    before = _winner(codes[:k], distances[:k], scheme)
    for r in range(1, codes.size - k + 1):
        for places in combinations(range(k + r), r):
            left = np.delete(np.arange(codes.size), places)[:k]
            if _winner(codes[left], distances[left], scheme) != before:
                return r
    return None


@given(
    st.lists(st.integers(0, 2), min_size=2, max_size=9),
    st.integers(1, 4),
    st.sampled_from(["uniform", "distance", "squared"]),
    st.integers(0, 2**31),
)
def test_no_fewer_rows_change_the_vote(labels, k, scheme, seed):
    codes = np.array(labels, np.int64)
    k = min(k, codes.size)
    distances = np.sort(np.random.default_rng(seed).uniform(0.1, 2.0, codes.size))
    found = flip(codes, distances, k, scheme, 3)
    fewest = _fewest_by_trying_all(codes, distances, k, scheme)
    assert (found is None) == (fewest is None)
    if found is not None:
        winner, places = found
        assert len(places) == fewest
        left = np.delete(np.arange(codes.size), places)[:k]
        assert _winner(codes[left], distances[left], scheme) == winner
        assert winner != _winner(codes[:k], distances[:k], scheme)


def test_neighbours_are_the_nearest_rows_of_the_other_folds(iris):
    protocol = Protocol(folds=5, seed=3)
    found = explain(
        iris, Request(LearnerSettings("knn", {"n_neighbors": 7}), protocol), 70
    )
    part = next(p for p in plan(protocol, iris) if 70 in p.test)
    others = np.setdiff1d(np.arange(iris.n_rows), part.test)
    distances = np.sqrt(((iris.X[others] - iris.X[70]) ** 2).sum(axis=1))
    order = np.lexsort((others, distances))[:7]
    assert found.fold == part.fold
    assert [n.row for n in found.neighbours] == others[order].tolist()
    np.testing.assert_allclose([n.distance for n in found.neighbours], distances[order])
    assert sum(n.share for n in found.neighbours) == pytest.approx(1)
    assert sum(found.votes.values()) == pytest.approx(7)
    assert max(found.votes, key=found.votes.get) == found.predicted
    assert found.metric == "euclidean"
    assert found.values[0] == f"{iris.X[70, 0]:.10g}"


@pytest.mark.parametrize("weights", ["gaussian", "power", "linear", "dudani"])
@pytest.mark.parametrize("k", [6, "all"])
def test_votes_are_those_of_the_classifier(iris, weights, k):
    params = {"n_neighbors": k, "weights": weights, "beta": 3.0}
    found = explain(
        iris, Request(LearnerSettings("knn", params), Protocol(folds=5, seed=3)), 70
    )
    assert found.k == (120 if k == "all" else 6)
    total = sum(found.votes.values())
    shares = [found.votes.get(c, 0.0) / total for c in iris.classes]
    np.testing.assert_allclose(shares, found.scores, atol=1e-9)


def test_without_the_named_rows_the_classifier_says_so(iris):
    request = Request(LearnerSettings("knn", {"n_neighbors": 5}), Protocol(kind="loo"))
    found = explain(iris, request, 70)
    gone = found.flip.removed_rows
    rows = np.setdiff1d(np.arange(iris.n_rows), [*gone, 70])
    knn = workbench.make("knn", n_neighbors=5).fit(iris.X[rows], iris.y[rows])
    says = iris.classes[int(knn.predict(iris.X[[70]])[0])]
    assert says == found.flip.label != found.predicted
    assert str(found.flip.text).endswith(says)


def test_other_classifiers_show_euclidean_neighbours(iris):
    found = explain(
        iris, Request(LearnerSettings("naive-bayes"), Protocol(kind="train")), 0, k=3
    )
    assert found.metric == "Euclidean, after the preparation"
    assert found.k == len(found.neighbours) == 3
    assert 0 not in [n.row for n in found.neighbours]


def test_rows_that_filters_choose_keep_their_numbers(iris):
    steps = (Step("sample", {"percent": 30.0}),)
    found = explain(iris, Request(LearnerSettings("knn", filters=steps)), 10)
    for neighbour in found.neighbours:
        wanted = np.sqrt(((iris.X[neighbour.row] - iris.X[10]) ** 2).sum())
        assert neighbour.distance == pytest.approx(wanted)


def test_a_row_that_is_not_there(iris):
    with pytest.raises(Problem, match="row 150"):
        explain(iris, Request(LearnerSettings("knn")), 150)


def test_a_row_of_a_test_set_may_have_the_training_rows_all(iris):
    asked = replace(iris.take([5, 80]), name="two")
    protocol = Protocol(kind="test", test_data="two")
    found = explain(iris, Request(LearnerSettings("knn"), protocol), 1, 1, asked)
    assert found.neighbours[0].distance == 0
