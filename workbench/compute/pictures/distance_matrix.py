"""All distances of some rows, the rows of a class side by side, alike ones near.

The compactness hypothesis in one picture: where classes are compact, the blocks on
the diagonal are darker than the rest.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from scipy.spatial.distance import cdist

from workbench.api import FloatArray, IntArray, report
from workbench.core.plane.space import Space
from workbench.core.results.pictures.visualize_pictures import SortedDistances

_BLOCK = 256  # rows between two looks at whether to stop
_WIDE = 32  # columns from which a matrix product is faster than the plain sum


def sorted_distances(
    space: Space, codes: IntArray, n_groups: int, limit: int = 1000, seed: int = 1
) -> SortedDistances:
    """Measure the distances of all rows, or of a sample with the same shares of classes.

    Classes stand in their declared order. Inside a class the rows are ordered by
    their first principal component in the mapped space, a simple seriation.

    Parameters
    ----------
    codes : ndarray of int, shape (n,)
        0 … n_groups - 1.
    limit : int
        The most rows.
    seed : int
        Of the sample.
    """
    rows = stratified_sample(codes, n_groups, limit, seed)
    rows = rows[_order(space, rows, codes[rows])]
    D = pairwise(space, rows)
    chosen = codes[rows]
    sums, pairs = _block_sums(D, chosen, n_groups)
    same = np.eye(n_groups, dtype=bool)
    means = np.divide(sums, pairs, out=np.full(sums.shape, np.nan), where=pairs > 0)
    return SortedDistances(
        rows, chosen, D, means, pairs,
        within=_mean(sums[same], pairs[same]),
        between=_mean(sums[~same], pairs[~same]),
    )  # fmt: skip


def stratified_sample(
    codes: IntArray, n_groups: int, limit: int, seed: int
) -> IntArray:
    """Choose at most `limit` rows with each group's share kept, ascending.

    Quotas are rounded by largest remainder; a group with a row keeps one as long as
    the limit allows it.
    """
    n = len(codes)
    if n <= limit:
        return np.arange(n, dtype=np.int64)
    counts = np.bincount(codes, minlength=n_groups)
    exact = counts * (limit / n)
    quota = np.floor(exact).astype(np.int64)
    if np.count_nonzero(counts) <= limit:
        quota = np.maximum(quota, counts > 0)
    for group in np.argsort(quota - exact, kind="stable"):
        if quota.sum() < limit and quota[group] < counts[group]:
            quota[group] += 1
    while quota.sum() > limit:  # groups of one row were raised: the largest pays
        quota[np.argmax(quota)] -= 1
    rng = np.random.default_rng(seed)
    chosen = [
        rng.choice(np.flatnonzero(codes == group), quota[group], replace=False)
        for group in np.flatnonzero(quota)
    ]
    return np.sort(np.concatenate(chosen)).astype(np.int64)


def pairwise(space: Space, rows: IntArray) -> npt.NDArray[np.float32]:
    """Return the distances of some rows of a space to each other, shape (m, m)."""
    points = space.rows[rows]
    result = np.empty((len(rows), len(rows)), np.float32)
    if space.cosine:
        points = _directions(points)
    elif space.p == 2.0:
        points = points - points.mean(axis=0)  # less to cancel below
    for start in range(0, len(rows), _BLOCK):
        report.check()
        some = points[start : start + _BLOCK]
        result[start : start + _BLOCK] = _block(some, points, space)
    np.fill_diagonal(result, 0.0)
    return result


def _block(a: FloatArray, b: FloatArray, space: Space) -> FloatArray:
    if not a.shape[1]:
        return np.zeros((len(a), len(b)))
    if space.cosine:
        return np.asarray(np.clip(1.0 - a @ b.T, 0.0, 2.0))
    if space.p == 2.0 and a.shape[1] > _WIDE:
        squares = (a**2).sum(axis=1)[:, None] + (b**2).sum(axis=1) - 2.0 * (a @ b.T)
        return np.asarray(np.sqrt(np.maximum(squares, 0.0)))
    named = {1.0: "cityblock", 2.0: "euclidean", np.inf: "chebyshev"}.get(space.p)
    if named is not None:
        return np.asarray(cdist(a, b, named))
    total = np.zeros((len(a), len(b)))
    for j in range(a.shape[1]):  # cdist refuses exponents below 1
        total += np.abs(a[:, j, None] - b[:, j]) ** space.p
    return np.asarray(total ** (1.0 / space.p))


def _directions(points: FloatArray) -> FloatArray:
    lengths = np.linalg.norm(points, axis=1, keepdims=True)
    unit = np.divide(points, lengths, out=np.zeros_like(points), where=lengths > 0)
    return np.asarray(unit)


def _order(space: Space, rows: IntArray, codes: IntArray) -> IntArray:
    points = space.rows[rows]
    if space.cosine:
        points = _directions(points)
    places = np.zeros(len(rows))
    for group in np.unique(codes):
        members = np.flatnonzero(codes == group)
        centred = points[members] - points[members].mean(axis=0)
        if min(centred.shape) == 0:
            continue
        R = np.linalg.qr(centred, mode="r")
        direction = np.linalg.svd(R, full_matrices=False)[2][0]
        direction = direction * (np.sign(direction[np.abs(direction).argmax()]) or 1.0)
        places[members] = centred @ direction
    return np.lexsort((places, codes)).astype(np.int64)


def _block_sums(
    D: npt.NDArray[np.float32], codes: IntArray, n_groups: int
) -> tuple[FloatArray, IntArray]:
    member = np.eye(n_groups)[codes]
    counts = member.sum(axis=0)
    sums = member.T @ (D @ member)
    pairs = np.outer(counts, counts)
    half = np.where(np.eye(n_groups, dtype=bool), 0.5, 1.0)
    pairs -= np.diag(counts)  # no row is a pair with itself
    return np.asarray(sums * half), np.rint(pairs * half).astype(np.int64)


def _mean(sums: FloatArray, pairs: IntArray) -> float:
    # each pair of groups stands twice off the diagonal: numerator and divisor alike
    n = int(pairs.sum())
    return float(sums.sum()) / n if n else float("nan")
