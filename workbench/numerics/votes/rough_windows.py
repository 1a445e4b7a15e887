"""Gaussian windows for pictures: sums in single precision, and where they cannot decide.

A picture asks which class has the largest sum in tens of thousands of cells, each of them
over all rows, and an exponential in double precision is most of that work. In single
precision it takes a sixth; where the two largest sums come so near to each other that
rounding may have changed their order, the cell is named, to be computed exactly.

Of one width on a grid along the axes even less is to do: exp(-(a + b)) is the product of
exp(-a) and exp(-b), so the sums are a product of matrices of columns and of lines (the
separable Gaussian of image filters).

NumPy only.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray
from workbench.api.report import check

_BLOCK = 1 << 17  # cells of a block of exponents: 1 MB, so it stays in the cache
#: What a term of a sum may be wrong by, as a share of the largest: the exponent and its
#: exponential in single precision, and their addition.
_ROUNDING = 2.0**-22
#: Exponents below count as this: smaller numbers are slow, and nothing beside 1.
_LEAST = -80.0
#: Square of the extent over that of the width, above which exponents lose digits: eight
#: roundings of it in double precision are 1e-8.
_MOST_EXTENT = 1e7
#: Exponents of rows that are left out, where every window reaches a row, are below this.
_FAR = 20.0
#: Points of a tile, about; and the share of rows from which all of them are taken.
_TILE, _MOST = 100, 0.7
#: Weights below count as nothing: near them numbers lose digits. Its exponent is 650.
_VANISHING, _MOST_EXPONENT = 1e-282, 650


def grid_sums(
    rows: FloatArray, points: FloatArray, width: float, codes: FloatArray
) -> tuple[FloatArray, npt.NDArray[np.bool_]] | None:
    """Return the sums of exp(-d²/(2h²)) of each class on a grid; None if it is none.

    Parameters
    ----------
    rows : ndarray, shape (n, d)
    points : ndarray, shape (m, d)
        Line by line, all lines alike; each coordinate the same in a line or in a column.
    width : float
        h, above 0.
    codes : ndarray, shape (n, n_classes)
        1 in the column of each row's class, else 0.

    Returns
    -------
    sums : ndarray, shape (m, n_classes)
    doubtful : ndarray of bool, shape (m,)
        Where rounding may decide which sum is the largest, or all weights are too small
        for numbers.
    """
    m, d = points.shape
    turns = np.flatnonzero((points[1:] != points[:-1]).sum(axis=1) > 1)
    length = int(turns[0]) + 1 if len(turns) else m
    if m % length or length in (1, m):
        return None
    grid = points.reshape(-1, length, d)
    in_columns = (grid == grid[:1]).all(axis=(0, 1))
    if not (in_columns | (grid == grid[:, :1]).all(axis=(0, 1))).all():
        return None
    of_columns = _weights(rows[:, in_columns], grid[0][:, in_columns], width)
    of_lines = _weights(rows[:, ~in_columns], grid[:, 0, ~in_columns], width)
    sums = np.empty((m, codes.shape[1]))
    for c, member in enumerate(codes.T > 0):
        check()
        sums[:, c] = (of_lines[:, member] @ of_columns[:, member].T).ravel()
    first, second = _two_largest(sums)
    rounding = (8 * len(rows) + 8 * _MOST_EXPONENT) * np.finfo(np.float64).eps
    return sums, ~(first - second > rounding * first + len(rows) * _VANISHING)


def _weights(rows: FloatArray, points: FloatArray, width: float) -> FloatArray:
    """Return exp(-d²/(2h²)) of points (m, e) and rows (n, e), shape (m, n)."""
    exponents = np.zeros((len(points), len(rows)))
    with np.errstate(over="ignore", under="ignore"):
        for j in range(rows.shape[1]):
            exponents += ((points[:, j, None] - rows[:, j]) / width) ** 2
        exponents *= -0.5
        return np.asarray(np.exp(exponents, out=exponents))


def _two_largest(sums: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return the largest and the second of each line; 0 where there is no second."""
    if sums.shape[1] < 2:
        return sums[:, 0], np.zeros(len(sums))
    second, first = np.partition(sums, -2, axis=1)[:, -2:].T
    return first, second


