"""The user's home and cache folders of the program, and atomic writes."""

from __future__ import annotations

import errno
import glob
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO


def home() -> Path:
    """Return the folder of settings, plugins and sessions; it may not exist yet.

    ``WORKBENCH_HOME`` names another one than the system's usual place.
    """
    chosen = os.environ.get("WORKBENCH_HOME")
    if chosen:
        return Path(chosen).expanduser()
    try:
        import platformdirs
    except ModuleNotFoundError:  # the lighter distribution does without it
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        return Path(base, "vecino-workbench")
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
def replaced(path: Path, *, make_folder: bool = True) -> Iterator[IO[bytes]]:
    """Open a file for writing that takes the place of `path` when it is complete.

    A link stays a link: the file it names is replaced. A file that was there keeps its
    permissions and, where the system lets us, its owner; a new one gets those that any
    program's new files get. What is no regular file (``/dev/stdout``, a pipe that
    somebody reads) is written to directly.

    Parameters
    ----------
    make_folder : bool
        Whether a missing folder is made; else it is an error.

    Raises
    ------
    OSError
        When the folder cannot be made or written, or the file is write-protected;
        nothing is left behind.
    """
    target = Path(os.path.realpath(path))
    before = _status(target)
    if before is not None and not stat.S_ISREG(before.st_mode):
        with _special(target) as stream:  # a folder is refused here
            yield stream
        return
    if before is not None and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(target))
    if make_folder:
        target.parent.mkdir(parents=True, exist_ok=True)
    beside, descriptor = _file_beside(target)
    try:
        with os.fdopen(descriptor, "wb") as file:
            if before is not None:
                _give(beside, before)
            yield file
            file.flush()
            os.fsync(file.fileno())  # a power cut leaves no empty file behind
        os.replace(beside, target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def sweep(path: Path) -> None:
    """Remove what writers of `path` left behind that were killed; nobody writes it now."""
    target = Path(os.path.realpath(path))
    with suppress(OSError):
        for left in target.parent.glob(f"{glob.escape(_stem(target))}*"):
            with suppress(OSError):
                left.unlink()


def _status(target: Path) -> os.stat_result | None:
    try:
        status = target.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    if stat.S_ISLNK(status.st_mode):  # resolved, and still a link: a circle
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(target))
    return status


def _special(target: Path) -> IO[bytes]:
    """Open a device or a pipe; one that nobody reads would be waited for, for ever.

    Raises
    ------
    OSError
    """
    flags = os.O_WRONLY | getattr(os, "O_NONBLOCK", 0)
    try:
        descriptor = os.open(target, flags)
    except OSError as error:
        if error.errno == errno.ENXIO:
            raise OSError(errno.ENXIO, "nobody reads this pipe", str(target)) from None
        raise
    if flags != os.O_WRONLY:
        os.set_blocking(descriptor, True)
    return os.fdopen(descriptor, "wb")


def _stem(target: Path) -> str:
    # cut, so that the longest names a file system allows can be written too
    return f".{target.name[:60]}.part-"


def _file_beside(target: Path) -> tuple[Path, int]:
    """Make a new file in the same folder, with the permissions new files get."""
    flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    while True:
        beside = target.with_name(_stem(target) + os.urandom(6).hex())
        with suppress(FileExistsError):
            return beside, os.open(beside, flags, 0o666)


def _give(beside: Path, before: os.stat_result) -> None:
    """Give a file the owner and the permissions of the one it replaces."""
    made = beside.stat()
    if hasattr(os, "chown") and (made.st_uid, made.st_gid) != (
        before.st_uid,
        before.st_gid,
    ):
        with suppress(OSError):  # only the system's manager may give files away
            os.chown(beside, before.st_uid, before.st_gid)
    with suppress(OSError):  # some file systems have no permissions
        os.chmod(beside, stat.S_IMODE(before.st_mode))  # after chown, which resets bits
