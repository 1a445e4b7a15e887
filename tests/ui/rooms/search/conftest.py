"""The Search lab as its tests begin: shown, nothing open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from support.rooms import entered

from workbench.ui.context import Context
from workbench.ui.rooms.search.room import SearchRoom


@pytest.fixture
def room(context: Context) -> Iterator[SearchRoom]:
    """The room, shown and entered."""
    with entered(SearchRoom, context) as made:
        yield made
