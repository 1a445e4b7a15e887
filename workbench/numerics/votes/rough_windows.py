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
#: Exponents of rows that are left out, below that of the nearest row by this and more.
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
    the largest weight is 1.

    Points are taken tile by tile. Where every window reaches a row, those more than
    sqrt(40) widths from a tile are left out: all of them together weigh less than
    n exp(-19.5).

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
    middle = (rows.max(axis=0) + rows.min(axis=0)) / 2.0
    near, asked = rows - middle, points - middle
    of_rows = np.einsum("ij,ij->i", near, near)
    of_points = np.einsum("ij,ij->i", asked, asked)
    extent = (np.sqrt(of_points) + np.sqrt(of_rows.max(initial=0.0))) ** 2
    narrow = ~(extent < 2.0 * _MOST_EXTENT * widths**2)
    beta = 0.5 / np.where(narrow, np.maximum(extent, 1.0), widths) ** 2
    # -|q - x|²/(2h²) as one product of matrices; what all rows have in common is left out
    left = np.column_stack([2.0 * beta[:, None] * asked, -beta])
    right = np.ascontiguousarray(np.column_stack([near, of_rows]).T)
    member = codes.astype(np.float32)
    sums = np.empty((m, codes.shape[1]))
    step = max(1, _BLOCK // max(n, 1))
    order, edges = _tiles(points, step)
    kept, weights = np.empty(min(step, m) * n), np.empty(min(step, m) * n, np.float32)
    for start, stop in pairwise(edges.tolist()):
        check()
        some = order[start:stop]
        columns, voters = right, member
        if reaching:
            reach = np.sqrt(2.0 * _FAR) * widths[some].max()
            close = _within(rows, points[some], reach)
            if close.mean() < _MOST:
                columns, voters = right[:, close], member[close]
        shape = (len(some), columns.shape[1])
        exponents = kept[: shape[0] * shape[1]].reshape(shape)
        weight = weights[: shape[0] * shape[1]].reshape(shape)
        np.matmul(left[some], columns, out=exponents)
        largest = exponents.max(axis=1, keepdims=True)
        np.subtract(exponents, largest, out=weight, casting="same_kind")
        np.maximum(weight, np.float32(_LEAST), out=weight)
        np.exp(weight, out=weight)
        sums[some] = weight @ voters
    mass = sums.sum(axis=1)
    first, second = _two_largest(sums)
    left_out = n * np.exp(0.5 - _FAR) if reaching else 0.0
    unsure = first - second <= 2.0 * (n + 8) * _ROUNDING * mass + left_out
    return sums, narrow | unsure


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
    rows: FloatArray, points: FloatArray, reach: float
) -> npt.NDArray[np.bool_]:
    """Return which rows are no farther than `reach` from the box around points."""
    low, high = points.min(axis=0), points.max(axis=0)
    apart = np.maximum(np.maximum(low - rows, rows - high), 0.0)
    return np.asarray(np.einsum("ij,ij->i", apart, apart) <= reach * reach)
