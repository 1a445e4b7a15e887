"""Task of the Metric lab: decision regions in the planes before and after."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, report
from workbench.compute.pictures.regions import Grid, NeighbourGrid, vote
from workbench.core.plane.space import Plane, Space
from workbench.core.results.metric_views import PlaneLabels, PlaneRegions

#: Cells searched between two looks at the cancel flag.
BAND = 64 * 64


def run(payload: Mapping[str, Any]) -> PlaneRegions:
    """Let the k nearest rows vote at every cell of several planes.

    Coarser levels are partial results.

    Parameters
    ----------
    payload : mapping
        ``rows`` (n, d), mapped by the metric; ``y``, ``n_classes``, ``k``, ``weights``;
        ``planes``: by name ``base`` (d,), ``span`` (2, d), ``rectangle`` (left, right,
        bottom, top); ``levels``: cells along a side, coarse to fine.
    """
    rows = np.ascontiguousarray(payload["rows"], np.float64)
    *coarse, finest = payload["levels"]
    for level in coarse:
        report.partial(_regions(payload, rows, level))
    return _regions(payload, rows, finest)


def _regions(payload: Mapping[str, Any], rows: FloatArray, level: int) -> PlaneRegions:
    planes = {
        name: PlaneLabels(
            _labels(payload, rows, plane, level), tuple(plane["rectangle"])
        )
        for name, plane in payload["planes"].items()
    }
    return PlaneRegions(level, planes)


def _labels(
    payload: Mapping[str, Any], rows: FloatArray, plane: Mapping[str, Any], level: int
) -> npt.NDArray[np.uint8]:
    """Colour one plane band by band: a newer request need not wait for all of it."""
    d = rows.shape[1]
    space = Space(
        columns=np.empty((0, d)), shift=np.zeros(d), factor=np.ones(d), L=None,
        p=2.0, cosine=False, places={}, rows=rows,
    )  # fmt: skip
    cut = Plane(space, np.asarray(plane["base"]), np.asarray(plane["span"]))
    k = max(1, min(int(payload["k"]), len(rows)))
    y, n_classes = np.asarray(payload["y"], np.int64), int(payload["n_classes"])
    bands = []
    for band in _bands(plane["rectangle"], level):
        report.check()
        found = NeighbourGrid.search(cut, band, k)
        bands.append(vote(found, y, n_classes, k, payload["weights"]).labels)
    return np.vstack(bands)


def _bands(rectangle: tuple[float, float, float, float], level: int) -> Iterator[Grid]:
    """Cut a grid of `level` x `level` cells (64, 128, 256) into bands of 64 x 64 cells."""
    left, right, bottom, top = rectangle
    n = max(1, level * level // BAND)
    edges = np.linspace(bottom, top, n + 1).tolist()
    for low, high in itertools.pairwise(edges):
        yield Grid(left, right, low, high, level, level // n)
