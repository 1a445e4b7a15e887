"""Where distances are measured: rows scaled and mapped, and the plane that is drawn.

Plain NumPy, so that the window (hover) and the workers (regions) measure alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api.data import Attribute, Dataset, FloatArray, IntArray
from workbench.api.problems import Problem
from workbench.numerics.middle import median
from workbench.numerics.neighbours.distance import LEARNED, SCENE_DISTANCES

#: Columns that a search bears as they are.
_FEW = 32


@dataclass(frozen=True, eq=False, slots=True)
class Space:
    """A data set as one metric sees it.

    Attributes
    ----------
    columns : ndarray, shape (n, c)
        Numbers with gaps filled by the mean, labels spread over 0/1 columns.
    shift, factor : ndarray, shape (c,)
        Scaled = (columns - shift) * factor.
    L : ndarray, shape (r, c), or None
        The linear map after scaling; None for none.
    p : float
        The exponent of the distance in the mapped space.
    cosine : bool
        Angles are compared, not positions.
    places : mapping
        The column of each numeric attribute, by name.
    rows : ndarray, shape (n, r)
        The rows scaled and mapped.
    """

    columns: FloatArray
    shift: FloatArray
    factor: FloatArray
    L: FloatArray | None
    p: float
    cosine: bool
    places: Mapping[str, int]
    rows: FloatArray

    def mapped(self, columns: FloatArray) -> FloatArray:
        """Scale and map rows given as `columns`, shape (m, c) -> (m, r)."""
        scaled = (columns - self.shift) * self.factor
        return scaled if self.L is None else scaled @ self.L.T

    def plane(self, x: str, y: str, base: FloatArray | None = None) -> Plane:
        """Cut the plane of two numeric attributes out of the space.

        Parameters
        ----------
        x, y : str
            The attributes that vary.
        base : ndarray, shape (c,), optional
            Where the columns that do not vary are fixed; their medians if left out.

        Raises
        ------
        Problem
            When an axis is not numeric.
        """
        for name in (x, y):
            if name not in self.places:
                raise Problem(f"axis {name!r}", expected="a numeric attribute")
        if base is None:
            base = np.zeros(self.columns.shape[1])
            if len(self.columns):
                base = median(self.columns)
        base = base.copy()
        axes = self.places[x], self.places[y]
        base[list(axes)] = 0.0  # what varies is not fixed
        return Plane(self, base, unit_span(*axes, base.size), axes)


@dataclass(frozen=True, eq=False, slots=True)
class Plane:
    """A two-dimensional slice of a `Space`: its columns are base + (x, y) @ span.

    Attributes
    ----------
    space : Space
    base : ndarray, shape (c,)
        Where the slice is fixed: the columns at the origin of the plane.
    span : ndarray, shape (2, c)
        What one unit of x and of y adds to the columns.
    axes : (int, int) or None
        The columns drawn; None where the axes are no attributes.
    """

    space: Space
    base: FloatArray
    span: FloatArray
    axes: tuple[int, int] | None = None

    @property
    def is_whole(self) -> bool:
        """Whether nothing but the two attributes counts."""
        two = self.axes is not None and self.axes[0] != self.axes[1]
        return two and self.space.columns.shape[1] == 2

    @property
    def positions(self) -> FloatArray:
        """Where the rows stand on the plane of two attributes, shape (n, 2)."""
        assert self.axes is not None
        return self.space.columns[:, list(self.axes)]

    def mapped(self, xy: FloatArray) -> FloatArray:
        """Map points of the plane, shape (m, 2) -> (m, r)."""
        columns = xy @ self.span
        columns += self.base
        return self.space.mapped(columns)

    def directions(self) -> FloatArray:
        """Return what one unit of x and of y become in the space, shape (2, r)."""
        unit = self.span * self.space.factor
        return unit if self.space.L is None else unit @ self.space.L.T

    def folded(self, few: int = _FEW) -> Plane:
        """Return a plane of at most three columns whose points are as far from the rows.

        All points of a plane of two columns have the other columns in common, so what
        those add to a Minkowski distance is one number for a row. Under the Euclidean
        distance the same holds of any plane: a row's foot on it and its height over it
        (Pythagoras). For cosines, and other exponents after a map, there is no such
        number, and the plane itself is returned, as it is for few columns.

        Parameters
        ----------
        few : int
            So many columns are borne as they are.
        """
        space = self.space
        if space.cosine or space.rows.shape[1] <= few:
            return self
        varies = np.flatnonzero(self.span.any(axis=0))
        if space.L is None and len(varies) <= 2:
            feet, origin = space.rows[:, varies], self.mapped(np.zeros((1, 2)))
            away = space.rows - origin
            away[:, varies] = 0.0
            directions = self.directions()[:, varies]
            start = origin[0, varies]
        elif space.p == 2.0:
            origin, along = self.mapped(np.zeros((1, 2))), self.directions()
            basis, _ = np.linalg.qr(along.T)  # columns that are orthonormal
            away = space.rows - origin
            feet, directions, start = away @ basis, along @ basis, np.zeros(2)
            away -= feet @ basis.T
        else:
            return self
        height = np.linalg.norm(away, ord=space.p, axis=1)
        c = len(start) + 1
        flat = Space(
            columns=np.empty((0, c)), shift=np.zeros(c), factor=np.ones(c), L=None,
            p=space.p, cosine=False, places={}, rows=np.column_stack([feet, height]),
        )  # fmt: skip
        span = np.column_stack([directions, np.zeros(2)])
        return Plane(flat, np.append(start, 0.0), span)

    def payload(self) -> dict[str, Any]:
        """Return the plane as plain values for a worker."""
        s = self.space
        return {
            "rows": s.rows, "shift": s.shift, "factor": s.factor, "L": s.L,
            "p": s.p, "cosine": s.cosine, "base": self.base, "span": self.span,
        }  # fmt: skip

    @staticmethod
    def from_payload(given: Mapping[str, Any]) -> Plane:
        """Rebuild what `payload` described; unmapped columns and axes stay behind."""
        base = np.asarray(given["base"], np.float64)
        space = Space(
            columns=np.empty((0, base.size)),
            shift=given["shift"], factor=given["factor"], L=given["L"],
            p=float(given["p"]), cosine=bool(given["cosine"]), places={},
            rows=given["rows"],
        )  # fmt: skip
        return Plane(space, base, np.asarray(given["span"], np.float64))


def unit_span(x: int, y: int, c: int) -> FloatArray:
    """Return the span of two of c columns, shape (2, c); x alone where both are one."""
    span = np.zeros((2, c))
    span[1, y] = 1.0
    span[:, x] = 1.0, 0.0
    return span


def make_space(
    dataset: Dataset,
    metric: str,
    *,
    p: float = 2.0,
    scale: str = "none",
    components: FloatArray | None = None,
) -> Space:
    """Prepare a data set for one metric, scaled on all its rows.

    Parameters
    ----------
    metric : str
        One of `workbench.core.session.scene.METRICS`.
    p : float
        The exponent of ``minkowski``.
    scale : str
        ``none``, ``min-max`` or ``z-score``.
    components : ndarray, shape (r, c), optional
        The linear map of a learned metric.

    Raises
    ------
    Problem
        When a learned metric is asked for and none fits the columns.
    """
    distance = SCENE_DISTANCES[metric]
    columns, numeric, places = encode(dataset.X, dataset.attributes)
    shift, factor = scaling(columns, numeric, scale)
    scaled = columns if scale == "none" else (columns - shift) * factor
    L = metric_map(metric, scaled, components)
    return Space(
        columns=columns, shift=shift, factor=factor, L=L,
        p=distance.exponent_for(p), cosine=distance.angles, places=places,
        rows=np.ascontiguousarray(scaled if L is None else scaled @ L.T),
    )  # fmt: skip


def encode(
    X: FloatArray, attributes: Sequence[Attribute]
) -> tuple[FloatArray, npt.NDArray[np.bool_], dict[str, int]]:
    """Fill gaps and spread labels; text columns are left out.

    Returns
    -------
    columns : ndarray, shape (n, c)
    numeric : ndarray of bool, shape (c,)
    places : dict
        The column of each numeric attribute.
    """
    sources: list[int] = []
    labels: list[int | None] = []  # None for a column of numbers
    places: dict[str, int] = {}
    for j, attribute in enumerate(attributes):
        if attribute.is_numeric:
            places[attribute.name] = len(sources)
            sources.append(j)
            labels.append(None)
        elif attribute.is_nominal:
            # a missing label is none of them; two labels need one column
            codes = range(len(attribute.values))
            codes = codes[1:] if len(codes) <= 2 else codes
            sources += [j] * len(codes)
            labels += codes
    # a copy, whole rows at a time: there may be thousands of columns
    as_they_are = sources == list(range(X.shape[1]))
    columns = np.array(X if as_they_are else X[:, sources], np.float64, order="C")
    numeric = np.array([label is None for label in labels], bool)
    for place in np.flatnonzero(numeric & np.isnan(columns).any(axis=0)):
        values = columns[:, place]
        known = values[~np.isnan(values)]
        values[np.isnan(values)] = known.mean() if known.size else 0.0
    for place in np.flatnonzero(~numeric):
        columns[:, place] = columns[:, place] == labels[place]
    return columns, numeric, places


def scaling(
    columns: FloatArray, numeric: npt.NDArray[np.bool_], scale: str
) -> tuple[FloatArray, FloatArray]:
    """Return shift and factor of each column; a constant one gets factor 0."""
    c = columns.shape[1]
    shift, factor = np.zeros(c), np.ones(c)
    if scale == "none" or not len(columns):
        return shift, factor
    low, high = columns.min(axis=0), columns.max(axis=0)
    if scale == "min-max":
        centre, width = low, high - low
    else:
        centre, width = columns.mean(axis=0), columns.std(axis=0)
    varies = numeric & (high > low)
    shift[numeric] = centre[numeric]
    factor[numeric] = 0.0
    factor[varies] = 1.0 / width[varies]
    return shift, factor


def metric_map(
    metric: str, scaled: FloatArray, components: FloatArray | None = None
) -> FloatArray | None:
    """Return the linear map a metric means on scaled columns, None for none.

    Parameters
    ----------
    metric : str
        One of `workbench.core.session.scene.METRICS`.
    scaled : ndarray, shape (n, c)
    components : ndarray, shape (r, c), optional
        The map of a learned metric.

    Raises
    ------
    Problem
        When a learned metric is asked for and none fits the columns.
    """
    if metric == LEARNED.id:
        if components is None or components.shape[1] != scaled.shape[1]:
            raise Problem("no learned metric fits these attributes")
        return np.asarray(components, np.float64)
    linear = SCENE_DISTANCES[metric].linear
    return None if linear is None else linear(scaled)


def distances_to(
    rows: FloatArray, point: FloatArray, p: float, cosine: bool
) -> FloatArray:
    """Return the distances of one mapped point to mapped rows, shape (n,)."""
    if cosine:
        lengths = np.sqrt((rows**2).sum(axis=1)) * np.sqrt((point**2).sum())
        with np.errstate(invalid="ignore", divide="ignore"):
            return np.asarray(np.where(lengths > 0, 1 - rows @ point / lengths, 1.0))
    difference = np.abs(rows - point)
    if np.isinf(p):
        return np.asarray(difference.max(axis=1, initial=0.0))
    if p == 1:
        return np.asarray(difference.sum(axis=1))
    if p == 2:
        return np.asarray(np.sqrt((difference**2).sum(axis=1)))
    return np.asarray((difference**p).sum(axis=1) ** (1 / p))


def nearest(distances: FloatArray, k: int) -> IntArray:
    """Return the k nearest rows in order of (distance, row number)."""
    k = min(k, distances.size)
    if k == 0:
        return np.empty(0, np.int64)
    kth = np.partition(distances, k - 1)[k - 1]
    candidates = np.flatnonzero(distances <= kth)
    order = np.argsort(distances[candidates], kind="stable")
    return candidates[order[:k]].astype(np.int64)
