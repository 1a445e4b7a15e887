"""Run: an evaluation that was asked for in a session, and its result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from workbench.core.results.evaluating.evaluation import EvaluationResult


@dataclass(frozen=True, slots=True, eq=False)
class Run:
    """One evaluation that was asked for, and what came of it.

    Attributes
    ----------
    number : int
        Ascending within the session.
    plugin, title : str
        Id and readable name of the classifier.
    data : str
        Name of the data set.
    badge : str
        How it was estimated: ``LOO``, ``CV10``, ``SPLIT``, ``TEST``, ``TRAIN``.
    recipe : mapping
        All that is needed to repeat it: an experiment file.
    optimistic : bool
        Whether the metric saw the test rows (badge ``METRIC:ALL``).
    """

    number: int
    plugin: str
    title: str
    data: str
    badge: str
    result: EvaluationResult
    recipe: Mapping[str, Any] = field(default_factory=dict)
    optimistic: bool = False

    @property
    def accuracy(self) -> float | None:
        """The share of right answers, None for a numeric class."""
        return self.result.accuracy
