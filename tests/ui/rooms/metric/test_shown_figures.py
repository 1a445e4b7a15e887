"""Every figure shown is of the metric shown, and none stays when its metric is gone."""

from __future__ import annotations

import numpy as np
import pytest
from support.rooms import LONG, settle

from workbench.api import Attribute, Dataset
from workbench.compute.reading.readers import read
from workbench.ui.services.numbers import percent


@pytest.fixture
def figures(room):
    """What the status bar was told."""
    told = []

    def tell(wording, badge):
        told.append((wording() if wording is not None else "", badge))

    room.context.commands.result_shown.connect(tell)
    return told


def learn(room, qtbot, data, plugin="kissnn"):
    room.context.session.open(data)
    assert room.widgets.bar.choose_method(plugin)
    settle(room, qtbot, room.run)
    return room.picture.result


def column(room, place):
    table = room.widgets.tried
    return [line[place] for line in table.texts()]


def test_a_metric_by_hand_has_its_own_figure(room, figures, open_page, qtbot):
    learn(room, qtbot, read("builtin:thesis21-strips"))
    page = open_page("cone")
    settle(room, qtbot, page.side.identity.click)
    assert figures == [
        ("KISSNN 99.5 %", "LOO METRIC:ALL"),
        ("by hand 61.0 %", "LOO METRIC:ALL"),
    ]
    tried = room.widgets.tried
    assert column(room, 0) == ["KISSNN", "by hand"]
    assert column(room, 3) == ["99.5 %", "61.0 %"]
    assert tried.current_row == 1
    tried.clicked.emit(tried.model().index(1, 0))  # nothing learns it again
    assert not room.busy
    settle(room, qtbot, page.side.learned.click)
    assert figures[-1] == ("KISSNN 99.5 %", "LOO METRIC:ALL")
    assert (tried.current_row, tried.model().rowCount()) == (0, 2)
    settle(room, qtbot, page.side.identity.click)
    assert tried.model().rowCount() == 2


def test_a_metric_in_a_hand_has_no_badges(room, qtbot):
    learn(room, qtbot, read("builtin:iris"))
    assert room.widgets.after_header.text.endswith("[LOO] [METRIC:ALL]")
    room.widgets.tabs.metric_proposed.emit(np.diag([4.0, 3.0, 2.0, 1.0]))
    assert room.widgets.after_header.text == ""
    settle(
        room, qtbot, lambda: room.widgets.tabs.metric_rested.emit(room.picture.metric)
    )
    loo = room.picture.result.judged.loo_after
    assert room.widgets.after_header.text == f"{percent(loo)} [LOO] [METRIC:ALL]"


def test_axes_of_a_line_are_named_while_a_hand_shapes_it(room, qtbot):
    learn(room, qtbot, read("builtin:thesis21-strips"))
    axis = room.widgets.after.getPlotItem().getAxis
    assert axis("bottom").labelText == "x, mapped"
    room.widgets.tabs.metric_proposed.emit(np.array([[1.0, 2.0], [2.0, 4.0]]))
    assert room.widgets.after.in_line_mode
    assert axis("bottom").labelText == "the one direction left"
    assert room.picture.result.metric.eigenvalues.tolist() == [pytest.approx(5.0), 0.0]
    room.widgets.tabs.metric_proposed.emit(np.eye(2))
    assert axis("bottom").labelText == "x, mapped"


def test_other_data_take_the_figure_away(room, figures, qtbot):
    learn(room, qtbot, read("builtin:iris"))
    assert figures[-1][0].startswith("KISSNN")
    room.context.session.open(read("builtin:wine"))
    assert figures[-1] == ("", "")
    room.context.commands.result_shown.emit(lambda: "J48 90.0 %", "CV10")
    room.context.session.open(read("builtin:thesis21-strips"))
    assert figures[-1] == ("J48 90.0 %", "CV10")  # whose figure it is, knows better


def test_honest_figures_go_too(room, figures, qtbot):
    strips = read("builtin:thesis21-strips")
    learn(room, qtbot, strips.take(np.arange(0, 200, 5)))  # folds are many fits
    assert figures[-1][1] == "LOO METRIC:ALL"
    with qtbot.waitSignal(room.folds.finished, timeout=LONG):
        room.widgets.folds.click()
    honest = room.context.session.runs[-1].result.figures.confusion.tolist()
    right = np.trace(honest) / np.sum(honest)
    assert figures[-1] == (f"KISSNN {percent(right)}", "LOO")
    room.context.session.open(read("builtin:iris"))
    assert figures[-1] == ("", "")


def test_learning_waits_for_plugins(room, qtbot):
    catalogue = room.context.catalogue
    plugins = catalogue.plugins
    catalogue.replace(())
    room.context.session.open(read("builtin:thesis21-strips"))
    room.run()
    assert room.last_message.text == "Looking for plugins…"
    others = tuple(p for p in plugins if p.kind != "metric")
    catalogue.replace(others)
    assert room.last_message.text == "No plugin that learns a metric is loaded."
    settle(room, qtbot, lambda: catalogue.replace(plugins))
    assert room.last_message is None
    assert room.picture.result.request.plugin == "kissnn"
    assert room.picture.result.judged.loo_after == 0.995


def flat():
    """Two classes in a plane within three dimensions: singular covariances."""
    rng = np.random.default_rng(1)
    X = rng.normal(size=(40, 2))
    y = np.repeat([0, 1], 20)
    X[y == 1, 0] += 2.0
    X = np.column_stack([X, X.sum(axis=1)])
    names = tuple(Attribute(name) for name in "uvw")
    return Dataset(X, y, names, Attribute("c", "nominal", ("p", "q")))


@pytest.mark.parametrize(("plugin", "told"), [("kissnn", True), ("lmnn", False)])
def test_singular_covariances_matter_to_who_inverts_them(room, qtbot, plugin, told):
    result = learn(room, qtbot, flat(), plugin)
    assert "singular" in result.differences.ratio.problem
    message = room.last_message
    assert (message is not None and "singular" in message.text) == told


def test_nothing_learned_is_told_where_the_identity_is_shown(room, qtbot):
    iris = read("builtin:iris")
    learn(room, qtbot, iris.take(np.array([0, 60])))
    matrix = room.widgets.matrix
    shown = matrix.bars.probe("eigenvalues")
    assert shown["raw_eigenvalues"] == shown["eigenvalues"] == [1.0] * 4
    assert "Euclidean distance is used instead" in matrix.ball.text()
    assert "cone" not in matrix.ball.text()
