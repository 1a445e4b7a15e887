"""Available memory, and refusal of what does not fit before it is loaded."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path

import numpy as np

from workbench.api import Problem

_GROUP = Path("/sys/fs/cgroup")
# limit and use of the control group, version 2 and version 1
_LIMITS = (
    ("memory.max", "memory.current"),
    ("memory/memory.limit_in_bytes", "memory/memory.usage_in_bytes"),
)


#: The widest table that is read: a column takes a kilobyte and about 25 microseconds
#: before its first value.
MOST_COLUMNS = 250_000

# more, and glibc would not learn from it; it keeps twice as much
_LESSON = 16 << 20


@cache
def keep_freed_memory() -> None:
    """Make the allocator keep some freed memory for the next of many like blocks.

    glibc returns memory to the system as soon as a little is free, and then each page
    must be made again. A large block that was freed teaches it to keep more; elsewhere
    this does nothing. It costs no memory, as nothing is written.
    """
    np.empty(_LESSON, dtype=np.uint8)


def check_width(width: int, where: str, line: int | None = None) -> None:
    """Refuse a table with too many columns, before any of them is looked at.

    Raises
    ------
    Problem
        With their number and the limit.
    """
    if width > MOST_COLUMNS:
        raise Problem(
            f"{width} columns",
            expected=f"at most {MOST_COLUMNS}",
            where=where,
            line=line,
        )


def check_fits(
    needed: int, what: str, where: str, *, available: int | None = None
) -> None:
    """Refuse what would not fit into memory.

    Parameters
    ----------
    needed : int
        Bytes, as estimated.
    what : str
        What needs them, for the message.
    where : str
        The file.
    available : int, optional
        Bytes at hand; asked of the system when left out.

    Raises
    ------
    Problem
        With the estimate and what there is.
    """
    free = available_memory() if available is None else available
    if free is not None and needed > free:
        raise Problem(
            f"{what} would need about {_spoken(needed)} of memory",
            expected=f"at most {_spoken(free)}, which are free; fewer rows or columns",
            where=where,
        )


def available_memory() -> int | None:
    """Return the bytes that may still be used, None where no way to know is known.

    The least of: what the system has free, what the control group leaves, what the
    limit on the address space leaves.
    """
    found = [_of_system(), _of_group(), _of_address_space()]
    known = [value for value in found if value is not None]
    return max(min(known), 0) if known else None


def _of_system() -> int | None:
    try:
        with open("/proc/meminfo", encoding="ascii") as file:
            for line in file:
                if line.startswith("MemAvailable:"):
                    return int(line.split()[1]) * 1024
    except OSError:
        pass
    try:
        # other systems tell what they have, not what is free
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, OSError, ValueError):
        return None


def _of_group(folder: Path = _GROUP) -> int | None:
    for limit, used in _LIMITS:
        try:
            left = int((folder / limit).read_text()) - int((folder / used).read_text())
        except (OSError, ValueError):  # no such group, or the word "max"
            continue
        return left + _cached(folder / Path(limit).with_name("memory.stat"))
    return None


def _cached(path: Path) -> int:
    """Return the bytes of files in memory, which the system gives up when asked."""
    try:
        found = dict(line.split() for line in path.read_text().splitlines())
        return int(found.get("total_inactive_file", found["inactive_file"]))
    except (OSError, ValueError, KeyError):
        return 0


def _of_address_space() -> int | None:
    if sys.platform == "win32":
        return None
    import resource

    limit, _ = resource.getrlimit(resource.RLIMIT_AS)
    if limit == resource.RLIM_INFINITY:
        return None
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[0])
    except OSError:
        return limit
    return limit - pages * resource.getpagesize()


def _spoken(size: int) -> str:
    """Write a size as people read it: 640 kB, 1.2 GB."""
    for unit, name in ((10**9, "GB"), (10**6, "MB")):
        if size >= unit:
            return f"{size / unit:.1f} {name}"
    return f"{size / 1000:.0f} kB"
