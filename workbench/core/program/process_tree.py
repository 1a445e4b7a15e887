"""Child processes and their descendants that end with the program.

Run as a script, this is the guard: it outlives a program that was killed by a few
milliseconds, and ends what the program's children have started. It imports the standard
library only.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    import subprocess

#: Every process that a child starts inherits it, also one that leaves its session.
VARIABLE = "WORKBENCH_CHILD_OF"

_PR_SET_PDEATHSIG = 1
#: What is being killed may start another process meanwhile: so often it is looked for.
_ROUNDS = 20
_numbers = count(1)


@contextmanager
def marked(mark: str) -> Iterator[None]:
    """Start processes within that carry the mark; one thread at a time may be inside."""
    from multiprocessing import resource_tracker

    if sys.platform != "win32":  # it serves all children, so it is no child's own
        resource_tracker.ensure_running()
    before = os.environ.get(VARIABLE)
    os.environ[VARIABLE] = mark
    try:
        yield
    finally:
        if before is None:
            del os.environ[VARIABLE]
        else:
            os.environ[VARIABLE] = before


def end_with(parent: int) -> None:
    """Make this child end with its parent, and lead a group of processes of its own.

    On Linux the kernel does it, whatever runs here; elsewhere somebody must notice.
    The signals of a terminal are for the parent to obey.
    """
    for name in ("SIGINT", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    if hasattr(os, "setsid"):
        with suppress(OSError):  # it leads one already
            os.setsid()
    if sys.platform == "linux":
        import ctypes

        # of the parent's thread that started this process, which is why the pools
        # start them from the thread that also ends them
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # it ended before it was asked for
            os._exit(0)


def kill_tree(pid: int, mark: str) -> None:
    """Kill a child that leads a group, with the group and all that carries its mark."""
    kill_group(pid)
    kill_marked(mark)


def kill_marked(mark: str, whole: bool = True) -> None:
    """Kill all processes that carry a mark, on systems that tell (Linux).

    Parameters
    ----------
    whole : bool
        False: the mark is only the beginning of theirs.
    """
    wanted = f"\0{VARIABLE}={mark}".encode() + b"\0" * whole
    for _ in range(_ROUNDS):
        found = _carrying(wanted)
        for pid in found:
            with suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        if not found:
            return


def kill_group(pid: int) -> None:
    """Kill the group of processes that a child leads; nothing if there is none."""
    if hasattr(os, "killpg"):
        with suppress(OSError):  # it has no group yet, or nobody is left in it
            os.killpg(pid, signal.SIGKILL)


def _carrying(wanted: bytes) -> list[int]:
    if sys.platform != "linux":
        return []
    own = os.getpid()
    numbers = (int(name) for name in os.listdir("/proc") if name.isdecimal())
    return [pid for pid in numbers if pid != own and wanted in _environment(pid)]


def _environment(pid: int) -> bytes:
    """Return the environment a process began with; empty for those of others."""
    try:
        with open(f"/proc/{pid}/environ", "rb") as file:
            return b"\0" + file.read()
    except OSError:
        return b""


class Guard:
    """A small process that kills the children when this one is killed.

    The kernel ends the children themselves (see `end_with`); nobody would end what they
    started. The guard holds one end of a pipe: when the other end is gone, so are we.
    It has no use on Windows.
    """

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._mark = f"{os.getpid()}-{os.urandom(6).hex()}"
        self._lock = threading.Lock()

    def mark(self) -> str:
        """Return a mark for the next child; starts the guard if there is none yet."""
        with self._lock:
            if self._process is None and not _unguarded():
                self._start()
        return f"{self._mark}.{next(_numbers)}"

    def _start(self) -> None:
        import subprocess

        with suppress(OSError):  # then nobody guards: no reason to do nothing at all
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", __file__, self._mark],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
                bufsize=0,
            )

    def watch(self, pid: int) -> None:
        """Name a child that leads a group."""
        self._say(f"+{pid}\n")

    def forget(self, pid: int) -> None:
        """Say that a child has ended: its number may soon be another's."""
        self._say(f"-{pid}\n")

    def _say(self, line: str) -> None:
        if self._process is not None and self._process.stdin is not None:
            with suppress(OSError):  # somebody killed it
                os.set_blocking(self._process.stdin.fileno(), False)
                self._process.stdin.write(line.encode())

    def close(self) -> None:
        """End the guard: nothing is left to be killed."""
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            if process.stdin is not None:
                process.stdin.close()


def _unguarded() -> bool:
    return sys.platform == "win32" or bool(getattr(sys, "frozen", False))


def stand_guard(lines: IO[str], mark: str) -> None:
    """Read numbers of groups until the program is gone, then kill what it left."""
    groups: set[int] = set()
    for line in lines:
        pid = int(line[1:])
        groups.add(pid) if line[0] == "+" else groups.discard(pid)
    for pid in groups:
        kill_group(pid)
    kill_marked(f"{mark}.", whole=False)


if __name__ == "__main__":
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    stand_guard(sys.stdin, sys.argv[1])
