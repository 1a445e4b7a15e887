"""Results of the demo: the comparison at the end of the first lesson."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from workbench.api.data import FloatArray
from workbench.core.results.comparing.comparison import Headline, JudgedTest, PostHoc


@dataclass(frozen=True, slots=True, eq=False)
class DemoComparison:
    """Classifiers ranked over the data sets of the lesson's experiment.

    Attributes
    ----------
    scores : ndarray of float64
        Data sets in rows.
    folds : mapping
        ``total, done`` and, of these, ``computed`` then.
    failed : sequence
        The folds that did, each as the run tells it.
    """

    measure: str
    datasets: tuple[str, ...]
    classifiers: tuple[str, ...]
    scores: FloatArray
    mean_ranks: Mapping[str, float]
    headline: Headline | None
    friedman: JudgedTest
    iman_davenport: JudgedTest
    posthoc: PostHoc
    files: tuple[str, ...]
    folds: Mapping[str, int] = field(default_factory=dict)
    failed: Any = ()
    seconds: float = 0.0
