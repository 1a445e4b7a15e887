"""Search in trees of rows."""

from __future__ import annotations

from sklearn.base import BaseEstimator

from workbench.api import Plugin, declare, integer, seed
from workbench.numerics.search.search_estimator import DISTANCE_PARAMS, SearchEstimator


@declare(
    Plugin(
        id="kd-tree",
        title="k-d tree",
        kind="search",
        family="Trees",
        params=(
            integer("leaf_size", 1, low=1, help="Rows of a leaf, which are compared one by one; leaves hold up to twice as many."),
            *DISTANCE_PARAMS,
        ),
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary=(
            "Halves the rows at the median of the attribute that spreads widest, and "
            "prunes boxes that are farther than the k-th best."
        ),
        reference=(
            "J. L. Bentley (1975). Multidimensional binary search trees used for "
            "associative searching. Communications of the ACM 18, 509-517; J. H. "
            "Friedman, J. L. Bentley, R. A. Finkel (1977)."
        ),
    )
)  # fmt: skip
class KDTreeSearch(SearchEstimator, BaseEstimator):
    """Search boxes halved at medians.

    Parameters
    ----------
    leaf_size : int
    metric : str
        An id of `workbench.numerics.neighbours.distance.DISTANCES`.
    p : float
        Exponent of ``minkowski`` and ``weighted``.

    Notes
    -----
    Formula: prune a box if its distance from the query exceeds that of the k-th row
    found.

    Cost: O(n d log n) to build; about O(log n) for each query in few dimensions, O(n)
    in many.

    Fails when there are more than about ten independent attributes.

    Examples
    --------
    >>> from workbench.bundled.search_trees import KDTreeSearch
    >>> X = [[0.0], [1.0], [2.0], [5.0], [9.0]]
    >>> distances, rows = KDTreeSearch().fit(X).kneighbors([[1.9]], 2)
    >>> rows
    array([[2, 1]])
    """

    exact = True

    def __init__(
        self,
        leaf_size: int = 1,
        metric: str = "euclidean",
        p: float = 2.0,
    ) -> None:
        self.leaf_size = leaf_size
        self.metric = metric
        self.p = p


@declare(
    Plugin(
        id="ball-tree",
        title="Ball tree",
        kind="search",
        family="Trees",
        params=(
            integer("leaf_size", 1, low=1, help="Rows of a leaf, which are compared one by one; leaves hold up to twice as many."),
            *DISTANCE_PARAMS,
        ),
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary=(
            "Halves the rows as a k-d tree does, and prunes balls by |q - c| - r "
            "above the k-th best; needs the triangle inequality."
        ),
        reference=(
            "S. M. Omohundro (1989). Five balltree construction algorithms. "
            "International Computer Science Institute, report 89-063."
        ),
    )
)  # fmt: skip
class BallTreeSearch(SearchEstimator, BaseEstimator):
    """Search balls around means.

    Parameters
    ----------
    leaf_size : int
    metric : str
        An id of `workbench.numerics.neighbours.distance.DISTANCES`.
    p : float
        Exponent of ``minkowski`` and ``weighted``.

    Notes
    -----
    Formula: prune a ball if d(q, centre) − radius exceeds the distance of the k-th row
    found.

    Cost: O(n d log n) to build; distances to centres count, too.

    Fails when the dimension is high: with the centres it compares more than a scan.

    Examples
    --------
    >>> from workbench.bundled.search_trees import BallTreeSearch
    >>> X = [[0.0], [1.0], [2.0], [5.0], [9.0]]
    >>> distances, rows = BallTreeSearch().fit(X).kneighbors([[1.9]], 2)
    >>> rows
    array([[2, 1]])
    """

    exact = True

    def __init__(
        self,
        leaf_size: int = 1,
        metric: str = "euclidean",
        p: float = 2.0,
    ) -> None:
        self.leaf_size = leaf_size
        self.metric = metric
        self.p = p


@declare(
    Plugin(
        id="vp-tree",
        title="Vantage-point tree",
        kind="search",
        family="Trees",
        params=(
            integer("leaf_size", 16, low=1, help="Rows of a leaf, which are compared one by one; 1 is the tree of the textbooks."),
            seed(),
            *DISTANCE_PARAMS,
        ),
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary=(
            "Divides rows by their distance to one of them, at most mu or more; "
            "visits the inner part if d - tau <= mu and the outer if d + tau > mu. "
            "Needs the triangle inequality alone."
        ),
        reference=(
            "P. N. Yianilos (1993). Data structures and algorithms for nearest "
            "neighbor search in general metric spaces. ACM-SIAM Symposium on Discrete "
            "Algorithms, 311-321."
        ),
    )
)  # fmt: skip
class VPTreeSearch(SearchEstimator, BaseEstimator):
    """Search shells around vantage points.

    Parameters
    ----------
    leaf_size : int
    random_state : int
    metric : str
        An id of `workbench.numerics.neighbours.distance.DISTANCES`.
    p : float
        Exponent of ``minkowski`` and ``weighted``.

    Notes
    -----
    Formula: prune a side if |d(q, v) − μ| exceeds the distance of the k-th row found.

    Cost: O(n log n) distances to build; about O(log n) for each query in few
    dimensions.

    Fails when the distance breaks the triangle inequality, or the dimension is high.

    Examples
    --------
    >>> from workbench.bundled.search_trees import VPTreeSearch
    >>> X = [[0.0], [1.0], [2.0], [5.0], [9.0]]
    >>> distances, rows = VPTreeSearch().fit(X).kneighbors([[1.9]], 2)
    >>> rows
    array([[2, 1]])
    """

    exact = True

    def __init__(
        self,
        leaf_size: int = 16,
        random_state: int = 1,
        metric: str = "euclidean",
        p: float = 2.0,
    ) -> None:
        self.leaf_size = leaf_size
        self.random_state = random_state
        self.metric = metric
        self.p = p
