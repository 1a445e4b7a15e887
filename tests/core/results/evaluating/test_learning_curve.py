"""Places of a curve against NumPy, and folds that failed."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.core.results.evaluating.learning_curve import (
    CurveFold,
    CurvePoint,
    point_of,
)
from workbench.jobs import wire

FIGURES = st.lists(st.floats(-1, 1), min_size=2, max_size=10)


@given(FIGURES)
def test_a_point_has_mean_and_deviation(tests):
    folds = [CurveFold(0.5, 10, i, 0, None, test) for i, test in enumerate(tests)]
    point = point_of(0.5, folds)
    assert point.test == pytest.approx(np.mean(tests), abs=1e-12)
    assert point.test_sd == pytest.approx(np.std(tests, ddof=1), abs=1e-12)
    assert (point.rows, point.train, point.folds) == (10, None, len(tests))


def test_failed_folds_are_counted_and_the_first_says_why():
    folds = [
        CurveFold("x", 4, 0, 0, 1.0, 0.5),
        CurveFold("x", 6, 1, 0, None, None, "bad"),
        CurveFold("x", 5, 2, 0, None, None, "worse"),
    ]
    point = point_of("x", folds)
    assert point == CurvePoint("x", 5, 0.5, None, 1.0, folds=1, failed=2, text="bad")
    assert wire.decode(wire.encode(point)) == point
    assert point_of("y", []) == CurvePoint("y")
