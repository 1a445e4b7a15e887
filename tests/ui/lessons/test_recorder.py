"""A lesson recorded by clicks and keys, edited, saved, checked and replayed."""

from __future__ import annotations

import json
import zipfile

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPlainTextEdit,
    QSpinBox,
)
from support.command import CommandLine

from workbench.core.lessons.lesson import exercise_files, lesson_files
from workbench.core.lessons.lesson_file import load_lesson, parse_lesson
from workbench.core.lessons.recording import Recording, propose, read_recording
from workbench.ui.lessons import lesson_player, recorder
from workbench.ui.lessons.lesson_player import LessonPlayer
from workbench.ui.lessons.recorder import Recorder
from workbench.ui.lessons.replay import Replay

WAIT_MS = 120_000


def part(window, name, kind):
    found = window.findChild(kind, f"main_record_{name}")
    assert found is not None, name
    return found


def press(window, name):
    part(window, f"{name}Btn", QAbstractButton).click()


@pytest.fixture
def record(make_window, qtbot, monkeypatch):
    """Open a window with the recorder shown."""
    monkeypatch.setattr(recorder, "QUIET_MS", 20)
    monkeypatch.setattr(lesson_player, "TICK_MS", 20)

    def record(**options):
        window = make_window(fresh=True, **options)
        qtbot.waitUntil(lambda: not window.room.busy, timeout=WAIT_MS)
        window.acts["lessons_record"].trigger()
        return window

    return record


def steps(window):
    return window.probe("record")["steps"]


def at_rest(window, qtbot, n):
    def rested():
        assert len(steps(window)) == n, steps(window)
        assert not window.probe("record")["settling"]

    qtbot.waitUntil(rested, timeout=WAIT_MS)


def test_recorded_edited_saved_checked_and_replayed(
    record, make_window, qtbot, monkeypatch, tmp_path, capsys
):
    window = record()
    press(window, "record")
    Replay(window).choose("home_builtin_list", "builtin:thesis21-strips")
    at_rest(window, qtbot, 1)
    spin = window.findChild(QSpinBox, "main_scene_kSpin")
    window.activateWindow()
    spin.setFocus()
    qtbot.waitUntil(spin.hasFocus, timeout=WAIT_MS)
    for _ in range(2):
        QTest.keyClick(spin, Qt.Key.Key_Up)
    qtbot.waitUntil(lambda: window.probe("scene")["k"] == 7, timeout=WAIT_MS)
    at_rest(window, qtbot, 2)
    press(window, "record")
    window.context.session.set_scene(k=3)  # nothing is recorded any more
    qtbot.wait(200)
    assert len(steps(window)) == 2

    part(window, "list", QListWidget).setCurrentRow(1)
    found = part(window, "conditions_list", QListWidget)
    lines = [found.item(i).text() for i in range(found.count())]
    assert "k = 7" in lines
    seven = found.item(lines.index("k = 7"))
    assert seven.toolTip() == "main.scene.k is 7"
    assert seven.checkState() == Qt.CheckState.Checked
    # what was done is said in words, which the teacher may change
    proposed = part(window, "enEdit", QPlainTextEdit).toPlainText()
    assert "**7**" in proposed
    assert proposed.startswith("Set ")
    for code, text in (("en", "Seven."), ("es", "Siete."), ("ru", "Семь.")):
        part(window, f"{code}Edit", QPlainTextEdit).setPlainText(text)
    box = part(window, "partCombo", QComboBox)
    box.setCurrentIndex(box.findData("title"))
    part(window, "enEdit", QPlainTextEdit).setPlainText("Recorded")
    name = part(window, "idEdit", QLineEdit)
    name.selectAll()
    QTest.keyClicks(name, "recorded")
    answer = (str(tmp_path / "recorded"), "")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: answer)
    press(window, "save")
    path = tmp_path / "recorded.lesson.json"
    assert str(path) in part(window, "toldLabel", QLabel).text()

    code, _, err = CommandLine(capsys)("check", path)
    assert (code, err) == (0, "")
    lesson = load_lesson(path)
    assert lesson.steps[1].text == {"en": "Seven.", "es": "Siete.", "ru": "Семь."}
    assert lesson.steps[1].target == "main_scene_kSpin"
    assert lesson.steps[1].do == ({"set": "main_scene_kSpin", "to": 7},)

    other = make_window(fresh=True, lesson=str(path))
    player = other.findChild(LessonPlayer)
    qtbot.waitUntil(lambda: player.walk is not None, timeout=WAIT_MS)
    for step in lesson.steps:
        assert player.walk.step.id == step.id
        assert not player.walk.done
        Replay(other).perform(step)
        qtbot.waitUntil(lambda: player.walk.done, timeout=WAIT_MS)
        player.next()
    assert player.walk is None


