"""Rooms whose jobs are computed once in a run of the tests."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from workbench.jobs.spec import Engine, Listener


@pytest.fixture(scope="session")
def room_engine(remembered: Callable[[Listener], Engine]) -> Callable[..., Engine]:
    """Compute once what several of these tests ask for."""
    return remembered
