"""Voting: several learners on the same rows, combined by one of four rules."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from scipy.special import softmax
from sklearn.base import BaseEstimator, ClassifierMixin

from workbench.api import (
    FloatArray,
    Plugin,
    choice,
    declare,
    learners,
    progress,
    seed,
)
from workbench.numerics.estimators.committee import Committee
from workbench.numerics.estimators.ensemble import (
    TrainingRows,
    all_probabilities,
    make_learners,
    member_models,
)

RULES = ("mean", "majority", "median", "product")


@declare(
    Plugin(
        id="voting",
        title="Voting",
        kind="classifier",
        family="Ensembles",
        params=(
            learners(
                "members",
                "knn n_neighbors=5; j48; naive-bayes",
                help="The learners that vote, separated by semicolons.",
            ),
            choice(
                "rule",
                "mean",
                RULES,
                help="mean, median or product of the members' probabilities, or the "
                "class that most of them predict.",
            ),
            seed(),
        ),
        reads=frozenset({"numeric", "nominal", "missing", "weights"}),
        summary="Trains different learners on the same rows and combines what they "
        "say: the mean, median or product of their probabilities, or the majority.",
        reference="J. Kittler, M. Hatef, R. P. W. Duin, J. Matas (1998), On combining "
        "classifiers, IEEE Transactions on Pattern Analysis and Machine Intelligence "
        "20, 226-239.",
    )
)
class Voting(Committee, ClassifierMixin, BaseEstimator):
    """A committee of learners.

    Parameters
    ----------
    members : str
        Plugins with their parameters, separated by semicolons.
    rule : {"mean", "majority", "median", "product"}
    random_state : int
        From it every member that takes a seed gets its own.

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    estimators_ : list of Learner
        They learned the positions of the classes in `classes_`.

    Notes
    -----
    Weights of rows are passed to the members that honour them. Of equal classes the one
    that sorts first wins. Where medians or products are 0 for every class, the mean
    decides.

    References
    ----------
    J. Kittler, M. Hatef, R. P. W. Duin, J. Matas (1998), On combining classifiers,
    IEEE Transactions on Pattern Analysis and Machine Intelligence 20.

    Examples
    --------
    >>> from workbench.bundled.voting import Voting
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> Voting().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    def __init__(
        self,
        members: str = "knn n_neighbors=5; j48; naive-bayes",
        rule: str = "mean",
        random_state: int = 1,
    ) -> None:
        self.members = members
        self.rule = rule
        self.random_state = random_state

    def _train(self, rows: TrainingRows, random: np.random.Generator) -> None:
        members = make_learners(self.members, random)
        for i, member in enumerate(members):
            progress(i / len(members), member.text)
            self.estimators_.append(rows.fit(member))

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return what the rule makes of the members' answers, shape (n, n_classes)."""
        rows = self._asked(X)
        answers = all_probabilities(self.estimators_, rows, len(self.classes_))
        return combined(answers, self.rule)

    def _model(self, labels: list[str]) -> dict[str, Any]:
        return {"rule": self.rule, "members": member_models(self.estimators_, labels)}


def combined(answers: FloatArray, rule: str) -> FloatArray:
    """Combine probabilities by one of `RULES`.

    Parameters
    ----------
    answers : ndarray of float64, shape (n_members, n, n_classes)

    Returns
    -------
    ndarray of float64, shape (n, n_classes)
        Rows sum to 1.
    """
    mean = answers.mean(axis=0)
    if rule == "majority":
        winners = answers.argmax(axis=2)
        found = (winners[:, :, None] == np.arange(answers.shape[2])).mean(axis=0)
    elif rule == "median":
        found = np.median(answers, axis=0)
    elif rule == "product":
        return _product(answers, mean)
    else:
        found = mean
    total = found.sum(axis=1, keepdims=True)
    shares = found / np.where(total > 0, total, 1.0)
    return np.asarray(np.where(total > 0, shares, mean))


def _product(answers: FloatArray, mean: FloatArray) -> FloatArray:
    """Multiply by adding logarithms: many small factors do not vanish together."""
    with np.errstate(divide="ignore"):
        logarithms = np.log(answers).sum(axis=0)
    none = np.isneginf(logarithms).all(axis=1)
    logarithms[none] = 0.0
    return np.asarray(np.where(none[:, None], mean, softmax(logarithms, axis=1)))
