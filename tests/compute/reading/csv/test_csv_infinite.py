"""Numbers that cannot be read make text of a CSV column, never without a note."""

import pytest

import workbench
from workbench.compute.reading.csv.csv_numbers import looks_like_number

#: What other programs write where we read no number.
REFUSED = (
    "inf", "-inf", "+Inf", "Infinity", "1e400", "-1e999", "∞", "1.#INF", "-nan",
    "1_000", "0x1A", "5f", "2.5d", "12%", "#DIV/0!", "#N/A",
)  # fmt: skip


def notes_of(tmp_path, cells, classes=None):
    path = tmp_path / "numbers.csv"
    labels = classes or ["xy"[i % 2] for i in range(len(cells))]
    lines = [f"{cell},{label}" for cell, label in zip(cells, labels, strict=True)]
    path.write_text("\n".join(["a,class", *lines]) + "\n", encoding="utf-8")
    data = workbench.read(path)
    return data, [note for note in data.notes if "is text because of" in note]


@pytest.mark.parametrize("odd", REFUSED)
@pytest.mark.parametrize(
    "share", [(1, 4), (2, 3), (1, 1), (3, 1), (2, 0)], ids=lambda s: f"{s[0]}of{sum(s)}"
)
def test_a_refused_number_is_named_however_many_there_are(tmp_path, odd, share):
    refused, read = share
    cells = [odd] * refused + [f"{i + 1.5}" for i in range(read)]
    data, notes = notes_of(tmp_path, cells)
    assert not data.attributes[0].is_numeric
    assert notes == [f"column 'a' is text because of {odd!r} in line 2"]


def test_a_class_of_numbers_is_noted_as_well(tmp_path):
    classes = ["1.5", "inf", "inf", "2.5", "inf", "3.5"]
    data, notes = notes_of(tmp_path, list("123456"), classes)
    assert data.has_nominal_class
    assert notes == ["column 'class' is text because of 'inf' in line 3"]


def test_behind_the_first_rows_it_was_noted_before(tmp_path):
    data, notes = notes_of(tmp_path, ["1.5"] * 30_000 + ["1e400"] * 4_000)
    assert data.attributes[0].is_nominal
    assert notes == ["column 'a' is text because of '1e400' in line 30002"]


@pytest.mark.parametrize(
    "cells",
    [
        ["red", "inf", "blue", "1"],  # a label among labels
        ["1", "2", "a", "b", "1"],
        ["2.10", "2.10b", "2.11", "2.11c"],
    ],
)
def test_labels_are_no_refused_numbers(tmp_path, cells):
    assert notes_of(tmp_path, cells)[1] == []


@pytest.mark.parametrize("cell", ["", "a", "e5", "f", "1a", "1-2", "2024-01-01", "-"])
def test_what_is_not_meant_for_a_number(cell):
    assert not looks_like_number(cell)
