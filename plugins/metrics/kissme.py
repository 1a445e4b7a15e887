"""KISSME: a Mahalanobis metric from similar and dissimilar pairs, in one step."""

from __future__ import annotations

from sklearn.base import BaseEstimator, ClassifierMixin, TransformerMixin

from workbench.api import Plugin, declare, integer, seed
from workbench.numerics.metrics.difference_metric import (
    DIFFERENCE_PARAMS,
    DifferenceMetric,
    Differences,
)
from workbench.numerics.metrics.metric_learner import VOTERS, PairLearner
from workbench.numerics.metrics.pairs import draw_pairs

_PARAMS = (
    VOTERS,
    integer(
        "n_constraints", 5_000, low=1, unit="pairs",
        help="Pairs drawn of the same class, and as many of different classes.",
    ),
    *DIFFERENCE_PARAMS,
    seed(),
)  # fmt: skip


@declare(
    Plugin(
        id="kissme",
        title="KISSME",
        kind="metric",
        family="Metric learning",
        params=_PARAMS,
        reads=frozenset({"numeric"}),
        summary=(
            "Learns a Mahalanobis metric from the covariances of the differences of "
            "similar and of dissimilar pairs, drawn at random or given by hand, "
            "without iteration; then classifies by k nearest neighbours under it."
        ),
        reference=(
            "M. Köstinger, M. Hirzer, P. Wohlhart, P. M. Roth, H. Bischof (2012). Large "
            "scale metric learning from equivalence constraints. CVPR, 2288-2295."
        ),
    )
)
class KISSME(
    DifferenceMetric, PairLearner, TransformerMixin, ClassifierMixin, BaseEstimator
):
    """Keep it simple and straightforward metric, from equivalence constraints.

    With the covariances about zero of the differences of similar pairs (S) and of
    dissimilar pairs (D), M is the positive part of inv(Sigma_S) - inv(Sigma_D)
    (Köstinger and others 2012, eq. 13 to 17). Unlike KISSNN it looks at pairs from
    everywhere, not at neighbours.

    Parameters
    ----------
    n_neighbors : int
        Rows that vote under the metric.
    n_constraints : int
        Pairs drawn of each kind, without repetition; all where there are fewer. Not
        used when pairs are given to `fit`.
    covariance : str
        ``ml`` (maximum likelihood), ``ledoit-wolf``, ``diagonal`` (of the maximum
        likelihood), ``shrunk`` (by `shrinkage`), or ``auto``: maximum likelihood when
        S and D both have at least 5 d (d + 1) pairs and span the same directions, else
        Ledoit-Wolf. Shrinkage is towards a multiple of the identity, so attributes
        should be on one scale.
    shrinkage : float
        0 to 1, for ``shrunk``.
    similar_weight, dissimilar_weight : float
        Weights of inv(Sigma_S) and of inv(Sigma_D).
    random_state : int
        Draws the pairs.

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
        ``((i, j) of S, (i, j) of D)``, arrays of row numbers.
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
    Formula: M = (Σ_S⁻¹ − Σ_D⁻¹)₊ over pairs of rows.

    Cost: O(P d²) for P pairs, O(d³) for the inverses.

    Fails when a class consists of several clusters: pairs across them make the wanted
    directions look long.

    Singular covariances are inverted on the directions that vary (pseudo-inverse).

    Examples
    --------
    >>> from workbench.bundled.kissme import KISSME
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> KISSME().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    def __init__(
        self,
        n_neighbors: int = 5,
        n_constraints: int = 5_000,
        covariance: str = "auto",
        shrinkage: float = 0.1,
        similar_weight: float = 1.0,
        dissimilar_weight: float = 1.0,
        random_state: int = 1,
    ) -> None:
        self.n_neighbors = n_neighbors
        self.n_constraints = n_constraints
        self.covariance = covariance
        self.shrinkage = shrinkage
        self.similar_weight = similar_weight
        self.dissimilar_weight = dissimilar_weight
        self.random_state = random_state

    def _differences(self) -> tuple[Differences, Differences]:
        given = self.constraints_
        similar, dissimilar = given.similar, given.dissimilar
        if not given.total:
            similar, dissimilar = draw_pairs(
                self._codes, self.n_constraints, self.random_state
            )
        return Differences.of(similar), Differences.of(dissimilar)
