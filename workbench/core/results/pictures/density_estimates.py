"""Three estimates of a known density, and their errors by the number of rows."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

FloatArray = npt.NDArray[np.float64]


def _nothing() -> FloatArray:
    return np.empty(0)


@dataclass(frozen=True, eq=False, slots=True)
class DensityEstimates:
    """Estimates in the order histogram, Parzen, k-NN, in cells of a window.

    Attributes
    ----------
    dimensions : int
        d, 1 or 2.
    places : ndarray, shape (m,)
        Middles of the cells along each axis.
    truth : ndarray, shape (m,) or (m, m)
        Of two dimensions the first axis is y.
    estimates : ndarray, shape (3, m) or (3, m, m)
    errors : ndarray, shape (3,)
        Integrated squared errors in the window.
    integrals : ndarray, shape (3, 2)
        Of each estimate over the window, and over one ten times as wide.
    rules : ndarray, shape (3,)
        The width of a bin, the width of the kernel, k.
    rows : ndarray, shape (r, d)
        The first of the rows.
    """

    dimensions: int = 1
    places: FloatArray = field(default_factory=_nothing)
    truth: FloatArray = field(default_factory=_nothing)
    estimates: FloatArray = field(default_factory=_nothing)
    errors: FloatArray = field(default_factory=_nothing)
    integrals: FloatArray = field(default_factory=_nothing)
    rules: FloatArray = field(default_factory=_nothing)
    rows: FloatArray = field(default_factory=_nothing)


@dataclass(frozen=True, eq=False, slots=True)
class DensityErrors:
    """Integrated errors over draws, in the order histogram, Parzen, k-NN.

    Attributes
    ----------
    sizes : ndarray, shape (s,)
        Rows.
    errors : ndarray, shape (3, s)
        Means of the integrated squared error; squared bias and variance add up to them.
    biases, variances : ndarray, shape (3, s)
        Integrals of the squared bias (free of the share of the variance that few draws
        leave in it) and of the variance; NaN after one draw.
    done, repetitions : int
        Draws.
    """

    sizes: FloatArray = field(default_factory=_nothing)
    errors: FloatArray = field(default_factory=_nothing)
    biases: FloatArray = field(default_factory=_nothing)
    variances: FloatArray = field(default_factory=_nothing)
    done: int = 0
    repetitions: int = 0
