"""What the room keeps, imports and warns of; how narrow it may be."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from support.rooms import LONG, child
from support.sessions import open_session

from workbench.api import Attribute, Dataset
from workbench.compute.reading.readers import read
from workbench.core.experiment.entries import DataEntry, Learner
from workbench.core.experiment.first_experiment import BUILTIN_8
from workbench.core.experiment.store import Results
from workbench.core.session import autosave
from workbench.core.session.session import Session
from workbench.jobs.experiment.run_events import News
from workbench.ui.rooms.compare.audit import import_sheet
from workbench.ui.rooms.compare.grid.grid_view import shared

TABLE = "data,a,b,c\nx,0.9,0.8,0.7\ny,0.6,0.5,0.4\nz,0.5,0.7,0.2\n"


def drop(room, *paths) -> bool:
    """Let files go over the room; whether it took them."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    event = QDropEvent(
        QPointF(5, 5), Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    event.setAccepted(False)
    room.dropEvent(event)
    return event.isAccepted()


def sheet_of(room) -> import_sheet.ImportSheet:
    """Return the sheet that takes tables in; it was asked for."""
    return child(room, "compare_import_sheet", import_sheet.ImportSheet)


# -- importing -----------------------------------------------------------------------


@pytest.mark.parametrize("suffix", [".csv", ".CSV", ".tsv", ".tex", ".md"])
def test_a_table_let_go_over_the_room_opens_the_sheet(
    make_room, rest, tmp_path, suffix
):
    path = tmp_path / f"table{suffix}"
    path.write_text(TABLE, encoding="utf-8")
    room = make_room()
    room.show()
    assert drop(room, path)
    rest(room)
    sheet = sheet_of(room)
    assert sheet.isVisible()
    assert sheet.edit.toPlainText() == TABLE


def test_other_files_are_left_to_the_window(make_room, tmp_path):
    room = make_room()
    assert not drop(room, tmp_path / "iris.arff")
    assert not drop(room, tmp_path)


def test_a_folder_of_results_let_go_is_opened(make_room, finished_room, rest):
    room = finished_room
    other = make_room()
    other.setup.datasets.model.replace([])
    assert drop(other, room.folder)
    rest(other)
    assert other.probe("grid")["values"] == room.probe("grid")["values"]


def test_the_grid_gives_way_to_an_imported_table_and_comes_back(
    finished_room, small, rest, tmp_path
):
    path = tmp_path / "printed.csv"
    path.write_text(TABLE, encoding="utf-8")
    room = finished_room
    room.show()
    drop(room, path)
    rest(room)
    sheet_of(room).take_button.click()
    rest(room)
    assert "3 data sets × 3 classifiers" in room.grid.notice.text.text()
    assert room.grid.notice.isVisible()
    assert not room.grid.view.isVisible()
    assert room.results.comparison.classifiers == ("a", "b", "c")
    room.stored.look(now=True)  # as while a run is under way
    rest(room)
    assert room.results.comparison.classifiers == ("a", "b", "c")
    room.grid.notice.buttons["back"].click()
    rest(room)
    assert not room.grid.notice.isVisible()
    assert room.grid.view.isVisible()
    assert room.results.comparison.classifiers == tuple(small.titles())


def test_a_run_stopped_before_its_plan_leaves_no_error(make_room, rest):
    room = make_room()
    with Results(room.folder, writes=True):
        pass
    room.read_stored()
    rest(room)
    assert room.stored.exist
    assert room.stored.view is None
    assert room.last_message is None


# -- keeping -------------------------------------------------------------------------


def test_the_setup_survives_a_restart(make_room, context, small, tmp_path):
    room = make_room()
    room.setup.show_experiment(small)
    room.setup.form.folder = tmp_path / "mine"
    room.bar.measure.setCurrentIndex(room.bar.measure.findData("kappa"))
    room.setup.form.processes.setValue(1)
    path = tmp_path / "last.session.zip"
    autosave.write(autosave.capture(context.session, "compare"), path)
    expected = room.experiment.to_json()

    context.session.keep_experiment({})
    other = make_room()
    assert other.experiment.to_json() != expected
    open_session(path, context.session)  # a session that is opened later is shown
    assert other.experiment.to_json() == expected
    third = make_room()
    assert third.experiment.to_json() == expected
    assert third.folder == tmp_path / "mine"
    assert third.grid.model.measure == "kappa"
    assert third.setup.form.processes.value() == 1


