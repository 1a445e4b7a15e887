"""Local LDA (DANN): at every query a metric of its own, from the rows around it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Self

import numpy as np
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.utils.validation import check_is_fitted

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    Problem,
    Tally,
    check,
    check_params,
    choice,
    declare,
    integer,
    progress,
    real,
)
from workbench.numerics.estimators.arguments import class_codes
from workbench.numerics.estimators.input_checks import (
    check_classification_targets,
    validate_data,
)
from workbench.numerics.metrics.metric_learner import VOTERS
from workbench.numerics.metrics.scatter_matrices import standardised
from workbench.numerics.neighbours.neighbour_voters import NeighbourVotes

#: Cells of the largest array for a block of queries: 1 MB, so it stays in the cache.
_BLOCK = 1 << 17
#: A metric of more attributes takes a second, and every query has its own.
_MOST_ATTRIBUTES = 1_000
#: Relative difference of squared distances that rounding may make.
_TIE = 1e-12
#: Share of the round matrix in W where rows are plenty, which they are from so many
#: for an attribute on.
_RIDGE, _PLENTY = 0.01, 5
#: The least share, whatever was asked: no direction has a variance of 0.
_LEAST_RIDGE = 1e-9

_PARAMS = (
    VOTERS,
    integer(
        "n_local", None, low=2, optional=True, unit="rows",
        help="Rows around the query that its metric is estimated from; a fifth of all "
        "but at least 50 if auto.",
    ),
    real(
        "epsilon", 1.0, low=0.0, low_open=True,
        help="Rounds the neighbourhood: the larger, the less it is stretched along "
        "the borders of the classes.",
    ),
    integer(
        "iterations", 1, low=1,
        help="How often the rows around the query are sought under its metric anew.",
    ),
    choice(
        "weights", "tricube", ("tricube", "uniform"), advanced=True,
        help="What rows around the query count: less the farther, or all the same.",
    ),
    real(
        "ridge", None, low=0.0, high=1.0, optional=True, advanced=True,
        help="Share of a round matrix in the scatter inside classes; by the number of "
        "attributes and rows if auto.",
    ),
)  # fmt: skip


@declare(
    Plugin(
        id="local-lda",
        title="Local LDA (DANN)",
        kind="classifier",
        family="Metric learning",
        params=_PARAMS,
        reads=frozenset({"numeric"}),
        lazy=True,
        summary=(
            "Looks how the classes lie around each query and stretches its "
            "neighbourhood along the border between them: a metric for every query, "
            "from local scatter inside and between classes. Then k nearest neighbours."
        ),
        reference=(
            "T. Hastie, R. Tibshirani (1996). Discriminant adaptive nearest neighbor "
            "classification. IEEE Transactions on Pattern Analysis and Machine "
            "Intelligence 18, 607-616."
        ),
    )
)
class LocalLDA(NeighbourVotes, ClassifierMixin, BaseEstimator):
    """k nearest neighbours under a metric that is learned at the query.

    From the `n_local` rows nearest to the query x, with weights w, the scatter inside
    classes W = Σ w_i (x_i - m_c)(x_i - m_c)ᵀ / Σ w and between them
    B = Σ_c π_c (m_c - m)(m_c - m)ᵀ give the metric (Hastie and Tibshirani 1996)

        Σ(x) = W^-½ (W^-½ B W^-½ + ε I) W^-½ = W⁻¹ B W⁻¹ + ε W⁻¹,

    π_c the share of the weights that class c has. The first neighbourhood is the
    Euclidean one; with more `iterations` it is sought again under Σ(x).

    Parameters
    ----------
    n_neighbors : int
        Rows that vote under Σ(x).
    n_local : int or None
        None takes max(50, n / 5) rows; never more than there are.
    epsilon : float
        Above 0.
    iterations : int
        Times Σ(x) is estimated.
    weights : str
        ``tricube``: (1 - (d_i / h)³)³ with h the largest distance in the
        neighbourhood; or ``uniform``.
    ridge : float or None
        a in W ← (1 - a) W + a μ I, with columns of unit variance over all rows and μ
        the mean of the diagonal of W. None: 0.01, and where there are fewer than five
        rows for an attribute the intensity of Chen and others (2010) if that is more.

    Attributes
    ----------
    n_local_ : int
        Rows in a neighbourhood.
    classes_ : ndarray, shape (n_classes,)
    n_features_in_ : int

    Notes
    -----
    Formula: M at a query = W^(−½) (B* + ε I) W^(−½), from the rows around it.

    Cost: O(n d + m d² + d³) for each query with m rows around it.

    Fails when the neighbourhood has too few rows to estimate its scatter.

    Attributes that are constant in the training rows have no weight. Equal distances
    are won by the lower row number.

    Examples
    --------
    >>> from workbench.bundled.local_lda import LocalLDA
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> LocalLDA().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    def __init__(
        self,
        n_neighbors: int = 5,
        n_local: int | None = None,
        epsilon: float = 1.0,
        iterations: int = 1,
        weights: str = "tricube",
        ridge: float | None = None,
    ) -> None:
        self.n_neighbors = n_neighbors
        self.n_local = n_local
        self.epsilon = epsilon
        self.iterations = iterations
        self.weights = weights
        self.ridge = ridge

    def fit(self, X: Any, y: Any) -> Self:
        """Keep the rows: all is learned when a query comes.

        Parameters
        ----------
        X : array, shape (n, d)
        y : array, shape (n,)
            Classes of any type.

        Raises
        ------
        Problem
            When a parameter is out of its limits, or there are more than 1 000
            attributes.
        """
        check_params(_PARAMS, self.get_params(deep=False))
        rows, labels = validate_data(self, X, y, dtype=np.float64, order="C")
        check_classification_targets(labels)
        if rows.shape[1] > _MOST_ATTRIBUTES:
            raise Problem(
                f"{rows.shape[1]} attributes, and a metric for every query",
                expected=f"at most {_MOST_ATTRIBUTES}: select or project them first",
                where="local-lda",
            )
        self.classes_, self._codes = class_codes(labels)
        scale = standardised(rows).scale
        self._varying = np.flatnonzero(np.isfinite(scale))
        self._scale = scale[self._varying]
        self._rows = np.ascontiguousarray(rows[:, self._varying])
        self._units = self._rows / self._scale
        n = len(rows)
        self.n_local_ = min(self.n_local or max(50, n // 5), n)
        self._tally = Tally()
        return self

    # -- the metric of a query ---------------------------------------------------------

    def metric_at(self, X: Any) -> FloatArray:
        """Return Σ at each row of X, shape (m, d, d)."""
        asked = self._asked(X)
        d = self.n_features_in_
        metrics = np.zeros((len(asked), d, d))
        for part in self._parts(len(asked)):
            block = np.ix_(
                np.arange(part.start, part.stop), self._varying, self._varying
            )
            metrics[block] = self._metrics(asked[part])
        return metrics

    def _asked(self, X: Any) -> FloatArray:
        check_is_fitted(self)
        rows = validate_data(self, X, dtype=np.float64, reset=False)
        return np.ascontiguousarray(rows[:, self._varying])

    def _parts(self, m: int) -> Iterator[slice]:
        """Divide m queries into blocks that fit into memory, telling the progress."""
        d = len(self._varying)
        cells = max(self.n_local_ * max(d, len(self.classes_), 1), d * d)
        step = max(1, _BLOCK // cells)
        for start in range(0, m, step):
            progress(start / m, f"metrics of {m} queries")
            yield slice(start, min(start + step, m))

    def _metrics(self, asked: FloatArray) -> FloatArray:
        """Return Σ for a block of queries, varying columns only."""
        rows, squared = self._around(asked)
        metrics = self._estimated(asked, rows, self._weights(squared))
        for _ in range(1, self.iterations):
            rows, squared = self._around(asked, metrics)
            metrics = self._estimated(asked, rows, self._weights(squared))
        return metrics

    def _around(
        self, asked: FloatArray, metrics: FloatArray | None = None
    ) -> tuple[IntArray, FloatArray]:
        """Return the rows nearest to each query and their squared distances, (m, K)."""
        rows = np.empty((len(asked), self.n_local_), np.int64)
        squared = np.empty(rows.shape)
        for q, x in enumerate(asked):
            metric = None if metrics is None else metrics[q]
            rows[q], squared[q] = _nearest(self._squared(x, metric), self.n_local_)
        return rows, squared

    def _weights(self, squared: FloatArray) -> FloatArray:
        """Return what the rows around each query count; each line sums to 1."""
        if self.weights == "tricube":
            return _tricube(squared)
        return np.full_like(squared, 1.0 / squared.shape[1])

    def _squared(self, x: FloatArray, metric: FloatArray | None) -> FloatArray:
        """Return squared distances of all rows from x, shape (n,)."""
        check()
        self._tally.add(1, len(self._rows))
        steps = self._rows - x
        moved = steps if metric is None else steps @ metric
        return np.asarray(np.maximum(np.einsum("ij,ij->i", moved, steps), 0.0))

    def _estimated(
        self, asked: FloatArray, rows: IntArray, weights: FloatArray
    ) -> FloatArray:
        """Estimate Σ from neighbourhoods, rows (m, K), in columns of unit variance."""
        steps = self._units.take(rows, axis=0)
        steps -= (asked / self._scale)[:, None, :]
        within, between = local_scatters(
            steps, self._codes[rows], weights, len(self.classes_)
        )
        inverse = np.linalg.inv(self._rounded(within, weights))
        metrics = inverse @ between @ inverse + self.epsilon * inverse
        metrics = (metrics + metrics.transpose(0, 2, 1)) / 2.0
        return np.asarray(metrics / (self._scale[:, None] * self._scale))

    def _rounded(self, within: FloatArray, weights: FloatArray) -> FloatArray:
        """Mix W, shape (m, d, d), with a round matrix."""
        d = within.shape[1]
        mean = np.trace(within, axis1=1, axis2=2) / max(d, 1)
        ridge = np.full(len(within), _RIDGE if self.ridge is None else self.ridge)
        if self.ridge is None and self.n_local_ < _PLENTY * d:
            rows = 1.0 / np.sum(weights**2, axis=1)
            ridge = np.maximum(ridge, _shrinkage(within, rows))
        ridge = np.maximum(ridge, _LEAST_RIDGE)[:, None, None]
        mean = np.where(mean > 0, mean, 1.0)[:, None, None]  # all rows are the same
        return np.asarray((1.0 - ridge) * within + ridge * mean * np.eye(d))

    # -- classifying -------------------------------------------------------------------

    def kneighbors(self, X: Any) -> tuple[FloatArray, IntArray]:
        """Return distances under Σ(x) and training rows of the neighbours, both (m, k)."""
        asked = self._asked(X)
        k = min(self.n_neighbors, len(self._rows))
        distances, found = (
            np.empty((len(asked), k)),
            np.empty((len(asked), k), np.int64),
        )
        for part in self._parts(len(asked)):
            metrics = self._metrics(asked[part])
            for q, x in enumerate(asked[part]):
                rows, squared = _nearest(self._squared(x, metrics[q]), k)
                order = np.argsort(squared, kind="stable")
                found[part.start + q] = rows[order]
                distances[part.start + q] = np.sqrt(squared[order])
        return distances, found

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return how many rows make a metric; the metrics themselves come with queries.

        Parameters
        ----------
        attributes, classes : sequence, optional
            Not needed.
        """
        del attributes, classes
        check_is_fitted(self)
        return {
            "rows": len(self._rows),
            "n_local": self.n_local_,
            "epsilon": float(self.epsilon),
            "iterations": self.iterations,
        }


def local_scatters(
    steps: FloatArray, codes: IntArray, weights: FloatArray, n_classes: int
) -> tuple[FloatArray, FloatArray]:
    """Return the scatter inside and between classes of m neighbourhoods.

    Parameters
    ----------
    steps : ndarray, shape (m, K, d)
        Rows, from any origin.
    codes : ndarray of int, shape (m, K)
        Their classes.
    weights : ndarray, shape (m, K)
        Each line sums to 1.

    Returns
    -------
    within, between : ndarray, shape (m, d, d)
    """
    m, _, d = steps.shape
    member = codes[:, :, None] == np.arange(n_classes)
    weighted = member * weights[:, :, None]
    shares = weighted.sum(axis=1)
    sums = weighted.transpose(0, 2, 1) @ steps
    means = sums / np.where(shares > 0, shares, 1.0)[:, :, None]
    of_rows = codes + n_classes * np.arange(m)[:, None]
    inside = steps - means.reshape(m * n_classes, d).take(of_rows, axis=0)
    within = (inside * weights[:, :, None]).transpose(0, 2, 1) @ inside
    means -= sums.sum(axis=1, keepdims=True)
    between = (means * shares[:, :, None]).transpose(0, 2, 1) @ means
    return within, between


def _nearest(squared: FloatArray, k: int) -> tuple[IntArray, FloatArray]:
    """Return the rows of the k least, ascending, and what they have; ties to the first."""
    if k == len(squared):
        return np.arange(k), squared
    limit = np.partition(squared, k - 1)[k - 1]
    inside = squared < limit * (1.0 - _TIE)
    tied = np.flatnonzero(~inside & (squared <= limit * (1.0 + _TIE)))
    inside[tied[: k - int(inside.sum())]] = True
    rows = np.flatnonzero(inside)
    return rows, squared[rows]


def _tricube(squared: FloatArray) -> FloatArray:
    """Return weights (1 - (d / h)³)³ that sum to 1; equal ones where all are at h."""
    farthest = squared.max(axis=1, keepdims=True)
    share = np.sqrt(squared / np.where(farthest > 0, farthest, 1.0))
    weights = (1.0 - share**3) ** 3
    total = weights.sum(axis=1, keepdims=True)
    alike = total <= 1e-12
    even = np.full_like(weights, 1.0 / weights.shape[1])
    return np.asarray(np.where(alike, even, weights / np.where(alike, 1.0, total)))


def _shrinkage(within: FloatArray, rows: FloatArray) -> FloatArray:
    """Return the share of the round matrix by Chen and others (2010), shape (m,).

    Oracle approximating shrinkage, IEEE Transactions on Signal Processing 58, eq. 23;
    `rows` is how many equally heavy rows the weights amount to, shape (m,).
    """
    d = within.shape[1]
    squares = np.sum(within**2, axis=(1, 2))
    square = np.trace(within, axis1=1, axis2=2) ** 2
    above = (1.0 - 2.0 / d) * squares + square
    below = (rows + 1.0 - 2.0 / d) * (squares - square / d)
    return np.asarray(np.minimum(1.0, above / np.maximum(below, np.finfo(float).tiny)))
