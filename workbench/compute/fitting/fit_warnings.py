"""Warnings about a fitted estimator: no convergence, and the notes it keeps."""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from typing import Any

#: What is warned of where an estimator says ``converged_ = False``.
UNCONVERGED = "did not converge"

#: How the note of a learner of a metric begins that only repeats `UNCONVERGED`.
_SAME = "Not converged within"


def warn_about(estimator: Any, name: str = "") -> None:
    """Warn of what went differently than asked when an estimator was fitted.

    A metric learner that falls back to the Euclidean distance says so in ``note_``
    alone; unless that is a warning, its scores pass for those of a learned metric.

    Parameters
    ----------
    estimator : object
        Fitted; ``converged_`` and ``note_`` are looked at.
    name : str
        Named first in the warning, where the estimator is one of several.
    """
    prefix = f"{name}: " if name else ""
    if not getattr(estimator, "converged_", True):
        warnings.warn(prefix + UNCONVERGED, stacklevel=2)
    note = getattr(estimator, "note_", "")
    if isinstance(note, str) and note and not note.startswith(_SAME):
        warnings.warn(prefix + note, stacklevel=2)


def texts_of(caught: Iterable[warnings.WarningMessage]) -> tuple[str, ...]:
    """Return the texts of recorded warnings on one line each, every text once."""
    texts = [" ".join(str(w.message).split()) for w in caught]
    return tuple(dict.fromkeys(texts))
