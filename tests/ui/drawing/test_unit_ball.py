"""The outlines of unit balls against their areas and equations."""

from __future__ import annotations

import numpy as np
import pytest

from workbench.numerics.neighbours.distance import SCENE_DISTANCES
from workbench.ui.drawing.metric_glyph import sign_outline
from workbench.ui.drawing.unit_ball import (
    aspect,
    metric_outline,
    minkowski_outline,
)

#: A metric whose ball is an ellipse that leans.
MATRIX = np.array([[2.0, 0.5], [0.5, 1.0]])


def area(points):
    x, y = points.T
    return 0.5 * abs(np.sum(x[:-1] * y[1:] - x[1:] * y[:-1]))


@pytest.mark.parametrize(
    ("p", "expected"), [(0.5, 2 / 3), (1.0, 2.0), (2.0, np.pi), (np.inf, 4.0)]
)
def test_area_of_minkowski_balls(p, expected):
    assert area(minkowski_outline(p, n=4097)) == pytest.approx(expected, rel=1e-3)


def test_every_point_of_a_minkowski_ball_is_at_its_radius():
    for p in (0.3, 1.0, 3.0, 50.0):
        points = minkowski_outline(p, radius=2.5)
        norm = (np.abs(points) ** p).sum(axis=1) ** (1 / p)
        assert norm == pytest.approx(np.full(len(points), 2.5), rel=1e-6)


def test_every_point_of_a_metric_ball_is_at_its_radius():
    matrix = np.array([[1578.7, 5575.3], [5575.3, 19788.3]])
    points = metric_outline(matrix, radius=3.0)
    squared = np.einsum("ij,jk,ik->i", points, matrix, points)
    assert squared == pytest.approx(np.full(len(points), 9.0))
    # the area of an ellipse is pi r² / sqrt(det M); a polygon of 128 sides lacks 0.04 %
    expected = np.pi * 9 / np.sqrt(np.linalg.det(matrix))
    assert area(points) == pytest.approx(expected, rel=1e-3)


def test_ball_of_a_singular_metric_is_two_parallel_lines():
    direction = np.array([0.6, 0.8])
    points = metric_outline(4.0 * np.outer(direction, direction), longest=7.0)
    lines = points[~np.isnan(points).any(axis=1)]
    assert len(lines) == 4
    assert np.abs(lines @ direction) == pytest.approx(np.full(4, 0.5))
    assert np.abs(lines @ [-0.8, 0.6]) == pytest.approx(np.full(4, 7.0))


def test_zero_matrix_has_no_outline():
    assert metric_outline(np.zeros((2, 2))).shape == (0, 2)


def test_aspect():
    assert aspect(np.array([21359.7, 7.27])) == pytest.approx(54.2, abs=0.05)


@pytest.mark.parametrize(
    "distance", SCENE_DISTANCES.values(), ids=list(SCENE_DISTANCES)
)
def test_the_sign_of_a_distance_is_its_unit_ball(distance):
    plain, mapped = (sign_outline(distance, 1.0, M) for M in (None, MATRIX))
    for outline in (plain, mapped):
        assert np.abs(outline).max() == pytest.approx(1.0)
    assert np.array_equal(plain, mapped) == (not distance.is_mapped)
    if distance.ball == "norm":
        ball = minkowski_outline(distance.exponent_for(1.0))
        assert plain == pytest.approx(ball / np.abs(ball).max())
