"""Bagging: one learner on many bootstrap samples, their probabilities averaged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.utils.validation import check_is_fitted

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    declare,
    flag,
    integer,
    learner,
    progress,
    real,
    seed,
)
from workbench.numerics.estimators.committee import Committee
from workbench.numerics.estimators.ensemble import (
    Learner,
    class_probabilities,
    coded_class,
    drawn_rows,
    drawn_seed,
    make_learner,
    row_weights,
)


@declare(
    Plugin(
        id="bagging",
        title="Bagging",
        kind="classifier",
        family="Ensembles",
        params=(
            learner("base", "j48", help="What is trained on every sample."),
            integer("n_estimators", 10, low=1, high=10_000, help="How many samples."),
            real(
                "sample_share",
                1.0,
                low=0.0,
                low_open=True,
                high=1.0,
                help="Rows in each sample as a share of the training rows; they are "
                "drawn with replacement.",
            ),
            flag(
                "out_of_bag",
                True,
                help="Judge each training row by the members whose sample lacks it.",
                advanced=True,
            ),
            seed(),
        ),
        reads=frozenset({"numeric", "nominal", "missing", "weights"}),
        summary="Trains one learner on many samples of the rows, drawn with "
        "replacement, and averages the probabilities. Helps learners that a few rows "
        "can change much, as trees.",
        reference="L. Breiman (1996), Bagging predictors, Machine Learning 24, 123-140.",
    )
)
class Bagging(Committee, ClassifierMixin, BaseEstimator):
    """Bootstrap aggregating.

    Parameters
    ----------
    base : str
        A plugin and its parameters, ``j48 confidence=0.1``.
    n_estimators : int
    sample_share : float
        Size of a sample over the number of training rows, above 0, at most 1.
    out_of_bag : bool
        Whether `oob_score_` is computed.
    random_state : int

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    estimators_ : list of Learner
        They learned the positions of the classes in `classes_`.
    samples_ : list of ndarray of int64
        The rows of each sample, ascending, as often as they were drawn.
    oob_score_ : float or None
        Accuracy over the rows that some member did not see, by the mean of those
        members' probabilities; None where there is no such row, or not asked for.

    Notes
    -----
    Weights of rows make them more or less probable in a sample, as in Weka; so they
    count whether or not the base honours weights. What the base cannot read is prepared
    for it on each sample. A base with a seed of its own gets a new one each time.

    References
    ----------
    L. Breiman (1996), Bagging predictors, Machine Learning 24, 123-140.
    """

    def __init__(
        self,
        base: str = "j48",
        n_estimators: int = 10,
        sample_share: float = 1.0,
        out_of_bag: bool = True,
        random_state: int = 1,
    ) -> None:
        self.base = base
        self.n_estimators = n_estimators
        self.sample_share = sample_share
        self.out_of_bag = out_of_bag
        self.random_state = random_state

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        attributes: Sequence[Attribute] | None = None,
        sample_weight: npt.ArrayLike | None = None,
    ) -> Self:
        """Draw the samples and fit the base on each.

        Parameters
        ----------
        X : array-like, shape (n, d)
            Nominal cells are codes, missing cells NaN.
        y : array-like, shape (n,)
        attributes : sequence of Attribute, optional
            One for each column; all numeric if None.
        sample_weight : array-like, shape (n,), optional
            How probable each row is in a sample.

        Raises
        ------
        Problem
            When a parameter is wrong or the base refuses the rows.
        Cancelled
            Between two members.
        """
        rows, codes, columns = self._training(X, y, attributes)
        weights = row_weights(sample_weight, rows)
        told = coded_class(self.classes_)
        random = np.random.default_rng(self.random_state)
        size = max(1, round(self.sample_share * len(rows)))
        self.samples_: list[IntArray] = []
        self.estimators_: list[Learner] = []
        for i in range(self.n_estimators):
            progress(i / self.n_estimators, f"member {i + 1} of {self.n_estimators}")
            member = make_learner(self.base, drawn_seed(random))
            drawn = drawn_rows(random, weights, size)
            member.fit(rows[drawn], codes[drawn], columns, None, told)
            self.estimators_.append(member)
            self.samples_.append(drawn)
        self.oob_score_ = self._out_of_bag(rows, codes) if self.out_of_bag else None
        return self

    def _out_of_bag(self, rows: FloatArray, codes: IntArray) -> float | None:
        sums = np.zeros((len(rows), len(self.classes_)))
        judged = np.zeros(len(rows), bool)
        for member, sample in zip(self.estimators_, self.samples_, strict=True):
            out = np.setdiff1d(np.arange(len(rows)), sample)
            if out.size:
                sums[out] += class_probabilities(member, rows[out], len(self.classes_))
                judged[out] = True
        if not judged.any():
            return None
        return float((sums.argmax(axis=1) == codes)[judged].mean())

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return the mean of the members' probabilities, shape (n, n_classes)."""
        rows = self._asked(X)
        total = np.zeros((len(rows), len(self.classes_)))
        for member in self.estimators_:
            total += class_probabilities(member, rows, len(self.classes_))
        return np.asarray(total / len(self.estimators_))

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return the members and the out-of-bag accuracy as plain JSON values.

        Parameters
        ----------
        attributes : sequence of Attribute, optional
            Not needed: every member knows its own.
        classes : sequence of str, optional
            Not needed: no class is named.
        """
        del attributes, classes
        check_is_fitted(self)
        return {
            "base": self.base,
            "members": len(self.estimators_),
            "rows_per_sample": len(self.samples_[0]),
            "different_rows": [int(np.unique(s).size) for s in self.samples_],
            "out_of_bag_accuracy": self.oob_score_,
        }
