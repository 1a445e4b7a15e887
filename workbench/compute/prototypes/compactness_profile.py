"""Profile, complete cross-validation, margins and types of the rows of a data set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from workbench.api import Dataset, Problem
from workbench.compute.prototypes.prepared_rows import PreparedRows
from workbench.core.results.describing.compactness_report import (
    CompactnessReport,
    CompleteValidation,
    Reliability,
    RowTypes,
)
from workbench.numerics.prototypes.compactness import check_votes, compactness
from workbench.numerics.prototypes.rival_similarity import (
    CUTS,
    ROW_TYPES,
    check_cuts,
    row_types,
)
from workbench.numerics.prototypes.row_table import RowTable
from workbench.numerics.prototypes.vote_margins import vote_margins
from workbench.numerics.votes.votes import Weighting


def profile_report(
    data: Dataset,
    *,
    controls: Sequence[int] = (),
    n_neighbors: int = 1,
    n_nearest: int | None = None,
    metric: str = "euclidean",
    params: Mapping[str, Any] | None = None,
    scale: str = "none",
    weights: str = "uniform",
    cuts: Sequence[float] = CUTS,
) -> CompactnessReport:
    """Describe how compact the classes are under a distance.

    Parameters
    ----------
    controls : sequence of int
        Numbers of control rows; every one from 1 if empty.
    n_neighbors : int
        k of the votes, of CCV and of the similarity (unless `n_nearest` says another).
    params : mapping, optional
        Parameters of the distance.
    weights : str
        Of the votes that `margins` are of.
    cuts : sequence of float
        Between the types of rows.

    Raises
    ------
    Problem
        For data without classes, with text or with fewer than two rows, and for a value
        that is out of its limits.
    """
    rows = PreparedRows.of(data, scale, "the profile")
    limits, weighting = check_cuts(tuple(cuts)), Weighting(weights)
    k, n = n_neighbors, data.n_rows
    check_votes(k, len(np.unique(rows.classes)), n)
    for control in controls:
        if not 1 <= control <= n - k:
            raise Problem(
                f"--control {control} of {n} rows",
                expected=f"1 to {n - k}, so that {k} or more are left to train",
            )
    table = RowTable(
        rows.X,
        metric=metric,
        attributes=rows.attributes,
        classes=rows.classes,
        **(params or {}),
    )
    found = compactness(table, rows.classes, k, n_nearest or k)
    asked = np.array(controls or range(1, n - k + 1))
    ccv = tuple(
        CompleteValidation(k, int(control), *(float(v) for v in values))
        for control, values in zip(asked, found.ccv(asked).T, strict=True)
    )
    types = row_types(found.similarity, limits)
    counts = np.bincount(types[types >= 0], minlength=len(ROW_TYPES))
    nearest = table.search.nearest(None, k)
    return CompactnessReport(
        data=data.name,
        instances=n,
        metric=metric,
        scale=scale,
        profile=found.profile,
        ccv=ccv,
        reliability=Reliability(found.reliability, found.similarity),
        margins=vote_margins(*nearest, rows.classes, weighting),
        types=RowTypes(limits, *(int(c) for c in counts)),
        ties=len(found.tied),
        without_margin=tuple(np.flatnonzero(types < 0).tolist()),
    )
