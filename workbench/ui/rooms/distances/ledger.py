"""The distance of two rows as a ledger: a line for each attribute, and the total."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from workbench.api import Attribute, Dataset, IntArray, Problem
from workbench.api.data import numeric_attributes
from workbench.numerics.neighbours.attribute_shares import attribute_shares
from workbench.numerics.neighbours.distance import DISTANCES
from workbench.numerics.neighbours.distances import Measure, measure_for

#: What decided a difference where it is none of two numbers.
Rule = Literal["", "missing", "filled", "equal", "different", "shares", "direction"]

#: Two vectors to count by hand: 3 attributes differ, by 2, 1 and 3.
EXAMPLE = Dataset(
    np.array([[1.0, 0.0, 2.0, 4.0], [1.0, 2.0, 1.0, 1.0]]),
    np.zeros(2),
    numeric_attributes(4),
    Attribute("class", "nominal", ("a", "b")),
)


@dataclass(frozen=True, slots=True)
class Line:
    """What one attribute contributes.

    Attributes
    ----------
    attribute : str
        Empty for a row of zeros, which has no direction.
    a, b : float or str or None
        The two values; None is missing.
    difference : float
        Before differences are gathered.
    share : float
        Of the sum that the distance is made of.
    rule : str
    """

    attribute: str
    a: float | str | None
    b: float | str | None
    difference: float
    share: float
    rule: Rule


@dataclass(frozen=True, slots=True)
class Ledger:
    """The distance of two rows and its lines."""

    value: float
    lines: tuple[Line, ...]


class Bookkeeper:
    """A distance that has learned what it needs of a data set.

    Raises
    ------
    Problem
        For a parameter outside its limits, and where classes are needed and missing.
    """

    def __init__(self, data: Dataset, metric: str, params: Mapping[str, Any]) -> None:
        self.data = data
        self._metric, self._params = metric, params
        distance = DISTANCES[metric]
        #: Whether ranges are read, which of a million rows take 0.1 s to find.
        self._has_ranges = distance.in_ranges or distance.labels is not None
        self._measure = self._learned()

    def _learned(self) -> Measure:
        n_columns = self.data.X.shape[1]
        return measure_for(
            self._metric,
            self.data.X,
            attributes=self.data.attributes,
            classes=_classes(self.data, self._metric),
            ranges=None if self._has_ranges else np.zeros(n_columns),
            **self._params,
        )

    def ledger(self, i: int, j: int) -> Ledger:
        """Return the distance of two rows, numbered from 0, and what it is made of."""
        data = self.data
        a, b = data.X[i : i + 1], data.X[j : j + 1]
        if not self._has_ranges and np.isnan([a, b]).any():
            self._has_ranges = True  # they stand for differences from a missing value
            self._measure = self._learned()
        measure = self._measure
        value = measure.table(measure.prepare(a), measure.prepare(b))[0, 0]
        lines = [
            self._line(s.column, i, j, s.difference, s.share)
            for s in attribute_shares(measure, a, b)
        ]
        return Ledger(float(value), tuple(lines))

    def _line(
        self, column: int, i: int, j: int, difference: float, share: float
    ) -> Line:
        if column < 0:
            return Line("", None, None, difference, share, "direction")
        attribute = self.data.attributes[column]
        a, b = (_cell(self.data, row, column) for row in (i, j))
        rule = self._rule(attribute, a, b)
        return Line(attribute.name, a, b, difference, share, rule)

    def _rule(
        self, attribute: Attribute, a: float | str | None, b: float | str | None
    ) -> Rule:
        distance = self._measure.distance
        if a is None or b is None:
            return "missing" if distance.coordinates is None else "filled"
        if attribute.is_numeric and not distance.as_labels:
            return ""
        if distance.needs_classes:
            return "shares"
        return "equal" if a == b else "different"


def _classes(data: Dataset, metric: str) -> IntArray | None:
    if not DISTANCES[metric].needs_classes:
        return None
    if not data.has_nominal_class or (np.asarray(data.y) < 0).any():
        raise Problem(
            f"{metric} without the classes of the rows",
            expected="a nominal class in every row",
            where=data.name,
        )
    return np.asarray(data.y, np.int64)


def _cell(data: Dataset, row: int, column: int) -> float | str | None:
    value, attribute = float(data.X[row, column]), data.attributes[column]
    if math.isnan(value):
        return None
    return attribute.values[int(value)] if attribute.values else value
