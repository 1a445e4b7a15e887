"""The page of attributes: names that stay told apart, the map, files and errors."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtWidgets import QFileDialog
from support.plots import items_of, words_at
from support.rooms import LONG, rest

from workbench.api import Attribute
from workbench.compute.reading.readers import read
from workbench.ui.rooms.metric.pages.attributes_map import elided


@pytest.fixture
def attributes(learn, open_page):
    """Learn on a set and open the page."""

    def do(dataset):
        learn(dataset)
        return open_page("attributes")

    return do


def many():
    random = np.random.default_rng(0)
    iris = read("builtin:iris")
    names = tuple(Attribute(f"attribute_number_{j + 1}") for j in range(60))
    return replace(iris, X=random.standard_normal((150, 60)), attributes=names)


def test_names_are_cut_in_the_middle():
    assert elided("attribute_number_12", 14) == "attrib…mber_12"
    assert elided("attribute_number_12", 8) == "att…r_12"
    assert elided("ash", 8) == "ash"


def test_bars_of_sixty_attributes_have_names_that_differ(room, attributes, qtbot):
    page = attributes(many())
    qtbot.waitUntil(lambda: len(words_at(page.bars, "left")) > 4, timeout=LONG)
    names = words_at(page.bars, "left")
    assert len(set(names)) == len(names)
    assert page.bars.toolTip() == "(20 more in the table)"
    assert len(page.bars.getPlotItem().getAxis("bottom").labelText) < 12


def test_a_high_map_names_every_row_and_column(room, attributes, qtbot):
    page = attributes(read("builtin:wine"))
    left = page.map.getPlotItem().getAxis("left")
    qtbot.waitUntil(lambda: left.height() > 0, timeout=LONG)
    # cells are squares: the map is no higher than it is wide
    side = min(left.height(), page.map.getPlotItem().getAxis("bottom").width())
    few, lines = len(words_at(page.map, "left")), side / page.map.fontMetrics().height()
    assert lines / 2 <= few < 13  # one name for two lines of the font at the least
    page.map.setMinimumSize(400, 440)
    qtbot.waitUntil(lambda: len(words_at(page.map, "left")) == 13, timeout=LONG)
    assert len(items_of(page.map, pg.TextItem)) == 13


def test_no_bar_is_named_where_nothing_was_learned(room, attributes, qtbot):
    page = attributes(read("builtin:wine"))
    assert len(page.probe()["order"]) == 13
    room.context.session.open(read("builtin:iris"))
    rest(room, qtbot)
    room.resize(room.width() - 60, room.height() - 40)
    rest(room, qtbot)
    assert page.probe()["order"] == page.probe()["attributes"] == []
    assert words_at(page.bars, "left") == []


@pytest.mark.parametrize(
    ("kind", "written"),
    [
        ("JSON with both (*.json)", ["metric.v2.json"]),
        ("CSV of M and L (*.csv)", ["metric.v2-L.csv", "metric.v2-M.csv"]),
    ],
)
def test_the_filter_decides_what_a_name_without_suffix_means(
    room, attributes, qtbot, tmp_path, monkeypatch, kind, written
):
    page = attributes(read("builtin:iris"))
    answer = str(tmp_path / "metric.v2"), kind
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: answer)
    page.export.click()
    assert sorted(path.name for path in tmp_path.iterdir()) == written
    if kind.startswith("JSON"):
        told = json.loads((tmp_path / written[0]).read_text(encoding="utf-8"))
        np.testing.assert_allclose(told["M"], page.picture.metric)


def test_an_error_tells_path_and_reason(room, attributes, qtbot, tmp_path):
    page = attributes(read("builtin:iris"))
    heard = []
    room.messaged.connect(heard.append)
    path = tmp_path / "nowhere" / "metric.json"
    page.save(path)
    assert heard[-1].level == "error"
    assert str(path) in heard[-1].text
    assert "No such file" in heard[-1].text
