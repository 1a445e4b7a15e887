"""Data sets of pandas data frames, each column as what it is declared to be."""

from __future__ import annotations

import math
import numbers
from collections.abc import Sequence
from typing import Any

import numpy as np

from workbench.api import Attribute, Dataset, FloatArray, Problem
from workbench.compute.reading.assemble import (
    ClassType,
    as_labels,
    assemble_parts,
    class_position,
    number_text,
)
from workbench.compute.reading.csv.csv_columns import MOST_LABELS, few_whole_numbers

#: How times of a frame are written.
DATE_FORMAT = "yyyy-MM-dd'T'HH:mm:ss.SSS"
_CLASS_NAMES = ("class", "target")
#: Kinds of dtypes (`numpy.dtype.kind`) that no column of a data set has.
_REFUSED = {
    "m": ("differences of times", "numbers, as .dt.total_seconds() gives"),
    "c": ("complex numbers", "real numbers"),
    "V": ("records", "one column for each field"),
    "S": ("bytes", "texts, as .str.decode('utf-8') gives"),
}


def read_frame(
    frame: Any,
    *,
    class_name: str | int | None = None,
    class_type: ClassType | None = None,
    name: str = "data",
    source: str = "",
) -> Dataset:
    """Make a data set of a pandas data frame.

    Numbers stay numbers, categories and truth values are labels (in declared order),
    times without a zone are dates; texts are labels while they are few (20, or a tenth
    of the rows), like those of a CSV file.

    Parameters
    ----------
    frame : pandas.DataFrame, shape (n, d + 1)
    class_name : str or int, optional
        The class by name or position; else a column named class or target, else the
        last one.
    class_type : {"nominal", "numeric"}, optional
        Else: texts are labels, and so are whole numbers with few distinct values.
    name, source : str
        Of the data set.

    Raises
    ------
    Problem
        In one line, for unnamed or repeated columns, cells that are lists or of several
        types, times with a zone, infinite numbers.
    """
    names = frame_names(frame, source)
    if not len(frame):
        raise Problem("no rows", expected="at least one", where=source or name)
    columns = [_column(frame.iloc[:, j], n, source) for j, n in enumerate(names)]
    named = [j for j, n in enumerate(names) if n.lower() in _CLASS_NAMES]
    default = named[0] if len(named) == 1 else -1
    position = class_position(names, class_name, default, source or name)
    cells, target = columns[position]
    if class_type is None and target.kind == "numeric" and few_whole_numbers(cells):
        columns[position] = as_labels(cells, target.name)
    notes = []
    if class_name is None:
        notes.append(f"the class is column {names[position]!r} (guessed)")
    rest = [c for j, (c, _) in enumerate(columns) if j != position]
    return assemble_parts(
        np.column_stack(rest) if rest else np.empty((len(frame), 0)),
        columns[position][0],
        [attribute for _, attribute in columns],
        position,
        class_type=class_type,
        name=name,
        source=source,
        notes=notes,
    )


def frame_names(frame: Any, where: str = "") -> list[str]:
    """Return the names of the columns of a frame.

    Raises
    ------
    Problem
        For a name that is no text, is empty, or stands twice; and where there are none.
    """
    if getattr(frame.columns, "nlevels", 1) > 1:
        what = f"column names of {frame.columns.nlevels} levels"
        expected = "one name for each column, as df.columns.map('_'.join) gives"
        raise Problem(what, expected=expected, where=where)
    names: list[str] = []
    for j, given in enumerate(frame.columns):
        if not isinstance(given, str) or not given.strip():
            raise Problem(
                f"column {j} has no name but {given!r}",
                expected="texts, as df.columns = ['a', 'b', …] gives",
                where=where,
            )
        if given in names:
            what = f"the column {given!r} stands twice"
            raise Problem(what, expected="names that differ", where=where)
        names.append(str(given))
    if not names:
        raise Problem("no columns", expected="at least the class", where=where)
    return names


