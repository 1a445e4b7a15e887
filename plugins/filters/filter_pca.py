"""The filter of principal components."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, TransformerMixin
from sklearn.decomposition import PCA

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    Problem,
    declare,
    flag,
    integer,
    real,
)
from workbench.api.filtering import (
    ColumnFilter,
    chosen_columns,
    columns_param,
    fresh_names,
)


@declare(
    Plugin(
        id="pca",
        title="Principal components",
        kind="filter",
        family="Filters",
        params=(
            columns_param("numeric"),
            integer(
                "n_components",
                None,
                low=1,
                optional=True,
                help="How many components; auto keeps all of them.",
            ),
            real(
                "variance",
                None,
                low=0.0,
                low_open=True,
                high=1.0,
                optional=True,
                help="Instead of a number: as many components as explain this share "
                "of the variance.",
            ),
            flag("whiten", False, help="Give every component the variance 1."),
        ),
        reads=frozenset({"numeric", "nominal"}),
        summary="Turns numbers into uncorrelated components, most variance first. "
        "Scale first where attributes have different units.",
        reference="Pearson, 1901; Hotelling, 1933; scikit-learn, PCA",
    )
)
class PrincipalComponents(ColumnFilter, TransformerMixin, BaseEstimator):
    """Principal components of the covariance; other attributes follow unchanged.

    Parameters
    ----------
    attributes : str
        Names separated by commas; empty for all numeric ones.
    variance : float or None
        A share above 0 and up to 1; not together with `n_components`.

    Attributes
    ----------
    columns_ : ndarray of int64, shape (c,)
        The columns that the components are made of.
    pca_ : PCA or None
        Fitted; None where there is no such column.
    attributes_ : tuple of Attribute
        ``pc1``, ``pc2``, …, then the columns not chosen.

    Examples
    --------
    >>> from workbench.bundled.filter_pca import PrincipalComponents
    >>> X = [[0.0, 0.1], [1.0, 0.9], [2.0, 2.1], [3.0, 2.9]]
    >>> PrincipalComponents().fit(X).transform(X).shape
    (4, 2)
    """

    def __init__(
        self,
        attributes: str = "",
        n_components: int | None = None,
        variance: float | None = None,
        whiten: bool = False,
    ) -> None:
        self.attributes = attributes
        self.n_components = n_components
        self.variance = variance
        self.whiten = whiten

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike | None = None,
        attributes: Sequence[Attribute] | None = None,
    ) -> Self:
        """Learn the components.

        Parameters
        ----------
        X : array of float64, shape (n, d)
            No gaps in the columns the components are made of.
        y : ignored
        attributes : sequence of Attribute, optional
            One for each column; all numeric if None.

        Raises
        ------
        Problem
            When a parameter is wrong, more components are asked for than there can be,
            or a value is missing.
        """
        rows, before = self._training_rows(X, attributes)
        self.columns_: IntArray = chosen_columns(
            self.attributes, before, ("numeric", "date")
        )
        self._before = before
        chosen = set(self.columns_.tolist())
        others = [a for j, a in enumerate(before) if j not in chosen]
        self.pca_ = self._fitted(self._numbers(rows)) if chosen else None
        n = 0 if self.pca_ is None else self.pca_.n_components_
        names = fresh_names((f"pc{i + 1}" for i in range(n)), (a.name for a in others))
        self.attributes_ = (*(Attribute(name) for name in names), *others)
        return self

    def _numbers(self, rows: FloatArray) -> FloatArray:
        numbers = rows[:, self.columns_]
        gaps = np.isnan(numbers).any(axis=0)
        if gaps.any():
            name = self._before[self.columns_[gaps.argmax()]].name
            raise Problem(
                f"Input X contains NaN: attribute {name!r} has missing values",
                expected="none: the filter replace-missing before this one",
            )
        return numbers

    def _fitted(self, numbers: FloatArray) -> PCA:
        n, d = numbers.shape
        wanted: int | float | None = self.n_components
        if wanted is not None and self.variance is not None:
            raise Problem("n_components and variance together", expected="one of them")
        if wanted is not None and wanted > min(n, d):
            raise Problem(
                f"n_components = {wanted}",
                expected=f"at most {min(n, d)}, with {n} rows of {d} numbers",
            )
        if self.variance is not None and self.variance < 1.0:
            # of no variance at all the first component explains any share
            varies = (numbers.max(axis=0) > numbers.min(axis=0)).any()
            wanted = self.variance if varies else 1
        # never the randomised solver, which "auto" may choose
        solver = "covariance_eigh" if n >= 10 * d and d <= 1000 else "full"
        pca = PCA(wanted, whiten=self.whiten, svd_solver=solver)
        with np.errstate(invalid="ignore"):  # shares of no variance at all
            return pca.fit(numbers)

    def transform(self, X: npt.ArrayLike) -> FloatArray:
        """Return components and other columns, shape (m, len(attributes_)).

        Raises
        ------
        Problem
            When a value is missing.
        """
        rows = self._asked_rows(X)
        if self.pca_ is None:
            return rows.copy()
        components = self.pca_.transform(self._numbers(rows))
        return np.hstack([components, np.delete(rows, self.columns_, axis=1)])
