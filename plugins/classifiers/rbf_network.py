"""Radial basis function network: a sum of Gaussians for every class."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, cast

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.utils.validation import check_is_fitted

from workbench.api import Attribute, FloatArray, Plugin, declare
from workbench.numerics.estimators.arguments import class_codes
from workbench.numerics.estimators.input_checks import (
    check_classification_targets,
    validate_data,
)
from workbench.numerics.radial_basis import (
    RBF_PARAMS,
    RadialBasis,
    checked_params,
    fit_radial_basis,
)


@declare(
    Plugin(
        id="rbf-network",
        title="RBF network",
        kind="classifier",
        family="Functions",
        params=RBF_PARAMS,
        reads=frozenset({"numeric"}),
        summary=(
            "A weighted sum of Gaussian functions around centres for each class, with "
            "the weights of least squares."
        ),
        reference=(
            "J. Moody, C. J. Darken (1989). Fast learning in networks of locally-tuned "
            "processing units. Neural Computation 1, 281-294; T. M. Mitchell (1997), "
            "Machine Learning, section 8.4."
        ),
    )
)
class RBFNetwork(ClassifierMixin, BaseEstimator):
    """Fit w₀ + Σ w_u exp(-|x - c_u|²/(2σ_u²)) to the indicator of each class.

    Parameters
    ----------
    centres : str
        ``rows``, ``random``, ``grid``, ``k-means`` or ``em``.
    n_centres : int
        Clipped to the (different) rows there are.
    width : float or None
        σ of all functions; None: from the neighbouring centres.
    widths : str
        ``shared``, or ``own``: of each function the root mean square distance of its
        centre to its `n_neighbors` nearest others.
    n_neighbors : int
    ridge : float
        0: least squares, with a small ridge where functions are dependent.
    random_state : int

    Attributes
    ----------
    centres_ : ndarray, shape (u, d)
    widths_ : ndarray, shape (u,)
    weights_ : ndarray, shape (u, n_classes)
    intercept_ : ndarray, shape (n_classes,)
    classes_ : ndarray, shape (n_classes,)
    n_features_in_ : int
    note_ : str
        What went differently than asked.

    Notes
    -----
    Formula: Σ_u w_u exp(−d(x_u, x)² / 2σ²).

    Cost: the centres, then least squares in O(n m²) for m centres.

    Fails when there are too few centres for the boundary, or their width does not fit
    their spacing.

    Examples
    --------
    >>> from workbench.bundled.rbf_network import RBFNetwork
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> RBFNetwork().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
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
        y : array-like, shape (n,)

        Raises
        ------
        Problem
            When a parameter is out of its limits, or there would be too many centres.
        """
        checked_params(self)
        rows, labels = validate_data(self, X, y, dtype=np.float64, order="C")
        check_classification_targets(labels)
        self.classes_, codes = class_codes(labels)
        found = fit_radial_basis(self, rows, np.eye(len(self.classes_))[codes])
        self.centres_, self.widths_ = found.centres, found.widths
        self.weights_, self.intercept_ = found.weights, found.intercept
        self.note_ = found.note
        return self

    def decision_function(self, X: npt.ArrayLike) -> FloatArray:
        """Return the output for each class; for two classes that of the second.

        Shape (m, n_classes), or (m,) of the second's less the first's for two.
        """
        outputs = self._outputs(X)
        if len(self.classes_) == 2:
            return np.asarray(outputs[:, 1] - outputs[:, 0])
        return outputs

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return the outputs cut at 0 as shares, shape (m, n_classes)."""
        outputs = np.maximum(self._outputs(X), 0.0)
        total = outputs.sum(axis=1, keepdims=True)
        even = np.full_like(outputs, 1.0 / outputs.shape[1])
        return np.asarray(np.divide(outputs, total, out=even, where=total > 0))

    def predict(self, X: npt.ArrayLike) -> npt.NDArray[Any]:
        """Return the class of the largest output; of equals the first."""
        outputs = self._outputs(X)
        return cast("npt.NDArray[Any]", self.classes_[outputs.argmax(axis=1)])

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return centres, widths and weights, as plain JSON values.

        Parameters
        ----------
        attributes, classes : sequence, optional
            Not needed.
        """
        del attributes, classes
        check_is_fitted(self)
        return {
            "centres": self.centres_.tolist(),
            "widths": self.widths_.tolist(),
            "weights": self.weights_.tolist(),
            "intercept": self.intercept_.tolist(),
            "note": self.note_,
        }

    def _outputs(self, X: npt.ArrayLike) -> FloatArray:
        check_is_fitted(self)
        rows = validate_data(self, X, dtype=np.float64, reset=False)
        found = RadialBasis(self.centres_, self.widths_, self.weights_, self.intercept_)
        return found(rows)
