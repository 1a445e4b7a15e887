"""Answers that came together are handled in short turns, in their order."""

from __future__ import annotations

import time
from itertools import count

import pytest
from PySide6.QtCore import QObject

from workbench.jobs.spec import Event, Failure, JobSpec
from workbench.ui.services import job_signals
from workbench.ui.services.job_signals import JobBridge, Request


class Silent:
    """An engine whose answers the test sends."""

    def __init__(self, listen) -> None:
        self.listen = listen
        self.sent: list[JobSpec] = []

    def submit(self, spec: JobSpec) -> None:
        self.sent.append(spec)

    def cancel(self, job: int, *, grace=None) -> None:
        self.listen(Event(job, "cancelled"))

    def close(self) -> None:
        pass


@pytest.fixture
def owner(qapp):
    return QObject()


@pytest.fixture
def bridge(owner):
    return JobBridge(Silent, owner)


def partials(bridge: JobBridge, job: int, n: int) -> None:
    for place in range(n):
        bridge.engine.listen(Event(job, "partial", data=place))


def test_quick_answers_are_handled_as_they_come(bridge, owner, qtbot):
    request, seen = Request(bridge, owner), []
    request.partial.connect(seen.append)
    job = request.start("anything", {})
    partials(bridge, job, 5)
    assert not seen
    qtbot.waitUntil(lambda: bool(seen))
    assert seen == [0, 1, 2, 3, 4]
    assert not bridge.behind


def test_all_news_of_the_job_asked_for_and_of_no_other(bridge, owner, qtbot):
    request, told = Request(bridge, owner), []
    request.progressed.connect(lambda share, text: told.append((share, text)))
    request.done.connect(lambda data: told.append(("done", data)))
    request.failed.connect(lambda failure: told.append(("failed", failure.text)))
    request.idle.connect(lambda: told.append("idle"))
    job = request.start("anything", {})
    listen = bridge.engine.listen
    listen(Event(job + 1, "progress", fraction=0.9, message="of another"))
    listen(Event(job, "progress", fraction=0.25, message="fold 1 of 4"))
    listen(Event(job, "done", data={"n": 4}))
    listen(Event(job, "progress", fraction=1.0, message="after its end"))
    qtbot.waitUntil(lambda: "idle" in told)
    assert told == [(0.25, "fold 1 of 4"), ("done", {"n": 4}), "idle"]
    job = request.start("anything", {})
    listen(Event(job, "failed", data=Failure("Problem", "k = 0")))
    qtbot.waitUntil(lambda: told[-1] == "idle" and len(told) == 5)
    assert told[3] == ("failed", "k = 0")


def test_slow_answers_leave_turns_to_others(bridge, owner, qtbot):
    request, seen, between = Request(bridge, owner), [], []

    def take(place: int) -> None:
        ends = time.perf_counter() + 1.5 * job_signals.TURN
        while time.perf_counter() < ends:
            pass
        seen.append(place)
        if place == 0:
            job_signals.QTimer.singleShot(0, lambda: between.append(len(seen)))

    request.partial.connect(take)
    request.done.connect(seen.append)
    job = request.start("anything", {})
    partials(bridge, job, 4)
    bridge.engine.listen(Event(job, "done", data="whole"))
    qtbot.waitUntil(lambda: not request.busy)
    assert seen == [0, 1, 2, 3, "whole"]
    assert between[0] < 4
    assert not bridge.tasks
    assert not bridge.behind


def test_an_answer_that_fails_does_not_hold_up_the_next(bridge, owner, qtbot):
    request, seen = Request(bridge, owner), []

    def take(place: int) -> None:
        time.sleep(2 * job_signals.TURN)
        if place == 1:
            raise ValueError("of the test")
        seen.append(place)

    request.partial.connect(take)
    job = request.start("anything", {})
    with qtbot.captureExceptions() as caught:
        partials(bridge, job, 4)
        qtbot.waitUntil(lambda: seen[-1:] == [3])
    assert seen == [0, 2, 3]
    assert [str(error) for _, error, _ in caught] == ["of the test"]


def test_answers_come_where_a_turn_is_over_before_it_begins(
    bridge, owner, qtbot, monkeypatch
):
    """As on a machine so busy that seconds pass between two looks at the clock."""
    request, seen = Request(bridge, owner), []
    request.partial.connect(seen.append)
    job = request.start("anything", {})
    ticks = count()
    monkeypatch.setattr(job_signals.time, "perf_counter", lambda: float(next(ticks)))
    partials(bridge, job, 4)
    qtbot.waitUntil(lambda: seen == [0, 1, 2, 3])


def test_what_waits_when_the_bridge_closes_is_dropped(bridge, owner, qtbot):
    request, seen = Request(bridge, owner), []
    request.partial.connect(lambda place: (time.sleep(0.03), seen.append(place)))
    job = request.start("anything", {})
    partials(bridge, job, 6)
    qtbot.waitUntil(lambda: bridge.behind)
    bridge.close()
    before = list(seen)
    qtbot.wait(60)
    assert seen == before
    assert not bridge.behind
