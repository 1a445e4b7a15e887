"""The support vector machine of libsvm, with scores that need no random calibration."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from scipy.special import softmax
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.svm import SVC
from sklearn.utils.multiclass import check_classification_targets
from sklearn.utils.validation import check_is_fitted, validate_data

from workbench.api import (
    Attribute,
    FloatArray,
    Plugin,
    check_params,
    choice,
    class_codes,
    class_names,
    declare,
    integer,
    real,
    report,
)


@declare(
    Plugin(
        id="svm",
        title="Support vector machine",
        kind="classifier",
        family="Functions",
        params=(
            choice(
                "kernel",
                "rbf",
                ("linear", "poly", "rbf"),
                help="linear: x·z; poly: (γ x·z + 1)^degree; rbf: exp(-γ |x - z|²).",
            ),
            real(
                "C",
                1.0,
                low=0.0,
                low_open=True,
                help="Price of a row on the wrong side of its margin.",
            ),
            real(
                "gamma",
                None,
                low=0.0,
                low_open=True,
                optional=True,
                help="γ of the poly and rbf kernels; auto is 1 / (attributes × "
                "variance of all cells).",
            ),
            integer("degree", 3, low=1, high=20, help="Exponent of the poly kernel."),
            choice(
                "preset",
                "default",
                ("default",),
                help="default: the parameters as given.",
                advanced=True,
            ),
        ),
        summary="Separates each pair of classes by the widest margin, in the space "
        "of a kernel. Sensitive to the units of the attributes: scale them.",
        reference="C. Cortes and V. Vapnik (1995), Support-vector networks, Machine "
        "Learning 20; C.-C. Chang and C.-J. Lin (2011), LIBSVM.",
    )
)
class SVM(ClassifierMixin, BaseEstimator):
    """Support vector classification, one class against one.

    Parameters
    ----------
    kernel : {"rbf", "linear", "poly"}
    C : float
        Price of a margin violation, above 0.
    gamma : float or None
        Kernel width; None means 1 / (d × variance of all cells).
    degree : int
        Exponent of the polynomial kernel.
    preset : {"default"}

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    svc_ : sklearn.svm.SVC or None
        None when only one class was seen.

    Notes
    -----
    `predict_proba` is the softmax of the decision values: the logistic function of the
    signed distance for two classes; for more, of the votes of the pairs, ties between
    votes ordered by the sum of their distances. It is deterministic and agrees with
    `predict`, and ranks rows, but it is not a calibrated probability.

    References
    ----------
    C. Cortes and V. Vapnik (1995), Support-vector networks, Machine Learning 20.
    """

    def __init__(
        self,
        kernel: str = "rbf",
        C: float = 1.0,
        gamma: float | None = None,
        degree: int = 3,
        preset: str = "default",
    ) -> None:
        self.kernel = kernel
        self.C = C
        self.gamma = gamma
        self.degree = degree
        self.preset = preset

    def fit(self, X: npt.ArrayLike, y: npt.ArrayLike) -> Self:
        """Find the support vectors.

        Parameters
        ----------
        X : array-like, shape (n, d)
        y : array-like, shape (n,)

        Raises
        ------
        Problem
            When a parameter is wrong.
        """
        check_params(self.plugin.params, self.get_params(deep=False))
        rows, labels = validate_data(self, X, y, dtype=np.float64)
        check_classification_targets(labels)
        report.check()
        self.classes_, codes = class_codes(labels)
        self.svc_ = None
        if len(self.classes_) > 1:
            self.svc_ = SVC(
                kernel=self.kernel,
                C=self.C,
                gamma="scale" if self.gamma is None else self.gamma,
                degree=self.degree,
                coef0=1.0,
                decision_function_shape="ovr",
            ).fit(rows, codes)
        return self

    def decision_function(self, X: npt.ArrayLike) -> FloatArray:
        """Return the decision values.

        Returns
        -------
        ndarray of float64
            Two classes: shape (n,), positive for the second. Otherwise shape
            (n, n_classes), the largest for the predicted class.
        """
        check_is_fitted(self)
        rows = validate_data(self, X, dtype=np.float64, reset=False)
        if self.svc_ is None:
            return np.zeros((len(rows), 1))
        return np.asarray(self.svc_.decision_function(rows), dtype=np.float64)

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return the softmax of the decision values, shape (n, n_classes)."""
        decision = self.decision_function(X)
        if decision.ndim == 1:
            decision = np.column_stack([np.zeros(len(decision)), decision])
        return np.asarray(softmax(decision, axis=1), dtype=np.float64)

    def predict(self, X: npt.ArrayLike) -> npt.NDArray[Any]:
        """Return the class with the largest decision value, shape (n,)."""
        decision = self.decision_function(X)
        if decision.ndim == 1:
            best = (decision > 0).astype(np.intp)
        else:
            best = np.argmax(decision, axis=1)
        return np.asarray(self.classes_[best])

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return the number of support vectors of each class as plain JSON values.

        Parameters
        ----------
        attributes : sequence of Attribute, optional
            Not needed: the model has no parameter that belongs to one attribute.
        classes : sequence of str, optional
            The declared class labels, when y held their codes.
        """
        del attributes
        names = class_names(self.classes_, classes)
        if self.svc_ is None:
            per_class, intercepts = [0] * len(names), []
        else:
            per_class = self.svc_.n_support_.tolist()
            intercepts = self.svc_.intercept_.tolist()
        return {
            "kernel": self.kernel,
            "support_vectors": sum(per_class),
            "support_per_class": dict(zip(names, per_class, strict=True)),
            "pairs": len(names) * (len(names) - 1) // 2,
            "intercepts": intercepts,
        }
