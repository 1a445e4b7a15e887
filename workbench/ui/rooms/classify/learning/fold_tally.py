"""Figures of folds as they arrive, gathered by the place on a curve they belong to."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean, stdev
from typing import Any

from workbench.ui.rooms.classify.learning.tested_plot import Tested
from workbench.ui.widgets.value_lists import positions, text_of


class FoldTally:
    """Collects the test and training figures of each place of a curve.

    Parameters
    ----------
    key : str
        The field that tells places apart: ``share`` or ``value``.
    """

    def __init__(self, key: str) -> None:
        self._key = key
        self._folds: dict[Any, list[Mapping[str, Any]]] = {}

    def add(self, fold: Mapping[str, Any]) -> None:
        """Take the figures of one fold."""
        self._folds.setdefault(fold[self._key], []).append(fold)

    def points(self) -> list[dict[str, Any]]:
        """Return what is known so far, as a finished curve's points are given."""
        return [self._point(key, folds) for key, folds in self._folds.items()]

    def _point(self, key: Any, folds: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        test = _known(fold.get("test") for fold in folds)
        train = _known(fold.get("train") for fold in folds)
        rows = _known(fold.get("rows") for fold in folds)
        return {
            self._key: key,
            "rows": round(fmean(rows)) if rows else None,
            "test": fmean(test) if test else None,
            "test_sd": stdev(test) if len(test) > 1 else None,
            "train": fmean(train) if train else None,
            "folds": len(test),
        }


def learning_points(
    points: Iterable[Mapping[str, Any]], factor: float, *, is_log: bool
) -> list[Tested]:
    """Turn a learning curve's points into those of a plot, by training rows.

    Parameters
    ----------
    points : iterable of mapping
        With ``rows``, ``test``, ``test_sd``, ``train``, ``folds``.
    factor : float
        What the figures are multiplied by: 100 for percentages.
    is_log : bool
        Whether x is the logarithm to base 10 of the rows.
    """
    given = [point for point in points if point.get("rows")]
    found = []
    for point in sorted(given, key=lambda p: float(p["rows"])):
        rows = float(point["rows"])
        x = math.log10(rows) if is_log else rows
        found.append(_tested(x, f"{rows:.0f}", point, factor))
    return found


def value_points(
    points: Iterable[Mapping[str, Any]], factor: float
) -> tuple[list[Tested], list[Any], bool, bool]:
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
    xs, is_log, is_number = positions([point["value"] for point in given])
    order = sorted(range(len(given)), key=lambda i: xs[i])
    values = [given[i]["value"] for i in order]
    found = [
        _tested(xs[i], text_of(given[i]["value"]), given[i], factor) for i in order
    ]
    return found, values, is_log, is_number


def _tested(x: float, text: str, point: Mapping[str, Any], factor: float) -> Tested:
    test, train, sd = (
        _scaled(point.get(k), factor) for k in ("test", "train", "test_sd")
    )
    return Tested(x, text, test, train, sd, int(point.get("folds") or 0))


def _scaled(value: float | None, factor: float) -> float:
    return math.nan if value is None else factor * value


def _known(values: Iterable[Any]) -> list[float]:
    return [float(v) for v in values if v is not None and not math.isnan(v)]
