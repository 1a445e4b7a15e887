"""Traces of searches: the answer of brute force with ties, the counts of the search."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
import pytest
from scipy.spatial.distance import cdist

from workbench.api import Problem
from workbench.numerics.search.comparisons import Comparisons
from workbench.numerics.search.search_space import SearchSpace
from workbench.numerics.search.structures import STRUCTURES

TREES = ["kd-tree", "ball-tree", "vp-tree"]


def cases(count=50):
    """Draw rows with many ties, a query, k and a size of leaves."""
    random = np.random.default_rng(48)
    for _ in range(count):
        n, d = random.integers(2, 80), random.integers(1, 4)
        X = random.integers(0, 5, (n, d)).astype(float)
        query = random.integers(0, 6, d).astype(float)
        yield X, query, int(random.integers(1, 9)), int(random.integers(1, 5))


@pytest.mark.parametrize("id_", TREES)
def test_the_answer_of_brute_force_and_the_counts_of_the_search(id_):
    for X, query, k, leaf_size in cases():
        tree = STRUCTURES[id_](SearchSpace(X), leaf_size=leaf_size)
        found = tree.trace(query, k)
        apart = np.sqrt(((X - query) ** 2).sum(axis=1))
        nearest = sorted(range(len(X)), key=lambda i: (apart[i], i))[:k]
        assert found.rows.tolist() == nearest
        assert found.distances == pytest.approx(apart[nearest])
        counts = Comparisons()
        tree.nearest(query[None], k, counts)
        last = found.steps[-1]
        assert (last.rows_compared, last.centres_compared) == (
            counts.rows,
            counts.centres,
        )
        assert (found.counts.rows, found.counts.centres) == (
            counts.rows,
            counts.centres,
        )
        assert list(last.best) == nearest
        assert last.tau_after == found.distances[-1]


@pytest.mark.parametrize("id_", TREES)
def test_a_row_that_is_asked_about_is_left_out(id_):
    X = np.random.default_rng(3).random((40, 2))
    found = STRUCTURES[id_](SearchSpace(X), leaf_size=1).trace(X[7], 60, own=7)
    assert sorted(found.rows.tolist()) == [i for i in range(40) if i != 7]
    assert found.counts.rows == 39


@pytest.mark.parametrize("id_", TREES)
def test_steps_hang_together(id_):
    random = np.random.default_rng(11)
    X, query = random.random((150, 2)), random.random(2)
    tree = STRUCTURES[id_](SearchSpace(X), leaf_size=2)
    steps = tree.trace(query, 4).steps
    assert steps[0].node == 0
    assert len({s.node for s in steps}) == len(steps)
    seen: set[int] = set()
    compared = 0
    for step in steps:
        assert step.visited == (step.bound <= step.tau)
        assert step.node == 0 or int(tree.parent[step.node]) in seen
        compared += len(step.rows)
        assert step.rows_compared == compared
        assert step.tau_after <= step.tau
        if step.visited:
            seen.add(step.node)
    for before, after in pairwise(steps):
        assert after.tau == before.tau_after
    # both children of what was visited were decided about
    inner = [u for u in seen if tree.left[u] >= 0]
    reached = {s.node for s in steps}
    assert all({tree.left[u], tree.right[u]} <= reached for u in inner)


@pytest.mark.parametrize("id_", TREES)
def test_the_parts_of_bounds_are_what_they_are_called(id_):
    random = np.random.default_rng(12)
    X, query = random.random((120, 2)), random.random(2)
    tree = STRUCTURES[id_](SearchSpace(X), leaf_size=1)
    for step in tree.trace(query, 3).steps:
        if not step.node:
            assert (step.apart, step.less, step.bound) == (0, 0, 0)
            continue
        below = X[tree.order[tree.start[step.node] : tree.stop[step.node]]]
        difference = step.apart - step.less
        if id_ == "ball-tree":
            centre = below.mean(axis=0)
            assert step.apart == pytest.approx(math.dist(query, centre))
            assert step.less == pytest.approx(cdist([centre], below).max())
            difference = max(difference, 0.0)
        elif id_ == "kd-tree":
            outside = np.maximum(below.min(axis=0) - query, query - below.max(axis=0))
            assert step.apart == pytest.approx(np.linalg.norm(np.maximum(outside, 0)))
        else:
            above = int(tree.parent[step.node])
            apart = math.dist(query, X[tree.vantage[above]])
            inner = step.node == tree.left[above]
            expected = (apart, tree.mu[above]) if inner else (tree.mu[above], apart)
            assert (step.apart, step.less) == pytest.approx(expected)
        assert step.bound == pytest.approx(difference, abs=1e-9)
        assert cdist(query[None], below).min() >= step.bound - 1e-9


def test_k_is_checked():
    with pytest.raises(Problem, match="k = 0"):
        STRUCTURES["kd-tree"](SearchSpace(np.eye(3))).trace(np.zeros(3), 0)
