"""Imports while the window waits: one in a turn, in order, and none after the stop."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from types import ModuleType

from PySide6.QtCore import QObject, QTimer

from workbench.ui import rooms, rooms_ahead
from workbench.ui.services.prefetch import Prefetch, classes_of


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


def test_what_is_waited_for_comes_first_and_without_pauses(qtbot):
    seen: list[str] = []
    owner = QObject()

    def piece() -> bool:
        seen.append("piece")
        return "first" not in seen

    hour = 3_600_000
    prefetch = Prefetch([partial(seen.append, "next")], owner, pause=hour)
    prefetch.put_first([piece])
    qtbot.waitUntil(lambda: len(seen) >= 2)
    prefetch.put_first(partial(seen.append, name) for name in ("first", "second"))
    qtbot.waitUntil(lambda: "second" in seen and seen[-1] == "piece")
    at = seen.index("first")
    assert set(seen[:at]) == {"piece"}
    assert seen[at:] == ["first", "second", "piece"]
    qtbot.wait(50)
    assert prefetch.is_running
    assert "next" not in seen  # what nobody waits for has its pauses
    prefetch.stop()


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


class LikeQt(ModuleType):
    """A module that makes a class when it is named, one in another only once."""

    def __init__(self) -> None:
        super().__init__("like_qt")
        self.pending = ["Layout", "Text", "Text.Tab", "Widget"]
        self.made: list[str] = []

    def __dir__(self) -> list[str]:
        return [*self.pending]

    def __getattr__(self, name: str) -> object:
        if name not in self.pending:
            raise AttributeError(name)
        self.pending.remove(name)
        self.made.append(name)
        return object()


def test_classes_are_made_some_at_a_time():
    module = LikeQt()
    made = []
    for piece in classes_of(module, 3):
        piece()
        made.append(len(module.made))
    assert module.made == ["Layout", "Text", "Text.Tab", "Widget"]
    assert made == [3, 4]


def test_a_class_that_somebody_made_meanwhile_is_no_error():
    module = LikeQt()
    for piece in classes_of(module, 2):
        piece()
        getattr(module, "Text.Tab", None)  # whoever needs it, between two turns
    assert module.made == ["Layout", "Text", "Text.Tab", "Widget"]
