"""CSV files through the C parser and cell by cell, in large and small blocks: the same."""

from __future__ import annotations

import csv
import io
import math

import numpy as np
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from support.examples import examples

from workbench.api import Dataset, Problem
from workbench.compute.reading.csv.csv_cells import Marks, _Splitter, split_rows
from workbench.compute.reading.csv.csv_fast import FastParser
from workbench.compute.reading.csv.csv_numbers import NumberForm
from workbench.compute.reading.csv.csv_source import CsvSource
from workbench.compute.reading.csv.read_csv import read_csv
from workbench.compute.reading.dense_blocks import TextColumn
from workbench.compute.reading.typed_cells import parse_number

numbers = st.one_of(
    st.floats(allow_nan=False, allow_infinity=False).map(repr),
    st.integers(-(10**20), 10**20).map(str),
    st.sampled_from(["0", "1", "-0.0", "1.", ".5", "+3", "1e5", "007", "5e-324"]),
)
odd = st.sampled_from(
    ["", "?", "NA", "nan", "inf", "Infinity", "1e999", "True", "1_0", "0x1A", " 7", "8 ",
     "\xa09", "-", "1 2", "a", "A", "é", " b", "b ", "O'Brien", '5"', '"q"', '"a,b"',
     '"x""y"', '"l\nm"', '" "', '""', "#c", "1e", "--1", "1.2.3", "٣", "1E 2"]
)  # fmt: skip
cells = st.one_of(numbers, numbers, numbers, odd)


@st.composite
def files(draw) -> str:
    width = draw(st.integers(2, 4))
    kinds = [draw(st.sampled_from([numbers, cells, odd])) for _ in range(width)]
    rows = draw(st.lists(st.tuples(*kinds), min_size=1, max_size=12))
    mark = draw(st.sampled_from([",", ";", "\t"]))
    if draw(st.integers(0, 4)) == 0:  # one row of another length
        i = draw(st.integers(0, len(rows) - 1))
        rows[i] = rows[i][1:] if draw(st.booleans()) else (*rows[i], "z")
    lines = [mark.join("abcd"[:width]), *(mark.join(row) for row in rows)]
    if draw(st.booleans()):
        lines.insert(draw(st.integers(0, len(lines))), "")
    end = draw(st.sampled_from(["\n", "\r\n"]))
    return end.join(lines) + draw(st.sampled_from(["", end]))


def outcome(path, **options) -> Dataset | str:
    try:
        return read_csv(path, header=True, **options)
    except Problem as problem:
        return str(problem)


def same(one: Dataset | str, other: Dataset | str) -> bool:
    if isinstance(one, str) or isinstance(other, str):
        return one == other
    return (
        one.X.tobytes() == other.X.tobytes()
        and one.y.tobytes() == other.y.tobytes()
        and one.columns == other.columns
        and one.notes == other.notes
    )


