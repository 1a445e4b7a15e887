"""Unpacked size of a compressed file, measured before it is read."""

from __future__ import annotations

import zlib
from functools import lru_cache

from workbench.api import Problem
from workbench.api.report import check
from workbench.compute.reading.memory import available_memory

#: A file may unpack to so many bytes, or to `MOST_RATIO` times its own size. Tables of
#: numbers pack to a third or a tenth, dense tables of zeros and ones to a fiftieth.
LEAST_SUSPECT = 1 << 28
MOST_RATIO = 100
# a small piece in and a larger one out: what is left of a piece is copied each time
_PIECE, _UNPACKED = 1 << 16, 1 << 17
# the window size of zlib, and the sign of a gzip header
_GZIP = 16 + zlib.MAX_WBITS


def check_packed(where: str, stamp: tuple[int, int]) -> None:
    """Refuse a file that unpacks to more than it should, or than there is memory.

    Does nothing for files that are not packed; damaged ones are left to their reader.
    The bytes are counted as they come and dropped, up to the limit: what the file says
    of its own size is no more than its last part's, and may be a lie.

    Parameters
    ----------
    where : str
        A path; packed if it ends in .gz.
    stamp : tuple of int
        Its size and time of change: what was measured once is known.

    Raises
    ------
    Problem
    """
    if not where.lower().endswith(".gz"):
        return
    size = stamp[0]
    most = max(LEAST_SUSPECT, MOST_RATIO * size)
    free = available_memory()
    if free is not None and free < most:
        most, expected = free, f"at most the {_mega(free)} of memory that are free"
    else:
        expected = f"at most {_mega(most)} of {size} bytes"
    if _measured(where, stamp) > most:
        raise Problem(
            f"more than {_mega(most)} unpacked", expected=expected, where=where
        )


@lru_cache(maxsize=64)
def _measured(where: str, stamp: tuple[int, int]) -> int:
    """Return the unpacked size, of a file beyond its ratio only that it is beyond."""
    return _size(where, max(LEAST_SUSPECT, MOST_RATIO * stamp[0]))


def _size(where: str, most: int) -> int:
    """Count unpacked bytes, all members of the file together, until `most` is passed."""
    total = 0
    try:
        with open(where, "rb") as file:
            stream = zlib.decompressobj(_GZIP)
            data = file.read(_PIECE)
            while data and total <= most:
                check()
                total += len(stream.decompress(data, _UNPACKED))
                data = stream.unconsumed_tail or stream.unused_data or file.read(_PIECE)
                if stream.eof:
                    stream = zlib.decompressobj(_GZIP)
    except (OSError, zlib.error):  # padding behind the last member, or damage
        pass
    return total


def _mega(size: int) -> str:
    return f"{size // 10**6} MB"
