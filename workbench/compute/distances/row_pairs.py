"""Distances of vectors and of the rows of a data set, with the share of each attribute."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np

from workbench.api import Dataset, FloatArray, IntArray, Param, Problem
from workbench.core.results.describing.distance_report import DistanceReport
from workbench.numerics.neighbours.axioms import counterexample
from workbench.numerics.neighbours.distance import Distance
from workbench.numerics.neighbours.row_distances import RowDistances


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


class WholeRows:
    """What compares rows by all of their attributes."""

    def cells(
        self, data: Dataset, rows: IntArray, params: Mapping[str, Any]
    ) -> FloatArray:
        """Return what is compared of some rows, shape (r, c)."""
        del params
        return np.asarray(data.X[rows])


class Rows(WholeRows):
    """A distance of vectors and rows, as a command or a room asks about it."""

    def __init__(self, distance: Distance) -> None:
        self._distance = distance
        self.id = distance.id
        self.params: tuple[Param, ...] = distance.params

    def metric(self, params: Mapping[str, Any]) -> bool:
        """Whether it obeys the triangle inequality."""
        return self._distance.is_metric(self._exponent(params))

    def _exponent(self, params: Mapping[str, Any]) -> float:
        return float(params.get(self._distance.exponent_name, 2.0))

    def of_texts(self, a: str, b: str, params: Mapping[str, Any]) -> DistanceReport:
        """Measure two vectors, written ``1,0,2,4``.

        Raises
        ------
        Problem
            For vectors of different lengths, and a distance that has to learn of rows.
        """
        one, other = read_vector(a), read_vector(b)
        if len(one) != len(other):
            raise Problem(
                f"vectors of {len(one)} and {len(other)} numbers",
                expected="as many in both",
            )
        if self._distance.learns or self._distance.kind == "points":
            raise Problem(
                f"{self.id} of two vectors alone",
                expected="--data FILE and two row numbers: it has to know the attributes",
            )
        if self._distance.kind == "sets" and not np.isin([one, other], (0, 1)).all():
            raise Problem(
                f"{a} and {b}"[:200],
                expected="0 or 1 in every column, or sets, as in {1,3,4,7}",
            )
        measured = RowDistances(self.id, np.stack([one, other]), **params)
        names = [f"x{j + 1}" for j in range(len(one))]
        cells = [[_number(v) for v in vector] for vector in (one, other)]
        return self._report(measured, (0, 1), params, names, cells)

    def of_rows(
        self, data: Dataset, i: int, j: int, params: Mapping[str, Any]
    ) -> DistanceReport:
        """Measure two rows of a data set; learns from all its rows."""
        measured = self._learned(data, params)
        names = [attribute.name for attribute in data.attributes]
        cells = [[_cell(data, row, c) for c in range(len(names))] for row in (i, j)]
        return self._report(measured, (i, j), params, names, cells)

    def table(
        self, data: Dataset, rows: IntArray, params: Mapping[str, Any]
    ) -> FloatArray:
        """Measure some rows of a data set; learns from all its rows."""
        return self._learned(data, params).among(rows)

    def _learned(self, data: Dataset, params: Mapping[str, Any]) -> RowDistances:
        needed = self._distance.needs_classes
        classes = class_codes(data, self.id) if needed else None
        return RowDistances(
            self.id, data.X, attributes=data.attributes, classes=classes, **params
        )

    def _report(
        self,
        measured: RowDistances,
        pair: tuple[int, int],
        params: Mapping[str, Any],
        names: list[str],
        cells: list[list[Any]],
    ) -> DistanceReport:
        if self._distance.kind == "lists":
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
        broken = counterexample(self._distance, self._exponent(params))
        return DistanceReport(
            self.id,
            float(measured.among(np.array(pair))[0, 1]),
            tuple(parts),
            self.metric(params),
            params,
            None if broken is None else str(broken),
        )


def class_codes(data: Dataset, what: str) -> IntArray:
    """Return the codes of the classes of all rows, for a distance that needs them.

    Raises
    ------
    Problem
        For a numeric class, and a row that has none.
    """
    if not data.has_nominal_class:
        raise Problem(
            f"{what} with the numeric class {data.class_attribute.name!r}",
            expected="a nominal class",
            where=data.name,
        )
    codes = np.asarray(data.y, np.int64)
    if (codes < 0).any():
        raise Problem(
            f"row {np.flatnonzero(codes < 0)[0]} has no class",
            expected="a class in every row",
            where=data.name,
        )
    return codes


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
