"""Hands on the Visualize room and the data its tests draw."""

from __future__ import annotations

import numpy as np
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot
from support.rooms import child, rest

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.ui.rooms.visualize.room import VisualizeRoom


def made(n: int = 90, d: int = 5, g: int = 3, seed: int = 0) -> Dataset:
    """Draw d numbers in g classes, which lie further apart from attribute to attribute."""
    rng = np.random.default_rng(seed)
    y = np.arange(n) % g
    X = rng.normal(size=(n, d)) + 2.0 * y[:, None] * np.linspace(0, 1, d)
    names = tuple(f"class {c}" for c in range(g))
    return Dataset(X, y, numeric_attributes(d), Attribute("kind", "nominal", names))


def show(room: VisualizeRoom, qtbot: QtBot, dataset: Dataset, page: str) -> Dataset:
    """Show a page of a data set, and wait for it."""
    room.open_page(page)  # first: nobody looks at another page of these data
    room.context.session.open(dataset)
    rest(room, qtbot)
    return dataset


def choose(room: VisualizeRoom, qtbot: QtBot, name: str, data: object) -> None:
    """Choose an entry of a list by what it stands for, and wait."""
    combo = child(room, name, QComboBox)
    combo.setCurrentIndex(combo.findData(data))
    combo.activated.emit(combo.currentIndex())
    rest(room, qtbot)
