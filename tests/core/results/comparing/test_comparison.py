"""Records of a comparison: columns that are rows, in JSON and for whoever reads them."""

from __future__ import annotations

import json

import numpy as np
import pytest
from support.comparisons import comparison, rank_pairs

from workbench.api.problems import Problem
from workbench.core.program.json_text import dumps
from workbench.core.program.records import from_json
from workbench.core.results.comparing.comparison import (
    Headline,
    JudgedTest,
    PostHoc,
    RankPair,
    SignPair,
)
from workbench.jobs import wire

PAIRS = [
    {"a": "x", "b": "y", "difference": -1.5, "z": -2.1, "p": 0.03, "significant": True},
    {"a": "x", "b": "z", "difference": 0.5, "z": 0.7, "p": 0.5, "threshold": np.inf},
]


def test_columns_are_rows_in_json() -> None:
    found = comparison({"x": 1.0, "y": 2.5, "z": 0.5}, PAIRS)
    document = json.loads(dumps(found))["posthoc"]
    assert list(document) == ["method", "alpha", "q", "cd", "control", "pairs"]
    assert document["pairs"][0] == {
        "a": "x", "b": "y", "difference": -1.5, "z": -2.1, "p": 0.03, "adjusted": 0.0,
        "significant": True, "low": 0.0, "high": 0.0, "threshold": 0.0,
    }  # fmt: skip
    assert document["pairs"][1]["threshold"] is None  # it is not finite
    again = from_json(PostHoc, document)
    assert [pair[:7] for pair in again.pairs] == [
        pair[:7] for pair in found.posthoc.pairs
    ]
    assert np.isnan(again.pairs.threshold[1])
    assert from_json(PostHoc, {**document, "pairs": []}).pairs.p.shape == (0,)


def test_a_row_without_a_column_is_named() -> None:
    document = json.loads(dumps(comparison({"x": 1.0}, PAIRS).posthoc))
    del document["pairs"][1]["p"]
    with pytest.raises(Problem, match="pairs") as caught:
        from_json(PostHoc, document)
    assert "'p'" in caught.value.expected


def test_rows_are_plain_values_and_know_the_better() -> None:
    pairs = rank_pairs(PAIRS)
    assert len(pairs) == 2
    first, second = pairs
    assert isinstance(first, RankPair)
    assert [type(value) for value in first] == [
        str, str, float, float, float, float, bool, float, float, float,
    ]  # fmt: skip
    # the smaller mean rank is the better
    assert (first.better, second.better) == ("x", "z")


def test_the_other_way_round_wins_are_losses() -> None:
    pair = SignPair("x", "y", 5, 2, 3, 0.1, 0.2, 0.6, 0.4, 0.9, 0.3, significant=False)
    turned = pair.reversed()
    assert (turned.a, turned.b, turned.wins, turned.losses) == ("y", "x", 3, 5)
    assert (turned.share, turned.low, turned.high) == pytest.approx((0.4, 0.1, 0.6))
    assert (turned.ties, turned.p, turned.adjusted) == (2, 0.1, 0.3)
    assert turned.reversed()[:5] == pair[:5]


def test_it_crosses_the_border_of_a_process() -> None:
    headline = Headline("friedman", JudgedTest(np.inf, 0.01, (2, 6), True, True))
    found = comparison({"x": 1.0, "y": 2.5}, PAIRS, headline=headline, groups=[["x"]])
    again = wire.decode(wire.encode(found))
    assert type(again) is type(found)
    assert dumps(again) == dumps(found)
    assert again.headline == headline  # infinite, which JSON cannot say
    assert again.posthoc.pairs.threshold[1] == np.inf
    assert again.by_rank == [("x", 1.0), ("y", 2.5)]
    assert [pair.b for pair in again.separated] == ["y"]
