"""Random k-NN: an ensemble of k-NN on random attributes, and what these are worth."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import Any, Self, cast

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.utils import check_random_state
from sklearn.utils.validation import check_is_fitted

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    check_params,
    choice,
    declare,
    integer,
    matching_attributes,
    progress,
    seed,
)
from workbench.numerics.estimators.arguments import class_codes
from workbench.numerics.estimators.input_checks import (
    check_classification_targets,
    validate_data,
)
from workbench.numerics.neighbours.distance import PLAIN_DISTANCES, params_of
from workbench.numerics.neighbours.neighbours import NeighbourSearch
from workbench.numerics.votes.votes import vote_weights, votes

_PARAMS = (
    integer("n_members", 100, low=1, help="How many k-NN vote."),
    integer(
        "n_attributes", None, low=1, optional=True,
        help="Attributes of each member, drawn without replacement; clipped to those "
        "there are. If auto, the root of their number, rounded up.",
    ),
    integer(
        "n_selected", None, low=1, optional=True,
        help="So many attributes of the greatest importance are kept, and a second "
        "ensemble of them votes; all if auto.",
    ),
    integer(
        "n_neighbors", 5, low=1,
        help="How many nearest rows vote in a member; clipped to the rows there are.",
    ),
    choice(
        "metric", "euclidean", tuple(PLAIN_DISTANCES),
        help="How far two rows are from each other.",
    ),
    *params_of(PLAIN_DISTANCES.values()),
    seed(),
)  # fmt: skip


@declare(
    Plugin(
        id="rknn",
        title="Random k-NN",
        kind="classifier",
        family="Lazy",
        params=_PARAMS,
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary=(
            "Many k-NN, each on a few attributes drawn at random, vote; the accuracy of "
            "those that have an attribute says what it is worth."
        ),
        reference=(
            "S. Li, E. J. Harner, D. A. Adjeroh (2011). Random KNN feature selection. "
            "BMC Bioinformatics 12, 450."
        ),
    )
)
class RandomKNN(ClassifierMixin, BaseEstimator):
    """Classify by the shares of members that say each class.

    A member is k-NN on its own attributes, drawn without replacement; its accuracy is
    that of leave-one-out on the training rows. The importance of an attribute is the
    mean accuracy of the members that have it.

    Parameters
    ----------
    n_members : int
    n_attributes : int or None
        Clipped to the attributes there are; None: the root of their number,
        rounded up.
    n_selected : int or None
        Keep so many attributes of the greatest importance (of equal ones the first)
        and draw a second ensemble from them.
    n_neighbors : int
    metric, p
        As of `knn`.
    random_state : int

    Attributes
    ----------
    members_ : ndarray of int64, shape (n_members, m)
        The attributes of each member that votes.
    accuracies_ : ndarray, shape (n_members,)
        Leave-one-out accuracy of each.
    importances_ : ndarray, shape (d,)
        Of the first ensemble, from all attributes; NaN for one that no member has.
    drawn_ : ndarray of int64, shape (d,)
        How many members of the first ensemble have each attribute.
    selected_ : ndarray of int64
        The attributes kept.
    classes_ : ndarray, shape (n_classes,)
    n_features_in_ : int
    attributes_ : tuple of Attribute

    Examples
    --------
    >>> from workbench.bundled.rknn import RandomKNN
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> RandomKNN(n_members=5).fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    #: `predict` is the likeliest class of `predict_proba`: one search serves both.
    predicts_likeliest = True

    def __init__(
        self,
        n_members: int = 100,
        n_attributes: int | None = None,
        n_selected: int | None = None,
        n_neighbors: int = 5,
        metric: str = "euclidean",
        p: float = 2.0,
        random_state: int = 1,
    ) -> None:
        self.n_members = n_members
        self.n_attributes = n_attributes
        self.n_selected = n_selected
        self.n_neighbors = n_neighbors
        self.metric = metric
        self.p = p
        self.random_state = random_state

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        attributes: Sequence[Attribute] | None = None,
    ) -> Self:
        """Draw the members and test each by leave-one-out.

        Parameters
        ----------
        X : array-like, shape (n, d)
            Numbers, codes of labels, NaN for missing.
        y : array-like, shape (n,)
        attributes : sequence of Attribute, optional
            One for each column; all numeric if None.

        Raises
        ------
        Problem
            When a parameter is wrong or the attributes do not fit the columns.
        """
        given = self.get_params(deep=False)
        chance = given.get("random_state", 0)
        if not isinstance(chance, int | np.integer):
            del given["random_state"]  # scikit-learn's None and RandomState are fine
        check_params(_PARAMS, given)
        rows, labels = validate_data(
            self, X, y, dtype=np.float64, order="C", ensure_all_finite="allow-nan"
        )
        check_classification_targets(labels)
        self.attributes_ = matching_attributes(rows, attributes)
        self.classes_, self._codes = class_codes(labels)
        self._rows = rows
        random = check_random_state(self.random_state)
        d = rows.shape[1]
        rounds = 1 if self.n_selected is None else 2
        self.selected_: IntArray = np.arange(d)
        self._draw(random, 1 / rounds)
        self.importances_ = importances(self.members_, self.accuracies_, d)
        self.drawn_ = np.bincount(self.members_.ravel(), minlength=d)
        if self.n_selected is not None:
            worth = np.where(np.isnan(self.importances_), -1.0, self.importances_)
            best = np.argsort(-worth, kind="stable")[: self.n_selected]
            self.selected_ = np.sort(best)
            self._draw(random, 1.0)
        return self

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return the share of members that say each class, shape (m, n_classes)."""
        check_is_fitted(self)
        queries = validate_data(
            self, X, dtype=np.float64, ensure_all_finite="allow-nan", reset=False
        )
        count = np.zeros((len(queries), len(self.classes_)))
        every = np.arange(len(queries))
        for member in self.members_:
            count[every, self._said(member, queries)] += 1.0
        return np.asarray(count / len(self.members_))

    def predict(self, X: npt.ArrayLike) -> npt.NDArray[Any]:
        """Return the class that most members say; of equals the one that sorts first."""
        shares = self.predict_proba(X)
        return cast("npt.NDArray[Any]", self.classes_[shares.argmax(axis=1)])

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return importances and members, as plain JSON values.

        Parameters
        ----------
        attributes : sequence of Attribute, optional
            Whose names the importances are told by; else by number.
        classes : sequence of str, optional
            Not needed.
        """
        del classes
        check_is_fitted(self)
        names = [
            str(j) if attributes is None else attributes[j].name
            for j in range(len(self.importances_))
        ]
        worth = [None if np.isnan(v) else float(v) for v in self.importances_]
        return {
            "instances": len(self._rows),
            "importances": dict(zip(names, worth, strict=True)),
            "drawn": self.drawn_.tolist(),
            "selected": [names[j] for j in self.selected_],
            "members": self.members_.tolist(),
            "accuracies": self.accuracies_.tolist(),
        }

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.allow_nan = True
        return tags

    def _draw(self, random: Any, share: float) -> None:
        """Draw members from the attributes selected, and test them."""
        there = len(self.selected_)
        size = min(self.n_attributes or isqrt(there - 1) + 1, there)
        self.members_ = np.array(
            [
                np.sort(self.selected_[random.permutation(there)[:size]])
                for _ in range(self.n_members)
            ],
            dtype=np.int64,
        )
        accuracies = []
        for i, member in enumerate(self.members_):
            progress(share * i / self.n_members, f"member {i + 1}")
            accuracies.append(float(np.mean(self._said(member, None) == self._codes)))
        self.accuracies_ = np.array(accuracies)

    def _said(self, member: IntArray, queries: FloatArray | None) -> IntArray:
        """Return the classes that a member says: of queries, or of each row by others."""
        search = NeighbourSearch(
            self._rows[:, member],
            metric=self.metric,
            p=self.p,
            attributes=[self.attributes_[j] for j in member],
        )
        asked = None if queries is None else queries[:, member]
        distances, rows = search.nearest(asked, self.n_neighbors)
        weights = vote_weights(distances, "uniform")
        cast_votes = votes(self._codes[rows], weights, len(self.classes_))
        return np.asarray(cast_votes.argmax(axis=1))


def importances(
    members: Sequence[Sequence[int]] | IntArray,
    accuracies: Sequence[float] | FloatArray,
    n_attributes: int,
) -> FloatArray:
    """Return the mean accuracy of the members that have each attribute, shape (d,).

    NaN for an attribute that no member has.
    """
    total, count = np.zeros(n_attributes), np.zeros(n_attributes)
    for member, accuracy in zip(members, accuracies, strict=True):
        total[np.asarray(member)] += accuracy
        count[np.asarray(member)] += 1.0
    return np.where(count > 0, total / np.maximum(count, 1.0), np.nan)
