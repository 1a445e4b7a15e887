"""Temporary folders with an owner; those of killed processes are removed.

Each holds a file that its process keeps locked. The system frees the lock when the
process ends, however it ends, so a folder whose file can be locked is nobody's.
"""

from __future__ import annotations

import os
import shutil
import stat
import tempfile
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from workbench.core.session.session_owner import try_lock

PREFIX = "workbench-"
#: The locked file inside.
OWNER = "owner.lock"
#: Seconds before a folder is looked at: its owner may be about to lock it.
_YOUNG = 60.0


class OwnFolder:
    """A new temporary folder that is this process's for as long as the object lives.

    Attributes
    ----------
    path : Path

    Raises
    ------
    OSError
        When there is no folder for temporary files, or it is full.
    """

    def __init__(self) -> None:
        self.path = Path(tempfile.mkdtemp(prefix=PREFIX))
        descriptor = os.open(self.path / OWNER, os.O_RDWR | os.O_CREAT, 0o600)
        with suppress(OSError):  # where nothing can be locked, nothing is swept either
            try_lock(descriptor)
        self._let_go = weakref.finalize(self, os.close, descriptor)

    def remove(self) -> None:
        """Remove it with all it holds."""
        self._let_go()
        shutil.rmtree(self.path, ignore_errors=True)


@contextmanager
def own_folder() -> Iterator[Path]:
    """Make a temporary folder that is removed at the end.

    Raises
    ------
    OSError
        When there is no folder for temporary files, or it is full.
    """
    own = OwnFolder()
    try:
        yield own.path
    finally:
        own.remove()


def sweep() -> list[Path]:
    """Remove the folders whose owners are gone; return them."""
    gone = []
    for path in _others():
        with suppress(OSError):
            if _is_nobodys(path):
                shutil.rmtree(path, ignore_errors=True)
                gone.append(path)
    return gone


def _others() -> Iterator[Path]:
    with suppress(OSError):
        yield from Path(tempfile.gettempdir()).glob(f"{PREFIX}*")


def _is_nobodys(path: Path) -> bool:
    """Whether a folder is ours, not new, and no living process has locked it.

    Raises
    ------
    OSError
        When it is no such folder, or where nothing can be locked.
    """
    found = path.lstat()
    mine = not hasattr(os, "getuid") or found.st_uid == os.getuid()
    if not mine or not stat.S_ISDIR(found.st_mode):
        return False
    if found.st_mtime > time.time() - _YOUNG:
        return False
    descriptor = os.open(path / OWNER, os.O_RDWR)
    try:
        return try_lock(descriptor)
    finally:
        os.close(descriptor)
