"""Decision regions: label and confidence grids over a part of the plane.

Grid points are cell centres and the rectangle is the outer edge of the cells, so a
picture of the grid lies exactly under the points.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api import Dataset, FloatArray, IntArray, report
from workbench.compute.evaluation.evaluation_plan import Evaluation
from workbench.compute.evaluation.request import Request
from workbench.compute.fitting import answer_checks
from workbench.compute.fitting.fitted_model import predicts_likeliest
from workbench.compute.fitting.preparation import Preparation
from workbench.compute.folds.folds import Protocol
from workbench.compute.scoring.fold_result import class_scores
from workbench.core.learner.learner_settings import LearnerSettings
from workbench.core.plane.space import Plane, distances_to
from workbench.numerics.neighbours.neighbours import neighbours
from workbench.numerics.votes.votes import vote_weights

#: No label: nobody votes here.
NOBODY = 255

_FEW_MOVED = 24  # rows; more are cheaper to search afresh
_CHUNK = 1 << 14  # cells between two looks at the cancel flag


@dataclass(frozen=True, slots=True)
class Grid:
    """A rectangle of the plane cut into cells.

    Attributes
    ----------
    left, right, bottom, top : float
        The outer edges, in the units of the attributes.
    columns, rows : int
        Cells along x and along y.
    """

    left: float
    right: float
    bottom: float
    top: float
    columns: int
    rows: int

    @property
    def x(self) -> FloatArray:
        """The x of the cell centres, shape (columns,)."""
        return _centres(self.left, self.right, self.columns)

    @property
    def y(self) -> FloatArray:
        """The y of the cell centres, shape (rows,)."""
        return _centres(self.bottom, self.top, self.rows)

    def cells(self) -> FloatArray:
        """Return all cell centres, row by row from the bottom, shape (m, 2)."""
        x, y = self.x, self.y
        cells = np.empty((self.rows, self.columns, 2))
        cells[:, :, 0] = x
        cells[:, :, 1] = y[:, None]
        return cells.reshape(-1, 2)


def _centres(low: float, high: float, n: int) -> FloatArray:
    step = (high - low) / n
    return np.asarray(low + step * (np.arange(n) + 0.5), np.float64)


@dataclass(frozen=True, eq=False, slots=True)
class Regions:
    """The picture of one classifier.

    Attributes
    ----------
    grid : Grid
    labels : ndarray of uint8, shape (rows, columns)
        The winning class; `NOBODY` where none has a vote.
    scores : ndarray of float64, shape (n_classes, rows, columns), or None
        Votes or probabilities; None when the classifier gives none.
    smooth : bool
        Whether the scores vary continuously, so that contours may be interpolated.
    """

    grid: Grid
    labels: npt.NDArray[np.uint8]
    scores: FloatArray | None
    smooth: bool = False

    def confidence(self) -> npt.NDArray[np.float32]:
        """Return the winner's share of all votes, 0 to 1, shape (rows, columns)."""
        if self.scores is None:
            return np.ones(self.labels.shape, np.float32)
        total = self.scores.sum(axis=0)
        share = self.scores.max(axis=0) / np.where(total > 0, total, 1.0)
        return np.asarray(share, np.float32)

    def ties(self) -> npt.NDArray[np.uint8]:
        """Return 1 where the two best classes have the same votes, else 0."""
        if self.scores is None or len(self.scores) < 2:
            return np.zeros(self.labels.shape, np.uint8)
        second, first = np.partition(self.scores, -2, axis=0)[-2:]
        tied = np.isclose(first, second, rtol=1e-12, atol=0) & (first > 0)
        return np.asarray(tied, np.uint8)


@dataclass(eq=False, slots=True)
class NeighbourGrid:
    """The k nearest rows of every cell, brought up to date when few rows moved.

    A cell can only change when a moved row was among its neighbours, or comes at
    least as near as its k-th one: those cells are searched again, the others are
    right as they are. So the answer is always that of a fresh search.

    Attributes
    ----------
    grid : Grid
    plane : Plane
        As of the last search.
    points : ndarray, shape (m, r)
        The mapped cell centres.
    distances, indices : ndarray, shape (m, k)
        In order of (distance, row number).
    searched : int
        How many cells the last call searched.
    """

    grid: Grid
    plane: Plane
    points: FloatArray
    distances: FloatArray
    indices: IntArray
    searched: int = 0

    @staticmethod
    def search(plane: Plane, grid: Grid, k: int) -> NeighbourGrid:
        """Search all cells."""
        points = plane.mapped(grid.cells())
        distances, indices = _search(plane, points, k)
        return NeighbourGrid(grid, plane, points, distances, indices, len(points))

    def serves(self, plane: Plane, grid: Grid, k: int) -> bool:
        """Whether `update` can answer for this plane, grid and k."""
        old, new = self.plane, plane
        return (
            grid == self.grid
            and min(k, len(new.space.rows)) <= self.indices.shape[1]
            and len(new.space.rows) >= len(old.space.rows)
            and np.array_equal(old.span, new.span)
            and (old.space.p, old.space.cosine) == (new.space.p, new.space.cosine)
            and np.array_equal(old.base, new.base)
            and np.array_equal(old.space.shift, new.space.shift)
            and np.array_equal(old.space.factor, new.space.factor)
            and _same_map(old.space.L, new.space.L)
            and len(self._moved(new)) <= _FEW_MOVED
        )

    def update(self, plane: Plane) -> None:
        """Follow the rows that moved or were added; call `serves` first."""
        moved = self._moved(plane)
        rows, space = plane.space.rows, plane.space
        self.searched = 0
        if len(moved):
            is_moved = np.zeros(len(rows), bool)
            is_moved[moved] = True
            touched = is_moved[self.indices].any(axis=1)
            reach = self.distances[:, -1] * (1 + 1e-9)
            for row in moved:
                d = distances_to(self.points, rows[row], space.p, space.cosine)
                touched |= d <= reach + 1e-12 * abs(d)
            cells = np.flatnonzero(touched)
            found = _search(plane, self.points[cells], self.indices.shape[1])
            self.distances[cells], self.indices[cells] = found
            self.searched = len(cells)
        self.plane = plane

    def _moved(self, plane: Plane) -> IntArray:
        old, new = self.plane.space.rows, plane.space.rows
        n = len(old)
        changed = np.flatnonzero((new[:n] != old).any(axis=1))
        return np.concatenate([changed, np.arange(n, len(new))]).astype(np.int64)


