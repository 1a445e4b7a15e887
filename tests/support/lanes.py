"""Lanes: which tests run before a commit, in ordinary use, and in full.

Each test belongs to the cheapest lane that runs it: `quick`, `usual` (the README's
command) or `whole`. Folders of code without a window are quick, all others usual; a
test says otherwise with its reason: ``@pytest.mark.lane("whole", "a soak of a minute")``.
What is dear by its measured time alone is listed in `tests/dear_tests.txt`, with that
time, and belongs to `whole`; what only waits too long before a commit is listed in
`tests/usual_tests.txt` and belongs to `usual` (see `tests/tools/weigh_tests.py`).
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import pytest
from support.checkout import TESTS

LANES = ("quick", "usual", "whole")
#: After `usual` has passed, what the whole lane has beyond it: dearer tests, and the
#: properties once more, on all their examples.
REST = "rest"
#: The tests that are dear, after their seconds of processor time.
DEAR_TESTS = TESTS / "dear_tests.txt"
#: Those too dear for the quick lane alone, likewise.
USUAL_TESTS = TESTS / "usual_tests.txt"
#: In the environment: the tests are being weighed, so none is dear yet.
WEIGHING = "WEIGH_TESTS"

#: Folders whose tests are quick unless they say otherwise.
QUICK_FOLDERS = (
    "api", "numerics", "core", "compute", "plugins", "support", "tools",
)  # fmt: skip


@cache
def listed(file: Path) -> frozenset[str]:
    """Return the node ids of the tests listed in a file; none while they are weighed."""
    if WEIGHING in os.environ:
        return frozenset()
    lines = file.read_text(encoding="utf-8").splitlines()
    return frozenset(line.partition(" ")[2] for line in lines if line[:1] != "#")


@cache
def in_quick_folder(file: Path) -> bool:
    """Whether the code that a file tests has neither a window nor processes."""
    return file.relative_to(TESTS).parts[0] in QUICK_FOLDERS


def lane_of(item: pytest.Item) -> str:
    """Return the cheapest lane that runs a test.

    Raises
    ------
    pytest.UsageError
        A mark that names no lane or gives no reason.
    """
    marks = [mark.args for mark in item.iter_markers("lane")]
    for mark in marks:
        if len(mark) != 2 or mark[0] not in LANES or not str(mark[1]).strip():
            message = f"{item.nodeid}: lane{mark}: expected a lane of {LANES}, a reason"
            raise pytest.UsageError(message)
    if item.nodeid in listed(DEAR_TESTS):
        return "whole"
    is_quick = in_quick_folder(item.path) and item.nodeid not in listed(USUAL_TESTS)
    default = "quick" if is_quick else "usual"
    return max((default, *(mark[0] for mark in marks)), key=LANES.index)


def is_property(item: pytest.Item) -> bool:
    """Whether hypothesis chooses the examples of a test."""
    return bool(getattr(getattr(item, "obj", None), "is_hypothesis_test", False))


def runs_in(item: pytest.Item, lane: str) -> bool:
    """Whether a test is part of a lane; each lane includes the cheaper ones."""
    if lane == REST:
        return lane_of(item) == "whole" or is_property(item)
    return LANES.index(lane_of(item)) <= LANES.index(lane)
