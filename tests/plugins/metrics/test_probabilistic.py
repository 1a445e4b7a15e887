"""The probabilistic metric: derivatives, the optimum, pairs by hand, odd data."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.optimize import approx_fprime, minimize
from sklearn.datasets import load_breast_cancer, load_iris, load_wine
from sklearn.exceptions import ConvergenceWarning
from support.learning import Listener, scaled

from workbench.api.report import Cancelled, reporting_to
from workbench.bundled.probabilistic import PairLoss, Probabilistic


def loss_of_the_paper(parameters, X, axes, similar, dissimilar):
    """Σ_S log(1 + exp(Σ γ w - μ)) + Σ_D log(1 + exp(-Σ γ w + μ)), with loops."""
    *weights, threshold = parameters
    total = 0.0
    for sign, pairs in ((1, similar), (-1, dissimilar)):
        for i, j in pairs:
            distance = sum(
                g * ((X[i] - X[j]) @ v) ** 2 for g, v in zip(weights, axes, strict=True)
            )
            total += np.log1p(np.exp(sign * (distance - threshold)))
    return total


def test_the_likelihood_is_that_of_the_paper():
    X, y = scaled(load_iris)
    model = Probabilistic(n_constraints=200).fit(X, y)
    _, axes = np.linalg.eigh(np.cov(X.T))
    axes = axes.T[::-1]
    np.testing.assert_allclose(np.abs(model.vectors_), np.abs(axes), atol=1e-9)
    parameters = np.append(model.weights_, model.threshold_)
    expected = loss_of_the_paper(
        parameters, X, axes, model.constraints_.similar, model.constraints_.dissimilar
    )
    assert -model.log_likelihood_ == pytest.approx(expected, rel=1e-10)
    assert model.objective_path_[-1] == pytest.approx(expected / 400, rel=1e-10)
    np.testing.assert_allclose(model.M_, (axes.T * model.weights_) @ axes, atol=1e-10)
    assert (np.diff(model.objective_path_) <= 1e-12).all()


def made_loss():
    random = np.random.default_rng(3)
    features = np.column_stack([random.chisquare(1, (80, 5)), -np.ones(80)])
    return PairLoss(features, random.choice([-1.0, 1.0], 80)), random.random(6)


def test_gradient_against_finite_differences():
    loss, z = made_loss()
    np.testing.assert_allclose(
        loss.gradient(z), approx_fprime(z, loss.value, 1e-7), atol=1e-6
    )


def test_hessian_against_finite_differences():
    loss, z = made_loss()
    step = 1e-6
    expected = [
        (loss.gradient(z + step * e) - loss.gradient(z - step * e)) / (2 * step)
        for e in np.eye(6)
    ]
    np.testing.assert_allclose(loss.hessian(z, np.ones(6, bool)), expected, atol=1e-8)
    free = np.array([True, False, True, True, False, True])
    np.testing.assert_allclose(
        loss.hessian(z, free), np.array(expected)[free][:, free], atol=1e-8
    )


@pytest.mark.parametrize("load", [load_iris, load_wine, load_breast_cancer])
def test_optimum_as_that_of_scipy(load):
    X, y = scaled(load)
    model = Probabilistic(n_constraints=500).fit(X, y)
    assert model.converged_
    kinds = model.constraints_
    axes = model.vectors_
    w = [((X[p[:, 0]] - X[p[:, 1]]) @ axes.T) ** 2 for p in (kinds[0], kinds[1])]
    units = np.vstack(w).mean(axis=0)

    def loss(z):
        distances = [part / units @ z[:-1] - z[-1] for part in w]
        return (
            sum(
                np.logaddexp(0, sign * d).sum()
                for sign, d in zip((1, -1), distances, strict=True)
            )
            / 1000
        )

    start = np.ones(len(units) + 1)
    theirs = minimize(
        loss, start, method="L-BFGS-B", bounds=[(0, None)] * len(start),
        options={"maxiter": 5000, "maxfun": 10**6, "ftol": 1e-15, "gtol": 1e-9},
    )  # fmt: skip
    ours = np.append(model.weights_ * units, model.threshold_)
    assert loss(ours) <= theirs.fun + 1e-12
    np.testing.assert_allclose(ours, theirs.x, atol=2e-3)
    assert ((ours == 0) == (theirs.x < 1e-4)).all()
    assert (ours == 0).any() or load is load_iris  # the bounds matter


def test_conditions_of_karush_kuhn_and_tucker():
    X, y = scaled(load_breast_cancer)
    model = Probabilistic().fit(X, y)
    kinds = model.constraints_
    features, signs = [], []
    for sign, pairs in ((1.0, kinds.similar), (-1.0, kinds.dissimilar)):
        steps = X[pairs[:, 0]] - X[pairs[:, 1]]
        features.append((steps @ model.vectors_.T) ** 2)
        signs.append(np.full(len(pairs), sign))
    features = np.vstack(features)
    units = features.mean(axis=0)
    distance = features @ model.weights_ - model.threshold_
    signs = np.concatenate(signs)
    push = signs / (1 + np.exp(-signs * distance))
    gradient = np.append(push @ features / units, -push.sum()) / len(signs)
    variables = np.append(model.weights_, model.threshold_)
    assert (variables >= 0).all()
    assert np.abs(gradient[variables > 0]).max() < 1e-8
    assert (gradient[variables == 0] > 0).all()
    assert (variables == 0).sum() > 5


def test_pairs_by_hand_count_alone():
    X, _ = scaled(load_iris)
    pairs = [(0, 1, 1), (2, 60, -1), (100, 120, 1), (60, 130, -1), (0, 40, 1)]
    pairs += [(52, 54, -1), (3, 100, 1)]
    model = Probabilistic().fit(X, np.zeros(150), pairs=pairs)
    assert len(model.constraints_.similar) == 4
    assert len(model.constraints_.dissimilar) == 3
    assert model.converged_
    assert not model.note_.startswith("Euclidean")


@pytest.mark.parametrize("mark", [1, -1])
def test_pairs_of_one_kind_say_nothing(mark):
    X, y = scaled(load_iris)
    model = Probabilistic().fit(X, y, pairs=[(0, 1, mark)])
    kind = "dissimilar" if mark == 1 else "similar"
    assert f"there is no pair of {kind} rows" in model.note_
    np.testing.assert_array_equal(model.M_, np.eye(4))


def test_parted_pairs_have_no_scale():
    X = np.array([[0.0], [0.1], [5.0], [5.1]])
    model = Probabilistic().fit(X, [0, 0, 1, 1])
    assert model.converged_
    assert "parted" in model.note_
    squared = np.sum(((X[[0, 1, 0]] - X[[2, 3, 1]]) @ model.components_.T) ** 2, axis=1)
    same_class = 1 / (1 + np.exp(squared - model.threshold_))
    assert (same_class[:2] < 1e-6).all()
    assert same_class[2] > 1 - 1e-6


def test_axes_with_noise_get_no_weight():
    random = np.random.default_rng(2)
    y = np.arange(300) % 2
    X = np.column_stack([y + random.normal(0, 0.2, 300), random.normal(0, 3, 300)])
    model = Probabilistic().fit(X, y)
    assert model.M_[1, 1] < 1e-3 * model.M_[0, 0]


def test_only_the_first_eigenvectors():
    X, y = scaled(load_wine)
    model = Probabilistic(n_vectors=3).fit(X, y)
    assert model.vectors_.shape == (3, 13)
    assert len(model.components_) == (model.weights_ > 0).sum() <= 3


def test_too_few_iterations_are_told():
    X, y = scaled(load_wine)
    with pytest.warns(ConvergenceWarning, match="within 2 iterations"):
        model = Probabilistic(max_iter=2).fit(X, y)
    assert not model.converged_
    assert model.n_iter_ == 2
    assert "Not converged" in model.note_


def test_the_seed_decides():
    X, y = scaled(load_wine)
    first = Probabilistic(n_constraints=300).fit(X, y).M_
    np.testing.assert_array_equal(Probabilistic(n_constraints=300).fit(X, y).M_, first)
    other = Probabilistic(n_constraints=300, random_state=2).fit(X, y).M_
    assert not np.allclose(first, other, rtol=1e-3)


def test_cancels():
    X, y = scaled(load_wine)
    with reporting_to(Listener(looks=0)), pytest.raises(Cancelled):
        Probabilistic().fit(X, y)


def test_odd_data(odd_data):
    name, X, y = odd_data
    model = Probabilistic().fit(X, y)
    assert model.converged_
    assert np.isfinite(model.M_).all()
    assert np.isin(model.predict(X), y).all()
    if name in ("only constants", "one class", "a row a class", "two rows"):
        assert model.note_.startswith("Euclidean distance is used instead")
        np.testing.assert_array_equal(model.M_, np.eye(X.shape[1]))
