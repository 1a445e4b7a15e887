"""Rules of the contract test: plugins of kind ``filter``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api.data import Attribute, FloatArray, IntArray
from workbench.api.plugin import Plugin, accepts

#: What makes a class a filter; one of them is enough.
METHODS = ("transform", "choose_rows", "relabel", "relabel_training")

_CLASS = Attribute("class", "nominal", ("low", "mid", "high"))
_NUMBERS = (Attribute("a"), Attribute("b"), Attribute("c"))
_LABELS = Attribute("shape", "nominal", ("round", "square", "long", "unseen"))


def _table(nominal: bool) -> tuple[FloatArray, IntArray, tuple[Attribute, ...]]:
    """Return 36 rows of 3 numbers, 2 of them equal, and labels if asked for."""
    random = np.random.default_rng(11)
    y = np.arange(36, dtype=np.int64) % 3
    X = random.normal(size=(36, 3)) + 2.0 * y[:, None]
    X[30] = X[0]
    if not nominal:
        return X, y, _NUMBERS
    return np.column_stack([X, y.astype(np.float64)]), y, (*_NUMBERS, _LABELS)


def _example(plugin: Plugin) -> tuple[FloatArray, IntArray, tuple[Attribute, ...]]:
    return _table("nominal" in plugin.reads)


def _fitted(
    cls: type, X: FloatArray, y: IntArray, attributes: tuple[Attribute, ...] | None
) -> Any:
    made = cls()
    if hasattr(made, "fit"):
        known = {"attributes": attributes, "class_attribute": _CLASS}
        made.fit(X, y, **{k: v for k, v in known.items() if accepts(made.fit, k)})
    return made


def _outcome(made: Any, X: FloatArray, y: IntArray) -> dict[str, npt.NDArray[Any]]:
    """Return all that a fitted filter does to rows, by method."""
    found: dict[str, npt.NDArray[Any]] = {}
    if hasattr(made, "transform"):
        found["transform"] = np.asarray(made.transform(X))
    if hasattr(made, "choose_rows"):
        found["choose_rows"] = np.asarray(made.choose_rows(X, y))
    if hasattr(made, "relabel"):
        found["relabel"] = np.asarray(made.relabel(y, _CLASS)[0])
    if hasattr(made, "relabel_training"):
        found["relabel_training"] = np.asarray(made.relabel_training(y, _CLASS))
    return found


def _differences(
    first: dict[str, npt.NDArray[Any]],
    second: dict[str, npt.NDArray[Any]],
    when: str,
    exactly: bool = True,
) -> Iterator[str]:
    for name, a in first.items():
        b = second[name]
        if a.shape != b.shape:
            yield f"{name} has shape {b.shape} instead of {a.shape} {when}"
        elif not (
            np.array_equal(a, b, equal_nan=a.dtype.kind == "f")
            if exactly
            else np.allclose(a, b, equal_nan=True)
        ):
            yield f"{name} differs {when}"


def _has_methods(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    if not any(hasattr(cls, name) for name in METHODS):
        yield f"none of {', '.join(METHODS)}"
    if hasattr(cls, "transform") and not hasattr(cls, "fit"):
        yield "transform, but no fit"


def _fit_returns_self(cls: type, plugin: Plugin) -> Iterator[str]:
    X, y, attributes = _example(plugin)
    made = cls()
    if not hasattr(made, "fit"):
        return
    if not accepts(made.fit, "attributes"):
        yield "fit has no argument attributes"
    elif made.fit(X, y, attributes=attributes) is not made:
        yield "fit does not return the filter"
    for name, default in plugin.defaults().items():
        value = getattr(made, name)
        if type(value) is not type(default) or value != default:
            yield f"fit changes {name} from {default!r} to {value!r}"


def _deterministic(cls: type, plugin: Plugin) -> Iterator[str]:
    X, y, attributes = _example(plugin)
    first = _outcome(_fitted(cls, X, y, attributes), X, y)
    again = _outcome(_fitted(cls, X, y, attributes), X, y)
    yield from _differences(first, again, "the second time")


def _forgets(cls: type, plugin: Plugin) -> Iterator[str]:
    X, y, attributes = _example(plugin)
    made = _fitted(cls, X, y, attributes)
    first = _outcome(made, X, y)
    if hasattr(made, "fit"):
        used = cls()
        used.fit(X[:20, :2] * 3.0, y[:20], attributes=attributes[:2])
        known = {"attributes": attributes, "class_attribute": _CLASS}
        used.fit(X, y, **{k: v for k, v in known.items() if accepts(used.fit, k)})
        again = _outcome(used, X, y)
        yield from _differences(first, again, "after it was fitted to other rows")


def _input_stays(cls: type, plugin: Plugin) -> Iterator[str]:
    X, y, attributes = _example(plugin)
    X_before, y_before = X.copy(), y.copy()
    _outcome(_fitted(cls, X, y, attributes), X, y)
    if not np.array_equal(X, X_before):
        yield "X is modified"
    if not np.array_equal(y, y_before):
        yield "y is modified"


def _any_layout(cls: type, plugin: Plugin) -> Iterator[str]:
    """Worker processes hand out read-only memory maps."""
    X, y, attributes = _example(plugin)
    first = _outcome(_fitted(cls, X, y, attributes), X, y)
    frozen_X, frozen_y = X.copy(), y.copy()
    frozen_X.flags.writeable = frozen_y.flags.writeable = False
    frozen = _outcome(_fitted(cls, frozen_X, frozen_y, attributes), frozen_X, frozen_y)
    yield from _differences(first, frozen, "when X and y are read-only")
    other = np.asfortranarray(X)
    turned = _outcome(_fitted(cls, other, y, attributes), other, y)
    # sums over columns instead of rows may differ in the last bits
    yield from _differences(first, turned, "with X in Fortran's order", exactly=False)


def _describes_its_columns(cls: type, plugin: Plugin) -> Iterator[str]:
    for nominal in {False, "nominal" in plugin.reads}:
        X, y, attributes = _table(nominal)
        yield from _valid(_fitted(cls, X, y, attributes), X, y)


def _works_without_descriptions(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    X, y, _ = _table(nominal=False)
    yield from _valid(_fitted(cls, X, y, None), X, y)


def _valid(made: Any, X: FloatArray, y: IntArray) -> Iterator[str]:
    """Name everything wrong with what a filter makes of rows."""
    found = _outcome(made, X, y)
    if "transform" in found:
        yield from _valid_columns(made, found["transform"], len(X))
    rows = found.get("choose_rows")
    if rows is not None:
        if rows.ndim != 1 or rows.dtype != np.int64:
            yield f"choose_rows gives {rows.dtype} {rows.shape} (expected int64 (m,))"
        elif rows.size == 0 or rows.min() < 0 or rows.max() >= len(X):
            yield f"choose_rows gives other rows than some of 0 to {len(X) - 1}"
    if "relabel" in found:
        codes, attribute = made.relabel(y, _CLASS)
        yield from _valid_classes("relabel", np.asarray(codes), attribute, len(X))
    if "relabel_training" in found:
        codes = found["relabel_training"]
        yield from _valid_classes("relabel_training", codes, _CLASS, len(X))


def _valid_columns(made: Any, values: npt.NDArray[Any], n: int) -> Iterator[str]:
    attributes = tuple(made.attributes_)
    if values.shape != (n, len(attributes)):
        yield f"transform gives shape {values.shape} (expected {(n, len(attributes))})"
        return
    names = [a.name for a in attributes]
    if len(set(names)) < len(names):
        yield f"attributes_ has names twice: {', '.join(names[:20])}"
    if values.dtype != np.float64:
        yield f"transform gives {values.dtype} (expected float64)"
    if np.isinf(values).any():
        yield "transform gives infinity"
    for attribute, column in zip(attributes, values.T, strict=True):
        known = column[~np.isnan(column)]
        codes = np.arange(len(attribute.values))
        if attribute.is_nominal and not np.isin(known, codes).all():
            yield f"{attribute.name} holds what is no code of its labels"


def _valid_classes(
    name: str, codes: npt.NDArray[Any], attribute: Attribute, n: int
) -> Iterator[str]:
    if codes.shape != (n,):
        yield f"{name} gives shape {codes.shape} (expected ({n},))"
    elif (
        attribute.is_nominal
        and not ((codes >= -1) & (codes < len(attribute.values))).all()
    ):
        yield f"{name} gives what is no code of the class"


def _constant_column(cls: type, plugin: Plugin) -> Iterator[str]:
    X, y, attributes = _example(plugin)
    X = np.column_stack([X, np.full(len(X), 0.1)])
    made = _fitted(cls, X, y, (*attributes, Attribute("same")))
    yield from _valid(made, X, y)
    if hasattr(made, "transform") and np.isnan(made.transform(X)).any():
        yield "transform makes missing values of a constant column"


def _missing_values(cls: type, plugin: Plugin) -> Iterator[str]:
    if "missing" not in plugin.reads:
        return
    X, y, attributes = _example(plugin)
    whole = _fitted(cls, X, y, attributes)
    X = X.copy()
    X[::5, 0] = X[1::4, -1] = np.nan
    yield from _valid(whole, X, y)  # gaps in test rows only
    yield from _valid(_fitted(cls, X, y, attributes), X, y)
    X[:, 1] = np.nan  # nothing is known of an attribute
    yield from _valid(_fitted(cls, X, y, attributes), X, y)


def _unseen_labels(cls: type, plugin: Plugin) -> Iterator[str]:
    if "nominal" not in plugin.reads:
        return
    X, y, attributes = _table(nominal=True)
    made = _fitted(cls, X, y, attributes)
    queries = X.copy()
    queries[0, 3] = 3.0  # declared, but in no training row
    if "missing" in plugin.reads:
        queries[1, 3] = np.nan
    yield from _valid(made, queries, y)


FILTER_RULES: dict[str, Callable[[type, Plugin], Iterator[str]]] = {
    "methods": _has_methods,
    "fit": _fit_returns_self,
    "determinism": _deterministic,
    "refit": _forgets,
    "input": _input_stays,
    "layout": _any_layout,
    "columns": _describes_its_columns,
    "no descriptions": _works_without_descriptions,
    "constant column": _constant_column,
    "missing values": _missing_values,
    "unseen labels": _unseen_labels,
}
