"""Rules of the contract test: `fit`, for every kind of estimator."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from workbench.api.checks.made_data import Rule, blobs, mixed, same_value
from workbench.api.data import FloatArray
from workbench.api.plugin import Plugin

#: M and LᵀL agree to this share of the largest entry of M.
METRIC_TOLERANCE = 1e-6


def _answers(estimator: Any, X: FloatArray) -> dict[str, Any]:
    """Return what a fitted estimator says about rows, by method."""
    methods = ("predict", "predict_proba", "transform")
    return {
        name: np.asarray(getattr(estimator, name)(X))
        for name in methods
        if hasattr(estimator, name)
    } | {
        name: np.asarray(getattr(estimator, name))
        for name in ("M_", "components_")
        if hasattr(estimator, name)
    }


def _same_answers(a: dict[str, Any], b: dict[str, Any]) -> Iterator[str]:
    for name, first in a.items():
        second = b[name]
        if first.shape != second.shape:
            yield f"{name} has shape {second.shape} instead of {first.shape}"
        elif not np.array_equal(first, second):
            yield f"{name} differs"


def _fit_returns_self(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    estimator = cls()
    if estimator.fit(*blobs()) is not estimator:
        yield "fit does not return the estimator"


def _fit_is_deterministic(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    X, y = blobs()
    first = _answers(cls().fit(X, y), X)
    yield from _same_answers(first, _answers(cls().fit(X, y), X))


def _fit_forgets(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    X, y = blobs()
    used = cls().fit(X[:, :2] * 3.0, (y > 0).astype(np.int64)).fit(X, y)
    yield from _same_answers(_answers(cls().fit(X, y), X), _answers(used, X))


def _fit_keeps_parameters(cls: type, plugin: Plugin) -> Iterator[str]:
    estimator = cls().fit(*blobs())
    after = {p.name: getattr(estimator, p.name) for p in plugin.params}
    for name, default in plugin.defaults().items():
        if not same_value(after[name], default):
            yield f"fit changes {name} from {default!r} to {after[name]!r}"


def _input_stays(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    X, y = blobs()
    X_before, y_before = X.copy(), y.copy()
    _answers(cls().fit(X, y), X)
    if not np.array_equal(X, X_before):
        yield "X is modified"
    if not np.array_equal(y, y_before):
        yield "y is modified"


def _any_layout(cls: type, plugin: Plugin) -> Iterator[str]:
    """Worker processes hand out read-only memory maps."""
    del plugin
    X, y = blobs()
    expected = _answers(cls().fit(X, y), X)
    frozen_X, frozen_y = X.copy(), y.copy()
    frozen_X.flags.writeable = frozen_y.flags.writeable = False
    for problem in _same_answers(
        expected, _answers(cls().fit(frozen_X, frozen_y), frozen_X)
    ):
        yield f"{problem} when X and y are read-only"
    fortran = np.asfortranarray(X)
    found = _answers(cls().fit(fortran, y), fortran)
    for name, values in expected.items():
        # sums over columns instead of rows may differ in the last bits
        same = (
            np.allclose(values, found[name])
            if values.dtype.kind == "f"
            else np.array_equal(values, found[name])
        )
        if not same:
            yield f"{name} depends on the memory order of X"


def _constant_column(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    X, y = blobs()
    X = np.column_stack([X, np.full(len(X), 3.0)])
    yield from _finite(_answers(cls().fit(X, y), X))


def _finite(answers: dict[str, Any]) -> Iterator[str]:
    for name, values in answers.items():
        if values.dtype.kind == "f" and not np.isfinite(values).all():
            yield f"{name} holds NaN or infinity"


def _missing_values(cls: type, plugin: Plugin) -> Iterator[str]:
    if "missing" not in plugin.reads:
        return
    X, y = blobs()
    X[::5, 0] = X[1::4, 2] = np.nan
    queries = np.vstack([X, np.full((1, 3), np.nan)])
    yield from _finite(_answers(cls().fit(X, y), queries))
    X[:, 1] = np.nan  # nothing is known of an attribute
    yield from _finite(_answers(cls().fit(X, y), queries))


def _nominal_values(cls: type, plugin: Plugin) -> Iterator[str]:
    if "nominal" not in plugin.reads:
        return
    X, y, attributes = mixed()
    queries = X.copy()
    queries[0, 3] = 3.0  # a label that training never saw
    yield from _finite(_answers(cls().fit(X, y, attributes=attributes), queries))
    if "missing" in plugin.reads:
        X[::4, 3] = np.nan
        yield from _finite(_answers(cls().fit(X, y, attributes=attributes), X))


def _metric_factors(cls: type, plugin: Plugin) -> Iterator[str]:
    X, y = blobs()
    estimator = cls().fit(X, y)
    absent = [n for n in ("M_", "components_") if not hasattr(estimator, n)]
    if absent:
        if plugin.kind == "metric" or len(absent) == 1:
            yield f"no {' and no '.join(absent)} after fit"
        return
    M, L = np.asarray(estimator.M_), np.asarray(estimator.components_)
    if M.shape != (3, 3) or L.ndim != 2 or L.shape[1] != 3:
        yield f"M_ {M.shape} and components_ {L.shape} (expected (3, 3) and (r, 3))"
    elif np.abs(L.T @ L - M).max() > METRIC_TOLERANCE * max(np.abs(M).max(), 1e-300):
        yield "components_ᵀ components_ is not M_"


FIT_RULES: dict[str, Rule] = {
    "fit": _fit_returns_self,
    "determinism": _fit_is_deterministic,
    "refit": _fit_forgets,
    "parameters after fit": _fit_keeps_parameters,
    "input": _input_stays,
    "layout": _any_layout,
    "constant column": _constant_column,
    "missing values": _missing_values,
    "nominal values": _nominal_values,
    "metric": _metric_factors,
}
