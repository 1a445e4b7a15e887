"""Every figure against scikit-learn or against a direct count."""

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats
from sklearn import metrics

from workbench.compute.scoring import scores
from workbench.core.results.evaluating.evaluation import ClassScores, NumberFigures

pairs = st.lists(
    st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=60
)


@given(pairs=pairs)
def test_confusion_precision_recall_f1_equal_scikit_learn(pairs):
    true, predicted = np.array(pairs, np.int64).T
    labels = np.arange(4)
    confusion = scores.confusion_matrix(true, predicted, 4)
    expected = metrics.confusion_matrix(true, predicted, labels=labels)
    assert np.array_equal(confusion, expected)
    rows = scores.per_class(confusion, "abcd", true, None)
    p, r, f, support = metrics.precision_recall_fscore_support(
        true, predicted, labels=labels, zero_division=np.nan
    )
    for c, row in enumerate(rows):
        assert row.label == "abcd"[c]
        assert row.support == support[c]
        assert row.auc is None
        for key, value in (("precision", p[c]), ("recall", r[c])):
            if np.isnan(value):
                assert getattr(row, key) is None
            else:
                assert getattr(row, key) == pytest.approx(value, abs=1e-12)
        if support[c] + confusion[:, c].sum() == 0:
            assert row.f1 is None
        else:
            assert row.f1 == pytest.approx(f[c], abs=1e-12)


@given(pairs=pairs)
def test_kappa_equals_scikit_learn(pairs):
    true, predicted = np.array(pairs, np.int64).T
    ours = scores.kappa(scores.confusion_matrix(true, predicted, 4))
    if len(set(true) | set(predicted)) == 1:
        assert ours is None
    else:
        expected = metrics.cohen_kappa_score(true, predicted)
        assert ours == pytest.approx(expected, abs=1e-12)


@given(pairs=pairs)
def test_matthews_over_all_classes_equals_scikit_learn(pairs):
    true, predicted = np.array(pairs, np.int64).T
    ours = scores.matthews(scores.confusion_matrix(true, predicted, 4))
    if len(set(true)) == 1 or len(set(predicted)) == 1:
        assert ours is None  # scikit-learn's convenient 0 is no figure
    else:
        expected = metrics.matthews_corrcoef(true, predicted)
        assert ours == pytest.approx(expected, abs=1e-12)


def test_matthews_of_many_rows_does_not_overflow():
    confusion = np.array([[3, 1], [1, 3]], np.int64) * 10**9
    assert scores.matthews(confusion) == pytest.approx(0.5, abs=1e-12)


@given(
    rows=st.lists(st.tuples(st.booleans(), st.integers(-3, 3)), min_size=2, max_size=40)
)
def test_auc_is_the_share_of_pairs_in_order_with_ties_half(rows):
    positive = np.array([r[0] for r in rows])
    score = np.array([float(r[1]) for r in rows])
    ours = scores.auc(positive, score)
    if positive.all() or not positive.any():
        assert ours is None
        return
    wins = [
        1.0 if a > b else 0.5 if a == b else 0.0
        for a, b in itertools.product(score[positive], score[~positive])
    ]
    assert ours == pytest.approx(np.mean(wins), abs=1e-12)
    assert ours == pytest.approx(metrics.roc_auc_score(positive, score), abs=1e-12)


def test_auc_of_scores_that_are_no_numbers_is_undefined():
    assert scores.auc(np.array([True, False]), np.array([1.0, np.nan])) is None


@given(n=st.integers(1, 500), share=st.floats(0, 1))
def test_wilson_interval_equals_scipy(n, share):
    correct = round(share * n)
    low, high = scores.wilson(correct, n)
    expected = stats.binomtest(correct, n).proportion_ci(0.95, "wilson")
    assert (low, high) == pytest.approx((expected.low, expected.high), abs=1e-9)


