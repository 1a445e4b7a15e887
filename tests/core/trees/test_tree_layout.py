"""Tidy trees: the rules of Reingold and Tilford, and a slow drawing that keeps them too."""

from __future__ import annotations

import time

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from workbench.core.trees.tree_layout import tidy


@st.composite
def trees(draw, most=6, size=60):
    """Random trees: each node hangs below an earlier one."""
    n = draw(st.integers(1, size))
    children = [[] for _ in range(n)]
    for node in range(1, n):
        free = [i for i in range(node) if len(children[i]) < most]
        children[draw(st.sampled_from(free))].append(node)
    return children


def depths(children):
    found = np.zeros(len(children), int)
    for node, kids in enumerate(children):  # children come after their parents
        found[kids] = found[node] + 1
    return found


def in_order(children, node=0):
    """Nodes by depth, from left to right."""
    level = [node]
    while level:
        yield level
        level = [kid for parent in level for kid in children[parent]]


def shape(children, node):
    return tuple(shape(children, kid) for kid in children[node])


def below(children, node):
    yield node
    for kid in children[node]:
        yield from below(children, kid)


def slow(children, node=0):
    """Places relative to the node, and both outlines, of a tree with at most two children."""
    kids = children[node]
    if not kids:
        return {node: 0.0}, [0.0], [0.0]
    drawn = [slow(children, kid) for kid in kids]
    if len(kids) == 1:
        places, left, right = drawn[0]
        return {node: 0.0, **places}, [0.0, *left], [0.0, *right]
    (a, a_left, a_right), (b, b_left, b_right) = drawn
    apart = max(p - q for p, q in zip(a_right, b_left, strict=False)) + 1.0
    h = apart / 2
    places = {k: v - h for k, v in a.items()} | {k: v + h for k, v in b.items()}
    rows = range(max(len(a_left), len(b_left)))
    left = [a_left[i] - h if i < len(a_left) else b_left[i] + h for i in rows]
    right = [b_right[i] + h if i < len(b_right) else a_right[i] - h for i in rows]
    return {node: 0.0, **places}, [0.0, *left], [0.0, *right]


@given(trees())
def test_the_rules_of_a_tidy_tree_hold(children):
    x = tidy(children)
    assert x.min() == 0.0
    for level in in_order(children):
        assert (np.diff(x[level]) >= 1.0 - 1e-9).all()  # order and distance
    for node, kids in enumerate(children):
        if kids:
            assert np.isclose(x[node], (x[kids[0]] + x[kids[-1]]) / 2)
    drawn = {}
    for node in range(len(children)):
        form = tuple(np.round(x[list(below(children, node))] - x[node], 6))
        assert drawn.setdefault(shape(children, node), form) == form


@given(trees(most=2))
def test_binary_trees_are_drawn_as_narrow_as_by_trying(children):
    places, left, _right = slow(children)
    expected = np.array([places[i] for i in range(len(children))]) - min(left)
    assert np.allclose(tidy(children), expected)


def test_small_subtrees_between_large_ones_are_spread_evenly():
    # two wide subtrees with three leaves between them (Buchheim and others, figure 6)
    children = [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [], [], [], [11, 12, 13, 14, 15]]
    children += [[] for _ in range(10)]
    x = tidy(children)
    assert np.allclose(np.diff(x[1:6]), 1.25)


def test_what_is_not_reached_has_no_place():
    assert np.isnan(tidy([[1], [], [3], []])[2:]).all()
    assert tidy([[1], [2], []], root=1)[1:].tolist() == [0.0, 0.0]


def test_deep_and_large_trees_are_drawn_in_linear_time():
    chain = [[i + 1] for i in range(20_000)] + [[]]
    assert (tidy(chain) == 0.0).all()
    took = []
    for n in (4_000, 16_000):
        rng = np.random.default_rng(3)
        children = [[] for _ in range(n)]
        for node in range(1, n):
            children[rng.integers(max(0, node - 50), node)].append(node)
        started = time.process_time()
        tidy(children)
        took.append(time.process_time() - started)
    assert took[1] < 16 * max(took[0], 0.005)  # quadratic would be 16 times and more
