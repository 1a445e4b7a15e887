"""ARFF files: counts against an index, liac-arff as a witness, and wrong files."""

from __future__ import annotations

import json
import math

import numpy as np
import pytest

from workbench.api import Problem
from workbench.compute.reading.arff.read_arff import read_arff
from workbench.compute.reading.java_dates import parse_date
from workbench.compute.reading.readers import read

HEADER = """% a comment
@relation toy
@attribute size numeric
@attribute colour {red,'dark green'}
@attribute class {a,b}
@data
"""
HEADER_LINES = 6


@pytest.fixture
def arff_file(tmp_path):
    """Write an ARFF file and return its path."""

    def make(text: str, encoding: str = "utf-8"):
        path = tmp_path / "toy.arff"
        path.write_bytes(text.encode(encoding))
        return path

    return make


def test_all_files_have_the_counts_of_their_index(shared_data):
    folder = shared_data / "arff"
    index = json.loads((folder / "index.json").read_text(encoding="utf-8"))
    assert len(index) > 30
    for name, expected in index.items():
        data = read(folder / name)
        assert data.n_rows == expected["rows"], name
        assert data.n_attributes == expected["attributes_without_class"], name
        assert data.missing().sum() == expected["missing_values"], name
        counts = dict(zip(data.classes, data.class_counts().tolist(), strict=True))
        assert counts == expected["class_counts"], name
        assert list(data.classes) == expected["classes"], name


@pytest.mark.parametrize(
    "name", ["iris.arff", "vote.arff", "pima_missing10.arff", "contact-lenses.arff"]
)
def test_cells_agree_with_liac_arff(shared_data, name):
    path = shared_data / "arff" / name
    data = read_arff(path)
    import arff

    raw = arff.loads(path.read_text(encoding="utf-8"))
    for i, row in enumerate(raw["data"]):
        for j, cell in enumerate(row):
            text = data.text(i, j)
            if cell is None:
                assert text == "?"
            elif data.columns[j].is_numeric:
                assert data.column(j)[i] == cell
            else:
                assert text == cell


def test_quotes_escapes_strings_and_quoted_question_marks(arff_file):
    text = """@relation 'two words'
@attribute 'it\\'s' string
@attribute "b c" {'?',"a,b",'{x}','100%'}
@attribute n REAL
@data
'don\\'t','?',1
?,'a,b',?   % a remark
"tab\\there",'{x}',-2.5e-3
don\\'t,?,3
'?','100%',4
""".replace("don\\'t,?", "'don\\'t',?")
    data = read_arff(arff_file(text), class_name="b c")
    assert data.name == "two words"
    assert [a.name for a in data.columns] == ["it's", "b c", "n"]
    assert data.attributes[0].kind == "string"
    assert data.attributes[0].values == ("don't", "tab\there", "?")
    np.testing.assert_array_equal(data.X[:, 0], [0, np.nan, 1, 0, 2])
    assert data.classes == ("?", "a,b", "{x}", "100%")
    assert data.y.tolist() == [0, 1, 2, -1, 3]
    np.testing.assert_array_equal(data.X[:, 1], [1, np.nan, -0.0025, 3, 4])


def test_header_in_any_case_with_tabs_comments_ranges_and_glued_braces(arff_file):
    text = (
        "\n\t@RELATION\tt % relation\n@ATTRIBUTE\ta\tReal [0, 1]\n"
        "  @attribute b INTEGER % whole\n@attribute c{x , y}\n@DATA\n1,\t2 ,x\n"
    )
    data = read_arff(arff_file(text))
    assert data.name == "t"
    assert [a.kind for a in data.columns] == ["numeric", "numeric", "nominal"]
    assert data.classes == ("x", "y")
    np.testing.assert_array_equal(data.X, [[1, 2]])


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "latin-1"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_encodings_and_line_ends(arff_file, encoding, end):
    text = "@relation r\n@attribute año numeric\n@attribute c {sí,no}\n@data\n1,sí\n"
    data = read_arff(arff_file(text.replace("\n", end), encoding))
    assert data.attributes[0].name == "año"
    assert data.classes == ("sí", "no")
    assert bool(data.notes) == (encoding == "latin-1")


