"""Figures about many dimensions, as the window is told."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

FloatArray = npt.NDArray[np.float64]


def _nothing() -> FloatArray:
    return np.empty(0)


@dataclass(frozen=True, eq=False, slots=True)
class ConcentrationPicture:
    """Curves over one axis, or a histogram.

    Attributes
    ----------
    picture : str
        ``distances``, ``gaussian``, ``faces`` or ``accuracy``.
    x : ndarray, shape (m,)
        Edges of a histogram, dimensions, or exponents.
    curves : ndarray, shape (c, m), or (1, m - 1) for a histogram
        Densities, distances or accuracies.
    figure : float
        Relative contrast, mean of the norms; else 0.
    levels : ndarray, shape (c,)
        Of ``accuracy``: that of shared neighbours, for each curve.
    """

    picture: str
    x: FloatArray = field(default_factory=_nothing)
    curves: FloatArray = field(default_factory=_nothing)
    figure: float = 0.0
    levels: FloatArray = field(default_factory=_nothing)
