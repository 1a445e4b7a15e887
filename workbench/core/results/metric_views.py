"""Results behind the views of the Metric lab, beside the metric itself.

The morph, densities, regions and honest estimate of a learned metric; KISSNN under every
estimator of covariance; the experiment with two strips.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, IntArray
from workbench.core.program.records import KEY
from workbench.core.results.evaluating.evaluation import EvaluationResult, FoldFailure

#: Left, right, bottom, top.
Rectangle = tuple[float, float, float, float]


# -- a learned metric ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MorphCurve:
    """Leave-one-out accuracy along the morph, as far as it is known.

    Attributes
    ----------
    t, loo : tuple of float
        Places and accuracies.
    seconds : float
    """

    t: tuple[float, ...]
    loo: tuple[float, ...]
    seconds: float = 0.0


@dataclass(frozen=True, slots=True, eq=False)
class DensityMaps:
    """Heat maps of plane differences, bottom row first.

    Attributes
    ----------
    extent : tuple of float
        Left, right, bottom, top.
    ratio : ndarray of float32
        log p_D/p_S of the two normal densities.
    same, different : ndarray of float32
        Kernel estimates.
    seconds : float
    """

    extent: Rectangle
    ratio: npt.NDArray[np.float32]
    same: npt.NDArray[np.float32]
    different: npt.NDArray[np.float32]
    seconds: float = 0.0


@dataclass(frozen=True, slots=True, eq=False)
class PlaneLabels:
    """The class that wins in each cell of a plane.

    Attributes
    ----------
    labels : ndarray of uint8
        Class codes, bottom row first.
    rectangle : tuple of float
        Left, right, bottom, top.
    """

    labels: npt.NDArray[np.uint8]
    rectangle: Rectangle


@dataclass(frozen=True, slots=True, eq=False)
class PlaneRegions:
    """Decision regions of several planes.

    Attributes
    ----------
    level : int
        Cells along a side.
    planes : mapping of str to PlaneLabels
        By name.
    """

    level: int
    planes: Mapping[str, PlaneLabels]


@dataclass(frozen=True, slots=True, eq=False)
class HonestEstimate:
    """Leave-one-out with the metric learned anew without each row.

    Attributes
    ----------
    n, correct : int
    accuracy : float
        NaN where every fold failed.
    wrong : tuple of int
        Row numbers, ascending.
    confusion : ndarray of int64, shape (c, c)
        True classes in rows.
    failed : tuple of FoldFailure
        The folds that gave nothing.
    document : EvaluationResult
        All that the command ``evaluate`` tells.
    badge : str
    seconds : float
    """

    n: int
    correct: int
    accuracy: float
    wrong: tuple[int, ...]
    confusion: IntArray
    failed: tuple[FoldFailure, ...]
    document: EvaluationResult
    badge: str = "LOO"
    seconds: float = 0.0


# -- estimators of covariance ----------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class EstimatorLine:
    """What one estimator makes of the differences.

    Attributes
    ----------
    estimator : str
        As asked for: ``ml``, ``diagonal``, ``ledoit-wolf``, ``shrunk`` or ``auto``.
    used : str
        The same, or what ``auto`` takes.
    shrinkage_s, shrinkage_d : float
        0 to 1.
    sigma_s, sigma_d, eigenvalues : ndarray, shape (d,)
        Eigenvalues of both covariances and of M, largest first.
    rank : int
        Of M.
    loo : float or None
        Leave-one-out accuracy; None while it is not known.
    learned : bool
    """

    estimator: str
    used: str
    shrinkage_s: float
    shrinkage_d: float
    sigma_s: FloatArray
    sigma_d: FloatArray
    eigenvalues: FloatArray
    rank: int
    loo: float | None
    learned: bool


@dataclass(frozen=True, slots=True, eq=False)
class DifferenceMoments:
    """Moments of differences, see `covariance_estimators.Moments`."""

    count: int
    covariance: FloatArray
    fourth: float


@dataclass(frozen=True, slots=True)
class ShrinkageAccuracies:
    """Leave-one-out accuracy against free shrinkage, as far as it is known."""

    shrinkage: tuple[float, ...] = ()
    loo: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class EstimatorComparison:
    """Every estimator on the same differences.

    Attributes
    ----------
    table : tuple of EstimatorLine
        In the order shown.
    auto : str
        The estimator that ``auto`` takes.
    similar, dissimilar : DifferenceMoments
    curve : ShrinkageAccuracies
    seconds : float
    """

    table: tuple[EstimatorLine, ...]
    auto: str
    similar: DifferenceMoments = field(metadata={KEY: "S"})
    dissimilar: DifferenceMoments = field(metadata={KEY: "D"})
    curve: ShrinkageAccuracies = ShrinkageAccuracies()
    seconds: float = 0.0

    def line(self, estimator: str) -> EstimatorLine:
        """Return the line of an estimator."""
        return next(line for line in self.table if line.estimator == estimator)


# -- two strips ------------------------------------------------------------------------


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
