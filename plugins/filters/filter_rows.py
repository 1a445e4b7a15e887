"""Filters that choose among the training rows: samples and the removal of duplicates.

In an evaluation every test row stays; only the training rows are chosen from.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Param,
    Plugin,
    Problem,
    check_params,
    declare,
    flag,
    integer,
    real,
    seed,
)

_SIZE: tuple[Param, ...] = (
    real(
        "percent", 50.0, low=0.0, low_open=True, high=1000.0, unit="%",
        help="Share of the rows to keep.",
    ),
    integer(
        "count", None, low=1, optional=True,
        help="How many rows to keep, instead of a share; auto leaves it to the share.",
    ),
    flag("replace", False, help="Draw with replacement, so that rows may repeat."),
    seed(),
)  # fmt: skip


class _Sampler(BaseEstimator):
    """Draws rows by share or number, with or without replacement."""

    plugin: Plugin

    def __init__(
        self,
        percent: float = 50.0,
        count: int | None = None,
        replace: bool = False,
        random_state: int = 1,
    ) -> None:
        self.percent = percent
        self.count = count
        self.replace = replace
        self.random_state = random_state

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike | None = None,
        attributes: Sequence[Attribute] | None = None,
    ) -> Self:
        """Check the parameters; there is nothing to learn.

        Raises
        ------
        Problem
            When a parameter is wrong.
        """
        check_params(self.plugin.params, self.get_params(deep=False))
        return self

    def _size(self, n: int) -> int:
        """Return how many of n rows to draw."""
        share = max(round(n * self.percent / 100.0), 1)
        size = share if self.count is None else self.count
        if size > n and not self.replace:
            raise Problem(
                f"a sample of {size} of {n} rows without replacement",
                expected=f"at most {n}, or replace=true",
            )
        return size

    def _drawn(self, n: int, size: int, random: np.random.RandomState) -> IntArray:
        if self.replace:
            return random.randint(0, n, size).astype(np.int64)
        return random.permutation(n)[:size].astype(np.int64)


@declare(
    Plugin(
        id="sample",
        title="Sample",
        kind="filter",
        family="Filters",
        params=_SIZE,
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary="Keeps a random part of the training rows, in their order.",
        reference="Weka, Resample",
    )
)
class Sample(_Sampler):
    """A simple random sample.

    Parameters
    ----------
    percent : float
    count : int or None
        Instead of `percent`.
    replace : bool
    random_state : int

    Examples
    --------
    >>> import numpy as np
    >>> from workbench.bundled.filter_rows import Sample
    >>> X, y = np.arange(20.0)[:, None], np.repeat([0, 1], 10)
    >>> len(Sample().fit(X, y).choose_rows(X, y))
    10
    """

    def choose_rows(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike | None = None,
        attributes: Sequence[Attribute] | None = None,
    ) -> IntArray:
        """Return the rows drawn, ascending; one drawn twice stands there twice.

        Raises
        ------
        Problem
            When more rows are asked for than there are, without replacement.
        """
        n = len(np.asarray(X))
        random = np.random.RandomState(self.random_state)
        return np.sort(self._drawn(n, self._size(n), random))


@declare(
    Plugin(
        id="stratified-sample",
        title="Stratified sample",
        kind="filter",
        family="Filters",
        params=_SIZE,
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary="Keeps a random part of the training rows in which every class has its "
        "share of before, up to one row.",
        reference="Cochran, 1977, Sampling Techniques, chapter 5",
    )
)
class StratifiedSample(_Sampler):
    """A random sample of each class; rows without a class are one of their own.

    Parameters
    ----------
    percent : float
    count : int or None
        Instead of `percent`.
    replace : bool
    random_state : int

    Examples
    --------
    >>> import numpy as np
    >>> from workbench.bundled.filter_rows import StratifiedSample
    >>> X, y = np.arange(20.0)[:, None], np.repeat([0, 1], 10)
    >>> len(StratifiedSample().fit(X, y).choose_rows(X, y))
    10
    """

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike | None = None,
        attributes: Sequence[Attribute] | None = None,
        class_attribute: Attribute | None = None,
    ) -> Self:
        """Check parameters and class; there is nothing to learn.

        Raises
        ------
        Problem
            When a parameter is wrong or the class is a number.
        """
        if class_attribute is not None and class_attribute.is_numeric:
            raise Problem(
                f"the class {class_attribute.name} is numeric",
                expected="a nominal class, or the filter sample",
            )
        return super().fit(X, y, attributes)

    def choose_rows(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike | None,
        attributes: Sequence[Attribute] | None = None,
    ) -> IntArray:
        """Return the rows drawn, ascending; one drawn twice stands there twice.

        Raises
        ------
        Problem
            When there is no class, or more rows are asked for than there are, without
            replacement.
        """
        if y is None:
            raise Problem("no class", expected="the class of each row")
        _, codes, counts = np.unique(
            np.asarray(y), return_inverse=True, return_counts=True
        )
        random = np.random.RandomState(self.random_state)
        parts = []
        for code, size in enumerate(_shares(counts, self._size(codes.size))):
            rows = np.flatnonzero(codes == code)
            parts.append(rows[self._drawn(rows.size, int(size), random)])
        return np.sort(np.concatenate(parts)).astype(np.int64)


def _shares(counts: npt.NDArray[np.int64], size: int) -> IntArray:
    """Divide `size` rows in the ratio of `counts`, by largest remainders.

    Equal remainders are won by the larger class, then by the earlier one.
    """
    total = int(counts.sum())
    whole, rest = np.divmod(counts * size, total)
    order = np.lexsort((np.arange(counts.size), -counts, -rest))
    whole[order[: size - int(whole.sum())]] += 1
    return np.asarray(whole, np.int64)


@declare(
    Plugin(
        id="remove-duplicates",
        title="Remove duplicates",
        kind="filter",
        family="Filters",
        params=(
            flag(
                "ignore_class",
                False,
                help="Take rows for duplicates that differ in the class, too.",
            ),
        ),
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary="Keeps the first of rows that agree in every attribute and the class; "
        "two missing values agree.",
        reference="Weka, RemoveDuplicates",
    )
)
class RemoveDuplicates(BaseEstimator):
    """Keeps the first of equal rows.

    Parameters
    ----------
    ignore_class : bool
        Whether rows of different classes may be duplicates.

    Examples
    --------
    >>> from workbench.bundled.filter_rows import RemoveDuplicates
    >>> X, y = [[0.0], [1.0], [0.0], [1.0]], [0, 0, 0, 1]
    >>> RemoveDuplicates().fit(X, y).choose_rows(X, y)
    array([0, 1, 3])
    """

    plugin: Plugin

    def __init__(self, ignore_class: bool = False) -> None:
        self.ignore_class = ignore_class

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike | None = None,
        attributes: Sequence[Attribute] | None = None,
    ) -> Self:
        """Check the parameter; there is nothing to learn.

        Raises
        ------
        Problem
            When the parameter is wrong.
        """
        check_params(self.plugin.params, self.get_params(deep=False))
        return self

    def choose_rows(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike | None = None,
        attributes: Sequence[Attribute] | None = None,
    ) -> IntArray:
        """Return the first row of each kind, ascending."""
        table = np.asarray(X, np.float64)
        if y is not None and not self.ignore_class:
            _, codes = np.unique(np.asarray(y), return_inverse=True)
            table = np.column_stack([table, codes])
        suspects = _suspects(table)
        kinds = [np.unique(c, return_inverse=True)[1] for c in table[suspects].T]
        again = np.ones(len(suspects), bool)
        if kinds:
            rows = np.column_stack(kinds)
            again[np.unique(rows, axis=0, return_index=True)[1]] = False
        return np.delete(np.arange(len(table)), suspects[again]).astype(np.int64)


def _suspects(table: FloatArray) -> IntArray:
    """Return the rows that may have a twin, which are few: equal rows have equal keys.

    Comparing one key for each row leaves little to the exact comparison of all cells.
    """
    key = np.zeros(len(table))
    with np.errstate(over="ignore", invalid="ignore"):
        for column in table.T:
            key = 0.7548776662 * key + np.where(np.isnan(column), 0.569840291, column)
    _, kind, counts = np.unique(key, return_inverse=True, return_counts=True)
    return np.flatnonzero(counts[kind] > 1).astype(np.int64)
