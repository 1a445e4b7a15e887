"""Interpolation from the identity to a learned metric, cheap enough for every frame.

M_t = V diag(λᵗ) Vᵀ, drawn through its symmetric root and scaled so that the total
variance of the rows stays as it was. The root neither turns nor flips the picture
(L is only defined up to a rotation, thesis p. 14), the scale does not change who is
near, and the geometric path spreads the change over the whole way.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from workbench.api import FloatArray, Problem
from workbench.numerics.metrics.eigen import symmetric_eigen

#: Zero eigenvalues are raised to this share of the largest on the way (t < 1).
FLOOR = 1e-6


@dataclass(frozen=True, eq=False, slots=True)
class MorphPath:
    """A metric taken apart once, so that each place on the way costs next to nothing.

    Attributes
    ----------
    values : ndarray, shape (d,)
        Eigenvalues of M, largest first, none negative.
    vectors : ndarray, shape (d, d)
        Its eigenvectors, in columns.
    spread : ndarray, shape (d,)
        Variance of the rows along each eigenvector.
    """

    values: FloatArray
    vectors: FloatArray
    spread: FloatArray

    @staticmethod
    def of(metric: FloatArray, X: FloatArray) -> MorphPath:
        """Take apart M, shape (d, d), for rows X, shape (n, d)."""
        values, vectors = symmetric_eigen(metric)
        spread = np.var(X @ vectors, axis=0)
        return MorphPath(np.maximum(values, 0.0), vectors, spread)

    def stretches(self, t: float) -> FloatArray:
        """Return the factor of each eigenvector at t: the root of λᵗ, scaled.

        M = 0 has no path: the factors are 1 everywhere.

        Raises
        ------
        Problem
            When t lies outside 0 to 1.
        """
        if not 0.0 <= t <= 1.0:
            raise Problem(f"t = {t!r}", expected="a number from 0 to 1")
        if len(self.values) == 0 or self.values[0] <= 0:
            return np.ones(len(self.values))
        floor = FLOOR if t < 1 else 0.0
        relative = np.maximum(self.values / self.values[0], floor) ** t
        before, after = float(self.spread.sum()), float(relative @ self.spread)
        scale = np.sqrt(before / after) if before > 0 and after > 0 else 1.0
        return np.asarray(np.sqrt(relative) * scale)

    def map_at(self, t: float) -> FloatArray:
        """Return A, shape (d, d), symmetric; the rows at t are ``X @ A``."""
        root = (self.vectors * self.stretches(t)) @ self.vectors.T
        return np.asarray((root + root.T) / 2.0)

    def variance_at(self, t: float) -> float:
        """Return the total variance of the rows at t; the same for all t."""
        return float(self.stretches(t) ** 2 @ self.spread)

    def learned_ball(self, t: float) -> FloatArray:
        """Return M as it appears at t: A⁻¹ M A⁻¹, shape (d, d).

        Its unit ball, drawn among the rows at t, holds whom M's ball holds.
        """
        stretches = self._bounded_stretches(t)
        return np.asarray(
            (self.vectors * (self.values / stretches**2)) @ self.vectors.T
        )

    def euclidean_ball(self, t: float) -> FloatArray:
        """Return the identity as it appears at t: A⁻², shape (d, d)."""
        stretches = self._bounded_stretches(t)
        return np.asarray((self.vectors / stretches**2) @ self.vectors.T)

    def _bounded_stretches(self, t: float) -> FloatArray:
        # where a direction vanishes the ball is a hair instead of nothing
        stretches = self.stretches(t)
        return np.asarray(np.maximum(stretches, 1e-6 * stretches.max(initial=0.0)))
