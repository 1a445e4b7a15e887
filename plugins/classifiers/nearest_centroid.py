"""Nearest centroid: the class whose mean is nearest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from scipy.spatial.distance import cdist
from scipy.special import softmax
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.utils.validation import check_is_fitted

from workbench.api import (
    Attribute,
    FloatArray,
    Plugin,
    Tally,
    class_names,
    declare,
    numeric_attributes,
)
from workbench.numerics.estimators.arguments import class_codes, row_weights
from workbench.numerics.estimators.input_checks import (
    check_classification_targets,
    validate_data,
)

#: Keeps rows apart that differ where no class varies.
LEAST_VARIANCE = 1e-12


@declare(
    Plugin(
        id="nearest-centroid",
        title="Nearest centroid",
        kind="classifier",
        family="Lazy",
        reads=frozenset({"numeric", "weights"}),
        summary="The class whose mean is nearest: one prototype for each class. "
        "Sensitive to the units of the attributes: scale them.",
        reference="R. Tibshirani, T. Hastie, B. Narasimhan and G. Chu (2002), Diagnosis "
        "of multiple cancer types by shrunken centroids of gene expression, PNAS 99.",
    )
)
class NearestCentroid(ClassifierMixin, BaseEstimator):
    """Classify by the Euclidean distance to the class means.

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    centroids_ : ndarray, shape (n_classes, d)
    variance_ : float
        Mean squared deviation of a cell from the mean of its class.

    Notes
    -----
    Formula: the class whose mean is nearest.

    Cost: O(n d) to train, O(c d) for each query with c classes.

    Fails when classes are elongated, of different size, or made of several clusters.

    The probabilities are those of equally frequent classes whose cells vary around the
    class means as independent Gaussians of the one `variance_`.

    Examples
    --------
    >>> from workbench.bundled.nearest_centroid import NearestCentroid
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> NearestCentroid().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    #: `predict` is the likeliest class of `predict_proba`: asking for both is waste.
    predicts_likeliest = True

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        sample_weight: npt.ArrayLike | None = None,
    ) -> Self:
        """Find the class means.

        Parameters
        ----------
        X : array-like, shape (n, d)
        y : array-like, shape (n,)
        sample_weight : array-like, shape (n,), optional
            A class without weight is not learned.
        """
        rows, labels = validate_data(self, X, y, dtype=np.float64)
        check_classification_targets(labels)
        weights = row_weights(sample_weight, len(rows))
        counts = weights > 0
        rows, weights = rows[counts], weights[counts]
        self.classes_, codes = class_codes(labels[counts])
        member = np.equal.outer(np.arange(len(self.classes_)), codes) * weights
        self.centroids_ = (member @ rows) / member.sum(axis=1, keepdims=True)
        squares = ((rows - self.centroids_[codes]) ** 2).mean(axis=1)
        self._tally = Tally()
        self.variance_ = float(np.average(squares, weights=weights))
        return self

    @property
    def n_distances_(self) -> int | None:
        """Distances computed by predictions since `fit`."""
        return self._tally.distances

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return the class probabilities, shape (m, n_classes)."""
        check_is_fitted(self)
        rows = validate_data(self, X, dtype=np.float64, reset=False)
        self._tally.add(len(rows), len(self.centroids_))
        squares = cdist(rows, self.centroids_, "sqeuclidean")
        halves = squares / (2.0 * max(self.variance_, LEAST_VARIANCE))
        return np.asarray(softmax(-halves, axis=1), dtype=np.float64)

    def predict(self, X: npt.ArrayLike) -> npt.NDArray[Any]:
        """Return the class with the nearest mean, shape (m,); of equals the first."""
        best = self.predict_proba(X).argmax(axis=1)
        return np.asarray(self.classes_[best])

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return the centroids by class and attribute as plain JSON values."""
        names = class_names(self.classes_, classes)
        described = attributes or numeric_attributes(self.centroids_.shape[1])
        told = [a.name for a in described]
        return {
            "centroids": {
                name: dict(zip(told, centroid, strict=True))
                for name, centroid in zip(names, self.centroids_.tolist(), strict=True)
            },
            "variance": self.variance_,
        }
