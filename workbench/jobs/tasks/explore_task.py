"""Tasks of the Explore room: regions by a ladder, k-curve, Voronoi cells, density."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from workbench.api import Attribute, Dataset, FloatArray, report
from workbench.compute.pictures.boundary import label_boundary
from workbench.compute.pictures.kcurve import all_neighbours, fold_neighbours, k_curve
from workbench.compute.pictures.plane_density import neighbour_density
from workbench.compute.pictures.regions import (
    FittedClassifier,
    Grid,
    NeighbourGrid,
    Regions,
    vote,
)
from workbench.compute.pictures.voronoi import voronoi_cells
from workbench.core.plane.space import Plane
from workbench.core.results.pictures.accuracy_curve import AccuracyCurve
from workbench.core.results.pictures.plane_pictures import DensityPicture, RegionPicture
from workbench.numerics.contours import score_boundary
from workbench.numerics.kernels import parzen_density, usual_width

#: Cells along a side, coarse to fine.
LADDER = (64, 128, 256)
#: A level predicted to take longer than this is preceded by a coarser one.
PATIENCE = 0.025
_KEPT = 4
#: Neighbours searched beyond k once k was raised: who raises it once does so again.
_SLACK = 4

# What this worker keeps between requests: the pictures follow the pointer, and most of
# one is in the last.
_grids: OrderedDict[int, NeighbourGrid] = OrderedDict()
_fitted: OrderedDict[Any, FittedClassifier] = OrderedDict()
_seconds_per_cell: dict[str, float] = {}


def regions(payload: Mapping[str, Any]) -> RegionPicture:
    """Colour a rectangle of the plane; partial results climb the ladder.

    Parameters
    ----------
    payload : mapping
        ``generation``; ``rectangle`` (left, right, bottom, top); ``y``, ``n_classes``;
        ``layers`` (names: confidence, ties, boundary); optionally ``ladder``. For
        k-NN ``plane`` (`Plane.payload`), ``k``, ``weights``; for any other
        classifier ``plugin``, ``params``, ``data``, ``base``, ``span``, ``scale``.

    Returns
    -------
    RegionPicture
        The finest, with the layers asked for. Every partial result has its own
        boundary if that is asked for, at first a rough one.
    """
    painter = _NeighbourPainter(payload) if "plane" in payload else _Painter(payload)
    answer: RegionPicture | None = None
    for level in painter.levels(tuple(payload.get("ladder") or LADDER)):
        if answer is not None:
            report.partial(answer)
        started = time.perf_counter()
        picture = painter.paint(_grid(payload, level))
        painter.learn(time.perf_counter() - started, picture)
        answer = _answer(payload, picture, level)
    assert answer is not None, "a ladder has a step"
    if answer.boundary is None or _stride(picture) == 1:
        return replace(answer, final=True)
    report.partial(answer)  # the colours need not wait for the fine lines
    return replace(answer, boundary=_boundary(picture), final=True)


def _grid(payload: Mapping[str, Any], level: int) -> Grid:
    left, right, bottom, top = payload["rectangle"]
    return Grid(left, right, bottom, top, level, level)


def _answer(payload: Mapping[str, Any], picture: Regions, level: int) -> RegionPicture:
    layers = payload.get("layers", ())
    # never the colours of one picture under lines of another
    boundary = _boundary(picture, _stride(picture)) if "boundary" in layers else None
    return RegionPicture(
        payload["generation"],
        level,
        tuple(payload["rectangle"]),
        picture.labels,
        confidence=picture.confidence() if "confidence" in layers else None,
        ties=picture.ties() if "ties" in layers else None,
        boundary=boundary,
    )


def _stride(picture: Regions) -> int:
    """Return how far apart the cells are by which a rough boundary is drawn."""
    return max(1, picture.grid.columns // LADDER[0])


def _boundary(picture: Regions, stride: int = 1) -> FloatArray:
    """Return where the winner changes, by every `stride`-th cell of each side."""
    x, y = picture.grid.x[::stride], picture.grid.y[::stride]
    if picture.smooth and picture.scores is not None:
        return score_boundary(picture.scores[:, ::stride, ::stride], x, y)
    return label_boundary(picture.labels[::stride, ::stride], x, y)


class _Painter:
    """Paints the regions of any classifier plugin, keeping fitted ones."""

    kind = "plugin"

    def __init__(self, payload: Mapping[str, Any]) -> None:
        self.payload = payload
        self.kind = str(payload.get("plugin", self.kind))
        self.prepare()

    def prepare(self) -> None:
        """Fit the classifier, or find it fitted."""
        given = self.payload
        data = given["data"]
        key = (
            given["plugin"], repr(sorted(given["params"].items())), given["scale"],
            data["X"].tobytes(), data["y"].tobytes(),
        )  # fmt: skip
        if key not in _fitted:
            report.progress(0.0, "fitting")
            _fitted[key] = FittedClassifier(
                _dataset(data), given["plugin"], given["params"], given["scale"]
            )
            if len(_fitted) > _KEPT:
                _fitted.popitem(last=False)
        self.fitted = _fitted[key]

    def paint(self, grid: Grid) -> Regions:
        """Colour one grid."""
        return self.fitted.regions(grid, self.payload["base"], self.payload["span"])

    def levels(self, ladder: tuple[int, ...]) -> Iterator[int]:
        """Yield the levels worth showing: none that is followed at once by a finer."""
        finest = ladder[-1]
        cell = _seconds_per_cell.get(self.kind)
        if cell is not None and cell * finest**2 <= PATIENCE:
            yield finest
            return
        yield ladder[0]
        for level in ladder[1:-1]:
            # unknown where the first was moved on, and nothing of the kind searched
            cell = _seconds_per_cell.get(self.kind, math.inf)
            if cell * finest**2 > 4 * PATIENCE:
                yield level
        if finest != ladder[0]:
            yield finest

    def learn(self, seconds: float, picture: Regions) -> None:
        """Remember what a cell cost, to predict the next picture."""
        _seconds_per_cell[self.kind] = seconds / picture.labels.size


class _NeighbourPainter(_Painter):
    """Paints k-NN under the scene's metric; a moved row costs only the cells it touches."""

    def prepare(self) -> None:
        """Lay out the plane; there is nothing to fit."""
        given = self.payload
        self.plane = Plane.from_payload(given["plane"]).folded()
        self.k = max(1, min(int(given["k"]), len(self.plane.space.rows)))
        n, r = self.plane.space.rows.shape
        self.kind = f"knn {n.bit_length()} {r} {self.k} {self.plane.space.p}"

    def paint(self, grid: Grid) -> Regions:
        """Colour one grid by the votes of the neighbours of its cells."""
        found = _neighbour_grid(self.plane, grid, self.k)
        self.searched = found.searched
        return vote(
            found, self.payload["y"], self.payload["n_classes"], self.k,
            self.payload["weights"],
        )  # fmt: skip

    def levels(self, ladder: tuple[int, ...]) -> Iterator[int]:
        """Yield the finest level at once if the last picture can be moved on."""
        finest = ladder[-1]
        kept = _grids.get(finest)
        if kept is not None and kept.serves(
            self.plane, _grid(self.payload, finest), self.k
        ):
            yield finest
            return
        yield from super().levels(ladder)

    def learn(self, seconds: float, picture: Regions) -> None:
        """Remember the cost of a picture of which every cell was searched."""
        if self.searched == picture.labels.size:
            super().learn(seconds, picture)


