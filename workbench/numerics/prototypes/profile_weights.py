"""Weights of the compactness profile in the complete cross-validation of 1-NN."""

from __future__ import annotations

import numpy as np

from workbench.api.data import FloatArray


def profile_weights(L: int, control: int) -> FloatArray:
    """Return C(L-1-m, l-1)/C(L-1, l) for m = 1 … L - 1, l = L - control; the sum is 1.

    Parameters
    ----------
    L : int
        Rows in all, at least 2.
    control : int
        Rows tested in each partition, 1 … L - 1.
    """
    m = np.arange(1.0, L - 1)
    factors = np.ones(L - 1)
    # from one to the next: (L - m - l)/(L - 1 - m), 0 once all control rows are nearer
    factors[1:] = np.clip((control - m) / (L - 1 - m), 0.0, None)
    return np.asarray(np.cumprod(factors) * (L - control) / (L - 1))
