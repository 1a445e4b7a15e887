"""The Data room as its tests begin: shown, nothing open."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from workbench.ui.context import Context
from workbench.ui.rooms.data.room import DataRoom


@pytest.fixture
def room(context: Context, qtbot: QtBot) -> DataRoom:
    """The room, shown."""
    made = DataRoom(context)
    qtbot.addWidget(made)
    made.resize(1000, 560)
    made.show()
    return made
