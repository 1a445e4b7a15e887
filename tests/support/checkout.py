"""Where things are in the checkout: its root, the tests and their data."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]
ROOT = TESTS.parent
#: Files that tests read.
DATA = TESTS / "data"


def tracked() -> list[str]:
    """Return the files that git knows or would add, below the root; skips without it."""
    done = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        pytest.skip("not a git checkout")
    return [line for line in done.stdout.splitlines() if (ROOT / line).is_file()]
