"""The race: steps of all ticked methods, regions, numbers, keys, bad input."""

from __future__ import annotations

import time

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QCheckBox, QPushButton, QSlider
from scipy.spatial.distance import cdist
from support.budgets import ALLOWANCE
from support.rooms import LONG, child, press, press_keys

import workbench
from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.compute.prototypes.selection import select_prototypes
from workbench.ui.rooms.prototypes.race.method_checks import check_name

TWO = Attribute("class", "nominal", ("a", "b"))


def some_rows(n: int = 60, d: int = 2) -> Dataset:
    """Draw rows of two classes that overlap."""
    random = np.random.default_rng(8)
    y = np.arange(n) % 2
    X = random.normal(size=(n, d)) + 1.5 * y[:, None]
    return Dataset(X, y, numeric_attributes(d), TWO)


def at_rest(room, qtbot) -> dict:
    """Wait until nothing moves, and return what the page says of itself."""
    qtbot.waitUntil(lambda: room.probe("race")["at_rest"], timeout=LONG)
    return room.probe("race")


def tick(room, methods) -> None:
    """Have just these methods race."""
    for method, box in room.page.checks.boxes.items():
        assert box.objectName() == check_name(method)
        box.setChecked(method in methods)


@pytest.fixture
def race(room, qtbot):
    """The room with rows open, and one method ticked: others cost time."""
    room.open_page("race")
    room.draw_waiting()
    tick(room, {"hart"})
    room.context.session.open(some_rows())
    at_rest(room, qtbot)
    return room


def test_nothing_open_offers_to_open_something(room):
    room.open_page("race")
    room.draw_waiting()
    assert child(room, "proto_raceEmpty_panel").isVisible()


def test_every_method_has_a_box_and_some_are_ticked(room, qtbot):
    room.open_page("race")
    room.draw_waiting()
    room.context.session.open(some_rows())
    shown = at_rest(room, qtbot)
    assert len(shown["offered"]) == 16
    for name in ("stolp", "frisStolp", "relativeNeighbour", "ccvElimination"):
        assert child(room, f"proto_method_{name}Check", QCheckBox)
    assert set(shown["methods"]) == {"stolp", "hart", "wilson", "delaunay"}
    assert set(shown["done"].values()) == {0}
    # nothing was kept before the first decision, or everything was
    assert shown["n_kept"] == {"stolp": 0, "hart": 0, "wilson": 60, "delaunay": 60}
    assert shown["change"] == {"stolp": None, "hart": None, "wilson": 0, "delaunay": 0}


def test_a_step_is_one_decision_of_each(race, qtbot):
    tick(race, {"hart", "backward"})
    at_rest(race, qtbot)
    for _ in range(3):
        press(race, "proto_stepBtn")
    shown = at_rest(race, qtbot)
    assert shown["done"] == {"backward": 3, "hart": 3}
    press_keys("F10", race.page)
    assert race.probe("race")["done"] == {"backward": 4, "hart": 4}
    press_keys("Shift+F10", race.page)
    again = at_rest(race, qtbot)
    assert again["done"] == shown["done"]
    for name in ("kept", "change", "loo", "words", "line", "drawn", "table"):
        assert again[name] == shown[name]


def test_the_end_is_what_the_method_selects(race, qtbot):
    tick(race, {"hart", "wilson", "stolp", "delaunay"})
    at_rest(race, qtbot)
    press(race, "proto_endBtn")
    shown = at_rest(race, qtbot)
    data = race.context.session.data
    assert all(shown["finished"].values())
    for method in shown["methods"]:
        found = select_prototypes(data, method)
        assert shown["n_kept"][method] == len(found.kept)
        assert shown["loo"][method] == pytest.approx(found.loo)
        assert shown["done"][method] == found.steps
    assert not child(race, "proto_stepBtn", QPushButton).isEnabled()
    press(race, "proto_resetBtn")
    assert set(race.probe("race")["done"].values()) == {0}


