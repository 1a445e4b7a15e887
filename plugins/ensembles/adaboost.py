"""AdaBoost.M1: members trained one after the other on the rows so far misjudged."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from scipy.special import softmax
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
    seed,
)
from workbench.numerics.estimators.committee import Committee
from workbench.numerics.estimators.ensemble import (
    Learner,
    TrainingRows,
    class_probabilities,
    drawn_rows,
    drawn_seed,
    make_learner,
)

#: Errors closer than this are equal, as in Weka.
_TOLERANCE = 1e-6
#: So often is a sample drawn anew when its member makes no error at all.
_DRAWS = 10


@declare(
    Plugin(
        id="adaboost",
        title="AdaBoost.M1",
        kind="classifier",
        family="Ensembles",
        params=(
            learner("base", "j48", help="What is trained on the weighted rows."),
            integer("n_estimators", 10, low=1, high=10_000, help="At most so many."),
            flag(
                "resample",
                False,
                help="Draw rows by their weights even for a base that honours weights.",
            ),
            seed(),
        ),
        reads=frozenset({"numeric", "nominal", "missing", "weights"}),
        summary="Trains one learner again and again, each time with more weight on the "
        "rows misjudged before, and lets all vote by how right they were.",
        reference="Y. Freund and R. E. Schapire (1996), Experiments with a new boosting "
        "algorithm, Proc. 13th International Conference on Machine Learning, 148-156.",
    )
)
class AdaBoost(Committee, ClassifierMixin, BaseEstimator):
    """AdaBoost.M1.

    Parameters
    ----------
    base : str
        A plugin and its parameters, ``j48 confidence=0.1``.
    resample : bool
        Whether rows are drawn by their weights even where the base honours weights.

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    estimators_ : list of Learner
        They learned the positions of the classes in `classes_`.
    errors_ : list of float
        The weighted error of each on the training rows.
    vote_weights_ : ndarray of float64
        log((1 - error) / error) of each.
    weights_ : ndarray of float64, shape (n,)
        Of the rows, after the last member; their sum is that of the weights given.

    Notes
    -----
    A member of error e (weighted, on all training rows) votes with log((1 - e) / e), and
    the rows it misjudges become (1 - e) / e times as heavy before all weights are scaled
    to their old sum. It ends at an error of 0 or of 1/2 and more; the member that made
    it is kept only if it is the first (with one member alone its own probabilities are
    the answer). A base that honours no weights is trained on as many rows drawn by
    their weights, anew up to ten times while it makes no error. All as in Weka.
    `predict_proba` is the softmax of the sums of votes.

    References
    ----------
    Y. Freund and R. E. Schapire (1996), Experiments with a new boosting algorithm.

    Examples
    --------
    >>> from workbench.bundled.adaboost import AdaBoost
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> AdaBoost(n_estimators=5).fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    def __init__(
        self,
        base: str = "j48",
        n_estimators: int = 10,
        resample: bool = False,
        random_state: int = 1,
    ) -> None:
        self.base = base
        self.n_estimators = n_estimators
        self.resample = resample
        self.random_state = random_state

    def _train(self, rows: TrainingRows, random: np.random.Generator) -> None:
        self.weights_ = np.ones(len(rows)) if rows.weights is None else rows.weights
        self.errors_: list[float] = []
        for i in range(self.n_estimators):
            progress(i / self.n_estimators, f"member {i + 1} of {self.n_estimators}")
            if not self._boost(rows, random):
                break
        errors = np.clip(self.errors_, _TOLERANCE, 1.0 - _TOLERANCE)
        self.vote_weights_ = np.log((1.0 - errors) / errors)

    def _boost(self, rows: TrainingRows, random: np.random.Generator) -> bool:
        """Train one member and reweight the rows; False if it was the last."""
        total = self.weights_.sum()
        for _ in range(_DRAWS):
            member, drawn = self._member(rows, random)
            wrong = _predicted(member, rows.X, rows.n_classes) != rows.codes
            error = float(self.weights_[wrong].sum() / total)
            if error > _TOLERANCE or not drawn:
                break
        useful = _TOLERANCE < error < 0.5 - _TOLERANCE
        if useful or not self.estimators_:
            self.estimators_.append(member)
            self.errors_.append(error)
        if useful:
            self.weights_[wrong] *= (1.0 - error) / error
            self.weights_ *= total / self.weights_.sum()
        return useful

    def _member(
        self, rows: TrainingRows, random: np.random.Generator
    ) -> tuple[Learner, bool]:
        """Train the base; the second value says whether on rows drawn."""
        member = make_learner(self.base, drawn_seed(random))
        if member.honours_weights and not self.resample:
            # a copy: the member may keep it, and these are still to change
            return rows.weighing(self.weights_.copy()).fit(member), False
        drawn = drawn_rows(random, self.weights_, len(rows))
        return rows.weighing(None).sample(drawn).fit(member), True

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return the softmax of the sums of votes, shape (n, n_classes)."""
        rows = self._asked(X)
        n_classes = len(self.classes_)
        if len(self.estimators_) == 1:
            return class_probabilities(self.estimators_[0], rows, n_classes)
        sums = np.zeros((len(rows), n_classes))
        every = np.arange(len(rows))
        for member, weight in zip(self.estimators_, self.vote_weights_, strict=True):
            sums[every, _predicted(member, rows, n_classes)] += weight
        return np.asarray(softmax(sums, axis=1), np.float64)

    def _model(self, labels: list[str]) -> dict[str, Any]:
        return {
            "base": self.base,
            "members": [
                {"error": e, "vote": float(v), "model": m.describe_model(None, labels)}
                for m, e, v in zip(
                    self.estimators_, self.errors_, self.vote_weights_, strict=True
                )
            ],
        }


def _predicted(member: Learner, rows: FloatArray, n_classes: int) -> IntArray:
    """Return the most probable class of each row, as a code."""
    best = class_probabilities(member, rows, n_classes).argmax(axis=1)
    return np.asarray(best, np.int64)
