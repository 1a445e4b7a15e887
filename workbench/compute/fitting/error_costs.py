"""Costs of errors: the prediction of least expected cost, the total of a confusion."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from workbench.api import FloatArray, IntArray, Problem
from workbench.core.learner.cost_matrix import Costs
from workbench.core.results.evaluating.evaluation import ErrorCosts


def check_size(costs: Costs, classes: Sequence[str], where: str) -> None:
    """Raise a Problem unless there is a row for each class, which are nominal."""
    if len(costs) != len(classes):
        raise Problem(
            f"costs of {len(costs)} classes",
            expected=f"{len(classes)}: {', '.join(classes[:20])}"
            if classes
            else "no costs for a numeric class",
            where=where,
        )


def least_cost(probabilities: FloatArray, costs: Costs) -> IntArray:
    """Return the class whose expected cost is least; of equals the first.

    Parameters
    ----------
    probabilities : ndarray, shape (n, c)
    costs : c rows of c numbers
        Row true, column predicted.
    """
    expected = probabilities @ np.array(costs)
    return np.asarray(expected.argmin(axis=1), np.int64)


def total_cost(confusion: IntArray, costs: Costs) -> ErrorCosts:
    """Return the costs of a confusion matrix."""
    n, total = int(confusion.sum()), float((confusion * np.array(costs)).sum())
    return ErrorCosts(total, total / n if n else None)
