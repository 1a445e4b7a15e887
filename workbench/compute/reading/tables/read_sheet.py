"""Reader of spreadsheets (.xlsx, .xls, .ods): a sheet is read as the CSV file it would be.

So all options of CSV files about columns apply, and lines in complaints are the rows that
the spreadsheet shows.
"""

from __future__ import annotations

import csv
import datetime as dt
import re
import zipfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from workbench.api import Dataset, Problem
from workbench.api.did_you_mean import instead_of
from workbench.api.library import library
from workbench.compute.reading.assemble import ClassType, number_text
from workbench.compute.reading.csv.read_csv import guess, read_csv
from workbench.compute.reading.tables.several_tables import several
from workbench.compute.reading.text_files import data_stem
from workbench.core.program.on_disk import on_disk
from workbench.core.results.csv_options import CsvGuess

#: Of what a sheet has no need to be told.
_NOT_OURS = ("delimiter", "quote", "decimal", "thousands", "encoding", "comment")
#: The container of old workbooks, and of encrypted new ones.
_COMPOUND = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"

_T = TypeVar("_T")


def read_sheet(
    path: str | Path,
    *,
    class_name: str | int | None = None,
    class_type: ClassType | None = None,
    sheet: str | None = None,
    **options: Any,
) -> Dataset:
    """Read a sheet of a workbook.

    Parameters
    ----------
    sheet : str, optional
        Its name; needed where several have cells.
    class_name, class_type, **options
        As of `read_csv`, but for those about separators and characters.

    Raises
    ------
    Problem
        For a workbook that is protected by a password, empty or broken, several sheets
        of which none is named, and as of `read_csv`.
    """
    options |= {"class_name": class_name, "class_type": class_type}
    name, first, dataset = _as_csv(path, sheet, options, read_csv)
    notes = tuple(_moved(note, first) for note in dataset.notes)
    if sheet is None and name:
        notes = (f"sheet {name!r}", *notes)
    return replace(dataset, source=str(path), notes=notes)


def guess_sheet(
    path: str | Path, *, sheet: str | None = None, **options: Any
) -> CsvGuess:
    """Say how a sheet would be read: the one that is named, or the first with cells.

    Parameters
    ----------
    sheet, **options
        As of `read_sheet`.

    Raises
    ------
    Problem
        As `read_sheet`, but for several sheets.
    """
    names = sheet_names(path)
    chosen = sheet if sheet is not None else names[0]
    _, first, found = _as_csv(path, chosen, options, guess)
    notes = tuple(_moved(note, first) for note in found.notes)
    return replace(found, notes=notes, kind="sheet", tables=tuple(names), table=chosen)


def sheet_names(path: str | Path) -> list[str]:
    """Return the sheets that have cells, in their order."""
    with _filled(Path(path), None) as filled:
        return list(filled)


def _as_csv(
    path: str | Path,
    sheet: str | None,
    options: Mapping[str, Any],
    work: Callable[..., _T],
) -> tuple[str, int, _T]:
    """Write a sheet as CSV and work on it; return its name and the rows above it, too."""
    where = str(path)
    for option in options:
        if option in _NOT_OURS:
            what = f"the option {option} does not apply"
            raise Problem(what, expected="a CSV or TSV file", where=where)
    name, first, rows = _cells(Path(path), sheet)
    with TemporaryDirectory() as folder:
        table = Path(folder) / f"{data_stem(path)}.csv"
        with table.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(rows)
        try:
            done = work(
                table,
                delimiter=",",
                quote='"',
                decimal=".",
                thousands="",
                encoding="utf-8",
                **options,
            )
        except Problem as problem:
            line = None if problem.line is None else problem.line + first
            found = (problem.what, problem.expected)
            raise Problem(found[0], expected=found[1], where=where, line=line) from None
    return name, first, done


