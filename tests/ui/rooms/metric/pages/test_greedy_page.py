"""The greedy builder's page: steps, undo, the slider's gauge, and what is said."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from support.plots import item_of
from support.rooms import child, press, rest

from workbench.bundled.greedy_metric import GreedyMetric
from workbench.compute.metric_lab.greedy_builder import greedy_offers
from workbench.compute.reading.readers import read


@pytest.fixture
def iris():
    return read("builtin:iris")


@pytest.fixture
def page(room, open_page, qtbot, iris):
    """The page on iris, no metric learned, no attribute taken."""
    room.context.session.open(iris)
    made = open_page("greedy")
    rest(room, qtbot)
    return made


def do(page, qtbot, name):
    press(page, f"metric_greedy{name}Btn")
    rest(page.room, qtbot)
    return page.probe()


def reliability_of(rho, y) -> float:
    """Sum the rival similarity of every row, one after the other."""
    total = 0.0
    for i, row in enumerate(rho):
        own = min(row[j] for j in range(len(y)) if y[j] == y[i] and j != i)
        rival = min(row[j] for j in range(len(y)) if y[j] != y[i])
        total += (rival - own) / (rival + own) if rival + own else 0.0
    return total


def test_the_gauge_is_the_reliability_of_plain_loops(page, qtbot, iris):
    apart = [np.abs(column[:, None] - column) for column in iris.X.T]
    found = page.probe()
    for j, rho in enumerate(apart):  # each alone
        assert found["values"][j][-1] == pytest.approx(reliability_of(rho, iris.y))
    page.table.go_to(1)
    do(page, qtbot, "Add")
    page.table.go_to(3)
    page.share.setValue(5)
    found = page.probe()
    mixed = 0.5 * apart[1] + 0.5 * apart[3]
    assert found["t"] == 0.5
    assert found["value"] == pytest.approx(reliability_of(mixed, iris.y))


def test_the_best_steps_lead_where_the_plugin_ends(page, qtbot, iris):
    model = GreedyMetric().fit(iris.X, iris.y)
    names = [a.name for a in iris.attributes]
    assert page.probe()["path"] == []
    while page.take_best.isEnabled():
        found = do(page, qtbot, "Best")
    assert found["path"] == [[names[j], t] for j, t, _ in model.path_]
    np.testing.assert_allclose(found["reliability"], [d for *_, d in model.path_])
    np.testing.assert_allclose(found["weights"], model.weights_)
    assert "ends here" in found["proposed"]
    judged = greedy_offers(iris, [(j, t) for j, t, _ in model.path_]).accuracy[-1]
    assert found["loo"] == f"5-NN: {100 * judged:.1f} %"
    assert page.badge.text() == "LOO METRIC:ALL"
    assert page.badge.isVisible()
    twin = child(page, "metric_greedySteps_plot").table()
    assert [twin.text(0, c) for c in (1, 2)] == [names[model.path_[0][0]], "1"]
    assert twin.n_rows == len(model.path_)
    assert "Classify" in found["note"]


def test_an_attribute_is_added_with_the_share_of_the_slider(page, qtbot, iris):
    assert not page.share.isEnabled()  # the first stands alone
    page.table.go_to(1)
    found = do(page, qtbot, "Add")
    assert found["path"] == [["sepal-width", 1.0]]
    page.table.go_to(3)
    page.share.setFocus()
    page.share.setValue(4)
    QTest.keyClick(page.share, Qt.Key.Key_Right)
    found = page.probe()
    assert found["t"] == 0.5
    expected = greedy_offers(iris, [(1, 1.0)])
    assert found["value"] == pytest.approx(expected.values[3, 4])
    change = expected.values[3, 4] - expected.reliability[0]
    assert page.change == pytest.approx(change)
    x, y = item_of(page.gauge, pg.ScatterPlotItem, "here").getData()
    assert (x[0], y[0]) == (0.5, pytest.approx(expected.values[3, 4]))
    gauge = child(page, "metric_greedyGauge_plot").table()
    np.testing.assert_allclose(
        gauge.columns[1], [expected.reliability[0], *expected.values[3]]
    )
    found = do(page, qtbot, "Add")
    assert found["path"] == [["sepal-width", 1.0], ["petal-width", 0.5]]
    assert found["weights"] == [0, 0.5, 0, 0.5]
    assert found["reliability"][-1] == pytest.approx(expected.values[3, 4])


def test_undo_takes_the_last_out_and_start_anew_all(page, qtbot):
    first = do(page, qtbot, "Best")
    do(page, qtbot, "Best")
    assert do(page, qtbot, "Undo") == first
    assert do(page, qtbot, "Restart")["path"] == []
    assert not page.undo.isEnabled()
    assert not page.badge.isVisible()


def test_another_scale_begins_anew_and_another_k_judges_anew(page, qtbot, iris):
    found = do(page, qtbot, "Best")
    page.context.session.set_scene(k=1)
    rest(page.room, qtbot)
    after = page.probe()
    assert after["path"] == found["path"]
    assert after["loo"].startswith("1-NN: ")
    j = [a.name for a in iris.attributes].index(found["path"][0][0])
    assert after["accuracy"] == list(greedy_offers(iris, [(j, 1.0)], k=1).accuracy)
    page.context.session.set_scene(scale="z-score")
    rest(page.room, qtbot)
    assert page.probe()["path"] == []
    expected = greedy_offers(iris, [], scale="z-score")
    np.testing.assert_allclose(page.probe()["values"], expected.values)


def test_other_data_and_none_are_met(page, room, qtbot):
    do(page, qtbot, "Best")
    room.context.session.open(read("builtin:wine"))
    rest(room, qtbot)
    found = page.probe()
    assert found["path"] == []
    assert len(found["values"]) == 13


def test_without_data_the_page_says_what_to_do(room, open_page):
    page = open_page("greedy")
    assert page.empty.isVisible()
    assert page.probe() == {"path": [], "ready": False}
