"""The page of high scores: what competes, entering, replaying, a file changed by hand."""

from __future__ import annotations

import json

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QRadioButton, QSpinBox
from sklearn import metrics
from support.classify import choose, look_at, run
from support.rooms import child, only, press, rest, settle

from workbench.core.lessons.answer_file import data_sum
from workbench.core.results.high_scores import (
    HighScores,
    Reached,
    Score,
    ScoreRecipe,
    scores_path,
)
from workbench.ui.rooms.classify.pages.scores_page import ScoresTable
from workbench.ui.rooms.classify.run_queue import RunQueue

#: The column of the table that says what a replay gave.
REPLAY = 3


@pytest.fixture
def page(room, qtbot):
    """The page in front, when it knows which data are shown."""
    found = look_at(room, "scores")
    rest(room, qtbot)
    assert found.probe()["sha256"] == data_sum(room.context.session.data)
    return found


def on(page, name: str) -> str:
    return f"classify_scores_{name}Btn"


def is_on(page, name: str) -> bool:
    return child(page, on(page, name)).isEnabled()


def states(page) -> list[str]:
    return [score["state"] for score in page.probe()["scores"]]


def change_file(change) -> None:
    """Write something else into the file, as somebody with an editor would."""
    document = json.loads(scores_path().read_text(encoding="utf-8"))
    (scores,) = (found["scores"] for found in document["sets"].values())
    change(scores)
    scores_path().write_text(json.dumps(document), encoding="utf-8")


def test_a_run_is_entered_replayed_and_taken_off(room, page, qtbot):
    assert page.probe()["scores"] == []
    assert child(page, "classify_scores_empty_panel").isVisible()
    made = run(room, qtbot, "knn", n_neighbors=3)
    assert not page.probe()["scores"]  # nothing is entered by itself
    press(page, on(page, "enter"))
    (score,) = page.probe()["scores"]
    found = made.result.predictions
    assert score["accuracy"] == metrics.accuracy_score(found.true, found.predicted)
    kappa = metrics.cohen_kappa_score(found.true, found.predicted)
    assert score["kappa"] == pytest.approx(kappa)
    share, n, z = score["accuracy"], found.true.size, 1.959963984540054
    # Wilson's limits are where the share lies z standard errors off
    for limit in score["interval"]:
        assert (share - limit) ** 2 == pytest.approx(z * z * limit * (1 - limit) / n)
    assert (score["state"], score["place"]) == ("not confirmed", 1)
    assert not is_on(page, "enter")  # one recipe stands once
    room.context.edits.current().undo()
    assert states(page) == []
    room.context.edits.current().redo()
    settle(room, qtbot, lambda: press(page, on(page, "replay")))
    assert states(page) == ["confirmed"]
    assert page.probe()["scores"][0]["cells"][REPLAY].startswith("✓")
    assert "replay" in room.last_message.text
    press(page, on(page, "takeOff"))
    assert states(page) == []
    room.context.edits.current().undo()
    assert states(page) == ["confirmed"]
    table = child(page, "classify_scores_table", ScoresTable)
    QTest.keyClick(table, Qt.Key.Key_Delete)
    assert states(page) == []


def test_what_does_not_compete_says_why_and_is_run_under_the_rule(room, page, qtbot):
    child(room, "classify_test_looRadio", QRadioButton).setChecked(True)
    run(room, qtbot, "knn", n_neighbors=5)
    shown = page.probe()
    assert (shown["reason"], shown["enters"]) == ("protocol", False)
    assert "LOO" in shown["why"]
    settle(room, qtbot, lambda: press(page, on(page, "rule")))
    shown = page.probe()
    assert (shown["reason"], shown["enters"]) == ("", True)
    again = room.context.session.runs[-1]
    assert again.result.protocol.folds == 10
    assert again.result.params["n_neighbors"] == 5
    child(room, "classify_test_cvRadio", QRadioButton).setChecked(True)
    child(room, "classify_test_seedSpin", QSpinBox).setValue(2)
    run(room, qtbot)
    assert page.probe()["reason"] == "protocol"  # another seed is another rule
    child(room, "classify_test_seedSpin", QSpinBox).setValue(1)


def test_rows_that_were_edited_since_are_other_data(room, page, qtbot):
    run(room, qtbot, "knn", n_neighbors=1)
    session = room.context.session
    before = page.probe()["sha256"]
    room.context.edits.push_cells(np.array([[0.0, 0.0, 7.25]]), "edit")
    page.refresh()
    rest(room, qtbot)
    shown = page.probe()
    assert shown["sha256"] == data_sum(session.data) != before
    assert (shown["reason"], shown["enters"]) == ("other data", False)
    assert shown["offers_rule"]


