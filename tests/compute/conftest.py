"""Data that tests of the computing read."""

from __future__ import annotations

import pytest

import workbench
from workbench.api import Dataset


@pytest.fixture(scope="module")
def iris() -> Dataset:
    """Fisher's iris, shipped with the program."""
    return workbench.read("builtin:iris")
