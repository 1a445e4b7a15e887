"""The tasks of Explore's pages beside the plane."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from workbench.api.report import progress
from workbench.compute.pictures.known_densities import (
    DensityQuestion,
    density_errors,
    density_estimates,
)
from workbench.core.results.pictures.density_estimates import (
    DensityErrors,
    DensityEstimates,
)
from workbench.core.results.pictures.loo_curve import LooCurve
from workbench.numerics.regression_bench import (
    LocalMethod,
    leave_one_out_curve,
    leave_one_out_error,
)


def regression_curve(payload: Mapping[str, Any]) -> LooCurve:
    """Measure the leave-one-out error for each value of a parameter.

    Parameters
    ----------
    payload : mapping
        ``x``, ``y`` (numbers), ``method`` (the fields of `LocalMethod`), ``over`` (k or
        width; empty: only the method as it is) and ``values``.
    """
    x, y = (np.asarray(payload[name], np.float64) for name in ("x", "y"))
    method = LocalMethod(**payload["method"])
    over = str(payload["over"])
    values = np.asarray(payload["values"], np.float64)
    if not over:
        return LooCurve("", values, np.array([leave_one_out_error(x, y, method)]))
    errors = leave_one_out_curve(x, y, method, over, values, progress)
    return LooCurve(over, values, errors)


def known_density(payload: Mapping[str, Any]) -> DensityEstimates:
    """Estimate a known density from rows.

    Parameters
    ----------
    payload : mapping
        The fields of `DensityQuestion`.
    """
    return density_estimates(DensityQuestion(**payload))


def known_density_errors(payload: Mapping[str, Any]) -> DensityErrors:
    """Measure the estimates for more and more rows; partial after each draw.

    Parameters
    ----------
    payload : mapping
        The fields of `DensityQuestion`.
    """
    return density_errors(DensityQuestion(**payload))
