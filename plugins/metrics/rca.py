"""Relevant component analysis: the inverse covariance inside small groups of equals."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from scipy.sparse import coo_array
from scipy.sparse.csgraph import connected_components
from sklearn.base import BaseEstimator, ClassifierMixin, TransformerMixin
from sklearn.utils import check_random_state

from workbench.api import (
    Constraints,
    FloatArray,
    IntArray,
    Plugin,
    choice,
    declare,
    integer,
    seed,
)
from workbench.numerics.metrics.metric_learner import (
    VOTERS,
    NothingLearned,
    PairLearner,
)
from workbench.numerics.metrics.scatter_matrices import (
    deviations,
    inverse_root,
    ledoit_wolf,
    standardised,
)

#: Chunks drawn where there are so many and none are asked for.
_MOST_CHUNKS = 100

#: Degrees of freedom per attribute below which a covariance is shrunk.
_PLENTY = 10


@declare(
    Plugin(
        id="rca",
        title="RCA",
        kind="metric",
        family="Metric learning",
        params=(
            VOTERS,
            integer(
                "n_chunks", None, low=1, optional=True,
                help="Groups of equals drawn from the classes; as many as there are, "
                "at most 100, if auto.",
            ),
            integer("chunk_size", 2, low=2, help="Rows of one class in each group."),
            choice(
                "covariance", "auto", ("auto", "ml", "ledoit-wolf"), advanced=True,
                help="How the covariance is estimated. auto: maximum likelihood when "
                "there are ten differences for each attribute, else Ledoit-Wolf.",
            ),
            seed(),
        ),
        reads=frozenset({"numeric"}),
        summary=(
            "Draws small groups of rows of the same class and shrinks the directions "
            "in which these groups are wide, for what varies among equals does not "
            "tell classes apart; then k nearest neighbours."
        ),
        reference=(
            "A. Bar-Hillel, T. Hertz, N. Shental, D. Weinshall (2003). Learning "
            "distance functions using equivalence relations. ICML, 11-18."
        ),
    )
)  # fmt: skip
class RCA(PairLearner, TransformerMixin, ClassifierMixin, BaseEstimator):
    """k nearest neighbours under the inverse of the covariance inside chunks.

    With m_j the mean of chunk j, C = Σ_j Σ_{x in j} (x - m_j)(x - m_j)ᵀ / N over the N
    rows of all chunks, and M = C⁻¹ (Bar-Hillel and others 2003).

    Chunks are drawn uniformly from a random division of every class, so that each
    class has its share of them. Similar pairs given by hand make chunks of the rows
    they connect; dissimilar ones say nothing to this method.

    Parameters
    ----------
    n_neighbors : int
        Rows that vote under the metric.
    n_chunks : int or None
        Clipped to the chunks there are; None takes at most 100.
    chunk_size : int
        Rows of a chunk; smaller in classes that have fewer.
    covariance : str
        ``ml``, ``ledoit-wolf`` (shrunk with columns of unit variance, so units do
        not matter), or ``auto``: maximum likelihood when N less the number of chunks
        is at least 10 d.
    random_state : int
        Draws the chunks.

    Attributes
    ----------
    chunks_ : ndarray of int64, shape (n,)
        The chunk of each training row, -1 outside all.
    covariance_ : ndarray, shape (d, d)
        C as estimated; M is its inverse on the directions that vary.
    covariance_used_ : str
        The estimator; tells what ``auto`` chose.

    Notes
    -----
    Formula: M = C⁻¹, with C the covariance of the rows about the means of their groups.

    Cost: O(n d² + d³).

    Fails when groups have fewer rows than there are attributes, or differ in shape.

    Examples
    --------
    >>> from workbench.bundled.rca import RCA
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> RCA().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    def __init__(
        self,
        n_neighbors: int = 5,
        n_chunks: int | None = None,
        chunk_size: int = 2,
        covariance: str = "auto",
        random_state: int = 1,
    ) -> None:
        self.n_neighbors = n_neighbors
        self.n_chunks = n_chunks
        self.chunk_size = chunk_size
        self.covariance = covariance
        self.random_state = random_state

    def _learn(self, X: FloatArray, codes: IntArray, given: Constraints) -> FloatArray:
        if given.total:
            self.chunks_ = connected(given.similar, len(X))
        else:
            self.chunks_ = self._drawn(codes)
            self.constraints_ = Constraints(similar=_chains(self.chunks_))
        inside = np.flatnonzero(self.chunks_ >= 0)
        if len(inside) == 0:
            raise NothingLearned("no two rows are known to be similar")
        Z, scale = standardised(X)
        steps = contrasts(Z[inside], self.chunks_[inside])
        if not np.any(np.abs(steps) > 1e-12):
            raise NothingLearned("no attribute varies inside a chunk")
        varies = np.isfinite(scale)
        estimated = self._estimate(steps, varies) * (len(steps) / len(inside))
        unit = np.where(varies, scale, 0.0)
        self.covariance_ = estimated * unit[:, None] * unit
        return np.asarray(inverse_root(estimated) / scale)

    def _drawn(self, codes: IntArray) -> IntArray:
        """Divide every class into chunks, and draw some of all."""
        random = check_random_state(self.random_state)
        chunks = np.full(len(codes), -1, np.int64)
        there = 0
        for c in range(len(self.classes_)):
            members = random.permutation(np.flatnonzero(codes == c))
            size = min(self.chunk_size, len(members))
            if size >= 2:
                whole = len(members) // size
                chunks[members[: whole * size]] = (
                    there + np.arange(whole * size) // size
                )
                there += whole
        asked = min(self.n_chunks or _MOST_CHUNKS, there)
        if self.n_chunks is not None and there < self.n_chunks:
            self.note_ = f"There are only {there} chunks."
        number = np.full(there + 1, -1, np.int64)  # the last stands for no chunk
        number[random.permutation(there)[:asked]] = np.arange(asked)
        return number[chunks]

    def _estimate(self, steps: FloatArray, varies: npt.NDArray[np.bool_]) -> FloatArray:
        """Estimate the covariance about zero of independent steps (m, d)."""
        used = self.covariance
        if used == "auto":
            plenty = len(steps) >= _PLENTY * int(varies.sum())
            used = "ml" if plenty else "ledoit-wolf"
        self.covariance_used_ = used
        estimated = steps.T @ steps / len(steps)
        if used == "ledoit-wolf":
            estimated[np.ix_(varies, varies)], _ = ledoit_wolf(steps[:, varies])
        return np.asarray(estimated)


