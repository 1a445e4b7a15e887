"""The support vector machine: libsvm's decisions, closed forms, scores without chance."""

import numpy as np
import pytest
from scipy.special import expit
from sklearn.datasets import load_iris, load_wine, make_circles
from sklearn.svm import SVC

from workbench.api import Cancelled
from workbench.api.report import reporting_to
from workbench.bundled.svm import SVM

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
    class Impatient:
        def cancelled(self):
            return True

    with reporting_to(Impatient()), pytest.raises(Cancelled):
        SVM().fit(*IRIS)
