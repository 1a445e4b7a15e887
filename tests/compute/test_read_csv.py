"""CSV files: what is guessed, what is told about it, and what is refused."""

from __future__ import annotations

import numpy as np
import pytest

from workbench.api import Problem
from workbench.compute.read_csv import guess, read_csv

read = read_csv

ROWS = [("1.5", "2", "red", "a"), ("-2.25", "3", "blue", "b"), ("?", "4", "", "a")]


@pytest.fixture
def table(tmp_path):
    """Write a CSV file and return its path."""

    def make(text: str, name: str = "toy.csv"):
        path = tmp_path / name
        path.write_bytes(text.encode())
        return path

    return make


def separated(mark: str, decimal: str = ".", header: bool = True) -> str:
    rows = [("u", "v", "colour", "kind")] * header + ROWS
    return "".join(
        mark.join(cell.replace(".", decimal) for cell in row) + "\n" for row in rows
    )


@pytest.mark.parametrize(
    ("mark", "decimal"),
    [(",", "."), (";", "."), (";", ","), ("\t", "."), ("\t", ","), ("|", ".")],
)
@pytest.mark.parametrize("header", [True, False])
def test_delimiter_decimal_sign_and_header_are_guessed(table, mark, decimal, header):
    path = table(separated(mark, decimal, header))
    seen = guess(path)
    assert (seen.delimiter, seen.decimal, seen.header) == (mark, decimal, header)
    assert seen.types == ("numeric", "numeric", "nominal", "nominal")
    assert len(seen.preview) == 3
    assert seen.preview[0] == tuple(c.replace(".", decimal) for c in ROWS[0])
    data = read(path)
    np.testing.assert_array_equal(
        data.X, [[1.5, 2, 0], [-2.25, 3, 1], [np.nan, 4, np.nan]]
    )
    assert data.classes == ("a", "b")
    assert data.y.tolist() == [0, 1, 0]
    names = ["u", "v", "colour", "kind"] if header else ["x1", "x2", "x3", "class"]
    assert [a.name for a in data.columns] == names
    assert any("class is column" in note for note in data.notes)


def test_what_is_given_is_not_guessed(table):
    path = table("1;2\n3;4\n")
    data = read(path, delimiter=";", header=False, class_name="x1", decimal=".")
    assert data.notes == ()
    np.testing.assert_array_equal(data.X, [[2], [4]])
    as_names = read(path, delimiter=";", header=True)
    assert [a.name for a in as_names.columns] == ["1", "2"]


def test_a_column_named_class_is_the_class(table):
    path = table("Class,x\na,1\nb,2\n")
    data = read_csv(path)
    assert data.class_attribute.name == "Class"
    assert data.class_index == 0
    assert "the class is column 'Class' (guessed)" in data.notes
    assert guess(path).class_name == "Class"


def test_whole_numbers_with_few_values_are_classes_and_others_are_not(table):
    few = table("x,y\n" + "".join(f"{i / 10},{i % 3 - 1}\n" for i in range(30)))
    assert read_csv(few).classes == ("-1", "0", "1")
    assert read_csv(few).class_counts().tolist() == [10, 10, 10]
    numeric = read_csv(few, class_type="numeric")
    assert numeric.class_attribute.is_numeric
    assert numeric.y[:3].tolist() == [-1, 0, 1]
    many = table("x,y\n" + "".join(f"{i / 10},{i}\n" for i in range(30)))
    assert read_csv(many).class_attribute.is_numeric
    assert len(read_csv(many, class_type="nominal").classes) == 30
    fractions = table("x,y\n" + "".join(f"{i},{i % 2 / 2}\n" for i in range(30)))
    assert read_csv(fractions).class_attribute.is_numeric
    assert read_csv(fractions, class_type="nominal").classes == ("0.0", "0.5")


def test_texts_with_many_values_are_strings_unless_told_otherwise(table):
    path = table(
        "id,x,c\n" + "".join(f"name {i},{i},{'ab'[i % 2]}\n" for i in range(50))
    )
    assert guess(path).types == ("string", "numeric", "nominal")
    told = read_csv(path, types={"id": "nominal", "x": "string"})
    assert [a.kind for a in told.attributes] == ["nominal", "string"]
    assert told.attributes[1].values[:3] == ("0", "1", "2")


