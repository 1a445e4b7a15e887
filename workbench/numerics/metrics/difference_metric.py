"""Metrics from the covariances of two sets of differences: of neighbours, or of pairs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from workbench.api.constraints import Constraints
from workbench.api.data import Attribute, FloatArray, IntArray
from workbench.api.params import choice, real
from workbench.numerics.metrics.covariance_estimators import (
    positive_part,
    symmetric_inverse,
)
from workbench.numerics.metrics.mahalanobis import (
    difference_covariance,
    linear_map,
    shrunk_difference_covariance,
)
from workbench.numerics.metrics.metric_learner import MetricLearner, NothingLearned

#: What plugins that derive from `DifferenceMetric` declare beside their own.
DIFFERENCE_PARAMS = (
    choice(
        "covariance",
        "auto",
        ("auto", "ml", "ledoit-wolf", "diagonal", "shrunk"),
        help=(
            "How the covariances of the differences are estimated. auto: maximum "
            "likelihood when differences are plentiful, else Ledoit-Wolf."
        ),
    ),
    real(
        "shrinkage", 0.1, low=0.0, high=1.0,
        help="Weight of the multiple of the identity; used by shrunk only.",
    ),
    real(
        "similar_weight", 1.0, low=0.0, low_open=True, advanced=True,
        help="Weight of the inverse covariance of similar rows in the metric.",
    ),
    real(
        "dissimilar_weight", 1.0, low=0.0, advanced=True,
        help="Weight of the inverse covariance of dissimilar rows, subtracted.",
    ),
)  # fmt: skip


class Differences(NamedTuple):
    """Which rows are subtracted.

    Attributes
    ----------
    rows : ndarray of int64, shape (m,)
    others : ndarray of int64, shape (m, v)
        Of each of `rows`; -1 where none is left.
    weights : ndarray, shape (m, v), or None
        Of each difference; 1 if None.
    """

    rows: IntArray
    others: IntArray
    weights: FloatArray | None = None

    @property
    def amount(self) -> float:
        """The number of differences, the weights of which add up."""
        weights = 1.0 if self.weights is None else self.weights
        return float(np.sum(weights * (self.others >= 0)))

    @classmethod
    def of(cls, pairs: IntArray) -> Differences:
        """Take rows i and j of an array of shape (m, 2)."""
        return cls(pairs[:, 0], pairs[:, 1:])

    def pairs(self) -> IntArray:
        """Return rows i and j of every difference X[j] - X[i], shape (m, 2)."""
        place, column = np.nonzero(self.others >= 0)
        return np.column_stack([self.rows[place], self.others[place, column]])


class DifferenceMetric(MetricLearner):
    """Learns M = positive part of w_S inv(Sigma_S) - w_D inv(Sigma_D).

    Sigma_S and Sigma_D are covariances about zero of the differences of similar and of
    dissimilar rows. With both weights 1 this is the quadratic form of the
    likelihood-ratio test between "different class" and "same class" (Köstinger and
    others 2012, eq. 13 to 17). Subclasses write `_differences` and take the
    parameters of `DIFFERENCE_PARAMS`.

    Attributes
    ----------
    sigma_s_, sigma_d_ : ndarray, shape (d, d)
        The covariances as estimated.
    raw_ : ndarray, shape (d, d)
        w_S inv(Sigma_S) - w_D inv(Sigma_D), before the projection.
    raw_eigenvalues_ : ndarray, shape (d,)
        Its eigenvalues, largest first: what the projection cut is below 0.
    pairs_ : tuple
        ``((i, j) of S, (i, j) of D)``, arrays of row numbers; the difference is
        X[j] - X[i].
    covariance_used_ : str
        The estimator; tells what ``auto`` chose.
    """

    covariance: str
    shrinkage: float
    similar_weight: float
    dissimilar_weight: float

    def _differences(self) -> tuple[Differences, Differences]:
        """Return the sets S and D; `_rows`, `_codes` and `constraints_` are there."""
        raise NotImplementedError

    def _map(self) -> FloatArray:
        same, other = self._differences()
        similar, dissimilar = same.pairs(), other.pairs()
        self.constraints_ = Constraints(similar, dissimilar)
        self.pairs_ = (
            (similar[:, 0], similar[:, 1]),
            (dissimilar[:, 0], dissimilar[:, 1]),
        )
        self._estimate(same, other)
        self.raw_ = self.similar_weight * symmetric_inverse(self.sigma_s_)
        self.raw_ -= self.dissimilar_weight * symmetric_inverse(self.sigma_d_)
        self.raw_eigenvalues_ = np.array(np.linalg.eigvalsh(self.raw_)[::-1])
        return super()._map()

    def _estimate(self, same: Differences, other: Differences) -> None:
        """Estimate Sigma_S and Sigma_D (thesis eq. 36, 37 and 39)."""
        X = self._rows
        sigmas = [difference_covariance(X, *kind) for kind in (same, other)]
        used = self.covariance
        if used == "auto":
            fewest = min(same.amount, other.amount)
            used = self._automatic(sigmas[0], sigmas[1], fewest)
        if used == "diagonal":
            sigmas = [np.diag(np.diag(sigma)) for sigma in sigmas]
        elif used in ("ledoit-wolf", "shrunk"):
            amount = self.shrinkage if used == "shrunk" else None
            sigmas = [
                shrunk_difference_covariance(
                    X, kind.rows, kind.others, amount, kind.weights
                )[0]
                for kind in (same, other)
            ]
        self.sigma_s_, self.sigma_d_ = sigmas
        self.covariance_used_ = used

    def _automatic(
        self, sigma_s: FloatArray, sigma_d: FloatArray, fewest: float
    ) -> str:
        d = self._rows.shape[1]
        if fewest < 5 * d * (d + 1):
            return "ledoit-wolf"  # told before the ranks, seconds with many attributes
        both = _rank(sigma_s + sigma_d)
        full = _rank(sigma_s) == both == _rank(sigma_d)
        return "ml" if full else "ledoit-wolf"

    def _learn(self, X: FloatArray, codes: IntArray, given: Constraints) -> FloatArray:
        """Project on the cone of metrics (thesis, Algorithm 2)."""
        del X, codes, given
        similar, dissimilar = (len(i) for i, _ in self.pairs_)
        if not dissimilar:
            few = len(self.classes_) < 2
            raise NothingLearned(
                "there is only one class" if few else "no pair is dissimilar"
            )
        if not similar:
            raise NothingLearned(
                "every class has one row, so no difference inside a class"
                if len(self.classes_) == len(self._rows)
                else "no pair is similar"
            )
        if not self.raw_eigenvalues_[0] > _rounding(self.raw_eigenvalues_):
            raise NothingLearned(
                "inv(Sigma_S) - inv(Sigma_D) has no positive eigenvalue: in no "
                "direction are neighbours of the same class nearer than others"
            )
        self.M_ = positive_part(self.raw_)
        return linear_map(self.M_, _rounding(np.ones(len(self.M_))))

    def _keep(self, components: FloatArray) -> None:
        """Keep the projection itself, without a detour through its root."""
        if self.note_:
            return super()._keep(components)
        self.components_, self.objective_path_ = components, np.array(self._path)
        return None

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return the metric, the covariances and how they came about, as JSON values.

        See `MetricLearner.describe_model`.
        """
        return {
            **super().describe_model(attributes, classes),
            "sigma_s": self.sigma_s_.tolist(),
            "sigma_d": self.sigma_d_.tolist(),
            "raw_eigenvalues": self.raw_eigenvalues_.tolist(),
            "covariance": self.covariance_used_,
        }


def _rounding(eigenvalues: FloatArray) -> float:
    """Return what an eigenvalue must exceed to be told from 0."""
    largest = float(np.max(np.abs(eigenvalues)))
    return 16 * len(eigenvalues) * float(np.finfo(np.float64).eps) * largest


def _rank(covariance: FloatArray) -> int:
    """Return the number of directions that vary, whatever the units."""
    scale = np.sqrt(np.diag(covariance))
    scale[scale == 0] = 1.0
    correlation = covariance / scale[:, None] / scale
    return len(linear_map(correlation, 1e-12))
