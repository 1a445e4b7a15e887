"""LSML against finite differences, a general minimiser, and on odd data."""

import numpy as np
import pytest
from scipy.optimize import minimize
from sklearn.datasets import load_iris, load_wine
from sklearn.exceptions import ConvergenceWarning
from support.learning import Listener, min_max

from workbench.api import Cancelled, Problem
from workbench.api.report import reporting_to
from workbench.bundled.lsml import LSML, SquaredResidual
from workbench.numerics.metrics import logdet
from workbench.numerics.metrics.logdet import prior_map


def objective(M, M0, X, triples, gamma):
    """Return divergence and residual, triple by triple."""

    def squared(metric, a, b):
        return (X[a] - X[b]) @ metric @ (X[a] - X[b])

    both = M @ np.linalg.inv(M0)
    divergence = np.trace(both) - np.log(np.linalg.det(both)) - len(M)
    residual = size = 0.0
    for i, j, other in triples:
        excess = np.sqrt(squared(M, i, j)) - np.sqrt(squared(M, i, other))
        residual += max(excess, 0.0) ** 2
        size += (squared(M0, i, j) + squared(M0, i, other)) / (2 * len(triples))
    return divergence + gamma / size * residual


@pytest.mark.parametrize("params", [{}, {"prior": "covariance", "gamma": 2.0}])
def test_a_general_minimiser_finds_the_same_metric(params):
    X, y = load_iris(return_X_y=True)
    X = min_max(X)[:, :3]
    model = LSML(n_constraints=60, **params).fit(X, y)
    L0 = prior_map(X, params.get("prior", "identity"))
    M0, gamma = L0.T @ L0, params.get("gamma", 10.0)

    def of_map(entries):
        L = entries.reshape(3, 3) @ L0
        return objective(L.T @ L, M0, X, model.constraints_.triples, gamma)

    found = minimize(of_map, np.eye(3).ravel(), method="BFGS", options={"gtol": 1e-6})
    L = found.x.reshape(3, 3) @ L0
    assert np.linalg.norm(L.T @ L - model.M_) < 1e-4 * np.linalg.norm(model.M_)
    assert model.objective_path_[-1] <= found.fun + 1e-9
    told = objective(model.M_, M0, X, model.constraints_.triples, gamma)
    assert model.objective_path_[-1] == pytest.approx(told, rel=1e-9)
    assert told < of_map(np.eye(3).ravel()) - 0.1  # it is not the prior


def test_slope_and_bend_are_the_finite_differences():
    random = np.random.default_rng(5)
    t, loss = random.uniform(0.1, 4.0, 60), SquaredResidual(1.7)
    derivatives = loss.derivatives(t)
    assert derivatives.value == pytest.approx(loss.value(t), rel=1e-14)
    direction, h = random.normal(size=60), 1e-6
    ahead, behind = t + h * direction, t - h * direction
    slope = (loss.value(ahead) - loss.value(behind)) / (2 * h)
    assert derivatives.slope @ direction == pytest.approx(slope, rel=1e-6)
    hessian_product = (
        loss.derivatives(ahead).slope - loss.derivatives(behind).slope
    ) / (2 * h)
    np.testing.assert_allclose(
        derivatives.hessian_product(direction), hessian_product, rtol=1e-5, atol=1e-7
    )
    assert np.vdot(direction, hessian_product) >= 0


def test_triples_are_of_two_classes_and_of_every_class_with_two_rows():
    y = np.r_[np.zeros(5), np.ones(3), [2], np.full(30, 3)].astype(int)
    X = np.random.default_rng(0).normal(size=(len(y), 2))
    triples = LSML().fit(X, y).constraints_.triples
    i, j, other = triples.T
    assert (i != j).all()
    assert (y[i] == y[j]).all()
    assert (y[i] != y[other]).all()
    assert set(y[i]) == {0, 1, 3}
    assert set(y[other]) == {0, 1, 2, 3}
    assert len(np.unique(triples, axis=0)) == len(triples)
    few = y < 2  # few enough rows that all there is comes up
    all_there_are = 5 * 4 * 3 + 3 * 2 * 5
    assert len(LSML().fit(X[few], y[few]).constraints_.triples) == all_there_are


