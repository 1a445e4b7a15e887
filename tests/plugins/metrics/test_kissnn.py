"""KISSNN: the thesis' strips, a literal double loop, and awkward data."""

from __future__ import annotations

import time

import numpy as np
import pytest
from sklearn.datasets import load_iris, load_wine
from sklearn.metrics import confusion_matrix
from support.learning import Listener, scaled

from workbench.api import Problem
from workbench.api.report import reporting_to
from workbench.bundled.kissnn import KISSNN
from workbench.bundled.knn import KNN
from workbench.core.plane.morph import MorphPath


def relearned(X, y, **params):
    """Leave one out, the metric learned again without each row."""
    predicted = np.empty_like(y)
    for i in range(len(y)):
        rest = np.arange(len(y)) != i
        model = KISSNN(**params).fit(X[rest], y[rest])
        predicted[i] = model.predict(X[i : i + 1])[0]
    return predicted


def test_strips_maximum_likelihood(strips):
    X, y = strips
    start = time.process_time()
    predicted = relearned(X, y, covariance="ml")
    assert time.process_time() - start < 10.0  # of the processor; 0.5 are common
    assert confusion_matrix(y, predicted).tolist() == [[99, 1], [0, 100]]
    assert np.flatnonzero(predicted != y).tolist() == [28]  # the 29th row


def test_strips_are_spoilt_by_shrinkage(strips):
    X, y = strips
    predicted = relearned(X, y, covariance="ledoit-wolf")
    assert 0.9 < np.mean(predicted == y) < 0.97


def test_metric_of_the_strips(strips):
    X, y = strips
    model = KISSNN().fit(X, y)
    assert model.covariance_used_ == "ml"
    assert model.note_ == ""
    expected = [[1578.7, 5575.3], [5575.3, 19788.3]]
    np.testing.assert_allclose(model.M_, expected, rtol=1e-4)
    described = model.describe_model()
    np.testing.assert_allclose(described["eigenvalues"], [21359.7, 7.27], rtol=1e-3)
    assert [len(i) for i, _ in model.pairs_] == [1000, 1000]
    assert described["n_similar"] == described["n_dissimilar"] == 1000


@pytest.mark.parametrize(
    ("t", "percent"), [(0, 61.0), (0.25, 80.0), (0.5, 93.0), (0.75, 97.5), (1, 99.5)]
)
def test_morph_of_the_strips(strips, t, percent):
    X, y = strips
    moved = X @ MorphPath.of(KISSNN().fit(X, y).M_, X).map_at(t)
    correct = KNN(5).leave_one_out(moved, y).argmax(axis=1) == y
    assert 100 * correct.mean() == pytest.approx(percent, abs=1e-9)


def literal(X, y, v):
    """Algorithms 1 and 2 as printed, with loops."""
    S, D = [], []
    for i in range(len(X)):
        order = sorted(range(len(X)), key=lambda j: (np.sum((X[j] - X[i]) ** 2), j))
        S += [X[j] - X[i] for j in order if j != i and y[j] == y[i]][:v]
        D += [X[j] - X[i] for j in order if y[j] != y[i]][:v]
    sigmas = []
    for steps in (S, D):
        total = np.zeros((X.shape[1],) * 2)
        for step in steps:
            total += np.outer(step, step)
        sigmas.append(total / len(steps))
    raw = np.linalg.inv(sigmas[0]) - np.linalg.inv(sigmas[1])
    values, vectors = np.linalg.eigh(raw)
    M = sum(max(b, 0) * np.outer(e, e) for b, e in zip(values, vectors.T, strict=True))
    return sigmas, values, M