def test_sparse_rows_fill_in_zero_and_the_first_label(arff_file):
    header = HEADER.replace("@attribute class {a,b}", "@attribute class {a,b,'c d'}")
    text = header + "{0 2.5, 2 b}\n{}\n{1 'dark green',2 'c d'}\n{0 ?}\n"
    data = read_arff(arff_file(text))
    expected = [[2.5, 0], [0, 0], [0, 1], [math.nan, 0]]
    np.testing.assert_array_equal(data.X, expected)
    assert data.y.tolist() == [1, 0, 2, 0]


def test_the_class_is_the_last_attribute_or_the_chosen_one(arff_file):
    path = arff_file(HEADER + "1,red,a\n2,'dark green',b\n")
    assert read_arff(path).class_attribute.name == "class"
    chosen = read_arff(path, class_name="colour")
    assert chosen.class_index == 1
    assert [a.name for a in chosen.attributes] == ["size", "class"]
    with pytest.raises(Problem, match="class label 'a' is not a number"):
        read_arff(path, class_type="numeric")
    with pytest.raises(Problem, match="no attribute '7' for the class"):
        read_arff(path, class_name="7")


def test_labels_that_are_numbers_can_be_a_numeric_class(arff_file):
    text = "@relation r\n@attribute x real\n@attribute y {10,2.5}\n@data\n1,2.5\n2,10\n3,?\n"
    data = read_arff(arff_file(text), class_type="numeric")
    np.testing.assert_array_equal(data.y, [2.5, 10, np.nan])
    assert data.classes == ()


@pytest.mark.parametrize(
    ("rows", "line", "found", "expected"),
    [
        ("1,red,a\n2,red,c\n", 2, "'c' is not a declared value", "one of a, b"),
        ("1,red,a\n2,'dark blue',a\n", 2, "'dark blue'", "one of red, dark green"),
        ("1,red,a\n%\n\n2,red\n", 4, "2 values", "3, one for each attribute"),
        ("1,'dark green',a\n2,red,a,b\n", 2, "4 values", "3, one for each attribute"),
        ("1,'dark green',a\n2,'red,a\n", 2, "a quote without", "quotes in pairs"),
        ("1,'dark green',a\n2,,a\n", 2, "two commas (column 2)", "? for missing"),
        (",,\n", 1, "between two commas (column 1)", "? for missing"),
        (" , \n", 1, "a comma without values", "3, one for each attribute"),
        ("x,red,a\n", 1, "value 1 (column 1): 'x' is not", "attribute 'size'"),
        ("1,'dark green', z\n", 1, "value 3 (column 17): 'z' is not", "one of a, b"),
        ("1,red\n", 1, "2 values up to column 5", "3, one for each"),
        ("1,red,a, b,c\n", 1, "5 values, 'b' in column 10 is one too many", "3, one"),
        ("1,red,a,{x}\n", 1, "'{ x }' behind the values (column 9)", "a weight"),
        ("1,red,a,{2} 3\n", 1, "'{ 2 } 3' behind the values", "a weight"),
        ("1,{red},a\n", 1, "'{' for value 2 (column 3)", "a value, in quotes"),
        ("{0 1, 1}\n", 1, "no value for the sparse index 1 (column 7)", "pairs"),
        ("{0 1} 2\n", 1, "'2' behind the sparse row (column 7)", "the end of the row"),
        ("{-1 5}\n", 1, "sparse index '-1' (column 2)", "from 0 to 2"),
        ("{2 b, 0 5}\n", 1, "sparse index 0 behind 2 (column 7)", "ascending"),
        ("{0 x}\n", 1, "the value of index 0 (column 4): 'x'", "a number"),
        ("5f,red,a\n", 1, "'5f' is not a number", "a number"),
        ("Infinity,red,a\n", 1, "'Infinity' is not a number", "? for missing"),
        ("1e999,red,a\n", 1, "'1e999' is not a number", "? for missing"),
        ("{0 1}\n{3 a}\n", 2, "sparse index 3", "0 to 2"),
        ("{0 1, 0 2}\n", 1, "sparse index 0 behind 0", "each index once"),
        ("{0 1\n", 1, "a sparse row without its end", "} on the same line"),
        ("1,red,a x'y'\n", 1, "'x' in column 9 is one too many", "3, one for each"),
    ],
)
def test_a_wrong_row_is_one_line_with_its_place(arff_file, rows, line, found, expected):
    path = arff_file(HEADER + rows)
    with pytest.raises(Problem) as caught:
        read(path)
    assert str(caught.value).startswith(f"{path}:{HEADER_LINES + line}: ")
    assert "\n" not in str(caught.value)
    assert found in caught.value.what
    assert expected in caught.value.expected


