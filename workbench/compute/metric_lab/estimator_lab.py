"""KISSNN under every estimator of covariance: what shrinkage does to the metric."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from workbench.api import FloatArray, IntArray
from workbench.compute.metric_lab.morph_accuracy import leave_one_out
from workbench.core.results.metric_views import (
    DifferenceMoments,
    EstimatorComparison,
    EstimatorLine,
)
from workbench.numerics.metrics.covariance_estimators import (
    Moments,
    automatic,
    difference_moments,
    estimate,
    ratio_metric,
)
from workbench.numerics.metrics.mahalanobis import linear_map
from workbench.numerics.neighbours.class_neighbours import class_neighbours

#: Shrinkages at which the curve is computed: close together near 0, where most happens.
SHRINKAGES: FloatArray = np.linspace(0.0, 1.0, 26) ** 2
_NAMED = ("ml", "diagonal", "ledoit-wolf")


class EstimatorLab:
    """The differences of KISSNN, searched once, and the metrics made of them.

    Parameters
    ----------
    X : ndarray, shape (n, d)
    y : ndarray of int64, shape (n,)
        Class codes from 0.
    v_same, v_other : int
        Neighbours of either kind.
    k, weights : int, str
        Of the k-NN whose leave-one-out accuracy is told.
    """

    def __init__(
        self,
        X: FloatArray,
        y: IntArray,
        v_same: int,
        v_other: int,
        k: int,
        weights: str = "uniform",
    ) -> None:
        self._X, self._y, self._k, self._weights = X, y, k, weights
        rows = np.arange(len(X))
        self.similar, self.dissimilar = (
            difference_moments(X, rows, found)
            for found in class_neighbours(X, y, v_same, v_other)
        )
        self.chosen = automatic(self.similar, self.dissimilar)

    def comparison(self) -> EstimatorComparison:
        """Judge every estimator, in the order shown; the curve is empty."""
        lines = [self.line(name) for name in _NAMED]
        auto = lines[_NAMED.index(self.chosen)]
        return EstimatorComparison(
            table=(*lines, replace(auto, estimator="auto")),
            auto=self.chosen,
            similar=_recorded(self.similar),
            dissimilar=_recorded(self.dissimilar),
        )

    def line(self, covariance: str, shrinkage: float = 0.0) -> EstimatorLine:
        """Judge one estimator."""
        both = [
            estimate(moments, covariance, shrinkage)
            for moments in (self.similar, self.dissimilar)
        ]
        (sigma_s, share_s), (sigma_d, share_d) = both
        made = ratio_metric(sigma_s, sigma_d)
        learned = made.learned and min(self.similar.count, self.dissimilar.count) > 0
        metric = made.metric if learned else np.eye(len(sigma_s))
        components = linear_map(metric, 16 * len(metric) * np.finfo(np.float64).eps)
        return EstimatorLine(
            estimator=covariance,
            used=covariance,
            shrinkage_s=share_s,
            shrinkage_d=share_d,
            sigma_s=_spectrum(sigma_s),
            sigma_d=_spectrum(sigma_d),
            eigenvalues=_spectrum(metric),
            rank=len(components),
            loo=self._accuracy(components),
            learned=learned,
        )

    def curve(self) -> Iterator[float]:
        """Yield the accuracy after free shrinkage at each of `SHRINKAGES`."""
        for share in SHRINKAGES:
            accuracy = self.line("shrunk", float(share)).loo
            assert accuracy is not None
            yield accuracy

    def _accuracy(self, components: FloatArray) -> float:
        right = leave_one_out(self._X @ components.T, self._y, self._k, self._weights)
        return right / len(self._X)


def _recorded(moments: Moments) -> DifferenceMoments:
    return DifferenceMoments(moments.count, moments.covariance, moments.fourth)


def _spectrum(matrix: FloatArray) -> FloatArray:
    return np.asarray(np.maximum(np.linalg.eigvalsh(matrix)[::-1], 0.0))
