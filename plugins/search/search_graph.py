"""Search by walks in a graph of neighbours, which may miss rows."""

from __future__ import annotations

from sklearn.base import BaseEstimator

from workbench.api import Plugin, declare, integer, real, seed
from workbench.numerics.search.search_estimator import DISTANCE_PARAMS, SearchEstimator


@declare(
    Plugin(
        id="graph-walk",
        title="Greedy graph walk",
        kind="search",
        family="Graphs",
        params=(
            integer("links", 10, low=1, help="Nearest rows to which each row is linked."),
            integer("starts", 1, low=1, help="Random rows from which a query walks."),
            seed(),
            *DISTANCE_PARAMS,
        ),
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary=(
            "Links each row to its nearest others and walks from a random row to "
            "whichever linked row is nearest to the query, until none is nearer."
        ),
        reference=(
            "K. Hajebi, Y. Abbasi-Yadkori, H. Shahbazi, H. Zhang (2011). Fast "
            "approximate nearest-neighbor search with k-nearest neighbor graph. "
            "IJCAI, 1312-1317."
        ),
    )
)  # fmt: skip
class GraphWalkSearch(SearchEstimator, BaseEstimator):
    """Walk in the graph of nearest neighbours towards the query.

    Parameters
    ----------
    links : int
    starts : int
    random_state : int
    metric : str
        An id of `workbench.numerics.neighbours.distance.DISTANCES`.
    p : float
        Exponent of ``minkowski`` and ``weighted``.

    Examples
    --------
    >>> from workbench.bundled.search_graph import GraphWalkSearch
    >>> X = [[0.0], [1.0], [2.0], [5.0], [9.0]]
    >>> distances, rows = GraphWalkSearch().fit(X).kneighbors([[1.9]], 2)
    >>> rows
    array([[2, 1]])
    """

    exact = False

    def __init__(
        self,
        links: int = 10,
        starts: int = 1,
        random_state: int = 1,
        metric: str = "euclidean",
        p: float = 2.0,
    ) -> None:
        self.links = links
        self.starts = starts
        self.random_state = random_state
        self.metric = metric
        self.p = p


@declare(
    Plugin(
        id="nn-descent",
        title="NN-descent",
        kind="search",
        family="Graphs",
        params=(
            integer("links", 12, low=1, help="Near rows that the list of each row holds."),
            integer("pool", 30, low=1, help="Nearest rows kept during a search, each of which is expanded; more find more."),
            integer("starts", None, low=1, optional=True, help="Random rows with which every query begins; four times the root of their number if auto."),
            real("sample", 0.5, label="Sampled share", low=0.0, high=1.0, low_open=True, advanced=True, help="Share of a list whose new rows are joined in a round of building."),
            real("delta", 0.001, low=0.0, high=1.0, advanced=True, help="Building ends when fewer than this share of all entries change."),
            seed(),
            *DISTANCE_PARAMS,
        ),
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary=(
            "Improves random lists of neighbours by comparing neighbours of "
            "neighbours, and searches their graph with a pool of the nearest rows "
            "met."
        ),
        reference=(
            "W. Dong, C. Moses, K. Li (2011). Efficient k-nearest neighbor graph "
            "construction for generic similarity measures. WWW, 577-586."
        ),
    )
)  # fmt: skip
class NNDescentSearch(SearchEstimator, BaseEstimator):
    """Search a graph of neighbours of neighbours.

    Parameters
    ----------
    links : int
    pool : int
    starts : int | None
    sample : float
    delta : float
    random_state : int
    metric : str
        An id of `workbench.numerics.neighbours.distance.DISTANCES`.
    p : float
        Exponent of ``minkowski`` and ``weighted``.

    Examples
    --------
    >>> from workbench.bundled.search_graph import NNDescentSearch
    >>> X = [[0.0], [1.0], [2.0], [5.0], [9.0]]
    >>> distances, rows = NNDescentSearch().fit(X).kneighbors([[1.9]], 2)
    >>> rows
    array([[2, 1]])
    """

    exact = False

    def __init__(
        self,
        links: int = 12,
        pool: int = 30,
        starts: int | None = None,
        sample: float = 0.5,
        delta: float = 0.001,
        random_state: int = 1,
        metric: str = "euclidean",
        p: float = 2.0,
    ) -> None:
        self.links = links
        self.pool = pool
        self.starts = starts
        self.sample = sample
        self.delta = delta
        self.random_state = random_state
        self.metric = metric
        self.p = p


@declare(
    Plugin(
        id="hnsw",
        title="Hierarchical small worlds (HNSW)",
        kind="search",
        family="Graphs",
        params=(
            integer("links", 16, low=2, high=512, help="Rows to which each row is linked at most; twice as many in the lowest layer."),
            integer("build_list", 100, low=1, help="Candidates kept while a row joins the graph."),
            integer("query_list", 64, low=1, help="Nearest rows kept during a search; more find more."),
            seed(),
            *DISTANCE_PARAMS,
        ),
        reads=frozenset({"numeric"}),
        summary=(
            "Walks through layers of graphs of near rows, from a sparse one to that "
            "of all rows. Needs faiss, which the extra ann brings."
        ),
        reference=(
            "Y. A. Malkov, D. A. Yashunin (2020). Efficient and robust approximate "
            "nearest neighbor search using hierarchical navigable small world graphs. "
            "IEEE Transactions on Pattern Analysis and Machine Intelligence 42, "
            "824-836."
        ),
    )
)  # fmt: skip
class HNSWSearch(SearchEstimator, BaseEstimator):
    """Search layers of graphs; by faiss, which is imported by `fit`.

    Parameters
    ----------
    links : int
    build_list : int
    query_list : int
    random_state : int
    metric : str
        An id of `workbench.numerics.neighbours.distance.DISTANCES`.
    p : float
        Exponent of ``minkowski`` and ``weighted``.

    Examples
    --------
    >>> from workbench.bundled.search_graph import HNSWSearch
    >>> X = [[0.0], [1.0], [2.0], [5.0], [9.0]]
    >>> distances, rows = HNSWSearch().fit(X).kneighbors([[1.9]], 2)
    >>> rows
    array([[2, 1]])
    """

    exact = False

    def __init__(
        self,
        links: int = 16,
        build_list: int = 100,
        query_list: int = 64,
        random_state: int = 1,
        metric: str = "euclidean",
        p: float = 2.0,
    ) -> None:
        self.links = links
        self.build_list = build_list
        self.query_list = query_list
        self.random_state = random_state
        self.metric = metric
        self.p = p