@pytest.mark.parametrize("v", [1, 5])
def test_as_a_literal_double_loop(v):
    X, y = scaled(load_wine, [3, 5, 7])  # here the projection has something to cut
    X, y = X[::2], y[::2]
    sigmas, values, M = literal(X, y, v)
    assert values[0] < -0.1 * values[-1]
    model = KISSNN(v=v, covariance="ml").fit(X, y)
    np.testing.assert_allclose(model.sigma_s_, sigmas[0], rtol=1e-9)
    np.testing.assert_allclose(model.sigma_d_, sigmas[1], rtol=1e-9)
    np.testing.assert_allclose(model.raw_eigenvalues_, values[::-1], rtol=1e-9)
    np.testing.assert_allclose(model.M_, M, rtol=1e-9, atol=1e-9)
    assert model.components_.shape[0] == (values > 0).sum()
    L = model.components_
    np.testing.assert_allclose(L.T @ L, M, atol=1e-9)


def test_pairs_are_the_nearest_of_either_kind():
    X, y = load_iris(return_X_y=True)
    X, y = X[::3, :2], y[::3]
    model = KISSNN(v=2).fit(X, y)
    (i, j), (a, b) = model.pairs_
    assert (y[i] == y[j]).all()
    assert (i != j).all()
    assert (y[a] != y[b]).all()
    for row in range(len(X)):
        order = sorted(range(len(X)), key=lambda r: (np.sum((X[r] - X[row]) ** 2), r))
        same = [r for r in order if r != row and y[r] == y[row]][:2]
        assert sorted(j[i == row]) == sorted(same)
        other = [r for r in order if y[r] != y[row]][:2]
        assert sorted(b[a == row]) == sorted(other)


def test_classifies_by_distances_under_the_metric():
    X, y = load_iris(return_X_y=True)
    model = KISSNN(n_neighbors=3).fit(X[::2], y[::2])
    moved = KNN(3).fit(model.transform(X[::2]), y[::2])
    np.testing.assert_allclose(
        model.predict_proba(X[1::2]), moved.predict_proba(model.transform(X[1::2]))
    )
    distances, rows = model.kneighbors(X[1:2])
    step = X[1] - X[::2][rows[0]]
    np.testing.assert_allclose(
        distances[0], np.sqrt(np.einsum("ij,jk,ik->i", step, model.M_, step))
    )


@pytest.mark.parametrize(
    ("covariance", "params"),
    [("diagonal", {}), ("ledoit-wolf", {}), ("shrunk", {"shrinkage": 0.5})],
)
def test_estimators(covariance, params):
    X, y = load_iris(return_X_y=True)
    ml = KISSNN(covariance="ml").fit(X, y)
    model = KISSNN(covariance=covariance, **params).fit(X, y)
    assert model.covariance_used_ == covariance
    off = ~np.eye(4, dtype=bool)
    ratio = model.sigma_s_[off] / ml.sigma_s_[off]
    if covariance == "diagonal":
        assert not model.sigma_s_[off].any()
        np.testing.assert_allclose(np.diag(model.sigma_s_), np.diag(ml.sigma_s_))
    else:
        assert np.trace(model.sigma_s_) == pytest.approx(np.trace(ml.sigma_s_))
        np.testing.assert_allclose(ratio, ratio[0])
        assert 0 < ratio[0] < 1
        assert covariance != "shrunk" or ratio[0] == pytest.approx(0.5)


def test_auto_needs_differences_in_plenty_and_the_same_directions():
    random = np.random.default_rng(1)
    y = np.arange(60) % 2
    X = random.normal(size=(60, 7)) + y[:, None]
    # 300 differences of each kind: 5 d (d + 1) is 280 for 7 attributes, 360 for 8
    assert KISSNN().fit(X, y).covariance_used_ == "ml"
    wider = np.column_stack([X, random.normal(size=60)])
    assert KISSNN().fit(wider, y).covariance_used_ == "ledoit-wolf"
    # a constant attribute varies in neither; a copy of the class only between classes
    constant = np.column_stack([X[:, :5], np.full(60, 3.0)])
    assert KISSNN().fit(constant, y).covariance_used_ == "ml"
    telling = np.column_stack([X[:, :5], 10.0 * y])
    assert KISSNN().fit(telling, y).covariance_used_ == "ledoit-wolf"


