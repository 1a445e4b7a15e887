"""The error of 1-NN measured on fresh rows, for more and more training rows."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from scipy.spatial.distance import cdist

from workbench.api import FloatArray, IntArray
from workbench.api.report import check, partial, progress
from workbench.core.results.pictures.error_band import ErrorBand
from workbench.numerics.nearest_error import drawn_normals

#: Training rows, fresh rows of each repetition, repetitions.
SIZES = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
TESTED, REPETITIONS = 1000, 25
#: Training rows whose distances are held at a time.
_BLOCK = 1000


def error_band(distance: float, dimensions: int, seed: int) -> ErrorBand:
    """Measure 1-NN on two normal classes; what is known is handed out while it grows.

    Parameters
    ----------
    distance : float
        Of the means, in standard deviations.
    dimensions : int
    seed : int

    Raises
    ------
    Cancelled
        When the job was cancelled.
    """
    random = np.random.default_rng(seed)
    errors = np.empty((0, len(SIZES)))
    found = ErrorBand()
    for done in range(1, REPETITIONS + 1):
        X, y = drawn_normals(random, SIZES[-1], dimensions, distance)
        Q, truth = drawn_normals(random, TESTED, dimensions, distance)
        errors = np.vstack([errors, nearest_errors(X, y, Q, truth, SIZES)])
        spread = errors.std(axis=0, ddof=1) if done > 1 else np.full(len(SIZES), np.nan)
        found = ErrorBand(
            np.array(SIZES, float), errors.mean(axis=0), spread / np.sqrt(done), done,
            REPETITIONS,
        )  # fmt: skip
        partial(found)
        progress(done / REPETITIONS)
    return found


def nearest_errors(
    X: FloatArray, y: IntArray, Q: FloatArray, truth: IntArray, sizes: Sequence[int]
) -> FloatArray:
    """Return the error of 1-NN with the first rows, for each of some numbers of rows.

    Each distance is computed once: the nearest of more rows is the nearest so far or one
    of those that came in. Equal distances: the lower row.

    Parameters
    ----------
    X : ndarray, shape (n, d)
    Q : ndarray, shape (m, d)
        The rows to classify.
    sizes : sequence of int
        Ascending, at most n.

    Returns
    -------
    ndarray, shape (len(sizes),)
    """
    least = np.full(len(Q), np.inf)
    answers = np.zeros(len(Q), y.dtype)
    errors = np.empty(len(sizes))
    start = 0
    for place, size in enumerate(sizes):
        for low in range(start, size, _BLOCK):
            check()
            high = min(low + _BLOCK, size)
            D = cdist(Q, X[low:high], "sqeuclidean")
            near = D.argmin(axis=1)
            gap = np.take_along_axis(D, near[:, None], axis=1)[:, 0]
            nearer = gap < least
            least[nearer] = gap[nearer]
            answers[nearer] = y[low + near[nearer]]
        start = size
        errors[place] = np.mean(answers != truth)
    return errors
