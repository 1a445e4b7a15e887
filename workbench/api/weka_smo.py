"""Two classes parted by a linear machine, by the very steps that Weka's SMO takes."""

from __future__ import annotations

import numpy as np

from workbench.api import report
from workbench.api.data import FloatArray

#: A pair of rows counts as optimal when it violates its conditions by less than twice.
TOLERANCE = 1e-3
#: A step that moves a multiplier by less than this part of it is none.
SMALLEST = 1e-12
#: Steps between two looks at the cancel flag.
PATIENCE = 200
#: Bytes of rows of the kernel that are kept.
CACHE = 64_000_000


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
        self._X, self._columns = X, np.ascontiguousarray(X.T)
        self._signs, self._prices = signs, prices
        self.weights = np.zeros(X.shape[1])
        self.alpha = np.zeros(len(X))
        self._errors = -signs
        #: when a row became free (its multiplier between the bounds); 0: it is not
        self._free_since = np.zeros(len(X), np.int64)
        self._steps = 0  # also the clock of `_free_since`
        self._up, self._low = (int(np.flatnonzero(signs == s)[-1]) for s in (1, -1))
        self._F_up, self._F_low = -1.0, 1.0
        self._kernel: dict[int, FloatArray] = {}

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
        return sum([self._visit(row) for row in range(len(self._X))]) > 0

    def _visit_free(self) -> bool:
        """Visit the free rows, also those that become free on the way; not if optimal."""
        changed, row = False, -1
        while True:
            later = np.flatnonzero(self._free_since[row + 1 :])
            if later.size == 0:
                return changed
            row += 1 + int(later[0])
            changed |= self._visit(row)
            if self._F_up > self._F_low - 2.0 * TOLERANCE:
                return False

    def _rises(self, row: int) -> bool:
        """Whether signs × alpha of a row may grow."""
        alpha = self.alpha[row]
        return bool(alpha < self._prices[row] if self._signs[row] > 0 else alpha > 0.0)

    def _falls(self, row: int) -> bool:
        alpha = self.alpha[row]
        return bool(alpha > 0.0 if self._signs[row] > 0 else alpha < self._prices[row])

    def _visit(self, row: int) -> bool:
        """Look for a partner that violates the conditions most, and take the step."""
        free = self._free_since[row] > 0
        if not free:
            products = self._X[row] * self.weights
            self._errors[row] = np.add.accumulate(products)[-1] - self._signs[row]
            self._compare(row, self._errors[row])
        error = self._errors[row]
        above, below = self._F_low - error, error - self._F_up
        partner = -1
        if above > 2.0 * TOLERANCE and self._rises(row):
            partner = self._low
        if below > 2.0 * TOLERANCE and self._falls(row):
            partner = self._up
        if partner < 0:
            return False
        if free:
            partner = self._low if above > below else self._up
        return self._step(partner, row)

    def _compare(self, row: int, error: float) -> None:
        if error < self._F_up and self._rises(row):
            self._F_up, self._up = error, row
        if error > self._F_low and self._falls(row):
            self._F_low, self._low = error, row

    def _step(self, i: int, j: int) -> bool:
        """Optimise the multipliers of two rows together (Platt 1999, section 2.1)."""
        if i == j:
            return False
        alpha, signs, errors = self.alpha, self._signs, self._errors
        new = self._optimum(i, j)
        old_i, old_j = float(alpha[i]), float(alpha[j])
        if new is None or abs(new - old_j) < SMALLEST * (new + old_j + SMALLEST):
            return False
        partner = old_i + float(signs[i] * signs[j]) * (old_j - new)
        alpha[i] = min(max(partner, 0.0), self._prices[i])
        alpha[j] = new
        move_i, move_j = signs[i] * (alpha[i] - old_i), signs[j] * (new - old_j)
        self.weights += move_i * self._X[i]
        self.weights += move_j * self._X[j]
        others = np.flatnonzero(self._free_since)
        touched = np.union1d(others, (i, j))
        row_i, row_j = self._kernel_row(i), self._kernel_row(j)
        errors[touched] += move_i * row_i[touched] + move_j * row_j[touched]
        self._steps += 1
        self._set_free(i, False)
        self._set_free(j, True)
        self._find_extremes(i, j)
        if self._steps % PATIENCE == 0:
            report.check()
        return True

    def _optimum(self, i: int, j: int) -> float | None:
        """Return the best multiplier of row j, within its bounds; None if none is."""
        old_i, old_j = float(self.alpha[i]), float(self.alpha[j])
        price_i, price_j = float(self._prices[i]), float(self._prices[j])
        if self._signs[i] != self._signs[j]:
            low, high = max(0.0, old_j - old_i), min(price_j, price_i + old_j - old_i)
        else:
            low, high = max(0.0, old_i + old_j - price_i), min(price_j, old_i + old_j)
        if low >= high:
            return None
        row_i, row_j = self._kernel_row(i), self._kernel_row(j)
        curvature = float(2.0 * row_i[j] - row_i[i] - row_j[j])
        slope = float(self._signs[j] * (self._errors[i] - self._errors[j]))
        if curvature < 0.0:
            return min(max(old_j - slope / curvature, low), high)
        # equal rows: the objective is a line, and the better end is taken
        gain_low, gain_high = slope * (low - old_j), slope * (high - old_j)
        if gain_low > gain_high + SMALLEST:
            return low
        return high if gain_low < gain_high - SMALLEST else old_j

    def _set_free(self, row: int, is_second: bool) -> None:
        if not 0.0 < self.alpha[row] < self._prices[row]:
            self._free_since[row] = 0
        elif self._free_since[row] == 0:
            # of two rows freed by one step the partner was there first
            self._free_since[row] = 2 * self._steps + is_second

    def _find_extremes(self, i: int, j: int) -> None:
        """Find least and greatest errors among the free rows and the two moved ones."""
        self._F_up, self._F_low = np.inf, -np.inf
        free = np.flatnonzero(self._free_since)
        if free.size:
            errors, since = self._errors[free], self._free_since[free]
            for extreme, compare in ((errors.min(), 0), (errors.max(), 1)):
                tied = np.flatnonzero(errors == extreme)
                row = int(free[tied[since[tied].argmax()]])
                if compare:
                    self._F_low, self._low = float(extreme), row
                else:
                    self._F_up, self._up = float(extreme), row
        for row in (i, j):
            if self._free_since[row] == 0:
                self._compare(row, float(self._errors[row]))

    def _kernel_row(self, row: int) -> FloatArray:
        """Return the products of a row with all, summed from the first column on."""
        kept = self._kernel.get(row)
        if kept is None:
            products = self._columns * self._X[row][:, None]
            kept = np.add.accumulate(products, axis=0)[-1].copy()
            if (len(self._kernel) + 1) * kept.nbytes > CACHE:
                self._kernel.clear()
            self._kernel[row] = kept
        return kept
