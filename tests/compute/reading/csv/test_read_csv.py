"""CSV files: what is guessed, what is told about it, and what is refused."""

from __future__ import annotations

import gzip

import numpy as np
import pytest
from support.learning import Listener

from workbench.api import Problem
from workbench.api.report import Cancelled, reporting_to
from workbench.compute.reading.csv import csv_layout
from workbench.compute.reading.csv.read_csv import guess, read_csv

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
    assert (seen.options.delimiter, seen.options.decimal, seen.options.header) == (
        mark,
        decimal,
        header,
    )
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


def columns(data):
    """Name, kind and what the cells say, of each column."""
    return {
        a.name: (a.kind, [data.text(i, j) for i in range(data.n_rows)])
        for j, a in enumerate(data.columns)
    }


@pytest.mark.parametrize(
    ("text", "form", "values"),
    [
        ("x;c\n1.234,5;a\n2.345.678,25;b\n", (",", "."), [1234.5, 2345678.25]),
        ('x,c\n"1,234.5",a\n"12,345",b\n', (".", ","), [1234.5, 12345]),
        ("x;c\n1 234,5;a\n12 345;b\n", (",", " "), [1234.5, 12345]),
        ("x;c\n1\u202f234,5;a\n12\xa0345;b\n", (",", " "), [1234.5, 12345]),
        ("x,c\n1'234.5,a\n2\u2019000,b\n", (".", "'"), [1234.5, 2000]),
        ("x;c\n1,234;a\n2,5;b\n", (",", ""), [1.234, 2.5]),
        ("x,c\n1.234,a\n2.5,b\n", (".", ""), [1.234, 2.5]),
    ],
)
def test_decimal_and_thousands_marks_are_guessed(table, text, form, values):
    path = table(text)
    seen = guess(path)
    assert (seen.options.decimal, seen.options.thousands) == form
    data = read_csv(path)
    assert data.X[:, 0].tolist() == values
    told = read_csv(path, decimal=form[0], thousands=form[1])
    assert told.X.tobytes() == data.X.tobytes()
    assert not any("thousands" in note for note in told.notes)


def test_a_quote_is_guessed_and_apostrophes_inside_words_are_none(table):
    names = table("name,c\nO'Brien,a\nD'Arcy's,b\n'tis,b\n")
    assert guess(names).options.quote == '"'
    assert read_csv(names).attributes[0].values == ("O'Brien", "D'Arcy's", "'tis")
    single = table("'a','c'\n'p,q','x'\n'it''s','y'\n")
    assert guess(single).options.quote == "'"
    assert read_csv(single).attributes[0].values == ("p,q", "it's")
    inches = table('a,c\n5" pipe,x\n"6",y\n')
    assert read_csv(inches).attributes[0].values == ('5" pipe', "6")
    assert read_csv(inches, quote="").attributes[0].values == ('5" pipe', '"6"')


def test_blanks_separate_however_many_there_are(table):
    path = table("  x y  c\n1   2 a\n\t3 4\tb  \n")
    assert guess(path).options.delimiter == " "
    data = read_csv(path)
    assert data.X.tolist() == [[1, 2], [3, 4]]
    quoted = table('x y c\n1 "two  words" a\n2 b b\n')
    assert read_csv(quoted, delimiter=" ").attributes[1].values == ("two  words", "b")


@pytest.mark.parametrize("mark", ["~", "¦", ":"])
def test_any_character_can_separate(table, mark):
    text = "x,y,c\n1,2,a\n3,,b\n".replace(",", mark)
    data = read_csv(table(text), delimiter=mark)
    np.testing.assert_array_equal(data.X, [[1, 2], [3, np.nan]])


@pytest.mark.parametrize(
    ("codec", "mark"),
    [
        ("utf-8", b"\xef\xbb\xbf"),
        ("utf-16-le", b"\xff\xfe"),
        ("utf-16-be", b"\xfe\xff"),
    ],
)
def test_byte_order_marks_tell_the_encoding(tmp_path, codec, mark):
    path = tmp_path / "t.csv"
    path.write_bytes(mark + "größe,c\r\n1,ж\r\n2,я".encode(codec))
    data = read_csv(path)
    assert [a.name for a in data.columns] == ["größe", "c"]
    assert data.classes == ("ж", "я")


