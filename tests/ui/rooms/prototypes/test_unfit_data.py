"""Data that the lab cannot measure or draw: said when it is looked at, never an error."""

from __future__ import annotations

import numpy as np
import pytest
from support.rooms import rest

from workbench.api import Attribute, Dataset, numeric_attributes

TWO = Attribute("class", "nominal", ("a", "b"))
PAGES = ("profile", "margins", "race", "rivals")


def words() -> Dataset:
    """Rows with a text and a number."""
    word = Attribute("word", "string", tuple("abcdefgh"))
    X = np.column_stack([np.arange(8.0), np.arange(8.0)])
    return Dataset(X, np.arange(8) % 2, (word, *numeric_attributes(1)), TWO)


def labels() -> Dataset:
    """Rows of labels alone."""
    hue = Attribute("hue", "nominal", ("red", "green", "blue"))
    return Dataset(np.arange(12.0)[:, None] % 3, np.arange(12) % 2, (hue,), TWO)


@pytest.mark.parametrize("page", [*PAGES, "selection"])
def test_texts_are_not_measured(room, qtbot, page):
    room.open_page(page)
    room.context.session.open(words())
    rest(room, qtbot)
    room.page.compute()
    rest(room, qtbot)
    assert room.last_message.level == "info"
    assert "word" in room.last_message.text
    assert room.last_message.action[0]() == "Open Data"


@pytest.mark.parametrize("page", ["race", "rivals"])
def test_labels_alone_span_no_plane(room, qtbot, page):
    room.open_page(page)
    room.context.session.open(labels())
    rest(room, qtbot)
    assert room.last_message.level == "info"
    assert "numeric" in room.last_message.text


@pytest.mark.parametrize("page", PAGES)
def test_one_row_has_no_neighbour(room, qtbot, page):
    room.open_page(page)
    room.context.session.open(words().select(["x1"]).take([0]))
    rest(room, qtbot)
    assert room.last_message.level == "info"
    assert "at least 2" in room.last_message.text
