"""Naive Bayes over numeric and nominal attributes, missing values skipped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from scipy.special import softmax
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.utils.validation import check_is_fitted

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    Problem,
    check_params,
    choice,
    class_names,
    declare,
    flag,
    matching_attributes,
)
from workbench.numerics.estimators.arguments import class_codes, row_weights
from workbench.numerics.estimators.input_checks import (
    check_classification_targets,
    validate_data,
)

from .likelihoods import (
    Likelihood,
    Normal,
    Sample,
    discretised,
    kernels,
    normal,
    table,
    weka_normal,
)

_CELLS = 1 << 20  # of a block of rows by classes: 8 MB

#: Weka: no factor falls below this, so that one attribute cannot rule out a class; and
#: products that all are below it are made larger.
LEAST_FACTOR = 1e-75


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
            flag(
                "kernel_density",
                False,
                help="A normal density about each training value instead of one for "
                "all (Weka's -K).",
            ),
            flag(
                "discretise",
                False,
                help="Cut numeric attributes into intervals where the classes change "
                "and count (Fayyad and Irani; Weka's -D).",
            ),
        ),
        reads=frozenset({"numeric", "nominal", "missing", "weights"}),
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
        the integral of the density over one precision instead of the density. Each
        factor is at least 1e-75, and classes without a row take part if declared.
    kernel_density : bool
        The density of a numeric attribute is the mean of normal densities about the
        training values of the class, of width range/√n, rounded and integrated as under
        ``weka``, which also leaves out far kernels (below 1 % of the sum).
    discretise : bool
        Numeric attributes are cut into intervals by Fayyad and Irani's rule.

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    class_prior_ : ndarray of float64, shape (n_classes,)
    attributes_ : tuple of Attribute
    likelihoods_ : tuple
        For each column what `workbench.bundled.naive_bayes.likelihoods` has for it.

    Notes
    -----
    Formula: P(y) Πⱼ p(xⱼ | y).

    Cost: O(n d) to train, O(c d) for each query with c classes.

    Fails when attributes depend on each other: the probabilities become too extreme,
    though the ranking is often right.

    Rows of weight w count w times.

    References
    ----------
    G. H. John and P. Langley (1995), Estimating continuous distributions in Bayesian
    classifiers, UAI.

    Examples
    --------
    >>> from workbench.bundled.naive_bayes import NaiveBayes
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> NaiveBayes().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    #: `predict` is the likeliest class of `predict_proba`: one answer serves both.
    predicts_likeliest = True

    def __init__(
        self,
        preset: str = "default",
        kernel_density: bool = False,
        discretise: bool = False,
    ) -> None:
        self.preset = preset
        self.kernel_density = kernel_density
        self.discretise = discretise

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        attributes: Sequence[Attribute] | None = None,
        class_attribute: Attribute | None = None,
        sample_weight: npt.ArrayLike | None = None,
    ) -> Self:
        """Count and average.

        Parameters
        ----------
        X : array-like, shape (n, d)
            Nominal cells are codes, missing cells NaN.
        y : array-like, shape (n,)
        attributes : sequence of Attribute, optional
            One for each column; all numeric if left out.
        class_attribute : Attribute, optional
            What y holds codes of; under ``weka`` `classes_` are all its labels.
        sample_weight : array-like, shape (n,), optional

        Raises
        ------
        Problem
            When a parameter is wrong, or the attributes do not fit the columns.
        """
        check_params(self.plugin.params, self.get_params(deep=False))
        if self.kernel_density and self.discretise:
            raise Problem(
                "kernel_density and discretise together", expected="one of them"
            )
        rows, labels = validate_data(
            self, X, y, dtype=np.float64, ensure_all_finite="allow-nan"
        )
        check_classification_targets(labels)
        self.attributes_ = matching_attributes(rows, attributes)
        declared = class_attribute if self.preset == "weka" else None
        self.classes_, codes = class_codes(labels, declared)
        weights = row_weights(sample_weight, len(codes))
        n_classes = len(self.classes_)
        counts = np.bincount(codes, weights, n_classes)
        self.class_prior_ = (counts + 1.0) / (weights.sum() + n_classes)
        self.likelihoods_ = tuple(
            self._likelihood(column, codes, weights, attribute)
            for column, attribute in zip(rows.T, self.attributes_, strict=True)
        )
        return self

    def _likelihood(
        self,
        column: FloatArray,
        codes: IntArray,
        weights: FloatArray,
        attribute: Attribute,
    ) -> Likelihood:
        known = ~np.isnan(column)
        if self.preset == "default":
            known &= weights > 0  # Weka asks such rows for the precision
        n_classes = len(self.classes_)
        if known.all():  # no copies
            sample = Sample(np.ascontiguousarray(column), codes, weights, n_classes)
        else:
            sample = Sample(column[known], codes[known], weights[known], n_classes)
        if attribute.is_nominal:
            return table(sample, len(attribute.values))
        if self.discretise:
            return discretised(sample)
        if self.kernel_density:
            return kernels(sample, hasty=self.preset == "weka")
        return weka_normal(sample) if self.preset == "weka" else normal(sample)

    def predict_joint_log_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return log P(class) + log p(row | class), shape (n, n_classes)."""
        rows = self._queries(X)
        joint = np.tile(np.log(self.class_prior_), (len(rows), 1))
        for block in self._blocks(len(rows)):
            columns = zip(rows[block].T, self.likelihoods_, strict=True)
            for column, likelihood in columns:
                joint[block] += _logs(likelihood, column)
        return joint

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return the posterior of each class, shape (n, n_classes)."""
        if self.preset == "weka":
            rows = self._queries(X)
            parts = [self._weka_posterior(rows[b]) for b in self._blocks(len(rows))]
            return np.concatenate(parts)
        posterior = softmax(self.predict_joint_log_proba(X), axis=1)
        return np.asarray(posterior, dtype=np.float64)

    def predict(self, X: npt.ArrayLike) -> npt.NDArray[Any]:
        """Return the most probable class of each row, shape (n,); ties: the first."""
        best = np.argmax(self.predict_proba(X), axis=1)
        return np.asarray(self.classes_[best])

    def _queries(self, X: npt.ArrayLike) -> FloatArray:
        check_is_fitted(self)
        rows: FloatArray = validate_data(
            self, X, dtype=np.float64, ensure_all_finite="allow-nan", reset=False
        )
        matching_attributes(rows, self.attributes_)
        return rows

    def _blocks(self, n: int) -> list[slice]:
        """Return blocks of rows that bound what is in memory beside the answer."""
        step = max(1, _CELLS // len(self.classes_))
        return [slice(start, start + step) for start in range(0, n, step)]

    def _weka_posterior(self, rows: FloatArray) -> FloatArray:
        # a plain product: what falls below the smallest number is 0, as in Weka
        product = np.tile(self.class_prior_, (len(rows), 1))
        for column, likelihood in zip(rows.T, self.likelihoods_, strict=True):
            product *= np.maximum(likelihood.factors(column), LEAST_FACTOR)
            largest = product.max(axis=1, initial=0.0)
            product[(largest > 0) & (largest < LEAST_FACTOR)] /= LEAST_FACTOR
        product /= product.sum(axis=1, keepdims=True)
        return product

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


def _logs(likelihood: Likelihood, values: FloatArray) -> FloatArray:
    if isinstance(likelihood, Normal) and not likelihood.precision:
        return likelihood.logs(values)
    return np.log(np.maximum(likelihood.factors(values), LEAST_FACTOR))