def _same_map(a: FloatArray | None, b: FloatArray | None) -> bool:
    if a is None or b is None:
        return a is b
    return np.array_equal(a, b)


def _search(plane: Plane, points: FloatArray, k: int) -> tuple[FloatArray, IntArray]:
    space = plane.space
    metric = "cosine" if space.cosine else "minkowski"
    return neighbours(space.rows, points, k, metric=metric, p=space.p)


def vote(
    found: NeighbourGrid, y: IntArray, n_classes: int, k: int, weights: str
) -> Regions:
    """Let the k nearest rows of every cell vote; a tie goes to the first class.

    Parameters
    ----------
    found : NeighbourGrid
        With at least k neighbours, or all rows.
    y : ndarray of int64, shape (n,)
        Class codes; a row below 0 does not vote.
    weights : str
        A scheme of `vote_weights`.
    """
    # neighbour by neighbour over all cells: whole columns, no small inner loops
    labels = y.astype(np.int16)[found.indices[:, :k].T]
    shares = None
    if weights != "uniform":
        shares = np.ascontiguousarray(vote_weights(found.distances[:, :k], weights).T)
    kind = np.int32 if shares is None else np.float64
    scores = np.zeros((n_classes, labels.shape[1]), kind)
    for j in range(len(labels)):
        for c in range(n_classes):
            mine = labels[j] == c
            scores[c] += mine if shares is None else mine * shares[j]
    winner = scores.argmax(axis=0).astype(np.uint8)
    winner[scores.max(axis=0) <= 0] = NOBODY
    shape = (found.grid.rows, found.grid.columns)
    return Regions(
        found.grid,
        winner.reshape(shape),
        scores.reshape(n_classes, *shape).astype(float),
    )


@dataclass(eq=False)
class FittedClassifier:
    """A classifier plugin fitted on all rows, ready to colour grids.

    Parameters
    ----------
    plugin : str
        Its id.
    params : mapping
        Those left out take their defaults.

    Raises
    ------
    Problem
        When plugin and data do not go together.
    """

    dataset: Dataset
    plugin: str
    params: Mapping[str, Any] = field(default_factory=dict)
    scale: str = "none"

    def __post_init__(self) -> None:
        learner = LearnerSettings(self.plugin, self.params, scale=self.scale)
        request = Request(learner, Protocol(kind="train"))
        work = Evaluation(self.dataset, request)
        rows = self.dataset.take(work.rows)
        self.preparation: Preparation = work.fit_preparation(rows)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # pictures have no place for them
            self.estimator: Any = work.fit_estimator(self.preparation, rows)

    def regions(self, grid: Grid, base: FloatArray, span: FloatArray) -> Regions:
        """Colour a grid that is laid over a plane of the attributes.

        Parameters
        ----------
        base : ndarray, shape (d,)
            The cells at the origin of the grid: 0 for two attributes that are drawn.
        span : ndarray, shape (2, d)
            What one unit of x and of y adds to the cells.
        """
        cells = grid.cells()
        parts = []
        for start in range(0, len(cells), _CHUNK):
            report.check()
            rows = cells[start : start + _CHUNK] @ span
            rows += base
            parts.append(self._answer(self.preparation.transform(rows)))
        labels = np.concatenate([labels for labels, _ in parts]).astype(np.uint8)
        shape = (grid.rows, grid.columns)
        scores = None
        if parts[0][1] is not None:
            stacked = np.concatenate([s for _, s in parts if s is not None])
            scores = np.ascontiguousarray(stacked.T).reshape(-1, *shape)
        return Regions(grid, labels.reshape(shape), scores, smooth=_is_smooth(scores))

    def _answer(self, rows: FloatArray) -> tuple[IntArray, FloatArray | None]:
        estimator, n_classes = self.estimator, len(self.dataset.classes)
        scores = None
        if hasattr(estimator, "predict_proba"):
            scores = class_scores(estimator, rows, n_classes, drawn=True)
        if scores is not None and predicts_likeliest(estimator):
            return scores.argmax(axis=1), scores  # not asked twice
        given = estimator.predict(rows)
        return answer_checks.labels(estimator, given, len(rows), n_classes), scores


def _is_smooth(scores: FloatArray | None) -> bool:
    """Tell scores that vary from cell to cell from those of a few plateaus."""
    if scores is None:
        return False
    return bool(np.unique(scores[0].round(9)).size > scores[0].size // 8)
