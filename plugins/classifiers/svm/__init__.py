"""The support vector machine of libsvm: scores without chance, and Weka's SMO."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from itertools import combinations
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from scipy.special import softmax
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.svm import SVC
from sklearn.utils.validation import (
    _check_sample_weight,
    check_is_fitted,
)

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    check_params,
    choice,
    class_names,
    declare,
    integer,
    matching_attributes,
    real,
    report,
)
from workbench.numerics.estimators.arguments import class_codes
from workbench.numerics.estimators.input_checks import (
    check_classification_targets,
    validate_data,
)
from workbench.numerics.java_random import JavaRandom
from workbench.numerics.weka_inputs import WekaInputs

from .smo import LinearSMO
from .two_rows import solve_two_rows

#: Pairs of classes of one row each that are learnt at once.
_PAIRS_AT_ONCE = 4096
#: Values of pairs that lie in memory at once: 16 MB.
_MOST_VALUES = 1 << 21


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
                ("default", "weka"),
                help="default: the parameters as given; weka: Weka's SMO, a linear "
                "kernel on attributes scaled to 0..1, votes instead of distances.",
                advanced=True,
            ),
        ),
        reads=frozenset({"numeric", "weights"}),
        reads_when=(
            (
                "preset",
                "weka",
                frozenset({"numeric", "nominal", "missing", "weights"}),
            ),
        ),
        summary="Separates each pair of classes by the widest margin, in the space "
        "of a kernel. Sensitive to the units of the attributes: scale them.",
        reference="C. Cortes and V. Vapnik (1995), Support-vector networks, Machine "
        "Learning 20; C.-C. Chang and C.-J. Lin (2011), LIBSVM; for weka: J. C. Platt "
        "(1999), Fast training of support vector machines using SMO.",
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
    preset : {"default", "weka"}
        ``weka`` does what Weka's SMO does by default: gaps filled by mean and mode,
        labels spread over 0/1 columns, all columns scaled to 0..1 by the training
        range, a linear kernel with the given C (`kernel`, `gamma` and `degree` are not
        looked at), and the votes of the pairs as the scores of the classes.

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    inputs_ : WekaInputs or None
        The preparation that belongs to the preset ``weka``.
    svc_ : sklearn.svm.SVC or None
        None when only one class was seen, and under the preset ``weka``.
    weights_, thresholds_ : ndarray, shape (pairs, columns) and (pairs,), or None
        Under the preset ``weka`` the machine of each pair of classes: w·x - b is above
        0 for the second. Where neither class has a row the threshold is NaN: the pair
        does not vote.
    n_support_ : ndarray of int64, shape (n_classes,)
        Rows of each class that are support vectors of some pair.

    Notes
    -----
    Formula: the sign of Σ αᵢ yᵢ K(xᵢ, x) + b, with the widest margin.

    Cost: between O(n²) and O(n³) to train; O(s d) for each query with s support
    vectors.

    Fails when attributes are unscaled, or C and gamma were not tuned.

    `predict_proba` is the softmax of the decision values: the logistic function of the
    signed distance for two classes; for more, of the votes of the pairs, ties between
    votes ordered by the sum of their distances. It is deterministic and agrees with
    `predict`, and ranks rows, but it is not a calibrated probability.

    References
    ----------
    C. Cortes and V. Vapnik (1995), Support-vector networks, Machine Learning 20.

    Examples
    --------
    >>> from workbench.bundled.svm import SVM
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> SVM().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    #: So that scores and classes of the same rows need the kernel once.
    predicts_likeliest = True

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

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        sample_weight: npt.ArrayLike | None = None,
        attributes: Sequence[Attribute] | None = None,
        class_attribute: Attribute | None = None,
    ) -> Self:
        """Find the support vectors.

        Parameters
        ----------
        X : array-like, shape (n, d)
        y : array-like, shape (n,)
        sample_weight : array-like, shape (n,), optional
            Each row's C is C times its weight.
        attributes : sequence of Attribute, optional
            Which columns are nominal, for the preset ``weka``; all numeric if None.
        class_attribute : Attribute, optional
            What y holds codes of; under ``weka`` `classes_` are all its labels.

        Raises
        ------
        Problem
            When a parameter is wrong or the attributes do not fit the columns.
        """
        check_params(self.plugin.params, self.get_params(deep=False))
        rows, labels = validate_data(
            self, X, y, dtype=np.float64, ensure_all_finite=self._finite()
        )
        check_classification_targets(labels)
        weights = None
        if sample_weight is not None:
            weights = _check_sample_weight(sample_weight, rows, dtype=np.float64)
        report.check()
        declared = class_attribute if self.preset == "weka" else None
        self.classes_, codes = class_codes(labels, declared)
        self.inputs_ = self._learned_inputs(rows, weights, attributes)
        self.svc_: SVC | None = None
        self.weights_: FloatArray | None = None
        self.thresholds_: FloatArray | None = None
        self.n_support_ = np.zeros(len(self.classes_), np.int64)
        if len(self.classes_) < 2:
            return self
        if self.inputs_ is not None:
            if weights is not None:
                rows, codes = rows[weights > 0], codes[weights > 0]
                weights = weights[weights > 0]
            self._fit_pairs(self.inputs_.transform(rows), codes, weights)
        else:
            machine = self._machine(rows, weights)
            self.svc_ = machine.fit(rows, codes, sample_weight=weights)
            self.n_support_ = self.svc_.n_support_.astype(np.int64)
        return self

    def _fit_pairs(
        self, X: FloatArray, codes: IntArray, weights: FloatArray | None
    ) -> None:
        """Learn a machine for each pair of classes, as Weka does and in its order.

        A pair in which a class has no row draws its random numbers, too: the machines
        that come after it depend on that.
        """
        prices = np.full(len(X), self.C) if weights is None else self.C * weights
        pairs = list(combinations(range(len(self.classes_)), 2))
        self.weights_ = np.zeros((len(pairs), X.shape[1]))
        self.thresholds_ = np.zeros(len(pairs))
        supports = np.zeros(len(X), bool)
        random = JavaRandom(1)
        members = [np.flatnonzero(codes == c) for c in range(len(self.classes_))]
        of_two: list[tuple[int, int, int]] = []
        for pair, (first, second) in enumerate(pairs):
            both = (members[first], members[second])
            if len(both[0]) == len(both[1]) == 1:  # classes by the hundred are such
                rows = int(both[0][0]), int(both[1][0])
                swapped = random.below(2) == 0  # what `permutation` does
                of_two.append((pair, *rows[::-1]) if swapped else (pair, *rows))
                continue
            together = np.concatenate(both)
            order = together[random.permutation(len(together))]
            if not all(map(len, both)):  # none has the class, or those of no weight
                self.thresholds_[pair] = _lonely_threshold(*map(len, both))
                continue
            self._fit_pair(pair, order, X, codes, prices, supports)
            report.progress((pair + 1) / len(pairs), f"pair {pair + 1}")
        for start in range(0, len(of_two), _PAIRS_AT_ONCE):
            part = np.array(of_two[start : start + _PAIRS_AT_ONCE])
            self._fit_pairs_of_two(part, X, codes, prices, supports)
            report.progress(
                (start + len(part)) / len(of_two), f"pair {part[-1, 0] + 1}"
            )
        self.n_support_ = np.bincount(codes[supports], minlength=len(self.classes_))

    def _fit_pair(
        self,
        pair: int,
        order: IntArray,
        X: FloatArray,
        codes: IntArray,
        prices: FloatArray,
        supports: npt.NDArray[np.bool_],
    ) -> None:
        """Learn the machine of a pair from its rows in order; note its supports."""
        assert self.weights_ is not None
        assert self.thresholds_ is not None
        signs = np.where(codes[order] == codes[order].max(), 1.0, -1.0)
        machine = LinearSMO(X[order], signs, prices[order])
        self.thresholds_[pair] = machine.solve()
        self.weights_[pair] = machine.weights
        supports[order] |= machine.alpha > 0.0

    def _fit_pairs_of_two(
        self,
        pairs: IntArray,
        X: FloatArray,
        codes: IntArray,
        prices: FloatArray,
        supports: npt.NDArray[np.bool_],
    ) -> None:
        """Do what `_fit_pair` does for each of ``pair, row, other row``, shape (m, 3)."""
        assert self.weights_ is not None
        assert self.thresholds_ is not None
        at, first, other = pairs.T
        sign = np.where(codes[first] > codes[other], 1.0, -1.0)
        found = solve_two_rows(X[first], X[other], sign, prices[first], prices[other])
        self.weights_[at], self.thresholds_[at] = found.weights, found.thresholds
        supports[pairs[found.solved, 1:]] = True
        for pair, *order in pairs[~found.solved].tolist():
            self._fit_pair(pair, np.array(order), X, codes, prices, supports)

    def _finite(self) -> bool | str:
        return "allow-nan" if self.preset == "weka" else True

    def _learned_inputs(
        self,
        rows: FloatArray,
        weights: FloatArray | None,
        attributes: Sequence[Attribute] | None,
    ) -> WekaInputs | None:
        if self.preset != "weka":
            return None
        described = matching_attributes(rows, attributes)
        return WekaInputs.fit(
            rows,
            described,
            fill_gaps=True,
            low=0.0,
            idle_divisor=np.inf,
            weights=weights,
        )

    def _machine(self, rows: FloatArray, weights: FloatArray | None) -> SVC:
        return SVC(
            kernel=self.kernel,
            C=self.C,
            gamma=_width(rows, weights) if self.gamma is None else self.gamma,
            degree=self.degree,
            coef0=1.0,
            decision_function_shape="ovr",
        )

    def decision_function(self, X: npt.ArrayLike) -> FloatArray:
        """Return the decision values.

        Returns
        -------
        ndarray of float64
            Two classes: shape (n,), positive for the second. Otherwise shape
            (n, n_classes), the largest for the predicted class (under the preset
            ``weka`` the first of the largest: these are votes).
        """
        check_is_fitted(self)
        rows = validate_data(
            self, X, dtype=np.float64, reset=False, ensure_all_finite=self._finite()
        )
        if len(self.classes_) == 1:
            return np.zeros((len(rows), 1))
        if self.inputs_ is None:
            assert self.svc_ is not None
            machine = copy(self.svc_).set_params(decision_function_shape="ovo")
            values = np.asarray(machine.decision_function(rows), dtype=np.float64)
            return (
                values if values.ndim == 1 else _of_classes(values, len(self.classes_))
            )
        inputs, n_classes = self.inputs_.transform(rows), len(self.classes_)
        if n_classes == 2:
            return self._pair_values(inputs)[:, 0]
        # the values of hundreds of classes' pairs would fill the memory
        size = max(1, _MOST_VALUES // (n_classes * (n_classes - 1) // 2))
        parts = [inputs[start : start + size] for start in range(0, len(inputs), size)]
        return np.vstack([_votes(self._pair_values(X), n_classes) for X in parts])

    def _pair_values(self, X: FloatArray) -> FloatArray:
        """Return w·x - b of each pair, shape (m, pairs), summed column by column."""
        assert self.weights_ is not None
        assert self.thresholds_ is not None
        values = np.zeros((len(X), len(self.thresholds_)))
        for column, weights in zip(X.T, self.weights_.T, strict=True):
            if weights.any():
                values += column[:, None] * weights
        return np.asarray(values - self.thresholds_)

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return the softmax of the decision values, shape (n, n_classes).

        Under the preset ``weka`` the share of the votes that each class wins.
        """
        decision = self.decision_function(X)
        if len(self.classes_) == 1:
            return np.ones_like(decision)
        if self.preset == "weka":
            if decision.ndim == 1:
                decision = np.column_stack([decision <= 0, decision > 0])
            return np.asarray(decision / decision.sum(axis=1, keepdims=True))
        if decision.ndim == 1:
            decision = np.column_stack([np.zeros(len(decision)), decision])
        return np.asarray(softmax(decision, axis=1), dtype=np.float64)

    def predict(self, X: npt.ArrayLike) -> npt.NDArray[Any]:
        """Return the class with the largest score, shape (n,); ties: the first."""
        best = np.argmax(self.predict_proba(X), axis=1)
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
        per_class = self.n_support_.tolist()
        intercepts: list[float] = []
        if self.svc_ is not None:
            intercepts = self.svc_.intercept_.tolist()
        elif self.thresholds_ is not None:
            intercepts = np.nan_to_num(-self.thresholds_).tolist()
        return {
            "kernel": "linear" if self.preset == "weka" else self.kernel,
            "support_vectors": sum(per_class),
            "support_per_class": dict(zip(names, per_class, strict=True)),
            "pairs": len(names) * (len(names) - 1) // 2,
            "intercepts": intercepts,
        }

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.allow_nan = self.preset == "weka"
        return tags


