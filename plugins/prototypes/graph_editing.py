"""Editing by proximity graphs: rows without a neighbour of another class are dropped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

import numpy as np

from workbench.api import FloatArray, IntArray, Plugin, Problem, declare
from workbench.numerics.neighbours.distance import DISTANCES
from workbench.numerics.prototypes.proximity_graphs import delaunay_edges, one_neighbour
from workbench.numerics.prototypes.selector import (
    DISTANCE_PARAMS,
    SELECTOR_READS,
    Decision,
    PrototypeSelector,
    Training,
)

#: Attributes above which a Delaunay triangulation has too many simplices.
_MOST_ATTRIBUTES = 5


class _GraphSelector(PrototypeSelector):
    """Keeps rows with a graph neighbour of another class; see a subclass for the graph.

    Rows at distance 0 are one point: of them the lowest row of each class takes part, and
    where that is more than one they are neighbours.
    """

    begins_with_all = True
    pseudocode: ClassVar[tuple[str, ...]] = (
        "merge identical rows: drop all but the lowest of a class",
        "for each row: keep it if a graph neighbour has another class",
        "else drop it",
    )

    def edges(
        self, training: Training, points: IntArray, first: IntArray, place: IntArray
    ) -> IntArray:
        """Return edges among points, shape (e, 2): one at least of each point to a rival.

        Parameters
        ----------
        points : ndarray of int64
            The lowest row of each.
        first, place : ndarray of int64
            The rows that take part, and the point of each.
        """
        raise NotImplementedError

    def decisions(self, training: Training) -> Iterator[Decision]:
        """Yield a decision for each merged row, then one for each other."""
        codes = training.codes
        same = training.table.lowest_alike()
        points, place = np.unique(same, return_inverse=True)
        lowest: dict[tuple[int, int], int] = {}
        for row in range(training.n):
            key = (int(same[row]), int(codes[row]))
            if lowest.setdefault(key, row) != row:
                yield Decision(1, (row, lowest[key]), dropped=(row,))
        first = np.array(sorted(lowest.values()), np.int64)
        rivals = _foreign_neighbours(
            codes, first, place, self.edges(training, points, first, place), len(points)
        )
        for row in first.tolist():
            near = rivals.get(row)
            if near is None:
                yield Decision(3, (row,), dropped=(row,))
            else:
                yield Decision(2, (row, near))


def _foreign_neighbours(
    codes: IntArray, first: IntArray, place: IntArray, edges: IntArray, n_points: int
) -> dict[int, int]:
    """Return a graph neighbour of another class, the lowest row, of rows that have one."""
    rows_of: list[list[int]] = [[] for _ in range(n_points)]
    for row in first.tolist():
        rows_of[place[row]].append(row)
    found: dict[int, int] = {}

    def meet(one: int, other: int) -> None:
        if codes[one] != codes[other]:
            found[one] = min(found.get(one, other), other)

    for rows in rows_of:
        for one in rows:
            for other in rows:
                meet(one, other)
    for a, b in edges.tolist():
        for one in rows_of[a]:
            for other in rows_of[b]:
                meet(one, other)
                meet(other, one)
    return found


class _ByDistance(_GraphSelector):
    """A graph that distances define."""

    graph: Literal["gabriel", "relative-neighbour"]

    def decisions(self, training: Training) -> Iterator[Decision]:
        """Yield them; too many rows are refused before any are merged."""
        training.table.refuse_whole()
        yield from super().decisions(training)

    def edges(
        self, training: Training, points: IntArray, first: IntArray, place: IntArray
    ) -> IntArray:
        """Return of each point the edge to the nearest one with rows of another class."""
        has = np.zeros((len(points), training.n_classes), np.bool_)
        has[place[first], training.codes[first]] = True
        one = has.sum(axis=1) == 1
        class_of = has.argmax(axis=1)
        alike = one[:, None] & one & (class_of[:, None] == class_of)
        D = training.table.ordered(points).whole()
        neighbour = one_neighbour(D, self.graph, ~alike)
        ends = np.column_stack([np.arange(len(points)), neighbour])
        return ends[neighbour >= 0].astype(np.int64)


@declare(
    Plugin(
        id="gabriel",
        title="Gabriel editing",
        kind="prototypes",
        family="Graphs",
        params=DISTANCE_PARAMS,
        reads=SELECTOR_READS,
        summary="Keeps the rows that have a neighbour of another class in the Gabriel "
        "graph.",
        reference=(
            "B. K. Bhattacharya, R. S. Poulsen, G. T. Toussaint (1981). Application of "
            "proximity graphs to editing nearest neighbor decision rules. International "
            "Symposium on Information Theory."
        ),
    )
)
class GabrielEditing(_ByDistance):
    """Keep the rows with a Gabriel neighbour of another class.

    Two rows p, q are neighbours unless a third r has d(p, r)² + d(r, q)² <= d(p, q)².

    1. Of rows at distance 0 from each other only the lowest of each class takes part.
    2. For each row x: if a graph neighbour (or a row in the same place) has another class,
       x stays.
    3. Else x is dropped.

    Examples
    --------
    >>> from workbench.bundled.graph_editing import GabrielEditing
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> GabrielEditing().fit(X, y).kept_
    array([1, 5])
    """

    graph = "gabriel"


@declare(
    Plugin(
        id="relative-neighbour",
        title="Relative neighbour editing",
        kind="prototypes",
        family="Graphs",
        params=DISTANCE_PARAMS,
        reads=SELECTOR_READS,
        summary="Keeps the rows that have a neighbour of another class in the relative "
        "neighbourhood graph.",
        reference=(
            "G. T. Toussaint (1980). The relative neighbourhood graph of a finite planar "
            "set. Pattern Recognition 12, 261-268."
        ),
    )
)
class RelativeNeighbourEditing(_ByDistance):
    """Keep the rows with a relative neighbour of another class.

    Two rows p, q are neighbours unless a third r is nearer to both of them than they are to
    each other: max(d(p, r), d(r, q)) < d(p, q).

    1. Of rows at distance 0 from each other only the lowest of each class takes part.
    2. For each row x: if a graph neighbour (or a row in the same place) has another class,
       x stays.
    3. Else x is dropped.

    Examples
    --------
    >>> from workbench.bundled.graph_editing import RelativeNeighbourEditing
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> RelativeNeighbourEditing().fit(X, y).kept_
    array([1, 5])
    """

    graph = "relative-neighbour"


@declare(
    Plugin(
        id="delaunay",
        title="Delaunay editing",
        kind="prototypes",
        family="Graphs",
        params=DISTANCE_PARAMS,
        reads=SELECTOR_READS,
        summary="Keeps the rows whose Voronoi cell touches one of another class: the "
        "regions of 1-NN stay as they are. Up to 5 attributes, Euclidean.",
        reference=(
            "G. T. Toussaint, B. K. Bhattacharya, R. S. Poulsen (1985). The application "
            "of Voronoi diagrams to non-parametric decision rules. Computer Science and "
            "Statistics, 97-108."
        ),
    )
)
class DelaunayEditing(_GraphSelector):
    """Keep the rows with a Delaunay neighbour of another class.

    1. Of identical rows only the lowest of each class takes part.
    2. For each row x: if a neighbour in the Delaunay triangulation (or a row in the same
       place) has another class, x stays.
    3. Else x is dropped: with its neighbours' classes its cell only grows theirs.

    The regions of 1-NN do not change. Refused above 5 attributes, and for distances that
    are not Euclidean after a linear map.

    Notes
    -----
    Formula: keep a row if a Delaunay neighbour has another class.

    Cost: grows exponentially with the attributes.

    Fails when there are more than a few attributes: every row becomes a neighbour of
    every other.

    Examples
    --------
    >>> from workbench.bundled.graph_editing import DelaunayEditing
    >>> X = [[0.0, 0.2], [0.3, 0.0], [0.1, 0.4], [3.0, 0.1], [3.2, 0.3], [2.9, 0.0]]
    >>> y = [0, 0, 0, 1, 1, 1]
    >>> DelaunayEditing().fit(X, y).kept_
    array([1, 2, 3, 4, 5])
    """

    def _check_distance(self, rows: FloatArray) -> None:
        if not DISTANCES[self.metric].is_euclidean(self.p):
            raise Problem(
                f"a Delaunay triangulation under {self.metric}",
                expected="euclidean or mahalanobis, or the method gabriel",
                where=self.plugin.id,
            )

    def edges(
        self, training: Training, points: IntArray, first: IntArray, place: IntArray
    ) -> IntArray:
        """Return the edges of the triangulation."""
        where = training.table.coordinates(points)
        if where is None:
            raise Problem(
                "a Delaunay triangulation of labels or missing values",
                expected="numbers, or the method gabriel",
                where=self.plugin.id,
            )
        if where.shape[1] > _MOST_ATTRIBUTES:
            raise Problem(
                f"a Delaunay triangulation of {where.shape[1]} attributes",
                expected=f"at most {_MOST_ATTRIBUTES}, or the method gabriel",
                where=self.plugin.id,
            )
        return delaunay_edges(where)
