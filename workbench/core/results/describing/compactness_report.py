"""Compactness of the classes of a data set: the document of the command ``profile``."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.api.data import FloatArray, IntArray


@dataclass(frozen=True, slots=True)
class CompleteValidation:
    """The complete cross-validation of k-NN with one number of control rows.

    Attributes
    ----------
    k : int
        Neighbours that vote.
    control : int
        Rows tested in each partition; the others train.
    value : float
        The error, a fraction; of equal distances the lower row is nearer.
    low, high : float
        The least and the greatest over all orders of equal distances.
    """

    k: int
    control: int
    value: float
    low: float
    high: float


@dataclass(frozen=True, eq=False, slots=True)
class Reliability:
    """Rival similarity of the rows, and D(ρ), their sum.

    Attributes
    ----------
    sum : float
    values : ndarray of float64, shape (n,)
        NaN of a row without another of its class, or without another class.
    """

    sum: float
    values: FloatArray


@dataclass(frozen=True, slots=True)
class RowTypes:
    """How many rows are of each type.

    Attributes
    ----------
    cuts : tuple of float
        The similarity from which on a row is wrong, border, useless, reference.
    """

    cuts: tuple[float, ...]
    noise: int
    wrong: int
    border: int
    useless: int
    reference: int


@dataclass(frozen=True, eq=False, slots=True)
class CompactnessReport:
    """The document of the command ``profile``.

    Attributes
    ----------
    data : str
    instances : int
    metric, scale : str
    profile : ndarray of int64, shape (n - 1,)
        K(m): rows whose m-th neighbour has another class.
    ccv : tuple of CompleteValidation
    reliability : Reliability
    margins : ndarray of float64, shape (n,)
        Votes for the own class less those for the best other one, among the k nearest.
    types : RowTypes
    ties : int
        Rows whose order of classes hangs on equal distances.
    without_margin : tuple of int
        Rows that have no similarity.
    """

    data: str
    instances: int
    metric: str
    scale: str
    profile: IntArray
    ccv: tuple[CompleteValidation, ...]
    reliability: Reliability
    margins: FloatArray
    types: RowTypes
    ties: int
    without_margin: tuple[int, ...] = ()
