"""Predictions of an evaluation as columns, in the order they were made."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.api.data import FloatArray, IntArray
from workbench.api.problems import Problem


@dataclass(frozen=True, slots=True, eq=False)
class Predictions:
    """Tested rows and what was predicted for each; JSON has an object for each row.

    Attributes
    ----------
    rows, folds, repeats : ndarray of int64, shape (n,)
        Row numbers, and where they were tested.
    true, predicted : ndarray, shape (n,)
        Places in `classes`, -1 if unknown; numbers, NaN if unknown, for a numeric class.
    scores : ndarray of float64, shape (n, c), or None
        For each class; NaN in rows for which the classifier gave none.
    classes : tuple of str
        Empty for a numeric class.

    Raises
    ------
    Problem
        When columns differ in length, or a place is none in `classes`.
    """

    rows: IntArray
    folds: IntArray
    repeats: IntArray
    true: NDArray[Any]
    predicted: NDArray[Any]
    scores: FloatArray | None = None
    classes: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        columns = (self.rows, self.folds, self.repeats, self.true, self.predicted)
        shapes = {column.shape for column in columns}
        if self.scores is not None:
            shapes.add(self.scores.shape[:1])
        if shapes != {(self.rows.size,)}:
            raise Problem(f"predictions of shapes {shapes}", expected="one length")
        codes = (self.true, self.predicted) if self.classes else ()
        for values in codes:
            inside = (values >= -1) & (values < len(self.classes))
            if values.dtype.kind != "i" or not inside.all():
                raise Problem("an unknown class was predicted", expected="one of all")

    def __len__(self) -> int:
        return int(self.rows.size)

    def take(self, places: NDArray[Any] | slice) -> Predictions:
        """Return some of the predictions: those at these places."""
        return Predictions(
            self.rows[places],
            self.folds[places],
            self.repeats[places],
            self.true[places],
            self.predicted[places],
            None if self.scores is None else self.scores[places],
            self.classes,
        )

    def codes(self, classes: Sequence[str]) -> tuple[IntArray, IntArray]:
        """Return true and predicted classes as places in another list, -1 if absent."""
        if not self.classes:
            unknown = np.full(len(self), -1, np.int64)
            return unknown, unknown
        place = {name: i for i, name in enumerate(classes)}
        here = np.array([*(place.get(name, -1) for name in self.classes), -1], np.int64)
        return here[self.true], here[self.predicted]

    @property
    def wrong(self) -> IntArray:
        """Numbers of the rows for which another value than the true one was predicted."""
        return np.asarray(self.rows[self.true != self.predicted])

    def named(self, values: NDArray[Any]) -> list[Any]:
        """Return classes by name, or numbers; None where there is none."""
        if not self.classes:
            return [None if number != number else number for number in values.tolist()]
        return [None if code < 0 else self.classes[code] for code in values.tolist()]

    def to_json(self) -> list[dict[str, Any]]:
        """Return an object for each row."""
        scores: Iterable[Any] = [None] * len(self)
        if self.scores is not None:
            missing: list[bool] = np.isnan(self.scores).min(axis=1).tolist()
            # row by row: all in one call would keep other threads waiting
            pairs = zip(map(np.ndarray.tolist, self.scores), missing, strict=True)
            scores = [None if is_missing else row for row, is_missing in pairs]
        keys = ("row", "fold", "repeat", "true", "predicted", "scores")
        columns = (
            self.rows.tolist(),
            self.folds.tolist(),
            self.repeats.tolist(),
            self.named(self.true),
            self.named(self.predicted),
            scores,
        )
        return [dict(zip(keys, row, strict=True)) for row in zip(*columns, strict=True)]

    @classmethod
    def from_json(cls, document: Sequence[Mapping[str, Any]]) -> Predictions:
        """Read what `to_json` wrote; its classes are those that are named."""
        n = len(document)
        true, predicted = ([p[key] for p in document] for key in ("true", "predicted"))
        named = [name for name in (*true, *predicted) if isinstance(name, str)]
        classes = tuple(dict.fromkeys(named))
        return cls(
            np.fromiter((p["row"] for p in document), np.int64, n),
            np.fromiter((p.get("fold", 0) for p in document), np.int64, n),
            np.fromiter((p.get("repeat", 0) for p in document), np.int64, n),
            _column(true, classes),
            _column(predicted, classes),
            _scores([p.get("scores") for p in document]),
            classes,
        )


def _column(values: Sequence[Any], classes: Sequence[str]) -> NDArray[Any]:
    if not classes:
        return np.array([np.nan if v is None else v for v in values], np.float64)
    place = {name: i for i, name in enumerate(classes)}
    return np.array([-1 if v is None else place[v] for v in values], np.int64)


def _scores(rows: Sequence[Sequence[float | None] | None]) -> FloatArray | None:
    width = max((len(row) for row in rows if row is not None), default=0)
    if not width:
        return None
    unknown = [None] * width
    # a row of another width tells nothing of the classes
    full = [row if row is not None and len(row) == width else unknown for row in rows]
    return np.array(full, np.float64)