def _neighbour_grid(plane: Plane, grid: Grid, k: int) -> NeighbourGrid:
    """Return the neighbours of all cells, following the last picture where possible."""
    level = grid.columns
    kept = _grids.pop(level, None)
    if kept is not None and kept.serves(plane, grid, k):
        kept.update(plane)  # a cancel inside leaves `kept` out of the table
    else:
        only_k_rose = kept is not None and kept.serves(plane, grid, 1)
        kept = NeighbourGrid.search(plane, grid, k + (_SLACK if only_k_rose else 0))
    _grids[level] = kept
    return kept


def kcurve(payload: Mapping[str, Any]) -> AccuracyCurve:
    """Leave-one-out of k-NN for all k at once.

    Parameters
    ----------
    payload : mapping
        ``rows`` (mapped), ``p``, ``cosine``, ``y``, ``n_classes``, ``weights``, ``k``,
        ``kmax``; with ``columns``, ``numeric`` and ``scale`` each row
        is scaled by the others only.
    """
    y = np.asarray(payload["y"])
    known = np.flatnonzero(y >= 0)
    labels = y[known]
    kmax = max(int(payload["kmax"]), int(payload["k"]))
    if "columns" in payload:
        found = fold_neighbours(
            payload["columns"][known], payload["numeric"], kmax, payload["scale"],
            payload["p"],
        )  # fmt: skip
    else:
        found = all_neighbours(
            payload["rows"][known], kmax, payload["p"], cosine=payload["cosine"]
        )
    curve = k_curve(
        found, labels, int(payload["n_classes"]), payload["weights"], int(payload["k"])
    )
    k = min(int(payload["k"]), len(curve.errors))
    predicted = np.full(len(y), -1, np.int64)
    margins = np.full(len(y), np.nan)
    predicted[known], margins[known] = curve.predicted[k - 1], curve.margins
    return AccuracyCurve(
        curve.errors,
        curve.biased,
        predicted,
        margins,
        n=len(labels),
        correct=int((predicted[known] == labels).sum()),
    )


