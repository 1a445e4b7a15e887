"""The trap of irrelevant attributes and units in the room: k-NN falls, axes repair it."""

from __future__ import annotations

import pytest
from sklearn.model_selection import StratifiedKFold, cross_val_predict
from sklearn.neighbors import KNeighborsClassifier
from support.classify import open_room, run

from workbench.bundled.generate_trap import Irrelevant

N_ROWS, N_IRRELEVANT = 160, 8


@pytest.fixture
def room(context, qtbot):
    return open_room(context, qtbot)


def open_trap(room, **params):
    room.context.session.open(Irrelevant(N_ROWS, **params).generate())


def right_answers(room):
    """How many rows k-NN judges rightly by scikit-learn."""
    data = room.context.session.data
    folds = StratifiedKFold(10, shuffle=True, random_state=1)
    model = KNeighborsClassifier(5)
    return int((cross_val_predict(model, data.X, data.y, cv=folds) == data.y).sum())


@pytest.mark.lane("whole", "axis weights learned in ten folds")
def test_noise_and_units_spoil_the_run_and_axis_weights_repair_it(room, qtbot):
    seen = {}
    for name, params in {
        "relevant": {"n_irrelevant": 0},
        "unit": {"n_irrelevant": 1, "unit": 1e3},
        "noise": {"n_irrelevant": N_IRRELEVANT},
    }.items():
        open_trap(room, **params)
        run(room, qtbot, "knn", n_neighbors=5)
        seen[name] = room.probe("result")["correct"]
        assert seen[name] == right_answers(room), name
    run(room, qtbot, "axis-weights", n_neighbors=5, max_passes=1)
    repaired = room.probe("result")["correct"]
    assert seen["relevant"] > 0.93 * N_ROWS
    assert seen["noise"] < 0.85 * N_ROWS
    assert seen["unit"] < 0.7 * N_ROWS
    assert repaired > seen["noise"] + 0.05 * N_ROWS
