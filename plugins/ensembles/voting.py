"""Voting: several learners on the same rows, combined by one of four rules."""

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
    Plugin,
    choice,
    declare,
    learners,
    progress,
    seed,
)
from workbench.numerics.estimators.committee import Committee
from workbench.numerics.estimators.ensemble import (
    all_probabilities,
    coded_class,
    make_learners,
    row_weights,
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

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        attributes: Sequence[Attribute] | None = None,
        sample_weight: npt.ArrayLike | None = None,
    ) -> Self:
        """Fit every member on all rows.

        Parameters
        ----------
        X : array-like, shape (n, d)
            Nominal cells are codes, missing cells NaN.
        y : array-like, shape (n,)
        attributes : sequence of Attribute, optional
            One for each column; all numeric if None.
        sample_weight : array-like, shape (n,), optional
            For the members that honour it.

        Raises
        ------
        Problem
            When a parameter is wrong or a member refuses the rows.
        Cancelled
            Between two members.
        """
        rows, codes, columns = self._training(X, y, attributes)
        weights = None if sample_weight is None else row_weights(sample_weight, rows)
        told = coded_class(self.classes_)
        random = np.random.default_rng(self.random_state)
        self.estimators_ = make_learners(self.members, random)
        for i, member in enumerate(self.estimators_):
            progress(i / len(self.estimators_), member.text)
            member.fit(rows, codes, columns, weights, told)
        return self

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return what the rule makes of the members' answers, shape (n, n_classes)."""
        rows = self._asked(X)
        answers = all_probabilities(self.estimators_, rows, len(self.classes_))
        return combined(answers, self.rule)

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return the rule and each member's model as plain JSON values.

        Parameters
        ----------
        attributes : sequence of Attribute, optional
            Not needed: every member knows its own.
        classes : sequence of str, optional
            Not needed: members know positions of classes only.
        """
        del attributes
        check_is_fitted(self)
        names = [str(c if classes is None else classes[c]) for c in self.classes_]
        return {
            "rule": self.rule,
            "members": [
                {"learner": m.text, "model": m.describe_model(None, names)}
                for m in self.estimators_
            ],
        }


def combined(answers: FloatArray, rule: str) -> FloatArray:
    """Combine probabilities by one of `RULES`.

    Parameters
    ----------
    answers : ndarray of float64, shape (n_members, n, n_classes)
    rule : str

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
