"""The likelihood-ratio test of pairs beside plain counts and scikit-learn's ROC."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from sklearn.metrics import roc_auc_score

from workbench.core.plane.likelihood_test import RatioTest

RATIOS = st.integers(-6, 6).map(float)


@given(
    arrays(np.float64, 17, elements=RATIOS),
    arrays(np.float64, 23, elements=RATIOS),
    st.integers(0, 100),
)
def test_the_level_is_kept_and_no_threshold_of_that_level_has_more_power(
    same, different, percent
):
    alpha = percent / 100
    found = RatioTest(same, different).at_level(alpha)
    assert found.level == sum(d < found.threshold for d in different) / 23
    assert found.power == sum(s < found.threshold for s in same) / 17
    assert found.level <= alpha + 1e-9
    assert found.missed == pytest.approx(1 - found.power)
    for threshold in [*range(-7, 8), np.inf]:
        if np.mean(different < threshold) <= alpha:
            assert np.mean(same < threshold) <= found.power


@given(arrays(np.float64, 9, elements=RATIOS), arrays(np.float64, 12, elements=RATIOS))
def test_the_curve_and_its_area(same, different):
    test = RatioTest(same, different)
    truth = [1] * 9 + [0] * 12
    scores = -np.concatenate([same, different])
    assert test.area() == pytest.approx(roc_auc_score(truth, scores))
    levels, powers = test.roc()
    assert np.trapezoid(powers, levels) == pytest.approx(test.area())
    assert (levels[0], powers[0], levels[-1], powers[-1]) == (0, 0, 1, 1)
