"""Validation of events that come from a worker."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

from workbench.jobs.spec import ENDINGS, Event, Failure
from workbench.jobs.wire import NotPlain

#: ``crashed`` is said about a worker, never by it.
_KINDS = frozenset({"started", "progress", "partial", *ENDINGS} - {"crashed"})
_WITH_DATA = ("partial", "done", "failed")
_LINE_CHARACTERS = 4_000
_TRACE_CHARACTERS = 100_000


def checked_event(event: Any) -> Event:
    """Return the event with its texts cut to what people can read.

    Raises
    ------
    NotPlain
        When a part of it is of another type or kind than it has to be.
    """
    if type(event) is not Event:
        raise NotPlain("no event")
    if type(event.job) is not int:
        raise NotPlain("an event of no job")
    kind: Any = event.kind
    if type(kind) is not str or kind not in _KINDS:
        raise NotPlain("an event of an unknown kind")
    if type(event.fraction) not in (int, float) or not math.isfinite(event.fraction):
        raise NotPlain("progress that is no number")
    if type(event.message) is not str:
        raise NotPlain("a message that is no text")
    if event.data is not None and event.kind not in _WITH_DATA:
        raise NotPlain(f"data where none are expected, with {event.kind!r}")
    data = _checked_failure(event.data) if event.kind == "failed" else event.data
    fraction = min(max(float(event.fraction), 0.0), 1.0)
    message = event.message[:_LINE_CHARACTERS]
    return replace(event, data=data, fraction=fraction, message=message)


def _checked_failure(failure: Any) -> Failure:
    parts = [getattr(failure, name, None) for name in ("type", "text", "trace")]
    if type(failure) is not Failure or set(map(type, parts)) != {str}:
        raise NotPlain("a failure without a text")
    line = " ".join(failure.text[:_LINE_CHARACTERS].split())
    kind = " ".join(failure.type[:_LINE_CHARACTERS].split())
    return Failure(kind, line, failure.trace[-_TRACE_CHARACTERS:])
