"""Naive Bayes over numeric and nominal attributes, missing values skipped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from scipy.special import ndtr, softmax
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.utils.multiclass import check_classification_targets
from sklearn.utils.validation import check_is_fitted, validate_data

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    check_params,
    choice,
    class_codes,
    class_names,
    declare,
    matching_attributes,
)

#: The variance of an attribute within a class is at least this share of its variance
#: over all rows, so that one value seen alone does not make a spike without width.
VARIANCE_FLOOR = 1e-9
#: Weka: no factor falls below this, so that one attribute cannot rule out a class.
WEKA_LEAST_FACTOR = 1e-75
#: Weka: the precision of an attribute with a single value.
WEKA_CONSTANT_PRECISION = 0.01


@dataclass(frozen=True, slots=True)
class Normal:
    """A normal distribution of one numeric attribute for each class.

    Attributes
    ----------
    mean, std : ndarray of float64, shape (n_classes,)
    precision : float
        Grain of the values: probabilities are integrals over an interval of this width
        around the rounded value. 0 for a plain density.
    """

    mean: FloatArray
    std: FloatArray
    precision: float = 0.0

    def log_likelihood(self, values: FloatArray) -> FloatArray:
        """Return log p(value | class), shape (n, n_classes); 0 where missing."""
        known = ~np.isnan(values)
        logs = np.zeros((len(values), len(self.mean)))
        logs[known] = self._log_known(values[known][:, None])
        return logs

    def _log_known(self, x: FloatArray) -> FloatArray:
        if not self.precision:
            z = (x - self.mean) / self.std
            density = -0.5 * z**2 - np.log(self.std * np.sqrt(2.0 * np.pi))
            return np.asarray(density, dtype=np.float64)
        x, half = _rounded(x, self.precision), self.precision / 2
        upper = ndtr((x + half - self.mean) / self.std)
        lower = ndtr((x - half - self.mean) / self.std)
        factor = np.maximum((upper - lower) / self.precision, WEKA_LEAST_FACTOR)
        return np.asarray(np.log(factor), dtype=np.float64)

    def describe(self, attribute: Attribute, classes: list[str]) -> dict[str, Any]:
        """Return the parameters by class as plain JSON values."""
        description = {
            "name": attribute.name,
            "kind": "numeric",
            "mean": dict(zip(classes, self.mean.tolist(), strict=True)),
            "std": dict(zip(classes, self.std.tolist(), strict=True)),
        }
        return description | ({"precision": self.precision} if self.precision else {})


@dataclass(frozen=True, slots=True)
class Table:
    """The probabilities of the labels of one nominal attribute.

    Attributes
    ----------
    probability : ndarray of float64, shape (n_classes, n_labels)
    """

    probability: FloatArray

    def log_likelihood(self, values: FloatArray) -> FloatArray:
        """Return log p(label | class), shape (n, n_classes); 0 where missing."""
        known = ~np.isnan(values)
        logs = np.zeros((len(values), len(self.probability)))
        logs[known] = np.log(self.probability[:, values[known].astype(np.intp)]).T
        return logs

    def describe(self, attribute: Attribute, classes: list[str]) -> dict[str, Any]:
        """Return the table by class as plain JSON values."""
        rows = zip(classes, self.probability.tolist(), strict=True)
        return {
            "name": attribute.name,
            "kind": "nominal",
            "labels": list(attribute.values),
            "probability": dict(rows),
        }


@declare(
    Plugin(
        id="naive-bayes",
        title="Naive Bayes",
        kind="classifier",
        family="Bayes",
        params=(
            choice(
                "preset",
                "default",
                ("default", "weka"),
                help="weka rounds numeric values to their precision and integrates "
                "the normal density over it, as Weka's NaiveBayes does.",
            ),
        ),
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary="Multiplies the probabilities of the attributes as if they were "
        "independent within a class: normal densities for numeric attributes, "
        "frequency tables for nominal ones.",
        reference="G. H. John and P. Langley (1995), Estimating continuous "
        "distributions in Bayesian classifiers, UAI.",
    )
)
class NaiveBayes(ClassifierMixin, BaseEstimator):
    """Naive Bayes with normal densities and frequency tables side by side.

    The prior of a class is (count + 1) / (n + classes), the probability of a label
    (count + 1) / (known values of the class + labels). A missing value is left out of
    the counts in training and out of the product in prediction.

    Parameters
    ----------
    preset : {"default", "weka"}
        ``default``: means and population variances of the values, the variance at
        least 1e-9 of the attribute's variance over all rows. A class without a known
        value takes mean and variance of all rows.
        ``weka``: values rounded to the attribute's precision (its range over its
        distinct values less one), standard deviation at least a sixth of it, and
        the integral of the density over one precision instead of the density.

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    class_prior_ : ndarray of float64, shape (n_classes,)
    attributes_ : tuple of Attribute
    likelihoods_ : tuple
        For each column a `Normal` or a `Table`.

    References
    ----------
    G. H. John and P. Langley (1995), Estimating continuous distributions in Bayesian
    classifiers, UAI.
    """

    def __init__(self, preset: str = "default") -> None:
        self.preset = preset

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        attributes: Sequence[Attribute] | None = None,
    ) -> Self:
        """Count and average.

        Parameters
        ----------
        X : array-like, shape (n, d)
            Nominal cells are codes, missing cells NaN.
        y : array-like, shape (n,)
        attributes : sequence of Attribute, optional
            One for each column; all numeric if left out.

        Raises
        ------
        Problem
            When a parameter is wrong, or the attributes do not fit the columns.
        """
        check_params(self.plugin.params, self.get_params(deep=False))
        rows, labels = validate_data(
            self, X, y, dtype=np.float64, ensure_all_finite="allow-nan"
        )
        check_classification_targets(labels)
        self.attributes_ = matching_attributes(rows, attributes)
        self.classes_, codes = class_codes(labels)
        n_classes = len(self.classes_)
        counts = np.bincount(codes, minlength=n_classes)
        self.class_prior_ = (counts + 1.0) / (len(codes) + n_classes)
        self.likelihoods_ = tuple(
            self._likelihood(column, codes, attribute)
            for column, attribute in zip(rows.T, self.attributes_, strict=True)
        )
        return self

    def _likelihood(
        self, column: FloatArray, codes: IntArray, attribute: Attribute
    ) -> Normal | Table:
        known = ~np.isnan(column)
        values, codes, n_classes = column[known], codes[known], len(self.classes_)
        if attribute.is_nominal:
            return _table(values, codes, n_classes, len(attribute.values))
        if self.preset == "weka":
            return _weka_normal(values, codes, n_classes)
        return _normal(values, codes, n_classes)

    def predict_joint_log_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return log P(class) + log p(row | class), shape (n, n_classes)."""
        check_is_fitted(self)
        rows = validate_data(
            self, X, dtype=np.float64, ensure_all_finite="allow-nan", reset=False
        )
        matching_attributes(rows, self.attributes_)
        joint = np.tile(np.log(self.class_prior_), (len(rows), 1))
        for column, likelihood in zip(rows.T, self.likelihoods_, strict=True):
            joint += likelihood.log_likelihood(column)
        return joint

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return the posterior of each class, shape (n, n_classes)."""
        posterior = softmax(self.predict_joint_log_proba(X), axis=1)
        return np.asarray(posterior, dtype=np.float64)

    def predict(self, X: npt.ArrayLike) -> npt.NDArray[Any]:
        """Return the most probable class of each row, shape (n,); ties: the first."""
        best = np.argmax(self.predict_joint_log_proba(X), axis=1)
        return np.asarray(self.classes_[best])

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return the priors and each attribute's parameters as plain JSON values.

        Parameters
        ----------
        attributes : sequence of Attribute, optional
            Whose names to use; those of `fit` if left out.
        classes : sequence of str, optional
            The declared class labels, when y held their codes.
        """
        names = class_names(self.classes_, classes)
        described = attributes if attributes is not None else self.attributes_
        return {
            "priors": dict(zip(names, self.class_prior_.tolist(), strict=True)),
            "attributes": [
                likelihood.describe(attribute, names)
                for likelihood, attribute in zip(
                    self.likelihoods_, described, strict=True
                )
            ],
        }

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.allow_nan = True
        return tags


