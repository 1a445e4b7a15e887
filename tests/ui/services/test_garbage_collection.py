"""Collections from a timer of the GUI thread, and what they leave out."""

from __future__ import annotations

import ctypes
import gc
import os
import time
import weakref
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from support.rooms import only

from workbench.ui import rooms_ahead
from workbench.ui.services import garbage_collection
from workbench.ui.services.garbage_collection import GuiCollector


class Node:
    """Half of a circle of references."""

    def __init__(self) -> None:
        self.other: Node | None = None


def circle() -> weakref.ref[Node]:
    """Return a reference to a circle that nothing else holds."""
    one, two = Node(), Node()
    one.other, two.other = two, one
    return weakref.ref(one)


@pytest.fixture
def collector(qapp):
    made = GuiCollector()
    made.start()
    yield made
    made.stop()


def test_python_collects_no_more_until_the_stop(collector):
    assert not gc.isenabled()
    collector.stop()
    assert gc.isenabled()


def test_what_is_spared_comes_back_with_the_stop_and_what_is_new_is_collected(
    collector, spare
):
    old = circle()
    spare(collector)
    new = circle()
    gc.collect()
    assert new() is None
    assert old() is not None
    collector.stop()
    gc.collect()
    assert old() is None


def test_a_stop_leaves_what_others_froze(collector):
    witness = Node()
    gc.freeze()
    collector.stop()
    # what is frozen is in none of the generations; its number falls by itself when
    # another thread drops something
    assert gc.get_freeze_count() > 0
    assert all(known is not witness for known in gc.get_objects())


def test_a_window_spares_what_is_loaded_once_all_of_it_is(
    make_window, qtbot, monkeypatch
):
    loaded: list[str] = []
    loaded_when_spared: list[list[str]] = []
    imports = [partial(loaded.append, name) for name in "abc"]
    monkeypatch.setattr(rooms_ahead, "_soon_needed", lambda: imports)
    monkeypatch.setattr(
        GuiCollector,
        "spare_what_is_loaded",
        lambda _: loaded_when_spared.append(list(loaded)),
    )
    make_window()
    qtbot.waitUntil(lambda: bool(loaded_when_spared), timeout=30_000)
    assert loaded_when_spared == [["a", "b", "c"]]


def test_everything_is_collected_now_and_then(collector, monkeypatch):
    """A circle that outlived two collections waits for no hundred thousand objects."""
    given_back: list[bool] = []
    monkeypatch.setattr(
        garbage_collection, "give_memory_back", lambda: given_back.append(True)
    )
    gc.collect()  # tests before may have left it one short of a collection of its own
    old = circle()
    held = old()
    gc.collect(0)
    gc.collect(1)
    del held
    kept = [[] for _ in range(200)]
    only(collector, QTimer).timeout.emit()
    assert old() is not None
    monkeypatch.setattr(collector, "_full_at", 0.0)
    monkeypatch.setattr(gc, "get_count", lambda: (len(kept), 1, 1))
    only(collector, QTimer).timeout.emit()
    assert old() is None
    assert collector._full_at >= time.perf_counter() + 10
    assert not given_back  # in a turn of its own
    only(collector, QTimer).timeout.emit()
    assert given_back == [True]
    # nothing new: nothing is looked at
    monkeypatch.setattr(collector, "_full_at", 0.0)
    before = gc.get_stats()[2]["collections"]
    monkeypatch.setattr(gc, "get_count", lambda: (5, 0, 0))
    only(collector, QTimer).timeout.emit()
    assert gc.get_stats()[2]["collections"] == before
    assert given_back == [True]


def resident() -> float:
    """Return the memory of this process that is in use, MB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


@pytest.mark.skipif(
    not hasattr(ctypes.CDLL(None), "malloc_trim") if os.name == "posix" else True,
    reason="only glibc keeps what is freed between other things",
)
def test_memory_freed_below_what_is_in_use_is_given_back():
    libc = ctypes.CDLL(None)
    libc.malloc.restype, libc.malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
    libc.free.restype, libc.free.argtypes = None, [ctypes.c_void_p]
    blocks = [libc.malloc(1000) for _ in range(100_000)]
    for block in blocks:
        ctypes.memset(block, 1, 1000)
    *most, last = blocks
    for block in most:
        libc.free(block)
    kept = resident()
    garbage_collection.give_memory_back()
    assert kept - resident() > 50
    libc.free(last)
