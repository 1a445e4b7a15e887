"""Events of an experiment run, as plain values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

NewsKind = Literal[
    "planned", "started", "fold", "warning", "paused", "resumed", "done",
    "cancelled", "failed",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class News:
    """Event of a run.

    Attributes
    ----------
    kind : str
        ``planned`` (once all data sets are read), ``started`` and ``fold`` for each
        fold, ``warning``, ``paused``, ``resumed``, and one ending: ``done``,
        ``cancelled`` or ``failed``.
    data : mapping
        Plain values. planned: ``datasets [{key, name, rows, classes, parts, source,
        sha256, changed, problem}], learners [{key, name, plugin}], total, done,
        protocol``. started: ``data, learner, repeat, fold``. fold: these and ``value``
        (of the compared measure), ``failure, warnings, done, total, seconds_left``.
        warning: ``text``. done: ``failed`` (a list of ``data, learner, repeat, fold,
        text``), ``seconds, files``. cancelled: ``done, total``. failed:
        ``problem`` and ``problems``, one line each.
    """

    kind: NewsKind
    data: Mapping[str, Any] = field(default_factory=dict)

    @property
    def is_ending(self) -> bool:
        """Whether nothing more will come."""
        return self.kind in ("done", "cancelled", "failed")


Tell = Callable[[News], None]


def warn(tell: Tell, text: str, **more: str) -> None:
    """Tell a warning."""
    tell(News("warning", {"text": text, **more}))
