"""The Classify room as its tests begin: the strips open, shown."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot
from support.classify import open_room

from workbench.ui.context import Context
from workbench.ui.rooms.classify.room import ClassifyRoom


@pytest.fixture
def room(context: Context, qtbot: QtBot) -> ClassifyRoom:
    """The room with the strips of the thesis."""
    return open_room(context, qtbot)
