"""Parser of lesson files, with one line for everything that is wrong in them."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from workbench.api.did_you_mean import instead_of
from workbench.api.problems import Problem
from workbench.core.lessons.exercise import DATA_FILE, read_task
from workbench.core.lessons.lesson import (
    OPERATORS,
    Condition,
    Lesson,
    Place,
    Question,
    Reveal,
    Step,
    Texts,
    exercise_files,
    lesson_files,
)
from workbench.core.program.json_text import load_json
from workbench.core.session.scene import present_metric

LESSON_VERSION = 1
#: A lesson of more is taken for a mistake.
MOST_STEPS = 500
#: What a line of a step's ``do`` may be: its verb, and the key of its second value.
DEEDS: dict[str, str] = {
    "click": "",  # objectName of a button or action
    "key": "",  # keys, as "F5" or "Ctrl+5"
    "set": "to",  # objectName of a spin box, slider or check box; the value
    "choose": "item",  # objectName of a combo box, list or tab bar; data or text
    "point": "at",  # objectName of a plot; [x, y] in the units of its data
    "drag": "path",  # objectName of a plot; [[x, y], ...], one place alone is a click
    "answer": "",  # the guess
}
#: A part of a text that stands for what a widget says now: ``[[metric_learnBtn|Learn]]``,
#: or an item of a list: ``[[metric_covCombo:ml|maximum likelihood]]``. What follows the
#: bar is said where the widget cannot be found.
CAPTION = re.compile(r"\[\[(\w+)(?::([^|\]]+))?\|([^|\]]+)\]\]")
_LESSON_KEYS = ("version", "id", "title", "steps", "hide", "place", "comment", "data")
_STEP_KEYS = (
    "id", "text", "then", "target", "question", "reveal", "first", "until", "do",
    "task",
)  # fmt: skip
_OBJECT_NAME = re.compile(
    r"(main|home|data|classify|visualize|explore|metric|proto|dist|search|compare|dlg)"
    r"(_[a-zA-Z0-9]+)+"
)
_INDEX = re.compile(r"-?[0-9]{1,9}")
_NO_TEXT: Texts = {}
#: Where the probes tell the scene's metric, which lessons may know by an earlier name.
_METRICS = {
    ("main", "scene", ("metric",)),
    ("explore", "metric", ("name",)),
    ("visualize", "biplot", ("metric",)),
    ("visualize", "distmat", ("metric",)),
}


@cache
def lessons() -> tuple[Lesson, ...]:
    """Read all lessons that come with the program, by their places, then by file name."""
    found = [load_lesson(path) for path in lesson_files()]
    return tuple(sorted(found, key=lambda lesson: (not lesson.place, lesson.place)))


@cache
def exercises() -> tuple[Lesson, ...]:
    """Read all exercises that come with the program, by their places, then by name."""
    found = [load_lesson(path) for path in exercise_files()]
    return tuple(sorted(found, key=lambda lesson: (not lesson.place, lesson.place)))


def load_lesson(path: Path) -> Lesson:
    """Read a lesson file.

    Raises
    ------
    Problem
        When it is no lesson; the one line names the place in it.
    """
    document = load_json(path, "a lesson file")
    try:
        return parse_lesson(document)
    except Problem as problem:
        raise Problem(
            problem.what, expected=problem.expected, where=str(path)
        ) from None


def parse_lesson(document: Any) -> Lesson:
    """Make a lesson from plain JSON values.

    Raises
    ------
    Problem
        The first thing that is missing or of another type.
    """
    lesson, problems = read_lesson(document)
    if problems:
        key, problem = problems[0]
        raise Problem(f"{key}: {problem.what}", expected=problem.expected)
    return lesson


def read_lesson(document: Any) -> tuple[Lesson, list[tuple[str, Problem]]]:
    """Read a lesson as far as possible.

    Returns
    -------
    lesson : Lesson
        Of use only when nothing was wrong.
    problems : list of (str, Problem)
        Everything wrong, each with its place in the file, as ``steps[2].until[0]``.
    """
    reader = _Reader()
    return reader.lesson(document), reader.problems


class _Reader:
    """Turns JSON values into a lesson and collects what is wrong on the way."""

    def __init__(self) -> None:
        self.problems: list[tuple[str, Problem]] = []
        self._asked: set[str] = set()
        self._begun: list[str] = []

    def _wrong(self, key: str, value: object, expected: str) -> None:
        what = "missing" if value is None else _short(value)
        self.problems.append((key, Problem(what, expected=expected)))

    # -- the lesson and its steps -----------------------------------------------------

    def lesson(self, document: Any) -> Lesson:
        """Return the lesson that a document describes, as far as it does."""
        if not isinstance(document, Mapping):
            self._wrong("lesson", document, "an object")
            document = {}
        self._keys("", document, _LESSON_KEYS)
        if type(document.get("version")) is not int or document["version"] != 1:
            self._wrong("version", document.get("version"), str(LESSON_VERSION))
        hide = self._list("hide", document.get("hide", []))
        place = document.get("place", 0)
        if type(place) is not int or place < 0:
            self._wrong("place", place, "a whole number, 1 for the first lesson")
            place = 0
        return Lesson(
            id=self._text("id", document.get("id")),
            titles=self._texts("title", document.get("title")),
            steps=self._steps(document.get("steps")),
            hide=tuple(self._name(f"hide[{i}]", name) for i, name in enumerate(hide)),
            place=place,
            data=self._files("data", document.get("data", [])),
        )

    def _steps(self, values: Any) -> tuple[Step, ...]:
        if not isinstance(values, list) or not values:
            self._wrong("steps", values, "a list with steps")
            return ()
        if len(values) > MOST_STEPS:
            what = f"{len(values)} steps"
            self.problems.append(
                ("steps", Problem(what, expected=f"at most {MOST_STEPS}"))
            )
            return ()
        steps = tuple(self._step(f"steps[{i}]", v, i) for i, v in enumerate(values))
        ids = [step.id for step in steps]
        for i, name in enumerate(ids):
            if name in ids[:i]:
                self._wrong(f"steps[{i}].id", name, "an id of its own")
        return steps

    def _step(self, key: str, values: Any, number: int) -> Step:
        if not isinstance(values, Mapping):
            self._wrong(key, values, "an object")
            return Step(str(number), _NO_TEXT, _NO_TEXT)
        self._keys(f"{key}.", values, _STEP_KEYS)
        target, then = values.get("target", ""), values.get("then")
        identity = self._text(f"{key}.id", values.get("id", str(number + 1)))
        self._begun.append(identity)
        step = Step(
            id=identity,
            text=self._texts(f"{key}.text", values.get("text")),
            then=_NO_TEXT if then is None else self._texts(f"{key}.then", then),
            target=self._target(f"{key}.target", target) if target != "" else "",
            question=self._question(f"{key}.question", values.get("question")),
            reveal=self._reveal(f"{key}.reveal", values.get("reveal")),
            first=self._conditions(f"{key}.first", values.get("first", [])),
            until=self._conditions(f"{key}.until", values.get("until", [])),
            do=self._deeds(f"{key}.do", values.get("do", [])),
            task=read_task(f"{key}.task", values["task"], self._wrong)
            if "task" in values
            else None,
        )
        if step.question is not None:
            self._asked.add(identity)
        return step

    # -- parts of a step --------------------------------------------------------------

    def _question(self, key: str, values: Any) -> Question | None:
        if values is None:
            return None
        if not isinstance(values, Mapping):
            self._wrong(key, values, '{"text": …, "low": 0, "high": 100}')
            return None
        low, high = values.get("low"), values.get("high")
        if type(low) is not int or type(high) is not int or low >= high:
            self._wrong(key, [low, high], "integers low < high")
            low, high = 0, 1
        cover = self._list(f"{key}.cover", values.get("cover", []))
        first = values.get("cover_from", "")
        if first != "" and first not in self._begun:
            self._wrong(f"{key}.cover_from", first, "the id of this or an earlier step")
            first = ""
        return Question(
            self._texts(f"{key}.text", values.get("text")),
            low,
            high,
            tuple(
                self._name(f"{key}.cover[{i}]", name) for i, name in enumerate(cover)
            ),
            first,
        )

    def _reveal(self, key: str, values: Any) -> Reveal | None:
        if values is None:
            return None
        if not isinstance(values, Mapping):
            self._wrong(key, values, '{"step": ID, "found": [who, topic, path]}')
            return None
        asked = values.get("step")
        if not isinstance(asked, str) or asked not in self._asked:
            self._wrong(f"{key}.step", asked, "the id of an earlier step that asks")
        place = self._place(f"{key}.found", values.get("found"))
        return Reveal(str(asked), place)

    def _conditions(self, key: str, values: Any) -> tuple[Condition, ...]:
        found = self._list(key, values)
        return tuple(self._condition(f"{key}[{i}]", c) for i, c in enumerate(found))

    def _condition(self, key: str, values: Any) -> Condition:
        if not isinstance(values, list) or len(values) != 5:
            self._wrong(key, values, "[who, topic, path, operator, wanted]")
            return Condition(Place("", "", ()), "is", None)
        operator, wanted = values[3:]
        if not isinstance(operator, str) or operator not in OPERATORS:
            self._wrong(key, operator, instead_of(operator, OPERATORS))
        elif operator == "near" and not _is_pair(wanted):
            self._wrong(key, wanted, "[value, tolerance] for near")
        place = self._place(key, values[:3])
        if isinstance(wanted, str) and (place.who, place.topic, place.path) in _METRICS:
            wanted = present_metric(wanted)
        return Condition(place, str(operator), wanted)

    def _place(self, key: str, values: Any) -> Place:
        """Read ``[who, topic, path]``; the path has dots, numbers are indices."""
        if not (
            isinstance(values, list)
            and len(values) == 3
            and all(isinstance(v, str) for v in values)
        ):
            self._wrong(key, values, "[who, topic, path], three texts")
            return Place("", "", ())
        parts = (part for part in values[2].split(".") if part)
        path = tuple(int(p) if _INDEX.fullmatch(p) else p for p in parts)
        return Place(values[0], values[1], path)

    def _deeds(self, key: str, values: Any) -> tuple[Mapping[str, Any], ...]:
        deeds = self._list(key, values)
        for i, deed in enumerate(deeds):
            if not isinstance(deed, Mapping) or not _is_deed(set(deed)):
                self._wrong(f"{key}[{i}]", deed, "one of " + ", ".join(DEEDS))
        return tuple(deed for deed in deeds if isinstance(deed, Mapping))

    # -- values -----------------------------------------------------------------------

    def _keys(
        self, key: str, values: Mapping[str, Any], known: tuple[str, ...]
    ) -> None:
        for name in values:
            if name not in known:
                problem = Problem("unknown key", expected=instead_of(name, known))
                self.problems.append((f"{key}{name}", problem))

    def _list(self, key: str, value: Any) -> list[Any]:
        if isinstance(value, list):
            return value
        self._wrong(key, value, "a list")
        return []

    def _text(self, key: str, value: Any) -> str:
        if not isinstance(value, str) or not value:
            self._wrong(key, value, "a text")
        return str(value)

    def _texts(self, key: str, value: Any) -> Texts:
        """Read a text by language; a bare text is English."""
        texts = {"en": value} if isinstance(value, str) else value
        good = isinstance(texts, Mapping) and bool(texts.get("en"))
        if not good or not all(isinstance(text, str) for text in texts.values()):
            self._wrong(key, value, 'a text or {"en": text, …}')
            return _NO_TEXT
        for language, text in texts.items():
            if "[[" in CAPTION.sub("", text):
                self._wrong(f"{key}.{language}", text, "[[objectName|text]] in full")
        return dict(texts)

    def _target(self, key: str, value: Any) -> str:
        name, colon, item = (
            value.partition(":") if isinstance(value, str) else ("",) * 3
        )
        if not _OBJECT_NAME.fullmatch(name) or (colon and not item):
            self._wrong(key, value, "an objectName, or objectName:item of a list")
        return str(value)

    def _files(self, key: str, values: Any) -> tuple[str, ...]:
        for i, name in enumerate(found := self._list(key, values)):
            if not isinstance(name, str) or not DATA_FILE.fullmatch(name):
                self._wrong(f"{key}[{i}]", name, "the name of a data file beside it")
        return tuple(map(str, found))

    def _name(self, key: str, value: Any) -> str:
        if not isinstance(value, str) or not _OBJECT_NAME.fullmatch(value):
            self._wrong(key, value, "an objectName")
        return str(value)


def _is_deed(keys: set[str]) -> bool:
    return any(keys == {verb, value} - {""} for verb, value in DEEDS.items())


def _is_pair(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(isinstance(v, int | float) for v in value)
    )


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "..."
