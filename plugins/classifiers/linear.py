"""Linear models: logistic regression for classes, least squares for numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, ClassifierMixin, RegressorMixin
from sklearn.linear_model import LinearRegression as LeastSquares
from sklearn.linear_model import LogisticRegression, Ridge
from sklearn.pipeline import Pipeline, make_pipeline
from sklearn.preprocessing import StandardScaler

from workbench.api import (
    Attribute,
    FloatArray,
    Plugin,
    class_names,
    declare,
    integer,
    numeric_attributes,
    real,
)
from workbench.api.plugin import Reads
from workbench.numerics.estimators.wrapped import WrappedClassifier, WrappedRegressor

_READS: frozenset[Reads] = frozenset({"numeric", "weights"})


def _standardised(last: Any, X: FloatArray, y: npt.NDArray[Any], **extra: Any) -> Any:
    """Train on columns of mean 0 and deviation 1, so that units do not matter."""
    scaler = StandardScaler().fit(X, **extra)
    last.fit(scaler.transform(X), y, **extra)
    return make_pipeline(scaler, last)


def _in_units(model: Pipeline) -> tuple[FloatArray, FloatArray]:
    """Return coefficients (rows, d) and intercepts (rows,) in the attributes' units."""
    scaler, last = (step for _, step in model.steps)
    coefficients = np.atleast_2d(last.coef_) / scaler.scale_
    return coefficients, np.ravel(last.intercept_) - coefficients @ scaler.mean_


def _named(
    values: FloatArray, n: int, attributes: Sequence[Attribute] | None
) -> dict[str, float]:
    described = attributes or numeric_attributes(n)
    return dict(zip((a.name for a in described), values.tolist(), strict=True))


@declare(
    Plugin(
        id="logistic",
        title="Logistic regression",
        kind="classifier",
        family="Functions",
        params=(
            real(
                "ridge",
                1.0,
                low=0.0,
                help="Penalty on half the squared coefficients of standardised "
                "attributes; 0 has no minimum where classes are separable.",
            ),
            integer(
                "max_iter", 1000, low=1, high=1_000_000,
                help="Iterations of L-BFGS at most.", advanced=True,
            ),
        ),
        reads=_READS,
        summary="The log-odds of the classes are linear in the attributes; "
        "coefficients minimise the penalised log-loss of all classes together.",
        reference="D. R. Cox (1958), The regression analysis of binary sequences; "
        "S. le Cessie and J. C. van Houwelingen (1992), Ridge estimators in logistic "
        "regression, Applied Statistics 41.",
    )
)  # fmt: skip
class Logistic(WrappedClassifier, ClassifierMixin, BaseEstimator):
    """Multinomial logistic regression with a ridge, on standardised attributes.

    Parameters
    ----------
    ridge : float
        Penalty on half the sum of squared coefficients, beside the summed log-loss
        (scikit-learn's 1 / C).

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    model_ : Pipeline or None
        None when only one class was seen.
    n_iter_ : int
        Iterations done.

    Notes
    -----
    Formula: log P(y | x) is linear in x, up to a constant.

    Cost: O(n d c) in each iteration with c classes.

    Fails when the boundary is not linear.

    Examples
    --------
    >>> from workbench.bundled.linear import Logistic
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> Logistic().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    def __init__(self, ridge: float = 1.0, max_iter: int = 1000) -> None:
        self.ridge = ridge
        self.max_iter = max_iter

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        sample_weight: npt.ArrayLike | None = None,
    ) -> Self:
        """Find the coefficients.

        Parameters
        ----------
        X : array-like, shape (n, d)
        y : array-like, shape (n,)
        sample_weight : array-like, shape (n,), optional
        """
        return self._learn(X, y, sample_weight)

    def _make(self) -> LogisticRegression:
        C = 1.0 / self.ridge if self.ridge > 0 else np.inf
        return LogisticRegression(C=C, max_iter=self.max_iter, tol=1e-5)

    def _trained(self, X: FloatArray, y: npt.NDArray[Any], **extra: Any) -> Any:
        model = _standardised(self._make(), X, y, **extra)
        self.n_iter_ = int(model[-1].n_iter_.max())
        return model

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return coefficients and intercepts as plain JSON values, by class.

        With two classes there is one list: the log-odds of the second.
        """
        names = class_names(self.classes_, classes)
        if self.model_ is None:
            return {"classes": names, "log_odds": []}
        coefficients, intercepts = _in_units(self.model_)
        told = names[1:] if len(names) == 2 else names
        return {
            "classes": names,
            "log_odds": [
                {
                    "class": name,
                    "intercept": intercept,
                    "coefficients": _named(row, len(row), attributes),
                }
                for name, row, intercept in zip(
                    told, coefficients, intercepts.tolist(), strict=True
                )
            ],
            "iterations": self.n_iter_,
        }


@declare(
    Plugin(
        id="linear-regression",
        title="Linear regression",
        kind="regressor",
        family="Regression",
        params=(
            real(
                "ridge",
                0.0,
                low=0.0,
                help="Penalty on the squared coefficients of standardised attributes; "
                "0 is least squares.",
            ),
        ),
        reads=_READS,
        summary="The plane with the least squared errors, ridge on request.",
        reference="A. E. Hoerl and R. W. Kennard (1970), Ridge regression: biased "
        "estimation for nonorthogonal problems, Technometrics 12.",
    )
)
class LinearRegression(WrappedRegressor, RegressorMixin, BaseEstimator):
    """Least squares, or ridge regression, on standardised attributes.

    Parameters
    ----------
    ridge : float
        Penalty on the sum of squared coefficients beside the sum of squared errors.

    Notes
    -----
    Without a ridge, where columns depend on each other, the shortest of the
    coefficient vectors (of standardised attributes) that fit equally well.

    Examples
    --------
    >>> from workbench.bundled.linear import LinearRegression
    >>> X = [[0.0], [1.0], [2.0], [3.0], [4.0], [5.0]]
    >>> y = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]
    >>> LinearRegression().fit(X, y).predict([[2.0]]).round(2)
    array([2.])
    """

    def __init__(self, ridge: float = 0.0) -> None:
        self.ridge = ridge

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        sample_weight: npt.ArrayLike | None = None,
    ) -> Self:
        """Find the coefficients.

        Parameters
        ----------
        X : array-like, shape (n, d)
        y : array-like of numbers, shape (n,)
        sample_weight : array-like, shape (n,), optional
        """
        return self._learn(X, y, sample_weight)

    def _make(self) -> LeastSquares | Ridge:
        return Ridge(self.ridge) if self.ridge > 0 else LeastSquares()

    def _trained(self, X: FloatArray, y: npt.NDArray[Any], **extra: Any) -> Any:
        return _standardised(self._make(), X, y, **extra)

    def describe_model(
        self, attributes: Sequence[Attribute] | None = None
    ) -> dict[str, Any]:
        """Return intercept and coefficients by attribute as plain JSON values."""
        coefficients, intercepts = _in_units(self.model_)
        return {
            "intercept": float(intercepts[0]),
            "coefficients": _named(coefficients[0], coefficients.shape[1], attributes),
        }
