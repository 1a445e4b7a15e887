"""Distances by id, of whatever they compare, as texts or rows name it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from workbench.api import Dataset, Param, Problem, parse_params
from workbench.api.did_you_mean import instead_of
from workbench.compute.distances import row_pairs
from workbench.core.results.describing.distance_report import (
    AxiomReport,
    DistanceReport,
)
from workbench.numerics.neighbours.distance import DISTANCES


@dataclass(frozen=True)
class MeasuredPair:
    """A distance with its parameters, to be asked about two things.

    Attributes
    ----------
    id : str
    params : mapping
        Those given, by name.
    """

    id: str
    params: Mapping[str, Any]

    @classmethod
    def of(cls, id_: str, texts: Sequence[str]) -> MeasuredPair:
        """Read a distance and ``name=value`` texts.

        Raises
        ------
        Problem
            For an unknown distance or parameter, or a value outside its limits.
        """
        if id_ not in DISTANCES:
            expected = instead_of(id_, sorted(DISTANCES))
            raise Problem(f"no distance {id_!r}", expected=expected)
        return cls(id_, _parsed(id_, DISTANCES[id_].params, texts))

    def of_texts(self, a: str, b: str) -> DistanceReport:
        """Measure two things that are written out.

        Raises
        ------
        Problem
            For what the distance does not compare.
        """
        one, other = row_pairs.read_vector(a), row_pairs.read_vector(b)
        return row_pairs.distance_of_vectors(
            DISTANCES[self.id], one, other, self.params
        )

    def of_rows(self, data: Dataset, a: str, b: str) -> DistanceReport:
        """Measure two rows of a data set, numbered from 0.

        Raises
        ------
        Problem
            For what is no row.
        """
        i, j = _row_number(a), _row_number(b)
        return row_pairs.distance_of_rows(DISTANCES[self.id], data, i, j, self.params)

    def axioms(self, data: Dataset, seed: int) -> AxiomReport:
        """Test the axioms of a metric among the rows of a data set."""
        return row_pairs.axioms_of(DISTANCES[self.id], data, self.params, seed)


def _parsed(
    id_: str, params: Sequence[Param], texts: Sequence[str]
) -> Mapping[str, Any]:
    pairs = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Problem(f"-p {text}", expected="name=value")
        pairs[name.strip()] = value
    try:
        return dict(parse_params(params, pairs))
    except Problem as problem:
        raise Problem(problem.what, expected=problem.expected, where=id_) from None


def _row_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise Problem(f"row {text!r}", expected="a row number from 0") from None
