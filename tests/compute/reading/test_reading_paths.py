"""The three ways through a block of rows give the same data set, bit for bit."""

from __future__ import annotations

import math
import sys

import numpy as np
import pandas as pd
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from support.examples import examples

from workbench.api import Dataset, Problem
from workbench.compute.reading import text_files
from workbench.compute.reading.arff import row_blocks as blocks
from workbench.compute.reading.dense_blocks import parse_dense
from workbench.compute.reading.readers import read
from workbench.compute.reading.typed_cells import parse_number

HEADER = """@relation paths
@attribute n numeric
@attribute label {a,b,'c d','{','?',1,1.0,"it's",'100%'}
@attribute s string
@attribute day date "yyyy-MM-dd"
@attribute class {yes,no}
@data
"""

numbers = st.one_of(
    st.floats(allow_nan=False, allow_infinity=False).map(repr),
    st.integers().map(str),
    st.from_regex(r"[+-]?[0-9]{0,20}\\.?[0-9]{0,20}([eE][+-]?[0-9]{1,3})?", fullmatch=True),
    st.sampled_from(
        ["inf", "NaN", "nan", "Infinity", "1_0", "0x1A", "5f", "True", "False", "1e5", "-0",
         ".", "1.", ".5", "'7'", "+", "1e999", "1e-999", "\u0663", "\u00a05", "1 2", "\ufeff1"]
    ),
)  # fmt: skip
labels = st.sampled_from(
    ["a", "b", "'c d'", '"c d"', "'{'", "'?'", "1", "1.0", "01", '"it\'s"', "'it\\'s'", "c d",
     "'100%'", "100%", "{", "z", "", "'\\141'"]
)  # fmt: skip
texts = st.sampled_from(
    ["x", "1", "1.0", "'two words'", "True", "nan", "é", "''", "\\"]
)
days = st.sampled_from(["2024-02-29", "'1999-1-1'", "2023-02-29", "1582-10-20"])
missing = st.just("?")
blank = st.sampled_from(["", " ", "\t", "  "])
row = st.tuples(
    numbers | missing,
    labels | missing,
    texts | missing,
    days | missing,
    st.sampled_from(["yes", "no", "no", "no", "?"]),
)
between = st.sampled_from([",", ",", ",", ", ", "\t", " ", ",,", " ,"])
ends = st.sampled_from(
    ["\n", "\n", "\n", "\r\n", "\r", "\n\n", " \n", ",\n", "%c\n", "\n%\n"]
)


@st.composite
def files(draw) -> str:
    """A file of a few rows, most of them sound, some of them odd."""
    sign = draw(between)
    lines = ""
    for cells in draw(st.lists(row, min_size=1, max_size=6)):
        lines += draw(blank) + sign.join(cells) + draw(ends)
    return HEADER + lines


@st.composite
def plain_files(draw) -> str:
    """A file of the usual kind, whose cells alone are odd now and then."""
    rows = draw(st.lists(st.tuples(numbers, st.sampled_from("ab"), st.sampled_from(["x", "1"]),
                                   st.just("2024-02-29"), st.sampled_from(["yes", "no"])),
                         min_size=1, max_size=8))  # fmt: skip
    return HEADER + "".join(",".join(cells) + "\n" for cells in rows)


def outcome(path) -> Dataset | str:
    try:
        return read(path)
    except Problem as problem:
        return str(problem)


def bits(values: np.ndarray) -> list:
    # a missing cell has one meaning, whatever its bits
    array = np.where(np.isnan(values), math.nan, values).astype(np.float64)
    return array.view(np.int64).tolist()


def is_same(a: Dataset | str, b: Dataset | str) -> bool:
    if isinstance(a, str) or isinstance(b, str):
        return a == b
    same_cells = bits(a.X) == bits(b.X) and a.y.tolist() == b.y.tolist()
    return same_cells and a.columns == b.columns and a.name == b.name


@pytest.fixture
def read_by(monkeypatch):
    """Switch the two fast ways off and on again."""

    def switch(path, *, parser: bool, expression: bool) -> Dataset | str:
        with monkeypatch.context() as patch:
            if not parser:
                patch.setattr(blocks, "parse_dense", lambda *_, **__: None)
            if not expression:
                patch.setattr(blocks._BlockReader, "_by_expression", lambda *_: None)
            return outcome(path)

    return switch


@settings(
    examples(2),
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(text=files() | plain_files())
@example(text=HEADER + "1,1,1,2024-02-29,yes\n2,1.0,1.0,2024-02-29,no\n")
@example(text=HEADER + "True,a,x,2024-02-29,yes\nFalse,a,x,2024-02-29,no\n")
@example(text=HEADER + "1,{,x,2024-02-29,yes\n")
def test_three_ways_agree(tmp_path, read_by, text):
    path = tmp_path / "t.arff"
    path.write_text(text, encoding="utf-8", newline="")
    exact = read_by(path, parser=False, expression=False)
    assert is_same(read_by(path, parser=False, expression=True), exact)
    assert is_same(read_by(path, parser=True, expression=False), exact)
    assert is_same(outcome(path), exact)


@settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
@given(text=files(), size=st.integers(1, 60))
def test_blocks_of_any_size_agree(tmp_path, monkeypatch, text, size):
    path = tmp_path / "t.arff"
    path.write_text(text, encoding="utf-8", newline="")
    whole = outcome(path)
    with monkeypatch.context() as patch:
        patch.setattr(text_files, "BLOCK", size)
        patch.setattr(blocks, "_PIECE", size)
        assert is_same(outcome(path), whole)


@examples(2)
@given(cells=st.lists(numbers, min_size=1, max_size=6))
def test_the_parser_reads_a_number_as_we_do_or_gives_up(cells):
    block = "".join(f"{cell},x\n" for cell in cells).encode()
    found = parse_dense(block, ["number", "text"], delimiter=",")
    if found is not None:
        expected = [parse_number(cell.strip()) for cell in cells]
        assert None not in expected
        assert bits(found[0]) == bits(np.array(expected))


@examples(2)
@given(
    rows=st.lists(
        st.lists(st.sampled_from(["1", "a", "", " ", "1.0", "?", "x y"]), max_size=4),
        min_size=1,
        max_size=5,
    ),
    missing=st.sampled_from([("?",), ("", "?")]),
)
def test_texts_come_through_the_parser_as_written_or_not_at_all(rows, missing):
    block = "".join(",".join(cells) + "\n" for cells in rows).encode()
    found = parse_dense(block, ["text"] * 3, delimiter=",", missing=missing)
    if found is None:
        return
    assert all(len(cells) == 3 for cells in rows)
    for j, column in enumerate(found):
        for code, cells in zip(column.codes, rows, strict=True):
            text = cells[j].lstrip()
            assert (code < 0) == (text in missing)
            assert code < 0 or column.texts[code] == text


def test_a_small_block_is_not_worth_the_import_of_the_parser(monkeypatch):
    block = b"1,x\n2,y\n"
    with monkeypatch.context() as patch:
        patch.delitem(sys.modules, "pandas")
        assert parse_dense(block, ["number", "text"], delimiter=",") is None
    assert sys.modules["pandas"] is pd
    found = parse_dense(block, ["number", "text"], delimiter=",")
    assert found is not None
    assert found[0].tolist() == [1.0, 2.0]
