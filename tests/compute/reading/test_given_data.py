"""Data sets of frames, arrays and dictionaries; what is wrong with them in one line."""

import decimal

import arff
import numpy as np
import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sklearn.datasets import load_iris

import workbench as wb
from workbench.api import Attribute, Dataset, Problem

ZONED = pd.to_datetime(["2020-01-01", "2020-06-01"]).tz_localize("Europe/Madrid")


@pytest.mark.parametrize("name", ["iris", "wine", "mixed-demo", "words", "digits10"])
def test_a_frame_and_a_dictionary_bring_everything_back(name):
    data = wb.read(f"builtin:{name}")
    target = data.class_attribute.name
    back = wb.read(data.to_frame(), class_name=target)
    assert np.array_equal(back.y, data.y)
    assert np.array_equal(back.X, data.X, equal_nan=True)
    through_text = arff.loads(arff.dumps(data.to_arff_dict()))
    again = Dataset.from_arff_dict(through_text, target)
    assert again.same_as(data)
    assert wb.read(through_text, class_name=target).same_as(data)


def test_each_kind_of_column():
    frame = pd.DataFrame(
        {
            "whole": pd.array([1, None, 3, 4], dtype="Int64"),
            "label": pd.Categorical(["x", None, "z", "x"], categories=["z", "y", "x"]),
            "truth": [True, False, True, True],
            "time": pd.to_datetime(["2020-01-01", None, "2021-02-03", "1969-12-31"]),
            "text": ["b", "a", None, "b"],
            "money": [
                decimal.Decimal("1.5"),
                decimal.Decimal(2),
                None,
                decimal.Decimal(0),
            ],
            "class": [0.5, 1.5, 2.5, 3.5],
        }
    )
    data = wb.read(frame)
    assert [a.kind for a in data.attributes] == [
        "numeric", "nominal", "nominal", "date", "nominal", "numeric",
    ]  # fmt: skip
    assert data.attributes[1].values == ("z", "y", "x")  # y has no row and stays
    assert data.attributes[4].values == ("b", "a")
    expected = [[1, 2, 1, 1577836800000, 0, 1.5], [np.nan, np.nan, 0, np.nan, 1, 2]]
    assert np.array_equal(data.X[:2], expected, equal_nan=True)
    assert data.X[3, 3] == -86400000
    back = data.to_frame()
    assert back["time"].equals(frame["time"].astype("datetime64[ms]"))
    assert back["label"].equals(frame["label"])


def test_the_class_of_a_frame():
    frame = pd.DataFrame(
        {"a": [1.0, 2.0] * 4, "Class": [3, 1] * 4, "b": [0.5, 0.1] * 4}
    )
    data = wb.read(frame)
    assert (data.class_attribute.name, data.classes) == ("Class", ("1", "3"))
    assert data.y.tolist() == [1, 0] * 4
    assert wb.read(frame, class_name="b").class_attribute.is_numeric
    assert wb.read(frame, class_name=0, class_type="nominal").classes == ("1", "2")
    with pytest.raises(Problem, match="no attribute 'c'"):
        wb.read(frame, class_name="c")


@pytest.mark.parametrize(
    ("frame", "words"),
    [
        (pd.DataFrame(np.eye(3)), "column 0 has no name but 0"),
        (pd.DataFrame({"a": [1], None: [2]}), "column 1 has no name but"),
        (pd.DataFrame(np.eye(2), columns=["a", "a"]), "the column 'a' stands twice"),
        (pd.DataFrame({("a", "b"): [1]}), "column names of 2 levels"),
        (pd.DataFrame({"a": [[1], [2]], "c": [1, 2]}), "row 0 of column 'a' holds a list"),
        (pd.DataFrame({"a": [1, "b"], "c": [1, 2]}), "several types: 1 .row 0. and 'b'"),
        (pd.DataFrame({"a": [object()], "c": [1]}), "holds a object"),
        (pd.DataFrame({"t": ZONED, "c": [1, 2]}), "'t' has the timezone Europe/Madrid"),
        (pd.DataFrame({"a": [1.0, np.inf], "c": [1, 2]}), "row 1 of column 'a' holds inf"),
        (pd.DataFrame({"a": pd.to_timedelta([1, 2]), "c": [1, 2]}), "differences of times"),
        (pd.DataFrame({"a": pd.period_range("2020", periods=2), "c": [1, 2]}), "period"),
        (pd.DataFrame({"a": [1j, 2], "c": [1, 2]}), "complex numbers"),
        (
            pd.DataFrame({"a": pd.Categorical([1, "1"]), "c": [1, 2]}),
            "two categories of column 'a' are written '1'",
        ),
        (pd.DataFrame(), "no columns"),
        (pd.DataFrame({"a": [], "c": []}), "no rows"),
    ],
)  # fmt: skip
def test_bad_frames_are_one_line(frame, words):
    with pytest.raises(Problem, match=words) as caught:
        wb.read(frame)
    assert "\n" not in str(caught.value)
    assert "expected" in str(caught.value)


