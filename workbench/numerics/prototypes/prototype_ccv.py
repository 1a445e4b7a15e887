"""Complete cross-validation of 1-NN among prototypes, every row being a control row.

Of a row i with N prototypes other than i, k of which are set aside at once (k is cut to N):
l = N - k + 1, w_1 = l/N, w_{m+1} = w_m (N - m - l + 1)/(N - m). Its error is the sum of w_m
over those m = 1 … k whose prototype, the m-th nearest, has another class. With k = 1 it is
that of leave-one-out.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, IntArray
from workbench.numerics.prototypes.selector import Training


def prototype_weights(N: npt.ArrayLike, k: int) -> FloatArray:
    """Return w_1 … w_k, shape (*shape of N, k); those beyond N are 0."""
    n = np.asarray(N, np.int64)[..., None]
    cut, m = np.minimum(k, n), np.arange(1, k)
    left = n - cut + 1
    first = np.where(n > 0, left / np.maximum(n, 1), 0.0)
    steps = np.where(m < cut, (n - m - left + 1) / np.maximum(n - m, 1), 0.0)
    return np.cumprod(np.concatenate([first, steps], axis=-1), axis=-1)


def prototype_ccv(training: Training, kept: IntArray, control: int) -> FloatArray:
    """Return the error of each row, shape (n,); see above.

    Parameters
    ----------
    kept : ndarray of int64
        The prototypes.
    control : int
        k.
    """
    kept = np.sort(kept)
    is_kept = np.zeros(training.n, np.bool_)
    is_kept[kept] = True
    k = min(control, len(kept))
    weights = {flag: prototype_weights(len(kept) - flag, k) for flag in (False, True)}
    errors = np.empty(training.n)
    place = np.full(training.n, -1)
    place[kept] = np.arange(len(kept))
    codes = training.codes
    step = max(1, (1 << 20) // max(len(kept), 1))
    for start in range(0, training.n, step):
        rows = np.arange(start, min(start + step, training.n))
        distances = np.array(training.table.among(rows, kept))
        own = is_kept[rows]
        distances[own, place[rows[own]]] = np.nan  # sorts behind all others
        order = np.argsort(distances, axis=1, kind="stable")[:, :k]
        others = codes[kept[order]] != codes[rows][:, None]
        each = np.where(own[:, None], weights[True], weights[False])
        errors[rows] = (others * each).sum(axis=1)
    return errors
