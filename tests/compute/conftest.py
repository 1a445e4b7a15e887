"""Data that tests of the computing read."""

from __future__ import annotations

import pytest

import workbench
from workbench.api import Dataset
from workbench.jobs import parallel_folds
from workbench.jobs.inline import InlineEngine


@pytest.fixture(scope="module")
def iris() -> Dataset:
    """Fisher's iris, shipped with the program."""
    return workbench.read("builtin:iris")


@pytest.fixture
def no_processes(monkeypatch) -> None:
    """Let an evaluation by several jobs run them here, as encoded as on their way."""
    monkeypatch.setattr(
        parallel_folds, "LocalPool", lambda listener, **_: InlineEngine(listener)
    )
