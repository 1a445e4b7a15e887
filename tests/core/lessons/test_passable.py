"""Steps that cannot pass are named; those of the lessons that come along all can."""

from __future__ import annotations

import json

import pytest
from support.command import CommandLine

from workbench.core.lessons.lesson import lesson_files
from workbench.core.lessons.lesson_file import exercises, lessons, parse_lesson
from workbench.core.lessons.passable import impassable

K = ["main", "scene", "k"]


def lesson(**step):
    steps = [{"text": "t"}, {"id": "b", "text": "t", **step}]
    return {"version": 1, "id": "l", "title": "L", "hide": ["main_scene_kSpin"],
            "steps": steps}  # fmt: skip


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ({"until": [[*K, "is", 1], [*K, "is", 2]]}, "main.scene.k is 1 and is 2"),
        ({"until": [[*K, "is", 1], [*K, "is not", 1]]}, "is 1 and is not 1"),
        (
            {"until": [[*K, "at least", 5], [*K, "at most", 4]]},
            "at least 5 and at most 4",
        ),
        ({"until": [[*K, "near", [1, 0.1]], [*K, "at least", 2]]}, "near [1, 0.1]"),
        ({"until": [[*K, "is", 3], [*K, "near", [5, 1]]]}, "is 3 and near [5, 1]"),
        ({"until": [["explorer", "x", "", "is", 1]]}, "nobody is 'explorer'"),
        ({"first": [["nowhere", "x", "", "is", 1]]}, "nobody is 'nowhere'"),
        ({"do": [{"set": "main_scene_kSpin", "to": 1}]}, "it uses main_scene_kSpin"),
        ({"do": [{"answer": 1}]}, "it answers"),
    ],
)
def test_steps_that_cannot_pass(step, said):
    ((key, problem),) = impassable(parse_lesson(lesson(**step)))
    assert key == "steps[1]"
    assert "the step 'b' cannot pass" in problem.what
    assert said in problem.what


@pytest.mark.parametrize(
    "until",
    [
        [[*K, "is", 5], [*K, "at least", 5], [*K, "is not", 4]],
        [[*K, "at least", 4], [*K, "at most", 4]],
        [[*K, "is not", 4], [*K, "is not", 5]],
        [["main", "data", "open", "has", "a"], ["main", "data", "open", "lacks", "b"]],
    ],
)
def test_steps_that_can(until):
    assert impassable(parse_lesson(lesson(until=until))) == []


def test_lessons_that_come_along_can_pass():
    assert [impassable(found) for found in (*lessons(), *exercises())] == [[]] * (
        len(lessons()) + len(exercises())
    )


def test_check_names_the_step(capsys, tmp_path):
    path = tmp_path / "l.lesson.json"
    path.write_text(json.dumps(lesson(until=[[*K, "is", 1], [*K, "is", 2]])))
    code, _, err = CommandLine(capsys)("check", path)
    assert code == 2
    assert "l.lesson.json: steps[1]: the step 'b' cannot pass" in err
    assert err.count("\n") == 1


def test_replay_is_for_lessons(capsys, tmp_path):
    path = tmp_path / "scene.json"
    path.write_text('{"version": 1, "scene": {}}')
    code, _, err = CommandLine(capsys)("check", path, "--replay")
    assert code == 2
    assert "--replay of a file of kind scene (expected a lesson)" in err


@pytest.mark.lane("whole", "a window of its own with workers of its own")
@pytest.mark.slow
def test_what_a_replay_cannot_do(capsys, tmp_path):
    """A step that does not end; one that cannot be done is in `test_rehearse.py`."""
    (first,) = (path for path in lesson_files() if path.stem == "first-five")
    document = json.loads(first.read_text(encoding="utf-8"))
    document["steps"] = document["steps"][:5]
    text = json.dumps(document)
    path = tmp_path / "five.lesson.json"
    path.write_text(text.replace('"is", 144]', '"is", 145]'))
    code, _, err = CommandLine(capsys)("check", path, "--replay", "--seconds", "10")
    assert code == 2
    assert "explore.judgement.right is 145" in err
    assert "steps[4]: the step 'k1'" in err
