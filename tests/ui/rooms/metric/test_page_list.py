"""Pages are made when first looked at, and know then what happened before."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication
from support.rooms import LONG, child, page_titles, rest, settle

from workbench.compute.reading.readers import read
from workbench.ui.rooms.metric.page import LabPage
from workbench.ui.rooms.metric.page_list import ENTRIES, PAGES
from workbench.ui.rooms.metric.pages.density_plot import DensityPlot
from workbench.ui.services.language import Language
from workbench.ui.window.panes import focusable

IDS = [entry.id for entry in PAGES]
#: Of which one is seen.
LIST_OR_BUTTON = ("metric_pages_list", "metric_pagesBtn")


def test_entries_lead_to_their_pages():
    assert [entry.load(LabPage).page_id for entry in PAGES] == IDS
    assert len({entry.title() for entry in PAGES}) == len(IDS)


def test_no_page_is_made_before_it_is_looked_at(learn):
    room = learn()
    tabs = room.widgets.tabs
    assert tabs.pages == room.probe("pages") == {}
    assert room.findChildren(LabPage) == room.findChildren(DensityPlot) == []
    assert room.probe("pairs")["S"] == 1000  # counted without a plot
    assert not room.probe("pairs")["maps"]  # nobody could see them
    assert page_titles(tabs) == [entry.title() for entry in ENTRIES]
    assert tabs.list.offered == [entry.id for entry in ENTRIES]
    tabs.open("progress")
    assert list(tabs.pages) == list(room.probe("pages")) == ["progress"]
    assert child(room, "metric_progress_page").isVisible()


def test_pages_made_late_are_as_those_made_early(learn, open_page, qtbot):
    room = learn("iris")
    room.context.session.select([3])
    for page_id in IDS:
        page = open_page(page_id)
        assert page is room.widgets.tabs.page(page_id), page_id  # made once
        rest(room, qtbot)
        assert page.picture is room.picture, page_id
        assert page.selected.tolist() == [3], page_id
        assert page.isVisible(), page_id
        if page_id != "progress":  # which has only words where nothing was iterated
            # a layout shows what was just made in the next turn of the loop
            qtbot.waitUntil(lambda page=page: bool(focusable(page)), timeout=LONG)
    room.context.session.open(read("builtin:wine"))
    pictures = [room.widgets.tabs.page(page_id).picture for page_id in IDS]
    assert pictures == [None] * len(IDS)


def test_a_page_can_be_had_before_anybody_looks(room):
    page = room.widgets.tabs.page("pairs")
    assert not page.isVisible()
    assert room.probe("pages")["pairs"]["constraints"] == []
    room.hide()
    room.widgets.tabs.open_page("cone")
    assert list(room.widgets.tabs.pages) == ["cone", "pairs"]


def test_languages_reach_pages_made_before_and_after(room, qtbot):
    tabs = room.widgets.tabs
    early = tabs.page("figures")
    english = early.save_button.text()
    language = Language(room)
    try:
        language.choose("es")
        names = [entry.title() for entry in ENTRIES]
        assert "Cono" in names
        qtbot.waitUntil(lambda: page_titles(tabs) == names)
        assert early.save_button.text() == english, "nobody sees it yet"
        tabs.open_page("figures")
        qtbot.waitUntil(lambda: early.save_button.text() != english)
        late = tabs.page("pairs")
        assert late.learn.text() != "Learn from these"
        assert late.learn.text() == QCoreApplication.translate(
            "PairsPage", "Learn from these"
        )
    finally:
        language.choose("en")


def test_a_theme_chosen_before_is_that_of_a_page_made_after(learn, open_page):
    room = learn()
    room.context.theme.choose("dark")
    plot = open_page("progress").objective
    assert plot.backgroundBrush().color().name() == room.context.theme.colours.plot


def test_the_cone_knows_what_was_learned_before_a_hand_came(learn, open_page, qtbot):
    room = learn()
    learned = room.picture.metric
    settle(room, qtbot, lambda: room.widgets.tabs.metric_rested.emit(np.eye(2)))
    assert room.picture.result.request.plugin == ""
    page = open_page("cone")
    matrix = np.array(page.probe()["matrix"])
    assert matrix[0, 0] == matrix[1, 1]
    page.side.learned.click()
    rest(room, qtbot)
    assert room.picture.metric == pytest.approx(learned)


def test_the_plots_of_differences_stand_in_the_order_of_tab(learn, qtbot):
    room = learn()
    room.widgets.tabs.open("differences")
    rest(room, qtbot)

    def names():
        return [w.objectName() for w in focusable(room)]

    qtbot.waitUntil(lambda: "metric_S_plot" in names(), timeout=LONG)
    chain = names()
    place = chain.index("metric_S_plot")
    assert chain[place : place + 5] == [
        "metric_S_plot", "metric_D_plot", "metric_ratio_plot", "metric_pairASpin",
        "metric_pairBSpin",
    ]  # fmt: skip
    assert min(chain.index(n) for n in LIST_OR_BUTTON if n in chain) < place
    assert room.probe("pairs")["maps"]


def test_differences_seen_late_show_the_pair_chosen_before(learn, qtbot):
    room = learn()
    panel = room.widgets.differences
    panel.pair_changed.emit(16, 89)
    told = room.probe("pairs")
    assert (told["pair"], told["kind"]) == ([16, 89], "S")
    room.widgets.tabs.open("differences")
    rest(room, qtbot)
    assert room.probe("pairs") == told | {"maps": True}
    assert [len(plot.marker.data) for plot in panel.plots] == [1, 0, 1]
    assert all(plot.image.image is not None for plot in panel.plots)


def test_maps_of_another_metric_are_not_kept(learn, qtbot):
    room = learn()
    room.widgets.tabs.open("differences")
    rest(room, qtbot)
    room.widgets.tabs.open("morph")
    learn("iris")
    assert not room.probe("pairs")["maps"]
    assert room.widgets.differences.same.image.image is None
    room.widgets.tabs.open("differences")
    rest(room, qtbot)
    assert room.probe("pairs")["maps"]