def test_latin_1_is_the_announced_last_resort_and_any_codec_can_be_named(tmp_path):
    path = tmp_path / "t.csv"
    path.write_bytes("x,c\n1,a\n2,œuf\n".encode("cp1252"))
    data = read_csv(path)
    assert data.notes[0] == "line 3 is not UTF-8, so the file was read as Latin-1"
    assert guess(path).options.encoding == "latin-1"
    assert read_csv(path, encoding="cp1252").classes == ("a", "œuf")
    with pytest.raises(Problem, match=r"t\.csv:3: the byte 0x9c is not UTF-8"):
        read_csv(path, encoding="utf-8")
    path.write_bytes("x,c\n1,слон\n2,кит\n".encode("koi8-r"))
    assert read_csv(path, encoding="koi8-r").classes == ("слон", "кит")
    for wrong in ("hex", "nonsense", "rot13", ""):
        with pytest.raises(Problem, match="no text encoding"):
            read_csv(path, encoding=wrong)


@pytest.mark.parametrize(
    ("first", "second", "pattern", "shown"),
    [
        ("2026-01-31", "2026-02-01", "yyyy-MM-dd", "2026-01-31"),
        ("2026-01-31T10:20", "2026-02-01T00:00", "yyyy-MM-dd'T'HH:mm",
         "2026-01-31 10:20:00"),
        ("31/01/2026", "01/02/2026", "dd/MM/yyyy", "2026-01-31"),
        ("01/31/2026", "02/01/2026", "MM/dd/yyyy", "2026-01-31"),
        ("31.1.2026", "1.2.2026", "dd.MM.yyyy", "2026-01-31"),
    ],
)  # fmt: skip
def test_dates_are_recognised(table, first, second, pattern, shown):
    path = table(f"when,c\n{first},a\n{second},b\nNA,a\n")
    data = read_csv(path)
    assert data.attributes[0].kind == "date"
    assert data.attributes[0].format == pattern
    assert columns(data)["when"][1][::2] == [shown, "?"]
    expected = np.datetime64("2026-02-01", "ms").astype(float)
    assert data.X[1, 0] == expected
    seen = guess(path)
    assert (seen.types[0], seen.formats[0]) == ("date", pattern)
    assert f"column 'when' holds dates as {pattern} (guessed)" in data.notes


def test_dates_that_could_be_either_have_days_first_and_say_so(table):
    path = table("when,c\n01/02/2026,a\n03/04/2026,b\n")
    data = read_csv(path)
    assert data.text(0, 0) == "2026-02-01"
    assert any("days before months (guessed)" in note for note in data.notes)
    other = read_csv(path, types={"when": "date:MM/dd/yyyy"})
    assert other.text(0, 0) == "2026-01-02"
    assert not any("dates" in note for note in other.notes)
    assert read_csv(path, types={"when": "nominal"}).attributes[0].is_nominal


def test_what_is_no_date_is_text_or_refused(table):
    path = table("when,c\n2026-01-31,a\n2026-13-31,b\n31.1.2026,b\n")
    assert read_csv(path).attributes[0].kind == "nominal"
    with pytest.raises(Problem, match="of several formats"):
        read_csv(path, types={"when": "date"})
    with pytest.raises(Problem, match=r"'2026-13-31' .* no date .*yyyy-MM-dd"):
        read_csv(path, types={"when": "date:yyyy-MM-dd"})


def test_markers_for_missing_values_are_added_to_the_usual_ones(table):
    path = table("x,w,c\n-999,none,a\n-999.0,b,b\n1,?,none\n")
    data = read_csv(path, missing=["-999", "none"])
    np.testing.assert_array_equal(data.X, [[np.nan, np.nan], [np.nan, 0], [1, np.nan]])
    assert data.y.tolist() == [0, 1, -1]
    assert guess(path, missing=["-999", "none"]).options.missing[-2:] == (
        "-999",
        "none",
    )


@pytest.mark.parametrize("text", ["Infinity", "inf", "1e999", "-inf"])
def test_infinity_is_no_number(table, text):
    path = table(f"x,c\n1,a\n{text},b\n")
    data = read_csv(path)
    assert data.attributes[0].kind == "nominal"
    assert f"column 'x' is text because of {text!r} in line 3" in data.notes
    with pytest.raises(Problem, match=rf"t\.csv:3: value 1: '{text}' is not a number"):
        read_csv(path.rename(path.with_name("t.csv")), types={"x": "numeric"})


@pytest.mark.parametrize("at", [30, 5000])
def test_a_column_that_turns_out_to_be_text_is_read_as_it_is_written(table, at):
    rows = [f"{i / 4},01" for i in range(6000)]
    rows[at] = "1.0,01"
    rows[at + 1] = "zz,1"
    data = read_csv(table("x,c\n" + "\n".join(rows) + "\n"), class_type="numeric")
    assert data.attributes[0].kind == "string"
    shown = columns(data)["x"][1]
    assert shown[at : at + 2] == ["1.0", "zz"]
    assert shown[:3] == ["0.0", "0.25", "0.5"]
    assert f"column 'x' is text because of 'zz' in line {at + 3}" in data.notes


