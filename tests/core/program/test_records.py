"""Records: to JSON and back without loss, refused with one line where they do not fit."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, make_dataclass
from types import GenericAlias
from typing import Any, Literal, TypeVar

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from workbench.api.problems import Problem
from workbench.core.program import records
from workbench.core.program.json_text import dumps, plain


@dataclass(frozen=True)
class Point:
    x: float
    y: float = 0.0


@dataclass(frozen=True)
class Shape:
    name: str
    corners: tuple[Point, ...]
    size: tuple[int, float]
    kind: Literal["open", "closed"] = "open"
    weights: NDArray[np.float64] | None = None
    found: Mapping[str, int | None] = field(default_factory=dict)
    cost: float | None = field(
        default=None, metadata={records.KEY: "cost_matrix", records.OMITTED: True}
    )
    middle: Point = field(default=Point(0.0), metadata={records.FLAT: True})
    more: Any = None


@dataclass(frozen=True)
class Cut:
    line: NDArray[np.float64] | None = field(
        default=None, metadata={records.OMITTED: True}
    )


NUMBERS = st.floats(allow_nan=False, allow_infinity=False)
POINTS = st.builds(Point, NUMBERS, NUMBERS)
SHAPES = st.builds(
    Shape,
    st.text(),
    st.lists(POINTS).map(tuple),
    st.tuples(st.integers(), NUMBERS),
    st.sampled_from(["open", "closed"]),
    st.none(),
    st.dictionaries(st.text(), st.none() | st.integers()),
    st.none() | NUMBERS,
    POINTS,
)


@given(shape=SHAPES)
def test_a_record_is_the_same_after_json(shape: Shape) -> None:
    text = json.dumps(plain(shape))
    assert records.from_json(Shape, json.loads(text)) == shape


def test_an_array_is_not_taken_for_the_default_it_stands_for() -> None:
    assert plain(Cut(np.zeros(2))) == {"line": [0.0, 0.0]}
    assert plain(Cut()) == {}


def test_json_has_the_keys_asked_for() -> None:
    shape = Shape("a", (Point(1.0, 2.0),), (3, 0.5))
    assert json.loads(dumps(shape)) == {
        "name": "a",
        "corners": [{"x": 1.0, "y": 2.0}],
        "size": [3, 0.5],
        "kind": "open",
        "weights": None,
        "found": {},
        "x": 0.0,
        "y": 0.0,
        "more": None,
    }
    priced = Shape("a", (), (3, 0.5), cost=2.0)
    assert dict(records.entries(priced))["cost_matrix"] == 2.0


def test_arrays_come_back_as_arrays_and_null_as_not_a_number() -> None:
    document = {"name": "a", "corners": [], "size": [1, None], "x": 1,
                "weights": [1, None]}  # fmt: skip
    shape = records.from_json(Shape, document)
    assert shape.weights is not None
    assert shape.weights.dtype == np.float64
    np.testing.assert_array_equal(shape.weights, [1.0, np.nan])
    assert np.isnan(shape.size[1])
    assert shape.middle.x == 1.0


@dataclass(frozen=True)
class Tagged:
    name: str
    tags: Mapping[str, Any] = field(
        default_factory=dict, metadata={records.FLAT: ("a", "b")}
    )


def test_a_flat_mapping_has_its_keys_among_those_around_it() -> None:
    document = {"name": "x", "b": 1, "c": 2}
    tagged = records.from_json(Tagged, document)
    assert tagged == Tagged("x", {"b": 1})
    assert plain(tagged) == {"name": "x", "b": 1}


@dataclass(frozen=True)
class Row:
    values: tuple[float, ...]


def test_rows_of_numbers_are_floats_whatever_came() -> None:
    for given_values in ([1.5, 2.5], [1, 2.5], (1.0, None), np.array([1, 2])):
        row = records.from_json(Row, {"values": given_values})
        assert type(row.values) is tuple
        assert [type(value) for value in row.values] == [float, float]
    with pytest.raises(Problem, match="values\\[1\\]"):
        records.from_json(Row, {"values": [1.0, "2"]})


def test_keys_of_later_versions_are_passed_over() -> None:
    assert records.from_json(Point, {"x": 1, "z": 3}) == Point(1.0)


@pytest.mark.parametrize(
    ("document", "what", "expected"),
    [
        ({"corners": [], "size": [1, 2]}, "document", "the key name"),
        ({"name": 3, "corners": [], "size": [1, 2], "x": 0}, "name: 3", "a text"),
        (
            {"name": "", "corners": [{"x": 1}, {"x": "b"}], "size": [1, 2], "x": 0},
            "corners[1].x: 'b'",
            "a number",
        ),
        (
            {"name": "", "corners": {}, "size": [1, 2], "x": 0},
            "corners: {}",
            "a list",
        ),
        (
            {"name": "", "corners": [], "size": [True, 2], "x": 0},
            "size: True",
            "a whole number",
        ),
        (
            {"name": "", "corners": [], "size": [1], "x": 0},
            "size: [1]",
            "a list of 2",
        ),
        (
            {"name": "", "corners": [], "size": [1, 2], "x": 0, "found": {"a": "b"}},
            "found.a: 'b'",
            "null or a whole number",
        ),
        (
            {"name": "", "corners": [], "size": [1, 2], "x": 0, "kind": "ajar"},
            "kind: 'ajar'",
            "one of open, closed",
        ),
        (
            {"name": "", "corners": [], "size": [1, 2], "x": 0, "weights": [[1], 2]},
            "weights: [[1], 2]",
            "null or an array of float64",
        ),
        ([], "document: []", "an object"),
    ],
)
def test_what_does_not_fit_is_named(document: Any, what: str, expected: str) -> None:
    with pytest.raises(Problem) as caught:
        records.from_json(Shape, document, "shape.json")
    assert caught.value.what.startswith(what)
    assert (caught.value.expected, caught.value.where) == (expected, "shape.json")


def test_fields_are_checked_and_records_inside_kept() -> None:
    point = Point(1.0)
    given_fields = {"name": "a", "corners": [point], "size": (1, 2.0), "cost": 1}
    shape = records.from_fields(Shape, given_fields)
    assert shape.corners[0] is point
    assert shape.cost == 1.0
    with pytest.raises(Problem, match="corners"):
        records.from_fields(Shape, {**given_fields, "corners": [3]})


@dataclass(frozen=True)
class Places:
    """Numbers that are a list in JSON, each doubled."""

    x: NDArray[np.float64]

    def to_json(self) -> list[float]:
        return [2 * x for x in self.x.tolist()]

    @classmethod
    def from_json(cls, document: list[float]) -> Places:
        return cls(np.array([x / 2 for x in document]))


@dataclass(frozen=True)
class Plane:
    places: Places | None = field(default=None, metadata={records.OMITTED: True})
    weights: NDArray[np.float64] | None = field(
        default=None, metadata={records.OMITTED: True}
    )


def test_a_record_that_is_no_object_writes_and_reads_itself() -> None:
    document = {"places": [2.0, 4.0], "weights": [1.0]}
    plane = records.from_json(Plane, document)
    assert plane.places is not None
    assert plane.places.x.tolist() == [1.0, 2.0]
    assert json.loads(dumps(plane)) == document
    assert json.loads(dumps(Plane())) == {}
    with pytest.raises(Problem, match="places"):
        records.from_json(Plane, {"places": ["a"]})


class Alias:
    """As ``typing.TypeAliasType``, which Python 3.11 has not: NumPy 2.5 has one."""

    def __init__(self, value: Any) -> None:
        self.__value__ = value

    def __getitem__(self, args: Any) -> GenericAlias:
        return GenericAlias(self, args)


T = TypeVar("T", bound=np.generic)
ARRAY_OF: Any = Alias(np.ndarray[Any, np.dtype[T]])
NAME: Any = Alias(str)


def test_an_alias_of_types_is_what_it_stands_for():
    kind = make_dataclass("Named", [("x", ARRAY_OF[(np.float64,)]), ("name", NAME)])
    named = records.from_json(kind, {"x": [1, 2.5], "name": "a"})
    assert named.x.dtype == np.float64
    assert named.x.tolist() == [1.0, 2.5]
    with pytest.raises(Problem, match="name: 3"):
        records.from_json(kind, {"x": [1], "name": 3})
