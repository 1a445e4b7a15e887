"""Targets and impostors against loops written straight from the definition."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.compute.metric_lab.target_links import count_impostors
from workbench.core.plane.impostors import neighbourhood, target_neighbours


def brute(Z, y, row, targets, margin):
    """All triples of eq. 23 and 24, one by one."""

    def distance(other):
        return float(np.sqrt(sum((Z[row] - Z[other]) ** 2)))

    triples = [
        (j, other)
        for j in targets
        for other in range(len(Z))
        if y[other] != y[row] and distance(other) <= (1 + margin) * distance(j)
    ]
    farthest = max((distance(j) for j in targets), default=0.0)
    return len(triples), sorted({other for _, other in triples}), farthest


@given(
    seed=st.integers(0, 10**6), n=st.integers(2, 25), k=st.integers(1, 6),
    margin=st.sampled_from([0.0, 0.1, 1.0]),
)  # fmt: skip
def test_neighbourhood_equals_brute_force(seed, n, k, margin):
    rng = np.random.default_rng(seed)
    X, y = rng.normal(size=(n, 3)), rng.integers(0, 3, n)
    Z = X @ rng.normal(size=(3, 2))
    row = int(rng.integers(n))
    targets = target_neighbours(X, y, row, k)
    near = sorted(
        (float(np.linalg.norm(X[row] - X[j])), j)
        for j in range(n)
        if j != row and y[j] == y[row]
    )
    assert targets.tolist() == [j for _, j in near[:k]]
    here = neighbourhood(Z, y, row, targets, margin)
    pushes, impostors, perimeter = brute(Z, y, row, targets, margin)
    assert here.pushes == pushes
    assert sorted(here.impostors.tolist()) == impostors
    assert here.perimeter == pytest.approx(perimeter)
    assert here.pulls == len(targets)


def test_ties_among_targets_are_won_by_the_lower_row():
    X = np.array([[0.0], [1.0], [-1.0], [1.0]])
    assert target_neighbours(X, np.zeros(4, int), 0, 2).tolist() == [1, 2]


def test_class_of_one_row_neither_pulls_nor_pushes():
    X, y = np.arange(4.0)[:, None], np.array([0, 1, 1, 1])
    here = neighbourhood(X, y, 0, target_neighbours(X, y, 0, 3))
    assert (here.pulls, here.pushes, here.perimeter) == (0, 0, 0.0)


def test_totals_are_the_sums_over_rows():
    rng = np.random.default_rng(3)
    X, y = rng.normal(size=(30, 2)), rng.integers(0, 2, 30)
    X[:, 0] += 3 * y  # told apart, until the other column is blown up
    Z = X * [1.0, 9.0]
    totals = count_impostors(X, Z, y, 3)
    before, after = [], []
    for row in range(30):
        targets = target_neighbours(X, y, row, 3)
        before.append(brute(X, y, row, targets, 0.1)[0])
        after.append(brute(Z, y, row, targets, 0.1)[0])
    assert totals.pulls == 90
    assert (totals.pushes_before, totals.pushes_after) == (sum(before), sum(after))
    assert totals.invaded_before < totals.invaded_after
    assert totals.invaded_before == sum(b > 0 for b in before)
    assert totals.invaded_after == sum(a > 0 for a in after)
