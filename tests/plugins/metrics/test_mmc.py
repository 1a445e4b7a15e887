"""MMC: against finite differences, plain searches and closed forms, and on odd data."""

import warnings

import numpy as np
import pytest
from scipy.optimize import minimize
from sklearn.datasets import load_iris, load_wine
from sklearn.exceptions import ConvergenceWarning
from sklearn.preprocessing import minmax_scale
from support.learning import Listener, clouds

from workbench.api import Cancelled, Problem
from workbench.api.report import reporting_to
from workbench.bundled import mmc
from workbench.bundled.mmc import MMC
from workbench.bundled.mmc.pair_gain import (
    log_spread,
    longest_map,
    similarity_whitener,
    spread_gap,
)
from workbench.numerics.metrics.pairs import draw_pairs


def differences(X, pairs):
    return X[pairs[:, 0]] - X[pairs[:, 1]]


def sums(model, X):
    """Σ_D |L v| and Σ_S |L v|², from M, pair by pair."""
    kinds = model.constraints_
    outer = sum(np.sqrt(v @ model.M_ @ v) for v in differences(X, kinds.dissimilar))
    inner = sum(v @ model.M_ @ v for v in differences(X, kinds.similar))
    return outer, inner


def scale_free(M, similar, dissimilar):
    """Σ_D |L v| when M is scaled to the constraint."""
    outer = np.sqrt(np.maximum(np.einsum("ij,jk,ik->i", dissimilar, M, dissimilar), 0))
    inner = np.einsum("ij,jk,ik->", similar, M, similar)
    return outer.sum() / np.sqrt(inner)


# -- the mathematics ----------------------------------------------------------------


@pytest.mark.parametrize("softened", [0.0, 0.3])
def test_the_slope_is_the_derivative(softened):
    random = np.random.default_rng(1)
    U, L = random.normal(size=(40, 4)), random.normal(size=(2, 4))
    slope = np.zeros_like(L)
    for place in np.ndindex(*L.shape):
        step = np.zeros_like(L)
        step[place] = 1e-6
        up, down = log_spread(L + step, U, softened), log_spread(L - step, U, softened)
        slope[place] = (up[0] - down[0]) / 2e-6
    np.testing.assert_allclose(log_spread(L, U, softened)[1], slope, atol=1e-8)


def test_the_value_is_the_definition_and_free_of_scale():
    random = np.random.default_rng(2)
    U, L = random.normal(size=(40, 4)), random.normal(size=(3, 4))
    expected = np.log(scale_free(L.T @ L, np.eye(4), U))
    assert log_spread(L, U)[0] == pytest.approx(expected, rel=1e-12)
    assert log_spread(7.0 * L, U)[0] == pytest.approx(expected, rel=1e-12)


def test_the_gap_bounds_every_other_map():
    random = np.random.default_rng(3)
    U, L = random.normal(size=(60, 3)), random.normal(size=(3, 3))
    reached = np.exp(log_spread(L, U)[0])
    for softened in (0.0, 0.1):
        gap, _ = spread_gap(L, U, softened)
        for _ in range(300):
            A = random.normal(size=(3, 3))
            assert np.exp(log_spread(A, U)[0]) <= reached * (1 + gap)


def test_white_are_the_similar_pairs():
    random = np.random.default_rng(4)
    similar = random.normal(size=(50, 4)) * [1e-6, 1.0, 1e3, 1e6]
    dissimilar = random.normal(size=(50, 4)) * [1e-6, 2.0, 1e3, 1e6]
    W, singular = similarity_whitener(similar, dissimilar)
    assert not singular
    np.testing.assert_allclose(
        W.T @ similar.T @ similar @ W, np.eye(4), rtol=1e-8, atol=1e-8
    )
    similar[:, 1] = 0.0
    assert similarity_whitener(similar, dissimilar)[1]


def projected_gradient(U, steps=20_000):
    """Ascend Σ sqrt(uᵀMu) over M ⪰ 0, tr M = 1, with a projection on each step."""
    d = U.shape[1]
    M, best = np.eye(d) / d, 0.0
    for t in range(steps):
        lengths = np.sqrt(np.maximum(np.einsum("ij,jk,ik->i", U, M, U), 1e-12))
        best = max(best, lengths.sum())
        slope = (U / lengths[:, None]).T @ U
        values, axes = np.linalg.eigh(M + slope / np.linalg.norm(slope) / (20 + t))
        ordered = np.sort(values)[::-1]
        over = (np.cumsum(ordered) - 1) / np.arange(1, d + 1)
        level = over[np.flatnonzero(ordered > over)[-1]]
        M = (axes * np.maximum(values - level, 0)) @ axes.T
    return best


@pytest.mark.parametrize("seed", range(3))
def test_the_optimum_is_that_of_a_plain_projected_gradient(seed):
    random = np.random.default_rng(seed)
    U = random.normal(size=(30, 3)) * [1.0, 0.8, 0.3]
    found = longest_map(U, 1e-7, 1000, lambda gain, L: None)
    reached = np.linalg.norm(U @ found.L.T, axis=1).sum()
    plain = projected_gradient(U, 3000)
    assert plain * (1 - 1e-9) <= reached <= plain * (1 + 1e-3)
    assert found.gap <= 1e-7
    assert np.sum(found.L**2) == pytest.approx(1.0)


