"""The Distances lab as its tests begin: shown, nothing open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from support.rooms import entered

from workbench.ui.context import Context
from workbench.ui.rooms.distances.room import DistancesRoom


@pytest.fixture
def room(context: Context) -> Iterator[DistancesRoom]:
    """The room, shown and entered."""
    with entered(DistancesRoom, context) as made:
        yield made
