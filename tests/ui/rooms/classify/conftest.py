"""The Classify room as its tests begin: the strips open, shown."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot
from support.classify import open_room

from workbench.jobs.inline import InlineEngine
from workbench.jobs.spec import Engine, Listener
from workbench.ui.context import Context
from workbench.ui.rooms.classify.room import ClassifyRoom


@pytest.fixture(scope="session")
def room_engine() -> Callable[[Listener], Engine]:
    """Compute anew: some of these tests put a failing plugin where a sound one was."""
    return InlineEngine


@pytest.fixture
def room(context: Context, qtbot: QtBot) -> ClassifyRoom:
    """The room with the strips of the thesis."""
    return open_room(context, qtbot)
