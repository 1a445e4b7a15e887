"""The Compare room: what is set up, run, stopped, resumed, and shown."""

from __future__ import annotations

import json
import shutil
import sqlite3

import numpy as np
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from support.rooms import LONG

from workbench.core.experiment.entries import Learner
from workbench.core.experiment.experiment import Experiment, load
from workbench.core.experiment.first_experiment import BUILTIN_8
from workbench.core.experiment.store import Results
from workbench.core.experiment.stored_experiment import view_of


def test_a_fresh_room_has_the_lessons_experiment(make_room):
    room = make_room()
    setup = room.probe("setup")
    assert setup["datasets"] == list(BUILTIN_8)
    names = ["5-NN", "KISSNN", "Naive Bayes", "SVM", "MLP", "Tree"]
    assert setup["classifiers"] == names
    assert setup["protocol"] == {"kind": "cv", "folds": 10, "repeats": 1, "seed": 1}
    assert setup["scale"] == "min-max"
    assert room.probe("experiment")["classifiers"][1]["params"]["covariance"] == "ml"
    assert room.probe("grid")["counts"] == [[0] * 6] * 8
    assert not room.busy


def test_a_run_fills_the_grid_with_the_stored_table(make_room, small, rest):
    room = make_room()
    room.setup.show_experiment(small)
    room.run()
    rest(room)
    grid = room.probe("grid")
    assert grid["datasets"] == ["iris", "moons", "xor"]
    assert grid["counts"] == [[12] * 4] * 3
    assert {state for row in grid["states"] for state in row} == {"done"}
    with Results(room.folder) as results:
        table = view_of(results, "accuracy").table
    np.testing.assert_array_equal(np.array(grid["values"]), table.values)
    best = [list(np.flatnonzero(row == row.max())) for row in table.values]
    assert [[j for j, b in enumerate(row) if b] for row in grid["best"]] == best
    assert room.stored.view is not None
    np.testing.assert_array_equal(room.stored.view.table.values, table.values)


def test_the_setup_folds_after_run_and_run_stays_where_it_is(make_room, small, rest):
    room = make_room()
    room.resize(1180, 620)
    room.show()
    room.setup.show_experiment(small)
    fold, go = room.setup_fold, room.bar.run
    place = go.mapTo(room, QPoint(0, 0)), go.size()
    assert room.setup.isVisible()
    assert not fold.line.isVisible()
    QTest.mouseClick(go, Qt.MouseButton.LeftButton)
    assert not room.setup.isVisible()
    assert (go.mapTo(room, QPoint(0, 0)), go.size()) == place
    assert "Data sets: 3" in fold.line.text()
    assert "Classifiers: 4" in fold.line.text()
    assert fold.button.text() == "Change…"
    rest(room)
    QTest.mouseClick(fold.button, Qt.MouseButton.LeftButton)
    assert room.setup.isVisible()
    assert (go.mapTo(room, QPoint(0, 0)), go.size()) == place


def test_what_a_page_starts_folds_nothing(make_room, small, rest):
    room = make_room()
    room.show()
    room.results.experiment_wanted.emit(small, [])
    assert room.busy
    assert room.setup.isVisible()
    rest(room)


def test_another_classifier_later_runs_only_its_cells(finished_room, rest):
    room = finished_room
    before = room.probe("grid")["values"]
    room.setup.learners.add("zero-r")
    assert room.probe("grid")["counts"] == [[12] * 4 + [0]] * 3
    room.run()
    rest(room)
    after = room.probe("grid")
    assert [row[:4] for row in after["values"]] == before
    assert after["counts"] == [[12] * 5] * 3
    with Results(room.folder) as results:
        runs = {f["learner"]: f["run"] for f in results.folds(room.feed.protocol)}
    assert sorted(runs.values()) == [1, 1, 1, 1, 2]


def test_another_measure_computes_nothing(finished_room, rest):
    room = finished_room
    room.bar.measure.setCurrentIndex(room.bar.measure.findData("log_loss"))
    rest(room)
    grid = room.probe("grid")
    with Results(room.folder) as results:
        table = view_of(results, "log_loss").table
        assert len(results.runs()) == 1
    np.testing.assert_array_equal(np.array(grid["values"]), table.values)
    lowest = int(np.argmin(table.values[0]))
    assert grid["best"][0][lowest]
    assert room.experiment.measures[0] == "log_loss"


def test_a_failed_cell_tells_why(make_room, tmp_path, small, rest):
    room = make_room()
    room.setup.show_experiment(small)
    room.setup.learners.model.add([Learner("knn", {"n_neighbors": -1}, "bad")])
    room.run()
    rest(room)
    grid = room.probe("grid")
    assert [row[4] for row in grid["states"]] == ["failed"] * 3
    assert room.last_message.level == "error"
    room.clear_message()
    room.grid.view.setCurrentIndex(room.grid.model.index(1, 4))
    QTest.keyClick(room.grid.view, Qt.Key.Key_Return)
    assert "bad" in room.last_message.text
    assert "moons" in room.last_message.text
    assert "n_neighbors" in room.last_message.text


