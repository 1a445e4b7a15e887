"""Folders of unpacked wheels with plugins, in the program's own place."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

from workbench.core.program.home import home


def packages_folder() -> Path:
    """Return the folder of unpacked wheels, one folder each; it may not exist yet."""
    return home() / "packages"


def package_folders() -> list[Path]:
    """Return the folders of unpacked wheels, by name."""
    with suppress(OSError):
        return sorted(path for path in packages_folder().iterdir() if path.is_dir())
    return []


def reach_packages() -> None:
    """Let this process import what unpacked wheels hold; what it has already wins."""
    for folder in package_folders():
        if str(folder) not in sys.path:
            sys.path.append(str(folder))
