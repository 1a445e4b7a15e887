"""The nearest row of the own class, and the nearest rival, of each row."""

from __future__ import annotations

import numpy as np

from workbench.api import Dataset, FloatArray, check
from workbench.compute.prototypes.measured_rows import MeasuredRows
from workbench.compute.prototypes.race_regions import scene_axes
from workbench.core.plane.principal_axes import principal_axes
from workbench.core.plane.space import encode
from workbench.core.results.pictures.race_pictures import RivalPicture
from workbench.numerics.prototypes.rival_similarity import rival_similarity


def rival_pairs(
    data: Dataset,
    metric: str = "euclidean",
    *,
    p: float = 2.0,
    scale: str = "none",
    components: FloatArray | None = None,
    x: str = "",
    y: str = "",
) -> RivalPicture:
    """Find both for each row; of equal distances the lower row is nearer.

    Parameters
    ----------
    metric, p, scale, components
        As for `MeasuredRows.of`.
    x, y : str
        The axes to draw the rows on; the principal axes where they are none.

    Raises
    ------
    Problem
        As `MeasuredRows.of`, and for data without a number.
    """
    axes = scene_axes(data, x, y)
    rows = MeasuredRows.of(
        data, "the rival similarity", metric=metric, p=p, scale=scale,
        components=components,
    )  # fmt: skip
    n, codes = data.n_rows, rows.classes
    own, rival = np.full(n, -1), np.full(n, -1)
    r, q = np.full(n, np.nan), np.full(n, np.nan)
    for some, distances in rows.table().blocks():
        check()
        places = np.arange(some.stop - some.start)
        distances[places, some.start + places] = np.inf
        alike = codes[some][:, None] == codes
        for mask, which, gap in ((alike, own, r), (~alike, rival, q)):
            masked = np.where(mask, distances, np.inf)
            best = masked.argmin(axis=1)
            found = masked[places, best]
            known = np.isfinite(found)
            which[some] = np.where(known, best, -1)
            gap[some] = np.where(known, found, np.nan)
    shares = np.zeros(2)
    if axes:
        columns, _, where = encode(data.X, data.attributes)
        drawn = columns[:, [where[name] for name in axes]]
    else:
        found_axes = principal_axes(data, scale)
        drawn, shares = found_axes.project(np.array(data.X)), found_axes.shares
    return RivalPicture(drawn, axes, shares, own, rival, r, q, rival_similarity(q, r))
