"""The shipped numbers of the thesis are the printed ones."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import numpy as np
import pytest

from workbench.core.experiment.experiment import load
from workbench.core.program.resources import resource
from workbench.core.thesis.thesis_tables import EXPERIMENTS, SHAPE, thesis

_FILES = {2: "table2_accuracy.csv", 3: "table3_seconds.csv", 5: "table5_accuracy.csv"}


def _rows(path: Path) -> list[dict[str, str]]:
    with path.open(newline="", encoding="utf-8") as stream:
        return list(csv.DictReader(stream))


@pytest.mark.parametrize("number", sorted(_FILES))
def test_scores_are_those_of_the_printed_table(shared_data: Path, number: int) -> None:
    rows = _rows(shared_data / "thesis" / _FILES[number])
    table = thesis().tables[number].table
    assert table.datasets == tuple(row["dataset"] for row in rows)
    columns = [name.casefold() for name in table.classifiers]
    assert columns == [name for name in rows[0] if name != "dataset"]
    expected = [[float(row[name]) for name in columns] for row in rows]
    np.testing.assert_array_equal(table.values, expected)
    assert table.higher_is_better is (number != 3)


def test_shapes_are_those_of_the_26_printed_rows(shared_data: Path) -> None:
    rows = _rows(shared_data / "thesis" / "table1.csv")
    expected = {
        row["dataset"]: tuple(int(row[column]) for column in SHAPE)
        for row in rows
        if row["printed"] == "yes"
    }
    assert thesis().shapes == expected
    assert len(expected) == 26
    assert set(thesis().datasets) - set(expected) == {"wisconsin"}


@pytest.mark.parametrize("number", sorted(_FILES))
def test_statistics_are_the_printed_ones(shared_data: Path, number: int) -> None:
    file = shared_data / "thesis" / "statistics.json"
    said = json.loads(file.read_text(encoding="utf-8"))[f"table{number}"]["printed"]
    printed = thesis().tables[number]
    ranks = {name.casefold(): rank for name, rank in printed.mean_ranks.items()}
    assert ranks == said["mean_ranks"]
    assert printed.friedman_p == said["friedman_p"]
    dunn = said["bonferroni_dunn"]
    assert (printed.alpha, printed.q, printed.cd) == (
        dunn["alpha"],
        dunn["q"],
        dunn["cd"],
    )
    holm = next((said[key] for key in said if key.startswith("holm")), {"rows": []})
    expected = [
        (row["algorithm"], row["z"], row["p"], row["holm"]) for row in holm["rows"]
    ]
    found = [(r.classifier.casefold(), r.z, r.p, r.threshold) for r in printed.holm]
    assert found == expected


@pytest.mark.parametrize("file", EXPERIMENTS)
def test_an_experiment_measures_the_rows_and_columns_of_its_tables(file: str) -> None:
    experiment = load(resource("experiments", file))
    for number in EXPERIMENTS[file]:
        table = thesis().tables[number].table
        assert set(experiment.titles()) == set(table.classifiers)
        assert {entry.name for entry in experiment.data} == set(table.datasets)
        assert table.measure in experiment.measures
    assert experiment.protocol == {"kind": "cv", "folds": 10, "repeats": 1, "seed": 1}
    # the metrics on one footing; Weka's classifiers scale by themselves or not at all
    scales = {m.title: experiment.scale_of(m) for m in experiment.learners}
    assert scales["KISSNN"] == "min-max"
    others = {scale for name, scale in scales.items() if name != "KISSNN"}
    assert others == ({"min-max"} if 2 in EXPERIMENTS[file] else {"none"})
