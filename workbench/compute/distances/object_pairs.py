"""Distances of words, sets, nodes, graphs and images, and of rows through a forest.

Each is a class with its parameters, whether it is a metric, and how two things that are
written out, two rows of a data set, or all of its rows are measured.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from workbench.api import (
    Dataset,
    FloatArray,
    IntArray,
    Param,
    Problem,
    choice,
    integer,
    real,
    seed,
    text,
)
from workbench.api.did_you_mean import instead_of
from workbench.compute.distances.row_pairs import WholeRows, class_codes, read_vector
from workbench.core.program.on_disk import on_disk
from workbench.core.results.describing.distance_report import DistanceReport
from workbench.numerics.objects import graphs, sets, tangent, words

_MOST_BYTES = 64 * 2**20  # of an edge list

Params = Mapping[str, Any]


class Words:
    """Levenshtein: the least cost of edits."""

    id = "levenshtein"
    params: tuple[Param, ...] = (
        real("insert", 1.0, low=0.0, help="Cost of putting a character in."),
        real("delete", 1.0, low=0.0, help="Cost of taking a character out."),
        real(
            "substitute", 1.0, low=0.0, optional=True,
            help="Cost of putting a character in the place of another; none forbids it.",
        ),
        text("attribute", "", help="Of rows: the words; empty: the first with labels."),
    )  # fmt: skip

    def cells(self, data: Dataset, rows: IntArray, params: Params) -> FloatArray:
        """Return what is compared of some rows: the codes of their words."""
        place = self._place(data, params)
        return np.asarray(data.X[rows][:, [place]])

    def metric(self, params: Params) -> bool:
        """Whether it is a metric with these costs."""
        return self._costs(params).metric

    @staticmethod
    def _costs(params: Params) -> words.EditCosts:
        return words.EditCosts(params["insert"], params["delete"], params["substitute"])

    def of_texts(self, a: str, b: str, params: Params) -> DistanceReport:
        """Measure two words, which may be empty."""
        costs = self._costs(params)
        value = words.levenshtein(a, b, costs)
        return DistanceReport(
            self.id, value, _edit_parts(a, b, costs), costs.metric, params
        )

    def of_rows(self, data: Dataset, i: int, j: int, params: Params) -> DistanceReport:
        """Measure the words of two rows."""
        column = self._words(data, params)
        return self.of_texts(column[i], column[j], params)

    def table(self, data: Dataset, rows: IntArray, params: Params) -> FloatArray:
        """Measure the words of some rows."""
        column = self._words(data, params)
        return words.word_distances([column[i] for i in rows], self._costs(params))

    @staticmethod
    def _place(data: Dataset, params: Params) -> int:
        names = [a.name for a in data.attributes if not a.is_numeric]
        if not names:
            raise Problem("no attribute has labels", expected="words", where=data.name)
        name = params["attribute"] or names[0]
        if name not in names:
            raise Problem(f"attribute = {name!r}", expected=instead_of(name, names))
        return [a.name for a in data.attributes].index(name)

    def _words(self, data: Dataset, params: Params) -> list[str]:
        place = self._place(data, params)
        name = data.attributes[place].name
        values, codes = data.attributes[place].values, data.X[:, place]
        missing = np.flatnonzero(np.isnan(codes))
        if len(missing):
            raise Problem(
                f"row {missing[0]} has no {name!r}", expected="a word in every row",
                where=data.name,
            )  # fmt: skip
        return [values[int(code)] for code in codes]


def _edit_parts(
    a: str, b: str, costs: words.EditCosts
) -> tuple[Mapping[str, Any], ...]:
    if (len(a) + 1) * (len(b) + 1) > 250_000:
        return ()  # nobody reads that many
    return tuple(
        {"operation": e.operation, "a": e.a, "b": e.b, "cost": e.cost}
        for e in words.edits(a, b, costs)
    )


def of_sets(a: str, b: str) -> DistanceReport:
    """Measure two sets by Jaccard's distance, written ``{1,3,4,7}``."""
    one, other = sets.read_set(a), sets.read_set(b)
    parts = {"shared": one & other, "only in a": one - other, "only in b": other - one}
    listed = tuple(
        {"members": name, "count": len(found), "values": sorted(found)}
        for name, found in parts.items()
    )
    return DistanceReport("jaccard", sets.jaccard(one, other), listed, True, {})


