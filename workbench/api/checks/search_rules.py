"""Rules of the contract test: plugins of kind ``search``."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from workbench.api.checks.made_data import Rule, blobs
from workbench.api.plugin import Plugin, accepts

_K = 3


def _has_methods(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    for name in ("fit", "kneighbors"):
        if not hasattr(cls, name):
            yield f"no method {name}"
    method = getattr(cls, "kneighbors", None)
    for name in ("own", "counts"):
        if method is not None and not accepts(method, name):
            yield f"kneighbors has no argument {name}"
    if not isinstance(getattr(cls, "exact", None), bool):
        yield "exact is not said (expected True or False)"


def _finds_rows(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    X, _ = blobs()
    distances, rows = cls().fit(X).kneighbors(None, _K)
    if distances.shape != (len(X), _K) or rows.shape != (len(X), _K):
        yield f"kneighbors gives {distances.shape} and {rows.shape} (expected ({len(X)}, {_K}))"
        return
    if (rows == np.arange(len(X))[:, None]).any():
        yield "a row is its own neighbour"
    if (np.diff(distances, axis=1) < 0).any():
        yield "distances do not ascend"
    apart = np.sqrt(((X[:, None] - X[rows]) ** 2).sum(axis=2))
    if not np.allclose(distances, apart):
        yield "distances are not those of the rows"


def _is_exact(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    if not getattr(cls, "exact", False):
        return
    X, _ = blobs()
    X = np.round(X)  # equal distances: the lower row first
    apart = np.sqrt(((X[:, None] - X[None]) ** 2).sum(axis=2))
    np.fill_diagonal(apart, np.inf)
    expected = np.argsort(apart, axis=1, kind="stable")[:, :_K]
    _, rows = cls().fit(X).kneighbors(None, _K)
    if not np.array_equal(rows, expected):
        yield "the rows are not those of brute force"


def _repeats_itself(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    X, _ = blobs()
    before = X.copy()
    first, again = (cls().fit(X).kneighbors(X[:9], _K)[1] for _ in range(2))
    if not np.array_equal(first, again):
        yield "other rows the second time"
    if not np.array_equal(X, before):
        yield "X is modified"


def _counts(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    X, _ = blobs()
    made = cls().fit(X)
    made.kneighbors(X[:9], _K)
    counts = getattr(made, "comparisons_", None)
    if counts is None or not counts.rows + counts.centres > 0:
        yield "comparisons_ counts nothing"
    if not isinstance(getattr(made, "nbytes_", None), int):
        yield "nbytes_ is no number of bytes"


SEARCH_RULES: dict[str, Rule] = {
    "methods": _has_methods,
    "kneighbors": _finds_rows,
    "exact": _is_exact,
    "determinism": _repeats_itself,
    "comparisons": _counts,
}
