"""KEEL files: the counts of the thesis' data sets, and every way a file is wrong."""

from __future__ import annotations

import re

import numpy as np
import pytest

from workbench.api import Problem
from workbench.compute.reading.arff import row_blocks as blocks
from workbench.compute.reading.arff.read_keel import read_keel
from workbench.compute.reading.readers import read

HEADER = """@relation toy
@attribute size real [0.0, 9.0]
@attribute colour {red, green}
@attribute class {a, b}
@inputs size, colour
@outputs class
@data
"""
HEADER_LINES = 7


@pytest.fixture
def keel(tmp_path):
    """Write a KEEL file and return its path."""

    def make(text: str, name: str = "toy.dat"):
        path = tmp_path / name
        path.write_bytes(text.encode())
        return path

    return make


def expected_counts(folder) -> dict[str, tuple[int, int, int]]:
    """What SOURCES.md says was found: instances / attributes / classes that occur."""
    row = re.compile(r"^\| (\S+) \| (\d+) / (\d+) / (\d+) \|", re.MULTILINE)
    text = (folder / "SOURCES.md").read_text(encoding="utf-8")
    return {name: (int(n), int(d), int(c)) for name, n, d, c in row.findall(text)}


def test_all_sets_have_the_counts_of_their_sources(shared_data):
    folder = shared_data / "keel"
    expected = expected_counts(folder)
    assert len(expected) == 27
    found = {}
    for path in folder.glob("*.dat"):
        data = read(path)
        assert data.missing().sum() == 0
        occurring = int((data.class_counts() > 0).sum())
        found[path.stem] = (data.n_rows, data.n_attributes, occurring)
    assert found == expected


@pytest.mark.parametrize("name", ["wine", "monk-2", "ionosphere", "balance"])
def test_fast_and_exact_path_agree(shared_data, name, monkeypatch):
    path = shared_data / "keel" / f"{name}.dat"
    fast = read_keel(path)
    monkeypatch.setattr(blocks, "parse_dense", lambda *_, **__: None)
    assert read_keel(path).same_as(fast)


def test_values_missing_cells_and_line_ends(keel):
    text = HEADER + "1.5, red, a\n<null>,green,b\n 2 , ? , <null> \n"
    data = read_keel(keel(text.replace("\n", "\r\n")))
    np.testing.assert_array_equal(data.X, [[1.5, 0], [np.nan, 1], [2, np.nan]])
    assert data.y.tolist() == [0, 1, -1]
    assert data.name == "toy"
    assert data.classes == ("a", "b")
    assert data.missing().tolist() == [1, 1, 1]


def test_the_class_stands_anywhere_and_the_lists_in_any_order(keel):
    text = """@RELATION odd
@Attribute kind {x,y}
@attribute a integer[0,5]
@attribute b real
@outputs: kind
@inputs: b, a
@data
x,1,2.5
y,3,4.5
"""
    data = read_keel(keel(text))
    assert [a.name for a in data.columns] == ["kind", "a", "b"]
    assert data.class_attribute.name == "kind"
    assert data.class_index == 0
    np.testing.assert_array_equal(data.X, [[1, 2.5], [3, 4.5]])
    assert data.y.tolist() == [0, 1]


def test_without_outputs_the_attribute_that_is_no_input_is_the_class(keel):
    text = HEADER.replace("@outputs class\n", "").replace("size, colour", "size, class")
    data = read_keel(keel(text + "1,red,a\n"))
    assert data.class_attribute.name == "colour"


def test_attributes_in_neither_list_are_left_out_and_named(keel):
    text = (
        HEADER.replace("@inputs size, colour", "@inputs size") + "1,red,a\n2,green,b\n"
    )
    data = read_keel(keel(text))
    assert [a.name for a in data.attributes] == ["size"]
    assert data.notes == ("left out, in neither @inputs nor @outputs: colour",)


def test_values_outside_their_ranges_are_noted(keel):
    data = read_keel(keel(HEADER + "10,red,a\n-1,red,a\n9,red,b\n?,green,b\n"))
    assert data.notes == ("2 values of 'size' outside its range [0, 9]",)
    chosen = read_keel(keel(HEADER + "9.5,red,a\n1,red,a\n"), class_name="size")
    assert chosen.notes == ("1 value of 'size' outside its range [0, 9]",)


