"""Which rows of a table are alike or near, and how many distances are refused."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.spatial.distance import cdist

from workbench.api import Problem
from workbench.numerics.prototypes.row_table import RowTable

RANDOM = np.random.default_rng(3)
TABLES = {
    "many alike": RANDOM.integers(0, 4, (90, 2)).astype(float),
    "none alike": RANDOM.normal(size=(40, 3)),
    "all alike": np.zeros((5, 2)),
    "signs of nothing": np.array([[0.0, 1.0], [-0.0, 1.0], [2.0, -0.0], [2.0, 0.0]]),
    "one": np.ones((1, 2)),
    # the square of the difference vanishes: the distance is 0
    "too near": np.array([[1e-170, 0.0], [0.0, 0.0], [3.0, 1.0]]),
    "too many dimensions for a tree": RANDOM.integers(0, 2, (60, 9)).astype(float),
}


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("metric", ["euclidean", "manhattan", "canberra"])
def test_the_lowest_row_at_distance_0(name, metric):
    table = RowTable(TABLES[name], metric=metric)
    wanted = [
        min(j for j in range(table.n) if j == i or table.row(i)[j] == 0.0)
        for i in range(table.n)
    ]
    assert table.lowest_alike().tolist() == wanted


def test_too_many_rows_that_differ_are_refused_at_once():
    rows = RANDOM.normal(size=(20_001, 2))
    with pytest.raises(Problem, match=r"all distances of 20001 rows \(3 GB\)"):
        RowTable(rows).refuse_whole()
    rows[1:] = rows[0]  # few differ: their distances are few
    RowTable(rows).refuse_whole()


@pytest.mark.parametrize("step", [1.0, 1 / 3, 0.0])
@pytest.mark.parametrize("d", [4, 9])
def test_neighbours_by_products_are_those_of_sorting(step, d):
    random = np.random.default_rng(6)
    X = random.normal(size=(120, d))
    if step:  # equal distances, identical rows
        X = step * random.integers(0, 3, (120, d))
    D = cdist(X, X)
    np.fill_diagonal(D, np.inf)
    order = np.argsort(D, axis=1, kind="stable")
    for k in (1, 3, 7, 40):
        distances, rows = RowTable(X).nearest(k)
        assert np.array_equal(rows, order[:, :k])
        assert np.array_equal(distances, np.take_along_axis(D, rows, axis=1))
