"""The leave-one-out error of a regression by one of its parameters."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

FloatArray = npt.NDArray[np.float64]


def _nothing() -> FloatArray:
    return np.empty(0)


@dataclass(frozen=True, eq=False, slots=True)
class LooCurve:
    """Mean squared errors of rows predicted without themselves.

    Attributes
    ----------
    over : str
        The parameter: ``k`` or ``width``; empty for one error alone.
    values, errors : ndarray, shape (m,)
    """

    over: str = ""
    values: FloatArray = field(default_factory=_nothing)
    errors: FloatArray = field(default_factory=_nothing)
