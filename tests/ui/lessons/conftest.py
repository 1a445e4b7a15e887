"""Lessons whose pictures are coarse: what they tell is counted, not read off colours."""

from __future__ import annotations

import pytest

from workbench.ui.rooms.explore.plane import background


@pytest.fixture
def coarse_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have Explore paint a sixteenth of the cells, in as many steps.

    No step of a lesson waits for colours or reads them; that pictures climb to the
    finest level is tested with the room.
    """
    levels = tuple(level // 4 for level in background.LADDER)
    monkeypatch.setattr(background, "LADDER", levels)
