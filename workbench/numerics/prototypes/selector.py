"""Base class of plugins that select prototypes among the rows of a data set.

A method is a sequence of decisions. `PrototypeSelector.fit` follows them to their end,
`PrototypeSelector.trace` yields them one by one; both run the same code.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator
from sklearn.utils.validation import check_is_fitted

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Param,
    Plugin,
    Problem,
    check,
    check_params,
    choice,
    seed,
)
from workbench.api.plugin import Reads
from workbench.numerics.estimators.input_checks import (
    check_classification_targets,
    validate_data,
)
from workbench.numerics.neighbours.distance import DISTANCES, OPTIONS, PARAMS
from workbench.numerics.prototypes.rival_similarity import (
    ClassRuns,
    nearest_own_and_rival,
    rival_similarity,
)
from workbench.numerics.prototypes.row_table import RowTable

#: The distance of every method, as k-NN declares it.
DISTANCE_PARAMS: tuple[Param, ...] = (
    choice(
        "metric", "euclidean", tuple(DISTANCES),
        help="How far two rows are from each other.",
    ),
    PARAMS["p"],
    *OPTIONS.values(),
)  # fmt: skip

#: In which order a method of passes comes to the rows.
ORDER_PARAMS: tuple[Param, ...] = (
    choice(
        "order", "file", ("file", "shuffle", "margin"),
        help="The order of the rows in a pass: as in the file, shuffled by the seed, or "
        "by falling rival similarity.",
    ),
    seed(),
)  # fmt: skip

#: What every method reads as it comes.
SELECTOR_READS: frozenset[Reads] = frozenset({"numeric", "nominal", "missing"})
_NONE: Mapping[str, float] = {}
#: Kinds of arrays that are classes whatever they hold, so that they are not searched.
_LABELS = frozenset("biuSU")


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of a method.

    Attributes
    ----------
    line : int
        The line of the method's pseudocode, from 1.
    rows : tuple of int
        The row decided upon, then those that it was decided by.
    kept, dropped : tuple of int
        The rows that become prototypes, and those that can be none any more.
    numbers : mapping
        What was compared, by name.
    times : int
        For how many decisions it stands: `PrototypeSelector.fit` merges those that change
        nothing, `PrototypeSelector.trace` none.
    """

    line: int
    rows: tuple[int, ...]
    kept: tuple[int, ...] = ()
    dropped: tuple[int, ...] = ()
    numbers: Mapping[str, float] = field(default_factory=lambda: _NONE)
    times: int = 1


class Training:
    """The rows that a method selects from.

    Attributes
    ----------
    table : RowTable
    codes : ndarray of int64, shape (n,)
        Classes from 0, without gaps.
    n, n_classes : int
    brief : bool
        Whether decisions may be merged.
    """

    brief = False

    def __init__(self, table: RowTable, classes: npt.NDArray[Any]) -> None:
        self.table = table
        self.codes = np.unique(classes, return_inverse=True)[1].astype(np.int64)
        self.n = len(self.codes)
        self.n_classes = int(self.codes.max()) + 1

    def margins(self, rows: IntArray | None = None) -> FloatArray:
        """Return the rival similarity (k = 1) of rows among themselves; all if None."""
        some = np.arange(self.n) if rows is None else rows
        own, rival = self.own_and_rival(some)
        return rival_similarity(rival, own)

    def own_and_rival(self, rows: IntArray) -> tuple[FloatArray, FloatArray]:
        """Return the distances to the nearest own and foreign row, among some rows."""
        own, rival = np.empty(len(rows)), np.empty(len(rows))
        if not len(rows):
            return own, rival
        runs = ClassRuns.of(self.codes[rows])
        for some, distances in self.table.ordered(rows[runs.order]).blocks():
            places = np.arange(some.stop - some.start)
            distances[places, some.start + places] = np.inf
            places = runs.order[some]
            own[places], rival[places] = nearest_own_and_rival(
                distances, some.start, runs
            )
        return own, rival


