"""The lab learned on the strips of the thesis, by tests that only read it."""

from __future__ import annotations

import numpy as np
import pytest
from support.metric_lab import state_of
from support.rooms import child


def test_matrix_of_the_strips(strips):
    room = strips
    metric = room.probe("metric")
    expected = np.array([[1578.7, 5575.3], [5575.3, 19788.3]])
    assert np.array(metric["M"]) == pytest.approx(expected, rel=5e-3)
    assert metric["eigenvalues"] == pytest.approx([21359.7, 7.27], rel=5e-3)
    components = np.array(metric["components"])
    assert components.T @ components == pytest.approx(expected, rel=5e-3)
    table = child(room, "metric_matrix_table")
    shown = [[table.text(i, j) for j in range(2)] for i in range(2)]
    assert np.array(shown, float) == pytest.approx(expected, rel=5e-3)
    pairs = room.probe("pairs")
    assert (pairs["S"], pairs["D"]) == (1000, 1000)
    assert "54 : 1" in child(room, "metric_ballLabel").text()


def test_the_metric_is_known_to_the_session(strips):
    session = strips.context.session
    assert session.metric.plugin == "kissnn"
    assert session.metric.result is strips.picture.result


def test_what_the_tests_would_leave_behind_is_seen(strips):
    before = state_of(strips)
    strips.widgets.morph.set_t(0.5)
    changed = {k for k, v in state_of(strips).items() if v != before[k]}
    assert {"metric", "points"} <= changed
    strips.widgets.morph.set_t(1.0)
