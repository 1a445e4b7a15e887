"""Two-class linear SVM by the steps of Weka's SMO."""

from __future__ import annotations

from functools import reduce
from operator import add, mul

import numpy as np

from workbench.api import report
from workbench.api.data import FloatArray, IntArray

#: A pair of rows counts as optimal when it violates its conditions by less than twice.
TOLERANCE = 1e-3
#: A step that moves a multiplier by less than this part of it is none.
SMALLEST = 1e-12
#: Steps between two looks at the cancel flag.
PATIENCE = 200
#: Rows looked at together after a step, before it is known how far the next one is.
_FIRST_LOOK = 8
#: Columns up to which Python sums the products of the first of them faster than arrays.
_FEW_COLUMNS = 64
#: Cells looked at together at most: 1 MB.
_LARGEST_LOOK = 1 << 17
#: Rows up to which each one's products with all are kept: 8 MB for so many.
_KEPT_ROWS = 1000
#: Share of cells that are not 0 below which the zeros of a row are skipped.
_SPARSE = 0.5


def sums(columns: FloatArray, factors: FloatArray) -> FloatArray:
    """Return Σ_k factors[k] columns[k], added from the first k on, to the last bit.

    Parameters
    ----------
    columns : ndarray of float64, shape (d, n)
    factors : ndarray of float64, shape (d,)

    Returns
    -------
    ndarray of float64, shape (n,)
    """
    products = columns * factors[:, None]
    if products.shape[1] == 1:  # a single column would be added in pairs of parts
        return np.asarray(np.add.accumulate(np.append(0.0, products))[-1:])
    return np.asarray(np.add.reduce(products, axis=0))


class FreeRows:
    """The rows whose multipliers lie between their bounds, packed side by side.

    Only their errors are kept up to date, so a step costs what they are, not what all
    rows are. They lie in the order in which they became free.

    Parameters
    ----------
    X : ndarray of float64, shape (n, d)
    keeps : bool
        Whether products of a row with all others are kept once they were asked for;
        else the columns of the free rows lie packed, and no product is kept.

    Attributes
    ----------
    count : int
    place : dict
        Where each of them lies.
    """

    def __init__(self, X: FloatArray, keeps: bool = False) -> None:
        self._X = X
        self._kept: dict[int, FloatArray] | None = {} if keeps else None
        self._sparse = np.count_nonzero(X) < _SPARSE * X.size
        self._filled: dict[int, IntArray] = {}
        self.count = 0
        self.place: dict[int, int] = {}
        self._rows, self._errors = np.zeros(2, np.int64), np.zeros(2)
        # of all rows where products are kept
        self._columns = (
            np.ascontiguousarray(X.T) if keeps else np.zeros((X.shape[1], 2))
        )

    @property
    def rows(self) -> IntArray:
        """Their numbers, shape (count,)."""
        return self._rows[: self.count]

    @property
    def errors(self) -> FloatArray:
        """Their errors, shape (count,); may be written to."""
        return self._errors[: self.count]

    def error(self, at: int) -> float:
        """Return the error of the row in a place."""
        return self._errors.item(at)

    def join(self, row: int, error: float) -> None:
        """Take a row in that has become free."""
        if self.count == len(self._rows):
            self._grow()
        at = self.count
        self._rows[at], self._errors[at] = row, error
        if self._kept is None:
            self._columns[:, at] = self._X[row]
        self.place[row] = at
        self.count += 1

    def leave(self, row: int) -> None:
        """Let go of a row; those that became free after it move up."""
        at, end = self.place.pop(row), self.count
        self.count -= 1
        if at < self.count:
            for packed in (self._rows, self._errors):
                packed[at : end - 1] = packed[at + 1 : end]
            if self._kept is None:
                self._columns[:, at : end - 1] = self._columns[:, at + 1 : end]
            for later in self._rows[at : end - 1].tolist():
                self.place[later] -= 1

    def products(self, row: int) -> FloatArray:
        """Return the product of any row with each of them, shape (count,)."""
        if self._kept is not None:
            return self._with_all(row, self._kept).take(self.rows)
        return self._times(row, self._columns[:, : self.count])

    def product(self, i: int, j: int) -> float:
        """Return the product of any two rows."""
        if self._kept is not None:
            return self._with_all(i, self._kept).item(j)
        return float(np.add.accumulate(self._X[i] * self._X[j])[-1])

    def _with_all(self, row: int, kept: dict[int, FloatArray]) -> FloatArray:
        found = kept.get(row)
        if found is None:
            found = kept[row] = self._times(row, self._columns)
        return found

    def _times(self, row: int, columns: FloatArray) -> FloatArray:
        if not self._sparse:
            return sums(columns, self._X[row])
        filled = self._filled.get(row)
        if filled is None:
            filled = self._filled[row] = np.flatnonzero(self._X[row])
        # what is left out would add 0
        return sums(columns[filled], self._X[row, filled])

    def extremes(self) -> tuple[float, int, float, int]:
        """Return the least error and its row, and the greatest and its row.

        Of equal ones the last to become free is taken; there must be a free row.
        """
        last = self.count - 1
        latest_first = self._errors[last::-1]
        low, high = last - int(latest_first.argmin()), last - int(latest_first.argmax())
        errors, rows = self._errors, self._rows
        return errors.item(low), rows.item(low), errors.item(high), rows.item(high)

    def _grow(self) -> None:
        self._rows = np.concatenate([self._rows, np.zeros_like(self._rows)])
        self._errors = np.concatenate([self._errors, np.zeros_like(self._errors)])
        if self._kept is None:
            self._columns = np.hstack([self._columns, np.zeros_like(self._columns)])