@settings(
    examples(2),
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(
    text=files(),
    size=st.integers(1, 60),
    ragged=st.sampled_from(["refuse", "pad", "skip"]),
)
@example(text="a,b\n0,True\n1,0\n", size=4, ragged="refuse")
@example(text="a,b\n" + "1,0\n" * 210 + "1,x\n", size=64, ragged="refuse")
@example(text="a,b,\n" + "1,0,\n" * 210 + "1,2,3\n", size=64, ragged="refuse")
def test_all_ways_agree_bit_for_bit(tmp_path, monkeypatch, text, size, ragged):
    path = tmp_path / "t.csv"
    path.write_bytes(text.encode())
    usual = outcome(path, ragged=ragged)
    with monkeypatch.context() as patch:
        patch.setattr(FastParser, "parse", lambda self, data: None)
        assert same(outcome(path, ragged=ragged), usual)
    blocks = CsvSource.blocks
    with monkeypatch.context() as patch:
        patch.setattr(CsvSource, "blocks", lambda self, _=0: blocks(self, size))
        if text.count("\n") < 100:  # the guess sees the whole file all the same
            patch.setattr(CsvSource, "head", lambda self, lines: decoded(text))
        assert same(outcome(path, ragged=ragged), usual)


def decoded(text: str) -> str:
    return text.replace("\r\n", "\n")


def test_the_usual_file_takes_the_fast_way(tmp_path, monkeypatch):
    path = tmp_path / "t.csv"
    path.write_text('x,"y",c\n1,?,"a"\n2.5,-3e2,"b"\n,NA,a\n')
    monkeypatch.setattr("workbench.compute.reading.csv.csv_table.split_rows", None)
    data = read_csv(path)
    np.testing.assert_array_equal(data.X, [[1, np.nan], [2.5, -300], [np.nan, np.nan]])
    assert data.y.tolist() == [0, 1, 0]


plain = st.text(
    st.characters(codec="utf-8", exclude_characters="\r\0"), max_size=6
).map(str.strip)


@examples(2)
@given(
    rows=st.lists(st.lists(plain, min_size=2, max_size=4), min_size=1, max_size=8),
    mark=st.sampled_from(",;\t|¦"),
    quote=st.sampled_from("\"'"),
)
def test_rows_are_taken_apart_as_python_wrote_them(rows, mark, quote):
    stream = io.StringIO()
    csv.writer(
        stream,
        delimiter=mark,
        quotechar=quote,
        lineterminator="\n",
        quoting=csv.QUOTE_ALL,
    ).writerows(rows)
    marks = Marks(mark, quote)
    found = split_rows(stream.getvalue(), marks, 1, last=True)
    assert found.cells == rows
    ours = _Splitter(marks, "").split(stream.getvalue(), 1, last=True)
    assert (ours.cells, ours.lines) == (rows, found.lines)


@examples(2)
@given(
    text=st.text(st.sampled_from("a\"', \t\n;1"), max_size=25),
    marks=st.builds(Marks, st.sampled_from([",", ";", "\t"]), st.sampled_from("\"'")),
)
@example(text='\t "', marks=Marks(","))
def test_the_module_csv_agrees_with_us_where_we_trust_it(text, marks):
    try:
        ours = _Splitter(marks, "").split(text, 1, last=True)
    except Problem:
        ours = None
    try:
        found = split_rows(text, marks, 1, last=True)
    except Problem:
        found = None
    assert (found and (found.cells, found.lines)) == (ours and (ours.cells, ours.lines))


@examples(2)
@given(
    values=st.lists(
        st.floats(-1e12, 1e12, allow_nan=False).map(lambda v: round(v, 3)), min_size=1
    ),
    style=st.sampled_from([(",", "."), (".", ","), (" ", ","), ("'", ".")]),
)
def test_numbers_with_marks_between_thousands(values, style):
    mark, point = style
    form = NumberForm(decimal=point, thousands=mark)
    table = str.maketrans({",": mark, ".": point})
    for value in values:
        assert form.number(f"{value:,}".translate(table)) == value


@pytest.mark.parametrize(
    "text", ["1,23", "1234,567", "1,2345", ",123", "1,234,56", "1,,234"]
)
def test_marks_in_other_places_make_no_number(text):
    assert NumberForm(thousands=",").number(text) is None


@examples(2)
@given(text=st.text(st.sampled_from("0123456789+-.eE nNaAiIfF_xX"), max_size=9))
def test_the_fast_way_reads_a_number_as_we_do_or_not_at_all(text):
    form = NumberForm()
    parser = FastParser(Marks(","), form, ["number", "text"])
    columns = parser.parse(f"{text},a\n".encode())
    if columns is None:
        return
    assert isinstance(columns[1], TextColumn)
    found = float(np.asarray(columns[0])[0])
    if text.strip() in form.missing_numbers:
        assert math.isnan(found)
    else:
        assert found == parse_number(text.strip())
