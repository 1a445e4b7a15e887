"""Base class of plugins that wrap one estimator of scikit-learn.

A plugin says how its estimator is made (`_make`) and has a ``fit`` of its own that names
what it takes (weights, attributes) and calls `_learn`. Checks of parameters and input,
classes of any type, training sets of one class and the answers are done here.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, Self, cast

import numpy as np
import numpy.typing as npt

from workbench.api import report
from workbench.api.data import FloatArray
from workbench.api.params import check_params
from workbench.api.plugin import Plugin
from workbench.numerics.estimators.arguments import class_codes, row_weights
from workbench.numerics.estimators.input_checks import validate_data


class Wrapped:
    """The common part of classifiers and regressors.

    Stands before scikit-learn's mixins among the bases of a plugin class.

    Attributes
    ----------
    model_ : estimator of scikit-learn
        None when only one class was seen.
    """

    plugin: Plugin
    model_: Any
    get_params: Callable[..., dict[str, Any]]

    def _make(self) -> Any:
        """Return the estimator of scikit-learn with this plugin's parameters."""
        raise NotImplementedError

    def _learn(self, X: Any, y: Any, sample_weight: Any = None, **given: Any) -> Self:
        """Check everything and train; what else is given goes to scikit-learn's fit."""
        raise NotImplementedError

    def _trained(self, X: FloatArray, y: npt.NDArray[Any], **extra: Any) -> Any:
        """Return the trained estimator; one that grows step by step overrides this."""
        return self._make().fit(X, y, **extra)

    def _check_params(self) -> None:
        given = self.get_params(deep=False)
        seed = given.get("random_state", 0)
        if not isinstance(seed, int | np.integer):
            del given["random_state"]  # scikit-learn's None and RandomState are fine
        check_params(self.plugin.params, given)

    def _checked(self, X: Any, y: Any, **how: Any) -> tuple[Any, Any]:
        """Return rows and targets as scikit-learn checks them."""
        finite: bool | str = "allow-nan" if self._reads_gaps() else True
        return cast(
            "tuple[Any, Any]",
            validate_data(
                self, X, y, dtype=np.float64, ensure_all_finite=finite, **how
            ),
        )

    def _rows(self, X: Any) -> FloatArray:
        """Check rows to be answered."""
        from sklearn.utils.validation import check_is_fitted

        check_is_fitted(self)
        finite: bool | str = "allow-nan" if self._reads_gaps() else True
        rows = validate_data(
            self, X, dtype=np.float64, reset=False, ensure_all_finite=finite
        )
        return cast("FloatArray", rows)

    def _reads_gaps(self) -> bool:
        return "missing" in self.plugin.reads_for(self.get_params(deep=False))

    def __sklearn_tags__(self) -> Any:
        tags = cast("Any", super()).__sklearn_tags__()
        tags.input_tags.allow_nan = self._reads_gaps()
        return tags


def _extra(sample_weight: Any, n: int) -> dict[str, FloatArray]:
    """Return the weights as an argument of fit; nothing if none are given."""
    if sample_weight is None:
        return {}
    return {"sample_weight": row_weights(sample_weight, n)}


def _trusted() -> AbstractContextManager[None]:
    """Spare scikit-learn the checks of parameters and cells that were made here."""
    from sklearn import config_context

    return cast(
        "AbstractContextManager[None]",
        config_context(assume_finite=True, skip_parameter_validation=True),
    )


class WrappedClassifier(Wrapped):
    """A classifier around one of scikit-learn, which is trained on class codes.

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    """

    #: `predict` is the likeliest class of `predict_proba`: one answer serves both.
    predicts_likeliest = True

    def _learn(self, X: Any, y: Any, sample_weight: Any = None, **given: Any) -> Self:
        from sklearn.utils.multiclass import (
            check_classification_targets,
        )

        self._check_params()
        rows, labels = self._checked(X, y)
        check_classification_targets(labels)
        extra = given | _extra(sample_weight, len(rows))
        report.check()
        self.classes_, codes = class_codes(labels)
        alone = len(self.classes_) == 1
        with _trusted():
            self.model_ = None if alone else self._trained(rows, codes, **extra)
        return self

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return the class probabilities, shape (m, n_classes)."""
        rows = self._rows(X)
        if self.model_ is None:
            return np.ones((len(rows), 1))
        with _trusted():
            found = self.model_.predict_proba(rows)
        return np.asarray(found, dtype=np.float64)

    def predict(self, X: npt.ArrayLike) -> npt.NDArray[Any]:
        """Return the most probable class, shape (m,); of equals the first."""
        best = self.predict_proba(X).argmax(axis=1)
        return np.asarray(self.classes_[best])


class WrappedRegressor(Wrapped):
    """A regressor around one of scikit-learn."""

    def _learn(self, X: Any, y: Any, sample_weight: Any = None, **given: Any) -> Self:
        self._check_params()
        rows, target = self._checked(X, y, y_numeric=True)
        target = np.asarray(target, dtype=np.float64)
        extra = given | _extra(sample_weight, len(rows))
        report.check()
        with _trusted():
            self.model_ = self._trained(rows, target, **extra)
        return self

    def predict(self, X: npt.ArrayLike) -> FloatArray:
        """Return the predicted numbers, shape (m,)."""
        rows = self._rows(X)
        with _trusted():
            found = self.model_.predict(rows)
        return np.asarray(found, dtype=np.float64)
