"""NCA: against scikit-learn, plain loops and finite differences, and on odd data."""

import warnings

import numpy as np
import pytest
from sklearn.datasets import load_iris, load_wine
from sklearn.exceptions import ConvergenceWarning
from sklearn.neighbors import NeighborhoodComponentsAnalysis
from sklearn.preprocessing import minmax_scale
from support.learning import Listener, clouds

import workbench
from workbench.api import Cancelled, Problem
from workbench.api.report import reporting_to
from workbench.bundled import nca
from workbench.bundled.nca import NCA
from workbench.bundled.nca.softmax_neighbours import (
    FullSoftmax,
    NearSoftmax,
    nearest_lists,
)


def quiet(model, X, y):
    """Fit, whether it converges or not."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ConvergenceWarning)
        return model.fit(X, y)


def plain_gain(X, y, L, allowed=None):
    """The definition, in loops."""
    total = 0.0
    for i in range(len(X)):
        weights = np.array([np.exp(-np.sum((L @ (X[i] - x)) ** 2)) for x in X])
        weights[i] = 0.0
        if allowed is not None:
            weights[[j for j in range(len(X)) if j not in allowed[i]]] = 0.0
        total += weights[y == y[i]].sum() / weights.sum()
    return total


def plain_shares(X, y, L):
    """Return the probability that each row draws its own class, from the formula."""
    far = ((X @ L.T)[:, None] - X @ L.T) ** 2
    far = far.sum(axis=2)
    np.fill_diagonal(far, np.inf)
    drawn = np.exp(far.min(axis=1, keepdims=True) - far)
    return (drawn * (y[:, None] == y)).sum(axis=1) / drawn.sum(axis=1)


def plain_slope(gain, L, step=1e-6):
    slope = np.zeros_like(L)
    for place in np.ndindex(*L.shape):
        up, down = L.copy(), L.copy()
        up[place] += step
        down[place] -= step
        slope[place] = (gain(up) - gain(down)) / (2 * step)
    return slope


# -- the gain -----------------------------------------------------------------------


@pytest.mark.parametrize("r", [1, 2, 4])
def test_gain_and_slope_are_those_of_scikit_learn(r):
    X, y = clouds(300)
    L = np.random.default_rng(r).normal(size=(r, 4))
    theirs = NeighborhoodComponentsAnalysis()
    theirs.n_iter_ = 1
    value, slope = theirs._loss_grad_lbfgs(L.ravel(), X, y[:, None] == y)
    ours = FullSoftmax(X, y)(L)
    assert ours.value == pytest.approx(value, rel=1e-9)
    np.testing.assert_allclose(ours.gradient.ravel(), slope, rtol=1e-9, atol=1e-9)


def test_the_gain_is_the_definition_and_the_slope_its_derivative():
    X, y = clouds(25, 3)
    L = np.random.default_rng(1).normal(size=(2, 3))
    full = FullSoftmax(X, y)
    assert full(L).value == pytest.approx(plain_gain(X, y, L), rel=1e-12)
    assert full(L).value == pytest.approx(full(L).shares.sum())
    slope = plain_slope(lambda A: plain_gain(X, y, A), L)
    np.testing.assert_allclose(full(L).gradient, slope, rtol=1e-6, atol=1e-7)


def test_the_gain_among_candidates_is_the_definition_with_those_only():
    X, y = clouds(25, 3)
    L = np.random.default_rng(1).normal(size=(2, 3))
    lists = nearest_lists(X @ L.T, 6)
    near = NearSoftmax(X, y, lists)
    expected = plain_gain(X, y, L, lists)
    assert near(L).value == pytest.approx(expected, rel=1e-12)
    slope = plain_slope(lambda A: plain_gain(X, y, A, lists), L)
    np.testing.assert_allclose(near(L).gradient, slope, rtol=1e-6, atol=1e-7)


def test_with_all_candidates_both_forms_are_one():
    X, y = clouds(90)
    L = np.random.default_rng(2).normal(size=(3, 4))
    full, near = FullSoftmax(X, y)(L), NearSoftmax(X, y, nearest_lists(X, 89))(L)
    assert near.value == pytest.approx(full.value, rel=1e-12)
    np.testing.assert_allclose(near.gradient, full.gradient, rtol=1e-9, atol=1e-9)
    np.testing.assert_allclose(near.shares, full.shares, rtol=1e-9)


def test_blocks_do_not_show(monkeypatch):
    X, y = clouds(150)
    L = np.eye(4)
    lists = nearest_lists(X, 20)
    whole, near = FullSoftmax(X, y)(L), NearSoftmax(X, y, lists)(L)
    monkeypatch.setattr("workbench.bundled.nca.softmax_neighbours._BLOCK", 700)
    np.testing.assert_allclose(FullSoftmax(X, y)(L).gradient, whole.gradient)
    np.testing.assert_allclose(NearSoftmax(X, y, lists)(L).gradient, near.gradient)


@pytest.mark.parametrize("r", [2, 9])
def test_lists_are_the_nearest_without_the_row_itself(r):
    Z = np.random.default_rng(3).normal(size=(60, r))
    Z[30:40] = Z[0]  # more duplicates than places in a list
    lists = nearest_lists(Z, 5)
    d = ((Z[:, None] - Z) ** 2).sum(axis=2)
    np.fill_diagonal(d, np.inf)
    found = np.sort(np.take_along_axis(d, lists, axis=1), axis=1)
    np.testing.assert_allclose(found, np.sort(d, axis=1)[:, :5], atol=1e-12)
    assert not (lists == np.arange(60)[:, None]).any()
    assert all(len(set(row)) == 5 for row in lists.tolist())


# -- the learner --------------------------------------------------------------------


@pytest.mark.parametrize("load", [load_iris, load_wine])
def test_the_exact_form_gains_what_scikit_learn_does(load):
    X, y = load(return_X_y=True)
    X = minmax_scale(X)
    theirs = NeighborhoodComponentsAnalysis(init="identity", max_iter=100).fit(X, y)
    ours = quiet(NCA(n_candidates=0, init="identity"), X, y)
    reached = FullSoftmax(X, y)(theirs.components_).value
    assert ours.gain_ >= reached * (1 - 1e-4)
    assert ours.gain_ == pytest.approx(FullSoftmax(X, y)(ours.components_).value)
    assert ours.objective_path_[-1] == pytest.approx(ours.gain_)


def test_few_candidates_gain_nearly_what_all_do():
    X, y = clouds(600, 8)
    full = quiet(NCA(n_candidates=0), X, y)
    fast = quiet(NCA(n_candidates=50), X, y)
    assert fast.gain_ >= 0.98 * full.gain_
    assert fast.gain_ > 1.05 * FullSoftmax(X, y)(np.eye(8)).value


def test_above_a_thousand_rows_few_candidates_are_automatic():
    X, y = clouds(1001, 2)
    few, asked, every = (
        quiet(NCA(n_candidates=K, max_iter=3), X, y).M_ for K in (None, 50, 0)
    )
    np.testing.assert_array_equal(few, asked)
    assert not np.allclose(few, every, rtol=1e-6)


def test_no_nearby_map_gains_more():
    X, y = clouds()
    model = NCA(tol=1e-12, max_iter=2000).fit(X, y)
    assert model.converged_
    full = FullSoftmax(X, y)
    random = np.random.default_rng(4)
    for _ in range(20):
        step = 1e-3 * random.normal(size=(4, 4))
        assert full(model.components_ @ (np.eye(4) + step)).value <= model.gain_ + 1e-6


def test_the_path_rises_in_the_exact_form():
    X, y = clouds()
    model = quiet(NCA(), X, y)
    assert (np.diff(model.objective_path_) >= -1e-9).all()
    assert model.objective_name_ == "gain"
    assert len(model.objective_path_) == model.n_iter_


def test_too_few_iterations_are_told():
    X, y = clouds()
    with pytest.warns(ConvergenceWarning, match="2 iterations"):
        model = NCA(max_iter=2).fit(X, y)
    assert not model.converged_
    assert model.n_iter_ == 2
    assert "2 iterations" in model.note_


@pytest.mark.parametrize("init", ["pca", "identity", "random"])
def test_rank_is_what_was_asked(init):
    X, y = clouds()
    model = quiet(NCA(n_components=2, init=init), X, y)
    assert model.components_.shape == (2, 4)
    assert model.score(X, y) > 0.6
    assert model.describe_model()["gain"] == pytest.approx(model.gain_)


def test_pairs_for_drawing_pull_and_push():
    X, y = clouds()
    model = quiet(NCA(), X, y)
    similar, dissimilar = model.constraints_.similar, model.constraints_.dissimilar
    assert len(similar)
    assert len(dissimilar)
    assert (y[similar[:, 0]] == y[similar[:, 1]]).all()
    assert (y[dissimilar[:, 0]] != y[dissimilar[:, 1]]).all()
    assert len(np.unique(similar, axis=0)) == len(similar)


def test_pairs_for_drawing_are_thinned_to_the_strongest(monkeypatch):
    X, y = clouds()
    every = quiet(NCA(), X, y).constraints_.similar
    monkeypatch.setattr(nca, "_DRAWN_PAIRS", 30)
    model = quiet(NCA(), X, y)
    few = model.constraints_.similar
    assert len(few) == 30 < len(every)
    z = X @ model.components_.T

    def mean_distance(pairs):
        return np.linalg.norm(z[pairs[:, 0]] - z[pairs[:, 1]], axis=1).mean()

    assert mean_distance(few) < mean_distance(every)


def test_validation_keeps_the_map_that_classifies_the_held_out_best():
    X, y = clouds(200, 6)
    model = quiet(NCA(validation=0.3), X, y)
    assert len(model.validation_path_) == model.n_iter_
    again = quiet(
        NCA(validation=0.3, max_iter=int(model.validation_path_.argmax()) + 1), X, y
    )
    np.testing.assert_allclose(again.M_, model.M_, rtol=1e-9, atol=1e-12)
    used = np.unique(np.concatenate([*model.constraints_[:2]]))
    assert len(used) <= 140


def test_validation_with_classes_too_small_is_told():
    X, _ = clouds(12)
    model = quiet(NCA(validation=0.2), X, np.repeat(np.arange(6), 2))
    assert "held out" in model.note_


def test_the_order_of_rows_does_not_matter():
    X, y = clouds()
    order = np.random.default_rng(5).permutation(len(X))
    a, b = quiet(NCA(), X, y), quiet(NCA(), X[order], y[order])
    assert a.gain_ == pytest.approx(b.gain_, rel=1e-6)


@pytest.mark.parametrize("init", ["pca", "random"])
def test_the_same_seed_gives_the_same_metric(init):
    X, y = clouds()
    a, b = (quiet(NCA(init=init, random_state=7), X, y) for _ in range(2))
    np.testing.assert_array_equal(a.M_, b.M_)


def test_cancelling_ends_it_at_once():
    X, y = clouds(1500)
    listener = Listener(reports=3)
    with reporting_to(listener), pytest.raises(Cancelled):
        NCA().fit(X, y)
    assert len(listener.told) == 3


def test_no_more_dimensions_than_given_are_taken():
    X, y = clouds(60, 3)
    assert quiet(NCA(n_components=9), X, y).components_.shape[1] == 3
    with pytest.raises(Problem):
        NCA(n_components=0).fit(X, y)


# -- odd data -----------------------------------------------------------------------


def odd_sets():
    X, y = clouds(80)
    wide = np.random.default_rng(6).normal(size=(20, 50))
    wide[:10, 0] += 3
    scales = np.array([1e-6, 1.0, 1e3, 1e6])
    lone = y.copy()
    lone[0] = 9
    return {
        "more attributes than rows": (wide, np.repeat([0, 1], 10)),
        "as many attributes as rows": (wide[:, :20], np.repeat([0, 1], 10)),
        "duplicates": (np.repeat(X[:10], 8, axis=0), np.tile([0, 1, 0, 1], 20)),
        "a constant column": (np.column_stack([np.full(80, 3.0), X]), y),
        "bad scales": (X * scales, y),
        "tiny units": (X * 1e-6, y),
        "huge units": (X * 1e6, y),
        "far from zero": (X + 1e5, y),
        "a class of one row": (X, lone),
        "text classes": (X, np.array(["a", "b", "c"])[y]),
        "unbalanced": (X, (np.arange(80) < 4).astype(int)),
        "one attribute": (X[:, :1], y),
    }


@pytest.mark.parametrize("K", [None, 0, 7])
@pytest.mark.parametrize("name", odd_sets())
def test_odd_data_give_a_metric_that_was_learned(name, K):
    X, y = odd_sets()[name]
    model = quiet(NCA(n_candidates=K), X, y)
    assert np.isfinite(model.M_).all()
    assert np.isrealobj(model.M_)
    assert model.n_iter_ > 0, model.note_
    assert len(model.components_) > 0
    assert not np.allclose(model.M_, np.eye(X.shape[1]))
    assert set(model.predict(X)) <= set(y)


@pytest.mark.parametrize(
    ("X", "y", "reason"),
    [
        ([[0.0], [1.0], [2.0]], [1, 1, 1], "one class"),
        ([[0.0], [1.0]], [1, 2], "one row"),
        ([[2.0, 1.0]] * 6, [0, 1] * 3, "alike"),
    ],
)
def test_where_nothing_can_be_learned_the_note_says_why(X, y, reason):
    model = NCA().fit(X, y)
    assert reason in model.note_
    np.testing.assert_array_equal(model.M_, np.eye(len(X[0])))


def test_classes_that_are_apart_already_are_told():
    X = np.repeat([[0.0, 0.0], [30.0, 30.0]], 10, axis=0)
    X += np.random.default_rng(7).normal(size=X.shape)
    model = NCA().fit(X, np.repeat([0, 1], 10))
    assert "highest gain" in model.note_
    assert model.gain_ == pytest.approx(20.0)


@pytest.mark.lane("whole", "two climbs among many rows of vehicle")
def test_it_ends_no_lower_than_the_optimiser_left_to_itself(shared_data):
    from scipy.optimize import minimize

    data = workbench.read(shared_data / "keel" / "vehicle.dat")
    X, y = (data.X - data.X.min(axis=0)) / np.ptp(data.X, axis=0), data.y
    X, y = X[::2], y[::2]
    gain, d = FullSoftmax(X, y), X.shape[1]

    def lost(flat):
        found = gain(flat.reshape(d, d))
        return -found.value, -found.gradient.ravel()

    free = minimize(lost, np.eye(d).ravel(), jac=True, method="L-BFGS-B",
                    options={"maxiter": 100})  # fmt: skip
    model = NCA(init="identity").fit(X, y)
    assert model.gain_ >= -free.fun * (1.0 - 1e-4)


@pytest.mark.parametrize("init", ["pca", "random"])
def test_a_second_climb_ends_well_above_the_optimiser_left_to_itself(init):
    from scipy.optimize import minimize

    from workbench.bundled.nca.softmax_start import start_map

    X, y = clouds(150, 5)
    centred = X - X.mean(axis=0)
    start = start_map(centred, np.eye(5), None, init, np.random.RandomState(1))
    assert start.shape == (5, 5)

    def lost(flat):
        L = flat.reshape(5, 5)
        return -sum(plain_shares(X, y, L)), -FullSoftmax(X, y)(L).gradient.ravel()

    free = minimize(lost, start.ravel(), jac=True, method="L-BFGS-B",
                    options={"maxiter": 100})  # fmt: skip
    model = quiet(NCA(init=init), X, y)
    assert sum(plain_shares(X, y, model.components_)) > -free.fun + 1.0
    assert model.n_iter_ <= model.max_iter


def test_the_best_of_the_climbs_is_kept_and_told():
    X, y = clouds(60, 3, seed=3)
    for most in (1, 5, 20, 200):
        model = quiet(NCA(max_iter=most), X, y)
        assert model.n_iter_ <= most
        assert model.gain_ == pytest.approx(model.objective_path_.max(), rel=1e-9)
