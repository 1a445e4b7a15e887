"""Records: frozen dataclasses written to JSON, read from it and checked on arrival.

A record's annotations say everything: `entries` lists what its JSON object holds,
`from_json` builds it from such an object, `from_fields` from the fields a process sent.
Values are converted to what the annotations ask (lists to tuples or arrays, objects to
records) and refused with one line where that cannot be. Keys nobody asks for are passed
over, so that files of later versions open; absent ones take the field's default.

A field's metadata may say more: `KEY` another name in JSON, `OMITTED` that the default is
left out of JSON, `FLAT` that the fields of the record inside stand among those around it.

A record that is no object in JSON, as a table of rows, has the methods ``to_json`` and
``from_json`` (of the class), which give and take plain values.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from typing import (
    Any,
    Literal,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import numpy as np

from workbench.api.problems import Problem

T = TypeVar("T")

#: Metadata of a field: its name in JSON.
KEY = "key"
#: Metadata of a field: true if JSON has no entry for it while it is the default.
OMITTED = "omitted"
#: Metadata of a field that is a record: true if JSON holds its fields one level up. Of a
#: field that is a mapping: the keys that it may have there.
FLAT = "flat"

_Convert = Callable[[Any], Any]
_FLOAT = {float}


class _MismatchError(Exception):
    """A value that is not what an annotation asks for, and where it lies."""

    def __init__(self, value: object, expected: str) -> None:
        super().__init__(expected)
        self.value, self.expected = value, expected
        self.place: list[str] = []


@dataclass(frozen=True, slots=True)
class _Field:
    name: str
    key: str
    convert: _Convert
    default: Callable[[], Any] | None
    omitted: bool
    flat: bool | tuple[str, ...]


# -- to JSON ---------------------------------------------------------------------------


def entries(record: Any) -> Iterator[tuple[str, Any]]:
    """Yield the keys and values of a record's JSON object, values unconverted."""
    for field in fields(record):
        value, about = getattr(record, field.name), field.metadata
        if about.get(FLAT):
            if isinstance(value, Mapping):
                yield from value.items()
            elif value is not None:
                yield from entries(value)
        elif not (about.get(OMITTED) and _is_default(field, value)):
            yield about.get(KEY, field.name), value


def _is_default(field: Any, value: Any) -> bool:
    if field.default_factory is not MISSING:
        return bool(value == field.default_factory())
    if value is field.default or isinstance(value, np.ndarray):
        return value is field.default
    return bool(value == field.default)


# -- from JSON -------------------------------------------------------------------------


def from_json(kind: type[T], document: Any, where: str = "") -> T:
    """Build a record from its JSON object.

    Parameters
    ----------
    kind : type
        A frozen dataclass.
    document : mapping
        What `entries` yields, as JSON gives it back.
    where : str
        Whom a complaint names, as a file.

    Raises
    ------
    Problem
        Naming the place inside the document, what was expected and what came.
    """
    try:
        return _build(kind, document, by_key=True)
    except _MismatchError as error:
        raise _problem(error, where) from None


def from_fields(kind: type[T], given: Mapping[str, Any]) -> T:
    """Build a record from its fields by name, checked against its annotations.

    Raises
    ------
    Problem
        As `from_json`.
    """
    try:
        return _build(kind, given, by_key=False)
    except _MismatchError as error:
        raise _problem(error, kind.__name__) from None


def _problem(error: _MismatchError, where: str) -> Problem:
    place = "".join(reversed(error.place)).removeprefix(".") or "document"
    given = f"{error.value!r:.60}"
    return Problem(f"{place}: {given}", expected=error.expected, where=where)


def _build(kind: type[T], document: Any, *, by_key: bool) -> T:
    if isinstance(document, kind):
        return document
    read = getattr(kind, "from_json", None)
    if by_key and read is not None:
        return cast("T", _read_by(read, document))
    if not isinstance(document, Mapping):
        raise _MismatchError(document, "an object")
    return kind(
        **{
            f.name: _value_of(f, document, by_key=by_key)
            for f in _fields_of(cast("Any", kind))
        }
    )


def _read_by(read: Callable[[Any], Any], document: Any) -> Any:
    try:
        return read(document)
    except (TypeError, ValueError, LookupError, AttributeError) as error:
        raise _MismatchError(document, f"as it was written ({error!s:.60})") from None


def _flat_part(field: _Field, document: Mapping[str, Any]) -> Mapping[str, Any]:
    if isinstance(field.flat, bool):
        return document
    return {key: document[key] for key in field.flat if key in document}


def _value_of(field: _Field, document: Mapping[str, Any], *, by_key: bool) -> Any:
    if field.flat and by_key:
        return field.convert(_flat_part(field, document))
    key = field.key if by_key else field.name
    if key not in document:
        if field.default is None:
            raise _MismatchError(document, f"the key {key}")
        return field.default()
    try:
        return field.convert(document[key])
    except _MismatchError as error:
        error.place.append(f".{key}")
        raise


@cache
def _fields_of(kind: Any) -> tuple[_Field, ...]:
    hints = get_type_hints(kind)
    return tuple(
        _Field(
            field.name,
            field.metadata.get(KEY, field.name),
            _converter(hints[field.name]),
            _default_of(field),
            bool(field.metadata.get(OMITTED)),
            field.metadata.get(FLAT, False),
        )
        for field in fields(kind)
        if field.init
    )


def _default_of(field: Any) -> Callable[[], Any] | None:
    if field.default_factory is not MISSING:
        return cast("Callable[[], Any]", field.default_factory)
    if field.default is not MISSING:
        return lambda: field.default
    return None


# -- converters, one for each kind of annotation ---------------------------------------


