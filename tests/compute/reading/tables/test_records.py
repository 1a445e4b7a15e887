"""Parquet, Feather, JSON records and SQLite tables; what is wrong in one line."""

import json
import sqlite3
from contextlib import closing

import numpy as np
import pandas as pd
import pytest

import workbench as wb
from workbench.api import Problem

FRAME = pd.DataFrame(
    {
        "x": [1.5, None, 3.5, 4.0],
        "n": pd.array([1, 2, None, 4], dtype="Int64"),
        "label": pd.Categorical(["v", "u", None, "u"], categories=["u", "v", "w"]),
        "time": pd.to_datetime(["2020-01-01", "2021-05-06 07:08:09", None, "1960-01-01"],
                               format="mixed"),
        "class": ["p", "q", "p", "q"],
    }
)  # fmt: skip


def same(read, like):
    return (
        read.columns == like.columns
        and np.array_equal(read.X, like.X, equal_nan=True)
        and np.array_equal(read.y, like.y)
    )


# -- Parquet and Feather ---------------------------------------------------------------


@pytest.mark.parametrize("suffix", ["parquet", "feather"])
def test_columnar_files_are_the_frames_they_were(suffix, tmp_path):
    pytest.importorskip("pyarrow", reason="the extra parquet is not installed")
    path = tmp_path / f"t.{suffix}"
    getattr(FRAME, f"to_{suffix}")(path)
    data = wb.read(path)
    assert same(data, wb.read(FRAME))
    assert (data.name, data.source) == ("t", str(path))
    assert wb.read(path, class_name="label").classes == ("u", "v", "w")
    FRAME.to_parquet(tmp_path / "i.parquet", index=True)
    assert same(wb.read(tmp_path / "i.parquet"), data)


@pytest.mark.parametrize("cells", [[[1, 2], [3]], [{"a": 1}, {"a": 2}]])
def test_columns_of_lists_and_records_are_named(cells, tmp_path):
    pytest.importorskip("pyarrow", reason="the extra parquet is not installed")
    path = tmp_path / "t.parquet"
    pd.DataFrame({"deep": cells, "c": ["a", "b"]}).to_parquet(path)
    with pytest.raises(Problem, match=r"t\.parquet: column 'deep' holds (list|struct)"):
        wb.read(path)


@pytest.mark.parametrize("suffix", ["parquet", "feather"])
def test_what_is_no_columnar_file(suffix, tmp_path):
    pytest.importorskip("pyarrow", reason="the extra parquet is not installed")
    path = tmp_path / f"t.{suffix}"
    for content in (b"", b"PAR1 and so on", bytes(200)):
        path.write_bytes(content)
        with pytest.raises(Problem, match="cannot be read") as caught:
            wb.read(path)
        assert "\n" not in str(caught.value)


def test_without_the_extra_parquet_it_is_named(monkeypatch, tmp_path):
    import sys

    for name in ("pyarrow", "pyarrow.parquet"):
        monkeypatch.setitem(sys.modules, name, None)
    (tmp_path / "t.parquet").write_bytes(b"x")
    with pytest.raises(Problem, match=r"pyarrow is not installed .*\[parquet\]"):
        wb.read(tmp_path / "t.parquet")


# -- JSON ------------------------------------------------------------------------------

RECORDS = [{"a": 1, "b": "x", "c": True}, {"b": "y", "c": False, "a": 2.5}, {"c": True}]


