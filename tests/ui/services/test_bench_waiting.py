"""The benchmarks of the window wait until it rests, and say what does not."""

from __future__ import annotations

import pytest
from benchmarks.bench_window import wait_for
from PySide6.QtCore import QEventLoop, QTimer


def test_rest_that_ends_before_the_loop_does_was_rest(qapp):
    """A timer of a page begins work in the very turn in which all was at rest."""
    asked: list[bool] = []

    def rests() -> bool:
        asked.append(not asked)
        return asked[-1]

    wait_for(QEventLoop, QTimer, rests, limit=0.5)
    assert asked[0]


def test_what_never_rests_is_an_error(qapp):
    with pytest.raises(TimeoutError):
        wait_for(QEventLoop, QTimer, lambda: False, limit=0.02)


def test_what_rests_late_is_waited_for(qapp):
    rested: list[bool] = []
    QTimer.singleShot(30, lambda: rested.append(True))
    wait_for(QEventLoop, QTimer, lambda: bool(rested), limit=30.0)
    assert rested