def _column(series: Any, name: str, where: str) -> tuple[FloatArray, Attribute]:
    """Return the cells of a column as floats, and its description."""
    dtype = series.dtype
    if hasattr(dtype, "categories"):
        return _categories(series, name, where)
    if getattr(dtype, "tz", None) is not None:
        expected = (
            f"times without one: df[{name!r}].dt.tz_convert('UTC').dt.tz_localize(None)"
        )
        raise Problem(
            f"column {name!r} has the timezone {dtype.tz}",
            expected=expected,
            where=where,
        )
    kind = getattr(dtype, "kind", "O")
    sparse = hasattr(dtype, "subtype") and hasattr(series, "sparse")
    if sparse:
        return _column(series.sparse.to_dense(), name, where)
    if kind in _REFUSED:
        what, expected = _REFUSED[kind]
        raise Problem(f"column {name!r} holds {what}", expected=expected, where=where)
    if kind == "b":
        codes = _floats(series)
        return codes, Attribute(name, "nominal", ("False", "True"))
    if kind in "iuf":
        return _finite(_floats(series), name, where), Attribute(name)
    if kind == "M":
        times = series.to_numpy().astype("datetime64[ms]")
        cells = times.astype(np.int64).astype(np.float64)
        cells[np.isnat(times)] = math.nan
        return cells, Attribute(name, "date", format=DATE_FORMAT)
    if hasattr(dtype, "freq") or "interval" in str(dtype):
        expected = "times, numbers or texts"
        raise Problem(f"column {name!r} is of {dtype}", expected=expected, where=where)
    return _objects(series, name, where)


def _floats(series: Any) -> FloatArray:
    cells: FloatArray = series.to_numpy(dtype=np.float64, na_value=math.nan)
    return cells


def _finite(cells: FloatArray, name: str, where: str) -> FloatArray:
    bad = np.flatnonzero(np.isinf(cells))
    if bad.size:
        what = f"row {bad[0]} of column {name!r} holds {cells[bad[0]]}"
        raise Problem(what, expected="finite numbers, or NaN for missing", where=where)
    return cells


def _categories(series: Any, name: str, where: str) -> tuple[FloatArray, Attribute]:
    """Return codes in the order of the categories, those without rows among them."""
    values = series.dtype.categories.tolist()
    labels = [number_text(v) if isinstance(v, float) else str(v) for v in values]
    for label in labels:
        if labels.count(label) > 1:
            what = f"two categories of column {name!r} are written {label!r}"
            raise Problem(what, expected="labels that differ", where=where)
    codes = series.cat.codes.to_numpy().astype(np.float64)
    codes[codes < 0] = math.nan
    return codes, Attribute(name, "nominal", tuple(labels))


def _objects(series: Any, name: str, where: str) -> tuple[FloatArray, Attribute]:
    """Read a column of objects: all texts, all numbers or all truth values."""
    missing = series.isna().to_numpy()
    cells = series.to_numpy(dtype=object)
    known = [(i, cells[i]) for i in np.flatnonzero(~missing).tolist()]
    kinds = {_kind(value) for _, value in known}
    for i, value in known:
        if _kind(value) is None:
            raise Problem(
                f"row {i} of column {name!r} holds a {type(value).__name__}",
                expected="a number or a text in each cell",
                where=where,
            )
    if len(kinds) > 1:
        first = {_kind(value): (i, value) for i, value in reversed(known)}
        told = " and ".join(f"{v!r:.40} (row {i})" for i, v in sorted(first.values(), key=lambda p: p[0]))  # fmt: skip
        what = f"column {name!r} holds values of several types: {told}"
        raise Problem(what, expected=f"one: df[{name!r}].astype(str)", where=where)
    codes = np.full(len(cells), math.nan)
    if kinds == {"number"}:
        for i, value in known:
            codes[i] = float(value)
        return _finite(codes, name, where), Attribute(name)
    if kinds == {"truth"}:
        for i, value in known:
            codes[i] = float(value)
        return codes, Attribute(name, "nominal", ("False", "True"))
    texts: dict[str, int] = {}
    for i, value in known:
        codes[i] = texts.setdefault(str(value), len(texts))
    few = len(texts) <= max(MOST_LABELS, len(cells) // 10)
    return codes, Attribute(name, "nominal" if few else "string", tuple(texts))


def _kind(value: object) -> str | None:
    if isinstance(value, bool | np.bool_):
        return "truth"
    if isinstance(value, str):
        return "text"
    # a decimal.Decimal is no Real, and still a number
    is_number = isinstance(value, numbers.Real) or type(value).__name__ == "Decimal"
    return "number" if is_number else None


def unlabelled_names(names: Sequence[str], wanted: str) -> str:
    """Return a name for a class that is none of the columns."""
    while wanted in names:
        wanted += "_"
    return wanted
