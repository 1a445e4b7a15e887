"""A method that selects prototypes followed decision by decision."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from typing import Any

import numpy as np

from workbench.api import (
    Dataset,
    FloatArray,
    IntArray,
    check,
    check_params,
    declared,
    make,
)
from workbench.compute.fitting.prototype_choice import selector_class
from workbench.compute.prototypes.measured_rows import MeasuredRows
from workbench.core.results.pictures.race_pictures import TraceBlock, TraceEnd
from workbench.numerics.prototypes.selector import Decision, NearestKept, Training

#: Decisions of a method that are handed over; the rest is cut off.
MOST_DECISIONS = 100_000
#: Rows of one decision that are handed over.
_MOST_ROWS = 16
#: A block has so many decisions at most, and those of so many seconds.
_BLOCK, _PATIENCE = 4096, 0.2


def trace_method(
    data: Dataset,
    method: str,
    params: Mapping[str, Any],
    deliver: Callable[[TraceBlock], None],
    *,
    metric: str = "euclidean",
    p: float = 2.0,
    scale: str = "none",
    components: FloatArray | None = None,
    most: int = MOST_DECISIONS,
) -> TraceEnd:
    """Follow a method on all rows of a data set, and hand its decisions over in blocks.

    Parameters
    ----------
    params : mapping
        Those of the method; the distance is that of the scene.
    deliver : callable
        Takes each block as soon as it is full.
    metric, p, scale, components
        As for `MeasuredRows.of`.
    most : int
        Decisions after which the rest is cut off.

    Raises
    ------
    Problem
        As `workbench.compute.prototypes.selection.select_prototypes`.
    """
    cls: Any = selector_class(method)
    plugin = declared(cls)
    assert plugin is not None  # `selector_class` refuses what declares nothing
    rows = MeasuredRows.of(
        data, method, metric=metric, p=p, scale=scale, components=components
    )
    given = check_params(plugin.params, {**params, **rows.distance})
    selector = make(cls, given)
    begun = time.perf_counter()
    decisions = selector.trace(rows.X, rows.classes, attributes=rows.attributes)
    seconds = time.perf_counter() - begun
    judge = LeaveOneOut(Training(rows.table(), rows.classes), cls.begins_with_all)
    block = _Block(tuple(cls.pseudocode), bool(cls.begins_with_all))
    cut = False
    handed = time.perf_counter()
    while True:
        begun = time.perf_counter()
        decision = next(decisions, None)
        now = time.perf_counter()
        seconds += now - begun
        check()
        if decision is None or block.end >= most:
            cut = decision is not None
            break
        block.add(decision, judge.follow(decision))
        if len(block) >= _BLOCK or now - handed > _PATIENCE:
            deliver(block.take())
            handed = time.perf_counter()
    deliver(block.take())
    return TraceEnd(block.end, seconds, cut)


class LeaveOneOut:
    """Counts the rows that 1-NN among the other prototypes misclassifies.

    Parameters
    ----------
    training : Training
    begins_with_all : bool
        Whether all rows are prototypes at first; else none is.

    Attributes
    ----------
    errors : int
        -1 while there is no prototype. A row without another prototype is no error.
    """

    def __init__(self, training: Training, begins_with_all: bool) -> None:
        self._training = training
        self._kept = np.full(training.n, begins_with_all)
        self._near = NearestKept(training)
        if begins_with_all:
            distances, rows = training.table.nearest(1)
            self._near.begin(distances[:, 0], rows[:, 0])
        self.errors = -1
        self._count()

    def follow(self, decision: Decision) -> int:
        """Return the errors after a decision."""
        if not decision.kept and not decision.dropped:
            return self.errors
        gone = [row for row in decision.dropped if self._kept[row]]
        self._kept[gone] = False
        self._lose(gone)
        for row in decision.kept:
            if not self._kept[row]:
                self._kept[row] = True
                self._near.add(row)
        self._count()
        return self.errors

    def _lose(self, gone: Iterable[int]) -> None:
        """Look for another nearest prototype of the rows that lost theirs."""
        near, lost = self._near, np.flatnonzero(np.isin(self._near.row, list(gone)))
        if not len(lost):
            return
        kept = np.flatnonzero(self._kept)
        near.distance[lost], near.row[lost] = np.inf, -1
        if not len(kept):
            return
        step = max(1, (1 << 20) // len(kept))
        for start in range(0, len(lost), step):
            some = lost[start : start + step]
            distances = np.array(self._training.table.among(some, kept))
            distances[some[:, None] == kept] = np.inf  # not its own neighbour
            best = distances.argmin(axis=1)
            found = distances[np.arange(len(some)), best]
            near.distance[some] = found
            near.row[some] = np.where(np.isfinite(found), kept[best], -1)

    def _count(self) -> None:
        codes, near = self._training.codes, self._near.row
        wrong = (near >= 0) & (codes[near] != codes)
        self.errors = int(wrong.sum()) if self._kept.any() else -1


class _Block:
    """Decisions on their way into a `TraceBlock`."""

    def __init__(self, pseudocode: tuple[str, ...], begins_with_all: bool) -> None:
        self._about = pseudocode, begins_with_all
        self.end = 0
        self._decisions: list[Decision] = []
        self._errors: list[int] = []

    def __len__(self) -> int:
        return len(self._decisions)

    def add(self, decision: Decision, errors: int) -> None:
        """Put a decision at the end."""
        self._decisions.append(decision)
        self._errors.append(errors)
        self.end += 1

    def take(self) -> TraceBlock:
        """Return what there is, and begin another block."""
        some, errors = self._decisions, self._errors
        self._decisions, self._errors = [], []
        names = tuple(dict.fromkeys(name for d in some for name in d.numbers))
        numbers = np.full((len(some), len(names)), np.nan)
        for j, name in enumerate(names):
            numbers[:, j] = [d.numbers.get(name, np.nan) for d in some]
        return TraceBlock(
            self.end - len(some),
            *self._about,
            np.array([d.line for d in some], np.int64),
            *_joined([tuple(islice(d.rows, _MOST_ROWS)) for d in some]),
            np.array([len(d.rows) for d in some], np.int64),
            *_joined([d.kept for d in some]),
            *_joined([d.dropped for d in some]),
            names,
            numbers,
            np.array(errors, np.int64),
        )


def _joined(parts: list[tuple[int, ...]]) -> tuple[IntArray, IntArray]:
    """Return the numbers one behind the other, and where those of each part end."""
    flat = np.array([number for part in parts for number in part], np.int64)
    return flat, np.cumsum([len(part) for part in parts], dtype=np.int64)
