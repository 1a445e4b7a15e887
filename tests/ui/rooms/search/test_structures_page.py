"""All structures on the same queries: the table, check C18, refusals, cancel."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox
from support.rooms import child, press, rest
from support.structures import INSTALLED

import workbench
from workbench.compute.searching.measure_search import Asked, measure_search
from workbench.numerics.search.structures import STRUCTURES

EXACT = {id_ for id_, one in STRUCTURES.items() if one.exact}


@pytest.fixture
def page(room, qtbot):
    room.open_page("structures")
    rest(room, qtbot)
    return room


def run(room, qtbot) -> dict:
    press(room, "search_tableRunBtn")
    rest(room, qtbot)
    return room.probe("structures")


def test_nothing_is_measured_before_it_is_asked(page):
    shown = page.probe("structures")
    assert shown["rows"] == "uniform"
    assert shown["table"] == []
    assert shown["note"]
    assert not child(page, "search_tableCancelBtn").isEnabled()


@pytest.mark.parametrize(("d", "least", "most"), [(2, 0.0, 0.05), (16, 0.15, 1.0)])
def test_exact_structures_agree_and_boxes_fail_in_many_dimensions(
    page, qtbot, d, least, most
):
    """Check C18: n = 1 000, k = 5."""
    child(page, "search_tableDSpin").setValue(d)
    shown = run(page, qtbot)["structures"]
    assert set(shown) == set(INSTALLED)
    for id_ in EXACT:
        assert shown[id_]["exact"]
        assert shown[id_]["same_rows"]
        assert shown[id_]["recall"] == 1.0
        assert shown[id_]["instances"] == 1000
    share = shown["kd-tree"]["rows"] / (1000 * shown["kd-tree"]["queries"])
    assert least <= share < most


def test_the_rows_of_the_data_set_are_measured_as_the_command_does(page, qtbot):
    session = page.context.session
    session.open(workbench.read("builtin:iris"))
    session.set_scene(k=3, scale="min-max")
    child(page, "search_tableQueriesSpin").setValue(40)
    shown = run(page, qtbot)
    assert shown["rows"] == "data"
    data = session.data
    for place, (id_, told) in enumerate(shown["structures"].items()):
        alone = measure_search(data, Asked(id_, {}, 3, 40, "min-max", 1))
        assert told["rows"] == alone.comparisons.rows
        assert told["centres"] == alone.comparisons.centres
        assert told["recall"] == alone.recall
        cells = shown["table"][place]
        assert cells[1] == ("yes" if alone.exact else "no")
        assert float(cells[3]) == pytest.approx(alone.comparisons.rows / 40, rel=1e-3)
        assert cells[5] == f"{100 * alone.share:.1f} %"
    assert f"{len(STRUCTURES)} of {len(STRUCTURES)}" in shown["text"]
    # other neighbours: the table was of those before
    session.set_scene(k=4)
    assert page.probe("structures")["table"] == []


def test_who_refuses_says_why_and_the_others_go_on(page, qtbot):
    box = child(page, "search_tableDistanceCombo", QComboBox)
    box.setCurrentIndex(box.findData("cosine"))
    box.activated.emit(box.currentIndex())
    shown = run(page, qtbot)
    assert {"ball-tree", "vp-tree"} <= set(shown["refused"])
    assert "ball-tree under cosine" in shown["note"]
    assert shown["structures"]["brute"]["recall"] == 1.0
    assert page.last_message is None


def test_the_key_of_run_runs_all(page, qtbot):
    child(page, "search_tableNSpin").setValue(60)
    page.run()
    rest(page, qtbot)
    shown = page.probe("structures")
    assert len(shown["table"]) == len(STRUCTURES)
    assert shown["structures"]["brute"]["queries"] == 60
