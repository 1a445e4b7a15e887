"""Bayesian comparisons of a table."""

from __future__ import annotations

import json

import numpy as np
import pytest

from workbench.compute.statistics.by_pairs import posteriors
from workbench.core.program.json_text import dumps
from workbench.core.results.comparing.score_table import ScoreTable


def _table(values, **more):
    n, k = np.shape(values)
    names = tuple(f"d{i}" for i in range(n))
    return ScoreTable(names, tuple("abc"[:k]), np.asarray(values, float), **more)


def test_posteriors_are_in_favour_of_the_better():
    random = np.random.default_rng(1)
    base = random.normal(0.7, 0.05, (20, 1))
    noise = random.normal(0, 0.01, (20, 3))
    table = _table(base + noise + np.array([0.0, 0.05, 0.0]))
    found = posteriors(table, rope=0.02, samples=4000)
    json.loads(dumps(found))
    ab, ac, bc = found
    assert ab.b_better > 0.95
    assert ac.alike > 0.95
    assert bc.a_better > 0.95
    assert ab.a_better + ab.alike + ab.b_better == pytest.approx(1.0)
    costs = _table(-table.values, higher_is_better=False, measure="fit_seconds")
    assert posteriors(costs, rope=0.02, samples=4000) == found


def test_posteriors_leave_gaps_out_pair_by_pair():
    values = np.array([[1, 2, np.nan], [2, 1, np.nan], [3, np.nan, np.nan]])
    found = posteriors(_table(values), samples=500)
    assert [(p.a, p.b, p.n) for p in found] == [("a", "b", 2)]
