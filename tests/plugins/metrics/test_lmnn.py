"""LMNN against literal loops, finite differences, a convex reference and odd data."""

from __future__ import annotations

import time

import numpy as np
import pytest
from scipy.optimize import minimize_scalar
from sklearn.datasets import load_iris, load_wine
from sklearn.exceptions import ConvergenceWarning
from sklearn.neighbors import KNeighborsClassifier
from support.learning import Listener

from workbench.api import Cancelled
from workbench.api.report import reporting_to
from workbench.bundled.lmnn import LMNN
from workbench.bundled.lmnn import margins as margins_module
from workbench.bundled.lmnn.margin_descent import best_scale, least_scale
from workbench.bundled.lmnn.margins import (
    Impostors,
    TooManyImpostors,
    pairs_within,
    squared_distances,
)
from workbench.numerics.metrics.pairs import target_neighbours


def blobs(n=40, d=3, classes=3, seed=0):
    random = np.random.default_rng(seed)
    codes = random.integers(0, classes, n)
    return random.normal(size=(n, d)) + 0.7 * codes[:, None], codes


def literal(L, X, codes, targets, mu):
    """Add up the loss and its triples, one by one."""

    def distance(i, j):
        return float(np.sum((L @ (X[i] - X[j])) ** 2))

    loss, active = 0.0, set()
    for i, j in targets:
        loss += (1 - mu) * distance(i, j)
        for row in np.flatnonzero(codes != codes[i]):
            hinge = 1 + distance(i, j) - distance(i, row)
            if hinge > 0:
                loss += mu * hinge
                active.add((int(i), int(j), int(row)))
    return loss, active


def problem_of(X, codes, k=3, mu=0.3):
    pairs = np.column_stack(target_neighbours(X, codes, k))
    return Impostors(X, codes, pairs, mu)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("size", [0.3, 2.0, 40.0])
def test_loss_is_that_of_a_literal_loop(seed, size):
    X, codes = blobs(seed=seed)
    L = size * np.random.default_rng(seed + 9).normal(size=(2, 3))
    problem = problem_of(X, codes)
    expected, active = literal(L, X, codes, problem.targets, 0.3)
    for slack in (0.0, 0.3):
        loss = problem.loss(L, slack)
        assert loss.value(L) == pytest.approx(expected, rel=1e-9)
        assert set(map(tuple, loss.active(L).tolist())) == active


def test_gradients_are_finite_differences():
    X, codes = blobs()
    random = np.random.default_rng(3)
    L = random.normal(size=(2, 3))
    loss = problem_of(X, codes).loss(L, 0.3)
    f, G = loss.gradient(L)
    assert f == loss.value(L)
    H = loss.gradient_by_metric(L)[1]
    np.testing.assert_allclose(G, 2 * L @ H, rtol=1e-10)
    for _ in range(5):
        step = 1e-6 * random.normal(size=L.shape)
        change = (loss.value(L + step) - loss.value(L - step)) / 2
        assert change == pytest.approx(np.vdot(G, step), rel=1e-5)


def test_between_two_looks_at_the_cancel_flag_is_one_block(monkeypatch):
    X, codes = blobs(d=5)
    L = np.random.default_rng(3).normal(size=(4, 5))
    loss = problem_of(X, codes).loss(L, 0.3)
    whole = loss.gradient(L)[1], loss.gradient_by_metric(L)[1]
    few, many = Listener(), Listener()
    with reporting_to(few):
        loss.gradient_by_metric(L)
    monkeypatch.setattr(margins_module, "_PRODUCTS", 1)  # column by column
    monkeypatch.setattr(margins_module, "_CELLS", 10)  # two pairs at once
    with reporting_to(many):
        blocks = loss.gradient(L)[1], loss.gradient_by_metric(L)[1]
    for one, other in zip(whole, blocks, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12)
    assert many.asked > 10 * few.asked


def test_pairs_within_reach_are_all_there(monkeypatch):
    monkeypatch.setattr(margins_module, "_TILE", (7, 5))  # many tiles of few rows
    X, codes = blobs(n=60)
    reach = np.random.default_rng(1).uniform(0, 2, 60)
    reach[:4] = 0.0
    left, right = pairs_within(X, codes, reach)
    found = {frozenset(p) for p in zip(left.tolist(), right.tolist(), strict=True)}
    assert len(found) == len(left)
    d = ((X[:, None] - X) ** 2).sum(axis=2)
    i, j = np.nonzero(
        (d < np.maximum(reach[:, None], reach)) & (codes[:, None] != codes)
    )
    assert found == {frozenset(p) for p in zip(i.tolist(), j.tolist(), strict=True)}


