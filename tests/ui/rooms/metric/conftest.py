"""The Metric lab as its tests begin: shown, with nothing open; or learned, to be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from support.metric_lab import state_of
from support.rooms import LONG, opened, rest, settle
from support.shared import kept

from workbench.api import Dataset
from workbench.compute.reading.readers import read
from workbench.ui.rooms.metric.page import LabPage
from workbench.ui.rooms.metric.room import MetricRoom


@pytest.fixture
def room(context, qtbot) -> Iterator[MetricRoom]:
    """The room, shown, no data open."""
    with opened(MetricRoom, context) as made:
        qtbot.waitExposed(made)
        yield made


@pytest.fixture
def learn(room, qtbot) -> Callable[..., MetricRoom]:
    """Open a built-in or given set, learn on it, and wait until all is drawn."""

    def do(
        data: str | Dataset | None = "thesis21-strips",
        plugin: str = "",
        **scene: object,
    ) -> MetricRoom:
        if data is not None:
            dataset = read(f"builtin:{data}") if isinstance(data, str) else data
            room.context.session.open(dataset)
        if scene:
            room.context.session.set_scene(**scene)
        assert not plugin or room.widgets.bar.choose_method(plugin)
        settle(room, qtbot, room.widgets.bar.learn.click)
        return room

    return do


@pytest.fixture
def open_page(room, qtbot) -> Callable[[str], LabPage]:
    """Bring a page to the front and wait until it is drawn."""

    def do(page_id: str) -> LabPage:
        room.widgets.tabs.open_page(page_id)
        page = room.widgets.tabs.page(page_id)
        qtbot.waitUntil(lambda: page.is_drawn, timeout=LONG)
        return page

    return do


# -- a room for tests that only read -----------------------------------------------------


@pytest.fixture(scope="module")
def shared_strips(shared_context) -> Iterator[MetricRoom]:
    """The room, learned on the strips of the thesis, for a whole module."""
    with opened(MetricRoom, shared_context) as made, kept(made):
        shared_context.session.open(read("builtin:thesis21-strips"))
        made.run()
        yield made


@pytest.fixture
def strips(shared_strips, qtbot, request) -> Iterator[MetricRoom]:
    """The learned room to be read: fails the test that leaves it otherwise."""
    rest(shared_strips, qtbot)
    qtbot.wait(1)  # headers may have become higher: layouts end in a turn of their own
    before = state_of(shared_strips)
    yield shared_strips
    rest(shared_strips, qtbot)
    after = state_of(shared_strips)
    changed = [name for name in before if after[name] != before[name]]
    assert not changed, f"{request.node.name} left the shared room with other {changed}"