class Nodes(WholeRows):
    """Geodesic: the shortest path in a graph, or along neighbours of rows."""

    id = "geodesic"
    params: tuple[Param, ...] = (
        integer(
            "n_neighbors", 5, low=1, help="Of rows: each is joined to its nearest rows."
        ),
        choice(
            "length", "euclidean", ("euclidean", "edges"),
            help="Of rows: what is summed along the path, steps or their number.",
        ),
    )  # fmt: skip

    def metric(self, params: Params) -> bool:
        """Whether it is a metric: always."""
        del params
        return True

    def of_texts(self, a: str, b: str, params: Params) -> DistanceReport:
        """Refuse two nodes without their graph."""
        del params
        raise Problem(
            f"geodesic from {a!r} to {b!r}"[:120],
            expected="--data FILE, an edge list or a data set",
        )

    def of_graph(self, file: Path, a: str, b: str, params: Params) -> DistanceReport:
        """Count the edges of a shortest path in an edge list."""
        path = graphs.shortest_path(read_graph(file), a, b)
        steps = pairwise(path)
        parts = tuple({"from": one, "to": other, "length": 1} for one, other in steps)
        return DistanceReport(self.id, float(len(parts)), parts, True, params)

    def of_rows(self, data: Dataset, i: int, j: int, params: Params) -> DistanceReport:
        """Sum a shortest path along neighbours."""
        graph = self._graph(data, params)
        value, path = graph.path(i, j)
        parts = tuple(
            {"from": one, "to": other, "length": float(graph.edges[one, other])}
            for one, other in pairwise(path)
        )
        return DistanceReport(self.id, value, parts, True, params)

    def table(self, data: Dataset, rows: IntArray, params: Params) -> FloatArray:
        """Sum the shortest paths among some rows."""
        return self._graph(data, params).among(rows)

    @staticmethod
    def _graph(data: Dataset, params: Params) -> graphs.NeighbourGraph:
        return graphs.NeighbourGraph.of(
            data.X, params["n_neighbors"], data.attributes,
            count=params["length"] == "edges",
        )  # fmt: skip


def read_graph(file: Path) -> graphs.Graph:
    """Read an edge list.

    Raises
    ------
    Problem
        For no such file, and naming the line at fault.
    """
    path = on_disk(file, "an edge list")
    try:
        with path.open("rb") as stream:
            data = stream.read(_MOST_BYTES + 1)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Problem(reason, expected="an edge list", where=str(file)) from None
    if len(data) > _MOST_BYTES:
        raise Problem("too large", expected="at most 64 MB", where=str(file))
    try:
        return graphs.read_edge_list(data.decode("utf-8-sig"), str(file))
    except UnicodeDecodeError:
        raise Problem(
            "no UTF-8 text", expected="an edge list", where=str(file)
        ) from None


class Graphs(WholeRows):
    """Graph edit: the least number of nodes and edges that are put in or taken out."""

    id = "graph-edit"
    params: tuple[Param, ...] = (
        choice(
            "method", "exact", ("exact", "bound"),
            help="exact is for graphs of up to 12 nodes; bound keeps what has the same "
            "name, in graphs of any size.",
        ),
        choice(
            "names", "matter", ("matter", "ignored"),
            help="Whether nodes are the same if their names are; else all ways of "
            "matching them compete.",
        ),
    )  # fmt: skip

    def metric(self, params: Params) -> bool:
        """Whether it is a metric: not a bound that follows names without counting them."""
        return bool(params["method"] == "exact" or params["names"] == "matter")

    def of_texts(self, a: str, b: str, params: Params) -> DistanceReport:
        """Compare the graphs of two edge lists, files."""
        one, other = read_graph(Path(a)), read_graph(Path(b))
        named = params["names"] == "matter"
        if params["method"] == "exact":
            edit = graphs.least_edit(one, other, names=named)
        else:
            edit = graphs.bound_edit(one, other, names=named)
        notes: tuple[str, ...] = ()
        if not edit.exact and edit.least < edit.cost:
            notes = (f"a bound: the least edit costs {edit.least:g} to {edit.cost:g}",)
        parts = tuple(
            {"operation": operation, "of": what} for operation, what in edit.operations
        )
        metric = self.metric(params)
        return DistanceReport(self.id, edit.cost, parts, metric, params, notes=notes)

    def of_rows(self, data: Dataset, i: int, j: int, params: Params) -> DistanceReport:
        """Refuse rows: they are no graphs."""
        del i, j, params
        raise Problem(f"rows of {data.name}", expected="two edge lists, without --data")

    def table(self, data: Dataset, rows: IntArray, params: Params) -> FloatArray:
        """Refuse rows: they are no graphs."""
        del rows, params
        raise Problem(f"rows of {data.name}", expected="another distance for --axioms")


