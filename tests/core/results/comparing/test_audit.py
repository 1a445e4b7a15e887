"""Records of an audit: JSON has what is known, in the order that readers know."""

from __future__ import annotations

import json

import pytest

from workbench.core.program.json_text import dumps
from workbench.core.program.records import from_json
from workbench.core.results.comparing.audit import (
    Explanation,
    Figures,
    Finding,
    NumberBothWays,
    PrintedQuantile,
    RankDecision,
    StepDecision,
    StepFigures,
)
from workbench.jobs import wire

FINDINGS = [
    Finding("k", "error", 4.0, 5),
    Finding("q", "error", 2.1, 2.5, Explanation(family="nemenyi", k=4, q=2.1), k=5),
    Finding("cd", "error", 1.0, 1.1, PrintedQuantile(2.1, 5, 27), n=27, family="nemenyi"),
    Finding("mean_ranks", "error", {"a": 1.5}, {"a": 1.25}, datasets=8),
    Finding("holm_thresholds", "error", (0.01, 0.02), (0.02, 0.03), changed=("a",)),
    Finding("friedman_p", "error", 0.5, NumberBothWays(0.1, 0.2)),
    Finding("cd_decision", "error", RankDecision(1.0, 0.9, True),
            RankDecision(0.8, 0.9, False), a="x", b="y"),
    Finding("holm_row", "error", StepFigures(None, 0.1), StepFigures(1.0, 0.2)),
    Finding("holm_decision", "error",
            StepDecision(p=0.1, threshold=0.2, significant=True),
            StepDecision(z=2.0, p=0.3, threshold=0.2, significant=False)),
    Finding("impossible_p", "error", 1.5, None, Explanation(least=0.0, most=1.0)),
]  # fmt: skip


@pytest.mark.parametrize("finding", FINDINGS, ids=lambda finding: finding.code)
def test_a_finding_is_the_same_after_json_and_from_a_process(finding: Finding) -> None:
    assert from_json(Finding, json.loads(dumps(finding))) == finding
    again = wire.decode(wire.encode(finding))
    assert again == finding
    assert type(again.recomputed) is type(finding.recomputed)


def test_what_is_not_known_is_left_out() -> None:
    decision: Figures = StepDecision(p=0.1, threshold=0.2, significant=True)
    finding = Finding("cd", "note", decision, None, PrintedQuantile(2.1, 5, 27), n=3)
    assert list(json.loads(dumps(finding)).items()) == [
        ("code", "cd"),
        ("level", "note"),
        ("printed", {"p": 0.1, "threshold": 0.2, "significant": True}),
        ("recomputed", None),
        ("explains", {"q": 2.1, "k": 5, "N": 27}),
        ("N", 3),
    ]
    assert json.loads(dumps(Explanation(n=4, q=2.0))) == {"N": 4, "q": 2.0}
