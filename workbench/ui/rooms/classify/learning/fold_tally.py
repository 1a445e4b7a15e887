"""Figures of folds as they arrive, gathered by the place on a curve they belong to."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from workbench.core.results.evaluating.learning_curve import (
    CurveFold,
    CurvePoint,
    point_of,
)
from workbench.ui.rooms.classify.learning.tested_plot import TestedPlace
from workbench.ui.widgets.value_lists import positions, text_of


class FoldTally:
    """Collects the figures of the folds at each place of a curve."""

    def __init__(self) -> None:
        self._folds: dict[Any, list[CurveFold]] = {}

    def add(self, fold: CurveFold) -> None:
        """Take the figures of one fold."""
        self._folds.setdefault(fold.place, []).append(fold)

    def points(self) -> tuple[CurvePoint, ...]:
        """Return what is known so far, as a finished curve's points are given."""
        return tuple(point_of(place, folds) for place, folds in self._folds.items())


def learning_points(
    points: Iterable[CurvePoint], factor: float, *, is_log: bool
) -> list[TestedPlace]:
    """Turn a learning curve's points into those of a plot, by training rows.

    Parameters
    ----------
    factor : float
        What the figures are multiplied by: 100 for percentages.
    is_log : bool
        Whether x is the logarithm to base 10 of the rows.
    """
    found = []
    for point in sorted((p for p in points if p.rows), key=lambda p: p.rows or 0):
        rows = float(point.rows or 0)
        x = math.log10(rows) if is_log else rows
        found.append(_tested(x, f"{rows:.0f}", point, factor))
    return found


def value_points(
    points: Iterable[CurvePoint], factor: float
) -> tuple[list[TestedPlace], list[Any], bool, bool]:
    """Turn a validation curve's points into those of a plot.

    Returns
    -------
    points : list of Tested
    values : list
        Of the parameter, in the same order.
    is_log, is_number : bool
        Of the axis.
    """
    given = list(points)
    xs, is_log, is_number = positions([point.place for point in given])
    order = sorted(range(len(given)), key=lambda i: xs[i])
    values = [given[i].place for i in order]
    found = [_tested(xs[i], text_of(given[i].place), given[i], factor) for i in order]
    return found, values, is_log, is_number


def _tested(x: float, text: str, point: CurvePoint, factor: float) -> TestedPlace:
    figures = (point.test, point.train, point.test_sd)
    test, train, sd = (_scaled(value, factor) for value in figures)
    return TestedPlace(x, text, test, train, sd, point.folds)


def _scaled(value: float | None, factor: float) -> float:
    return math.nan if value is None else factor * value