def test_another_class_can_be_chosen(keel):
    path = keel(HEADER + "1,red,a\n2,green,b\n2,green,b\n")
    assert read_keel(path, class_name="colour").classes == ("red", "green")
    assert read_keel(path, class_name=-2).class_attribute.name == "colour"
    numeric = read_keel(path, class_name="0")
    assert numeric.class_attribute.is_numeric
    assert numeric.y.tolist() == [1, 2, 2]
    labels = read_keel(path, class_name="size", class_type="nominal")
    assert labels.classes == ("1", "2")
    assert labels.y.tolist() == [0, 1, 1]


@pytest.mark.parametrize(
    ("rows", "line", "found", "expected"),
    [
        ("1,red,a\n2,red\n", 2, "2 values", "3, one for each"),
        ("1,red,a\n\n2,red,a,b\n", 3, "4 values", "3, one for each"),
        ("1,red,a\n2,blue,a\n", 2, "'blue'", "one of red, green"),
        ("1,red,a\n2,red,c\n", 2, "'c'", "one of a, b"),
        ("1,red,a\nbig,red,a\n", 2, "'big' is not a number", "attribute 'size'"),
        ("1,red,a\n1_000,red,a\n", 2, "'1_000'", "a number"),
        ("nan,red,a\n", 1, "'nan'", "a number"),
        ("1,red,a\ninf,red,a\n", 2, "'inf'", "a number"),
        ("1,red,a\n,red,a\n", 2, "'' is not a number", "? for missing"),
    ],
)
def test_a_wrong_row_is_one_line_with_its_place(keel, rows, line, found, expected):
    path = keel(HEADER + rows)
    with pytest.raises(Problem) as caught:
        read(path)
    text = str(caught.value)
    assert text.startswith(f"{path}:{HEADER_LINES + line}: ")
    assert "\n" not in text
    assert found in caught.value.what
    assert expected in caught.value.expected


@pytest.mark.parametrize(
    ("old", "new", "line", "found"),
    [
        ("real [0.0, 9.0]", "reel", 2, "'reel'"),
        ("real [0.0, 9.0]", "real [0.0", 2, "'[0.0'"),
        ("real [0.0, 9.0]", "", 2, "no type"),
        ("{red, green}", "{red, green", 3, "end in 'n'"),
        ("{red, green}", "{red, red}", 3, "'red'"),
        ("{red, green}", "{red,, green}", 3, "empty label"),
        ("colour {red", "size {red", 3, "second attribute 'size'"),
        ("@outputs class", "@outputs klass", 6, "'klass'"),
        ("@relation toy", "@relations toy", 1, "'@relations toy'"),
        ("@data", "@data 1,red,a", 7, "'1,red,a'"),
    ],
)
def test_a_wrong_header_is_one_line_with_its_place(keel, old, new, line, found):
    path = keel(HEADER.replace(old, new, 1) + "1,red,a\n")
    with pytest.raises(Problem) as caught:
        read_keel(path)
    assert str(caught.value).startswith(f"{path}:{line}: ")
    assert found in caught.value.what
    assert caught.value.expected


def test_no_rows_no_data_line_two_outputs_and_an_unknown_class(keel):
    with pytest.raises(Problem, match=r"toy\.dat:7: no rows after @data"):
        read_keel(keel(HEADER))
    with pytest.raises(
        Problem, match=r"toy\.dat:6: the file ends without a @data line"
    ):
        read_keel(keel(HEADER.replace("@data\n", "")))
    two = HEADER.replace("@outputs class", "@outputs class, colour")
    with pytest.raises(Problem, match=r"2 outputs: class, colour .*--class"):
        read_keel(keel(two + "1,red,a\n"))
    assert read_keel(keel(two + "1,red,a\n"), class_name=1).classes == ("red", "green")
    with pytest.raises(Problem, match=r"no attribute 'x' for the class .*size, colour"):
        read_keel(keel(HEADER + "1,red,a\n"), class_name="x")
