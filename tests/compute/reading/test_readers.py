"""One `read` for all formats: by suffix, by content, by built-in name."""

from __future__ import annotations

import os

import pytest

from workbench.api import Problem
from workbench.compute.reading.readers import read

KEEL = "@relation r\n@attribute x real [0, 1]\n@attribute c {a,b}\n@outputs c\n@data\n1,a\n"
ARFF = "% why\n@relation r\n@attribute x real\n@attribute c {a,'b c'}\n@data\n1,'b c'\n"
CSV = "x,c\n1,a\n2,b\n"


@pytest.mark.parametrize(
    ("name", "text", "label"),
    [
        ("a.dat", KEEL, "a"), ("a.txt", KEEL, "a"), ("a", KEEL, "a"),
        ("a.arff", ARFF, "b c"), ("a.txt", ARFF, "b c"), ("A.ARFF", ARFF, "b c"),
        ("a.csv", CSV, "a"), ("a.txt", CSV, "a"), ("a.dat", CSV, "a"),
        ("a.tsv", CSV.replace(",", "\t"), "a"), ("a.tab", CSV.replace(",", "\t"), "a"),
    ],
)  # fmt: skip
def test_the_format_is_found(tmp_path, name, text, label):
    path = tmp_path / name
    path.write_text(text)
    data = read(str(path))
    assert data.X[0, 0] == 1
    assert data.text(0, 1) == label
    assert data.source == str(path)


def test_builtin_sets_are_read_by_name():
    data = read("builtin:iris")
    assert (data.n_rows, data.n_attributes, len(data.classes)) == (150, 4, 3)
    assert data.source == "builtin:iris"
    with pytest.raises(
        Problem, match=r"no built-in data set 'irish' \(did you mean iris\?\)"
    ):
        read("builtin:irish")


@pytest.mark.parametrize("suffix", [".arff", ".csv", ".tsv", ".dat", ".txt", ""])
def test_what_is_no_data_file_is_one_line(tmp_path, suffix):
    missing = tmp_path / f"missing{suffix}"
    with pytest.raises(Problem) as caught:
        read(missing)
    assert str(caught.value) == f"{missing}: no such file (expected a data file)"
    folder = tmp_path / f"folder{suffix}"
    folder.mkdir()
    with pytest.raises(Problem, match="this is a folder"):
        read(folder)
    empty = tmp_path / f"empty{suffix}"
    empty.write_text(" \n\n")
    with pytest.raises(Problem, match="the file is empty"):
        read(empty)
    binary = tmp_path / f"binary{suffix}"
    binary.write_bytes(b"\x93NUMPY\x01\x00v\x00" + bytes(64))
    with pytest.raises(Problem, match="not a text file"):
        read(binary)


@pytest.mark.skipif(
    os.name == "nt" or os.geteuid() == 0, reason="root and Windows read everything"
)
def test_a_file_without_permission_is_one_line(tmp_path):
    path = tmp_path / "secret.csv"
    path.write_text(CSV)
    path.chmod(0)
    with pytest.raises(Problem, match="cannot be read"):
        read(path)


def test_csv_options_are_refused_elsewhere(tmp_path):
    path = tmp_path / "a.arff"
    path.write_text(ARFF)
    with pytest.raises(Problem, match="options delimiter do not apply"):
        read(path, delimiter=";")
    assert read(path, delimiter=None).n_rows == 1
