"""Copy as Python, Save as notebook, Save report: from each room, executed."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QAction, QGuiApplication
from support.classify import choose, open_room
from support.html_check import Look
from support.rooms import child, opened, press, settle
from support.scripts import run_cells, run_text

from workbench.compute.reading.readers import read
from workbench.compute.writing.writers import write
from workbench.core.experiment.entries import DataEntry, Learner
from workbench.core.experiment.experiment import Experiment
from workbench.ui.rooms.compare.room import CompareRoom
from workbench.ui.rooms.data.room import DataRoom
from workbench.ui.rooms.metric.room import MetricRoom
from workbench.ui.session import repeat_actions


@pytest.fixture
def classify(context, qtbot):
    room = open_room(context, qtbot)
    choose(room, "kissnn")
    settle(room, qtbot, lambda: press(room, "classify_runBtn"))
    return room


def copied(room, qtbot, name: str) -> str:
    """Trigger an action; return what is on the clipboard."""
    settle(room, qtbot, child(room, name, QAction).trigger)
    return QGuiApplication.clipboard().text()


def test_a_run_is_copied_as_python(classify, qtbot):
    script = copied(classify, qtbot, "classify_runs_copyPythonAct")
    accuracy = classify.context.session.runs[-1].accuracy
    assert f"accuracy {accuracy!r}" in run_text(script)
    assert "clipboard" in classify.last_message.text


def test_a_run_is_saved_as_a_notebook_and_as_a_report(
    classify, qtbot, tmp_path, monkeypatch
):
    asked = iter([(str(tmp_path / "n"), "(*.ipynb)"), (str(tmp_path / "r"), "")])
    monkeypatch.setattr(repeat_actions, "ask_save", lambda *_: next(asked))
    for name in ("saveNotebook", "saveReport"):
        act = child(classify, f"classify_runs_{name}Act", QAction)
        settle(classify, qtbot, act.trigger)
    cells = json.loads((tmp_path / "n.ipynb").read_text(encoding="utf-8"))["cells"]
    run = classify.context.session.runs[-1]
    assert f"accuracy {run.accuracy!r}" in run_cells(cells)
    look = Look((tmp_path / "r.html").read_text(encoding="utf-8"))
    assert not look.problems
    assert f"{100 * run.accuracy:.2f} %" in look.text
    assert "r.html" in classify.last_message.text


def test_data_that_lie_in_no_file_are_no_data_of_a_script(classify, qtbot):
    session = classify.context.session
    data = session.data
    session.edit(data.take(np.arange(40)))
    before = QGuiApplication.clipboard().text()
    act = child(classify, "classify_runs_copyPythonAct", QAction)
    settle(classify, qtbot, act.trigger)
    assert "are not those of the file" in classify.last_message.text
    assert QGuiApplication.clipboard().text() == before


def test_nothing_to_repeat_is_said(context, qtbot):
    room = open_room(context, qtbot)
    room.draw_waiting()
    room.repeating.copy_python()
    assert "nothing here to repeat" in room.last_message.text
    room.repeating.ask_notebook()
    room.repeating.ask_report()
    assert not room.busy


def test_a_metric_is_repeated(context, qtbot):
    with opened(MetricRoom, context) as room:
        context.session.open(read("builtin:thesis21-strips"))
        settle(room, qtbot, room.widgets.bar.learn.click)
        settle(room, qtbot, room.repeating.copy_python)
        judged = context.session.metric.result.judged
        told = run_text(QGuiApplication.clipboard().text())
        assert f"loo after {judged.loo_after}" in told
        assert f"loo before {judged.loo_before}" in told


def test_filters_are_repeated(context, qtbot, tmp_path, monkeypatch):
    write(read("builtin:wine"), tmp_path / "wine.arff")
    with opened(DataRoom, context) as room:
        context.session.open(read(tmp_path / "wine.arff"))
        context.session.set_scene(
            filters=({"id": "pca", "params": {"n_components": 2}},)
        )
        settle(room, qtbot, room.repeating.copy_python)
        monkeypatch.chdir(tmp_path)
        assert "178 rows, 2 attributes" in run_text(QGuiApplication.clipboard().text())
        room.repeating.ask_report()
        assert "runs, experiments and metrics" in room.last_message.text


def test_an_experiment_is_repeated(context, qtbot, tmp_path):
    with opened(CompareRoom, context) as room:
        learners = (Learner("knn"), Learner("one-r"))
        experiment = Experiment(
            (DataEntry("builtin:xor"),), learners, {"kind": "cv", "folds": 3}
        )
        room.setup.show_experiment(experiment, Path())
        act = child(room, "compare_experiment_copyPythonAct", QAction)
        settle(room, qtbot, act.trigger)
        told = run_text(QGuiApplication.clipboard().text())
        assert len(told.splitlines()) == 2


def test_the_scene_is_exported_as_a_page(context, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(
        repeat_actions, "ask_save", lambda *_: (str(tmp_path / "s"), "")
    )
    with opened(MetricRoom, context) as room:
        room.repeating.ask_scene_page()
        assert "Open data first" in room.last_message.text
        context.session.open(read("builtin:thesis21-strips"))
        settle(room, qtbot, room.widgets.bar.learn.click)
        settle(room, qtbot, room.repeating.ask_scene_page)
        page = (tmp_path / "s.html").read_text(encoding="utf-8")
        assert not Look(page).problems
        text = page.partition('id="scene">')[2].partition("</script>")[0]
        document = json.loads(text)
        M = context.session.metric.result.metric.M
        values = sorted(np.linalg.eigvalsh(M))
        np.testing.assert_allclose(sorted(document["values"]), values)


def test_the_file_menu_asks_the_room_in_front(window):
    window.acts["file_copyPython"].trigger()
    assert "nothing here to repeat" in window.room.last_message.text
