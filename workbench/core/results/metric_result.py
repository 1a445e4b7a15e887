"""Results of metric learning: what was asked, the data, the metric and its figures.

`MetricResult` is what the tasks of the Metric lab return, what its rooms draw and what a
session file keeps; `MetricProgress` are the news of a metric in the making. What is not
known of a metric is None: `result_of` makes the result of one that no method learned to
the end, and `shaped_result` that of one a hand made of another.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, Self

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, IntArray
from workbench.core.program.records import FLAT, KEY, OMITTED
from workbench.numerics.metrics.eigen import symmetric_eigen

#: The plugin named in the result of a metric that no plugin made.
BY_HAND = ""
#: The plugin named in the result of the rows as they are.
NONE = "none"
#: The two sets of differences: of the same class, and of different ones.
Kind = Literal["S", "D"]
KINDS: tuple[Kind, Kind] = ("S", "D")


@dataclass(frozen=True, slots=True, eq=False)
class MetricRequest:
    """What was asked for: a method, and the k-NN that judges its metric.

    Attributes
    ----------
    plugin : str
        Id of the method; `BY_HAND` and `NONE` are no methods.
    params : mapping
        All of its parameters.
    scale : str
        ``none``, ``min-max`` or ``z-score``.
    k, weights : int, str
        Of the k-NN.
    """

    plugin: str = BY_HAND
    params: Mapping[str, Any] = field(default_factory=dict)
    scale: str = "none"
    k: int = 5
    weights: str = "uniform"


def _no_rows() -> FloatArray:
    return np.empty((0, 0))


def _no_codes() -> IntArray:
    return np.empty(0, np.int64)


@dataclass(frozen=True, slots=True, eq=False)
class MetricData:
    """The rows a metric is learned from, prepared.

    Attributes
    ----------
    name : str
        Of the data set.
    attributes, classes : tuple of str
    X : ndarray, shape (n, d)
        Scaled coordinates.
    y : ndarray of int64, shape (n,)
        Class codes.
    rows : ndarray of int64, shape (n,)
        Row numbers in the data set.
    prepared : tuple of str
        What was done to the data, in words.
    """

    name: str = field(default="", metadata={KEY: "data"})
    attributes: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    X: FloatArray = field(default_factory=_no_rows)
    y: IntArray = field(default_factory=_no_codes)
    rows: IntArray = field(default_factory=_no_codes)
    prepared: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class LinearMetric:
    """A Mahalanobis metric, its map and its spectrum.

    Attributes
    ----------
    M : ndarray, shape (d, d)
        Positive semidefinite.
    components : ndarray, shape (rank, d)
        The map L with M = LᵀL.
    eigenvalues : ndarray, shape (d,)
        Largest first.
    eigenvectors : ndarray, shape (d, d)
        In columns.
    rank : int
    """

    M: FloatArray
    components: FloatArray
    eigenvalues: FloatArray
    eigenvectors: FloatArray
    rank: int

    @classmethod
    def of(cls, M: FloatArray) -> Self:
        """Take a positive semidefinite matrix apart."""
        values, vectors = symmetric_eigen(M)
        values = np.maximum(values, 0.0)
        positive = values > 16 * len(values) * np.finfo(np.float64).eps * values.max(
            initial=0.0
        )
        values = np.where(positive, values, 0.0)  # 5e-13 is rounding, not a direction
        components = (vectors[:, positive] * np.sqrt(values[positive])).T
        return cls(M, components, values, vectors, int(positive.sum()))


@dataclass(frozen=True, slots=True, eq=False)
class PairSample:
    """Differences of one kind, thinned for drawing.

    Attributes
    ----------
    i, j : ndarray of int64, shape (m,)
        Positions in ``X``.
    count : int
        Before thinning.
    """

    i: IntArray
    j: IntArray
    count: int


@dataclass(frozen=True, slots=True, eq=False)
class DensityRatio:
    """The log-likelihood ratio log(p_D/p_S)(x) = ½ xᵀ F x + c of a difference.

    Attributes
    ----------
    form : ndarray, shape (d, d), or None
        F; None where a covariance is singular.
    constant : float
        c.
    problem : str
        Names the estimators that cope where there is no form; else empty.
    """

    form: FloatArray | None
    constant: float = 0.0
    problem: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Differences:
    """The differences S and D of a metric, as far as its method has them.

    Attributes
    ----------
    sigma_s, sigma_d : ndarray, shape (d, d), or None
        Their covariances about zero.
    raw : ndarray, shape (d, d), or None
        The matrix before its projection on the cone, if it was used.
    raw_eigenvalues : ndarray, shape (d,), or None
        Largest first.
    similar, dissimilar : PairSample or None
    ratio : DensityRatio or None
    """

    sigma_s: FloatArray | None = None
    sigma_d: FloatArray | None = None
    raw: FloatArray | None = None
    raw_eigenvalues: FloatArray | None = None
    similar: PairSample | None = field(default=None, metadata={KEY: "S"})
    dissimilar: PairSample | None = field(default=None, metadata={KEY: "D"})
    ratio: DensityRatio | None = None

    def pairs(self, kind: Kind) -> PairSample | None:
        """Return the pairs of a kind."""
        return self.similar if kind == "S" else self.dissimilar

    def covariance(self, kind: Kind) -> FloatArray | None:
        """Return the covariance of a kind."""
        return self.sigma_s if kind == "S" else self.sigma_d


@dataclass(frozen=True, slots=True, eq=False)
class ObjectivePath:
    """The objective at each iteration, and what it is: ``loss`` or ``gain``."""

    path: FloatArray
    name: str


@dataclass(frozen=True, slots=True)
class ConstraintCounts:
    """Numbers of constraints, before thinning."""

    similar: int
    dissimilar: int
    triples: int


@dataclass(frozen=True, slots=True, eq=False)
class UsedConstraints:
    """Constraints a metric was learned from, as positions in ``X``, thinned.

    Attributes
    ----------
    similar, dissimilar : ndarray of int64, shape (m, 2)
    triples : ndarray of int64, shape (t, 3)
        i, j, l: j is to be nearer to i than l.
    counts : ConstraintCounts
    """

    similar: IntArray
    dissimilar: IntArray
    triples: IntArray
    counts: ConstraintCounts


@dataclass(frozen=True, slots=True, eq=False)
class Fit:
    """How a method came to its metric.

    Attributes
    ----------
    objective : ObjectivePath or None
        None in closed form.
    converged : bool
    constraints : UsedConstraints or None
        None for methods that learn from none.
    """

    objective: ObjectivePath | None = None
    converged: bool = True
    constraints: UsedConstraints | None = None

    @property
    def iterations(self) -> int:
        """The number of iterations, 0 in closed form."""
        return 0 if self.objective is None else len(self.objective.path)


@dataclass(frozen=True, slots=True)
class ImpostorTotals:
    """Targets and impostors summed over all rows.

    Attributes
    ----------
    pulls : int
        Pairs of a row and a target.
    pushes_before, pushes_after : int
        Triples of a row, a target and an impostor, without and with the metric.
    invaded_before, invaded_after : int
        Rows that have an impostor at all.
    """

    pulls: int
    pushes_before: int
    pushes_after: int
    invaded_before: int
    invaded_after: int


@dataclass(frozen=True, slots=True)
class Judgement:
    """How well k-NN classifies the rows, without the metric and with it.

    Attributes
    ----------
    loo_before, loo_after : float or None
        Leave-one-out accuracies; the metric has seen every row.
    badge : str
        How they were estimated.
    impostors : ImpostorTotals or None
        None for many rows.
    """

    loo_before: float | None = None
    loo_after: float | None = None
    badge: str = "METRIC:ALL"
    impostors: ImpostorTotals | None = None

    @property
    def accuracies(self) -> tuple[float, float]:
        """Both accuracies of a metric that was judged."""
        assert self.loo_before is not None
        assert self.loo_after is not None
        return self.loo_before, self.loo_after


@dataclass(frozen=True, slots=True, eq=False)
class MetricResult:
    """A metric, and all that is known of it.

    Attributes
    ----------
    request : MetricRequest
    data : MetricData
    metric : LinearMetric
    note : str
        The method's own word; empty if all went well.
    covariance_used : str or None
        The estimator, where the method has a choice.
    differences : Differences
    fit : Fit
    judged : Judgement
    remarks : tuple of str
        Warnings.
    seconds : float
    local : ndarray of float32, shape (n, d, d), or None
        A metric at each row, of local methods.
    """

    request: MetricRequest = field(metadata={FLAT: True})
    data: MetricData = field(metadata={FLAT: True})
    metric: LinearMetric = field(metadata={FLAT: True})
    note: str = ""
    covariance_used: str | None = None
    differences: Differences = field(default_factory=Differences, metadata={FLAT: True})
    fit: Fit = field(default_factory=Fit, metadata={FLAT: True})
    judged: Judgement = field(default_factory=Judgement, metadata={FLAT: True})
    remarks: tuple[str, ...] = ()
    seconds: float = 0.0
    local: npt.NDArray[np.float32] | None = field(
        default=None, metadata={KEY: "metrics", OMITTED: True}
    )

    @property
    def by_hand(self) -> bool:
        """Whether no method made it."""
        return self.request.plugin == BY_HAND


@dataclass(frozen=True, slots=True, eq=False)
class MetricProgress:
    """News of a metric in the making.

    Attributes
    ----------
    iteration : int
    objective : ndarray, shape (iteration,)
        The path so far.
    components : ndarray, shape (rank, d)
        The map as it is now.
    name : str
        ``loss``, ``gain`` or ``objective``.
    request, data : MetricRequest, MetricData or None
        What is learned from what; the first news of a metric have them.
    """

    iteration: int
    objective: FloatArray
    components: FloatArray
    name: str = "objective"
    request: MetricRequest | None = None
    data: MetricData | None = None


def result_of(request: MetricRequest, data: MetricData, M: FloatArray) -> MetricResult:
    """Return the result of a matrix of which no more is known.

    Parameters
    ----------
    M : ndarray, shape (d, d)
        Positive semidefinite.
    """
    return MetricResult(request, data, LinearMetric.of(M))


def shaped_result(base: MetricResult, M: FloatArray) -> MetricResult:
    """Return the result of a matrix made by hand from another metric.

    The differences stay, as they do not depend on the metric; they make no longer this
    one, so there is no raw matrix.
    """
    return replace(
        result_of(replace(base.request, plugin=BY_HAND), base.data, M),
        differences=replace(base.differences, raw=None, raw_eigenvalues=None),
        judged=Judgement(loo_before=base.judged.loo_before),
    )


@dataclass(frozen=True, slots=True, eq=False)
class LearnedMetric:
    """A Mahalanobis metric learned in this session, shown as the metric chip.

    Attributes
    ----------
    plugin : str
        Id of the metric learner.
    data : str
        Key of the data set it was learned on.
    scale : str
        The scaling before it.
    result : MetricResult
    """

    plugin: str
    data: str
    scale: str
    result: MetricResult