def test_what_a_run_brought_is_proposed_and_not_where_it_was_drawn(
    record, make_window, qtbot, monkeypatch, tmp_path
):
    window = record()
    press(window, "record")
    replay = Replay(window)
    replay.choose("home_builtin_list", "builtin:moons")
    at_rest(window, qtbot, 1)
    replay.press("F5")
    at_rest(window, qtbot, 2)
    answer = (str(tmp_path / "run"), "")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: answer)
    press(window, "save")
    run = load_lesson(tmp_path / "run.lesson.json").steps[1]
    places = [(c.place.who, c.place.topic) for c in run.until]
    assert places[0] == ("explore", "judgement")
    assert not {topic for _, topic in places} & {"overlays", "latency", "task"}
    assert ("right",) in [c.place.path for c in run.until]
    lines = part(window, "list", QListWidget)
    assert lines.item(0).text().endswith("Choose Two moons.")
    lines.setCurrentRow(1)
    part(window, "enEdit", QPlainTextEdit).setPlainText("Count **them**.")
    assert lines.item(1).text().endswith(": Count them.")

    other = make_window(fresh=True, lesson=str(tmp_path / "run.lesson.json"))
    other.resize(1000, 620)
    player = other.findChild(LessonPlayer)
    qtbot.waitUntil(lambda: player.walk is not None, timeout=WAIT_MS)
    while player.walk is not None:
        Replay(other).perform(player.walk.step)
        qtbot.waitUntil(lambda: player.walk.done, timeout=WAIT_MS)
        player.next()


def test_tried_from_any_step(record, qtbot):
    window = record(lang="es")
    press(window, "record")
    replay = Replay(window)
    replay.choose("home_builtin_list", "builtin:thesis21-strips")
    at_rest(window, qtbot, 1)
    replay.choose("main_nav_list", "metric")
    at_rest(window, qtbot, 2)
    part(window, "list", QListWidget).setCurrentRow(1)
    press(window, "try")
    player = window.findChild(LessonPlayer)
    qtbot.waitUntil(lambda: player.walk is not None, timeout=WAIT_MS)
    assert (player.walk.index, window.probe("record")["on"]) == (1, False)
    qtbot.waitUntil(lambda: player.walk.done, timeout=WAIT_MS)  # we are there
    press(window, "delete")
    assert len(steps(window)) == 1


def test_opened_again_it_is_the_same(record, monkeypatch, tmp_path):
    window = record()
    lesson = {
        "version": 1, "id": "two", "title": {"en": "Two"}, "hide": ["main_scene_kSpin"],
        "steps": [{
            "id": "a", "text": {"en": "Do."}, "then": {"en": "Done."},
            "question": {"text": {"en": "How many?"}, "low": 1, "high": 9},
            "until": [["main", "scene", "k", "is", 3]],
            "do": [{"set": "main_scene_kSpin", "to": 3}, {"answer": 5}],
        }],
    }  # fmt: skip
    path = tmp_path / "two.lesson.json"
    path.write_text(json.dumps(lesson))
    answer = (str(path), "")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: answer)
    press(window, "open")
    assert steps(window) == ["a"]
    assert read_recording(lesson).document() == lesson
    path.write_text(json.dumps({**lesson, "version": 9}))
    press(window, "open")
    assert "version: 9 (expected 1)" in part(window, "toldLabel", QLabel).text()


@pytest.mark.parametrize(
    "lesson", [*lesson_files(), *exercise_files()], ids=lambda path: path.stem
)
def test_lessons_of_the_program_can_be_edited(lesson):
    """All of a step stays as it was: guesses, covers, reveals, tasks, what is done."""
    document = json.loads(lesson.read_text(encoding="utf-8"))
    again = read_recording(document).document()
    assert parse_lesson(again) == load_lesson(lesson)
    assert read_recording(again).document() == again


