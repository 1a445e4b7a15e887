"""The inline engine: the same story as the pool's, told at once."""

from __future__ import annotations

import numpy as np
import pytest
from support.workers import spec

from workbench.jobs.inline import InlineEngine
from workbench.jobs.registry import TASKS, resolve
from workbench.jobs.spec import Event


@pytest.fixture
def told():
    return []


def test_events_are_told_before_submit_returns(told):
    job = InlineEngine(told.append).submit(spec("count", n=2))
    assert [(e.job, e.kind) for e in told] == [
        (job, "started"), (job, "progress"), (job, "progress"), (job, "done"),
    ]  # fmt: skip
    assert told[-1].data == 2


def test_results_are_copies(told):
    x = np.zeros(3)
    InlineEngine(told.append).submit(spec("double", x=x))
    assert told[1].data is not x
    np.testing.assert_array_equal(told[-1].data["x"], x)


@pytest.mark.parametrize(
    "task", ["bad_input", "mistake", "leave", "strange", "unpicklable"]
)
def test_failures_are_the_same_as_in_a_worker(told, bench, task):
    InlineEngine(told.append).submit(spec(task))
    there = bench(workers=1).run(task)
    assert told[-1].kind == there.kind == "failed"
    assert told[-1].data.type == there.data.type


def test_keyboard_interrupt_passes(told, monkeypatch):
    def interrupted(payload):
        raise KeyboardInterrupt

    import sample_tasks

    monkeypatch.setattr(sample_tasks, "one", interrupted)
    engine = InlineEngine(told.append)
    with pytest.raises(KeyboardInterrupt):
        engine.submit(spec("one"))
    monkeypatch.undo()


def test_cancel_from_the_listener(told):
    def listen(event: Event) -> None:
        told.append(event)
        if event.kind == "progress":
            engine.cancel(event.job)

    engine = InlineEngine(listen)
    engine.submit(spec("count", n=10))
    assert [e.kind for e in told] == ["started", "progress", "cancelled"]


def test_job_submitted_by_the_listener_waits_its_turn(told):
    more = [spec("one"), spec("one")]

    def listen(event: Event) -> None:
        told.append(event)
        if event.kind == "started" and len(more) == 2:
            engine.submit(more.pop())
            engine.submit(more.pop())
            engine.cancel(told[0].job + 100)  # unknown: nothing happens

    engine = InlineEngine(listen)
    engine.submit(spec("one"))
    assert [e.kind for e in told] == ["started", "done"] * 3


def test_close_ends_what_waits(told):
    waiting = spec("one")

    def listen(event: Event) -> None:
        told.append(event)
        if event.kind == "started":
            engine.submit(waiting)
            engine.close()

    engine = InlineEngine(listen)
    engine.submit(spec("count", n=5))
    assert [(e.job == waiting.id, e.kind) for e in told] == [
        (False, "started"), (True, "cancelled"), (False, "cancelled"),
    ]  # fmt: skip
    with pytest.raises(RuntimeError, match="closed"):
        engine.submit(spec("one"))


@pytest.mark.parametrize("task", sorted(TASKS))
def test_every_task_name_leads_to_a_function(task):
    assert callable(resolve(task))


def test_unknown_task():
    with pytest.raises(KeyError):
        resolve("no such task")
