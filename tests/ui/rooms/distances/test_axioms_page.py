"""The axioms on the rows of a data set: a metric, one that is none, nothing open."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtWidgets import QComboBox
from support.rooms import child, rest

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.compute.distances import axiom_test
from workbench.ui.rooms.distances.axioms_page import corners

CORNERS = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0]])


@pytest.fixture
def axioms(room, qtbot):
    kind = Attribute("class", "nominal", ("a",))
    room.open_page("axioms")
    room.context.session.open(
        Dataset(CORNERS, np.zeros(3, int), numeric_attributes(2), kind)
    )
    rest(room, qtbot)
    return room


def choose(room, metric):
    box = child(room, "dist_axiomMetric_combo", QComboBox)
    box.setCurrentIndex(box.findData(metric))


def test_nothing_open_offers_to_open_something(room):
    room.open_page("axioms")
    room.draw_waiting()
    assert child(room, "dist_axiomEmpty_panel").isVisible()


def test_a_metric_that_does_not_fit_is_not_tested_for_ever(axioms, qtbot):
    axioms.context.session.open(replace(axioms.context.session.data, X=CORNERS + 0.5))
    rest(axioms, qtbot)
    choose(axioms, "jaccard")
    rest(axioms, qtbot)
    assert axioms.probe("axioms")["note"] == ""
    assert axioms.last_message.level == "info"
    assert "0.5" in axioms.last_message.text
    choose(axioms, "euclidean")
    rest(axioms, qtbot)
    assert "3 of 3" in axioms.probe("axioms")["note"]


def test_a_metric_keeps_all_axioms(axioms):
    shown = axioms.probe("axioms")
    assert [row[1] for row in shown["cells"]] == ["yes"] * 4
    assert "3 of 3" in shown["note"]


def test_names_of_corners_that_almost_meet_can_be_read(axioms, qtbot):
    rows = np.array([[0.0, 0.0], [1.0, 0.0], [1.0 + 1e-6, 0.0]])
    kind = Attribute("class", "nominal", ("a",))
    axioms.context.session.open(
        Dataset(rows, np.zeros(3, int), numeric_attributes(2), kind)
    )
    rest(axioms, qtbot)
    plot = child(axioms, "dist_axiom_plot").getPlotItem()
    texts = [item for item in plot.items if isinstance(item, pg.TextItem)]
    boxes = [item.mapRectToScene(item.boundingRect()) for item in texts]
    assert len(boxes) == 3
    # letters, not the empty edge around them
    inner = [box.adjusted(3, 3, -3, -3) for box in boxes]
    assert not any(one.intersects(two) for one, two in combinations(inner, 2))


def test_below_one_the_triangle_fails(axioms, qtbot):
    choose(axioms, "minkowski")
    child(axioms.page.fields, "dist_axiom_pSpin").setValue(0.5)
    rest(axioms, qtbot)
    shown = axioms.probe("axioms")
    assert [row[1] for row in shown["cells"]] == ["yes", "yes", "yes", "NO"]
    assert shown["cells"][3][2] == "2"
    assert shown["rows"] == [0, 1, 2]
    assert shown["sides"] == pytest.approx([1.0, 1.0, 4.0])
    assert "trees" in shown["note"]
    assert child(axioms, "dist_axiom_plot").table().columns[1] == pytest.approx(
        [1, 1, 4]
    )


def test_another_seed_draws_other_rows_to_test(axioms, qtbot):
    drawn = np.random.default_rng(0).normal(size=(700, 2))
    kind = Attribute("class", "nominal", ("a",))
    data = Dataset(drawn, np.zeros(700, int), numeric_attributes(2), kind)
    axioms.context.session.open(data)
    choose(axioms, "minkowski")
    child(axioms.page.fields, "dist_axiom_pSpin").setValue(0.5)
    rest(axioms, qtbot)
    worst = axioms.probe("axioms")["rows"]
    others = (set(axiom_test.tested_rows(data, seed)) for seed in range(99))
    seed = next(i for i, rows in enumerate(others) if not rows.issuperset(worst))
    axioms.context.session.set_scene(seed=seed)
    rest(axioms, qtbot)
    assert axioms.probe("axioms")["rows"] != worst


def test_sides_meet_only_where_the_inequality_holds():
    one, other = corners(3.0, 4.0, 5.0)
    assert one == other
    assert np.hypot(*one) == pytest.approx(3.0)
    assert np.hypot(one[0] - 5.0, one[1]) == pytest.approx(4.0)
    one, other = corners(1.0, 1.0, 4.0)
    assert np.hypot(*one) == pytest.approx(1.0)
    assert one[0] < other[0]
