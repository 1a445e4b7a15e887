"""Data sets on one scale, and a listener for what a learner reports."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np


def min_max(X: Any) -> Any:
    """Return columns brought to the range 0 to 1; constant ones become 0."""
    span = np.ptp(X, axis=0)
    return (X - X.min(axis=0)) / np.where(span > 0, span, 1.0)


def scaled(load: Callable[..., Any], columns: Any = slice(None)) -> tuple[Any, Any]:
    """Return some columns of one of scikit-learn's sets, from 0 to 1, and its classes."""
    X, y = load(return_X_y=True)
    X = X[:, columns]
    return (X - X.min(axis=0)) / np.ptp(X, axis=0), y


class Listener:
    """Hear the progress of a fit, and cancel it after some looks or reports.

    Parameters
    ----------
    looks : number
        How often it lets the learner go on before it cancels.
    reports : number
        How many reports of progress it hears before it cancels.
    """

    def __init__(self, looks: float = math.inf, reports: float = math.inf) -> None:
        self.looks, self.reports = looks, reports
        self.asked = 0
        self.told: list[tuple[float, str]] = []

    def progress(self, fraction: float, message: str) -> None:
        """Keep the report."""
        self.told.append((fraction, message))

    def partial(self, data: object) -> None:
        """Ignore a partial result."""

    def cancelled(self) -> bool:
        """Count the look, and answer."""
        self.asked += 1
        return self.asked > self.looks or len(self.told) >= self.reports

    @property
    def fractions(self) -> list[float]:
        """The fractions that were reported."""
        return [fraction for fraction, _ in self.told]
