"""The C4.5 decision tree with the rules of Weka's J48."""

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
    Plugin,
    check_params,
    class_names,
    declare,
    flag,
    integer,
    matching_attributes,
    real,
)
from workbench.numerics.estimators.arguments import class_codes, row_weights
from workbench.numerics.estimators.input_checks import (
    check_classification_targets,
    validate_data,
)

from .growing import Grower
from .predicting import Predictor
from .pruning import collapse, reduce_errors
from .raising import prune
from .splits import Rules
from .training_table import Sample, Table, held_out
from .trees import FlatTree, Node


@declare(
    Plugin(
        id="j48",
        title="Decision tree (J48)",
        kind="classifier",
        family="Trees",
        params=(
            real(
                "confidence",
                0.25,
                low=0.0,
                low_open=True,
                high=0.5,
                help="Confidence of the error limit in pruning: smaller prunes more.",
            ),
            integer(
                "min_instances",
                2,
                low=1,
                help="At least two branches of a test hold this many rows.",
            ),
            flag("unpruned", False, help="Leave the tree as it was grown."),
            flag(
                "reduced_error",
                False,
                help="Prune by the errors on a third of the rows, set aside, instead "
                "of by confidence.",
            ),
            flag(
                "subtree_raising",
                True,
                help="Pruning may put the largest branch in the place of its parent.",
                advanced=True,
            ),
            flag(
                "laplace",
                False,
                help="Add one row of every class to each leaf's counts.",
                advanced=True,
            ),
            flag(
                "binary_splits",
                False,
                help="A test of a nominal attribute parts one label from all others.",
                advanced=True,
            ),
            flag(
                "collapse",
                True,
                help="Before pruning, make leaves of subtrees that err no less in "
                "training.",
                advanced=True,
            ),
            flag(
                "mdl_correction",
                True,
                help="A numeric test pays for the choice among many cuts.",
                advanced=True,
            ),
            flag(
                "split_point_actual",
                True,
                help="Numeric tests cut at a value of the data, not in the middle "
                "between two.",
                advanced=True,
            ),
        ),
        reads=frozenset({"numeric", "nominal", "missing", "weights"}),
        summary="Grows a tree by gain ratio, one branch for each label of a nominal "
        "attribute and two for a numeric one, and prunes it by an upper limit "
        "of the errors to expect.",
        reference="J. R. Quinlan (1993), C4.5: Programs for Machine Learning; "
        "J. R. Quinlan (1996), Improved use of continuous attributes in C4.5, JAIR 4.",
    )
)
class J48(ClassifierMixin, BaseEstimator):
    """The C4.5 decision tree by the rules of Weka's J48.

    Parameters
    ----------
    confidence : float
        Confidence of the error limit in pruning, above 0 and at most 0.5.
    min_instances : int
        Least weight of rows in two branches of a test.
    unpruned : bool
        No pruning; subtrees without fewer training errors still collapse. It wins over
        `reduced_error`.
    reduced_error : bool
        Grow on two thirds of the rows and prune by the errors on the rest: every
        third row, counted class by class.
    subtree_raising : bool
        Whether pruning may replace a node by its largest branch.
    laplace : bool
        Whether leaf probabilities are (count + 1) / (rows + classes).
    binary_splits : bool
        Whether tests of nominal attributes have two branches: one label and the others.
    collapse : bool
        Whether subtrees without fewer training errors become leaves before pruning.
    mdl_correction : bool
        Whether the gain of a numeric test is less the cost of coding its cut.
    split_point_actual : bool
        Whether numeric tests cut at values of the data.

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
    attributes_ : tuple of Attribute
    flat_tree_ : FlatTree
        The tree as arrays.

    Notes
    -----
    Formula: the cut with the largest gain ratio: information gained, divided by the
    information of the cut itself.

    Cost: about O(d n log n) for each level of the tree.

    Fails when the boundary is oblique: it takes many cuts along the axes.

    A row with a missing value goes down every branch, weighted with the branch's share
    of the known rows, in training as in prediction.

    As in Weka, values closer than 1e-5 are not cut apart: an attribute measured in so
    small a unit has to be scaled first.

    References
    ----------
    J. R. Quinlan (1993), C4.5: Programs for Machine Learning, Morgan Kaufmann.
    J. R. Quinlan (1996), Improved use of continuous attributes in C4.5, JAIR 4.

    Examples
    --------
    >>> from workbench.bundled.j48 import J48
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> J48().fit(X, y).predict([[0.2, 0.1], [3.1, 0.2]])
    array([0, 1])
    """

    def __init__(
        self,
        confidence: float = 0.25,
        min_instances: int = 2,
        unpruned: bool = False,
        reduced_error: bool = False,
        subtree_raising: bool = True,
        laplace: bool = False,
        binary_splits: bool = False,
        collapse: bool = True,
        mdl_correction: bool = True,
        split_point_actual: bool = True,
    ) -> None:
        self.confidence = confidence
        self.min_instances = min_instances
        self.unpruned = unpruned
        self.reduced_error = reduced_error
        self.subtree_raising = subtree_raising
        self.laplace = laplace
        self.binary_splits = binary_splits
        self.collapse = collapse
        self.mdl_correction = mdl_correction
        self.split_point_actual = split_point_actual

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        attributes: Sequence[Attribute] | None = None,
        sample_weight: npt.ArrayLike | None = None,
        class_attribute: Attribute | None = None,
        unlabelled: npt.ArrayLike | None = None,
    ) -> Self:
        """Grow and prune the tree.

        Parameters
        ----------
        X : array-like, shape (n, d)
            Nominal cells are codes, missing cells NaN.
        y : array-like, shape (n,)
        attributes : sequence of Attribute, optional
            One for each column; all numeric if left out.
        sample_weight : array-like, shape (n,), optional
            For how many rows each row stands; rows of weight 0 are left out.
        class_attribute : Attribute, optional
            Its labels, whose codes y holds, are the classes even if no row has them.
        unlabelled : array-like, shape (m, d), optional
            Rows without a class: a test may cut at their values, too, as Weka's do.

        Raises
        ------
        Problem
            When a parameter is wrong, or the attributes do not fit the columns.
        Cancelled
            When the job was cancelled.
        """
        check_params(self.plugin.params, self.get_params(deep=False))
        rows, labels = validate_data(
            self, X, y, dtype=np.float64, ensure_all_finite="allow-nan"
        )
        check_classification_targets(labels)
        self.attributes_ = matching_attributes(rows, attributes)
        self.classes_, codes = class_codes(labels, class_attribute)
        weights = row_weights(sample_weight, len(codes))
        n_labels = [len(a.values) if a.is_nominal else 0 for a in self.attributes_]
        n_classes = len(self.classes_)
        table = Table(
            np.ascontiguousarray(rows), codes, n_classes, np.array(n_labels, dtype=int)
        )
        rules = Rules(
            self.min_instances, n_classes, self.mdl_correction, self.binary_splits
        )
        more = None if unlabelled is None else self._rows(unlabelled)
        grower = Grower(table, rules, self.split_point_actual, more)
        self.flat_tree_ = self._build(grower, weights)
        self._predictor = Predictor.of(self.flat_tree_, laplace=self.laplace)
        return self

    def _build(self, grower: Grower, weights: FloatArray) -> FlatTree:
        table, rows = grower.table, np.flatnonzero(weights > 0)
        aside = np.zeros(len(rows), dtype=bool)
        if self.reduced_error and not self.unpruned:
            aside = held_out(table.codes[rows])
        growing, judging = rows[~aside], rows[aside]
        tree, sample = grower.grow(Sample.at_root(growing, weights[growing]))
        if len(judging):
            judges = Sample.at_root(judging, weights[judging])
            return reduce_errors(tree, table, judges)
        if self.collapse:
            tree, sample = collapse(tree, sample)
        if self.unpruned:
            return tree
        return prune(tree, table, sample, self.confidence, self.subtree_raising)

    @property
    def tree_(self) -> Node:
        """The root of the tree, as nodes."""
        check_is_fitted(self)
        return self.flat_tree_.root()

    def predict_proba(self, X: npt.ArrayLike) -> FloatArray:
        """Return the class shares of the leaves reached, shape (n, n_classes)."""
        rows = self._checked(X)
        return self._predictor.probabilities(rows)

    def predict(self, X: npt.ArrayLike) -> npt.NDArray[Any]:
        """Return the most probable class of each row, shape (n,); ties: the first."""
        rows = self._checked(X)
        return np.asarray(self.classes_[self._predictor.classes(rows)])

    def _checked(self, X: npt.ArrayLike) -> FloatArray:
        check_is_fitted(self)
        return self._rows(X)

    def _rows(self, X: npt.ArrayLike) -> FloatArray:
        rows = validate_data(
            self, X, dtype=np.float64, ensure_all_finite="allow-nan", reset=False
        )
        matching_attributes(rows, self.attributes_)
        return np.asarray(rows)

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return leaves, size and nodes of the tree as plain JSON values.

        Parameters
        ----------
        attributes : sequence of Attribute, optional
            Whose names to use; those of `fit` if left out.
        classes : sequence of str, optional
            The declared class labels, when y held their codes.
        """
        described = self.attributes_ if attributes is None else tuple(attributes)
        names = class_names(self.classes_, classes)
        return {
            "leaves": self.flat_tree_.n_leaves,
            "size": len(self.flat_tree_),
            "root": self.tree_.describe(described, names),
        }

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.allow_nan = True
        return tags
