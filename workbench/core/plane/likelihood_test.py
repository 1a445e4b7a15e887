"""Likelihood-ratio test: are the rows of a pair of one class or of different ones."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from workbench.api.data import FloatArray
from workbench.core.results.metric_result import DensityRatio, Kind, MetricResult


@dataclass(frozen=True, slots=True)
class TestAtLevel:
    """The test at one level of significance.

    The hypothesis "the rows are of different classes" is rejected where the log ratio
    log p_D/p_S is below `threshold` (thesis, eq. 50: λ ≤ k, with k = exp(threshold)).

    Attributes
    ----------
    threshold : float
        Infinite where every pair may be rejected.
    level : float
        Share of the pairs of different classes that are called the same: the error of
        the first kind, at most what was asked for.
    power : float
        Share of the pairs of one class that are called the same.
    """

    #: Not a test of pytest.
    __test__ = False

    threshold: float
    level: float
    power: float

    @property
    def missed(self) -> float:
        """Share of the pairs of one class called different: the second kind."""
        return 1.0 - self.power


class RatioTest:
    """The test with its distributions taken from pairs of rows.

    Parameters
    ----------
    same, different : ndarray, shape (m,) and (n,)
        Log ratios of pairs of the same class, and of different classes; both not empty.
    """

    def __init__(self, same: FloatArray, different: FloatArray) -> None:
        self._same, self._different = np.sort(same), np.sort(different)

    def at_level(self, alpha: float) -> TestAtLevel:
        """Return the test of largest power whose level is at most `alpha` (0 to 1)."""
        n = len(self._different)
        allowed = int(np.floor(alpha * n + 1e-9))
        threshold = np.inf if allowed >= n else float(self._different[allowed])
        level, power = self._shares(np.array([threshold]))[:, 0].tolist()
        return TestAtLevel(threshold, level, power)

    def roc(self) -> FloatArray:
        """Return levels and powers for all thresholds, ascending, shape (2, m)."""
        every = np.unique(np.concatenate([self._same, self._different]))
        return self._shares(np.append(every, np.inf))

    def area(self) -> float:
        """Return the area under the ROC curve.

        It is the probability that a pair of one class has a smaller ratio than one of
        different classes, ties counting half (Mann and Whitney, 1947).
        """
        below = np.searchsorted(self._same, self._different, side="left")
        upto = np.searchsorted(self._same, self._different, side="right")
        return float(
            (below + upto).sum() / (2 * len(self._same) * len(self._different))
        )

    def _shares(self, thresholds: FloatArray) -> FloatArray:
        """Return the shares below some thresholds, of different and of same, (2, m)."""
        return np.array(
            [
                np.searchsorted(values, thresholds, side="left") / len(values)
                for values in (self._different, self._same)
            ]
        )


def ratio_test(result: MetricResult, X: FloatArray) -> RatioTest | None:
    """Return the test of a metric by its pairs; None where it has no ratio or no pairs.

    Parameters
    ----------
    X : ndarray, shape (n, d)
        The rows that the pairs are positions in.
    """
    ratio = result.differences.ratio
    if ratio is None or ratio.form is None:
        return None
    values = [_log_ratios(result, ratio, X, kind) for kind in ("S", "D")]
    if not all(len(v) for v in values):
        return None
    return RatioTest(*values)


def _log_ratios(
    result: MetricResult, ratio: DensityRatio, X: FloatArray, kind: Kind
) -> FloatArray:
    pairs = result.differences.pairs(kind)
    if pairs is None or ratio.form is None:
        return np.empty(0)
    x = X[pairs.j] - X[pairs.i]
    return np.asarray(0.5 * ((x @ ratio.form) * x).sum(axis=1) + ratio.constant)