def blobs(d=3, n=40, seed=0):
    random = np.random.default_rng(seed)
    y = np.arange(n) % 2
    return random.normal(size=(n, d)) + 3.0 * y[:, None], y


def test_a_constant_attribute_has_no_part_in_the_metric():
    X, y = blobs()
    with_constant = np.column_stack([X, np.full(40, 7.0)])
    plain = KISSNN(covariance="ml").fit(X, y)
    model = KISSNN(covariance="ml").fit(with_constant, y)
    assert not model.M_[3].any()
    np.testing.assert_allclose(model.M_[:3, :3], plain.M_, rtol=1e-8)
    np.testing.assert_array_equal(model.predict(with_constant), plain.predict(X))


@pytest.mark.parametrize("covariance", ["auto", "ml", "ledoit-wolf", "diagonal"])
def test_more_attributes_than_rows(covariance):
    X, y = blobs(d=60, n=20)
    model = KISSNN(covariance=covariance).fit(X, y)
    assert np.isfinite(model.M_).all()
    assert np.linalg.eigvalsh(model.M_).min() > -1e-8 * np.abs(model.M_).max()
    assert np.isfinite(model.predict_proba(X)).all()
    assert covariance != "auto" or np.mean(model.predict(X) == y) == 1.0


def test_rank_of_the_metric_is_that_of_its_map():
    X, y = scaled(load_wine, [3, 7])
    model = KISSNN(covariance="ml").fit(X, y)
    assert model.raw_eigenvalues_[0] > 2 > -80 > model.raw_eigenvalues_[1]
    assert model.components_.shape == (1, 2)
    assert model.transform(X).shape == (178, 1)
    assert model.get_feature_names_out().tolist() == ["kissnn0"]
    assert model.describe_model()["rank"] == 1


def test_no_positive_eigenvalue_means_euclid_and_says_so():
    # rows of a class are far apart, those of different classes side by side
    X = np.array([[0.0], [0.1], [10.0], [10.1], [20.0], [20.1]])
    y = np.array([0, 1, 0, 1, 0, 1])
    model = KISSNN(v=1).fit(X, y)
    assert model.raw_eigenvalues_[0] < 0
    assert "no positive eigenvalue" in model.note_
    assert model.M_.tolist() == model.components_.tolist() == [[1.0]]
    assert model.describe_model()["note"] == model.note_


def test_one_class_and_classes_of_one_row():
    X, _ = blobs()
    alone = KISSNN().fit(X, np.zeros(40))
    assert "only one class" in alone.note_
    assert (alone.predict(X) == 0).all()
    assert alone.predict_proba(X).shape == (40, 1)
    every = KISSNN(n_neighbors=1).fit(X[:5], np.arange(5))
    assert "every class has one row" in every.note_
    assert every.predict(X[:5]).tolist() == [0, 1, 2, 3, 4]


def test_small_classes_give_the_differences_they_have():
    X, y = blobs()
    y = y.copy()
    y[0], y[1:4] = 2, 3  # a class of one row and one of three
    model = KISSNN().fit(X, y)
    (i, j), (a, _) = model.pairs_
    assert (i == 0).sum() == 0
    assert [(i == r).sum() for r in (1, 2, 3)] == [2, 2, 2]
    assert set(j[i == 1]) == {2, 3}
    assert (np.bincount(a) == 5).all()
    assert model.note_ == ""


def test_duplicates_stay_neighbours_of_each_other():
    X = np.repeat([[0.0, 0.0], [1.0, 0.0], [0.0, 2.0]], 8, axis=0)
    y = np.tile([0, 1], 12)
    model = KISSNN().fit(X, y)
    (i, j), (a, b) = model.pairs_
    assert (i != j).all()
    # four rows of either class lie on each point: three others of its own, four else
    steps = np.abs(X[j] - X[i]).sum(axis=1).reshape(24, 5)
    assert ((steps == 0).sum(axis=1) == 3).all()
    steps = np.abs(X[b] - X[a]).sum(axis=1).reshape(24, 5)
    assert ((steps == 0).sum(axis=1) == 4).all()
    assert np.isfinite(model.predict_proba(X)).all()


