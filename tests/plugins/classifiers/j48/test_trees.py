"""A tree answers by arrays exactly as a row walking down its nodes would."""

import json
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.api import Attribute
from workbench.bundled.j48.predicting import CHUNK, Predictor
from workbench.bundled.j48.trees import Branching, FlatTree, Node

LABELS = ("red", "green", "blue")
ATTRIBUTES = (Attribute("size"), Attribute("colour", "nominal", LABELS))


def leaf(*counts):
    return Node(np.array(counts, dtype=float))


def over(children, attribute, threshold=math.nan):
    counts = sum(child.counts for child in children)
    return Node(counts, attribute, threshold, tuple(children))


TREE = over(
    [
        over([leaf(3, 0), leaf(1, 2), leaf(0, 0)], attribute=1),
        leaf(0, 4),
    ],
    attribute=0,
    threshold=2.5,
)


def predictor(root, *, laplace=False):
    return Predictor.of(FlatTree.of(root), laplace=laplace)


def trees(depth=3):
    counts = st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 3))
    leaves = counts.map(lambda c: leaf(*c))
    if depth == 0:
        return leaves
    below = trees(depth - 1)
    numeric = st.builds(
        lambda a, b, t: over([a, b], 0, float(t)), below, below, st.integers(0, 3)
    )
    nominal = st.builds(lambda *c: over(c, 1), below, below, below)
    one_label = st.builds(
        lambda a, b, label: Node(a.counts + b.counts, 1, math.nan, (a, b), label),
        below,
        below,
        st.integers(0, 2),
    )
    splits = numeric | nominal | one_label
    # no tree splits where it has no rows
    return leaves | splits.filter(lambda node: node.total > 0)


def walked(node, row, parent=None, laplace=0.0):
    """The rules for one row, one node at a time."""
    counts = node.counts + laplace
    if parent is not None and node.total == 0:
        return (parent.counts + laplace) / (parent.counts + laplace).sum()
    if not node.children:
        return counts / counts.sum()
    value = row[node.attribute]
    if not math.isnan(value):
        nominal = node.attribute == 1
        child = int(value) if nominal else int(value > node.threshold)
        if node.label >= 0:
            child = int(value != node.label)
        return walked(node.children[child], row, node, laplace)
    taken = [child for child in node.children if child.total]
    parts = [
        child.total / node.total * walked(child, row, node, laplace) for child in taken
    ]
    return sum(parts) / sum(map(sum, parts))


cells = st.tuples(
    st.sampled_from([0.0, 0.5, 1.0, 2.0, 3.0, 4.0, math.nan]),
    st.sampled_from([0.0, 1.0, 2.0, math.nan]),
)


@given(trees(), st.lists(cells, min_size=1, max_size=8), st.booleans())
def test_arrays_answer_as_nodes_do(tree, rows, laplace):
    if tree.total == 0:
        return
    answers = predictor(tree, laplace=laplace)
    expected = [walked(tree, row, laplace=float(laplace)) for row in rows]
    found = answers.probabilities(np.array(rows))
    np.testing.assert_allclose(found, expected, atol=1e-12)
    np.testing.assert_array_equal(answers.classes(np.array(rows)), found.argmax(axis=1))


@given(trees())
def test_nodes_become_arrays_and_nodes_again(tree):
    again = FlatTree.of(tree).root()
    for old, new in zip(tree.walk(), again.walk(), strict=True):
        assert old.counts.tolist() == new.counts.tolist()
        assert (old.attribute, old.label) == (new.attribute, new.label)
        assert len(old.children) == len(new.children)
        np.testing.assert_equal(old.threshold, new.threshold)


def test_many_rows_are_answered_in_chunks_as_one_by_one():
    random = np.random.default_rng(4)
    X = np.column_stack(
        [random.uniform(0, 5, 3 * CHUNK), random.integers(0, 3, 3 * CHUNK)]
    )
    X[CHUNK + 7, 0] = np.nan
    answers = predictor(TREE)
    some = [0, CHUNK - 1, CHUNK, CHUNK + 7, 2 * CHUNK, 3 * CHUNK - 1]
    expected = [walked(TREE, row) for row in X[some]]
    np.testing.assert_allclose(answers.probabilities(X)[some], expected)
    assert answers.classes(X)[some].tolist() == np.argmax(expected, axis=1).tolist()


def test_answers_by_hand():
    rows = np.array([[1.0, 0], [2.5, 1], [3.0, 1], [1.0, 2], [np.nan, 0], [0, np.nan]])
    expected = [
        [1, 0],
        [1 / 3, 2 / 3],
        [0, 1],
        [4 / 6, 2 / 6],  # no row was blue: the parent answers
        [6 / 10, 4 / 10],
        [4 / 6, 2 / 6],
    ]
    np.testing.assert_allclose(predictor(TREE).probabilities(rows), expected)
    by_laplace = predictor(TREE, laplace=True).probabilities(rows[:1])
    np.testing.assert_allclose(by_laplace, [[4 / 5, 1 / 5]])


