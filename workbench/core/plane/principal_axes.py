"""First two principal axes of the numbers of a data set, and the inverse map."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from workbench.api.data import Dataset, FloatArray
from workbench.api.problems import Problem
from workbench.core.plane.space import Plane, Space, encode, scaling

#: A second axis with less of the first one's variance is rounding.
_LEAST = 1e-13


@dataclass(frozen=True, eq=False, slots=True)
class PrincipalAxes:
    """A plane through the middle of the rows: its cells are centre + (x, y) @ span.

    Attributes
    ----------
    centre : ndarray, shape (d,)
        The mean of each number; the commonest label.
    span : ndarray, shape (2, d)
        What one unit along each axis adds to the cells; 0 for labels.
    weights : ndarray, shape (d, 2)
        (cells - centre) @ weights are the coordinates along the axes; a label has 0.
    shares : ndarray, shape (2,)
        Of the variance of the scaled numbers.
    labels_fixed : bool
        Whether there are attributes that are no numbers.
    """

    centre: FloatArray
    span: FloatArray
    weights: FloatArray
    shares: FloatArray
    labels_fixed: bool

    def project(self, cells: FloatArray) -> FloatArray:
        """Return where rows stand on the plane, shape (m, d) -> (m, 2).

        A gap stands at the mean.
        """
        away = cells - self.centre
        away[np.isnan(away)] = 0.0
        return np.asarray(away @ self.weights)

    def plane(self, space: Space, dataset: Dataset) -> Plane:
        """Return the same plane in the columns of a `Space` of the data set."""
        columns, _, _ = encode(self.centre[None], dataset.attributes)
        span = np.zeros((2, columns.shape[1]))
        for name, place in space.places.items():
            span[:, place] = self.span[:, dataset.index_of(name)]
        return Plane(space, columns[0], span)


def principal_axes(dataset: Dataset, scale: str) -> PrincipalAxes:
    """Find the first two principal axes of the scaled numbers (Hotelling 1933).

    Eigenvectors of the smaller of the two matrices of products, which is quick both
    for many rows and for many attributes. Of the two directions of an axis the one is
    taken whose coordinate of largest size is positive.

    Parameters
    ----------
    scale : str
        ``none``, ``min-max`` or ``z-score``, on all rows.

    Raises
    ------
    Problem
        When the rows do not vary in two directions.
    """
    numbers = [j for j, a in enumerate(dataset.attributes) if a.is_numeric]
    attributes = [dataset.attributes[j] for j in numbers]
    columns, numeric, _ = encode(dataset.X[:, numbers], attributes)
    shift, factor = scaling(columns, numeric, scale)
    means = columns.mean(axis=0) if len(columns) else shift
    directions, shares = _leading((columns - means) * factor)
    d = dataset.n_attributes
    centre, span, weights = np.zeros(d), np.zeros((2, d)), np.zeros((d, 2))
    centre[numbers] = means
    for j in set(range(d)) - set(numbers):
        centre[j] = _commonest(dataset.X[:, j])
    span[:, numbers] = directions / np.where(factor > 0, factor, np.inf)
    weights[numbers] = (directions * factor).T
    return PrincipalAxes(centre, span, weights, shares, len(numbers) < d)


def _leading(centred: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return the first two directions, shape (2, c), and their shares of the variance."""
    n, c = centred.shape
    wide = c > n
    products = centred @ centred.T if wide else centred.T @ centred
    values, vectors = np.linalg.eigh(products) if min(n, c) else (np.zeros(0),) * 2
    if values.size < 2 or not values[-2] > _LEAST * values[-1]:
        raise Problem(
            "the rows vary along one axis only",
            expected="two principal axes; scaling may help",
        )
    values, vectors = values[::-1], vectors[:, ::-1]
    directions = vectors[:, :2].T
    if wide:
        directions = directions @ centred
        directions /= np.linalg.norm(directions, axis=1, keepdims=True)
    largest = np.abs(directions).argmax(axis=1)
    signs = np.sign(directions[[0, 1], largest])
    return directions * signs[:, None], values[:2] / values.sum()


def _commonest(codes: FloatArray) -> float:
    known = codes[~np.isnan(codes)]
    return float(np.bincount(known.astype(np.int64)).argmax()) if known.size else 0.0
