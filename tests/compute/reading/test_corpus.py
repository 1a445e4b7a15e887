"""The corpus of odd and broken files: what Weka reads we read, cell for cell.

``weka.json`` holds Weka 3.9.7's own answers (tests/tools/ask_weka writes it),
``expected.json`` the line to blame in each invalid file (null: the file as a whole),
``differences.json`` where and why we differ on purpose, and what we read then.
"""

from __future__ import annotations

import json
import math
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest
import support.command  # noqa: F401  commands are made once
from support.checkout import DATA

from workbench.api import Attribute, Dataset, Problem
from workbench.cli.main import BAD_INPUT, DONE, run
from workbench.compute.reading.readers import read

CORPUS = DATA / "corpus"
FILES = sorted(
    path.relative_to(CORPUS).as_posix() for path in CORPUS.glob("*/*") if path.is_file()
)
VALID = [name for name in FILES if name.split("/")[1].startswith("ok_")]
INVALID = [name for name in FILES if name not in VALID]
WEKA = json.loads((CORPUS / "weka.json").read_text(encoding="utf-8"))
LINES = json.loads((CORPUS / "expected.json").read_text(encoding="utf-8"))
DIFFERENCES = json.loads((CORPUS / "differences.json").read_text(encoding="utf-8"))


@cache
def ours(name: str) -> Dataset | Problem:
    try:
        return read(CORPUS / name)
    except Problem as problem:
        return problem


# ---- our data sets in the words of weka.json --------------------------------------


def attribute_in_words(attribute: Attribute) -> dict:
    words = {"name": attribute.name, "type": attribute.kind, "weight": 1.0}
    if attribute.is_nominal:
        words["labels"] = list(attribute.values)
    if attribute.kind == "date":
        words["format"] = attribute.format
    if attribute.kind == "relational":
        words["inner"] = [attribute_in_words(inner) for inner in attribute.inner]
    return words


def cell_in_words(value: float, attribute: Attribute, folder: Path):
    if math.isnan(value):
        return None
    if attribute.is_numeric:
        return float(value)
    text = attribute.values[int(value)]
    if attribute.kind != "relational":
        return text
    path = folder / "inner.arff"
    path.write_text(
        f"@relation inner\n{declared(attribute.inner)}@data\n{text}\n", "utf-8"
    )
    return cells_in_words(read(path), folder, attribute.inner)


def declared(attributes: tuple[Attribute, ...]) -> str:
    """Declare columns in ARFF, in words of our own."""
    lines = ""
    for a in attributes:
        kind = {"relational": "relational", "date": f'date "{a.format}"'}.get(a.kind)
        if a.is_nominal:
            kind = "{" + ",".join(f'"{label}"' for label in a.values) + "}"
        lines += f"@attribute '{a.name}' {kind or a.kind}\n"
        if a.inner:
            lines += f"{declared(a.inner)}@end '{a.name}'\n"
    return lines


def cells_in_words(
    data: Dataset, folder: Path, columns: tuple[Attribute, ...] | None = None
):
    """Cells as numbers, texts, None and inner tables, a list for each row."""
    if columns is not None:
        assert [a.name for a in data.columns] == [a.name for a in columns]
    return [
        [
            cell_in_words(data.column(j)[i], attribute, folder)
            for j, attribute in enumerate(data.columns)
        ]
        for i in range(data.n_rows)
    ]


def in_words(data: Dataset, folder: Path) -> dict:
    weights = np.ones(data.n_rows) if data.weights is None else data.weights
    return {
        "relation": data.name,
        "attributes": [attribute_in_words(a) for a in data.columns],
        "cells": cells_in_words(data, folder),
        "weights": weights.tolist(),
    }


def brief(attributes: list[dict]) -> list[list[str]]:
    """Attributes as differences.json has them: name, type and labels."""
    return [[a["name"], a["type"], *a.get("labels", ())] for a in attributes]


def kept_on_purpose(name: str) -> dict:
    """What we read, by hand, in a file that Weka refuses or reads otherwise."""
    difference = DIFFERENCES[name]
    if "as" not in difference:
        return {key: difference[key] for key in ("attributes", "cells")}
    other = difference["as"]
    if other != name and other in DIFFERENCES:
        return kept_on_purpose(other)
    return {
        "attributes": brief(WEKA[other]["attributes"]),
        "cells": WEKA[other]["cells"],
    }


# ---- the tests --------------------------------------------------------------------


def test_the_corpus_is_complete():
    assert len(FILES) >= 130
    assert sorted(WEKA) == FILES
    assert sorted(LINES) == INVALID
    assert set(DIFFERENCES) <= set(FILES)
    assert all(0 < len(d["reason"]) <= 160 for d in DIFFERENCES.values())


