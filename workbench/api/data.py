"""The data set: one float64 array, codes for labels, NaN for missing values."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import IO, Any, Literal, cast

import numpy as np
import numpy.typing as npt

from workbench.api.did_you_mean import instead_of
from workbench.api.html import html_note, html_table
from workbench.api.library import library
from workbench.api.problems import Problem

FloatArray = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.int64]
AttributeKind = Literal["numeric", "nominal", "string", "date", "relational"]

#: Rows and columns of a data set that a notebook shows.
_SHOWN_ROWS, _SHOWN_COLUMNS = 6, 12
#: What liac-arff calls the kinds that it knows.
_LIAC_KINDS: Mapping[str, AttributeKind] = {
    "NUMERIC": "numeric", "REAL": "numeric", "INTEGER": "numeric", "STRING": "string",
}  # fmt: skip
#: The file of changed cells beside the arrays (see `Dataset.open`).
CELLS = "cells.npy"


@dataclass(frozen=True, slots=True)
class Attribute:
    """The description of one column.

    Attributes
    ----------
    name : str
        Unique within its data set.
    kind : str
        ``numeric``, ``nominal``, ``string``, ``date`` or ``relational``.
    values : tuple of str
        The declared labels of a nominal attribute, in declared order; the distinct
        texts of a string or relational attribute in order of appearance; else empty.
        A cell of such a column holds the position of its label as a float.
    format : str
        How a date is written (a pattern of Java's SimpleDateFormat); else empty. A
        cell holds milliseconds since 1970 (UTC).
    inner : tuple of Attribute
        The columns of the tables that the cells of a relational attribute hold (one
        text for each table: its rows in ARFF, joined by line feeds); else empty.
    """

    name: str
    kind: AttributeKind = "numeric"
    values: tuple[str, ...] = ()
    format: str = ""
    inner: tuple[Attribute, ...] = ()

    @property
    def is_numeric(self) -> bool:
        """Whether the cells are numbers with an order and a difference."""
        return self.kind in ("numeric", "date")

    @property
    def is_nominal(self) -> bool:
        """Whether the cells are codes of declared labels."""
        return self.kind == "nominal"

    def describe(self) -> dict[str, Any]:
        """Return the description as plain JSON values."""
        plain: dict[str, Any] = {
            "name": self.name,
            "kind": self.kind,
            "values": list(self.values),
        }
        if self.format:
            plain["format"] = self.format
        if self.inner:
            plain["inner"] = [a.describe() for a in self.inner]
        return plain

    @staticmethod
    def from_description(description: dict[str, Any]) -> Attribute:
        """Rebuild an attribute from `describe`'s answer."""
        return Attribute(
            str(description["name"]),
            cast("AttributeKind", description["kind"]),
            tuple(description["values"]),
            str(description.get("format", "")),
            tuple(
                Attribute.from_description(inner)
                for inner in description.get("inner", ())
            ),
        )


def date_text(milliseconds: float) -> str:
    """Write a time since 1970 as people read it: 2026-03-01, or with the time of day."""
    text = str(np.datetime64(round(milliseconds), "ms"))
    for idle in (".000", "T00:00:00"):
        text = text.removesuffix(idle)
    return text.replace("T", " ")


def numeric_attributes(n: int) -> tuple[Attribute, ...]:
    """Return `n` numeric attributes named x1 … xn, for bare arrays."""
    return tuple(Attribute(f"x{j + 1}") for j in range(n))


@dataclass(frozen=True, eq=False, repr=False)
class Dataset:
    """An immutable table with one class attribute.

    Attributes
    ----------
    X : ndarray of float64, shape (n, d)
        The attributes without the class; nominal and string cells are codes,
        missing cells are NaN. Not writeable.
    y : ndarray, shape (n,)
        The class: int64 codes with -1 for missing when it is nominal (or string),
        float64 with NaN for missing when it is numeric. Not writeable.
    attributes : tuple of Attribute
        One description for each column of `X`.
    class_attribute : Attribute
        The description of `y`.
    name : str
        The relation's name.
    class_index : int
        Where the class stood among the columns of the file; -1 means last.
    weights : ndarray of float64, shape (n,), or None
        Instance weights, None when all are 1.
    source : str
        Where it came from (a path, ``builtin:iris``), empty when made in memory.
    notes : tuple of str
        What the reader guessed or repaired, one line each.
    """

    X: FloatArray
    y: npt.NDArray[Any]
    attributes: tuple[Attribute, ...]
    class_attribute: Attribute
    name: str = "data"
    class_index: int = -1
    weights: FloatArray | None = None
    source: str = ""
    notes: tuple[str, ...] = field(default=())

    def __post_init__(self) -> None:
        X = _frozen(np.asarray(self.X, dtype=np.float64))
        discrete = not self.class_attribute.is_numeric
        y = _frozen(np.asarray(self.y, dtype=np.int64 if discrete else np.float64))
        if X.ndim != 2 or X.shape[1] != len(self.attributes):
            raise Problem(
                f"X has shape {X.shape} beside {len(self.attributes)} attributes",
                expected="one column for each attribute",
                where=self.name,
            )
        if y.shape != (X.shape[0],):
            raise Problem(
                f"y has shape {y.shape} beside {X.shape[0]} rows",
                expected="one class value for each row",
                where=self.name,
            )
        object.__setattr__(self, "X", X)
        object.__setattr__(self, "y", y)
        object.__setattr__(self, "attributes", tuple(self.attributes))
        if self.class_index < 0:
            object.__setattr__(self, "class_index", len(self.attributes))
        if self.weights is not None:
            object.__setattr__(
                self, "weights", _frozen(np.asarray(self.weights, dtype=np.float64))
            )

    @property
    def n_rows(self) -> int:
        """Number of instances."""
        return int(self.X.shape[0])

    @property
    def n_attributes(self) -> int:
        """Number of attributes without the class."""
        return int(self.X.shape[1])

    @property
    def classes(self) -> tuple[str, ...]:
        """The declared class labels; empty for a numeric class."""
        return self.class_attribute.values

    @property
    def has_nominal_class(self) -> bool:
        """Whether this is a classification problem."""
        return self.class_attribute.is_nominal

    @property
    def columns(self) -> tuple[Attribute, ...]:
        """All attributes in the order of the file, the class in its place."""
        before = self.attributes[: self.class_index]
        return (*before, self.class_attribute, *self.attributes[self.class_index :])

    def column(self, index: int) -> FloatArray:
        """Return column `index` of `columns` as floats, NaN for missing, shape (n,)."""
        if index == self.class_index:
            values = self.y.astype(np.float64)
            if not self.class_attribute.is_numeric:
                values[self.y < 0] = np.nan
            return values
        return self.X[:, index - (index > self.class_index)]

    def missing(self) -> IntArray:
        """Count the missing cells of each of `columns`."""
        counts = np.isnan(self.X).sum(axis=0)
        in_class = np.isnan(self.column(self.class_index)).sum()
        return np.insert(counts, self.class_index, in_class).astype(np.int64)

    def class_counts(self) -> IntArray:
        """Count the rows of each declared class label."""
        # without a mask: of a million rows that is most of the time
        counts = np.bincount(self.y + 1, minlength=len(self.classes) + 1)
        return counts[1:].astype(np.int64)

    def take(self, rows: npt.ArrayLike) -> Dataset:
        """Return the data set of the given rows (positions or a boolean mask)."""
        index = np.asarray(rows)
        weights = None if self.weights is None else self.weights[index]
        return replace(self, X=self.X[index], y=self.y[index], weights=weights)

    def with_columns(
        self, X: FloatArray, attributes: Sequence[Attribute], name: str | None = None
    ) -> Dataset:
        """Return the same rows and classes over other attributes; class last."""
        return replace(
            self,
            X=X,
            attributes=tuple(attributes),
            class_index=len(attributes),
            name=self.name if name is None else name,
        )

    def select(self, names: Iterable[str]) -> Dataset:
        """Return the data set with only the named attributes, in that order."""
        index = [self.index_of(name) for name in names]
        return self.with_columns(self.X[:, index], [self.attributes[j] for j in index])

    def index_of(self, name: str) -> int:
        """Return the column of `X` that holds the attribute `name`.

        Raises
        ------
        Problem
            When there is no such attribute.
        """
        for j, attribute in enumerate(self.attributes):
            if attribute.name == name:
                return j
        raise Problem(
            f"no attribute {name!r}",
            expected=instead_of(name, (a.name for a in self.attributes)),
            where=self.name,
        )

    def text(self, row: int, index: int) -> str:
        """Return the cell of `columns[index]` as people write it, ``?`` if missing."""
        is_class = index == self.class_index
        attribute = self.columns[index]
        # one cell, not its column: tables of a million rows ask for what they show
        value = (
            self.y[row] if is_class else self.X[row, index - (index > self.class_index)]
        )
        if np.isnan(value) or (is_class and not attribute.is_numeric and value < 0):
            return "?"
        if attribute.values:
            return attribute.values[int(value)]
        return date_text(value) if attribute.kind == "date" else f"{value:.10g}"

    def same_as(self, other: Dataset) -> bool:
        """Whether all cells, descriptions and weights agree bit for bit."""
        return (
            self.columns == other.columns
            and self.class_index == other.class_index
            and np.array_equal(self.X, other.X, equal_nan=True)
            and np.array_equal(
                self.y, other.y, equal_nan=self.class_attribute.is_numeric
            )
            and _same_weights(self.weights, other.weights)
        )

    # -- other people's tables --------------------------------------------------------

    def __repr__(self) -> str:
        kinds = (a.kind for a in self.attributes)
        numeric = sum(kind == "numeric" for kind in kinds)
        about = f"{self.n_attributes} attribute" + "s" * (self.n_attributes != 1)
        if numeric != self.n_attributes:
            about += f" ({numeric} numeric)"
        name, n = self.class_attribute.name, len(self.classes)
        what = f"{n} labels" if n else self.class_attribute.kind
        return f"Dataset({self.name!r}: {self.n_rows} rows, {about}, class {name!r} of {what})"

    def _repr_html_(self) -> str:
        """Show the first rows in a notebook."""
        places = range(min(len(self.columns), _SHOWN_COLUMNS))
        headers = [self.columns[j].name for j in places]
        rows = [
            [self.text(i, j) for j in places]
            for i in range(min(self.n_rows, _SHOWN_ROWS))
        ]
        left = len(self.columns) - len(headers)
        more = f", {left} more columns" if left else ""
        notes = "".join(map(html_note, self.notes[:3]))
        return html_table(headers, rows, repr(self)[8:-1] + more) + notes

    def to_frame(self) -> Any:
        """Return the rows as a pandas data frame, columns in the order of the file.

        Labels become categories in declared order, dates times without a zone, texts
        strings; what is missing stays so.

        Raises
        ------
        Problem
            When pandas is not installed.
        """
        pandas = library("pandas")  # the process of the window never asks
        made: dict[str, Any] = {}
        for j, attribute in enumerate(self.columns):
            cells = self.column(j)
            known = ~np.isnan(cells)
            if attribute.kind == "numeric":
                made[attribute.name] = cells
            elif attribute.kind == "date":
                times = np.full(cells.shape, np.datetime64("NaT", "ms"))
                times[known] = cells[known].astype(np.int64).astype("datetime64[ms]")
                made[attribute.name] = times
            else:
                codes = np.where(known, cells, -1).astype(np.int64)
                labels = list(attribute.values)
                texts = pandas.Categorical.from_codes(codes, labels)
                if attribute.kind != "nominal":
                    texts = pandas.Series(texts, dtype=object).astype("string")
                made[attribute.name] = texts
        return pandas.DataFrame(made, index=pandas.RangeIndex(self.n_rows))

    def to_arff_dict(self) -> dict[str, Any]:
        """Return the dictionary that liac-arff reads and writes.

        Returns
        -------
        dict
            ``relation, description, attributes`` (pairs of a name and ``NUMERIC``,
            ``STRING`` or a list of labels) and ``data``, a list of rows, None where
            missing. liac-arff knows no dates: they become texts.

        Raises
        ------
        Problem
            For a relational attribute.
        """
        columns: list[list[Any]] = []
        kinds: list[tuple[str, Any]] = []
        for j, attribute in enumerate(self.columns):
            if attribute.kind == "relational":
                raise Problem(
                    f"the attribute {attribute.name!r} is relational",
                    expected="attributes without tables inside",
                    where=self.name,
                )
            cells = self.column(j).tolist()
            known: Any = float
            if attribute.kind == "date":
                known = date_text
            elif attribute.values:
                labels = dict(enumerate(attribute.values))
                known = labels.__getitem__
            columns.append([None if cell != cell else known(cell) for cell in cells])
            kind: Any = "NUMERIC" if attribute.kind == "numeric" else "STRING"
            kinds.append((attribute.name, list(attribute.values) if attribute.is_nominal else kind))  # fmt: skip
        rows = [list(row) for row in zip(*columns, strict=True)]
        notes = "\n".join(self.notes)
        return {"relation": self.name, "description": notes, "attributes": kinds, "data": rows}  # fmt: skip

    @staticmethod
    def from_arff_dict(
        document: Mapping[str, Any], class_name: str | int | None = None
    ) -> Dataset:
        """Make a data set of a dictionary as liac-arff hands it around.

        Parameters
        ----------
        document : mapping
            As of `to_arff_dict`; rows may be lists, or dictionaries from a column's
            number to its value (what is left out is 0, or the first label).
        class_name : str or int, optional
            The class by name or position; the last attribute by default.

        Raises
        ------
        Problem
            Naming row and attribute of what does not fit.
        """
        attributes, rows = _liac_parts(document)
        names = [name for name, _ in attributes]
        position = len(names) - 1
        if class_name is not None:
            position = _position(names, class_name)
        cells = np.empty((len(rows), len(names)))
        made = []
        for j, (name, kind) in enumerate(attributes):
            column = [_liac_cell(row, j, kind) for row in rows]
            cells[:, j], attribute = _liac_column(column, name, kind)
            made.append(attribute)
        target = made.pop(position)
        if target.kind == "string":
            target = replace(target, kind="nominal")
        y = cells[:, position]
        return Dataset(
            X=np.delete(cells, position, axis=1),
            y=y if target.is_numeric else np.where(np.isnan(y), -1, y),
            attributes=tuple(made),
            class_attribute=target,
            name=str(document.get("relation") or "data"),
            class_index=position,
        )

    # -- folders ----------------------------------------------------------------------

    def save(self, folder: Path) -> None:
        """Write X.npy, y.npy, weights.npy and meta.json into an existing folder."""
        self.save_parts(lambda name: (folder / name).open("wb"))

    def save_parts(
        self, part: Callable[[str], AbstractContextManager[IO[bytes]]]
    ) -> None:
        """Write the files of `save` into the streams that `part` opens by name.

        Large arrays go in pieces: nothing is held twice.
        """
        arrays = {"X.npy": self.X, "y.npy": self.y, "weights.npy": self.weights}
        for name, array in arrays.items():
            if array is not None:
                with part(name) as stream:
                    np.lib.format.write_array(stream, array, allow_pickle=False)
        meta = {
            "name": self.name,
            "attributes": [a.describe() for a in self.attributes],
            "class_attribute": self.class_attribute.describe(),
            "class_index": self.class_index,
            "source": self.source,
            "notes": list(self.notes),
        }
        with part("meta.json") as stream:
            stream.write(json.dumps(meta, ensure_ascii=False).encode("utf-8"))

    @staticmethod
    def open(folder: Path) -> Dataset:
        """Open what `save` wrote; the arrays are memory-mapped, read only.

        A file ``cells.npy`` beside them (row, position in `columns`, value) holds cells
        changed since; they are put into private pages of the mapping, never into the
        file.
        """
        meta = json.loads((folder / "meta.json").read_text(encoding="utf-8"))
        weights = folder / "weights.npy"
        X, y = _open_patched(folder, int(meta["class_index"]))
        return Dataset(
            X=X,
            y=y,
            attributes=tuple(Attribute.from_description(a) for a in meta["attributes"]),
            class_attribute=Attribute.from_description(meta["class_attribute"]),
            name=meta["name"],
            class_index=meta["class_index"],
            weights=_open(weights) if weights.exists() else None,
            source=meta["source"],
            notes=tuple(meta["notes"]),
        )


def _open_patched(
    folder: Path, class_index: int
) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
    if not (folder / CELLS).exists():
        return _open(folder / "X.npy"), _open(folder / "y.npy")
    X, y = _open(folder / "X.npy", "c"), _open(folder / "y.npy", "c")
    cells = np.load(folder / CELLS, allow_pickle=False)
    rows, columns, values = (
        cells[:, 0].astype(int),
        cells[:, 1].astype(int),
        cells[:, 2],
    )
    of_class = columns == class_index
    X[rows[~of_class], columns[~of_class] - (columns[~of_class] > class_index)] = (
        values[~of_class]
    )
    discrete = y.dtype.kind == "i"
    y[rows[of_class]] = (
        np.nan_to_num(values[of_class], nan=-1) if discrete else values[of_class]
    )
    X.flags.writeable = y.flags.writeable = False
    return X, y


def _open(path: Path, mode: Literal["r", "c"] = "r") -> npt.NDArray[Any]:
    try:
        array = np.load(path, mmap_mode=mode, allow_pickle=False)
    except ValueError:  # an array without a cell cannot be mapped
        array = np.load(path, allow_pickle=False)
    return cast("npt.NDArray[Any]", array)


def _frozen(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    # a copy: the caller may go on writing into the array it gave
    if array.flags.writeable:
        array = array.copy(order="C")
        array.flags.writeable = False
    return array


def _same_weights(a: FloatArray | None, b: FloatArray | None) -> bool:
    if a is None or b is None:
        return a is b
    return np.array_equal(a, b)


# -- dictionaries of liac-arff ---------------------------------------------------------


def _liac_parts(
    document: Mapping[str, Any],
) -> tuple[list[tuple[str, Any]], Sequence[Any]]:
    try:
        attributes = [(str(name), kind) for name, kind in document["attributes"]]
        rows = document["data"]
    except (KeyError, TypeError, ValueError):
        raise Problem(
            "no dictionary of liac-arff",
            expected="the keys 'attributes' (pairs of name and type) and 'data'",
        ) from None
    if not attributes:
        raise Problem(
            "no attributes", expected="at least the class", where="attributes"
        )
    names = [name for name, _ in attributes]
    for name in names:
        if names.count(name) > 1:
            what = f"the attribute {name!r} stands twice"
            raise Problem(what, expected="names that differ", where="attributes")
    if isinstance(rows, tuple) or not isinstance(rows, Sequence):
        what = f"data are a {type(rows).__name__}"
        raise Problem(what, expected="a list of rows (liac-arff's DENSE or LOD)")
    for i, row in enumerate(rows):
        dense = isinstance(row, Sequence | np.ndarray) and not isinstance(row, str)
        if not dense and not isinstance(row, Mapping):
            raise Problem(f"row {i} is a {type(row).__name__}", expected="a list")
        if dense and len(row) != len(names):
            what = f"row {i} has {len(row)} values"
            raise Problem(what, expected=f"{len(names)}, one for each attribute")
    return attributes, rows


def _liac_cell(row: Any, j: int, kind: Any) -> Any:
    if not isinstance(row, Mapping):
        return row[j]
    return row.get(j, 0.0 if isinstance(kind, str) else next(iter(kind), None))


def _liac_column(
    column: Sequence[Any], name: str, kind: Any
) -> tuple[FloatArray, Attribute]:
    labels: dict[str, int] = {}
    known = _LIAC_KINDS.get(kind.upper()) if isinstance(kind, str) else "nominal"
    if known is None:
        raise Problem(
            f"attribute {name!r} has the type {kind!r}",
            expected="NUMERIC, REAL, INTEGER, STRING or a list of labels",
        )
    if known == "nominal":
        labels = {str(label): code for code, label in enumerate(kind)}
    cells = np.full(len(column), np.nan)
    for i, value in enumerate(column):
        if value is None or value == "?" or value != value:
            continue
        try:
            if known == "numeric":
                cells[i] = float(value)
            elif known == "string":
                cells[i] = labels.setdefault(str(value), len(labels))
            else:
                cells[i] = labels[str(value)]
        except (KeyError, TypeError, ValueError):
            shown = ", ".join(list(labels)[:12])
            raise Problem(
                f"row {i} of attribute {name!r} holds {value!r:.60}",
                expected=f"one of {shown}" if labels else "a number",
            ) from None
    return cells, Attribute(name, known, tuple(labels))


def _position(names: Sequence[str], wanted: str | int) -> int:
    if wanted in names:
        return names.index(str(wanted))
    if isinstance(wanted, int) and -len(names) <= wanted < len(names):
        return wanted % len(names)
    expected = instead_of(str(wanted), names)
    raise Problem(f"no attribute {wanted!r} for the class", expected=expected)
