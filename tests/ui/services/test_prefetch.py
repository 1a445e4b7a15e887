"""Imports while the window waits: one in a turn, in order, and none after the stop."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from workbench.ui.services.prefetch import Prefetch


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