class Forest(WholeRows):
    """Forest: the share of the trees that predict another class."""

    id = "forest"
    params: tuple[Param, ...] = (
        integer("n_trees", 100, low=1, high=2000, help="Trees of the forest."),
        seed(),
    )

    def metric(self, params: Params) -> bool:
        """Whether it is a metric: always, but different rows may be at distance 0."""
        del params
        return True

    def of_texts(self, a: str, b: str, params: Params) -> DistanceReport:
        """Refuse vectors: a forest learns from rows."""
        del a, b, params
        raise Problem(
            "forest of two things alone", expected="--data FILE and two row numbers"
        )

    def of_rows(self, data: Dataset, i: int, j: int, params: Params) -> DistanceReport:
        """Count the trees, which learned from all rows, that part two of them."""
        predicted = self._learned(data, params).predictions(data.X[[i, j]])
        pairs, counts = np.unique(predicted, axis=0, return_counts=True)
        labels = data.classes
        parts = tuple(
            {"a": labels[int(a)], "b": labels[int(b)], "trees": int(count)}
            for (a, b), count in zip(pairs, counts, strict=True)
        )
        value = float(np.mean(predicted[:, 0] != predicted[:, 1]))
        return DistanceReport(self.id, value, parts, True, params)

    def table(self, data: Dataset, rows: IntArray, params: Params) -> FloatArray:
        """Count the trees that part some rows."""
        D: FloatArray = self._learned(data, params).among(data.X[rows])
        return D

    @staticmethod
    def _learned(data: Dataset, params: Params) -> Any:
        # scikit-learn's forests, when they are asked for
        from workbench.numerics.objects.forest_distance import ForestDistance

        return ForestDistance(
            data.X, class_codes(data, "forest"), data.attributes, **params
        )


class Images(WholeRows):
    """Tangent: the Euclidean distance of images, shifts and turns forgiven."""

    id = "tangent"
    params: tuple[Param, ...] = (
        text(
            "transforms", "right, down, turn",
            help="What the first image is forgiven: right, down, turn.",
        ),
    )  # fmt: skip

    def metric(self, params: Params) -> bool:
        """Whether it is a metric: only with no transform it is Euclidean."""
        return not self._transforms(params)

    @staticmethod
    def _transforms(params: Params) -> tuple[str, ...]:
        names = tuple(params["transforms"].replace(",", " ").split())
        for name in names:
            if name not in tangent.TRANSFORMS or names.count(name) > 1:
                raise Problem(
                    f"transforms = {params['transforms']!r}"[:120],
                    expected=", ".join(tangent.TRANSFORMS) + ", each once",
                )
        return names

    def of_texts(self, a: str, b: str, params: Params) -> DistanceReport:
        """Measure two images, written as their pixels line by line."""
        one, other = read_vector(a), read_vector(b)
        return self._measured(one, other, params)

    def _measured(
        self, one: FloatArray, other: FloatArray, params: Params
    ) -> DistanceReport:
        tangent.side_of(len(one))
        if len(one) != len(other):
            raise Problem(
                f"images of {len(one)} and {len(other)} pixels", expected="equal sizes"
            )
        transforms = self._transforms(params)
        fit = tangent.tangent_fit(one, other, transforms)
        parts = tuple(
            {"transform": name, "amount": float(amount)}
            for name, amount in zip(transforms, fit.amounts, strict=True)
        )
        notes: tuple[str, ...] = (f"Euclidean: {fit.euclidean:.6g}",)
        if transforms:
            notes += ("only the first image is moved: the other way round may differ",)
        return DistanceReport(
            self.id, fit.distance, parts, not transforms, params, notes=notes
        )

    def of_rows(self, data: Dataset, i: int, j: int, params: Params) -> DistanceReport:
        """Measure two rows whose attributes are pixels."""
        X = self._pixels(data)
        return self._measured(X[i], X[j], params)

    def table(self, data: Dataset, rows: IntArray, params: Params) -> FloatArray:
        """Measure some rows whose attributes are pixels."""
        X = self._pixels(data)[rows]
        return tangent.tangent_distances(X, X, self._transforms(params))

    @staticmethod
    def _pixels(data: Dataset) -> FloatArray:
        if not all(a.is_numeric for a in data.attributes) or np.isnan(data.X).any():
            raise Problem(
                "labels or missing values", expected="pixels", where=data.name
            )
        try:
            tangent.side_of(data.n_attributes)
        except Problem as problem:
            raise Problem(
                problem.what, expected=problem.expected, where=data.name
            ) from None
        return data.X


#: By id.
OBJECTS: Mapping[str, Words | Nodes | Graphs | Forest | Images] = {
    one.id: one for one in (Words(), Nodes(), Graphs(), Forest(), Images())
}
