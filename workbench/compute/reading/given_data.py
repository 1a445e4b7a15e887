"""Data sets of whatever a script has: paths, data frames, arrays, dictionaries."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api import Attribute, Dataset, FloatArray, Problem, numeric_attributes
from workbench.compute.reading.assemble import ClassType, as_labels
from workbench.compute.reading.csv.csv_columns import few_whole_numbers
from workbench.compute.reading.data_frame import (
    frame_names,
    read_frame,
    unlabelled_names,
)

EXPECTED = "a path, a DataFrame, a pair (X, y), a dictionary of liac-arff or a Dataset"


def read_given(
    given: Any,
    *,
    class_name: str | int | None = None,
    class_type: ClassType | None = None,
    **options: Any,
) -> Dataset:
    """Return a data set of what a script has.

    Parameters
    ----------
    given : str, Path, DataFrame, pair of arrays, mapping or Dataset
        See `workbench.read`.
    class_name, class_type, **options
        Of `workbench.compute.reading.readers.read`; arrays, dictionaries and frames take
        the first two, and ``name``.

    Raises
    ------
    Problem
        In one line, what is wrong.
    """
    if isinstance(given, str | Path):
        from workbench.compute.reading import readers

        return readers.read(
            str(given), class_name=class_name, class_type=class_type, **options
        )
    name = options.pop("name", None)
    for option in options:
        raise Problem(f"the option {option} does not apply", expected="a file")
    if isinstance(given, Dataset):
        if (class_name, class_type) != (None, None):
            raise Problem("a class for a Dataset", expected="none: it has its own")
        return given
    if is_frame(given):
        frame = given if hasattr(given, "iloc") else given.to_pandas()
        named = name or "data"
        return read_frame(
            frame, class_name=class_name, class_type=class_type, name=named
        )
    if isinstance(given, Mapping):
        return _of_mapping(given, class_name, class_type, name)
    if isinstance(given, tuple) and len(given) == 2:
        if isinstance(class_name, int):
            raise Problem(f"class {class_name}", expected="none: y is the class")
        return read_arrays(*given, class_name=class_name, class_type=class_type,
                           name=name or "data")  # fmt: skip
    raise Problem(f"data of the type {type(given).__name__}", expected=EXPECTED)


def is_frame(given: object) -> bool:
    """Whether something is a data frame of pandas, or becomes one."""
    is_pandas = all(hasattr(given, a) for a in ("iloc", "columns", "dtypes"))
    return is_pandas or (hasattr(given, "to_pandas") and hasattr(given, "columns"))


def _of_mapping(
    given: Mapping[str, Any],
    class_name: str | int | None,
    class_type: ClassType | None,
    name: str | None,
) -> Dataset:
    if "target" in given and "data" in given and "attributes" not in given:
        return _of_bunch(given, class_name, class_type, name)
    dataset = Dataset.from_arff_dict(given, class_name)
    if name is not None:
        dataset = replace(dataset, name=name)
    if class_type == "nominal" and dataset.class_attribute.is_numeric:
        codes, attribute = as_labels(dataset.y, dataset.class_attribute.name)
        dataset = replace(dataset, y=_codes(codes), class_attribute=attribute)
    elif class_type == "numeric" and not dataset.class_attribute.is_numeric:
        what = f"the labels of {dataset.class_attribute.name!r}"
        raise Problem(what, expected="a NUMERIC attribute for a numeric class")
    return dataset


def _of_bunch(
    given: Mapping[str, Any],
    class_name: str | int | None,
    class_type: ClassType | None,
    name: str | None,
) -> Dataset:
    """Read what scikit-learn's ``load_iris()`` and the like return."""
    dataset = read_arrays(
        given["data"],
        given["target"],
        class_name=None if isinstance(class_name, int) else class_name,
        class_type=class_type,
        name=name or "data",
    )
    names = [str(n) for n in given.get("feature_names", ())]
    if len(names) == dataset.n_attributes and not is_frame(given["data"]):
        attributes = tuple(Attribute(n) for n in names)
        dataset = replace(dataset, attributes=attributes)
    labels = given.get("target_names")
    attribute = dataset.class_attribute
    if (
        labels is not None
        and attribute.is_nominal
        and attribute.values == tuple(map(str, range(len(labels))))
    ):
        named = replace(attribute, values=tuple(map(str, labels)))
        dataset = replace(dataset, class_attribute=named)
    return dataset


