"""Results behind the views of the Metric lab: looked up, gathered, sent."""

from __future__ import annotations

import json

import numpy as np
import pytest
from support.documents import evaluation

from workbench.core.program.json_text import dumps
from workbench.core.program.records import from_json
from workbench.core.results.metric_views import (
    JUDGED,
    AccuracyColumns,
    DifferenceMoments,
    EstimatorComparison,
    EstimatorLine,
    HonestEstimate,
    PlaneLabels,
    PlaneRegions,
    StripsAccuracies,
    StripsSweep,
)
from workbench.jobs import wire


@pytest.fixture
def compared() -> EstimatorComparison:
    flat = np.ones(2)
    lines = (
        EstimatorLine(name, name, 0.0, 0.5, flat, flat, flat, 2, loo, True)
        for name, loo in (("ml", 0.75), ("shrunk", None))
    )
    moments = (DifferenceMoments(n, n * np.eye(2), 1.0) for n in (3, 4))
    return EstimatorComparison(tuple(lines), "ml", *moments)


def test_lines_are_found(compared):
    assert compared.line("shrunk").loo is None
    assert compared.line("ml").loo == 0.75


def test_json_and_wire_give_it_back(compared):
    document = json.loads(dumps(compared))
    assert (document["S"]["count"], document["D"]["count"]) == (3, 4)
    for back in (
        from_json(EstimatorComparison, document),
        wire.decode(wire.encode(compared)),
    ):
        assert dumps(back) == dumps(compared)


def test_columns_grow_by_a_line():
    columns = AccuracyColumns()
    assert len(columns) == 0
    for line in ((0.5, 0.25, 1.0), (0.75, 0.75, 0.5)):
        columns = columns.plus(StripsAccuracies(*line))
    assert len(columns) == 2
    assert [columns.of(name) for name in JUDGED] == [
        (0.5, 0.75), (0.25, 0.75), (1.0, 0.5),
    ]  # fmt: skip
    assert columns.mean() == StripsAccuracies(0.625, 0.5, 0.75)


def test_a_sweep_crosses_to_the_window():
    sweep = StripsSweep(AccuracyColumns((0.5,), (0.25,), (1.0,)), (-90.0,))
    assert wire.decode(wire.encode(sweep)) == sweep


def test_regions_cross_with_their_codes():
    labels = np.array([[0, 1], [255, 2]], np.uint8)
    sent = PlaneRegions(2, {"before": PlaneLabels(labels, (0.0, 1.0, -1.0, 2.0))})
    back = wire.decode(wire.encode(sent))
    assert back.level == 2
    assert back.planes["before"].rectangle == (0.0, 1.0, -1.0, 2.0)
    np.testing.assert_array_equal(back.planes["before"].labels, labels, strict=True)


def test_an_honest_estimate_is_as_it_was_in_json():
    confusion, document = np.array([[1, 0], [1, 1]]), evaluation(classifier="kissnn")
    estimate = HonestEstimate(3, 2, 2 / 3, (1,), confusion, (), document, seconds=0.5)
    found = json.loads(dumps(estimate))
    assert found.pop("document") == json.loads(dumps(document))
    assert found == {
        "n": 3, "correct": 2, "accuracy": 2 / 3, "wrong": [1],
        "confusion": [[1, 0], [1, 1]], "failed": [],
        "badge": "LOO", "seconds": 0.5,
    }  # fmt: skip
