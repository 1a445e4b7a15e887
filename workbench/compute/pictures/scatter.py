"""Cells of the scatter matrix: counts, curves, tiles, correlations, F ratios."""

from __future__ import annotations

import numpy as np

from workbench.api import Attribute, FloatArray, IntArray

#: Bins of numbers in a histogram, places of a density curve, and tiles along a side.
BINS, PLACES, TILES = 20, 96, 64
_FINE = 512  # bins a density curve is computed from


def extent(values: FloatArray, attribute: Attribute) -> tuple[float, float]:
    """Return what an axis spans: half steps around codes, else lowest and highest.

    Something of width 0 is widened by one half; no value at all gives 0 and 1.
    """
    if attribute.values:
        return -0.5, len(attribute.values) - 0.5
    known = values[~np.isnan(values)]
    if not known.size:
        return 0.0, 1.0
    low, high = float(known.min()), float(known.max())
    return (low, high) if high > low else (low - 0.5, high + 0.5)


def histogram(
    values: FloatArray, codes: IntArray, n_groups: int, edges: FloatArray
) -> IntArray:
    """Count the values in each bin for each group, shape (n_groups, b)."""
    n = len(edges) - 1
    known = ~np.isnan(values)
    bins = np.searchsorted(edges, values[known], side="right") - 1
    bins = np.clip(bins, 0, n - 1)  # the last is closed on the right
    flat = np.bincount(codes[known] * n + bins, minlength=n_groups * n)
    return flat.reshape(n_groups, n).astype(np.int64)


def density_curves(
    values: FloatArray, codes: IntArray, n_groups: int, span: tuple[float, float]
) -> tuple[FloatArray, FloatArray]:
    """Estimate each group's density with a Gaussian kernel of Scott's width (1992).

    The values are first gathered in `_FINE` bins, so the work hardly grows with n.

    Returns
    -------
    places : ndarray, shape (PLACES,)
    density : ndarray, shape (n_groups, PLACES)
        Times the group's share of the rows, so that the curves add up to one.
    """
    edges = np.linspace(*span, _FINE + 1)
    centres = (edges[:-1] + edges[1:]) / 2
    counts = histogram(values, codes, n_groups, edges)
    total = max(int(counts.sum()), 1)
    margin = 0.05 * (span[1] - span[0])
    places = np.linspace(span[0] - margin, span[1] + margin, PLACES)
    density = np.zeros((n_groups, PLACES))
    for group in range(n_groups):
        own = values[(codes == group) & ~np.isnan(values)]
        if not own.size:
            continue
        width = float(own.std()) * own.size ** (-1 / 5)
        width = max(width, (span[1] - span[0]) / PLACES)
        kernel = np.exp(-0.5 * ((places[:, None] - centres) / width) ** 2)
        kernel /= width * np.sqrt(2 * np.pi)
        density[group] = kernel @ counts[group] / total
    return places, density


def tiles(
    x: FloatArray,
    y: FloatArray,
    codes: IntArray,
    n_groups: int,
    spans: tuple[tuple[float, float], tuple[float, float]],
    side: int = TILES,
) -> IntArray:
    """Count rows in tiles, shape (n_groups, side, side); the second axis goes up."""
    known = ~(np.isnan(x) | np.isnan(y))
    places = []
    for values, (low, high) in ((x[known], spans[0]), (y[known], spans[1])):
        place = ((values - low) / (high - low) * side).astype(np.int64)
        places.append(np.clip(place, 0, side - 1))
    flat = (codes[known] * side + places[1]) * side + places[0]
    counts = np.bincount(flat, minlength=n_groups * side * side)
    return counts.reshape(n_groups, side, side).astype(np.int64)


def correlation(
    x: FloatArray, y: FloatArray, codes: IntArray, n_groups: int, *, ranks: bool = False
) -> FloatArray:
    """Correlate two attributes: all rows first, then each group, shape (1 + n_groups,).

    Pearson's r, or with `ranks` Spearman's rho (equal values share a rank). Rows with
    a gap in either are left out; NaN where something does not vary.
    """
    known = ~(np.isnan(x) | np.isnan(y))
    x, y, codes = x[known], y[known], codes[known]
    answer = [_coefficient(x, y, ranks)]
    for group in range(n_groups):
        own = codes == group
        answer.append(_coefficient(x[own], y[own], ranks))
    return np.array(answer)


def _coefficient(x: FloatArray, y: FloatArray, ranks: bool) -> float:
    if len(x) < 2 or x.min() == x.max() or y.min() == y.max():
        return float("nan")
    if ranks:
        x, y = _ranks(x), _ranks(y)
    x, y = x - x.mean(), y - y.mean()
    product = float(x @ y) / (float(np.linalg.norm(x)) * float(np.linalg.norm(y)))
    return float(np.clip(product, -1.0, 1.0))


def _ranks(values: FloatArray) -> FloatArray:
    """Return places from the smallest on; equal values share the mean of theirs."""
    _, place, counts = np.unique(values, return_inverse=True, return_counts=True)
    last = np.cumsum(counts)
    return np.asarray((last - (counts - 1) / 2.0)[place])
