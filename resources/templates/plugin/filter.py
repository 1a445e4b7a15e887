"""MY_TITLE: replace this line with the idea of the filter."""

from __future__ import annotations

import numpy as np
from sklearn.base import BaseEstimator, TransformerMixin

from workbench.api import Attribute, Plugin, declare
from workbench.api.filtering import ColumnFilter, chosen_columns, columns_param


@declare(
    Plugin(
        id="my-method",
        title="MY_TITLE",
        kind="filter",
        family="Filters",
        # one for each argument of the constructor, with the same default
        params=(columns_param("numeric"),),
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary="Replaces numbers by their logarithm, the sign kept.",
        reference="Author (year). Title.",
    )
)
class MyMethod(ColumnFilter, TransformerMixin, BaseEstimator):
    """sign(x) log(1 + |x|) of the chosen columns.

    Parameters
    ----------
    attributes : str
        Names separated by commas; empty for all numeric ones.
    """

    def __init__(self, attributes=""):
        self.attributes = attributes

    def fit(self, X, y=None, attributes=None):
        """Learn which columns are meant; X (n, d), NaN for missing."""
        _, before = self._training_rows(X, attributes)
        self.columns_ = chosen_columns(self.attributes, before, ("numeric", "date"))
        chosen = set(self.columns_.tolist())
        self.attributes_ = tuple(
            Attribute(a.name) if j in chosen else a for j, a in enumerate(before)
        )
        return self

    def transform(self, X):
        """Return the changed rows, shape (m, d)."""
        changed = self._asked_rows(X, copy=True)
        cells = changed[:, self.columns_]
        changed[:, self.columns_] = np.sign(cells) * np.log1p(np.abs(cells))
        return changed
