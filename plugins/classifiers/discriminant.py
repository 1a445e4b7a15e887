"""Linear and quadratic discriminants: a Gaussian for each class."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.discriminant_analysis import (
    LinearDiscriminantAnalysis,
    QuadraticDiscriminantAnalysis,
)
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

from workbench.api import (
    Attribute,
    FloatArray,
    Plugin,
    Problem,
    class_names,
    declare,
    numeric_attributes,
    real,
)
from workbench.numerics.estimators.wrapped import WrappedClassifier


class _Gaussian(WrappedClassifier):
    """What both have: standardised columns, and means and priors to tell."""

    def _trained(self, X: FloatArray, y: npt.NDArray[Any], **extra: Any) -> Any:
        del extra
        self._refuse_few(np.bincount(y))
        if not np.ptp(X, axis=0).any():
            raise Problem(
                "no attribute varies", expected="one that does", where=self.plugin.id
            )
        model = make_pipeline(StandardScaler(), self._make()).fit(X, y)
        scaler, last = model[0], model[-1]
        self.means_ = last.means_ * scaler.scale_ + scaler.mean_
        return model

    def _refuse_few(self, counts: npt.NDArray[np.int64]) -> None:
        """Raise a Problem where rows are too few for a covariance."""
        raise NotImplementedError

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return priors and means of the classes as plain JSON values."""
        names = class_names(self.classes_, classes)
        if self.model_ is None:
            return {"classes": [{"class": names[0], "prior": 1.0}]}
        described = attributes or numeric_attributes(self.means_.shape[1])
        told = [a.name for a in described]
        priors = self.model_[-1].priors_.tolist()
        return {
            "classes": [
                {
                    "class": name,
                    "prior": prior,
                    "means": dict(zip(told, mean, strict=True)),
                }
                for name, prior, mean in zip(
                    names, priors, self.means_.tolist(), strict=True
                )
            ]
        }


@declare(
    Plugin(
        id="lda",
        title="Linear discriminant analysis",
        kind="classifier",
        family="Functions",
        params=(
            real(
                "shrinkage",
                0.0,
                low=0.0,
                high=1.0,
                optional=True,
                help="Share of a multiple of the identity in the covariance of the "
                "standardised attributes; auto: as Ledoit and Wolf (2004) estimate it.",
            ),
        ),
        summary="A Gaussian for each class with one covariance for all, so that the "
        "borders are flat.",
        reference="R. A. Fisher (1936), The use of multiple measurements in taxonomic "
        "problems, Annals of Eugenics 7.",
    )
)
class LDA(_Gaussian, ClassifierMixin, BaseEstimator):
    """Linear discriminant analysis on standardised attributes.

    Parameters
    ----------
    shrinkage : float or None
        0 uses the pooled covariance as it is (directions without variance within the
        classes are left out), None that of Ledoit and Wolf (2004).

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    means_ : ndarray, shape (n_classes, d)
    model_ : Pipeline or None
        None when only one class was seen.

    Notes
    -----
    Formula: the largest log P(y) − ½ (x − μ_y)ᵀ Σ⁻¹ (x − μ_y), with one Σ for all
    classes.

    Cost: O(n d² + d³).

    Fails when the classes have different covariances or curved boundaries.

    Examples
    --------
    >>> from workbench.bundled.discriminant import LDA
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> LDA().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    def __init__(self, shrinkage: float | None = 0.0) -> None:
        self.shrinkage = shrinkage

    def fit(self, X: npt.ArrayLike, y: npt.ArrayLike) -> Self:
        """Estimate means, priors and the covariance.

        Parameters
        ----------
        X : array-like, shape (n, d)
        y : array-like, shape (n,)

        Raises
        ------
        Problem
            When there are no more rows than classes.
        """
        return self._learn(X, y)

    def _refuse_few(self, counts: npt.NDArray[np.int64]) -> None:
        if counts.sum() <= len(counts):
            raise Problem(
                f"{counts.sum()} rows of {len(counts)} classes",
                expected="more rows than classes, for a covariance",
                where="lda",
            )

    def _make(self) -> LinearDiscriminantAnalysis:
        if self.shrinkage == 0:
            return LinearDiscriminantAnalysis()
        share = "auto" if self.shrinkage is None else self.shrinkage
        return LinearDiscriminantAnalysis(solver="lsqr", shrinkage=share)


@declare(
    Plugin(
        id="qda",
        title="Quadratic discriminant analysis",
        kind="classifier",
        family="Functions",
        params=(
            real(
                "regularisation",
                0.001,
                low=0.0,
                high=1.0,
                help="Share of the identity in each class' covariance of the "
                "standardised attributes; 0 needs covariances of full rank.",
            ),
        ),
        summary="A Gaussian for each class with its own covariance, so that the borders "
        "are quadrics.",
        reference="J. H. Friedman (1989), Regularized discriminant analysis, Journal of "
        "the American Statistical Association 84.",
    )
)
class QDA(_Gaussian, ClassifierMixin, BaseEstimator):
    """Quadratic discriminant analysis on standardised attributes.

    Parameters
    ----------
    regularisation : float
        Each covariance S becomes (1 - r) S + r I.

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    means_ : ndarray, shape (n_classes, d)
    model_ : Pipeline or None
        None when only one class was seen.

    Notes
    -----
    Formula: the largest log P(y) − ½ log det Σ_y − ½ (x − μ_y)ᵀ Σ_y⁻¹ (x − μ_y).

    Cost: O(n d² + c d³) with c classes.

    Fails when a class has few rows for the d (d + 1) / 2 numbers of its covariance.

    Examples
    --------
    >>> from workbench.bundled.discriminant import QDA
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> QDA().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    def __init__(self, regularisation: float = 0.001) -> None:
        self.regularisation = regularisation

    def fit(self, X: npt.ArrayLike, y: npt.ArrayLike) -> Self:
        """Estimate means, priors and covariances.

        Parameters
        ----------
        X : array-like, shape (n, d)
        y : array-like, shape (n,)

        Raises
        ------
        Problem
            When a class has one row only, or a covariance is singular.
        """
        try:
            return self._learn(X, y)
        except np.linalg.LinAlgError:
            raise Problem(
                "the covariance of a class is singular",
                expected="more rows in each class than attributes, and some "
                "regularisation",
                where="qda",
            ) from None

    def _refuse_few(self, counts: npt.NDArray[np.int64]) -> None:
        if counts.min() < 2:
            raise Problem(
                "a class of one row",
                expected="two rows of each class, for its covariance",
                where="qda",
            )

    def _make(self) -> QuadraticDiscriminantAnalysis:
        return QuadraticDiscriminantAnalysis(reg_param=self.regularisation)
