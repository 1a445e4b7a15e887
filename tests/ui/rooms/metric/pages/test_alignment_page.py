"""The page of strips: dials, settings, figures, the verdict, opening the data."""

from __future__ import annotations

from dataclasses import asdict

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from support.rooms import LONG

from workbench.compute.metric_lab.strips_lab import Strips, judge_strips
from workbench.compute.reading.readers import read
from workbench.core.results.metric_views import JUDGED
from workbench.ui.rooms.metric.pages.alignment_dials import DIALS, PRESETS, DialPanel


@pytest.fixture
def room(room):
    room.context.session.open(read("builtin:iris"))
    return room


@pytest.fixture
def page(room, qtbot):
    page = room.widgets.tabs.page("strips")
    room.draw_waiting()
    assert not page.room.busy  # asks for nothing before it is looked at
    room.widgets.tabs.open_page("strips")
    settle(page, qtbot)
    return page


def settle(page, qtbot):
    def quiet():
        asked = page.probe()["rows"] > 0  # filled, and answered once
        return asked and not page.room.busy and not page.is_waiting

    qtbot.waitUntil(quiet, timeout=LONG)


def choose(page, qtbot, name):
    index = page.preset.findData(name)
    page.preset.setCurrentIndex(index)
    page.preset.activated.emit(index)
    settle(page, qtbot)
    return page.probe()


def test_it_begins_with_the_strips_of_the_lesson(page):
    told = page.probe()
    assert told["preset"] == "thesis"
    assert told["accuracy"] == asdict(judge_strips(Strips()))
    assert "61.0 %" in told["figures"]
    assert "scaling cannot help" in told["verdict"]
    assert np.array_equal(page.plane.points, Strips().dataset().X)
    assert told["draws"] == 12
    curves = told["curves"]
    assert curves["angle"] == -15.7126
    assert curves["here"] == told["accuracy"]
    place = curves["angles"].index(45.0)
    expected = [judge_strips(Strips(angle=45.0, random_state=s)) for s in (29, 30)]
    for name in JUDGED:
        assert curves[name][place] == pytest.approx(
            np.mean([e.of(name) for e in expected])
        )
    table = page.curves.table()
    assert list(table.columns[0]) == curves["angles"]
    assert list(table.columns[3]) == curves["kissnn"]


@pytest.mark.parametrize(
    ("preset", "verdict"),
    [
        ("printed", "good enough"),
        ("longer10", "scaling cannot help"),
        ("noise", "scaling cannot help"),
        ("upright", "scaling the attributes is enough"),
    ],
)
def test_settings_have_their_verdict(page, qtbot, preset, verdict):
    told = choose(page, qtbot, preset)
    assert told["values"] == PRESETS[preset]
    assert verdict in told["verdict"]
    assert told["accuracy"] == asdict(judge_strips(Strips.of(PRESETS[preset])))


def test_a_slider_asks_anew_and_leaves_the_rest_exact(page, qtbot):
    slider = page.dials.sliders["noise_attributes"]
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_Right)
    settle(page, qtbot)
    told = page.probe()
    assert told["preset"] == ""
    assert told["values"] == PRESETS["thesis"] | {"noise_attributes": 1}
    assert told["accuracy"] == asdict(judge_strips(Strips(noise_attributes=1)))
    page.dials.sliders["n_rows"].setValue(0)
    settle(page, qtbot)
    assert page.probe()["rows"] == 20
    assert isinstance(page.probe()["values"]["n_rows"], int)


def test_use_opens_what_is_drawn(page, qtbot, room):
    choose(page, qtbot, "noise")
    page.use.click()
    settle(page, qtbot)
    data = room.context.session.data
    assert np.array_equal(data.X, Strips.of(PRESETS["noise"]).dataset().X)
    assert [a.name for a in data.attributes] == ["x", "y", "noise 1", "noise 2"]
    assert room.context.session.scene.data == data.name == "strips"
    assert data.classes == ("a", "b")
    assert page.probe()["rows"] == 200  # the dial stays as it was


def test_every_setting_can_be_dialled(qtbot):
    panel = DialPanel()
    qtbot.addWidget(panel)
    for values in PRESETS.values():
        Strips.of(values)  # allowed
        panel.set_values(values)
        assert panel.values == values
        for dial in DIALS:
            place = panel.sliders[dial.name].value()
            assert dial.stops[place] == pytest.approx(
                values[dial.name], rel=0.05, abs=0.5
            )
