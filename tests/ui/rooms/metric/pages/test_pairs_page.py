"""The page of pairs: constraints by hand, their lines, and learning from them."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from support.plots import curve_of, item_of
from support.rooms import settle

from workbench.api import Attribute, Dataset
from workbench.compute.reading.readers import read
from workbench.core.session.session import Session
from workbench.ui.rooms.metric.given_constraints import GivenConstraints


@pytest.fixture
def room(learn):
    room = learn("iris")
    room.widgets.tabs.open_page("pairs")
    room.draw_waiting()
    return room


@pytest.fixture
def page(room):
    return room.widgets.tabs.page("pairs")


def choose(room, plugin):
    assert room.widgets.bar.choose_method(plugin)


def tell(page, kind, *rows):
    for spin, row in zip(page.rows, rows, strict=False):
        spin.setValue(row + 1)
    page.say[kind].click()


def data(n=20, seed=0):
    rng = np.random.default_rng(seed)
    names = (Attribute("a"), Attribute("b"))
    y = np.arange(n) % 2
    return Dataset(rng.normal(size=(n, 2)), y, names, Attribute("c", "nominal", "pq"))


# -- the list itself --------------------------------------------------------------------


@pytest.fixture
def session():
    session = Session()
    session.open(data())
    yield session
    session.close()


@pytest.fixture
def hand(session):
    return GivenConstraints(session)


def test_the_last_word_on_a_pair_counts(hand):
    assert hand.add("same", (3, 5))
    assert hand.add("different", (5, 3))
    assert [(c.kind, c.rows) for c in hand.constraints] == [("different", (5, 3))]
    assert not hand.add("different", (5, 3))
    assert not hand.add("same", (4, 4))
    assert hand.add("nearer", (3, 5, 7))
    assert hand.add("nearer", (3, 7, 5))
    assert len(hand.constraints) == 3


def test_undo_takes_every_change_back(hand):
    states = [hand.constraints]
    for act in (
        lambda: hand.add("same", (0, 1)),
        lambda: hand.add("nearer", (0, 1, 2)),
        lambda: hand.remove(0),
        hand.clear,
    ):
        act()
        states.append(hand.constraints)
    for state in states[-2::-1]:
        hand.undo()
        assert hand.constraints == state
    assert not hand.can_undo


def test_payload_is_what_the_task_wants(hand):
    hand.add("same", (0, 1))
    hand.add("nearer", (2, 3, 4))
    hand.add("different", (6, 5))
    assert hand.payload() == {}
    hand.use(True)
    payload = hand.payload()
    assert payload["pairs"].tolist() == [[0, 1, 1], [6, 5, -1]]
    assert payload["triples"].tolist() == [[2, 3, 4]]
    assert payload["pairs"].dtype == np.int64
    hand.clear()
    assert not hand.used
    hand.use(True)
    assert not hand.used  # of nothing, nothing is learned


def test_constraints_go_with_their_rows(hand, session):
    hand.add("same", (0, 1))
    session.edit(data(seed=1))  # the rows have moved, but they are the same rows
    assert len(hand.constraints) == 1
    session.edit(data(n=19))
    assert hand.constraints == ()
    assert not hand.can_undo
    hand.add("same", (0, 1))
    session.open(data())
    assert hand.constraints == ()


# -- clicks and keys --------------------------------------------------------------------


def test_two_clicks_and_a_key_say_a_pair(room, page, gestures):
    page.marking.setChecked(True)
    plane = room.widgets.after
    points = room.probe("points")["after"]
    for row in (0, 100):
        gestures.click(plane, points["x"][row], points["y"][row])
    first, second = (spin.value() - 1 for spin in page.rows[:2])
    assert room.probe("selection")["rows"] == [second]
    QTest.keyClick(plane, Qt.Key.Key_D)
    assert page.probe()["constraints"] == [("different", first, second)]
    assert page.probe()["turn"] == 0
    gestures.click(plane, points["x"][0], points["y"][0])
    gestures.click(room.widgets.before, *room.picture.before()[60])
    gestures.click(plane, points["x"][110], points["y"][110])
    rows = [spin.value() - 1 for spin in page.rows]
    QTest.keyClick(plane, Qt.Key.Key_N)
    assert page.probe()["constraints"][1] == ("nearer", *rows)
    assert page.list.count() == 2


def test_keys_are_free_while_nothing_is_marked(room, page):
    plane = room.widgets.after
    for spin, row in zip(page.rows, (1, 2, 3), strict=True):
        spin.setValue(row)
    QTest.keyClick(plane, Qt.Key.Key_S)
    assert page.probe()["constraints"] == []
    page.marking.setChecked(True)
    room.widgets.tabs.open("morph")
    QTest.keyClick(plane, Qt.Key.Key_S)
    assert page.probe()["constraints"] == []


def test_without_the_switch_clicks_only_select(room, page, gestures):
    points = room.probe("points")["after"]
    before = [spin.value() for spin in page.rows]
    gestures.click(room.widgets.after, points["x"][5], points["y"][5])
    assert [spin.value() for spin in page.rows] == before
    assert len(room.probe("selection")["rows"]) == 1


def test_buttons_follow_the_rows(room, page):
    for spin, row in zip(page.rows, (4, 4, 9), strict=True):
        spin.setValue(row)
    assert not any(button.isEnabled() for button in page.say.values())
    page.rows[1].setValue(5)
    assert all(button.isEnabled() for button in page.say.values())
    page.rows[2].setValue(5)
    assert [b.isEnabled() for b in page.say.values()] == [True, True, False]


def test_the_list_selects_removes_and_undoes(room, page):
    tell(page, "same", 3, 17)
    tell(page, "different", 60, 120)
    shown = [page.list.item(i).text() for i in range(2)]
    assert "4 and 18" in shown[0]
    assert "61 and 121" in shown[1]
    assert page.list.currentRow() == 1
    page.list.setCurrentRow(0)
    assert room.context.session.selection == {3, 17}
    page.remove.click()
    assert page.probe()["constraints"] == [("different", 60, 120)]
    page.undo.click()
    assert len(page.probe()["constraints"]) == 2
    page.clear.click()
    assert page.list.count() == 0
    assert not page.learn.isEnabled()


# -- lines ------------------------------------------------------------------------------


def drawn(page, name):
    planes = page.room.widgets.before, page.room.widgets.after
    return [curve_of(plane, name) for plane in planes]


def test_lines_join_the_rows_and_move_with_them(room, page):
    tell(page, "same", 3, 17)
    tell(page, "nearer", 60, 70, 120)
    for t in (1.0, 0.3):
        room.widgets.morph.set_t(t)
        planes = room.widgets.before, room.widgets.after
        for plane, (x, y) in zip(planes, drawn(page, "same"), strict=True):
            assert np.column_stack([x, y]) == pytest.approx(
                plane.points[[3, 17, 60, 70]]
            )
        for plane, (x, y) in zip(planes, drawn(page, "different"), strict=True):
            assert np.column_stack([x, y]) == pytest.approx(plane.points[[60, 120]])
    lines = [
        item_of(room.widgets.before, pg.PlotCurveItem, k) for k in ("same", "different")
    ]
    styles = [line.opts["pen"].style() for line in lines]
    assert styles == [Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine]
    room.widgets.tabs.open("morph")  # other pages are not crossed by our lines
    assert set(page.probe()["lines"][0].values()) == {0}
    room.widgets.tabs.open_page("pairs")
    room.draw_waiting()
    assert page.probe()["lines"][0]["same"] == 2


def test_rows_without_a_place_are_not_joined(room, page, qtbot):
    iris = read("builtin:iris")
    y = iris.y.copy()
    y[:10] = -1  # of unknown class: not learned from, so not drawn
    dataset = Dataset(iris.X, y, iris.attributes, iris.class_attribute, name="holes")
    room.context.session.open(dataset)
    settle(room, qtbot, room.run)
    page.rows[0].setValue(5)
    page.rows[1].setValue(50)
    page.say["same"].click()
    assert page.probe()["constraints"] == []
    assert "not used" in page.probe()["hint"]
    tell(page, "same", 20, 30)
    x, y = drawn(page, "same")[0]
    expected = room.picture.before()[[10, 20]]
    assert np.column_stack([x, y]) == pytest.approx(expected)


def test_pairs_used_are_drawn_and_counted(room, page):
    used = room.picture.result.fit.constraints
    assert page.probe()["counts"].startswith(f"{used.counts.similar} similar")
    assert page.probe()["lines"][0]["used_same"] == 0
    page.used.setChecked(True)
    lines = page.probe()["lines"][0]
    assert 200 <= lines["used_same"] + lines["used_different"] <= 300
    x, y = drawn(page, "used_same")[0]
    ends = np.column_stack([x, y])[:2]
    assert ends == pytest.approx(room.picture.before()[used.similar[0]])


# -- learning ---------------------------------------------------------------------------


def test_learning_from_pairs_by_hand(room, page, qtbot):
    choose(room, "itml")
    for i in range(4):
        tell(page, "same", i, 10 + i)
        tell(page, "different", 20 + i, 120 + i)
    settle(room, qtbot, page.learn.click)
    result = room.picture.result
    assert result.fit.constraints.similar.tolist() == [[i, 10 + i] for i in range(4)]
    assert result.fit.constraints.dissimilar.tolist() == [
        [20 + i, 120 + i] for i in range(4)
    ]
    assert "8 by hand" in room.widgets.tried.text(1, 1)
    # while they are used, a pair more is a metric more
    settle(room, qtbot, lambda: tell(page, "same", 50, 60))
    assert len(room.picture.result.fit.constraints.similar) == 5
    settle(room, qtbot, page.learn.click)
    assert not room.hand.used
    assert len(room.picture.result.fit.constraints.similar) > 20


def test_triples_by_hand_go_to_those_who_take_them(room, page, qtbot):
    choose(room, "lmnn")
    tell(page, "nearer", 0, 1, 100)
    tell(page, "nearer", 60, 70, 10)
    tell(page, "same", 5, 6)  # which LMNN does not take
    settle(room, qtbot, page.learn.click)
    triples = room.picture.result.fit.constraints.triples
    assert triples.tolist() == [[0, 1, 100], [60, 70, 10]]
    assert room.hand.used


def test_methods_that_take_none_say_so(room, page, qtbot):
    metric = room.picture.result.metric.M
    tell(page, "same", 3, 17)
    settle(room, qtbot, page.learn.click)
    assert room.last_message.level == "error"
    assert "KISSNN does not learn from pairs" in room.last_message.text
    assert not page.learn.isChecked()
    assert room.picture.result.metric.M is metric
    assert len(page.probe()["constraints"]) == 1
    settle(room, qtbot, room.run)  # and learning from the classes goes on
    assert room.last_message is None or room.last_message.level != "error"


def test_folds_are_not_for_constraints_by_hand(room, page, qtbot):
    choose(room, "itml")
    tell(page, "same", 3, 17)
    tell(page, "different", 3, 117)
    settle(room, qtbot, page.learn.click)
    room.widgets.folds.click()
    assert not room.widgets.folds.isChecked()
    assert "by hand" in room.last_message.text


def test_other_data_forget_the_pairs(room, page):
    page.marking.setChecked(True)
    tell(page, "same", 3, 17)
    room.context.session.open(read("builtin:wine"))
    assert page.probe()["constraints"] == []
    assert not page.marking.isChecked()
    assert page.probe()["lines"][0]["same"] == 0
