"""Figures of groups: boxes, violins, mosaics, silhouettes."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from workbench.api import Dataset, FloatArray, IntArray, Problem, report
from workbench.core.results.grouping import drawn_names, merged, most_frequent
from workbench.core.results.pictures.group_pictures import BoxPicture, MosaicPicture

#: Places of a violin; values beyond so many are gathered on a fine grid first.
PLACES, MOST_EXACT, _FINE = 96, 5_000, 4_096
#: Rows beyond the whiskers that one box lists.
MOST_FAR = 100
#: A whisker reaches the farthest row within so many interquartile ranges (Tukey 1977).
REACH = 1.5
#: Kernel widths that a violin reaches beyond its values.
_MARGIN = 3.0


def box_figures(values: FloatArray) -> FloatArray:
    """Return lower whisker, quartiles, upper whisker and mean of known values, (6,).

    Quartiles interpolate linearly between order statistics (``numpy.quantile``, type 7
    of Hyndman and Fan 1996). Whiskers end at the farthest values within 1.5
    interquartile ranges of the box (Tukey 1977).

    Parameters
    ----------
    values : ndarray, shape (n,)
        No missing ones; n = 0 gives NaN.
    """
    if not values.size:
        return np.full(6, np.nan)
    q1, median, q3 = np.quantile(values, (0.25, 0.5, 0.75))
    reach = REACH * (q3 - q1)
    inside = values[(values >= q1 - reach) & (values <= q3 + reach)]
    return np.array(
        [inside.min(), q1, median, q3, inside.max(), values.mean()], np.float64
    )


def violin(values: FloatArray, places: int = PLACES) -> tuple[FloatArray, FloatArray]:
    """Estimate the density of known values with a Gaussian kernel of Scott's width.

    The width is the standard deviation (divisor n - 1) times n^(-1/5) (Scott 1992), as
    `scipy.stats.gaussian_kde` has it. Many values are first shared between the two
    nearest points of a fine grid, which changes the density by less than it is drawn.

    Returns
    -------
    where, density : ndarray, shape (places,)
        Three widths beyond the values; both 0 where nothing varies.
    """
    n = len(values)
    spread = float(values.std(ddof=1)) if n > 1 else 0.0
    if not spread > 0:
        return np.zeros(places), np.zeros(places)
    width = spread * n ** (-1 / 5)
    low, high = float(values.min()), float(values.max())
    where = np.linspace(low - _MARGIN * width, high + _MARGIN * width, places)
    weights = np.full(n, 1.0 / n)
    if n > MOST_EXACT:
        values, weights = _gathered(values, low, high)
    density = np.zeros(places)
    for start in range(0, len(values), MOST_EXACT):
        some = slice(start, start + MOST_EXACT)
        z = (where[:, None] - values[some]) / width
        density += np.exp(-0.5 * z**2) @ weights[some]
    return where, density / (width * np.sqrt(2 * np.pi))


def _gathered(
    values: FloatArray, low: float, high: float
) -> tuple[FloatArray, FloatArray]:
    """Share each value between the two nearest points of a grid; the mean stays."""
    grid = np.linspace(low, high, _FINE)
    place = (values - low) * ((_FINE - 1) / (high - low))
    left = np.minimum(place.astype(np.int64), _FINE - 2)
    share = place - left
    weights = np.bincount(left, 1 - share, _FINE)
    weights += np.bincount(left + 1, share, _FINE)
    return grid, weights / len(values)


def box_picture(
    dataset: Dataset, columns: Sequence[int], codes: IntArray, names: tuple[str, ...]
) -> BoxPicture:
    """Compute boxes and violins of some attributes within each group.

    Parameters
    ----------
    columns : sequence of int
        Positions of numeric attributes.
    codes : ndarray of int, shape (n,)
        0 … len(names) - 1.
    """
    m, g = len(columns), len(names)
    counts, far_counts = np.zeros((2, m, g), np.int64)
    boxes = np.full((m, g, 6), np.nan)
    places, density = np.zeros((2, m, g, PLACES))
    lows, highs = np.zeros(m), np.ones(m)
    far: list[tuple[int, int, IntArray, FloatArray]] = []
    order = np.argsort(codes, kind="stable")
    ends = np.searchsorted(codes[order], np.arange(g + 1))
    for i, column in enumerate(columns):
        x = np.ascontiguousarray(dataset.X[:, column])
        known = ~np.isnan(x)
        if known.any():
            lows[i], highs[i] = x[known].min(), x[known].max()
        for code in range(g):
            report.progress((i * g + code) / (m * g))
            rows = order[ends[code] : ends[code + 1]]
            rows = rows[known[rows]]
            own = x[rows]
            counts[i, code] = len(own)
            boxes[i, code] = box_figures(own)
            places[i, code], density[i, code] = violin(own)
            beyond = (own < boxes[i, code, 0]) | (own > boxes[i, code, 4])
            far_counts[i, code] = int(beyond.sum())
            listed = _farthest(own, rows, beyond)
            far.append((i, code, listed, x[listed]))
    sizes = [len(rows) for *_, rows, _ in far]
    return BoxPicture(
        columns=tuple(columns), lows=lows, highs=highs, counts=counts, boxes=boxes,
        places=places, density=density,
        far_column=np.repeat([i for i, *_ in far], sizes).astype(np.int64),
        far_code=np.repeat([code for _, code, *_ in far], sizes).astype(np.int64),
        far_row=np.concatenate([rows for *_, rows, _ in far]).astype(np.int64),
        far_value=np.concatenate([values for *_, values in far]),
        far_counts=far_counts, names=names, n=dataset.n_rows,
    )  # fmt: skip


def _farthest(
    values: FloatArray, rows: IntArray, beyond: npt.NDArray[np.bool_]
) -> IntArray:
    """Return the rows beyond the whiskers; of many those farthest from the middle."""
    found = np.flatnonzero(beyond)
    if len(found) > MOST_FAR:
        away = np.abs(values[found] - np.median(values))
        found = found[np.argsort(-away, kind="stable")[:MOST_FAR]]
    return np.sort(rows[found])


def mosaic(dataset: Dataset, across: int, upwards: int) -> MosaicPicture:
    """Count rows by two nominal columns (positions in `Dataset.columns`).

    Raises
    ------
    Problem
        When one of them is not nominal.
    """
    sides, shown, names = [], [], []
    for column in (across, upwards):
        attribute = dataset.columns[column]
        if not attribute.is_nominal:
            raise Problem(
                f"{attribute.name} is {attribute.kind}", expected="a nominal attribute"
            )
        codes = np.nan_to_num(dataset.column(column), nan=-1).astype(np.int64)
        kept = most_frequent(codes, len(attribute.values))
        sides.append(merged(codes, len(attribute.values), kept))
        shown.append(kept)
        names.append(drawn_names(attribute.values, kept))
    a, b = (len(some) for some in names)
    both = (sides[0] >= 0) & (sides[1] >= 0)
    flat = np.bincount(sides[0][both] * b + sides[1][both], minlength=a * b)
    counts = flat.reshape(a, b).astype(np.int64)
    chi2, v = _association(counts)
    return MosaicPicture(
        across, upwards, counts, (names[0], names[1]), (shown[0], shown[1]),
        int((~both).sum()), chi2, v,
    )  # fmt: skip


def _association(counts: IntArray) -> tuple[float, float]:
    """Return Pearson's chi-squared and Cramer's V (1946) of labels that occur."""
    table = counts[counts.sum(axis=1) > 0][:, counts.sum(axis=0) > 0]
    least = min(table.shape)
    if least < 2:
        return float("nan"), float("nan")
    n = int(table.sum())
    expected = np.outer(table.sum(axis=1), table.sum(axis=0)) / n
    chi2 = float(((table - expected) ** 2 / expected).sum())
    return chi2, float(np.sqrt(chi2 / (n * (least - 1))))


def silhouettes(distances: npt.NDArray[np.floating], codes: IntArray) -> FloatArray:
    """Return the silhouette of each row in its class, shape (m,).

    s = (b - a) / max(a, b): a is the mean distance to the other rows of the class, b
    the least mean distance to the rows of another class (Rousseeuw 1987). A row alone
    in its class has 0, and so have all rows where there is one class only.

    Parameters
    ----------
    distances : ndarray, shape (m, m)
    codes : ndarray of int, shape (m,)
    """
    present, own = np.unique(codes, return_inverse=True)
    m, g = len(codes), len(present)
    result = np.zeros(m)
    if g < 2:
        return result
    member = np.eye(g)[own]
    sizes = member.sum(axis=0)
    sums = np.asarray(distances, np.float64) @ member
    index = np.arange(m)
    others = np.maximum(sizes[own] - 1, 1)
    a = sums[index, own] / others
    means = sums / sizes
    means[index, own] = np.inf
    b = means.min(axis=1)
    larger = np.maximum(a, b)
    np.divide(b - a, larger, out=result, where=(larger > 0) & (sizes[own] > 1))
    return result