def test_a_file_that_was_changed_by_hand_is_not_confirmed_then_differs(
    room, page, qtbot
):
    for k in (1, 3):
        run(room, qtbot, "knn", n_neighbors=k)
        press(page, on(page, "enter"))
    settle(room, qtbot, lambda: press(page, on(page, "replayAll")))
    assert states(page) == ["confirmed"] * 2
    honest = page.probe()["scores"]

    def better(scores):
        scores[0]["reached"]["correct"] = scores[0]["reached"]["n"]
        scores[0]["title"] = "forged"

    change_file(better)
    page.refresh()
    forged, other = page.probe()["scores"]
    assert (forged["title"], forged["accuracy"]) == ("forged", 1.0)
    assert (forged["state"], other["state"]) == ("not confirmed", "confirmed")
    settle(room, qtbot, lambda: press(page, on(page, "replayAll")))
    last = page.probe()["scores"][-1]
    assert (last["title"], last["state"]) == ("forged", "differs")
    assert last["cells"][REPLAY].startswith("≠")
    assert last["replayed"] in [score["accuracy"] for score in honest]
    child(page, "classify_scores_table", ScoresTable).go_to(1)
    told = page.probe()["told"]
    assert "100.0" in told
    assert f"{100 * last['replayed']:.1f}" in told


def test_a_damaged_file_is_told_in_one_line(room, page):
    scores_path().write_text("{", encoding="utf-8")
    page.refresh()
    told = page.probe()["told"]
    assert scores_path().name + ".bak" in told
    assert "\n" not in told
    assert child(page, "classify_scores_empty_panel").isVisible()


@pytest.mark.parametrize(
    ("part", "value", "word"),
    [
        ("params", {"n_neighbors": [1]}, "n_neighbors"),
        ("params", {"metric": 7}, "metric"),
        ("plugin", "os.system", "os.system"),
        ("plugin", "pca", "pca"),
    ],
)
def test_an_invented_recipe_is_refused_in_one_line(
    room, page, qtbot, part, value, word
):
    score = Score(
        "x", "2026-01-01T00:00:00", ScoreRecipe("knn", {}), Reached(1, 2, (0.0, 1.0))
    )
    HighScores().put(page.probe()["sha256"], "x", score)
    change_file(lambda scores: scores[0]["recipe"].update({part: value}))
    page.refresh()
    for name in ("replay", "replayAll", "form"):
        room.clear_message()
        press(page, on(page, name))
        rest(room, qtbot)
        assert word in room.last_message.text
        assert "\n" not in room.last_message.text
    assert not room.context.session.runs
    assert states(page) == ["not confirmed"]


def test_a_recipe_goes_into_the_form_and_onto_the_clipboard(room, page, qtbot):
    run(room, qtbot, "knn", n_neighbors=7, weights="dudani")
    press(page, on(page, "enter"))
    changed = page.probe()["scores"][0]["changed"]
    usual = {p["name"]: p["default"] for p in room.context.catalogue.get("knn").params}
    used = room.context.session.runs[-1].result.params
    assert changed == sum(used[name] != usual[name] for name in used) >= 2
    press(page, on(page, "recipe"))
    recipe = json.loads(QGuiApplication.clipboard().text())
    assert recipe["classifiers"][0]["params"]["weights"] == "dudani"
    assert recipe["protocol"] == {"kind": "cv", "folds": 10, "seed": 1, "repeats": 1}
    choose(room, "naive-bayes")
    QTest.keyClick(child(page, "classify_scores_table", ScoresTable), Qt.Key.Key_Return)
    setup = room.probe("setup")
    assert setup["plugin"] == "knn"
    assert setup["params"]["n_neighbors"] == 7


def test_replay_all_is_cancelled_halfway_and_goes_on_later(room, page, qtbot):
    for k in (1, 3, 5):
        run(room, qtbot, "knn", n_neighbors=k)
        press(page, on(page, "enter"))
    before = HighScores().of(page.probe()["sha256"])
    made = []

    def stop_after_the_first(run) -> None:
        made.append(run)
        if len(made) == 1:
            child(room, "classify_cancelBtn").click()

    only(room, RunQueue).done.connect(stop_after_the_first)
    settle(room, qtbot, lambda: press(page, on(page, "replayAll")))
    assert len(made) == 1
    assert sorted(states(page)) == ["confirmed", "not confirmed", "not confirmed"]
    assert room.last_message.text.startswith("Cancelled: 2 run")
    kept = HighScores().of(page.probe()["sha256"])
    assert len(kept) == 3
    assert sum(score in before for score in kept) == 2
    settle(room, qtbot, lambda: press(page, on(page, "replayAll")))
    assert states(page) == ["confirmed"] * 3
    assert len(made) == 4
