"""No table that is meant for a spreadsheet holds a cell that it would run."""

from __future__ import annotations

import csv
import io

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.command import CommandLine

import workbench
from workbench.core.plane.attribute_relevance import matrix_csv
from workbench.core.results.comparing.score_table import ScoreTable
from workbench.core.results.describing.saved_data import SavedFile
from workbench.core.results.spreadsheet_formulas import guarded, is_formula, unguarded
from workbench.core.tables.table_reading import read_printed
from workbench.core.tables.table_writing import long_csv, wide_csv

RUN = ["=1+1", "=cmd|' /C calc'!A0", "+1+1", "-2+3", "@SUM(1)", "\t=1", "\r=1", "-x"]
KEPT = ["-1.5", "+3", "-1e-5", "-.5", "-12 %", "iris", "a=b", "-", "", "'quoted'", "?"]


@pytest.mark.parametrize("text", RUN)
def test_a_formula_is_marked(text: str) -> None:
    assert is_formula(text)
    assert guarded(text) == "'" + text


@pytest.mark.parametrize("text", KEPT)
def test_what_is_none_stays(text: str) -> None:
    assert not is_formula(text)
    assert guarded(text) == text == unguarded(text)


@given(st.text(alphabet="'=+-@1.x \t", max_size=6))
def test_the_mark_is_taken_off_again(text: str) -> None:
    assert unguarded(guarded(text)) == text
    assert not is_formula(guarded(text))


def test_no_table_of_scores_runs_and_ours_reads_it_back() -> None:
    """``=cmd|…`` came out as it went in before."""
    names = ("=1+1", "'=2", "iris")
    table = ScoreTable(names, ("@A", "-b"), np.array([[0.5, -1.5]] * 3))
    for text in (wide_csv(table), long_csv(table)):
        cells = [cell for row in csv.reader(io.StringIO(text)) for cell in row]
        assert not any(map(is_formula, cells))
        assert "-1.5" in cells
    again = read_printed(wide_csv(table)).table
    assert again.datasets == names
    assert again.classifiers == ("@A", "-b")
    assert np.array_equal(again.values, table.values)


def test_no_matrix_runs() -> None:
    text = matrix_csv(np.array([[-1.0]]), ["=a"], ["+b+c"])
    assert list(csv.reader(io.StringIO(text))) == [["", "'=a"], ["'+b+c", "-1.0"]]


def test_data_are_written_as_they_are_and_it_is_said(tmp_path, capsys) -> None:
    source, out = tmp_path / "d.arff", tmp_path / "d.csv"
    source.write_text(
        "@relation r\n@attribute '=n' real\n@attribute t {'=1+1',b}\n"
        "@attribute class {x,y}\n@data\n-1,'=1+1',x\n2,b,y\n3,'=1+1',y\n"
    )
    command = CommandLine(capsys)
    code, _, err = command("convert", source, out)
    assert code == 0
    assert "would run 3 cells as formulas" in err
    before, after = workbench.read(source), workbench.read(out)
    assert np.array_equal(before.X, after.X)
    assert [a.values for a in before.columns] == [a.values for a in after.columns]
    code, _, err = command("convert", source, tmp_path / "d2.arff")
    assert (code, err) == (0, "")


def test_the_worker_says_how_many_cells_of_a_saved_file_would_run(tmp_path) -> None:
    from workbench.jobs.tasks.data.read_task import save

    source = tmp_path / "d.arff"
    source.write_text(
        "@relation r\n@attribute t {'=1+1',b}\n@attribute class {x,y}\n@data\n"
        "'=1+1',x\nb,y\n"
    )
    folder = tmp_path / "kept"
    folder.mkdir()
    workbench.read(source).save(folder)
    for name, n in (("a.csv", 1), ("a.tsv", 1), ("a.arff", 0), ("a.dat", 0)):
        out = str(tmp_path / name)
        assert save({"folder": str(folder), "path": out}) == SavedFile(out, n)
