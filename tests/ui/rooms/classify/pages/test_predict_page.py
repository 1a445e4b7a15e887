"""Models in files, in the window: save, open, predict new rows, keep the answers."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QPushButton
from support.classify import look_at, open_room, run
from support.rooms import child, settle

import workbench
from workbench.ui.rooms.classify.room import ClassifyRoom
from workbench.ui.widgets.table import Table


@pytest.fixture
def room(context, qtbot) -> ClassifyRoom:
    return open_room(context, qtbot, "builtin:iris")


@pytest.fixture
def page(room):
    return look_at(room, "predict")


@pytest.fixture
def new_rows(tmp_path):
    iris = workbench.read("builtin:iris")
    order = [3, 1, 0, 2]
    lines = [",".join(iris.attributes[j].name for j in order)]
    lines += [",".join(str(v) for v in row[order]) for row in iris.X[45:55]]
    path = tmp_path / "new.csv"
    path.write_text("\n".join(lines) + "\n")
    return str(path)


def button(page, name):
    return child(page, f"classify_predict_{name}Btn", QPushButton)


def test_without_model_and_run_nothing_is_offered_but_opening(page):
    assert button(page, "open").isEnabled()
    assert not button(page, "save").isEnabled()
    assert not button(page, "rows").isEnabled()
    assert not button(page, "keep").isEnabled()


def test_the_model_of_a_run_predicts_a_file_without_a_class(
    room, page, qtbot, new_rows, tmp_path, monkeypatch
):
    run(room, qtbot, "knn")
    settle(room, qtbot, lambda: page.predict(new_rows))
    shown = page.probe()
    assert shown["n"] == 10
    assert shown["class_known"] == 0
    counts = [n for n in shown["counts"].values() if n]
    assert counts == [5, 5]
    table = page.findChild(Table)
    assert len(table.texts()) == 10
    assert table.model().headerData(0, Qt.Orientation.Horizontal) == "predicted"
    assert table.text(0, 0) == workbench.read("builtin:iris").classes[0]
    out = tmp_path / "answers.arff"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    settle(room, qtbot, button(page, "keep").click)
    assert workbench.read(out).n_rows == 10
    assert str(out) in room.last_message.text


def test_a_saved_model_is_opened_in_a_session_without_a_run(
    room, page, qtbot, new_rows, tmp_path, context
):
    run(room, qtbot, "naive-bayes")
    path = str(tmp_path / "nb.skops")
    settle(room, qtbot, lambda: page.save(path))
    assert room.last_message.text == f"{path} was written"
    assert "NaiveBayes" in room.last_message.details
    context.session.remove_run(1)
    settle(room, qtbot, lambda: page.open(path))
    assert page.probe()["opened"] == "naive-bayes"
    assert "150 rows" in page.probe()["header"]
    settle(room, qtbot, lambda: page.predict(new_rows))
    assert page.probe()["n"] == 10
    button(page, "run").click()
    assert page.probe()["opened"] == ""


def test_columns_of_other_names_are_matched_by_place_at_a_click(
    room, page, qtbot, tmp_path
):
    iris = workbench.read("builtin:iris")
    path = tmp_path / "renamed.csv"
    lines = ["a,b,c,d", *(",".join(map(str, row)) for row in iris.X[45:55])]
    path.write_text("\n".join(lines) + "\n")
    run(room, qtbot, "knn")
    settle(room, qtbot, lambda: page.predict(str(path)))
    told = room.last_message
    assert told.level == "error"
    assert "a, b, c, d" in told.text
    assert "petal-width" in told.text
    assert page.probe()["n"] is None
    settle(room, qtbot, told.action[1])
    assert page.probe()["n"] == 10
    assert [n for n in page.probe()["counts"].values() if n] == [5, 5]


def test_a_file_that_is_no_model_is_one_line(room, page, qtbot, new_rows):
    settle(room, qtbot, lambda: page.open(new_rows))
    assert room.last_message.level == "error"
    assert "not a model file" in room.last_message.text
    assert "\n" not in room.last_message.text


def test_another_run_takes_the_old_answer_away(room, page, qtbot, new_rows):
    run(room, qtbot, "knn")
    settle(room, qtbot, lambda: page.predict(new_rows))
    run(room, qtbot, "naive-bayes")
    assert page.probe()["n"] is None
    assert not button(page, "keep").isEnabled()
