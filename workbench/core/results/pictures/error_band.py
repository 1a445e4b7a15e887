"""The measured error of 1-NN by the number of its rows."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

FloatArray = npt.NDArray[np.float64]


def _nothing() -> FloatArray:
    return np.empty(0)


@dataclass(frozen=True, eq=False, slots=True)
class ErrorBand:
    """Errors on fresh rows, means of the repetitions that are done.

    Attributes
    ----------
    sizes : ndarray, shape (m,)
        Training rows.
    errors, standard_errors : ndarray, shape (m,)
        Means, and their standard errors; NaN after one repetition.
    done, repetitions : int
    """

    sizes: FloatArray = field(default_factory=_nothing)
    errors: FloatArray = field(default_factory=_nothing)
    standard_errors: FloatArray = field(default_factory=_nothing)
    done: int = 0
    repetitions: int = 0
