"""Base class of classifiers made of other learners: input checks, fit, winning class.

The members prepare for themselves what they cannot read, so gaps are let through.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Self, cast

import numpy as np
import numpy.typing as npt

from workbench.api.columns import matching_attributes
from workbench.api.data import Attribute, FloatArray
from workbench.api.params import check_params
from workbench.api.plugin import Plugin
from workbench.numerics.estimators.arguments import class_codes
from workbench.numerics.estimators.ensemble import (
    Learner,
    TrainingRows,
    coded_class,
    row_weights,
)
from workbench.numerics.estimators.input_checks import (
    check_classification_targets,
    validate_data,
)


class Committee:
    """The common part of ensembles of learners of any kind.

    Stands before scikit-learn's mixins among the bases of a plugin class, which writes
    `_train`, `_model` and `predict_proba`.

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    estimators_ : list of Learner
        They learned the positions of the classes in `classes_`.
    """

    plugin: ClassVar[Plugin]
    get_params: Callable[..., dict[str, Any]]
    random_state: int
    classes_: npt.NDArray[Any]

    #: `predict` is the likeliest class of `predict_proba`: one answer serves both.
    predicts_likeliest = True

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        attributes: Sequence[Attribute] | None = None,
        sample_weight: npt.ArrayLike | None = None,
    ) -> Self:
        """Train the members.

        Parameters
        ----------
        X : array-like, shape (n, d)
            Nominal cells are codes, missing cells NaN.
        y : array-like, shape (n,)
        attributes : sequence of Attribute, optional
            One for each column; all numeric if None.
        sample_weight : array-like, shape (n,), optional
            1 for each row if None; the class says how weights are used.

        Raises
        ------
        Problem
            When a parameter is wrong or a learner refuses the rows.
        Cancelled
            Between two members or inner folds.
        """
        rows = self._training_rows(X, y, attributes, sample_weight)
        self.estimators_: list[Learner] = []
        self._train(rows, np.random.default_rng(self.random_state))
        return self

    def _train(self, rows: TrainingRows, random: np.random.Generator) -> None:
        """Fill `estimators_` with members trained on the rows or samples of them."""
        raise NotImplementedError

    def _training_rows(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        attributes: Sequence[Attribute] | None,
        sample_weight: npt.ArrayLike | None,
    ) -> TrainingRows:
        """Check what `fit` was given, and set `classes_`."""
        check_params(self.plugin.params, self.get_params(deep=False))
        rows, labels = validate_data(
            self, X, y, dtype=np.float64, ensure_all_finite="allow-nan"
        )
        check_classification_targets(labels)
        columns = matching_attributes(rows, attributes)
        self.classes_, codes = class_codes(labels)
        weights = None if sample_weight is None else row_weights(sample_weight, rows)
        return TrainingRows(rows, codes, columns, coded_class(self.classes_), weights)

    def _asked(self, X: npt.ArrayLike) -> FloatArray:
        """Check rows to be answered, shape (m, d); tells first if there was no fit."""
        from sklearn.utils.validation import check_is_fitted

        check_is_fitted(self)
        rows = validate_data(
            self, X, dtype=np.float64, ensure_all_finite="allow-nan", reset=False
        )
        return cast("FloatArray", rows)

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return the class probabilities, shape (m, n_classes)."""
        raise NotImplementedError

    def predict(self, X: npt.ArrayLike) -> npt.NDArray[Any]:
        """Return the most probable class, shape (m,); of equals the first to sort."""
        best = self.predict_proba(X).argmax(axis=1)
        return np.asarray(self.classes_[best])

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return what was learned, and the members' models, as plain JSON values.

        Parameters
        ----------
        attributes : sequence of Attribute, optional
            Not needed: every member knows its own.
        classes : sequence of str, optional
            The declared class labels, when y held their codes.
        """
        from sklearn.utils.validation import check_is_fitted

        del attributes
        check_is_fitted(self)
        labels = [str(c if classes is None else classes[c]) for c in self.classes_]
        return self._model(labels)

    def _model(self, labels: list[str]) -> dict[str, Any]:
        """Return what `describe_model` returns; `labels` name the classes."""
        raise NotImplementedError

    def __sklearn_tags__(self) -> Any:
        tags = cast("Any", super()).__sklearn_tags__()
        tags.input_tags.allow_nan = True
        return tags
