"""Bayesian comparisons of a table, and corrected t-tests of its data sets."""

from __future__ import annotations

import json
import math

import numpy as np
import pytest
from scipy import stats

from workbench.api import Problem
from workbench.compute.statistics.by_pairs import corrected_t_tests, posteriors
from workbench.core.experiment.results_view import ResultsView
from workbench.core.tables.score_table import ScoreTable


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
    json.dumps(found, allow_nan=False)
    ab, ac, bc = found["pairs"]
    assert ab["b_better"] > 0.95
    assert ac["alike"] > 0.95
    assert bc["a_better"] > 0.95
    assert ab["a_better"] + ab["alike"] + ab["b_better"] == pytest.approx(1.0)
    costs = _table(-table.values, higher_is_better=False, measure="fit_seconds")
    assert posteriors(costs, rope=0.02, samples=4000)["pairs"] == found["pairs"]


def test_posteriors_leave_gaps_out_pair_by_pair():
    values = np.array([[1, 2, np.nan], [2, 1, np.nan], [3, np.nan, np.nan]])
    found = posteriors(_table(values), samples=500)
    assert [(p["a"], p["b"], p["n"]) for p in found["pairs"]] == [("a", "b", 2)]


@pytest.fixture
def view():
    random = np.random.default_rng(2)
    folds = {}
    for dataset, shift in (("d0", 0.1), ("d1", 0.0), ("d2", -0.1)):
        same = random.normal(0.8, 0.02, 10)
        folds[dataset, "a"] = tuple(same)
        folds[dataset, "b"] = tuple(same + shift + random.normal(0, 0.02, 10))
    folds["d0", "c"] = (0.5, 0.6)  # other folds: cannot be paired
    table = _table(np.full((3, 3), 0.5))
    return ResultsView(
        "t",
        {"accuracy": table},
        folds=folds,
        train_share=dict.fromkeys(table.datasets, 1 / 9),
    )


def test_corrected_t_by_data_set(view):
    found = corrected_t_tests(view, "a")
    json.dumps(found, allow_nan=False)
    rows = {row["dataset"]: row for row in found["rows"]}
    assert [row["verdict"] for row in found["rows"]] == ["better", "same", "worse"]
    for dataset, row in rows.items():
        x = np.subtract(view.folds[dataset, "b"], view.folds[dataset, "a"])
        t = x.mean() / math.sqrt((1 / 10 + 1 / 9) * x.var(ddof=1))
        assert row["t"] == pytest.approx(t)
        assert row["p"] == pytest.approx(2 * stats.t.sf(abs(t), 9))
        assert row["df"] == 9
    assert found["counts"]["b"] == {"better": 1, "same": 1, "worse": 1}
    assert found["counts"]["c"] == {"better": 0, "same": 0, "worse": 0}


def test_against_the_other_it_turns(view):
    found = corrected_t_tests(view, "b")["rows"]
    assert [row["verdict"] for row in found] == ["worse", "same", "better"]


def test_unknown_control(view):
    with pytest.raises(Problem, match="one of a, b, c"):
        corrected_t_tests(view, "z")
