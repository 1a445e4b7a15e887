"""Whoever makes a metric: learned once, by hand, back at the learned one, honest folds."""

from __future__ import annotations

import numpy as np
import pytest
from support.rooms import LONG, only, rest, settle

from workbench.compute.reading.readers import read
from workbench.core.results.metric_result import BY_HAND
from workbench.ui.rooms.metric.page_list import PAGES
from workbench.ui.rooms.metric.requests import MetricRequests
from workbench.ui.rooms.metric.steps.steps_plots import FlyingArrows


@pytest.fixture
def room(room):
    room.context.session.open(read("builtin:iris"))
    return room


def learn(room, qtbot, plugin="kissnn"):
    assert room.widgets.bar.choose_method(plugin)
    settle(room, qtbot, room.run)
    return room.picture.result


def test_what_a_page_wants_is_learned_once(room, qtbot):
    learn(room, qtbot)
    learned = []
    only(room, MetricRequests).learned.connect(learned.append)
    params = {"covariance": "diagonal", "v": 7}
    want = room.widgets.tabs.learn_wanted.emit
    settle(room, qtbot, lambda: want("kissnn", params))
    qtbot.wait(300)  # longer than a change of parameters waits
    rest(room, qtbot)
    assert [r.request.params["v"] for r in learned] == [7]
    settle(room, qtbot, lambda: want("itml", {"n_constraints": 60}))
    qtbot.wait(300)
    rest(room, qtbot)
    assert [r.request.plugin for r in learned] == ["kissnn", "itml"]


@pytest.mark.parametrize("button", ["learned", "undo"])
def test_back_at_the_learned_metric_all_that_learning_told_holds(
    room, open_page, qtbot, button
):
    result = learn(room, qtbot, "itml")
    page = open_page("cone")
    settle(room, qtbot, page.side.identity.click)
    shaped = room.picture.result
    assert shaped.request.plugin == BY_HAND
    assert shaped.fit.objective is None
    assert room.context.session.metric.plugin == BY_HAND
    getattr(page.side, button).click()
    rest(room, qtbot)
    again = room.picture.result
    told = ("request", "data", "note", "differences", "judged", "fit")
    assert all(getattr(again, name) is getattr(result, name) for name in told)
    assert again.request.plugin == "itml"
    assert room.context.session.metric.result.fit.objective is result.fit.objective
    assert room.probe("metric")["loo_after"] == result.judged.loo_after
    progress = open_page("progress")
    assert progress.probe()["path"] == result.fit.objective.path.tolist()
    assert "hand" not in progress.probe()["text"]


def test_no_fold_learns_a_metric_shaped_by_hand(room, open_page, qtbot):
    learn(room, qtbot)
    page = open_page("cone")
    settle(room, qtbot, page.side.identity.click)
    room.widgets.folds.click()
    assert not room.widgets.folds.isChecked()
    assert "by hand" in room.last_message.text
    assert "\n" not in room.last_message.text
    assert not room.busy


def test_folds_judge_what_is_shown_not_what_the_bar_says(room, qtbot):
    iris = room.context.session.data
    room.context.session.open(iris.take(np.arange(0, 150, 5)))  # folds are many fits
    learn(room, qtbot)
    bar = room.widgets.bar
    assert bar.choose_method("rca")  # chosen, not learned
    with qtbot.waitSignal(room.folds.finished, timeout=LONG):
        room.widgets.folds.click()
    run = room.context.session.runs[-1]
    assert run.plugin == "kissnn"
    assert run.title == "KISSNN"


def test_a_learned_metric_of_pairs_by_hand_is_refused_by_folds(room, qtbot):
    for kind, rows in (("same", (0, 1)), ("different", (0, 60))):
        assert room.hand.add(kind, rows)
    learn(room, qtbot, "itml")
    settle(room, qtbot, lambda: room.hand.use(True))
    assert room.picture.result.request.plugin == "itml"
    room.widgets.folds.click()
    assert not room.widgets.folds.isChecked()
    text = room.last_message.text
    assert text == "Constraints given by hand cannot be left out row by row."


def test_one_switch_for_all_that_moves(room, open_page, qtbot):
    settings, check = room.context.settings, room.widgets.morph.reduce
    assert not settings.reduce_motion
    check.click()
    assert settings.reduce_motion
    learn(room, qtbot)
    steps = open_page("steps")
    for _ in range(3):
        steps.bar.step.click()
    assert not only(steps, FlyingArrows).busy
    assert steps.probe()["phase"] == "ADD_SAME"
    settings.reduce_motion = False  # set elsewhere
    room.widgets.tabs.open("morph")
    assert not check.isChecked()


def test_every_page_is_offered_and_no_button_cut_in_a_low_room(room, open_page, qtbot):
    room.context.session.open(read("builtin:wine"))
    learn(room, qtbot)
    tabs = room.widgets.tabs
    for entry in PAGES:
        open_page(entry.id)  # each adds to what the room needs
        rest(room, qtbot)
    assert room.minimumSizeHint().height() <= 560
    assert (room.width(), room.height()) == (1000, 560)
    if tabs.is_folded:
        assert tabs.button.isVisible()
        assert tabs.button.width() >= tabs.button.sizeHint().width()
    else:
        assert tabs.list.height() >= tabs.list.full_size.height()
        assert tabs.list.width() >= tabs.list.full_size.width()
    for button in (room.widgets.folds, room.widgets.use):
        assert button.height() >= button.minimumSizeHint().height()
        assert button.mapTo(room, button.rect().bottomLeft()).y() < room.height()
    assert np.shape(room.picture.metric) == (13, 13)
