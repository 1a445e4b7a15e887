"""From the cells of an evaluation to the figures people read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from workbench.api import Dataset, FloatArray, IntArray
from workbench.compute import scores


class CellLike(Protocol):
    """The part of an evaluated cell that is summed up."""

    @property
    def repeat(self) -> int:
        """Counted from 0."""

    @property
    def fold(self) -> int:
        """Counted from 0."""

    @property
    def rows(self) -> IntArray:
        """The test rows."""

    @property
    def true(self) -> npt.NDArray[Any]:
        """Their classes."""

    @property
    def predicted(self) -> npt.NDArray[Any]:
        """What was predicted for them; empty after a failure."""

    @property
    def scores(self) -> FloatArray | None:
        """One column for each class."""


def summarise(
    cells: Sequence[CellLike], dataset: Dataset, with_predictions: bool
) -> dict[str, Any]:
    """Return the figures over all tested rows of all repeats.

    Parameters
    ----------
    cells : sequence of cells
        Failed ones have no predicted rows and count nowhere.
    dataset : Dataset
    with_predictions : bool
        Whether to list every tested row.

    Returns
    -------
    dict
        The class figures of ``evaluate``, or ``mae, rmse, r2`` for a numeric class.
    """
    good = [cell for cell in cells if cell.predicted.size]
    nominal = dataset.has_nominal_class
    true = _joined([c.true for c in good], np.int64 if nominal else np.float64)
    predicted = _joined([c.predicted for c in good], true.dtype)
    figures: dict[str, Any] = {"n": int(true.size)}
    if nominal:
        figures |= _class_figures(good, dataset.classes, true, predicted)
    else:
        figures |= scores.regression(true, predicted)
    if with_predictions:
        figures["predictions"] = [
            record for cell in good for record in _records(cell, dataset.classes)
        ]
    return figures


def _class_figures(
    good: Sequence[CellLike],
    classes: Sequence[str],
    true: IntArray,
    predicted: IntArray,
) -> dict[str, Any]:
    repeats = len({cell.repeat for cell in good}) or 1
    n, correct = int(true.size), int((true == predicted).sum())
    confusion = scores.confusion_matrix(true, predicted, len(classes))
    parts = [cell.scores for cell in good]
    known = [part for part in parts if part is not None]
    all_scores = np.vstack(known) if known and len(known) == len(parts) else None
    return {
        "correct": correct,
        "accuracy": correct / n if n else None,
        # repeats test the same rows again: they do not make the interval narrower
        "accuracy_interval": scores.wilson(correct / repeats, n / repeats),
        "accuracy_folds": [float((c.true == c.predicted).mean()) for c in good],
        "kappa": scores.kappa(confusion),
        "confusion": confusion.tolist(),
        "per_class": scores.per_class(confusion, classes, true, all_scores),
    }


def _records(cell: CellLike, classes: Sequence[str]) -> list[dict[str, Any]]:
    def name(value: Any) -> Any:
        return classes[int(value)] if classes else float(value)

    return [
        {
            "row": int(row),
            "fold": cell.fold,
            "repeat": cell.repeat,
            "true": name(cell.true[i]),
            "predicted": name(cell.predicted[i]),
            "scores": None if cell.scores is None else cell.scores[i].tolist(),
        }
        for i, row in enumerate(cell.rows)
    ]


def _joined(parts: Sequence[npt.NDArray[Any]], dtype: Any) -> npt.NDArray[Any]:
    return np.concatenate(parts).astype(dtype) if parts else np.empty(0, dtype)
