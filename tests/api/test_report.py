"""Progress reaches the listener, and cancel gets past code that catches everything."""

import threading

import pytest

from workbench.api import Cancelled, check, partial, progress
from workbench.api.report import reporting_to


class Listener:
    def __init__(self):
        self.heard = []
        self.stop = False

    def progress(self, fraction, message):
        self.heard.append((fraction, message))

    def partial(self, data):
        self.heard.append(data)

    def cancelled(self):
        return self.stop


def test_outside_a_job_nothing_happens():
    check()
    progress(0.5, "half")
    partial([1, 2])


def test_reports_arrive_in_order_and_in_range():
    listener = Listener()
    with reporting_to(listener):
        progress(-1.0, "start")
        partial({"k": 3})
        progress(0.25)
        progress(7)
    progress(0.9, "nobody listens now")
    assert listener.heard == [(0.0, "start"), {"k": 3}, (0.25, ""), (1.0, "")]


@pytest.mark.parametrize("call", [check, lambda: progress(0.1), lambda: partial(1)])
def test_every_report_is_a_place_to_stop(call):
    listener = Listener()
    with reporting_to(listener):
        call()
        before = list(listener.heard)
        listener.stop = True
        with pytest.raises(Cancelled):
            call()
    assert listener.heard == before
    call()


def test_a_plugin_that_catches_exceptions_does_not_swallow_cancel():
    def stubborn():
        while True:
            try:
                check()
            except Exception:
                continue

    listener = Listener()
    listener.stop = True
    with reporting_to(listener), pytest.raises(Cancelled):
        stubborn()
    assert not issubclass(Cancelled, Exception)


def test_the_inner_listener_hides_the_outer_one():
    outer, inner = Listener(), Listener()
    with reporting_to(outer):
        with reporting_to(inner):
            progress(0.1)
        with reporting_to(None):
            progress(0.2)
        progress(0.3)
    assert inner.heard == [(0.1, "")]
    assert outer.heard == [(0.3, "")]


def test_the_listener_goes_even_when_the_code_fails():
    listener = Listener()
    with pytest.raises(ZeroDivisionError), reporting_to(listener):
        raise ZeroDivisionError
    progress(0.5)
    assert listener.heard == []


def test_another_thread_does_not_report_to_this_jobs_listener():
    listener = Listener()
    with reporting_to(listener):
        thread = threading.Thread(target=progress, args=(0.5,))
        thread.start()
        thread.join()
    assert listener.heard == []
