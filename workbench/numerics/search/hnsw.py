"""Hierarchical navigable small worlds, by faiss."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np

from workbench.api import FloatArray, IntArray, Problem, check
from workbench.numerics.search.comparisons import Comparisons
from workbench.numerics.search.k_best import NOBODY, KBest
from workbench.numerics.search.search_space import SearchSpace
from workbench.numerics.search.search_structure import STRANGER, SearchStructure

#: Rows that join the graph between two looks whether to go on.
_JOINING = 2000
#: Queries farther away, in half ranges of the widest attribute, are brought here.
_FAR = 1e15


class HNSW(SearchStructure):
    """Layers of graphs of near rows, walked from the sparsest to the densest.

    A row is drawn into the layers 0 to floor(-ln(u) / ln(links)), u uniform, and linked
    in each to at most `links` rows, in layer 0 to twice as many, which a list of
    `build_list` candidates is searched for. A query walks greedily through the upper
    layers and keeps a list of the `query_list` nearest rows in layer 0, of which the
    nearest not yet expanded is expanded, until it is farther than the last of the list
    (Malkov and Yashunin, 2020, algorithms 1 to 5; faiss, ``IndexHNSWFlat``).

    The graph sees coordinates in single precision; the distances of the rows it finds
    are computed anew in double. The graph is built by one thread, so the same seed makes
    the same graph. May miss rows.

    Parameters
    ----------
    space : SearchSpace
        Of complete rows, under a Euclidean, Manhattan or Chebyshev norm or under angles.
    links, build_list, query_list : int
    random_state : int

    Raises
    ------
    Problem
        When faiss is not installed, for another distance, and for missing values.

    Notes
    -----
    `Comparisons.rows` are the distances that faiss says it computed: a row of two layers
    may count twice, and so does the own row of a query. Those computed anew are of rows
    already counted.
    """

    id = "hnsw"
    exact = False
    library = "faiss"

    def __init__(
        self,
        space: SearchSpace,
        links: int = 16,
        build_list: int = 100,
        query_list: int = 64,
        random_state: int = 1,
    ) -> None:
        super().__init__(space)
        faiss = _faiss()
        self._angles = space.measure.distance.angles
        if not (self._angles or space.is_norm):
            raise Problem(
                f"hnsw under {space.measure.distance.id}: faiss has no such distance",
                expected="euclidean, mahalanobis, manhattan, chebyshev, cosine, angle or "
                "pearson, without labels",
            )
        if len(space.incomplete):
            raise Problem(
                f"row {space.incomplete[0]} has a missing value",
                expected="complete rows",
                where=self.id,
            )
        norms = {1.0: faiss.METRIC_L1, 2.0: faiss.METRIC_L2, np.inf: faiss.METRIC_Linf}
        norm = norms[2.0 if self._angles else space.measure.p]
        self.query_list = query_list
        low, high = space.rows.min(axis=0) / 2.0, space.rows.max(axis=0) / 2.0
        self._centre, spread = low + high, high - low
        self._unit = float(spread.max()) if spread.size and spread.max() > 0 else 1.0
        self._graph: Any = faiss.IndexHNSWFlat(space.rows.shape[1], links, norm)
        self._graph.hnsw.efConstruction = build_list
        self._graph.hnsw.rng = faiss.RandomGenerator(random_state)
        rows = self._single(space.rows)
        threads = faiss.omp_get_max_threads()
        faiss.omp_set_num_threads(1)
        try:
            for start in range(0, space.n, _JOINING):
                check()
                self._graph.add(rows[start : start + _JOINING])
        finally:
            faiss.omp_set_num_threads(threads)

    @property
    def nbytes(self) -> int:
        """Memory of the graph and its rows in single precision, in bytes."""
        graph = self._graph.hnsw
        return int(
            4 * (graph.neighbors.size() + graph.levels.size())
            + 8 * graph.offsets.size()
            + 4 * self._graph.ntotal * self._graph.d
        )

    def _single(self, points: FloatArray) -> Any:
        """Return points for faiss: rows between -1 and 1, where single numbers are dense."""
        if not self._angles:
            points = np.clip((points - self._centre) / self._unit, -_FAR, _FAR)
        return np.ascontiguousarray(points, dtype=np.float32)

    def _search(
        self, points: FloatArray, own: IntArray, best: KBest, counts: Comparisons
    ) -> None:
        faiss = _faiss()
        k = best.rows.shape[1]
        asked = min(k + bool((own != STRANGER).any()), self.space.n)
        told = faiss.cvar.hnsw_stats
        told.reset()
        options = faiss.SearchParametersHNSW(efSearch=max(self.query_list, asked))
        single = self._single(points)
        _, rows = self._graph.search(single, asked, params=options)
        counts.rows += int(told.ndis)
        absent = rows == STRANGER
        if asked > k:
            absent |= rows == own[:, None]
        distances = self.space.to_rows(points, np.arange(len(points))[:, None], rows)
        if absent.any():
            distances[absent], rows[absent] = np.inf, NOBODY
        # by distance, ties by the lower row; faiss has them nearly in order
        order = np.lexsort((rows, distances), axis=-1)[:, :k]
        best.distances[:] = np.take_along_axis(distances, order, axis=1)
        best.rows[:] = np.take_along_axis(rows, order, axis=1)


def _faiss() -> Any:
    """Return the library.

    Raises
    ------
    Problem
    """
    try:
        with warnings.catch_warnings():
            # wrappers made by SWIG have no module, which Python 3.12 deprecates
            warnings.simplefilter("ignore", DeprecationWarning)
            import faiss
    except ImportError:
        raise Problem(
            "faiss is not installed",
            expected="pip install vecino-workbench[ann]",
            where="hnsw",
        ) from None
    return faiss
