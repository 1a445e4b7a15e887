"""Machines of two rows each, one of either class: where the steps of `LinearSMO` end."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray

from .smo import SMALLEST, TOLERANCE


@dataclass(frozen=True, slots=True)
class TwoRows:
    """What m machines learnt from two rows each.

    Attributes
    ----------
    weights : ndarray of float64, shape (m, d)
    thresholds : ndarray of float64, shape (m,)
    solved : ndarray of bool, shape (m,)
        Where one step was enough. Elsewhere the others mean nothing: rows that are
        nearly equal, or so long that rounding exceeds the tolerance.
    """

    weights: FloatArray
    thresholds: FloatArray
    solved: npt.NDArray[np.bool_]


def solve_two_rows(
    first: FloatArray,
    other: FloatArray,
    sign: FloatArray,
    price: FloatArray,
    other_price: FloatArray,
) -> TwoRows:
    """Take the one step of `LinearSMO` for many pairs of rows, to the last bit.

    Parameters
    ----------
    first, other : ndarray of float64, shape (m, d)
        The rows that are visited first, and their partners.
    sign : ndarray of float64, shape (m,)
        1 or -1 of the first; the other has the opposite.
    price, other_price : ndarray of float64, shape (m,)
        Their greatest multipliers, above 0.
    """
    length, other_length = _products(first, first), _products(other, other)
    product = _products(first, other)
    curvature = 2.0 * product - other_length - length
    high = np.minimum(price, other_price)
    # both errors are 1 away from 0, so the slope is 2; equal rows have no curvature
    bent = curvature < 0.0
    optimum = 0.0 - 2.0 / np.where(bent, curvature, -1.0)
    alpha = np.where(bent, np.minimum(np.maximum(optimum, 0.0), high), high)
    moves = bent | (2.0 * high - SMALLEST > 0.0)
    moves &= ~(alpha < SMALLEST * (alpha + SMALLEST))
    move, other_move = sign * alpha, -sign * alpha
    weights = (0.0 + other_move[:, None] * other) + move[:, None] * first
    error = -sign + (other_move * product + move * length)
    other_error = sign + (other_move * other_length + move * product)

    # a free row keeps its error; at a bound it is summed anew from the weights
    free, other_free = alpha < price, alpha < other_price
    positive = sign > 0.0
    F_up = np.minimum(
        np.where(free | ~positive, error, np.inf),
        np.where(other_free | positive, other_error, np.inf),
    )
    F_low = np.maximum(
        np.where(free | positive, error, -np.inf),
        np.where(other_free | ~positive, other_error, -np.inf),
    )
    error = np.where(free, error, _products(weights, first) - sign)
    other_error = np.where(other_free, other_error, _products(weights, other) + sign)
    F_up = np.minimum(F_up, np.where(~free & ~positive, error, np.inf))
    F_up = np.minimum(F_up, np.where(~other_free & positive, other_error, np.inf))
    F_low = np.maximum(F_low, np.where(~free & positive, error, -np.inf))
    F_low = np.maximum(F_low, np.where(~other_free & ~positive, other_error, -np.inf))
    wrong = (free | ~positive) & (F_low - error > 2.0 * TOLERANCE)
    wrong |= (free | positive) & (error - F_up > 2.0 * TOLERANCE)
    wrong |= (other_free | positive) & (F_low - other_error > 2.0 * TOLERANCE)
    wrong |= (other_free | ~positive) & (other_error - F_up > 2.0 * TOLERANCE)
    return TwoRows(weights, (F_low + F_up) / 2.0, moves & ~wrong)


def _products(A: FloatArray, B: FloatArray) -> FloatArray:
    """Return the product of each two rows, added column by column; shape (m,)."""
    found = np.zeros(len(A))
    for a, b in zip(A.T, B.T, strict=True):
        found += a * b
    return found