def test_shares_that_should_be_equal_are():
    assert 0.1 + 0.2 > 0.3  # in binary
    leaves = [leaf(3, 0, 0, 0), leaf(0, 1, 0, 0), leaf(0, 2, 0, 0), leaf(0, 0, 2, 2)]
    answers = predictor(over(leaves, 1)).probabilities(np.array([[0.0, math.nan]]))
    assert answers[0, 0] == answers[0, 1]
    np.testing.assert_allclose(answers, [[0.3, 0.3, 0.2, 0.2]])


def test_figures_of_a_node():
    assert (TREE.total, TREE.errors, TREE.majority) == (10.0, 4.0, 1)
    assert leaf(2, 2).majority == 0
    assert leaf(0.1 + 0.2, 0.3).majority == leaf(0.3, 0.1 + 0.2).majority == 0
    assert [node.total for node in TREE.walk()] == [10, 6, 4, 3, 3, 0]
    assert [node.total for node in TREE.leaves()] == [4, 3, 3, 0]


def test_the_description_is_json_and_names_every_branch():
    root = json.loads(json.dumps(TREE.describe(ATTRIBUTES, ("no", "yes"))))
    assert (root["attribute"], root["threshold"]) == ("size", 2.5)
    assert (root["class"], root["count"], root["errors"]) == ("yes", 10.0, 4.0)
    small, large = root["children"]
    assert (small["branch"], large["branch"]) == ("<= 2.5", "> 2.5")
    assert small["attribute"] == "colour"
    assert "threshold" not in small
    assert [child["value"] for child in small["children"]] == list(LABELS)
    assert "children" not in large
    # no row was blue: the class is that of the small ones, as in a prediction
    assert [child["class"] for child in small["children"]] == ["no", "yes", "no"]
    few = over([leaf(0, 1), leaf(0, 0)], attribute=0, threshold=1.0)
    below = few.describe(ATTRIBUTES, ("no", "yes"))["children"]
    assert [child["class"] for child in below] == ["yes", "yes"]


def test_a_test_of_one_label_names_it_and_the_others():
    tree = Node(np.array([2.0, 1.0]), 1, math.nan, (leaf(2, 0), leaf(0, 1)), label=1)
    green, others = tree.describe(ATTRIBUTES, ("no", "yes"))["children"]
    assert (green["branch"], green["value"]) == ("= green", "green")
    assert others["branch"] == "!= green"
    assert "value" not in others


@pytest.mark.parametrize(
    ("value", "threshold", "label", "branch"),
    [
        (1.0, 1.0, -1, 0),
        (1.1, 1.0, -1, 1),
        (1.0 + 5e-7, 1.0, -1, 1),  # as in Weka, not by a hair more
        (2.0, math.nan, -1, 2),
        (2.0, math.nan, 2, 0),
        (0.0, math.nan, 2, 1),
        (math.nan, 1.0, -1, -1),
        (math.nan, math.nan, -1, -1),
        (math.nan, math.nan, 2, -1),
    ],
)
def test_branches(value, threshold, label, branch):
    nothing = np.zeros(1, dtype=np.int64)
    tests = Branching(
        nothing, np.array([threshold]), np.array([label]), nothing, nothing
    )
    assert tests.branches(np.array([[value]]), nothing, nothing).tolist() == [branch]


def test_shares_of_nothing_are_equal():
    tests = FlatTree.of(TREE).tests
    # the root, its two children, the three of the first
    of_nothing = [1.0, 0.5, 0.5, 1 / 3, 1 / 3, 1 / 3]
    np.testing.assert_allclose(tests.shares(np.zeros(6)), of_nothing)
    found = tests.shares(np.array([10.0, 6, 4, 3, 3, 0]))
    np.testing.assert_allclose(found, [1.0, 0.6, 0.4, 0.5, 0.5, 0.0])


def test_a_tree_of_two_hundred_levels_is_described_and_answers():
    node = leaf(1, 0)
    for level in range(200):
        node = over([leaf(0, 1), node], attribute=0, threshold=200.0 - level)
    text = json.dumps(node.describe(ATTRIBUTES, ("no", "yes")))
    assert text.count("threshold") == 200
    deepest = predictor(node).probabilities(np.array([[500.0, 0.0]]))
    assert deepest.tolist() == [[1.0, 0.0]]


def test_what_lies_too_deep_is_left_out_of_the_description():
    node = leaf(1, 0)
    for level in range(300):
        node = over([leaf(0, 1), node], attribute=0, threshold=300.0 - level)
    text = json.dumps(node.describe(ATTRIBUTES, ("no", "yes")))
    assert text.count("threshold") == 200
    assert text.count("deeper") == 1
    assert json.loads(text)["count"] == 301