@pytest.mark.parametrize("name", [n for n in VALID if n not in DIFFERENCES])
def test_a_valid_file_is_read_as_weka_reads_it(name, tmp_path):
    data = ours(name)
    assert isinstance(data, Dataset), str(data)
    words = in_words(data, tmp_path)
    if name.startswith("csv/"):  # a CSV file has no name of its own
        words["relation"] = WEKA[name]["relation"]
    assert words == WEKA[name]


@pytest.mark.parametrize("name", [n for n in VALID if n in DIFFERENCES])
def test_where_we_read_otherwise_we_mean_it(name, tmp_path):
    data = ours(name)
    assert isinstance(data, Dataset), str(data)
    words = in_words(data, tmp_path)
    kept = kept_on_purpose(name)
    assert brief(words["attributes"]) == kept["attributes"]
    assert words["cells"] == kept["cells"]
    assert words != WEKA[name], "no longer a difference"


@pytest.mark.parametrize("name", INVALID)
def test_an_invalid_file_is_refused_at_its_line(name):
    problem = ours(name)
    assert isinstance(problem, Problem), problem
    assert problem.where == str(CORPUS / name)
    assert problem.line == LINES[name], str(problem)
    assert problem.what
    assert problem.expected
    assert "\n" not in str(problem)
    assert ("error" in WEKA[name]) is (name not in DIFFERENCES), "Weka's answer"


@pytest.mark.parametrize("name", INVALID)
@pytest.mark.parametrize("command", ["show", "convert"])
def test_the_command_line_refuses_in_one_line(command, name, tmp_path, capsys):
    path = str(CORPUS / name)
    rest = ["--json"] if command == "show" else [str(tmp_path / "out.arff")]
    assert run([command, path, *rest]) == BAD_INPUT
    out, err = capsys.readouterr()
    assert out == ""
    line = LINES[name]
    start = f"workbench: {path}: " if line is None else f"workbench: {path}:{line}: "
    assert err.startswith(start)
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", VALID)
def test_the_command_line_shows_what_was_read(name, capsys):
    assert run(["show", str(CORPUS / name), "--json"]) == DONE
    out, err = capsys.readouterr()
    assert err == ""
    shown = json.loads(out)
    data = ours(name)
    assert shown["relation"] == data.name
    assert shown["instances"] == data.n_rows
    assert [a["name"] for a in shown["attributes"]] == [a.name for a in data.columns]
    assert [a["type"] for a in shown["attributes"]] == [a.kind for a in data.columns]
    assert shown["missing"] == int(data.missing().sum())


@pytest.mark.parametrize("name", VALID)
def test_a_converted_file_is_the_same_data_set(name, tmp_path, capsys):
    out = tmp_path / "out.arff"
    assert run(["convert", str(CORPUS / name), str(out)]) == DONE, capsys.readouterr()
    data = ours(name)
    class_last = replace(data, class_index=-1)
    back = read(out)
    assert back.name == data.name
    assert back.same_as(class_last)


@pytest.mark.parametrize("name", VALID)
def test_csv_keeps_every_cell_or_refuses_it(name, tmp_path, capsys):
    out = tmp_path / "out.csv"
    code = run(["convert", str(CORPUS / name), str(out)])
    data = replace(ours(name), class_index=-1)
    refused = name in NOT_IN_CSV or needs_arff(data)
    assert code == (BAD_INPUT if refused else DONE), capsys.readouterr().err
    if refused:
        assert list(tmp_path.iterdir()) == []
        return
    types = {a.name: a.kind for a in data.columns}
    back = read(out, header=True, delimiter=",", decimal=".", types=types)
    assert [a.name for a in back.columns] == [a.name for a in data.columns]
    assert cells_in_words(back, tmp_path) == cells_in_words(data, tmp_path)


def test_weights_and_inner_tables_do_not_fit_into_csv():
    assert needs_arff(ours("arff/ok_relational.arff"))
    assert needs_arff(ours("arff/ok_weights_dense.arff"))
    assert not needs_arff(ours("arff/ok_weights_all_one.arff"))


def needs_arff(data: Dataset) -> bool:
    """Whether there are weights of rows or inner tables."""
    kinds = {attribute.kind for attribute in data.columns}
    return data.weights is not None or "relational" in kinds


#: With texts that a CSV file cannot tell from missing values, layout or binary files.
NOT_IN_CSV = {
    f"arff/ok_{name}.arff"
    for name in (
        "escape_octal", "escapes_in_text", "label_blank", "label_empty",
        "label_question_mark_bare", "label_question_mark_quoted", "long_text",
        "names_like_keywords", "string_empty", "string_missing_and_question_mark",
        "string_surrounding_blanks",
    )
}  # fmt: skip
