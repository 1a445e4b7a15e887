"""The support vector machine: libsvm's decisions, closed forms, scores without chance."""

import json
from dataclasses import replace

import numpy as np
import pytest
from scipy.special import expit
from sklearn.datasets import load_iris, load_wine, make_circles
from sklearn.svm import SVC
from support.checkout import DATA
from support.learning import Listener

import workbench
from workbench.api import Attribute, Cancelled, Problem
from workbench.api.report import reporting_to
from workbench.bundled.svm import SVM
from workbench.bundled.svm.smo import TOLERANCE, FreeRows, LinearSMO, sums
from workbench.bundled.svm.two_rows import solve_two_rows

IRIS = load_iris(return_X_y=True)
PAIR = (IRIS[0][50:], IRIS[1][50:])


def test_two_rows_have_the_margin_of_geometry():
    # the border is the perpendicular bisector, the margin ends at the rows
    X = np.array([[0.0, 0.0], [4.0, 2.0]])
    svm = SVM(kernel="linear", C=1e6).fit(X, ["a", "b"])
    queries = np.array([[0.0, 0.0], [2.0, 1.0], [4.0, 2.0], [1.0, 3.0]])
    across = (queries - [2.0, 1.0]) @ [4.0, 2.0] / 10.0
    np.testing.assert_allclose(svm.decision_function(queries), across, atol=1e-6)
    np.testing.assert_allclose(
        svm.predict_proba(queries)[:, 1], expit(across), atol=1e-6
    )


@pytest.mark.parametrize(
    ("params", "kernel"),
    [
        ({"kernel": "linear"}, lambda a, b: a @ b.T),
        (
            {"kernel": "poly", "gamma": 0.5, "degree": 2},
            lambda a, b: (0.5 * a @ b.T + 1) ** 2,
        ),
        (
            {"kernel": "rbf", "gamma": 0.3},
            lambda a, b: np.exp(-0.3 * ((a[:, None] - b[None]) ** 2).sum(axis=2)),
        ),
        (
            {"kernel": "rbf"},  # auto: 1 / (attributes x variance of all cells)
            lambda a, b: np.exp(
                -((a[:, None] - b[None]) ** 2).sum(axis=2) / (4 * PAIR[0].var())
            ),
        ),
    ],
    ids=["linear", "poly", "rbf", "rbf auto"],
)
def test_kernels_are_what_the_help_says(params, kernel):
    X, y = PAIR
    ours = SVM(**params).fit(X, y)
    by_matrix = SVC(kernel="precomputed").fit(kernel(X, X), y)
    expected = by_matrix.decision_function(kernel(X, X))
    np.testing.assert_allclose(ours.decision_function(X), expected, atol=2e-3)


def test_many_classes_agree_with_the_votes_of_pairs():
    X, y = load_wine(return_X_y=True)
    X = (X - X.mean(axis=0)) / X.std(axis=0)
    svm = SVM().fit(X, y)
    votes = np.zeros((len(X), 3))
    for a, b in [(0, 1), (0, 2), (1, 2)]:
        pair = np.isin(y, [a, b])
        # the width of the whole training set, as one machine for all pairs has it
        machine = SVM(gamma=1 / (X.shape[1] * X.var())).fit(X[pair], y[pair])
        votes[np.arange(len(X)), machine.predict(X)] += 1
    clear = votes.max(axis=1) == 2
    assert clear.mean() > 0.9
    np.testing.assert_array_equal(svm.predict(X)[clear], votes.argmax(axis=1)[clear])
    scores = svm.predict_proba(X)
    np.testing.assert_array_equal(scores.argmax(axis=1), svm.predict(X))
    np.testing.assert_allclose(scores.sum(axis=1), 1.0)


def test_a_curved_border_needs_a_kernel():
    X, y = make_circles(200, noise=0.05, factor=0.4, random_state=0)
    assert np.mean(SVM(kernel="linear").fit(X, y).predict(X) == y) < 0.7
    assert np.mean(SVM(kernel="poly", degree=2).fit(X, y).predict(X) == y) == 1.0
    assert np.mean(SVM().fit(X, y).predict(X) == y) == 1.0


