"""Curves of a score: hand examples, and scikit-learn's functions as second opinion."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sklearn.calibration import calibration_curve
from sklearn.metrics import (
    average_precision_score,
    brier_score_loss,
    precision_recall_curve,
    roc_auc_score,
    roc_curve,
)

from workbench.api import Problem
from workbench.core.results.evaluating.operating_point import at_threshold
from workbench.core.results.evaluating.score_curves import (
    calibration_bins,
    cost_curve,
    lift,
    precision_recall,
    roc,
)

POSITIVE = np.array([1, 1, 0, 1, 0, 0], bool)
SCORE = np.array([0.9, 0.8, 0.7, 0.6, 0.6, 0.1])


@st.composite
def scored(draw):
    n = draw(st.integers(2, 40))
    positive = np.array(draw(st.lists(st.booleans(), min_size=n, max_size=n)))
    positive[:2] = [True, False]
    grades = draw(st.lists(st.integers(0, 8), min_size=n, max_size=n))
    return positive, np.array(grades) / 8.0


def test_roc_by_hand():
    curve = roc(POSITIVE, SCORE)
    third = 1 / 3
    np.testing.assert_allclose(curve.x, [0, 0, 0, third, 2 * third, 1])
    np.testing.assert_allclose(curve.y, [0, third, 2 * third, 2 * third, 1, 1])
    np.testing.assert_array_equal(curve.thresholds, [np.inf, 0.9, 0.8, 0.7, 0.6, 0.1])
    # 9 pairs: 7 right, the tie of 0.6 with 0.6 a half, 0.7 above 0.6 wrong
    assert curve.area == pytest.approx(7.5 / 9)


@given(scored())
def test_roc_and_precision_recall_agree_with_scikit_learn(rows):
    positive, score = rows
    fpr, tpr, thresholds = roc_curve(positive, score, drop_intermediate=False)
    curve = roc(positive, score)
    np.testing.assert_allclose(curve.x, fpr)
    np.testing.assert_allclose(curve.y, tpr)
    np.testing.assert_array_equal(curve.thresholds, thresholds)
    assert curve.area == pytest.approx(roc_auc_score(positive, score), abs=1e-12)
    precision, recall, _ = precision_recall_curve(positive, score)
    found = precision_recall(positive, score)
    np.testing.assert_allclose(found.y, precision[::-1])
    np.testing.assert_allclose(found.x, recall[::-1])
    wanted = average_precision_score(positive, score)
    assert found.area == pytest.approx(wanted, abs=1e-12)


@given(scored(), st.sampled_from(["uniform", "quantile"]), st.integers(1, 12))
def test_calibration_agrees_with_scikit_learn(rows, strategy, n_bins):
    positive, probability = rows
    share, mean = calibration_curve(
        positive, probability, n_bins=n_bins, strategy=strategy
    )
    found = calibration_bins(positive, probability, n_bins, strategy)
    np.testing.assert_allclose(found.x, mean, atol=1e-12)
    np.testing.assert_allclose(found.y, share, atol=1e-12)
    assert found.brier == pytest.approx(brier_score_loss(positive, probability))
    assert found.counts.sum() == positive.size
    assert (found.lower <= found.x + 1e-9).all()
    assert (found.x <= found.thresholds + 1e-9).all()


def test_expected_calibration_error_by_hand():
    found = calibration_bins([1, 1, 0, 0], [0.9, 0.7, 0.3, 0.35], 2)
    # lower bin: mean 0.325, none positive; upper: mean 0.8, all positive
    assert found.ece == pytest.approx((2 * 0.325 + 2 * 0.2) / 4)
    np.testing.assert_array_equal(found.counts, [2, 2])
    np.testing.assert_array_equal(found.thresholds, [0.5, 1.0])


def test_what_only_rounding_keeps_apart_is_tied():
    third = 1 / 3
    score = [third + third + third, 1.0 - 1e-16, 0.7, 0.7 * (1 + 2e-16)]
    curve = roc([True, False, True, False], score)
    assert curve.area == 0.5
    assert curve.thresholds.size == 3
    found = at_threshold([True, False, True, False], score, curve.thresholds[1])
    assert (found.tp, found.fp) == (1, 1)
    assert roc([True, False], [np.inf, np.inf]).area == 0.5
    assert roc([True, False], [1e-300, 1e-301]).area == 1.0


def test_lift_by_hand():
    curve = lift(POSITIVE, SCORE)
    np.testing.assert_allclose(curve.x, np.array([0, 1, 2, 3, 5, 6]) / 6)
    np.testing.assert_allclose(curve.y, np.array([0, 1, 2, 2, 3, 3]) / 3)
    assert math.isnan(curve.lift[0])
    np.testing.assert_allclose(curve.lift[1:], [2, 2, 4 / 3, 1.2, 1])


@given(scored())
def test_cost_curve_is_the_least_of_all_lines(rows):
    positive, score = rows
    curve = cost_curve(positive, score)
    grid = np.unique(np.concatenate([np.linspace(0, 1, 101), curve.x]))
    fpr, tpr, _ = roc_curve(positive, score, drop_intermediate=False)
    lines = fpr[:, None] * (1 - grid) + (1 - tpr)[:, None] * grid
    envelope = np.interp(grid, curve.x, curve.y)
    np.testing.assert_allclose(envelope, lines.min(axis=0), atol=1e-12)
    assert curve.x[0] == 0
    assert curve.x[-1] == 1
    assert (np.diff(curve.x) >= 0).all()


@given(scored())
def test_the_threshold_named_is_the_best_one(rows):
    positive, score = rows
    curve = cost_curve(positive, score)
    for left, right, threshold in zip(
        curve.x, curve.x[1:], curve.thresholds, strict=False
    ):
        middle = (left + right) / 2
        found = at_threshold(positive, score, threshold)
        cost = found.fp_rate * (1 - middle) + (1 - found.tp_rate) * middle
        assert cost == pytest.approx(np.interp(middle, curve.x, curve.y), abs=1e-12)


def test_counts_and_rates_at_a_threshold():
    found = at_threshold(POSITIVE, SCORE, 0.7)
    assert (found.tp, found.fp, found.fn, found.tn) == (2, 1, 1, 2)
    assert found.precision == pytest.approx(2 / 3)
    assert found.fp_rate == pytest.approx(1 / 3)
    assert found.accuracy == pytest.approx(4 / 6)
    assert found.f1 == pytest.approx(2 / 3)
    assert found.cost(missed=5, false_alarm=1) == pytest.approx(1.0)
    assert at_threshold(POSITIVE, SCORE, 2.0).precision is None


@given(scored())
def test_each_roc_point_is_its_threshold(rows):
    positive, score = rows
    curve = roc(positive, score)
    for x, y, t in zip(curve.x, curve.y, curve.thresholds, strict=True):
        found = at_threshold(positive, score, t)
        assert (found.fp_rate, found.tp_rate) == pytest.approx((x, y))


def test_what_one_class_leaves_undefined_is_none():
    assert roc([True, True], [0.1, 0.2]).area is None
    assert precision_recall([False, False], [0.1, 0.2]).area is None
    assert cost_curve([True, True], [0.1, 0.2]).area is None
    assert calibration_bins([], []).brier is None
    assert roc([], []).area is None


def test_a_missing_score_is_refused():
    with pytest.raises(Problem, match="score is missing"):
        roc([True, False], [np.nan, 1.0])
    with pytest.raises(Problem, match="outside 0"):
        calibration_bins([True, False], [-1.0, 1.0])
    with pytest.raises(Problem, match="one for each row"):
        lift([True, False], [1.0])


def test_cost_envelope_of_many_thresholds_is_the_least_line_everywhere():
    rng = np.random.default_rng(4)
    positive = rng.random(3000) < 0.3
    score = rng.random(3000) + 0.6 * positive
    found = cost_curve(positive, score)
    x = np.linspace(0, 1, 301)
    start, end = found.false_positive[:, None], found.false_negative[:, None]
    least = (start * (1 - x) + end * x).min(axis=0)
    np.testing.assert_allclose(np.interp(x, found.x, found.y), least, atol=1e-12)
