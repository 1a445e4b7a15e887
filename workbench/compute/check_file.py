"""Checks an experiment, scene or lesson file and names everything wrong with it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from workbench.api import Param, Problem, check_params
from workbench.compute.folds import Protocol
from workbench.compute.prepare import SCALES
from workbench.core.builtin import PREFIX, builtin
from workbench.core.lesson_file import read_lesson
from workbench.core.scene import Scene

Params = Mapping[str, Sequence[Param]]


def check_file(path: Path, plugins: Params) -> tuple[str, list[Problem]]:
    """Check a file whose kind its keys tell.

    Parameters
    ----------
    path : Path
    plugins : mapping of str to sequence of Param
        The parameters of every known plugin id.

    Returns
    -------
    kind : str
        ``experiment``, ``scene`` or ``lesson``.
    problems : list of Problem
        Empty for a good file.

    Raises
    ------
    Problem
        When the file cannot be read, is no JSON, or is none of the three.
    """
    document = _load(path)
    if "classifiers" in document:
        found = _experiment(document, path.parent, plugins)
        return "experiment", _placed(found, path)
    if "steps" in document:
        return "lesson", _placed(iter(read_lesson(document)[1]), path)
    if "scene" in document:
        return "scene", _placed(_scene(document), path)
    raise Problem(
        "neither experiment, scene nor lesson",
        expected="a key 'classifiers', 'scene' or 'steps'",
        where=str(path),
    )


def _load(path: Path) -> dict[str, Any]:
    try:
        document = json.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise Problem(
            error.strerror or str(error), expected="a JSON file", where=str(path)
        ) from None
    except RecursionError:
        raise Problem("nested too deeply", expected="JSON", where=str(path)) from None
    except UnicodeDecodeError:
        raise Problem("not UTF-8 text", expected="JSON", where=str(path)) from None
    except json.JSONDecodeError as error:
        raise Problem(
            f"{error.msg}, column {error.colno}",
            expected="JSON",
            where=str(path),
            line=error.lineno,
        ) from None
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


Found = Iterator[tuple[str, Problem]]


def _caught(key: str, check: Callable[[], object]) -> Found:
    try:
        check()
    except Problem as problem:
        yield key, problem
    except TypeError as error:
        yield key, Problem(str(error), expected="values of the right type")


def _experiment(document: dict[str, Any], folder: Path, plugins: Params) -> Found:
    yield from _keys(
        document,
        required=("version", "data", "classifiers"),
        optional=("protocol", "scale", "title", "comment", "measures", "figures"),
    )
    yield from _version(document)
    for i, source in enumerate(_list_of(document, "data")):
        yield from _caught(f"data[{i}]", lambda s=source: _data(s, folder))  # type: ignore[misc]
    for i, entry in enumerate(_list_of(document, "classifiers")):
        yield from _classifier(f"classifiers[{i}]", entry, plugins)
    for key in ("data", "classifiers"):
        if key in document and not _list_of(document, key):
            yield key, Problem(_short(document[key]), expected="a list with entries")
    protocol = document.get("protocol", {})
    if isinstance(protocol, dict):
        yield from _caught("protocol", lambda: Protocol.from_dict(protocol))
    else:
        yield "protocol", Problem(_short(protocol), expected="an object")
    scale = document.get("scale", "none")
    if scale not in SCALES:
        yield "scale", Problem(_short(scale), expected="one of " + ", ".join(SCALES))


def _classifier(key: str, entry: object, plugins: Params) -> Found:
    if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
        yield key, Problem(_short(entry), expected='an object with an "id"')
        return
    unknown = sorted(set(entry) - {"id", "params", "name", "scale"})
    if unknown:
        yield key, Problem(f"unknown key {unknown[0]!r}", expected="id, params, name")
    if entry["id"] not in plugins:
        yield (
            f"{key}.id",
            Problem(
                f"no plugin {entry['id']!r}", expected="one of " + ", ".join(plugins)
            ),
        )
        return
    params = entry.get("params", {})
    if not isinstance(params, dict):
        yield f"{key}.params", Problem(_short(params), expected="an object")
        return
    declared = plugins[entry["id"]]
    for name, value in params.items():
        yield from _caught(
            f"{key}.params",
            lambda n=name, v=value: check_params(declared, {n: v}),  # type: ignore[misc]
        )


def _data(source: object, folder: Path) -> None:
    if not isinstance(source, str):
        raise Problem(_short(source), expected="a path or builtin:NAME")
    if source.startswith(PREFIX):
        builtin(source)
    elif not (folder / source).is_file():
        raise Problem(f"no file {source}", expected="a path from this file's folder")


def _scene(document: dict[str, Any]) -> Found:
    yield from _version(document)
    yield from _keys(
        document, required=("version", "scene"), optional=("figure", "learner")
    )
    values = document["scene"]
    if isinstance(values, dict):
        yield from _caught("scene", lambda: Scene.from_dict(values))
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
            yield key, Problem("unknown key", expected="one of " + ", ".join(known))


def _version(document: dict[str, Any]) -> Found:
    version = document.get("version", 1)
    if type(version) is not int or version != 1:
        yield "version", Problem(_short(version), expected="1")


def _list_of(document: dict[str, Any], key: str) -> list[Any]:
    value = document.get(key)
    return value if isinstance(value, list) else []


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "..."
