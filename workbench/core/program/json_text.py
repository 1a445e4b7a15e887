"""Strict JSON of every document of the program, with one line for what is wrong.

Written: NumPy inside is fine. Read: a key stands once, numbers are finite, the nesting has
an end; what another reader would take for something else is refused, not guessed.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from workbench.api.did_you_mean import file_near
from workbench.api.problems import Problem
from workbench.core.program import records
from workbench.core.program.on_disk import on_disk

#: Lists in lists, as deep as a document that people write may go.
DEEPEST = 64
#: Bytes of the largest document that is read from a file.
LARGEST = 256 * 2**20
#: Digits of the longest whole number: a longer one is no float any more.
_MOST_DIGITS = 300
#: Entries of a list that are written in one call: a thread that shows a window waits.
_AT_ONCE = 1000
_SIMPLE = {float, int, str, bool, type(None)}
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:\n]', re.DOTALL)


class _TwiceError(ValueError):
    """A key that stands twice in one object."""


# -- reading ---------------------------------------------------------------------------


def load_json(path: Path, kind: str = "a JSON file", deepest: int = DEEPEST) -> Any:
    """Read a JSON file: UTF-8, with a byte order mark or without.

    Parameters
    ----------
    kind : str
        What is expected, when there is no such file.
    deepest : int
        How far lists and objects may lie inside each other.

    Raises
    ------
    Problem
        Naming the file, and the line at fault.
    """
    where = str(path)
    try:
        with on_disk(path, kind).open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        reason = getattr(error, "strerror", None) or str(error)
        missing = isinstance(error, FileNotFoundError)
        expected = file_near(path, kind) if missing else kind
        raise Problem(reason, expected=expected, where=where) from None
    if len(data) > LARGEST:
        raise Problem(
            f"more than {LARGEST >> 20} MB", expected=f"{kind} of less", where=where
        )
    return parse_json(data, where, deepest)


def parse_json(text: str | bytes, where: str = "", deepest: int = DEEPEST) -> Any:
    """Read a JSON text strictly.

    Parameters
    ----------
    text : str or bytes
        Bytes are UTF-8.
    where : str
        Whom a complaint names.
    deepest : int
        How far lists and objects may lie inside each other.

    Raises
    ------
    Problem
        For text that is no JSON, a key that stands twice in one object, NaN and the
        infinities, whole numbers that are no float, too deep nesting, half characters.
    """
    text = _decoded(text, where) if isinstance(text, bytes) else text
    try:
        document = json.loads(
            text.removeprefix("\ufeff"),
            object_pairs_hook=_once,
            parse_constant=_no_constant,
            parse_float=_finite,
            parse_int=_whole,
        )
    except _TwiceError as error:
        place, line = _second(text)
        key = f"{place}: the key {error!s:.60}"
        raise Problem(f"{key} stands twice", expected="each key once in an object",
                      where=where, line=line) from None  # fmt: skip
    except json.JSONDecodeError as error:
        what = f"not JSON: {error.msg}, column {error.colno}"
        raise Problem(what, expected="JSON", where=where, line=error.lineno) from None
    except RecursionError:
        raise _too_deep(deepest, where) from None
    except Problem as problem:
        raise Problem(problem.what, expected=problem.expected, where=where) from None
    if _is_deeper(document, deepest):
        raise _too_deep(deepest, where)
    if "\\ud" in text or "\\uD" in text:
        _check_characters(document, where)
    return document


def _decoded(data: bytes, where: str) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        what = f"not JSON, not UTF-8 text: the byte {data[error.start]:#04x}"
        raise Problem(what, expected="JSON", where=where, line=line) from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        seen: set[str] = set()
        twice = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        raise _TwiceError(repr(twice))
    return made


def _no_constant(text: str) -> NoReturn:
    raise Problem(f"the number {text}", expected="finite numbers, or null")


def _finite(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise Problem(f"the number {text[:40]}", expected="numbers below 1.8e308")
    return number


def _whole(text: str) -> int:
    if len(text) > _MOST_DIGITS:
        what = f"a whole number of {len(text)} digits"
        raise Problem(what, expected=f"at most {_MOST_DIGITS}")
    return int(text)


def _is_deeper(document: Any, deepest: int) -> bool:
    level = [document] if isinstance(document, dict | list) else []
    for _ in range(deepest):
        level = [child for one in level for child in _containers(one)]
    return bool(level)


def _containers(one: dict[str, Any] | list[Any]) -> Iterator[Any]:
    values = one.values() if isinstance(one, dict) else one
    return (value for value in values if isinstance(value, dict | list))


def _too_deep(deepest: int, where: str) -> Problem:
    return Problem(
        "nested too deeply", expected=f"JSON of at most {deepest} levels", where=where
    )


def _check_characters(document: Any, where: str) -> None:
    try:
        json.dumps(document, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        what = "half a character (\\ud800 to \\udfff alone)"
        raise Problem(what, expected="Unicode text", where=where) from None


def _second(text: str) -> tuple[str, int]:
    """Find the first key that stands twice in its object: its place and its line."""
    line = 1
    # of each open object or list: its keys (None for a list), where in it we are
    keys: list[set[str] | None] = []
    here: list[str | int] = []
    last = ""
    for token in _TOKEN.finditer(text):
        sign = token.group()
        if sign == "\n":
            line += 1
        elif sign in "{[":
            keys.append(set() if sign == "{" else None)
            here.append("" if sign == "{" else 0)
        elif sign in "}]" and keys:
            keys.pop()
            here.pop()
        elif sign == "," and keys and keys[-1] is None:
            here[-1] = int(here[-1]) + 1
        elif sign == ":" and keys and (known := keys[-1]) is not None:
            here[-1] = json.loads(last)
            if here[-1] in known:
                return _place(here), line
            known.add(str(here[-1]))
        last = sign
    return "file", 1


def _place(here: list[str | int]) -> str:
    """Write where something lies as ``data[2].name``."""
    parts = (f"[{p}]" if isinstance(p, int) else f".{p}" for p in here)
    return "".join(parts).removeprefix(".")[:120]


# -- writing ---------------------------------------------------------------------------


def plain(value: Any) -> Any:
    """Return a value as plain JSON values.

    Records become objects, arrays lists, NumPy numbers Python's, numbers that are not finite None (JSON
    has no word for them), anything unknown its text.
    """
    kind = type(value)
    # what large documents are made of first: a look at the type is cheap
    if kind is float:
        return value if math.isfinite(value) else None
    if kind is str or kind is int:
        return value
    if kind is list:
        kinds = set(map(type, value))
        if kinds <= {str, int} or (kinds == {float} and math.isfinite(sum(value))):
            return value[:]
        return [plain(item) for item in value]
    if isinstance(value, np.ndarray | np.generic):
        return plain(value.tolist())
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, set | frozenset):
        return sorted(plain(item) for item in value)
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if value is None or isinstance(value, bool | int | str):
        return value
    if hasattr(value, "to_json"):
        return plain(value.to_json())
    if is_dataclass(value):
        return {key: plain(item) for key, item in records.entries(value)}
    return str(value)


def dumps(value: Any, indent: int | None = 1) -> str:
    """Write a value as strict JSON text, non-ASCII letters as they are."""
    return json.dumps(plain(value), indent=indent, ensure_ascii=False, allow_nan=False)


def pieces(value: Any) -> Iterator[str]:
    """Write a value as strict JSON text of ASCII letters, in pieces that are short.

    The encoder keeps all other threads waiting until a call of it has ended: two seconds
    for the scores of 500 classes. With line breaks it takes twice the time.
    """
    if type(value) is not dict and type(value) is not list:
        value = plain(value)
    if isinstance(value, dict):
        if _is_short(value):
            yield _ascii(value)
            return
        sign = "{"
        for key, item in value.items():
            yield f"{sign}{json.dumps(str(key))}: "
            yield from pieces(item)
            sign = ", "
        yield "}" if value else "{}"
    elif isinstance(value, list):
        sign = "["
        if set(map(type, value)) <= _SIMPLE:
            for first in range(0, len(value), _AT_ONCE):
                part = _ascii(value[first : first + _AT_ONCE])
                yield sign + part[1:-1]
                sign = ", "
        else:
            for item in value:
                yield sign
                yield from pieces(item)
                sign = ", "
        yield "]" if value else "[]"
    else:
        yield _ascii(value)


def _ascii(value: Any) -> str:
    return json.dumps(plain(value), allow_nan=False)


def _is_short(value: dict[str, Any]) -> bool:
    """Whether an object holds numbers and texts, and short lists of them, only."""
    entries = 0
    for item in value.values():
        kind = type(item)
        if kind is list and len(item) < _AT_ONCE and set(map(type, item)) <= _SIMPLE:
            entries += len(item)
        elif kind not in _SIMPLE:
            return False
    return len(value) + entries <= 2 * _AT_ONCE
