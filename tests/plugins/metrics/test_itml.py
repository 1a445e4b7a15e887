"""ITML against cyclic Bregman projections, finite differences, and on odd data."""

import numpy as np
import pytest
from scipy.optimize import minimize_scalar
from scipy.spatial.distance import pdist
from sklearn.covariance import LedoitWolf
from sklearn.datasets import load_iris, load_wine
from sklearn.exceptions import ConvergenceWarning
from support.learning import Listener, given, min_max

from workbench.api import Cancelled, Problem
from workbench.api.report import reporting_to
from workbench.bundled.itml import ITML, Slack
from workbench.numerics.metrics.logdet import prior_map


def bregman(V, sides, bounds, gamma, M0, sweeps=20_000):
    """Cyclic projections, one rank-one change a pair (Davis and others, Algorithm 1).

    With any gamma: the multiplier that makes p and xi equal after their changes.
    """
    M, slack, multipliers = M0.copy(), bounds.copy(), np.zeros(len(V))
    for _ in range(sweeps):
        before = multipliers.copy()
        for i, v in enumerate(V):
            Mv = M @ v
            p = v @ Mv
            exact = sides[i] * gamma / (gamma + 1) * (1 / p - 1 / slack[i])
            alpha = min(multipliers[i], exact)
            beta = sides[i] * alpha / (1 - sides[i] * alpha * p)
            slack[i] = gamma * slack[i] / (gamma + sides[i] * alpha * slack[i])
            multipliers[i] -= alpha
            M += beta * np.outer(Mv, Mv)
        if np.abs(multipliers - before).max() <= 1e-10 * multipliers.max():
            return M
    raise AssertionError("the projections did not converge")


def problem_of(model, X):
    """Return the differences of the pairs a model used, their sides and bounds."""
    pairs = model.constraints_
    i, j = np.vstack([pairs.similar, pairs.dissimilar]).T
    sizes = len(pairs.similar), len(pairs.dissimilar)
    return X[i] - X[j], np.repeat([1.0, -1.0], sizes), model.bounds_.repeat(sizes)


def objective(M, M0, V, sides, bounds, gamma):
    """Return the LogDet divergence and the slack, written plainly."""
    both = M @ np.linalg.inv(M0)
    total = np.trace(both) - np.log(np.linalg.det(both)) - len(M)
    for v, side, bound in zip(V, sides, bounds, strict=True):
        r = v @ M @ v / bound
        if side * (r - 1) > 0:
            total += gamma * (r - np.log(r) - 1)
    return total


@pytest.mark.parametrize(
    ("load", "params"),
    [
        (load_iris, {}),
        (load_iris, {"gamma": 3.0, "prior": "covariance"}),
        (load_wine, {"gamma": 0.3}),
        (load_iris, {"bounds_of": "plain", "low": 20.0, "high": 60.0}),
    ],
)
def test_cyclic_projections_lead_to_the_same_metric(load, params):
    X, y = load(return_X_y=True)
    X = min_max(X)
    model = ITML(n_constraints=15, **params).fit(X, y)
    L0 = prior_map(X, params.get("prior", "identity"))
    V, sides, bounds = problem_of(model, X)
    found = bregman(V, sides, bounds, params.get("gamma", 1.0), L0.T @ L0)
    assert np.linalg.norm(model.M_ - found) <= 1e-5 * np.linalg.norm(found)
    told = objective(found, L0.T @ L0, V, sides, bounds, params.get("gamma", 1.0))
    assert model.objective_path_[-1] == pytest.approx(told, rel=1e-8)


@pytest.mark.parametrize(("count", "d"), [(8, 30), (30, 30)])
@pytest.mark.parametrize("prior", ["identity", "covariance"])
def test_fewer_pairs_or_rows_than_attributes_make_no_difference(count, d, prior):
    random = np.random.default_rng(3)
    X = random.normal(size=(20, d))
    y = np.arange(20) % 2
    model = ITML(n_constraints=count, prior=prior).fit(X, y)
    pairs = model.constraints_
    assert len(pairs.similar) == len(pairs.dissimilar) == count
    L0 = prior_map(X, prior)
    found = bregman(*problem_of(model, X), 1.0, L0.T @ L0)
    assert np.linalg.norm(model.M_ - found) <= 1e-5 * np.linalg.norm(found)


