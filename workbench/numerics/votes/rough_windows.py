"""Gaussian windows for pictures: sums in single precision, and where they cannot decide.

A picture asks which class has the largest sum in tens of thousands of cells, each of them
over all rows, and an exponential in double precision is most of that work. In single
precision it takes a sixth; where the two largest sums come so near to each other that
rounding may have changed their order, the cell is named, to be computed exactly.

NumPy only.
"""

from __future__ import annotations

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


def rough_sums(
    rows: FloatArray, points: FloatArray, widths: FloatArray, codes: FloatArray
) -> tuple[FloatArray, npt.NDArray[np.bool_]]:
    """Return the sums of exp(-d²/(2h²)) of each class, up to one factor for each point.

    The distance is the Euclidean one. Of all classes of a point the factor is the same:
    the largest weight is 1.

    Parameters
    ----------
    rows : ndarray, shape (n, d)
    points : ndarray, shape (m, d)
    widths : ndarray, shape (m,)
        h at each point; 0 or more.
    codes : ndarray, shape (n, n_classes)
        1 in the column of each row's class, else 0.

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
    kept = np.empty((min(step, m), n))
    weights = np.empty(kept.shape, np.float32)
    for start in range(0, m, step):
        check()
        some = slice(start, min(start + step, m))
        count = some.stop - start
        exponents, weight = kept[:count], weights[:count]
        np.matmul(left[some], right, out=exponents)
        largest = exponents.max(axis=1, keepdims=True)
        np.subtract(exponents, largest, out=weight, casting="same_kind")
        np.maximum(weight, np.float32(_LEAST), out=weight)
        np.exp(weight, out=weight)
        sums[some] = weight @ member
    mass = sums.sum(axis=1)
    second, first = np.partition(sums, -2, axis=1)[:, -2:].T if sums.shape[1] > 1 else (
        np.zeros(m), sums[:, 0],
    )  # fmt: skip
    unsure = first - second <= 2.0 * (n + 8) * _ROUNDING * mass
    return sums, narrow | unsure
