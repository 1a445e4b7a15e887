"""Experiments that could never end are counted and refused before they are expanded."""

from __future__ import annotations

import itertools
import json
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from support.command import CommandLine

from workbench.api import Problem
from workbench.compute.experiments.check_file import check_file
from workbench.compute.experiments.time_estimate import estimate, most_rows
from workbench.core.experiment.entries import combinations
from workbench.core.experiment.experiment import Experiment, distinct, problems_of
from workbench.core.experiment.size import MOST_RESULTS, folds_of

_MANY = list(range(1, 10_001))


def _document(**changed: Any) -> dict[str, Any]:
    document = {
        "version": 1,
        "data": ["builtin:iris", "builtin:wine"],
        "classifiers": [{"id": "knn"}, {"id": "j48"}],
        "protocol": {"kind": "cv", "folds": 10, "repeats": 2},
    }
    return {**document, **changed}


#: What is changed, and words of the line. All but the last four passed for good before,
#: or took gigabytes.
NONSENSE: dict[str, tuple[dict[str, Any], str]] = {
    "folds above rows": (
        {"protocol": {"folds": 1_000_000_000}}, r"1000000000 folds of at most 150 rows",
    ),
    "one fold too many": ({"protocol": {"folds": 151}}, r"151 folds of at most 150"),
    "repeats": ({"protocol": {"repeats": 10**12}}, r"folds x repeats of one cell"),
    "split repeats": (
        {"protocol": {"kind": "split", "repeats": 10**9}}, r"1000000000 folds x repeats",
    ),
    "results": (
        {"classifiers": [{"id": "knn", "grid": {"n_neighbors": list(range(1, 1001))}}],
         "protocol": {"folds": 10, "repeats": 101}},
        r"2 data sets x 1000 classifiers x 1010 folds = 2020000 results",
    ),
    "a grid of 10^8": (
        {"classifiers": [{"id": "knn", "grid": {"n_neighbors": _MANY, "p": _MANY}}]},
        r"classifiers\[0\]: grid of 10000 x 10000 = 100000000 combinations",
    ),
    "a grid of 10^48": (
        {"classifiers": [{"id": "knn", "grid": {str(i): _MANY for i in range(12)}}]},
        r"about 1e48 combinations",
    ),
    "a selection of 10^8": (
        {"classifiers": [{"id": "knn", "select": {"n_neighbors": _MANY, "p": _MANY}}]},
        r"select of 10000 x 10000",
    ),
    "many grids": (
        {"classifiers": [{"id": "knn", "grid": {"n_neighbors": _MANY}}] * 2},
        r"more than 10000 entries",
    ),
    "no folds": ({"protocol": {"folds": 0}}, r"folds = 0"),
    "folds of a text": ({"protocol": {"folds": "10"}}, r"folds = '10'"),
    "negative repeats": ({"protocol": {"repeats": -1}}, r"repeats = -1"),
    "half a fold": ({"protocol": {"folds": 2.5}}, r"folds = 2.5"),
}  # fmt: skip


@pytest.mark.parametrize("name", NONSENSE)
def test_nonsense_is_named(name: str, tmp_path: Path) -> None:
    changed, told = NONSENSE[name]
    path = tmp_path / "e.json"
    path.write_text(json.dumps(_document(**changed)))
    kind, problems = check_file(path, {"knn": (), "j48": ()})
    assert kind == "experiment"
    lines = "\n".join(map(str, problems))
    with pytest.raises(Problem, match=told):
        raise Problem(lines)


def test_nothing_of_a_large_grid_is_made() -> None:
    """It took 1.7 GB before."""
    document = _document(classifiers=NONSENSE["a grid of 10^8"][0]["classifiers"])
    tracemalloc.start()
    try:
        assert len(problems_of(document)) == 1
        assert tracemalloc.get_traced_memory()[1] < 2_000_000
    finally:
        tracemalloc.stop()
    with pytest.raises(Problem, match="grid of 10000 x 10000"):
        Experiment.from_json(document)  # the window's way in
    with pytest.raises(Problem, match="combinations of"):
        combinations({"a": _MANY, "b": _MANY})  # the window's form of a grid


def test_the_size_is_the_number_of_what_is_expanded() -> None:
    grid = {"n_neighbors": [1, 3, 5], "weights": ["uniform", "distance"]}
    experiment = Experiment.from_json(
        _document(classifiers=[{"id": "knn", "grid": grid}, {"id": "j48"}])
    )
    size = experiment.size
    every = itertools.product(experiment.data, experiment.learners, range(2), range(10))
    assert size.results == len(list(every)) == 280
    assert (size.cells, size.folds) == (14, 20)
    size.check()
    assert size.results < MOST_RESULTS


@pytest.mark.parametrize(
    ("protocol", "folds"),
    [
        ({}, 10),
        ({"kind": "loo"}, 1),
        ({"kind": "split", "repeats": 7}, 7),
        ({"kind": "weka", "folds": 5, "repeats": 3}, 15),
        ({"kind": "folds", "test_rows": [[0], [1], [2]]}, 3),
        ({"kind": "keel"}, 10),
    ],
)
def test_folds_of_a_cell(protocol: dict[str, Any], folds: int) -> None:
    assert folds_of(protocol) == folds


def test_names_are_told_apart_as_before() -> None:
    names = ["a", "b", "a", "a (2)", "a", "b"]
    assert distinct(names) == ("a", "b", "a (2)", "a (2) (2)", "a (3)", "b (2)")


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("@relation r\n@attribute a real\n@DATA\n1\n2\n", 2),
        ("@relation r\r@attribute a real\r@data\r1\r2", 2),
        ("a,b\r\n1,2\r\n3,4", 3),
        ("", 0),
    ],
)
def test_rows_are_never_counted_too_low(text: str, rows: int, tmp_path: Path) -> None:
    (tmp_path / "d.arff").write_bytes(text.encode())
    assert most_rows("d.arff", tmp_path) == rows
    assert most_rows("keel:nowhere", tmp_path) is None
    assert most_rows("builtin:none", tmp_path) is None


def test_an_estimate_says_from_what(tmp_path: Path) -> None:
    path = tmp_path / "e.json"
    path.write_text(json.dumps(_document()))
    found = estimate(path)
    assert (found["cells"], found["folds"]) == (4, 80)
    assert found["seconds"] > 0
    assert "one fold of 2 of 2 classifiers was timed on 150 rows" in found["estimated"]
    path.write_text(json.dumps(_document(data=["openml:somewhere"])))
    assert estimate(path)["seconds"] is None


@pytest.mark.lane("usual", "two commands")
def test_run_refuses_what_check_refuses(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = CommandLine(capsys)
    path = tmp_path / "e.json"
    path.write_text(json.dumps(_document(protocol={"folds": 10**9})))
    told = []
    for arguments in (["check", str(path)], ["run", str(path), "--out", str(tmp_path)]):
        code, _, err = command(*arguments)
        assert code == 2
        told.append(err)
    assert told[0] == told[1]
    assert "1000000000 folds of at most 150 rows" in told[0]
