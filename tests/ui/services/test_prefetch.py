"""Imports while the window waits: one in a turn, in order, and none after the stop."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer

from workbench.ui import rooms, rooms_ahead
from workbench.ui.services.prefetch import Prefetch, ThreadedImport


def test_one_import_in_each_turn_of_the_event_loop(qtbot):
    seen: list[object] = []
    turns = QTimer(interval=0)
    turns.timeout.connect(lambda: seen.append("turn"))
    owner = QObject()
    prefetch = Prefetch((lambda n=n: seen.append(n) for n in range(3)), owner)
    turns.start()
    with qtbot.waitSignal(prefetch.finished):
        assert seen == []
        prefetch.start()
    assert not prefetch.is_running
    turns.stop()
    assert [each for each in seen if each != "turn"] == [0, 1, 2]
    for number in (0, 1):  # the loop ran between any two
        assert "turn" in seen[seen.index(number) : seen.index(number + 1)]


def test_an_import_that_fails_is_told_and_the_rest_follow(qtbot):
    seen: list[str] = []

    def broken() -> None:
        raise ImportError("no such module")

    owner = QObject()
    prefetch = Prefetch([broken, lambda: seen.append("next")], owner)
    with qtbot.captureExceptions() as told:
        prefetch.start()
        qtbot.waitUntil(lambda: not prefetch.is_running)
    assert [str(error) for _, error, _ in told] == ["no such module"]
    assert seen == ["next"]


def test_one_that_has_more_to_do_is_called_again_before_the_next(qtbot):
    seen: list[object] = []
    turns = QTimer(interval=0)
    turns.timeout.connect(lambda: seen.append("turn"))
    owner = QObject()

    def piece() -> bool:
        seen.append("piece")
        return seen.count("piece") < 3

    prefetch = Prefetch([piece, lambda: seen.append("next")], owner)
    turns.start()
    with qtbot.waitSignal(prefetch.finished):
        prefetch.start()
    turns.stop()
    assert [each for each in seen if each != "turn"] == [*["piece"] * 3, "next"]
    first, second = [
        i for i, each in enumerate(seen[: seen.index("next")]) if each == "piece"
    ][:2]
    assert "turn" in seen[first:second]


def test_after_the_stop_nothing_is_imported_and_a_start_goes_on(qtbot):
    seen: list[int] = []
    owner = QObject()
    prefetch = Prefetch((lambda n=n: seen.append(n) for n in range(50)), owner)
    prefetch.start()
    qtbot.waitUntil(lambda: len(seen) >= 2)
    prefetch.stop()
    before = len(seen)
    qtbot.wait(30)
    assert len(seen) == before < 50
    assert not prefetch.is_running
    prefetch.start()
    qtbot.waitUntil(lambda: not prefetch.is_running)
    assert seen == list(range(50))


def test_every_module_of_a_room_is_imported_ahead_or_there():
    offered = {load.args[0] for load in rooms_ahead._pages()}
    folder = Path(rooms.__path__[0])
    for file in folder.rglob("*.py"):
        parts = file.relative_to(folder).with_suffix("").parts
        name = ".".join([rooms.__name__, *(p for p in parts if p != "__init__")])
        assert name in offered or name in sys.modules, name


@pytest.fixture
def on_path(tmp_path, monkeypatch) -> Callable[[str, str], None]:
    """Writes a module that can be imported, and forgets it afterwards."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def write(name: str, text: str) -> None:
        (tmp_path / f"{name}.py").write_text(text)
        monkeypatch.delitem(sys.modules, name, raising=False)

    return write


def test_a_library_is_imported_beside_the_window(on_path, qtbot):
    on_path("seldom_a", "import threading\nname = threading.current_thread().name")
    owner = QObject()
    load = ThreadedImport("seldom_a", owner)
    with qtbot.waitSignal(load.finished):
        load.start()
    assert sys.modules["seldom_a"].name == "import seldom_a"
    load.stop()


@pytest.mark.parametrize("text", ["import no_such_module_at_all", "1 / 0"])
def test_a_library_that_cannot_be_imported_is_not_waited_for(on_path, qtbot, text):
    on_path("seldom_b", text)
    owner = QObject()
    load = ThreadedImport("seldom_b", owner)
    with qtbot.waitSignal(load.finished):
        load.start()
    assert "seldom_b" not in sys.modules
    load.stop()


def test_what_is_stopped_ends_in_silence(on_path, qtbot):
    on_path("seldom_c", "import time\ntime.sleep(0.05)")
    owner = QObject()
    load, never = ThreadedImport("seldom_c", owner), ThreadedImport("seldom_d", owner)
    heard = []
    load.finished.connect(lambda: heard.append(1))
    load.start()
    for one in (load, never):
        one.stop()
    assert "seldom_c" in sys.modules
    qtbot.wait(20)
    assert heard == []


def test_what_is_stopped_before_it_is_heard_of_ends_in_silence(on_path, qtbot):
    """A window that closes in the turn in which the import ends starts no workers."""
    on_path("seldom_e", "")
    owner, heard = QObject(), []
    load = ThreadedImport("seldom_e", owner)
    load.finished.connect(lambda: heard.append(1))
    load.start()
    while any(thread.name == "import seldom_e" for thread in threading.enumerate()):
        time.sleep(0.001)
    load.stop()
    qtbot.wait(20)
    assert heard == []