def test_what_all_begin_with_is_not_kept(make_room, context, small):
    room = make_room()
    first = room.experiment
    assert context.session.experiment == {}
    room.setup.show_experiment(small)
    assert context.session.experiment
    room.setup.show_experiment(first)
    assert context.session.experiment == {}


def test_a_kept_setup_that_makes_no_sense_is_the_first(make_room, context):
    for experiment in ({}, {"version": 99}, None, {"version": 1, "data": []}):
        context.session.keep_experiment({"experiment": experiment})
        assert len(make_room().experiment.data) == 8


def test_older_session_files_have_no_experiment(tmp_path):
    session, path = Session(), tmp_path / "a.session.zip"
    autosave.write(autosave.capture(session), path)
    open_session(path, session)
    assert session.experiment == {}
    session.close()


# -- the open data set ---------------------------------------------------------------


def plane() -> Dataset:
    X = np.random.default_rng(1).normal(size=(30, 2))
    y = (X[:, 0] > 0).astype(np.int64)
    label = Attribute("class", "nominal", ("n", "p"))
    return Dataset(X, y, (Attribute("a"), Attribute("b")), label, "my/plane")


def test_a_data_set_without_a_file_is_written_beside_the_results(
    make_room, context, rest, tmp_path
):
    room = make_room()
    room.setup.datasets.model.replace([])
    room.setup.form.folder = tmp_path / "results"
    context.session.open(plane())
    room.setup.datasets.current_wanted.emit()
    rest(room)
    path = tmp_path / "results" / "data" / "my-plane.arff"
    assert path.is_file()
    assert room.experiment.data == (DataEntry(str(path), "my/plane"),)
    assert str(path) in room.last_message.text
    room.setup.datasets.current_wanted.emit()  # again: the same entry
    rest(room)
    assert len(room.experiment.data) == 1
    assert list(path.parent.iterdir()) == [path]


def test_an_edited_data_set_is_not_its_file(make_room, context, rest, qtbot, tmp_path):
    room = make_room()
    room.setup.datasets.model.replace([])
    room.setup.form.folder = tmp_path / "results"
    file = tmp_path / "plane.arff"
    file.write_text("@relation p\n", encoding="utf-8")
    context.session.open(replace(plane(), source=str(file)))
    room.setup.datasets.current_wanted.emit()
    assert room.experiment.data[0].source == str(file)
    context.edits.push_cells(np.array([[0, 0, 9.0]]), "edit")
    room.setup.datasets.current_wanted.emit()
    rest(room)
    assert room.experiment.data[1].source.startswith(str(tmp_path / "results"))


def test_a_folder_that_cannot_be_made_is_told(make_room, context, tmp_path):
    room = make_room()
    (tmp_path / "file").write_text("", encoding="utf-8")
    room.setup.form.folder = tmp_path / "file" / "results"
    n = len(room.experiment.data)
    context.session.open(plane())
    room.setup.datasets.current_wanted.emit()
    assert room.last_message.level == "error"
    assert len(room.experiment.data) == n


# -- warnings ------------------------------------------------------------------------


def fold(learner: str, data: str, *warnings: str) -> News:
    return News("fold", {"learner": learner, "data": data, "warnings": warnings})


