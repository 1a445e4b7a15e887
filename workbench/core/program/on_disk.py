"""Refusal of devices and pipes where a regular file is expected."""

from __future__ import annotations

import stat
from pathlib import Path

from workbench.api.problems import Problem


def on_disk(path: Path, expected: str = "a file on disk") -> Path:
    """Return a path, unless it names a device or a pipe.

    What is missing, or a folder, is left to whoever opens it, who knows what to say.

    Raises
    ------
    Problem
    """
    try:
        mode = path.stat().st_mode
    except (OSError, ValueError):  # ValueError: a NUL in the name
        return path
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        raise Problem("this is a device or a pipe", expected=expected, where=str(path))
    return path
