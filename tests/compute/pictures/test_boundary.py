"""Boundaries: lines lie where labels change, contours where functions vanish."""

from __future__ import annotations

import numpy as np
import pytest

from workbench.compute.pictures.boundary import label_boundary
from workbench.compute.pictures.regions import Grid
from workbench.numerics.contours import score_boundary, zero_contour

GRID = Grid(-1.0, 1.0, -1.0, 1.0, 64, 64)
X, Y = np.meshgrid(GRID.x, GRID.y)


def lengths(segments):
    return np.hypot(*(segments[:, 1] - segments[:, 0]).T)


def test_a_straight_change_is_one_straight_line():
    labels = (X > 0.25).astype(np.uint8)
    segments = label_boundary(labels, GRID.x, GRID.y)
    assert np.allclose(segments[:, :, 0], 0.25)
    # from the first to the last row of cell centres
    assert lengths(segments).sum() == pytest.approx(2 - 2 / 64)


def test_no_change_no_line():
    labels = np.zeros((8, 8), np.uint8)
    assert label_boundary(labels, GRID.x[:8], GRID.y[:8]).shape == (0, 2, 2)
    assert zero_contour(np.ones((8, 8)), GRID.x[:8], GRID.y[:8]).shape == (0, 2, 2)


def test_every_end_of_the_staircase_lies_between_two_labels():
    labels = np.random.default_rng(1).integers(3, size=(12, 12)).astype(np.uint8)
    x = y = np.arange(12.0)
    segments = label_boundary(labels, x, y, smooth=0)
    ends = segments.reshape(-1, 2)
    whole = ends == np.floor(ends)
    sides = ends[whole.sum(axis=1) == 1]
    for px, py in sides:
        a = labels[int(np.floor(py)), int(np.floor(px))]
        b = labels[int(np.ceil(py)), int(np.ceil(px))]
        assert a != b
    changes = (labels[1:] != labels[:-1]).sum() + (
        labels[:, 1:] != labels[:, :-1]
    ).sum()
    assert len(np.unique(sides, axis=0)) == changes


def test_smoothing_moves_no_corner_by_half_a_cell():
    labels = (np.hypot(X, Y) < 0.6).astype(np.uint8)
    rough = label_boundary(labels, GRID.x, GRID.y, smooth=0)
    fine = label_boundary(labels, GRID.x, GRID.y, smooth=2)
    assert np.abs(rough - fine).max() < 0.5 * 2 / 64
    assert np.abs(np.hypot(*fine.reshape(-1, 2).T) - 0.6).max() < 2 / 64
    # a circle is shorter than its staircase
    assert lengths(fine).sum() == pytest.approx(2 * np.pi * 0.6, rel=0.02)


def test_contour_of_a_circle_is_a_circle():
    segments = zero_contour(X**2 + Y**2 - 0.5, GRID.x, GRID.y)
    radius = np.hypot(*segments.reshape(-1, 2).T)
    assert radius == pytest.approx(np.full(radius.size, np.sqrt(0.5)), abs=2e-4)
    assert lengths(segments).sum() == pytest.approx(2 * np.pi * np.sqrt(0.5), rel=1e-3)


def test_contour_of_a_linear_function_is_exact():
    segments = zero_contour(X + 2 * Y - 0.3, GRID.x, GRID.y)
    assert segments @ [1.0, 2.0] == pytest.approx(np.full(segments.shape[:2], 0.3))


def test_saddle_is_joined_on_the_side_of_its_mean():
    x = y = np.array([0.0, 1.0])
    for middle in (0.5, -0.5):
        corners = np.array(
            [[1.0 + middle, -1.0 + middle], [-1.0 + middle, 1.0 + middle]]
        )
        segments = zero_contour(corners, x, y)
        assert len(segments) == 2
        # positive corners (0,0), (1,1): connected when the mean is positive
        cut = {tuple(np.round(s.mean(axis=0)).tolist()) for s in segments}
        expected = {(1.0, 0.0), (0.0, 1.0)} if middle > 0 else {(0.0, 0.0), (1.0, 1.0)}
        assert cut == expected


def test_score_boundary_meets_where_three_classes_do():
    angles = np.deg2rad([90, 210, 330])
    scores = np.stack([np.cos(a) * X + np.sin(a) * Y for a in angles])
    segments = score_boundary(scores, GRID.x, GRID.y)
    best = np.sort(
        np.stack(
            [
                np.cos(a) * segments[..., 0] + np.sin(a) * segments[..., 1]
                for a in angles
            ]
        ),
        axis=0,
    )
    assert best[-1] == pytest.approx(best[-2], abs=0.02)
    assert score_boundary(scores[:1], GRID.x, GRID.y).shape == (0, 2, 2)