def _width(rows: FloatArray, weights: FloatArray | None) -> float:
    """Return 1 / (d × variance of all cells), each row counted with its weight."""
    mean = np.average(rows.mean(axis=1), weights=weights)
    variance = np.average(((rows - mean) ** 2).mean(axis=1), weights=weights)
    return float(1.0 / (rows.shape[1] * variance)) if variance > 0 else 1.0


def _lonely_threshold(n_first: int, n_second: int) -> float:
    """Return the threshold of a machine that knows rows of one class, or of none."""
    if n_first:
        return 1.0
    return -1.0 if n_second else np.nan


def _of_classes(values: FloatArray, n_classes: int) -> FloatArray:
    """Return scikit-learn's values of the classes: votes, ties by the sum of distances.

    To the last bit, but not pair by pair: (m, pairs) -> (m, n_classes).
    """
    votes, sums = np.zeros((2, len(values), n_classes))
    pair = 0
    for first in range(n_classes - 1):  # its pairs with all later ones lie side by side
        own = values[:, pair : pair + n_classes - 1 - first]
        lost = own < 0
        votes[:, first] += np.count_nonzero(~lost, axis=1)
        votes[:, first + 1 :] += lost
        sums[:, first + 1 :] -= own
        in_turn = np.column_stack([sums[:, first], own])
        sums[:, first] = np.add.accumulate(in_turn, axis=1)[:, -1]
        pair += own.shape[1]
    return np.asarray(votes + sums / (3 * (np.abs(sums) + 1)))


def _votes(decision: FloatArray, n_classes: int) -> FloatArray:
    """Count the pairs each class wins: (m, pairs) -> (m, n_classes)."""
    votes = np.zeros((len(decision), n_classes))
    pair = 0
    for first in range(n_classes - 1):  # its pairs with all later ones lie side by side
        values = decision[:, pair : pair + n_classes - 1 - first]
        votes[:, first] += np.count_nonzero(values <= 0, axis=1)
        votes[:, first + 1 :] += values > 0
        pair += values.shape[1]
    return votes
