"""Search by walks in a graph of neighbours, which may miss rows."""

from __future__ import annotations

from sklearn.base import BaseEstimator

from workbench.api import Plugin, declare, integer, seed
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
