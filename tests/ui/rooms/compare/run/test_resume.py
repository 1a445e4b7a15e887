"""A run cut short and gone on with, and the same file as a command: the same bytes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from support.workers import recorded_waits

from workbench.core.experiment.experiment import load
from workbench.core.experiment.store import Results
from workbench.jobs.experiment.experiment_run import ExperimentRun
from workbench.jobs.experiment.run_events import News
from workbench.jobs.inline import InlineEngine
from workbench.jobs.pool import LocalPool
from workbench.jobs.spec import GRACE
from workbench.ui.rooms.compare.room import CompareRoom

LONG = 60_000


def cancelled(room: CompareRoom, qtbot, rest, cells: int) -> None:
    """Run, and cancel when so many cells are whole."""
    cancelled = []

    def watch() -> None:
        if room.grid.model.counts()[0] >= cells and not cancelled:
            QTest.mouseClick(room.bar.cancel, Qt.MouseButton.LeftButton)
            cancelled.append(room.control.state)

    room.control.told.connect(watch)
    room.run()
    qtbot.waitUntil(lambda: bool(cancelled), timeout=LONG)
    assert cancelled == ["stopping"]
    qtbot.waitUntil(lambda: not room.control.busy, timeout=LONG)
    rest(room)
    done = room.probe("task")["done"]
    with Results(room.folder) as results:
        assert results.count() == done
    assert cells * 12 <= done < 144


def resumed(room: CompareRoom, rest) -> str:
    """Run what is left; return scores.csv."""
    room.run()
    rest(room)
    assert room.probe("task")["done"] == 144
    return (room.folder / "scores.csv").read_text(encoding="utf-8")


@pytest.mark.lane("whole", "three workers with libraries")
def test_cancelled_and_resumed_is_the_table_of_one_run(
    make_room, finished_room, qtbot, monkeypatch, tmp_path, small, rest
):
    """Cancelled with two processes, gone on with by one."""
    waits = recorded_waits(monkeypatch)
    room = finished_room
    whole = (room.folder / "scores.csv").read_text(encoding="utf-8")
    wanted = []

    def make_engine(listener, n):
        wanted.append(n)
        return LocalPool(listener, workers=n)

    other = make_room(make_engine)
    other.setup.show_experiment(small)
    other.setup.form.folder = tmp_path / "parts"
    other.setup.form.processes.setValue(2)
    cancelled(other, qtbot, rest, 5)
    other.setup.form.processes.setValue(1)
    assert resumed(other, rest) == whole
    assert wanted == [2, 1]
    assert other.probe("grid")["values"] == room.probe("grid")["values"]
    # the cancel gave no process longer than its grace
    assert max((timeout or 0.0 for timeout in waits), default=0.0) <= GRACE <= 0.5


def run_here(recipe: Path, out: Path) -> None:
    """Run an experiment file in this process."""
    news: list[News] = []
    run = ExperimentRun(load(recipe), out, InlineEngine, news.append)
    run.start()
    assert run.join(LONG / 1000), f"no ending; the last news: {news[-1:]}"
    assert news[-1].kind == "done", news[-1]


def run_as_command(recipe: Path, out: Path) -> None:
    """Run an experiment file as a user does."""
    command = [sys.executable, "-m", "workbench", "run", str(recipe), "--out", str(out)]
    done = subprocess.run(command, capture_output=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "run",
    [
        run_here,
        pytest.param(
            run_as_command, marks=pytest.mark.lane("whole", "three processes")
        ),
    ],
)
def test_the_recipe_gives_the_same_bytes(make_room, tmp_path, small, rest, run):
    room = make_room()
    room.setup.show_experiment(small)
    room.setup.learners.model.removeRows(2, 2)
    room.run()
    rest(room)
    room.experiment_menu.copy_recipe()
    recipe = tmp_path / "recipe.json"
    recipe.write_text(QGuiApplication.clipboard().text(), encoding="utf-8")
    out = tmp_path / "out"
    run(recipe, out)
    for name in ("scores.csv", "folds.csv"):
        assert (out / name).read_bytes() == (room.folder / name).read_bytes()
