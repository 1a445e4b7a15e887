"""Debounced saving: a while after the last change, and not too long after the first."""

from __future__ import annotations

import time
from collections.abc import Callable

#: Seconds without a change after which there is a pause to save in.
QUIET = 2.0
#: Seconds that a change waits at the most, however busy the hands are.
LONGEST = 10.0


class SaveTimes:
    """Waiting times before a change is saved.

    Parameters
    ----------
    clock : callable
        Seconds that never go back.
    quiet, longest : float
        Seconds after the last, and after the first change.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        *,
        quiet: float = QUIET,
        longest: float = LONGEST,
    ) -> None:
        self._clock = clock
        self._quiet, self._longest = quiet, longest
        self._first: float | None = None

    @property
    def pending(self) -> bool:
        """Whether something changed since `begin`."""
        return self._first is not None

    def changed(self) -> float:
        """Note a change and return the seconds until it is to be saved."""
        now = self._clock()
        if self._first is None:
            self._first = now
        return max(0.0, min(self._quiet, self._first + self._longest - now))

    def begin(self) -> None:
        """Note that all changes until now are being saved."""
        self._first = None
