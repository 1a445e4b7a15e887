"""The rows most like one row, as the window measures them."""

from __future__ import annotations

import numpy as np

from workbench.api import Dataset, FloatArray, Problem
from workbench.compute.fitting.preparation import Preparation
from workbench.core.plane.space import make_space
from workbench.core.results.describing.row_answers import SimilarRows
from workbench.numerics.neighbours.distance import DISTANCES, LEARNED
from workbench.numerics.neighbours.neighbours import neighbours


def similar_rows(
    data: Dataset,
    row: int,
    k: int,
    metric: str = "euclidean",
    *,
    p: float = 2.0,
    scale: str = "none",
    components: FloatArray | None = None,
) -> SimilarRows:
    """Find the k rows nearest to a row, which is never its own neighbour.

    Classes are not looked at. Equal distances: the lower row first.

    Parameters
    ----------
    row : int
        Counted from 0.
    k : int
        At least 1; clipped to the other rows there are.
    metric, p, scale, components
        As of `workbench.compute.prototypes.scene_profile.scene_profile`.

    Raises
    ------
    Problem
        Where there is no such row, or no attribute to compare.
    """
    if not 0 <= row < data.n_rows:
        raise Problem(f"row {row}", expected=f"from 0 to {data.n_rows - 1}")
    if metric == LEARNED.id:
        X = make_space(data, metric, scale=scale, components=components).rows
        distances, rows = neighbours(X, X[[row]], k + 1)
    else:
        kinds = ("numeric", "nominal", "missing")
        prepared = Preparation.fit(data.X, data.attributes, kinds, scale)
        if not prepared.attributes:
            raise Problem("no attribute", expected="numbers or labels", where=data.name)
        X = prepared.transform(data.X)
        has_p = any(param.name == "p" for param in DISTANCES[metric].params)
        distances, rows = neighbours(
            X,
            X[[row]],
            k + 1,
            metric=metric,
            p=p if has_p else 2.0,
            attributes=prepared.attributes,
        )
    # among many duplicates the row itself may be none of the first k + 1
    others = np.flatnonzero(rows[0] != row)[:k]
    return SimilarRows(row, rows[0][others], distances[0][others])
