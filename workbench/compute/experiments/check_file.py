"""Checks of an experiment, scene, lesson or answer file: names everything wrong with it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from workbench.api import Problem
from workbench.api.did_you_mean import instead_of
from workbench.compute.experiments.check_experiment import (
    Found,
    Params,
    caught,
    experiment_problems,
)
from workbench.core.lessons.answer_file import parse_answers
from workbench.core.lessons.lesson_file import read_lesson
from workbench.core.lessons.passable import impassable
from workbench.core.program.json_text import load_json
from workbench.core.program.on_disk import on_disk
from workbench.core.session.scene import Scene


def check_file(path: Path, plugins: Params) -> tuple[str, list[Problem]]:
    """Check a file whose kind its keys tell.

    Parameters
    ----------
    plugins : mapping of str to sequence of Param
        The parameters of every known plugin id.

    Returns
    -------
    kind : str
        ``experiment``, ``scene``, ``lesson``, ``exercise`` or ``answer``.
    problems : list of Problem
        Empty for a good file.

    Raises
    ------
    Problem
        When the file cannot be read, is no JSON, or is none of them.
    """
    document = _load(on_disk(path))
    if "classifiers" in document:
        found = experiment_problems(document, path.parent, plugins)
        return "experiment", _placed(found, path)
    if "steps" in document:
        lesson, wrong = read_lesson(document)
        wrong += impassable(lesson) if not wrong else []
        if not lesson.tasks:
            return "lesson", _placed(iter(wrong), path)
        # late: it leads to learners, and experiments are checked without them
        from workbench.compute.marking.check_exercise import exercise_problems

        wrong += exercise_problems(lesson, path.parent) if not wrong else []
        return "exercise", _placed(iter(wrong), path)
    if document.get("kind") == "answer":
        return "answer", [*_answers(document, path)]
    if "scene" in document:
        return "scene", _placed(_scene(document), path)
    raise Problem(
        "neither experiment, scene, lesson nor answers",
        expected="a key 'classifiers', 'scene', 'steps' or 'kind'",
        where=str(path),
    )


def _answers(document: Any, path: Path) -> Iterator[Problem]:
    try:
        parse_answers(document)
    except Problem as found:
        yield Problem(found.what, expected=found.expected, where=str(path))


def _load(path: Path) -> dict[str, Any]:
    document = load_json(path)
    if not isinstance(document, dict):
        raise Problem(
            f"a {type(document).__name__}", expected="a JSON object", where=str(path)
        )
    return document


def _placed(problems: Iterator[tuple[str, Problem]], path: Path) -> list[Problem]:
    return [
        Problem(f"{key}: {found.what}", expected=found.expected, where=str(path))
        for key, found in problems
    ]


def _scene(document: dict[str, Any]) -> Found:
    yield from _version(document)
    yield from _keys(
        document, required=("version", "scene"), optional=("figure", "learner")
    )
    values = document["scene"]
    if isinstance(values, dict):
        yield from caught("scene", lambda: Scene.from_dict(values))
    else:
        yield "scene", Problem(_short(values), expected="an object")


def _keys(
    document: dict[str, Any],
    required: Sequence[str],
    optional: Sequence[str] = (),
) -> Found:
    for key in required:
        if key not in document:
            yield key, Problem("missing", expected=f"the key {key!r}")
    known = [*required, *optional]
    for key in document:
        if key not in known:
            yield key, Problem("unknown key", expected=instead_of(key, known))


def _version(document: dict[str, Any]) -> Found:
    version = document.get("version", 1)
    if type(version) is not int or version != 1:
        yield "version", Problem(_short(version), expected="1")


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "..."
