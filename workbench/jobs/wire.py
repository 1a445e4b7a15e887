"""Wire format of specifications and events: JSON and array bytes, no pickle.

Workers run plugins, so what a worker sends is taken for hostile. The format is our own:
a JSON text for the structure, then the bytes of the arrays. Pickle is no choice even
with a list of allowed names: a few bytes of it make the reader allocate gigabytes,
change a class, or hash nested tuples for ever. Here a message takes memory and time in
proportion to its length, and nothing is imported or called but what is named below.
"""

from __future__ import annotations

import json
import math
import re
from array import array
from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Iterable
from dataclasses import fields, is_dataclass
from datetime import date, datetime
from importlib import import_module
from itertools import chain
from pathlib import Path, PurePath
from typing import Any, Literal, cast

import numpy as np

from workbench.api.problems import Problem
from workbench.core.program import records

#: A job may hand out this much, all its partial results and its result together.
MAX_BYTES = 256 * 2**20
#: The structure of one message; what is long belongs into arrays.
MAX_TEXT = 32 * 2**20

#: The data classes that cross, by ``module:name``; their modules are light. Records of
#: results cross too, see `_RESULTS`.
CLASSES = frozenset(
    {
        "workbench.api.data:Attribute",
        "workbench.core.program.catalogue:PluginSource",
        "workbench.jobs.spec:Event",
        "workbench.jobs.spec:Failure",
        "workbench.jobs.spec:JobSpec",
    }
)

#: Frozen dataclasses of these modules cross, each value checked against its annotation.
_RESULTS = re.compile(r"workbench\.core\.(results|learner)(\.[a-z_]+)+:[A-Z][A-Za-z]*")

_TAG = "$"
_SIMPLE = frozenset({type(None), bool, int, float, str})
#: Booleans, numbers, texts, bytes and times; no objects and no records.
_DTYPE = re.compile(r"[<>|][biufcSU]\d{1,9}|[<>][mM]8(\[\d{0,6}[A-Za-z]{1,2}\])?")
_MAX_DIMENSIONS = 32
#: Lists and tuples of floats as long as this travel as an array: their digits are slow to write.
_MANY = 32
#: More equal hashes than that among the keys of one dictionary are no chance.
_MAX_EQUAL_HASHES = 64
#: Lists in lists. Python up to 3.13 reads little more; 3.14 as many as its stack holds.
_MAX_DEPTH = 900
_NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
_STRING = re.compile(rb'"(?:[^"\\]|\\.)*"')
_HEAD = 16  # two lengths, of the table of arrays and of the structure


class NotPlain(Exception):  # noqa: N818 - read as the predicate it is
    """Something is not made of plain values and NumPy arrays."""


def encode(value: object) -> bytes:
    """Return the bytes of a value.

    Raises
    ------
    NotPlain
        When it cannot be sent, as a lambda or an open file; its class is the text.
    """
    packer = _Packer()
    try:
        structure = json.dumps(packer.pack(value), separators=(",", ":")).encode()
        table = json.dumps(packer.table, separators=(",", ":")).encode()
    except (RecursionError, ValueError) as error:
        raise NotPlain(f"{type(error).__name__}: {error}") from error
    if len(structure) + len(table) > MAX_TEXT:
        raise NotPlain(f"more than {MAX_TEXT // 2**20} MB of text, lists and mappings")
    head = len(table).to_bytes(8) + len(structure).to_bytes(8)
    return b"".join([head, table, structure, *packer.buffers])


def decode(data: bytes | bytearray) -> Any:
    """Return the value of the bytes, importing nothing heavy and no plugin.

    Raises
    ------
    NotPlain
        When they hold anything but plain data, or are no message at all.
    """
    try:
        return _decode(memoryview(data))
    except NotPlain:
        raise
    except Exception as error:
        text = " ".join(str(error).split())[:200]
        raise NotPlain(f"no message: {type(error).__name__}: {text}") from error


def _decode(data: memoryview) -> Any:
    first = _HEAD + int.from_bytes(data[:8])
    second = first + int.from_bytes(data[8:_HEAD])
    if len(data) < _HEAD or second > len(data) or second > MAX_TEXT + _HEAD:
        raise NotPlain("no message: its lengths are wrong")
    table = json.loads(bytes(data[_HEAD:first]))
    parts, rest = [], data[second:]
    for kind, length, *more in table:
        if type(length) is not int or not 0 <= length <= len(rest):
            raise NotPlain("no message: an array has a wrong length")
        parts.append(_PARTS[kind](rest[:length], *more))
        rest = rest[length:]
    if rest:
        raise NotPlain("no message: more bytes than it names")
    structure = bytes(data[first:second])
    # brackets in texts count at first: few messages hold many
    if (
        _depth(structure) > _MAX_DEPTH
        and _depth(_STRING.sub(b"", structure)) > _MAX_DEPTH
    ):
        raise NotPlain(f"no message: more than {_MAX_DEPTH} lists in lists")
    return json.loads(structure, object_hook=_Unpacker(parts))