def test_not_available_is_missing_among_numbers_and_a_label_among_texts(table):
    data = read_csv(table("n,land,c\n1,NA,a\nNA,DE,b\nNaN,FR,a\n"))
    np.testing.assert_array_equal(data.X[:, 0], [1, np.nan, np.nan])
    assert data.attributes[1].values == ("NA", "DE", "FR")


def test_quotes_may_hold_delimiters_quotes_and_line_breaks(table):
    text = 'word,c\n"a, ""b""",x\n"two\nlines",y\nO\'Brien,x\n'
    data = read_csv(table(text))
    assert data.attributes[0].values == ('a, "b"', "two\nlines", "O'Brien")


def test_names_are_made_up_where_they_are_missing_or_repeated(table):
    data = read_csv(table("a,,a,c\n1,2,3,x\n4,5,6,y\n"))
    assert [a.name for a in data.columns] == ["a", "x2", "a.2", "c"]
    assert sum("is called" in note for note in data.notes) == 2


def test_a_column_of_numbers_spoilt_by_one_text_is_told(table):
    rows = "".join(f"{i},a\n" for i in range(40))
    data = read_csv(table("x,c\n" + rows + "4o,b\n"))
    assert data.attributes[0].kind != "numeric"
    assert "column 'x' is text because of '4o' in line 42" in data.notes


@pytest.mark.parametrize(
    ("text", "options", "line", "found"),
    [
        ("a,b\n1,2\n1,2,3\n", {}, 3, "3 values"),
        ("a,b,c\n1,2,3\n\n1,2\n", {}, 4, "2 values"),
        ('a,b\n"x\ny",2\n1\n', {}, 4, "1 values"),
        ('a,b\n1,2\n"1,2\n', {}, 3, "is never closed"),
        ('a,b\n"1"x,2\n', {}, 2, "text after the closing"),
        ("a,b\n1,2\nz,3\n", {"types": {"a": "numeric"}}, 3, "'z' is not a number"),
        ("a,b\n1,2\n2,z\n", {"class_type": "numeric"}, 3, "'z' is not a number"),
        ("a,b\n", {"header": True}, 1, "only a row of names"),
    ],
)
def test_a_wrong_row_is_one_line_with_its_place(table, text, options, line, found):
    path = table(text)
    with pytest.raises(Problem) as caught:
        read(path, **options)
    assert str(caught.value).startswith(f"{path}:{line}: ")
    assert found in caught.value.what
    assert caught.value.expected


def test_wrong_options_are_refused(table):
    path = table("a,b\n1,2\n")
    with pytest.raises(Problem, match="no attribute 'zz'"):
        read(path, types={"zz": "numeric"})
    with pytest.raises(Problem, match="delimiter ',,'"):
        read(path, delimiter=",,")
    with pytest.raises(Problem, match="no attribute 'kind' for the class"):
        read(path, class_name="kind")


def test_the_preview_has_at_most_fifty_rows(table):
    seen = guess(table("x,c\n" + "1,a\n" * 80))
    assert len(seen.preview) == 50
    assert seen.names == ("x", "c")


def test_large_tables_read_like_numpy(table):
    X = np.random.default_rng(0).normal(size=(500, 8))
    lines = "\n".join(",".join(map(repr, row)) + ",k" for row in X.tolist())
    data = read_csv(table(lines + "\n"))
    np.testing.assert_array_equal(data.X, X)


def test_a_delimiter_at_the_end_of_every_line_makes_no_column(table):
    data = read(table("a,b,kind,\n1,2,x,\n3,4,y,\n"))
    assert data.class_attribute.name == "kind"
    assert data.classes == ("x", "y")
    assert any("at the ends of the lines" in note for note in data.notes)
    # a column with a name is one, however empty
    assert read(table("a,b,kind\n1,2,\n3,4,\n")).class_attribute.name == "kind"
