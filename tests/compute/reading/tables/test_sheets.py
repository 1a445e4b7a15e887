"""Workbooks: a sheet is read as the CSV file it would be; what is wrong in one line."""

import numpy as np
import pytest
from support.command import CommandLine
from support.workbooks import write_ods, write_xlsx

import workbench as wb
from workbench.api import Problem

pytest.importorskip("python_calamine", reason="the extra sheets is not installed")

ROWS = [
    ["length", "colour", "n", "class"],
    [1.5, "red", 3, "a, b"],
    [2.25, "blue", None, "c"],
    [1e-300, "red", 5, "a, b"],
    [-7, None, 6, "c"],
]
WRITE = {".xlsx": write_xlsx, ".ods": write_ods}


@pytest.mark.parametrize("suffix", WRITE)
def test_a_sheet_is_the_csv_file_it_would_be(suffix, tmp_path):
    book = WRITE[suffix](tmp_path / f"book{suffix}", {"data": ROWS})
    text = tmp_path / "book.csv"
    cells = [["" if v is None else f'"{v}"' if "," in str(v) else str(v) for v in row] for row in ROWS]  # fmt: skip
    text.write_text("\n".join(",".join(row) for row in cells))
    read, like = wb.read(book), wb.read(text)
    assert read.columns == like.columns
    assert np.array_equal(read.X, like.X, equal_nan=True)
    assert read.classes == ("a, b", "c")
    assert (read.name, read.source) == ("book", str(book))
    assert read.notes[0] == "sheet 'data'"
    chosen = wb.read(book, class_name="n", types={"colour": "leave-out"})
    assert chosen.class_attribute.name == "n"
    assert [a.name for a in chosen.attributes] == ["length", "class"]


@pytest.mark.parametrize("suffix", WRITE)
def test_several_sheets_are_asked_about(suffix, tmp_path):
    write = WRITE[suffix]
    book = write(tmp_path / f"b{suffix}", {"one": ROWS, "none": [], "two": ROWS[:3]})
    with pytest.raises(Problem, match=r"2 sheets have cells .*--sheet\): 'one', 'two'"):
        wb.read(book)
    assert wb.read(book, sheet="two").n_rows == 2
    with pytest.raises(Problem, match=r"no sheet 'tow' .did you mean two"):
        wb.read(book, sheet="tow")
    with pytest.raises(Problem, match="the sheet 'none' is empty"):
        wb.read(book, sheet="none")


def test_lines_are_the_rows_of_the_spreadsheet(tmp_path):
    rows = [*ROWS, ["x", "red", 1, "c"]]
    book = write_xlsx(tmp_path / "b.xlsx", {"s": rows}, first_row=11)
    with pytest.raises(Problem, match=r"b\.xlsx:16: .*'x'"):
        wb.read(book, types={"length": "numeric"})
    notes = wb.read(write_xlsx(tmp_path / "c.xlsx", {"s": rows}, first_row=11)).notes
    assert any("'x' in line 16" in note for note in notes)


def test_truth_values_and_commas(tmp_path):
    rows = [["on", "class"], [True, 'say "x", y'], [False, "z\nz"]]
    data = wb.read(write_xlsx(tmp_path / "b.xlsx", {"s": rows}))
    assert data.attributes[0].values == ("True", "False")
    assert data.classes == ('say "x", y', "z\nz")


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("b.xlsx", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600), "protected by a password"),
        ("b.xlsx", b"no archive at all", "no workbook: "),
        ("b.xlsx", b"", "no workbook: "),
        ("b.ods", b"PK\x03\x04 cut", "no workbook: "),
        ("b.xls", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600), "no workbook: "),
    ],
)  # fmt: skip
def test_what_is_no_workbook_is_one_line(name, content, words, tmp_path):
    (tmp_path / name).write_bytes(content)
    with pytest.raises(Problem, match=words) as caught:
        wb.read(tmp_path / name)
    assert "\n" not in str(caught.value)
    assert str(caught.value).startswith(str(tmp_path / name))


def test_other_refusals(tmp_path):
    secret = write_ods(tmp_path / "s.ods", {"s": ROWS}, encrypted=True)
    with pytest.raises(Problem, match="protected by a password"):
        wb.read(secret)
    with pytest.raises(Problem, match="the workbook is empty"):
        wb.read(write_xlsx(tmp_path / "e.xlsx", {"a": [], "b": []}))
    with pytest.raises(Problem, match="has one row"):
        wb.read(write_xlsx(tmp_path / "o.xlsx", {"a": ROWS[:1]}))
    with pytest.raises(Problem, match="option delimiter does not apply"):
        wb.read(write_xlsx(tmp_path / "d.xlsx", {"a": ROWS}), delimiter=";")
    with pytest.raises(Problem, match="No such file"):
        wb.read(tmp_path / "nothing.xlsx")
    with pytest.raises(Problem, match="sheet 'x' does not apply"):
        wb.read(write_text_file(tmp_path / "x.csv"), sheet="x")


def write_text_file(path):
    path.write_text("a,b\n1,x\n2,y\n")
    return path


def test_without_the_extra_it_is_named(monkeypatch, tmp_path):
    import sys

    monkeypatch.setitem(sys.modules, "python_calamine", None)
    with pytest.raises(Problem, match=r"not installed .*vecino-workbench\[sheets\]"):
        wb.read(write_xlsx(tmp_path / "b.xlsx", {"s": ROWS}))


def test_the_command_line_takes_a_sheet(capsys, tmp_path):
    command = CommandLine(capsys)
    book = write_xlsx(tmp_path / "b.xlsx", {"one": ROWS, "two": ROWS})
    code, _, err = command("show", book)
    assert code == 2
    assert len(err.splitlines()) == 1
    assert command.document("show", book, "--sheet", "two")["instances"] == 4