class LinearSMO:
    """Sequential minimal optimisation of the dual, the paper's first modification.

    The minimum is approached only to `TOLERANCE`, so the machine depends on the path
    that leads there. To end where Weka ends, rows are visited as it visits them, ties
    between equal errors go to the row that became free last, and sums are taken column
    by column, in that order: a sum that is another in its last bit may part the paths.
    A multiplier that rounding left just below its bound is not moved there, which may
    end the search early: Weka's ends there, too.

    Parameters
    ----------
    X : ndarray of float64, shape (n, d)
        In the order in which the rows are visited.
    signs : ndarray of float64, shape (n,)
        1 or -1, both present.
    prices : ndarray of float64, shape (n,)
        The greatest multiplier of each row, above 0.

    Attributes
    ----------
    weights : ndarray of float64, shape (d,)
    alpha : ndarray of float64, shape (n,)
        The multipliers.

    References
    ----------
    S. S. Keerthi, S. K. Shevade, C. Bhattacharyya and K. R. K. Murthy (2001),
    Improvements to Platt's SMO algorithm for SVM classifier design, Neural Computation
    13. Names follow it: F is the error without a threshold, `up` and `low` are the rows
    of least F among those that may rise, of greatest among those that may fall.
    """

    def __init__(self, X: FloatArray, signs: FloatArray, prices: FloatArray) -> None:
        self._X, self._columns, self._signs = X, np.ascontiguousarray(X.T), signs
        self._rows = list(X)
        # single numbers are read from lists: Python's own are much faster to work with
        self._sign: list[float] = signs.tolist()
        self._price: list[float] = prices.tolist()
        self._alpha = [0.0] * len(X)
        self._norm: list[float] = squared_norms(self._columns).tolist()
        self.weights = np.zeros(X.shape[1])
        self._errors = -signs
        #: whether signs × alpha may grow, and whether it may shrink
        self._rises, self._falls = signs > 0, signs < 0
        self._free = FreeRows(X, keeps=len(X) <= _KEPT_ROWS)
        self._steps = 0
        self._up, self._low = (int(np.flatnonzero(signs == s)[-1]) for s in (1, -1))
        self._F_up, self._F_low = -1.0, 1.0

    @property
    def alpha(self) -> FloatArray:
        """The multipliers, shape (n,)."""
        return np.array(self._alpha)

    def solve(self) -> float:
        """Take steps until no row wants one; return the threshold b of w·x - b.

        Raises
        ------
        Cancelled
            When the job was cancelled.
        """
        all_rows = True
        while True:
            report.check()
            changed = self._visit_all() if all_rows else self._visit_free()
            if all_rows and not changed:
                return (self._F_low + self._F_up) / 2.0
            all_rows = not (all_rows or changed)

    def _visit_all(self) -> bool:
        """Visit all rows in order, as many at once as are passed by without a step."""
        changed, row, n = False, 0, len(self._X)
        most = max(_FIRST_LOOK, _LARGEST_LOOK // len(self._columns))
        look = _FIRST_LOOK
        singly = len(self._columns) <= _FEW_COLUMNS
        while row < n:
            stop = min(row + look, n)
            one_by_one = singly and stop - row <= _FIRST_LOOK
            wrong = (self._pass_singly if one_by_one else self._pass)(row, stop)
            if wrong is None:
                row, look = stop, min(2 * look, most)
                continue
            changed |= self._visit(wrong, self._errors.item(wrong))
            row, look = wrong + 1, max(_FIRST_LOOK, 2 * (wrong - row))
        return changed

    def _pass(self, start: int, stop: int) -> int | None:
        """Compare the errors of rows up to the first that wants a step; return it."""
        part = slice(start, stop)
        rises, falls = self._rises[part], self._falls[part]
        values = sums(self._columns[:, part], self.weights) - self._signs[part]
        if self._free.count:
            self._errors[self._free.rows] = self._free.errors
            values = np.where(rises & falls, self._errors[part], values)
        upper = np.where(rises > falls, values, np.inf)
        lower = np.where(falls > rises, values, -np.inf)
        F_up = np.minimum(np.minimum.accumulate(upper), self._F_up)
        F_low = np.maximum(np.maximum.accumulate(lower), self._F_low)
        wrong = rises & (F_low - values > 2.0 * TOLERANCE)
        wrong |= falls & (values - F_up > 2.0 * TOLERANCE)
        first = int(wrong.argmax())
        passed = first + 1 if wrong[first] else len(wrong)
        self._errors[start : start + passed] = values[:passed]
        self._compare(start, upper[:passed], lower[:passed])
        return start + first if wrong[first] else None

    def _pass_singly(self, start: int, stop: int) -> int | None:
        """Do what `_pass` does, row by row."""
        weights = self.weights.tolist()
        for row in range(start, stop):
            rises, falls = bool(self._rises[row]), bool(self._falls[row])
            if rises and falls:  # a free row
                error = self._error(row)
            else:
                products = map(mul, weights, self._X[row].tolist())
                error = reduce(add, products, 0.0) - self._sign[row]
            self._errors[row] = error
            if rises and not falls and error < self._F_up:
                self._F_up, self._up = error, row
            if falls and not rises and error > self._F_low:
                self._F_low, self._low = error, row
            if rises and self._F_low - error > 2.0 * TOLERANCE:
                return row
            if falls and error - self._F_up > 2.0 * TOLERANCE:
                return row
        return None

    def _compare(self, start: int, upper: FloatArray, lower: FloatArray) -> None:
        """Let rows at a bound be the extremes, the first of equal ones."""
        at = int(upper.argmin())
        if upper[at] < self._F_up:
            self._F_up, self._up = float(upper[at]), start + at
        at = int(lower.argmax())
        if lower[at] > self._F_low:
            self._F_low, self._low = float(lower[at]), start + at

    def _visit_free(self) -> bool:
        """Visit the free rows, also those that become free on the way; not if optimal."""
        changed, row = False, -1
        while True:
            rows, errors = self._free.rows, self._free.errors
            later = rows > row
            wrong = self._F_low - errors > 2.0 * TOLERANCE
            wrong |= errors - self._F_up > 2.0 * TOLERANCE
            wrong &= later
            at = wrong.nonzero()[0]
            if not len(at):
                return changed and not (later.any() and self._is_optimal())
            row = int(np.minimum.reduce(rows.take(at)))
            changed |= self._visit(row, errors.item(self._free.place[row]))
            if self._is_optimal():
                return False

    def _is_optimal(self) -> bool:
        return self._F_up > self._F_low - 2.0 * TOLERANCE

    def _visit(self, row: int, error: float) -> bool:
        """Take a step of a row with the partner that violates the conditions most."""
        above, below = self._F_low - error, error - self._F_up
        if row in self._free.place:
            partner = self._low if above > below else self._up
        elif below > 2.0 * TOLERANCE and self._falls[row]:
            partner = self._up
        else:
            partner = self._low
        return self._step(partner, row)

    def _step(self, i: int, j: int) -> bool:
        """Optimise the multipliers of two rows together (Platt 1999, section 2.1)."""
        if i == j:
            return False
        product = self._free.product(i, j)
        new = self._optimum(i, j, product)
        old_i, old_j = self._alpha[i], self._alpha[j]
        if new is None or abs(new - old_j) < SMALLEST * (new + old_j + SMALLEST):
            return False
        sign_i, sign_j = self._sign[i], self._sign[j]
        partner = old_i + sign_i * sign_j * (old_j - new)
        partner = min(max(partner, 0.0), self._price[i])
        self._alpha[i], self._alpha[j] = partner, new
        self._shift(i, j, sign_i * (partner - old_i), sign_j * (new - old_j), product)
        self._steps += 1
        # of two rows freed by one step the partner was there first
        self._bound_or_free(i)
        self._bound_or_free(j)
        self._find_extremes(i, j)
        if self._steps % PATIENCE == 0:
            report.check()
        return True

    def _optimum(self, i: int, j: int, product: float) -> float | None:
        """Return the best multiplier of row j, within its bounds; None if none is."""
        old_i, old_j = self._alpha[i], self._alpha[j]
        price_i, price_j = self._price[i], self._price[j]
        if self._sign[i] != self._sign[j]:
            low, high = max(0.0, old_j - old_i), min(price_j, price_i + old_j - old_i)
        else:
            low, high = max(0.0, old_i + old_j - price_i), min(price_j, old_i + old_j)
        if low >= high:
            return None
        curvature = 2.0 * product - self._norm[i] - self._norm[j]
        slope = self._sign[j] * (self._error(i) - self._error(j))
        if curvature < 0.0:
            return min(max(old_j - slope / curvature, low), high)
        # equal rows: the objective is a line, and the better end is taken
        gain_low, gain_high = slope * (low - old_j), slope * (high - old_j)
        if gain_low > gain_high + SMALLEST:
            return low
        return high if gain_low < gain_high - SMALLEST else old_j

    def _error(self, row: int) -> float:
        at = self._free.place.get(row)
        return self._errors.item(row) if at is None else self._free.error(at)

    def _shift(
        self, i: int, j: int, move_i: float, move_j: float, product: float
    ) -> None:
        """Move the weights and the errors of the free rows and of the two."""
        weights, errors = self.weights, self._errors
        weights += self._rows[i] * move_i
        weights += self._rows[j] * move_j
        # those of free rows are written once more, from where they are packed
        errors[i] = self._error(i) + (move_i * self._norm[i] + move_j * product)
        errors[j] = self._error(j) + (move_i * product + move_j * self._norm[j])
        if self._free.count:
            change = self._free.products(i)
            change *= move_i
            other = self._free.products(j)
            other *= move_j
            change += other
            errors = self._free.errors
            errors += change

    def _bound_or_free(self, row: int) -> None:
        """Note where the multiplier of a row now is."""
        alpha, price = self._alpha[row], self._price[row]
        is_free, was_free = 0.0 < alpha < price, row in self._free.place
        if is_free and was_free:
            return
        if is_free:
            self._free.join(row, self._errors.item(row))
        elif was_free:
            self._free.leave(row)
        can_grow, can_shrink = alpha < price, alpha > 0.0
        if self._sign[row] < 0:
            can_grow, can_shrink = can_shrink, can_grow
        self._rises[row], self._falls[row] = can_grow, can_shrink

    def _find_extremes(self, i: int, j: int) -> None:
        """Find least and greatest errors among the free rows and the two moved ones."""
        self._F_up, self._F_low = np.inf, -np.inf
        place = self._free.place
        if place:
            self._F_up, self._up, self._F_low, self._low = self._free.extremes()
        for row in (i, j):
            if row not in place:
                error = self._errors.item(row)
                if self._rises[row] and error < self._F_up:
                    self._F_up, self._up = error, row
                if self._falls[row] and error > self._F_low:
                    self._F_low, self._low = error, row


def squared_norms(columns: FloatArray) -> FloatArray:
    """Return the squared length of each row, summed as `sums` does; shape (n,)."""
    return np.asarray(np.add.accumulate(columns * columns)[-1])