class PrototypeSelector(BaseEstimator):  # type: ignore[misc]
    """Selects rows so that 1-NN among them does the work of all.

    Equal distances are won by the lower row, equal votes by the lower class code, equal
    gains by the lower row; a row is never its own neighbour. A subclass has a declaration
    and `decisions`, and adds its parameters in front of those of the distance.

    Parameters
    ----------
    metric : str
        An id of `workbench.numerics.neighbours.distance.DISTANCES`.
    p : float
    attribute_weights, vdm_q, vdm_shares, shared_k, custom_points
        Parameters of some distances.

    Attributes
    ----------
    kept_ : ndarray of int64
        The prototypes in the order of choice; ascending where a method only drops.
    dropped_ : ndarray of int64
        All other rows, ascending.
    n_steps_ : int
        Decisions.
    note_ : str
        What went differently than asked.
    n_features_in_ : int
    """

    plugin: Plugin
    #: One line for each kind of decision, in English.
    pseudocode: ClassVar[tuple[str, ...]] = ()
    #: Whether a method begins with all rows and drops some; else it begins with none.
    begins_with_all: ClassVar[bool] = False

    def __init__(
        self,
        metric: str = "euclidean",
        p: float = 2.0,
        attribute_weights: str = "",
        vdm_q: float = 1.0,
        vdm_shares: str = "value-given-class",
        shared_k: int = 10,
        custom_points: str = "",
    ) -> None:
        self.metric = metric
        self.p = p
        self.attribute_weights = attribute_weights
        self.vdm_q = vdm_q
        self.vdm_shares = vdm_shares
        self.shared_k = shared_k
        self.custom_points = custom_points

    @abstractmethod
    def decisions(self, training: Training) -> Iterator[Decision]:
        """Yield what the method decides, one by one."""

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.allow_nan = True
        tags.target_tags.required = True
        return tags

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        attributes: Sequence[Attribute] | None = None,
    ) -> Self:
        """Select prototypes.

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
            When a parameter is out of its limits, the distance does not suit the method,
            or no row is kept.
        """
        training = self._checked(X, y, attributes)
        training.brief = True
        chosen: dict[int, None] = {}
        if self.begins_with_all:
            chosen = dict.fromkeys(range(training.n))
        self.note_, self.n_steps_ = "", 0
        for decision in self.decisions(training):
            self.n_steps_ += decision.times
            check()
            for row in decision.dropped:
                chosen.pop(row, None)
            for row in decision.kept:
                chosen[row] = None
        self.kept_ = np.fromiter(chosen, np.int64, len(chosen))
        if not len(self.kept_):
            raise Problem(
                f"none of {training.n} rows is kept",
                expected="other parameters, or another method",
                where=self.plugin.id,
            )
        outside = np.ones(training.n, np.bool_)
        outside[self.kept_] = False
        self.dropped_ = outside.nonzero()[0]
        training.brief = False
        self._training = training
        return self

    def choose_rows(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        attributes: Sequence[Attribute] | None = None,
    ) -> IntArray:
        """Return the prototypes among rows, ascending; fits.

        Raises
        ------
        Problem
            As `fit`.
        """
        return np.sort(self.fit(X, y, attributes).kept_)

    def trace(
        self,
        X: npt.ArrayLike | None = None,
        y: npt.ArrayLike | None = None,
        attributes: Sequence[Attribute] | None = None,
    ) -> Iterator[Decision]:
        """Yield the decisions one by one: on rows given, or again on those of `fit`.

        Raises
        ------
        Problem
            As `fit`.
        """
        if X is not None and y is not None:
            return self.decisions(self._checked(X, y, attributes))
        check_is_fitted(self)
        return self.decisions(self._training)

    def _checked(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike,
        attributes: Sequence[Attribute] | None,
    ) -> Training:
        check_params(self.plugin.params, self.get_params(deep=False))
        rows, labels = validate_data(
            self, X, y, dtype=np.float64, order="C", ensure_all_finite="allow-nan"
        )
        if labels.dtype.kind not in _LABELS:
            check_classification_targets(labels)
        self._check_distance(rows)
        options = {name: getattr(self, name) for name in OPTIONS}
        codes = np.unique(labels, return_inverse=True)[1].astype(np.int64)
        table = RowTable(
            rows, metric=self.metric, p=self.p, attributes=attributes, classes=codes,
            **options,
        )  # fmt: skip
        return Training(table, codes)

    def _check_distance(self, rows: FloatArray) -> None:
        """Refuse a distance or rows that the method cannot take, with a Problem."""


class OrderedSelector(PrototypeSelector):
    """A selector whose passes depend on the order of the rows.

    Parameters
    ----------
    order : str
        ``file``, ``shuffle`` (by `random_state`) or ``margin``: by falling rival
        similarity, rows without one last.
    random_state : int
    """

    def __init__(
        self,
        order: str = "file",
        random_state: int = 1,
        metric: str = "euclidean",
        p: float = 2.0,
        attribute_weights: str = "",
        vdm_q: float = 1.0,
        vdm_shares: str = "value-given-class",
        shared_k: int = 10,
        custom_points: str = "",
    ) -> None:
        super().__init__(
            metric, p, attribute_weights, vdm_q, vdm_shares, shared_k, custom_points
        )
        self.order = order
        self.random_state = random_state

    def visits(self, training: Training) -> IntArray:
        """Return the rows in the order in which a pass comes to them."""
        if self.order == "shuffle":
            random = np.random.RandomState(self.random_state)
            return random.permutation(training.n).astype(np.int64)
        if self.order == "margin":
            return np.argsort(-training.margins(), kind="stable").astype(np.int64)
        return np.arange(training.n)


class NearestKept:
    """The nearest prototype of each row while prototypes are added.

    Attributes
    ----------
    distance : ndarray of float64, shape (n,)
        Infinity before there is one. A prototype's own is to another one.
    row : ndarray of int64, shape (n,)
        -1 before there is one.
    """

    def __init__(self, training: Training) -> None:
        self._table = training.table
        self.distance = np.full(training.n, np.inf)
        self.row = np.full(training.n, -1)
        self._highest = -1  # no row of `row` is above
        self._added = 0

    def begin(self, distances: FloatArray, rows: IntArray) -> None:
        """Start with the nearest prototype of each row, both shape (n,)."""
        self.distance[:], self.row[:] = distances, rows
        self._highest = len(rows)

    def add(self, row: int) -> None:
        """Add a prototype; of equal distances the lower row is nearer."""
        distances = self._table.row(row)
        distances[row] = np.nan  # a row is no neighbour of its own
        nearer = distances < self.distance
        self._added += 1
        # else all that are as near are lower; two reach all rows, the endlessly far, too
        if row < self._highest or self._added <= 2:
            level = distances == self.distance
            if np.count_nonzero(level):
                nearer |= level & ((self.row < 0) | (row < self.row))
        self._highest = max(self._highest, row)
        np.copyto(self.distance, distances, where=nearer)
        np.copyto(self.row, row, where=nearer)


def voted_classes(codes: IntArray, rows: IntArray, n_classes: int) -> IntArray:
    """Return the class with most votes, of equals the lowest code, shape (n,).

    Parameters
    ----------
    codes : ndarray of int64
    rows : ndarray of int64, shape (n, k)
        The neighbours that vote.
    """
    counts = np.zeros((len(rows), n_classes), np.int64)
    for column in rows.T:
        counts[np.arange(len(rows)), codes[column]] += 1
    return np.asarray(counts.argmax(axis=1), np.int64)
