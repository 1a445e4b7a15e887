"""A patient request: gives way in the batch queue, and is asked for again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject

from workbench.jobs.spec import Event
from workbench.ui.rooms.metric.preemptible_request import PreemptibleRequest
from workbench.ui.services.job_signals import JobBridge, Request


class Engine:
    """Takes jobs and does nothing until told."""

    def __init__(self, listener):
        self.listener = listener
        self.cancelled = []

    def submit(self, spec):
        pass

    def cancel(self, job, *, grace=None):
        self.cancelled.append(job)
        self.listener(Event(job, "cancelled"))

    def close(self):
        pass


@pytest.fixture
def jobs(qapp):
    made = JobBridge(Engine)
    yield made
    made.close()


def test_it_gives_way_and_is_asked_again_once_the_queue_is_empty(jobs, qtbot):
    owner, asked = QObject(), []
    slow, learn = Request(jobs, owner), Request(jobs, owner)
    patience = PreemptibleRequest(jobs, slow, lambda: asked.append(1), owner)
    job = slow.start("morph_curve", {}, lane="batch")
    newer = learn.start("metric", {"plugin": "kissnn"}, lane="batch")
    qtbot.waitUntil(lambda: not slow.busy)
    assert jobs.engine.cancelled == [job]
    assert learn.busy
    assert patience.waits
    qtbot.wait(20)
    assert not asked
    jobs.engine.listener(Event(newer, "done"))
    qtbot.waitUntil(lambda: asked == [1])


def test_it_stays_where_nothing_waits_behind_it(jobs, qtbot):
    owner = QObject()
    slow, other, quick = (Request(jobs, owner) for _ in range(3))
    for request in (slow, other):
        PreemptibleRequest(jobs, request, lambda: None, owner)
    quick.start("metric_regions", {}, lane="interactive")
    for request in (slow, other):
        request.start("morph_curve", {}, lane="batch")
    quick.start("metric_regions", {}, lane="interactive")
    qtbot.wait(20)
    assert slow.busy
    assert other.busy
