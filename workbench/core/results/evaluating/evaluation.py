"""Result of an evaluation: the document of the command ``evaluate`` as a record.

The order of the fields is that of the keys in its JSON. A field that is left out of
JSON is one that older sessions lack, or that only some evaluations have.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.api.data import FloatArray
from workbench.core.learner.learner_settings import UNUSUAL_KEYS
from workbench.core.program.records import FLAT, KEY, OMITTED
from workbench.core.results.evaluating.predictions import Predictions

#: JSON keeps 66 apart from 66.0.
Number = int | float

_OMITTED = {OMITTED: True}


@dataclass(frozen=True, slots=True)
class DataSummary:
    """Name, size and classes of a data set; no classes if the class is numeric.

    Attributes
    ----------
    sha256 : str
        Of its columns, values and classes, where it was asked for
        (`workbench.core.lessons.answer_file.data_sum`).
    """

    name: str = ""
    instances: int = 0
    attributes: int = 0
    classes: tuple[str, ...] = ()
    sha256: str = field(default="", metadata=_OMITTED)


@dataclass(frozen=True, slots=True)
class TestedProtocol:
    """A protocol with the folds and repeats there really were."""

    __test__ = False  # not one of pytest's

    kind: str = ""
    folds: int | None = field(default=None, metadata=_OMITTED)
    repeats: int = 1
    seed: int | None = field(default=None, metadata=_OMITTED)
    percent: Number | None = field(default=None, metadata=_OMITTED)
    test_data: str | None = field(default=None, metadata=_OMITTED)


@dataclass(frozen=True, slots=True)
class ClassScores:
    """Figures of one class against the rest; None where the data do not define one."""

    label: str = field(metadata={KEY: "class"})
    tp_rate: float | None = None
    fp_rate: float | None = None
    precision: float | None = None
    recall: float | None = None
    f1: float | None = None
    mcc: float | None = None
    support: int = 0
    auc: float | None = None
    prc_area: float | None = None


@dataclass(frozen=True, slots=True)
class MeanScores:
    """Figures of the classes on average, each weighted by its number of rows."""

    tp_rate: float | None = None
    fp_rate: float | None = None
    precision: float | None = None
    recall: float | None = None
    f1: float | None = None
    mcc: float | None = None
    auc: float | None = None
    prc_area: float | None = None


@dataclass(frozen=True, slots=True)
class ErrorCosts:
    """Costs of all errors together, and of a row on average."""

    total: float
    average: float | None


@dataclass(frozen=True, slots=True, eq=False)
class ClassFigures:
    """Figures of predicted classes, over all test rows of all repeats.

    Attributes
    ----------
    accuracy_interval : tuple of float, or None
        Wilson's, 95 %.
    accuracy_folds : ndarray of float64
        Of each fold that did not fail.
    mcc : float or None
        Matthews' correlation over all classes; None where the table does not define it,
        and in sessions of before it was computed.
    kappa_folds : ndarray of float64, or None
        Of each fold that did not fail; NaN where chance alone agrees fully, or there is
        one row. None where no fold has one, and in sessions of before.
    confusion : ndarray of int64, shape (c, c), or None
        True class in rows, order of the class values.
    weighted : MeanScores or None
    probabilities : bool or None
        Whether the scores are probabilities; None in sessions of before that was kept.
    mae, rmse, rae, rrse : float or None
        Errors of the probabilities; the relative ones as shares of those of the prior.
    costs : ErrorCosts or None
        If a cost matrix was given.
    """

    correct: int
    accuracy: float | None
    accuracy_interval: tuple[float, float] | None = None
    accuracy_folds: FloatArray = field(default_factory=lambda: np.empty(0))
    kappa: float | None = None
    mcc: float | None = field(default=None, metadata=_OMITTED)
    kappa_folds: FloatArray | None = field(default=None, metadata=_OMITTED)
    confusion: NDArray[np.int64] | None = field(default=None, metadata=_OMITTED)
    per_class: tuple[ClassScores, ...] = ()
    weighted: MeanScores | None = field(default=None, metadata=_OMITTED)
    probabilities: bool | None = field(default=None, metadata=_OMITTED)
    mae: float | None = None
    rmse: float | None = None
    rae: float | None = None
    rrse: float | None = None
    costs: ErrorCosts | None = field(default=None, metadata=_OMITTED)


@dataclass(frozen=True, slots=True)
class NumberFigures:
    """Errors of predicted numbers, over all test rows of all repeats."""

    mae: float | None
    rmse: float | None
    r2: float | None
    rae: float | None = None
    rrse: float | None = None


@dataclass(frozen=True, slots=True)
class WeightedClassScores:
    """Figures of one class, each row counted by its weight."""

    label: str = field(metadata={KEY: "class"})
    tp_rate: float | None = None
    fp_rate: float | None = None
    precision: float | None = None
    recall: float | None = None
    f1: float | None = None
    auc: float | None = None
    support: float = 0.0


@dataclass(frozen=True, slots=True, eq=False)
class WeightedClassFigures:
    """Figures of predicted classes, each row counted by its weight.

    Attributes
    ----------
    n, correct : float
        Weights: of all rows, and of those predicted rightly.
    confusion : ndarray of float64, shape (c, c)
    """

    n: float
    correct: float
    accuracy: float | None
    kappa: float | None
    confusion: FloatArray
    per_class: tuple[WeightedClassScores, ...]
    mae: float | None
    rmse: float | None


@dataclass(frozen=True, slots=True)
class WeightedNumberFigures:
    """Errors of predicted numbers, each row counted by its weight."""

    n: float
    mae: float | None
    rmse: float | None
    r2: float | None


@dataclass(frozen=True, slots=True)
class Meter:
    """Costs of all folds that did not fail.

    Attributes
    ----------
    fit_seconds, predict_seconds : float
        Of all folds together.
    predict_ms_per_row : float or None
    model_bytes : int or None
        Of the first fold's estimator stored.
    training_rows : int
        Of a fold on average.
    test_rows : int
        Of all folds together.
    distances : int or None
        Computed to predict them, where the estimator counts them.
    """

    fit_seconds: Number
    predict_seconds: Number = 0.0
    predict_ms_per_row: float | None = None
    model_bytes: int | None = None
    training_rows: int = 0
    test_rows: int = 0
    distances: int | None = None


@dataclass(frozen=True, slots=True)
class Seconds:
    """Seconds of fitting and predicting, all folds together, and in all."""

    fit: Number | None = field(default=None, metadata=_OMITTED)
    predict: Number | None = field(default=None, metadata=_OMITTED)
    wall: Number | None = field(default=None, metadata=_OMITTED)


@dataclass(frozen=True, slots=True)
class FoldFailure:
    """Error a fold ended in; no trace if the input was bad."""

    repeat: int = 0
    fold: int = 0
    type: str = ""
    text: str = ""
    trace: str = ""


@dataclass(frozen=True, slots=True)
class FoldWarning:
    """Warning, and in how many folds it was given."""

    text: str
    folds: int


@dataclass(frozen=True, slots=True)
class FoldCount:
    """Partial result of an evaluation: how many rows of a fold were right."""

    repeat: int
    fold: int
    n: int
    correct: int
    failed: bool


@dataclass(frozen=True, slots=True, eq=False)
class EvaluationResult:
    """Result of testing one classifier or regressor by a protocol.

    Attributes
    ----------
    filters : tuple of mapping
        Id and parameters of each filter.
    options : mapping
        What was asked of the learner beyond the usual, by key
        (`LearnerSettings.beyond_usual`).
    n : int
        Rows whose prediction was judged, of all repeats.
    instance_weighted : record or None
        The figures with each row counted by its weight; None where all weigh the same.
    predictions : Predictions or None
        None if they were not asked for.
    meter : Meter or None
        None in older sessions.
    prepared : tuple of str
        The steps of the preparation pipeline.
    badges : tuple of str
        ``METRIC:ALL`` if the metric saw the test rows.
    """

    data: DataSummary
    classifier: str
    params: Mapping[str, Any]
    protocol: TestedProtocol
    filters: tuple[Mapping[str, Any], ...] = ()
    scale: str = "none"
    options: Mapping[str, Any] = field(
        default_factory=dict, metadata={FLAT: UNUSUAL_KEYS}
    )
    n: int = 0
    figures: ClassFigures | NumberFigures = field(kw_only=True, metadata={FLAT: True})
    instance_weighted: WeightedClassFigures | WeightedNumberFigures | None = field(
        default=None, metadata=_OMITTED
    )
    predictions: Predictions | None = field(default=None, metadata=_OMITTED)
    meter: Meter | None = field(default=None, metadata=_OMITTED)
    seconds: Seconds = Seconds()
    prepared: tuple[str, ...] = ()
    failed: tuple[FoldFailure, ...] = ()
    warnings: tuple[FoldWarning, ...] = ()
    notes: tuple[str, ...] = ()
    badges: tuple[str, ...] = field(default=(), metadata=_OMITTED)

    @property
    def accuracy(self) -> float | None:
        """The share of right answers, None for a numeric class."""
        figures = self.figures
        return figures.accuracy if isinstance(figures, ClassFigures) else None

    @property
    def of_classes(self) -> ClassFigures | None:
        """The figures of predicted classes, None for a numeric class."""
        return self.figures if isinstance(self.figures, ClassFigures) else None
