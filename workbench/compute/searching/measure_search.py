"""Cost and recall of a search structure on the rows of a data set."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from workbench.api import Dataset, FloatArray, Problem, declared, make
from workbench.compute.distances.row_pairs import class_codes
from workbench.compute.evaluation.request import declaration, find_class
from workbench.compute.fitting.preparation import Preparation
from workbench.core.results.describing.search_report import (
    ComparisonCounts,
    SearchReport,
    SearchSeconds,
)
from workbench.numerics.neighbours.distance import DISTANCES
from workbench.numerics.search.comparisons import Comparisons
from workbench.numerics.search.search_space import SearchSpace
from workbench.numerics.search.search_structure import scan

#: A distance larger by this share than the true one is equal but for rounding.
_EQUAL = 1e-9


@dataclass(frozen=True, slots=True)
class Asked:
    """A structure, and what it is asked.

    Attributes
    ----------
    id : str
        Of a plugin of kind ``search``.
    params : mapping
    k : int
        Neighbours of each query.
    queries : int
        Rows drawn as queries.
    scale : str
        ``none``, ``min-max`` or ``z-score``, by all rows.
    seed : int
        Of the rows drawn.
    """

    id: str
    params: Mapping[str, Any]
    k: int = 5
    queries: int = 100
    scale: str = "none"
    seed: int = 1


def search_class(id_: str) -> type:
    """Return the class of a search structure.

    Raises
    ------
    Problem
        When there is none of that id, and for a plugin of another kind.
    """
    cls = find_class(id_)
    kind = declaration(cls).kind
    if kind != "search":
        raise Problem(f"{id_} is a {kind}", expected="a search structure")
    return cls


def measure_search(data: Dataset, asked: Asked) -> SearchReport:
    """Build a structure on all rows, and ask about some of them.

    Raises
    ------
    Problem
        For an unknown structure, a parameter outside its limits, a distance that the
        structure cannot search, and more queries or neighbours than there are rows.
    """
    estimator = make(search_class(asked.id), asked.params)
    plugin = declared(type(estimator))
    assert plugin is not None  # or `make` would have refused it
    n = data.n_rows
    if n < 2:
        raise Problem(
            f"{n} {'row' if n == 1 else 'rows'}", expected="at least 2", where=data.name
        )
    if not 1 <= asked.queries <= n:
        raise Problem(
            f"{asked.queries} queries", expected=f"1 to {n}, the rows", where=data.name
        )
    if not 1 <= asked.k < n:
        raise Problem(
            f"k = {asked.k}", expected=f"1 to {n - 1}, the other rows", where=data.name
        )
    prepared = Preparation.fit(data.X, data.attributes, plugin.reads, asked.scale)
    X = prepared.transform(data.X)
    metric = DISTANCES[getattr(estimator, "metric", "euclidean")]
    y = class_codes(data, metric.id) if metric.needs_classes else None
    extra = {"attributes": prepared.attributes} if "nominal" in plugin.reads else {}
    began = time.perf_counter()
    estimator.fit(X, y, **extra)
    built = time.perf_counter()
    random = np.random.default_rng(asked.seed)
    own = np.sort(random.choice(n, asked.queries, replace=False))
    counts = Comparisons()
    asking = time.perf_counter()
    found = estimator.kneighbors(X[own], asked.k, own=own, counts=counts)
    answered = time.perf_counter()
    space = SearchSpace(
        X, metric.id, getattr(estimator, "p", 2.0), classes=y,
        attributes=prepared.attributes,
    )  # fmt: skip
    truth = scan(space, space.rows[own], own, asked.k, Comparisons())
    return SearchReport(
        search=asked.id,
        data=data.name,
        params={name: getattr(estimator, name) for name in plugin.defaults()},
        instances=n,
        queries=len(own),
        k=asked.k,
        exact=bool(estimator.exact),
        same_rows=bool(np.array_equal(found[1], truth[1])),
        recall=recall(found[0], truth[0]),
        comparisons=ComparisonCounts(counts.rows, counts.centres),
        terms=counts.terms,
        share=(counts.rows + counts.centres) / (len(own) * (n - 1)),
        fallbacks=counts.fallbacks,
        seconds=SearchSeconds(built - began, answered - asking),
        bytes=int(estimator.nbytes_),
        notes=tuple(
            f"{a.name} is left out: it is a {a.kind}" for a in prepared.dropped
        ),
    )


def recall(found: FloatArray, truth: FloatArray) -> float:
    """Return the share of distances found that are no larger than the true k-th.

    Parameters
    ----------
    found, truth : ndarray, shape (m, k)
        Ascending in each row.
    """
    return float((found <= truth[:, -1:] * (1.0 + _EQUAL)).mean())
