"""Results of the experiment with two strips: Euclid, scaling and KISSNN on them."""

from __future__ import annotations

from dataclasses import dataclass, field, fields

import numpy as np

from workbench.api import FloatArray, IntArray


@dataclass(frozen=True, slots=True)
class StripsAccuracies:
    """Accuracies of k-NN on the rows as they are, scaled, and mapped by KISSNN."""

    euclid: float
    zscore: float
    kissnn: float

    def of(self, name: str) -> float:
        """Return the accuracy of one of `JUDGED`."""
        accuracy: float = getattr(self, name)
        return accuracy


#: What is compared, in the order shown.
JUDGED = tuple(each.name for each in fields(StripsAccuracies))


@dataclass(frozen=True, slots=True)
class AccuracyColumns:
    """Accuracies of several draws, one for each."""

    euclid: tuple[float, ...] = ()
    zscore: tuple[float, ...] = ()
    kissnn: tuple[float, ...] = ()

    def __len__(self) -> int:
        return len(self.euclid)

    def of(self, name: str) -> tuple[float, ...]:
        """Return the column of one of `JUDGED`."""
        column: tuple[float, ...] = getattr(self, name)
        return column

    def mean(self) -> StripsAccuracies:
        """Return the mean of each column."""
        return StripsAccuracies(*(float(np.mean(self.of(name))) for name in JUDGED))

    def plus(self, more: StripsAccuracies) -> AccuracyColumns:
        """Return the columns with one more line."""
        return AccuracyColumns(*((*self.of(n), more.of(n)) for n in JUDGED))


@dataclass(frozen=True, slots=True, eq=False)
class StripsDraw:
    """Two strips as drawn, and the accuracies on them.

    Attributes
    ----------
    angle : float
        Degrees.
    X : ndarray, shape (n, d)
    y : ndarray of int64, shape (n,)
    attributes, classes : tuple of str
    accuracy : StripsAccuracies
    best : float
        Of the optimal rule.
    seconds : float
    """

    angle: float
    X: FloatArray
    y: IntArray
    attributes: tuple[str, ...]
    classes: tuple[str, ...]
    accuracy: StripsAccuracies
    best: float
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class StripsSweep:
    """Several draws at one angle, and accuracies against the angle, as far as known.

    Attributes
    ----------
    draws : AccuracyColumns
        One line for each draw.
    angles : tuple of float
        Degrees.
    curve : AccuracyColumns
        One line for each angle.
    """

    draws: AccuracyColumns = field(default_factory=AccuracyColumns)
    angles: tuple[float, ...] = ()
    curve: AccuracyColumns = field(default_factory=AccuracyColumns)


@dataclass(frozen=True, slots=True)
class SavedStrips:
    """The folder of saved strips."""

    folder: str
