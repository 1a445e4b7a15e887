"""Fixtures for all tests: where the shared data lie, and a fresh home for settings."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """The folder of data sets kept beside the project; not part of it."""
    folder = Path(__file__).resolve().parents[2] / "shared" / "data"
    if not folder.is_dir():
        reason = "the shared data folder is not beside this checkout"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return folder


@pytest.fixture(autouse=True)
def fresh_home(tmp_path_factory, monkeypatch) -> Path:
    """No test reads or writes the settings, plugins or sessions of whoever runs it."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("WORKBENCH_HOME", str(home))
    monkeypatch.delenv("WORKBENCH_PLUGIN_PATH", raising=False)
    return home
