"""Search in buckets of rows, which may miss some."""

from __future__ import annotations

from sklearn.base import BaseEstimator

from workbench.api import Plugin, declare, integer, real, seed
from workbench.numerics.search.search_estimator import DISTANCE_PARAMS, SearchEstimator


@declare(
    Plugin(
        id="leaders",
        title="Leaders and followers",
        kind="search",
        family="Buckets",
        params=(
            integer("n_leaders", None, low=1, optional=True, help="Rows drawn as leaders; the root of their number if auto."),
            integer("probes", 1, low=1, help="Leaders whose followers are compared, the nearest."),
            seed(),
            *DISTANCE_PARAMS,
        ),
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary=(
            "Draws leaders among the rows; each row follows its nearest leader, and a "
            "query is compared with all leaders and the followers of the nearest."
        ),
        reference=(
            "L. Argerich (2017). k-nearest neighbours, in: Data science notes, "
            "University of Buenos Aires; J. A. Hartigan (1975). Clustering "
            "algorithms, chapter 3."
        ),
    )
)  # fmt: skip
class LeadersSearch(SearchEstimator, BaseEstimator):
    """Compare with leaders, and with the followers of the nearest.

    Parameters
    ----------
    n_leaders : int | None
    probes : int
    random_state : int
    metric : str
        An id of `workbench.numerics.neighbours.distance.DISTANCES`.
    p : float
        Exponent of ``minkowski`` and ``weighted``.

    Examples
    --------
    >>> from workbench.bundled.search_buckets import LeadersSearch
    >>> X = [[0.0], [1.0], [2.0], [5.0], [9.0]]
    >>> distances, rows = LeadersSearch().fit(X).kneighbors([[1.9]], 2)
    >>> rows
    array([[2, 1]])
    """

    exact = False

    def __init__(
        self,
        n_leaders: int | None = None,
        probes: int = 1,
        random_state: int = 1,
        metric: str = "euclidean",
        p: float = 2.0,
    ) -> None:
        self.n_leaders = n_leaders
        self.probes = probes
        self.random_state = random_state
        self.metric = metric
        self.p = p


@declare(
    Plugin(
        id="k-means-buckets",
        title="k-means buckets",
        kind="search",
        family="Buckets",
        params=(
            integer("n_buckets", None, low=1, optional=True, help="Centres of k-means; the root of the number of rows if auto."),
            integer("probes", 1, low=1, help="Buckets compared, those with the nearest centres."),
            seed(),
            *DISTANCE_PARAMS,
        ),
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary=(
            "Puts rows into the buckets of their nearest k-means centre, and compares "
            "a query with the buckets of the nearest centres."
        ),
        reference=(
            "J. Sivic, A. Zisserman (2003). Video Google: a text retrieval approach "
            "to object matching in videos. IEEE International Conference on Computer "
            "Vision, 1470-1477."
        ),
    )
)  # fmt: skip
class KMeansSearch(SearchEstimator, BaseEstimator):
    """Compare with the rows of the nearest k-means centres.

    Parameters
    ----------
    n_buckets : int | None
    probes : int
    random_state : int
    metric : str
        An id of `workbench.numerics.neighbours.distance.DISTANCES`.
    p : float
        Exponent of ``minkowski`` and ``weighted``.

    Examples
    --------
    >>> from workbench.bundled.search_buckets import KMeansSearch
    >>> X = [[0.0], [1.0], [2.0], [5.0], [9.0]]
    >>> distances, rows = KMeansSearch().fit(X).kneighbors([[1.9]], 2)
    >>> rows
    array([[2, 1]])
    """

    exact = False

    def __init__(
        self,
        n_buckets: int | None = None,
        probes: int = 1,
        random_state: int = 1,
        metric: str = "euclidean",
        p: float = 2.0,
    ) -> None:
        self.n_buckets = n_buckets
        self.probes = probes
        self.random_state = random_state
        self.metric = metric
        self.p = p


@declare(
    Plugin(
        id="lsh",
        title="Locality-sensitive hashing",
        kind="search",
        family="Hashing",
        params=(
            integer("tables", 8, low=1, high=1000, help="Tables, in each of which a query meets one bucket."),
            integer("bits", 8, low=1, high=64, help="Random directions that make a bucket; more make it smaller."),
            real("width", None, low=0.0, low_open=True, optional=True, help="Width of a cell along a random direction; four times the usual distance of nearest rows if auto. Not used under angles."),
            seed(),
            *DISTANCE_PARAMS,
        ),
        reads=frozenset({"numeric"}),
        summary=(
            "Hashes rows by random directions so that near ones often share a bucket: "
            "sides of planes under angles, cells of lines under the Euclidean and the "
            "Manhattan distance."
        ),
        reference=(
            "M. S. Charikar (2002). Similarity estimation techniques from rounding "
            "algorithms. STOC, 380-388; M. Datar, N. Immorlica, P. Indyk, V. S. "
            "Mirrokni (2004). Locality-sensitive hashing scheme based on p-stable "
            "distributions. SCG, 253-262."
        ),
    )
)  # fmt: skip
class LSHSearch(SearchEstimator, BaseEstimator):
    """Compare with the rows that share a bucket of random directions.

    Parameters
    ----------
    tables : int
    bits : int
    width : float | None
    random_state : int
    metric : str
        An id of `workbench.numerics.neighbours.distance.DISTANCES`.
    p : float
        Exponent of ``minkowski`` and ``weighted``.

    Examples
    --------
    >>> from workbench.bundled.search_buckets import LSHSearch
    >>> X = [[0.0], [1.0], [2.0], [5.0], [9.0]]
    >>> distances, rows = LSHSearch().fit(X).kneighbors([[1.9]], 2)
    >>> rows
    array([[2, 1]])
    """

    exact = False

    def __init__(
        self,
        tables: int = 8,
        bits: int = 8,
        width: float | None = None,
        random_state: int = 1,
        metric: str = "euclidean",
        p: float = 2.0,
    ) -> None:
        self.tables = tables
        self.bits = bits
        self.width = width
        self.random_state = random_state
        self.metric = metric
        self.p = p
