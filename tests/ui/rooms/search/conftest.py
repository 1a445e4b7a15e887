"""The Search lab as its tests begin: shown, nothing open."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from workbench.jobs.spec import Engine, Listener
from workbench.ui.context import Context
from workbench.ui.rooms.search.room import SearchRoom


@pytest.fixture(scope="session")
def room_engine(remembered: Callable[[Listener], Engine]) -> Callable[..., Engine]:
    """Compute once what several of these tests ask for."""
    return remembered


@pytest.fixture
def room(context: Context, qtbot: QtBot) -> SearchRoom:
    """The room, shown and entered."""
    made = SearchRoom(context)
    qtbot.addWidget(made)
    made.resize(1000, 600)
    made.show()
    made.enter()
    return made
