"""The answer of k-NN at one place: neighbours, votes, ball, density. Plain NumPy."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from workbench.core.plane.space import Plane, distances_to, nearest
from workbench.core.results.evaluating.precedents import flip
from workbench.numerics.kernels import ball_volume, parzen_density
from workbench.numerics.votes.votes import vote_weights, votes

FloatArray = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.int64]

#: So many rows may be taken away to see whether the vote changes.
BEYOND = 8


@dataclass(frozen=True, eq=False, slots=True)
class Answer:
    """The neighbours of one place of the plane and how they vote.

    Attributes
    ----------
    place : tuple of float
        x and y.
    rows : ndarray of int64, shape (k,)
        In order of (distance, row number).
    distances, weights : ndarray, shape (k,)
    votes : ndarray, shape (n_classes,)
    near, near_distances : ndarray, shape (k + `BEYOND`,)
        The same rows and some more: who votes when others are taken away.
    row : int
        The row asked about, which has no vote itself; -1 where the place is no row's.
    """

    place: tuple[float, float]
    rows: IntArray
    distances: FloatArray
    weights: FloatArray
    votes: FloatArray
    near: IntArray
    near_distances: FloatArray
    row: int = -1

    @property
    def radius(self) -> float:
        """The distance of the last neighbour; 0 without any."""
        return float(self.distances[-1]) if len(self.distances) else 0.0

    @property
    def winner(self) -> int:
        """The class with the most votes, the first of equals; -1 without votes."""
        return int(self.votes.argmax()) if self.votes.sum() > 0 else -1

    @property
    def shares(self) -> FloatArray:
        """The votes as shares of all, shape (n_classes,)."""
        total = self.votes.sum()
        return np.asarray(self.votes / total) if total > 0 else self.votes

    @property
    def margin(self) -> float:
        """How far the best share is ahead of the second."""
        if len(self.votes) < 2:
            return float(self.shares.sum())
        second, first = np.sort(self.shares)[-2:]
        return float(first - second)

    @property
    def tied(self) -> bool:
        """Whether two classes share the first place."""
        return self.winner >= 0 and len(self.votes) > 1 and self.margin < 1e-12


def ask(
    plane: Plane,
    y: IntArray,
    n_classes: int,
    place: tuple[float, float],
    k: int,
    weights: str,
    row: int = -1,
) -> Answer:
    """Find the k nearest rows of a place, or the other ones of a row, and count votes."""
    space = plane.space
    point = asked(plane, place, row)
    distances = distances_to(space.rows, point, space.p, space.cosine)
    near = nearest(distances, k + BEYOND + (row >= 0))
    near = near[near != row][: k + BEYOND]
    rows = near[:k]
    found = distances[rows]
    shares = vote_weights(found[None], weights)
    total = votes(y[rows][None], shares, n_classes)
    return Answer(place, rows, found, shares[0], total[0], near, distances[near], row)


def asked(plane: Plane, place: tuple[float, float], row: int) -> FloatArray:
    """Return what is asked about, mapped, shape (r,): a row, or a place of the plane."""
    if row >= 0:
        return np.asarray(plane.space.rows[row])
    return np.asarray(plane.mapped(np.array([place], np.float64))[0])


def what_changes(
    answer: Answer, y: IntArray, n_classes: int, weights: str
) -> tuple[int, list[int]] | None:
    """Find the fewest rows without which the vote would be another.

    Returns
    -------
    (winner, rows) or None
        Who wins then, and the rows; None where no `BEYOND` of them, or fewer, do it.
    """
    codes = y[answer.near]
    if not len(codes) or (codes < 0).any():
        return None
    k = len(answer.rows)
    found = flip(codes, answer.near_distances, k, weights, n_classes, BEYOND)
    if found is None:
        return None
    winner, places = found
    return winner, answer.near[places].tolist()


def density(answer: Answer, plane: Plane) -> float:
    """Return k / (n V) at the place, V the volume of the ball through the k-th row."""
    n, r = plane.space.rows.shape
    n -= answer.row >= 0
    volume = ball_volume(r, plane.space.p) * answer.radius**r
    return len(answer.rows) / (n * volume) if volume > 0 else float("inf")


def parzen(answer: Answer, plane: Plane, width: float) -> float:
    """Return the Gaussian kernel density at the place, by the rows that may vote."""
    point = asked(plane, answer.place, answer.row)[None]
    rows = plane.space.rows
    if answer.row >= 0:
        rows = np.delete(rows, answer.row, axis=0)
    return float(parzen_density(rows, point, width)[0])


def crowd(answer: Answer, plane: Plane, places: FloatArray) -> int:
    """Count the rows that the plane shows inside the ball's outline, but none of the k.

    On the plane, where they stand at `places` (n, 2), only two directions are seen; in
    the others a row may be far off.
    """
    offset = (places - answer.place) @ plane.directions()
    seen = distances_to(
        offset, np.zeros(offset.shape[1]), plane.space.p, plane.space.cosine
    )
    inside = seen <= answer.radius
    inside[answer.rows] = False
    if answer.row >= 0:
        inside[answer.row] = False
    return int(inside.sum())


def ball_outline(
    plane: Plane,
    place: tuple[float, float],
    radius: float,
    reach: float,
    n: int = 181,
) -> FloatArray:
    """Return the outline of the metric's ball around a place of the plane.

    The distance from a place to another one of the plane is the norm of
    dx u + dy v, where u and v are the plane's directions in the mapped space; so in
    each direction the outline lies at radius / norm of that direction.

    Parameters
    ----------
    plane : Plane
    place : tuple of float
    radius : float
    reach : float
        How far an unbounded ball is drawn, in the units of the attributes.
    n : int
        Corners.

    Returns
    -------
    ndarray, shape (m, 2)
        Closed; NaN rows part the lines of an unbounded ball.
    """
    if plane.space.cosine:
        return _cone(plane, place, radius, reach)
    directions = _directions(plane, n)
    length = _norm(directions @ plane.directions(), plane.space.p)
    size = np.hypot(directions[:, 0], directions[:, 1])
    far = length * reach < radius * size  # outline out of sight: a singular metric
    scale = np.where(far, reach / size, radius / np.where(length > 0, length, 1.0))
    outline = np.asarray(place) + directions * scale[:, None]
    outline[far] = np.nan
    return outline


def _directions(plane: Plane, n: int) -> FloatArray:
    """Return directions that are spread evenly in the mapped space, shape (n, 2)."""
    angles = np.linspace(0, 2 * np.pi, n)
    circle = np.column_stack([np.cos(angles), np.sin(angles)])
    u, v = plane.directions()
    gram = np.array([[u @ u, u @ v], [u @ v, v @ v]])
    values, vectors = np.linalg.eigh(gram)
    stretch = 1 / np.sqrt(np.maximum(values, max(values[-1], 1e-300) * 1e-10))
    spread = (circle * stretch) @ vectors.T
    return np.asarray(spread / np.hypot(spread[:, 0], spread[:, 1]).max())


def _norm(vectors: FloatArray, p: float) -> FloatArray:
    size = np.abs(vectors)
    if np.isinf(p):
        return np.asarray(size.max(axis=1))
    return np.asarray((size**p).sum(axis=1) ** (1 / p))


def _cone(
    plane: Plane, place: tuple[float, float], radius: float, reach: float
) -> FloatArray:
    """Return the directions within an angle of the place, as seen from the origin.

    Drawn only where nothing but the two attributes counts: else it is no cone.
    """
    u, v = plane.directions()
    if not plane.is_whole or abs(np.linalg.det([u, v])) < 1e-300:
        return np.empty((0, 2))
    back = np.linalg.inv(np.column_stack([u, v]))
    origin = plane.mapped(np.zeros((1, 2)))[0]
    point = plane.mapped(np.array([place]))[0]
    half = np.arccos(np.clip(1 - radius, -1, 1))
    middle = np.arctan2(point[1], point[0])
    apex = back @ -origin
    rays = []
    for angle in (middle - half, middle + half):
        ray = back @ np.array([np.cos(angle), np.sin(angle)])
        rays.append(apex + ray * (reach / np.hypot(*ray)))
    return np.array([rays[0], apex, rays[1]])
