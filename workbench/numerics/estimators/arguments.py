"""Arguments of `fit`: class codes and row weights."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api.data import Attribute, FloatArray, IntArray
from workbench.api.problems import Problem


def class_codes(
    y: object, class_attribute: Attribute | None = None
) -> tuple[npt.NDArray[Any], IntArray]:
    """Return the sorted distinct classes and each row's position among them.

    With a nominal `class_attribute`, whose codes y holds, the classes are all its codes,
    also those that no row has.
    """
    if class_attribute is not None and class_attribute.is_nominal:
        return np.arange(len(class_attribute.values)), np.asarray(y, dtype=np.int64)
    classes, codes = np.unique(np.asarray(y), return_inverse=True)
    return classes, codes.astype(np.int64)


def row_weights(sample_weight: object, n: int) -> FloatArray:
    """Return the weight of each of n rows, 1 where none are given.

    Raises
    ------
    Problem
        Unless there is one number for each row, finite, not negative, not all 0.
    """
    if sample_weight is None:
        return np.ones(n)
    weights = np.asarray(sample_weight, dtype=np.float64)
    if weights.shape != (n,):
        raise Problem(f"weights of shape {weights.shape}", expected=f"shape ({n},)")
    if not np.all(np.isfinite(weights) & (weights >= 0)):
        raise Problem("a weight that is negative or no number", expected="0 or more")
    if not weights.any():
        raise Problem("all weights are zero", expected="one above 0")
    return weights
