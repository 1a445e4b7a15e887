"""KISSNN: a Mahalanobis metric from the differences between neighbours, in one step."""

from __future__ import annotations

import numpy as np
from sklearn.base import BaseEstimator, ClassifierMixin, TransformerMixin
from sklearn.utils import check_random_state

from workbench.api import IntArray, Plugin, choice, declare, integer, seed
from workbench.numerics.metrics.difference_metric import (
    DIFFERENCE_PARAMS,
    DifferenceMetric,
    Differences,
)
from workbench.numerics.metrics.metric_learner import VOTERS
from workbench.numerics.neighbours.class_neighbours import (
    class_neighbours,
    tied_neighbours,
)

_PARAMS = (
    VOTERS,
    integer(
        "v", 5, low=1,
        help="Neighbours of the same class and of other classes, for each row.",
    ),
    *DIFFERENCE_PARAMS,
    integer(
        "anchors", None, low=1, optional=True, advanced=True, unit="rows",
        help="Take differences from a stratified sample of so many rows; all if auto.",
    ),
    integer(
        "v_same", None, low=1, optional=True, advanced=True,
        help="Neighbours of the same class, if not as many as of other classes.",
    ),
    integer(
        "v_other", None, low=1, optional=True, advanced=True,
        help="Neighbours of other classes, if not as many as of the same class.",
    ),
    choice(
        "ties", "row", ("row", "shared"), advanced=True,
        help=(
            "Which of the rows that tie for the last place among the neighbours count: "
            "the first in the file, or all of them, by a share of the place."
        ),
    ),
    seed(),
)  # fmt: skip


@declare(
    Plugin(
        id="kissnn",
        title="KISSNN",
        kind="metric",
        family="Metric learning",
        params=_PARAMS,
        reads=frozenset({"numeric"}),
        summary=(
            "Learns a Mahalanobis metric from the covariances of the differences to "
            "neighbours of the same class and of other classes, without iteration; "
            "then classifies by k nearest neighbours under it."
        ),
        reference=(
            "KISSNN, Algorithms 1 and 2; after M. Köstinger and others (2012). Large "
            "scale metric learning from equivalence constraints. CVPR, 2288-2295."
        ),
    )
)
class KISSNN(DifferenceMetric, TransformerMixin, ClassifierMixin, BaseEstimator):
    """Keep it simple and straightforward metric, for nearest neighbours.

    Each row is subtracted from its `v` nearest rows of the same class (set S) and its
    `v` nearest rows of all other classes together (set D), by Euclidean distance. With
    the covariances of both sets about zero, M is the positive part of
    inv(Sigma_S) - inv(Sigma_D): the quadratic form of the likelihood-ratio test
    between "different class" and "same class" (eq. 29-37).

    Parameters
    ----------
    n_neighbors : int
        Rows that vote under the metric.
    v : int
        Neighbours of each kind; where a class has fewer, those there are.
    covariance : str
        ``ml`` (maximum likelihood), ``ledoit-wolf``, ``diagonal`` (of the maximum
        likelihood), ``shrunk`` (by `shrinkage`), or ``auto``: maximum likelihood when
        S and D both have at least 5 d (d + 1) differences and span the same
        directions, else Ledoit-Wolf. Both Ledoit-Wolf and ``shrunk`` shrink towards a
        multiple of the identity, so attributes should be on one scale.
    shrinkage : float
        0 to 1, for ``shrunk``.
    anchors : int or None
        Only so many rows, drawn by class, are subtracted from their neighbours
        (which are searched among all rows). None takes all rows.
    random_state : int
        Draws the anchors.
    v_same, v_other : int or None
        Neighbours of one kind; `v` if None.
    similar_weight, dissimilar_weight : float
        Weights of inv(Sigma_S) and of inv(Sigma_D).
    ties : str
        ``row``: of rows that tie for the last place the first count. ``shared``: all
        count, each by its share of the places that are left, so that M does not
        depend on the order of rows; `pairs_` holds them all. All pairs of rows are
        compared then.

    Attributes
    ----------
    M_ : ndarray, shape (d, d)
        The metric in use. The identity when nothing was learned; see `note_`.
    components_ : ndarray, shape (r, d)
        L with LᵀL = M, the longest row first; r is the rank of M.
    sigma_s_, sigma_d_ : ndarray, shape (d, d)
        The covariances as estimated.
    raw_, raw_eigenvalues_ : ndarray, shapes (d, d) and (d,)
        inv(Sigma_S) - inv(Sigma_D), weighted, and its eigenvalues, largest first: what
        the projection cut is below 0.
    pairs_ : tuple
        ``((i, j) of S, (i, j) of D)``, arrays of row numbers; the difference is
        X[j] - X[i].
    constraints_ : Constraints
        The same as pairs.
    covariance_used_ : str
        The estimator; tells what ``auto`` chose.
    note_ : str
        What went differently than asked, in words; empty if nothing did.
    classes_ : ndarray, shape (n_classes,)
    n_features_in_ : int

    Notes
    -----
    Formula: M = (Σ_S⁻¹ − Σ_D⁻¹)₊, and d(x, y)² = (x − y)ᵀ M (x − y).

    Cost: O(n² d) for the neighbours, less by a tree; O(n V d²) for the covariances,
    O(d³) for their inverses.

    Fails when there are fewer differences than about d (d + 1) / 2, or the boundary
    between the classes turns so much that no single M fits everywhere.

    Singular covariances are inverted on the directions that vary (pseudo-inverse).

    Examples
    --------
    >>> from workbench.bundled.kissnn import KISSNN
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> KISSNN().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    def __init__(
        self,
        n_neighbors: int = 5,
        v: int = 5,
        covariance: str = "auto",
        shrinkage: float = 0.1,
        anchors: int | None = None,
        random_state: int = 1,
        v_same: int | None = None,
        v_other: int | None = None,
        similar_weight: float = 1.0,
        dissimilar_weight: float = 1.0,
        ties: str = "row",
    ) -> None:
        self.n_neighbors = n_neighbors
        self.v = v
        self.covariance = covariance
        self.shrinkage = shrinkage
        self.anchors = anchors
        self.random_state = random_state
        self.v_same = v_same
        self.v_other = v_other
        self.similar_weight = similar_weight
        self.dissimilar_weight = dissimilar_weight
        self.ties = ties

    def _differences(self) -> tuple[Differences, Differences]:
        """Search N+ and N- of every anchor (Algorithm 1, lines 4-9)."""
        anchors = self._drawn()
        counts = self.v_same or self.v, self.v_other or self.v
        if self.ties == "shared":
            tied = tied_neighbours(self._rows, self._codes, *counts, anchors)
            same, other = (
                Differences(i, j[:, None], weights[:, None]) for i, j, weights in tied
            )
            return same, other
        found = class_neighbours(self._rows, self._codes, *counts, anchors)
        return Differences(anchors, found[0]), Differences(anchors, found[1])

    def _drawn(self) -> IntArray:
        """Draw the anchors: from each class its share, at least one row."""
        n = len(self._codes)
        if self.anchors is None or self.anchors >= n:
            return np.arange(n)
        random = check_random_state(self.random_state)
        drawn = []
        for c in range(len(self.classes_)):
            members = np.flatnonzero(self._codes == c)
            size = max(1, round(self.anchors * len(members) / n))
            drawn.append(random.choice(members, size, replace=False))
        return np.sort(np.concatenate(drawn)).astype(np.int64)
