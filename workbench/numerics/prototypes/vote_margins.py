"""Margins of votes: how far the own class of a row is ahead of the best other one."""

from __future__ import annotations

import numpy as np

from workbench.api.data import FloatArray, IntArray
from workbench.numerics.votes.votes import Weighting, mean_reach, vote_weights


def vote_margins(
    distances: FloatArray, rows: IntArray, classes: IntArray, weighting: Weighting
) -> FloatArray:
    """Return M = Γ_y - max Γ_other of each row, shape (n,); NaN where there is one class.

    Γ_c is the sum of the weights of the neighbours of class c. M < 0 where the vote is
    wrong; at 0 the vote is a draw.

    Parameters
    ----------
    distances : ndarray, shape (n, k)
        To the nearest other rows, ascending.
    rows : ndarray of int64, shape (n, k)
        Which they are.
    classes : ndarray of int, shape (n,)
    weighting : Weighting
        Of ``gaussian`` the width is the mean of the distances to the k-th, if none is given.

    References
    ----------
    K. V. Vorontsov. Machine learning (lectures): the margin.
    """
    _, codes = np.unique(classes, return_inverse=True)
    n, n_classes = len(codes), int(codes.max(initial=-1)) + 1
    if n_classes < 2:
        return np.full(n, np.nan)
    if weighting.needs_sigma:
        sigma = mean_reach(distances, distances.shape[1])
        weighting = Weighting(weighting.scheme, weighting.q, weighting.beta, sigma)
    weights = vote_weights(distances, weighting)
    places = np.repeat(np.arange(n), rows.shape[1])
    sums = np.zeros((n, n_classes))
    np.add.at(sums, (places, codes[rows].ravel()), weights.ravel())
    own = sums[np.arange(n), codes]
    sums[np.arange(n), codes] = -np.inf
    return np.asarray(own - sums.max(axis=1))
