"""Base class of classifiers made of other learners: input checks, winning class.

The members prepare for themselves what they cannot read, so gaps are let through.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, cast

import numpy as np
import numpy.typing as npt

from workbench.api.columns import matching_attributes
from workbench.api.data import Attribute, FloatArray, IntArray
from workbench.api.params import check_params
from workbench.api.plugin import Plugin
from workbench.numerics.estimators.arguments import class_codes


class Committee:
    """The common part of ensembles of learners of any kind.

    Stands before scikit-learn's mixins among the bases of a plugin class, which writes
    ``fit`` and `predict_proba`.

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    """

    plugin: ClassVar[Plugin]
    get_params: Callable[..., dict[str, Any]]
    classes_: npt.NDArray[Any]

    #: `predict` is the likeliest class of `predict_proba`: one answer serves both.
    predicts_likeliest = True

    def _training(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        attributes: Sequence[Attribute] | None,
    ) -> tuple[FloatArray, IntArray, tuple[Attribute, ...]]:
        """Check what `fit` was given, and set `classes_`.

        Returns
        -------
        rows : ndarray of float64, shape (n, d)
        codes : ndarray of int64, shape (n,)
            Positions in `classes_`.
        columns : tuple of Attribute
            One for each column.

        Raises
        ------
        Problem
            When a parameter is out of its limits or the attributes are not as many as
            the columns.
        """
        from sklearn.utils.multiclass import check_classification_targets
        from sklearn.utils.validation import validate_data

        check_params(self.plugin.params, self.get_params(deep=False))
        rows, labels = validate_data(
            self, X, y, dtype=np.float64, ensure_all_finite="allow-nan"
        )
        check_classification_targets(labels)
        columns = matching_attributes(rows, attributes)
        self.classes_, codes = class_codes(labels)
        return rows, codes, columns

    def _asked(self, X: npt.ArrayLike) -> FloatArray:
        """Check rows to be answered, shape (m, d); tells first if there was no fit."""
        from sklearn.utils.validation import check_is_fitted, validate_data

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

    def __sklearn_tags__(self) -> Any:
        tags = cast("Any", super()).__sklearn_tags__()
        tags.input_tags.allow_nan = True
        return tags
