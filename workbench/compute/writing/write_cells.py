"""Rows of a data set as text cells, a block at a time to save memory.

A file is as large in memory as one block, whatever the number of rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np
import numpy.typing as npt

from workbench.api import Attribute, Dataset, FloatArray, Problem

#: How many cells make a block of rows.
BLOCK_CELLS = 200_000
#: Beyond it not every whole number is a float, and short forms have an exponent.
_LARGEST_WHOLE = 1e15

#: What turns part of a column into texts.
CellWriter = Callable[[FloatArray], list[str]]


def rows_of_text(
    dataset: Dataset,
    columns: Sequence[int],
    writers: Sequence[CellWriter],
    separator: str,
    *,
    weights: CellWriter | None = None,
) -> Iterator[str]:
    """Yield blocks of lines, each line ended by a line feed.

    Parameters
    ----------
    columns : sequence of int, length d + 1
        Positions in ``dataset.columns``, in the order of the file.
    writers : sequence of callable, length d + 1
        One for each of `columns`.
    separator : str
        What stands between two cells.
    weights : callable, optional
        Writes the weights of the rows as one more cell.
    """
    step = max(1, BLOCK_CELLS // max(1, len(columns)))
    values = [dataset.column(j) for j in columns]
    pairs = list(zip(values, writers, strict=True))
    if weights is not None and dataset.weights is not None:
        pairs.append((dataset.weights, weights))
    for start in range(0, dataset.n_rows, step):
        part = slice(start, start + step)
        cells = [write(column[part]) for column, write in pairs]
        rows = map(separator.join, zip(*cells, strict=True))
        yield "\n".join(rows) + "\n"


def number_writer(attribute: Attribute, missing: str) -> CellWriter:
    """Return what writes numbers so that reading them gives the same bits.

    Whole numbers have no point, others the shortest digits that make them (``repr``);
    infinities, which no reader takes, are refused.
    """

    def write(values: FloatArray) -> list[str]:
        """Return the cells of numbers, shape (n,); NaN is a missing one."""
        if np.isinf(values).any():
            raise Problem(
                f"an infinite value of attribute {attribute.name!r}",
                expected="finite numbers, or missing values",
            )
        whole = is_short_whole(values)
        if whole.all():
            return list(map(str, values.astype(np.int64).tolist()))
        texts = list(map(repr, values.tolist()))
        for i in np.flatnonzero(whole).tolist():
            texts[i] = texts[i][:-2]  # without .0
        for i in np.flatnonzero(np.isnan(values)).tolist():
            texts[i] = missing
        return texts

    return write


def is_short_whole(values: FloatArray) -> npt.NDArray[np.bool_]:
    """Say which values are written as whole numbers; -0.0 keeps its sign and is not."""
    minus_zero = (values == 0) & np.signbit(values)
    with np.errstate(invalid="ignore"):
        small = np.abs(values) < _LARGEST_WHOLE
    short: npt.NDArray[np.bool_] = small & (values == np.rint(values)) & ~minus_zero
    return short


def label_writer(texts: Sequence[str], missing: str) -> CellWriter:
    """Return what writes codes as the texts they stand for."""
    table = np.array([*texts, missing], dtype=object)

    def write(codes: FloatArray) -> list[str]:
        """Return the cells of codes, shape (n,); NaN is a missing one."""
        known = np.where(np.isnan(codes), len(texts), codes).astype(np.int64)
        written: list[str] = table[known].tolist()
        return written

    return write


def class_last(dataset: Dataset) -> list[int]:
    """Return the positions of all columns, that of the class last."""
    others = [j for j in range(len(dataset.columns)) if j != dataset.class_index]
    return [*others, dataset.class_index]