@pytest.mark.lane("whole", "a window of the program for a dialog beside it")
def test_what_is_covered_and_revealed_is_edited(record, monkeypatch, tmp_path):
    window = record()
    (path,) = (p for p in lesson_files() if p.stem == "comparing-honestly")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    press(window, "open")
    theirs = load_lesson(path)
    lines = {
        name: part(window, f"{name}Edit", QLineEdit)
        for name in ("target", "cover", "found")
    }
    reveal = part(window, "revealCombo", QComboBox)
    low, high = (part(window, f"{name}Spin", QSpinBox) for name in ("low", "high"))
    for row, step in enumerate(theirs.steps):
        part(window, "list", QListWidget).setCurrentRow(row)
        asks, reveals = step.question, step.reveal
        assert lines["target"].text() == step.target
        assert lines["cover"].text() == ", ".join(asks.cover if asks else ())
        assert reveal.currentData() == (reveals.step if reveals else "")
        if asks:
            assert (low.value(), high.value()) == (asks.low, asks.high)
        # typed and taken back: nothing else of the step changes
        for line in lines.values():
            QTest.keyClicks(line, "x")
            QTest.keyClick(line, Qt.Key.Key_Backspace)
    recording = window.findChild(Recorder).recording
    assert parse_lesson(recording.document()) == theirs

    asks = next(i for i, step in enumerate(theirs.steps) if step.question)
    tells = next(i for i, step in enumerate(theirs.steps) if step.reveal)
    part(window, "list", QListWidget).setCurrentRow(asks)
    lines["cover"].selectAll()
    QTest.keyClicks(lines["cover"], "main_scene_kSpin, metric_loo_label")
    low.setValue(high.value() - 2)  # the guess of the replay would be too low
    part(window, "list", QListWidget).setCurrentRow(tells)
    lines["found"].selectAll()
    QTest.keyClicks(lines["found"], "main.scene.k")
    saved = tmp_path / "edited.lesson.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(saved), ""))
    press(window, "save")
    mine = load_lesson(saved)
    question = mine.steps[asks].question
    assert question.cover == ("main_scene_kSpin", "metric_loo_label")
    (guess,) = (deed["answer"] for deed in mine.steps[asks].do if "answer" in deed)
    assert question.low <= guess <= question.high
    place = mine.steps[tells].reveal.place
    assert (place.who, place.topic, place.path) == ("main", "scene", ("k",))
    kept = [i for i in range(len(mine.steps)) if i not in (asks, tells)]
    assert [mine.steps[i] for i in kept] == [theirs.steps[i] for i in kept]

    part(window, "list", QListWidget).setCurrentRow(tells)
    reveal.setCurrentIndex(0)
    reveal.activated.emit(0)
    press(window, "save")
    assert load_lesson(saved).steps[tells].reveal is None


def test_gestures_on_the_plane_are_recorded_and_replayed(record, make_window, qtbot):
    window = record()
    replay = Replay(window)
    replay.choose("home_builtin_list", "builtin:moons")
    qtbot.waitUntil(lambda: window.room.room_id == "explore", timeout=WAIT_MS)
    qtbot.waitUntil(lambda: not window.room.busy, timeout=WAIT_MS)
    press(window, "record")
    replay.click("explore_tool_pointBtn")
    at_rest(window, qtbot, 1)
    replay.drag("explore_canvas_plot", [[0.5, -0.25]])
    at_rest(window, qtbot, 2)
    press(window, "record")
    step = window.findChild(Recorder).recording.steps[1]
    (deed,) = step.deeds
    assert deed["drag"] == "explore_canvas_plot"
    assert deed["path"][0] == pytest.approx([0.5, -0.25], abs=0.02)
    assert ["main", "data", "rows", "is", 301] in step.proposed
    assert step.text["en"].startswith("Click near **(0.")

    first = read(window)
    replay.press("Ctrl+Z")
    qtbot.waitUntil(lambda: read(window)[0] == 300, timeout=WAIT_MS)
    replay.do(deed)
    qtbot.waitUntil(lambda: read(window)[0] == 301, timeout=WAIT_MS)
    assert read(window)[1:] == pytest.approx(first[1:], abs=0.02)


