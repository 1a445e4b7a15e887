"""The window with data in it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot
from support.rooms import LONG

from workbench.ui.window.main_window import MainWindow


@pytest.fixture
def strips(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """The window with the two strips of 200 rows open, in Explore."""
    with qtbot.waitSignal(window.opener.opened, timeout=LONG):
        window.opener.open("builtin:thesis21-strips")
    return window
