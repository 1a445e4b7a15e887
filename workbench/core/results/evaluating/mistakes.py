"""Test predictions of each row: right or wrong, and by how much."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from workbench.api.data import FloatArray, IntArray
from workbench.core.results.evaluating.predictions import Predictions

#: So many right answers are drawn at most; every mistake is.
MOST_RIGHT = 5_000


@dataclass(frozen=True, eq=False)
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

    @cached_property
    def wrong(self) -> IntArray:
        """Positions of the mistakes, the most confident first."""
        found = np.flatnonzero(self.true != self.predicted)
        order = np.argsort(-np.nan_to_num(self.margin[found]), kind="stable")
        return np.asarray(found[order])

    @cached_property
    def _largest(self) -> float:
        return float(np.fmax.reduce(self.margin, initial=1.0))  # passes NaN over

    def surety(self, positions: IntArray) -> FloatArray:
        """Margins over the largest one, negative for mistakes; 1 or -1 without scores.

        From -1, sure of the wrong class, over 0, undecided, to 1, sure of the right
        one.

        Parameters
        ----------
        positions : ndarray of int, shape (m,)
            Of the answers asked for: of a million rows some thousand are drawn.
        """
        known = np.nan_to_num(self.margin[positions], nan=1.0)
        right = self.true[positions] == self.predicted[positions]
        return np.asarray(np.where(right, 1.0, -1.0) * known / self._largest)

    def drawn(self, seed: int = 1, most: int = MOST_RIGHT) -> IntArray:
        """Return the positions to draw: all mistakes, and at most so many others."""
        right = np.flatnonzero(self.true == self.predicted)
        if right.size > most:
            right = np.random.default_rng(seed).choice(right, most, replace=False)
        return np.concatenate([np.sort(right), np.sort(self.wrong)])


class Collector:
    """Reads the predictions of an evaluation a few at a time.

    The margins of a million rows take a while: a window does it between two frames.

    Parameters
    ----------
            classes : sequence of str
        In the order of their codes.
    """

    def __init__(self, predictions: Predictions | None, classes: Sequence[str]) -> None:
        self._predictions, self._classes = predictions, classes
        self._at = self._kept = 0
        self._repeats = 1
        most = 0 if predictions is None else len(predictions)
        # whole from the beginning: to join them at the end takes a while, too
        self._columns = (
            np.empty(most, np.int64), np.empty(most, np.int64),
            np.empty(most, np.int64), np.empty(most),
        )  # fmt: skip

    @property
    def done(self) -> bool:
        """Whether all was read."""
        return self._predictions is None or self._at >= len(self._predictions)

    def step(self, n: int = 2_000) -> None:
        """Read the next `n` records."""
        if self._predictions is None:
            return
        part = self._predictions.take(slice(self._at, self._at + n))
        self._at += len(part)
        self._repeats = max(self._repeats, int(part.repeats.max(initial=0)) + 1)
        true, predicted = part.codes(self._classes)
        first = (part.repeats == 0) & (true >= 0)
        scores = None if part.scores is None else part.scores[first]
        margins = _margins(scores, predicted[first])
        begin, self._kept = self._kept, self._kept + len(margins)
        read = part.rows[first], true[first], predicted[first], margins
        for column, values in zip(self._columns, read, strict=True):
            column[begin : self._kept] = values

    def result(self) -> Tested:
        """Return what was read so far."""
        rows, true, predicted, margin = self._columns
        end = self._kept
        return Tested(
            rows[:end], true[:end], predicted[:end], margin[:end], self._repeats
        )


def _margins(scores: FloatArray | None, predicted: IntArray) -> FloatArray:
    """Subtract the best other score from the predicted one's; NaN without scores."""
    if scores is None or scores.shape[1] < 2:
        return np.full(predicted.size, np.nan)
    others = scores.copy()
    places = np.arange(predicted.size), predicted
    others[places] = -np.inf
    return np.asarray(scores[places] - others.max(axis=1))
