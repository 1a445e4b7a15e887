"""Results of metric learning: taken apart, shaped by hand, written and read."""

from __future__ import annotations

import json

import numpy as np
import pytest
from support.metric_results import mapped_by

from workbench.api import Problem
from workbench.core.program.json_text import dumps
from workbench.core.program.records import from_json
from workbench.core.results.metric_result import (
    BY_HAND,
    ConstraintCounts,
    DensityRatio,
    Differences,
    Fit,
    ImpostorTotals,
    Judgement,
    LinearMetric,
    MetricData,
    MetricRequest,
    MetricResult,
    ObjectivePath,
    PairSample,
    UsedConstraints,
    result_of,
    shaped_result,
)
from workbench.jobs import wire

#: The keys of a learned metric in session files, as versions without records wrote them.
KEYS = [
    "plugin",
    "params",
    "scale",
    "k",
    "weights",
    "data",
    "attributes",
    "classes",
    "X",
    "y",
    "rows",
    "prepared",
    "M",
    "components",
    "eigenvalues",
    "eigenvectors",
    "rank",
    "note",
    "covariance_used",
    "sigma_s",
    "sigma_d",
    "raw",
    "raw_eigenvalues",
    "S",
    "D",
    "ratio",
    "objective",
    "converged",
    "constraints",
    "loo_before",
    "loo_after",
    "badge",
    "impostors",
    "remarks",
    "seconds",
]


def full() -> MetricResult:
    """A result in which everything is known."""
    one = np.array([0, 1]), np.array([1, 2])
    return MetricResult(
        MetricRequest("kissnn", {"v": 5}, "z-score", 3, "rank"),
        MetricData(
            "three", ("a", "b"), ("x", "y"), np.arange(6.0).reshape(3, 2),
            np.array([0, 1, 1]), np.array([0, 2, 5]), ("one step",),
        ),
        LinearMetric.of(np.array([[2.0, 1.0], [1.0, 2.0]])),
        note="a note",
        covariance_used="ml",
        differences=Differences(
            np.eye(2), 2 * np.eye(2), np.diag([1.0, -1.0]), np.array([1.0, -1.0]),
            PairSample(*one, 4), PairSample(*one, 2), DensityRatio(np.eye(2), 0.5),
        ),
        fit=Fit(
            ObjectivePath(np.array([3.0, 2.0]), "loss"),
            False,
            UsedConstraints(
                np.array([[0, 1]]), np.array([[0, 2]]), np.array([[0, 1, 2]]),
                ConstraintCounts(10, 20, 30),
            ),
        ),
        judged=Judgement(0.5, 0.75, impostors=ImpostorTotals(1, 2, 3, 4, 5)),
        remarks=("a remark",),
        seconds=1.5,
    )  # fmt: skip


def test_a_matrix_is_taken_apart():
    # eigenvalues 3 and 1 along the diagonals of the square, worked out by hand
    metric = LinearMetric.of(np.array([[2.0, 1.0], [1.0, 2.0]]))
    assert metric.eigenvalues == pytest.approx([3.0, 1.0])
    assert np.abs(metric.eigenvectors) == pytest.approx(np.full((2, 2), 0.5**0.5))
    assert metric.components.T @ metric.components == pytest.approx(metric.M)
    assert metric.rank == 2


@pytest.mark.parametrize("tiny", [0.0, 1e-16])
def test_rounding_is_no_direction(tiny):
    metric = LinearMetric.of(np.diag([4.0, tiny]))
    assert metric.rank == 1
    assert metric.eigenvalues.tolist() == [4.0, 0.0]
    assert np.abs(metric.components) == pytest.approx(np.array([[2.0, 0.0]]))


def test_json_has_the_keys_of_session_files():
    document = json.loads(dumps(full()))
    assert list(document) == KEYS
    assert document["data"] == "three"
    assert document["S"] == {"i": [0, 1], "j": [1, 2], "count": 4}
    assert document["ratio"] == {
        "form": [[1, 0], [0, 1]],
        "constant": 0.5,
        "problem": "",
    }
    assert document["objective"] == {"path": [3.0, 2.0], "name": "loss"}
    assert document["constraints"]["counts"] == {
        "similar": 10, "dissimilar": 20, "triples": 30,
    }  # fmt: skip
    assert document["impostors"]["pushes_after"] == 3


@pytest.mark.parametrize("made", [full(), mapped_by([[1.0, 2.0]])])
def test_json_and_wire_give_it_back(made):
    for back in (
        from_json(MetricResult, json.loads(dumps(made))),
        wire.decode(wire.encode(made)),
    ):
        assert dumps(back) == dumps(made)
        assert back.data.y.dtype == np.int64
        assert back.metric.M.dtype == np.float64


def test_metrics_of_local_methods_cross_as_they_are():
    metrics = np.ones((3, 2, 2), np.float32)
    made = MetricResult(MetricRequest(), MetricData(), full().metric, local=metrics)
    back = wire.decode(wire.encode(made)).local
    assert back is not None
    assert (back.dtype, back.shape) == (np.float32, (3, 2, 2))
    assert "metrics" in json.loads(dumps(made))


def test_files_of_earlier_versions_open_as_far_as_they_go():
    document = json.loads(dumps(full()))
    for key in KEYS:
        if key not in ("M", "components", "eigenvalues", "eigenvectors", "rank"):
            del document[key]
    back = from_json(MetricResult, document)
    assert back.by_hand
    assert back.differences.ratio is None
    assert back.judged.loo_after is None
    with pytest.raises(Problem, match="M"):
        from_json(MetricResult, {"components": [[1.0]]})


def test_a_hand_keeps_the_differences_but_not_what_they_made():
    base = full()
    shaped = shaped_result(base, np.eye(2))
    assert shaped.by_hand
    assert shaped.request.plugin == BY_HAND
    assert shaped.request.params == {"v": 5}
    assert shaped.data is base.data
    assert shaped.differences.similar is base.differences.similar
    assert shaped.differences.raw is shaped.differences.raw_eigenvalues is None
    assert (shaped.judged.loo_before, shaped.judged.loo_after) == (0.5, None)
    assert (shaped.note, shaped.seconds, shaped.fit.iterations) == ("", 0.0, 0)


def test_of_a_draft_only_the_metric_is_known():
    base = full()
    draft = result_of(base.request, base.data, np.eye(2))
    assert not draft.by_hand
    assert draft.judged == Judgement()
    assert draft.differences.similar is None
