"""Fixtures of the Compare room: rooms that compute at once, a small experiment."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from workbench.core.experiment import Experiment
from workbench.core.experiment_entries import DataEntry, Learner
from workbench.jobs.inline import InlineEngine
from workbench.ui.rooms.compare import CompareRoom

LONG = 60_000


@pytest.fixture
def small() -> Experiment:
    """Three data sets, four classifiers, twelve folds: 144 in all."""
    return Experiment(
        (
            DataEntry("builtin:iris"),
            DataEntry("builtin:moons"),
            DataEntry("builtin:xor"),
        ),
        (
            Learner("knn", {"n_neighbors": 5}, "5-NN"),
            Learner("naive-bayes", {}, "Bayes"),
            Learner("nearest-centroid", {}, "Centroid"),
            Learner("one-r", {}, "OneR"),
        ),
        {"kind": "cv", "folds": 4, "repeats": 3, "seed": 1},
        "min-max",
    )


@pytest.fixture
def make_room(context, monkeypatch) -> Iterator[Callable[..., CompareRoom]]:
    """Rooms whose runs are computed at once, on the thread of the run."""
    made = []

    def make(engine=lambda listener, _workers: InlineEngine(listener)) -> CompareRoom:
        monkeypatch.setattr(CompareRoom, "make_engine", staticmethod(engine))
        room = CompareRoom(context)
        made.append(room)
        return room

    yield make
    for room in made:
        room.control.close()
        room.close()
        room.deleteLater()


@pytest.fixture
def rest(qtbot) -> Callable[[CompareRoom], None]:
    """Wait until nothing runs and nothing waits."""

    def wait(room: CompareRoom) -> None:
        qtbot.waitUntil(lambda: not room.busy, timeout=LONG)

    return wait
