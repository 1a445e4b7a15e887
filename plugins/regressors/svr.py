"""Support vector regression on a standardised target."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.svm import SVR

from workbench.api import (
    Attribute,
    FloatArray,
    Plugin,
    choice,
    declare,
    integer,
    real,
)
from workbench.numerics.estimators.wrapped import WrappedRegressor


@declare(
    Plugin(
        id="svr",
        title="Support vector regression",
        kind="regressor",
        family="Regression",
        params=(
            choice(
                "kernel",
                "rbf",
                ("linear", "poly", "rbf"),
                help="linear: x·z; poly: (γ x·z + 1)^degree; rbf: exp(-γ |x - z|²).",
            ),
            real(
                "C", 1.0, low=0.0, low_open=True,
                help="Price of a row outside the tube.",
            ),
            real(
                "epsilon", 0.1, low=0.0,
                help="Half the width of the tube, in standard deviations of the target.",
            ),
            real(
                "gamma", None, low=0.0, low_open=True, optional=True,
                help="γ of the poly and rbf kernels; auto is 1 / (attributes × "
                "variance of all cells).",
            ),
            integer("degree", 3, low=1, high=20, help="Exponent of the poly kernel."),
        ),
        reads=frozenset({"numeric", "weights"}),
        summary="The flattest function with most rows inside a tube around it, in the "
        "space of a kernel. Sensitive to the units of the attributes: scale them.",
        reference="H. Drucker, C. J. C. Burges, L. Kaufman, A. Smola and V. Vapnik "
        "(1997), Support vector regression machines, NIPS 9.",
    )
)  # fmt: skip
class SupportVectorRegression(WrappedRegressor, RegressorMixin, BaseEstimator):
    """ε-insensitive support vector regression.

    Parameters
    ----------
    kernel : {"rbf", "linear", "poly"}
    epsilon : float
        In standard deviations of the training target, which is standardised.
    gamma : float or None
        Kernel width; None means 1 / (d × variance of all cells).

    Attributes
    ----------
    centre_, scale_ : float
        Mean and standard deviation of the training target.

    Examples
    --------
    >>> from workbench.bundled.svr import SupportVectorRegression
    >>> X = [[0.0], [1.0], [2.0], [3.0], [4.0], [5.0]]
    >>> y = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]
    >>> SupportVectorRegression().fit(X, y).predict([[2.0]]).round(2)
    array([2.09])
    """

    def __init__(
        self,
        kernel: str = "rbf",
        C: float = 1.0,
        epsilon: float = 0.1,
        gamma: float | None = None,
        degree: int = 3,
    ) -> None:
        self.kernel = kernel
        self.C = C
        self.epsilon = epsilon
        self.gamma = gamma
        self.degree = degree

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        sample_weight: npt.ArrayLike | None = None,
    ) -> Self:
        """Find the support vectors.

        Parameters
        ----------
        X : array-like, shape (n, d)
        y : array-like of numbers, shape (n,)
        sample_weight : array-like, shape (n,), optional
            Each row's C is C times its weight.
        """
        return self._learn(X, y, sample_weight)

    def _make(self) -> SVR:
        return SVR(
            kernel=self.kernel,
            C=self.C,
            epsilon=self.epsilon,
            gamma="scale" if self.gamma is None else self.gamma,
            degree=self.degree,
            coef0=1.0,
        )

    def _trained(self, X: FloatArray, y: npt.NDArray[Any], **extra: Any) -> Any:
        weights = extra.get("sample_weight")
        self.centre_ = float(np.average(y, weights=weights))
        spread = float(np.average((y - self.centre_) ** 2, weights=weights)) ** 0.5
        # the deviation of a constant target is 0 or rounding
        self.scale_ = spread if spread > 1e-12 * abs(self.centre_) else 1.0
        return self._make().fit(X, (y - self.centre_) / self.scale_, **extra)

    def predict(self, X: npt.ArrayLike) -> FloatArray:
        """Return the predicted numbers, shape (m,)."""
        standardised = super().predict(X)
        return self.centre_ + self.scale_ * standardised

    def describe_model(
        self, attributes: Sequence[Attribute] | None = None
    ) -> dict[str, Any]:
        """Return the number of support vectors as plain JSON values."""
        del attributes
        return {
            "kernel": self.kernel,
            "support_vectors": len(self.model_.support_),
            "intercept": self.centre_ + self.scale_ * float(self.model_.intercept_[0]),
        }
