"""Stretched axes: a factor for each attribute, chosen by the errors of k-NN."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from sklearn.base import BaseEstimator, ClassifierMixin, TransformerMixin
from sklearn.utils import check_random_state

from workbench.api import (
    Attribute,
    Constraints,
    FloatArray,
    IntArray,
    Plugin,
    choice,
    declare,
    integer,
    real,
    seed,
)
from workbench.numerics.metrics.metric_learner import (
    VOTERS,
    MetricLearner,
    NothingLearned,
)
from workbench.numerics.neighbours.neighbours import neighbours
from workbench.numerics.votes.votes import vote_weights, votes

#: What a factor is tried to become, times what it is.
_STRETCHES = (0.25, 0.5, 0.8, 1.25, 2.0, 4.0)


@declare(
    Plugin(
        id="axis-weights",
        title="Stretched axes",
        kind="metric",
        family="Metric learning",
        params=(
            VOTERS,
            choice(
                "factors", "both", ("both", "stretch", "eliminate"),
                help="What happens to the axes: they are stretched or shortened, left "
                "out, or both.",
            ),
            choice(
                "validation", "loo", ("loo", "splits"),
                help="Whose errors count: of leave-one-out, or of repeated random "
                "divisions into training and test rows.",
            ),
            integer(
                "n_splits", 10, low=1, advanced=True,
                help="How many random divisions.",
            ),
            real(
                "train_share", 0.67, low=0.0, low_open=True, high=0.99, advanced=True,
                help="Share of the rows that trains in a random division.",
            ),
            integer(
                "max_passes", 10, low=1, unit="passes",
                help="Most passes over the attributes; they end with the first that "
                "mends nothing.",
            ),
            integer(
                "max_rows", 1_000, low=2, unit="rows", advanced=True,
                help="Rows that the factors are chosen by; of more, so many are drawn.",
            ),
            seed(),
        ),
        reads=frozenset({"numeric"}),
        summary=(
            "Stretches the axes of attributes that help k nearest neighbours and "
            "shortens, or leaves out, those that do not, judged by leave-one-out or by "
            "random splits."
        ),
        reference=(
            "T. M. Mitchell (1997), Machine Learning, section 8.2.2; A. W. Moore, M. S. "
            "Lee (1994). Efficient algorithms for minimizing cross validation error. "
            "ICML, 190-198."
        ),
    )
)  # fmt: skip
class AxisWeights(MetricLearner, TransformerMixin, ClassifierMixin, BaseEstimator):
    """k nearest neighbours under √Σ z_j² (a_j - b_j)², z_j ≥ 0.

    All z_j begin with 1. A pass looks at the attributes in their order; z_j becomes
    what leaves the fewest errors among z_j itself, 0 (``eliminate``), and z_j times
    1/4, 1/2, 4/5, 5/4, 2, 4 (``stretch``). Of equal errors the present value stays,
    then the first of that list wins. The last attribute left is not left out.

    Parameters
    ----------
    n_neighbors : int
        Rows that vote, also while the factors are chosen.
    factors : str
        ``stretch``, ``eliminate`` or ``both``.
    validation : str
        ``loo`` or ``splits``.
    n_splits : int
    train_share : float
        Of ``splits``; the divisions are the same for all candidates.
    max_passes : int
    max_rows : int
        Of more rows, so many are drawn for the choice; all vote.
    random_state : int
        Draws the divisions and the rows.

    Attributes
    ----------
    stretch_ : ndarray, shape (d,)
        z.
    start_errors_ : float
        Share of errors with all z_j = 1; `objective_path_` has it after each pass.

    Examples
    --------
    >>> from workbench.bundled.axis_weights import AxisWeights
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> AxisWeights().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    objective_name_ = "errors"

    def __init__(
        self,
        n_neighbors: int = 5,
        factors: str = "both",
        validation: str = "loo",
        n_splits: int = 10,
        train_share: float = 0.67,
        max_passes: int = 10,
        max_rows: int = 1_000,
        random_state: int = 1,
    ) -> None:
        self.n_neighbors = n_neighbors
        self.factors = factors
        self.validation = validation
        self.n_splits = n_splits
        self.train_share = train_share
        self.max_passes = max_passes
        self.max_rows = max_rows
        self.random_state = random_state

    def _reset(self) -> None:
        self.stretch_ = np.ones(self._rows.shape[1])
        self.start_errors_ = float("nan")

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return the factors beside what every learner of a metric returns."""
        said = super().describe_model(attributes, classes)
        start = None if np.isnan(self.start_errors_) else self.start_errors_
        return {**said, "stretch": self.stretch_.tolist(), "errors_before": start}

    def _learn(self, X: FloatArray, codes: IntArray, given: Constraints) -> FloatArray:
        del given
        random = check_random_state(self.random_state)
        if len(X) > self.max_rows:
            drawn = np.sort(random.permutation(len(X))[: self.max_rows])
            X, codes = X[drawn], codes[drawn]
            self.note_ = f"The factors were chosen by {len(X)} of the rows."
        parts = self._divisions(len(X), random)
        z, d = np.ones(X.shape[1]), X.shape[1]
        least = self._errors(X, codes, z, parts)
        tested = sum(len(test) for _, test in parts) if parts else len(X)
        self.start_errors_ = least / tested
        self.converged_ = False
        for _ in range(self.max_passes):
            before = least
            for j in range(d):
                z, least = self._better(X, codes, z, j, least, parts)
            self._iterated(least / tested, np.diag(z), self.max_passes)
            if least == before:
                self.converged_ = True
                break
        self.stretch_ = z
        if (z == 1).all():
            raise NothingLearned("no factor leaves fewer errors")
        return np.diag(z)

    def _better(
        self,
        X: FloatArray,
        codes: IntArray,
        z: FloatArray,
        j: int,
        least: int,
        parts: list[tuple[IntArray, IntArray]],
    ) -> tuple[FloatArray, int]:
        """Return the factors with the best value for attribute j, and their errors."""
        best = z
        for value in self._candidates(z, j):
            tried = z.copy()
            tried[j] = value
            errors = self._errors(X, codes, tried, parts)
            if errors < least:
                best, least = tried, errors
        return best, least

    def _candidates(self, z: FloatArray, j: int) -> Iterator[float]:
        others = np.delete(z, j)
        if self.factors != "stretch" and z[j] > 0 and others.any():
            yield 0.0
        if self.factors == "eliminate":
            if z[j] == 0:
                yield 1.0  # what was left out may come back
            return
        for factor in _STRETCHES:
            yield factor * (z[j] or 1.0)

    def _divisions(self, n: int, random: Any) -> list[tuple[IntArray, IntArray]]:
        if self.validation == "loo":
            return []
        train = min(max(round(self.train_share * n), 1), n - 1)
        orders = [random.permutation(n) for _ in range(self.n_splits)]
        return [(np.sort(o[:train]), np.sort(o[train:])) for o in orders]

    def _errors(
        self,
        X: FloatArray,
        codes: IntArray,
        z: FloatArray,
        parts: list[tuple[IntArray, IntArray]],
    ) -> int:
        Z = X[:, z > 0] * z[z > 0]
        if not parts:
            return _wrong(codes, codes, *neighbours(Z, None, self.n_neighbors))
        return sum(
            _wrong(
                codes[train],
                codes[test],
                *neighbours(Z[train], Z[test], self.n_neighbors),
            )
            for train, test in parts
        )


def _wrong(
    codes: IntArray, true: IntArray, distances: FloatArray, found: IntArray
) -> int:
    """Count the rows whose neighbours vote for another class."""
    if not found.shape[1]:
        return len(true)
    cast = votes(codes[found], vote_weights(distances, "uniform"), int(codes.max()) + 1)
    return int((cast.argmax(axis=1) != true).sum())