@pytest.mark.parametrize(
    ("text", "line", "found"),
    [
        ("@relation r\n@attribute x numeric\n1,2\n", 3, "'1,2' in the header"),
        ("@relation r\n@attribute x numeric\n", 2, "ends without a @data line"),
        ("@relation r\n@data\n1\n", 2, "no @attribute line"),
        ("@relation r\n@attribute x date\n@data\n1\n", 4, "'1' is no date"),
        (
            "@relation r\n@attribute x date 'bb'\n@data\n1\n",
            2,
            "'bb' in the date format",
        ),
        ("@relation r\n@attribute\n@data\n1\n", 2, "after @attribute"),
        ("@relation r\n@attribute x {a,'b}\n@data\na\n", 2, "a quote without"),
        ("just words\n", 1, "'just' at the beginning"),
    ],
)
def test_a_wrong_header_is_one_line_with_its_place(arff_file, text, line, found):
    path = arff_file(text)
    with pytest.raises(Problem) as caught:
        read(path)
    assert str(caught.value).startswith(f"{path}:{line}: ")
    assert found in caught.value.what
    assert caught.value.expected


def test_dates_are_milliseconds_by_their_format(arff_file):
    path = arff_file(
        '@relation r\n@attribute day DATE "dd.MM.yyyy"\n@attribute moment date\n'
        "@attribute year date 'yyyy'\n@attribute class {a,b}\n@data\n"
        "02.01.1970,'1970-01-01T00:00:01',1970,a\n?, \"2001-09-09T01:46:40\",1971,b\n"
    )
    data = read_arff(path)
    assert [(a.kind, a.values) for a in data.attributes] == [("date", ())] * 3
    np.testing.assert_array_equal(
        data.X, [[86_400_000, 1000, 0], [np.nan, 1e12, 365 * 86_400_000]]
    )


def test_rows_without_a_comma_are_split_at_blanks(arff_file):
    path = arff_file(
        "@relation r\n@attribute x numeric\n@attribute class {a,b}\n@data\n1\ta\n? b\n"
    )
    data = read_arff(path)
    np.testing.assert_array_equal(data.X, [[1], [np.nan]])
    assert data.y.tolist() == [0, 1]


def test_dense_and_sparse_rows_with_and_without_weights_may_mix(arff_file):
    rows = "1,red,a\n{0 2.5, 2 b}, {0.5}\n3,'dark green',b {2}\n{}{-1}\n"
    data = read_arff(arff_file(HEADER + rows))
    np.testing.assert_array_equal(data.X, [[1, 0], [2.5, 0], [3, 1], [0, 0]])
    assert data.y.tolist() == [0, 1, 1, 0]
    assert data.weights.tolist() == [1, 0.5, 2, -1]
    assert read_arff(arff_file(HEADER + "1,red,a,{1}\n{}\n")).weights is None


def test_what_sparse_rows_leave_out_of_texts_is_the_first_text(arff_file):
    header = "@relation r\n@attribute s string\n@attribute x real\n@data\n"
    data = read_arff(arff_file(header + "{1 1}\n{0 p}\n{0 q,1 2}\n"))
    assert [data.text(i, 0) for i in range(3)] == ["p", "p", "q"]
    empty = read_arff(arff_file(header + "{1 1}\n{}\n"))
    assert np.isnan(empty.X).all()
    assert empty.attributes[0].values == ()


def test_weights_of_attributes_are_read_and_said_to_be_unused(arff_file):
    text = "@relation r\n@attribute x real {0.5}\n@attribute c {a,b} {2}\n@data\n1,a\n"
    data = read_arff(arff_file(text))
    assert data.notes == ("weights of attributes are not used: x, c",)


RELATIONAL = """@relation bags
@attribute bag relational
  @attribute x numeric
  @attribute label {p,'q r'}
@end bag
@attribute class {a,b}
@data
"1,p\\n2,'q r'\\n\\n % end",a
?,b
'3,p',a
"1,p\\n2,'q r'",b
"""