def test_a_higher_price_leaves_fewer_support_vectors():
    X, y = PAIR
    cheap, dear = (
        SVM(C=C).fit(X, y).describe_model(classes=("s", "versicolor", "virginica"))
        for C in (0.1, 100.0)
    )
    assert cheap["support_vectors"] > dear["support_vectors"] > 0
    assert set(dear["support_per_class"]) == {"versicolor", "virginica"}
    assert sum(dear["support_per_class"].values()) == dear["support_vectors"]


def test_one_class_has_no_machine():
    svm = SVM().fit(IRIS[0][:10], np.repeat("only", 10))
    assert svm.predict(IRIS[0][:3]).tolist() == ["only"] * 3
    model = svm.describe_model()
    assert (model["support_vectors"], model["pairs"]) == (0, 0)


def test_a_cancelled_job_does_not_start():
    with reporting_to(Listener(looks=0)), pytest.raises(Cancelled):
        SVM().fit(*IRIS)


# -- the preset weka -------------------------------------------------------------------

SMO = json.loads((DATA / "weka_functions" / "smo.json").read_text("utf-8"))[
    "predictions"
]


@pytest.mark.parametrize("name", SMO)
def test_the_preset_predicts_what_weka_predicts(name, shared_data):
    data = workbench.read(shared_data / "arff" / f"{name}.arff")
    tests = np.arange(data.n_rows) % 3 == 2
    smo = SVM(preset="weka").fit(
        data.X[~tests], data.y[~tests], attributes=data.attributes
    )
    expected = np.array([int(digit) for digit in SMO[name]])
    np.testing.assert_array_equal(smo.predict(data.X[tests]), expected)


COLOUR = Attribute("colour", "nominal", ("red", "green", "blue"))
SWITCH = Attribute("switch", "nominal", ("off", "on"))


def test_the_preset_fills_spreads_and_scales():
    nan = np.nan
    X = np.array([[2.0, 0, 0, 5], [nan, 2, 1, 5], [6.0, 2, nan, 5], [1.0, nan, 0, 5]])
    attributes = (Attribute("a"), COLOUR, SWITCH, Attribute("idle"))
    smo = SVM(preset="weka").fit(X, [0, 1, 1, 0], attributes=attributes)
    expected = [
        [0.2, 1, 0, 0, 0, 0],
        [0.4, 0, 0, 1, 1, 0],  # the mean 3
        [1.0, 0, 0, 1, 0, 0],  # the commoner label of the switch: off
        [0.0, 0, 0, 1, 0, 0],
    ]
    np.testing.assert_allclose(smo.inputs_.transform(X), expected)
    assert smo.inputs_.names[1:5] == (
        "colour=red", "colour=green", "colour=blue", "switch=on",
    )  # fmt: skip
    beyond = smo.inputs_.transform(np.array([[11.0, 1, 0, 7.0]]))
    np.testing.assert_allclose(beyond, [[2.0, 0, 0, 0, 0, 0]])  # green never varied


def test_votes_are_shares_and_ties_go_to_the_first_class():
    X, y = load_wine(return_X_y=True)
    X, y = X[::4], y[::4]
    smo = SVM(preset="weka").fit(X, y)
    far = np.random.default_rng(1).uniform(X.min(axis=0), X.max(axis=0), (4000, 13))
    shares = smo.predict_proba(far)
    np.testing.assert_allclose(shares.sum(axis=1), 1.0)
    np.testing.assert_allclose(np.unique(shares), [0, 1 / 3, 2 / 3], atol=1e-12)
    tied = np.isclose(shares.max(axis=1), 1 / 3)
    assert tied.any()
    assert set(smo.predict(far[tied])) == {0}
    two = SVM(preset="weka").fit(X, y == 1).predict_proba(far)
    assert set(np.unique(two)) == {0.0, 1.0}


