"""Voronoi cells: they tile the rectangle, and each belongs to its nearest row."""

from __future__ import annotations

import numpy as np
import pytest

from workbench.compute.pictures.voronoi import voronoi_cells

RECTANGLE = (-2.0, 3.0, -1.0, 2.0)


def area(corners):
    x, y = corners.T
    return abs(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1))) / 2


def inside(corners, point):
    """Tell whether a point is on one side of all edges of a convex outline."""
    edge = np.roll(corners, -1, axis=0) - corners
    to = point - corners
    turn = edge[:, 0] * to[:, 1] - edge[:, 1] * to[:, 0]
    return (turn > 0).all() or (turn < 0).all()


@pytest.mark.parametrize("linear", [None, [[3.0, 0.4], [0.0, 0.5]]])
def test_cells_tile_the_rectangle_and_hold_their_nearest_row(linear):
    rng = np.random.default_rng(2)
    points = rng.normal(size=(40, 2)) * 1.5
    points[5] = points[3]
    L = np.eye(2) if linear is None else np.array(linear)
    cells = voronoi_cells(points, RECTANGLE, None if linear is None else L)
    assert sum(area(c.corners) for c in cells) == pytest.approx(15.0, rel=1e-9)
    for place in rng.uniform((-2, -1), (3, 2), size=(300, 2)):
        d = np.sqrt((((points - place) @ L.T) ** 2).sum(axis=1))
        owners = [c.row for c in cells if inside(c.corners, place)]
        assert owners == [int(d.argmin())]


def test_two_rows_share_the_rectangle_along_their_bisector():
    cells = voronoi_cells(np.array([[-1.0, 0.0], [1.0, 0.0]]), (-2.0, 2.0, -1.0, 1.0))
    assert {c.row: area(c.corners) for c in cells} == pytest.approx({0: 4.0, 1: 4.0})
    assert all(np.isclose(c.corners[:, 0], 0.0).sum() == 2 for c in cells)


def test_one_row_owns_everything_and_none_owns_nothing():
    (cell,) = voronoi_cells(np.array([[0.3, 0.4]]), RECTANGLE)
    assert area(cell.corners) == pytest.approx(15.0)
    assert voronoi_cells(np.empty((0, 2)), RECTANGLE) == []


def test_rows_on_a_line_and_far_outside():
    points = np.column_stack([np.arange(5.0), np.zeros(5)])
    cells = voronoi_cells(points, (0.0, 4.0, -1.0, 1.0))
    assert sorted(area(c.corners) for c in cells) == pytest.approx([1, 1, 2, 2, 2])
    far = voronoi_cells(points + 1000, (0.0, 4.0, -1.0, 1.0))
    assert sum(area(c.corners) for c in far) == pytest.approx(8.0)
