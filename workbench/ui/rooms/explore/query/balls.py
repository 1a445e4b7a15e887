"""The ball of a query on the plane, and the Euclidean ball of the same role."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from workbench.api.data import FloatArray
from workbench.core.plane.space import Plane, distances_to
from workbench.ui.drawing.overlays.ball_pair import (
    Ball,
    BallPair,
    metric_axes,
    outline_axes,
)
from workbench.ui.rooms.explore.query.query import Answer, asked, ball_outline

#: More numbers than this are not searched a second time at every move.
MOST_NUMBERS = 1_000_000


def euclidean_plane(plane: Plane) -> Plane | None:
    """Return the same plane under the Euclidean distance of the scaled columns.

    Returns
    -------
    Plane or None
        None where the metric is that distance, or where there is too much to search.
    """
    space = plane.space
    same = space.L is None and space.p == 2 and not space.cosine
    if same or space.columns.size > MOST_NUMBERS:
        return None
    rows = space.rows
    if space.L is not None:
        rows = (space.columns - space.shift) * space.factor
    flat = replace(space, L=None, p=2.0, cosine=False, rows=rows)
    return replace(plane, space=flat)


def kth_distance(plane: Plane, answer: Answer) -> float:
    """Return the distance of the k-th neighbour of a query under another metric.

    As many neighbours count as the answer has, and a row is none of its own.
    """
    k = len(answer.rows)
    if not k:
        return 0.0
    space = plane.space
    point = asked(plane, answer.place, answer.row)
    distances = distances_to(space.rows, point, space.p, space.cosine)
    if answer.row >= 0:
        distances[answer.row] = np.inf
    return float(np.partition(distances, k - 1)[k - 1])


def ball_of(
    plane: Plane, place: tuple[float, float], radius: float, reach: float
) -> Ball:
    """Return the cut of a metric's ball with the plane, round the origin.

    Parameters
    ----------
    plane : Plane
    place : tuple of float
        The query.
    radius : float
    reach : float
        How far an unbounded ball is drawn, in the units of the plane.
    """
    outline = ball_outline(plane, place, radius, reach) - np.asarray(place)
    if plane.space.cosine:
        return Ball(outline, float("inf"), float("inf"))
    if plane.space.p == 2:
        return Ball(outline, *metric_axes(gram_of(plane), radius))
    return Ball(outline, *outline_axes(outline))


def gram_of(plane: Plane) -> FloatArray:
    """Return G, shape (2, 2): a step s of the plane is as long as the root of s @ G @ s.

    For exponents other than 2 as long as that in the Euclidean way.
    """
    directions = plane.directions()
    return np.asarray(directions @ directions.T)


def pair_of(
    plane: Plane, answer: Answer, ball: Ball, ghost: Ball | None
) -> BallPair | None:
    """Return what is known of the neighbourhood of a query; None for angles."""
    if plane.space.cosine or not len(answer.rows):
        return None
    place = np.asarray(answer.place)
    gram = gram_of(plane)
    return BallPair(place, answer.radius, gram, ball, ghost, answer.rows)
