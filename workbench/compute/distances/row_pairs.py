"""Distances of vectors and of the rows of a data set, with the share of each attribute."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np

from workbench.api import Dataset, FloatArray, IntArray, Problem
from workbench.core.results.describing.distance_report import (
    AxiomFindings,
    AxiomReport,
    DistanceReport,
)
from workbench.numerics.neighbours.axioms import counterexample, worst_violations
from workbench.numerics.neighbours.distance import OPTIONS, Distance
from workbench.numerics.neighbours.row_distances import RowDistances

#: Rows of which all triangles are tested: 200 million, in about a second.
MOST_TESTED = 600


def read_vector(text: str) -> FloatArray:
    """Read numbers apart by commas, in brackets or not, shape (d,).

    Raises
    ------
    Problem
        For a set, a word, no number at all, and numbers that are not finite.
    """
    stripped = text.strip()
    if stripped[:1] == "{":
        raise Problem(f"the set {text}"[:200], expected="numbers, as in 1,0,2,4")
    if stripped[:1] + stripped[-1:] in ("()", "[]"):
        stripped = stripped[1:-1]
    numbers = []
    for cell in stripped.split(","):
        try:
            number = float(cell)
        except ValueError:
            number = math.nan
        if not math.isfinite(number):
            what = f"{cell.strip()!r} in {text!r}" if "," in text else repr(text)
            raise Problem(what[:200], expected="a number, or some as in 1,0,2,4")
        numbers.append(number)
    return np.array(numbers)


def distance_of_vectors(
    distance: Distance, a: FloatArray, b: FloatArray, params: Mapping[str, Any]
) -> DistanceReport:
    """Measure two vectors, both of shape (d,).

    Raises
    ------
    Problem
        For vectors of different lengths, and a distance that has to learn of rows.
    """
    if len(a) != len(b):
        raise Problem(
            f"vectors of {len(a)} and {len(b)} numbers", expected="as many in both"
        )
    if distance.learns or distance.kind == "points":
        raise Problem(
            f"{distance.id} of two vectors alone",
            expected="--data FILE and two row numbers: it has to know the attributes",
        )
    measured = RowDistances(distance.id, np.stack([a, b]), **params)
    names = [f"x{j + 1}" for j in range(len(a))]
    cells = [[_number(v) for v in vector] for vector in (a, b)]
    return _report(distance, measured, (0, 1), params, names, cells)


def distance_of_rows(
    distance: Distance, data: Dataset, i: int, j: int, params: Mapping[str, Any]
) -> DistanceReport:
    """Measure two rows of a data set by number, from 0; learns from all its rows.

    Raises
    ------
    Problem
        For a number that no row has, and what the distance cannot read.
    """
    for row in (i, j):
        if not 0 <= row < data.n_rows:
            raise Problem(
                f"row {row}",
                expected=f"0 to {data.n_rows - 1}",
                where=data.name,
            )
    measured = learned(distance, data, params)
    names = [attribute.name for attribute in data.attributes]
    cells = [[_cell(data, row, c) for c in range(len(names))] for row in (i, j)]
    return _report(distance, measured, (i, j), params, names, cells)


def axioms_of(
    distance: Distance, data: Dataset, params: Mapping[str, Any], seed: int = 1
) -> AxiomReport:
    """Find the worst violation of each axiom among the rows of a data set.

    Of more than `MOST_TESTED` rows as many are drawn.
    """
    rows: IntArray = np.arange(data.n_rows)
    if data.n_rows > MOST_TESTED:
        drawn = np.random.default_rng(seed).choice(
            data.n_rows, MOST_TESTED, replace=False
        )
        rows = np.sort(drawn)
    D = learned(distance, data, params).among(rows)
    return axiom_report(
        distance.id, _is_metric(distance, params), data, D, rows,
        _all_params(distance, params),
    )  # fmt: skip


def axiom_report(
    name: str,
    metric: bool,
    data: Dataset,
    D: FloatArray,
    rows: IntArray,
    params: Mapping[str, Any],
) -> AxiomReport:
    """Return the report of a table of distances among rows of a data set."""
    cells = np.where(np.isnan(data.X[rows]), np.inf, data.X[rows])
    _, same = np.unique(cells, axis=0, return_inverse=True)
    same = same.reshape(-1)
    found = worst_violations(D, same[:, None] == same)
    told = AxiomFindings(
        *[
            type(axiom)(
                axiom.worst, tuple(int(rows[i]) for i in axiom.rows), axiom.holds
            )
            for axiom in (
                found.non_negative, found.identity, found.symmetry, found.triangle,
            )
        ]
    )  # fmt: skip
    merged = tuple(int(rows[i]) for i in found.merged)
    return AxiomReport(
        name, data.name, told, metric, params, len(rows), data.n_rows, merged
    )


def learned(
    distance: Distance, data: Dataset, params: Mapping[str, Any]
) -> RowDistances:
    """Return the distance with what it learns of all rows of a data set."""
    classes = None
    if distance.needs_classes:
        if not data.has_nominal_class:
            raise Problem(
                f"{distance.id} with the numeric class {data.class_attribute.name!r}",
                expected="a nominal class; see --class and --class-type",
                where=data.name,
            )
        classes = np.asarray(data.y, np.int64)
        if (classes < 0).any():
            row = int(np.flatnonzero(classes < 0)[0])
            raise Problem(
                f"row {row} has no class", expected="a class in every row",
                where=data.name,
            )  # fmt: skip
    return RowDistances(
        distance.id, data.X, attributes=data.attributes, classes=classes, **params
    )


def _all_params(distance: Distance, params: Mapping[str, Any]) -> dict[str, Any]:
    return {p.name: params.get(p.name, p.default) for p in distance.params}


def _is_metric(distance: Distance, params: Mapping[str, Any]) -> bool:
    return distance.is_metric(_exponent(distance, params))


def _exponent(distance: Distance, params: Mapping[str, Any]) -> float:
    name = distance.exponent_name
    default = 2.0 if name == "p" else OPTIONS[name].default
    return float(params.get(name, default))


def _report(
    distance: Distance,
    measured: RowDistances,
    pair: tuple[int, int],
    params: Mapping[str, Any],
    names: list[str],
    cells: list[list[Any]],
) -> DistanceReport:
    value = float(measured.among(np.array(pair))[0, 1])
    if distance.kind == "lists":
        parts = _lists(measured, pair)
    else:
        parts = [
            {
                "attribute": names[s.column] if s.column >= 0 else "(no direction)",
                "a": cells[0][s.column] if s.column >= 0 else None,
                "b": cells[1][s.column] if s.column >= 0 else None,
                "difference": s.difference,
                "share": s.share,
            }
            for s in measured.shares(*pair)
        ]
    broken = counterexample(distance, _exponent(distance, params))
    return DistanceReport(
        distance.id,
        value,
        tuple(parts),
        _is_metric(distance, params),
        _all_params(distance, params),
        None if broken is None else str(broken),
    )


def _lists(measured: RowDistances, pair: tuple[int, int]) -> list[dict[str, Any]]:
    one, other, both = measured.common(*pair)
    return [
        {"members": "shared", "rows": both.tolist()},
        {"members": "only of a", "rows": np.setdiff1d(one, both).tolist()},
        {"members": "only of b", "rows": np.setdiff1d(other, both).tolist()},
    ]


def _cell(data: Dataset, row: int, column: int) -> Any:
    value, attribute = float(data.X[row, column]), data.attributes[column]
    if math.isnan(value):
        return None
    return _number(value) if attribute.is_numeric else attribute.values[int(value)]


def _number(value: float) -> int | float:
    value = float(value)
    return int(value) if value.is_integer() and abs(value) < 2**53 else value
