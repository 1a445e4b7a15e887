"""Axioms of a metric: the worst of all triangles, looked for in three loops."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from support.distance_cases import OF_PAIRS, options, readable

from workbench.api import Attribute, Problem
from workbench.numerics.neighbours.axioms import (
    counterexample,
    refuse_without_triangle,
    worst_violations,
)
from workbench.numerics.neighbours.distance import DISTANCES
from workbench.numerics.neighbours.distances import measure_for, pairwise


@given(D=arrays(float, (5, 5), elements=st.integers(-2, 9).map(float)))
def test_the_worst_of_each_axiom_by_loops(D):
    found = worst_violations(D)
    assert found.non_negative.worst == max(0.0, -D.min())
    assert found.identity.worst == abs(np.diag(D)).max()
    assert found.symmetry.worst == abs(D - D.T).max()
    over = {
        (a, b, c): D[a, c] - D[a, b] - D[b, c]
        for a, b, c in itertools.permutations(range(5), 3)
    }
    worst = max(over.values())
    assert found.triangle.worst == max(0.0, worst)
    assert over[found.triangle.rows] == worst
    assert found.triangle.holds == (worst <= 0)
    assert D[found.symmetry.rows] - D[found.symmetry.rows[::-1]] in (
        found.symmetry.worst,
        -found.symmetry.worst,
    )


def test_different_things_at_distance_zero_are_named():
    D = np.array([[0.0, 1.0, 1.0], [1.0, 0.0, 0.0], [1.0, 0.0, 0.0]])
    assert worst_violations(D).merged == (1, 2)
    equal = D == 0.0
    assert worst_violations(D, equal).merged == ()


@pytest.mark.parametrize("n", [0, 1, 2])
def test_few_things_break_no_triangle(n):
    assert worst_violations(np.zeros((n, n))).triangle.holds


numbers = st.integers(-6, 6).map(lambda i: i / 2)


@given(
    rows=st.lists(st.tuples(numbers, numbers, numbers), min_size=3, max_size=3),
    metric=st.sampled_from(OF_PAIRS),
    p=st.sampled_from([0.5, 1.0, 1.5, 2.0, 4.0]),
)
def test_a_declared_metric_keeps_every_triangle(rows, metric, p):
    """On random triples; searches rely on it."""
    if not DISTANCES[metric].is_metric(p):
        return
    X = readable(metric, np.array(rows))
    D = pairwise(X, X, measure_for(metric, X, **options(metric, X, p)))
    found = worst_violations(D)
    assert found.triangle.holds, found
    assert found.symmetry.holds
    assert found.non_negative.holds
    assert found.identity.worst == 0.0


@pytest.mark.parametrize(
    ("metric", "p"),
    [
        *[("minkowski", p) for p in (0.1, 0.5, 0.9)],
        ("weighted", 0.5),
        ("vdm", 2.0),
        ("cosine", 2.0),
        ("pearson", 2.0),
    ],
)
def test_what_is_no_metric_shows_three_rows(metric, p):
    found = counterexample(DISTANCES[metric], p)
    assert found is not None
    X = np.array([found.a, found.b, found.c])
    ends = np.array([[0.0] * X.shape[1], [2.0] * X.shape[1]])  # of the ranges
    told = {"p": p, "vdm_q": p}
    D = pairwise(X, X, measure_for(metric, np.vstack([X, ends]), **told))
    assert D[0, 2] == pytest.approx(found.direct, rel=1e-12)
    assert D[0, 1] + D[1, 2] == pytest.approx(found.first + found.second, rel=1e-12)
    assert found.direct > found.first + found.second
    with pytest.raises(Problem, match=r"ball-tree .* not a metric: d\(\(.*\) = .* > "):
        refuse_without_triangle("ball-tree", DISTANCES[metric], p)


def test_a_half_makes_four_of_two():
    """The corners of the unit square."""
    found = counterexample(DISTANCES["minkowski"], 0.5)
    assert (
        str(found)
        == "d((0, 1), (1, 0)) = 4 > d((0, 1), (0, 0)) + d((0, 0), (1, 0)) = 2"
    )


@pytest.mark.parametrize("metric", [m for m, d in DISTANCES.items() if d.is_metric()])
def test_a_metric_is_not_refused(metric):
    assert counterexample(DISTANCES[metric]) is None
    refuse_without_triangle("vp-tree", DISTANCES[metric])


def test_points_are_refused_though_no_rows_are_known():
    with pytest.raises(Problem, match="nothing makes it keep"):
        refuse_without_triangle("kd-tree", DISTANCES["custom"])


def test_squared_value_differences_break_the_triangle_between_labels():
    label = (Attribute("letter", "nominal", ("A", "B", "C")),)
    X = np.array([[0.0]] * 4 + [[1.0]] * 4 + [[2.0]] * 4)
    y = np.array([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1])
    told = {"attributes": label, "classes": y, "vdm_shares": "class-given-value"}
    letters = np.array([[0.0], [1.0], [2.0]])
    D = pairwise(letters, letters, measure_for("vdm", X, vdm_q=2.0, **told))
    found = worst_violations(D).triangle
    assert (found.worst, found.rows) == (1.0, (0, 1, 2))  # 2 > 1/2 + 1/2
