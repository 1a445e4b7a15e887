"""Task of the Metric lab: who wins where, in the planes before and after."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, report
from workbench.compute.regions import Grid, NeighbourGrid, vote
from workbench.core.space import Plane, Space


def run(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Let the k nearest rows vote at every cell of several planes.

    Parameters
    ----------
    payload : mapping
        ``rows`` (n, d), mapped by the metric; ``y``, ``n_classes``, ``k``, ``weights``;
        ``planes``: by name ``base`` (d,), ``span`` (2, d), ``rectangle`` (left, right,
        bottom, top); ``levels``: cells along a side, coarse to fine.

    Returns
    -------
    dict
        ``level``, ``planes``: by name ``labels`` (uint8, bottom row first) and
        ``rectangle``. Coarser levels are partial results.
    """
    rows = np.ascontiguousarray(payload["rows"], np.float64)
    answer: dict[str, Any] = {}
    for level in payload["levels"]:
        if answer:
            report.partial(answer)
        planes = {
            name: {
                "labels": _labels(payload, rows, plane, level),
                "rectangle": tuple(plane["rectangle"]),
            }
            for name, plane in payload["planes"].items()
        }
        answer = {"level": level, "planes": planes}
    return answer


def _labels(
    payload: Mapping[str, Any], rows: FloatArray, plane: Mapping[str, Any], level: int
) -> npt.NDArray[np.uint8]:
    report.check()
    d = rows.shape[1]
    space = Space(
        columns=np.empty((0, d)), shift=np.zeros(d), factor=np.ones(d), L=None,
        p=2.0, cosine=False, places={}, rows=rows,
    )  # fmt: skip
    k = max(1, min(int(payload["k"]), len(rows)))
    cut = Plane(space, np.asarray(plane["base"]), np.asarray(plane["span"]))
    found = NeighbourGrid.search(cut, _grid(plane["rectangle"], level), k)
    y = np.asarray(payload["y"], np.int64)
    return vote(found, y, int(payload["n_classes"]), k, payload["weights"]).labels


def _grid(rectangle: tuple[float, float, float, float], level: int) -> Grid:
    left, right, bottom, top = rectangle
    return Grid(left, right, bottom, top, level, level)