def test_weights_mean_repetition():
    X, y = PAIR
    weights = np.arange(len(X)) % 3
    for preset in ("default", "weka"):
        weighted = SVM(preset=preset).fit(X, y, sample_weight=weights)
        repeated = SVM(preset=preset).fit(X.repeat(weights, 0), y.repeat(weights))
        np.testing.assert_allclose(
            weighted.decision_function(X), repeated.decision_function(X), atol=0.02
        )


def test_labels_beyond_the_declared_are_refused():
    with pytest.raises(Problem, match="codes 0 to 1"):
        SVM(preset="weka").fit([[0.0], [2.0]], [0, 1], attributes=(SWITCH,))


def test_absent_classes_have_pairs_that_draw_and_vote():
    X, codes = IRIS[0], IRIS[1] * 2  # of five labels the second and fourth are absent
    five = Attribute("class", "nominal", tuple("abcde"))
    smo = SVM(preset="weka").fit(X, codes, class_attribute=five)
    # each class there is wins against both absent ones; of these two neither does
    shares = smo.predict_proba(X)
    np.testing.assert_allclose(shares.sum(axis=1), 1.0)
    np.testing.assert_array_equal(shares[:, [1, 3]], 0.0)
    assert set(np.round(9 * shares[:, [0, 2, 4]]).ravel()) <= {2, 3, 4}
    assert (
        smo.predict(X).tolist()
        == (2 * SVM(preset="weka").fit(*IRIS).predict(X)).tolist()
    )
    assert len(smo.describe_model()["intercepts"]) == 10


@pytest.mark.parametrize("n", [1, 2, 3, 40])
@pytest.mark.parametrize("d", [1, 7, 90])
def test_sums_are_of_one_column_after_another(n, d):
    random = np.random.default_rng(n + d)
    columns, factors = random.normal(size=(d, n)), random.normal(size=d)
    expected = np.zeros(n)
    for column, factor in zip(columns, factors, strict=True):
        expected += column * factor
    np.testing.assert_array_equal(sums(columns, factors), expected)


@pytest.mark.parametrize("keeps", [False, True])
def test_skipped_zeros_change_no_bit(keeps):
    random = np.random.default_rng(3)
    X = random.random((80, 12)) * (random.random((80, 12)) < 0.3)
    free = FreeRows(X, keeps)
    for error, row in enumerate([5, 3, 70, 8]):
        free.join(row, float(error))
    free.leave(3)
    expected = [np.add.accumulate(X[4] * X[row])[-1] for row in free.rows]
    assert sorted(free.rows) == [5, 8, 70]
    np.testing.assert_array_equal(free.products(4), expected)
    assert [free.product(4, row) for row in free.rows.tolist()] == expected
    assert free.extremes() == (0.0, 5, 3.0, 8)


def dual_gap(machine, X, signs, prices):
    """How far the worst pair of rows is from optimal, from the multipliers alone."""
    errors = X @ (X.T @ (machine.alpha * signs)) - signs
    rises = np.where(signs > 0, machine.alpha < prices, machine.alpha > 0)
    falls = np.where(signs > 0, machine.alpha > 0, machine.alpha < prices)
    return errors[falls].max() - errors[rises].min()


