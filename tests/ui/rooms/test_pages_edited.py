"""Pages while rows, scene, selection, words and looks change under them, at random."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from support.random_hands import WITH_PAGES, choose_no_file, use_page, use_plots
from support.rooms import rest

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.core.session.scene import METRICS, WEIGHTS
from workbench.ui.widgets.page_browser import PageBrowser

#: Deeds on each page with each data set.
_ACTS = 8
LOOKS = ("lightTheme", "darkTheme", "zoomIn", "zoomOut", "esLanguage", "enLanguage")
SCALES = ("none", "min-max", "z-score")


def mixed() -> Dataset:
    """Draw numbers, labels and gaps of three classes, some rows without one."""
    random, n = np.random.default_rng(5), 40
    y = np.arange(n) % 3
    X = random.normal(size=(n, 4)) + y[:, None]
    X[:, 3] = random.integers(0, 3, n)
    X[random.random(X.shape) < 0.05] = np.nan
    y[random.random(n) < 0.05] = -1
    colour = Attribute("colour", "nominal", ("red", "green", "blue"))
    labels = Attribute("class", "nominal", tuple("abc"))
    return Dataset(X, y, (*numeric_attributes(3), colour), labels, "mixed")


def plain() -> Dataset:
    """Draw two classes of numbers."""
    random, y = np.random.default_rng(6), np.arange(30) % 2
    X = random.normal(size=(30, 3)) + y[:, None]
    labels = Attribute("class", "nominal", ("a", "b"))
    return Dataset(X, y, numeric_attributes(3), labels, "plain")


class Hands:
    """What may happen to a window at any time."""

    def __init__(self, window, chance: Random) -> None:
        self.window, self.chance = window, chance
        self.session = window.context.session

    def _push(self, after: Dataset) -> None:
        self.window.context.edits.push(after, "edit")

    def relabel(self) -> None:
        data = self.session.data
        y = np.array(data.y)
        y[self.chance.randrange(len(y))] = self.chance.randrange(len(data.classes))
        self._push(replace(data, y=y))

    def remove(self) -> None:
        data = self.session.data
        kept = [i for i in range(data.n_rows) if self.chance.random() < 0.8]
        if len(kept) > 2:
            self._push(data.take(np.array(kept)))

    def leave_out(self) -> None:
        """Take an attribute away."""
        data = self.session.data
        names = [a.name for a in data.attributes]
        if len(names) > 2:
            names.pop(self.chance.randrange(len(names)))
            self._push(data.select(names))

    def undo(self) -> None:
        self.window.context.edits.current().undo()

    def redo(self) -> None:
        self.window.context.edits.current().redo()

    def select(self) -> None:
        n = self.session.data.n_rows
        self.session.select(i for i in range(n) if self.chance.random() < 0.3)

    def scene(self) -> None:
        choice = self.chance.choice
        names = [a.name for a in self.session.data.attributes]
        name, value = choice([
            ("metric", choice([m for m in METRICS if m != "learned"])),
            ("k", choice((1, 2, 5, 12))), ("weights", choice(WEIGHTS)),
            ("scale", choice(SCALES)), ("x", choice(names)), ("y", choice(names)),
            ("seed", choice((1, 2))), ("units", choice(("auto", "equal", "fit"))),
        ])  # fmt: skip
        self.session.set_scene(**{name: value})

    def look(self) -> None:
        self.window.acts[f"view_{self.chance.choice(LOOKS)}"].trigger()

    def resize(self) -> None:
        """Some sizes are those of screens; any other may be where something gives way."""
        width, height = self.chance.randint(800, 1300), self.chance.randint(560, 760)
        choice = self.chance.choice
        self.window.resize(choice((800, 1024, 1280, width)), choice((560, 720, height)))

    def run(self) -> None:
        self.window.room.run()

    def cancel(self) -> None:
        self.window.acts["run_cancel"].trigger()

    def plots(self) -> None:
        use_plots(self.window.room, self.chance)

    def controls(self) -> None:
        use_page(self.window.room, self.chance)

    def away(self) -> None:
        room = self.window.room.room_id
        self.window.show_room(self.chance.choice(("home", "data")))
        self.window.show_room(room)

    def act(self) -> None:
        """Do any of these."""
        deeds = [
            self.relabel, self.remove, self.leave_out, self.undo, self.redo, self.select,
            self.scene, self.look, self.resize, self.cancel, self.plots, self.controls,
            self.away,
        ]  # fmt: skip
        # an experiment takes minutes
        if self.window.room.room_id != "compare":
            deeds.append(self.run)
        self.chance.choice(deeds)()


@pytest.mark.lane("whole", "every page of every room")
@pytest.mark.slow
@pytest.mark.parametrize("room_id", WITH_PAGES)
def test_whatever_changes_under_a_page(
    make_window, remembered, qtbot, monkeypatch, room_id
):
    """Edits, undo, scene, selection, looks and cancelled jobs while it draws and works.

    An exception in any of them fails the test.
    """
    choose_no_file(monkeypatch)
    window, chance = make_window(engine=remembered), Random(1)
    hands = Hands(window, chance)
    window.context.session.open(plain())
    window.show_room(room_id)
    browser = window.room.findChild(PageBrowser)
    for page_id in browser.list.offered:
        for data in (plain, mixed):
            window.context.session.open(data())
            window.show_room(room_id)
            browser.open(page_id)
            if chance.random() < 0.5:
                rest(window.room, qtbot)
            for _ in range(_ACTS):
                hands.act()
                qtbot.wait(chance.choice((0, 0, 1, 5, 30)))
            rest(window.room, qtbot)
            use_plots(window.room, chance)