def rough_sums(
    rows: FloatArray,
    points: FloatArray,
    widths: FloatArray,
    codes: FloatArray,
    *,
    reaching: bool = False,
) -> tuple[FloatArray, npt.NDArray[np.bool_]]:
    """Return the sums of exp(-d²/(2h²)) of each class, up to one factor for each point.

    The distance is the Euclidean one. Of all classes of a point the factor is the same:
    where every window reaches a row it is 1, else the largest weight is 1.

    Points are taken tile by tile. Where every window reaches a row, those more than
    sqrt(40) widths from a tile are left out: all of them together weigh less than
    n exp(-20), the nearest alone exp(-1/2) or more.

    Parameters
    ----------
    rows : ndarray, shape (n, d)
    points : ndarray, shape (m, d)
    widths : ndarray, shape (m,)
        h at each point; 0 or more.
    codes : ndarray, shape (n, n_classes)
        1 in the column of each row's class, else 0.
    reaching : bool
        Whether each point has a row at no more than its h.

    Returns
    -------
    sums : ndarray, shape (m, n_classes)
    doubtful : ndarray of bool, shape (m,)
        Where rounding may decide which sum is the largest, or the width is too small
        beside the extent of the rows for this to be computed; elsewhere the largest sum
        is that of exact numbers, too.
    """
    n, m = len(rows), len(points)
    order, edges = _tiles(points, max(1, _BLOCK // max(n, 1)))
    asked, widest = points[order], np.sqrt(2.0 * _FAR) * widths[order]
    left, right, narrow = _exponent_factors(rows, asked, widths[order])
    member, columns = codes.astype(np.float32), np.ascontiguousarray(rows.T)
    tile = _Tile(int(np.diff(edges).max(initial=0)) * n)
    sums = np.empty((m, codes.shape[1]))
    for start, stop in pairwise(edges.tolist()):
        check()
        some = slice(start, stop)
        near, voters = right, member
        if reaching:
            close = _within(columns, asked[some], widest[some].max())
            if np.count_nonzero(close) < _MOST * n:
                near, voters = right[:, close], member[close]
        sums[order[some]] = tile.weights(left[some], near, reaching) @ voters
    doubtful = np.empty(m, np.bool_)
    doubtful[order] = narrow
    return sums, doubtful | _unsure(sums, n, n * np.exp(-_FAR) if reaching else 0.0)


def _exponent_factors(
    rows: FloatArray, points: FloatArray, widths: FloatArray
) -> tuple[FloatArray, FloatArray, npt.NDArray[np.bool_]]:
    """Return matrices whose product is -d²/(2h²), and where that loses too many digits.

    They are of shape (m, d + 2) and (d + 2, n); there the width is another one.
    """
    middle = (rows.max(axis=0) + rows.min(axis=0)) / 2.0
    near, asked = rows - middle, points - middle
    of_rows = np.einsum("ij,ij->i", near, near)
    of_points = np.einsum("ij,ij->i", asked, asked)
    extent = (np.sqrt(of_points) + np.sqrt(of_rows.max(initial=0.0))) ** 2
    narrow = ~(extent < 2.0 * _MOST_EXTENT * widths**2)
    beta = 0.5 / np.where(narrow, np.maximum(extent, 1.0), widths) ** 2
    left = np.column_stack([2.0 * beta[:, None] * asked, -beta, -beta * of_points])
    right = np.column_stack([near, of_rows, np.ones(len(rows))])
    return left, np.ascontiguousarray(right.T), narrow


class _Tile:
    """Weights of some points and rows; the memory is the same for all tiles."""

    def __init__(self, cells: int) -> None:
        # to get it anew takes longer than to fill it
        self._exponents, self._weights = np.empty(cells), np.empty(cells, np.float32)

    def weights(
        self, left: FloatArray, right: FloatArray, reaching: bool
    ) -> npt.NDArray[np.float32]:
        """Return the exponentials of a product in single precision, shape (m, n).

        Unless every window reaches a row, relative to the largest of each point. To be
        read before the next call.
        """
        shape = len(left), right.shape[1]
        exponents = self._exponents[: shape[0] * shape[1]].reshape(shape)
        weights = self._weights[: shape[0] * shape[1]].reshape(shape)
        np.matmul(left, right, out=exponents)
        if reaching:
            weights[:] = exponents
        else:
            largest = exponents.max(axis=1, keepdims=True)
            np.subtract(exponents, largest, out=weights, casting="same_kind")
        np.maximum(weights, np.float32(_LEAST), out=weights)
        return np.exp(weights, out=weights)


def _unsure(sums: FloatArray, n: int, left_out: float) -> npt.NDArray[np.bool_]:
    """Return where rounding and what was left out may decide which sum is the largest."""
    mass = sums.sum(axis=1)
    first, second = _two_largest(sums)
    unsure = first - second <= 2.0 * (n + 8) * _ROUNDING * mass + left_out
    return np.asarray(unsure)


def _tiles(
    points: FloatArray, most: int
) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.intp]]:
    """Order points by cells of a coarse grid; return the order and where blocks begin.

    Blocks have at most so many points, of one cell.
    """
    m, d = points.shape
    axes = min(d, 2)
    low, high = points[:, :axes].min(axis=0), points[:, :axes].max(axis=0)
    cells = max(1, round((m / _TILE) ** (1.0 / axes)))
    with np.errstate(invalid="ignore", divide="ignore"):
        at = np.nan_to_num((points[:, :axes] - low) / (high - low) * cells)
    place = np.clip(at, 0, cells - 1).astype(np.intp) @ cells ** np.arange(axes)
    order = np.argsort(place, kind="stable")
    begins = np.flatnonzero(np.diff(place[order], prepend=-1))
    sizes = np.diff(begins, append=m)
    # a cell with more points than a block has is divided
    edges = [
        b + np.arange(0, size, most) for b, size in zip(begins, sizes, strict=True)
    ]
    return order, np.append(np.concatenate(edges), m)


def _within(
    columns: FloatArray, points: FloatArray, reach: float
) -> npt.NDArray[np.bool_]:
    """Return which rows, given by columns, are no farther from a box around points."""
    squares = np.zeros(columns.shape[1])
    for column, low, high in zip(
        columns, points.min(axis=0), points.max(axis=0), strict=True
    ):
        apart = np.maximum(low - column, column - high)
        np.maximum(apart, 0.0, out=apart)
        squares += np.square(apart, out=apart)
    return np.asarray(squares <= reach * reach)
