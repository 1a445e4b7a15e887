"""Validation of what plugins answer, before anything is done with it.

Whatever is wrong is one `Problem` that names the plugin, what came, and what was
expected; what is right comes back as an array of the documented type.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api import FloatArray, IntArray, Problem, declared

#: How far the probabilities of a row may be from 1 together; single precision is fine.
TOLERANCE = 1e-3


def fitted(estimator: Any, answer: Any) -> Any:
    """Return what ``fit`` gave, which must be able to predict.

    Raises
    ------
    Problem
        When it is something else, as None.
    """
    if not hasattr(answer, "predict"):
        raise _wrong(estimator, "fit", _brief(answer), "the estimator itself")
    return answer


def labels(estimator: Any, answer: Any, rows: int, n_classes: int) -> IntArray:
    """Return predicted class codes, shape (rows,).

    Raises
    ------
    Problem
        For another shape, and for labels that are none of the data's.
    """
    codes = _vector(estimator, "predict", answer, rows)
    known = np.arange(n_classes)
    strange = codes[~np.isin(codes, known)]
    if strange.size:
        raise _wrong(
            estimator,
            "predict",
            f"the label {strange[0]:g}",
            f"class codes from 0 to {n_classes - 1}, as in fit",
        )
    return codes.astype(np.int64)


def numbers(estimator: Any, answer: Any, rows: int) -> FloatArray:
    """Return predicted numbers, shape (rows,).

    Raises
    ------
    Problem
        For another shape, and for what is not finite.
    """
    values = _vector(estimator, "predict", answer, rows)
    _demand_finite(estimator, "predict", values)
    return values


def classes_of(estimator: Any, n_classes: int) -> IntArray:
    """Return the class codes an estimator was trained on, in the order of its columns.

    Raises
    ------
    Problem
        When ``classes_`` is missing or holds codes that are none of the data's.
    """
    expected = f"classes_ with codes from 0 to {n_classes - 1}, each once"
    found = _array(estimator, "classes_", getattr(estimator, "classes_", None))
    good = found.ndim == 1 and np.isin(found, np.arange(n_classes)).all()
    if not good or np.unique(found).size != found.size:
        raise _wrong(estimator, "classes_", _brief(found), expected)
    return found.astype(np.int64)


def probabilities(
    estimator: Any,
    answer: Any,
    rows: int,
    columns: int,
    method: str = "predict_proba",
) -> FloatArray:
    """Return probabilities, shape (rows, columns).

    Raises
    ------
    Problem
        For another shape, what is not finite, below 0, or does not sum to 1.
    """
    found = _table(estimator, method, answer, rows, columns)
    _demand_finite(estimator, method, found)
    if found.min(initial=0.0) < -TOLERANCE:
        raise _wrong(estimator, method, f"{found.min():g}", "probabilities from 0 to 1")
    sums = found.sum(axis=1)
    wrong = np.flatnonzero(np.abs(sums - 1.0) > TOLERANCE)
    if wrong.size:
        came = f"{sums[wrong[0]]:g} as the sum of row {wrong[0] + 1}"
        raise _wrong(estimator, method, came, "probabilities that sum to 1")
    return found


def margins(estimator: Any, answer: Any, rows: int) -> FloatArray:
    """Return the scores of ``decision_function``, a column for each class or pair.

    Raises
    ------
    Problem
        For another number of rows, and for what is not finite.
    """
    method = "decision_function"
    found = _array(estimator, method, answer)
    if found.ndim == 1:
        found = np.column_stack([-found, found])
    if found.ndim != 2 or len(found) != rows:
        raise _wrong(estimator, method, _brief(answer), f"scores for {rows} rows")
    _demand_finite(estimator, method, found)
    return found


def linear_map(estimator: Any, answer: Any, columns: int) -> FloatArray:
    """Return the map of a learned metric, shape (m, columns).

    Raises
    ------
    Problem
        For another shape, and for what is not finite.
    """
    found = _array(estimator, "components_", answer)
    if found.ndim != 2 or found.shape[1] != columns:
        expected = f"a matrix of {columns} columns, one for each attribute"
        raise _wrong(estimator, "components_", _brief(found), expected)
    _demand_finite(estimator, "components_", found)
    return found


def transformed(
    filter_: Any, answer: Any, rows: int, columns: int, may_miss: bool
) -> FloatArray:
    """Return the cells a filter gives, shape (rows, columns).

    Parameters
    ----------
    filter_ : filter
    answer : object
        What its ``transform`` gave.
    may_miss : bool
        Whether cells may be missing, because some were before.

    Raises
    ------
    Problem
        For another shape, infinite cells, and missing ones that come from nowhere.
    """
    found = _array(filter_, "transform", answer)
    if found.shape != (rows, columns):
        raise Problem(
            f"transform gives shape {found.shape}",
            expected=f"{rows} rows of {columns} attributes",
        )
    bad = np.isinf(found) if may_miss else ~np.isfinite(found)
    if bad.any():
        row, column = np.argwhere(bad)[0]
        came = f"{found[row, column]:g} in row {row + 1}, attribute {column + 1}"
        raise Problem(f"transform gives {came}", expected="finite numbers")
    return found


def name_of(estimator: Any) -> str:
    """Return the plugin id of an estimator, else the name of its class."""
    plugin = declared(type(estimator))
    return type(estimator).__name__ if plugin is None else plugin.id


def _vector(estimator: Any, method: str, answer: Any, rows: int) -> FloatArray:
    found = _array(estimator, method, answer)
    if found.shape != (rows,):
        expected = f"{rows} answers, one for each row"
        raise _wrong(estimator, method, _brief(answer), expected)
    return found


def _table(
    estimator: Any, method: str, answer: Any, rows: int, columns: int
) -> FloatArray:
    found = _array(estimator, method, answer)
    if found.shape != (rows, columns):
        expected = f"{rows} rows of {columns} classes"
        raise _wrong(estimator, method, _brief(found), expected)
    return found


def _array(estimator: Any, method: str, answer: Any) -> FloatArray:
    """Return an answer as real numbers; a text that looks like one is none."""
    expected = "an array of real numbers"
    try:
        found: npt.NDArray[Any] = np.asarray(answer)
        if found.dtype.kind == "O" and answer is not None and found.ndim:
            found = np.asarray(found.tolist())
    except ValueError:
        raise _wrong(estimator, method, "rows of unequal length", expected) from None
    if found.dtype.kind not in "biuf":
        raise _wrong(estimator, method, _brief(answer), expected)
    return found.astype(np.float64, copy=False)


def _demand_finite(estimator: Any, method: str, values: FloatArray) -> None:
    bad = ~np.isfinite(values)
    if bad.any():
        place = np.argwhere(bad)[0]
        came = f"{values[tuple(place)]:g} in row {place[0] + 1}"
        raise _wrong(estimator, method, came, "finite numbers")


def _wrong(estimator: Any, method: str, came: str, expected: str) -> Problem:
    where = f"plugin {name_of(estimator)}"
    return Problem(f"{method} gives {came}", expected=expected, where=where)


def _brief(answer: Any) -> str:
    """Say what came, in few words and without asking it for its own."""
    if answer is None:
        return "None"
    if isinstance(answer, np.ndarray | list | tuple):
        found = np.asarray(
            answer, dtype=None if isinstance(answer, np.ndarray) else "O"
        )
        shape = " x ".join(map(str, found.shape)) or "no"
        kind = answer.dtype.name if isinstance(answer, np.ndarray) else "mixed"
        return f"{shape} values of type {kind}"
    return f"a {type(answer).__name__}"