def _moved(note: str, first: int) -> str:
    """Return a note with its lines counted as the spreadsheet counts rows."""
    return re.sub(r"\bline (\d+)", lambda m: f"line {int(m[1]) + first}", note)


def _cells(path: Path, wanted: str | None) -> tuple[str, int, list[list[str]]]:
    """Return the name of a sheet, the rows above its first cell, and its rows."""
    where = str(path)
    with _filled(path, wanted) as filled:
        if len(filled) > 1:
            raise several(list(filled), "sheets have cells", where)
        name, sheet = next(iter(filled.items()))
        rows = [[_text(cell) for cell in row] for row in sheet.to_python()]
        first = sheet.start[0] if sheet.start else 0
    if len(rows) < 2:
        raise Problem(f"the sheet {name!r} has one row", expected="names and rows", where=where)  # fmt: skip
    return name, first, rows


@contextmanager
def _filled(path: Path, wanted: str | None) -> Iterator[dict[str, Any]]:
    """Yield the sheets that have cells by name, all or the wanted one: at least one."""
    where = str(path)
    calamine = library("python_calamine", "python-calamine", "sheets")
    try:
        with on_disk(path, "a workbook").open("rb") as file:
            _refuse_protected(file.read(len(_COMPOUND)), path)
        book = calamine.CalamineWorkbook.from_path(where)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Problem(reason, expected="a workbook", where=where) from None
    except calamine.PasswordError:
        raise _protected(where) from None
    except (calamine.CalamineError, zipfile.BadZipFile, ValueError) as error:
        if isinstance(error, Problem):
            raise
        what = f"no workbook: {' '.join(str(error).split())[:160]}"
        raise Problem(what, expected="a file that a spreadsheet opens", where=where) from None  # fmt: skip
    with book:
        filled = {}
        names = list(book.sheet_names)
        if wanted is not None and wanted not in names:
            expected = instead_of(wanted, names)
            raise Problem(f"no sheet {wanted!r}", expected=expected, where=where)
        for name in names if wanted is None else [wanted]:
            sheet = _sheet(book, name, where, calamine)
            if sheet is not None and sheet.height:
                filled[name] = sheet
        if not filled:
            about = "the workbook" if wanted is None else f"the sheet {wanted!r}"
            raise Problem(f"{about} is empty", expected="a table", where=where)
        yield filled


def _sheet(book: Any, name: str, where: str, calamine: Any) -> Any:
    try:
        return book.get_sheet_by_name(name)
    except calamine.WorksheetNotFound:  # a chart, a dialogue
        return None
    except calamine.CalamineError as error:
        what = (
            f"the sheet {name!r} cannot be read: {' '.join(str(error).split())[:120]}"
        )
        raise Problem(what, expected="a sheet of cells", where=where) from None


def _refuse_protected(head: bytes, path: Path) -> None:
    suffix = path.suffix.lower()
    if suffix in (".xlsx", ".xlsm") and head == _COMPOUND:
        raise _protected(str(path))
    if suffix == ".ods" and zipfile.is_zipfile(path):
        with zipfile.ZipFile(path) as members:
            manifest = "META-INF/manifest.xml"
            if manifest in members.namelist():
                with members.open(manifest) as file:
                    if b"encryption-data" in file.read(1 << 20):
                        raise _protected(str(path))


def _protected(where: str) -> Problem:
    return Problem(
        "the workbook is protected by a password",
        expected="a copy saved without one",
        where=where,
    )


def _text(cell: Any) -> str:
    if isinstance(cell, bool):
        return str(cell)
    if isinstance(cell, float):
        return number_text(cell)
    if isinstance(cell, dt.datetime):
        midnight = cell.time() == dt.time()
        return cell.date().isoformat() if midnight else cell.isoformat(" ", "seconds")
    if isinstance(cell, dt.date | dt.time):
        return cell.isoformat()
    if isinstance(cell, dt.timedelta):
        return number_text(cell.total_seconds())
    return str(cell)
