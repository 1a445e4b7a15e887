"""Cost matrices: reading one, and the prediction of least expected cost."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from workbench.api import FloatArray, IntArray, Problem
from workbench.core.program.on_disk import on_disk
from workbench.core.results.evaluation import ErrorCosts

Costs = tuple[tuple[float, ...], ...]

#: A file of costs may have so many bytes: those of a thousand classes.
MOST_BYTES = 8 << 20

_FORM = 'a square matrix, rows true, as "0 1;5 0", or a file of such rows'


def costs_from(values: object) -> Costs | None:
    """Read a matrix of costs from plain values; None stands for none.

    Parameters
    ----------
    values : None, list of lists of numbers, or text
        A text is rows separated by semicolons, or names a file of rows, one a line; a
        first line with the two sizes and comments after ``%`` are Weka's.

    Raises
    ------
    Problem
        When it is no square matrix of finite numbers from 0 with a diagonal of 0.
    """
    if values is None:
        return None
    rows, where = values, ""
    if isinstance(values, str | Path):
        rows, where = _rows_of(values)
    if not isinstance(rows, Sequence) or not all(
        isinstance(row, Sequence) and not isinstance(row, str) for row in rows
    ):
        raise Problem(f"costs = {values!r}", expected=_FORM)
    costs = tuple(tuple(_cost(cell, where) for cell in row) for row in rows)
    if not costs or any(len(row) != len(costs) for row in costs):
        raise Problem(f"costs of {len(costs)} rows", expected=_FORM, where=where)
    for i, row in enumerate(costs):
        if row[i] != 0:
            raise Problem(
                f"cost {row[i]:g} of a right answer (row {i + 1})",
                expected="0",
                where=where,
            )
    return costs


def check_size(costs: Costs, classes: Sequence[str], where: str) -> None:
    """Raise a Problem unless there is a row for each class, which are nominal."""
    if len(costs) != len(classes):
        raise Problem(
            f"costs of {len(costs)} classes",
            expected=f"{len(classes)}: {', '.join(classes[:20])}"
            if classes
            else "no costs for a numeric class",
            where=where,
        )


def least_cost(probabilities: FloatArray, costs: Costs) -> IntArray:
    """Return the class whose expected cost is least; of equals the first.

    Parameters
    ----------
    probabilities : ndarray, shape (n, c)
    costs : c rows of c numbers
        Row true, column predicted.
    """
    expected = probabilities @ np.array(costs)
    return np.asarray(expected.argmin(axis=1), np.int64)


def total_cost(confusion: IntArray, costs: Costs) -> ErrorCosts:
    """Return the costs of a confusion matrix."""
    n, total = int(confusion.sum()), float((confusion * np.array(costs)).sum())
    return ErrorCosts(total, total / n if n else None)


def _cost(cell: object, where: str) -> float:
    good = isinstance(cell, int | float) and not isinstance(cell, bool)
    if not good or not math.isfinite(cell) or cell < 0:  # type: ignore[arg-type, operator]
        raise Problem(f"cost {cell!r}", expected="a number from 0", where=where)
    return float(cell)  # type: ignore[arg-type]


def _rows_of(text: str | Path) -> tuple[list[list[float]], str]:
    """Return the rows of a text or a file, and the file's name; empty: a text."""
    written, where = str(text).strip().strip("[]"), ""
    if not written or any(c not in "0123456789.eE+-; ,\t" for c in written):
        written, where = _content(Path(text)), str(text)
    lines = [line.split("%")[0].replace(",", " ") for line in written.split("\n")]
    parts = [part.split() for line in lines for part in line.split(";") if part.strip()]
    try:
        rows = [[float(word) for word in part] for part in parts]
    except ValueError as error:
        raise Problem(str(error), expected=_FORM, where=where or "costs") from None
    n = len(rows) - 1
    if n >= 1 and rows[0] == [n, n] and n > 1:
        return rows[1:], where  # the sizes stand before the matrix
    return rows, where


def _content(path: Path) -> str:
    try:
        size = on_disk(path).stat().st_size
        text = path.read_text(encoding="utf-8-sig") if size <= MOST_BYTES else ""
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "not a text file"
        raise Problem(reason, expected=_FORM, where=str(path)) from None
    if size > MOST_BYTES:
        limit = f"at most {MOST_BYTES >> 20} MB of costs"
        raise Problem(f"{size} bytes", expected=limit, where=str(path))
    if not text.strip():
        raise Problem("the file is empty", expected=_FORM, where=str(path))
    return text
