"""Filters that shift and stretch numbers: z-score, min-max, robust."""

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
    Param,
    Plugin,
    Problem,
    check_params,
    declare,
    real,
)
from workbench.api.filtering import ColumnFilter, chosen_columns, columns_param

_WHICH = columns_param("numeric")
_READS = frozenset({"numeric", "nominal", "missing"})


class _Scaler(ColumnFilter, TransformerMixin, BaseEstimator):
    """Learns (value - centre_) / scale_ + offset_ for each column.

    Attributes
    ----------
    columns_ : ndarray of int64, shape (c,)
        The chosen columns.
    centre_, scale_, offset_ : ndarray of float64, shape (d,)
        0, 1 and 0 for columns not chosen. Missing values are left out of them and
        stay missing.
    attributes_ : tuple of Attribute
        The columns that come out: those that went in, as numbers.
    """

    attributes: str
    plugin: Plugin

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike | None = None,
        attributes: Sequence[Attribute] | None = None,
    ) -> Self:
        """Learn the scale from rows.

        Parameters
        ----------
        X : array of float64, shape (n, d)
            NaN for missing values, codes for labels.
        y : ignored
        attributes : sequence of Attribute, optional
            One for each column; all numeric if None.

        Raises
        ------
        Problem
            When a parameter is wrong or names no numeric attribute.
        """
        rows, before = self._training_rows(X, attributes)
        self.columns_: IntArray = chosen_columns(
            self.attributes, before, ("numeric", "date")
        )
        chosen = set(self.columns_.tolist())
        self.attributes_ = tuple(
            Attribute(a.name) if j in chosen else a for j, a in enumerate(before)
        )
        self.centre_, self.offset_ = np.zeros((2, rows.shape[1]))
        self.scale_ = np.ones(rows.shape[1])
        for j in self.columns_:  # one by one: no second table of that size
            self.centre_[j], self.scale_[j] = self._measured(rows[:, j])
        return self

    def _measured(self, column: FloatArray) -> tuple[float, float]:
        known = column[~np.isnan(column)]
        if known.size == 0:
            return 0.0, 1.0
        if known.min() == known.max():
            # its mean and deviation would only show how numbers are rounded
            return float(known[0]), 1.0
        centre, width = self._scale(known)
        return centre, width if width > 0 else 1.0

    def _scale(self, known: FloatArray) -> tuple[float, float]:
        raise NotImplementedError

    def transform(self, X: npt.ArrayLike) -> FloatArray:
        """Return the scaled rows, shape (m, d)."""
        scaled = self._asked_rows(X, copy=True)
        scaled -= self.centre_
        scaled /= self.scale_
        if self.offset_.any():
            scaled += self.offset_
        return scaled


def _declaration(
    id: str,  # noqa: A002 - the word scripts use
    title: str,
    summary: str,
    reference: str,
    *params: Param,
) -> Plugin:
    return Plugin(
        id=id,
        title=title,
        kind="filter",
        family="Filters",
        params=(_WHICH, *params),
        reads=_READS,  # type: ignore[arg-type]
        summary=summary,
        reference=reference,
    )


@declare(
    _declaration(
        "z-score",
        "z-score",
        "Subtracts the mean and divides by the standard deviation (divisor n).",
        "scikit-learn, StandardScaler",
    )
)
class ZScore(_Scaler):
    """Mean 0 and standard deviation 1 over the training rows.

    Parameters
    ----------
    attributes : str
        Names separated by commas; empty for all numeric ones.

    Examples
    --------
    >>> from workbench.bundled.filter_scale import ZScore
    >>> ZScore().fit([[1.0], [3.0]]).transform([[1.0], [5.0]])
    array([[-1.],
           [ 3.]])
    """

    def __init__(self, attributes: str = "") -> None:
        self.attributes = attributes

    def _scale(self, known: FloatArray) -> tuple[float, float]:
        return float(known.mean()), float(known.std())


@declare(
    _declaration(
        "min-max",
        "Min-max",
        "Stretches the training rows' values over a chosen range.",
        "scikit-learn, MinMaxScaler",
        real("low", 0.0, help="Where the least value goes."),
        real("high", 1.0, help="Where the greatest value goes."),
    )
)
class MinMax(_Scaler):
    """The training rows reach from `low` to `high`; test rows may lie outside.

    Parameters
    ----------
    attributes : str
        Names separated by commas; empty for all numeric ones.
    low, high : float
        The range; a constant column becomes `low`.

    Examples
    --------
    >>> from workbench.bundled.filter_scale import MinMax
    >>> MinMax().fit([[1.0], [3.0]]).transform([[1.0], [2.0]])
    array([[0. ],
           [0.5]])
    """

    def __init__(
        self, attributes: str = "", low: float = 0.0, high: float = 1.0
    ) -> None:
        self.attributes = attributes
        self.low = low
        self.high = high

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike | None = None,
        attributes: Sequence[Attribute] | None = None,
    ) -> Self:
        """Learn least and greatest values.

        Raises
        ------
        Problem
            When a parameter is wrong, names no numeric attribute, or `low` is not
            below `high`.
        """
        check_params(self.plugin.params, self.get_params(deep=False))
        if not self.low < self.high:
            raise Problem(
                f"low = {self.low:g} and high = {self.high:g}",
                expected="low below high",
                where="parameter",
            )
        super().fit(X, y, attributes)
        self.offset_[self.columns_] = self.low
        return self

    def _scale(self, known: FloatArray) -> tuple[float, float]:
        least, greatest = float(known.min()), float(known.max())
        return least, (greatest - least) / (self.high - self.low)


@declare(
    _declaration(
        "robust",
        "Robust scaling",
        "Subtracts the median and divides by the distance between the quartiles, "
        "which outliers hardly move.",
        "scikit-learn, RobustScaler",
    )
)
class Robust(_Scaler):
    """Median 0 and quartiles 1 apart over the training rows.

    Parameters
    ----------
    attributes : str
        Names separated by commas; empty for all numeric ones.

    Examples
    --------
    >>> from workbench.bundled.filter_scale import Robust
    >>> Robust().fit([[1.0], [2.0], [3.0], [4.0], [90.0]]).transform([[5.0]])
    array([[1.]])
    """

    def __init__(self, attributes: str = "") -> None:
        self.attributes = attributes

    def _scale(self, known: FloatArray) -> tuple[float, float]:
        q1, median, q3 = np.percentile(known, (25, 50, 75))
        return float(median), float(q3 - q1)
