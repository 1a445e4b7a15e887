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


def clouds(
    n: int = 120, d: int = 4, classes: int = 3, seed: int = 0
) -> tuple[Any, Any]:
    """Return rows of classes that only the first two attributes tell apart."""
    random = np.random.default_rng(seed)
    y = random.integers(0, classes, n)
    means = random.normal(size=(classes, d)) * np.where(np.arange(d) < 2, 1.5, 0.0)
    return random.normal(size=(n, d)) + means[y], y


def given(similar: Any, dissimilar: Any) -> Any:
    """Return pairs as a learner takes them: two rows, and 1 where they are alike."""
    return np.vstack(
        [
            np.column_stack([similar, np.ones(len(similar), int)]),
            np.column_stack([dissimilar, -np.ones(len(dissimilar), int)]),
        ]
    )


class Listener:
    """Hear the progress of a fit or a task, and cancel it after some of what it tells.

    Parameters
    ----------
    looks : number
        How often it lets the learner go on before it cancels.
    reports : number
        How many reports of progress it hears before it cancels.
    partials : number
        How many partial results it takes before it cancels.
    """

    def __init__(
        self,
        looks: float = math.inf,
        reports: float = math.inf,
        partials: float = math.inf,
    ) -> None:
        self.looks, self.reports, self.partials = looks, reports, partials
        self.asked = 0
        self.told: list[tuple[float, str]] = []
        self.parts: list[Any] = []

    def progress(self, fraction: float, message: str) -> None:
        """Keep the report."""
        self.told.append((fraction, message))

    def partial(self, data: object) -> None:
        """Keep the partial result."""
        self.parts.append(data)

    def cancelled(self) -> bool:
        """Count the look, and answer."""
        self.asked += 1
        return (
            self.asked > self.looks
            or len(self.told) >= self.reports
            or len(self.parts) >= self.partials
        )

    @property
    def fractions(self) -> list[float]:
        """The fractions that were reported."""
        return [fraction for fraction, _ in self.told]