def read_arrays(
    X: Any,
    y: Any,
    *,
    class_name: str | None = None,
    class_type: ClassType | None = None,
    name: str = "data",
) -> Dataset:
    """Make a data set of rows and their classes.

    Parameters
    ----------
    X : array-like or DataFrame, shape (n, d)
        Numbers, NaN where missing; the columns of a frame keep names and kinds.
    y : array-like, shape (n,)
        Labels (texts, truth values, few whole numbers) or numbers.
    class_name : str, optional
        The name of the class; else that of a Series, else ``class``.
    class_type : {"nominal", "numeric"}, optional

    Raises
    ------
    Problem
        When the two differ in length, y has gaps, or cells are no numbers.
    """
    if is_frame(X):
        frame = X if hasattr(X, "iloc") else X.to_pandas()
        rows = read_frame_rows(frame)
        attributes, cells = rows.attributes, rows.X
    else:
        cells = _matrix(X)
        attributes = numeric_attributes(cells.shape[1])
    if not len(cells):
        raise Problem("X has no rows", expected="at least one")
    wanted = class_name or getattr(y, "name", None) or "class"
    names = [a.name for a in attributes]
    if class_name in names:
        what = f"the class {class_name!r} is a column of X, too"
        raise Problem(what, expected="another name, or X without it")
    target = unlabelled_names(names, str(wanted))
    codes, attribute = _classes(y, target, class_type, len(cells))
    return Dataset(cells, codes, attributes, attribute, name=name)


def read_frame_rows(frame: Any, class_name: str = "class") -> Dataset:
    """Return the rows of a frame that has no class: all of them lack one."""
    names = frame_names(frame)
    missing = unlabelled_names(names, class_name)
    whole = frame.assign(**{missing: np.zeros(len(frame))})
    dataset = read_frame(whole, class_name=missing, class_type="numeric")
    gaps = np.full(len(frame), np.nan)
    return replace(dataset, y=gaps, class_attribute=Attribute(missing), notes=())


def _matrix(X: Any) -> FloatArray:
    if hasattr(X, "toarray"):
        raise Problem("X is a sparse matrix", expected="X.toarray()")
    try:
        array = np.asarray(X)
        cells = array.astype(np.float64)
    except (TypeError, ValueError) as error:
        expected = "numbers, all rows of one length; a DataFrame for labels"
        raise Problem(f"X: {_first_words(error)}", expected=expected) from None
    if array.dtype.kind in "mMc":
        raise Problem(f"X holds {array.dtype}", expected="real numbers")
    if cells.ndim != 2:
        expected = "two dimensions, rows and columns"
        raise Problem(f"X has the shape {cells.shape}", expected=expected)
    bad = np.argwhere(np.isinf(cells))
    if bad.size:
        i, j = bad[0]
        what = f"X[{i}, {j}] is {cells[i, j]}"
        raise Problem(what, expected="finite numbers, or NaN for missing")
    return cells


def _classes(
    y: Any, name: str, class_type: ClassType | None, n_rows: int
) -> tuple[npt.NDArray[Any], Attribute]:
    """Return codes, or numbers, and what describes them."""
    if getattr(y, "ndim", 1) != 1 and not hasattr(y, "columns"):
        raise Problem(f"y has the shape {y.shape}", expected=f"({n_rows},): y.ravel()")
    if hasattr(getattr(y, "dtype", None), "categories"):
        declared = [str(c) for c in y.dtype.categories]
    else:
        declared = []
    try:
        values = np.asarray(y)
    except ValueError as error:
        what = f"y: {_first_words(error)}"
        raise Problem(what, expected="one class for each row") from None
    if values.ndim != 1:
        what = f"y has the shape {values.shape}"
        raise Problem(what, expected=f"({n_rows},), one class for each row")
    if len(values) != n_rows:
        what = f"y has {len(values)} values beside {n_rows} rows of X"
        raise Problem(what, expected="one class for each row")
    _refuse_gaps(values)
    if values.dtype.kind in "iuf" and not declared:
        numbers = values.astype(np.float64)
        if class_type != "nominal" and not few_whole_numbers(numbers):
            return numbers, Attribute(name)
        if class_type == "numeric":
            return numbers, Attribute(name)
        codes, attribute = as_labels(numbers, name)
        return _codes(codes), attribute
    if values.dtype.kind not in "iufbUO":
        raise Problem(f"y holds {values.dtype}", expected="labels or numbers")
    texts = [_label(value, i) for i, value in enumerate(values.tolist())]
    if class_type == "numeric":
        raise Problem(
            f"y holds {texts[0]!r:.40}", expected="numbers for a numeric class"
        )
    labels = declared or sorted(set(texts))
    places = {label: code for code, label in enumerate(labels)}
    coded = np.array([places[text] for text in texts], np.int64)
    return coded, Attribute(name, "nominal", tuple(labels))


def _refuse_gaps(values: npt.NDArray[Any]) -> None:
    gaps = [i for i, v in enumerate(values.tolist()) if v is None or v != v]
    if gaps:
        what = f"y[{gaps[0]}] is {values[gaps[0]]}"
        more = f" ({len(gaps)} rows in all)" if len(gaps) > 1 else ""
        raise Problem(what + more, expected="a class for each row")
    if values.dtype.kind == "f" and np.isinf(values).any():
        raise Problem("y holds inf", expected="finite numbers")


def _label(value: Any, row: int) -> str:
    if not isinstance(value, str | int | float | bool):
        raise Problem(
            f"y[{row}] is a {type(value).__name__}", expected="labels or numbers"
        )
    return str(value)


def _codes(values: FloatArray) -> npt.NDArray[np.int64]:
    return np.where(np.isnan(values), -1.0, values).astype(np.int64)


def _first_words(error: Exception) -> str:
    return str(error).split(". ")[0][:160]
