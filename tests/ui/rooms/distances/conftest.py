"""The Distances lab as its tests begin: shown, nothing open."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from workbench.jobs.spec import Engine, Listener
from workbench.ui.context import Context
from workbench.ui.rooms.distances.room import DistancesRoom


@pytest.fixture(scope="session")
def room_engine(remembered: Callable[[Listener], Engine]) -> Callable[..., Engine]:
    """Compute once what several of these tests ask for."""
    return remembered


@pytest.fixture
def room(context: Context, qtbot: QtBot) -> DistancesRoom:
    """The room, shown and entered."""
    made = DistancesRoom(context)
    qtbot.addWidget(made)
    made.resize(1000, 600)
    made.show()
    made.enter()
    return made
