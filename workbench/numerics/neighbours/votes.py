"""Votes of neighbours: weights from distances, and the sum for each class."""

from __future__ import annotations

import numpy as np

from workbench.api.data import FloatArray, IntArray
from workbench.api.did_you_mean import instead_of
from workbench.api.problems import Problem

SCHEMES = ("uniform", "distance", "squared", "rank")


def vote_weights(distances: FloatArray, scheme: str) -> FloatArray:
    """Turn neighbour distances, shape (m, k), into vote weights of the same shape.

    `scheme` is ``uniform`` (1), ``distance`` (1/d), ``squared`` (1/d²) or ``rank``
    (k, k-1, …, 1). Where some distance is 0, only those rows at 0 vote, one each, in
    the schemes that divide by it.

    Raises
    ------
    Problem
        For another scheme.
    """
    distances = np.asarray(distances, dtype=np.float64)
    if scheme == "uniform":
        return np.ones_like(distances)
    if scheme == "rank":
        k = distances.shape[1]
        return np.broadcast_to(np.arange(k, 0.0, -1.0), distances.shape).copy()
    if scheme not in SCHEMES:
        raise Problem(f"weights {scheme!r}", expected=instead_of(scheme, SCHEMES))
    with np.errstate(divide="ignore", over="ignore", under="ignore"):
        weights = 1.0 / (distances if scheme == "distance" else distances**2)
    endless = np.isinf(weights)  # at 0, or so near that dividing overflows
    return np.where(endless.any(axis=1, keepdims=True), endless, weights)


def votes(labels: IntArray, weights: FloatArray, n_classes: int) -> FloatArray:
    """Add up the weights of each class; labels and weights have shape (m, k).

    Labels below 0 (a missing class) do not vote.

    Returns
    -------
    ndarray of float64, shape (m, n_classes)
    """
    labels = np.asarray(labels, dtype=np.int64)
    m = labels.shape[0]
    known = labels >= 0
    place = (np.arange(m)[:, None] * n_classes + labels)[known]
    total = np.bincount(place, np.asarray(weights)[known], minlength=m * n_classes)
    return total.astype(np.float64).reshape(m, n_classes)