def test_triples_by_hand_are_all_that_is_used():
    X, _ = load_iris(return_X_y=True)
    triples = [[0, 60, 1], [50, 20, 51]]
    model = LSML().fit(X, np.zeros(len(X)), triples=triples)
    np.testing.assert_array_equal(model.constraints_.triples, triples)
    start = objective(np.eye(4), np.eye(4), X, triples, 10.0)
    assert objective(model.M_, np.eye(4), X, triples, 10.0) < start - 0.1
    with pytest.raises(Problem, match="row 150"):
        LSML().fit(X, np.zeros(len(X)), triples=[[0, 1, 150]])


def test_triples_in_order_leave_the_prior_and_say_so():
    X, y = load_iris(return_X_y=True)
    model = LSML().fit(X, y, triples=[[0, 1, 60], [70, 71, 2]])
    np.testing.assert_array_equal(model.M_, np.eye(4))
    assert "All triples are in order" in model.note_


def test_neither_the_unit_nor_the_order_of_triples_matters():
    X, y = load_iris(return_X_y=True)
    model = LSML(n_constraints=100).fit(X, y)
    shuffled = np.random.default_rng(1).permutation(model.constraints_.triples)
    again = LSML().fit(1000 * X, y, triples=shuffled)
    np.testing.assert_allclose(again.M_, model.M_, rtol=1e-5, atol=1e-6)


def test_the_objective_falls_and_it_converges():
    X, y = load_wine(return_X_y=True)
    model = LSML().fit(min_max(X), y)
    assert (np.diff(model.objective_path_) <= 1e-9).all()
    assert model.converged_
    assert model.note_ == ""
    assert 3 < model.n_iter_ < 40
    with pytest.warns(ConvergenceWarning, match="lsml: no convergence within 2"):
        LSML(max_iter=2).fit(min_max(X), y)


def test_few_products_with_the_differences_are_needed(monkeypatch):
    random = np.random.default_rng(2)
    y = random.integers(0, 2, 150)
    X = random.random((150, 40)) + 0.4 * y[:, None] * (np.arange(40) < 5)
    products = []
    scatter = logdet._scatter

    def counted(U, weights):
        products.append(len(U))
        return scatter(U, weights)

    monkeypatch.setattr(logdet, "_scatter", counted)
    model = LSML(n_constraints=2000).fit(X, y)
    assert model.converged_
    assert len(products) < 120, "177 when steps were whole or halved"
    i, j, other = model.constraints_.triples.T
    near, far = X[i] - X[j], X[i] - X[other]
    size = ((near**2).sum(axis=1) + (far**2).sum(axis=1)).mean() / 2
    a, c = (np.sqrt(np.einsum("ij,jk,ik->i", v, model.M_, v)) for v in (near, far))
    slope = np.where(a > c, 10.0 / size / len(i) * (a - c), 0.0) * len(i)
    gradient = np.eye(40) - np.linalg.inv(model.M_)
    gradient += (near.T * (slope / a)) @ near - (far.T * (slope / c)) @ far
    assert np.linalg.norm(model.M_ @ gradient) < 1e-4


@pytest.mark.parametrize("prior", ["identity", "covariance"])
def test_odd_data(odd_data, prior):
    _, X, y = odd_data
    model = LSML(prior=prior).fit(X, y)
    assert model.converged_
    assert np.isfinite(model.M_).all()
    assert np.isfinite(model.components_).all()
    values = np.linalg.eigvalsh(model.M_)
    assert values[0] > -1e-12 * values[-1]
    assert model.predict(X).shape == (len(X),)
    np.testing.assert_array_equal(model.M_, LSML(prior=prior).fit(X, y).M_)


def test_nothing_to_learn_from_is_said():
    X, _ = load_iris(return_X_y=True)
    assert "only one class" in LSML().fit(X, np.zeros(len(X))).note_
    assert "every class has one row" in LSML().fit(X[:5], np.arange(5)).note_
    equal = LSML().fit(np.ones((6, 2)), [0, 1] * 3)
    assert "no triple" in equal.note_
    np.testing.assert_array_equal(equal.M_, np.eye(2))


@pytest.mark.parametrize("call", [1, 5, 30])
def test_it_stops_where_it_is_asked(call):
    X, y = load_wine(return_X_y=True)
    with reporting_to(Listener(looks=call)), pytest.raises(Cancelled):
        LSML().fit(min_max(X), y)
