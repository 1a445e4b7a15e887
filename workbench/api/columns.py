"""Column and class descriptions that are handed to an estimator, and their readers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api.data import Attribute, FloatArray, numeric_attributes
from workbench.api.problems import Problem


def matching_attributes(
    X: FloatArray, attributes: Sequence[Attribute] | None
) -> tuple[Attribute, ...]:
    """Return one attribute for each column of X, checked against its cells.

    Parameters
    ----------
    X : ndarray of float64, shape (n, d)
        Nominal cells are codes, missing cells NaN.
    attributes : sequence of Attribute, or None
        None stands for d numeric attributes.

    Raises
    ------
    Problem
        When their number differs from d, when one is neither numeric nor nominal, or
        when a nominal cell is no code of a declared label.
    """
    if attributes is None:
        return numeric_attributes(X.shape[1])
    if len(attributes) != X.shape[1]:
        raise Problem(
            f"{len(attributes)} attributes for {X.shape[1]} columns",
            expected="one attribute for each column",
        )
    for column, attribute in zip(X.T, attributes, strict=True):
        if attribute.is_nominal:
            _check_codes(column, attribute)
        elif not attribute.is_numeric:
            raise Problem(
                f"attribute {attribute.name!r} is {attribute.kind}",
                expected="a numeric or nominal attribute",
            )
    return tuple(attributes)


def _check_codes(column: FloatArray, attribute: Attribute) -> None:
    known = column[~np.isnan(column)]
    n_labels = len(attribute.values)
    bad = known[(known < 0) | (known >= n_labels) | (known != np.floor(known))]
    if bad.size:
        raise Problem(
            f"attribute {attribute.name!r} holds {bad[0]:g}",
            expected=f"codes 0 to {n_labels - 1} of its {n_labels} labels",
        )


def class_names(
    classes_: npt.NDArray[Any], declared: Sequence[str] | None = None
) -> list[str]:
    """Return the text of each class an estimator learned.

    `declared` holds the labels of the class attribute when the estimator was trained on
    their codes (as it is on a Dataset); without it the classes speak for themselves.
    """
    if declared is None:
        return [str(c) for c in classes_.tolist()]
    return [declared[int(code)] for code in classes_]


def names_in(estimator: Any, input_features: Sequence[str]) -> list[str]:
    """Check names given to ``get_feature_names_out`` as scikit-learn does.

    Parameters
    ----------
    estimator : object
        Fitted: it has ``n_features_in_``.

    Raises
    ------
    ValueError
        When they are not as many as the columns of ``fit``, or differ from those of the
        data frame it was given.
    """
    given = [str(name) for name in input_features]
    known = getattr(estimator, "feature_names_in_", None)
    if known is not None and given != [str(name) for name in known]:
        raise ValueError("input_features is not equal to feature_names_in_")
    if len(given) != estimator.n_features_in_:
        raise ValueError(
            "input_features should have length equal to number of features "
            f"({estimator.n_features_in_}), got {len(given)}"
        )
    return given
