"""Fixtures of the Compare room: rooms that compute at once, a small experiment."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from support.rooms import LONG

from workbench.core.experiment.entries import DataEntry, Learner
from workbench.core.experiment.experiment import Experiment
from workbench.jobs.experiment.experiment_run import ExperimentRun
from workbench.jobs.experiment.run_events import News
from workbench.jobs.spec import Engine, Listener
from workbench.ui.rooms.compare.room import CompareRoom


@pytest.fixture(scope="session")
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


@pytest.fixture(scope="session")
def finished(small, tmp_path_factory, room_engine) -> Path:
    """The results of the small experiment, computed once; only to be copied."""
    folder = tmp_path_factory.mktemp("finished") / "results"
    told: list[News] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WORKBENCH_HOME", str(tmp_path_factory.mktemp("home")))
        run = ExperimentRun(small, folder, room_engine, told.append, base=folder)
        run.start()
        assert run.join(LONG / 1000), "the small experiment is still computed"
    assert told[-1].kind == "done", told[-1]
    return folder


@pytest.fixture
def make_room(
    context, monkeypatch, room_engine
) -> Iterator[Callable[..., CompareRoom]]:
    """Rooms whose runs are computed at once, on the thread of the run."""
    made = []

    def compute(listener: Listener, _workers: int) -> Engine:
        return room_engine(listener)

    def make(engine=compute) -> CompareRoom:
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

    def idle(room: CompareRoom) -> None:
        assert not room.busy, f"still busy: {room.probe('task')}"

    def wait(room: CompareRoom) -> None:
        qtbot.waitUntil(lambda: idle(room), timeout=LONG)

    return wait


@pytest.fixture
def finished_room(make_room, finished, small, rest, tmp_path) -> CompareRoom:
    """A room that shows the small experiment, all of it computed, in a folder of its own."""
    folder = tmp_path / "finished"
    shutil.copytree(finished, folder)
    room = make_room()
    room.setup.set_up(small, folder)
    rest(room)
    assert room.probe("grid")["counts"] == [[12] * 4] * 3
    return room
