"""Recall against comparisons: the curves, exact trees, the twin, refusals."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox
from support.rooms import child, press, rest

from workbench.compute.searching.measure_search import Asked, measure_search
from workbench.compute.searching.structure_table import uniform_rows
from workbench.ui.rooms.search.recall_page import EXACT, SWEPT


@pytest.fixture
def page(room, qtbot):
    room.open_page("recall")
    rest(room, qtbot)
    child(room, "search_recallNSpin").setValue(400)
    child(room, "search_recallQueriesSpin").setValue(40)
    return room


def run(room, qtbot) -> dict:
    press(room, "search_recallRunBtn")
    rest(room, qtbot)
    return room.probe("recall")


def test_each_point_is_a_measurement_of_its_own(page, qtbot):
    shown = run(page, qtbot)
    data = uniform_rows(400, 8, 1)
    for name, (param, values) in SWEPT.items():
        points = shown["curves"][name]
        assert points
        assert [value for value, _, _ in points] == list(values[: len(points)])
        for value, share, recall in points[:2]:
            alone = measure_search(data, Asked(name, {param: value}, 5, 40))
            assert (share, recall) == (alone.share, alone.recall)
    # one list no longer than k, then longer ones that compare more and find no less
    for name in ("nn-descent", "hnsw"):
        shares = [share for _, share, _ in shown["curves"][name]]
        recalls = [recall for _, _, recall in shown["curves"][name]]
        assert shares == sorted(shares)
        assert shares[-1] > shares[0]
        assert recalls == sorted(recalls)
    assert "4, 8, 16" in shown["note"]
    for name in EXACT:
        assert [recall for _, recall in shown["exact"][name]] == [1.0]
    for name in ("leaders", "k-means-buckets", "graph-walk"):
        shares = [share for _, share, _ in shown["curves"][name]]
        recalls = [recall for _, _, recall in shown["curves"][name]]
        assert shares == sorted(shares)
        assert recalls[-1] > recalls[0]
    # the graph walk is not efficient from one start
    assert shown["curves"]["graph-walk"][0][2] < 0.6
    assert sum(shown["drawn"]) == child(page, "search_recall_plot").table().n_rows
    # few tables leave queries with too few rows
    assert "fewer than k rows" in shown["note"]


def test_a_distance_without_triangles_is_refused_by_trees_alone(page, qtbot):
    box = child(page, "search_recallDistanceCombo", QComboBox)
    box.setCurrentIndex(box.findData("cosine"))
    box.activated.emit(box.currentIndex())
    shown = run(page, qtbot)
    assert shown["exact"]["ball-tree"] == []
    assert "ball-tree under cosine" in shown["note"]
    assert shown["curves"]["lsh"]


def test_other_rows_forget_the_curves(page, qtbot):
    run(page, qtbot)
    child(page, "search_recallDSpin").setValue(3)
    shown = page.probe("recall")
    assert not any(shown["curves"].values())
    assert sum(shown["drawn"]) == 0