# -- the learner --------------------------------------------------------------------


@pytest.mark.parametrize("diagonal", [False, True])
@pytest.mark.parametrize("load", [load_iris, load_wine])
def test_the_constraint_holds_with_equality_and_the_objective_is_told(load, diagonal):
    X, y = load(return_X_y=True)
    X = minmax_scale(X)
    model = MMC(diagonal=diagonal, n_constraints=500).fit(X, y)
    outer, inner = sums(model, X)
    assert inner == pytest.approx(1.0, abs=1e-9)
    assert outer == pytest.approx(model.objective_path_[-1], rel=1e-5)
    assert model.gap_ <= 1e-5
    assert model.converged_
    assert model.objective_name_ == "gain"
    assert not model.ridge_


def test_no_random_start_of_a_plain_search_gets_further():
    X, y = clouds(60, 3)
    model = MMC(n_constraints=150).fit(X, y)
    similar, dissimilar = (differences(X, pairs) for pairs in model.constraints_[:2])
    reached = scale_free(model.M_, similar, dissimilar)
    random = np.random.default_rng(5)
    searched = []
    for _ in range(5):
        found = minimize(
            lambda flat: (
                -scale_free(
                    flat.reshape(3, 3).T @ flat.reshape(3, 3), similar, dissimilar
                )
            ),
            random.normal(size=9),
        )
        searched.append(-found.fun)
    assert max(searched) <= reached * (1 + 1e-5)
    assert max(searched) >= reached * (1 - 1e-4)  # so the search was able to tell
    assert reached > 1.1 * scale_free(np.eye(3), similar, dissimilar)


def test_no_other_weights_get_further():
    X, y = clouds(60, 3)
    model = MMC(n_constraints=150, diagonal=True).fit(X, y)
    np.testing.assert_array_equal(model.M_, np.diag(np.diag(model.M_)))
    similar, dissimilar = (differences(X, pairs) for pairs in model.constraints_[:2])
    reached = scale_free(model.M_, similar, dissimilar)
    fine = np.linspace(0.0, 1.0, 60)
    best = max(
        scale_free(np.diag([a, b, c]), similar, dissimilar)
        for a in fine
        for b in fine[fine <= 1 - a + 1e-9]
        for c in [max(1 - a - b, 0.0)]
    )
    assert best <= reached * (1 + 1e-5)
    assert best >= reached * (1 - 1e-2)


def test_the_full_metric_is_no_worse_than_the_diagonal_one():
    X, y = clouds(100, 5)
    full, weighed = MMC().fit(X, y), MMC(diagonal=True).fit(X, y)
    assert sums(full, X)[0] >= sums(weighed, X)[0]


def test_units_do_not_matter():
    X, y = clouds()
    scale = np.array([1e-6, 1.0, 1e3, 1e6])
    a, b = MMC(n_constraints=500).fit(X, y), MMC(n_constraints=500).fit(X * scale, y)
    assert sums(b, X * scale)[0] == pytest.approx(sums(a, X)[0], rel=1e-5)
    a, b = (MMC(diagonal=True).fit(X * s, y) for s in (1.0, scale))
    assert sums(b, X * scale)[0] == pytest.approx(sums(a, X)[0], rel=1e-5)


def test_at_least_five_thousand_pairs_are_drawn_where_there_are():
    X, y = clouds(300)
    pairs = MMC().fit(X, y).constraints_
    assert len(pairs.similar) == len(pairs.dissimilar) == 5000
    assert (y[pairs.similar[:, 0]] == y[pairs.similar[:, 1]]).all()
    assert (y[pairs.dissimilar[:, 0]] != y[pairs.dissimilar[:, 1]]).all()
    few = MMC(n_constraints=7).fit(X, y).constraints_
    assert len(few.similar) == len(few.dissimilar) == 7


def test_pairs_given_are_the_only_ones():
    X, y = clouds(40, 2)
    pairs = np.array([[0, 1, 1], [2, 3, 1], [4, 5, -1], [6, 9, -1], [8, 7, 1]])
    model = MMC().fit(X, y, pairs=pairs)
    np.testing.assert_array_equal(model.constraints_.similar, pairs[[0, 1, 4], :2])
    np.testing.assert_array_equal(model.constraints_.dissimilar, pairs[[2, 3], :2])
    assert sums(model, X)[1] == pytest.approx(1.0, abs=1e-9)
    with pytest.raises(Problem):
        MMC().fit(X, y, pairs=[[0, 99, 1]])


@pytest.mark.parametrize("mark", [1, -1])
def test_pairs_of_one_kind_teach_nothing(mark):
    X, y = clouds(40, 2)
    model = MMC().fit(X, y, pairs=[[0, 1, mark], [2, 3, mark]])
    assert "similar pair" in model.note_
    np.testing.assert_array_equal(model.M_, np.eye(2))


