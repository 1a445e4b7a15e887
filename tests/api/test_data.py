"""A data set is immutable, knows its columns and survives being saved."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from workbench.api import Attribute, Dataset, Problem, numeric_attributes

SIZE = Attribute("size")
SHAPE = Attribute("shape", "nominal", ("round", "square"))
CLASS = Attribute("class", "nominal", ("no", "yes"))


def small(**changes):
    fields = {
        "X": np.array([[1.5, 0.0], [np.nan, 1.0], [3.0, np.nan]]),
        "y": np.array([0, 1, -1]),
        "attributes": (SIZE, SHAPE),
        "class_attribute": CLASS,
    }
    return Dataset(**(fields | changes))


names = st.text(min_size=1, max_size=6)
labels = st.lists(names, min_size=1, max_size=4, unique=True).map(tuple)


@st.composite
def attributes(draw):
    if draw(st.booleans()):
        return Attribute(draw(names), draw(st.sampled_from(["numeric", "date"])))
    return Attribute(
        draw(names), draw(st.sampled_from(["nominal", "string"])), draw(labels)
    )


@st.composite
def datasets(draw):
    columns = draw(st.lists(attributes(), max_size=4))
    klass = draw(attributes())
    n = draw(st.integers(0, 5))
    cells = st.one_of(st.just(np.nan), st.integers(0, 3).map(float))
    if klass.is_numeric:
        y = draw(hnp.arrays(np.float64, n, elements=cells))
    else:
        codes = st.integers(-1, len(klass.values) - 1)
        y = draw(hnp.arrays(np.int64, n, elements=codes))
    weights = draw(
        st.none() | hnp.arrays(np.float64, n, elements=st.floats(0.125, 8.0))
    )
    return Dataset(
        X=draw(hnp.arrays(np.float64, (n, len(columns)), elements=cells)),
        y=y,
        attributes=tuple(columns),
        class_attribute=klass,
        name=draw(st.text(max_size=5)),
        class_index=draw(st.integers(0, len(columns))),
        weights=weights,
        notes=tuple(draw(st.lists(st.text(max_size=5), max_size=2))),
    )


@given(datasets())
def test_what_is_saved_is_what_is_opened(tmp_path_factory, data):
    folder = tmp_path_factory.mktemp("data")
    data.save(folder)
    opened = Dataset.open(folder)
    assert opened.same_as(data)
    assert (opened.name, opened.notes) == (data.name, data.notes)
    assert not opened.X.flags.writeable


@given(attributes())
def test_descriptions_survive(attribute):
    assert Attribute.from_description(attribute.describe()) == attribute


@given(datasets(), st.data())
def test_taking_rows_takes_them_everywhere(data, draw):
    rows = draw.draw(st.lists(st.integers(0, max(data.n_rows - 1, 0)), max_size=4))
    rows = np.array(rows if data.n_rows else [], dtype=int)
    part = data.take(rows)
    assert part.n_rows == len(rows)
    for index in range(len(data.columns)):
        np.testing.assert_array_equal(part.column(index), data.column(index)[rows])
    if data.weights is not None:
        np.testing.assert_array_equal(part.weights, data.weights[rows])


def test_nothing_can_be_written():
    X, y = np.zeros((3, 2)), np.array([0, 1, 0])
    data = small(X=X, y=y)
    X[0, 0] = 7.0  # the caller's array is his own
    assert data.X[0, 0] == 0.0
    with pytest.raises(ValueError, match="read-only"):
        data.X[0, 0] = 1.0
    with pytest.raises(ValueError, match="read-only"):
        data.y[0] = 1
    with pytest.raises(AttributeError):
        data.name = "other"


def test_shapes_must_agree():
    with pytest.raises(Problem, match=r"X has shape \(3, 1\) beside 2 attributes"):
        small(X=np.zeros((3, 1)))
    with pytest.raises(Problem, match=r"y has shape \(2,\) beside 3 rows"):
        small(y=np.array([0, 1]))


def test_the_class_stands_where_it_stood_in_the_file():
    last, first = small(), small(class_index=0)
    assert [a.name for a in last.columns] == ["size", "shape", "class"]
    assert [a.name for a in first.columns] == ["class", "size", "shape"]
    np.testing.assert_array_equal(first.column(0), [0.0, 1.0, np.nan])
    np.testing.assert_array_equal(first.column(1), last.column(0))
    np.testing.assert_array_equal(first.missing(), [1, 1, 1])


def test_counts_and_texts():
    data = small()
    assert (data.n_rows, data.n_attributes) == (3, 2)
    np.testing.assert_array_equal(data.class_counts(), [1, 1])
    texts = [[data.text(r, c) for c in range(3)] for r in range(3)]
    assert texts == [["1.5", "round", "no"], ["?", "square", "yes"], ["3", "?", "?"]]


def test_a_numeric_class():
    data = small(y=np.array([1.0, np.nan, 2.5]), class_attribute=Attribute("price"))
    assert not data.has_nominal_class
    assert data.classes == ()
    assert data.y.dtype == np.float64
    assert data.missing()[-1] == 1


def test_selecting_by_name():
    data = small(class_index=0, weights=np.array([1.0, 2.0, 3.0]))
    part = data.select(["shape"])
    assert [a.name for a in part.columns] == ["shape", "class"]
    np.testing.assert_array_equal(part.X[:, 0], data.X[:, 1])
    np.testing.assert_array_equal(part.weights, data.weights)
    with pytest.raises(Problem, match=r"no attribute 'colour'.*size, shape"):
        data.select(["colour"])


def test_one_different_bit_is_noticed():
    data = small()
    assert data.same_as(small())
    assert not data.same_as(small(y=np.array([0, 1, 1])))
    assert not data.same_as(small(weights=np.ones(3)))
    assert not data.same_as(small(class_index=0))
    other = data.X.copy()
    other[0, 0] = np.nextafter(other[0, 0], 2.0)
    assert not data.same_as(small(X=other))


def test_bare_arrays_get_numbered_names():
    assert [a.name for a in numeric_attributes(3)] == ["x1", "x2", "x3"]
    assert all(a.is_numeric for a in numeric_attributes(3))
    assert Attribute("when", "date").is_numeric
    assert not SHAPE.is_numeric


def test_dates_are_written_as_people_read_them():
    from workbench.api.data import date_text

    assert date_text(0.0) == "1970-01-01"
    assert date_text(86_400_000.0 + 3_600_000.0) == "1970-01-02 01:00:00"
    assert date_text(1.0) == "1970-01-01 00:00:00.001"


def test_a_description_keeps_format_and_inner_columns():
    inner = (Attribute("a"), Attribute("b", "nominal", ("u", "v")))
    for attribute in (
        Attribute("when", "date", (), "yyyy-MM-dd"),
        Attribute("bag", "relational", ("1,u\n2,v",), "", inner),
    ):
        assert Attribute.from_description(attribute.describe()) == attribute