def test_wilson_of_nothing_is_undefined():
    assert scores.wilson(0, 0) is None
    assert scores.wilson(0, 5)[0] == 0.0
    assert scores.wilson(5, 5)[1] == 1.0


@given(
    values=st.lists(
        st.tuples(st.floats(-1e3, 1e3), st.floats(-1e3, 1e3)), min_size=2, max_size=30
    )
)
def test_regression_figures_equal_scikit_learn(values):
    true, predicted = np.array(values).T
    found = scores.regression(true, predicted)
    assert found.mae == pytest.approx(metrics.mean_absolute_error(true, predicted))
    expected = np.sqrt(metrics.mean_squared_error(true, predicted))
    assert found.rmse == pytest.approx(expected)
    if ((true - true.mean()) ** 2).sum() == 0:
        assert found.r2 is None
    elif np.ptp(true) > 1e-6:
        expected = metrics.r2_score(true, predicted)
        assert found.r2 == pytest.approx(expected, rel=1e-6)


def test_regression_of_nothing_is_undefined():
    found = scores.regression(np.empty(0), np.empty(0))
    assert found == NumberFigures(mae=None, rmse=None, r2=None)


@given(pairs=pairs)
def test_matthews_correlation_and_rates_equal_scikit_learn(pairs):
    true, predicted = np.array(pairs, np.int64).T
    rows = scores.per_class(
        scores.confusion_matrix(true, predicted, 4), "abcd", true, None
    )
    for c, row in enumerate(rows):
        one, other = true == c, predicted == c
        tn, fp, fn, tp = metrics.confusion_matrix(
            one, other, labels=[False, True]
        ).ravel()
        assert row.fp_rate == (None if fp + tn == 0 else pytest.approx(fp / (fp + tn)))
        assert row.tp_rate == (None if tp + fn == 0 else pytest.approx(tp / (tp + fn)))
        if len(set(one)) == 1 or len(set(other)) == 1:
            assert row.mcc is None
        else:
            expected = metrics.matthews_corrcoef(one, other)
            assert row.mcc == pytest.approx(expected, abs=1e-12)


def test_areas_equal_scikit_learn_on_probabilities():
    random = np.random.default_rng(5)
    true = random.integers(0, 3, 200)
    given_scores = random.dirichlet(np.ones(3), 200).round(2)
    confusion = scores.confusion_matrix(true, given_scores.argmax(axis=1), 3)
    for c, row in enumerate(scores.per_class(confusion, "abc", true, given_scores)):
        column = given_scores[:, c]
        assert row.auc == pytest.approx(metrics.roc_auc_score(true == c, column))
        expected = metrics.average_precision_score(true == c, column)
        assert row.prc_area == pytest.approx(expected)


RATES = ("tp_rate", "fp_rate", "precision", "recall", "f1", "mcc", "auc", "prc_area")


def test_weighted_figures_are_means_by_support():
    rows = [
        ClassScores("a", **dict.fromkeys(RATES, 0.5), support=3),
        ClassScores("b", **(dict.fromkeys(RATES, 1.0) | {"mcc": None}), support=1),
        ClassScores("c", support=0),
    ]
    found = scores.weighted(rows)
    assert found.precision == pytest.approx(0.625)
    assert found.mcc is None


def test_errors_relative_to_the_prior_by_hand():
    wanted = np.array([[1.0, 0.0], [0.0, 1.0]])
    given_scores = np.array([[0.8, 0.2], [0.4, 0.6]])
    prior = np.array([[0.75, 0.25], [0.75, 0.25]])
    found = scores.errors(given_scores, wanted, prior)
    assert found.mae == pytest.approx(0.3)
    assert found.rmse == pytest.approx(np.sqrt((0.04 + 0.16) / 2))
    assert found.rae == pytest.approx(0.6 / 1.0)
    assert found.rrse == pytest.approx(np.sqrt(0.4 / (2 * 0.0625 + 2 * 0.5625)))
    assert scores.errors(wanted, wanted, wanted).rae is None
