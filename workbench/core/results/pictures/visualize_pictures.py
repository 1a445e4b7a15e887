"""Pictures of the Visualize room: scatter matrix, parallel coordinates, biplot, distances."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray, IntArray

#: Two positions among the columns of a scatter matrix, the lower one first.
Pair = tuple[int, int]


@dataclass(frozen=True, slots=True, eq=False)
class ScatterFigures:
    """What the cells of a scatter matrix of d columns and g groups show beside points.

    Attributes
    ----------
    names : tuple of str
        Of the groups.
    spans : tuple of (float, float)
        What the axis of each column covers.
    edges, counts : tuple of ndarray
        Of each column the histogram: shapes (b + 1,) and (g, b).
    places, density : tuple of ndarray
        Of each column the density curves: shapes (p,) and (g, p).
    correlations : mapping
        By measure (``pearson``, ``spearman``) and pair the coefficients of all rows
        and of each group, shape (1 + g,).
    tiles : mapping
        Rows by tile of each pair, column i upwards and j across, shape (g, s, s).
    incomplete : int
        Rows with a gap in any column.
    seconds : float
    """

    names: tuple[str, ...]
    spans: tuple[tuple[float, float], ...]
    edges: tuple[FloatArray, ...]
    counts: tuple[IntArray, ...]
    places: tuple[FloatArray, ...]
    density: tuple[FloatArray, ...]
    correlations: Mapping[str, Mapping[Pair, FloatArray]]
    tiles: Mapping[Pair, npt.NDArray[np.int32]]
    incomplete: int
    seconds: float


@dataclass(frozen=True, slots=True, eq=False)
class ParallelLines:
    """What parallel coordinates draw: m lines across d axes.

    Attributes
    ----------
    columns : tuple of int
        Positions of the attributes; texts are left out.
    low, high : ndarray, shape (d,)
        The ends of each axis, over all rows.
    rows, codes : ndarray of int, shape (m,)
        The rows drawn and their groups.
    values : ndarray, shape (m, d)
        From 0 to 1, NaN for gaps.
    medians : ndarray, shape (g, d)
        Of each group over all rows.
    n : int
        Rows in all.
    names : tuple of str
        Of the groups.
    """

    columns: tuple[int, ...]
    low: FloatArray
    high: FloatArray
    rows: IntArray
    codes: IntArray
    values: FloatArray
    medians: FloatArray
    n: int
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Distortion:
    """What a map of classical scaling does not show rightly.

    Attributes
    ----------
    strain, stress : ndarray, shape (r, r)
        Along each pair of coordinates.
    not_euclidean : float
        The share of the negative eigenvalues.
    """

    strain: FloatArray
    stress: FloatArray
    not_euclidean: float


@dataclass(frozen=True, slots=True, eq=False)
class BiplotAxes:
    """The coordinates of a biplot: r axes, largest variance first, over c columns.

    Attributes
    ----------
    names : tuple of str
        Of the columns.
    loadings : ndarray, shape (r, c)
        The arrows.
    variances, shares : ndarray, shape (r,)
        Along each axis, and as a share of the whole variance.
    scores : ndarray, shape (m, r)
        The rows drawn.
    is_round : bool
        Whether all variances are equal, so that no axis is principal.
    distortion : Distortion or None
        Of classical scaling; None for principal components.
    """

    names: tuple[str, ...]
    loadings: FloatArray
    variances: FloatArray
    shares: FloatArray
    scores: FloatArray
    is_round: bool = False
    distortion: Distortion | None = None

    @property
    def method(self) -> Literal["pca", "mds"]:
        """Principal components or classical scaling."""
        return "pca" if self.distortion is None else "mds"


@dataclass(frozen=True, slots=True, eq=False)
class BiplotPicture:
    """A biplot of m rows.

    Attributes
    ----------
    axes : BiplotAxes
    rows, codes : ndarray of int, shape (m,)
        The rows drawn and their groups.
    n : int
        Rows in all.
    groups : tuple of str
        Names of the groups.
    """

    axes: BiplotAxes
    rows: IntArray
    codes: IntArray
    n: int
    groups: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class SortedDistances:
    """A symmetric matrix of distances with its rows in order of class.

    Attributes
    ----------
    rows : ndarray of int, shape (m,)
        Positions in the data set.
    codes : ndarray of int, shape (m,)
        Their classes, ascending; g - 1 (the last) for rows without one.
    distances : ndarray of float32, shape (m, m)
    means : ndarray, shape (g, g)
        Mean distance of two different rows of two groups; NaN where there are none.
    pairs : ndarray of int, shape (g, g)
        How many pairs that mean is of.
    within, between : float
        Mean distance of two rows of one class, and of two classes.
    """

    rows: IntArray
    codes: IntArray
    distances: npt.NDArray[np.float32]
    means: FloatArray
    pairs: IntArray
    within: float
    between: float

    @property
    def ratio(self) -> float:
        """Between divided by within: above 1 classes are compact; NaN without both."""
        return self.between / self.within if self.within > 0 else float("nan")


@dataclass(frozen=True, slots=True, eq=False)
class DistancePicture:
    """The picture of a distance matrix.

    Attributes
    ----------
    matrix : SortedDistances
    levels : ndarray of uint8, shape (m, m)
        The distances, 255 at `highest`.
    highest : float
    names : tuple of str
        Of all classes.
    groups : tuple of str
        Of those drawn one by one in other pictures.
    n : int
        Rows in all.
    seconds : float
    """

    matrix: SortedDistances
    levels: npt.NDArray[np.uint8]
    highest: float
    names: tuple[str, ...]
    groups: tuple[str, ...]
    n: int
    seconds: float
