"""Results of the estimator lab: KISSNN under every estimator of covariance."""

from __future__ import annotations

from dataclasses import dataclass, field

from workbench.api import FloatArray
from workbench.core.program.records import KEY


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
