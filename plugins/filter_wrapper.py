"""Attributes chosen one by one by the leave-one-out accuracy of k-NN."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, TransformerMixin
from sklearn.utils.validation import check_is_fitted, validate_data

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    Problem,
    check_params,
    declare,
    integer,
)
from workbench.api.filtering import described
from workbench.api.ranking import class_codes_needed, greedy_choice

_K = integer("n_neighbors", 5, low=1, help="How many nearest rows vote.")


class _Greedy(TransformerMixin, BaseEstimator):
    """Searches attributes by exact leave-one-out k-NN on the training rows.

    Numbers are scaled to 0 … 1 inside the search only: the columns come out as they
    went in. Labels differ by 0 or 1, a missing value differs by 1 from everything.
    Texts and tables are dropped.

    Attributes
    ----------
    kept_ : ndarray of int64, shape (c,)
        Ascending.
    attributes_ : tuple of Attribute
    path_ : list of dict
        ``changed`` (the name added or removed, empty for the start), ``kept`` (names)
        and ``accuracy`` of each stage.
    scores_ : ndarray of float64
        The accuracies of the path.
    """

    plugin: Plugin
    n_neighbors: int
    n_attributes: int | None
    _forward: ClassVar[bool]

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike | None = None,
        attributes: Sequence[Attribute] | None = None,
        class_attribute: Attribute | None = None,
    ) -> Self:
        """Search.

        Parameters
        ----------
        X : array of float64, shape (n, d)
            NaN for missing values, codes for labels.
        y : array, shape (n,)
            The classes.
        attributes : sequence of Attribute, optional
            One for each column; all numeric if None.
        class_attribute : Attribute, optional
            What `y` holds codes of.

        Raises
        ------
        Problem
            When a parameter is wrong, there is no nominal class, or there is neither
            a number nor a label.
        """
        check_params(self.plugin.params, self.get_params(deep=False))
        rows = validate_data(self, X, dtype=np.float64, ensure_all_finite="allow-nan")
        before = described(rows, attributes)
        codes = class_codes_needed(y, class_attribute, "choosing by leave-one-out")
        usable = [j for j, a in enumerate(before) if a.is_numeric or a.is_nominal]
        if not usable:
            raise Problem("no attribute to choose", expected="numbers or labels")
        stages = greedy_choice(
            rows[:, usable], codes, [before[j] for j in usable],
            forward=self._forward, n_neighbors=self.n_neighbors,
            limit=self.n_attributes,
        )  # fmt: skip
        names = [before[j].name for j in usable]
        self.path_ = [
            {
                "changed": "" if s.changed < 0 else names[s.changed],
                "kept": [names[j] for j in s.chosen],
                "accuracy": s.accuracy,
            }
            for s in stages
        ]
        self.scores_ = np.array([s.accuracy for s in stages])
        self.kept_: IntArray = np.sort(np.array(usable)[list(stages[-1].chosen)])
        self.attributes_ = tuple(before[j] for j in self.kept_)
        return self

    def transform(self, X: npt.ArrayLike) -> FloatArray:
        """Return the columns kept, shape (m, c)."""
        check_is_fitted(self)
        rows: FloatArray = validate_data(
            self, X, dtype=np.float64, ensure_all_finite="allow-nan", reset=False
        )
        return rows[:, self.kept_]

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.allow_nan = True
        return tags


@declare(
    Plugin(
        id="select-forward",
        title="Forward selection",
        kind="filter",
        family="Filters",
        params=(
            _K,
            integer(
                "n_attributes", None, low=1, optional=True,
                help="Stop at so many; auto stops when nothing improves.",
            ),
        ),
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary=(
            "Adds the attribute that helps k-NN most (leave-one-out), as long as one "
            "helps."
        ),
        reference=(
            "D. W. Aha, R. L. Bankert (1996). A comparative evaluation of sequential "
            "feature selection algorithms. Learning from Data, 199-206."
        ),
    )
)  # fmt: skip
class SelectForward(_Greedy):
    """From no attribute upwards, while the leave-one-out accuracy of k-NN grows.

    Parameters
    ----------
    n_neighbors : int
        Rows that vote.
    n_attributes : int or None
        At most so many attributes.
    """

    _forward = True

    def __init__(self, n_neighbors: int = 5, n_attributes: int | None = None) -> None:
        self.n_neighbors = n_neighbors
        self.n_attributes = n_attributes


@declare(
    Plugin(
        id="select-backward",
        title="Backward selection",
        kind="filter",
        family="Filters",
        params=(
            _K,
            integer(
                "n_attributes", None, low=1, optional=True,
                help="Stop at so many; auto stops when every removal hurts.",
            ),
        ),
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary=(
            "Removes the attribute that k-NN misses least (leave-one-out), as long as "
            "none is missed."
        ),
        reference=(
            "D. W. Aha, R. L. Bankert (1996). A comparative evaluation of sequential "
            "feature selection algorithms. Learning from Data, 199-206."
        ),
    )
)  # fmt: skip
class SelectBackward(_Greedy):
    """From all attributes down, while the leave-one-out accuracy of k-NN does not fall.

    Fewer attributes of the same accuracy count as better.

    Parameters
    ----------
    n_neighbors : int
        Rows that vote.
    n_attributes : int or None
        At least so many attributes stay.
    """

    _forward = False

    def __init__(self, n_neighbors: int = 5, n_attributes: int | None = None) -> None:
        self.n_neighbors = n_neighbors
        self.n_attributes = n_attributes
