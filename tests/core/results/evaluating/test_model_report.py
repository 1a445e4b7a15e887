"""Records of models: the key order of their JSON, and headers of other versions."""

from __future__ import annotations

import json

import pytest

from workbench.api.problems import Problem
from workbench.core.program.json_text import plain
from workbench.core.program.records import from_json
from workbench.core.results.evaluating.model_report import (
    FilePrediction,
    JudgedClasses,
    JudgedNumbers,
    ModelHeader,
)
from workbench.jobs import wire

HEADER = {
    "format": 1,
    "plugin": "knn",
    "params": {"n_neighbors": 3},
    "filters": [],
    "scale": "none",
    "costs": None,
    "class_weights": "none",
    "calibration": "none",
    "prototypes": "none",
    "prepared": [],
    "attributes": [{"name": "x", "kind": "numeric", "values": []}],
    "class": {"name": "c", "kind": "nominal", "values": ["a", "b"]},
    "class_index": 1,
    "classes": ["a", "b"],
    "trained_on": {
        "name": "toy", "instances": 4, "attributes": 1, "classes": ["a", "b"],
        "rows": 3,
    },
    "versions": {"python": "3.11"},
    "saved": "2026-01-01",
    "seconds": 0.5,
    "warnings": [],
    "types": ["t"],
    "digest": "0",
}  # fmt: skip


def test_a_header_is_written_as_it_was_read():
    header = from_json(ModelHeader, HEADER)
    assert json.dumps(plain(header)) == json.dumps(HEADER)
    assert (header.trained_on.data.name, header.trained_on.rows) == ("toy", 3)
    assert header.class_attribute["name"] == "c"
    assert wire.decode(wire.encode(header)) == header


def test_a_header_without_columns_is_refused():
    with pytest.raises(Problem, match="class_index"):
        from_json(ModelHeader, {k: v for k, v in HEADER.items() if k != "class_index"})


@pytest.mark.parametrize(
    ("judged", "kind"),
    [
        ({"class_known": 2, "correct": 1, "accuracy": 0.5, "counts": {"a": 2}},
         JudgedClasses),
        ({"class_known": 2, "correct": None, "mae": 0.5}, JudgedNumbers),
    ],
)  # fmt: skip
def test_predictions_are_judged_by_the_kind_of_class(judged, kind):
    document = {"model": "knn", "data": "toy", "n": 2, **judged, "columns": ["x", "c"],
                "preview": [["1", "a"]], "remarks": [], "path": ""}  # fmt: skip
    answer = from_json(FilePrediction, document)
    assert isinstance(answer.judged, kind)
    assert json.dumps(plain(answer)) == json.dumps(document)
    assert wire.decode(wire.encode(answer)) == answer
