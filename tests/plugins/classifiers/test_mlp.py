"""The perceptron: its default simply works, its loss falls, and it can be stopped."""

import json
import time

import numpy as np
import pytest
from sklearn.datasets import load_iris, load_wine, make_circles, make_classification
from sklearn.model_selection import StratifiedKFold, cross_val_score
from support.checkout import DATA

import workbench
from workbench.api import Attribute, Cancelled
from workbench.api.report import reporting_to
from workbench.bundled.mlp import CHUNK, MLP
from workbench.bundled.mlp.online_network import OnlineTraining, with_bias
from workbench.compute.folds.folds import Protocol
from workbench.numerics.java_random import JavaRandom


def xor():
    random = np.random.default_rng(3)
    corner = random.integers(0, 2, (300, 2))
    X = 2.0 * corner - 1.0 + random.normal(0.0, 0.4, (300, 2))
    return X, corner[:, 0] ^ corner[:, 1]


SETS = {
    "circles": (make_circles(300, noise=0.1, factor=0.5, random_state=1), 0.97),
    "xor": (xor(), 0.95),
    "iris": (load_iris(return_X_y=True), 0.95),
    "wine": (load_wine(return_X_y=True), 0.97),
}


@pytest.mark.parametrize("name", SETS)
def test_the_default_works(name):
    (X, y), asked = SETS[name]
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
    X, y = SETS["circles"][0]
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
    X, y = SETS["xor"][0]
    first, again, other = (MLP(random_state=s).fit(X, y) for s in (1, 1, 2))
    np.testing.assert_array_equal(first.predict_proba(X), again.predict_proba(X))
    assert not np.array_equal(first.predict_proba(X), other.predict_proba(X))


class Stopper:
    """Cancels after some reports and notes when."""

    def __init__(self, after):
        self.after, self.fractions, self.stopped_at = after, [], None
        self.looks = [time.process_time()]

    def progress(self, fraction, message):
        self.fractions.append(fraction)
        assert message.startswith("loss ")

    def cancelled(self):
        self.looks.append(time.process_time())
        if len(self.fractions) >= self.after and self.stopped_at is None:
            self.stopped_at = time.process_time()
        return self.stopped_at is not None


def test_progress_and_cancel_at_5000_by_20():
    X, y = make_classification(
        5000, 20, n_informative=8, n_classes=3, flip_y=0.05, random_state=1
    )
    stopper = Stopper(after=3)
    with reporting_to(stopper), pytest.raises(Cancelled):
        MLP().fit(X, y)
    assert len(stopper.fractions) == 3
    assert stopper.fractions == sorted(stopper.fractions)
    # the flag is looked at in every evaluation of the loss, not once in a chunk
    assert len(stopper.looks) > 3 * CHUNK
    assert np.diff(stopper.looks).max() < 0.5


# -- the preset weka -------------------------------------------------------------------

WEKA = json.loads((DATA / "weka_functions" / "mlp.json").read_text("utf-8"))["cases"]


@pytest.mark.lane("usual", "every weight is changed for every row")
@pytest.mark.parametrize("case", WEKA, ids=lambda case: case["data"])
def test_the_preset_gives_the_distributions_of_weka(case, shared_data):
    data = workbench.read(shared_data / "arff" / f"{case['data']}.arff")
    tests = np.arange(data.n_rows) % 3 == 2
    mlp = MLP(preset="weka", **case["params"]).fit(
        data.X[~tests],
        data.y[~tests],
        attributes=data.attributes,
        class_attribute=data.class_attribute,
    )
    every = case["every"]
    found = mlp.predict_proba(data.X[tests])[every - 1 :: every]
    np.testing.assert_allclose(found, case["distributions"], rtol=0, atol=1e-6)
    assert len(mlp.loss_curve_) == mlp.n_iter_ == case["params"]["max_iter"]
    assert mlp.loss_curve_[-1] < mlp.loss_curve_[0]