@pytest.mark.parametrize(
    ("pair", "words"),
    [
        ((np.eye(3), [1, 2]), "y has 2 values beside 3 rows of X"),
        ((np.eye(3), [1, 2, np.nan]), r"y\[2\] is nan"),
        ((np.eye(3), ["a", None, "b"]), r"y\[1\] is None"),
        ((np.eye(3), np.eye(3)), r"y has the shape \(3, 3\)"),
        ((np.eye(3), [[1], [2, 3], [4]]), "y: "),
        ((np.eye(3), [1.0, np.inf, 2.0]), "y holds inf"),
        (([[1], [1, 2]], [1, 2]), "X: "),
        (([["a"]], [1]), "X: could not convert"),
        (([1, 2], [1, 2]), r"X has the shape \(2,\)"),
        ((np.full((2, 2), np.inf), [1, 2]), r"X\[0, 0\] is inf"),
        ((np.empty((0, 2)), []), "X has no rows"),
    ],
)
def test_bad_arrays_are_one_line(pair, words):
    with pytest.raises(Problem, match=words) as caught:
        wb.read(pair)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("document", "words"),
    [
        ({"x": 1}, "no dictionary of liac-arff"),
        ({"attributes": [("a", "DATE")], "data": [["x"]]}, "the type 'DATE'"),
        ({"attributes": [("a", "REAL")], "data": [[1, 2]]}, "row 0 has 2 values"),
        (
            {"attributes": [("a", ["u"])], "data": [["v"]]},
            "row 0 of attribute 'a' holds 'v'",
        ),
        ({"attributes": [("a", "REAL")] * 2, "data": []}, "'a' stands twice"),
        ({"attributes": [], "data": []}, "no attributes"),
    ],
)
def test_bad_dictionaries_are_one_line(document, words):
    with pytest.raises(Problem, match=words) as caught:
        wb.read(document)
    assert "\n" not in str(caught.value)


def test_rows_of_a_sparse_dictionary():
    text = (
        "@relation r\n@attribute a numeric\n@attribute b {u,v}\n@data\n{0 2}\n{1 v}\n"
    )
    document = arff.loads(text, return_type=arff.LOD)
    data = Dataset.from_arff_dict(document)
    assert (data.X.ravel().tolist(), data.y.tolist()) == ([2, 0], [0, 1])


def test_arrays_and_bunches():
    data = wb.read((load_iris().data, load_iris().target))
    assert data.classes == ("0", "1", "2")
    bunch = wb.read(load_iris())
    assert bunch.classes == tuple(load_iris().target_names)
    assert [a.name for a in bunch.attributes] == load_iris().feature_names
    named = wb.read(load_iris(as_frame=True))
    assert named.attributes == bunch.attributes
    assert wb.read((np.eye(40), np.arange(40.0))).class_attribute.is_numeric
    labels = wb.read(
        (pd.DataFrame({"a": ["p", "q"]}), pd.Series([True, False], name="t"))
    )
    assert labels.class_attribute == Attribute("t", "nominal", ("False", "True"))
    assert labels.attributes[0].values == ("p", "q")
    assert wb.evaluate((load_iris().data, load_iris().target), "knn", cv=2).n == 150


def test_what_is_no_data_is_a_problem():
    with pytest.raises(Problem, match="data of the type int"):
        wb.read(5)
    with pytest.raises(Problem, match="option delimiter does not apply"):
        wb.read((np.eye(2), [1, 2]), delimiter=",")


cells = st.one_of(st.none(), st.floats(-1e9, 1e9), st.sampled_from(["u", "v w", "?x"]))


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.none() | st.floats(-1e9, 1e9), st.none() | st.sampled_from("uv"),
                          st.sampled_from(["p", "q q", "r,"])), min_size=1, max_size=8))  # fmt: skip
def test_frames_survive_the_round_trip(rows):
    frame = pd.DataFrame(rows, columns=["n", "l", "c"])
    frame["n"] = frame["n"].astype(float)
    data = wb.read(frame)
    back = data.to_frame()
    assert back["n"].equals(frame["n"])
    for name in "lc":
        there = [None if v is None or v != v else v for v in frame[name].tolist()]
        assert [None if v != v else v for v in back[name].astype(object)] == there
