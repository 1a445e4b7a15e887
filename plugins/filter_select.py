"""Fewer attributes: chosen by hand, or the best of a ranking."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Self

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
    choice,
    declare,
    flag,
    integer,
    real,
    seed,
    text,
)
from workbench.api.filtering import described, listed_names
from workbench.api.plugin import Reads
from workbench.api.ranking import (
    MEASURES,
    attribute_scores,
    best_first,
    class_codes_needed,
)

_READS: frozenset[Reads] = frozenset({"numeric", "nominal", "missing"})


class _Selection(TransformerMixin, BaseEstimator):
    """Leaves the columns ``kept_``; ``attributes_`` describes them.

    Attributes
    ----------
    kept_ : ndarray of int64, shape (c,)
        Ascending.
    attributes_ : tuple of Attribute
    """

    plugin: Plugin

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike | None = None,
        attributes: Sequence[Attribute] | None = None,
        class_attribute: Attribute | None = None,
    ) -> Self:
        """Choose the columns.

        Parameters
        ----------
        X : array of float64, shape (n, d)
            NaN for missing values, codes for labels.
        y : array, shape (n,), optional
            The classes.
        attributes : sequence of Attribute, optional
            One for each column; all numeric if None.
        class_attribute : Attribute, optional
            What `y` holds codes of.

        Raises
        ------
        Problem
            When a parameter is wrong, no column would be left, or a nominal class is
            needed and missing.
        """
        check_params(self.plugin.params, self.get_params(deep=False))
        rows = validate_data(self, X, dtype=np.float64, ensure_all_finite="allow-nan")
        before = described(rows, attributes)
        self.kept_: IntArray = np.sort(self._choose(rows, y, before, class_attribute))
        self.attributes_ = tuple(before[j] for j in self.kept_)
        return self

    def _choose(
        self,
        X: FloatArray,
        y: npt.ArrayLike | None,
        attributes: tuple[Attribute, ...],
        class_attribute: Attribute | None,
    ) -> IntArray:
        raise NotImplementedError

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


_SELECT_PARAMS = (
    text(
        "attributes",
        "",
        help="Names, positions from 1 or ranges, separated by commas: petalwidth, "
        "1-3, last; empty means all.",
    ),
    flag("invert", False, help="Drop the attributes listed instead of keeping them."),
)


@declare(
    Plugin(
        id="select",
        title="Select attributes",
        kind="filter",
        family="Filters",
        params=_SELECT_PARAMS,
        reads=_READS,
        summary="Keeps the attributes listed, or drops them.",
        reference="Weka, Remove",
    )
)
class Select(_Selection):
    """Keep attributes by name or position, in the order of the data.

    Parameters
    ----------
    attributes : str
        Names (in double quotes if they hold a comma), positions from 1, ``first``,
        ``last`` and ranges such as ``2-4`` or ``3-last``, separated by commas. What
        is the name of an attribute is never read as a position. Empty: all.
    invert : bool
        Drop them instead.
    """

    def __init__(self, attributes: str = "", invert: bool = False) -> None:
        self.attributes = attributes
        self.invert = invert

    def _choose(
        self,
        X: FloatArray,
        y: npt.ArrayLike | None,
        attributes: tuple[Attribute, ...],
        class_attribute: Attribute | None,
    ) -> IntArray:
        listed = np.zeros(len(attributes), dtype=bool)
        for item in listed_names(self.attributes):
            listed[_places(item, attributes)] = True
        if not self.attributes.strip():
            return np.arange(len(attributes))
        kept = np.flatnonzero(listed != self.invert)
        if not len(kept):
            raise Problem("no attribute is left", expected="at least one to keep")
        return kept


_RANGE = re.compile(r"(\d+|first|last)(?:-(\d+|first|last))?", re.IGNORECASE)


def _places(item: str, attributes: tuple[Attribute, ...]) -> slice:
    """Return the columns that one item of a list means.

    Raises
    ------
    Problem
        When it is neither a name nor a position.
    """
    names = [a.name for a in attributes]
    if item in names:
        return slice(names.index(item), names.index(item) + 1)
    match = _RANGE.fullmatch(item)
    if match is not None:
        ends = {"first": 1, "last": len(names)}
        low, high = (
            ends.get(end.lower()) or int(end)
            for end in (match[1], match[2] or match[1])
        )
        if 1 <= low <= high <= len(names):
            return slice(low - 1, high)
    known = ", ".join(names[:20])
    raise Problem(
        f"no attribute {item!r}",
        expected=f"1 to {len(names)}, a range such as 1-3, or one of {known}",
    )


_RANKED_PARAMS = (
    choice(
        "method", "info-gain", MEASURES,
        help="How well an attribute tells the classes apart.",
    ),
    integer(
        "n_attributes", 10, low=1, optional=True,
        help="Keep at most so many; auto keeps all that reach the threshold.",
    ),
    real(
        "threshold", None, optional=True,
        help="Keep only attributes that score more than this.",
    ),
    integer(
        "n_neighbors", 10, low=1, advanced=True,
        help="relieff: nearest rows of the same class and of each other class.",
    ),
    integer(
        "n_sampled", None, low=1, optional=True, advanced=True,
        help="relieff: look at so many rows drawn by chance instead of all.",
    ),
    seed(),
)  # fmt: skip


@declare(
    Plugin(
        id="select-ranked",
        title="Select the best attributes",
        kind="filter",
        family="Filters",
        params=_RANKED_PARAMS,
        reads=_READS,
        summary=(
            "Keeps the attributes that score best by information gain, gain ratio, "
            "symmetric uncertainty, ReliefF or the F ratio."
        ),
        reference=(
            "I. Kononenko (1994). Estimating attributes: analysis and extensions of "
            "RELIEF. ECML, 171-182; J. R. Quinlan (1986). Induction of decision trees."
        ),
    )
)
class SelectRanked(_Selection):
    """Keep the attributes that tell the classes of the training rows apart best.

    Equal scores are won by the attribute further to the left. Attributes that the
    measure does not apply to are dropped: texts and tables, and labels under
    ``f-ratio``.

    Parameters
    ----------
    method : str
        ``info-gain``, ``gain-ratio``, ``symmetric-uncertainty`` (numbers are cut by
        MDL first, missing values spread in proportion, both as Weka does),
        ``relieff`` or ``f-ratio``.
    n_attributes : int or None
        At most so many.
    threshold : float or None
        Only those with a higher score.
    n_neighbors : int
        ``relieff``: nearest hits, and misses of each class.
    n_sampled : int or None
        ``relieff``: rows drawn without replacement; all if None.
    random_state : int
        Seed of the draw.

    Attributes
    ----------
    scores_ : ndarray of float64, shape (d,)
        Of all columns; NaN where the measure does not apply.
    ranking_ : ndarray of int64
        The columns that have a score, best first.
    """

    def __init__(
        self,
        method: str = "info-gain",
        n_attributes: int | None = 10,
        threshold: float | None = None,
        n_neighbors: int = 10,
        n_sampled: int | None = None,
        random_state: int = 1,
    ) -> None:
        self.method = method
        self.n_attributes = n_attributes
        self.threshold = threshold
        self.n_neighbors = n_neighbors
        self.n_sampled = n_sampled
        self.random_state = random_state

    def _choose(
        self,
        X: FloatArray,
        y: npt.ArrayLike | None,
        attributes: tuple[Attribute, ...],
        class_attribute: Attribute | None,
    ) -> IntArray:
        codes = class_codes_needed(y, class_attribute, "ranking attributes")
        self.scores_ = attribute_scores(
            X, codes, attributes, self.method, n_neighbors=self.n_neighbors,
            n_sampled=self.n_sampled, random_state=self.random_state,
        )  # fmt: skip
        self.ranking_ = best_first(self.scores_)
        kept = self.ranking_
        if self.threshold is not None:
            kept = kept[self.scores_[kept] > self.threshold]
        if not len(kept):
            raise Problem(
                f"no attribute has a score by {self.method}"
                + ("" if self.threshold is None else f" above {self.threshold:g}"),
                expected="at least one to keep",
            )
        return kept[: self.n_attributes]
