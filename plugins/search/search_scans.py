"""Search by comparing with every row."""

from __future__ import annotations

from sklearn.base import BaseEstimator

from workbench.api import Plugin, declare
from workbench.numerics.search.search_estimator import DISTANCE_PARAMS, SearchEstimator


@declare(
    Plugin(
        id="brute",
        title="Brute force",
        kind="search",
        family="Scans",
        params=(
            *DISTANCE_PARAMS,
        ),
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary=(
            "Compares the query with every row."
        ),
        reference=(
            "E. Fix, J. L. Hodges (1951). Discriminatory analysis, nonparametric "
            "discrimination: consistency properties. USAF School of Aviation "
            "Medicine, report 4."
        ),
    )
)  # fmt: skip
class BruteForceSearch(SearchEstimator, BaseEstimator):
    """Compare each query with every row; needs nothing of the distance.

    Parameters
    ----------
    metric : str
        An id of `workbench.numerics.neighbours.distance.DISTANCES`.
    p : float
        Exponent of ``minkowski`` and ``weighted``.

    Examples
    --------
    >>> from workbench.bundled.search_scans import BruteForceSearch
    >>> X = [[0.0], [1.0], [2.0], [5.0], [9.0]]
    >>> distances, rows = BruteForceSearch().fit(X).kneighbors([[1.9]], 2)
    >>> rows
    array([[2, 1]])
    """

    exact = True

    def __init__(
        self,
        metric: str = "euclidean",
        p: float = 2.0,
    ) -> None:
        self.metric = metric
        self.p = p


@declare(
    Plugin(
        id="partial-distance",
        title="Partial distance",
        kind="search",
        family="Scans",
        params=(
            *DISTANCE_PARAMS,
        ),
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary=(
            "Compares with every row, attribute by attribute, and leaves a row as "
            "soon as its sum is above that of the k-th best."
        ),
        reference=(
            "C.-D. Bei, R. M. Gray (1985). An improvement of the minimum distortion "
            "encoding algorithm for vector quantization. IEEE Transactions on "
            "Communications 33, 1132-1133."
        ),
    )
)  # fmt: skip
class PartialDistanceSearch(SearchEstimator, BaseEstimator):
    """Sum attribute by attribute, and stop once the sum is too large.

    Parameters
    ----------
    metric : str
        An id of `workbench.numerics.neighbours.distance.DISTANCES`.
    p : float
        Exponent of ``minkowski`` and ``weighted``.

    Examples
    --------
    >>> from workbench.bundled.search_scans import PartialDistanceSearch
    >>> X = [[0.0], [1.0], [2.0], [5.0], [9.0]]
    >>> distances, rows = PartialDistanceSearch().fit(X).kneighbors([[1.9]], 2)
    >>> rows
    array([[2, 1]])
    """

    exact = True

    def __init__(
        self,
        metric: str = "euclidean",
        p: float = 2.0,
    ) -> None:
        self.metric = metric
        self.p = p