def read(window):
    """Return the number of rows and where the last of them stands."""
    points = window.built_rooms["explore"].probe("points")
    return points["n"], points["x"][-1], points["y"][-1]


def test_shared_with_its_data_and_opened_again(
    record, make_window, qtbot, monkeypatch, tmp_path
):
    table = tmp_path / "mine.csv"
    rows = "".join(f"{i},{i % 3},{'ab'[i % 2]}\n" for i in range(12))
    table.write_text(f"x,y,class\n{rows}")
    window = record()
    window.context.commands.open_requested.emit(str(table))
    qtbot.waitUntil(lambda: window.probe("data")["rows"] == 12, timeout=WAIT_MS)
    press(window, "record")
    Replay(window).choose("main_nav_list", "explore")
    at_rest(window, qtbot, 1)
    press(window, "record")
    answer = (str(tmp_path / "mine.zip"), "")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: answer)
    press(window, "share")
    package = tmp_path / "mine.lesson.zip"
    with zipfile.ZipFile(package) as archive:
        assert sorted(archive.namelist()) == ["mine.csv", "my-lesson.lesson.json"]
        assert archive.read("mine.csv") == table.read_bytes()

    other = make_window(fresh=True, lesson=str(package))
    qtbot.waitUntil(lambda: other.probe("lesson")["open"], timeout=WAIT_MS)
    qtbot.waitUntil(lambda: other.probe("data")["rows"] == 12, timeout=WAIT_MS)


@pytest.mark.lane("whole", "a window of the program for an entry of its menu")
def test_a_lesson_of_a_file_is_shared_from_the_menu(record, monkeypatch, tmp_path):
    lesson = {
        "version": 1, "id": "two", "title": {"en": "Two"}, "data": ["mine.csv"],
        "steps": [{"id": "a", "text": {"en": "Look."}}],
    }  # fmt: skip
    (tmp_path / "two.lesson.json").write_text(json.dumps(lesson), encoding="utf-8")
    (tmp_path / "mine.csv").write_text("x,class\n1,a\n2,b\n", encoding="utf-8")
    window = record()
    chosen, written = str(tmp_path / "two.lesson.json"), str(tmp_path / "out")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (chosen, ""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (written, ""))
    menu = window.findChild(QMenu, "main_lessons_menu")
    menu.aboutToShow.emit()
    (share,) = (a for a in menu.actions() if a is window.acts["lessons_share"])
    share.trigger()
    with zipfile.ZipFile(tmp_path / "out.lesson.zip") as archive:
        assert sorted(archive.namelist()) == ["mine.csv", "two.lesson.json"]
    (tmp_path / "mine.csv").unlink()
    share.trigger()
    assert "mine.csv" in window.probe("message")["text"]


# -- what is proposed ----------------------------------------------------------------------


def test_proposed_is_what_changed_and_nothing_else():
    before = {("main", "scene", "k"): 5, ("explore", "judgement", "right"): 122,
              ("explore", "points", "rows"): 200}  # fmt: skip
    after = {**before, ("main", "scene", "k"): 7, ("explore", "judgement", "right"): 130,
             ("explore", "judgement", "share"): 0.65}  # fmt: skip
    assert propose(before, after) == [
        ["main", "scene", "k", "is", 7],
        ["explore", "judgement", "right", "is", 130],
        ["explore", "judgement", "share", "near", [0.65, 0.00065]],
    ]
    assert propose(after, after) == []


def test_setting_one_thing_several_times_is_one_step():
    recording, place = Recording(), ("main", "scene", "k")
    recording.add({"set": "main_scene_kSpin", "to": 6}, {place: 5}, {place: 6})
    recording.add({"set": "main_scene_kSpin", "to": 7}, {place: 6}, {place: 7})
    (step,) = recording.steps
    assert step.deeds == [{"set": "main_scene_kSpin", "to": 7}]
    assert step.proposed == [["main", "scene", "k", "is", 7]]
    recording.add({"click": "main_run_runAct"}, {place: 7}, {place: 7})
    assert [s.target for s in recording.steps] == ["main_scene_kSpin", ""]
    recording.add({"set": "main_scene_kSpin", "to": 8}, {place: 7}, {place: 8})
    assert [s.id for s in recording.steps] == ["kSpin", "runAct", "kSpin2"]
