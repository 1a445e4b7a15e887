"""A plot's data as a table: what its items hold, for screen readers and spreadsheets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QLocale

from workbench.core.results.spreadsheet_formulas import guarded_row

Column = Sequence[Any] | npt.NDArray[Any]
FloatArray = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class TwinTable:
    """Named columns of equal length.

    Attributes
    ----------
    headers : tuple of str
    columns : tuple of sequences
        Arrays of numbers, or lists of texts.
    """

    headers: tuple[str, ...] = ()
    columns: tuple[Column, ...] = ()

    @property
    def n_rows(self) -> int:
        """How many rows."""
        return len(self.columns[0]) if self.columns else 0

    def text(self, row: int, column: int, *, local: bool = False) -> str:
        """Return one cell; `local` writes numbers as the locale does."""
        value = self.columns[column][row]
        if isinstance(value, str):
            return value
        if isinstance(value, float | np.floating) and np.isnan(value):
            return "?"
        text = f"{value:.10g}"
        return text.replace(".", QLocale().decimalPoint()) if local else text

    def to_tsv(self, rows: Iterable[int], columns: Sequence[int]) -> str:
        """Return cells as a spreadsheet takes them, with the headers, in C locale."""
        lines = ["\t".join(guarded_row(self.headers[c] for c in columns))]
        lines += [
            "\t".join(guarded_row(self.text(r, c) for c in columns)) for r in rows
        ]
        return "\n".join(lines) + "\n"

    def same_as(self, other: TwinTable) -> bool:
        """Whether every cell is the same."""
        return (
            self.headers == other.headers
            and self.n_rows == other.n_rows
            and all(map(_equal, self.columns, other.columns))
        )


#: What is read, by the names of pyqtgraph's classes: who draws has imported it.
KINDS = {
    "ScatterPlotItem": "point",
    "PlotCurveItem": "curve",
    "PlotDataItem": "curve",
    "BarGraphItem": "bar",
    "ImageItem": "picture",
}


def table_of_items(
    items: Iterable[Any], headers: tuple[str, str, str], words: Mapping[str, str]
) -> TwinTable:
    """Read pyqtgraph's items: a row for each point, bar or picture that can be seen.

    Parameters
    ----------
    items : iterable of GraphicsItem
    headers : tuple of str
        Of the three columns: what it is, x, y.
    words : mapping of str to str
        What a point, curve, bar and picture without a name are called.

    Returns
    -------
    TwinTable
        The rows of an item stand together, in drawing order; a picture has its width
        and height in pixels as x and y.
    """
    names: list[str] = []
    xs, ys = [np.empty(0)], [np.empty(0)]
    for item in items:
        kind = _kind(item)
        if not kind or not item.isVisible():
            continue
        x, y = _coordinates(item, kind)
        name = getattr(item, "opts", {}).get("name") or words[kind]
        names += [name] * len(x)
        xs.append(x)
        ys.append(y)
    return TwinTable(headers, (names, np.concatenate(xs), np.concatenate(ys)))


def _kind(item: Any) -> str:
    classes = (cls.__name__ for cls in type(item).__mro__)
    return next((KINDS[name] for name in classes if name in KINDS), "")


def _coordinates(item: Any, kind: str) -> tuple[FloatArray, FloatArray]:
    if kind == "picture":
        shape = () if item.image is None else item.image.shape[:2]
        height, width = (shape[:1], shape[1:])  # row-major throughout
        return np.array(width, np.float64), np.array(height, np.float64)
    if kind == "bar":
        opts = item.opts
        x = opts.get("x")
        if x is None:
            x = (np.asarray(opts["x0"]) + np.asarray(opts["x1"])) / 2
        x, y = x, opts.get("height")
    else:
        x, y = item.getData()
    if x is None or y is None:
        return np.empty(0), np.empty(0)
    if kind == "curve" and len(x) == len(y) + 1:  # steps: the middles between edges
        x = (x[:-1] + x[1:]) / 2
    x, y = np.broadcast_arrays(np.asarray(x, np.float64), np.asarray(y, np.float64))
    return np.atleast_1d(x), np.atleast_1d(y)


def _equal(a: Column, b: Column) -> bool:
    if isinstance(a, np.ndarray) and isinstance(b, np.ndarray):
        return bool(np.array_equal(a, b, equal_nan=a.dtype.kind == "f"))
    return list(a) == list(b)
