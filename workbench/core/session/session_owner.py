"""Lock on a session file, held by one window and freed when its process ends.

The first window keeps its session in ``last.session.zip``, a second one in
``last-2.session.zip``, and so on. Beside each lies a lock file. The system frees the
lock when the process ends, however it ends; the file itself is removed by an orderly
end only, so one that lies about unlocked tells of a window that was killed.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from workbench.core.program.home import home, sweep

#: More windows than anybody opens; further ones do not keep their session.
MOST_WINDOWS = 64
_TAKEN = {errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK}

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int, *, wait: bool = False) -> None:
        how = msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK
        msvcrt.locking(descriptor, how, 1)
else:
    import fcntl

    def _lock(descriptor: int, *, wait: bool = False) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))


def try_lock(descriptor: int) -> bool:
    """Lock an open file until it is closed; whether it was free.

    Raises
    ------
    OSError
        Where nothing can be locked.
    """
    try:
        _lock(descriptor)
    except OSError as error:
        if error.errno in _TAKEN:
            return False
        raise
    return True


@dataclass(eq=False)
class Owned:
    """A session file that belongs to this window alone.

    Attributes
    ----------
    path : Path
    number : int
        1 for the first window.
    killed : bool
        Whether the window that owned it before did not end in order.
    descriptor : int
        Of the lock file; -1 where nothing can be locked.
    """

    path: Path
    number: int
    killed: bool = False
    descriptor: int = -1

    def release(self, *, keep_sign: bool = False) -> None:
        """Give the file up; `keep_sign` leaves the sign of a window that was killed."""
        if self.descriptor < 0:
            return
        descriptor, self.descriptor = self.descriptor, -1
        if not keep_sign and sys.platform != "win32":
            _remove(_lock_path(self.path))  # while it is locked: nobody else holds it
        os.close(descriptor)
        if not keep_sign and sys.platform == "win32":
            _remove(_lock_path(self.path))


def path_of(number: int) -> Path:
    """Return where window `number` keeps its session between two starts."""
    return home() / (
        "last.session.zip" if number == 1 else f"last-{number}.session.zip"
    )


def claim(*, empty: bool = False) -> Owned:
    """Take the first session file that no living window owns.

    Parameters
    ----------
    empty : bool
        Whether only a file that does not exist yet will do.

    Returns
    -------
    Owned
        Of the first file, not locked, where the home cannot be written: then nothing
        can be overwritten in it either.
    """
    with _one_at_a_time():
        return _claim(empty)


def _claim(empty: bool) -> Owned:
    for number in range(1, MOST_WINDOWS + 1):
        path = path_of(number)
        if empty and path.exists():
            continue
        try:
            owned = _try(path, number)
        except OSError:
            return Owned(path, number)
        if owned is not None:
            sweep(path)
            return owned
    return Owned(home() / f"last-{os.getpid()}.session.zip", MOST_WINDOWS + 1)


def left_behind() -> list[Path]:
    """Return the sessions of windows that were killed and that nobody has taken up."""
    with _one_at_a_time():
        numbers = range(1, MOST_WINDOWS + 1)
        return [path_of(n) for n in numbers if _is_left_behind(path_of(n), n)]


def _is_left_behind(path: Path, number: int) -> bool:
    with suppress(OSError):
        if path.is_file() and _lock_path(path).exists():
            owned = _try(path, number)
            if owned is not None:
                owned.release(keep_sign=True)
                return True
    return False


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Let one window at a time look which files are free."""
    descriptor = -1
    try:
        with suppress(OSError):  # then there is nothing to quarrel about
            home().mkdir(parents=True, exist_ok=True)
            flags = os.O_RDWR | os.O_CREAT
            descriptor = os.open(home() / "sessions.lock", flags, 0o600)
            _lock(descriptor, wait=True)
        yield
    finally:
        if descriptor >= 0:
            os.close(descriptor)


def _try(path: Path, number: int) -> Owned | None:
    """Lock a session file; None when another window has it.

    Raises
    ------
    OSError
        When there can be no lock file at all.
    """
    lock = _lock_path(path)
    lock.parent.mkdir(parents=True, exist_ok=True)
    while True:
        killed = lock.exists()
        descriptor = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
        if _is_taken(descriptor):
            os.close(descriptor)
            return None
        if _same_file(descriptor, lock):
            os.ftruncate(descriptor, 0)
            os.write(descriptor, str(os.getpid()).encode())
            return Owned(path, number, killed, descriptor)
        os.close(descriptor)  # its owner removed it between our two steps: once more


def _is_taken(descriptor: int) -> bool:
    """Lock a file; where the file system has no locks, see whether its owner lives."""
    try:
        return not try_lock(descriptor)
    except OSError:
        return _owner_lives(descriptor)


def _owner_lives(descriptor: int) -> bool:
    owner = os.pread(descriptor, 20, 0) if hasattr(os, "pread") else b""
    if not owner.isdigit() or sys.platform == "win32":
        return False
    try:
        os.kill(int(owner), 0)
    except ProcessLookupError:
        return False
    except OSError:  # it lives, and belongs to somebody else
        return True
    return True


def _same_file(descriptor: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(descriptor), path.stat())
    except FileNotFoundError:
        return False


def _lock_path(path: Path) -> Path:
    return path.with_name(path.name + ".lock")


def _remove(path: Path) -> None:
    with suppress(OSError):
        path.unlink()
