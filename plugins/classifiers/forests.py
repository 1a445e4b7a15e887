"""Forests of random trees, for classes and for numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy.typing as npt
from sklearn.base import BaseEstimator, ClassifierMixin, RegressorMixin
from sklearn.ensemble import (
    ExtraTreesClassifier,
    RandomForestClassifier,
    RandomForestRegressor,
)

from workbench.api import (
    Attribute,
    FloatArray,
    Plugin,
    choice,
    declare,
    integer,
    numeric_attributes,
    report,
    seed,
)
from workbench.api.plugin import Reads
from workbench.numerics.estimators.wrapped import (
    Wrapped,
    WrappedClassifier,
    WrappedRegressor,
)

#: Trees grown between two looks at the cancel flag.
CHUNK = 10

_READS: frozenset[Reads] = frozenset({"numeric", "missing", "weights"})


def _params(max_features: str) -> tuple[Any, ...]:
    return (
        integer("n_estimators", 100, low=1, high=100_000, help="Trees in the forest."),
        choice(
            "max_features",
            max_features,
            ("sqrt", "log2", "all"),
            help="How many attributes, drawn anew at each node, compete for the split.",
        ),
        integer(
            "max_depth", None, low=1, high=10_000, optional=True,
            help="Tests from root to leaf at most; auto: no limit.", advanced=True,
        ),
        integer(
            "min_samples_leaf", 1, low=1, high=1_000_000,
            help="Rows in each leaf at least.", advanced=True,
        ),
        seed(),
    )  # fmt: skip


class _Forest(Wrapped):
    """What the forests share: parameters, growing in steps, importances."""

    def __init__(
        self,
        n_estimators: int = 100,
        max_features: str = "sqrt",
        max_depth: int | None = None,
        min_samples_leaf: int = 1,
        random_state: int = 1,
    ) -> None:
        self.n_estimators = n_estimators
        self.max_features = max_features
        self.max_depth = max_depth
        self.min_samples_leaf = min_samples_leaf
        self.random_state = random_state

    def _arguments(self) -> dict[str, Any]:
        return {
            "max_features": None if self.max_features == "all" else self.max_features,
            "max_depth": self.max_depth,
            "min_samples_leaf": self.min_samples_leaf,
            "random_state": self.random_state,
            "warm_start": True,
            "n_jobs": 1,
        }

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        sample_weight: npt.ArrayLike | None = None,
    ) -> Self:
        """Grow the trees; progress is told and cancel obeyed every ten.

        Parameters
        ----------
        X : array-like, shape (n, d)
            NaN for missing.
        y : array-like, shape (n,)
            Classes of any type; numbers in a regression.
        sample_weight : array-like, shape (n,), optional

        Raises
        ------
        Problem
            When a parameter is out of its limits.
        Cancelled
            Between two steps.
        """
        return self._learn(X, y, sample_weight)

    def _trained(self, X: FloatArray, y: npt.NDArray[Any], **extra: Any) -> Any:
        """Add trees a few at a time: the forest is the same as in one go."""
        forest, total = self._make(), self.n_estimators
        for done in range(0, total, CHUNK):
            grown = min(done + CHUNK, total)
            forest.set_params(n_estimators=grown).fit(X, y, **extra)
            report.progress(grown / total, f"{grown} of {total} trees")
        return forest

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return sizes and the importances by attribute as plain JSON values.

        The importance of an attribute is its share of the decrease of impurity, over
        all classes.
        """
        del classes
        if self.model_ is None:
            return {"trees": 0, "importances": {}}
        importances = self.model_.feature_importances_.tolist()
        described = attributes or numeric_attributes(len(importances))
        trees = [tree.tree_ for tree in self.model_.estimators_]
        return {
            "trees": len(trees),
            "nodes": int(sum(tree.node_count for tree in trees)),
            "depth": int(max(tree.max_depth for tree in trees)),
            "importances": {
                a.name: share for a, share in zip(described, importances, strict=True)
            },
        }


