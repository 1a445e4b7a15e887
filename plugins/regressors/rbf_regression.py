"""Radial basis functions for numbers: a sum of Gaussians."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.utils.validation import check_is_fitted

from workbench.api import Attribute, FloatArray, Plugin, declare
from workbench.numerics.estimators.input_checks import validate_data
from workbench.numerics.radial_basis import (
    RBF_PARAMS,
    RadialBasis,
    checked_params,
    fit_radial_basis,
)


@declare(
    Plugin(
        id="rbf-regression",
        title="RBF network (numbers)",
        kind="regressor",
        family="Regression",
        params=RBF_PARAMS,
        reads=frozenset({"numeric"}),
        summary=(
            "A weighted sum of Gaussian functions around centres, with the weights of "
            "least squares; with a function in every row it meets all of them exactly."
        ),
        reference=(
            "D. S. Broomhead, D. Lowe (1988). Multivariable functional interpolation "
            "and adaptive networks. Complex Systems 2, 321-355; T. M. Mitchell (1997), "
            "Machine Learning, section 8.4."
        ),
    )
)
class RBFRegression(RegressorMixin, BaseEstimator):
    """Fit w₀ + Σ w_u exp(-|x - c_u|²/(2σ_u²)) by least squares.

    Parameters
    ----------
    centres, n_centres, width, widths, n_neighbors, ridge, random_state
        As of `rbf-network`.

    Attributes
    ----------
    centres_ : ndarray, shape (u, d)
    widths_, weights_ : ndarray, shape (u,)
    intercept_ : float
    n_features_in_ : int
    note_ : str
        What went differently than asked.

    Examples
    --------
    >>> from workbench.bundled.rbf_regression import RBFRegression
    >>> X = [[0.0], [1.0], [2.0], [3.0], [4.0], [5.0]]
    >>> y = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]
    >>> RBFRegression().fit(X, y).predict([[2.0]]).round(2)
    array([2.])
    """

    def __init__(
        self,
        centres: str = "k-means",
        n_centres: int = 30,
        width: float | None = None,
        widths: str = "shared",
        n_neighbors: int = 2,
        ridge: float = 0.0,
        random_state: int = 1,
    ) -> None:
        self.centres = centres
        self.n_centres = n_centres
        self.width = width
        self.widths = widths
        self.n_neighbors = n_neighbors
        self.ridge = ridge
        self.random_state = random_state

    def fit(self, X: npt.ArrayLike, y: npt.ArrayLike) -> Self:
        """Place the functions and find their weights.

        Parameters
        ----------
        X : array-like, shape (n, d)
        y : array-like of numbers, shape (n,)

        Raises
        ------
        Problem
            When a parameter is out of its limits, or there would be too many centres.
        """
        checked_params(self)
        rows, target = validate_data(
            self, X, y, dtype=np.float64, order="C", y_numeric=True
        )
        target = np.asarray(target, dtype=np.float64)
        found = fit_radial_basis(self, rows, target[:, None])
        self.centres_, self.widths_ = found.centres, found.widths
        self.weights_, self.intercept_ = found.weights[:, 0], float(found.intercept[0])
        self.note_ = found.note
        return self

    def predict(self, X: npt.ArrayLike) -> FloatArray:
        """Return the sums at rows, shape (m,)."""
        check_is_fitted(self)
        rows = validate_data(self, X, dtype=np.float64, reset=False)
        found = RadialBasis(
            self.centres_,
            self.widths_,
            self.weights_[:, None],
            np.array([self.intercept_]),
        )
        return found(rows)[:, 0]

    def describe_model(
        self, attributes: Sequence[Attribute] | None = None
    ) -> dict[str, Any]:
        """Return centres, widths and weights, as plain JSON values."""
        del attributes
        check_is_fitted(self)
        return {
            "centres": self.centres_.tolist(),
            "widths": self.widths_.tolist(),
            "weights": self.weights_.tolist(),
            "intercept": self.intercept_,
            "note": self.note_,
        }
