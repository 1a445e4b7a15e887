"""The pool: order of events, lanes, cancel, close, nothing left behind."""

from __future__ import annotations

import multiprocessing
import os
import threading

import numpy as np
import pytest
from support.blas import VARIABLES
from support.workers import PATIENCE, gone

from workbench.jobs import pool as pool_module
from workbench.jobs.pool import LocalPool
from workbench.jobs.spec import ENDINGS, GRACE


def test_events_come_in_order_with_one_ending(shared):
    jobs = [shared.submit("count", n=2000) for _ in range(3)]
    for job in jobs:
        assert shared.record.wait(job).data == 2000
    for job in jobs:
        events = shared.record.of(job)
        assert events[0].kind == "started"
        assert [e.kind in ENDINGS for e in events] == [False] * (len(events) - 1) + [
            True
        ]
        fractions = [e.fraction for e in events[1:-1]]
        assert fractions == sorted(fractions)
        assert 1 <= len(fractions) < 200  # thinned, not silenced


def test_arrays_cross_whole(shared):
    x = np.arange(2.0**18).reshape(512, 512)[:, ::2]
    job = shared.submit("double", x=x)
    assert np.array_equal(shared.record.wait(job).data["x"], 2 * x)
    assert np.array_equal(shared.record.wait(job, "partial").data, x)


def test_cancel_of_endless_loop_leaves_job_beside_alone(shared, waits, tmp_path):
    loop = shared.running("spin")
    beside = shared.running("until", file=str(tmp_path / "end"))
    waits.clear()
    assert shared.cancel(loop) == "cancelled"
    # it was ended at the end of its grace: the pool did not sleep past it
    limits = [timeout for timeout in waits if timeout is not None]
    assert limits
    assert max(limits) <= GRACE <= 0.5
    assert max(limits) > 0.0
    assert shared.record.kinds(beside) == ["started"]
    (tmp_path / "end").touch()
    assert shared.record.wait(beside).kind == "done"
    assert shared.record.kinds(beside) == ["started", "done"]
    assert shared.run("one").data == 1


@pytest.mark.parametrize("task", ["spin_politely", "swallow"])
def test_a_job_that_checks_stops_at_once_and_keeps_its_worker(bench, task):
    b = bench(workers=1)
    worker = b.run("pid").data
    assert b.cancel(b.running(task), grace=None) == "cancelled"
    assert b.run("pid").data == worker  # so nobody ended it


def test_swallowing_even_the_cancel_is_of_no_use(bench, waits):
    b = bench(workers=1)
    worker = b.run("pid").data
    job = b.running("swallow_all")
    waits.clear()
    assert b.cancel(job) == "cancelled"
    assert max(timeout for timeout in waits if timeout is not None) <= GRACE
    assert b.run("pid").data != worker


def test_cancel_without_grace_never_ends_the_worker(shared, waits):
    job = shared.running("spin")
    shared.pool.cancel(job, grace=None)
    for _ in range(3):  # the pool is awake after the cancel, and looks what is due
        assert shared.run("one").data == 1
    assert set(waits) == {None}  # nothing ever will be
    assert shared.record.kinds(job) == ["started"]
    assert shared.cancel(job, grace=0.0) == "cancelled"


def test_queued_job_cancels_at_once_and_costs_no_worker(bench, tmp_path):
    b = bench(workers=1)
    front = b.running("until", file=str(tmp_path / "end"))
    queued = b.submit("one")
    assert b.cancel(queued) == "cancelled"
    assert b.record.kinds(front) == ["started"]
    assert b.record.kinds(queued) == ["cancelled"]
    (tmp_path / "end").touch()
    assert b.run("pid").data == b.record.wait(front).data


def test_cancel_of_unknown_and_ended_jobs_does_nothing(shared):
    ended = shared.run("one")
    shared.pool.cancel(ended.job)
    shared.pool.cancel(10**9)
    assert shared.run("one").kind == "done"
    assert shared.record.kinds(ended.job) == ["started", "done"]


def test_pictures_do_not_wait_for_batch_jobs(shared):
    batch = [shared.running("spin_politely") for _ in range(2)]
    assert shared.run("one", lane="interactive").data == 1
    assert [shared.record.kinds(job) for job in batch] == [["started"]] * 2


@pytest.mark.skipif(os.name == "nt", reason="no niceness there")
def test_batch_jobs_step_back_before_the_window_and_pictures(shared):
    own = os.nice(0)
    assert shared.run("niceness", lane="interactive").data == own
    assert shared.run("niceness").data == min(own + 5, 19)


def test_flood_of_partial_results_silences_nobody(shared):
    flood = shared.running("flood")
    assert shared.run("one").data == 1
    assert shared.cancel(flood) == "cancelled"


def test_warm_starts_all_workers_with_libraries(bench, monkeypatch):
    for name in VARIABLES:  # or the worker would have its one thread from here
        monkeypatch.delenv(name, raising=False)
    before = len(multiprocessing.active_children())
    b = bench(workers=1)
    b.pool.warm()
    # both start at once: a job in one lane is no reason to start the other
    assert b.run("imported", name="sklearn.neighbors", lane="interactive").data is True
    assert b.run("imported", name="pandas", lane="interactive").data is True
    assert len(multiprocessing.active_children()) - before == 2
    libraries = b.run("threads", lane="interactive").data
    assert {threads for _, threads in libraries} == {1}


def test_a_round_trip_waits_for_nothing_but_its_events(shared, waits):
    shared.run("one", lane="interactive")
    waits.clear()
    for _ in range(200):
        shared.run("one", lane="interactive")
    assert set(waits) == {None}  # never looks by the clock
    # three messages each, and what a wait finds is at least one of them
    assert len(waits) <= 200 * 4


def test_submit_does_not_wait_for_a_stalled_listener(bench):
    release, released = threading.Event(), []

    def stalled(event):
        released.append(release.wait(PATIENCE))
        b.record(event)

    b = bench(workers=1, listener=stalled)
    jobs = [b.submit("one") for _ in range(1000)]
    release.set()  # not before: a submit that waited would have waited in vain
    assert b.record.wait(jobs[-1]).data == 1
    assert all(released)


def test_a_listener_that_fails_stops_nothing(bench, caplog):
    def clumsy(event):
        b.record(event)
        raise ValueError("a slip")

    b = bench(workers=1, listener=clumsy)
    assert b.run("one").data == 1
    assert b.run("one").data == 1
    assert "the listener failed" in caplog.text


def test_close_ends_every_job_and_leaves_nothing(bench):
    before = set(multiprocessing.active_children())
    b = bench(workers=2)
    running = [b.running("spin"), b.running("swallow_all")]
    pids = [p.pid for p in set(multiprocessing.active_children()) - before]
    queued = [b.submit("one") for _ in range(3)]
    b.pool.close()
    for job in running + queued:
        assert b.record.kinds(job)[-1] == "cancelled"
    assert len(pids) == 2
    assert all(gone(pid) for pid in pids)
    b.pool.close()  # once more does nothing
    b.pool.cancel(running[0])
    with pytest.raises(RuntimeError, match="closed"):
        b.submit("one")


def test_close_from_the_listener_does_not_hang(bench):
    def closing(event):
        b.record(event)
        b.pool.close()

    b = bench(workers=1, listener=closing)
    job = b.submit("one")
    assert b.record.wait(job).kind == "cancelled"


def test_default_size_leaves_a_core():
    assert pool_module.batch_size() == max(1, (os.cpu_count() or 2) - 1)
    made = LocalPool(lambda event: None)
    assert made.sizes == {"interactive": 1, "batch": pool_module.batch_size()}
    made.close()
