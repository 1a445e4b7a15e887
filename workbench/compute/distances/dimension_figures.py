"""The figures of the page about many dimensions: what is drawn at random there."""

from __future__ import annotations

from math import inf

import numpy as np

from workbench.api import FloatArray
from workbench.core.results.pictures.concentration_picture import ConcentrationPicture
from workbench.numerics import concentration

#: Points of a draw.
POINTS = 1000
#: Dimensions at which nearest faces and neighbours are compared.
DIMENSIONS = (1, 2, 3, 4, 5, 7, 10, 14, 20, 30, 50, 70, 100)
#: Exponents that compete, in so many dimensions, on so many rows and draws.
EXPONENTS = (0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 4.0, 8.0, inf)
ATTRIBUTES, ROWS, DRAWS = 20, 300, 3
_BINS = 30


def concentration_picture(
    picture: str, dimensions: int, p: float, seed: int
) -> ConcentrationPicture:
    """Draw points and return what a picture shows of them.

    Parameters
    ----------
    picture : {"distances", "gaussian", "faces", "accuracy"}
    dimensions : int
        Of the first two.
    p : float
        Of the first.
    """
    if picture == "distances":
        found = concentration.uniform_distances(dimensions, p, POINTS, seed)
        contrast = concentration.relative_contrast(found)
        return _histogram(picture, found / found.mean(), contrast, 0.0)
    if picture == "gaussian":
        points = np.random.default_rng(seed).normal(size=(POINTS, dimensions))
        found = concentration.norms(points, 2.0)
        return _histogram(picture, found, float(found.mean()), None)
    if picture == "faces":
        faces = [concentration.face_distance(d) for d in DIMENSIONS]
        near = [concentration.nearest_distance(d, POINTS, seed) for d in DIMENSIONS]
        x = np.array(DIMENSIONS, float)
        return ConcentrationPicture(picture, x, np.array([faces, near]))
    return _competition(seed)


def _histogram(
    picture: str, values: FloatArray, figure: float, low: float | None
) -> ConcentrationPicture:
    """Return the density of values between 0 or the least and the largest."""
    start = float(values.min()) if low is None else low
    ends = (start, float(values.max()))
    density, edges = np.histogram(values, _BINS, ends, density=True)
    return ConcentrationPicture(picture, edges, density[None], figure)


def _competition(seed: int) -> ConcentrationPicture:
    """Return the mean accuracy under each exponent over some draws."""
    curves, levels = [], []
    for noise in concentration.NOISES:
        draws = [
            concentration.drawn_classes(noise, ROWS, ATTRIBUTES, seed + draw)
            for draw in range(DRAWS)
        ]
        found = [concentration.accuracy_by_exponent(X, y, EXPONENTS) for X, y in draws]
        curves.append(np.mean(found, axis=0))
        levels.append(np.mean([concentration.shared_accuracy(X, y) for X, y in draws]))
    return ConcentrationPicture(
        "accuracy", np.array(EXPONENTS), np.array(curves), levels=np.array(levels)
    )