def test_slope_and_bend_are_the_finite_differences():
    random = np.random.default_rng(5)
    t = random.uniform(0.1, 4.0, 40)
    slack = Slack(np.repeat([1.0, -1.0], 20), random.uniform(0.5, 2.0, 40), 1.7)
    derivatives = slack.derivatives(t)
    assert derivatives.value == pytest.approx(slack.value(t), rel=1e-14)
    direction, h = random.normal(size=40), 1e-5
    ahead, behind = t + h * direction, t - h * direction
    slope = (slack.value(ahead) - slack.value(behind)) / (2 * h)
    assert derivatives.slope @ direction == pytest.approx(slope, rel=1e-6)
    hessian_product = (
        slack.derivatives(ahead).slope - slack.derivatives(behind).slope
    ) / (2 * h)
    np.testing.assert_allclose(
        derivatives.hessian_product(direction), hessian_product, rtol=1e-5, atol=1e-9
    )


def test_nothing_near_the_metric_is_better():
    """At the minimum finite differences vanish along every symmetric direction."""
    X, y = load_wine(return_X_y=True)
    X = min_max(X)[:, :4]
    model = ITML(n_constraints=60).fit(X, y)
    M0, problem = np.eye(4), problem_of(model, X)
    start_slopes, slopes, h = [], [], 1e-4
    for a in range(4):
        for b in range(a + 1):
            E = np.zeros((4, 4))
            E[a, b] = E[b, a] = h
            for M, kept in ((model.M_, slopes), (M0, start_slopes)):
                above = objective(M + E, M0, *problem, 1.0)
                below = objective(M - E, M0, *problem, 1.0)
                kept.append((above - below) / (2 * h))
    assert np.abs(slopes).max() < 1e-5 * np.abs(start_slopes).max()


def test_the_slack_minimised_out_is_the_papers():
    """The minimum over xi of D(xi, xi0), subject to the side of its bound (eq. 7)."""
    for side, t, bound in (
        (1, 3.0, 2.0),
        (1, 1.0, 2.0),
        (-1, 0.4, 2.0),
        (-1, 5.0, 2.0),
    ):
        low, high = (t, 50.0) if side > 0 else (1e-9, t)
        best = minimize_scalar(
            lambda xi, b=bound: xi / b - np.log(xi / b) - 1.0,
            bounds=(low, high),
            method="bounded",
            options={"xatol": 1e-10},
        )
        slack = Slack(np.array([float(side)]), np.array([bound]), 1.0)
        assert slack.value(np.array([t])) == pytest.approx(best.fun, abs=1e-7)


@pytest.mark.parametrize("bounds_of", ["squared", "plain"])
def test_bounds_are_percentiles_of_distances_between_rows_in_pairs(bounds_of):
    X, y = load_iris(return_X_y=True)
    model = ITML(n_constraints=20, bounds_of=bounds_of, low=10, high=80).fit(X, y)
    pairs = np.vstack([model.constraints_.similar, model.constraints_.dissimilar])
    distances = pdist(X[np.unique(pairs)])
    distances = distances[distances > 0]
    power = 2 if bounds_of == "squared" else 1
    expected = np.percentile(distances**power, (10, 80))
    np.testing.assert_allclose(model.bounds_, expected, rtol=1e-12)


def test_the_unit_does_not_matter_with_bounds_of_squared_distances():
    X, y = load_iris(return_X_y=True)
    metric = ITML().fit(X, y).M_
    np.testing.assert_allclose(ITML().fit(1000 * X, y).M_, metric, rtol=1e-5)


def test_the_covariance_as_prior_makes_units_of_attributes_indifferent():
    X, y = load_iris(return_X_y=True)
    units = np.array([1e-6, 1.0, 1e3, 1e6])
    metric = ITML(prior="covariance").fit(X, y).M_
    scaled = ITML(prior="covariance").fit(X * units, y).M_ * np.outer(units, units)
    np.testing.assert_allclose(scaled, metric, rtol=1e-4, atol=1e-4)


def test_the_prior_inverts_the_covariance_and_stands_constants_and_copies():
    random = np.random.default_rng(2)
    X = random.normal(size=(5000, 3)) @ (np.eye(3) + random.uniform(0, 0.3, (3, 3)))
    L = prior_map(X, "covariance")
    np.testing.assert_allclose(L.T @ L @ np.cov(X.T), np.eye(3), atol=0.02)
    spread = X.std(axis=0)
    shrunk = LedoitWolf().fit(X / spread).covariance_ * np.outer(spread, spread)
    np.testing.assert_allclose(L.T @ L @ shrunk, np.eye(3), atol=1e-5)
    odd = np.column_stack([X, np.full(len(X), 7.0), X[:, 0]])
    assert np.isfinite(prior_map(odd, "covariance")).all()
    assert np.linalg.matrix_rank(prior_map(odd, "covariance")) == 5
    np.testing.assert_array_equal(prior_map(np.ones((4, 2)), "covariance"), np.eye(2))


