"""Large documents are written in short pieces that make the same document."""

from __future__ import annotations

import json
from dataclasses import dataclass

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from workbench.core.program.json_text import parse_json, pieces, plain

SIMPLE = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
VALUES = st.recursive(
    SIMPLE,
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(st.text(max_size=4), inner, max_size=5)
        | st.tuples(inner, inner)
    ),
    max_leaves=30,
)


@dataclass
class Shelf:
    books: tuple[str, ...]
    heights: np.ndarray


@settings(max_examples=60)
@given(VALUES)
def test_the_pieces_make_the_same_document(value):
    text = "".join(pieces(value))
    assert json.loads(text) == json.loads(json.dumps(plain(value), allow_nan=False))
    assert text.isascii()


def test_numbers_that_are_not_finite_and_records():
    nan, inf = float("nan"), float("inf")
    shelf = Shelf(("a", "ü"), np.array([1.5, nan, inf]))
    value = {"shelf": shelf, "list": [1.0, inf, 2], 3: [nan], "huge": [1e308, 1e308]}
    assert parse_json("".join(pieces(value))) == {
        "shelf": {"books": ["a", "ü"], "heights": [1.5, None, None]},
        "list": [1.0, None, 2],
        "3": [None],
        "huge": [1e308, 1e308],
    }


@pytest.mark.parametrize(
    "value",
    [
        {"flat": list(range(20_000))},
        {"rows": [{"row": i, "scores": [i / 7] * 300} for i in range(40)]},
        {"one": {str(i): i for i in range(9_000)}},
        [[0.5] * 12_000, {"deep": [["x"] * 5_000]}],
    ],
    ids=["list", "rows", "object", "nested"],
)
def test_no_piece_is_long(value):
    parts = list(pieces(value))
    assert json.loads("".join(parts)) == value
    assert max(map(len, parts)) < 25_000