def test_warnings_are_one_message_with_details(make_room):
    room = make_room()
    notes = room.notes
    planned = {
        "datasets": [{"key": "d1", "name": "iris"}, {"key": "d2", "name": "wine"}],
        "learners": [{"key": "l1", "name": "MLP"}],
    }
    notes.take([News("planned", planned), News("warning", {"text": "one.arff: bad"})])
    assert room.last_message.text == "one.arff: bad"
    assert room.last_message.details == ""
    notes.take([News("warning", {"text": "two.arff: bad"})])
    assert room.last_message.text.startswith("one.arff: bad.")
    assert room.last_message.details == "one.arff: bad\ntwo.arff: bad"
    room.clear_message()
    notes.take([fold("l1", "d1", "did not converge") for _ in range(3)])
    notes.take([fold("l1", "d2", "did not converge")])
    assert room.last_message is None  # folds are told when the run has ended
    notes.take([News("done", {"failed": []})])
    assert room.last_message.level == "warning"
    assert room.last_message.lasting
    assert room.last_message.details.split("\n") == [
        "one.arff: bad",
        "two.arff: bad",
        "MLP: did not converge (data sets: iris, wine; folds: 4)",
    ]


def test_what_the_grid_marks_does_not_lie_over_it_for_long(make_room):
    room = make_room()
    room.notes.take(
        [fold("l1", "d1", "did not converge"), News("done", {"failed": []})]
    )
    assert room.last_message.level == "warning"
    assert not room.last_message.lasting


def test_failures_come_before_warnings(make_room):
    room = make_room()
    failure = {"learner": "MLP", "data": "iris", "text": "broke"}
    room.notes.take([
        News("warning", {"text": "one.arff: bad"}),
        News("done", {"failed": [failure, failure]}),
    ])  # fmt: skip
    assert room.last_message.level == "error"
    assert room.last_message.text == "2 fold(s) failed; MLP on iris: broke"
    lines = room.last_message.details.split("\n")
    assert lines == ["MLP, iris: broke (× 2)", "one.arff: bad"]


# -- changes while it runs -----------------------------------------------------------


def test_another_protocol_while_it_runs_shows_none_of_its_folds(make_room, small, rest):
    room = make_room()
    room.setup.show_experiment(small)
    changed = []

    def change(news) -> None:
        if not changed and any(one.kind == "fold" for one in news):
            changed.append(True)
            room.setup.form.numbers["seed"].setValue(7)

    room.control.told.connect(change)
    room.run()
    rest(room)
    assert changed
    assert room.probe("grid")["counts"] == [[0] * 4] * 3
    room.setup.form.numbers["seed"].setValue(1)
    rest(room)
    assert room.probe("grid")["counts"] == [[12] * 4] * 3


def test_a_removed_data_set_and_a_new_classifier_while_it_runs(make_room, small, rest):
    room = make_room()
    room.setup.show_experiment(small)
    changed = []

    def change(news) -> None:
        if not changed and any(one.kind == "fold" for one in news):
            changed.append(True)
            room.setup.datasets.model.removeRow(0)
            room.setup.learners.model.add([Learner("zero-r", {}, "ZeroR")])

    room.control.told.connect(change)
    room.run()
    rest(room)
    assert room.probe("task")["done"] == 144  # what was begun is computed whole
    assert room.probe("grid")["counts"] == [[12] * 4 + [0]] * 2


def test_again_is_never_silent(make_room, small):
    room = make_room()
    room.setup.show_experiment(small)
    room.grid.again_wanted.emit(0, 0)
    assert "Run" in room.last_message.text


# -- what the list begins with -----------------------------------------------------------


def own_file(folder, name):
    path = folder / f"{name}.csv"
    path.write_text(
        "a,b,c\n" + "".join(f"{i},{i % 3},{'xy'[i % 2]}\n" for i in range(20))
    )
    return read(str(path))


def listed(room):
    return room.probe("setup")["datasets"]


def test_the_list_begins_with_the_open_data_set(make_room, context, tmp_path):
    context.session.open(own_file(tmp_path, "mine"))
    room = make_room()
    room.enter()
    assert listed(room) == ["mine"]
    entry = room.experiment.data[0]
    assert entry.source == str(tmp_path / "mine.csv")
    context.session.open(own_file(tmp_path, "other"))
    room.enter()  # nobody put the list together: it follows
    assert listed(room) == ["other"]
    room.setup.datasets.add_builtin()
    context.session.open(own_file(tmp_path, "third"))
    room.enter()
    assert listed(room) == ["other", *BUILTIN_8]
    room.setup.datasets.model.replace([])
    room.enter()
    assert listed(room) == ["third"]
    room.enter()
    assert listed(room) == ["third"]


