"""A regression tree: numbers predicted by the mean of a leaf."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy.typing as npt
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.tree import DecisionTreeRegressor

from workbench.api import (
    Attribute,
    Plugin,
    declare,
    integer,
    numeric_attributes,
    real,
    seed,
)
from workbench.numerics.estimators.wrapped import WrappedRegressor

#: Deeper than any tree worth reading; keeps its JSON far from Python's recursion limit.
MAX_DEPTH = 200


@declare(
    Plugin(
        id="tree-regression",
        title="Regression tree",
        kind="regressor",
        family="Trees",
        params=(
            integer(
                "max_depth", None, low=1, high=MAX_DEPTH, optional=True,
                help="Tests from root to leaf at most; auto: no limit but 200.",
            ),
            integer(
                "min_samples_leaf", 5, low=1, high=1_000_000,
                help="Rows in each leaf at least.",
            ),
            real(
                "pruning", 0.0, low=0.0,
                help="Price of a leaf in squared errors for each row; larger gives "
                "smaller trees (minimal cost-complexity pruning).",
            ),
            seed(),
        ),
        reads=frozenset({"numeric", "missing", "weights"}),
        summary="Splits the rows by the tests that leave the least squared error, and "
        "predicts the mean of a leaf.",
        reference="L. Breiman, J. H. Friedman, R. A. Olshen and C. J. Stone (1984), "
        "Classification and Regression Trees.",
    )
)  # fmt: skip
class TreeRegression(WrappedRegressor, RegressorMixin, BaseEstimator):
    """CART for numbers.

    Parameters
    ----------
    max_depth : int or None
        None means 200.
    pruning : float
        scikit-learn's ``ccp_alpha``.
    random_state : int
        Decides between splits that are equally good.

    Notes
    -----
    A missing value goes to the side that was better for the training rows.

    Examples
    --------
    >>> from workbench.bundled.tree_regression import TreeRegression
    >>> X = [[0.0], [1.0], [2.0], [3.0], [4.0], [5.0]]
    >>> y = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]
    >>> TreeRegression().fit(X, y).predict([[2.0]]).round(2)
    array([2.5])
    """

    def __init__(
        self,
        max_depth: int | None = None,
        min_samples_leaf: int = 5,
        pruning: float = 0.0,
        random_state: int = 1,
    ) -> None:
        self.max_depth = max_depth
        self.min_samples_leaf = min_samples_leaf
        self.pruning = pruning
        self.random_state = random_state

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        sample_weight: npt.ArrayLike | None = None,
    ) -> Self:
        """Grow and prune the tree.

        Parameters
        ----------
        X : array-like, shape (n, d)
            NaN for missing.
        y : array-like of numbers, shape (n,)
        sample_weight : array-like, shape (n,), optional
        """
        return self._learn(X, y, sample_weight)

    def _make(self) -> DecisionTreeRegressor:
        return DecisionTreeRegressor(
            max_depth=self.max_depth or MAX_DEPTH,
            min_samples_leaf=self.min_samples_leaf,
            ccp_alpha=self.pruning,
            random_state=self.random_state,
        )

    def describe_model(
        self, attributes: Sequence[Attribute] | None = None
    ) -> dict[str, Any]:
        """Return leaves, size and nodes of the tree as plain JSON values.

        Every node has ``count`` (the weight of its rows), ``value`` (their mean) and
        ``errors`` (the mean squared error); inner ones also ``attribute``,
        ``threshold``, ``children``, whose ``branch`` says which values go there, and
        ``missing``, the place of the child that missing values go to.
        """
        tree = self.model_.tree_
        described = attributes or numeric_attributes(self.model_.n_features_in_)
        nodes: list[dict[str, Any]] = [
            {"value": mean, "count": count, "errors": error}
            for mean, count, error in zip(
                tree.value[:, 0, 0].tolist(),
                tree.weighted_n_node_samples.tolist(),
                tree.impurity.tolist(),
                strict=True,
            )
        ]
        for i in range(tree.node_count):
            left, right = int(tree.children_left[i]), int(tree.children_right[i])
            if left >= 0:
                cut = float(tree.threshold[i])
                nodes[left]["branch"] = f"<= {cut:.10g}"
                nodes[right]["branch"] = f"> {cut:.10g}"
                nodes[i] |= {
                    "attribute": described[int(tree.feature[i])].name,
                    "threshold": cut,
                    "children": [nodes[left], nodes[right]],
                    "missing": 0 if tree.missing_go_to_left[i] else 1,
                }
        return {
            "leaves": int(tree.n_leaves),
            "size": int(tree.node_count),
            "root": nodes[0],
        }