def test_seven_methods_race_together(race, qtbot):
    methods = {
        "stolp", "fris-stolp", "forward", "backward", "hart", "delaunay",
        "ccv-elimination",
    }  # fmt: skip
    tick(race, methods)
    race.context.session.open(some_rows(30))
    at_rest(race, qtbot)
    press(race, "proto_stepBtn")
    press(race, "proto_stepBtn")
    shown = at_rest(race, qtbot)
    assert shown["done"] == dict.fromkeys(methods, 2)
    press(race, "proto_endBtn")
    at_rest(race, qtbot)
    table, data = child(race, "proto_result_table"), race.context.session.data
    kept = {}
    for place, method in enumerate(shown["methods"]):
        table.go_to(place)
        found = at_rest(race, qtbot)
        assert found["focus"] == method
        assert len(found["kept"]) == found["n_kept"][method]
        kept[method] = np.array(found["kept"])
    # by its rule, what Hart keeps judges every row rightly
    near = kept["hart"][cdist(data.X, data.X[kept["hart"]]).argmin(axis=1)]
    assert (data.y[near] == data.y).all()
    assert found["changed_cells"]["delaunay"] == 0
    assert 0 < len(kept["delaunay"]) < 30


WHOLE = pytest.mark.lane("whole", "more data sets of the same kind")


@pytest.mark.parametrize(
    "name",
    [
        "thesis21-strips",
        pytest.param("moons", marks=WHOLE),
        pytest.param("wine-2", marks=WHOLE),
    ],
)
def test_delaunay_editing_changes_no_cell_of_65536(room, qtbot, name):
    room.open_page("race")
    room.draw_waiting()
    tick(room, {"delaunay", "forward"})
    room.context.session.open(workbench.read(f"builtin:{name}"))
    at_rest(room, qtbot)
    press(room, "proto_endBtn")
    shown = at_rest(room, qtbot)
    assert shown["cells"] == 256 * 256
    assert shown["changed_cells"]["delaunay"] == 0
    assert shown["n_kept"]["delaunay"] < room.context.session.data.n_rows
    # single-pass forward editing does change the regions
    assert shown["changed_cells"]["forward"] > 100


def test_cells_are_counted_for_a_method_that_moves_last_out_of_focus(race, qtbot):
    tick(race, {"hart", "wilson"})
    at_rest(race, qtbot)
    press(race, "proto_endBtn")
    shown = at_rest(race, qtbot)
    assert set(shown["changed_cells"]) == {"hart", "wilson"}
    page = race.page
    page._on_table_chosen("hart")
    at_rest(race, qtbot)
    page.runners["wilson"].go(0, 0.0)  # as if its decisions had come late
    page._chase.start()
    assert at_rest(race, qtbot)["changed_cells"] == shown["changed_cells"]
    # an answer that comes while it moves is about where it was
    page.runners["wilson"].go(0, 0.0)
    page._chase.start()
    page._on_regions_done(page._fine)
    assert set(race.probe("race")["changed_cells"]) == {"hart"}
    assert at_rest(race, qtbot)["changed_cells"] == shown["changed_cells"]


def test_regions_of_a_step_are_those_of_the_nearest_kept_row(race, qtbot):
    tick(race, {"hart"})
    at_rest(race, qtbot)
    for _ in range(9):
        press(race, "proto_stepBtn")
    page, data = race.page, race.context.session.data
    for _ in range(2):  # at once on the coarse grid, at rest on the fine one
        plot, level = page.after, len(page.after.labels)
        left, right, bottom, top = page.after.rectangle
        x = left + (right - left) * (np.arange(level) + 0.5) / level
        y = bottom + (top - bottom) * (np.arange(level) + 0.5) / level
        cells = np.stack(np.meshgrid(x, y), axis=-1).reshape(-1, 2)
        kept = np.array(race.probe("race")["kept"])
        winners = data.y[kept[cdist(cells, data.X[kept]).argmin(axis=1)]]
        assert (plot.labels.ravel() == winners).all()
        whole = data.y[cdist(cells, data.X).argmin(axis=1)]
        if len(page.before.labels) == level:
            assert (page.before.labels.ravel() == whole).all()
        assert plot.hatched == (whole != winners).sum() > 0
        assert f"({plot.hatched} of {level**2} cells)" in page.planes.after_label.text()
        shown = at_rest(race, qtbot)
    assert shown["level"] == 256


def test_the_line_and_the_numbers_of_a_decision_are_told(race, qtbot):
    tick(race, {"stolp"})
    at_rest(race, qtbot)
    press(race, "proto_endBtn")
    shown = at_rest(race, qtbot)
    assert shown["focus"] == "stolp"
    assert shown["line"] == 3
    assert "while more than l0 rows" in shown["pseudo"]
    row = shown["kept"]
    assert "kept" in shown["words"]
    assert "margin: " in shown["words"]
    assert any(f"row {kept + 1} (" in shown["words"] for kept in row)
    assert shown["drawn"] == [len(row), 1, 0]  # the row added last is ringed


