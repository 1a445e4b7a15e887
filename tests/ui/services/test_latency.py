"""Durations of interactions by the clock and by the processor."""

import time

from support.budgets import ALLOWANCE, keeps_budget

from workbench.ui.services.latency import Latency


def test_waiting_costs_the_clock_alone():
    latency = Latency()
    with latency.measure("wait"):
        time.sleep(0.02)
    measured = latency.probe()["wait"]
    assert measured["count"] == 1
    assert measured["median"] >= 19.0
    assert measured["processor"] < measured["median"] / 2


def test_work_costs_the_processor_and_breaks_a_budget():
    latency = Latency()
    with latency.measure("work"):
        ends = time.thread_time() + 0.02
        while time.thread_time() < ends:
            pass
    measured = latency.probe()["work"]
    assert measured["processor"] >= 20.0
    assert not keeps_budget(measured, 20.0 / ALLOWANCE)
    assert keeps_budget(measured, measured["processor"])


def test_what_others_did_has_no_processor_time():
    latency = Latency()
    latency.add("answer", 0.5)
    assert set(latency.probe()["answer"]) == {"count", "median", "p95", "worst"}
    latency.clear()
    assert latency.probe() == {}
