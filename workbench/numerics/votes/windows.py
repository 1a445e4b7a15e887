"""Parzen windows: kernels of the distance, and their sums over all rows.

A row at the distance d of a query weighs K(d / width): uniform 1, triangular 1 - r,
epanechnikov 1 - r², quartic (1 - r²)², each on [0, 1], or gaussian exp(-r²/2). The width
is the same everywhere, or at each query the distance to its neighbour k + 1.

References
----------
E. Parzen (1962). On estimation of a probability density function and mode. Annals of
Mathematical Statistics 33, 1065-1076.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf, lgamma, log

import numpy as np
import numpy.typing as npt

from workbench.api.data import FloatArray, IntArray
from workbench.api.report import check
from workbench.api.tally import Tally
from workbench.numerics.kernels import KERNELS as KERNELS
from workbench.numerics.kernels import kernel_values as kernel_values
from workbench.numerics.kernels import log_ball_volume
from workbench.numerics.neighbours.distances import Measure
from workbench.numerics.neighbours.neighbours import NeighbourSearch
from workbench.numerics.votes.rough_windows import grid_sums, rough_sums

_BLOCK = 1 << 17  # cells of a block of distances: 1 MB, so it stays in the cache
#: Squares of r above: their weights are near the end of double precision.
_FAR = 1200.0


def log_kernel_integral(kernel: str, dimensions: int, p: float = 2.0) -> float:
    """Return the logarithm of the integral of K(|x|) over the space, |x| the p-norm.

    The integral is V d ∫ K(r) r^(d-1) dr, with V the volume of the unit ball.
    """
    d = dimensions
    radial = {
        "uniform": 0.0,
        "triangular": -log(d + 1),
        "epanechnikov": log(2.0) - log(d + 2),
        "quartic": log(8.0) - log(d + 2) - log(d + 4),
        "gaussian": d / 2 * log(2.0) + lgamma(d / 2 + 1),
    }
    return log_ball_volume(d, p) + radial[kernel]


class Windows:
    """The windows around queries over some rows.

    Parameters
    ----------
    search : NeighbourSearch
        Of the rows.
    X : ndarray, shape (n, d)
        The rows.
    kernel : str
        One of `KERNELS`.
    width : float or None
        Above 0; None takes the distance to neighbour k + 1.
    k : int
        Used without `width`; k + 1 is clipped to the rows there are.
    relative : bool
        Whether the weights of a Gaussian window are those relative to the nearest row
        where all are too small for numbers; else they are 0 there.
    """

    def __init__(
        self,
        search: NeighbourSearch,
        X: FloatArray,
        kernel: str,
        width: float | None,
        k: int = 1,
        *,
        relative: bool = True,
    ) -> None:
        self._search, self._X, self._relative = search, X, relative
        self._kernel, self._width, self._k = kernel, width, k

    def sums(
        self, queries: FloatArray | None, values: FloatArray, tally: Tally | None = None
    ) -> tuple[FloatArray, FloatArray]:
        """Return the weighted sums of values at each query, and the sums of weights.

        Parameters
        ----------
        queries : ndarray, shape (m, d), or None
            None asks about the rows, each left out of its own window.
        values : ndarray, shape (n, c)

        Returns
        -------
        sums : ndarray, shape (m, c)
        mass : ndarray, shape (m,)
            0 where nobody is in the window.
        """
        values = np.column_stack([values, np.ones(len(values))])
        own = queries is None
        m = len(self._X if queries is None else queries)
        available = len(self._X) - own
        everyone = np.arange(m)
        if available < 1:
            total = np.zeros((m, values.shape[1]))
        elif self._width is not None:
            widths = np.full(m, self._width)
            total = self._scanned(queries, everyone, values, widths, tally)
        else:
            near = min(self._k + 1, available)
            # one more shows who is as far as the last, on the edge
            edge = self._kernel == "uniform"
            d, rows = self._search.nearest(queries, near + edge, tally)
            widths = d[:, near - 1]
            if self._kernel == "gaussian":
                total = self._scanned(queries, everyone, values, widths, None)
            else:
                total = self._found(d[:, :near], rows[:, :near], values)
            # rows beyond the last that weigh as much: on the edge of the uniform kernel,
            # and in the place of the query where the window has no width
            tied = np.flatnonzero((d[:, -1] == widths) & (edge | ~(widths > 0)))
            total[tied] = self._scanned(queries, tied, values, widths[tied], None)
        return total[:, :-1], total[:, -1]

    def rough_sums(
        self, queries: FloatArray, codes: FloatArray
    ) -> tuple[FloatArray, npt.NDArray[np.bool_]] | None:
        """Return `rough_sums` of a Gaussian window; None where it has to be exact.

        It is for other kernels, other distances, and rows with labels or gaps.

        Parameters
        ----------
        queries : ndarray, shape (m, d)
        codes : ndarray, shape (n, n_classes)
            1 in the column of each row's class, else 0.
        """
        measure = self._search.measure
        rows, points = measure.prepare(self._X), measure.prepare(queries)
        if self._kernel != "gaussian" or not _plain(measure, points, rows):
            return None
        if self._width is not None:
            widths = np.full(len(queries), self._width)
            of_grid = grid_sums(rows, points, self._width, codes)
            if of_grid is not None:
                sums, doubtful = of_grid
                some = np.flatnonzero(doubtful)
                if len(some):
                    sums[some], doubtful[some] = rough_sums(
                        rows, points[some], widths[some], codes
                    )
                return sums, doubtful
        else:
            near = min(self._k + 1, len(rows))
            widths = self._search.nearest(queries, near)[0][:, -1]
        reaching = self._width is None  # to the neighbour k + 1, and so to the first
        return rough_sums(rows, points, widths, codes, reaching=reaching)

    def _found(self, d: FloatArray, rows: IntArray, values: FloatArray) -> FloatArray:
        """Add up where the window ends at the last neighbour: nobody is beyond it."""
        total = np.empty((len(d), values.shape[1]))
        step = max(1, _BLOCK // (d.shape[1] * values.shape[1]))
        for start in range(0, len(d), step):
            check()
            some = slice(start, start + step)
            weights = kernel_values(_ratio(d[some], d[some, -1:]), self._kernel)
            total[some] = np.einsum("ij,ijc->ic", weights, values[rows[some]])
        return total

    def _scanned(
        self,
        queries: FloatArray | None,
        asked: IntArray,
        values: FloatArray,
        widths: FloatArray,
        tally: Tally | None,
    ) -> FloatArray:
        """Add up over all rows, for the queries of these numbers."""
        measure = self._search.measure
        rows = measure.prepare(self._X)
        own = queries is None
        points = rows[asked] if queries is None else measure.prepare(queries[asked])
        if tally is not None:
            tally.add(len(points), len(rows) - own)
        total = np.empty((len(points), values.shape[1]))
        if not len(points):
            return total
        # a variable window has somebody inside
        relative = self._relative and self._width is not None
        far = relative and not (
            _plain(measure, points, rows)
            and _box_square(rows, points) < _FAR * widths[0] ** 2
        )
        # nobody beyond the width is in a window that ends there
        ends = self._kernel != "gaussian" and not own
        blocks = squared_blocks(measure, points, rows, widths if ends else None)
        for some, columns, squares in blocks:
            if own:
                squares[np.arange(len(squares)), asked[some]] = inf
            total[some] = self._weighed(
                squares, widths[some, None], values[columns], far
            )
        return total

    def _weighed(
        self, squares: FloatArray, widths: FloatArray, values: FloatArray, far: bool
    ) -> FloatArray:
        """Add up the weighted values of some queries; `squares` is overwritten.

        With `far`, all weights of a Gaussian window may be too small for numbers.
        """
        if self._kernel != "gaussian":
            return np.asarray(self._inside(squares, widths) @ values)
        if not (widths > 0).all():
            squares = _ratio(np.sqrt(squares), widths) ** 2
            widths = np.ones_like(widths)
        if far:
            least = squares.min(axis=1, keepdims=True)
            lost = least > _FAR * widths**2
            # all weights of a query change by one factor
            squares -= np.where(lost, least, 0.0)
        squares *= -0.5 / widths**2
        with np.errstate(under="ignore"):
            return np.asarray(np.exp(squares, out=squares) @ values)

    def _inside(self, squares: FloatArray, widths: FloatArray) -> FloatArray:
        """Return the weights; roots are taken where they may not be 0."""
        near = squares <= widths**2 * (1.0 + 1e-9)
        places = np.flatnonzero(near)
        if 4 * len(places) > squares.size:
            r = _ratio(np.sqrt(squares, out=squares), widths)
            return kernel_values(r, self._kernel)
        d = np.sqrt(squares.ravel()[places])
        r = _ratio(d, widths[places // squares.shape[1], 0])
        squares.fill(0.0)
        squares.ravel()[places] = kernel_values(r, self._kernel)
        return squares


def squared_blocks(
    measure: Measure,
    points: FloatArray,
    rows: FloatArray,
    reach: FloatArray | None = None,
) -> Iterator[tuple[slice, IntArray | slice, FloatArray]]:
    """Yield points, rows and their squared distances, block by block.

    Complete rows of numbers under the Euclidean distance are compared without looking
    for gaps; the results are the same.

    Parameters
    ----------
    points : ndarray, shape (m, e)
        Prepared, as are `rows`.
    rows : ndarray, shape (n, e)
    reach : ndarray, shape (m,), optional
        Rows farther from a point than this may be left out.

    Yields
    ------
    some : slice
        Of the points.
    columns : ndarray of int or slice
        Of the rows.
    squares : ndarray
        May be changed; the next block takes its place.
    """
    plain = _plain(measure, points, rows)
    step = max(1, _BLOCK // max(1, len(rows)))
    all_columns = np.ascontiguousarray(rows.T)
    memory = np.empty((2, min(step, len(points)) * len(rows) if plain else 0))
    for start in range(0, len(points), step):
        check()
        some = slice(start, min(start + step, len(points)))
        block = points[some]
        if not plain:
            yield some, slice(None), measure.between(block[:, None, :], rows[None]) ** 2
            continue
        chosen: IntArray | slice = slice(None)
        if reach is not None:
            chosen = _around(all_columns, block, float(reach[some].max(initial=0.0)))
        columns = all_columns[:, chosen]
        shape = len(block), columns.shape[1]
        # the same memory for all blocks: to get it anew takes longer than to fill it
        squares, gap = (kept[: shape[0] * shape[1]].reshape(shape) for kept in memory)
        if not len(columns):
            squares[:] = 0.0
        for j, column in enumerate(columns):
            target = gap if j else squares
            np.subtract(block[:, j, None], column, out=target)
            np.square(target, out=target)
            if j:
                squares += gap
        yield some, chosen, squares


def _plain(measure: Measure, points: FloatArray, rows: FloatArray) -> bool:
    """Whether distances are Euclidean ones of complete rows of numbers."""
    return (
        measure.distance.has_norm
        and measure.distance.is_euclidean(measure.p)
        and not measure.nominal.any()
        and bool(np.all(measure.scale == 1.0))
        and not np.isnan(rows).any()
        and not np.isnan(points).any()
    )


def _box_square(rows: FloatArray, points: FloatArray) -> float:
    """Return what no squared Euclidean distance is above."""
    low = np.minimum(rows.min(axis=0), points.min(axis=0))
    high = np.maximum(rows.max(axis=0), points.max(axis=0))
    return float(((high - low) ** 2).sum())


def _around(columns: FloatArray, block: FloatArray, reach: float) -> IntArray:
    """Return the rows that some point of a block may reach: those near its box."""
    reach *= 1.0 + 1e-9
    inside = np.ones(columns.shape[1], np.bool_)
    ends = zip(
        columns, block.min(axis=0) - reach, block.max(axis=0) + reach, strict=True
    )
    for column, low, high in ends:
        inside &= (column >= low) & (column <= high)
    return np.flatnonzero(inside)


def _ratio(d: FloatArray, widths: FloatArray) -> FloatArray:
    """Return d / width; in a window of no width 0 at the very place, else infinite."""
    flat = ~(widths > 0)
    if not flat.any():
        return np.asarray(d / widths)
    beyond = np.where(d > 0, inf, 0.0)
    return np.where(flat, beyond, d / np.where(flat, 1.0, widths))
