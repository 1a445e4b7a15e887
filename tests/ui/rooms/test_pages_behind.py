"""Pages that are behind the data: used before they are drawn, and by answers of before."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from support.random_hands import WITH_PAGES, choose_no_file, use_page, use_plots
from support.rooms import rest

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.ui.widgets.page_browser import PageBrowser


def drawn(n: int, d: int, classes: int) -> Dataset:
    """Draw rows round the middle of their class."""
    random = np.random.default_rng(3)
    y = np.arange(n) % classes
    labels = Attribute("class", "nominal", tuple("abcdefgh"[:classes]))
    X = random.normal(size=(n, d)) + y[:, None]
    return Dataset(X, y, numeric_attributes(d), labels, f"{n} x {d}")


def others() -> Iterator[Dataset]:
    """Yield what is opened next: fewer rows, more of everything, one, a numeric class."""
    yield drawn(12, 2, 2)
    yield drawn(200, 5, 4)
    yield drawn(1, 3, 2)
    yield drawn(20, 1, 3)
    numbers = drawn(30, 3, 2)
    yield Dataset(
        numbers.X,
        numbers.X[:, 0],
        numbers.attributes,
        Attribute("t", "numeric"),
        "numbers",
    )


@pytest.mark.lane("whole", "every page of every room, five times")
@pytest.mark.slow
@pytest.mark.parametrize("room_id", WITH_PAGES)
def test_whatever_is_done_with_a_page_that_is_behind(
    make_window, remembered, qtbot, monkeypatch, room_id
):
    """Clicks, keys and tables on a page before it is drawn and before answers come.

    An exception in any of them fails the test.
    """
    choose_no_file(monkeypatch)
    window, chance = make_window(engine=remembered), Random(2)
    session, first = window.context.session, drawn(60, 3, 3)
    window.show_room(room_id)
    room = window.room
    browser = room.findChild(PageBrowser)
    pages = browser.list.offered
    for page_id in pages:
        for data in others():
            session.open(first)
            window.show_room(room_id)
            browser.open(page_id)
            if chance.random() < 0.5:
                rest(room, qtbot)
            use_plots(room, chance)
            if chance.random() < 0.5:
                window.show_room("home")
            else:
                browser.open(chance.choice(pages))
            session.open(data)
            window.acts[f"view_{chance.choice(('light', 'dark'))}Theme"].trigger()
            qtbot.wait(chance.choice((0, 5, 20)))
            window.show_room(room_id)
            browser.open(page_id)
            for _ in range(2):
                use_plots(room, chance)
                use_page(room, chance)
                qtbot.wait(chance.choice((0, 1, 5)))
            rest(room, qtbot)
            use_plots(room, chance)
