"""Trees read from the fit document: tests, rules, and the rows that reach a node."""

from __future__ import annotations

import numpy as np
import pytest

from workbench.api.data import Attribute, Dataset
from workbench.api.problems import Problem
from workbench.core.trees.tree_model import Test, Tree, conditions, rows_reaching

ROOT = {
    "class": "yes", "count": 6.0, "errors": 2.0, "counts": [4.0, 2.0],
    "attribute": "outlook",
    "children": [
        {
            "class": "no", "count": 3.0, "errors": 1.0, "counts": [1.0, 2.0],
            "value": "sunny", "branch": "= sunny", "attribute": "heat",
            "threshold": 20.5,
            "children": [
                {"class": "yes", "count": 1.0, "errors": 0.0, "counts": [1.0, 0.0],
                 "branch": "<= 20.5"},
                {"class": "no", "count": 2.0, "errors": 0.0, "counts": [0.0, 2.0],
                 "branch": "> 20.5"},
            ],
        },
        {"class": "yes", "count": 3.0, "errors": 0.0, "counts": [3.0, 0.0],
         "value": "rainy", "branch": "= rainy"},
    ],
}  # fmt: skip

NAN = np.nan


@pytest.fixture
def weather() -> Dataset:
    X = np.array(
        [[0, 20.5], [0, 20.5 + 1e-7], [0, 21], [1, 30], [1, NAN], [NAN, 5], [0, NAN]]
    )
    attributes = (
        Attribute("outlook", "nominal", ("sunny", "rainy")),
        Attribute("heat"),
    )
    label = Attribute("play", "nominal", ("yes", "no"))
    return Dataset(X, np.zeros(7, int), attributes, label)


def test_nodes_stand_in_preorder_and_know_their_way():
    tree = Tree.from_root(ROOT)
    assert [n.depth for n in tree.nodes] == [0, 1, 2, 2, 1]
    assert [n.parent for n in tree.nodes] == [-1, 0, 1, 1, 0]
    assert [n.children for n in tree.nodes] == [(1, 4), (2, 3), (), (), ()]
    assert tree.depth == 2
    assert tree.path(3) == [0, 1, 3]
    assert [str(t) for t in tree.tests(3)] == ["outlook = sunny", "heat > 20.5"]
    assert tree.nodes[1].attribute == "heat"
    assert tree.nodes[3].label == "no"
    assert np.isnan(tree.nodes[4].value)  # "rainy" is a branch, not a prediction


def test_a_tree_of_numbers_has_values():
    root = {"value": 2.5, "count": 4, "attribute": "x", "threshold": 1.0,
            "children": [{"value": 1.0, "count": 2}, {"value": 4, "count": 2}]}  # fmt: skip
    nodes = Tree.from_root(root).nodes
    assert [n.value for n in nodes] == [2.5, 1.0, 4.0]
    assert [n.label for n in nodes] == ["", "", ""]


def test_tests_of_one_attribute_become_an_interval():
    def t(name, sign, value):
        return Test(name, sign, value)

    assert conditions([t("w", ">", 0.6), t("l", "<=", 4.9), t("w", "<=", 1.7)]) == [
        "0.6 < w <= 1.7", "l <= 4.9",
    ]  # fmt: skip
    assert conditions([t("w", ">", 0.6), t("w", ">", 0.9)]) == ["w > 0.9"]
    assert conditions([t("w", "<=", 3.0), t("w", "<=", 2.0)]) == ["w <= 2"]
    assert conditions([t("a", "!=", "x"), t("a", "!=", "y")]) == ["a != x", "a != y"]


def test_rows_go_the_way_of_their_values(weather):
    tree = Tree.from_root(ROOT)
    assert rows_reaching(weather, [])[0].tolist() == list(range(7))
    rows, missing = rows_reaching(weather, tree.tests(2))
    assert rows.tolist() == [0, 1]  # a hair above the threshold is still left
    assert missing == 2  # one without outlook, one without heat
    assert rows_reaching(weather, tree.tests(3))[0].tolist() == [2]
    assert rows_reaching(weather, tree.tests(4))[0].tolist() == [3, 4]
    not_rainy = [Test("outlook", "!=", "rainy")]
    assert rows_reaching(weather, not_rainy)[0].tolist() == [0, 1, 2, 6]


@pytest.mark.parametrize(
    ("test", "text"),
    [
        (Test("wind", "<=", 1.0), "no attribute 'wind'"),
        (Test("outlook", "=", "snow"), "no such label"),
        (Test("outlook", "<=", 1.0), "not numeric"),
        (Test("heat", "=", "warm"), "no such label"),
    ],
)
def test_tests_of_other_data_are_refused(weather, test, text):
    with pytest.raises(Problem, match=text):
        rows_reaching(weather, [test])
