"""Session files opened as the window opens them."""

from __future__ import annotations

from pathlib import Path

from workbench.core.session import autosave
from workbench.core.session.session import Session


def open_session(path: Path, session: Session) -> str:
    """Open what a session file holds; return the room that was shown."""
    return autosave.adopt(autosave.unpack(path, session.new_folder()), session)
