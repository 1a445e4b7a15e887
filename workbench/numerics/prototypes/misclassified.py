"""Which rows their nearest prototype misclassifies, while prototypes are added.

Each prototype added is compared with all rows, so little may be done in each comparison.
Squared distances come from a matrix product where that decides
(`workbench.numerics.prototypes.squared_products`), and those of rows that are likely to
be added soon are computed at once.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, IntArray, check
from workbench.numerics.prototypes.row_table import RowTable
from workbench.numerics.prototypes.selector import Training
from workbench.numerics.prototypes.squared_products import SquaredProducts

#: Distances that are held of rows which may become prototypes, 8 MB, and of how many.
_CELLS, _HELD = 1 << 20, 64
#: Rows whose distances are computed at once, at most.
_AHEAD = 16
#: Attributes from which on a product of matrices saves something.
_MANY = 4
#: Prototypes whose products left something open, from which on, and as a share of all,
#: the distances themselves cost less.
_DOUBTS, _DOUBTFUL = 8, 0.2


class Misclassified:
    """The rows outside a growing set of prototypes that it misclassifies.

    Rows are named by their place in the order of visits. Of prototypes at the same
    distance the lower row is nearer. The first visit is a prototype already.

    Parameters
    ----------
    training : Training
    visits : ndarray of int64, shape (n,)
        Every row once.
    """

    def __init__(self, training: Training, visits: IntArray) -> None:
        self._visits, self._codes = visits, training.codes[visits]
        moved = bool((visits[1:] < visits[:-1]).any())
        self._table = training.table.ordered(visits) if moved else training.table
        n = training.n
        self._ahead = max(1, min(_AHEAD, _CELLS // n // 4))
        self._held: dict[int, int] = {}  # where the numbers of a row are
        self._values = np.empty((min(max(_CELLS // n, 1), _HELD), n))
        self._filled = 0
        #: What decides nearly always, and by how much numbers are to differ for that.
        self._products = self._products_of(self._table)
        self._slack = 0.0 if self._products is None else 2.0 * self._products.error
        #: Numbers less and plus the slack, if there is any.
        self._bounds = np.empty((2, *self._values.shape)) if self._slack else None
        self._kept = [0]
        self._outside = np.ones(n, np.bool_)
        self._outside[0] = False
        self._nearest = np.empty(n)
        self._numbers(np.zeros(1, np.int64), self._nearest[None])
        #: The nearest prototype, once it is asked for; only while there is no slack.
        self._nearest_row: IntArray | None = None
        self._highest, self._doubts = int(visits[0]), 0
        self._flags = bytearray(n)  # finds the next one sooner than an array
        self._wrong = np.frombuffer(self._flags, np.bool_)
        np.not_equal(self._codes, self._codes[0], out=self._wrong)
        self._nearer, self._close = np.empty(n, np.bool_), np.empty(n, np.bool_)

    @staticmethod
    def _products_of(table: RowTable) -> SquaredProducts | None:
        points = table.euclidean_points
        if points is None or points.shape[1] < _MANY:
            return None
        products = SquaredProducts(points)
        return products if np.isfinite(products.error) else None

    @property
    def outside(self) -> int:
        """How many rows are no prototypes."""
        return int(np.count_nonzero(self._outside))

    def visit(self) -> list[int]:
        """Come to each row outside once and keep those misclassified then.

        Returns the rows kept in this order, as they are numbered in the data.
        """
        foreign: dict[int, npt.NDArray[np.bool_]] = {}
        chosen, codes, wrong = [], self._codes.tolist(), self._wrong
        at = self._flags.find(1)
        while at >= 0:
            code = codes[at]
            if code not in foreign:
                foreign[code] = self._outside & (self._codes != code)
            self._add(at)
            np.copyto(wrong, foreign[code], where=self._nearer)
            chosen.append(at)
            at = self._flags.find(1, at + 1)
        self._outside[chosen] = False
        self._wrong &= self._outside
        kept: list[int] = self._visits[chosen].tolist()
        return kept

    def _add(self, place: int) -> None:
        """Add a prototype; `_nearer` says of which rows it is the nearest now."""
        at = self._held.pop(place, -1)
        if at < 0:
            at = self._foresee(place)
        row, values, nearest = int(self._visits[place]), self._values[at], self._nearest
        if self._bounds is not None:
            np.less(self._bounds[1, at], nearest, out=self._nearer)
            np.less_equal(self._bounds[0, at], nearest, out=self._close)
            if self._close.tobytes() != self._nearer.tobytes():
                self._settle(place, row)
        else:
            np.less(values, nearest, out=self._nearer)
            if row < self._highest:  # else all that are as near are lower
                np.equal(values, nearest, out=self._close)
                if self._close.tobytes().find(1) >= 0:  # sooner than `any`
                    self._nearer |= self._close & (self._rows_nearest() > row)
        self._kept.append(place)
        if row > self._highest:
            self._highest = row
        np.minimum(values, nearest, out=nearest)
        if self._nearest_row is not None:
            np.copyto(self._nearest_row, row, where=self._nearer)
        if self._doubts and self._doubts > _DOUBTS + _DOUBTFUL * len(self._kept):
            self._be_exact()

    def _foresee(self, place: int) -> int:
        """Compute the numbers of rows that are likely to be added soon, at once.

        Returns where those of the first are.
        """
        check()
        # nearly all that are wrong now will be when it is their turn
        places = place + self._wrong[place:].nonzero()[0][: self._ahead]
        if self._filled + len(places) > len(self._values):
            self._held.clear()
            self._filled = 0
        first = self._filled
        self._filled += len(places)
        part = slice(first, self._filled)
        values = self._values[part]
        self._numbers(places, values)
        if self._bounds is not None:
            np.subtract(values, self._slack, out=self._bounds[0, part])
            np.add(values, self._slack, out=self._bounds[1, part])
        self._held.update(zip(places.tolist(), range(first, self._filled), strict=True))
        del self._held[place]
        return first

    def _numbers(self, places: IntArray, out: FloatArray) -> None:
        """Write the distances of some rows, or their squares, to `out`."""
        if self._products is not None:
            self._products.block(places, out)
        else:
            out[:] = self._table.block(places)

    def _settle(self, place: int, row: int) -> None:
        """Compare the distances of rows of which the products leave it open."""
        open_ = np.flatnonzero(self._close & ~self._nearer & self._outside)
        if not len(open_):
            return
        self._doubts += 1
        kept = self._kept_by_row()
        others = self._table.among(open_, kept)
        new = self._table.among(open_, np.array([place]))[:, 0]
        by = others.argmin(axis=1)
        least = others[np.arange(len(open_)), by]
        level = (new == least) & (self._visits[kept[by]] > row)
        self._nearer[open_] = (new < least) | level

    def _kept_by_row(self) -> IntArray:
        kept = np.array(self._kept)
        return kept[np.argsort(self._visits[kept])]

    def _rows_nearest(self) -> IntArray:
        """Return the row that is the nearest prototype of each, shape (n,)."""
        if self._nearest_row is None:
            kept = self._kept_by_row()
            self._nearest_row = self._visits[self._least(kept)[1]]
        return self._nearest_row

    def _least(self, kept: IntArray) -> tuple[FloatArray, IntArray]:
        """Return the least number of each row to some, and the first that has it."""
        values = np.full(len(self._visits), np.inf)
        places = np.full(len(self._visits), kept[0])
        for start in range(0, len(kept), self._ahead):
            check()
            some = kept[start : start + self._ahead]
            block = np.empty((len(some), len(values)))
            self._numbers(some, block)
            by = block.argmin(axis=0)
            found = block[by, np.arange(len(values))]
            nearer = found < values
            np.copyto(values, found, where=nearer)
            np.copyto(places, some[by], where=nearer)
        return values, places

    def _be_exact(self) -> None:
        """Go on with the distances themselves: too many are equal, or nearly so."""
        self._products, self._bounds, self._doubts = None, None, 0
        self._held.clear()
        kept = self._kept_by_row()
        self._nearest, places = self._least(kept)
        self._nearest_row = self._visits[places]