def test_the_table_chooses_the_focus(race, qtbot):
    table = child(race, "proto_result_table")
    tick(race, {"hart", "wilson"})
    shown = at_rest(race, qtbot)
    titles = [line[0] for line in shown["table"]]
    assert len(titles) == 2
    table.go_to(titles.index("Wilson's editing"))
    assert at_rest(race, qtbot)["focus"] == "wilson"
    press(race, "proto_stepBtn")
    assert race.probe("race")["focus"] == "wilson"  # a step does not turn away


def test_it_plays_by_the_space_key_until_the_end(race, qtbot):
    tick(race, {"stolp"})
    at_rest(race, qtbot)
    child(race, "proto_speedSlider", QSlider).setValue(30)
    race.page.after.setFocus()
    press_keys("Space", race.page.after)
    assert race.probe("race")["playing"]
    qtbot.waitUntil(lambda: not race.probe("race")["playing"], timeout=LONG)
    assert at_rest(race, qtbot)["finished"]["stolp"]
    # nobody looks: it stops
    press(race, "proto_resetBtn")
    press_keys("Space", race.page.after)
    race.open_page("margins")
    assert not race.probe("race")["playing"]


def test_the_window_is_free_while_a_race_runs(race, qtbot):
    tick(race, {"stolp", "hart", "wilson", "delaunay"})
    race.context.session.open(some_rows(200))
    at_rest(race, qtbot)
    beats = [time.process_time()]  # other programs do not count
    beat = QTimer(race, interval=0)
    beat.timeout.connect(lambda: beats.append(time.process_time()))
    child(race, "proto_speedSlider", QSlider).setValue(30)
    race.page.after.setFocus()
    press_keys("Space", race.page.after)
    beat.start()
    # a busy machine does several steps in one beat: enough of both
    qtbot.waitUntil(
        lambda: min(race.probe("race")["done"].values()) >= 10 and len(beats) > 20,
        timeout=LONG,
    )
    beat.stop()
    press_keys("Space", race.page.after)
    assert not race.probe("race")["playing"]
    gaps = np.diff(beats)
    assert len(gaps) > 10
    assert gaps.max() < ALLOWANCE * 0.05  # 50 ms asked


def test_a_clicked_row_is_selected_and_ringed(race, qtbot):
    page = race.page
    place = page.after.places[7]
    view = page.after.getPlotItem().getViewBox()
    scene = view.mapViewToScene(QPointF(*place))
    assert page.after.row_near(scene) == 7
    page.after.picked.emit(7, Qt.KeyboardModifier.NoModifier)
    assert race.context.session.selection == {7}
    page.before.point_at(12)
    assert page.after.caret == 12  # pointed at in both
    press_keys("Return", page.before)
    assert race.context.session.selection == {12}
    for plot in (page.before, page.after):
        assert len(plot.selection_rings.data) == 1


def test_parameters_begin_the_method_anew(race, qtbot):
    tick(race, {"stolp"})
    at_rest(race, qtbot)
    press(race, "proto_endBtn")
    few = at_rest(race, qtbot)["n_kept"]["stolp"]
    press(race, "proto_raceParamsBtn")
    popup = race.page.popup
    assert set(popup.form.values()) == {
        "delta",
        "l0",
        "drop",
    }  # the scene has the metric
    popup.form.set_values({"delta": -1.0})
    popup.take()
    at_rest(race, qtbot)
    press(race, "proto_endBtn")
    shown = at_rest(race, qtbot)
    whole = select_prototypes(race.context.session.data, "stolp", {"delta": -1.0})
    assert shown["n_kept"]["stolp"] == len(whole.kept) != few


def test_the_scene_and_the_axes_are_obeyed(race, qtbot):
    session = race.context.session
    tick(race, {"hart", "delaunay"})
    session.open(some_rows(50, d=4))
    shown = at_rest(race, qtbot)
    assert shown["axes"] == [session.scene.x, session.scene.y]
    assert "2 other" in shown["before"]
    names = [attribute.name for attribute in session.data.attributes]
    session.set_scene(x=names[3], y=names[1])
    assert at_rest(race, qtbot)["axes"] == [names[3], names[1]]
    box = child(race, "proto_axesCombo")
    box.setCurrentIndex(box.findData("principal"))
    box.activated.emit(box.currentIndex())
    shown = at_rest(race, qtbot)
    assert "principal" in shown["axes"][0]
    assert "principal axes" in shown["before"]
    session.set_scene(metric="manhattan", scale="z-score")
    shown = at_rest(race, qtbot)
    assert "delaunay" not in shown["methods"]
    box = child(race, "proto_method_delaunayCheck", QCheckBox)
    assert "Euclidean" in box.toolTip()
    assert shown["trouble"] == {}
    press(race, "proto_endBtn")
    shown = at_rest(race, qtbot)
    found = select_prototypes(
        session.data, "hart", {"metric": "manhattan"}, scale="z-score"
    )
    assert shown["n_kept"]["hart"] == len(found.kept)


