"""Input columns of Weka's function learners: SMO, MultilayerPerceptron."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from workbench.api.data import Attribute, FloatArray, IntArray


@dataclass(frozen=True, eq=False)
class WekaInputs:
    """Gaps filled, labels spread, ranges levelled: fitted on training rows by `fit`.

    The steps are those that ``SMO`` and ``MultilayerPerceptron`` of Weka 3.9 take by
    default: ReplaceMissingValues (or leaving the gap for the end), NominalToBinary
    (one column for two labels, else one for each) and scaling by the training range.
    Values outside the training range are not clipped.

    Attributes
    ----------
    n_labels : ndarray of int64, shape (d,)
        Declared labels of each attribute; 0 for a number.
    fill : ndarray of float64, shape (d,), or None
        Mean or commonest label of each attribute; None leaves gaps until all is
        scaled, and then makes them 0.
    shift, divisor : ndarray of float64, shape (columns,)
        Scaled = (value - shift) / divisor, to the last bit as Weka has it.
    names : tuple of str
        One for each column that comes out.
    """

    n_labels: IntArray
    fill: FloatArray | None
    shift: FloatArray
    divisor: FloatArray
    names: tuple[str, ...]

    @staticmethod
    def fit(
        X: FloatArray,
        attributes: Sequence[Attribute],
        *,
        fill_gaps: bool,
        low: float,
        idle_divisor: float,
        weights: FloatArray | None = None,
    ) -> WekaInputs:
        """Learn means, modes and ranges.

        Parameters
        ----------
        X : ndarray of float64, shape (n, d)
            Codes for labels, NaN for missing.
        attributes : sequence of Attribute
            One for each column, numeric or nominal.
        fill_gaps : bool
            Whether a gap becomes the mean or the mode before anything else.
        low : {0.0, -1.0}
            Where the least training value goes; the greatest goes to 1.
        idle_divisor : float
            What the distance from its value is divided by in a constant column.
        weights : ndarray of float64, shape (n,), optional
            How often each row counts in means and modes; rows of no weight do not
            widen a range.
        """
        if weights is not None:
            X, weights = X[weights > 0], weights[weights > 0]
        n_labels = np.array([len(a.values) if a.is_nominal else 0 for a in attributes])
        fill = _means_and_modes(X, weights, n_labels) if fill_gaps else None
        columns = _spread(_filled(X, fill), n_labels)
        least, greatest = np.fmin.reduce(columns), np.fmax.reduce(columns)
        width, middle = greatest - least, (greatest + least) / 2.0
        varies = width > 0
        divisor = np.where(varies, width / (1.0 - low), idle_divisor)
        shift = np.where(varies & (low < 0.0), middle, least)
        return WekaInputs(
            n_labels, fill, np.nan_to_num(shift), divisor, _names(attributes)
        )

    def transform(self, X: FloatArray) -> FloatArray:
        """Return the columns of rows, shape (m, d) -> (m, columns), without a gap."""
        columns = _spread(_filled(X, self.fill), self.n_labels)
        scaled = (columns - self.shift) / self.divisor
        return np.nan_to_num(scaled, copy=False, nan=0.0)


def _means_and_modes(
    X: FloatArray, weights: FloatArray | None, n_labels: IntArray
) -> FloatArray:
    """Return the mean of numbers and the commonest label; 0 for an empty column."""
    weights = np.ones(len(X)) if weights is None else weights
    known = ~np.isnan(X)
    counts = weights @ known
    # one row after another: another order of summing may give another last bit
    totals = np.add.accumulate(weights[:, None] * np.where(known, X, 0.0))[-1]
    fill = totals / np.where(counts > 0, counts, 1.0)
    for j in np.flatnonzero(n_labels):
        codes = X[known[:, j], j].astype(np.int64)
        fill[j] = np.bincount(codes, weights[known[:, j]], minlength=1).argmax()
    return np.asarray(fill, dtype=np.float64)


def _filled(X: FloatArray, fill: FloatArray | None) -> FloatArray:
    if fill is None:
        return X
    return np.asarray(np.where(np.isnan(X), fill, X), dtype=np.float64)


def _spread(X: FloatArray, n_labels: IntArray) -> FloatArray:
    """Give each label of an attribute of three or more its own 0/1 column."""
    if not (n_labels > 2).any():
        return X
    blocks = []
    for column, n in zip(X.T, n_labels, strict=True):
        if n > 2:
            block = (column[:, None] == np.arange(n)).astype(np.float64)
            block[np.isnan(column)] = np.nan
            blocks.append(block)
        else:
            blocks.append(column[:, None])
    return np.hstack(blocks)


def _names(attributes: Sequence[Attribute]) -> tuple[str, ...]:
    names: list[str] = []
    for attribute in attributes:
        if attribute.is_nominal and len(attribute.values) > 2:
            names += [f"{attribute.name}={label}" for label in attribute.values]
        elif attribute.is_nominal and len(attribute.values) == 2:
            names.append(f"{attribute.name}={attribute.values[1]}")
        else:
            names.append(attribute.name)
    return tuple(names)
