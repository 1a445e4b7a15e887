"""The slider of the likelihood-ratio test beside a count over the pairs."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from support.rooms import rest


@pytest.fixture
def panel(learn, room, qtbot):
    learn()
    room.widgets.tabs.open("differences")
    rest(room, qtbot)
    return room.widgets.differences


def test_the_level_moves_threshold_and_error_rates(room, panel):
    picture = room.picture
    ratios = {
        kind: np.array(
            [picture.log_ratio(i, j) for i, j in zip(pairs.i, pairs.j, strict=True)]
        )
        for kind in "SD"
        for pairs in [picture.result.differences.pairs(kind)]
    }
    told = []
    # a pair at the threshold itself may be counted either way: sums are rounded
    for level in (5, 20):
        panel.level.setValue(level)
        threshold, first, power = panel.probe_pairs()["test"]
        assert first == pytest.approx(np.mean(ratios["D"] < threshold), abs=5e-3)
        assert power == pytest.approx(np.mean(ratios["S"] < threshold), abs=5e-3)
        assert first <= level / 100
        told.append((threshold, power, panel.errors.text()))
    assert told[0][0] < told[1][0]
    assert told[0][1] <= told[1][1]
    assert told[0][2] != told[1][2]
    assert panel.ratio.threshold.level == told[1][0]


def test_it_is_moved_by_keyboard(panel):
    panel.level.setFocus()
    before = panel.level.value()
    QTest.keyClick(panel.level, Qt.Key.Key_Right)
    assert panel.level.value() == before + 1
