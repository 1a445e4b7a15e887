"""The page of methods: slots, answers kept, what is stale, selection, the table."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton
from support.plots import curve_of
from support.rooms import LONG, child

from workbench.api import Attribute, Dataset
from workbench.compute.metric_lab.euclidean_metric import unlearned
from workbench.compute.metric_lab.local_metric import local_metrics
from workbench.compute.plugins.loader import plugin_class
from workbench.compute.reading.readers import read
from workbench.core.plane.impostors import neighbourhood, target_neighbours
from workbench.core.plane.morph import MorphPath
from workbench.core.results.metric_result import MetricRequest
from workbench.ui.rooms.metric.methods.methods_known import (
    MethodQuestion,
    MethodsSetting,
)


@pytest.fixture
def room(room):
    room.context.session.open(read("builtin:iris"))
    return room


@pytest.fixture
def page(room, qtbot):
    room.widgets.tabs.open_page("methods")
    page = room.widgets.tabs.page("methods")
    settle(page, qtbot)
    return page


def settle(page, qtbot):
    def quiet():
        shown = page.probe()
        busy = any(slot["busy"] for slot in shown["slots"]) or shown["trying"]
        return shown["drawn"] and not busy and not page.room.busy

    qtbot.waitUntil(quiet, timeout=LONG)


def choose(page, qtbot, *plugins):
    for slot, plugin in zip(page.slots, plugins, strict=False):
        slot.choose(plugin)
    settle(page, qtbot)


def learn_all(page, qtbot):
    page.learn.click()
    settle(page, qtbot)
    return page.probe()["slots"]


def loo(X, y, k=5):
    squared = ((X[:, None] - X[None]) ** 2).sum(axis=2)
    np.fill_diagonal(squared, np.inf)
    nearest = np.argsort(squared, axis=1, kind="stable")[:, :k]
    cast = [np.bincount(y[row], minlength=y.max() + 1).argmax() for row in nearest]
    return float(np.mean(np.array(cast) == y))


def metric_of(page, number):
    return page.slots[number].picture.result


# -- learning ---------------------------------------------------------------------------


def test_nothing_is_learned_before_it_is_asked_for(page):
    shown = page.probe()["slots"]
    assert [s["plugin"] for s in shown] == ["none", "kissnn", "lmnn", "nca"]
    assert {s["details"] for s in shown} == {"not learned yet"}
    assert {s["accuracy"] for s in shown} == {None}
    assert {slot.button.text() for slot in page.slots} == {"Learn"}


def test_learn_all_judges_every_slot(page, qtbot):
    shown = learn_all(page, qtbot)
    iris = read("builtin:iris")
    assert shown[0]["accuracy"] == pytest.approx(loo(iris.X, iris.y.astype(int)))
    for number, slot in enumerate(shown):
        result = metric_of(page, number)
        assert result.request.plugin == slot["plugin"]
        Z = result.data.X @ result.metric.components.T
        assert slot["accuracy"] == pytest.approx(loo(Z, result.data.y))
        assert slot["fresh"]
        assert f"rank {result.metric.rank}" in slot["details"]
    assert "iteration" not in shown[1]["details"]
    assert "iteration" in shown[2]["details"]


def test_rows_are_drawn_under_the_symmetric_root_in_the_rooms_plane(room, page, qtbot):
    with qtbot.waitSignal(room.settled, timeout=LONG):
        room.run()
    room.widgets.view.setCurrentIndex(1)
    learn_all(page, qtbot)
    basis = room.picture.basis
    for number in range(4):
        result = metric_of(page, number)
        root = MorphPath.of(result.metric.M, result.data.X).map_at(1.0)
        assert root == pytest.approx(root.T)
        centre = result.data.X.mean(axis=0)
        expected = (result.data.X - centre) @ root @ basis + centre @ basis
        assert page.slots[number].plane.points == pytest.approx(expected)
    assert page.slots[0].plane.points == pytest.approx(room.picture.before())


def test_what_is_known_is_not_learned_again(page, qtbot):
    learn_all(page, qtbot)
    first = metric_of(page, 1)
    choose(page, qtbot, "none", "itml")
    assert page.probe()["slots"][1]["plugin"] == "itml"
    assert page.probe()["slots"][1]["fresh"]  # few rows: learned when chosen
    asked = []
    page.context.jobs.happened.connect(asked.append)
    choose(page, qtbot, "none", "kissnn")
    assert metric_of(page, 1) is first
    learn_all(page, qtbot)
    assert asked == []


def test_a_method_takes_the_parameters_used_last(room, page, qtbot):
    room.widgets.bar.choose({"v": 9})
    with qtbot.waitSignal(room.settled, timeout=LONG):
        room.run()
    learn_all(page, qtbot)
    assert metric_of(page, 1).request.params["v"] == 9
    assert pytest.approx(room.picture.metric) == metric_of(page, 1).metric.M


def test_cancel_stops_what_runs(page, qtbot):
    page.slots[2].button.click()
    page.slots[3].button.click()
    assert [slot.busy for slot in page.slots] == [False, False, True, True]
    assert page.slots[2].button.text() == "Cancel"
    page.slots[2].button.click()
    assert not page.slots[2].busy
    assert page.slots[3].busy
    assert page.learn.text() == "Cancel all"
    page.learn.click()
    assert not any(slot.busy for slot in page.slots)
    settle(page, qtbot)
    assert {s["accuracy"] for s in page.probe()["slots"]} == {None}
    assert page.learn.text() == "Learn all"


def test_who_fails_says_so(page, qtbot, room):
    iris = read("builtin:iris")
    huge = Dataset(
        np.zeros((20, 1)), np.arange(20) % 2, (Attribute("a", "nominal", "p"),),
        Attribute("c", "nominal", "pq"),
    )  # fmt: skip
    room.context.session.open(huge)
    settle(page, qtbot)
    kissnn = room.context.catalogue.get("kissnn")
    asked = MethodQuestion.ask(MethodsSetting.of(room.context.session), kissnn, {})
    page.slots[1].learn(asked, "/nonexistent")  # a folder that was removed
    settle(page, qtbot)
    shown = page.probe()["slots"][1]
    assert shown["badge"] == "failed"
    assert shown["details"]
    assert not shown["fresh"]
    room.context.session.open(iris)
    settle(page, qtbot)


# -- stale ------------------------------------------------------------------------------


def test_another_vote_makes_it_stale_and_back_again_fresh(room, page, qtbot):
    learn_all(page, qtbot)
    before = [s["accuracy"] for s in page.probe()["slots"]]
    room.context.session.set_scene(k=1)
    settle(page, qtbot)
    assert {s["badge"] for s in page.probe()["slots"]} == {"stale"}
    assert [s["accuracy"] for s in page.probe()["slots"]] == before
    assert {slot.button.text() for slot in page.slots} == {"Learn"}
    room.context.session.set_scene(k=5)
    settle(page, qtbot)
    assert all(s["fresh"] for s in page.probe()["slots"])


def test_other_data_forget_the_pictures_but_not_the_answers(room, page, qtbot):
    learn_all(page, qtbot)
    first = metric_of(page, 1)
    session = room.context.session
    iris = session.scene.data
    session.open(read("builtin:wine"))
    settle(page, qtbot)
    assert {s["accuracy"] for s in page.probe()["slots"]} == {None}
    assert {len(slot.plane.points) for slot in page.slots} == {0}
    session.show(iris)
    settle(page, qtbot)
    assert metric_of(page, 1) is first
    assert page.probe()["slots"][1]["fresh"]


def test_an_edit_makes_it_stale_and_rows_are_not_mistaken(room, page, qtbot, gestures):
    learn_all(page, qtbot)
    session = room.context.session
    session.edit(session.data.take(np.arange(10, 150)))
    settle(page, qtbot)
    assert {s["badge"] for s in page.probe()["slots"]} == {"stale"}
    session.select([3])
    settle(page, qtbot)
    assert [s["selected"] for s in page.probe()["slots"]] == [[], [], [], []]
    gestures.click(page.slots[1].plane, *page.slots[1].plane.points[70])
    assert session.selection == {3}


# -- selection --------------------------------------------------------------------------


def test_a_click_selects_everywhere(room, page, qtbot, gestures):
    learn_all(page, qtbot)
    plane, session = page.slots[3].plane, room.context.session
    gestures.click(plane, *plane.points[106])
    (row,) = session.selection
    assert plane.points[row] == pytest.approx(plane.points[106])
    settle(page, qtbot)
    assert [s["selected"] for s in page.probe()["slots"]] == [[row]] * 4
    gestures.click(plane, *plane.points[14], Qt.KeyboardModifier.ShiftModifier)
    assert len(session.selection) == 2
    gestures.click(plane, *plane.points[row], Qt.KeyboardModifier.ControlModifier)
    assert row not in session.selection
    settle(page, qtbot)
    assert {s["count"] for s in page.probe()["slots"]} != {""}


def test_targets_and_impostors_are_counted_under_each_metric(room, page, qtbot):
    learn_all(page, qtbot)
    for row in (70, 83, 106):
        room.context.session.select([row])
        settle(page, qtbot)
        for number, shown in enumerate(page.probe()["slots"]):
            result = metric_of(page, number)
            X, y = result.data.X, result.data.y
            targets = target_neighbours(X, y, row, 5)
            d = (X - X[row]) @ result.metric.M
            squared = np.einsum("ij,ij->i", d, X - X[row])
            reach = 1.1**2 * squared[targets].max()
            impostors = int(np.sum((squared <= reach) & (y != y[row])))
            assert shown["count"] == f"5 targets · {impostors} impostors"
            assert neighbourhood(
                X @ result.metric.components.T, y, row, targets
            ).impostors.size == pytest.approx(impostors)
    room.context.session.select([1, 2])
    settle(page, qtbot)
    assert {s["count"] for s in page.probe()["slots"]} == {""}


# -- the room's metric, the table -------------------------------------------------------


def test_use_takes_the_metric_into_the_room(room, page, qtbot):
    choose(page, qtbot, "none", "itml")
    learn_all(page, qtbot)
    assert not page.slots[0].button.isEnabled()  # there is nothing to learn
    page.slots[1].button.click()
    settle(page, qtbot)
    assert room.widgets.bar.plugin == "itml"
    assert room.picture.metric == pytest.approx(metric_of(page, 1).metric.M)


def test_every_method_is_tried_and_sorted(room, page, qtbot):
    page.every.click()
    settle(page, qtbot)
    lines = page.probe()["board"]
    learners = [p for p in room.context.catalogue.plugins if p.kind == "metric"]
    assert len(lines) == len(learners) + 2  # none, and the local metric
    after = [float(line[2].removesuffix(" %")) for line in lines]
    assert after == sorted(after, reverse=True)
    assert {line[1] for line in lines} == {"96.7 %"}
    (plain,) = (line for line in lines if line[0] == "None (Euclidean)")
    assert plain[1:4] == ["96.7 %", "96.7 %", "4"]
    assert all(slot["fresh"] for slot in page.probe()["slots"])
    row = [line[0] for line in lines].index("LFDA")
    page.board.activated.emit(page.board.model().index(row, 0))
    settle(page, qtbot)
    assert room.picture.result.request.plugin == "lfda"


def test_low_pages_show_planes_or_table_and_tall_ones_both(room, page, qtbot):
    assert not page.board.isVisible()
    page.flip.click()
    assert page.board.isVisible()
    assert not page.slots[0].isVisible()
    page.flip.click()
    room.resize(1500, 1000)
    child(room, "metric_wideBtn", QToolButton).click()
    qtbot.waitUntil(lambda: page.board.isVisible() and page.slots[0].isVisible())
    assert not page.flip.isVisible()


def test_the_plane_has_a_table_of_its_rows(page, qtbot):
    learn_all(page, qtbot)
    plane = page.slots[1].plane
    table = plane.table()
    assert table.headers == ("row", "sepal-length", "sepal-width", "class")
    assert list(table.columns[0][:3]) == [1, 2, 3]
    assert np.column_stack(table.columns[1:3]) == pytest.approx(plane.points)


def test_a_local_metric_has_a_ball_at_the_row(room, page, qtbot):
    choose(page, qtbot, "none", "local-lda")
    settle(page, qtbot)
    result, plane = metric_of(page, 1), page.slots[1].plane
    assert result.local.shape == (150, 4, 4)
    estimator = plugin_class("local-lda")(n_neighbors=5).fit(
        result.data.X, result.data.y
    )
    for row in (70, 110):
        room.context.session.select([row])
        settle(page, qtbot)
        metric = estimator.metric_at(result.data.X[row : row + 1])[0]
        steps = result.data.X - result.data.X[row]
        squared = np.einsum("ij,jk,ik->i", steps, metric, steps)
        radius = np.sort(np.delete(squared, row))[4]
        x, y = curve_of(plane, "learned_ball")
        around = np.column_stack([x, y]) - plane.points[row]
        lengths = np.einsum("ij,jk,ik->i", around, metric[:2, :2], around)
        assert lengths == pytest.approx(radius, rel=1e-3)
    room.context.session.select([])
    settle(page, qtbot)
    x, _ = curve_of(plane, "learned_ball")
    assert x is None or not len(x)
    assert not page.slots[1].button.isEnabled()
    assert "one per row" in page.probe()["slots"][1]["details"]


def test_local_metrics_are_judged_without_the_row():
    wine = read("builtin:wine")
    told = local_metrics(wine, MetricRequest("local-lda", {}, "z-score", 3))
    X, y = told.data.X, told.data.y
    right = 0
    for row, metric in enumerate(told.local.astype(float)):
        steps = X - X[row]
        squared = np.einsum("ij,jk,ik->i", steps, metric, steps)
        squared[row] = np.inf
        nearest = np.argsort(squared, kind="stable")[:3]
        right += np.bincount(y[nearest], minlength=3).argmax() == y[row]
    assert told.judged.loo_after == pytest.approx(right / len(X))
    assert told.judged.loo_before == pytest.approx(loo(X, y, 3))


@pytest.mark.parametrize("scale", ["none", "min-max"])
def test_the_rows_as_they_are(scale):
    wine = read("builtin:wine")
    told = unlearned(wine, MetricRequest(scale=scale, k=3))
    X = wine.X
    if scale == "min-max":
        X = (X - X.min(axis=0)) / np.ptp(X, axis=0)
    assert pytest.approx(X) == told.data.X
    assert pytest.approx(np.eye(X.shape[1])) == told.metric.M
    expected = loo(X, wine.y.astype(int), 3)
    assert told.judged.loo_before == told.judged.loo_after == pytest.approx(expected)
