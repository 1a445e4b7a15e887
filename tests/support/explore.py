"""Data for the Explore room, and its picture computed again from the session alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from workbench.api import Attribute, Dataset, FloatArray
from workbench.compute.pictures.regions import Grid, NeighbourGrid, vote
from workbench.core.plane.space import make_space

if TYPE_CHECKING:
    from workbench.ui.rooms.explore.room import ExploreRoom

#: Cells along a side, coarse to fine, where fineness is not the point.
COARSE = (16, 32, 64)


def cloud(n: int = 200, seed: int = 0, d: int = 2) -> Dataset:
    """Make a cloud of d numbers whose quadrants are two classes."""
    rng = np.random.default_rng(seed)
    names = tuple(Attribute(name) for name in "xyzw"[:d])
    X = rng.normal(size=(n, d))
    label = Attribute("class", "nominal", ("a", "b"))
    return Dataset(X, (X[:, 0] * X[:, 1] > 0).astype(int), names, label, "cloud")


def shown_grid(room: ExploreRoom) -> Grid:
    """Return the cells of the picture on screen."""
    shown = room.probe("regions")
    left, right, bottom, top = shown["rectangle"]
    return Grid(left, right, bottom, top, shown["level"], shown["level"])


def shown_labels(room: ExploreRoom) -> npt.NDArray[np.uint8]:
    """Return the classes on screen, cell by cell from the lower left."""
    labels: npt.NDArray[np.uint8] = room.painting.picture.labels
    return labels.ravel()


def shown_cells(room: ExploreRoom) -> FloatArray:
    """Return the places of the cells on screen, shape (m, 2)."""
    return shown_grid(room).cells()


def fresh_labels(room: ExploreRoom) -> npt.NDArray[np.uint8]:
    """Compute the picture on screen again, from the session's data alone."""
    scene, data = room.context.session.scene, room.context.session.data
    assert data is not None
    space = make_space(data, scene.metric, p=scene.p, scale=scene.scale)
    plane = space.plane(scene.x, scene.y)
    found = NeighbourGrid.search(plane, shown_grid(room), scene.k)
    picture = vote(found, data.y, len(data.classes), scene.k, scene.weights)
    return picture.labels.ravel()
