"""Fixtures of the Explore room: rooms with data shown, drawn coarsely on request."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from support.explore import COARSE
from support.rooms import rest

from workbench.api import Dataset
from workbench.compute.reading.readers import read
from workbench.ui.rooms.explore.room import ExploreRoom


@pytest.fixture
def open_fine(context, qtbot) -> Iterator[Callable[..., ExploreRoom]]:
    """Open rooms with data shown, in pictures as fine as the user's."""
    made = []

    def make(data: Dataset, ladder: tuple[int, ...] | None = None) -> ExploreRoom:
        room = ExploreRoom(context)
        made.append(room)
        if ladder is not None:
            room.painting.ladder = ladder
        room.resize(1000, 560)
        room.show()
        qtbot.waitExposed(room)
        context.session.open(data)
        room.enter()
        rest(room, qtbot)
        return room

    yield make
    for room in made:
        room.close()
        room.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def open_room(open_fine) -> Callable[[Dataset], ExploreRoom]:
    """Open rooms whose pictures have a sixteenth of the user's cells.

    Every cell is searched alike, so what a picture shows is tested as well on few.
    """
    return lambda data: open_fine(data, COARSE)


@pytest.fixture
def strips(open_room) -> ExploreRoom:
    """The two strips of 200 rows, drawn coarsely."""
    return open_room(read("builtin:thesis21-strips"))


@pytest.fixture
def fine_strips(open_fine) -> ExploreRoom:
    """The two strips of 200 rows, drawn as finely as for the user."""
    return open_fine(read("builtin:thesis21-strips"))
