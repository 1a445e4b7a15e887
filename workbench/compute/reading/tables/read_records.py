"""Readers of tables whose columns have types: Parquet, Feather, JSON records, SQLite."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from workbench.api import Dataset, Problem
from workbench.api.did_you_mean import instead_of
from workbench.api.library import library
from workbench.compute.reading.assemble import ClassType
from workbench.compute.reading.data_frame import read_frame
from workbench.compute.reading.tables.several_tables import several
from workbench.compute.reading.text_files import data_stem
from workbench.core.program.json_text import load_json, parse_json
from workbench.core.program.on_disk import on_disk

_INDEX = re.compile(r"__index_level_\d+__")
_SQLITE = b"SQLite format 3\0"


def read_parquet(
    path: str | Path,
    *,
    class_name: str | int | None = None,
    class_type: ClassType | None = None,
) -> Dataset:
    """Read a Parquet file; dictionaries of values become labels in their order.

    Raises
    ------
    Problem
        For a column of lists or records, a file that is none, and as of `read_frame`.
    """
    parquet = library("pyarrow.parquet", "pyarrow", "parquet")
    return _of_arrow(parquet.read_table, path, class_name, class_type)


def read_feather(
    path: str | Path,
    *,
    class_name: str | int | None = None,
    class_type: ClassType | None = None,
) -> Dataset:
    """Read a Feather file (Arrow IPC); as `read_parquet`."""
    feather = library("pyarrow.feather", "pyarrow", "parquet")
    return _of_arrow(feather.read_table, path, class_name, class_type)


def _of_arrow(
    read: Callable[..., Any],
    path: str | Path,
    class_name: str | int | None,
    class_type: ClassType | None,
) -> Dataset:
    where = str(path)
    arrow = library("pyarrow", "", "parquet")
    with opened(path, "a Parquet or Feather file") as file:
        try:
            table = read(file)
        except (arrow.ArrowException, OSError, ValueError) as error:
            what = f"cannot be read: {' '.join(str(error).split())[:160]}"
            raise Problem(what, expected="a Parquet or Feather file", where=where) from None  # fmt: skip
    for field in table.schema:
        if arrow.types.is_nested(field.type):
            raise Problem(
                f"column {field.name!r} holds {field.type}",
                expected="a number or a text in each cell",
                where=where,
            )
    kept = [name for name in table.column_names if not _INDEX.fullmatch(name)]
    if len(set(kept)) < len(kept):
        twice = next(name for name in kept if kept.count(name) > 1)
        what = f"the column {twice!r} stands twice"
        raise Problem(what, expected="names that differ", where=where)
    frame = table.select(kept).to_pandas(ignore_metadata=True, date_as_object=False)
    return frame_dataset(frame, path, class_name, class_type)


def read_json(
    path: str | Path,
    *,
    class_name: str | int | None = None,
    class_type: ClassType | None = None,
) -> Dataset:
    """Read a list of flat JSON objects, one for each row (also one a line: .jsonl).

    Columns come in the order in which their names appear; a row without one of them
    lacks that value.

    Raises
    ------
    Problem
        For what is no such list, lists and objects in cells, and as of `read_frame`.
    """
    where = str(path)
    pandas = library("pandas")
    by_line = Path(path).suffix.lower() in (".jsonl", ".ndjson")
    rows = _lines(path) if by_line else load_json(Path(path), "a JSON file")
    if isinstance(rows, Mapping) and rows and all(isinstance(v, list) for v in rows.values()):  # fmt: skip
        lengths = {len(column) for column in rows.values()}
        if len(lengths) > 1:
            what = "columns of different lengths"
            raise Problem(what, expected="as many values in each", where=where)
        return frame_dataset(_objects(pandas, rows), path, class_name, class_type)
    expected = "a list of objects, one for each row"
    if not isinstance(rows, list):
        kind = "an object" if isinstance(rows, Mapping) else type(rows).__name__
        raise Problem(kind, expected=expected, where=where)
    if not rows:
        raise Problem("no rows", expected="at least one", where=where)
    names: dict[str, None] = {}
    for i, row in enumerate(rows):
        if not isinstance(row, Mapping):
            what = f"row {i} is a {type(row).__name__}"
            raise Problem(what, expected=expected, where=where)
        names |= dict.fromkeys(row)
    columns = {name: [row.get(name) for row in rows] for name in names}
    return frame_dataset(_objects(pandas, columns), path, class_name, class_type)


def _objects(pandas: Any, columns: Mapping[str, Sequence[Any]]) -> Any:
    """Return a frame of values as they are: None must not make floats of whole numbers."""
    made = {n: pandas.Series(list(v), dtype=object) for n, v in columns.items()}
    return pandas.DataFrame(made, columns=list(columns))


def _lines(path: str | Path) -> list[Any]:
    rows = []
    with opened(path, "a file of JSON lines") as file:
        for number, line in enumerate(file, 1):
            if line.strip():
                try:
                    rows.append(parse_json(line, str(path)))
                except Problem as problem:
                    raise Problem(problem.what, expected=problem.expected,
                                  where=str(path), line=number) from None  # fmt: skip
    return rows


def read_sqlite(
    path: str | Path,
    *,
    class_name: str | int | None = None,
    class_type: ClassType | None = None,
    sheet: str | None = None,
) -> Dataset:
    """Read a table or view of a SQLite file, which is opened for reading only.

    Parameters
    ----------
    sheet : str, optional
        Its name; needed where there are several.

    Raises
    ------
    Problem
        For several tables of which none is named, a file that is none, blobs, and as
        of `read_frame`.
    """
    where = str(path)
    with _database(path, where) as connection:
        table = _table(connection, sheet, where)
        quoted = table.replace('"', '""')
        cursor = connection.execute(f'SELECT * FROM "{quoted}"')
        names = [column[0] for column in cursor.description]
        rows = cursor.fetchall()
    pandas = library("pandas")
    cells = list(zip(*rows, strict=True)) or [()] * len(names)
    frame = _objects(pandas, dict(zip(names, cells, strict=True)))
    return frame_dataset(frame, path, class_name, class_type)


def table_names(path: str | Path) -> list[str]:
    """Return the tables and views of a SQLite file, in alphabetical order."""
    where = str(path)
    with _database(path, where) as connection:
        return _names(connection)


@contextmanager
def _database(path: str | Path, where: str) -> Iterator[sqlite3.Connection]:
    with opened(path, "a SQLite file") as file:
        if file.read(len(_SQLITE)) != _SQLITE:
            raise Problem("no SQLite file", expected="one", where=where)
    uri = f"{Path(path).resolve().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            yield connection
    except sqlite3.Error as error:
        what = f"cannot be read: {' '.join(str(error).split())[:160]}"
        raise Problem(what, expected="a SQLite file", where=where) from None


def _names(connection: sqlite3.Connection) -> list[str]:
    query = "SELECT name FROM sqlite_master WHERE type IN ('table', 'view') "
    query += "AND name NOT LIKE 'sqlite_%' ORDER BY name"
    return [name for (name,) in connection.execute(query)]


def _table(connection: sqlite3.Connection, wanted: str | None, where: str) -> str:
    names = _names(connection)
    if not names:
        raise Problem("no table", expected="at least one", where=where)
    if wanted is not None and wanted not in names:
        expected = instead_of(wanted, names)
        raise Problem(f"no table {wanted!r}", expected=expected, where=where)
    if wanted is None and len(names) > 1:
        raise several(names, "tables", where)
    return wanted or names[0]


def opened(path: str | Path, expected: str) -> Any:
    """Open a file for reading bytes; what stands against it is one line."""
    try:
        return on_disk(Path(path), expected).open("rb")
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        reason = getattr(error, "strerror", None) or str(error)
        raise Problem(reason, expected=expected, where=str(path)) from None


def frame_dataset(
    frame: Any,
    path: str | Path,
    class_name: str | int | None,
    class_type: ClassType | None,
) -> Dataset:
    """Read a frame as the data set of a file, which complaints name."""
    where = str(path)
    try:
        dataset = read_frame(
            frame, class_name=class_name, class_type=class_type, source=where
        )
    except Problem as problem:
        found = problem.what, problem.expected
        raise Problem(found[0], expected=found[1], where=where) from None
    return replace(dataset, name=data_stem(path))
