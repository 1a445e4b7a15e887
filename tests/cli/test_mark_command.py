"""The command ``mark``: the table, the document, and what is refused."""

from __future__ import annotations

import csv
import json
from functools import partial

import pytest
from support.answer_files import handed_in, learner
from support.command import CommandLine

from workbench.core.lessons.answer_file import write_answers
from workbench.core.lessons.lesson import exercise_files
from workbench.core.lessons.lesson_file import exercises

HUNT = next(lesson for lesson in exercises() if lesson.id == "metric-hunt")


@pytest.fixture
def command(capsys):
    """Run ``mark`` with further arguments."""
    return partial(CommandLine(capsys), "mark")


@pytest.fixture
def folder(tmp_path):
    """A folder with an answer that solves one task of two."""
    found = handed_in(
        HUNT, {"by-hand": learner("knn", "z-score", n_neighbors=1)}, tmp_path
    )
    (tmp_path / "answers").mkdir()
    write_answers(tmp_path / "answers" / "a.answer.json", found)
    return tmp_path / "answers"


def test_table_and_file(command, folder, tmp_path):
    out = tmp_path / "marks.csv"
    code, printed, err = command(folder, "--out", out)
    assert (code, err) == (0, "")
    assert "1 files, 1 recipes run" in printed
    with out.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(r["task"], r["points"], r["of"], r["state"]) for r in rows] == [
        ("learned", "0", "4", "unanswered"), ("by-hand", "3", "3", "solved"),
    ]  # fmt: skip


def test_document(command, folder, tmp_path):
    broken = folder / "b.answer.json"
    text = (folder / "a.answer.json").read_text()
    broken.write_text(text.replace("z-score", "min-max"))
    code, printed, _ = command(folder, "--out", tmp_path / "m.csv", "--json")
    document = json.loads(printed)
    assert code == 0
    assert document["tampered"] == ["b.answer.json"]
    assert document["states"] == {"unanswered": 2, "solved": 1, "changed": 1}
    marks = {(m["file"], m["task"]): m for m in document["marks"]}
    assert (
        marks["a.answer.json", "by-hand"]["measured"] == "accuracy 0.84; parameters 2"
    )


def test_an_exercise_of_ones_own(command, folder, tmp_path):
    document = json.loads(exercise_files()[0].read_text(encoding="utf-8"))
    mine = tmp_path / "mine.json"
    mine.write_text(json.dumps({**document, "id": "mine"}))
    code, printed, _ = command(
        folder, "--out", tmp_path / "m.csv", "--exercise", mine, "--json"
    )
    assert code == 0
    assert json.loads(printed)["states"] == {"other exercise": 1}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere", "--out", "m.csv"], "nowhere: no folder"),
        ([".", "--out", "m.csv"], "no answer file (expected files that end in"),
        ([".", "--out", "m.csv", "--seconds", "0"], "--seconds 0 (expected above 0"),
        ([".", "--out", "m.csv", "--exercise", "x.json"], "x.json: No such file"),
        ([".", "--out", "m.csv", "--exercise", "lesson.json"], "no task in any step"),
    ],
)
def test_bad_input_is_one_line(command, tmp_path, monkeypatch, arguments, said):
    monkeypatch.chdir(tmp_path)
    lesson = {"version": 1, "id": "l", "title": "L", "steps": [{"text": "t"}]}
    (tmp_path / "lesson.json").write_text(json.dumps(lesson))
    code, out, err = command(*arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_a_table_that_cannot_be_written(command, folder, tmp_path):
    code, _, err = command(folder, "--out", tmp_path)
    assert code == 2
    assert "expected a file that can be written" in err


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"answer": "essay"}, 'steps[0].task.answer: "essay"'),
        ({"goals": []}, "steps[0].task.goals: []"),
        ({"goals": [["speed", "at least", 1]]}, 'steps[0].task.goals[0]: "speed"'),
        ({"goals": [["accuracy", "has", 1]]}, 'steps[0].task.goals[0]: "has"'),
        ({"goals": [["accuracy", "at least", "1"]]}, 'steps[0].task.goals[0]: "1"'),
        ({"points": 0}, "steps[0].task.points: 0"),
        ({"tries": 1.5}, "steps[0].task.tries: 1.5"),
        ({"minutes": -1}, "steps[0].task.minutes: -1"),
        ({"data": "builtin:striips"}, "steps[0].task.data"),
        ({"data": "../strips.arff"}, "steps[0].task.data"),
        ({"data": "missing.csv"}, "steps[0].task: "),
        ({"among": ["knnn"]}, "steps[0].task: "),
        ({"protocol": {"kind": "test"}}, "steps[0].task.protocol"),
        ({"protocol": {"kind": "cv", "folds": 1}}, "steps[0].task: folds = 1"),
        ({"speed": 1}, "steps[0].task.speed: 1"),
    ],
)
def test_check_names_what_is_wrong_in_a_task(capsys, tmp_path, change, said):
    document = json.loads(exercise_files()[0].read_text(encoding="utf-8"))
    document["steps"][0]["task"].update(change)
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(document))
    code, _, err = CommandLine(capsys)("check", path)
    assert code == 2
    assert said in err
    assert err.count("\n") == 1


def test_check_of_answers(capsys, folder):
    check = partial(CommandLine(capsys), "check")
    code, out, _ = check(folder / "a.answer.json", "--json")
    assert (code, json.loads(out)["kind"]) == (0, "answer")
    document = json.loads((folder / "a.answer.json").read_text())
    (folder / "a.answer.json").write_text(json.dumps({**document, "version": 2}))
    code, _, err = check(folder / "a.answer.json")
    assert code == 2
    assert "version: 2 (expected 1)" in err


def test_exercises_speak_every_language():
    for lesson in exercises():
        assert lesson.tasks
        for text in (lesson.titles, *(s.text for s in lesson.steps),
                     *(s.then for s in lesson.steps)):  # fmt: skip
            assert set(text) == {"en", "es", "ru"}
