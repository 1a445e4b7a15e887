"""The list of runs: columns, order, menu; and several classifiers run in one go."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QPushButton, QRadioButton, QTabWidget
from sklearn import metrics
from support.classify import add_run, choose, choose_runs, open_room, run, tabs_of
from support.rooms import LONG, child, press, rest, settle

from workbench.compute.reading.readers import read
from workbench.ui.rooms.classify.pages.predict_page import PredictPage
from workbench.ui.rooms.classify.room import ClassifyRoom
from workbench.ui.rooms.classify.run_columns import SHOWN_ORDER, place_of
from workbench.ui.rooms.classify.runs import RunsTable

MEAN = {"auc": 0.9, "f1": 0.5}


def table_of(room: ClassifyRoom) -> RunsTable:
    return child(room, "classify_runs_table", RunsTable)


def act(room: ClassifyRoom, name: str) -> QAction:
    return child(room, f"classify_runs_{name}Act", QAction)


def keep(room: ClassifyRoom, plugin: str, **params) -> None:
    """Put a classifier on the list of those that are run together."""
    choose(room, plugin, **params)
    child(room, "classify_batch_addBtn").click()


# -- columns -----------------------------------------------------------------------------


def test_figures_of_a_real_run_equal_scikit_learn(room, qtbot):
    made = run(room, qtbot, "naive-bayes")
    for name in ("auc", "f1", "kappa", "mcc", "fit", "predict"):
        act(room, f"{name}Column").trigger()
    shown = room.probe("runs")
    cells = dict(zip(shown["columns"], shown["cells"][0], strict=True))
    found = made.result.predictions
    true, said, scores = found.true, found.predicted, found.scores
    expected = {
        "accuracy": 100 * metrics.accuracy_score(true, said),
        "auc": metrics.roc_auc_score(true, scores[:, 1]),
        "f1": metrics.f1_score(true, said, average="weighted"),
        "kappa": metrics.cohen_kappa_score(true, said),
        "mcc": metrics.matthews_corrcoef(true, said),
    }
    for name, value in expected.items():
        digits = 1 if name == "accuracy" else 3
        assert float(cells[name]) == pytest.approx(value, abs=0.51 * 10**-digits), name
    assert float(cells["fit"]) == pytest.approx(
        made.result.seconds.fit, rel=0.06, abs=0.0051
    )
    assert shown["columns"] == [n for n in SHOWN_ORDER if n != "data"]
    head = table_of(room).horizontalHeader()
    places = [head.visualIndex(place_of(name)) for name in shown["columns"]]
    assert places == sorted(places)


def test_a_head_sorts_and_what_is_chosen_stays(room):
    for title, accuracy in (("b", 0.5), ("a", 0.75), ("c", None)):
        add_run(room, title, accuracy=accuracy)
    choose_runs(room, 1, 2)
    table = table_of(room)
    assert room.probe("runs")["runs"] == [3, 2, 1]
    table.sort_by("accuracy")
    assert room.probe("runs")["runs"] == [2, 1, 3]  # without a figure last
    table.sort_by("accuracy")
    assert room.probe("runs")["runs"] == [1, 2, 3]
    act(room, "titleOrder").trigger()
    assert room.probe("runs")["runs"] == [2, 1, 3]
    assert room.probe("runs")["chosen"] == [1, 2]
    assert act(room, "titleOrder").isChecked()
    add_run(room, "aa", accuracy=0.5)
    assert room.probe("runs")["runs"] == [2, 4, 1, 3]
    assert room.probe("runs")["chosen"] == [1, 2]


def test_columns_and_order_are_kept_in_the_settings(room, qtbot):
    add_run(room, "x", accuracy=0.5, weighted=MEAN)
    act(room, "f1Column").trigger()
    act(room, "badgeColumn").trigger()
    table_of(room).sort_by("f1")
    assert not act(room, "titleColumn").isEnabled()  # or nobody knew what is meant
    json.dumps(room.context.settings.rooms)
    other = ClassifyRoom(room.context)
    qtbot.addWidget(other)
    shown = other.probe("runs")
    assert shown["columns"] == ["number", "title", "accuracy", "f1", "wall"]
    assert shown["cells"] == [["1", "x", "50.0", "0.500", "–"]]
    assert (shown["sorted"], shown["falling"]) == ("f1", True)


@pytest.mark.parametrize("damaged", [3, {"columns": [7], "sorted": "no"}, {}])
def test_damaged_settings_leave_the_list_usable(context, qtbot, damaged):
    context.settings.rooms["classify"] = {"runs": damaged, "learners": damaged}
    room = open_room(context, qtbot)
    assert {"number", "title"} <= set(room.probe("runs")["columns"])
    assert room.probe("batch")["choices"] == []


# -- the menu ----------------------------------------------------------------------------


def test_the_menu_has_what_fits_the_run(room, qtbot):
    assert not act(room, "settings").isEnabled()
    run(room, qtbot, "j48")
    offered = {name: act(room, name).isEnabled() for name in (
        "settings", "again", "here", "recipe", "model", "tree", "mistakes", "rename",
        "remove",
    )}  # fmt: skip
    assert offered == {**dict.fromkeys(offered, True), "here": False}
    add_run(room, "knn", data="elsewhere", accuracy=0.5)
    choose_runs(room, 2)
    greyed = [name for name in offered if not act(room, name).isEnabled()]
    assert greyed == ["again", "model", "tree", "mistakes"]
    assert act(room, "here").isEnabled()


def test_a_double_click_brings_the_settings_back(room, qtbot):
    child(room, "classify_test_looRadio", QRadioButton).setChecked(True)
    room.context.session.set_scene(scale="z-score")
    run(room, qtbot, "knn", n_neighbors=7, weights="distance")
    asked = room.probe("setup")
    child(room, "classify_test_cvRadio", QRadioButton).setChecked(True)
    room.context.session.set_scene(scale="none")
    choose(room, "j48")
    assert room.probe("setup") != asked
    table = table_of(room)
    place = table.visualRect(table.model().index(0, 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert room.probe("setup") == asked
    assert room.setup_fold.is_open
    choose(room, "j48")
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert room.probe("setup") == asked


def test_run_again_repeats_whatever_the_form_says(room, qtbot):
    child(room, "classify_test_looRadio", QRadioButton).setChecked(True)
    run(room, qtbot, "knn", n_neighbors=5)
    child(room, "classify_test_cvRadio", QRadioButton).setChecked(True)
    choose(room, "j48")
    settle(room, qtbot, act(room, "again").trigger)
    first, second = room.context.session.runs
    assert second.title == first.title
    assert room.probe("result")["confusion"] == [[57, 43], [35, 65]]
    assert second.result.params == first.result.params
    assert room.probe("setup")["plugin"] == "j48"


def test_run_on_this_data(room, qtbot):
    run(room, qtbot, "knn", n_neighbors=3)
    room.context.session.open(read("builtin:iris"))
    settle(room, qtbot, act(room, "here").trigger)
    made = room.context.session.runs[-1]
    assert (made.data, made.result.n) == ("iris", 150)
    assert made.recipe["data"] == ["builtin:iris"]
    assert made.result.params["n_neighbors"] == 3
    settle(room, qtbot, lambda: (choose_runs(room, 1), act(room, "again").trigger()))
    assert room.context.session.runs[-1].data == "thesis21-strips"


def test_renamed_and_forgotten_can_be_undone(room):
    for title in "abc":
        add_run(room, title, accuracy=0.5)
    stack = room.context.edits.current()
    choose_runs(room, 2)
    table = table_of(room)
    assert table.model().setData(table.model().index(1, 1), "  better ")
    titles = [r.title for r in room.context.session.runs]
    assert titles == ["a", "better", "c"]
    choose_runs(room, 1, 2)
    act(room, "remove").trigger()
    assert [r.number for r in room.context.session.runs] == [3]
    assert stack.undoText() == "forget 2 run(s)"
    stack.undo()
    assert [r.title for r in room.context.session.runs] == ["a", "better", "c"]
    stack.undo()
    assert [r.title for r in room.context.session.runs] == ["a", "b", "c"]
    stack.redo()
    stack.redo()
    assert [r.number for r in room.context.session.runs] == [3]
    assert not room.context.edits.edited  # the data are as they were opened


def test_f2_types_a_title(room, qtbot):
    add_run(room, "a", accuracy=0.5)
    choose_runs(room, 1)
    table = table_of(room)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_F2)
    editor = room.focusWidget()
    assert editor is not table
    QTest.keyClicks(editor, "mine")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: room.context.session.runs[0].title == "mine")
    assert "mine" in room.probe("runs")["cells"][0]


def test_copy_recipe_is_the_runs_own(room, qtbot):
    run(room, qtbot, "knn", n_neighbors=9)
    choose(room, "j48")
    act(room, "recipe").trigger()
    recipe = json.loads(QGuiApplication.clipboard().text())
    assert recipe["classifiers"][0]["id"] == "knn"
    assert recipe["classifiers"][0]["params"]["n_neighbors"] == 9


def test_tree_and_mistakes_open_their_pages(room, qtbot):
    run(room, qtbot, "j48")
    act(room, "mistakes").trigger()
    assert tabs_of(room).front == "errors"
    rest(room, qtbot)
    settle(room, qtbot, act(room, "tree").trigger)
    assert tabs_of(room).front == "tree"


def test_the_model_of_the_run_is_saved(room, qtbot, monkeypatch, tmp_path):
    run(room, qtbot, "knn")
    path = tmp_path / "m.skops"
    monkeypatch.setattr(
        "workbench.ui.rooms.classify.pages.predict_page.ask_save",
        lambda *_: (str(path), ""),
    )
    settle(room, qtbot, act(room, "model").trigger)
    assert path.is_file()
    assert tabs_of(room).front == "predict"


def test_predict_a_file_asks_on_the_page_of_new_rows(
    room, qtbot, monkeypatch, tmp_path
):
    room.context.commands.predict_requested.emit()
    assert tabs_of(room).front == "predict"
    assert "run a classifier" in room.last_message.text
    run(room, qtbot, "knn")
    rows = tmp_path / "rows.csv"
    rows.write_text("x,y\n0.1,0.2\n-0.5,0.1\n")
    monkeypatch.setattr(
        "workbench.ui.rooms.classify.pages.predict_page.ask_open", lambda *_: str(rows)
    )
    settle(room, qtbot, room.context.commands.predict_requested.emit)
    page = tabs_of(room).page("predict")
    assert isinstance(page, PredictPage)
    rest(room, qtbot)
    assert page.probe()["n"] == 2


# -- several in one go -------------------------------------------------------------------


def test_all_that_are_ticked_are_run_in_their_order(room, qtbot):
    for plugin, params in (
        ("knn", {"n_neighbors": 3}), ("naive-bayes", {}), ("one-r", {}),
    ):  # fmt: skip
        keep(room, plugin, **params)
    keep(room, "knn", n_neighbors=3)  # is there already
    choose(room, "j48")
    listed = child(room, "classify_batch_list", QListWidget)
    assert [one["plugin"] for one in room.probe("batch")["choices"]] == [
        "knn", "naive-bayes", "one-r",
    ]  # fmt: skip
    listed.item(1).setCheckState(Qt.CheckState.Unchecked)
    assert child(room, "classify_runBtn", QPushButton).text() == "Run (2)"
    assert child(room, "classify_setup_tabs", QTabWidget).tabText(2) == "Several (2)"
    settle(room, qtbot, room.run)
    made = room.context.session.runs
    assert [r.plugin for r in made] == ["knn", "one-r"]
    assert made[0].title == "3-NN"
    assert made[0].recipe["classifiers"] == [
        {"id": "knn", "params": made[0].result.params}
    ]
    assert room.probe("runs")["chosen"] == [1, 2]
    assert tabs_of(room).front == "summary"  # nobody asked for another page
    press(room, "classify_batch_noneBtn")
    settle(room, qtbot, room.run)
    assert room.context.session.runs[-1].plugin == "j48"


def test_cancel_stops_all(room, qtbot):
    for k in (1, 3, 5):
        keep(room, "knn", n_neighbors=k)
    with qtbot.waitSignal(room.settled, timeout=LONG):
        room.run()
        assert room.probe("batch")["left"] == 3
        press(room, "classify_cancelBtn")
    rest(room, qtbot)
    assert room.context.session.runs == ()
    assert room.probe("batch")["left"] == 0
    assert "cancelled" in room.last_message.text
    assert not child(room, "classify_cancelBtn", QPushButton).isEnabled()


def test_one_that_fails_does_not_keep_the_others(room, qtbot, monkeypatch):
    from workbench.api.problems import Problem
    from workbench.jobs.tasks.classify import evaluate_task

    real = evaluate_task.evaluate

    def picky(dataset, request, test=None):
        if request.learner.plugin == "naive-bayes":
            raise Problem("no Bayes today")
        return real(dataset, request, test)

    monkeypatch.setattr(evaluate_task, "evaluate", picky)
    for plugin in ("naive-bayes", "one-r"):
        keep(room, plugin)
    settle(room, qtbot, room.run)
    assert [r.plugin for r in room.context.session.runs] == ["one-r"]
    assert "no Bayes today" in room.last_message.text


def test_the_list_is_kept_without_its_ticks(room, qtbot):
    keep(room, "knn", n_neighbors=7)
    json.dumps(room.context.settings.rooms)
    other = open_room(room.context, qtbot)
    (one,) = other.probe("batch")["choices"]
    assert (one["plugin"], one["params"]["n_neighbors"]) == ("knn", 7)
    assert not one["ticked"]
    listed = child(other, "classify_batch_list", QListWidget)
    listed.setCurrentRow(0)
    choose(other, "j48")
    QTest.keyClick(listed, Qt.Key.Key_Return)
    assert other.probe("setup")["params"]["n_neighbors"] == 7
    QTest.keyClick(listed, Qt.Key.Key_Delete)
    assert other.probe("batch")["choices"] == []


def test_what_cannot_learn_the_class_blocks_and_says_so(room, tmp_path):
    keep(room, "knn")
    keep(room, "j48")
    path = tmp_path / "n.csv"
    path.write_text("a,t\n" + "\n".join(f"{i},{i / 7}" for i in range(20)))
    room.context.session.open(read(str(path)))
    button = child(room, "classify_runBtn", QPushButton)
    assert not button.isEnabled()
    assert "untick it" in button.toolTip()
    press(room, "classify_batch_noneBtn")
    assert button.isEnabled()


def test_a_lesson_runs_what_is_in_the_form(room, qtbot):
    keep(room, "one-r")
    room.context.in_lesson = True
    run(room, qtbot, "knn")
    assert [r.plugin for r in room.context.session.runs] == ["knn"]


def test_keys_of_the_list_are_free_in_the_window(window):
    keys = QKeySequence("Ctrl+Shift+P")
    found = [a for a in window.findChildren(QAction) if a.shortcut() == keys]
    assert [a.objectName() for a in found] == ["main_run_predictFileAct"]
    found[0].trigger()
    assert window.room.room_id == "classify"
    assert "run a classifier" in window.room.last_message.text
