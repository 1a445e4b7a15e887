"""Probability calibration: sigmoid or isotonic, learned from inner folds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, IntArray

#: Inner folds whose scores the calibration learns from.
INNER_FOLDS = 5


@dataclass(frozen=True, eq=False, slots=True)
class Calibrator:
    """One rising map from score to probability for each class, then normalised.

    Attributes
    ----------
    method : str
        ``sigmoid`` or ``isotonic``.
    maps : tuple of ndarray
        One for each class; only for the second if there are two. ``sigmoid``: A and B
        of 1 / (1 + exp(A score + B)); ``isotonic``: corners, shape (2, p), scores above
        probabilities, joined by straight lines and level outside.
    """

    method: str
    maps: tuple[FloatArray, ...]

    def probabilities(self, scores: FloatArray) -> FloatArray:
        """Map scores, shape (m, c), to probabilities of the same shape."""
        if len(self.maps) == 1:
            second = self._mapped(self.maps[0], scores[:, 1])
            return np.column_stack([1.0 - second, second])
        columns = [self._mapped(m, scores[:, c]) for c, m in enumerate(self.maps)]
        found = np.column_stack(columns)
        total = found.sum(axis=1, keepdims=True)
        equal = np.full_like(found, 1.0 / found.shape[1])
        shares: FloatArray = np.divide(found, total, out=equal, where=total > 0)
        return shares

    def _mapped(self, fitted: FloatArray, score: FloatArray) -> FloatArray:
        if self.method == "sigmoid":
            return _sigmoid(-(fitted[0] * score + fitted[1]))
        return np.asarray(np.interp(score, fitted[0], fitted[1]), np.float64)


def fit_calibrator(
    method: str, scores: FloatArray, codes: IntArray, weights: FloatArray | None
) -> Calibrator:
    """Learn the maps, one class against the rest (Zadrozny and Elkan, 2002).

    Parameters
    ----------
    method : str
        ``sigmoid`` (Platt, 1999) or ``isotonic`` (Zadrozny and Elkan, 2002).
    scores : ndarray, shape (n, c)
        Of rows that the scoring classifier was not trained on.
    codes : ndarray of int, shape (n,)
        Their classes.
    weights : ndarray, shape (n,), or None
    """
    fit = _platt if method == "sigmoid" else _isotonic
    known = np.ones(codes.size) if weights is None else weights
    columns = [1] if scores.shape[1] == 2 else range(scores.shape[1])
    maps = [fit(scores[:, c], codes == c, known) for c in columns]
    return Calibrator(method, tuple(maps))


def _platt(
    score: FloatArray, positive: npt.NDArray[np.bool_], weights: FloatArray
) -> FloatArray:
    """Fit A and B by Newton's method with halving (Lin, Lin and Weng, 2007).

    The targets (n₊ + 1) / (n₊ + 2) and 1 / (n₋ + 2) are Platt's smoothing.
    """
    n_positive = float(weights[positive].sum())
    n_negative = float(weights.sum()) - n_positive
    target = np.where(
        positive, (n_positive + 1) / (n_positive + 2), 1 / (n_negative + 2)
    )
    unit = max(float(np.abs(score).max(initial=0.0)), 1e-300)
    design = np.column_stack([score / unit, np.ones(score.size)])
    at = np.array([0.0, np.log((n_negative + 1) / (n_positive + 1))])
    value = _loss(design @ at, target, weights)
    for _ in range(100):
        p = _sigmoid(-(design @ at))
        gradient = design.T @ (weights * (target - p))
        if np.abs(gradient).max() < 1e-8 * max(1.0, float(weights.sum())):
            break
        hessian = (design * (weights * p * (1 - p))[:, None]).T @ design
        step = np.linalg.solve(hessian + 1e-12 * np.eye(2), gradient)
        share = 1.0
        while share > 1e-10:
            there = _loss(design @ (at - share * step), target, weights)
            if there < value:
                break
            share /= 2
        else:
            break
        at, value = at - share * step, there
    return np.array([at[0] / unit, at[1]])


def _loss(z: FloatArray, target: FloatArray, weights: FloatArray) -> float:
    # -t log p - (1 - t) log(1 - p) for p = 1 / (1 + exp(z)), without overflow
    return float(weights @ (np.logaddexp(0.0, z) - (1.0 - target) * z))


def _isotonic(
    score: FloatArray, positive: npt.NDArray[np.bool_], weights: FloatArray
) -> FloatArray:
    from sklearn.isotonic import IsotonicRegression

    fitted: Any = IsotonicRegression(out_of_bounds="clip")
    fitted.fit(score, positive.astype(np.float64), sample_weight=weights)
    return np.vstack([fitted.X_thresholds_, fitted.y_thresholds_])


def _sigmoid(z: FloatArray) -> FloatArray:
    return np.asarray(np.exp(-np.logaddexp(0.0, -z)), np.float64)