def test_the_same_seed_gives_the_same_metric():
    X, y = clouds(300)
    a, b = (MMC(random_state=7).fit(X, y) for _ in range(2))
    np.testing.assert_array_equal(a.M_, b.M_)


def test_rank_and_gap_are_described():
    X, y = clouds()
    told = MMC().fit(X, y).describe_model()
    assert 1 <= told["rank"] <= 4
    assert told["rank"] == len(told["components"])
    assert 0 <= told["gap"] <= 1e-5
    assert told["ridge"] is False


@pytest.mark.parametrize("diagonal", [False, True])
def test_too_few_iterations_are_told(diagonal):
    X, y = clouds()
    with pytest.warns(ConvergenceWarning, match="2 iterations"):
        model = MMC(max_iter=2, tol=1e-9, diagonal=diagonal).fit(X, y)
    assert not model.converged_
    assert model.gap_ > 1e-9
    assert sums(model, X)[1] == pytest.approx(1.0, abs=1e-9)


def test_a_precision_that_is_not_reached_is_told(monkeypatch):
    monkeypatch.setattr("workbench.bundled.mmc.pair_gain._SOFTENED", (0.5,))
    X, y = clouds()
    with pytest.warns(ConvergenceWarning):
        model = MMC(tol=1e-9).fit(X, y)
    assert "not within 1.0e-09" in model.note_


def test_cancelling_ends_it_at_once():
    X, y = clouds()
    listener = Listener(reports=2)
    with reporting_to(listener), pytest.raises(Cancelled):
        MMC().fit(X, y)
    assert len(listener.told) == 2


# -- odd data -----------------------------------------------------------------------


def odd_sets():
    X, y = clouds(80)
    wide = np.random.default_rng(6).normal(size=(20, 50))
    wide[:10, 0] += 3
    lone = y.copy()
    lone[0] = 9
    return {
        "more attributes than rows": (wide, np.repeat([0, 1], 10)),
        "duplicates": (np.repeat(X[:10], 8, axis=0), np.tile([0, 1, 0, 1], 20)),
        "a constant column": (np.column_stack([np.full(80, 3.0), X]), y),
        "one column twice": (np.column_stack([X, X[:, 0]]), y),
        "a column that is the class": (np.column_stack([X, y]), y),
        "bad scales": (X * np.array([1e-6, 1.0, 1e3, 1e6]), y),
        "far from zero": (X + 1e5, y),
        "whole numbers": (np.round(X), y),
        "a class of one row": (X, lone),
        "text classes": (X, np.array(["a", "b", "c"])[y]),
        "unbalanced": (X, (np.arange(80) < 4).astype(int)),
        "one attribute": (X[:, :1], y),
        "three rows": (X[:3], np.array([0, 0, 1])),
    }


@pytest.mark.parametrize("diagonal", [False, True])
@pytest.mark.parametrize("name", odd_sets())
def test_odd_data_give_a_metric_that_was_learned(name, diagonal):
    X, y = odd_sets()[name]
    model = MMC(diagonal=diagonal).fit(X, y)
    assert np.isfinite(model.M_).all()
    assert np.isrealobj(model.M_)
    assert len(model.components_) > 0
    assert model.note_ == ""
    assert model.gap_ <= 1e-5
    outer, inner = sums(model, X)
    assert outer > 0
    assert inner <= 1 + 1e-9
    assert model.ridge_ or inner == pytest.approx(1.0, abs=1e-9)
    assert set(model.predict(X)) <= set(y)


def test_a_column_that_is_the_class_weighs_most():
    X, y = clouds(80)
    whole = np.column_stack([X, y])
    for diagonal in (False, True):
        model = MMC(diagonal=diagonal).fit(whole, y)
        assert model.ridge_
        assert np.diag(model.M_).argmax() == 4
        assert model.score(whole, y) == 1.0


@pytest.mark.parametrize("diagonal", [False, True])
@pytest.mark.parametrize(
    ("X", "y", "reason"),
    [
        ([[0.0], [1.0], [2.0]], [1, 1, 1], "one class"),
        ([[0.0], [1.0]], [1, 2], "no similar pair"),
        ([[2.0, 1.0]] * 6, [0, 1] * 3, "no similar pair differs"),
        ([[0.0]] * 3 + [[1.0]] * 3, [0] * 3 + [1] * 3, "no similar pair differs"),
    ],
)
def test_where_nothing_can_be_learned_the_note_says_why(X, y, reason, diagonal):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        model = MMC(diagonal=diagonal).fit(X, y)
    assert reason in model.note_
    np.testing.assert_array_equal(model.M_, np.eye(len(X[0])))


def test_pairs_are_drawn_as_everywhere():
    X, y = clouds()
    model = MMC(random_state=3).fit(X, y)
    similar, dissimilar = draw_pairs(y, mmc._PAIRS, 3)
    np.testing.assert_array_equal(model.constraints_.similar, similar)
    np.testing.assert_array_equal(model.constraints_.dissimilar, dissimilar)
