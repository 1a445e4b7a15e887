"""The Data room as its tests begin: shown, nothing open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from support.rooms import opened

from workbench.ui.context import Context
from workbench.ui.rooms.data.room import DataRoom


@pytest.fixture
def room(context: Context) -> Iterator[DataRoom]:
    """The room, shown."""
    with opened(DataRoom, context) as made:
        yield made
