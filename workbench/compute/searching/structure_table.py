"""All search structures on the same queries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from workbench.api import (
    Attribute,
    Dataset,
    Problem,
    numeric_attributes,
    partial,
    progress,
)
from workbench.compute.searching.measure_search import Asked, measure_search
from workbench.core.results.describing.search_report import (
    StructureRow,
    StructureTable,
)


def uniform_rows(n: int, d: int, seed: int) -> Dataset:
    """Return n uniform rows of the unit cube of d dimensions."""
    X = np.random.default_rng(seed).random((n, d))
    attributes, target = numeric_attributes(d), Attribute("class")
    return Dataset(X, np.zeros(n), attributes, target, name=f"uniform-{d}")


def structure_table(
    data: Dataset,
    structures: Sequence[tuple[str, Mapping[str, Any]]],
    *,
    k: int,
    queries: int,
    scale: str,
    seed: int,
) -> StructureTable:
    """Measure structures on the same rows and queries, one after the other.

    One that refuses the data or its distance says why in its row. What is known so far
    is handed out after every structure.

    Parameters
    ----------
    structures : sequence of (str, mapping)
        Ids of plugins of kind ``search`` and their parameters.
    k, queries, scale, seed
        As for `measure_search`; both are clipped to the rows there are.
    """
    k = max(1, min(k, data.n_rows - 1))
    queries = max(1, min(queries, data.n_rows))
    done: list[StructureRow] = []
    for place, (name, params) in enumerate(structures):
        progress(place / len(structures), name)
        try:
            asked = Asked(name, params, k, queries, scale, seed)
            done.append(StructureRow(name, measure_search(data, asked)))
        except Problem as problem:
            done.append(StructureRow(name, None, str(problem)))
        partial(StructureTable(tuple(done), len(structures)))
    return StructureTable(tuple(done), len(structures))
