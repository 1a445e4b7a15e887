"""Densities: what is asked, drawn, and said in numbers."""

from __future__ import annotations

import math
import re
import time

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QSlider,
    QTableView,
    QWidget,
)
from support.rooms import asked_of, child, rest

from workbench.compute.pictures import known_densities
from workbench.compute.pictures.known_densities import (
    DensityQuestion,
    density_errors,
    density_estimates,
)
from workbench.ui.drawing.plot import Plot
from workbench.ui.rooms.explore.room import ExploreRoom


@pytest.fixture
def room(context, qtbot, monkeypatch):
    monkeypatch.setattr(known_densities, "REPETITIONS", 2)
    monkeypatch.setattr(known_densities, "SIZES", (10, 100, 1000))
    made = ExploreRoom(context)
    qtbot.addWidget(made)
    made.resize(1100, 620)
    made.show()
    made.enter()
    made.open_page("density")
    rest(made, qtbot)
    return made


def choose(room, qtbot, **values) -> dict:
    """Set boxes, sliders and checks by the middle of their names."""
    for name, value in values.items():
        field = child(room, f"explore_den{name}")
        if isinstance(field, QComboBox):
            field.setCurrentIndex(field.findData(value))
        elif isinstance(field, QCheckBox):
            field.setChecked(value)
        else:
            field.setValue(value)
    rest(room, qtbot)
    return room.probe("density")


@pytest.mark.parametrize("d", [1, 2])
@pytest.mark.parametrize("kernel", ["gaussian", "epanechnikov"])
def test_estimates(room, qtbot, d, kernel):
    shown = choose(
        room, qtbot, DimensionsCombo=d, KernelCombo=kernel, TruthCombo="uniform",
        NSlider=20, KSlider=9, OffsetSlider=5,
    )  # fmt: skip
    question = DensityQuestion(**shown["question"])
    assert (question.truth, question.dimensions, question.n) == ("uniform", d, 100)
    assert (question.kernel, question.k, question.offset) == (kernel, 9, 0.25)
    found = density_estimates(question)
    np.testing.assert_allclose(shown["estimates"], found.estimates)
    np.testing.assert_allclose(shown["truth"], found.truth)
    assert shown["errors"] == pytest.approx(found.errors.tolist())
    assert shown["integrals"][1] == pytest.approx([1, 1], abs=5e-3)
    assert shown["integrals"][2][1] > shown["integrals"][2][0]
    assert child(room, "explore_density_plot").isVisible() == (d == 1)
    assert child(room, "explore_densityMaps_plot").isVisible() == (d == 2)
    twin = child(room, f"explore_density{'' if d == 1 else 'Maps'}_plot").table()
    assert twin.n_rows == len(found.places) ** d
    np.testing.assert_allclose(twin.columns[-1], found.estimates[2].ravel())
    assert shown["figures"][2][1] == "k = 9"
    assert "no limit" in shown["note"]


def test_switches_follow_n(room, qtbot):
    before = choose(room, qtbot, NSlider=20)
    after = choose(room, qtbot, ShrinkCheck=True, RootCheck=True)
    # the widths of the present n stay: the sliders turn to those of one row
    assert after["rules"][:2] == pytest.approx(before["rules"][:2], rel=0.05)
    assert after["rules"][2] == 10
    assert not child(room, "explore_denKSlider").isEnabled()
    more = choose(room, qtbot, NSlider=40)
    assert more["rules"][1] == pytest.approx(after["rules"][1] / math.sqrt(10))
    assert more["rules"][2] == round(math.sqrt(1000))


def test_errors_by_n(room, qtbot):
    shown = choose(room, qtbot, RootCheck=True)
    found = density_errors(DensityQuestion(**{**shown["question"], "k": 1}))
    assert shown["sizes"] == [10, 100, 1000]
    assert shown["done"] == 2
    for name in ("errors", "biases", "variances"):
        np.testing.assert_allclose(shown["curves"][name], getattr(found, name))
    twin = child(room, "explore_denErrors_plot").table()
    assert len(twin.headers) == 10
    with asked_of(room.context.jobs) as asked:
        choose(room, qtbot, NSlider=10, QuantityCombo="variances")
    assert "known_density" in asked
    assert "known_density_errors" not in asked  # the curves are of all n


def test_keys_and_checks(room, qtbot):
    slider = child(room, "explore_denNSlider")
    before = room.probe("density")["question"]["n"]
    QTest.keyClick(slider, Qt.Key.Key_Right)
    rest(room, qtbot)
    assert room.probe("density")["question"]["n"] > before
    choose(room, qtbot, ShowNeighboursCheck=False)
    curves = child(room, "explore_density_plot").curves
    assert [curve.isVisible() for curve in curves] == [True, True, False]
    started = time.process_time()
    for _ in range(10):
        room.page.setup.toggled.emit()
    assert time.process_time() - started < 10 * 0.05


def test_names(room):
    parts = [w for w in room.page.findChildren(QWidget) if w.focusPolicy().value]
    inside = QComboBox | QTableView | Plot
    # not what Qt itself puts inside
    named = [w for w in parts if not isinstance(w.parent(), inside)]
    named = [w for w in named if w.isVisible() and not isinstance(w, QLineEdit)]
    names = [w.objectName() for w in named]
    wrong = [n for n in names if not re.fullmatch(r"explore(_[a-zA-Z0-9]+)+", n)]
    assert wrong == [], [w for w in named if w.objectName() in wrong]
    assert len(set(names)) == len(names) > 8
    for widget in named:
        if isinstance(widget, QSlider | QComboBox | QTableView | Plot):
            assert widget.accessibleName(), widget.objectName()
