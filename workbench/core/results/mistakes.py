"""Test predictions of each row: right or wrong, and by how much."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from workbench.api.data import FloatArray, IntArray

#: So many right answers are drawn at most; every mistake is.
MOST_RIGHT = 5_000


@dataclass(frozen=True, slots=True, eq=False)
class Tested:
    """The answers of the first repeat, in the order they were given.

    Attributes
    ----------
    rows, true, predicted : ndarray of int64, shape (n,)
        Row numbers, and codes of classes.
    margin : ndarray, shape (n,)
        Score of the predicted class minus the best score of another: 0 is a tie.
        NaN where the classifier gave no scores.
    repeats : int
        How often every row was tested; only the first time is kept.
    """

    rows: IntArray
    true: IntArray
    predicted: IntArray
    margin: FloatArray
    repeats: int = 1

    @property
    def wrong(self) -> IntArray:
        """Positions of the mistakes, the most confident first."""
        found = np.flatnonzero(self.true != self.predicted)
        order = np.argsort(-np.nan_to_num(self.margin[found]), kind="stable")
        return np.asarray(found[order])

    @property
    def surety(self) -> FloatArray:
        """Margins over the largest one, negative for mistakes; 1 or -1 without scores.

        From -1, sure of the wrong class, over 0, undecided, to 1, sure of the right
        one.
        """
        known = np.nan_to_num(self.margin, nan=1.0)
        most = max(1.0, float(known.max(initial=0.0)))
        signs = np.where(self.true == self.predicted, 1.0, -1.0)
        return np.asarray(signs * known / most)

    def drawn(self, seed: int = 1, most: int = MOST_RIGHT) -> IntArray:
        """Return the positions to draw: all mistakes, and at most so many others."""
        right = np.flatnonzero(self.true == self.predicted)
        if right.size > most:
            right = np.random.default_rng(seed).choice(right, most, replace=False)
        return np.concatenate([np.sort(right), np.sort(self.wrong)])


class Collector:
    """Reads the ``predictions`` of an ``evaluate`` document a few at a time.

    A million records take seconds to read: a window does it between two frames.

    Parameters
    ----------
    classes : sequence of str
        In the order of their codes.
    """

    def __init__(
        self, predictions: Sequence[Mapping[str, Any]], classes: Sequence[str]
    ) -> None:
        self._predictions = predictions
        self._codes = {name: i for i, name in enumerate(classes)}
        self._at = 0
        self._repeats = 1
        self._parts: list[tuple[IntArray, IntArray, IntArray, FloatArray]] = []

    @property
    def done(self) -> bool:
        """Whether all was read."""
        return self._at >= len(self._predictions)

    def step(self, n: int = 2_000) -> None:
        """Read the next `n` records."""
        part = self._predictions[self._at : self._at + n]
        self._at += len(part)
        self._repeats = max([self._repeats, *(p.get("repeat", 0) + 1 for p in part)])
        part = [p for p in part if not p.get("repeat", 0) and p["true"] in self._codes]
        rows = np.array([p["row"] for p in part], dtype=np.int64)
        true = np.array([self._codes[p["true"]] for p in part], dtype=np.int64)
        predicted = np.array([self._codes[p["predicted"]] for p in part], np.int64)
        scores = [p.get("scores") for p in part]
        self._parts.append((rows, true, predicted, _margins(scores, predicted)))

    def result(self) -> Tested:
        """Return what was read so far."""
        if not self._parts:
            none = np.empty(0, np.int64)
            return Tested(none, none, none, np.empty(0))
        rows, true, predicted, margin = (
            np.concatenate(parts) for parts in zip(*self._parts, strict=True)
        )
        return Tested(rows, true, predicted, margin, self._repeats)


def _margins(
    scores: Sequence[Sequence[float] | None], predicted: IntArray
) -> FloatArray:
    """Subtract the best other score from the predicted one's; NaN without scores."""
    margins = np.full(len(scores), np.nan)
    known = np.array([s is not None for s in scores], dtype=bool)
    if not known.any():
        return margins
    table = np.array([s for s in scores if s is not None], dtype=np.float64)
    if table.shape[1] < 2:
        return margins
    places = np.arange(len(table)), predicted[known]
    own = table[places].copy()
    table[places] = -np.inf
    margins[known] = own - table.max(axis=1)
    return margins
