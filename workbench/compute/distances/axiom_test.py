"""The axioms of a metric among the rows of a data set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from workbench.api import Dataset, FloatArray, IntArray
from workbench.core.results.describing.distance_report import (
    AxiomFindings,
    AxiomReport,
)
from workbench.numerics.neighbours.axioms import Axiom, worst_violations

#: Rows of which all triangles are tested: 200 million, in about a second.
MOST_TESTED = 600


def tested_rows(data: Dataset, seed: int) -> IntArray:
    """Return all rows of a data set, or as many drawn as can be tested; ascending."""
    if data.n_rows <= MOST_TESTED:
        return np.arange(data.n_rows)
    random = np.random.default_rng(seed)
    return np.sort(random.choice(data.n_rows, MOST_TESTED, replace=False))


def axiom_report(
    name: str,
    metric: bool,
    data: Dataset,
    D: FloatArray,
    rows: IntArray,
    cells: FloatArray,
    params: Mapping[str, Any],
) -> AxiomReport:
    """Return what is worst in a table of distances among rows of a data set.

    Parameters
    ----------
    D : ndarray, shape (r, r)
    rows : ndarray of int64, shape (r,)
        Their numbers in the data set.
    cells : ndarray, shape (r, c)
        What the distance compares: rows with equal ones may be at distance 0.
    """
    known = np.where(np.isnan(cells), np.inf, cells)
    _, same = np.unique(known, axis=0, return_inverse=True)
    same = same.reshape(-1)
    found = worst_violations(D, same[:, None] == same)

    def numbered(axiom: Axiom) -> Axiom:
        return Axiom(axiom.worst, tuple(int(rows[i]) for i in axiom.rows), axiom.holds)

    told = AxiomFindings(
        numbered(found.non_negative),
        numbered(found.identity),
        numbered(found.symmetry),
        numbered(found.triangle),
    )
    merged = tuple(int(rows[i]) for i in found.merged)
    return AxiomReport(
        name, data.name, told, metric, params, len(rows), data.n_rows, merged
    )