def test_a_built_in_set_is_among_the_first_experiment_already(make_room, context):
    context.session.open(read("builtin:iris"))
    room = make_room()
    room.enter()
    assert listed(room) == list(BUILTIN_8)
    assert "iris" in listed(room)


def test_what_was_set_up_by_hand_is_left_alone(make_room, context, small, tmp_path):
    context.session.open(own_file(tmp_path, "mine"))
    room = make_room()
    room.setup.show_experiment(small)
    room.enter()
    assert listed(room) == ["iris", "moons", "xor"]


def test_a_lesson_and_data_without_a_file_change_nothing(make_room, context, tmp_path):
    context.session.open(own_file(tmp_path, "mine"))
    context.in_lesson = True
    room = make_room()
    room.enter()
    assert listed(room) == list(BUILTIN_8)
    context.in_lesson = False
    room.setup.datasets.model.replace([])
    context.session.open(replace(context.session.data, source="", name="painted"))
    room.enter()
    assert listed(room) == []


# -- space ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_the_window_is_not_forced_wider_than_1280(make_window, qtbot, language):
    window = make_window(lang=language)
    window.show_room("compare")
    qtbot.wait(50)
    assert window.minimumSizeHint().width() <= 1280
    assert window.width() == 1280


def test_columns_share_the_width_without_scrolling():
    needs = [80, 96, 130, 70, 72, 74]
    for space in range(580, 900, 7):
        widths = shared(space, needs)
        assert sum(widths) <= space
        assert min(widths) >= 84
    assert sum(shared(300, needs)) > 300  # too narrow: it scrolls
    assert shared(2000, needs) == [144] * 6


def test_answers_about_another_folder_are_not_shown(finished_room, rest, tmp_path):
    room = finished_room
    room.read_stored()  # and before the answer is there:
    room.setup.form.folder = tmp_path / "second"
    rest(room)
    assert room.probe("grid")["counts"] == [[0] * 4] * 3
    assert room.stored.view is None


def test_statistics_of_something_else_than_the_grid_say_so(finished_room, rest):
    room = finished_room
    assert "last run" not in room.grid.status.text()
    room.setup.datasets.model.removeRow(0)
    rest(room)
    assert "3 data sets × 4 classifiers" in room.grid.status.text()
    room.run()
    rest(room)
    assert "last run" not in room.grid.status.text()
    room.setup.form.numbers["seed"].setValue(9)
    rest(room)
    assert "2 data sets × 4 classifiers" in room.grid.status.text()


def test_a_long_file_is_understood_and_not_shown(
    make_room, rest, qtbot, tmp_path, monkeypatch
):
    monkeypatch.setattr(import_sheet, "SHOWN_CHARACTERS", 20)
    path = tmp_path / "long.csv"
    path.write_text(TABLE, encoding="utf-8")
    room = make_room()
    room.show()
    drop(room, path)
    rest(room)
    sheet = sheet_of(room)
    assert sheet.edit.toPlainText() == ""
    assert sheet.probe()["classifiers"] == ["a", "b", "c"]
    sheet.direction.setCurrentIndex(1)  # read again: from the file
    rest(room)
    assert sheet.probe()["classifiers"] == ["a", "b", "c"]
    sheet.edit.setPlainText(TABLE.replace("a,b,c", "d,e,f"))
    # read by itself once the typing rests
    qtbot.waitUntil(
        lambda: sheet.probe()["classifiers"] == ["d", "e", "f"], timeout=LONG
    )
    rest(room)


def test_a_classifier_that_did_not_converge_is_told_once(make_room, small, rest):
    room = make_room()
    room.setup.show_experiment(small)
    room.setup.learners.model.replace(
        [Learner("mlp", {"max_iter": 2}, "short"), Learner("zero-r")]
    )
    room.run()
    rest(room)
    text = "short: did not converge (data sets: iris, moons, xor; folds: 36)"
    assert room.notes.lines() == [text]
    assert room.last_message.text == text
