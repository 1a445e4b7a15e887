"""Concentration of distances and volumes in many dimensions.

NumPy only: the window imports the closed forms.

References
----------
K. Beyer, J. Goldstein, R. Ramakrishnan, U. Shaft (1999). When is "nearest neighbor"
meaningful? ICDT 1999, 217-235.
C. C. Aggarwal, A. Hinneburg, D. A. Keim (2001). On the surprising behavior of distance
metrics in high dimensional space. ICDT 2001, 420-434.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf, lgamma, log

import numpy as np

from workbench.api.data import FloatArray, IntArray
from workbench.api.report import check
from workbench.numerics.kernels import log_ball_volume

#: The part of a radius that counts as the shell.
SHELL = 0.1
#: Data on which exponents compete, by the noise of their attributes.
NOISES = ("normal", "heavy", "irrelevant")


def inscribed_share(dimensions: int) -> float:
    """Return the share of a cube that the ball inside it fills."""
    return exp(log_ball_volume(dimensions) - dimensions * log(2.0))


def shell_share(dimensions: int, shell: float = SHELL) -> float:
    """Return the share of a ball that lies in the outer part of its radius."""
    return 1.0 - (1.0 - shell) ** dimensions


def norm_density(r: FloatArray, dimensions: int) -> FloatArray:
    """Return the density of the norm of a standard Gaussian vector at r > 0.

    It is that of the chi distribution.
    """
    d = dimensions
    front = (1 - d / 2) * log(2.0) - lgamma(d / 2)
    with np.errstate(divide="ignore", under="ignore"):
        return np.asarray(np.exp(front + (d - 1) * np.log(r) - r**2 / 2))


def face_distance(dimensions: int) -> float:
    """Return the mean distance of a uniform point of the unit cube to its nearest face.

    The 2 d distances to the faces are at least t with probability (1 - 2 t)^d.
    """
    return 1.0 / (2.0 * (dimensions + 1))


def norms(differences: FloatArray, p: float) -> FloatArray:
    """Return (Σ |x|^p)^(1/p) along the last axis; the largest for infinite p."""
    size = np.abs(differences)
    if p == inf:
        return np.asarray(size.max(axis=-1))
    if p == 2:
        return np.asarray(np.sqrt(np.einsum("...j,...j->...", size, size)))
    total = size.sum(axis=-1) if p == 1 else (size**p).sum(axis=-1)
    return np.asarray(total ** (1.0 / p))


def uniform_distances(dimensions: int, p: float, n: int, seed: int) -> FloatArray:
    """Return the distances of one uniform point of the cube to n others, shape (n,)."""
    points = np.random.default_rng(seed).uniform(size=(n + 1, dimensions))
    return norms(points[1:] - points[0], p)


def relative_contrast(distances: FloatArray) -> float:
    """Return (largest - smallest) / smallest (Beyer et al., 1999, theorem 1)."""
    least = float(distances.min())
    return (float(distances.max()) - least) / least if least > 0 else inf


def nearest_distance(dimensions: int, n: int, seed: int) -> float:
    """Return the mean Euclidean distance of n uniform points to their nearest other."""
    points = np.random.default_rng(seed).uniform(size=(n, dimensions))
    squares = _squares(points)
    np.fill_diagonal(squares, inf)
    return float(np.sqrt(np.maximum(squares.min(axis=1), 0.0)).mean())


def _squares(points: FloatArray) -> FloatArray:
    lengths = np.einsum("ij,ij->i", points, points)
    squares = lengths[:, None] + lengths - 2.0 * points @ points.T
    return np.asarray(squares)


def drawn_classes(
    noise: str, n: int, dimensions: int, seed: int
) -> tuple[FloatArray, IntArray]:
    """Draw two classes of which no attribute says much.

    Parameters
    ----------
    noise : {"normal", "heavy", "irrelevant"}
        All attributes differ a little between the classes under Gaussian noise, or
        under that of Student's t with 2 degrees of freedom; or the class is whether the
        first two of uniform attributes sum to more than 1, whatever the others are.

    Returns
    -------
    X : ndarray, shape (n, dimensions)
    y : ndarray of 0 and 1, shape (n,)
    """
    random = np.random.default_rng(seed)
    if noise == "irrelevant":
        X = random.uniform(size=(n, dimensions))
        return X, (X[:, :2].sum(axis=1) > 1.0).astype(np.int64)
    y = np.arange(n) % 2
    if noise == "normal":
        return random.normal(size=(n, dimensions)) + 0.35 * y[:, None], y
    return random.standard_t(2, size=(n, dimensions)) + 0.6 * y[:, None], y


def accuracy_by_exponent(
    X: FloatArray, y: IntArray, exponents: Sequence[float], k: int = 5
) -> FloatArray:
    """Return the leave-one-out accuracy of k-NN under each exponent, two classes.

    Parameters
    ----------
    X : ndarray, shape (n, d)
    y : ndarray of 0 and 1, shape (n,)
    k : int
        Odd: there are no ties.
    """
    return np.array([_accuracy(_pairwise(X, p), y, k) for p in exponents])


def shared_accuracy(X: FloatArray, y: IntArray, of: int = 30, k: int = 5) -> float:
    """Return the leave-one-out accuracy of k-NN under shared neighbours.

    Two rows are the nearer, the more of their `of` nearest rows (Euclidean) they share.
    """
    D = _pairwise(X, 2.0)
    np.fill_diagonal(D, inf)
    member = np.zeros_like(D)
    near = np.argsort(D, axis=1, kind="stable")[:, :of]
    np.put_along_axis(member, near, 1.0, axis=1)
    return _accuracy(1.0 - member @ member.T / of, y, k)


def _pairwise(X: FloatArray, p: float) -> FloatArray:
    """Return the p-th powers of the distances, the distances if p is infinite."""
    D = np.zeros((len(X), len(X)))
    for column in X.T:
        check()
        gap = np.abs(column[:, None] - column)
        if p == inf:
            np.maximum(D, gap, out=D)
        else:
            D += gap if p == 1 else gap * gap if p == 2 else gap**p
    return D


def _accuracy(D: FloatArray, y: IntArray, k: int) -> float:
    np.fill_diagonal(D, inf)
    near = np.argsort(D, axis=1, kind="stable")[:, :k]
    return float(np.mean((2 * y[near].sum(axis=1) > k) == (y == 1)))
