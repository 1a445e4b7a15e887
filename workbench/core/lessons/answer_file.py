"""Answer files (``.answer.json``): recipes that repeat what was handed in.

One JSON object: ``version`` (1), ``kind`` (``answer``), ``exercise`` (its id),
``tasks_sha256`` (of its tasks), ``seconds``, and ``answers``, one for each task that was
tried, with the keys of `Answer`. Decision 21 says why it is so.

Nothing of it is executed or used as a path: a recipe holds ids of bundled learners,
numbers and rows. What the file says was reached is kept as ``claimed`` and believed by
nobody. No name of a person is in it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from workbench.api.data import Attribute, Dataset
from workbench.api.did_you_mean import instead_of
from workbench.api.problems import Problem
from workbench.core.lessons.exercise import canonical_sum
from workbench.core.program.json_text import dumps, load_json

ANSWER_VERSION = 1
ANSWER_SUFFIX = ".answer.json"
#: Bytes of the largest answer file that is read.
LARGEST_ANSWER = 8 * 2**20
#: Rows, columns and classes of painted data.
MOST_ROWS, MOST_ATTRIBUTES, MOST_CLASSES = 5000, 20, 50
_MOST_ANSWERS = 200
_KEYS = ("version", "kind", "exercise", "tasks_sha256", "seconds", "answers")
_ANSWER_KEYS = ("task", "recipe", "sha256", "tries", "seconds", "claimed")


class LaterVersionError(Problem):
    """The file was written by a later version of the program."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What was handed in for one task.

    Attributes
    ----------
    task : str
        The id of its step.
    recipe : mapping
        Of a learner ``data``, ``learner``, ``params``, ``scale``, ``protocol``; of rows
        ``points`` (see `points_of`) and ``protocol``; of claims ``verdicts``, by id.
    sha256 : mapping
        ``data`` and ``recipe``, hexadecimal (`recipe_sum`).
    tries : int
        How often an answer to this task was measured.
    seconds : float
        How long the task was open.
    claimed : mapping
        What the program measured when it was handed in, as the file says.
    """

    task: str
    recipe: Mapping[str, Any]
    sha256: Mapping[str, str] = field(default_factory=dict)
    tries: int = 1
    seconds: float = 0.0
    claimed: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class AnswerFile:
    """What was handed in for an exercise.

    Attributes
    ----------
    exercise : str
        Its id.
    tasks_sha256 : str
        Of its tasks (`workbench.core.lessons.exercise.tasks_sum`).
    """

    exercise: str
    tasks_sha256: str
    answers: tuple[Answer, ...]
    seconds: float = 0.0

    def to_json(self) -> dict[str, Any]:
        """Return the document of the file."""
        return {
            "version": ANSWER_VERSION,
            "kind": "answer",
            "exercise": self.exercise,
            "tasks_sha256": self.tasks_sha256,
            "seconds": round(self.seconds, 1),
            "answers": [
                {
                    "task": answer.task,
                    "recipe": answer.recipe,
                    "sha256": answer.sha256,
                    "tries": answer.tries,
                    "seconds": round(answer.seconds, 1),
                    "claimed": answer.claimed,
                }
                for answer in self.answers
            ],
        }


# -- sums --------------------------------------------------------------------------------


def data_sum(dataset: Dataset) -> str:
    """Return the SHA-256 of a data set: its columns, values and classes, not its name."""
    columns = [*dataset.attributes, dataset.class_attribute]
    head = [column.describe() for column in columns]
    found = hashlib.sha256(json.dumps(head, sort_keys=True).encode())
    found.update(np.ascontiguousarray(dataset.X, "<f8").tobytes())
    labels = "<f8" if dataset.class_attribute.is_numeric else "<i8"
    found.update(np.ascontiguousarray(dataset.y, labels).tobytes())
    return found.hexdigest()


def recipe_sum(recipe: Mapping[str, Any], data: str) -> str:
    """Return the SHA-256 of a recipe together with the sum of its data."""
    return canonical_sum({"recipe": recipe, "data": data})


# -- painted rows --------------------------------------------------------------------------


def points_of(dataset: Dataset) -> dict[str, Any]:
    """Return a data set as plain values: ``attributes``, ``classes`` and ``rows``.

    Each row is its numbers followed by the position of its class.

    Raises
    ------
    Problem
        When it has no classes, columns that are not numeric, gaps, or too many rows.
    """
    nominal = dataset.has_nominal_class and not np.any(dataset.y < 0)
    if not nominal or not all(a.is_numeric for a in dataset.attributes):
        raise Problem("these rows cannot be handed in",
                      expected="numeric attributes and a class in each row")  # fmt: skip
    points = {
        "attributes": [a.name for a in dataset.attributes],
        "classes": list(dataset.classes),
        "rows": [
            [*map(float, row), int(code)]
            for row, code in zip(dataset.X.tolist(), dataset.y.tolist(), strict=True)
        ],
    }
    dataset_of(points)
    return points


def dataset_of(points: object) -> Dataset:
    """Make a data set of what `points_of` gives.

    Raises
    ------
    Problem
        Naming what is no number, no class, or too much.
    """
    if not isinstance(points, Mapping):
        raise Problem("points: no object", expected="attributes, classes, rows")
    names, classes, rows = (points.get(k) for k in ("attributes", "classes", "rows"))
    _check_names("attributes", names, MOST_ATTRIBUTES)
    _check_names("classes", classes, MOST_CLASSES)
    if not isinstance(rows, list) or not 2 <= len(rows) <= MOST_ROWS:
        n = len(rows) if isinstance(rows, list) else "no"
        raise Problem(f"points: {n} rows", expected=f"2 to {MOST_ROWS} rows")
    assert isinstance(names, list)
    assert isinstance(classes, list)
    for i, row in enumerate(rows):
        good = (
            isinstance(row, list)
            and len(row) == len(names) + 1
            and all(type(cell) in (int, float) for cell in row)
            and type(row[-1]) is int
            and 0 <= row[-1] < len(classes)
            and all(abs(cell) <= 1e150 for cell in row)  # squares stay finite
        )
        if not good:
            what = f"points: row {i + 1}"
            expected = f"{len(names)} finite numbers and the position of a class"
            raise Problem(what, expected=expected)
    table = np.array([row[:-1] for row in rows], np.float64)
    codes = np.array([row[-1] for row in rows], np.int64)
    columns = tuple(Attribute(name) for name in names)
    return Dataset(
        table.reshape(len(rows), len(names)),
        codes,
        columns,
        Attribute("class", "nominal", tuple(classes)),
        name="painted",
    )


def _check_names(key: str, values: object, most: int) -> None:
    if (
        not isinstance(values, list)
        or not 1 <= len(values) <= most
        or not all(isinstance(v, str) and 0 < len(v) <= 200 for v in values)
        or len(set(values)) < len(values)
    ):
        raise Problem(f"points: {key}", expected=f"1 to {most} different names")


# -- files ---------------------------------------------------------------------------------


def write_answers(path: Path, answers: AnswerFile) -> None:
    """Write an answer file.

    Raises
    ------
    Problem
        When it cannot be written.
    """
    try:
        path.write_text(dumps(answers.to_json()) + "\n", encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise Problem(reason, expected="a file that can be written",
                      where=str(path)) from None  # fmt: skip


def load_answers(path: Path) -> AnswerFile:
    """Read an answer file.

    Raises
    ------
    Problem
        When it is none; the one line names the place in it.
    LaterVersionError
        When a later version wrote it.
    """
    try:
        large = path.stat().st_size > LARGEST_ANSWER
    except (OSError, ValueError):
        large = False  # whoever opens it will say why
    if large:
        most = f"an answer file of at most {LARGEST_ANSWER >> 20} MB"
        raise Problem("too large", expected=most, where=str(path))
    document = load_json(path, "an answer file")
    try:
        return parse_answers(document)
    except Problem as problem:
        kind = type(problem)
        raise kind(problem.what, expected=problem.expected, where=str(path)) from None


def parse_answers(document: object) -> AnswerFile:
    """Make an answer file of plain JSON values.

    Raises
    ------
    Problem
        The first thing that is missing or of another type.
    """
    if not isinstance(document, Mapping) or document.get("kind") != "answer":
        raise Problem("no answer file", expected='a key "kind" that is "answer"')
    version = document.get("version")
    if type(version) is int and version > ANSWER_VERSION:
        raise LaterVersionError(f"version: {version}", expected=str(ANSWER_VERSION))
    if type(version) is not int or version != ANSWER_VERSION:
        raise Problem(f"version: {version!r:.40}", expected=str(ANSWER_VERSION))
    _check_keys("", document, _KEYS)
    values = document.get("answers")
    if not isinstance(values, list) or len(values) > _MOST_ANSWERS:
        raise Problem("answers", expected=f"a list of at most {_MOST_ANSWERS}")
    answers = tuple(_answer(f"answers[{i}]", v) for i, v in enumerate(values))
    for i, answer in enumerate(answers):
        if answer.task in [earlier.task for earlier in answers[:i]]:
            raise Problem(f"answers[{i}].task: {answer.task:.60}",
                          expected="one answer to each task")  # fmt: skip
    return AnswerFile(
        _text("exercise", document.get("exercise")),
        _text("tasks_sha256", document.get("tasks_sha256")),
        answers,
        _seconds("seconds", document.get("seconds", 0)),
    )


def _answer(key: str, values: object) -> Answer:
    if not isinstance(values, Mapping):
        raise Problem(key, expected="an object")
    _check_keys(f"{key}.", values, _ANSWER_KEYS)
    recipe, claimed = values.get("recipe"), values.get("claimed", {})
    sums = values.get("sha256", {})
    if not isinstance(recipe, Mapping):
        raise Problem(f"{key}.recipe", expected="an object")
    if not isinstance(claimed, Mapping):
        raise Problem(f"{key}.claimed", expected="an object")
    if not isinstance(sums, Mapping) or not all(
        isinstance(found, str) for found in sums.values()
    ):
        raise Problem(f"{key}.sha256", expected='{"data": …, "recipe": …}')
    tries = values.get("tries", 1)
    if type(tries) is not int or tries < 0:
        raise Problem(f"{key}.tries: {tries!r:.40}", expected="a whole number")
    return Answer(
        _text(f"{key}.task", values.get("task")),
        dict(recipe),
        dict(sums),
        tries,
        _seconds(f"{key}.seconds", values.get("seconds", 0)),
        dict(claimed),
    )


def _check_keys(key: str, values: Mapping[str, Any], known: tuple[str, ...]) -> None:
    for name in values:
        if name not in known:
            raise Problem(f"{key}{name:.60}: unknown key",
                          expected=instead_of(name, known))  # fmt: skip


def _text(key: str, value: object) -> str:
    if not _is_text(value):
        raise Problem(f"{key}: {value!r:.60}", expected="a text")
    return str(value)


def _is_text(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= 200


def _seconds(key: str, value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or value < 0:
        raise Problem(f"{key}: {value!r:.40}", expected="seconds, 0 or more")
    return float(value)
