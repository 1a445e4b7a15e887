"""Profile and complete cross-validation: values, ties, scene, bad data, quickness."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from math import comb

import numpy as np
import pytest
from support.budgets import keeps_budget
from support.metric_results import mapped_by
from support.rooms import child, rest

import workbench
from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.core.results.metric_result import LearnedMetric
from workbench.ui.rooms.prototypes import compactness_source

TWO = Attribute("class", "nominal", ("a", "b"))


def some_rows(n: int = 9, seed: int = 3) -> Dataset:
    """Draw rows of two classes that overlap."""
    random = np.random.default_rng(seed)
    return Dataset(
        random.normal(size=(n, 2)), np.arange(n) % 2, numeric_attributes(2), TWO
    )


def show(room, qtbot, data: Dataset) -> dict:
    room.context.session.open(data)
    rest(room, qtbot)
    return room.probe("profile")


def profile_of(X, y) -> list[int]:
    """Count, by plain loops, the rows whose m-th neighbour has another class."""
    n, counts = len(y), [0] * (len(y) - 1)
    for i in range(n):
        others = [j for j in range(n) if j != i]
        others.sort(key=lambda j: (sum((X[i] - X[j]) ** 2), j))
        for m, j in enumerate(others):
            counts[m] += int(y[i] != y[j])
    return counts


def averaged_error(X, y, train: int) -> float:
    """Average the error of 1-NN on the control rows over every partition."""
    n, errors = len(y), []
    for rows in combinations(range(n), train):
        tested = [i for i in range(n) if i not in rows]
        wrong = 0
        for i in tested:
            near = min(rows, key=lambda j: (sum((X[i] - X[j]) ** 2), j))
            wrong += int(y[i] != y[near])
        errors.append(wrong / len(tested))
    return sum(errors) / len(errors)


def test_nothing_open_offers_to_open_something(room):
    assert child(room, "proto_profileEmpty_panel").isVisible()
    assert not child(room, "proto_profile_plot").isVisible()
    assert room.probe("profile")["rows"] == 0


def test_the_profile_and_the_error_of_all_partitions(room, qtbot):
    data = some_rows()
    shown = show(room, qtbot, data)
    assert shown["profile"] == profile_of(data.X, data.y)
    assert shown["ties"] == 0
    for train in range(1, 9):
        child(room, "proto_trainSpin").setValue(train)
        shown = room.probe("profile")
        assert shown["train"] == train
        exact = averaged_error(data.X, data.y, train)
        assert shown["ccv"] == pytest.approx([exact] * 3)
        weights = [comb(8 - m, train - 1) / comb(8, train) for m in range(1, 9)]
        assert shown["weights"] == pytest.approx(weights)
        assert np.dot(weights, shown["profile"]) / 9 == pytest.approx(exact)
    assert "leave-one-out" in shown["note"]


def test_slider_and_box_hold_one_value(room, qtbot):
    show(room, qtbot, some_rows(20))
    slider, spin = child(room, "proto_trainSlider"), child(room, "proto_trainSpin")
    assert (slider.value(), spin.value(), spin.maximum()) == (10, 10, 19)
    slider.setValue(4)
    assert spin.value() == 4
    assert "4" in room.probe("profile")["text"]


def test_equal_distances_have_bounds(room, qtbot):
    # the middle row is as far from one of its class as from one of the other
    X = np.array([[0.0], [1.0], [2.0]])
    data = Dataset(X, np.array([0, 0, 1]), numeric_attributes(1), TWO)
    shown = show(room, qtbot, data)
    child(room, "proto_trainSpin").setValue(2)
    shown = room.probe("profile")
    # wrong is the third row always, the second in the worst order
    assert shown["ccv"] == pytest.approx([1 / 3, 1 / 3, 2 / 3])
    assert shown["ties"] == 1
    assert "66.67 %" in shown["note"]
    table = child(room, "proto_ccv_plot").table()
    assert table.columns[0].tolist() == [1, 2]
    assert table.columns[1].tolist() == [2, 1]
    assert table.columns[4][1] == pytest.approx(2 / 3)


def test_the_scale_and_the_metric_of_the_scene_count(room, qtbot):
    data = some_rows(30)
    stretched = Dataset(data.X * [1.0, 50.0], data.y, data.attributes, TWO)
    plain = show(room, qtbot, stretched)["profile"]
    assert plain == profile_of(stretched.X, data.y)
    room.context.session.set_scene(scale="z-score")
    rest(room, qtbot)
    scaled = room.probe("profile")["profile"]
    assert scaled == profile_of(data.X / data.X.std(axis=0), data.y)
    room.context.session.set_scene(metric="minkowski", p=1.0, scale="none")
    rest(room, qtbot)
    by_p = room.probe("profile")["profile"]
    room.context.session.set_scene(metric="manhattan")
    rest(room, qtbot)
    assert room.probe("profile")["profile"] == by_p
    assert by_p != plain


def test_the_strips_of_the_notes(room, qtbot):
    show(room, qtbot, workbench.read("builtin:thesis21-strips"))
    child(room, "proto_trainSpin").setValue(199)
    shown = room.probe("profile")
    assert shown["ccv"][0] == pytest.approx(0.28)  # leave-one-out of 1-NN
    assert [count / 200 for count in shown["profile"][:3]] == [0.280, 0.450, 0.465]


def test_rows_that_are_moved_change_profile_and_error_together(room, qtbot):
    session, data = room.context.session, some_rows()
    before = show(room, qtbot, data)
    X = data.X.copy()
    X[2] = X[3] + 0.01  # beside a row of the other class
    session.edit(replace(data, X=X))
    rest(room, qtbot)
    child(room, "proto_trainSpin").setValue(8)
    shown = room.probe("profile")
    assert shown["profile"] == profile_of(X, data.y) != before["profile"]
    assert shown["ccv"] == pytest.approx([averaged_error(X, data.y, 8)] * 3)
    # all rows but one are learned from: leave-one-out
    assert shown["ccv"][0] == pytest.approx(shown["profile"][0] / 9)


def test_the_neighbours_without_weight_are_drawn_when_asked(room, qtbot):
    show(room, qtbot, some_rows(60))
    child(room, "proto_trainSpin").setValue(50)
    plot = child(room, "proto_profile_plot")
    assert plot.viewRect().right() < 30
    child(room, "proto_wholeCheck").click()
    assert plot.viewRect().right() > 59
    table = plot.table()
    assert len(table.columns) == 4
    assert table.n_rows == 59
    assert table.columns[2] == pytest.approx(table.columns[1] / 60)


def test_without_a_learned_metric_it_says_so(room, qtbot):
    show(room, qtbot, some_rows())
    room.context.session.set_scene(metric="learned")
    rest(room, qtbot)
    assert "Metric lab" in room.last_message.text
    assert room.probe("profile")["rows"] == 0


def test_bad_data_are_one_line(room, qtbot):
    number = Attribute("price", "numeric")
    data = some_rows()
    show(room, qtbot, Dataset(data.X, data.X[:, 0], data.attributes, number))
    assert "price" in room.last_message.text
    words = (Attribute("name", "string", ("x", "y")), *data.attributes[1:])
    coded = np.column_stack([data.y, data.X[:, 1]])
    show(room, qtbot, Dataset(coded, data.y, words, TWO))
    assert "name" in room.last_message.text
    assert "\n" not in room.last_message.text
    show(room, qtbot, some_rows(1))
    assert "at least 2" in room.last_message.text
    assert show(room, qtbot, some_rows())["rows"] == 9
    assert room.last_message is None


def test_one_class_makes_no_error(room, qtbot):
    data = some_rows()
    shown = show(room, qtbot, Dataset(data.X, data.y * 0, data.attributes, TWO))
    assert shown["profile"] == [0] * 8
    assert shown["ccv"] == [0.0] * 3


def test_more_rows_than_are_drawn_offer_a_sample(room, qtbot, monkeypatch):
    monkeypatch.setattr("workbench.ui.room.DRAWN_ROWS", 20)
    show(room, qtbot, some_rows(21))
    assert room.last_message.action is not None
    assert not room.body.isVisible()
    show(room, qtbot, some_rows(9))
    assert room.body.isVisible()
    assert room.probe("profile")["rows"] == 9


def test_a_frame_of_the_slider_is_quick(room, qtbot):
    show(room, qtbot, some_rows(1000))
    room.page.latency.clear()
    for train in range(10, 990, 50):
        child(room, "proto_trainSlider").setValue(train)
    assert keeps_budget(room.probe("profile")["latency"]["profile"], 16)


def test_the_learned_metric_counts(room, qtbot):
    session, data = room.context.session, some_rows(30)
    before = show(room, qtbot, data)["profile"]
    stretch = np.diag([1.0, 30.0])
    session.set_metric(
        LearnedMetric("lmnn", session.scene.data, "none", mapped_by(stretch))
    )
    session.set_scene(metric="learned")
    rest(room, qtbot)
    shown = room.probe("profile")["profile"]
    assert shown == profile_of(data.X @ stretch.T, data.y) != before


def test_more_rows_than_can_be_paired_are_not_asked_for(room, qtbot, monkeypatch):
    monkeypatch.setattr(compactness_source, "MOST_ROWS", 8)
    assert show(room, qtbot, some_rows(9))["rows"] == 0
    assert not room.busy
    assert "9 rows" in room.last_message.text
    assert "at most 8" in room.last_message.text
    assert show(room, qtbot, some_rows(8))["rows"] == 8
