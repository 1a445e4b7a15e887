"""Results of hand-made or unfinished metrics, in the form of learned ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from workbench.api import FloatArray
from workbench.numerics.metrics.eigen import symmetric_eigen

#: What is known of the data, whatever the metric.
_OF_THE_DATA = (
    "plugin", "params", "scale", "data", "attributes", "classes", "X", "y", "rows",
    "k", "weights", "loo_before", "prepared",
)  # fmt: skip

#: What only learning to the end tells.
_UNKNOWN: dict[str, Any] = {
    "raw": None, "raw_eigenvalues": None, "sigma_s": None, "sigma_d": None,
    "covariance_used": None, "S": None, "D": None, "ratio": None, "loo_before": None,
    "loo_after": None, "impostors": None, "note": "", "badge": "METRIC:ALL",
    "objective": None, "constraints": None, "converged": True, "remarks": [],
    "seconds": 0.0,
}  # fmt: skip

#: What a metric made by hand still shows: the differences do not depend on it.
DIFFERENCES = ("sigma_s", "sigma_d", "S", "D", "ratio")


def result_of(
    base: Mapping[str, Any], metric: FloatArray, keep: tuple[str, ...] = ()
) -> dict[str, Any]:
    """Return the result of `metric` on the data of `base`, as far as it is known.

    Parameters
    ----------
    base : mapping
        A result of the task ``metric``, or what its first news tell of the data.
    metric : ndarray, shape (d, d)
        Positive semidefinite.
    keep : tuple of str
        What more of `base` stays true.
    """
    values, vectors = symmetric_eigen(metric)
    values = np.maximum(values, 0.0)
    positive = values > 16 * len(values) * np.finfo(np.float64).eps * values.max(
        initial=0.0
    )
    values = np.where(positive, values, 0.0)  # 5e-13 is rounding, not a direction
    known = {name: base[name] for name in (*_OF_THE_DATA, *keep) if name in base}
    return {
        **_UNKNOWN,
        **known,
        "M": metric,
        "components": (vectors[:, positive] * np.sqrt(values[positive])).T,
        "eigenvalues": values,
        "eigenvectors": vectors,
        "rank": int(positive.sum()),
    }
