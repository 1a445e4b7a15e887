"""Learning and validation curves: figures of folds, and of the places of a curve."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class CurveFold:
    """Figures of one fold at one place of a curve, a partial result.

    Attributes
    ----------
    place : float, or the value of a parameter
        The share of the training rows, or the value that was tried.
    rows : int
        Trained on.
    train, test : float or None
        Shares of right answers, R² of numbers; None where undefined.
    text : str
        Why it failed, empty if it did not.
    """

    place: Any
    rows: int
    fold: int
    repeat: int
    train: float | None
    test: float | None
    text: str = ""


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """Means over the folds at one place of a curve.

    Attributes
    ----------
    place : float, or the value of a parameter
        See `CurveFold`.
    rows : int or None
        Trained on, on average.
    test_sd : float or None
        Standard deviation over the folds (by n - 1).
    folds, failed : int
        With a test figure, and without one for an error.
    text : str
        The first complaint, or empty.
    """

    place: Any
    rows: int | None = None
    test: float | None = None
    test_sd: float | None = None
    train: float | None = None
    folds: int = 0
    failed: int = 0
    text: str = ""


@dataclass(frozen=True, slots=True)
class Curve:
    """A learning curve, or the validation curve of a parameter."""

    points: tuple[CurvePoint, ...]
    parameter: str = ""


def point_of(place: Any, folds: Sequence[CurveFold]) -> CurvePoint:
    """Sum up the folds at one place."""
    tests = [fold.test for fold in folds if fold.test is not None]
    trains = [fold.train for fold in folds if fold.train is not None]
    texts = [fold.text for fold in folds if fold.text]
    return CurvePoint(
        place,
        rows=round(_mean([fold.rows for fold in folds])) if folds else None,
        test=_mean(tests) if tests else None,
        test_sd=_deviation(tests),
        train=_mean(trains) if trains else None,
        folds=len(tests),
        failed=len(texts),
        text="".join(texts[:1]),
    )


def _mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)


def _deviation(values: Sequence[float]) -> float | None:
    if len(values) < 2:
        return None
    middle = _mean(values)
    return math.sqrt(math.fsum((v - middle) ** 2 for v in values) / (len(values) - 1))
