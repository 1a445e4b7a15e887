"""Durations of interactions, by name, in a ring buffer; anything late is logged."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

log = logging.getLogger(__name__)


class Latency:
    """The last measurements of every named interaction.

    Parameters
    ----------
    size : int
        How many are kept of each name.
    """

    def __init__(self, size: int = 512) -> None:
        self._size = size
        self._seconds: dict[str, deque[float]] = {}
        self._processor: dict[str, deque[float]] = {}
        self._counts: dict[str, int] = {}
        self.limits: dict[str, float] = {}

    @contextmanager
    def measure(self, name: str) -> Iterator[None]:
        """Time what is done inside, by the clock and by the processor."""
        started, busy = time.perf_counter(), time.thread_time()
        yield
        processor = time.thread_time() - busy
        self.add(name, time.perf_counter() - started, processor)

    def add(self, name: str, seconds: float, processor: float | None = None) -> None:
        """Record one measurement.

        Parameters
        ----------
        name : str
            Of the interaction.
        seconds : float
            By the clock.
        processor : float, optional
            Seconds of processor time of this thread; None where others worked too.
        """
        self._seconds.setdefault(name, deque(maxlen=self._size)).append(seconds)
        if processor is not None:
            kept = self._processor.setdefault(name, deque(maxlen=self._size))
            kept.append(processor)
        self._counts[name] = self._counts.get(name, 0) + 1
        limit = self.limits.get(name)
        if limit is not None and seconds > limit:
            log.info("%s took %.0f ms (limit %.0f)", name, seconds * 1e3, limit * 1e3)

    def clear(self) -> None:
        """Forget everything measured."""
        self._seconds.clear()
        self._processor.clear()
        self._counts.clear()

    def probe(self) -> dict[str, dict[str, float]]:
        """Return count, median, p95 and worst of each name, in milliseconds.

        `processor` is the median of processor time, where that was measured.
        """
        answer = {}
        for name, seconds in self._seconds.items():
            ms = np.array(seconds) * 1e3
            answer[name] = {
                "count": self._counts[name],
                "median": float(np.median(ms)),
                "p95": float(np.percentile(ms, 95)),
                "worst": float(ms.max()),
            }
            if name in self._processor:
                processor = float(np.median(self._processor[name])) * 1e3
                answer[name]["processor"] = processor
        return answer