def _depth(text: bytes) -> int:
    """Return how many brackets are open at once at most."""
    signs = np.frombuffer(text.translate(None, _NO_BRACKETS), np.uint8)
    steps = np.where((signs == ord("[")) | (signs == ord("{")), 1, -1)
    return int(steps.cumsum().max(initial=0))


class _Packer:
    """Turns a value into what JSON can write, and a table of arrays beside it.

    An array that is met twice is sent once, and is one array again at the other end.
    """

    def __init__(self) -> None:
        self.table: list[list[Any]] = []
        self.buffers: list[Any] = []
        self._places: dict[int, int] = {}
        self._kept: list[Any] = []  # an id is valid as long as its object lives

    def pack(self, value: Any) -> Any:
        """Return the value as JSON can write it; `NotPlain` if it is no plain data."""
        kind = type(value)
        if kind in _SIMPLE:
            return value
        if kind is list:
            return self._packed_list(value)
        if kind is dict:
            return self._packed_dict(value)
        if kind is tuple and len(value) >= _MANY and set(map(type, value)) == {float}:
            return self._part(value, "float_tuple", array("d", value).tobytes())
        write = _WRITERS.get(kind)
        if write is not None:
            tag, plain = write
            return {_TAG: tag, "v": self._each(plain(value))}
        if isinstance(value, Problem):
            parts = (value.what, value.expected, str(value.where), value.line)
            return {_TAG: "problem", "v": list(parts)}
        if isinstance(value, bytes | bytearray):
            return self._part(value, kind.__name__, value)
        if isinstance(value, PurePath):
            return {_TAG: "path", "v": [str(value)]}
        name = f"{kind.__module__}:{kind.__qualname__}"
        if name in CLASSES or _RESULTS.fullmatch(name):
            about = [[f.name, self.pack(getattr(value, f.name))] for f in fields(value)]
            return {_TAG: "object", "class": name, "v": about}
        return self._packed_numpy(value)

    def _each(self, values: Iterable[Any]) -> list[Any]:
        return [self.pack(value) for value in values]

    def _packed_list(self, values: list[Any]) -> Any:
        kinds = set(map(type, values))
        if kinds == {float} and len(values) >= _MANY:
            return self._part(values, "floats", array("d", values).tobytes())
        return list(values) if kinds <= _SIMPLE else self._each(values)

    def _packed_dict(self, value: dict[Any, Any]) -> dict[str, Any]:
        if set(map(type, value)) <= {str} and _TAG not in value:
            return {key: self.pack(each) for key, each in value.items()}
        return {_TAG: "dict", "v": self._each(chain.from_iterable(value.items()))}

    def _packed_numpy(self, value: Any) -> Any:
        if isinstance(value, np.dtype) and _DTYPE.fullmatch(value.str):
            return {_TAG: "dtype", "v": [value.str]}
        if isinstance(value, np.ndarray) and type(value) in (np.ndarray, np.memmap):
            if value.dtype == object:
                shape, items = list(value.shape), self._each(value.ravel().tolist())
                return {_TAG: "objects", "shape": shape, "v": items}
            if _DTYPE.fullmatch(value.dtype.str):
                return self._packed_array(value, "array")
        if isinstance(value, np.generic) and _DTYPE.fullmatch(value.dtype.str):
            return self._packed_array(value, "scalar")
        kind = type(value)
        name = f"{kind.__module__}.{kind.__qualname__}"
        if callable(value):
            name += f" {getattr(value, '__qualname__', '')}"
        raise NotPlain(f"a {name} (expected plain values and NumPy arrays)")

    def _packed_array(self, value: Any, kind: str) -> dict[str, Any]:
        order: Literal["C", "F"] = "C"
        if (
            kind == "array"
            and value.flags.f_contiguous
            and not value.flags.c_contiguous
        ):
            order = "F"
        whole = np.asarray(value).ravel(order).view(np.uint8) if value.nbytes else b""
        about = (value.dtype.str, list(value.shape), order)
        return self._part(value, kind, whole, *about)

    def _part(self, value: Any, kind: str, data: Any, *about: Any) -> dict[str, Any]:
        place = self._places.get(id(value))
        if place is None:
            place = self._places[id(value)] = len(self.table)
            self._kept.append(value)
            self.table.append([kind, len(data), *about])
            self.buffers.append(data)
        return {_TAG: "part", "v": [place]}


#: Type to tag, and how its parts are listed.
_WRITERS: dict[type, tuple[str, Callable[[Any], Iterable[Any]]]] = {
    tuple: ("tuple", iter),
    set: ("set", iter),
    frozenset: ("frozenset", iter),
    OrderedDict: ("ordered", lambda value: chain.from_iterable(value.items())),
    Counter: ("counter", lambda value: chain.from_iterable(value.items())),
    complex: ("complex", lambda value: (value.real, value.imag)),
    range: ("range", lambda value: (value.start, value.stop, value.step)),
    slice: ("slice", lambda value: (value.start, value.stop, value.step)),
    date: ("date", lambda value: (value.isoformat(),)),
    datetime: ("datetime", lambda value: (value.isoformat(),)),
}


