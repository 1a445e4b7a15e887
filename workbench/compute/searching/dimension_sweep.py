"""Comparisons of search trees as the number of attributes grows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from workbench.api import Problem, partial, progress
from workbench.core.results.pictures.search_pictures import DimensionSweep
from workbench.numerics.search.comparisons import Comparisons
from workbench.numerics.search.search_space import SearchSpace
from workbench.numerics.search.search_structure import STRANGER, scan
from workbench.numerics.search.structures import STRUCTURES

TREES = ("kd-tree", "ball-tree", "vp-tree")
DIMENSIONS = (2, 3, 4, 6, 8, 12, 16, 24, 32)


def dimension_sweep(
    n: int = 1000,
    k: int = 5,
    queries: int = 200,
    seed: int = 1,
    dimensions: Sequence[int] = DIMENSIONS,
) -> DimensionSweep:
    """Search uniform rows of the unit cube in every dimension; leaves hold one row or two.

    What is known so far is handed out after every dimension.

    Raises
    ------
    Problem
        For fewer than two rows, no query, and k beyond the rows.
    """
    if n < 2 or queries < 1 or not 1 <= k <= n:
        raise Problem(
            f"{n} rows, {queries} queries, k = {k}",
            expected="two rows or more, a query, and k up to the rows",
        )
    shape = (len(TREES), len(dimensions))
    rows, centres = np.full(shape, np.nan), np.full(shape, np.nan)
    found = DimensionSweep(
        TREES, np.array(dimensions, dtype=np.int64), rows, centres, n, k, queries, True
    )
    same = True
    for j, d in enumerate(dimensions):
        random = np.random.default_rng(seed)
        space = SearchSpace(random.random((n, d)))
        asked = random.random((queries, d))
        true = scan(space, asked, np.full(queries, STRANGER), k, Comparisons())[1]
        for i, name in enumerate(TREES):
            progress((j + i / len(TREES)) / len(dimensions))
            counts = Comparisons()
            tree = STRUCTURES[name](space, leaf_size=1)  # type: ignore[call-arg]
            answer = tree.nearest(asked, k, counts)[1]
            same = same and np.array_equal(answer, true)
            rows[i, j] = counts.rows / (n * queries)
            centres[i, j] = counts.centres / (n * queries)
        found = replace(found, rows=rows.copy(), centres=centres.copy(), same=same)
        partial(found)
    return found
