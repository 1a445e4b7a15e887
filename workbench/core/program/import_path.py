"""Child processes whose import path leaves the current folder out."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager

#: What Python 3.11 and later obey like the option -P.
_VARIABLE = "PYTHONSAFEPATH"
_lock = threading.Lock()


@contextmanager
def safe_path() -> Iterator[None]:
    """Start processes within that leave the current folder out of their path.

    `multiprocessing` starts its processes with ``python -c``, which puts the current
    folder first: a student's ``random.py`` would be run in place of Python's own.
    """
    with _lock:  # the environment belongs to the whole process
        before = os.environ.get(_VARIABLE)
        os.environ[_VARIABLE] = "1"
        try:
            yield
        finally:
            if before is None:
                del os.environ[_VARIABLE]
            else:
                os.environ[_VARIABLE] = before
