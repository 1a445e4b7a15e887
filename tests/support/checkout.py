"""Where things are in the checkout: its root, the tests and their data."""

from __future__ import annotations

from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
ROOT = TESTS.parent
#: Files that tests read.
DATA = TESTS / "data"