def test_an_unreadable_data_set_is_not_fatal(make_room, qtbot, tmp_path, small, rest):
    path = tmp_path / "broken.arff"
    path.write_text("@relation x\n@attribute a numeric\n@data\nfoo\n", encoding="utf-8")
    room = make_room()
    room.setup.show_experiment(small)
    room.setup.datasets.add_files([str(path)])
    qtbot.waitUntil(lambda: bool(room.probe("setup")["problems"]), timeout=LONG)
    assert ":4:" in room.probe("setup")["problems"]["broken"]
    room.run()
    rest(room)
    grid = room.probe("grid")
    assert grid["states"] == [["done"] * 4] * 3 + [["unread"] * 4]
    assert ":4:" in room.probe("setup")["problems"]["broken"]


def test_a_folder_that_cannot_be_written_is_one_line(make_room, tmp_path, small, rest):
    room = make_room()
    room.setup.show_experiment(small)
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    room.setup.form.folder = file / "inside"
    room.run()
    rest(room)
    assert room.last_message.level == "error"
    assert str(file) in room.last_message.text
    assert "\n" not in room.last_message.text


def test_what_was_not_finished_is_offered_and_goes_on(make_room, qtbot, small, rest):
    room = make_room()
    room.setup.show_experiment(small)
    room.run()
    qtbot.waitUntil(lambda: room.control.done > 3, timeout=LONG)
    room.context.jobs.close()  # as when the window closes
    assert room.control.state == "idle"
    again = make_room()
    text, go_on = again.last_message.action
    assert text() == "Go on"
    go_on()
    rest(again)
    assert again.probe("grid")["counts"] == [[12] * 4] * 3
    assert "unfinished" not in again.context.settings.rooms["compare"]


def test_pause_holds_and_resume_goes_on(make_room, qtbot, small, rest):
    room = make_room()
    room.setup.show_experiment(small)
    room.run()
    room.bar.pause.click()
    qtbot.waitUntil(lambda: room.control.state == "paused", timeout=LONG)
    assert not room.bar.run.isEnabled()
    done = room.control.done
    QTest.qWait(150)
    assert room.control.done == done < 144
    room.bar.pause.click()
    rest(room)
    assert room.probe("task")["done"] == 144


def test_the_recipe_is_the_experiment_file(make_room, tmp_path, small):
    room = make_room()
    room.setup.show_experiment(small)
    room.experiment_menu.copy_recipe()
    text = QGuiApplication.clipboard().text()
    assert Experiment.from_json(json.loads(text)) == room.experiment
    inside = tmp_path / "own.arff"
    inside.write_text("x", encoding="utf-8")
    room.setup.datasets.add_files([str(inside)])
    path = tmp_path / "mine.experiment.json"
    room.experiment_menu.save(path)
    assert load(path).data[-1].source == "own.arff"
    assert room.open_experiment(path)
    assert room.experiment.data[-1].source == str(inside)


def test_a_cell_opens_in_data_and_in_classify(make_window, qtbot, monkeypatch, small):
    window = make_window()
    window.show_room("compare")
    room = window.room
    room.setup.show_experiment(small)
    room.grid.data_wanted.emit(1)
    qtbot.waitUntil(lambda: window.room.room_id == "data", timeout=LONG)
    assert window.context.session.data.name == "moons"
    room.grid.learner_wanted.emit(0, 3)
    qtbot.waitUntil(lambda: window.context.session.data.name == "iris", timeout=LONG)
    assert window.room.room_id == "classify"
    assert window.context.session.scene.scale == "min-max"
    assert window.room.recipe()["classifiers"][0]["id"] == "one-r"


def test_the_run_is_in_the_list_of_tasks_and_stopped_from_there(make_room, small, rest):
    room = make_room()
    room.setup.show_experiment(small)
    room.run()
    (task,) = [t for t in room.context.jobs.tasks if t.lane == "batch"]
    assert task.title == "Experiment"
    room.context.jobs.cancel(task.id)
    assert room.control.state == "stopping"
    rest(room)
    assert room.context.jobs.tasks == ()


def test_a_cell_is_computed_again(finished_room, rest):
    room = finished_room
    before = room.probe("grid")["values"]
    room.grid.again_wanted.emit(1, 2)
    assert room.busy
    rest(room)
    with Results(room.folder) as results:
        folds = results.folds(room.feed.protocol)
    assert sum(f["run"] == 2 for f in folds) == 12
    assert room.probe("grid")["values"] == before


def test_escape_does_not_cancel(make_room, small, rest):
    room = make_room()
    room.setup.show_experiment(small)
    room.show()
    room.run()
    QTest.keyClick(room.grid.view, Qt.Key.Key_Escape)
    QTest.keyClick(room, Qt.Key.Key_Escape)
    assert room.control.state in ("starting", "running")
    rest(room)
    assert room.probe("task")["done"] == 144


def test_nothing_chosen_says_what_to_do(make_room):
    room = make_room()
    room.setup.datasets.model.replace([])
    assert not room.bar.run.isEnabled()
    assert "drop files" in room.grid.hint.text()
    room.setup.datasets.add_builtin()
    assert room.bar.run.isEnabled()
    assert room.grid.hint.text() == ""


def test_results_of_a_newer_program_are_refused(make_room, finished, tmp_path, rest):
    folder = tmp_path / "newer"
    shutil.copytree(finished, folder)
    file = sqlite3.connect(folder / "results.sqlite")
    file.execute("PRAGMA user_version = 99")
    file.close()
    other = make_room()
    other.open_results(folder)
    rest(other)
    assert "newer program" in other.last_message.text