def test_short_rows_are_refused_or_filled(table):
    path = table("x,y,c\n1,2,a\n3,4\n5\n")
    with pytest.raises(Problem, match=r":3: 2 values \(expected 3 as in the first"):
        read_csv(path)
    data = read_csv(path, ragged="pad")
    np.testing.assert_array_equal(data.X, [[1, 2], [3, 4], [5, np.nan]])
    assert data.y.tolist() == [0, -1, -1]
    with pytest.raises(Problem, match=r":2: 4 values \(expected 3"):
        read_csv(table("x,y,c\n1,2,a,4\n"), ragged="pad")


def test_comments_are_left_out_if_wanted(table):
    path = table('# made by hand\nx,w,c\n1,"#",a\n# between\n2,#b,b\n')
    data = read_csv(path, comment="#")
    assert data.attributes[1].values == ("#", "#b")
    with pytest.raises(Problem, match=":2: 3 values"):
        read_csv(path, delimiter=",")


TABLE = "x,y,c\n1,2.5,a\n3,?,b\n5,6,a\n"


@pytest.mark.parametrize(
    "before",
    [
        "# made by hand\n",
        "# by hand, on Monday, in haste, and so on\n#\n# once more\n",
        "Sales of 2024\n\nall regions\n",
        "#a,b\nmade by hand\n",
    ],
)
def test_lines_before_the_table_are_left_out(table, before):
    plain, data = read_csv(table(TABLE)), read_csv(table(before + TABLE, "more.csv"))
    np.testing.assert_array_equal(data.X, plain.X)
    assert data.y.tolist() == plain.y.tolist()
    assert data.columns == plain.columns
    begin = before.count("\n") + 1
    assert f"the table begins in line {begin} (guessed)" in data.notes
    with pytest.raises(Problem, match=rf":{begin + 200}: 2 values"):
        read_csv(table(before + TABLE[:6] + "1,2,a\n" * 199 + "3,4\n", "long.csv"))


@pytest.mark.parametrize(
    "text",
    [
        "#x,y,c\n1,2,a\n3,4,b\n",  # names behind the mark
        "x\n1,\n2,\n",  # lines that end in a delimiter
        "x\n1\n2\n",
        "#x\n1\n2\n",
        "#a,b,c\n#d,e,f\n#g,h,i\n",
    ],
)
def test_a_table_from_the_first_line_on_has_nothing_before_it(table, text):
    assert not any("begins" in note for note in guess(table(text)).notes)


@pytest.mark.parametrize(
    "text",
    [
        "x,y\n1,2,a\n3,4,b\n",  # a name is missing: that is for the user to say
        "x,y,c\n1,2\n3,4\n5,6\n",
        "one\ntwo\n1,2,3\n4,5\n",
    ],
)
def test_rows_that_differ_otherwise_are_refused_as_ever(table, text):
    with pytest.raises(Problem, match="values"):
        read_csv(table(text))


def test_remarks_that_most_rows_lack_are_not_the_class(table):
    rows = [f"{i},{'ab'[i % 2]},{'odd' if i == 3 else ''}\n" for i in range(9)]
    data = read_csv(table("x,kind,remark\n" + "".join(rows)))
    assert data.class_attribute.name == "kind"
    assert [a.name for a in data.attributes] == ["x", "remark"]
    wanted = read_csv(table("x,kind,remark\n" + "".join(rows)), class_name="remark")
    assert wanted.class_attribute.name == "remark"


def test_a_class_that_half_of_the_rows_know_is_the_class(table):
    rows = [f"{i},u,{'a' if i % 2 else '?'}\n" for i in range(10)]
    data = read_csv(table("x,w,kind\n" + "".join(rows)))
    assert data.class_attribute.name == "kind"


def test_types_are_given_by_name_or_position(table):
    path = table("id,x,y,c\n1,2,3,a\n4,5,6,b\n")
    data = read_csv(path, types={"id": "leave-out", "1": "nominal", "y": "string"})
    kinds = {name: kind for name, (kind, _) in columns(data).items()}
    assert kinds == {"x": "nominal", "y": "string", "c": "nominal"}
    assert data.class_index == 2
    moved = read_csv(path, class_name="y", types={"x": "leave-out"})
    assert (moved.class_attribute.name, moved.class_index) == ("y", 1)
    last = read_csv(path, types={"c": "leave-out"})
    assert last.class_attribute.name == "y"
    with pytest.raises(Problem, match="the class 'c' is left out"):
        read_csv(path, types={"c": "leave-out"}, class_name="c")
    with pytest.raises(Problem, match="type 'number' of column 'x'"):
        read_csv(path, types={"x": "number"})


