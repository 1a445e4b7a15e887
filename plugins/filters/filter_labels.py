"""Filters between numbers and labels: one-hot, and nominal from numeric."""

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
)
from workbench.api.data import date_text
from workbench.api.filtering import (
    ColumnFilter,
    chosen_columns,
    columns_param,
    fresh_names,
)


@declare(
    Plugin(
        id="one-hot",
        title="One-hot",
        kind="filter",
        family="Filters",
        params=(
            columns_param("nominal"),
            choice(
                "drop",
                "none",
                ("none", "binary", "first"),
                help="binary: two labels need one column; first: no column for the "
                "first label of any attribute.",
            ),
        ),
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary="Gives each label a column of 0 and 1. A missing value is missing in "
        "all of them, a label that is not declared is 0 in all.",
        reference="scikit-learn, OneHotEncoder",
    )
)
class OneHot(ColumnFilter, TransformerMixin, BaseEstimator):
    """One column for each declared label, in the place of the attribute.

    Parameters
    ----------
    attributes : str
        Names separated by commas; empty for all nominal ones.
    drop : str
        ``none``, ``binary`` or ``first``.

    Attributes
    ----------
    columns_ : ndarray of int64
        The columns that are spread.
    labels_ : dict of int to ndarray of float64
        By column, the codes that get a column of their own.
    attributes_ : tuple of Attribute
        Named ``attribute=label``.

    Examples
    --------
    >>> from workbench.api import Attribute
    >>> from workbench.bundled.filter_labels import OneHot
    >>> columns = (
    ...     Attribute("colour", "nominal", ("red", "green", "blue")),
    ...     Attribute("x"),
    ... )
    >>> OneHot().fit([[0, 1.5], [2, 0.5]], attributes=columns).transform([[2, 3.0]])
    array([[0., 0., 1., 3.]])
    """

    def __init__(self, attributes: str = "", drop: str = "none") -> None:
        self.attributes = attributes
        self.drop = drop

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike | None = None,
        attributes: Sequence[Attribute] | None = None,
    ) -> Self:
        """Note the declared labels; the rows themselves teach nothing.

        Raises
        ------
        Problem
            When a parameter is wrong or names no nominal attribute.
        """
        _, before = self._training_rows(X, attributes)
        self.columns_: IntArray = chosen_columns(self.attributes, before, ("nominal",))
        self.labels_ = {int(j): self._codes(before[j]) for j in self.columns_}
        kept = [a.name for j, a in enumerate(before) if j not in self.labels_]
        wanted = [
            f"{before[j].name}={before[j].values[int(code)]}"
            for j, codes in self.labels_.items()
            for code in codes
        ]
        names = iter(fresh_names(wanted, kept))
        after: list[Attribute] = []
        for j, attribute in enumerate(before):
            if j in self.labels_:
                after += [Attribute(next(names)) for _ in self.labels_[j]]
            else:
                after.append(attribute)
        self.attributes_ = tuple(after)
        return self

    def _codes(self, attribute: Attribute) -> FloatArray:
        codes = np.arange(len(attribute.values), dtype=np.float64)
        if self.drop == "first" or (self.drop == "binary" and codes.size == 2):
            return codes[1:]
        return codes

    def transform(self, X: npt.ArrayLike) -> FloatArray:
        """Return the spread rows, shape (m, len(attributes_))."""
        rows = self._asked_rows(X)
        result = np.empty((len(rows), len(self.attributes_)))
        place = 0
        for j, column in enumerate(rows.T):
            codes = self.labels_.get(j)
            if codes is None:
                result[:, place] = column
                place += 1
                continue
            block = result[:, place : place + codes.size]
            block[:] = column[:, None] == codes
            block[np.isnan(column)] = np.nan
            place += codes.size
        return result


@declare(
    Plugin(
        id="nominal-from-numeric",
        title="Nominal from numeric",
        kind="filter",
        family="Filters",
        params=(columns_param("numeric"),),
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary="Takes each distinct number of the training rows for a label, in "
        "ascending order. A number that training never saw becomes missing.",
        reference="Weka, NumericToNominal",
    )
)
class NominalFromNumeric(ColumnFilter, TransformerMixin, BaseEstimator):
    """Distinct numbers become labels.

    Parameters
    ----------
    attributes : str
        Names separated by commas; empty for all numeric ones.

    Attributes
    ----------
    columns_ : ndarray of int64
        The columns that change.
    values_ : dict of int to ndarray of float64
        By column, the distinct training values, ascending.
    attributes_ : tuple of Attribute

    Examples
    --------
    >>> from workbench.bundled.filter_labels import NominalFromNumeric
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> NominalFromNumeric().fit(X, y).transform(X)
    array([[0., 2.],
           [2., 0.],
           [1., 4.],
           [4., 1.],
           [5., 3.],
           [3., 0.]])
    """

    def __init__(self, attributes: str = "") -> None:
        self.attributes = attributes

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike | None = None,
        attributes: Sequence[Attribute] | None = None,
    ) -> Self:
        """Learn the distinct values.

        Raises
        ------
        Problem
            When the parameter is wrong or names no numeric attribute.
        """
        rows, before = self._training_rows(X, attributes)
        after = list(before)
        self.columns_: IntArray = chosen_columns(
            self.attributes, after, ("numeric", "date")
        )
        self.values_: dict[int, FloatArray] = {}
        for j in self.columns_.tolist():
            known = rows[~np.isnan(rows[:, j]), j]
            self.values_[j] = np.unique(known)
            texts = tuple(_written(after[j], v) for v in self.values_[j].tolist())
            after[j] = Attribute(after[j].name, "nominal", texts)
        self.attributes_ = tuple(after)
        return self

    def transform(self, X: npt.ArrayLike) -> FloatArray:
        """Return the rows with codes in place of numbers, shape (m, d)."""
        result = self._asked_rows(X, copy=True)
        for j, values in self.values_.items():
            column = result[:, j].copy()
            codes = np.searchsorted(values, column)
            seen = codes < values.size
            seen[seen] = values[codes[seen]] == column[seen]
            result[:, j] = np.where(seen, codes, np.nan)
        return result


def _written(attribute: Attribute, value: float) -> str:
    """Write a number so that no two numbers are written alike."""
    if attribute.kind == "date":
        return date_text(value)
    short = f"{value:.10g}"
    return short if float(short) == value else repr(value)