def voronoi(payload: Mapping[str, Any]) -> FloatArray:
    """Outline the cells of 1-NN.

    Parameters
    ----------
    payload : mapping
        ``rectangle``; ``points`` and ``linear`` (shape (2, 2)) for exact polygons,
        else ``plane`` for the edges of a grid of nearest rows.

    Returns
    -------
    ndarray, shape (s, 2, 2)
        Segment, end, coordinate.
    """
    if "points" in payload:
        cells = voronoi_cells(
            payload["points"], tuple(payload["rectangle"]), payload["linear"]
        )
        sides = [
            np.stack([c.corners, np.roll(c.corners, -1, axis=0)], axis=1) for c in cells
        ]
        return np.concatenate(sides) if sides else np.empty((0, 2, 2))
    grid = _grid(payload, LADDER[-1])
    plane = Plane.from_payload(payload["plane"]).folded()
    found = NeighbourGrid.search(plane, grid, 1)
    nearest = found.indices.reshape(grid.rows, grid.columns)
    return label_boundary(nearest, grid.x, grid.y)


def density(payload: Mapping[str, Any]) -> DensityPicture:
    """Estimate the density over a rectangle.

    Parameters
    ----------
    payload : mapping
        ``rectangle``, ``plane``, ``k``, ``kind``: ``neighbours`` (k / nV) or
        ``parzen`` (a Gaussian of Scott's width).
    """
    plane = Plane.from_payload(payload["plane"])
    grid = _grid(payload, LADDER[1])
    if payload["kind"] == "parzen":
        width = usual_width(plane.space.rows)
        flat = parzen_density(plane.space.rows, plane.mapped(grid.cells()), width)
        values = flat.reshape(grid.rows, grid.columns)
    else:
        k = max(1, min(int(payload["k"]), len(plane.space.rows)))
        values = neighbour_density(NeighbourGrid.search(plane, grid, k), k)
    return DensityPicture(tuple(payload["rectangle"]), values.astype(np.float32))


def _dataset(given: Mapping[str, Any]) -> Dataset:
    return Dataset(
        X=given["X"],
        y=given["y"],
        attributes=tuple(Attribute.from_description(a) for a in given["attributes"]),
        class_attribute=Attribute.from_description(given["class_attribute"]),
        name=given["name"],
    )
