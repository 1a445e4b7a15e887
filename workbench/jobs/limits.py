"""Resource limits of a worker: one BLAS thread, memory, low priority."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

if sys.platform != "win32":
    import resource

#: What a job of a foreign plugin may take above what its worker holds already.
FOREIGN_MEMORY = 1536 * 2**20

_NICENESS = 5
_THREAD_VARIABLES = (
    "OMP_NUM_THREADS",
    "OPENBLAS_NUM_THREADS",
    "MKL_NUM_THREADS",
    "VECLIB_MAXIMUM_THREADS",
    "NUMEXPR_NUM_THREADS",
)


def limit_later_libraries_to_one_thread() -> None:
    """Make BLAS and OpenMP libraries loaded later start with one thread.

    Workers compete for the same cores: two of them with two BLAS threads each took
    ten times as long on two cores as with one each.
    """
    for name in _THREAD_VARIABLES:
        os.environ[name] = "1"


def lower_priority() -> None:
    """Let other processes have the processor first, where the system knows how."""
    if sys.platform != "win32":
        os.nice(_NICENESS)


class OneThread:
    """Limits the libraries loaded already, again whenever modules were imported."""

    def __init__(self) -> None:
        self._modules = 0

    def apply(self) -> None:
        """Set every BLAS and OpenMP pool of this process to one thread."""
        if len(sys.modules) == self._modules:
            return  # looking through the loaded libraries takes milliseconds
        from threadpoolctl import threadpool_limits

        threadpool_limits(1)
        self._modules = len(sys.modules)


@contextmanager
def memory_limited(extra: int | None) -> Iterator[None]:
    """Let the code inside allocate `extra` bytes, then give it ``MemoryError``.

    Does nothing where the system has no such limit (only Linux counts all private
    memory in it), and for None.
    """
    held = _data_bytes()
    if extra is None or held is None:
        yield
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_DATA)
    wanted = held + extra
    resource.setrlimit(resource.RLIMIT_DATA, (_smallest(wanted, soft, hard), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_DATA, (soft, hard))


def _data_bytes() -> int | None:
    """Return the bytes of private writable memory, None where nobody counts them."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            pages = int(file.read().split()[5])
    except (OSError, ValueError, IndexError):
        return None
    return pages * resource.getpagesize()


def _smallest(*limits: int) -> int:
    return min(limit for limit in limits if limit != resource.RLIM_INFINITY)
