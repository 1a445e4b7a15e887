"""SDML against the optimality conditions of its lasso, scikit-learn's, and odd data."""

import numpy as np
import pytest
from sklearn.covariance import LedoitWolf
from sklearn.covariance import graphical_lasso as sklearn_lasso
from sklearn.datasets import load_iris, load_wine, make_sparse_spd_matrix
from sklearn.exceptions import ConvergenceWarning
from support.learning import Listener, given

from workbench.api import Cancelled
from workbench.api.report import reporting_to
from workbench.bundled.sdml import SDML
from workbench.bundled.sdml.graphical_lasso import graphical_lasso


def violation(M, P, sparsity):
    """Return by how much the conditions of optimality fail (Karush, Kuhn, Tucker).

    M⁻¹ = P on the diagonal, P_jk + sparsity sign(M_jk) where M_jk is not 0, and within
    `sparsity` of P_jk where it is.
    """
    gap = np.linalg.inv(M) - P
    off = ~np.eye(len(M), dtype=bool)
    on = off & (M != 0)
    worst = np.abs(np.diag(gap)).max()
    worst = max(worst, np.abs(gap - sparsity * np.sign(M))[on].max(initial=0))
    return max(worst, (np.abs(gap) - sparsity)[off & (M == 0)].max(initial=0))


def of_standardised(model):
    return model.M_ * np.outer(model.scale_, model.scale_)


@pytest.mark.parametrize("sparsity", [0.0, 0.01, 0.1, 0.5])
@pytest.mark.parametrize("prior", ["covariance", "identity"])
def test_the_metric_is_the_minimum(sparsity, prior):
    X, y = load_wine(return_X_y=True)
    model = SDML(sparsity=sparsity, prior=prior, tol=1e-12).fit(X, y)
    assert model.converged_
    assert violation(of_standardised(model), model.lasso_matrix_, sparsity) < 1e-5
    assert violation(np.eye(13), model.lasso_matrix_, sparsity) > 0.1


def test_more_sparsity_gives_more_zeros_up_to_a_diagonal():
    X, y = load_wine(return_X_y=True)
    zeros = [(SDML(sparsity=s).fit(X, y).M_ == 0).sum() for s in (0.0, 0.05, 0.3, 5.0)]
    assert zeros[0] == 0
    assert zeros == sorted(zeros)
    assert 10 < zeros[1] < zeros[2]
    assert zeros[3] == 13 * 12


@pytest.mark.parametrize("d", [1, 2, 20, 50])
def test_the_lasso_finds_the_minimum_on_ill_conditioned_matrices(d):
    random = np.random.default_rng(d)
    vectors = np.linalg.qr(random.normal(size=(d, d)))[0]
    P = (vectors * np.geomspace(1, 1e-3, d)) @ vectors.T
    P = (P + P.T) / 2
    told = []
    M, converged = graphical_lasso(P, 0.01, lambda f, L: told.append((f, L)), tol=1e-13)
    assert converged
    assert (np.diff([f for f, _ in told]) <= 1e-9).all()
    np.testing.assert_allclose(told[-1][1] @ told[-1][1].T, M, rtol=1e-9, atol=1e-9)
    objective = np.vdot(P, M) - np.linalg.slogdet(M)[1]
    objective += 0.01 * (np.abs(M).sum() - np.trace(np.abs(M)))
    assert told[-1][0] == pytest.approx(objective, rel=1e-10)
    assert violation(M, P, 0.01) < 1e-5


def test_scikit_learn_finds_the_same_where_it_finds_one():
    random = np.random.RandomState(1)
    precision = make_sparse_spd_matrix(n_dim=25, alpha=0.9, random_state=random)
    X = random.multivariate_normal(np.zeros(25), np.linalg.inv(precision), 400)
    P = np.corrcoef(X.T)
    _, theirs = sklearn_lasso(P, alpha=0.1, tol=1e-8, enet_tol=1e-8, max_iter=500)
    ours, converged = graphical_lasso(P, 0.1, lambda f, L: None, tol=1e-12)
    assert converged
    np.testing.assert_allclose(ours, theirs, atol=1e-4)
    assert (ours == 0).sum() > 100
    np.testing.assert_array_equal(ours == 0, np.abs(theirs) < 1e-6)