@pytest.mark.parametrize("seed", range(2))
def test_best_scale_is_where_a_search_ends(seed):
    X, codes = blobs(n=20, seed=seed)
    problem = problem_of(X, codes)
    L = np.eye(3)
    s = best_scale(problem, L)

    def f(logarithm):
        A = np.exp(logarithm) * L
        return literal(A, X, codes, problem.targets, 0.3)[0]

    found = minimize_scalar(
        f, bounds=(-3, 3), method="bounded", options={"xatol": 1e-6}
    )
    assert f(np.log(s)) <= found.fun * (1 + 1e-9)


def test_scale_without_a_turn_is_that_of_the_gaps():
    assert least_scale(5.0, np.array([-4.0, -4.0]), 0.5) == 0.5
    with pytest.raises(ValueError, match="all gaps are 0"):
        least_scale(1.0, np.zeros(3), 0.5)


def full_loss(model, X, y, k, mu=0.5):
    codes = np.unique(y, return_inverse=True)[1]
    pairs = np.column_stack(target_neighbours(X, codes, k, 1))
    return literal(model.components_, X, codes, pairs, mu)


@pytest.mark.parametrize("over", ["L", "M"])
def test_the_last_of_the_path_is_the_exact_loss(over):
    X, y = load_iris(return_X_y=True)
    model = LMNN(over=over).fit(X[::3], y[::3])
    loss, active = full_loss(model, X[::3], y[::3], 3)
    assert model.converged_
    assert model.objective_path_[-1] == pytest.approx(loss, rel=1e-9)
    assert set(map(tuple, model.constraints_.triples.tolist())) == active


def test_both_ways_find_the_same_minimum():
    X, y = load_iris(return_X_y=True)
    ends = [
        LMNN(over=over, tol=1e-6, max_iter=3000).fit(X, y).objective_path_[-1]
        for over in ("L", "M")
    ]
    assert ends[0] == pytest.approx(ends[1], rel=1e-3)


def test_at_the_minimum_pull_and_push_are_in_balance():
    """f(sL) is stationary at s = 1: f = mu times the number of active triples."""
    X, y = load_wine(return_X_y=True)
    model = LMNN(tol=1e-6, max_iter=5000).fit((X - X.mean(0)) / X.std(0), y)
    half = 0.5 * len(model.constraints_.triples)
    assert model.objective_path_[-1] == pytest.approx(half, rel=0.02)


def test_units_do_not_matter_to_what_is_attainable():
    X, y = load_iris(return_X_y=True)
    scale = np.array([1e-6, 1.0, 1e6, 1e3])
    pairs = np.random.default_rng(0).permutation(150)[:90]
    plain = LMNN(n_targets=149, tol=1e-5).fit(X[pairs], y[pairs])
    scaled = LMNN(n_targets=149, tol=1e-5).fit(X[pairs] * scale, y[pairs])
    ends = plain.objective_path_[-1], scaled.objective_path_[-1]
    assert ends[1] == pytest.approx(ends[0], rel=0.02)


def test_rank_is_limited():
    X, y = load_wine(return_X_y=True)
    model = LMNN(n_components=2).fit((X - X.mean(0)) / X.std(0), y)
    assert model.components_.shape == (2, 13)
    assert model.transform(X).shape == (178, 2)
    assert model.score((X - X.mean(0)) / X.std(0), y) > 0.98
    over_metric = LMNN(n_components=2, over="M").fit((X - X.mean(0)) / X.std(0), y)
    assert over_metric.components_.shape == (2, 13)


def test_rounds_search_targets_anew():
    X, y = blobs(n=120, d=4)
    once, twice = LMNN(n_rounds=1).fit(X, y), LMNN(n_rounds=2).fit(X, y)
    assert twice.n_iter_ > once.n_iter_
    i, j = target_neighbours(once.transform(X), y, 3, 1)
    found = {tuple(p) for p in twice.constraints_.similar.tolist()}
    assert found == set(zip(i.tolist(), j.tolist(), strict=True))
    assert found != {tuple(p) for p in once.constraints_.similar.tolist()}


def test_a_noisy_attribute_is_shrunk():
    random = np.random.default_rng(5)
    y = np.repeat([0, 1], 100)
    X = np.column_stack(
        [y + 0.3 * random.normal(size=200), 5 * random.normal(size=200)]
    )
    plain = KNeighborsClassifier(5).fit(X[::2], y[::2]).score(X[1::2], y[1::2])
    model = LMNN().fit(X[::2], y[::2])
    assert plain < 0.92
    assert model.score(X[1::2], y[1::2]) > plain + 0.02
    assert model.M_[0, 0] > 5 * model.M_[1, 1]


# -- triples by hand ------------------------------------------------------------------


