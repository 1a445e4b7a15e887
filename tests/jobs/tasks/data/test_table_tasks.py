"""Tasks of the Data room: lines of files that are wrong, orders, edits on disk."""

from __future__ import annotations

import numpy as np
import pytest

from workbench.api import Dataset, Problem
from workbench.compute.reading.readers import read
from workbench.jobs.registry import resolve


def ask(task, **payload):
    return resolve(task)(payload)


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "mixed").mkdir()
    read("builtin:mixed-demo").save(tmp_path / "mixed")
    return tmp_path / "mixed"


@pytest.mark.parametrize("line", [1, 2, 10, 19, 20])
def test_lines_around_one(tmp_path, line):
    path = tmp_path / "f.txt"
    texts = [f"line {i}" for i in range(1, 21)]
    path.write_bytes("\r\n".join(texts).encode())
    told = ask("lines", path=str(path), line=line, context=3)
    first = max(1, line - 3)
    assert told.first == first
    assert told.texts == tuple(texts[first - 1 : line + 3])


@pytest.mark.parametrize("content", [None, b"\x00\x01\x02\n" * 9, b"", b"one\ntwo\n"])
def test_no_lines_of_what_has_none(tmp_path, content):
    path = tmp_path / "f.txt"
    if content is not None:
        path.write_bytes(content)
    assert ask("lines", path=str(path), line=5).texts == ()


def test_no_lines_of_a_folder(tmp_path):
    assert ask("lines", path=str(tmp_path), line=1).texts == ()


def test_long_and_foreign_lines_are_cut_and_decoded(tmp_path):
    path = tmp_path / "f.txt"
    path.write_bytes(b"caf\xe9\n" + b"x" * 100_000 + b"\n")
    cafe, long = ask("lines", path=str(path), line=1, context=1).texts
    assert cafe == "caf\ufffd"
    assert long == "x" * 2000


@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize("column", range(4))
def test_places_invert_the_order(folder, column, descending):
    told = ask("sort", data=str(folder), column=column, descending=descending)
    assert told.order[told.place].tolist() == list(range(12))
    values = Dataset.open(folder).column(column)[told.order]
    absent = np.isnan(values)
    assert not absent[: 12 - absent.sum()].any()  # missing values are last


def test_an_edit_is_saved_and_a_wrong_one_leaves_nothing(folder, tmp_path):
    out = tmp_path / "out"
    out.mkdir()
    edit = {"do": "drop_column", "column": 0}
    assert ask("edit", folder=str(folder), out=str(out), edit=edit) == out
    assert [a.name for a in Dataset.open(out).columns] == ["colour", "income", "buys"]
    empty = tmp_path / "empty"
    empty.mkdir()
    wrong = {"do": "append_texts", "texts": [["1"]]}
    with pytest.raises(Problem, match="1 values"):
        ask("edit", folder=str(folder), out=str(empty), edit=wrong)
    assert list(empty.iterdir()) == []


def test_columns_are_described_one_by_one(folder):
    told = ask("columns", data=str(folder), columns=[2, 0], look="sketch")
    assert [(c.column, c.missing) for c in told] == [(2, 2), (0, 1)]
    assert all(c.spark.sum() == 12 - c.missing for c in told)
