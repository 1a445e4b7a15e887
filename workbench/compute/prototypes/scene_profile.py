"""Profile and complete cross-validation of a data set as the window measures its rows."""

from __future__ import annotations

import numpy as np

from workbench.api import Dataset, FloatArray
from workbench.compute.prototypes.prepared_rows import PreparedRows
from workbench.core.plane.space import make_space
from workbench.core.results.pictures.compactness_picture import CompactnessPicture
from workbench.numerics.neighbours.distance import DISTANCES, LEARNED
from workbench.numerics.prototypes.compactness import compactness
from workbench.numerics.prototypes.row_table import RowTable


def scene_profile(
    data: Dataset,
    metric: str = "euclidean",
    *,
    p: float = 2.0,
    scale: str = "none",
    components: FloatArray | None = None,
) -> CompactnessPicture:
    """Describe how compact the classes are, for every number of training rows.

    Parameters
    ----------
    metric : str
        One of `workbench.core.session.scene.METRICS`.
    p : float
        The exponent, where the metric has one.
    scale : str
        ``none``, ``min-max`` or ``z-score``, learned from all rows.
    components : ndarray, shape (r, c), optional
        The linear map of the learned metric.

    Raises
    ------
    Problem
        For data without classes, with text or with fewer than two rows, and where no
        learned metric fits the columns.
    """
    rows = PreparedRows.of(data, scale, "the profile")
    if metric == LEARNED.id:
        space = make_space(data, metric, scale=scale, components=components)
        table = RowTable(space.rows)
    else:
        has_p = any(param.name == "p" for param in DISTANCES[metric].params)
        table = RowTable(
            rows.X, metric=metric, attributes=rows.attributes,
            classes=rows.classes, **({"p": p} if has_p else {}),
        )  # fmt: skip
    found = compactness(table, rows.classes)
    controls = np.arange(data.n_rows - 1, 0, -1)
    return CompactnessPicture(
        found.profile, found.ccv(controls), found.similarity, len(found.tied)
    )
