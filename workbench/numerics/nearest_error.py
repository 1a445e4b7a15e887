"""The error of 1-NN with any number of rows, beside that of the optimal rule.

NumPy only: the window imports the closed forms.

References
----------
T. Cover, P. Hart (1967). Nearest neighbor pattern classification. IEEE Transactions on
Information Theory 13, 21-27.
"""

from __future__ import annotations

import math

import numpy as np

from workbench.api.data import FloatArray, IntArray

#: Standard deviations beyond the means up to which is integrated, and the step: the
#: trapezoid rule is exact to rounding for functions this smooth that vanish at both ends.
_REACH, _STEP = 12.0, 0.05


def normal_bayes_error(distance: float) -> float:
    """Return the optimal error of two classes, Φ(-δ/2).

    Both are equally frequent and normal with covariance I, in any number of dimensions;
    δ is the distance of their means.
    """
    return 0.5 * math.erfc(distance / 2.0 / math.sqrt(2.0))


def normal_nearest_error(distance: float) -> float:
    """Return the limit of the error of 1-NN for the same classes, E[2 η (1 - η)].

    η is the probability of the first class given x; it depends on the coordinate along
    the means alone, so that the integral is over one dimension whatever d is.
    """
    x = np.arange(-_REACH, distance + _REACH + _STEP, _STEP)
    height = 0.5 / math.sqrt(2.0 * math.pi)
    first = height * np.exp(-0.5 * x * x)
    other = height * np.exp(-0.5 * (x - distance) ** 2)
    total = first + other
    return float((2.0 * first * other / total).sum() * _STEP)


def nearest_error_bound(bayes_error: float, n_classes: int) -> float:
    """Return P* (2 - c/(c-1) P*), which the limit of 1-NN's error never exceeds.

    Parameters
    ----------
    bayes_error : float
        P*, from 0 to 1 - 1/c.
    n_classes : int
        c, at least 2.
    """
    return bayes_error * (2.0 - n_classes / (n_classes - 1) * bayes_error)


def drawn_normals(
    random: np.random.Generator, n: int, dimensions: int, distance: float
) -> tuple[FloatArray, IntArray]:
    """Draw rows of the two classes, each by the toss of a coin.

    Returns
    -------
    X : ndarray, shape (n, dimensions)
        The means differ in the first coordinate.
    y : ndarray of 0 and 1, shape (n,)
    """
    y = random.integers(0, 2, size=n)
    X = random.standard_normal((n, dimensions))
    X[:, 0] += distance * y
    return X, y
