"""The step-by-step page: the walk, its end, keys, flights, other methods and sizes."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import Qt
from support.plots import item_of
from support.rooms import LONG, child, only, rest

from workbench.api import Attribute, Dataset
from workbench.compute.reading.readers import read
from workbench.core.plane import kissnn_steps
from workbench.core.plane.kissnn_steps import Phase
from workbench.ui.rooms.metric.steps.steps_plots import FlyingArrows
from workbench.ui.widgets.table import Table

KEY = Qt.Key


@pytest.fixture
def page(room, learn, open_page):
    """Learn on a data set and open the page."""

    def do(data="thesis21-strips", method="kissnn", still=True, **scene):
        room.context.settings.reduce_motion = still
        learn(data, method, **scene)
        return open_page("steps")

    return do


def finish(page, qtbot):
    qtbot.waitUntil(lambda: not page.probe()["searching"], timeout=LONG)
    return page.probe()


def blobs(n, d=2, seed=0):
    random = np.random.default_rng(seed)
    y = np.arange(n) % 2
    return Dataset(
        name="blobs",
        attributes=tuple(Attribute(f"a{j}") for j in range(d)),
        X=random.normal(size=(n, d)) + y[:, None],
        y=y,
        class_attribute=Attribute("class", "nominal", ("u", "v")),
    )


def test_a_row_from_the_first_line_to_the_sixth(page, qtbot):
    shown = page()
    told = [shown.probe()]
    for _ in range(5):
        shown.bar.step.click()
        told.append(finish(shown, qtbot))
    assert [t["phase"] for t in told] == [
        "EMPTY", "ROW", "SAME", "ADD_SAME", "OTHER", "ADD_OTHER"
    ]  # fmt: skip
    assert [t["line"] for t in told] == [1, 2, 3, 4, 5, 6]
    assert [(t["S"], t["D"]) for t in told][2:] == [(0, 0), (5, 0), (5, 0), (5, 5)]
    for t in told:
        assert t["code"].split()[0] == str(t["line"])
    S = shown.room.picture.result.differences.similar
    rows = ", ".join(str(j + 1) for j in S.j[S.i == 0])
    assert rows in told[2]["sentence"]
    shown.bar.back.click()
    assert shown.probe()["phase"] == "OTHER"
    shown.bar.restart.click()
    assert shown.probe()["index"] == 0
    assert not shown.bar.back.isEnabled()


@pytest.mark.parametrize(
    ("data", "scale"),
    [("thesis21-strips", "none"), ("iris", "none"), ("wine", "min-max")],
)
def test_the_end_is_the_learned_metric(page, qtbot, data, scale):
    shown = page(data, scale=scale)
    result = shown.room.picture.result
    seen = []
    for _ in range(4):
        shown.bar.part.click()
        seen.append(finish(shown, qtbot))
    assert [t["phase"] for t in seen] == ["ADD_OTHER", "SIGMA_D", "SUBTRACT", "METRIC"]
    size = np.abs(result.metric.M).max()
    matrices = [{m["name"]: np.array(m["matrix"]) for m in t["matrices"]} for t in seen]
    assert matrices[1]["Σ_S"] == pytest.approx(
        result.differences.sigma_s, rel=1e-9, abs=1e-12
    )
    assert matrices[2]["R"] == pytest.approx(
        result.differences.raw, rel=1e-9, abs=1e-9 * size
    )
    assert matrices[3]["M"] == pytest.approx(result.metric.M, rel=1e-9, abs=1e-9 * size)
    assert "that was learned" in seen[-1]["sentence"]
    assert not shown.bar.step.isEnabled()


def test_negative_eigenvalues_are_told(page, qtbot):
    shown = page("wine", scale="min-max")
    cut = int(np.sum(shown.room.picture.result.differences.raw_eigenvalues < 0))
    assert cut > 0
    assert shown.steps is not None
    shown.steps.search(10**6)
    shown.go(len(shown.steps) - 2)
    assert shown.probe()["phase"] == "CLIP"
    assert shown.probe()["sentence"].startswith(f"{cut} of 13")


def test_keys(page, qtbot):
    shown = page()
    for key, index in (
        (KEY.Key_Right, 1), (KEY.Key_Space, 2), (KEY.Key_Left, 1), (KEY.Key_Down, 5),
        (KEY.Key_Down, 10), (KEY.Key_End, 1000), (KEY.Key_Home, 0),
    ):  # fmt: skip
        qtbot.keyClick(shown, key)
        assert finish(shown, qtbot)["index"] == index
    for name in ("step", "play"):
        button = getattr(shown.bar, name)
        button.setFocus()
        before = shown.probe()["index"]
        qtbot.keyClick(button, KEY.Key_Right)
        assert shown.probe()["index"] == before + 1


def test_the_row_can_be_typed(page, qtbot):
    shown = page()
    shown.bar.number.setValue(61)
    told = finish(shown, qtbot)
    assert (told["phase"], told["row"], told["S"]) == ("ROW", 60, 300)
    assert "Row 61" in told["sentence"]


def test_play_steps_by_itself(page, qtbot):
    shown = page()
    shown.bar.speed.setCurrentIndex(shown.bar.speed.findData("rows"))
    shown.bar.play.click()
    qtbot.waitUntil(lambda: shown.probe()["index"] >= 15, timeout=LONG)
    shown.stop()
    at = shown.probe()["index"]
    qtbot.wait(200)
    assert shown.probe()["index"] == at
    assert not shown.bar.play.isChecked()


def n_fresh(plane):
    """Return how many differences of the present row are drawn."""
    return len(item_of(plane, pg.ScatterPlotItem, "fresh").data)


def test_differences_fly_and_land(page, qtbot):
    shown = page(still=False)
    for _ in range(3):
        shown.bar.step.click()
    flight, plane = only(shown, FlyingArrows), child(shown, "metric_steps_S_plot")
    assert flight.busy
    assert n_fresh(plane) == 0
    # arrows are as long in the first plane as in S: one scale
    start, end = flight.ways
    gaps = np.diff(start, axis=1) - np.diff(end, axis=1)
    assert np.abs(gaps).max() <= 2
    with qtbot.waitSignal(flight.landed, timeout=LONG):
        pass
    assert not flight.busy
    assert n_fresh(plane) == 5


def test_reduced_motion_does_not_fly(page):
    shown = page(still=True)
    for _ in range(3):
        shown.bar.step.click()
    assert not only(shown, FlyingArrows).busy
    assert n_fresh(child(shown, "metric_steps_S_plot")) == 5


def test_another_method_is_told(page, qtbot):
    shown = page("iris", method="itml")
    assert "Another method" in shown.probe()["sentence"]
    shown.bar.part.click()
    finish(shown, qtbot)
    for _ in range(3):
        shown.bar.part.click()
    told = shown.probe()
    assert told["phase"] == "METRIC"
    assert "that was learned" not in told["sentence"]
    assert np.array(told["matrices"][-1]["matrix"]) != pytest.approx(
        shown.room.picture.metric
    )


def test_many_rows(page, qtbot, monkeypatch):
    monkeypatch.setattr(kissnn_steps, "MOST_ROWS", 50)
    shown = page(blobs(300))
    assert "50" in shown.probe()["sentence"]
    shown.bar.part.click()
    assert finish(shown, qtbot)["row"] == 49
    for _ in range(3):
        shown.bar.part.click()
    told = shown.probe()
    assert "that was learned" in told["sentence"]
    assert told["S"] == 250


@pytest.mark.parametrize("d", [1, 8])
def test_other_dimensions(page, qtbot, d):
    shown = page(blobs(40, d))
    for _ in range(4):
        shown.bar.part.click()
        finish(shown, qtbot)
    assert np.array(shown.probe()["matrices"][-1]["matrix"]).shape == (d, d)
    board = child(shown, "metric_steps_view")
    square = board.squares()[-1]
    assert "M [a0, a0] = " in board.told_at(square.topLeft() + square.center() * 0)


def test_place_survives_another_view_but_not_other_data(page, qtbot):
    shown = page("iris")
    shown.bar.number.setValue(30)
    assert finish(shown, qtbot)["row"] == 29
    room = shown.room
    room.widgets.view.setCurrentIndex(1)
    rest(room, qtbot)
    assert shown.probe()["row"] == 29
    room.context.theme.choose("dark")
    assert shown.probe()["row"] == 29
    room.context.session.open(read("builtin:wine"))
    assert not shown.probe()["ready"]
    assert "F5" in shown.sentence.text()


def test_a_click_goes_to_the_row_and_selects_it(page, gestures, qtbot):
    shown = page()
    shown.bar.number.setValue(10)
    assert finish(shown, qtbot)["row"] == 9
    plane = child(shown, "metric_steps_plot")
    qtbot.waitUntil(lambda: plane.viewport().height() > 40)
    position = shown.steps.neighbours("S", 9)[0]
    gestures.click(plane, *plane.points[position])
    picked = finish(shown, qtbot)["row"]
    assert picked in (
        9,
        *shown.steps.neighbours("S", 9),
        *shown.steps.neighbours("D", 9),
    )
    assert shown.context.session.selection == {picked}


def test_every_phase_has_a_line(page):
    shown = page()
    code = child(shown, "metric_pseudo_view")
    lines = []
    for phase in Phase:
        code.show_line(int(phase))
        lines.append(code.text_of_line())
    assert len(set(lines)) == len(Phase)
    assert [int(line.split()[0]) for line in lines] == [int(p) for p in Phase]


@pytest.mark.parametrize(
    ("y", "told"),
    [(np.zeros(6, int), "S or D is empty"), (np.arange(6) % 2, "No eigen")],
)
def test_nothing_learned_is_told(page, qtbot, y, told):
    data = Dataset(
        name="odd",
        attributes=(Attribute("a"), Attribute("b")),
        X=np.ones((6, 2)),
        y=y,
        class_attribute=Attribute("class", "nominal", ("u", "v")),
    )
    shown = page(data)
    shown.go(len(shown.steps) - 1)
    assert told in finish(shown, qtbot)["sentence"]
    shown.room.widgets.tabs.open_page("estimators")
    lab = shown.room.widgets.tabs.page("estimators")
    qtbot.waitUntil(lambda: lab.probe()["ready"], timeout=LONG)
    assert "nothing is learned" in lab.probe()["text"] or lab.shrinkage == 0
    table = child(lab, "metric_estimators_table", Table)
    assert table.text(0, 1) == "nothing learned"