@pytest.mark.parametrize(
    ("options", "found"),
    [
        ({"quote": "''"}, "quote"),
        ({"decimal": ";"}, "decimal ';'"),
        ({"thousands": "_"}, "thousands '_'"),
        ({"decimal": ",", "thousands": ","}, "both as decimal and as thousands"),
        ({"ragged": "ignore"}, "ragged 'ignore'"),
        ({"comment": ""}, "comment ''"),
        ({"delimiter": "'", "quote": "'"}, "one character for two things"),
    ],
)
def test_options_that_cannot_be_are_refused(table, options, found):
    path = table("a,b\n1,2\n")
    with pytest.raises(Problem, match=found):
        read_csv(path, **options)


def test_the_guess_reads_the_beginning_only_and_says_so(table):
    rows = "".join(f"{i},{i / 8:.3f},k{i % 3}\n" for i in range(120_000))
    path = table("a,b,c\n" + rows + "x,y,z,too many\n")
    seen = guess(path)
    assert not seen.whole
    assert "only the beginning of the file was looked at" in seen.notes
    assert seen.types == ("numeric", "numeric", "nominal")
    small = guess(table("a,c\n1,x\n"))
    assert small.whole
    assert not any("beginning" in note for note in small.notes)


def test_the_guess_shows_what_would_be_refused(table):
    seen = guess(table("a,b,c\n1,2,x\n3,4\n5,6,y\n"))
    assert any(":3: 2 values" in note for note in seen.notes)
    assert seen.preview[1] == ("3", "4", "")
    assert seen.names == ("a", "b", "c")


def test_a_value_in_quotes_spans_blocks_and_open_quotes_name_their_line(table):
    long = "line\n" * 100_000
    data = read_csv(table(f'w,c\n"{long}end",a\nx,b\n'))
    assert data.attributes[0].values == (f"{long}end", "x")
    path = table('w,c\nx,a\n"y,b\n' + "z,a\n" * 400_000)
    with pytest.raises(Problem, match=r":3: value 1: the \" that begins here"):
        read_csv(path)


def test_reading_can_be_cancelled_and_tells_how_far_it_is(tmp_path):
    path = tmp_path / "t.csv"
    path.write_text("x,y,c\n" + "0.25,17,a\n" * 1_000_000)
    listener = Listener(reports=1)
    with reporting_to(listener), pytest.raises(Cancelled):
        read_csv(path)
    assert 0 < listener.fractions[0] < 0.6


def test_a_file_that_changes_meanwhile_is_refused(table, monkeypatch):
    path = table("x,c\n1,a\n2,b\n")
    split = csv_layout.split_rows

    def and_write(*arguments, **options):
        path.write_text("x,c\n1,a\n2,b\n3,c\n")
        return split(*arguments, **options)

    monkeypatch.setattr(csv_layout, "split_rows", and_write)
    with pytest.raises(Problem, match="the file changed while it was read"):
        read_csv(path)


def test_packed_files_are_unpacked(tmp_path):
    path = tmp_path / "t.csv.gz"
    path.write_bytes(gzip.compress(b"x,c\n1,a\n2,b\n"))
    data = read_csv(path)
    assert (data.name, data.X[:, 0].tolist()) == ("t", [1, 2])
    path.write_bytes(gzip.compress(b"x,c\n" + b"1,a\n" * 9999)[:-20])
    with pytest.raises(Problem, match=r"t\.csv\.gz: cannot be unpacked"):
        read_csv(path)


def test_what_does_not_fit_into_memory_is_refused_with_the_estimate(table, monkeypatch):
    path = table("x,c\n" + "1,a\n" * 1_200_000)
    monkeypatch.setattr(
        "workbench.compute.reading.memory.available_memory", lambda: 10_000
    )
    with pytest.raises(Problem, match=r"a table of about 12\d+ x 2 cells would need"):
        read_csv(path)


@pytest.mark.parametrize("place", [1, 5, 400])
def test_rows_of_another_length_are_left_out_and_told(table, place):
    rows = [f"{i}.5,{i % 7},{'ab'[i % 2]}" for i in range(500)]
    wrong = [*rows[:place], "1,2,a,9", "3,b", *rows[place:]]
    path = table("\n".join(["x,z,kind", *wrong]) + "\n")
    with pytest.raises(Problem, match=rf":{place + 2}: "):
        read(path)
    found = read(path, ragged="skip")
    expected = read(table("\n".join(["x,z,kind", *rows]) + "\n", "right.csv"))
    np.testing.assert_array_equal(found.X, expected.X)
    np.testing.assert_array_equal(found.y, expected.y)
    note = f"rows of another length left out: 2 (lines {place + 2}, {place + 3})"
    assert note in found.notes
