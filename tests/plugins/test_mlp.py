"""The perceptron: its default simply works, its loss falls, and it can be stopped."""

import time

import numpy as np
import pytest
from sklearn.datasets import load_iris, load_wine, make_circles, make_classification
from sklearn.model_selection import StratifiedKFold, cross_val_score

from workbench.api import Attribute, Cancelled
from workbench.api.report import reporting_to
from workbench.bundled.mlp import CHUNK, MLP


def xor():
    random = np.random.default_rng(3)
    corner = random.integers(0, 2, (300, 2))
    X = 2.0 * corner - 1.0 + random.normal(0.0, 0.4, (300, 2))
    return X, corner[:, 0] ^ corner[:, 1]


DATA = {
    "circles": (make_circles(300, noise=0.1, factor=0.5, random_state=1), 0.97),
    "xor": (xor(), 0.95),
    "iris": (load_iris(return_X_y=True), 0.95),
    "wine": (load_wine(return_X_y=True), 0.97),
}


@pytest.mark.parametrize("name", DATA)
def test_the_default_works(name):
    (X, y), asked = DATA[name]
    folds = StratifiedKFold(10, shuffle=True, random_state=1)
    assert cross_val_score(MLP(), X, y, cv=folds).mean() >= asked
    assert MLP().fit(X, y).converged_


def penalised_loss(mlp, X, y):
    """Mean log-loss plus alpha/2n times the squared weights, from the weights alone."""
    network = mlp.network_
    signal = (X - X.mean(axis=0)) / X.std(axis=0)
    *hidden, last = zip(network.coefs_, network.intercepts_, strict=True)
    for weights, bias in hidden:
        signal = np.tanh(signal @ weights + bias)
    scores = signal @ last[0] + last[1]
    scores -= np.log(np.exp(scores).sum(axis=1, keepdims=True))
    squares = sum((w**2).sum() for w in network.coefs_)
    loss = -scores[np.arange(len(y)), y].mean() + mlp.alpha / 2 * squares / len(y)
    return loss, np.exp(scores)


def test_loss_and_scores_are_those_of_the_weights():
    X, y = load_iris(return_X_y=True)
    mlp = MLP(hidden=6, layers=2).fit(X, y)
    loss, scores = penalised_loss(mlp, X, y)
    np.testing.assert_allclose(mlp.predict_proba(X), scores, atol=1e-12)
    assert mlp.loss_curve_[-1] == pytest.approx(loss, abs=1e-4)
    assert np.all(np.diff(mlp.loss_curve_) <= 1e-9)


def test_the_units_of_the_attributes_do_not_matter():
    X, y = load_iris(return_X_y=True)
    units = np.array([1e-6, 1.0, 1e3, 1e9])
    plain, scaled = MLP().fit(X, y), MLP().fit(X * units + 5 * units, y)
    # equal but for rounding, which L-BFGS may amplify a little
    np.testing.assert_allclose(
        plain.predict_proba(X), scaled.predict_proba(X * units + 5 * units), atol=0.02
    )


def test_too_few_iterations_are_told():
    X, y = DATA["circles"][0]
    short = MLP(max_iter=5).fit(X, y)
    model = short.describe_model()
    assert not short.converged_
    assert model["note"] == "not converged in 5 iterations"
    assert (model["converged"], model["iterations"]) == (False, 5)
    long = MLP().fit(X, y).describe_model([Attribute("a"), Attribute("b")], ("n", "y"))
    assert (long["note"], long["layers"]) == ("", [2, 10, 2])
    assert (long["inputs"], long["classes"]) == (["a", "b"], ["n", "y"])
    assert CHUNK < long["iterations"] < 500


def test_seeds_choose_the_start():
    X, y = DATA["xor"][0]
    first, again, other = (MLP(random_state=s).fit(X, y) for s in (1, 1, 2))
    np.testing.assert_array_equal(first.predict_proba(X), again.predict_proba(X))
    assert not np.array_equal(first.predict_proba(X), other.predict_proba(X))


class Stopper:
    """Cancels after some reports and notes when."""

    def __init__(self, after):
        self.after, self.fractions, self.stopped_at = after, [], None

    def progress(self, fraction, message):
        self.fractions.append(fraction)
        assert message.startswith("loss ")

    def cancelled(self):
        if len(self.fractions) >= self.after and self.stopped_at is None:
            self.stopped_at = time.perf_counter()
        return self.stopped_at is not None


def test_progress_and_cancel_at_5000_by_20():
    X, y = make_classification(
        5000, 20, n_informative=8, n_classes=3, flip_y=0.05, random_state=1
    )
    stopper = Stopper(after=3)
    started = time.perf_counter()
    with reporting_to(stopper), pytest.raises(Cancelled):
        MLP().fit(X, y)
    assert len(stopper.fractions) == 3
    assert stopper.fractions == sorted(stopper.fractions)
    # the flag is looked at once in a chunk: four chunks were worked in this time
    assert (time.perf_counter() - started) / 4 < 0.5
