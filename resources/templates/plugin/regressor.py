"""MY_TITLE: replace this line with the idea of the method."""

from __future__ import annotations

import numpy as np
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.utils.validation import check_is_fitted, validate_data

from workbench.api import Plugin, declare, integer, neighbours


@declare(
    Plugin(
        id="my-method",
        title="MY_TITLE",
        kind="regressor",
        family="Mine",
        # one for each argument of the constructor, with the same default
        params=(integer("n_neighbors", 5, low=1, help="Rows whose median is taken."),),
        # what `fit` takes as it comes; all else is prepared for it inside each fold
        reads=frozenset({"numeric", "numeric class"}),
        summary="The median of the nearest rows.",
        reference="Author (year). Title.",
    )
)
class MyMethod(RegressorMixin, BaseEstimator):
    """Predict the median of the nearest rows.

    Parameters
    ----------
    n_neighbors : int
        Rows whose median is taken.
    """

    def __init__(self, n_neighbors=5):
        self.n_neighbors = n_neighbors

    def fit(self, X, y):
        """Keep the rows; X (n, d), y (n,)."""
        self.X_, self.y_ = validate_data(self, X, y, dtype=np.float64, y_numeric=True)
        return self

    def predict(self, X):
        """Return a number for each row, shape (m,)."""
        check_is_fitted(self)
        X = validate_data(self, X, dtype=np.float64, reset=False)
        _, rows = neighbours(self.X_, X, min(self.n_neighbors, len(self.X_)))
        return np.median(self.y_[rows], axis=1)