def contrasts(Z: FloatArray, groups: IntArray) -> FloatArray:
    """Return independent steps with the scatter of the rows about their group means.

    Row t = 1, 2, … of a group less the mean of the t rows before it, times
    √(t / (t + 1)) (Helmert). Of two rows there is one step: deviations from the mean
    would be twice the same, and count for two where a shrinkage is estimated. Rows of a
    group are taken by their values, so that their order in Z does not matter.

    Parameters
    ----------
    Z : ndarray, shape (n, d)
    groups : ndarray of int, shape (n,)
        From 0, none empty.

    Returns
    -------
    ndarray, shape (n less the number of groups, d)
    """
    order = np.lexsort((*Z.T, groups))
    centred = deviations(Z, groups)[order]
    counts = np.bincount(groups)
    starts = np.cumsum(counts) - counts
    t = np.arange(len(Z)) - np.repeat(starts, counts)
    before = np.cumsum(centred, axis=0) - centred
    before -= np.repeat(before[starts], counts, axis=0)
    later = t > 0
    t = t[later, None]
    return np.asarray((centred[later] - before[later] / t) * np.sqrt(t / (t + 1.0)))


def connected(pairs: IntArray, n: int) -> IntArray:
    """Return the group of each row that pairs (m, 2) connect; -1 for a row in none."""
    graph = coo_array((np.ones(len(pairs)), (pairs[:, 0], pairs[:, 1])), shape=(n, n))
    _, labels = connected_components(graph, directed=False)
    groups = np.full(n, -1, np.int64)
    there = np.unique(pairs)
    groups[there] = np.unique(labels[there], return_inverse=True)[1]
    return groups


def _chains(chunks: IntArray) -> IntArray:
    """Return pairs (m, 2) of rows that follow each other in a chunk."""
    order = np.argsort(chunks, kind="stable")
    order = order[chunks[order] >= 0]
    same = chunks[order[1:]] == chunks[order[:-1]]
    return np.column_stack([order[:-1][same], order[1:][same]]).astype(np.int64)