def test_many_attributes_have_no_triangulation(race, qtbot):
    tick(race, {"hart", "delaunay"})
    race.context.session.open(some_rows(40, d=6))
    shown = at_rest(race, qtbot)
    assert "delaunay" not in shown["methods"]
    box = child(race, "proto_method_delaunayCheck", QCheckBox)
    assert not box.isEnabled()
    assert "5" in box.toolTip()


@pytest.mark.parametrize(
    "case",
    ["one class", "two", "lonely"]
    + [pytest.param(case, marks=WHOLE) for case in ("single", "identical")],
)
def test_odd_rows_race_or_are_refused_in_one_line(room, qtbot, case):
    X, y = np.random.default_rng(2).normal(size=(12, 2)), np.arange(12) % 2
    if case == "one class":
        y = np.zeros(12, int)
    elif case == "single":
        y = (np.arange(12) == 4).astype(int)
    elif case == "identical":
        X = np.ones((12, 2))
    else:
        n = 2 if case == "two" else 1
        X, y = X[:n], y[:n]
    room.open_page("race")
    room.draw_waiting()
    tick(room, {"stolp", "fris-stolp", "hart", "tomek", "delaunay"})
    room.context.session.open(Dataset(X, y, numeric_attributes(2), TWO))
    at_rest(room, qtbot)
    press(room, "proto_endBtn")
    shown = at_rest(room, qtbot)
    assert all(shown["finished"].values())
    for trouble in shown["trouble"].values():
        assert trouble
        assert "\n" not in trouble
    if case == "lonely":
        assert set(shown["trouble"]) == set(shown["methods"])
    else:
        assert shown["changed_cells"].get("delaunay", 0) == 0


def test_a_class_of_numbers_is_refused_in_one_line(race, qtbot):
    data = some_rows()
    number = Attribute("price", "numeric")
    race.context.session.open(Dataset(data.X, data.X[:, 0], data.attributes, number))
    shown = at_rest(race, qtbot)
    assert shown["methods"] == []
    assert "price" in race.last_message.text
    press_keys("F10", race.page)  # nothing to step
    assert race.probe("race")["done"] == {}


def test_what_a_method_refuses_stands_in_its_line(race, qtbot):
    tick(race, {"fris-stolp", "hart"})
    shown = at_rest(race, qtbot)
    child(race, "proto_result_table").go_to(shown["methods"].index("fris-stolp"))
    press(race, "proto_raceParamsBtn")
    race.page.popup.form.set_values({"theta": 1.0})
    press(race.page.popup, "proto_race_okBtn")
    shown = at_rest(race, qtbot)
    assert set(shown["trouble"]) == {"fris-stolp"}
    assert "theta" in shown["trouble"]["fris-stolp"]
    table = child(race, "proto_result_table")
    table.go_to(shown["methods"].index("fris-stolp"))
    assert "below 1" in at_rest(race, qtbot)["words"]
    press(race, "proto_endBtn")  # the other one goes on
    assert at_rest(race, qtbot)["finished"]["hart"]


def test_an_unticked_method_is_cancelled_and_another_is_in_focus(race, qtbot):
    tick(race, {"hart", "wilson"})
    at_rest(race, qtbot)
    focus = race.probe("race")["focus"]
    child(race, f"proto_method_{focus}Check", QCheckBox).setChecked(False)
    shown = at_rest(race, qtbot)
    assert shown["methods"] == [m for m in ("hart", "wilson") if m != focus]
    assert shown["focus"] != focus
    child(race, f"proto_method_{shown['focus']}Check", QCheckBox).setChecked(False)
    assert race.probe("race")["focus"] == ""
    assert "Tick a method" in race.probe("race")["words"]


def test_the_table_twin_says_who_is_kept(race, qtbot):
    tick(race, {"hart"})
    at_rest(race, qtbot)
    press(race, "proto_endBtn")
    shown = at_rest(race, qtbot)
    words = child(race, "proto_after_plot").table().columns[4]
    assert [i for i, word in enumerate(words) if word == "yes"] == shown["kept"]
    assert isinstance(race.page.after.grab().toImage(), QImage)
