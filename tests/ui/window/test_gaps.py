"""No page of Explore or of the Distances lab keeps the window from answering for long."""

from __future__ import annotations

import time
from functools import partial

import pytest
from PySide6.QtCore import QTimer
from support.budgets import ALLOWANCE
from support.rooms import LONG

from workbench.jobs.pool import LocalPool
from workbench.ui.rooms.distances.page_list import PAGES as DISTANCES
from workbench.ui.rooms.explore.page_list import PAGES as EXPLORE
from workbench.ui.window.main_window import MainWindow

#: Seconds between two turns of the event loop (frame.md 4), for a slow machine.
MOST = ALLOWANCE * 0.05


class Beat:
    """Finds the turn of the event loop that took the most of the processor."""

    def __init__(self) -> None:
        self.worst = 0.0
        self.turns = 0
        self._last = time.thread_time()
        self._timer = QTimer(interval=2)
        self._timer.timeout.connect(self._on_timeout)
        self._timer.start()

    def _on_timeout(self) -> None:
        now = time.thread_time()
        self.worst = max(self.worst, now - self._last)
        self.turns += 1
        self._last = now

    def stop(self) -> None:
        self._on_timeout()
        self._timer.stop()


def open_strips(window: MainWindow) -> None:
    """Open the two strips of 200 rows: they come in Explore."""
    window.opener.open("builtin:thesis21-strips")


@pytest.mark.lane("whole", "starts worker processes")
@pytest.mark.parametrize(
    ("room", "pages"),
    [("explore", EXPLORE), ("dist", DISTANCES)],
    ids=["explore", "dist"],
)
def test_pages_open_without_a_stall(make_window, qtbot, room, pages):
    """The window computes in processes, so that drawing alone counts."""
    window = make_window(engine=LocalPool, fresh=True)
    qtbot.waitUntil(lambda: bool(window.context.catalogue.plugins), timeout=LONG)
    deeds = {
        "open": partial(open_strips, window),
        room: partial(window.show_room, room),
    }
    for page in pages:
        deeds[page.id] = lambda page=page: window.room.open_page(page.id)
    taken = {}
    for name, act in deeds.items():
        beat = Beat()
        act()
        qtbot.wait(20)
        qtbot.waitUntil(partial(at_rest, window), timeout=LONG)
        # a busy machine may turn the loop only once in 20 ms
        qtbot.waitUntil(lambda beat=beat: beat.turns > 2, timeout=LONG)
        beat.stop()
        taken[name] = beat.worst
    assert window.room.room_id == room
    assert all(worst < MOST for worst in taken.values()), taken


def at_rest(window: MainWindow) -> bool:
    """Whether data are open and nothing is computed."""
    return window.context.session.data is not None and not (
        window.opener.busy or window.room.busy
    )


def test_a_turn_that_keeps_the_window_is_seen(qtbot):
    """The yardstick itself: a slot that takes too long is found, sleep is not counted."""
    beat = Beat()
    QTimer.singleShot(0, lambda: time.sleep(MOST))
    qtbot.waitUntil(lambda: beat.turns > 2, timeout=LONG)
    assert beat.worst < MOST / 2

    def keep() -> None:
        ends = time.thread_time() + MOST
        while time.thread_time() < ends:
            pass

    QTimer.singleShot(0, keep)
    qtbot.waitUntil(lambda: beat.worst >= MOST, timeout=LONG)
    beat.stop()
