"""MMC: similar pairs together, the others as far apart as that allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from sklearn.base import BaseEstimator, ClassifierMixin, TransformerMixin

from workbench.api import (
    Attribute,
    Constraints,
    FloatArray,
    IntArray,
    Plugin,
    declare,
    flag,
    integer,
    real,
    seed,
)
from workbench.numerics.metrics.metric_learner import (
    VOTERS,
    NothingLearned,
    PairLearner,
)
from workbench.numerics.metrics.pairs import draw_pairs

from .pair_gain import (
    RIDGE,
    LongestMap,
    longest_map,
    longest_weights,
    similarity_whitener,
)

#: Pairs of each kind when their number is automatic; fewer over-fit where d is high.
_PAIRS = 5_000

_PARAMS = (
    VOTERS,
    integer(
        "n_constraints", None, low=1, optional=True, unit="pairs",
        help=(
            "Pairs of the same class, and as many of different classes, that are drawn. "
            f"auto: {_PAIRS}, or all there are."
        ),
    ),
    flag(
        "diagonal", False,
        help="Only weigh the attributes, instead of mixing them.",
    ),
    integer(
        "max_iter", 1000, low=1, advanced=True,
        help="Iterations at most.",
    ),
    real(
        "tol", 1e-5, low=0.0, low_open=True, advanced=True,
        help="Stop when the sum of distances is this share below the largest at most.",
    ),
    seed(),
)  # fmt: skip


@declare(
    Plugin(
        id="mmc",
        title="MMC",
        kind="metric",
        family="Metric learning",
        params=_PARAMS,
        reads=frozenset({"numeric"}),
        summary=(
            "Learns a Mahalanobis metric under which pairs of different classes are as "
            "far apart as possible in sum, while pairs of the same class stay near; then "
            "classifies by k nearest neighbours under it."
        ),
        reference=(
            "E. Xing, A. Ng, M. Jordan and S. Russell (2002). Distance metric learning, "
            "with application to clustering with side-information. NIPS 15, 505-512."
        ),
    )
)
class MMC(PairLearner, TransformerMixin, ClassifierMixin, BaseEstimator):
    """Mahalanobis metric for clustering.

    Maximises the sum of the (not squared) distances of the dissimilar pairs, subject
    to a sum of squared distances of the similar pairs of at most 1 (Xing and others
    2002, eq. 3-5). As a function of M the problem is concave, and it is solved to a
    certified share `tol` of its optimum.

    Parameters
    ----------
    n_neighbors : int
        Rows that vote under the metric.
    n_constraints : int or None
        Pairs drawn of each kind; None draws 5 000, or all there are. Not used when
        pairs are given.
    diagonal : bool
        M is diagonal: the attributes are weighed (section 2.1).
    random_state : int
        Draws the pairs.

    Attributes
    ----------
    gap_ : float or None
        No metric within the constraint has a sum of distances more than this share
        larger. None when nothing was learned.
    ridge_ : bool
        Whether similar pairs did not vary in some direction, see below.

    Notes
    -----
    Formula: maximise Σ d(x, y) over dissimilar pairs while Σ d(x, y)² over similar
    pairs is at most 1.

    Cost: in each iteration O(P d²) for P pairs and O(d³) for the eigenvectors.

    Fails when a class consists of several clusters: its similar pairs are then far
    apart.

    The optimum has a low rank, mostly 1 to 4. Directions in which no pair varies are
    left out. Where similar pairs do not vary but dissimilar ones do (more attributes
    than pairs, duplicates), the sum has no limit: a share of 0.001 of the mean scatter
    of the similar pairs is added to theirs.

    Examples
    --------
    >>> from workbench.bundled.mmc import MMC
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> MMC().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    objective_name_ = "gain"

    def __init__(
        self,
        n_neighbors: int = 5,
        n_constraints: int | None = None,
        diagonal: bool = False,
        max_iter: int = 1000,
        tol: float = 1e-5,
        random_state: int = 1,
    ) -> None:
        self.n_neighbors = n_neighbors
        self.n_constraints = n_constraints
        self.diagonal = diagonal
        self.max_iter = max_iter
        self.tol = tol
        self.random_state = random_state

    def _reset(self) -> None:
        self.gap_: float | None = None
        self.ridge_ = False

    def _learn(self, X: FloatArray, codes: IntArray, given: Constraints) -> FloatArray:
        if not given.total:
            drawn = draw_pairs(codes, self.n_constraints or _PAIRS, self.random_state)
            self.constraints_ = given = Constraints(*drawn)
        _demand_both(given)
        similar = X[given.similar[:, 0]] - X[given.similar[:, 1]]
        dissimilar = X[given.dissimilar[:, 0]] - X[given.dissimilar[:, 1]]
        L = (self._weights if self.diagonal else self._full)(similar, dissimilar)
        return _within(L, similar)

    def _full(self, similar: FloatArray, dissimilar: FloatArray) -> FloatArray:
        """Return the map of the best M of any form."""
        W, self.ridge_ = similarity_whitener(similar, dissimilar)
        U = _differing(dissimilar @ W)

        def told(gain: float, L: FloatArray) -> None:
            """Tell an iteration by the map of the attributes as they were given."""
            self._iterated(gain, L @ W.T, self.max_iter)

        found = longest_map(U, self.tol, self.max_iter, told)
        self._settle(found)
        return np.asarray(found.L @ W.T)

    def _weights(self, similar: FloatArray, dissimilar: FloatArray) -> FloatArray:
        """Return the map of the best diagonal M."""
        inner, outer = np.sum(similar**2, axis=0), np.sum(dissimilar**2, axis=0)
        if not inner.any():
            raise NothingLearned(_ALIKE)
        varies = inner + outer > 0
        # a share of both kinds together, so that units do not matter
        shares = inner[varies] / (inner + outer)[varies]
        self.ridge_ = bool(shares.min() < 1e-8 * shares.max())
        if self.ridge_:
            inner[varies] = (shares + RIDGE * shares.mean()) * (inner + outer)[varies]
        unit = np.zeros_like(inner)
        unit[varies] = 1.0 / np.sqrt(inner[varies])
        Q = _differing((dissimilar * unit)[:, varies]) ** 2
        stretch = np.diag(unit)[varies]

        def told(gain: float, L: FloatArray) -> None:
            """Tell an iteration by the map of the attributes as they were given."""
            self._iterated(gain, L @ stretch, self.max_iter)

        found = longest_weights(Q, self.tol, self.max_iter, told)
        self._settle(found)
        return np.asarray(np.sqrt(found.L)[:, None] * stretch)

    def _settle(self, found: LongestMap) -> None:
        self.gap_ = max(found.gap, 0.0)
        self.converged_ = found.certain
        if not found.certain and self.n_iter_ < self.max_iter:
            self.note_ = (
                f"The sum of distances is known to be within {found.gap:.1e} of the "
                f"largest, not within {self.tol:.1e}."
            )

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return what every learned metric tells, the ``gap`` and the ``ridge``.

        ``rank`` is the number of directions that the metric measures at all.
        """
        told = super().describe_model(attributes, classes)
        return told | {"gap": self.gap_, "ridge": self.ridge_}


_ALIKE = "no similar pair differs"


def _demand_both(given: Constraints) -> None:
    if not len(given.similar):
        raise NothingLearned("there is no similar pair")
    if not len(given.dissimilar):
        raise NothingLearned("there is no dissimilar pair")


def _differing(U: FloatArray) -> FloatArray:
    """Return the differences that are not 0; they have no direction to grow in."""
    if not U.shape[1]:
        raise NothingLearned(_ALIKE)
    largest = np.abs(U).max(axis=1)
    kept = U[largest > 1e-12 * largest.max()] if largest.max() > 0 else U[:0]
    if not len(kept):
        raise NothingLearned("no dissimilar pair differs")
    return kept


def _within(L: FloatArray, similar: FloatArray) -> FloatArray:
    """Scale a map so that the squares of the similar pairs add up to 1.

    Where the map leaves next to nothing of them it is kept: they add up to less.
    """
    total = float(np.sum((similar @ L.T) ** 2))
    return L / np.sqrt(total) if total > 1e-6 else L