@pytest.mark.parametrize("duplicated", [False, True])
def test_anchors_are_a_sample_of_the_same_differences(duplicated):
    X, y = blobs(n=300)
    if duplicated:
        X = np.repeat(X[:20], 15, axis=0)
    full = KISSNN().fit(X, y)
    some = KISSNN(anchors=60, random_state=3).fit(X, y)
    anchors = np.unique(some.pairs_[0][0])
    assert len(anchors) == 60
    assert np.bincount(y[anchors]).tolist() == [30, 30]
    for kind in (0, 1):
        i, j = full.pairs_[kind]
        a, b = some.pairs_[kind]
        for row in anchors:
            assert b[a == row].tolist() == j[i == row].tolist()
    again = KISSNN(anchors=60, random_state=3).fit(X, y)
    assert np.array_equal(again.M_, some.M_)


def test_every_class_has_an_anchor():
    X, y = blobs(n=200)
    y = y.copy()
    y[:3] = 2
    model = KISSNN(anchors=10).fit(X, y)
    assert set(y[np.unique(model.pairs_[1][0])]) == {0, 1, 2}


def test_progress_by_class():
    X, y = load_iris(return_X_y=True)
    heard = Listener()
    with reporting_to(heard):
        KISSNN().fit(X, y)
    assert heard.fractions == pytest.approx([0, 1 / 3, 2 / 3])


@pytest.mark.parametrize(
    "params",
    [
        {"v": 0},
        {"v_same": 0},
        {"similar_weight": 0.0},
        {"covariance": "oas"},
        {"shrinkage": 1.5},
        {"anchors": 0},
    ],
)
def test_wrong_parameters_are_told_in_fit(params):
    X, y = blobs()
    with pytest.raises(Problem, match=next(iter(params))):
        KISSNN(**params).fit(X, y)


def tied(kind):
    """Rows with ties in distance, some of them alike; more than one search is used."""
    random = np.random.default_rng(7)
    d = {"trees": 3, "scan": 8}[kind]
    X = random.integers(0, 4, (160, d)).astype(float)
    y = random.integers(0, 5, 160)
    X[:, 0] += 3.0 * y  # or the classes would not differ
    return X, y


@pytest.mark.parametrize("kind", ["trees", "scan"])
def test_ties_and_duplicates_as_a_literal_double_loop(kind):
    X, y = tied(kind)
    sigmas, values, M = literal(X, y, 4)
    model = KISSNN(v=4, covariance="ml").fit(X, y)
    np.testing.assert_allclose(model.sigma_s_, sigmas[0], rtol=1e-9, atol=1e-12)
    np.testing.assert_allclose(model.sigma_d_, sigmas[1], rtol=1e-9, atol=1e-12)
    np.testing.assert_allclose(model.raw_eigenvalues_, values[::-1], rtol=1e-9)
    np.testing.assert_allclose(model.M_, M, rtol=1e-9, atol=1e-9)


def test_as_many_of_either_kind_as_asked():
    X, y = load_iris(return_X_y=True)
    model = KISSNN(v=4, v_other=9, covariance="ml").fit(X, y)
    (i, _), (a, _) = model.pairs_
    assert (np.bincount(i) == 4).all()
    assert (np.bincount(a) == 9).all()
    few, many = KISSNN(v=4, covariance="ml"), KISSNN(v=9, covariance="ml")
    np.testing.assert_array_equal(model.sigma_s_, few.fit(X, y).sigma_s_)
    np.testing.assert_array_equal(model.sigma_d_, many.fit(X, y).sigma_d_)
    swapped = KISSNN(v=9, v_same=4, covariance="ml").fit(X, y)
    np.testing.assert_array_equal(swapped.M_, model.M_)


