"""The scores of a run as arrays, taken out of its predictions once, and their curves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from workbench.api.data import FloatArray, IntArray
from workbench.core.results.evaluating import score_curves
from workbench.core.results.evaluating.operating_point import Operating, at_threshold
from workbench.core.results.evaluating.predictions import Predictions
from workbench.core.results.evaluating.run import Run

#: So many rows are joined or sorted in a turn of the window; of more, in a thread.
AT_ONCE = 60_000
KINDS = ("roc", "pr", "calibration", "cost", "lift")
#: How each kind of curve is computed.
MAKERS: dict[str, Callable[..., Any]] = {
    "roc": score_curves.roc,
    "pr": score_curves.precision_recall,
    "calibration": score_curves.calibration_bins,
    "cost": score_curves.cost_curve,
    "lift": score_curves.lift,
}


class RunScores:
    """What each tested row is, was called, and how it was scored for every class.

    Predictions are read in portions, so that those of a hundred thousand rows do not
    stop the window.

    Attributes
    ----------
    classes : tuple of str
    rows : ndarray of int64, shape (n,)
        Row numbers of the data set; one comes again with every repeat.
    true, predicted : ndarray of int64, shape (n,)
        Places in `classes`.
    scores : ndarray of float64, shape (n, c)
    are_probabilities : bool
    ready : bool
        Whether all predictions were read and joined; nothing else is there before.
    shapes : dict
        What was drawn of the curves, by kind, class and steps of the grid.
    """

    def __init__(self, run: Run) -> None:
        result = run.result
        self.classes = result.data.classes
        self._predictions = result.predictions
        self._parts: list[tuple[IntArray, IntArray, IntArray, FloatArray]] = []
        self._read = 0
        figures = result.of_classes
        self._said = None if figures is None else figures.probabilities
        self._curves: dict[tuple[str, int], Any] = {}
        self.shapes: dict[tuple[str, int, int], Any] = {}
        self.ready = False

    def read(self, count: int) -> bool:
        """Take in so many more predictions; True, and the arrays are there, at the end.

        Those of more than `AT_ONCE` rows are there when `join` was called, too.
        """
        predictions = self._predictions
        if predictions is not None and not self.is_whole():
            part = predictions.take(slice(self._read, self._read + count))
            self._read += count
            self._parts.append(self._arrays(part))
            if self.is_whole() and self._read <= AT_ONCE:
                self.join()
        return self.ready

    def is_whole(self) -> bool:
        """Whether all predictions were taken in."""
        predictions = self._predictions
        return self.ready or (
            predictions is not None
            and self._read >= len(predictions)
            and self._read > 0
        )

    def _arrays(
        self, part: Predictions
    ) -> tuple[IntArray, IntArray, IntArray, FloatArray]:
        true, called = part.codes(self.classes)
        width = len(self.classes)
        scores = part.scores
        if scores is None or scores.shape[1] != width:
            scores = np.full((len(part), width), np.nan)
        known = (true >= 0) & ~np.isnan(scores).any(axis=1)
        return part.rows[known], true[known], called[known], scores[known]

    def join(self) -> None:
        """Make the arrays out of what was taken in, unless they are there."""
        if self.ready:
            return
        rows, true, called, scores = zip(*self._parts, strict=True)
        self.rows, self.true = np.concatenate(rows), np.concatenate(true)
        self.predicted = np.concatenate(called)
        self.scores: FloatArray = np.concatenate(scores)
        adds_up = self._said is None and _add_up(self.scores)
        self.are_probabilities = bool(self._said) or adds_up
        self._parts, self._predictions, self.ready = [], None, True

    def positive(self, c: int) -> np.ndarray:
        """Return which rows are of a class, shape (n,)."""
        return np.asarray(self.true == c)

    def score(self, c: int) -> FloatArray:
        """Return the scores for a class, shape (n,)."""
        return self.scores[:, c]

    def curve(self, kind: str, c: int, keep: bool = True) -> Any:
        """Return a curve of `workbench.core.results.evaluating.score_curves`.

        Parameters
        ----------
        kind : str
            One of `KINDS`.
        c : int
        keep : bool
            Whether one that is not there yet is kept: it has a point for each score.
        """
        key = (kind, c)
        found = self._curves.get(key)
        if found is None:
            found = MAKERS[kind](self.positive(c), self.score(c))
            if keep:
                self._curves[key] = found
        return found

    def has_curve(self, kind: str, c: int) -> bool:
        """Whether a curve was made and kept."""
        return (kind, c) in self._curves

    def at(self, c: int, threshold: float) -> Operating:
        """Return what calling every row with at least this score a `c` gives."""
        return at_threshold(self.positive(c), self.score(c), threshold)

    def as_predicted(self, c: int) -> Operating:
        """Return what the predictions themselves give for a class."""
        called = (self.predicted == c).astype(np.float64)
        return at_threshold(self.positive(c), called, 0.5)

    def rows_in(self, cell: str, c: int, threshold: float) -> IntArray:
        """Return the rows in a cell (``tp``, ``fp``, ``fn``, ``tn``), ascending."""
        is_c, called = self.positive(c), self.score(c) >= threshold
        right = called == is_c
        wanted = (right if cell[0] == "t" else ~right) & (called == (cell[1] == "p"))
        marked = np.zeros(int(self.rows.max(initial=-1)) + 1, bool)
        marked[self.rows[wanted]] = True  # a tenth of the time of sorting them
        return np.flatnonzero(marked)

    def most_youden(self, c: int) -> int:
        """Return the point of the ROC curve with the largest tp rate - fp rate.

        Youden (1950), Cancer 3, pp. 32-35; the strictest of equal ones.
        """
        curve = self.curve("roc", c)
        gain = np.nan_to_num(curve.y - curve.x, nan=-1.0)
        return int(np.argmax(gain))

    def least_cost(self, c: int, false_alarm: float, missed: float) -> int:
        """Return the point of the ROC curve whose errors cost least."""
        curve, positives = self.curve("roc", c), int(self.positive(c).sum())
        costs = false_alarm * curve.x * (len(self.true) - positives)
        costs = costs + missed * (1.0 - curve.y) * positives
        return int(np.argmin(np.nan_to_num(costs, nan=np.inf)))


def _add_up(scores: FloatArray) -> bool:
    """Whether rows look like probabilities, for runs saved before that was written."""
    within = scores.size > 0 and bool((scores >= 0).all())
    return within and bool(np.allclose(scores.sum(axis=1), 1.0, atol=1e-6))