def test_records_of_json(tmp_path):
    path, lines = tmp_path / "r.json", tmp_path / "r.jsonl"
    path.write_text(json.dumps(RECORDS))
    lines.write_text("\n".join(map(json.dumps, RECORDS)) + "\n\n")
    data = wb.read(path)
    assert [a.name for a in data.columns] == ["a", "b", "c"]
    assert np.array_equal(data.X, [[1, 0], [2.5, 1], [np.nan, np.nan]], equal_nan=True)
    assert (data.classes, data.y.tolist()) == (("False", "True"), [1, 0, 1])
    assert same(wb.read(lines), data)
    columns = tmp_path / "c.json"
    columns.write_text(json.dumps({"a": [1, 2.5, None], "b": ["x", "y", None],
                                   "c": [True, False, True]}))  # fmt: skip
    assert same(wb.read(columns), data)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[]", "no rows"),
        ("5", "int .expected a list of objects"),
        ('{"a": 1}', "an object .expected a list of objects"),
        ("[1, 2]", "row 0 is a int"),
        ('[{"a": [1], "c": 1}]', "row 0 of column 'a' holds a list"),
        ('[{"a": {"b": 1}, "c": 1}]', "row 0 of column 'a' holds a dict"),
        ('[{"a": 1, "c": 1}, {"a": "x", "c": 2}]', "several types"),
        ('[{"a": 1,}]', "not JSON"),
        ('{"a": [1], "b": [1, 2]}', "columns of different lengths"),
        ('[{"": 1, "c": 2}]', "column 0 has no name"),
    ],
)
def test_other_json_is_one_line(text, words, tmp_path):
    path = tmp_path / "r.json"
    path.write_text(text)
    with pytest.raises(Problem, match=words) as caught:
        wb.read(path)
    assert str(caught.value).startswith(str(path))
    assert "\n" not in str(caught.value)


def test_a_bad_line_is_numbered(tmp_path):
    path = tmp_path / "r.jsonl"
    path.write_text('{"a": 1, "c": 2}\n\n{"a": \n')
    with pytest.raises(Problem, match=r"r\.jsonl:3: not JSON"):
        wb.read(path)


# -- SQLite ----------------------------------------------------------------------------


@pytest.fixture
def base(tmp_path):
    path = tmp_path / "d.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(
            'CREATE TABLE "my ""rows""" (x REAL, n INTEGER, "class" TEXT)'
        )
        connection.executemany(
            'INSERT INTO "my ""rows""" VALUES (?, ?, ?)',
            [(1.5, 1, "a"), (None, 2, "b"), (3.0, None, "a")],
        )
        connection.commit()
    return path


def test_a_table_of_sqlite(base):
    data = wb.read(base)
    assert [a.kind for a in data.columns] == ["numeric", "numeric", "nominal"]
    assert np.array_equal(data.X, [[1.5, 1], [np.nan, 2], [3, np.nan]], equal_nan=True)
    assert data.classes == ("a", "b")
    before = base.read_bytes()
    assert wb.read(base, sheet='my "rows"').n_rows == 3
    assert base.read_bytes() == before


def test_several_tables_blobs_and_no_base(base, tmp_path):
    with closing(sqlite3.connect(base)) as connection:
        connection.execute("CREATE TABLE blobs (b BLOB, c TEXT)")
        connection.execute("INSERT INTO blobs VALUES (x'00', 'a')")
        connection.execute("CREATE VIEW half AS SELECT * FROM blobs WHERE c = 'z'")
        connection.commit()
    with pytest.raises(Problem, match=r"3 tables .*--sheet.: 'blobs', 'half'"):
        wb.read(base)
    with pytest.raises(Problem, match=r"no table 'blob' .did you mean blobs"):
        wb.read(base, sheet="blob")
    with pytest.raises(Problem, match="row 0 of column 'b' holds a bytes"):
        wb.read(base, sheet="blobs")
    with pytest.raises(Problem, match="no rows"):
        wb.read(base, sheet="half")
    other = tmp_path / "x.sqlite"
    other.write_bytes(b"something else")
    with pytest.raises(Problem, match="no SQLite file"):
        wb.read(other)
    other.write_bytes(base.read_bytes()[:100] + bytes(400))
    with pytest.raises(Problem, match="cannot be read"):
        wb.read(other)
    with pytest.raises(Problem, match="No such file"):
        wb.read(tmp_path / "nothing.db")