def test_the_objective_falls_and_the_metric_is_found_in_few_steps():
    X, y = load_wine(return_X_y=True)
    model = ITML().fit(min_max(X), y)
    assert (np.diff(model.objective_path_) <= 1e-9).all()
    assert model.converged_
    assert model.note_ == ""
    assert 3 < model.n_iter_ < 40
    assert len(model.constraints_.similar) == 20 * 3**2


def test_pairs_by_hand_are_all_that_is_used():
    X, y = load_iris(return_X_y=True)
    pairs = given([[0, 60], [1, 70], [2, 80]], [[0, 1], [50, 51], [100, 101]])
    model = ITML().fit(X, y, pairs=pairs)
    np.testing.assert_array_equal(model.constraints_.similar, pairs[:3, :2])
    np.testing.assert_array_equal(model.constraints_.dissimilar, pairs[3:, :2])
    problem = problem_of(model, X)
    M0 = np.eye(4)
    found = bregman(*problem, 1.0, M0)
    assert np.linalg.norm(model.M_ - found) <= 1e-5 * np.linalg.norm(found)
    assert objective(found, M0, *problem, 1.0) < objective(M0, M0, *problem, 1.0) - 1
    one_class = ITML().fit(X, np.zeros(len(X)), pairs=pairs)  # pairs tell enough
    np.testing.assert_array_equal(one_class.M_, model.M_)


def test_the_order_of_pairs_does_not_matter():
    X, y = load_iris(return_X_y=True)
    model = ITML(n_constraints=40).fit(X, y)
    pairs = given(model.constraints_.similar, model.constraints_.dissimilar)
    shuffled = np.random.default_rng(1).permutation(pairs)
    shuffled[:, :2] = shuffled[:, 1::-1]
    again = ITML().fit(X, y, pairs=shuffled)
    np.testing.assert_allclose(again.M_, model.M_, rtol=1e-7, atol=1e-9)


def test_bounds_that_all_pairs_keep_leave_the_prior_and_say_so():
    X = np.array([[0.0, 0], [0.1, 0], [5, 5], [5, 5.1], [9, 0], [2.5, 1]])
    pairs = given([[0, 1], [2, 3]], [[0, 2]])
    model = ITML(low=50.0, high=50.0).fit(X, [0, 0, 1, 1, 0, 1], pairs=pairs)
    np.testing.assert_array_equal(model.M_, np.eye(2))
    assert "No pair breaks its bound" in model.note_


def test_too_few_steps_are_told():
    X, y = load_wine(return_X_y=True)
    with pytest.warns(ConvergenceWarning, match="itml: no convergence within 2"):
        model = ITML(max_iter=2).fit(min_max(X), y)
    assert not model.converged_
    assert "Not converged within 2" in model.note_


@pytest.mark.parametrize("prior", ["identity", "covariance"])
def test_odd_data(odd_data, prior):
    _, X, y = odd_data
    model = ITML(prior=prior).fit(X, y)
    assert model.converged_
    assert np.isfinite(model.M_).all()
    assert np.isfinite(model.components_).all()
    values = np.linalg.eigvalsh(model.M_)
    assert values[0] > -1e-12 * values[-1]
    assert model.predict(X).shape == (len(X),)
    again = ITML(prior=prior).fit(X, y)
    np.testing.assert_array_equal(model.M_, again.M_)


def test_nothing_to_learn_from_is_said():
    X, _ = load_iris(return_X_y=True)
    assert "only one class" in ITML().fit(X, np.zeros(len(X))).note_
    equal = ITML().fit(np.ones((6, 2)), [0, 1] * 3)
    assert "the two rows of every pair are equal" in equal.note_
    np.testing.assert_array_equal(equal.M_, np.eye(2))


def test_wrong_percentiles_and_pairs_are_refused():
    X, y = load_iris(return_X_y=True)
    with pytest.raises(Problem, match="low = 60"):
        ITML(low=60.0, high=40.0).fit(X, y)
    with pytest.raises(Problem, match="row 150"):
        ITML().fit(X, y, pairs=[[0, 150, 1]])


@pytest.mark.parametrize("call", [1, 5, 30])
def test_it_stops_where_it_is_asked(call):
    X, y = load_wine(return_X_y=True)
    with reporting_to(Listener(looks=call)), pytest.raises(Cancelled):
        ITML().fit(min_max(X), y)
