"""Measures of an experiment, by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from workbench.api import Problem
from workbench.api.did_you_mean import instead_of

Group = Literal["class", "number", "cost"]


@dataclass(frozen=True, slots=True)
class Measure:
    """One figure of merit of a fold.

    Attributes
    ----------
    name : str
        In files and on the command line.
    title : str
        For people, in English.
    higher_is_better : bool
    group : str
        ``class`` (of labels), ``number`` (of a numeric class) or ``cost`` (of both; not
        the same in two runs).
    low, high : float
        What it can be at the least and at the most.
    """

    name: str
    title: str
    higher_is_better: bool = True
    group: Group = "class"
    low: float = 0.0
    high: float = float("inf")


MEASURES: tuple[Measure, ...] = (
    Measure("accuracy", "Accuracy", high=1.0),
    Measure("balanced_accuracy", "Balanced accuracy", high=1.0),
    Measure("kappa", "Kappa", low=-1.0, high=1.0),
    Measure("f1", "F1, mean of the classes", high=1.0),
    Measure("auc", "Area under ROC", high=1.0),
    Measure("log_loss", "Log loss", higher_is_better=False),
    Measure("brier", "Brier score", higher_is_better=False, high=2.0),
    Measure("rmse", "Root mean squared error", False, "number"),
    Measure("mae", "Mean absolute error", False, "number"),
    Measure("r2", "R squared", True, "number", float("-inf"), 1.0),
    Measure("fit_seconds", "Seconds to fit", False, "cost"),
    Measure("predict_seconds", "Seconds to predict", False, "cost"),
    Measure("fit_cpu", "Processor seconds to fit", False, "cost"),
    Measure("predict_cpu", "Processor seconds to predict", False, "cost"),
    Measure("memory_bytes", "Memory to fit, bytes", False, "cost"),
    Measure("model_bytes", "Size of the model, bytes", False, "cost"),
)

NAMES: tuple[str, ...] = tuple(measure.name for measure in MEASURES)
_BY_NAME = {measure.name: measure for measure in MEASURES}


def measure_of(name: str) -> Measure:
    """Return a measure by its name.

    Raises
    ------
    Problem
        When there is none; it names those there are.
    """
    try:
        return _BY_NAME[name]
    except KeyError:
        raise Problem(
            f"no measure {name!r}", expected=instead_of(name, NAMES)
        ) from None
