"""What saving a session leaves behind, and a clock that tests turn."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path


class Clock:
    """A clock whose time a test sets."""

    now = 100.0

    def __call__(self) -> float:
        """Return its time, seconds."""
        return self.now


def kept(path: Path) -> list[str]:
    """Return the names of the data sets in a session file."""
    with zipfile.ZipFile(path) as archive:
        names: list[str] = json.loads(archive.read("session.json"))["datasets"]
    return names
