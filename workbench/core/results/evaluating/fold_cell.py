"""Result of one fold: predictions, scores and costs, or its failure."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy.typing as npt

from workbench.api import FloatArray, IntArray


@dataclass(frozen=True, eq=False, slots=True)
class Answer:
    """Result of fitting and predicting, with the seconds each took.

    Attributes
    ----------
    predicted : ndarray, shape (m,)
        Class codes, or numbers for a numeric class.
    scores : ndarray of float64, shape (m, n_classes), or None
    fit, predict : float
        Seconds.
    probabilities : bool
        Whether the scores are probabilities.
    prior : ndarray of float64, or None
        What is known of the training rows without a model: the share of each class,
        one row added to each, shape (n_classes,), or for every row, shape (m,
        n_classes); the mean of a numeric class, shape (1,).
    training_rows : int
    distances : int or None
        Distances computed to predict, where the estimator counts them.
    model_bytes : int or None
        Size of the stored estimator; of the first fold only, unless asked of all.
    fit_cpu, predict_cpu : float
        Seconds of the processor, all threads together.
    memory : int or None
        Bytes by which fitting raised the peak of the resident memory, where the system
        tells.
    """

    predicted: npt.NDArray[Any]
    scores: FloatArray | None = None
    fit: float = 0.0
    predict: float = 0.0
    probabilities: bool = False
    prior: FloatArray | None = None
    training_rows: int = 0
    distances: int | None = None
    model_bytes: int | None = None
    fit_cpu: float = 0.0
    predict_cpu: float = 0.0
    memory: int | None = None


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Cell(Answer):
    """An answer to one fold of one classifier; a failure is a result, too.

    Attributes
    ----------
    repeat, fold : int
    rows : ndarray of int64, shape (m,)
        The test rows.
    true : ndarray, shape (m,)
        Like `predicted`; both are empty when it failed.
    failure : dict or None
        ``type``, ``text`` and ``trace``.
    warnings : tuple of str
    weights : ndarray of float64, shape (m,), or None
        Of the test rows; None where all are 1.
    """

    repeat: int
    fold: int
    rows: IntArray
    true: npt.NDArray[Any]
    failure: dict[str, str] | None = None
    warnings: tuple[str, ...] = ()
    weights: FloatArray | None = None

    @staticmethod
    def of(answer: Answer, **more: Any) -> Cell:
        """Return an answer with its place, the truth and what else is known of it."""
        found = {each.name: getattr(answer, each.name) for each in fields(Answer)}
        return Cell(**found, **more)
