"""MY_TITLE: replace this line with the idea of the method."""

from __future__ import annotations

import numpy as np
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.utils.multiclass import check_classification_targets
from sklearn.utils.validation import check_is_fitted, validate_data

from workbench.api import Plugin, class_codes, declare, integer, neighbours


@declare(
    Plugin(
        id="my-method",
        title="MY_TITLE",
        kind="classifier",
        family="Mine",
        # one for each argument of the constructor, with the same default
        params=(integer("n_neighbors", 3, low=1, help="Nearest rows of each class."),),
        # what `fit` takes as it comes; all else is prepared for it inside each fold
        reads=frozenset({"numeric"}),
        summary="The class whose nearest rows are closest in the median.",
        reference="Author (year). Title.",
    )
)
class MyMethod(ClassifierMixin, BaseEstimator):
    """Classify by the median distance to the nearest rows of each class.

    Parameters
    ----------
    n_neighbors : int
        Rows of each class that are looked at.

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    """

    def __init__(self, n_neighbors=3):
        self.n_neighbors = n_neighbors

    def fit(self, X, y):
        """Keep the rows by class; X (n, d), y (n,)."""
        X, y = validate_data(self, X, y, dtype=np.float64)
        check_classification_targets(y)
        self.classes_, codes = class_codes(y)
        self.groups_ = [X[codes == c] for c in range(len(self.classes_))]
        return self

    def predict_proba(self, X):
        """Return the share of each class in the closeness, shape (m, n_classes)."""
        check_is_fitted(self)
        X = validate_data(self, X, dtype=np.float64, reset=False)
        near = [
            neighbours(group, X, min(self.n_neighbors, len(group)))[0]
            for group in self.groups_
        ]
        closeness = np.column_stack([1 / (np.median(d, axis=1) + 1e-12) for d in near])
        return closeness / closeness.sum(axis=1, keepdims=True)

    def predict(self, X):
        """Return the class of greatest probability, shape (m,)."""
        return self.classes_[self.predict_proba(X).argmax(axis=1)]
