"""Cells of the grid: their folds so far, each known once."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from workbench.core.results.comparing.stored_grid import REPEAT, StoredCell, fold_id

State = Literal["empty", "waiting", "running", "done", "failed"]
Place = tuple[str, str]


@dataclass(slots=True)
class Cell:
    """One classifier on one data set.

    Attributes
    ----------
    folds : dict of int to float or None
        The measure shown of each fold that has ended, by `fold_id`; None where it is
        not known. News and what is read from the store may overlap: each counts once.
    failures : dict of int to mapping
        ``type, text, trace`` of folds that failed.
    warnings : tuple of str
    running : int
        Folds under way.
    """

    folds: dict[int, float | None] = field(default_factory=dict)
    failures: dict[int, Mapping[str, Any]] = field(default_factory=dict)
    warnings: tuple[str, ...] = ()
    running: int = 0

    @property
    def done(self) -> int:
        """How many folds have ended, the failed ones among them."""
        return len(self.folds)

    @property
    def values(self) -> list[float]:
        """The measure of the folds that have it, repeats one after the other."""
        found = ((i, v) for i, v in self.folds.items() if v is not None)
        return [value for _, value in sorted(found)]

    @property
    def failure(self) -> tuple[int, int, Mapping[str, Any]] | None:
        """Repeat, fold and reason of the first fold that failed."""
        if not self.failures:
            return None
        first = min(self.failures)
        return first // REPEAT, first % REPEAT, self.failures[first]

    @property
    def mean(self) -> float | None:
        """The mean of the folds so far, rounded as the stored tables are."""
        values = [v for v in self.folds.values() if v is not None]
        return round(math.fsum(values) / len(values), 12) if values else None

    @property
    def deviation(self) -> float | None:
        """The standard deviation of the folds (n - 1); None for fewer than two."""
        values = self.values
        if len(values) < 2:
            return None
        mean = math.fsum(values) / len(values)
        return math.sqrt(math.fsum((v - mean) ** 2 for v in values) / (len(values) - 1))

    def state(self, parts: int) -> State:
        """Return how far it is, of so many folds (0: not known yet)."""
        if self.failures:
            return "failed"
        if parts and self.done >= parts:
            return "done"
        if self.running:
            return "running"
        return "waiting" if self.done else "empty"


class GridCells:
    """All cells by (key of the data set, key of the classifier), of one protocol."""

    def __init__(self) -> None:
        self.cells: dict[Place, Cell] = {}

    def get(self, place: Place) -> Cell | None:
        """Return a cell, None where nothing was done."""
        return self.cells.get(place)

    def clear(self) -> None:
        """Forget everything."""
        self.cells.clear()

    def begin(self, place: Place) -> None:
        """Take that a fold is under way."""
        self.cells.setdefault(place, Cell()).running += 1

    def take(self, fold: Mapping[str, Any], *, with_value: bool) -> Place:
        """Take one fold of the news; return which cell it belongs to."""
        place = (fold["data"], fold["learner"])
        cell = self.cells.setdefault(place, Cell())
        cell.running = max(0, cell.running - 1)
        here = fold_id(fold["repeat"], fold["fold"])
        if with_value or here not in cell.folds:
            cell.folds[here] = fold["value"] if with_value else None
        cell.failures.pop(here, None)
        if fold["failure"]:
            cell.failures[here] = fold["failure"]
        cell.warnings = tuple(dict.fromkeys((*cell.warnings, *fold["warnings"])))
        return place

    def stop(self) -> None:
        """Take that nothing is under way."""
        for cell in self.cells.values():
            cell.running = 0

    def forget_failures(self) -> None:
        """Take that failed folds will be tried again."""
        for cell in self.cells.values():
            for here in cell.failures:
                cell.folds.pop(here, None)
            cell.failures.clear()

    def forget_values(self) -> None:
        """Take that another measure is shown: how many folds ended is still known."""
        for cell in self.cells.values():
            cell.folds = dict.fromkeys(cell.folds)

    def merge(self, stored: Iterable[StoredCell]) -> None:
        """Take what is stored beside what is known already."""
        for one in stored:
            cell = self.cells.setdefault((one.data, one.learner), Cell())
            ids, values = one.folds.tolist(), one.values.tolist()
            for here, value in zip(ids, values, strict=True):
                cell.folds[here] = None if math.isnan(value) else value
            for here, failure in one.failures:
                cell.failures[here] = failure
            both = (*cell.warnings, *one.warnings)
            cell.warnings = tuple(dict.fromkeys(both))


def best_of(means: Mapping[int, float], higher_is_better: bool) -> frozenset[int]:
    """Return the columns with the best of the means; none where there is no other."""
    if len(means) < 2:
        return frozenset()
    best = max(means.values()) if higher_is_better else min(means.values())
    return frozenset(column for column, mean in means.items() if mean == best)
