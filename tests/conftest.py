"""Lanes, hypothesis' profiles, the shared data, and a fresh home for settings."""

from __future__ import annotations

import gc
import os
import re
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings
from support.blas import use_one_thread
from support.checkout import ROOT, TESTS
from support.examples import register_profiles
from support.lanes import LANES, QUICK_FOLDERS, REST, in_quick_folder, runs_in

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# containers like to forbid bytecode: every worker, and every process that a test starts,
# would compile the program and the tests again
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
use_one_thread()
# what is read while tests are collected is nobody's: each test gets a home of its own
_NO_HOME = tempfile.TemporaryDirectory(prefix="workbench-no-home-")
os.environ["WORKBENCH_HOME"] = _NO_HOME.name
gc.disable()  # until all tests are collected: nothing of what is made then is garbage
register_profiles()

# what runs in the background of a script, or under nohup, ignores these, and so would
# every process that a test starts and interrupts
signal.signal(signal.SIGINT, signal.default_int_handler)
for _name in ("SIGTERM", "SIGHUP"):
    if hasattr(signal, _name):  # Windows knows no SIGHUP
        signal.signal(getattr(signal, _name), signal.SIG_DFL)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--lane``."""
    parser.addoption(
        "--lane",
        choices=(*LANES, REST),
        help="quick: before a commit; usual (default): all that a change can break in "
        "ordinary use; whole: everything, many examples; rest: what whole adds to usual. "
        "A test named with :: runs in any lane.",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Choose hypothesis' profile before any property is defined."""
    if not config.option.hypothesis_profile:
        settings.load_profile(lane_of_run(config))


def lane_of_run(config: pytest.Config) -> str:
    """Return the lane asked for, else `usual`."""
    return config.getoption("lane") or "usual"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave unread what the quick lane does not run."""
    if lane_of_run(config) != "quick" or collection_path.parent != TESTS:
        return None
    unread = collection_path.is_dir() or collection_path.suffix == ".py"
    return True if unread and collection_path.name not in QUICK_FOLDERS else None


def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> None:
    """Leave out the tests of dearer lanes, unless they are named one by one."""
    lane = lane_of_run(config)
    if config.getoption("lane") is None and any("::" in name for name in config.args):
        lane = "whole"
    chosen, left = [], []
    for item in items:
        (chosen if runs_in(item, lane) else left).append(item)
    if left:
        config.hook.pytest_deselected(items=left)
    # first what takes long: begun last it would keep one worker busy alone
    chosen.sort(key=lambda item: item.get_closest_marker("slow") is None)
    items[:] = chosen


def pytest_collection_finish() -> None:
    """Spare the collector the modules and the tests themselves, which stay anyway."""
    gc.collect()
    gc.freeze()
    gc.enable()


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """The folder of data sets kept beside the project; not part of it."""
    folder = ROOT.parent / "shared" / "data"
    if not folder.is_dir():
        reason = "the shared data folder is not beside this checkout"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return folder


@pytest.fixture(scope="session")
def new_folder(tmp_path_factory) -> Callable[[str], Path]:
    """Make folders that are new; pytest's own numbering lists all of them each time."""
    parent, numbers = tmp_path_factory.mktemp("tests"), count()

    def make(name: str) -> Path:
        words = re.sub(r"\W", "_", name)[:30]
        folder = parent / f"{words}{next(numbers)}"
        folder.mkdir()
        return folder

    return make


@pytest.fixture
def tmp_path(request, new_folder) -> Path:
    """Make a folder for one test, named after it."""
    return new_folder(request.node.name)


@pytest.fixture(scope="session")
def unused_homes() -> list[Path]:
    """Keep the home that a test without window or process left empty, for the next."""
    return []


@pytest.fixture(autouse=True)
def fresh_home(request, unused_homes, new_folder, monkeypatch) -> Iterator[Path]:
    """No test reads or writes the settings, plugins or sessions of whoever runs it."""
    home = unused_homes.pop() if unused_homes else new_folder("home")
    monkeypatch.setenv("WORKBENCH_HOME", str(home))
    # nor what the desktop says of motion
    monkeypatch.setenv("XDG_CONFIG_HOME", str(home))
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "")
    monkeypatch.delenv("WORKBENCH_PLUGIN_PATH", raising=False)
    yield home
    if in_quick_folder(request.node.path) and home.is_dir() and not os.listdir(home):
        unused_homes.append(home)
