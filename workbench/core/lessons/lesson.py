"""Lessons: steps with a text, a thing to look at, and a condition that ends them.

A lesson is a JSON file. Its conditions read the plain data that the window and its rooms
give as probes, so the same file leads a person, drives a test and records a demo. How
the file is read is in `workbench.core.lessons.lesson_file`, the way through a lesson in
`workbench.core.lessons.lesson_walk`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workbench.core.lessons.exercise import Task
from workbench.core.program.resources import resource

#: Answers a probe: (who, topic) -> plain data. `who` is ``main`` or a room's id.
Probe = Callable[[str, str], Mapping[str, Any]]
#: A text by language; English is always there.
Texts = Mapping[str, str]

OPERATORS: dict[str, Callable[[Any, Any], bool]] = {
    "is": lambda found, wanted: bool(found == wanted),
    "is not": lambda found, wanted: bool(found != wanted),
    "at least": lambda found, wanted: bool(found >= wanted),
    "at most": lambda found, wanted: bool(found <= wanted),
    "near": lambda found, wanted: bool(abs(found - wanted[0]) <= wanted[1]),
    "has": lambda found, wanted: bool(wanted in found),
    "lacks": lambda found, wanted: bool(wanted not in found),
}


@dataclass(frozen=True, slots=True)
class Place:
    """Path to a value in the answer of a probe.

    Attributes
    ----------
    who : str
        ``main`` or the id of a room.
    topic : str
        The topic of its probe.
    path : tuple of (str or int)
        The keys and indices that lead to the value.
    """

    who: str
    topic: str
    path: tuple[str | int, ...]

    def read(self, probe: Probe) -> Any:
        """Return the value.

        Raises
        ------
        KeyError, IndexError, TypeError
            When there is none now.
        """
        found: Any = probe(self.who, self.topic)
        for part in self.path:
            found = found[part]
        return found


@dataclass(frozen=True, slots=True)
class Condition:
    """One thing that must hold: a value compared with a wanted one.

    Attributes
    ----------
    place : Place
    operator : str
        ``is``, ``is not``, ``at least``, ``at most``, ``near`` (wanted: value and
        tolerance), ``has`` or ``lacks``.
    wanted : object
        Plain JSON.
    """

    place: Place
    operator: str
    wanted: Any

    def holds(self, probe: Probe) -> bool:
        """Whether it holds now; what cannot be read does not hold."""
        try:
            return OPERATORS[self.operator](self.place.read(probe), self.wanted)
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
    cover : tuple of str
        objectNames of the widgets that would show the answer. They are covered until
        there is a guess.
    cover_from : str
        Id of the step at which they are covered first, this one or an earlier one;
        empty: the one after the question before.
    """

    text: Texts
    low: int
    high: int
    cover: tuple[str, ...] = ()
    cover_from: str = ""


@dataclass(frozen=True, slots=True)
class Reveal:
    """The result that a guess is held against.

    Attributes
    ----------
    step : str
        Id of the step that asked.
    place : Place
        Where the true number is found.
    """

    step: str
    place: Place


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a lesson.

    Attributes
    ----------
    id : str
    text : mapping
        What to do, by language.
    then : mapping
        What is said once it is done, by language; may be empty.
    target : str
        objectName of what is highlighted, with ``:item`` behind it an item of a list
        of pages; empty for nothing.
    question : Question or None
        Must be answered before Next.
    reveal : Reveal or None
        A guess made before, shown beside what came out.
    first : tuple of Condition
        Must all have held at some time during the step before `until` counts: for
        what starts as it ends.
    until : tuple of Condition
        All must hold before Next; none means the reader decides.
    do : tuple of mapping
        What a person would do, for replays; the verbs are in
        `workbench.core.lessons.lesson_file.DEEDS`.
    task : Task or None
        What is to be handed in; a lesson with tasks is an exercise.
    """

    id: str
    text: Texts
    then: Texts
    target: str = ""
    question: Question | None = None
    reveal: Reveal | None = None
    first: tuple[Condition, ...] = ()
    until: tuple[Condition, ...] = ()
    do: tuple[Mapping[str, Any], ...] = ()
    task: Task | None = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: title, the controls it hides, and its steps.

    Attributes
    ----------
    place : int
        Its place among the lessons; 0 for one behind all that have a place.
    data : tuple of str
        Names of data files beside the lesson that go along with it; the first is opened
        with it.
    """

    id: str
    titles: Texts
    steps: tuple[Step, ...]
    hide: tuple[str, ...] = ()
    place: int = 0
    data: tuple[str, ...] = ()

    @property
    def tasks(self) -> dict[str, Task]:
        """The tasks by the id of their step; none in a lesson that is no exercise."""
        return {step.id: step.task for step in self.steps if step.task is not None}

    def title(self, language: str) -> str:
        """Return the title in a language."""
        return in_language(self.titles, language)

    def find(self, step_id: str) -> Step:
        """Return the step with this id.

        Raises
        ------
        KeyError
            When there is none.
        """
        for step in self.steps:
            if step.id == step_id:
                return step
        raise KeyError(step_id)


def in_language(texts: Texts, language: str) -> str:
    """Return the text in a language, in English where it is not translated."""
    return texts.get(language) or texts.get("en", "")


def exercise_files() -> list[Path]:
    """Return the files of the exercises that come with the program, by name."""
    return sorted(resource("exercises").glob("*.json"))


def lesson_files() -> list[Path]:
    """Return the files of the lessons that come with the program, by name."""
    return sorted(resource("lessons").glob("*.json"))
