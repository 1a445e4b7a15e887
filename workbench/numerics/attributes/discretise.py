"""Cut points that turn a numeric column into intervals, and the intervals' labels."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api import report
from workbench.api.data import Attribute, FloatArray, IntArray, date_text

#: Two entropies this close (bits) are equal: the lower cut wins, whatever rounding did.
_SAME = 1e-10

#: The label where nothing was cut.
WHOLE = "all"


def equal_width_cuts(values: FloatArray, bins: int) -> FloatArray:
    """Cut the range of the known values in `bins` parts of one width.

    Parameters
    ----------
    values : ndarray of float64, shape (n,)
        NaN where missing.
    bins : int
        At least 1.

    Returns
    -------
    ndarray of float64, shape (bins - 1,)
        Ascending; empty if the values are all equal.
    """
    known = values[~np.isnan(values)]
    if not known.size or known.min() == known.max():
        return np.empty(0)
    # halves: the width of a range may be too large for a float
    low, high = known.min() / 2, known.max() / 2
    width = (high - low) / bins
    return np.unique((low + width * np.arange(1, bins)) * 2)


def equal_frequency_cuts(values: FloatArray, bins: int) -> FloatArray:
    """Cut the known values in up to `bins` parts of nearly as many rows.

    Equal values are never parted. The rule is that of Weka's unsupervised
    ``Discretize -F``: from the left, each part ends at the boundary between two
    distinct values at which its size first reaches the share due (rows left by parts
    left), or at the boundary before if that is nearer to it.

    Parameters
    ----------
    values : ndarray of float64, shape (n,)
        NaN where missing.
    bins : int
        At least 1.

    Returns
    -------
    ndarray of float64, shape (at most bins - 1,)
        Midpoints between neighbouring values, ascending.
    """
    distinct, counts = np.unique(values[~np.isnan(values)], return_counts=True)
    below = np.cumsum(counts)  # rows up to and with each distinct value
    n_cuts, last = bins - 1, len(distinct) - 2
    chosen: list[int] = []
    begin, asked = 0, 0  # rows in closed parts; the first boundary not yet asked about
    while len(chosen) < n_cuts:
        due = (below[-1] - begin) / (bins - len(chosen)) if len(below) else 0.0
        here = max(asked, int(np.searchsorted(below, begin + due)))
        if here > last:
            break
        size, asked = below[here] - begin, here + 1
        # the boundary before, unless it closed the last part
        before = here - 1 if here > 0 and below[here - 1] > begin else -1
        if before >= 0 and due - (below[before] - begin) < size - due:
            here = before
        chosen.append(here)
        begin = below[here]
    if len(chosen) < n_cuts and last >= 0 and below[last] > begin:
        chosen.append(last)  # a part is still to be had: the last value stands alone
    where = np.array(chosen, dtype=np.int64)
    return _between(distinct[where], distinct[where + 1])


def _between(low: FloatArray, high: FloatArray) -> FloatArray:
    """Return midpoints; `low` itself where no float lies between or it overflows."""
    with np.errstate(over="ignore"):
        middle = (low + high) / 2
    return np.where((middle >= low) & (middle < high), middle, low)


def mdl_cuts(
    values: FloatArray,
    codes: IntArray,
    *,
    better_encoding: bool = False,
    weights: FloatArray | None = None,
) -> FloatArray:
    """Cut where the classes gain most, as long as the description becomes shorter.

    Fayyad and Irani (1993), Multi-interval discretization of continuous-valued
    attributes for classification learning, IJCAI 13: the cut of least class entropy
    is accepted if gain > (log2(N - 1) + log2(3ᵏ - 2) - (k E - k₁ E₁ - k₂ E₂)) / N,
    and both sides are cut again. Only boundaries between rows of different classes
    are asked about (their theorem 1). Of equally good cuts the lowest is taken.

    Parameters
    ----------
    values : ndarray of float64, shape (n,)
        NaN where missing; such rows do not take part.
    codes : ndarray of int64, shape (n,)
        Classes from 0; rows with a negative code do not take part.
    better_encoding : bool
        Count the boundaries between distinct values instead of N - 1, as the ``-E``
        of Weka's supervised ``Discretize`` does and its attribute evaluators do.
    weights : ndarray of float64, shape (n,), optional
        What each row counts in entropies and in N, but not among the N - 1 cuts: so
        does Weka's filter.

    Returns
    -------
    ndarray of float64
        Midpoints between neighbouring values, ascending; empty if none is accepted.
    """
    blocks = _Blocks.of(values, codes, weights)
    accepted: list[int] = []
    waiting = [(0, blocks.n)]
    while waiting:
        start, stop = waiting.pop()
        cut = blocks.best_cut(start, stop, better_encoding=better_encoding)
        if cut is not None:
            accepted.append(cut)
            waiting += [(start, cut), (cut, stop)]
    where = np.array(sorted(accepted), dtype=np.int64)
    return _between(blocks.highest[where - 1], blocks.lowest[where])


@dataclass(frozen=True, slots=True, eq=False)
class _Blocks:
    """Sorted values in the largest blocks that no boundary point parts.

    A block is a run of distinct values whose rows are all of one class, or one value
    with rows of several.

    Attributes
    ----------
    lowest, highest : ndarray of float64, shape (blocks,)
    rows : ndarray of int64, shape (blocks + 1,)
        Rows before each block.
    counts : ndarray of int64 or float64, shape (classes, blocks + 1)
        The rows of each class before each block; their weight where there are weights.
    distinct : ndarray of int64, shape (blocks + 1,)
        Distinct values before each block.
    logs : ndarray of float64, shape (rows + 1,), or None
        x log2 x of all counts there can be; None where there are weights.
    """

    lowest: FloatArray
    highest: FloatArray
    rows: IntArray
    counts: npt.NDArray[Any]
    distinct: IntArray
    logs: FloatArray | None

    @property
    def n(self) -> int:
        """Number of blocks."""
        return len(self.lowest)

    @staticmethod
    def of(
        values: FloatArray, codes: IntArray, weights: FloatArray | None = None
    ) -> _Blocks:
        """Sort the rows whose value and class are known."""
        known = np.flatnonzero(~np.isnan(values) & (codes >= 0))
        order = known[np.argsort(values[known])]
        x, y = values[order], codes[order]
        n = len(x)
        if n == 0:
            empty = np.empty(0)
            nothing = np.zeros(1, np.int64)
            return _Blocks(empty, empty, nothing, nothing[None], nothing, np.zeros(1))
        first = np.flatnonzero(np.concatenate([[True], x[1:] != x[:-1]]))
        low = np.minimum.reduceat(y, first)
        pure = low == np.maximum.reduceat(y, first)
        # a value begins a block unless it continues a run of one class
        begins = np.ones(len(first), dtype=bool)
        begins[1:] = ~(pure[1:] & pure[:-1] & (low[1:] == low[:-1]))
        group = np.flatnonzero(begins)
        row = np.append(first[group], n)
        return _Blocks(
            x[row[:-1]],
            x[row[1:] - 1],
            row,
            _counts_before(y, row, None if weights is None else weights[order]),
            np.append(group, len(first)),
            _x_log_x(n) if weights is None else None,
        )

    def best_cut(self, start: int, stop: int, *, better_encoding: bool) -> int | None:
        """Return the block at which to part blocks start … stop - 1, None for nowhere."""
        report.check()
        if stop - start < 2:
            return None
        base, total = self.counts[:, start], self.counts[:, stop]
        below = self._before[start + 1 : stop] - self._before[start]
        size = self._before[stop] - self._before[start]
        costs = self._terms(below) + self._terms(size - below)
        # class by class: a second table of counts would be as large as the first
        for c, of_class in enumerate(self.counts[:, start + 1 : stop]):
            costs -= self._terms(of_class - base[c])
            costs -= self._terms(total[c] - of_class)
        best = int(np.argmax(costs <= costs.min() + _SAME * size))
        n_cuts = int(self.rows[stop] - self.rows[start]) - 1
        if better_encoding:
            n_cuts = int(self.distinct[stop] - self.distinct[start]) - 1
        at = self.counts[:, start + best + 1]
        sides = np.stack([total - base, at - base, total - at], axis=1)
        if _shortens(sides, n_cuts):
            return start + best + 1
        return None

    @property
    def _before(self) -> npt.NDArray[Any]:
        """Rows before each block, or their weight."""
        return self.rows if self.logs is not None else self.counts.sum(axis=0)

    def _terms(self, counts: npt.NDArray[Any]) -> FloatArray:
        """Return x log2 x."""
        if self.logs is None:
            terms: FloatArray = counts * np.log2(np.where(counts > 0, counts, 1.0))
        else:
            terms = self.logs[counts]
        return terms


def _shortens(sides: npt.NDArray[Any], n_cuts: int) -> bool:
    """Whether a cut meets the MDLPC criterion.

    `sides` holds the class counts of the whole, of the left and of the right part,
    shape (classes, 3).
    """
    # differences of sums of weights: what is left of equal ones is nothing
    sides = np.where(sides > _SAME * sides[:, 0].sum(), sides, 0)
    sizes = sides.sum(axis=0)
    if not sizes.all():
        return False
    logs = np.log2(np.where(sides > 0, sides, 1))
    costs = sizes * np.log2(sizes) - (sides * logs).sum(axis=0)
    n, classes = sizes[0], (sides > 0).sum(axis=0)
    gain = costs[0] - costs[1] - costs[2]  # times n
    entropies = costs / sizes
    k = classes.astype(np.float64)
    # log2(3^k - 2) without 3^k
    naming = k[0] * np.log2(3.0) + np.log2(1.0 - 2.0 * 3.0 ** -k[0])
    delta = naming - (k[0] * entropies[0] - k[1] * entropies[1] - k[2] * entropies[2])
    return bool(gain > _SAME * n and gain > np.log2(n_cuts) + delta)


def _counts_before(
    codes: IntArray, row: IntArray, weights: FloatArray | None
) -> npt.NDArray[Any]:
    """Count (or weigh) the rows of each class that occurs before each given row."""
    classes = np.flatnonzero(np.bincount(codes))
    kind = np.int64 if weights is None else np.float64
    before = np.zeros((len(classes), len(row)), dtype=kind)
    for c, of_class in zip(classes, before, strict=True):
        own = codes == c
        counted = own if weights is None else own * weights
        of_class[1:] = np.cumsum(counted)[row[1:] - 1]
    return before


def _x_log_x(n: int) -> FloatArray:
    x = np.arange(n + 1, dtype=np.float64)
    x[1:] *= np.log2(x[1:])
    return x


def intervals(values: FloatArray, cuts: FloatArray) -> FloatArray:
    """Return the interval each value falls in, 0 … len(cuts); NaN stays NaN.

    A value equal to a cut belongs to the interval that ends there; values outside the
    range seen fall in the end intervals.
    """
    codes = np.searchsorted(cuts, values, side="left").astype(np.float64)
    codes[np.isnan(values)] = np.nan
    return codes


def interval_labels(cuts: FloatArray, attribute: Attribute) -> tuple[str, ...]:
    """Name the intervals: ``(-inf, 2.45]``, ``(2.45, 4.75]``, ``(4.75, inf)``.

    Six significant digits, more where a whole number or two near cuts need them; cuts
    of a date attribute are written as dates. One label ``all`` if there is no cut.
    """
    if not len(cuts):
        return (WHOLE,)
    texts = _texts(cuts, attribute.kind == "date")
    ends = ["-inf", *texts, "inf"]
    names = [f"({a}, {b}]" for a, b in pairwise(ends)]
    return (*names[:-1], names[-1][:-1] + ")")


def _texts(cuts: FloatArray, dates: bool) -> list[str]:
    texts = [date_text(cut) for cut in cuts.tolist()] if dates else []
    for digits in range(6, 18):
        if len(set(texts)) == len(cuts):
            break
        texts = [_number(cut, digits) for cut in cuts.tolist()]
    return texts


def _number(x: float, digits: int) -> str:
    whole = len(f"{abs(x):.0f}")
    if digits < whole + 1 <= 16:  # 1234567.5 rather than 1.23457e+06
        digits = whole + 1
    return f"{x:.{digits}g}"
