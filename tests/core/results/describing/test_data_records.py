"""Records of the Data room and of its commands, through JSON and the wire."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from workbench.api.problems import Problem
from workbench.core.program.json_text import plain
from workbench.core.program.records import from_json
from workbench.core.results.describing.column_figures import (
    ClassFigures,
    ColumnSummary,
    ColumnWorth,
    LabelCounts,
    NumberFigures,
)
from workbench.core.results.describing.description import DataDescription
from workbench.core.results.describing.row_answers import FileLines
from workbench.core.results.describing.saved_data import (
    FilteredData,
    GeneratedData,
    Generator,
    WrittenByGenerator,
    WrittenData,
)
from workbench.jobs import wire
from workbench.ui.rooms.data.class_statistics import statistics_table


def sent(record):
    return wire.decode(wire.encode(record))


def numbers(n):
    return np.full(n, 2.5)


def test_a_command_writes_one_flat_object():
    written = WrittenData("out.arff", "moons", 200, 3, "class")
    document = WrittenByGenerator(written, "two-moons", Generator({"noise": 0.1}, None))
    assert list(plain(document).items()) == [
        ("written", "out.arff"), ("relation", "moons"), ("instances", 200),
        ("attributes", 3), ("class", "class"), ("generator", "two-moons"),
        ("params", {"noise": 0.1}), ("bayes_error", None),
    ]  # fmt: skip
    assert from_json(WrittenByGenerator, plain(document)) == document


def test_a_description_names_what_is_wrong_in_it():
    wrong = {"relation": "r", "instances": 1, "attributes": [{"name": 3}]}
    with pytest.raises(Problem, match=r"attributes\[0\].name: 3"):
        from_json(DataDescription, wrong)


def test_folders_stay_folders_after_the_wire(tmp_path):
    made = GeneratedData(tmp_path, 7, Generator({"seed": 1}, 0.25))
    assert sent(made) == made
    assert isinstance(sent(FilteredData(tmp_path, ("scaled",))).folder, Path)
    assert sent(FileLines(3, 1, ("a", "b", "c"))).texts == ("a", "b", "c")
    assert sent(ColumnWorth(1, float("inf"))).f_ratio == float("inf")


def test_the_table_by_class_ends_with_all_rows():
    of_classes = ClassFigures(
        ("a", "b"), np.array([3, 0]), np.array([1, 2]), numbers(2), numbers(2),
        numbers(2), numbers(2), numbers(2), numbers(2), np.array([0.5, np.nan]),
    )  # fmt: skip
    summary = sent(
        ColumnSummary(
            0, "x", "numeric", 3, 3, 2, numbers=NumberFigures(mean=4.0),
            classes=of_classes,
        )
    )  # fmt: skip
    table = statistics_table(summary, ("a", "b"))
    columns = dict(zip(table.headers, table.columns, strict=True))
    assert columns[""] == ("a", "b", "all rows")
    assert columns["rows"] == ("3", "0", "3")
    assert columns["missing"] == ("1", "2", "3")
    assert columns["mean"] == ("2.5", "2.5", "4")
    assert columns["sd"] == ("0.5", "", "")  # too few values


@pytest.mark.parametrize("beside_class", [False, True])
def test_the_table_of_labels_counts_them_by_class(beside_class):
    by_class = np.array([[1, 2], [0, 4]]) if beside_class else None
    labels = LabelCounts(("u", "v"), np.array([3, 4]), by_class)
    summary = sent(ColumnSummary(0, "colour", "nominal", 7, 0, 2, labels=labels))
    table = statistics_table(summary, ("a", "b"))
    counts = ((1, 0, 1), (2, 4, 6)) if beside_class else ()
    heads = ("colour", "rows", "weight", "share, %")
    assert table.headers == (*heads, *(("a", "b") if beside_class else ()))
    shares = (42.9, 57.1, 100.0)  # 3 and 4 of 7
    assert [tuple(c) for c in table.columns] == [
        ("u", "v", "all"), (3, 4, 7), (3, 4, 7), shares, *counts,
    ]  # fmt: skip
