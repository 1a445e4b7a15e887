"""The pool: order of events, lanes, cancel, close, nothing left behind."""

from __future__ import annotations

import multiprocessing
import os
import threading
import time

import numpy as np
import pytest

from workbench.jobs import pool as pool_module
from workbench.jobs.pool import LocalPool
from workbench.jobs.spec import ENDINGS


def test_events_come_in_order_with_one_ending(bench):
    b = bench(workers=1)
    jobs = [b.submit("count", n=2000) for _ in range(3)]
    for job in jobs:
        assert b.record.wait(job).data == 2000
    for job in jobs:
        events = b.record.of(job)
        assert events[0].kind == "started"
        assert [e.kind in ENDINGS for e in events] == [False] * (len(events) - 1) + [
            True
        ]
        fractions = [e.fraction for e in events[1:-1]]
        assert fractions == sorted(fractions)
        assert 1 <= len(fractions) < 200  # thinned, not silenced


def test_arrays_cross_whole(bench):
    b = bench(workers=1)
    x = np.arange(2.0**18).reshape(512, 512)[:, ::2]
    job = b.submit("double", x=x)
    assert np.array_equal(b.record.wait(job).data["x"], 2 * x)
    assert np.array_equal(b.record.wait(job, "partial").data, x)


def test_cancel_of_endless_loop_leaves_job_beside_alone(bench):
    b = bench(workers=2)
    loop = b.running("spin")
    beside = b.running("nap", seconds=2.0)
    kind, seconds = b.cancel(loop)
    assert kind == "cancelled"
    assert 0.4 < seconds < 1.0
    assert b.record.wait(beside).kind == "done"
    assert b.record.kinds(beside) == ["started", "done"]
    assert b.run("one").data == 1


@pytest.mark.parametrize("task", ["spin_politely", "swallow"])
def test_a_job_that_checks_stops_at_once_and_keeps_its_worker(bench, task):
    b = bench(workers=1)
    worker = b.run("pid").data
    kind, seconds = b.cancel(b.running(task), grace=30.0)
    assert kind == "cancelled"
    assert seconds < 1.0
    assert b.run("pid").data == worker


def test_swallowing_even_the_cancel_is_of_no_use(bench):
    b = bench(workers=1)
    worker = b.run("pid").data
    kind, seconds = b.cancel(b.running("swallow_all"))
    assert (kind, seconds < 1.0) == ("cancelled", True)
    assert b.run("pid").data != worker


def test_cancel_without_grace_never_ends_the_worker(bench):
    b = bench(workers=1)
    job = b.running("spin")
    b.pool.cancel(job, grace=None)
    time.sleep(1.0)
    assert b.record.kinds(job) == ["started"]
    assert b.cancel(job, grace=0.0)[0] == "cancelled"


def test_queued_job_cancels_at_once_and_costs_no_worker(bench):
    b = bench(workers=1)
    front = b.running("nap", seconds=1.0)
    queued = b.submit("one")
    kind, seconds = b.cancel(queued)
    assert (kind, seconds < 0.5) == ("cancelled", True)
    assert b.record.kinds(queued) == ["cancelled"]
    assert b.run("pid").data == b.record.wait(front).data


def test_cancel_of_unknown_and_ended_jobs_does_nothing(bench):
    b = bench(workers=1)
    ended = b.run("one")
    b.pool.cancel(ended.job)
    b.pool.cancel(10**9)
    assert b.run("one").kind == "done"
    assert b.record.kinds(ended.job) == ["started", "done"]


def test_pictures_do_not_wait_for_batch_jobs(bench):
    b = bench(workers=1)
    batch = b.running("nap", seconds=30.0)
    assert b.run("one", lane="interactive").data == 1
    assert b.record.kinds(batch) == ["started"]


@pytest.mark.skipif(os.name == "nt", reason="no niceness there")
def test_batch_jobs_step_back_before_the_window_and_pictures(bench):
    b = bench(workers=1)
    own = os.nice(0)
    assert b.run("niceness", lane="interactive").data == own
    assert b.run("niceness").data == min(own + 5, 19)


def test_flood_of_partial_results_silences_nobody(bench):
    b = bench(workers=2)
    flood = b.running("flood")
    assert b.run("one").data == 1
    assert b.cancel(flood)[1] < 1.0


def test_warm_starts_all_workers_with_libraries(bench):
    b = bench(workers=2)
    b.pool.warm()
    end = time.monotonic() + 60
    while len(multiprocessing.active_children()) < 3 and time.monotonic() < end:
        time.sleep(0.01)
    assert len(multiprocessing.active_children()) == 3
    assert b.run("imported", name="sklearn.neighbors", lane="interactive").data is True
    libraries = b.run("threads", lane="interactive").data
    assert {threads for _, threads in libraries} == {1}


def test_round_trip_is_short(bench):
    b = bench(workers=1)
    b.run("one", lane="interactive")
    seconds = []
    for _ in range(200):
        before = time.perf_counter()
        b.run("one", lane="interactive")
        seconds.append(time.perf_counter() - before)
    assert np.median(seconds) < 0.02  # measured: 0.0004; here the machine may be busy


def test_submit_does_not_wait_for_a_stalled_listener(bench):
    b = bench(workers=1)
    release = threading.Event()
    b.pool._listener = lambda event: (release.wait(10), b.record(event))
    before = time.perf_counter()
    jobs = [b.submit("one") for _ in range(1000)]
    assert time.perf_counter() - before < 2.0
    release.set()
    assert b.record.wait(jobs[-1]).data == 1


def test_a_listener_that_fails_stops_nothing(bench, caplog):
    b = bench(workers=1)
    record = b.record

    def clumsy(event):
        record(event)
        raise ValueError("a slip")

    b.pool._listener = clumsy
    assert b.run("one").data == 1
    assert b.run("one").data == 1
    assert "the listener failed" in caplog.text


def test_close_ends_every_job_and_leaves_nothing(bench, gone):
    b = bench(workers=2)
    running = [b.running("spin"), b.running("swallow_all")]
    pids = [child.pid for child in multiprocessing.active_children()]
    queued = [b.submit("one") for _ in range(3)]
    before = time.perf_counter()
    b.pool.close()
    assert time.perf_counter() - before < 2.0
    for job in running + queued:
        assert b.record.kinds(job)[-1] == "cancelled"
    assert len(pids) == 2
    assert all(gone(pid) for pid in pids)
    b.pool.close()  # once more does nothing
    b.pool.cancel(running[0])
    with pytest.raises(RuntimeError, match="closed"):
        b.submit("one")


def test_close_from_the_listener_does_not_hang(bench):
    b = bench(workers=1)
    record = b.record

    def closing(event):
        record(event)
        b.pool.close()

    b.pool._listener = closing
    job = b.submit("one")
    assert record.wait(job).kind == "cancelled"


def test_default_size_leaves_a_core():
    assert pool_module.batch_size() == max(1, (os.cpu_count() or 2) - 1)
    made = LocalPool(lambda event: None)
    assert made._sizes == {"interactive": 1, "batch": pool_module.batch_size()}
    made.close()
