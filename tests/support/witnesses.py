"""Libraries that judge our statistics, imported when first asked: they take seconds."""

from __future__ import annotations

import warnings
from types import ModuleType
from unittest import mock

import numpy as np


def multipletests(
    p: np.ndarray, alpha: float, method: str
) -> tuple[np.ndarray, np.ndarray]:
    """Return what statsmodels rejects and its adjusted p.

    Its Holm collects garbage in every call, which would be nearly all of its time.
    """
    from statsmodels.stats import multitest

    with mock.patch("gc.collect"):
        rejected, adjusted, *_ = multitest.multipletests(p, alpha, method=method)
    return rejected, adjusted


def scikit_posthocs() -> ModuleType:
    """Return the module scikit-posthocs."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of its libraries
        import scikit_posthocs as found
    return found


def autorank() -> ModuleType:
    """Return the module autorank."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of its libraries
        import autorank as found
        import autorank._util
    return found
