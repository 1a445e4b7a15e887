"""The Visualize room as its tests begin: shown, nothing open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from support.rooms import entered

from workbench.ui.context import Context
from workbench.ui.rooms.visualize.room import VisualizeRoom


@pytest.fixture
def room(context: Context) -> Iterator[VisualizeRoom]:
    """The room, shown and entered."""
    with entered(VisualizeRoom, context) as made:
        yield made