def test_weights_of_the_two_parts():
    X, y = scaled(load_wine, [3, 5, 7])
    model = KISSNN(covariance="ml", similar_weight=2.0, dissimilar_weight=0.5)
    model.fit(X, y)
    plain = KISSNN(covariance="ml").fit(X, y)
    raw = 2 * np.linalg.inv(plain.sigma_s_) - np.linalg.inv(plain.sigma_d_) / 2
    np.testing.assert_allclose(model.raw_, raw, rtol=1e-9)
    values, vectors = np.linalg.eigh(raw)
    expected = (vectors * np.maximum(values, 0)) @ vectors.T
    np.testing.assert_allclose(model.M_, expected, rtol=1e-9, atol=1e-9)
    # without the part of D nothing is negative, and nothing is cut
    without = KISSNN(covariance="ml", dissimilar_weight=0.0).fit(X, y)
    np.testing.assert_allclose(without.M_, np.linalg.inv(plain.sigma_s_), rtol=1e-9)


def test_constraints_are_the_pairs():
    X, y = load_iris(return_X_y=True)
    model = KISSNN(v=3).fit(X, y)
    for table, (i, j) in zip(model.constraints_[:2], model.pairs_, strict=True):
        np.testing.assert_array_equal(table, np.column_stack([i, j]))
    described = model.describe_model()
    assert described["n_similar"] == described["n_dissimilar"] == 450
    assert described["converged"]
    assert described["n_triples"] == described["iterations"] == 0
    assert described["objective"] is None


def literal_shared(X, y, v):
    """Covariances where rows that tie for the last places share them, with loops."""
    sigmas = []
    for same in (True, False):
        total, count = np.zeros((X.shape[1],) * 2), 0
        for i in range(len(X)):
            others = [j for j in range(len(X)) if j != i and (y[j] == y[i]) == same]
            far = {j: np.sum((X[j] - X[i]) ** 2) for j in others}  # whole numbers
            places = min(v, len(others))
            last = sorted(far.values())[places - 1]
            below = [j for j in others if far[j] < last]
            level = [j for j in others if far[j] == last]
            for j in below + level:
                share = 1 if j in below else (places - len(below)) / len(level)
                total += share * np.outer(X[j] - X[i], X[j] - X[i])
            count += places
        sigmas.append(total / count)
    return sigmas


@pytest.mark.parametrize("kind", ["trees", "scan"])
def test_shared_ties_as_loops_and_whatever_the_order_of_rows(kind):
    X, y = tied(kind)
    model = KISSNN(v=4, covariance="ml", ties="shared").fit(X, y)
    sigmas = literal_shared(X, y, 4)
    np.testing.assert_allclose(model.sigma_s_, sigmas[0], rtol=1e-9, atol=1e-12)
    np.testing.assert_allclose(model.sigma_d_, sigmas[1], rtol=1e-9, atol=1e-12)
    turned = KISSNN(v=4, covariance="ml", ties="shared").fit(X[::-1], y[::-1])
    np.testing.assert_allclose(turned.M_, model.M_, rtol=1e-9, atol=1e-9)
    by_row = KISSNN(v=4, covariance="ml").fit(X, y)
    by_row_turned = KISSNN(v=4, covariance="ml").fit(X[::-1], y[::-1])
    assert not np.allclose(by_row.M_, by_row_turned.M_, rtol=1e-3)


@pytest.mark.parametrize("covariance", ["auto", "ledoit-wolf", "shrunk", "diagonal"])
def test_shared_ties_change_nothing_where_there_are_none(covariance):
    X, y = blobs(n=60)
    model = KISSNN(covariance=covariance, ties="shared").fit(X, y)
    plain = KISSNN(covariance=covariance).fit(X, y)
    np.testing.assert_allclose(model.M_, plain.M_, rtol=1e-10)
    assert model.covariance_used_ == plain.covariance_used_
    assert len(model.pairs_[0][0]) == 300
