"""Records of stored folds: they cross from a process, and say what is missing."""

from __future__ import annotations

import math

import numpy as np
import pytest

from workbench.api.problems import Problem
from workbench.core.program.records import from_json
from workbench.core.results.comparing.stored_grid import (
    PlannedDataset,
    StoredCell,
    StoredGrid,
    fold_id,
)
from workbench.jobs import wire


def test_a_grid_crosses_the_border_of_a_process() -> None:
    failure = {"type": "Problem", "text": "too few rows", "trace": ""}
    folds = [fold_id(0, 0), fold_id(0, 1), fold_id(1, 0)]
    cell = StoredCell(
        "iris", "knn", np.array(folds), np.array([0.5, math.nan, 0.75]),
        ((folds[1], failure),), ("slow",),
    )  # fmt: skip
    data = PlannedDataset("key", "iris", "iris.arff", "/data/iris.arff", 150, 3)
    again = wire.decode(wire.encode(StoredGrid("p", "accuracy", (data,), (cell,))))
    assert again.datasets == (data,)
    (found,) = again.cells
    assert len(set(found.folds.tolist())) == 3
    np.testing.assert_array_equal(found.values, [0.5, math.nan, 0.75])
    assert found.failures == ((folds[1], failure),)
    assert found.warnings == ("slow",)


def test_what_a_run_tells_of_a_data_set_is_read() -> None:
    told = {"key": "k", "name": "iris", "asked": "iris.arff", "source": "/iris.arff",
            "rows": 150, "parts": 10, "classes": ["a"], "changed": False}  # fmt: skip
    found = from_json(PlannedDataset, told)
    assert (found.name, found.rows, found.parts) == ("iris", 150, 10)
    with pytest.raises(Problem, match="parts"):
        from_json(PlannedDataset, {**told, "parts": "ten"})
