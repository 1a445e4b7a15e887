"""The parallel camera and surfaces cut into quads."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.core.plane.projection3d import (
    Camera,
    facing,
    far_to_near,
    grid_quads,
    height_nodes,
)

ANGLE = st.floats(-1.5, 1.5)


@given(ANGLE, ANGLE)
def test_axes_are_a_right_handed_frame(azimuth, elevation):
    right, up, near = axes = Camera(azimuth, elevation).axes()
    assert axes @ axes.T == pytest.approx(np.eye(3), abs=1e-12)
    assert np.cross(right, up) == pytest.approx(near, abs=1e-12)
    assert right[2] == 0.0  # the horizon stays level


@given(ANGLE, ANGLE)
def test_unproject_undoes_project(azimuth, elevation):
    camera = Camera(azimuth, elevation)
    points = np.array([[1.0, -2.0, 0.5], [0.0, 3.0, 4.0]])
    assert camera.unproject(camera.project(points)) == pytest.approx(points)


def test_views_from_front_and_above():
    points = np.eye(3)
    front = Camera(0.0, 0.0).project(points)
    assert front[:, 0] == pytest.approx([1, 0, 0])  # x to the right
    assert front[:, 1] == pytest.approx([0, 0, 1], abs=1e-15)  # z up
    assert front[:, 2] == pytest.approx([0, -1, 0], abs=1e-15)  # y away
    above = Camera(0.0, np.pi / 2).project(points)
    assert above[:, 1] == pytest.approx([0, 1, 0], abs=1e-15)
    assert above[:, 2] == pytest.approx([0, 0, 1], abs=1e-15)


def test_never_over_the_pole():
    camera = Camera().turned(7.0, 9.0)
    assert camera.elevation == pytest.approx(np.pi / 2)
    assert camera.azimuth == pytest.approx(7.0 - 2 * np.pi)
    assert Camera().zoomed(100).zoom == 5.0


def test_quads_of_a_grid():
    x, y = np.meshgrid(np.arange(4.0), np.arange(3.0))
    quads = grid_quads(np.dstack([x, y, 0 * x]))
    assert quads.shape == (6, 4, 3)
    around = np.roll(quads, -1, axis=1)
    doubled = quads[..., 0] * around[..., 1] - quads[..., 1] * around[..., 0]
    assert doubled.sum(axis=1) / 2 == pytest.approx(np.ones(6))  # no bow ties
    assert sorted(map(tuple, quads.mean(axis=1)[:, :2])) == [
        (i + 0.5, j + 0.5) for i in range(3) for j in range(2)
    ]


def test_heights_are_averages_of_cells():
    heights = np.arange(64.0).reshape(8, 8)
    nodes = height_nodes(heights, 4)
    expected = [
        [heights[2 * i : 2 * i + 2, 2 * j : 2 * j + 2].mean() for j in range(4)]
        for i in range(4)
    ]
    assert nodes[..., 2] == pytest.approx(np.array(expected))
    assert nodes[0, :, 0] == pytest.approx([-0.75, -0.25, 0.25, 0.75])
    assert nodes[:, 0, 1] == pytest.approx([-0.75, -0.25, 0.25, 0.75])
    assert height_nodes(heights, 100)[..., 2] == pytest.approx(heights)
    odd = height_nodes(np.ones((7, 5)), 3)
    assert odd.shape == (3, 3, 3)
    assert odd[..., 2] == pytest.approx(np.ones((3, 3)))


def test_facing_is_the_cosine():
    square = np.array([[[0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0]]], float)
    angle = 0.6
    tilt = np.array(
        [
            [1, 0, 0],
            [0, np.cos(angle), -np.sin(angle)],
            [0, np.sin(angle), np.cos(angle)],
        ]
    )
    up = np.array([0.0, 0.0, 1.0])
    assert facing(square, up) == pytest.approx([1.0])
    assert facing(square @ tilt.T, up) == pytest.approx([np.cos(angle)])
    assert facing(square * 0, up) == pytest.approx([0.0])  # the apex of a cone


def test_order_of_painting():
    assert far_to_near(np.array([2.0, -1.0, 2.0, 0.0])).tolist() == [1, 3, 0, 2]
