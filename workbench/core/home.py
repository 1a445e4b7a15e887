"""Where the program keeps what belongs to one user, and how it writes there."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import platformdirs


def home() -> Path:
    """Return the folder of settings, plugins and sessions; it may not exist yet.

    ``WORKBENCH_HOME`` names another one than the system's usual place.
    """
    chosen = os.environ.get("WORKBENCH_HOME")
    if chosen:
        return Path(chosen).expanduser()
    return Path(platformdirs.user_data_dir("vecino-workbench", appauthor=False))


def cache() -> Path:
    """Return the folder of what can be fetched again; it may not exist yet."""
    return home() / "cache"


def write_atomically(path: Path, content: bytes | str) -> None:
    """Write a file so that a reader, or a crash, finds the old or the new one whole.

    Parameters
    ----------
    path : Path
        The file; its folder is made when missing.
    content : bytes or str
        Text is written as UTF-8 with the line ends it has.

    Raises
    ------
    OSError
        When the folder cannot be made or written; nothing is left behind.
    """
    data = content.encode("utf-8") if isinstance(content, str) else content
    with replaced(path) as file:
        file.write(data)


@contextmanager
def replaced(path: Path) -> Iterator[IO[bytes]]:
    """Open a file for writing that takes the place of `path` when it is complete.

    Raises
    ------
    OSError
        When the folder cannot be made or written; nothing is left behind.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())  # a power cut leaves no empty file behind
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