def _converter(hint: Any) -> _Convert:
    hint = _spelled_out(hint)
    if hint is Any or hint is object:
        return lambda value: value
    if hint in _SIMPLE:
        return _SIMPLE[hint]
    if is_dataclass(hint):
        return lambda value: _build(cast("type", hint), value, by_key=True)
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return _one_of(args)
    if origin is Literal:
        return _literal(args)
    if origin is tuple and args[1:] == (...,):
        return _sequence(_converter(args[0]), tuple)
    if origin is tuple:
        return _row(tuple(_converter(each) for each in args))
    if origin in (list, Sequence):
        return _sequence(_converter(args[0]), list if origin is list else tuple)
    if origin in (dict, Mapping):
        return _mapping(_converter(args[0]), _converter(args[1]))
    if origin is np.ndarray:
        return _array(args)
    if isinstance(hint, type):
        return _instance(hint)
    raise TypeError(f"no converter for the annotation {hint!r}")


def _spelled_out(hint: Any) -> Any:
    """Return what an alias of types stands for: ``NDArray`` is one from NumPy 2.5 on."""
    alias, args = get_origin(hint) or hint, get_args(hint)
    if not hasattr(alias, "__value__"):
        return hint
    return alias.__value__[args] if args else alias.__value__


def _none(value: Any) -> None:
    if value is not None:
        raise _MismatchError(value, "null")


def _truth(value: Any) -> bool:
    if not isinstance(value, bool | np.bool_):
        raise _MismatchError(value, "true or false")
    return bool(value)


def _whole(value: Any) -> int:
    if type(value) is int:  # the usual one, and cheap to tell
        return value
    if isinstance(value, bool) or not isinstance(value, int | np.integer):
        raise _MismatchError(value, "a whole number")
    return int(value)


def _number(value: Any) -> float:
    if type(value) is float:
        return value
    if value is None:  # JSON has no word for numbers that are not finite
        return float("nan")
    if isinstance(value, bool) or not isinstance(
        value, int | float | np.integer | np.floating
    ):
        raise _MismatchError(value, "a number")
    return float(value)


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise _MismatchError(value, "a text")
    return value


_SIMPLE: dict[Any, _Convert] = {
    type(None): _none, None: _none, bool: _truth, int: _whole, float: _number,
    str: _text,
}  # fmt: skip


def _instance(kind: type) -> _Convert:
    def convert(value: Any) -> Any:
        if not isinstance(value, kind):
            raise _MismatchError(value, f"a {kind.__name__}")
        return value

    return convert


def _one_of(hints: tuple[Any, ...]) -> _Convert:
    if type(None) in hints:  # first, as a number takes it for NaN
        return _optional(tuple(hint for hint in hints if hint is not type(None)))
    if len(hints) == 1:
        return _converter(hints[0])
    choices = [_converter(hint) for hint in hints]

    def convert(value: Any) -> Any:
        errors = []
        for choice in choices:
            try:
                return choice(value)
            except _MismatchError as error:
                errors.append(error)
        deepest = max(errors, key=lambda error: len(error.place))
        if not deepest.place:
            deepest.expected = " or ".join(error.expected for error in errors)
        raise deepest

    return convert


def _optional(hints: tuple[Any, ...]) -> _Convert:
    some = _one_of(hints)

    def convert(value: Any) -> Any:
        if value is None:
            return None
        try:
            return some(value)
        except _MismatchError as error:
            if not error.place:
                error.expected = f"null or {error.expected}"
            raise

    return convert


def _literal(values: tuple[Any, ...]) -> _Convert:
    def convert(value: Any) -> Any:
        if value not in values:
            raise _MismatchError(value, "one of " + ", ".join(map(str, values)))
        return value

    return convert


def _sequence(each: _Convert, kind: Callable[[list[Any]], Any]) -> _Convert:
    of_numbers = each is _number

    def convert(value: Any) -> Any:
        # long rows of numbers need no look at each; an array has its own types
        if (
            of_numbers
            and type(value) in (list, tuple)
            and set(map(type, value)) == _FLOAT
        ):
            return kind(value)
        return kind(_items(value, each))

    return convert


def _items(value: Any, each: _Convert) -> list[Any]:
    if not isinstance(value, list | tuple | np.ndarray):
        raise _MismatchError(value, "a list")
    found: list[Any] = []
    try:
        found.extend(each(item) for item in value)
    except _MismatchError as error:
        error.place.append(f"[{len(found)}]")
        raise
    return found


def _row(each: tuple[_Convert, ...]) -> _Convert:
    def convert(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple) or len(value) != len(each):
            raise _MismatchError(value, f"a list of {len(each)}")
        return tuple(one(item) for one, item in zip(each, value, strict=True))

    return convert


def _mapping(key: _Convert, each: _Convert) -> _Convert:
    def convert(value: Any) -> dict[Any, Any]:
        if not isinstance(value, Mapping):
            raise _MismatchError(value, "an object")
        made = {}
        for name, item in value.items():
            try:
                made[key(name)] = each(item)
            except _MismatchError as error:
                error.place.append(f".{name}")
                raise
        return made

    return convert


def _array(args: tuple[Any, ...]) -> _Convert:
    wanted = get_args(args[1])[0]
    dtype = None if wanted is Any else np.dtype(wanted)

    def convert(value: Any) -> np.ndarray[Any, Any]:
        if type(value) is np.ndarray and (dtype is None or value.dtype == dtype):
            return value
        if not isinstance(value, list | tuple | np.ndarray):
            raise _MismatchError(value, "a list of numbers")
        try:
            return np.asarray(value, dtype=dtype)
        except (TypeError, ValueError, OverflowError):
            expected = f"an array of {dtype}"
            raise _MismatchError(value, expected) from None

    return convert
