"""Operating point of a two-class score: four counts and rates at a threshold."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray
from workbench.api.problems import Problem


@dataclass(frozen=True, slots=True)
class Operating:
    """Counts and rates at one threshold; a rate without rows is None."""

    threshold: float
    tp: int
    fp: int
    fn: int
    tn: int

    @property
    def tp_rate(self) -> float | None:
        """Share of the positive rows called positive (recall)."""
        return _share(self.tp, self.tp + self.fn)

    @property
    def recall(self) -> float | None:
        """Another name of `tp_rate`."""
        return self.tp_rate

    @property
    def fp_rate(self) -> float | None:
        """Share of the negative rows called positive."""
        return _share(self.fp, self.fp + self.tn)

    @property
    def precision(self) -> float | None:
        """Share of positive rows among those called so."""
        return _share(self.tp, self.tp + self.fp)

    @property
    def accuracy(self) -> float | None:
        """Share of rows called rightly."""
        return _share(self.tp + self.tn, self.tp + self.fp + self.fn + self.tn)

    @property
    def f1(self) -> float | None:
        """Harmonic mean of precision and recall."""
        return _share(2 * self.tp, 2 * self.tp + self.fp + self.fn)

    def cost(self, missed: float = 1.0, false_alarm: float = 1.0) -> float | None:
        """Return the mean cost of a row, given what each kind of error costs."""
        rows = self.tp + self.fp + self.fn + self.tn
        return _share(self.fn * missed + self.fp * false_alarm, rows)


def at_threshold(
    positive: npt.ArrayLike, score: npt.ArrayLike, threshold: float
) -> Operating:
    """Count what calling every row with score >= threshold positive gives.

    Raises
    ------
    Problem
        When a score is missing or the lengths differ.
    """
    hit, value = checked_scores(positive, score)
    called = value >= threshold
    tp = int(np.count_nonzero(called & hit))
    fp = int(np.count_nonzero(called)) - tp
    fn = int(np.count_nonzero(hit)) - tp
    return Operating(float(threshold), tp, fp, fn, hit.size - tp - fp - fn)


def checked_scores(
    positive: npt.ArrayLike, score: npt.ArrayLike
) -> tuple[npt.NDArray[np.bool_], FloatArray]:
    """Return which rows are positive, and their scores, both of shape (n,).

    Raises
    ------
    Problem
        When a score is missing or the lengths differ.
    """
    hit = np.asarray(positive, bool)
    value = np.asarray(score, np.float64)
    if hit.ndim != 1 or hit.shape != value.shape:
        raise Problem(
            f"{value.shape} scores for {hit.shape} rows", expected="one for each row"
        )
    if np.isnan(value).any():
        raise Problem("a score is missing", expected="a number for each row")
    return hit, value


def _share(part: float, whole: int) -> float | None:
    return None if whole == 0 else float(part / whole)
