"""What is written is read back the same, or refused."""

from __future__ import annotations

import math
import os
import stat

import numpy as np
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from workbench.api import Attribute, Dataset, Problem
from workbench.compute.readers import read
from workbench.compute.writers import write

anything = st.text(
    st.characters(codec="utf-8", exclude_characters="\0"), min_size=1, max_size=6
)
hard = st.sampled_from(
    ["?", "'", '"', "\\", "a b", "a,b", "{x}", "%", "@data", "ñandú", "\\'", "'?'",
     "\t", "\n", "\r\n", " x ", "1", "-0", "class", "\u2028", "\x85", "💡", "a\\"]
)  # fmt: skip
# a CSV file cannot tell these from missing values, numbers or layout
plain = st.text(
    st.characters(codec="utf-8", exclude_categories=("Z", "C", "N")),
    min_size=1,
    max_size=6,
).filter(lambda t: t not in ("?", "NA", "NaN", "nan", "null", "NULL"))
numbers = st.floats(allow_nan=False, allow_infinity=False) | st.integers(-9, 9).map(
    float
)


@st.composite
def tables(draw, texts):
    """A data set of numeric, nominal and string columns with a nominal class."""
    n = draw(st.integers(1, 6))
    kinds = draw(
        st.lists(st.sampled_from(["numeric", "nominal", "string"]), max_size=4)
    )
    names = draw(
        st.lists(texts, min_size=len(kinds) + 1, max_size=len(kinds) + 1, unique=True)
    )
    columns, attributes = [], []
    for kind, name in zip([*kinds, "nominal"], names, strict=True):
        if kind == "numeric":
            columns.append(
                draw(st.lists(numbers | st.just(math.nan), min_size=n, max_size=n))
            )
            attributes.append(Attribute(name))
            continue
        labels = draw(st.lists(texts, min_size=1, max_size=4, unique=True))
        codes = draw(st.lists(st.integers(-1, len(labels) - 1), min_size=n, max_size=n))
        columns.append([math.nan if code < 0 else float(code) for code in codes])
        attributes.append(Attribute(name, kind, tuple(labels)))
    table = np.array(columns).T
    y = np.nan_to_num(table[:, -1], nan=-1).astype(int)
    place = draw(st.integers(0, len(kinds)))
    return Dataset(
        table[:, :-1], y, tuple(attributes[:-1]), attributes[-1], draw(texts), place
    )


def texts_of(data: Dataset) -> list[list[str | float | None]]:
    """Cells as people see them, the class last; numbers as numbers."""
    order = [j for j in range(len(data.columns)) if j != data.class_index]
    rows = []
    for i in range(data.n_rows):
        cells = []
        for j in [*order, data.class_index]:
            value, attribute = data.column(j)[i], data.columns[j]
            if math.isnan(value):
                cells.append(None)
            else:
                cells.append(
                    attribute.values[int(value)] if attribute.values else value
                )
        rows.append(cells)
    return rows


@settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(data=tables(anything | hard))
@example(
    data=Dataset(
        X=np.empty((1, 0)),
        y=np.array([0]),
        attributes=(),
        class_attribute=Attribute(":", "nominal", ("0",)),
    )
)
def test_arff_keeps_everything(tmp_path, data):
    path = tmp_path / "t.arff"
    write(data, path)
    back = read(path)
    assert back.name == data.name
    assert [a.name for a in back.attributes] == [a.name for a in data.attributes]
    assert [a.kind for a in back.attributes] == [a.kind for a in data.attributes]
    assert back.class_attribute == data.class_attribute  # with the order of labels
    for ours, theirs in zip(back.attributes, data.attributes, strict=True):
        assert ours.kind == "string" or ours.values == theirs.values
    assert texts_of(back) == texts_of(data)


@settings(
    max_examples=100,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(data=tables(plain), suffix=st.sampled_from([".csv", ".tsv"]))
def test_csv_keeps_names_and_cells(tmp_path, data, suffix):
    path = tmp_path / f"t{suffix}"
    write(data, path)
    types = {a.name: a.kind for a in data.columns}
    mark = "," if suffix == ".csv" else "\t"
    back = read(
        path, delimiter=mark, header=True, decimal=".", types=types, class_name=-1
    )
    assert [a.name for a in back.attributes] == [a.name for a in data.attributes]
    assert texts_of(back) == texts_of(data)


@pytest.mark.parametrize("suffix", [".arff", ".csv", ".tsv", ".dat"])
@pytest.mark.parametrize("name", ["iris", "wine", "mixed-demo", "thesis21-strips"])
def test_builtin_sets_survive_every_format_without_options(tmp_path, name, suffix):
    data = read(f"builtin:{name}")
    path = tmp_path / f"{name}{suffix}"
    write(data, path)
    back = read(path)
    np.testing.assert_array_equal(back.X.shape, data.X.shape)
    assert texts_of(back) == texts_of(data)
    assert sorted(back.classes) == sorted(data.classes)


def test_keel_keeps_the_place_of_the_class(tmp_path):
    iris = read("builtin:iris")
    moved = Dataset(iris.X, iris.y, iris.attributes, iris.class_attribute, "iris", 1)
    write(moved, tmp_path / "m.dat")
    back = read(tmp_path / "m.dat")
    assert back.columns == moved.columns
    assert back.same_as(moved)


@pytest.mark.parametrize("label", ["?", "", " x", "x "])
def test_csv_refuses_labels_it_would_change(tmp_path, label):
    kind = Attribute("c", "nominal", ("a", label))
    data = Dataset(np.zeros((2, 1)), np.array([0, 1]), (Attribute("x"),), kind)
    with pytest.raises(Problem, match="would not survive"):
        write(data, tmp_path / "t.csv")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("label", ["a,b", "{", "<null>", "?", " x"])
def test_keel_refuses_labels_it_cannot_hold(tmp_path, label):
    kind = Attribute("c", "nominal", ("a", label))
    data = Dataset(np.zeros((2, 1)), np.array([0, 1]), (Attribute("x"),), kind)
    with pytest.raises(Problem, match=r"t\.dat: the text"):
        write(data, tmp_path / "t.dat")


def test_comments_stand_on_top(tmp_path):
    write(read("builtin:iris"), tmp_path / "i.arff", comment="first\nsecond")
    lines = (tmp_path / "i.arff").read_text().splitlines()
    assert lines[:3] == ["% first", "% second", "@relation iris"]


def test_a_place_that_cannot_be_written_leaves_nothing_behind(tmp_path):
    data = read("builtin:vdm-demo")
    with pytest.raises(Problem, match="cannot be written"):
        write(data, tmp_path / "nowhere" / "t.csv")
    folder = tmp_path / "t.csv"
    folder.mkdir()
    with pytest.raises(Problem, match="cannot be written"):
        write(data, folder)
    assert list(tmp_path.iterdir()) == [folder]
    with pytest.raises(Problem, match=r"suffix '.xls' \(expected .arff"):
        write(data, tmp_path / "t.xls")


def test_an_old_file_is_replaced_whole(tmp_path):
    path = tmp_path / "t.arff"
    path.write_text("old")
    write(read("builtin:vdm-demo"), path)
    assert read(path).n_rows == 5
    assert list(tmp_path.iterdir()) == [path]
    if os.name != "nt":
        assert stat.S_IMODE(path.stat().st_mode) & stat.S_IRUSR