def test_cells_of_a_relational_attribute_are_the_texts_of_their_rows(arff_file):
    data = read_arff(arff_file(RELATIONAL))
    bag = data.attributes[0]
    assert bag.kind == "relational"
    assert [(a.name, a.values) for a in bag.inner] == [
        ("x", ()),
        ("label", ("p", "q r")),
    ]
    assert bag.values == ("1,p\n2,'q r'", "3,p")
    np.testing.assert_array_equal(data.X[:, 0], [0, np.nan, 1, 0])


@pytest.mark.parametrize(
    ("old", "new", "line", "found"),
    [
        ("'3,p',a", "'3,z',a", 10, "value 1 (column 1): in the inner table, value 2"),
        ("'3,p',a", "'3',a", 10, "in the inner table, 1 value up to column 1"),
        ("@end bag", "@end bags", 5, "'bags' after @end"),
        ("@end bag\n", "", 6, "'@data' in the header"),
        (
            "@attribute class {a,b}",
            "@attribute bag real",
            6,
            "a second attribute 'bag'",
        ),
    ],
)
def test_a_wrong_inner_table_is_one_line_with_its_place(
    arff_file, old, new, line, found
):
    path = arff_file(RELATIONAL.replace(old, new, 1))
    with pytest.raises(Problem) as caught:
        read(path)
    assert str(caught.value).startswith(f"{path}:{line}: ")
    assert found in caught.value.what


def test_a_row_may_stand_on_the_data_line(arff_file):
    text = "@relation r\n@attribute x real\n@attribute c {a,b}\n@DATA 1,a\n2,b\n"
    assert read_arff(arff_file(text)).X.tolist() == [[1], [2]]
    with pytest.raises(Problem, match=r":4: value 1 \(column 7\): 'z' is not a number"):
        read_arff(arff_file(text.replace("1,a", "z,a")))


def test_lists_of_keel_in_an_arff_file_are_told(arff_file):
    text = "@relation r\n@attribute x real\n@inputs x\n@data\n1\n"
    with pytest.raises(Problem, match=r":3: '@inputs x' .* KEEL file ends in \.dat"):
        read_arff(arff_file(text))


@pytest.mark.parametrize(
    ("pattern", "text", "expected"),
    [
        ("yyyyMMdd", "19700102", "1970-01-02T00:00:00.000"),
        ("yyyyMMdd", "1970012", "1970-01-02T00:00:00.000"),
        ("d/M/yy", "1/2/69", "1969-02-01T00:00:00.000"),
        ("EEE, dd MMM yyyy HH:mm:ss Z", "Thu, 29 FEB 2024 23:59:59 +0130",
         "2024-02-29T22:29:59.000"),
        ("yyyy-MM-dd HH:mm:ss.SSS", "2024-02-29 00:00:00.5", "2024-02-29T00:00:00.005"),
        ("yyyy-MM-dd'T'HH:mmXXX", "2024-02-29T01:00-02:00", "2024-02-29T03:00:00.000"),
        ("hh 'o''clock' a", "12 o'clock am", "1970-01-01T00:00:00.000"),
        ("K:mm a", "0:30 PM", "1970-01-01T12:30:00.000"),
        ("kk:mm", "24:00", "1970-01-01T00:00:00.000"),
        ("DDD yyyy", "366 2024", "2024-12-31T00:00:00.000"),
        ("yyyy-MM-dd z", "2024-02-29 GMT+2:00", "2024-02-28T22:00:00.000"),
        ("yyyy", "0001", "0001-01-01T00:00:00.000"),
        ("yyyy-MM-dd", "2023-02-29", None), ("yyyy-MM-dd", "2024-2-1 x", None),
        ("EEE dd MMM yyyy", "Mon 29 Feb 2024", None), ("HH", "24", None),
        ("hh a", "13 pm", None), ("DDD yyyy", "366 2023", None), ("yyyy", "0", None),
        ("yyyy", "\u0661\u0669\u0667\u0660", None),
    ],
)  # fmt: skip
def test_dates_by_their_format(pattern, text, expected):
    value = parse_date(text, pattern)
    if expected is None:
        assert value is None
    else:
        assert value == np.datetime64(expected, "ms").astype(np.int64)


@pytest.mark.parametrize("pattern", ["yyyy-MM-dd'T", "yyyy bb", "Qyyyy"])
def test_a_date_format_that_is_none_is_refused(pattern):
    with pytest.raises(Problem, match="in the date format"):
        parse_date("2024", pattern)