def slow_epoch(weights, moves, X, targets, rates, momentum):
    """Back-propagation as the book has it: no buffers, one layer after another."""
    for x, target, rate in zip(X, targets, rates, strict=True):
        signals = [x]
        for w in weights:
            total = np.append(signals[-1], 1.0) @ w
            signals.append(1.0 / (1.0 + np.exp(-total)))
        delta = (target - signals[-1]) * signals[-1] * (1.0 - signals[-1])
        gradients = []
        for w, signal in zip(weights[::-1], signals[-2::-1], strict=True):
            gradients.insert(0, np.outer(np.append(signal, 1.0), delta))
            delta = (w[:-1] @ delta) * signal * (1.0 - signal)
        for w, move, gradient in zip(weights, moves, gradients, strict=True):
            move *= momentum
            move += rate * gradient
            w += move


@pytest.mark.parametrize("sizes", [(3, 4, 2), (2, 5, 5, 5, 3)])
def test_an_epoch_is_back_propagation(sizes):
    random = np.random.default_rng(5)
    X, targets = random.normal(size=(30, sizes[0])), random.random((30, sizes[-1]))
    training = OnlineTraining(sizes, JavaRandom(7))
    weights = [w.copy() for w in training.weights]
    moves = [np.zeros_like(w) for w in weights]
    rates = random.uniform(0.2, 0.6, 30)
    for _ in range(3):
        slow_epoch(weights, moves, X, targets, rates, 0.6)
        training.epoch(with_bias(X), targets, rates, 0.6)
    for ours, book in zip(training.weights, weights, strict=True):
        np.testing.assert_allclose(ours, book, atol=1e-12)


def test_the_preset_stops_when_told_and_takes_its_sizes_from_the_columns():
    X, y = load_wine(return_X_y=True)
    stopper = Stopper(after=3)
    with reporting_to(stopper), pytest.raises(Cancelled):
        MLP(preset="weka").fit(X, y)
    assert stopper.fractions == [1 / 500, 2 / 500, 3 / 500]
    model = MLP(preset="weka", max_iter=2).fit(X, y).describe_model()
    assert (model["layers"], model["activation"]) == ([13, 8, 3], "logistic")


def test_far_outside_the_training_ranges_rows_still_sum_to_one():
    X, y = load_iris(return_X_y=True)
    mlp = MLP(preset="weka", max_iter=50).fit(X, y)
    far = np.random.default_rng(1).normal(size=(200, 4)) * 1e300
    found = mlp.predict_proba(np.vstack([far, np.full((1, 4), np.nan)]))
    assert np.isfinite(found).all()
    np.testing.assert_allclose(found.sum(axis=1), 1.0)


def test_one_class_under_the_preset():
    mlp = MLP(preset="weka").fit([[1.0], [np.nan]], ["only", "only"])
    np.testing.assert_array_equal(mlp.predict_proba([[5.0]]), [[1.0]])


def test_weights_are_repetition_for_the_default_and_step_sizes_for_the_preset():
    X, y = load_iris(return_X_y=True)
    weights = np.arange(len(X)) % 3
    weighted = MLP().fit(X, y, sample_weight=weights).predict_proba(X)
    repeated = MLP().fit(X.repeat(weights, 0), y.repeat(weights)).predict_proba(X)
    np.testing.assert_allclose(weighted, repeated, atol=0.02)
    halves = np.full(len(X), 0.5)
    short = MLP(preset="weka", max_iter=20, learning_rate=0.15).fit(X, y)
    light = MLP(preset="weka", max_iter=20).fit(X, y, sample_weight=halves)
    np.testing.assert_array_equal(light.predict_proba(X), short.predict_proba(X))


WEIGHTED = DATA / "weka" / "weights"


def test_instance_weights_of_a_file_count_as_in_weka():
    data = workbench.read(WEIGHTED.with_suffix(".arff"))
    answer = json.loads(WEIGHTED.with_suffix(".json").read_text("utf-8"))
    shares = np.array(answer["split"]["mlp"]["scores"])
    found = workbench.evaluate(
        data,
        "mlp",
        params={"preset": "weka"},
        protocol=Protocol("weka-split"),
        predictions=True,
    )
    ours = np.array([record["scores"] for record in found["predictions"]])
    np.testing.assert_allclose(ours[: len(shares)], shares, rtol=0, atol=1e-9)