def test_triples_given_by_hand_alone_are_learned_from():
    X = np.array([[0.0, 0.0], [0.0, 3.0], [1.0, 0.0], [9.0, 9.0]])
    triples = [[0, 1, 2], [0, 1, 2]]
    model = LMNN(n_neighbors=1).fit(X, list("aaaa"), triples=triples)
    Z = model.transform(X)
    near, far = np.sum((Z[0] - Z[1]) ** 2), np.sum((Z[0] - Z[2]) ** 2)
    assert near < 0.01
    assert far > 0.99 + near
    assert model.constraints_.similar.tolist() == [[0, 1]]
    assert model.constraints_.triples.tolist() == [[0, 1, 2]]
    assert not model.note_


def test_all_triples_by_hand_are_as_good_as_the_classes():
    X, codes = blobs(n=30, d=2)
    pairs = np.column_stack(target_neighbours(X, codes, 2, 1))
    triples = [
        [i, j, other] for i, j in pairs for other in np.flatnonzero(codes != codes[i])
    ]
    by_hand = LMNN(n_targets=2, tol=1e-6).fit(X, codes, triples=triples)
    by_class = LMNN(n_targets=2, tol=1e-6).fit(X, codes)
    ends = by_hand.objective_path_[-1], by_class.objective_path_[-1]
    assert ends[0] == pytest.approx(ends[1], rel=1e-3)


def test_triples_that_contradict_each_other_teach_nothing():
    X = np.array([[0.0], [1.0], [-1.0]])
    model = LMNN().fit(X, [0, 1, 2], triples=[[0, 1, 2], [0, 2, 1]])
    assert "far as those" in model.note_
    np.testing.assert_array_equal(model.M_, [[1.0]])


# -- energy ---------------------------------------------------------------------------


def test_energy_is_that_of_a_literal_loop():
    X, codes = blobs(n=30, d=2)
    asked = blobs(n=6, d=2, seed=4)[0]
    model = LMNN(n_targets=2, push_weight=0.3, classify="energy").fit(X, codes)
    Z, A = model.transform(X), model.transform(asked)

    def d(a, b):
        return float(np.sum((a - b) ** 2))

    expected = np.zeros((6, 3))
    for t, a in enumerate(A):
        for c in range(3):
            own = sorted(d(a, z) for z in Z[codes == c])[:2]
            energy = 0.7 * sum(own)
            for pull in own:
                energy += 0.3 * sum(max(0, 1 + pull - d(a, z)) for z in Z[codes != c])
            for i, j in model.constraints_.similar:
                if codes[i] != c:
                    energy += 0.3 * max(0, 1 + d(Z[i], Z[j]) - d(Z[i], a))
            expected[t, c] = energy
    np.testing.assert_allclose(model.energies(asked), expected, rtol=1e-9)
    np.testing.assert_array_equal(model.predict(asked), expected.argmin(axis=1))
    np.testing.assert_allclose(model.predict_proba(asked).sum(axis=1), 1.0)


# -- awkward data ---------------------------------------------------------------------

RANDOM = np.random.default_rng(2)
ODD = {
    "more attributes than rows": (RANDOM.normal(size=(12, 40)), [0, 1] * 6),
    "duplicates": (np.repeat(RANDOM.normal(size=(10, 2)), 3, axis=0), [0, 1, 1] * 10),
    "constant columns": (
        np.column_stack([np.ones(30), RANDOM.normal(size=(30, 2)), np.zeros(30)]),
        [0, 1, 2] * 10,
    ),
    "a class of one row": (RANDOM.normal(size=(21, 2)), [0, 1] * 10 + [2]),
    "strings": (RANDOM.normal(size=(20, 2)), ["yes", "no"] * 10),
    "unbalanced": (RANDOM.normal(size=(60, 2)), [0] * 57 + [1] * 3),
    "one attribute": (RANDOM.normal(size=(30, 1)), [0, 1] * 15),
    "badly scaled": (
        RANDOM.normal(size=(40, 3)) * [1e-6, 1.0, 1e6],
        [0, 1] * 20,
    ),
    "far from the origin": (RANDOM.normal(size=(40, 2)) + 1e8, [0, 1] * 20),
    "classes well apart": (
        np.concatenate([RANDOM.normal(size=(20, 2)), RANDOM.normal(size=(20, 2)) + 99]),
        [0] * 20 + [1] * 20,
    ),
}


@pytest.mark.parametrize("over", ["L", "M"])
@pytest.mark.parametrize("name", ODD)
def test_odd_data(name, over):
    X, y = ODD[name]
    model = LMNN(over=over, classify="energy", max_iter=3000).fit(X, y)
    assert np.isfinite(model.M_).all()
    assert np.linalg.eigvalsh(model.M_).min() >= -1e-9 * np.linalg.norm(model.M_)
    assert set(model.predict(X)) <= set(y)
    assert model.note_ or not np.array_equal(model.M_, np.eye(X.shape[1]))


