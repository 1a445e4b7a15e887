"""Data frames with labels given straight to an estimator: coded as a data set has them.

`declare` lets the methods of a class go through here. What is no frame, and a frame of
numbers, is passed on as it is; columns of texts and categories become codes, and `fit` is
told their labels by its argument `attributes`. Rows to be predicted are coded alike.
"""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import wraps
from types import FunctionType
from typing import Any

import numpy as np

from workbench.api.data import Attribute, AttributeKind, FloatArray
from workbench.api.did_you_mean import instead_of
from workbench.api.problems import Problem

#: More distinct texts than so many, or a tenth of the rows, are no labels.
MOST_LABELS = 20
_FIT = "fit"
_LATER = (
    "predict", "predict_proba", "predict_log_proba", "decision_function", "transform",
    "kneighbors",
)  # fmt: skip
#: Where a fitted estimator keeps the columns of such a frame.
KEPT = "frame_attributes_"

Reads = Callable[[Any], Collection[str]]


def reads_frames(cls: type, reads: Reads) -> None:
    """Let the methods of an estimator class take frames with labels.

    Parameters
    ----------
    cls : type
    reads : callable
        Returns, of an estimator, what it reads (see `workbench.api.Plugin`).
    """
    for name in (_FIT, *_LATER):
        method = inspect.getattr_static(cls, name, None)
        if isinstance(method, FunctionType):  # no property, no conditional method
            wrapped = _fitting(method, reads) if name == _FIT else _asking(method)
            setattr(cls, name, wrapped)


def _fitting(method: FunctionType, reads: Reads) -> Callable[..., Any]:
    takes = inspect.signature(method).parameters

    @wraps(method)
    def fit(self: Any, X: Any, *args: Any, **kwargs: Any) -> Any:
        if not has_labels(X):
            vars(self).pop(KEPT, None)
            return method(self, X, *args, **kwargs)
        columns = [_column(X.iloc[:, j], str(X.columns[j])) for j in range(X.shape[1])]
        attributes = tuple(attribute for _, attribute in columns)
        if "attributes" not in takes or "nominal" not in reads(self):
            name = next(a.name for a in attributes if not a.is_numeric)
            raise Problem(
                f"column {name!r} holds labels, and {type(self).__name__} reads numbers",
                expected="a OneHotEncoder before it, or wb.fit and wb.evaluate, "
                "which prepare them",
            )
        if not args[1:] and kwargs.get("attributes") is None:
            kwargs["attributes"] = attributes
        answer = method(
            self, _coded(X, [cells for cells, _ in columns]), *args, **kwargs
        )
        setattr(self, KEPT, attributes)
        return answer

    return fit


def _asking(method: FunctionType) -> Callable[..., Any]:
    @wraps(method)
    def ask(self: Any, *args: Any, **kwargs: Any) -> Any:
        known = vars(self).get(KEPT)
        if known is not None and args:
            args = (_as_before(args[0], known), *args[1:])
        elif known is not None and "X" in kwargs:
            kwargs["X"] = _as_before(kwargs["X"], known)
        return method(self, *args, **kwargs)

    return ask


def has_labels(X: Any) -> bool:
    """Whether it is a data frame with a column of texts or categories."""
    if not (hasattr(X, "iloc") and hasattr(X, "columns")):
        return False
    return any(_is_labels(X.iloc[:, j]) for j in range(X.shape[1]))


def _is_labels(series: Any) -> bool:
    dtype = series.dtype
    if hasattr(dtype, "categories"):
        return True
    if getattr(dtype, "kind", "O") not in "OUST":
        return False
    known = series[series.notna()]
    return len(known) > 0 and isinstance(known.iloc[0], str)


def _as_before(X: Any, known: Sequence[Attribute]) -> Any:
    """Code rows by the labels that were there when the estimator was fitted."""
    if not has_labels(X):
        return X
    names = [str(name) for name in X.columns]
    if len(names) != len(known):
        return X  # the estimator says what it expects
    cells = []
    for j, (name, attribute) in enumerate(zip(names, known, strict=True)):
        if attribute.is_numeric:
            cells.append(X.iloc[:, j].to_numpy())
            continue
        place = {label: float(i) for i, label in enumerate(attribute.values)}
        cells.append(_by_place(X.iloc[:, j], place, name))
    return _coded(X, cells)


def _by_place(series: Any, place: Mapping[str, float], name: str) -> FloatArray:
    missing = series.isna().to_numpy()
    codes = np.full(len(missing), math.nan)
    values = series.to_numpy(dtype=object)
    for i in np.flatnonzero(~missing).tolist():
        label = _label(values[i])
        if label not in place:
            what = (
                f"row {i} of column {name!r} holds {label!r:.60}, unknown when fitted"
            )
            raise Problem(what, expected=instead_of(label, list(place)))
        codes[i] = place[label]
    return codes


def _column(series: Any, name: str) -> tuple[Any, Attribute]:
    dtype = series.dtype
    if hasattr(dtype, "categories"):
        labels = tuple(_label(value) for value in dtype.categories.tolist())
        if len(set(labels)) < len(labels):
            what = f"two categories of column {name!r} are written alike"
            raise Problem(what, expected="labels that differ")
        codes = series.cat.codes.to_numpy().astype(np.float64)
        codes[codes < 0] = math.nan
        return codes, Attribute(name, "nominal", labels)
    if dtype.kind == "b":
        return series.to_numpy(dtype=np.float64), Attribute(name, "nominal", ("False", "True"))  # fmt: skip
    if not _is_labels(series):
        return series.to_numpy(), Attribute(name)
    for i, value in enumerate(series.to_numpy(dtype=object)):
        if not isinstance(value, str) and not series.isna().iloc[i]:
            what = f"row {i} of column {name!r} holds a {type(value).__name__}"
            raise Problem(what, expected=f"texts only: df[{name!r}].astype(str)")
    labels = tuple(dict.fromkeys(map(str, series[series.notna()])))
    place = {label: float(i) for i, label in enumerate(labels)}
    few = len(labels) <= max(MOST_LABELS, len(series) // 10)
    kind: AttributeKind = "nominal" if few else "string"
    return _by_place(series, place, name), Attribute(name, kind, labels)


def _label(value: Any) -> str:
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        return str(int(value))
    return str(value)


def _coded(frame: Any, cells: Sequence[Any]) -> Any:
    """Return a frame of the same names and rows with other cells."""
    columns = dict(enumerate(cells))
    made = type(frame)(columns, index=frame.index)
    made.columns = frame.columns
    return made
