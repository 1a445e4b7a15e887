"""Bagging: one learner on many bootstrap samples, their probabilities averaged."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, ClassifierMixin

from workbench.api import (
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
    TrainingRows,
    class_probabilities,
    drawn_rows,
    drawn_seed,
    make_learner,
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
    sample_share : float
        Size of a sample over the number of training rows, above 0, at most 1.
    out_of_bag : bool
        Whether `oob_score_` is computed.

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

    Examples
    --------
    >>> from workbench.bundled.bagging import Bagging
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> Bagging(n_estimators=3).fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
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

    def _train(self, rows: TrainingRows, random: np.random.Generator) -> None:
        weights = np.ones(len(rows)) if rows.weights is None else rows.weights
        alike = rows.weighing(None)  # a member's rows were drawn by their weights
        size = max(1, round(self.sample_share * len(rows)))
        self.samples_: list[IntArray] = []
        for i in range(self.n_estimators):
            progress(i / self.n_estimators, f"member {i + 1} of {self.n_estimators}")
            member = make_learner(self.base, drawn_seed(random))
            drawn = drawn_rows(random, weights, size)
            self.estimators_.append(alike.sample(drawn).fit(member))
            self.samples_.append(drawn)
        self.oob_score_ = (
            self._out_of_bag(rows.X, rows.codes) if self.out_of_bag else None
        )

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

    def _model(self, labels: list[str]) -> dict[str, Any]:
        del labels  # no class is named
        return {
            "base": self.base,
            "members": len(self.estimators_),
            "rows_per_sample": len(self.samples_[0]),
            "different_rows": [int(np.unique(s).size) for s in self.samples_],
            "out_of_bag_accuracy": self.oob_score_,
        }