class _Unpacker:
    """Turns the mappings of the JSON text into what they stand for, innermost first."""

    def __init__(self, parts: list[Any]) -> None:
        self._parts = parts

    def __call__(self, given: dict[str, Any]) -> Any:
        if _TAG not in given:
            return given
        tag, values = given[_TAG], given["v"]
        if tag == "part":
            return self._parts[values[0]]
        if tag == "object":
            return _object(given["class"], values)
        if tag == "objects":
            return _objects(given["shape"], values)
        return _READERS[tag](values)


def _object(name: str, about: list[Any]) -> Any:
    if _RESULTS.fullmatch(name):
        return _result(name, about)
    if name not in CLASSES:
        raise NotPlain(f"a {name} (expected plain values and NumPy arrays)")
    module, _, kind = name.partition(":")
    return getattr(import_module(module), kind)(**dict(about))


def _result(name: str, about: list[Any]) -> Any:
    module, _, kind = name.partition(":")
    found = vars(import_module(module)).get(kind)
    # defined there, not merely imported there
    if not isinstance(found, type) or found.__module__ != module:
        raise NotPlain(f"a {name} (expected a record of results)")
    if not is_dataclass(found):
        raise NotPlain(f"a {name} (expected a record of results)")
    return records.from_fields(found, dict(about))


def _objects(shape: list[int], items: list[Any]) -> np.ndarray[Any, Any]:
    flat = np.empty(len(items), dtype=object)
    flat[:] = items
    return flat.reshape(_checked_shape(shape, 1))


def _pairs(values: list[Any]) -> list[tuple[Any, Any]]:
    keys = values[::2]
    _check_hashes(keys)
    return list(zip(keys, values[1::2], strict=True))


def _hashed(values: list[Any]) -> list[Any]:
    _check_hashes(values)
    return values


def _check_hashes(keys: Collection[Any]) -> None:
    """Refuse keys made to have one hash: their dictionary would take for ever."""
    most = max(Counter(map(hash, keys)).values(), default=0)
    if most > _MAX_EQUAL_HASHES:
        raise NotPlain("keys whose hashes are all the same")


def _dtype(name: str) -> np.dtype[Any]:
    if not _DTYPE.fullmatch(name):
        raise NotPlain(f"an array of the type {name[:40]}")
    return np.dtype(name)


_READERS: dict[str, Callable[[list[Any]], Any]] = {
    "tuple": tuple,
    "set": lambda values: set(_hashed(values)),
    "frozenset": lambda values: frozenset(_hashed(values)),
    "dict": lambda values: dict(_pairs(values)),
    "ordered": lambda values: OrderedDict(_pairs(values)),
    "counter": lambda values: Counter(dict(_pairs(values))),
    "complex": lambda values: complex(*values),
    "range": lambda values: range(*values),
    "slice": lambda values: slice(*values),
    "date": lambda values: date.fromisoformat(*values),
    "datetime": lambda values: datetime.fromisoformat(*values),
    "path": lambda values: Path(*values),
    "dtype": lambda values: _dtype(*values),
    "problem": lambda values: _problem(*values),
}


def _problem(what: str, expected: str, where: str, line: int | None) -> Problem:
    return Problem(what, expected=expected, where=where, line=line)


def _array(
    data: memoryview, name: str, shape: list[int], order: str
) -> np.ndarray[Any, Any]:
    """Return an array of its own: aligned, writable, and of sound values."""
    dtype = _dtype(name)
    size = _checked_shape(shape, dtype.itemsize)
    if order not in ("C", "F") or math.prod(size) * dtype.itemsize != len(data):
        raise NotPlain("an array of another size than its bytes")
    flat = _flat(data, dtype) if data else np.zeros(math.prod(size), dtype)
    return flat.reshape(size, order=cast("Any", order))


def _flat(data: memoryview, dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    flat = np.frombuffer(data, dtype).copy()
    if dtype.kind == "b" and flat.view(np.uint8).max() > 1:
        raise NotPlain("truth values that are neither true nor false")
    if dtype.kind == "U":
        codes = flat.view(np.dtype(np.uint32).newbyteorder(dtype.byteorder))
        if codes.max(initial=0) > 0x10FFFF:
            raise NotPlain("a text of no characters")
    return flat


def _checked_shape(shape: list[int], itemsize: int) -> tuple[int, ...]:
    fits = len(shape) <= _MAX_DIMENSIONS and all(type(n) is int for n in shape)
    if not fits or min(shape, default=0) < 0:
        raise NotPlain("an array of no shape")
    if math.prod(max(n, 1) for n in shape) * max(itemsize, 1) > MAX_BYTES:
        raise NotPlain(f"an array of more than {MAX_BYTES // 2**20} MB")
    return tuple(shape)


def _floats(data: memoryview) -> list[float]:
    return cast("list[float]", data.cast("d").tolist())


_PARTS: dict[str, Callable[..., Any]] = {
    "array": _array,
    "scalar": lambda data, *about: _array(data, *about)[()],
    "bytes": bytes,
    "bytearray": bytearray,
    "floats": _floats,
    "float_tuple": lambda data: tuple(_floats(data)),
}
