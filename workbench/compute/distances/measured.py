"""Distances by id, of whatever they compare, as texts or rows name it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from workbench.api import Dataset, FloatArray, IntArray, Param, Problem, parse_params
from workbench.api.did_you_mean import instead_of
from workbench.compute.distances.axiom_test import axiom_report, tested_rows
from workbench.compute.distances.object_pairs import OBJECTS, Nodes, of_sets
from workbench.compute.distances.row_pairs import Rows
from workbench.core.results.describing.distance_report import (
    AxiomReport,
    DistanceReport,
)
from workbench.numerics.neighbours.distance import DISTANCES

#: Files of these are data sets, no edge lists.
_TABLES = (".arff", ".csv", ".tsv", ".dat", ".gz")


class Compared(Protocol):
    """A distance as a command or a room asks about it.

    The parameters of its methods have a value for each of `params`.
    """

    @property
    def id(self) -> str:
        """Its name."""

    @property
    def params(self) -> tuple[Param, ...]:
        """What it can be told."""

    def metric(self, params: Mapping[str, Any]) -> bool:
        """Whether it obeys the triangle inequality."""

    def of_texts(self, a: str, b: str, params: Mapping[str, Any]) -> DistanceReport:
        """Measure two things that are written out."""

    def of_rows(
        self, data: Dataset, i: int, j: int, params: Mapping[str, Any]
    ) -> DistanceReport:
        """Measure two rows of a data set."""

    def cells(
        self, data: Dataset, rows: IntArray, params: Mapping[str, Any]
    ) -> FloatArray:
        """Return what is compared of some rows, shape (r, c)."""

    def table(
        self, data: Dataset, rows: IntArray, params: Mapping[str, Any]
    ) -> FloatArray:
        """Measure some rows of a data set, each to each, shape (r, r)."""


@dataclass(frozen=True)
class Measured:
    """A distance with its parameters, to be asked about things.

    Attributes
    ----------
    compared : Compared
    params : mapping
        A value for each of its parameters.
    """

    compared: Compared
    params: Mapping[str, Any]

    @classmethod
    def of(cls, id_: str, texts: Sequence[str]) -> Measured:
        """Read a distance and ``name=value`` texts.

        Raises
        ------
        Problem
            For an unknown distance or parameter, or a value outside its limits.
        """
        if id_ not in DISTANCES and id_ not in OBJECTS:
            expected = instead_of(id_, sorted({*DISTANCES, *OBJECTS}))
            raise Problem(f"no distance {id_!r}", expected=expected)
        compared = Rows(DISTANCES[id_]) if id_ in DISTANCES else OBJECTS[id_]
        return cls(compared, _parsed(compared, texts))

    def of_texts(self, a: str, b: str) -> DistanceReport:
        """Measure two things that are written out.

        Raises
        ------
        Problem
            For what the distance does not compare.
        """
        if self.compared.id == "jaccard" and "{" in (a.strip()[:1], b.strip()[:1]):
            return of_sets(a, b)
        return self.compared.of_texts(a, b, self.params)

    def reads_graph(self, file: str) -> bool:
        """Whether a file is the edge list that the distance is measured in."""
        table = file.startswith(("builtin:", "openml:")) or Path(file).suffix in _TABLES
        return isinstance(self.compared, Nodes) and not table

    def in_graph(self, file: str, a: str, b: str) -> DistanceReport:
        """Measure two nodes of an edge list."""
        assert isinstance(self.compared, Nodes)
        return self.compared.of_graph(Path(file), a, b, self.params)

    def of_rows(self, data: Dataset, a: str, b: str) -> DistanceReport:
        """Measure two rows of a data set, numbered from 0.

        Raises
        ------
        Problem
            For what is no row.
        """
        i, j = (_row_number(text, data) for text in (a, b))
        return self.compared.of_rows(data, i, j, self.params)

    def axioms(self, data: Dataset, seed: int) -> AxiomReport:
        """Test the axioms of a metric among the rows of a data set."""
        rows = tested_rows(data, seed)
        table = self.compared.table(data, rows, self.params)
        metric = self.compared.metric(self.params)
        cells = self.compared.cells(data, rows, self.params)
        return axiom_report(
            self.compared.id, metric, data, table, rows, cells, self.params
        )


def _parsed(compared: Compared, texts: Sequence[str]) -> Mapping[str, Any]:
    pairs = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Problem(f"-p {text}", expected="name=value")
        pairs[name.strip()] = value
    try:
        given = parse_params(compared.params, pairs)
    except Problem as problem:
        raise Problem(
            problem.what, expected=problem.expected, where=compared.id
        ) from None
    return {
        param.name: given.get(param.name, param.default) for param in compared.params
    }


def _row_number(text: str, data: Dataset) -> int:
    try:
        row = int(text)
    except ValueError:
        raise Problem(f"row {text!r}"[:120], expected="a row number from 0") from None
    if not 0 <= row < data.n_rows:
        raise Problem(f"row {row}", expected=f"0 to {data.n_rows - 1}", where=data.name)
    return row
