"""Imputation filter: mean and mode, median, or nearest rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, TransformerMixin

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    choice,
    declare,
    integer,
    report,
)
from workbench.api.filtering import ColumnFilter, chosen_columns, columns_param

#: So many distances at a time, 8 MB.
_CELLS = 1_000_000


@declare(
    Plugin(
        id="replace-missing",
        title="Replace missing values",
        kind="filter",
        family="Filters",
        params=(
            columns_param(),
            choice(
                "method",
                "mean",
                ("mean", "median", "k-nn"),
                help="Mean or median for numbers, the commonest label otherwise; k-nn "
                "asks the nearest training rows that know the attribute.",
            ),
            integer("n_neighbors", 5, low=1, help="How many rows k-nn asks."),
        ),
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary="Fills gaps with what the training rows suggest.",
        reference="Troyanskaya and others, 2001, Missing value estimation methods for "
        "DNA microarrays (k-nn); Wilson and Martinez, 1997 (HEOM)",
    )
)
class ReplaceMissing(ColumnFilter, TransformerMixin, BaseEstimator):
    """Fills the gaps of chosen attributes.

    ``k-nn`` compares two rows over the attributes known in both, as HEOM does:
    d² = (d / known) Σ δ², where δ is the difference divided by the training range of
    a number, and 0 or 1 for labels. A gap gets the mean (mode) of the k nearest
    training rows that know the attribute; ties go to the earlier row. For numbers only
    this is scikit-learn's KNNImputer on columns brought to 0..1. It is our own loop
    because KNNImputer has no distance between labels.

    Parameters
    ----------
    attributes : str
        Names separated by commas; empty for all numeric, date and nominal ones.
    method : str
        ``mean``, ``median`` or ``k-nn``.

    Attributes
    ----------
    columns_ : ndarray of int64
        The columns that are filled.
    fill_ : ndarray of float64, shape (d,)
        Mean, median or mode of each column; 0 (the first label) for one without a
        known value, NaN for one that is not filled, or has no label to fill it with.
    rows_ : ndarray of float64, shape (n, d)
        The training rows, for ``k-nn`` only.
    ranges_ : ndarray of float64, shape (d,)
        The training ranges, for ``k-nn`` only; 1 for labels and constant columns.
    attributes_ : tuple of Attribute

    Examples
    --------
    >>> import numpy as np
    >>> from workbench.bundled.filter_replace_missing import ReplaceMissing
    >>> ReplaceMissing().fit([[1.0], [3.0]]).transform([[np.nan], [5.0]])
    array([[2.],
           [5.]])
    """

    def __init__(
        self, attributes: str = "", method: str = "mean", n_neighbors: int = 5
    ) -> None:
        self.attributes = attributes
        self.method = method
        self.n_neighbors = n_neighbors

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike | None = None,
        attributes: Sequence[Attribute] | None = None,
    ) -> Self:
        """Learn what stands in for a gap.

        Parameters
        ----------
        X : array of float64, shape (n, d)
        y : ignored
        attributes : sequence of Attribute, optional
            One for each column; all numeric if None.

        Raises
        ------
        Problem
            When a parameter is wrong or names an attribute of texts or tables.
        """
        rows, self.attributes_ = self._training_rows(X, attributes)
        suitable = ("numeric", "date", "nominal")
        self.columns_: IntArray = chosen_columns(
            self.attributes, self.attributes_, suitable
        )
        self.fill_ = np.full(rows.shape[1], np.nan)
        for j in self.columns_:
            known = rows[~np.isnan(rows[:, j]), j]
            if known.size:
                self.fill_[j] = self._middle(known, self.attributes_[j].is_numeric)
            elif self.attributes_[j].is_numeric or self.attributes_[j].values:
                self.fill_[j] = 0.0
        if self.method == "k-nn":
            self.rows_, self.ranges_ = rows, self._ranges(rows)
        return self

    def _middle(self, known: FloatArray, is_number: bool) -> float:
        if not is_number:
            return float(np.bincount(known.astype(np.int64)).argmax())
        return float(np.median(known) if self.method == "median" else known.mean())

    def _ranges(self, rows: FloatArray) -> FloatArray:
        ranges = np.ones(rows.shape[1])
        for j, attribute in enumerate(self.attributes_):
            known = rows[~np.isnan(rows[:, j]), j]
            if attribute.is_numeric and known.size and known.min() < known.max():
                ranges[j] = known.max() - known.min()
        return ranges

    def transform(self, X: npt.ArrayLike) -> FloatArray:
        """Return the rows with their gaps filled, shape (m, d)."""
        filled = self._asked_rows(X, copy=True)
        if self.method == "k-nn":
            self._ask_neighbours(filled)
        for j in self.columns_:
            filled[np.isnan(filled[:, j]), j] = self.fill_[j]
        return filled

    def _ask_neighbours(self, filled: FloatArray) -> None:
        asking = np.flatnonzero(np.isnan(filled[:, self.columns_]).any(axis=1))
        step = max(_CELLS // len(self.rows_), 1)
        for first in range(0, asking.size, step):
            report.check()
            rows = asking[first : first + step]
            distances = self._distances(filled[rows])
            gaps = np.isnan(filled[rows])
            for j in self.columns_:
                who = np.flatnonzero(gaps[:, j])
                if who.size:
                    filled[rows[who], j] = self._suggested(distances[who], j)

    def _distances(self, queries: FloatArray) -> FloatArray:
        """Return squared distances, shape (m, n); infinite where nothing is shared."""
        total = np.zeros((len(queries), len(self.rows_)))
        shared = np.zeros(total.shape, np.int64)
        for j, attribute in enumerate(self.attributes_):
            if not (attribute.is_numeric or attribute.is_nominal):
                continue
            difference = queries[:, j, None] - self.rows_[None, :, j]
            known = ~np.isnan(difference)
            if attribute.is_nominal:
                difference = (difference != 0).astype(np.float64)
            total += np.where(known, (difference / self.ranges_[j]) ** 2, 0.0)
            shared += known
        with np.errstate(divide="ignore", invalid="ignore"):
            total = total / shared  # the constant d changes no order
        return np.where(shared > 0, total, np.inf)

    def _suggested(self, distances: FloatArray, j: int) -> FloatArray:
        """Return what the nearest rows that know column j say to each query."""
        donors = np.flatnonzero(~np.isnan(self.rows_[:, j]))
        answers = np.full(len(distances), np.nan)
        for i, row in enumerate(distances[:, donors]):
            nearest = np.argsort(row, kind="stable")[: self.n_neighbors]
            nearest = nearest[np.isfinite(row[nearest])]
            values = self.rows_[donors[nearest], j]
            if values.size and self.attributes_[j].is_numeric:
                answers[i] = values.mean()
            elif values.size:
                answers[i] = np.bincount(values.astype(np.int64)).argmax()
        return answers
