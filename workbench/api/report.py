"""Progress reports and cancellation of running code.

Outside a job every call is a no-op, so a plugin works the same in a notebook.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Protocol


class Cancelled(BaseException):
    """The user asked to stop. Not an `Exception`, so no plugin swallows it."""


class Reporter(Protocol):
    """Receiver of the progress of running code."""

    def progress(self, fraction: float, message: str) -> None:
        """Take the share done, 0 to 1, and a short message."""

    def partial(self, data: Any) -> None:
        """Take an intermediate result of plain values and arrays."""

    def cancelled(self) -> bool:
        """Whether the code should stop now."""


_reporter: ContextVar[Reporter | None] = ContextVar("reporter", default=None)


def progress(fraction: float, message: str = "") -> None:
    """Tell the share done (0 to 1), and stop here if the user cancelled.

    Raises
    ------
    Cancelled
        When the job was cancelled.
    """
    check()
    reporter = _reporter.get()
    if reporter is not None:
        reporter.progress(min(max(float(fraction), 0.0), 1.0), message)


def partial(data: Any) -> None:
    """Hand out an intermediate result (plain values and NumPy arrays)."""
    check()
    reporter = _reporter.get()
    if reporter is not None:
        reporter.partial(data)


def check() -> None:
    """Stop here if the user cancelled; cheap enough for inner loops.

    Raises
    ------
    Cancelled
        When the job was cancelled.
    """
    reporter = _reporter.get()
    if reporter is not None and reporter.cancelled():
        raise Cancelled


def current_reporter() -> Reporter | None:
    """Return whoever hears of the running code, None outside a job."""
    return _reporter.get()


@contextmanager
def reporting_to(reporter: Reporter | None) -> Iterator[None]:
    """Send reports of the code inside to `reporter` (None: to nobody)."""
    token = _reporter.set(reporter)
    try:
        yield
    finally:
        _reporter.reset(token)
