"""Attribute selection filters: by hand, by a ranking, or by what helps k-NN."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar, Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, TransformerMixin

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    Problem,
    choice,
    declare,
    flag,
    integer,
    real,
    seed,
    text,
)
from workbench.api.filtering import ColumnFilter, listed_names
from workbench.api.plugin import Reads
from workbench.numerics.attributes.choice import class_codes_needed, greedy_choice
from workbench.numerics.attributes.ranking import MEASURES, attribute_scores, best_first

_READS: frozenset[Reads] = frozenset({"numeric", "nominal", "missing"})


class _Selection(ColumnFilter, TransformerMixin, BaseEstimator):
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
        rows, before = self._training_rows(X, attributes)
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
        rows = self._asked_rows(X)
        return rows[:, self.kept_]


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

    Examples
    --------
    >>> from workbench.api import Attribute
    >>> from workbench.bundled.filter_select import Select
    >>> columns = (
    ...     Attribute("colour", "nominal", ("red", "green", "blue")),
    ...     Attribute("x"),
    ... )
    >>> Select(attributes="x").fit([[0, 1.5], [2, 0.5]], attributes=columns).transform(
    ...     [[2, 3.0]]
    ... )
    array([[3.]])
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

    Examples
    --------
    >>> from workbench.bundled.filter_select import SelectRanked
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> SelectRanked().fit(X, y).transform(X)
    array([[0. , 0.2],
           [0.3, 0. ],
           [0.1, 0.4],
           [3. , 0.1],
           [3.2, 0.3],
           [2.9, 0. ]])
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


class _Greedy(_Selection):
    """Searches attributes by exact leave-one-out k-NN on the training rows.

    Numbers are scaled to 0 … 1 inside the search only: the columns come out as they
    went in. Labels differ by 0 or 1, a missing value differs by 1 from everything.
    Texts and tables are dropped.

    Attributes
    ----------
    path_ : list of dict
        ``changed`` (the name added or removed, empty for the start), ``kept`` (names)
        and ``accuracy`` of each stage.
    scores_ : ndarray of float64
        The accuracies of the path.
    """

    _forward: ClassVar[bool]

    def __init__(self, n_neighbors: int = 5, n_attributes: int | None = None) -> None:
        self.n_neighbors = n_neighbors
        self.n_attributes = n_attributes

    def _choose(
        self,
        X: FloatArray,
        y: npt.ArrayLike | None,
        attributes: tuple[Attribute, ...],
        class_attribute: Attribute | None,
    ) -> IntArray:
        codes = class_codes_needed(y, class_attribute, "choosing by leave-one-out")
        usable = [j for j, a in enumerate(attributes) if a.is_numeric or a.is_nominal]
        if not usable:
            raise Problem("no attribute to choose", expected="numbers or labels")
        stages = greedy_choice(
            X[:, usable], codes, [attributes[j] for j in usable],
            forward=self._forward, n_neighbors=self.n_neighbors,
            limit=self.n_attributes,
        )  # fmt: skip
        names = [attributes[j].name for j in usable]
        self.path_ = [
            {
                "changed": "" if stage.changed < 0 else names[stage.changed],
                "kept": [names[j] for j in stage.chosen],
                "accuracy": stage.accuracy,
            }
            for stage in stages
        ]
        self.scores_ = np.array([stage.accuracy for stage in stages])
        return np.array(usable)[list(stages[-1].chosen)]


def _greedy(id: str, title: str, summary: str, until: str) -> Plugin:  # noqa: A002
    return Plugin(
        id=id,
        title=title,
        kind="filter",
        family="Filters",
        params=(
            integer("n_neighbors", 5, low=1, help="How many nearest rows vote."),
            integer("n_attributes", None, low=1, optional=True, help=until),
        ),
        reads=_READS,
        summary=summary,
        reference=(
            "D. W. Aha, R. L. Bankert (1996). A comparative evaluation of sequential "
            "feature selection algorithms. Learning from Data, 199-206."
        ),
    )


@declare(
    _greedy(
        "select-forward",
        "Forward selection",
        "Adds the attribute that helps k-NN most (leave-one-out), as long as one helps.",
        "Stop at so many; auto stops when nothing improves.",
    )
)
class SelectForward(_Greedy):
    """From no attribute upwards, while the leave-one-out accuracy of k-NN grows.

    Parameters
    ----------
    n_neighbors : int
        Rows that vote.
    n_attributes : int or None
        At most so many attributes.

    Examples
    --------
    >>> from workbench.bundled.filter_select import SelectForward
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> SelectForward().fit(X, y).transform(X)
    array([[0. ],
           [0.3],
           [0.1],
           [3. ],
           [3.2],
           [2.9]])
    """

    _forward = True


@declare(
    _greedy(
        "select-backward",
        "Backward selection",
        "Removes the attribute that k-NN misses least (leave-one-out), as long as none "
        "is missed.",
        "Stop at so many; auto stops when every removal hurts.",
    )
)
class SelectBackward(_Greedy):
    """From all attributes down, while the leave-one-out accuracy of k-NN does not fall.

    Fewer attributes of the same accuracy count as better.

    Parameters
    ----------
    n_neighbors : int
        Rows that vote.
    n_attributes : int or None
        At least so many attributes stay.

    Examples
    --------
    >>> from workbench.bundled.filter_select import SelectBackward
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> SelectBackward().fit(X, y).transform(X)
    array([[0.2],
           [0. ],
           [0.4],
           [0.1],
           [0.3],
           [0. ]])
    """

    _forward = False
