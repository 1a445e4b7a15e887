"""Read-ahead (prefetch): parts of a stream worked on by a thread pool, in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import chain, islice
from typing import TypeVar

_THREADS = 2

Part = TypeVar("Part")
Result = TypeVar("Result")


def read_ahead(
    parts: Iterator[Part], work: Callable[[Part], Result]
) -> Iterator[tuple[Part, Result]]:
    """Yield each part with the result of `work`, in order.

    Neighbours are worked on at the same time, which pays only where `work` lets other
    threads run, as pandas' parser does. A single part needs no thread.

    Raises
    ------
    Exception
        What `parts` or `work` raised, at its turn.
    """
    first = list(islice(parts, 2))
    if len(first) < 2:
        yield from ((part, work(part)) for part in first)
        return
    waiting: deque[tuple[Part, Future[Result]]] = deque()
    with ThreadPoolExecutor(_THREADS) as pool:
        try:
            for part in chain(first, parts):
                waiting.append((part, pool.submit(work, part)))
                if len(waiting) > _THREADS:
                    done, future = waiting.popleft()
                    yield done, future.result()
            yield from ((part, future.result()) for part, future in waiting)
        finally:
            for _, future in waiting:
                future.cancel()
