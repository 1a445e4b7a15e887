"""Stored folds of an experiment, gathered by cell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from workbench.api.data import FloatArray, IntArray

#: More repeats and folds than this no protocol has: one number tells a fold.
REPEAT = 1_000_000


def fold_id(repeat: int, fold: int) -> int:
    """Return one number for repeat and fold."""
    return repeat * REPEAT + fold


@dataclass(frozen=True, slots=True)
class PlannedDataset:
    """One data set of an experiment.

    Attributes
    ----------
    asked : str
        The source of the entry; `source` is where it was found.
    parts : int
        Folds of all repeats.
    """

    key: str
    name: str
    asked: str
    source: str
    rows: int
    parts: int


@dataclass(frozen=True, slots=True, eq=False)
class StoredCell:
    """The folds of one learner on one data set.

    Attributes
    ----------
    data, learner : str
        Keys.
    folds : ndarray of int64
        By `fold_id`.
    values : ndarray of float64
        The measure of each; NaN where it has none.
    failures : tuple of (int, mapping)
        ``type, text, trace`` of folds that failed.
    """

    data: str
    learner: str
    folds: IntArray
    values: FloatArray
    failures: tuple[tuple[int, Mapping[str, Any]], ...]
    warnings: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class StoredGrid:
    """Everything stored of one protocol.

    Attributes
    ----------
    protocol : str
        A key.
    datasets : tuple of PlannedDataset
        Empty where the last run had another protocol.
    """

    protocol: str
    measure: str
    datasets: tuple[PlannedDataset, ...]
    cells: tuple[StoredCell, ...]
