"""Information measures of attributes: gain, gain ratio, symmetric uncertainty."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from workbench.api.data import Attribute, FloatArray, IntArray
from workbench.numerics.attributes.discretise import intervals, mdl_cuts

#: A gain up to this (bits) is rounding: the attribute says nothing.
_ROUNDING = 1e-12


@dataclass(frozen=True, slots=True)
class Information:
    """Entropies of one attribute and the class.

    Attributes
    ----------
    gain : float
        H(class) - H(class | attribute), bits.
    of_attribute, of_class : float
        H(attribute) and H(class), bits.
    """

    gain: float
    of_attribute: float
    of_class: float

    @property
    def ratio(self) -> float:
        """Gain / H(attribute) (Quinlan 1993); 0 for an attribute of one value."""
        return self.gain / self.of_attribute if self.of_attribute > 0 else 0.0

    @property
    def symmetric_uncertainty(self) -> float:
        """2 gain / (H(attribute) + H(class)), 0 to 1 (Press et al. 1988)."""
        if self.of_attribute <= 0 or self.of_class <= 0:
            return 0.0
        return 2.0 * self.gain / (self.of_attribute + self.of_class)


def information(
    values: FloatArray, codes: IntArray, attribute: Attribute
) -> Information:
    """Measure what an attribute says about the class.

    Numbers and dates are cut by the MDL rule with the better encoding first, and rows
    with something missing are spread in proportion: both as the attribute evaluators
    of Weka do by default.

    Parameters
    ----------
    values : ndarray of float64, shape (n,)
        Numbers, or codes of the attribute's labels; NaN where missing.
    codes : ndarray of int64, shape (n,)
        Classes from 0, -1 where missing.
    attribute : Attribute
        Numeric, date or nominal.
    """
    n_labels = len(attribute.values)
    if attribute.is_numeric:
        cuts = mdl_cuts(values, codes, better_encoding=True)
        values, n_labels = intervals(values, cuts), len(cuts) + 1
    return of_table(spread_missing(_counts(values, codes, n_labels)))


def of_table(table: FloatArray) -> Information:
    """Measure a table of counts: labels in rows, classes in columns."""
    of_attribute, of_class = entropy(table.sum(axis=1)), entropy(table.sum(axis=0))
    # H(class | attribute) = H(both) - H(attribute)
    gain = of_attribute + of_class - entropy(table.ravel())
    return Information(gain if gain > _ROUNDING else 0.0, of_attribute, of_class)


def entropy(counts: FloatArray) -> float:
    """Return the entropy (bits) of counts, 0 for none."""
    total = counts.sum()
    if total <= 0:
        return 0.0
    p = counts[counts > 0] / total
    return float(-(p * np.log2(p)).sum())


def _counts(values: FloatArray, codes: IntArray, n_labels: int) -> FloatArray:
    """Count labels by classes; the last row and column are for what is missing."""
    n_classes = int(codes.max(initial=0)) + 1
    row = np.where(np.isnan(values), n_labels, values).astype(np.int64)
    column = np.where(codes < 0, n_classes, codes)
    shape = (n_labels + 1, n_classes + 1)
    flat = np.bincount(row * shape[1] + column, minlength=shape[0] * shape[1])
    return np.asarray(flat, dtype=np.float64).reshape(shape)


def spread_missing(counts: FloatArray) -> FloatArray:
    """Spread rows with something missing over the cells, in proportion.

    A row without a label goes to its class by the shares of the labels, one without a
    class to its label by the shares of the classes, one without both by the shares of
    the cells; shares are those among the rows that miss nothing (Weka's default,
    without ``-M``).

    Parameters
    ----------
    counts : ndarray of float64, shape (labels + 1, classes + 1)
        The last row and column count what is missing.

    Returns
    -------
    ndarray of float64, shape (labels, classes)
    """
    known = counts[:-1, :-1]
    total = known.sum()
    if total <= 0:
        return np.zeros_like(known)
    of_labels, of_classes = known.sum(axis=1) / total, known.sum(axis=0) / total
    return np.asarray(
        known
        + np.outer(of_labels, counts[-1, :-1])
        + np.outer(counts[:-1, -1], of_classes)
        + known / total * counts[-1, -1]
    )
