"""Discretisation filters: equal width, equal frequency, Fayyad and Irani's MDL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import numpy.typing as npt
from sklearn.base import BaseEstimator, TransformerMixin

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    choice,
    declare,
    flag,
    integer,
    progress,
)
from workbench.api.filtering import ColumnFilter, chosen_columns, columns_param
from workbench.numerics.attributes.choice import class_codes_needed, cut_points
from workbench.numerics.attributes.discretise import interval_labels, intervals

_PARAMS = (
    choice(
        "method",
        "equal-width",
        ("equal-width", "equal-frequency", "mdl"),
        help="Intervals of one width, of as many rows, or where the classes change "
        "(Fayyad and Irani).",
    ),
    integer(
        "bins", 10, low=2, high=10_000,
        help="Number of intervals of equal width or frequency; mdl finds its own.",
    ),
    columns_param("numeric"),
    flag(
        "better_encoding",
        False,
        help="mdl: count the possible cuts instead of the rows (Weka's -E).",
        advanced=True,
    ),
)  # fmt: skip


@declare(
    Plugin(
        id="discretise",
        title="Discretise",
        kind="filter",
        family="Filters",
        params=_PARAMS,
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary="Turns numbers into intervals.",
        reference=(
            "U. M. Fayyad, K. B. Irani (1993). Multi-interval discretization of "
            "continuous-valued attributes for classification learning. IJCAI 13, "
            "1022-1027."
        ),
    )
)
class Discretise(ColumnFilter, TransformerMixin, BaseEstimator):
    """Replace numbers and dates by the interval they fall in.

    A value equal to a cut belongs to the interval below it, equal values are never
    parted, values outside the range of the training rows fall in the end intervals,
    and missing values stay missing. An attribute in which nothing is cut keeps its
    place with the one label ``all``.

    Parameters
    ----------
    method : str
        ``equal-width``, ``equal-frequency`` (the rule of Weka's unsupervised
        ``Discretize -F``) or ``mdl``, which needs a nominal class.
    bins : int
        Intervals of equal width or frequency; fewer where values are equal.
    attributes : str
        Names separated by commas; empty for all numeric ones and dates.
    better_encoding : bool
        ``mdl``: a cut is paid for with log2 of the boundaries between distinct values
        instead of log2(N - 1). Weka's filter has this as ``-E``; its attribute
        evaluators always do it.

    Attributes
    ----------
    columns_ : ndarray of int64, shape (c,)
        The columns cut.
    cuts_ : list of ndarray of float64
        Their cut points, ascending.
    attributes_ : tuple of Attribute
        The columns that come out.

    Notes
    -----
    Kononenko's criterion, the other option of Weka's filter, is not offered.

    Examples
    --------
    >>> from workbench.bundled.filter_discretise import Discretise
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> Discretise().fit(X, y).transform(X)
    array([[0., 4.],
           [0., 0.],
           [0., 9.],
           [9., 2.],
           [9., 7.],
           [9., 0.]])
    """

    def __init__(
        self,
        method: str = "equal-width",
        bins: int = 10,
        attributes: str = "",
        better_encoding: bool = False,
    ) -> None:
        self.method = method
        self.bins = bins
        self.attributes = attributes
        self.better_encoding = better_encoding

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike | None = None,
        attributes: Sequence[Attribute] | None = None,
        class_attribute: Attribute | None = None,
    ) -> Self:
        """Find the cut points.

        Parameters
        ----------
        X : array of float64, shape (n, d)
            NaN for missing values, codes for labels.
        y : array, shape (n,), optional
            The classes, for ``mdl``.
        attributes : sequence of Attribute, optional
            One for each column; all numeric if None.
        class_attribute : Attribute, optional
            What `y` holds codes of.

        Raises
        ------
        Problem
            When a parameter is wrong or names no numeric attribute, or when ``mdl``
            has no nominal class.
        """
        rows, before = self._training_rows(X, attributes)
        self.columns_: IntArray = chosen_columns(
            self.attributes, before, ("numeric", "date")
        )
        codes = None
        if self.method == "mdl":
            codes = class_codes_needed(y, class_attribute, "method = 'mdl'")
        self.cuts_: list[FloatArray] = []
        for j in self.columns_:
            progress(len(self.cuts_) / len(self.columns_), "Finding cut points")
            cuts = cut_points(
                rows[:, j], self.method, bins=self.bins, codes=codes,
                better_encoding=self.better_encoding,
            )  # fmt: skip
            self.cuts_.append(cuts)
        after = list(before)
        for j, cuts in zip(self.columns_, self.cuts_, strict=True):
            labels = interval_labels(cuts, before[j])
            after[j] = Attribute(before[j].name, "nominal", labels)
        self.attributes_ = tuple(after)
        return self

    def transform(self, X: npt.ArrayLike) -> FloatArray:
        """Return the rows with codes of intervals in the columns cut, shape (m, d)."""
        result = self._asked_rows(X, copy=True)
        for j, cuts in zip(self.columns_, self.cuts_, strict=True):
            result[:, j] = intervals(result[:, j], cuts)
        return result
