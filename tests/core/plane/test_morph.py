"""The way from the identity to a metric: its ends, its variance, who is near."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.linalg import fractional_matrix_power
from scipy.spatial.distance import cdist

from workbench.api import Problem
from workbench.core.plane.morph import MorphPath

RANDOM = np.random.default_rng(4)
X = RANDOM.normal(size=(40, 3)) @ np.diag([3.0, 1.0, 0.2])
ROOT = RANDOM.normal(size=(3, 3))
M = ROOT @ ROOT.T


@pytest.fixture
def path():
    return MorphPath.of(M, X)


@pytest.mark.parametrize("t", [0.0, 0.3, 0.7, 1.0])
def test_rows_keep_their_total_variance(path, t):
    drawn = X @ path.map_at(t)
    assert drawn.var(axis=0).sum() == pytest.approx(X.var(axis=0).sum(), rel=1e-12)
    assert path.variance_at(t) == pytest.approx(X.var(axis=0).sum(), rel=1e-12)


@pytest.mark.parametrize("t", [0.0, 0.25, 1.0])
def test_distances_are_those_of_the_power_of_the_metric(path, t):
    power = fractional_matrix_power(M, t)
    wanted = cdist(X, X, "mahalanobis", VI=power)
    drawn = X @ path.map_at(t)
    shares = cdist(drawn, drawn)[wanted > 0] / wanted[wanted > 0]
    assert shares == pytest.approx(np.full(shares.size, shares[0]), rel=1e-9)


def test_the_way_begins_at_the_rows_themselves(path):
    assert path.map_at(0.0) == pytest.approx(np.eye(3), abs=1e-12)


def test_the_ball_of_the_metric_holds_whom_it_holds_at_every_place(path):
    wanted = np.einsum("ij,jk,ik->i", X, M, X)
    for t in (0.2, 0.9):
        drawn, ball = X @ path.map_at(t), path.learned_ball(t)
        inside = np.einsum("ij,jk,ik->i", drawn, ball, drawn)
        assert inside == pytest.approx(wanted, rel=1e-8)


def test_no_metric_has_no_way_and_places_beyond_are_refused():
    nothing = MorphPath.of(np.zeros((3, 3)), X)
    assert nothing.stretches(0.5).tolist() == [1.0, 1.0, 1.0]
    with pytest.raises(Problem, match=r"t = 1\.5"):
        nothing.stretches(1.5)