@pytest.mark.parametrize("seed", range(5))
def test_the_steps_of_weka_end_near_the_minimum(seed):
    random = np.random.default_rng(seed)
    X = random.random((60, 4))
    signs = np.where(X @ [1, 1, -1, 0] + random.normal(0, 0.4, 60) > 0.5, 1.0, -1.0)
    prices = random.uniform(0.2, 2.0, 60)
    machine = LinearSMO(X, signs, prices)
    threshold = machine.solve()
    # a multiplier that rounding leaves just below its bound counts as free although no
    # step can move it: the search may end there, as Weka's does (see movement_libras)
    short = prices - machine.alpha
    jammed = ((short > 0) & (short < 1e-12)).any()
    assert jammed or dual_gap(machine, X, signs, prices) <= 2 * TOLERANCE
    assert ((machine.alpha >= 0) & (machine.alpha <= prices)).all()
    assert machine.alpha @ signs == pytest.approx(0, abs=1e-12)
    np.testing.assert_allclose(machine.weights, X.T @ (machine.alpha * signs))
    exact = SVC(kernel="linear", tol=1e-9).fit(X, signs, sample_weight=prices)
    near = exact.decision_function(X)
    np.testing.assert_allclose(X @ machine.weights - threshold, near, atol=0.03)


def test_equal_rows_of_both_classes_are_no_hindrance():
    X = np.repeat([[0.0, 1.0], [1.0, 0.0]], 4, axis=0)
    signs = np.array([1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0])
    machine = LinearSMO(X, signs, np.ones(8))
    threshold = machine.solve()
    values = X @ machine.weights - threshold
    assert np.isfinite(values).all()
    assert dual_gap(machine, X, signs, np.ones(8)) <= 2 * TOLERANCE + 1e-9


@pytest.mark.parametrize("n_classes", [2, 3, 9])
def test_values_of_classes_are_those_of_scikit_learn(n_classes):
    random = np.random.default_rng(n_classes)
    X = random.normal(size=(60, 3)).round(1)
    svm = SVM().fit(X, random.integers(0, n_classes, 60))
    np.testing.assert_array_equal(
        svm.decision_function(X), svm.svc_.decision_function(X)
    )


@pytest.mark.parametrize("d", [1, 3, 70])
def test_machines_of_two_rows_are_those_of_the_steps_to_the_last_bit(d):
    random = np.random.default_rng(d)
    first, other = random.random((2, 300, d)) * (random.random((2, 300, d)) < 0.8)
    scale = 10.0 ** random.integers(-3, 7, 300)  # short, long, and too long ones
    first, other = first * scale[:, None], other * scale[:, None]
    other[:20] = first[:20]
    other[20:90] = first[20:90] * (1 + 1e-9 * random.random((70, d)))
    sign = random.choice([-1.0, 1.0], 300)
    price, other_price = random.choice([0.01, 1.0, 1.0, 7.0, 1e9], (2, 300))
    found = solve_two_rows(first, other, sign, price, other_price)
    # of nearly equal rows of one attribute some are left to the steps
    assert 200 < found.solved.sum() <= 300 - (d == 1)
    for i in np.flatnonzero(found.solved):
        machine = LinearSMO(
            np.array([first[i], other[i]]),
            np.array([sign[i], -sign[i]]),
            np.array([price[i], other_price[i]]),
        )
        assert machine.solve() == found.thresholds[i]
        np.testing.assert_array_equal(machine.weights, found.weights[i])
        assert (machine.alpha > 0).all()


def test_classes_of_one_row_are_learnt_as_any_others(monkeypatch):
    random = np.random.default_rng(4)
    y = np.r_[np.arange(16), np.arange(4)]  # four classes have two rows
    X = random.random((20, 3))
    X[[3, 4]] = X[[5, 6]]
    quick = SVM(preset="weka").fit(X, y)

    def none_solved(first, other, *rest):
        found = solve_two_rows(first, other, *rest)
        return replace(found, solved=np.zeros_like(found.solved))

    monkeypatch.setattr("workbench.bundled.svm.solve_two_rows", none_solved)
    slow = SVM(preset="weka").fit(X, y)
    np.testing.assert_array_equal(quick.weights_, slow.weights_)
    np.testing.assert_array_equal(quick.thresholds_, slow.thresholds_)
    np.testing.assert_array_equal(quick.n_support_, slow.n_support_)
    values = quick.decision_function(X)
    monkeypatch.setattr("workbench.bundled.svm._MOST_VALUES", 1000)
    np.testing.assert_array_equal(quick.decision_function(X), values)