def test_what_is_inverted_is_the_papers_with_means_and_a_floor():
    X, y = load_iris(return_X_y=True)
    pairs = given([[0, 1], [50, 51], [100, 101]], [[0, 50], [60, 120]])
    standard = (X - X.mean(axis=0)) / X.std(axis=0)
    Q = np.zeros((4, 4))
    for i, j, mark in pairs:
        v = standard[i] - standard[j]
        Q += mark * np.outer(v, v) / (3 if mark > 0 else 2)
    for prior, start in (
        ("identity", np.eye(4)),
        ("covariance", LedoitWolf().fit(standard).covariance_),
    ):
        model = SDML(balance=0.05, prior=prior, floor=1e-3).fit(X, y, pairs=pairs)
        P = start + 0.05 * Q
        assert np.linalg.eigvalsh(P)[0] > 1e-3
        np.testing.assert_allclose(model.lasso_matrix_, P, atol=1e-5)
    strong = SDML(balance=5.0, floor=0.2).fit(X, y, pairs=pairs).lasso_matrix_
    start = LedoitWolf().fit(standard).covariance_
    assert np.linalg.eigvalsh(start + 5.0 * Q)[0] < 0  # has no minimum as it is
    assert np.linalg.eigvalsh(strong)[0] > 1e-3


def test_units_of_attributes_do_not_matter():
    X, y = load_wine(return_X_y=True)
    units = np.geomspace(1e-6, 1e6, 13)
    model, scaled = SDML(tol=1e-10).fit(X, y), SDML(tol=1e-10).fit(X * units, y)
    expected = of_standardised(model)
    np.testing.assert_allclose(of_standardised(scaled), expected, rtol=1e-4, atol=1e-4)


def test_pairs_of_one_kind_are_enough():
    X, y = load_iris(return_X_y=True)
    near = np.column_stack([np.arange(0, 20), np.arange(20, 40), np.ones(20, int)])
    model = SDML().fit(X, y, pairs=near)
    assert len(model.constraints_.similar) == 20
    assert len(model.constraints_.dissimilar) == 0
    assert model.converged_


def test_the_default_says_all_and_draws_enough():
    X, y = load_wine(return_X_y=True)
    model = SDML().fit(X, y)
    assert model.converged_
    assert model.note_ == ""
    assert len(model.constraints_.dissimilar) == 5_000
    assert (np.diff(model.objective_path_) <= 1e-9).all()
    error = np.abs(model.components_.T @ model.components_ - model.M_).max()
    assert error <= 1e-12 * np.abs(model.M_).max()


def test_a_start_that_is_the_minimum_is_told_as_well():
    X, y = load_iris(return_X_y=True)
    model = SDML(sparsity=10.0).fit(X, y)
    assert model.converged_
    assert len(model.objective_path_) == 1


def test_too_few_steps_are_told():
    X, y = load_wine(return_X_y=True)
    with pytest.warns(ConvergenceWarning, match="sdml: no convergence within 1"):
        model = SDML(max_iter=1).fit(X, y)
    assert not model.converged_


@pytest.mark.parametrize("params", [{}, {"prior": "identity", "balance": 20.0}])
def test_odd_data(odd_data, params):
    _, X, y = odd_data
    model = SDML(**params).fit(X, y)
    assert model.converged_
    assert np.isfinite(model.M_).all()
    assert np.isfinite(model.components_).all()
    learned = model.M_ if model.note_ else of_standardised(model)
    assert np.linalg.eigvalsh(learned)[0] > 0
    assert model.predict(X).shape == (len(X),)
    np.testing.assert_array_equal(model.M_, SDML(**params).fit(X, y).M_)


def test_nothing_to_learn_from_is_said():
    X, _ = load_iris(return_X_y=True)
    assert "only one class" in SDML().fit(X, np.zeros(len(X))).note_
    equal = SDML().fit(np.ones((6, 2)), [0, 1] * 3)
    assert "no attribute varies" in equal.note_
    np.testing.assert_array_equal(equal.M_, np.eye(2))


@pytest.mark.parametrize("call", [1, 5, 30])
def test_it_stops_where_it_is_asked(call):
    X, y = load_wine(return_X_y=True)
    with reporting_to(Listener(looks=call)), pytest.raises(Cancelled):
        SDML().fit(X, y)
