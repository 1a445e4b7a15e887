"""ZeroR: the majority class, the baseline of every classifier."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.utils.validation import check_is_fitted

from workbench.api import Attribute, FloatArray, Plugin, class_names, declare
from workbench.numerics.estimators.arguments import class_codes, row_weights
from workbench.numerics.estimators.input_checks import (
    check_classification_targets,
    validate_data,
)


@declare(
    Plugin(
        id="zero-r",
        title="ZeroR (largest class)",
        kind="classifier",
        family="Baseline",
        reads=frozenset({"numeric", "nominal", "missing", "weights"}),
        summary="Always the commonest class of the training rows: what a classifier has "
        "to beat before it has learned anything.",
        reference="I. H. Witten and E. Frank (2005), Data Mining: Practical Machine "
        "Learning Tools and Techniques, section 10.4.",
    )
)
class ZeroR(ClassifierMixin, BaseEstimator):
    """Predict the commonest class; of equally common ones the first.

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    counts_ : ndarray of float64, shape (n_classes,)
        Training rows of each class, by weight.

    Notes
    -----
    The probability of a class is (count + 1) / (rows + classes), as in Weka's ZeroR.

    Examples
    --------
    >>> from workbench.bundled.zero_r import ZeroR
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> ZeroR().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 0])
    """

    #: `predict` is the likeliest class of `predict_proba`: one answer serves both.
    predicts_likeliest = True

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        sample_weight: npt.ArrayLike | None = None,
        attributes: Sequence[Attribute] | None = None,
        class_attribute: Attribute | None = None,
    ) -> Self:
        """Count the classes.

        Parameters
        ----------
        X : array-like, shape (n, d)
            Not looked at.
        y : array-like, shape (n,)
        sample_weight : array-like, shape (n,), optional
        attributes : sequence of Attribute, optional
            Not looked at.
        class_attribute : Attribute, optional
            The class whose codes y holds; labels that no row has get their share.
        """
        del attributes
        _, labels = validate_data(self, X, y, ensure_all_finite="allow-nan")
        check_classification_targets(labels)
        self.classes_, codes = class_codes(labels, class_attribute)
        weights = row_weights(sample_weight, len(codes))
        self.counts_ = np.bincount(codes, weights, len(self.classes_))
        return self

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return the same probabilities for every row, shape (m, n_classes)."""
        check_is_fitted(self)
        rows = validate_data(self, X, reset=False, ensure_all_finite="allow-nan")
        shares = (self.counts_ + 1.0) / (self.counts_ + 1.0).sum()
        return np.tile(shares, (len(rows), 1))

    def predict(self, X: npt.ArrayLike) -> npt.NDArray[Any]:
        """Return the commonest class for every row, shape (m,)."""
        best = self.predict_proba(X).argmax(axis=1)
        return np.asarray(self.classes_[best])

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return the class predicted and the rows of each class as plain JSON values."""
        del attributes
        names = class_names(self.classes_, classes)
        shares = self.counts_ / self.counts_.sum()
        return {
            "class": names[int(self.counts_.argmax())],
            "counts": dict(zip(names, self.counts_.tolist(), strict=True)),
            "shares": dict(zip(names, shares.tolist(), strict=True)),
        }

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.allow_nan = True
        tags.classifier_tags.poor_score = True
        return tags
