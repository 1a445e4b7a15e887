"""Which attributes a metric stretches, by hand-made metrics."""

import csv
import io
import json

import numpy as np
import pytest
from support.metric_results import mapped_by

from workbench.core.plane.attribute_relevance import (
    matrix_csv,
    metric_json,
    normalised,
    relevance,
)


def test_a_diagonal_metric_stretches_by_its_roots():
    X = np.random.default_rng(0).normal(size=(50, 3)) * [1.0, 2.0, 0.5]
    M = np.diag([4.0, 1.0, 9.0])
    found = relevance(M, X)
    assert found.stretch == pytest.approx([2.0, 1.0, 3.0])
    moved = X @ np.diag([2.0, 1.0, 3.0])
    assert found.share == pytest.approx(moved.var(axis=0) / moved.var(axis=0).sum())
    assert (found.partner == -1).all()


def test_shares_are_those_of_the_mean_squared_distance():
    X = np.random.default_rng(1).normal(size=(40, 2))
    X[:, 1] -= X[:, 0] * (X[:, 0] @ X[:, 1]) / (X[:, 0] @ X[:, 0])
    M = np.diag([3.0, 0.2])
    differences = (X[:, None] - X[None]).reshape(-1, 2)
    parts = (differences**2 * np.diag(M)).mean(axis=0)
    assert relevance(M, X).share == pytest.approx(parts / parts.sum())


def test_partners_are_the_strongest_ties():
    M = np.array([[4.0, -1.8, 0.0], [-1.8, 1.0, 0.1], [0.0, 0.1, 1.0]])
    found = relevance(M, np.eye(3))
    assert found.partner.tolist() == [1, 0, 1]
    assert found.tie == pytest.approx([-0.9, -0.9, 0.1])
    assert normalised(M)[0, 1] == pytest.approx(-0.9)


def test_an_attribute_of_no_weight():
    found = relevance(np.diag([1.0, 0.0]), np.eye(2))
    assert found.stretch.tolist() == [1.0, 0.0]
    assert found.share.tolist() == [1.0, 0.0]
    assert relevance(np.zeros((2, 2)), np.eye(2)).share.tolist() == [0.0, 0.0]


def test_csv_gives_back_the_very_numbers():
    matrix = np.random.default_rng(2).normal(size=(2, 3)) * 1e-7
    names = ("a, b", 'the "c"', "d")
    lines = list(csv.reader(io.StringIO(matrix_csv(matrix, names, ("L1", "L2")))))
    assert lines[0] == ["", *names]
    assert [line[0] for line in lines[1:]] == ["L1", "L2"]
    back = np.array([[float(cell) for cell in line[1:]] for line in lines[1:]])
    assert (back == matrix).all()


def test_json_holds_both_matrices():
    L = np.array([[1.0, 2.0]])
    document = json.loads(metric_json(mapped_by(L, X=np.eye(2), attributes=["x", "y"])))
    assert document["M"] == [[1.0, 2.0], [2.0, 4.0]]
    assert document["components"] == [[1.0, 2.0]]
    assert "X" not in document
