"""Task that checks and unpacks a session file outside the window's process."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.core.results.unpacked_session import UnpackedSession
from workbench.core.session.autosave import unpack


def run(payload: Mapping[str, Any]) -> UnpackedSession:
    """Check all of a session file and unpack its data sets.

    Parameters
    ----------
    payload : mapping
        ``path``, and ``folder`` (exists, empty) for the data sets.

    Raises
    ------
    Problem
        When the file is no session, or a wrong one.
    OSError
        When it cannot be read or unpacked here: it may be good.
    """
    return unpack(Path(payload["path"]), Path(payload["folder"]))