@declare(
    Plugin(
        id="random-forest",
        title="Random forest",
        kind="classifier",
        family="Ensembles",
        params=_params("sqrt"),
        reads=_READS,
        summary="Trees grown on bootstrap samples, each node choosing among a few "
        "attributes drawn by chance; the mean of their class shares.",
        reference="L. Breiman (2001), Random forests, Machine Learning 45.",
    )
)
class RandomForest(_Forest, WrappedClassifier, ClassifierMixin, BaseEstimator):
    """A random forest of classification trees.

    Parameters
    ----------
    n_estimators : int
        Trees.
    max_features : {"sqrt", "log2", "all"}
        Attributes that compete at a node.
    max_depth : int or None
    min_samples_leaf : int
    random_state : int

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    model_ : RandomForestClassifier or None
        None when only one class was seen.

    Notes
    -----
    Formula: the mean of trees, each grown on a bootstrap sample with a few attributes
    for each cut.

    Cost: O(T d' n log n) for each level with T trees and d' attributes for each cut.

    Fails when there are few rows and many irrelevant attributes.

    Examples
    --------
    >>> from workbench.bundled.forests import RandomForest
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> RandomForest(n_estimators=5).fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    def _make(self) -> RandomForestClassifier:
        return RandomForestClassifier(**self._arguments())


@declare(
    Plugin(
        id="extra-trees",
        title="Extra trees",
        kind="classifier",
        family="Ensembles",
        params=_params("sqrt"),
        reads=_READS,
        summary="Like a random forest, but each tree sees all rows and thresholds are "
        "drawn by chance, too.",
        reference="P. Geurts, D. Ernst and L. Wehenkel (2006), Extremely randomized "
        "trees, Machine Learning 63.",
    )
)
class ExtraTrees(_Forest, WrappedClassifier, ClassifierMixin, BaseEstimator):
    """A forest of extremely randomised classification trees.

    Parameters
    ----------
    n_estimators : int
        Trees.
    max_features : {"sqrt", "log2", "all"}
        Attributes that compete at a node.
    max_depth : int or None
    min_samples_leaf : int
    random_state : int

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    model_ : ExtraTreesClassifier or None
        None when only one class was seen.

    Examples
    --------
    >>> from workbench.bundled.forests import ExtraTrees
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> ExtraTrees(n_estimators=5).fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    def _make(self) -> ExtraTreesClassifier:
        return ExtraTreesClassifier(**self._arguments())


@declare(
    Plugin(
        id="forest-regression",
        title="Random forest (numbers)",
        kind="regressor",
        family="Regression",
        params=_params("all"),
        reads=_READS,
        summary="Regression trees grown on bootstrap samples; the mean of what they say.",
        reference="L. Breiman (2001), Random forests, Machine Learning 45.",
    )
)
class ForestRegression(_Forest, WrappedRegressor, RegressorMixin, BaseEstimator):
    """A random forest of regression trees.

    Parameters
    ----------
    n_estimators : int
        Trees.
    max_features : {"all", "sqrt", "log2"}
        Attributes that compete at a node.

    Attributes
    ----------
    model_ : RandomForestRegressor

    Examples
    --------
    >>> from workbench.bundled.forests import ForestRegression
    >>> X = [[0.0], [1.0], [2.0], [3.0], [4.0], [5.0]]
    >>> y = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]
    >>> ForestRegression(n_estimators=5).fit(X, y).predict([[2.0]]).round(2)
    array([1.8])
    """

    def __init__(
        self,
        n_estimators: int = 100,
        max_features: str = "all",
        max_depth: int | None = None,
        min_samples_leaf: int = 1,
        random_state: int = 1,
    ) -> None:
        super().__init__(
            n_estimators, max_features, max_depth, min_samples_leaf, random_state
        )

    def _make(self) -> RandomForestRegressor:
        return RandomForestRegressor(**self._arguments())
