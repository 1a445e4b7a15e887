"""The F ratio of one attribute: variance between the classes over that within them."""

from __future__ import annotations

import numpy as np

from workbench.api.data import FloatArray, IntArray


def f_ratio(x: FloatArray, y: IntArray) -> float | None:
    """Compute the F ratio of a one-way analysis of variance (Fisher 1925).

    Parameters
    ----------
    x : ndarray of float64, shape (n,)
        No missing values.
    y : ndarray of int, shape (n,)
        Class codes.

    Returns
    -------
    float or None
        Variance between the classes over variance within them. None for fewer than
        two classes, for no more rows than classes, or when no class varies.
    """
    classes, codes = np.unique(y, return_inverse=True)
    between_df, within_df = len(classes) - 1, len(x) - len(classes)
    if between_df < 1 or within_df < 1:
        return None
    counts = np.bincount(codes)
    means = np.bincount(codes, weights=x) / counts
    within = float(((x - means[codes]) ** 2).sum())
    between = float((counts * (means - x.mean()) ** 2).sum())
    # rounding leaves traces of the size of x where a class does not vary
    if within <= (np.finfo(np.float64).eps * float(np.abs(x).max())) ** 2 * len(x):
        return None
    return (between / between_df) / (within / within_df)
