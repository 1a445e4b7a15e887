"""Every room on every screen, in every language and text size: nothing is cut or lost."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QSize
from support.rooms import rest
from support.walk import faults

from workbench.ui.rooms import ROOMS
from workbench.ui.window.actions import LANGUAGES
from workbench.ui.window.main_window import MainWindow

SCREENS = (QSize(1280, 720), QSize(1024, 768))
TEXT = (1.0, 1.1, 1.25, 1.5)
SMALLEST = QSize(800, 560)


@pytest.fixture
def walked(strips: MainWindow, qtbot) -> Iterator[MainWindow]:
    """The window with all rooms built, the two strips open; dressed as before after."""
    for entry in ROOMS:
        strips.show_room(entry.id)
        rest(strips.room, qtbot)
    yield strips
    strips.acts["view_enLanguage"].trigger()
    strips.context.theme.scale_fonts(1.0)


def walk(window: MainWindow, qtbot, languages, sizes, themes) -> list[str]:
    """Go through all rooms in every dress, docks closed and open; list the faults."""
    found = []
    for theme, language, size in product(themes, languages, sizes):
        window.acts[f"view_{theme}Theme"].trigger()
        window.acts[f"view_{language}Language"].trigger()
        window.context.theme.scale_fonts(size)
        for screen, docks in product(SCREENS, (False, True)):
            for name in ("inspector", "runs", "lesson"):
                window.docks[name].setVisible(docks)
            window.resize(screen)
            for entry in ROOMS:
                window.show_room(entry.id)
                qtbot.wait(20)  # layouts and what is drawn in a turn of its own
                where = f"{entry.id} {language} {size} {theme} {screen.width()} {docks}"
                found += [f"{where}: {fault}" for fault in faults(window, screen)]
    return found


def test_a_window_as_small_as_promised(window):
    window.resize(SMALLEST)
    assert window.size() == SMALLEST


def test_every_room_fits(walked, qtbot):
    assert walk(walked, qtbot, ("en", "ru"), (1.0, 1.5), ("light",)) == []


@pytest.mark.lane("whole", "a walk of 672 rooms")
def test_every_room_fits_in_every_dress(walked, qtbot):
    assert walk(walked, qtbot, LANGUAGES, TEXT, ("light", "dark")) == []
