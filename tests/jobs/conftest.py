"""Pools of worker processes for the tests, and workers that find the sample tasks."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable, Iterator

import pytest
from support.workers import TASKS, Bench, recorded_waits


@pytest.fixture(autouse=True)
def tasks_found(monkeypatch) -> None:
    """Workers inherit the path; the tests' own tasks are found on it."""
    monkeypatch.syspath_prepend(str(TASKS))


@pytest.fixture
def waits(monkeypatch) -> list[float | None]:
    """How long each wait of a pool's thread may last, from now on."""
    return recorded_waits(monkeypatch)


@pytest.fixture
def bench() -> Iterator[Callable[..., Bench]]:
    """Make benches; each must leave no thread and no process behind."""
    threads, children = set(threading.enumerate()), _children()
    made: list[Bench] = []

    def make(**options: object) -> Bench:
        made.append(Bench(**options))
        return made[-1]

    yield make
    for one in made:
        one.pool.close()
    assert set(threading.enumerate()) <= threads
    assert _children() <= children


def _children() -> set[int | None]:
    return {child.pid for child in multiprocessing.active_children()}


@pytest.fixture(scope="module")
def long_lived() -> Iterator[Bench]:
    """One pool of two workers for all tests of a module; use `shared`."""
    made = Bench(workers=2)
    yield made
    made.pool.close()


@pytest.fixture
def shared(long_lived) -> Iterator[Bench]:
    """The pool of the module, with nothing heard and nothing running."""
    yield long_lived
    long_lived.clear()