@pytest.mark.parametrize(
    ("X", "y", "reason"),
    [
        ([[0.0], [1.0], [2.0]], [0, 0, 0], "only one class"),
        ([[0.0], [1.0]], [0, 1], "every class has one row"),
        ([[1.0, 2.0]] * 8, [0, 1] * 4, "alike"),
    ],
)
def test_where_nothing_can_be_learned_the_reason_is_told(X, y, reason):
    model = LMNN().fit(X, y)
    assert reason in model.note_
    np.testing.assert_array_equal(model.M_, np.eye(len(X[0])))
    by_energy = LMNN(classify="energy").fit(X, y)
    assert set(by_energy.predict(X)) <= set(y)


def test_a_start_that_cannot_be_bettered_is_told():
    X = np.random.default_rng(0).integers(0, 2, (400, 2)).astype(float)
    y = np.random.default_rng(1).integers(0, 2, 400)  # all targets are at distance 0
    model = LMNN(n_targets=1).fit(X, y)
    assert model.n_iter_ == 0
    assert "No smaller loss" in model.note_
    np.testing.assert_allclose(model.M_, model.M_[0, 0] * np.eye(2), atol=1e-9)


# -- running --------------------------------------------------------------------------


def test_deterministic_and_independent_of_the_order_of_rows():
    X, y = load_iris(return_X_y=True)
    X = X + 1e-6 * np.random.default_rng(0).normal(size=X.shape)  # without ties
    one, two = LMNN().fit(X, y), LMNN().fit(X, y)
    np.testing.assert_array_equal(one.M_, two.M_)
    order = np.random.default_rng(1).permutation(150)
    other = LMNN(tol=1e-6).fit(X[order], y[order]).objective_path_[-1]
    assert LMNN(tol=1e-6).fit(X, y).objective_path_[-1] == pytest.approx(
        other, rel=1e-3
    )


def test_not_converged_is_told():
    X, y = load_iris(return_X_y=True)
    with pytest.warns(ConvergenceWarning, match="lmnn"):
        model = LMNN(max_iter=3).fit(X, y)
    assert not model.converged_
    assert model.n_iter_ == 3


def test_progress_and_cancel():
    X, y = load_iris(return_X_y=True)
    reporter = Listener()
    with reporting_to(reporter):
        model = LMNN().fit(X, y)
    assert len(reporter.told) == model.n_iter_
    assert "loss" in reporter.told[0][1]
    with reporting_to(Listener(looks=60)), pytest.raises(Cancelled):
        LMNN().fit(X, y)


@pytest.mark.lane("usual", "works for most of a second before it cancels")
def test_cancel_is_soon_also_with_many_rows():
    X, y = blobs(n=6000, d=8, classes=4)
    started = time.process_time()
    longest = [0.0, started]

    class Clock(Listener):
        def cancelled(self):
            now = time.process_time()
            longest[0] = max(longest[0], now - longest[1])
            longest[1] = now
            return now - started > 0.7

    with reporting_to(Clock()), pytest.raises(Cancelled):
        LMNN(tol=0.0).fit(X, y)
    assert longest[0] < 0.5


def test_validation_keeps_the_best_map():
    X, y = blobs(n=150, d=4)
    model = LMNN(validation=0.3, n_targets=1, tol=1e-5).fit(X, y)
    held = np.setdiff1d(np.arange(150), model.constraints_.similar)  # all have targets
    assert 43 <= len(held) <= 47
    rest = np.setdiff1d(np.arange(150), held)

    def score(L):
        knn = KNeighborsClassifier(5).fit(X[rest] @ L.T, y[rest])
        return knn.score(X[held] @ L.T, y[held])

    path = model.validation_path_
    assert len(path) == model.n_iter_
    assert path.max() > path[-1]  # so there is something to choose
    assert score(model.components_) == pytest.approx(path.max())
    few = LMNN(validation=0.1).fit(X[:9], [0, 1, 2] * 3)
    assert "too small" in few.note_
    assert len(LMNN().fit(X, y).validation_path_) == 0


def test_when_memory_does_not_allow_fewer_rows_are_learned_from(monkeypatch):
    X, y = blobs(n=200, d=2)
    monkeypatch.setattr(margins_module, "MOST_PAIRS", 600)
    with pytest.raises(TooManyImpostors):
        pairs_within(X, y, np.full(200, 1e9))
    model = LMNN().fit(X, y)
    assert model.note_.startswith("Learned from 51 rows")
    assert len(np.unique(model.constraints_.similar)) <= 51


def test_distances_through_differences_keep_their_digits():
    Z = np.array([[1e8, 1.0], [1e8, 1.5]])
    assert squared_distances(Z, np.array([0]), np.array([1])).tolist() == [0.25]
