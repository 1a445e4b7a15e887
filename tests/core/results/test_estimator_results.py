"""The comparison of estimators, looked up by name."""

from __future__ import annotations

import json

import numpy as np
import pytest

from workbench.core.program.json_text import dumps
from workbench.core.program.records import from_json
from workbench.core.results.estimator_results import (
    DifferenceMoments,
    EstimatorComparison,
    EstimatorLine,
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
