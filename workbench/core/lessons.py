"""Lessons: steps with a text, a thing to look at, and a condition that ends them.

A lesson is a JSON file. Its conditions read the plain data that the window and its rooms
give as probes, so the same file leads a person, drives a test and records a demo.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workbench.api.problems import Problem
from workbench.core.resources import resource

LESSON_VERSION = 1

#: Answers a probe: (who, topic) -> plain data. `who` is ``main`` or a room's id.
Probe = Callable[[str, str], Mapping[str, Any]]

_OPERATORS: dict[str, Callable[[Any, Any], bool]] = {
    "is": lambda found, wanted: bool(found == wanted),
    "is not": lambda found, wanted: bool(found != wanted),
    "at least": lambda found, wanted: bool(found >= wanted),
    "at most": lambda found, wanted: bool(found <= wanted),
    "near": lambda found, wanted: abs(found - wanted[0]) <= wanted[1],
    "has": lambda found, wanted: wanted in found,
}


@dataclass(frozen=True, slots=True)
class Condition:
    """One thing that must hold: a value of a probe compared with a wanted one.

    Attributes
    ----------
    who : str
        ``main`` or the id of a room.
    topic : str
        The topic of its probe.
    path : tuple of (str or int)
        The way into the answer.
    operator : str
        ``is``, ``is not``, ``at least``, ``at most``, ``near`` (wanted: value and
        tolerance) or ``has``.
    wanted : object
        Plain JSON.
    """

    who: str
    topic: str
    path: tuple[str | int, ...]
    operator: str
    wanted: Any

    def holds(self, probe: Probe) -> bool:
        """Whether it holds now; what cannot be read does not hold."""
        try:
            found: Any = probe(self.who, self.topic)
            for part in self.path:
                found = found[part]
            return _OPERATORS[self.operator](found, self.wanted)
        except (KeyError, IndexError, TypeError):
            return False


@dataclass(frozen=True, slots=True)
class Question:
    """A guess that is asked for before the result is shown.

    Attributes
    ----------
    text : mapping
        By language.
    low, high : int
        The limits of the guess.
    """

    text: Mapping[str, str]
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a lesson.

    Attributes
    ----------
    id : str
    text : mapping
        By language; English is always there.
    target : str
        objectName of what is highlighted; empty for nothing.
    question : Question or None
        Must be answered before Next.
    until : tuple of Condition
        All must hold before Next; none means the reader decides.
    do : tuple of mapping
        What a person would do, for replays: ``{"click": NAME}``, ``{"key": KEYS}``,
        ``{"set": NAME, "to": VALUE}``, ``{"choose": NAME, "item": TEXT}``,
        ``{"point": NAME, "at": [x, y]}``, ``{"answer": VALUE}``.
    """

    id: str
    text: Mapping[str, str]
    target: str = ""
    question: Question | None = None
    until: tuple[Condition, ...] = ()
    do: tuple[Mapping[str, Any], ...] = ()

    def done(self, probe: Probe) -> bool:
        """Whether every condition holds."""
        return all(condition.holds(probe) for condition in self.until)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: title, the controls it hides, and its steps."""

    id: str
    titles: Mapping[str, str]
    steps: tuple[Step, ...]
    hide: tuple[str, ...] = ()

    def title(self, language: str) -> str:
        """Return the title in a language."""
        return in_language(self.titles, language)


def in_language(texts: Mapping[str, str], language: str) -> str:
    """Return the text in a language, in English where it is not translated."""
    return texts.get(language) or texts["en"]


def lessons() -> tuple[Lesson, ...]:
    """Read all lessons that come with the program, by file name."""
    return tuple(
        load_lesson(path) for path in sorted(resource("lessons").glob("*.json"))
    )


def load_lesson(path: Path) -> Lesson:
    """Read a lesson file.

    Raises
    ------
    Problem
        When it is no lesson; the one line names the step.
    """
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Problem(error.strerror or str(error), where=str(path)) from None
    except ValueError as error:
        raise Problem(f"not JSON: {error}", where=str(path)) from None
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
        When something is missing or of another type.
    """
    if not isinstance(document, Mapping) or document.get("version") != LESSON_VERSION:
        raise Problem("no lesson inside", expected=f'"version": {LESSON_VERSION}')
    steps = document.get("steps")
    if not isinstance(steps, Sequence) or not steps:
        raise Problem("no steps", expected="a list of at least one step")
    return Lesson(
        id=_text(document, "id", "lesson"),
        titles=_texts(document, "title", "lesson"),
        steps=tuple(_step(step, i) for i, step in enumerate(steps, 1)),
        hide=tuple(document.get("hide", ())),
    )


def _step(values: Any, number: int) -> Step:
    where = f"step {number}"
    if not isinstance(values, Mapping):
        raise Problem(f"{where} is no object", expected="an object with id and text")
    question = values.get("question")
    return Step(
        id=_text(values, "id", where),
        text=_texts(values, "text", where),
        target=values.get("target", ""),
        question=_question(question, where) if question else None,
        until=tuple(_condition(c, where) for c in values.get("until", ())),
        do=tuple(values.get("do", ())),
    )


def _question(values: Mapping[str, Any], where: str) -> Question:
    low, high = values.get("low"), values.get("high")
    if not isinstance(low, int) or not isinstance(high, int) or low >= high:
        raise Problem(
            f"{where}: question from {low!r} to {high!r}", expected="two integers"
        )
    return Question(_texts(values, "text", where), low, high)


def _condition(values: Any, where: str) -> Condition:
    """Read ``[who, topic, path, operator, wanted]``; the path has dots."""
    if not isinstance(values, Sequence) or len(values) != 5:
        raise Problem(
            f"{where}: condition {values!r}",
            expected="[who, topic, path, operator, wanted]",
        )
    who, topic, path, operator, wanted = values
    if operator not in _OPERATORS:
        raise Problem(
            f"{where}: operator {operator!r}",
            expected="one of " + ", ".join(_OPERATORS),
        )
    parts = (p for p in str(path).split(".") if p)
    keys = tuple(int(p) if p.lstrip("-").isdigit() else p for p in parts)
    return Condition(str(who), str(topic), keys, operator, wanted)


def _text(values: Mapping[str, Any], key: str, where: str) -> str:
    value = values.get(key)
    if not isinstance(value, str) or not value:
        raise Problem(f"{where}: {key} = {value!r}", expected="a text")
    return value


def _texts(values: Mapping[str, Any], key: str, where: str) -> Mapping[str, str]:
    texts = values.get(key)
    if not isinstance(texts, Mapping) or not isinstance(texts.get("en"), str):
        raise Problem(f"{where}: {key} = {texts!r}", expected='{"en": …}')
    return {str(k): str(v) for k, v in texts.items()}
