"""Documents that are no JSON as we write it: refused by every reader, in one line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from workbench.api import Problem
from workbench.compute.experiments.check_file import check_file
from workbench.compute.folds.folds import read_folds
from workbench.compute.pictures.scene_figure import read_figure
from workbench.core.experiment.experiment import load
from workbench.core.lessons.lesson_file import load_lesson
from workbench.core.program.json_text import DEEPEST, load_json, parse_json
from workbench.core.program.settings import Settings, load_settings
from workbench.core.session.scene import Scene

#: What is wrong, the text, and words of the one line about it.
WRONG = {
    "a key twice": ('{"a": 1, "a": 2}', ["'a'", "twice"]),
    "a key twice further in": ('{"b": [1, {"a": {},\n "a": 2}]}', [":2", "b[1].a"]),
    "a key twice by an escape": ('{"a": 1, "\\u0061": 2}', ["'a'", "twice"]),
    "NaN": ('{"a": NaN}', ["NaN"]),
    "Infinity": ('{"a": [-Infinity]}', ["-Infinity"]),
    "a float that overflows": ('{"a": 1e400}', ["1e400"]),
    "a whole number without end": ('{"a": ' + "9" * 5000 + "}", ["5000 digits"]),
    "a whole number that is no float": ('{"a": 1' + "0" * 400 + "}", ["401 digits"]),
    "a thousand lists": ("[" * 1000 + "]" * 1000, ["nested too deeply"]),
    "a hundred thousand lists": ("[" * 100_000, ["nested too deeply"]),
    "lists as deep as Python goes": (
        '{"a": ' + "[" * 400 + "]" * 400 + "}", ["nested too deeply"],
    ),
    "half a character": ('{"title": "\\ud800"}', ["half a character"]),
    "two documents": ('{"a": 1} {"a": 2}', ["column"]),
    "a comma too many": ('{\n"a": 1,}', [":2"]),
    "nothing": ("", ["column 1"]),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_one_line_names_what_is_wrong_and_where(name: str) -> None:
    """A duplicate was taken for its last value before, NaN for a number."""
    text, words = WRONG[name]
    with pytest.raises(Problem) as caught:
        parse_json(text, "file.json")
    line = str(caught.value)
    assert line.startswith("file.json")
    assert "\n" not in line
    assert len(line) < 300
    assert all(word in line for word in words), line


READERS: dict[str, Callable[[Path], Any]] = {
    "check": lambda path: check_file(path, {}),
    "experiment": load,
    "lesson": load_lesson,
    "folds": read_folds,
    "scene": lambda path: Scene.from_json(path.read_text(encoding="utf-8")),
    "picture of a scene": read_figure,
}


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("name", WRONG)
def test_every_reader_refuses_it(name: str, reader: str, tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    path.write_text(WRONG[name][0], encoding="utf-8")
    with pytest.raises(Problem) as caught:
        READERS[reader](path)
    assert all(word in str(caught.value) for word in WRONG[name][1][-1:])


@pytest.mark.parametrize("name", WRONG)
def test_wrong_settings_are_set_aside(name: str, tmp_path: Path) -> None:
    """Nesting without end ended the program before a window was there."""
    path = tmp_path / "settings.json"
    path.write_text(WRONG[name][0], encoding="utf-8")
    settings, remark = load_settings(path)
    assert settings == Settings()
    assert remark.startswith("settings.json: damaged")
    assert str(tmp_path) not in remark
    assert (tmp_path / "settings.json.bak").exists()


def test_bytes_that_are_no_text_are_told_with_their_line(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(b'{"a":\n "\xff"}')
    with pytest.raises(
        Problem, match=r"file.json:2: not JSON, not UTF-8 text: the byte 0xff"
    ):
        load_json(path)


def test_a_mark_of_the_byte_order_is_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(b'\xef\xbb\xbf{"a": 1}')
    assert load_json(path) == {"a": 1}


def test_what_is_right_is_read_as_the_standard_library_reads_it() -> None:
    deep: Any = 1
    for _ in range(DEEPEST - 2):
        deep = [deep]
    document = {
        "a": [1, -2.5e-300, True, None, "\U0001f600 é\\ud800"],
        "b": {"a": deep},
    }
    for escaped in (True, False):
        text = json.dumps(document, ensure_ascii=escaped)
        assert parse_json(text) == json.loads(text)


def test_a_missing_file_says_what_it_should_have_been(tmp_path: Path) -> None:
    with pytest.raises(Problem, match=r"No such file.*expected a lesson file"):
        load_lesson(tmp_path / "none.json")
