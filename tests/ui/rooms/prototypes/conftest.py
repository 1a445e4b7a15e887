"""The Prototypes lab as its tests begin: shown, nothing open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from support.rooms import entered

from workbench.ui.context import Context
from workbench.ui.rooms.prototypes.room import PrototypesRoom


@pytest.fixture
def room(context: Context) -> Iterator[PrototypesRoom]:
    """The room, shown and entered."""
    with entered(PrototypesRoom, context) as made:
        yield made
