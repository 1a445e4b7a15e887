"""scikit-learn's checks of X and y, at once where there is nothing to convert."""

from __future__ import annotations

from typing import Any

import numpy as np

#: What stands for a y that is not asked for, as in scikit-learn.
NO_Y = "no_validation"


def validate_data(
    estimator: Any,
    X: Any,
    y: Any = NO_Y,
    *,
    reset: bool = True,
    dtype: Any = "numeric",
    order: str | None = None,
    ensure_all_finite: bool | str = True,
    **more: Any,
) -> Any:
    """Do what scikit-learn's function of this name does.

    Matrices of float64 and plain columns of classes or numbers, of which it would change
    no more than the order of cells in memory, are looked at here: an ensemble, a search
    for parameters and a leave-one-out fit thousands of times, and most of the time of a
    small fit was spent on questions such as whether a matrix is a data frame.

    Parameters
    ----------
    estimator : estimator
        Gets or has `n_features_in_`.
    X, y : array-like
    reset : bool
        Whether the estimator is being fitted.
    dtype, order, ensure_all_finite, **more
        As for scikit-learn.

    Returns
    -------
    ndarray, or (ndarray, ndarray)
        The second where a y is given.
    """
    asks_y = not (isinstance(y, str) and y == NO_Y)
    if (
        (dtype is np.float64 or (isinstance(dtype, str) and dtype == "numeric"))
        and more.keys() <= ({"y_numeric"} if asks_y else set())
        and _is_plain_matrix(X, order, ensure_all_finite)
        and not hasattr(estimator, "feature_names_in_")
        and (reset or getattr(estimator, "n_features_in_", None) == X.shape[1])
        and (not asks_y or _is_plain_column(y, len(X)))
    ):
        if reset:
            estimator.n_features_in_ = X.shape[1]
        rows = np.ascontiguousarray(X) if order == "C" else X
        return (rows, y) if asks_y else rows
    from sklearn.utils import validation

    return validation.validate_data(
        estimator, X, y, reset=reset, dtype=dtype, order=order,
        ensure_all_finite=ensure_all_finite, **more,
    )  # fmt: skip


def check_classification_targets(y: Any) -> None:
    """Do what scikit-learn's function of this name does.

    Codes of fewer classes than half as many as there are rows are no numbers to be
    predicted: that is seen here, where scikit-learn asks whatever a y may be.

    Raises
    ------
    ValueError
        When y holds no classes.
    """
    if type(y) is np.ndarray and y.ndim == 1 and y.size and y.dtype.kind in "biu":
        classes = int(y.max()) - int(y.min()) + 1  # at most
        if len(y) <= 20 or classes <= round(0.5 * len(y)):  # of more it may warn
            return
    from sklearn.utils import multiclass

    multiclass.check_classification_targets(y)


def _is_plain_matrix(X: Any, order: str | None, finite: bool | str) -> bool:
    if type(X) is not np.ndarray or X.dtype != np.float64 or X.ndim != 2 or not X.size:
        return False
    if order not in (None, "C"):
        return False
    if finite is True:
        return bool(np.isfinite(X).all())
    return finite == "allow-nan" and not np.isinf(X).any()


def _is_plain_column(y: Any, n: int) -> bool:
    if type(y) is not np.ndarray or y.shape != (n,) or not y.flags.c_contiguous:
        return False
    return y.dtype.kind in "biu" or (y.dtype.kind == "f" and bool(np.isfinite(y).all()))