def _table(values: FloatArray, codes: IntArray, n_classes: int, n_labels: int) -> Table:
    counts = np.zeros((n_classes, n_labels))
    np.add.at(counts, (codes, values.astype(np.intp)), 1.0)
    return Table((counts + 1.0) / (counts.sum(axis=1, keepdims=True) + n_labels))


def _moments(
    values: FloatArray, codes: IntArray, n_classes: int
) -> tuple[FloatArray, FloatArray, npt.NDArray[np.bool_]]:
    """Mean and population variance of each class, and which classes have a value."""
    counts = np.bincount(codes, minlength=n_classes)
    divisor = np.maximum(counts, 1)
    mean = np.bincount(codes, values, n_classes) / divisor
    squares = (values - mean[codes]) ** 2  # about the mean: no cancellation
    return mean, np.bincount(codes, squares, n_classes) / divisor, counts > 0


def _normal(values: FloatArray, codes: IntArray, n_classes: int) -> Normal:
    mean, variance, seen = _moments(values, codes, n_classes)
    overall = (values.mean(), values.var()) if len(values) else (0.0, 0.0)
    # a constant attribute tells nothing: any common variance will do
    overall_variance = overall[1] or 1.0
    mean = np.where(seen, mean, overall[0])
    variance = np.where(seen, variance, overall_variance)
    std = np.sqrt(np.maximum(variance, VARIANCE_FLOOR * overall_variance))
    return Normal(mean, std)


def _weka_normal(values: FloatArray, codes: IntArray, n_classes: int) -> Normal:
    distinct = np.unique(values)
    gaps = len(distinct) - 1
    constant = gaps < 1
    precision = (
        WEKA_CONSTANT_PRECISION
        if constant
        else float((distinct[-1] - distinct[0]) / gaps)
    )
    mean, variance, _ = _moments(_rounded(values, precision), codes, n_classes)
    return Normal(mean, np.maximum(np.sqrt(variance), precision / 6), precision)


def _rounded(values: FloatArray, precision: float) -> FloatArray:
    return np.asarray(np.rint(values / precision) * precision, dtype=np.float64)
