"""Claims about search structures: what they compare, and what they find."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from workbench.api import Dataset, FloatArray
from workbench.compute.claims.card import Card, by_share
from workbench.compute.facade import read
from workbench.core.results.claim import Figures, Verdict
from workbench.numerics.search.comparisons import Comparisons
from workbench.numerics.search.search_space import SearchSpace
from workbench.numerics.search.search_structure import scan
from workbench.numerics.search.structures import STRUCTURES

_SEED = 1
_TREES = ("kd-tree", "ball-tree", "vp-tree")


def vantage_points(given: Sequence[Dataset]) -> Figures:
    """Count the rows that trees compare with a query, by dimension, as a share of n.

    1 000 uniform rows, 100 uniform queries, the five nearest rows; one row a leaf.
    Distances to vantage points, which are rows, and to centres of balls are counted;
    bounds of boxes, which are no distances of rows, are not.
    """
    n, k, asked = 1000, 5, 100
    shares: dict[str, dict[str, float]] = {}
    for d in (2, 4, 8, 16):
        random = np.random.default_rng(_SEED)
        space, queries = SearchSpace(random.random((n, d))), random.random((asked, d))
        shares[f"{d} dimensions"] = {}
        for id_ in _TREES:
            counts = Comparisons()
            make_tree: Any = STRUCTURES[id_]
            make_tree(space, leaf_size=1).nearest(queries, k, counts)
            share = (counts.rows + counts.centres) / (asked * n)
            shares[f"{d} dimensions"][id_] = share
    return {"rows": n, "k": k, "queries": asked, "compared": shares}


def _vantage_points_win(figures: Figures) -> Verdict:
    best = [min(one, key=one.__getitem__) for one in figures["compared"].values()]
    return by_share(best.count("vp-tree"), len(best))


def graph_walk(given: Sequence[Dataset]) -> Figures:
    """Walk from one random row in the graph of nearest rows, and count what is found.

    The five nearest rows of 100 rows, which are left out; recall is judged by distance.
    The graph of the notes has as many links as rows are sought, five; that of 10 finds
    more, from one start and from 20.
    """
    found: dict[str, Any] = {}
    for name, X in _walked():
        space = SearchSpace(X)
        own = np.random.default_rng(_SEED).choice(len(X), 100, replace=False)
        points, k = space.rows[own], 5
        truth = scan(space, points, own, k, Comparisons())[0][:, -1:]
        walk: Any = STRUCTURES["graph-walk"]
        entry = found.setdefault(name, {"rows": len(X)})
        for links, starts in ((10, 1), (10, 20), (k, 1)):
            counts = Comparisons()
            structure = walk(space, links=links, starts=starts)
            distances, _ = structure.nearest(points, k, counts, own)
            near = distances <= truth * (1.0 + 1e-9)
            what = str(starts) if links > k else f"{links}_links"
            entry[f"recall_{what}"] = float(near.mean())
            entry[f"compared_{what}"] = counts.rows / (len(own) * (len(X) - 1))
    return {"data": found}


def _walked() -> list[tuple[str, FloatArray]]:
    built_in = [(name, read(f"builtin:{name}").X) for name in ("wine", "wdbc")]
    ranged = [(name, X / np.maximum(np.ptp(X, axis=0), 1e-12)) for name, X in built_in]
    uniform = [
        (f"uniform, {d} dimensions", np.random.default_rng(_SEED).random((2000, d)))
        for d in (2, 8)
    ]
    return [*uniform, *ranged]


#: Recall that users of approximate search ask for.
_ENOUGH = 0.9


def _finds_enough(figures: Figures) -> Verdict:
    entries = figures["data"].values()
    enough = [entry["recall_1"] >= _ENOUGH for entry in entries]
    return by_share(sum(enough), len(enough))


CARDS = (
    Card("argerich-vantage-points", vantage_points, _vantage_points_win),
    Card("argerich-graph-walk", graph_walk, _finds_enough),
)
