"""Prototype selection: methods, run, rings, result, selection, other data, bad input."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtWidgets import QComboBox
from support.rooms import child, press, rest

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.compute.prototypes.selection import select_prototypes

TWO = Attribute("class", "nominal", ("a", "b"))


def some_rows(n: int = 60) -> Dataset:
    """Draw rows of two classes that overlap."""
    random = np.random.default_rng(8)
    y = np.arange(n) % 2
    X = random.normal(size=(n, 2)) + 1.5 * y[:, None]
    return Dataset(X, y, numeric_attributes(2), TWO)


@pytest.fixture
def page(room, qtbot):
    room.open_page("selection")
    room.context.session.open(some_rows())
    rest(room, qtbot)
    return room


def run(room, qtbot, method: str) -> dict:
    box = child(room, "proto_method_combo", QComboBox)
    box.setCurrentIndex(box.findData(method))
    box.activated.emit(box.currentIndex())
    press(room, "proto_runBtn")
    rest(room, qtbot)
    return room.probe("selection")


def test_nothing_open_offers_to_open_something(room):
    room.open_page("selection")
    room.draw_waiting()
    assert child(room, "proto_selectionEmpty_panel").isVisible()


def test_all_bundled_methods_are_offered(page):
    shown = page.probe("selection")
    assert len(shown["methods"]) == 16
    assert shown["method"] == "hart"
    assert shown["drawn"] == [60, 0, 0]


@pytest.mark.parametrize("method", ["hart", "wilson", "stolp"])
def test_what_a_method_keeps_is_ringed(page, qtbot, method):
    shown = run(page, qtbot, method)
    data = page.context.session.data
    found = select_prototypes(data, method)
    kept = len(found.kept)
    assert shown["kept"] == found.kept.tolist()
    assert shown["drawn"] == [kept, 60 - kept, kept]
    assert f"{kept} of 60" in shown["text"]
    # errors, counted one by one
    errors = 0
    for i in range(60):
        gaps = [np.hypot(*(data.X[i] - data.X[j])) for j in sorted(found.kept)]
        errors += data.y[i] != data.y[sorted(found.kept)[int(np.argmin(gaps))]]
    assert shown["errors"] == errors
    words = child(page, "proto_selection_plot").table().columns[3]
    assert [i for i, word in enumerate(words) if word == "yes"] == sorted(found.kept)


def test_the_prototypes_become_the_selection(page, qtbot):
    shown = run(page, qtbot, "hart")
    press(page, "proto_selectBtn")
    assert page.context.session.selection == set(shown["kept"])


def test_the_metric_of_the_scene_is_proposed(page, qtbot):
    page.context.session.set_scene(metric="manhattan")
    press(page, "proto_runBtn")
    rest(page, qtbot)
    shown = page.probe("selection")
    data = page.context.session.data
    found = select_prototypes(data, "hart", {"metric": "manhattan"})
    assert shown["kept"] == found.kept.tolist()


def test_other_parameters_forget_the_prototypes(page, qtbot):
    kept = run(page, qtbot, "hart")["kept"]
    page.page.reword()  # as after a change of language
    page.context.catalogue.changed.emit()
    assert page.probe("selection")["kept"] == kept
    order = child(page, "proto_params_order_Combo", QComboBox)
    order.setCurrentText("shuffle")
    assert page.probe("selection")["kept"] == []
    page.context.catalogue.changed.emit()
    assert page.page.form.values()["order"] == "shuffle"
    page.context.session.set_scene(metric="chebyshev")
    assert page.page.form.values()["metric"] == "chebyshev"
    assert page.page.form.values()["order"] == "shuffle"


def test_other_rows_forget_the_prototypes(page, qtbot):
    assert run(page, qtbot, "hart")["kept"]
    page.context.session.open(some_rows(30))
    rest(page, qtbot)
    shown = page.probe("selection")
    assert shown["kept"] == []
    assert shown["drawn"] == [30, 0, 0]
    assert not child(page, "proto_selectBtn").isEnabled()


def test_the_key_of_run_runs_the_method(page, qtbot):
    page.run()
    rest(page, qtbot)
    assert page.probe("selection")["kept"]
    assert child(page, "proto_runBtn").isEnabled()
    assert not child(page, "proto_cancelBtn").isEnabled()


def test_bad_input_is_one_line(page, qtbot):
    data = some_rows()
    number = Attribute("price", "numeric")
    page.context.session.open(Dataset(data.X, data.X[:, 0], data.attributes, number))
    rest(page, qtbot)
    run(page, qtbot, "hart")
    assert "price" in page.last_message.text
    wide = Dataset(np.tile(data.X, 4), data.y, numeric_attributes(8), TWO)
    page.context.session.open(wide)
    rest(page, qtbot)
    run(page, qtbot, "delaunay")
    assert "gabriel" in page.last_message.text
    assert "\n" not in page.last_message.text
    assert child(page, "proto_runBtn").isEnabled()
