"""Reader of CSV and TSV files that reports what it had to guess."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from workbench.api import Attribute, Dataset, Problem
from workbench.compute.reading.assemble import ClassType
from workbench.compute.reading.csv.csv_columns import CsvReading
from workbench.compute.reading.csv.csv_layout import (
    SAMPLE_LINES,
    CsvOptions,
    Ragged,
    find_layout,
)
from workbench.compute.reading.csv.csv_numbers import MISSING_NUMBERS
from workbench.compute.reading.csv.csv_source import CsvSource, NotUtf8Error
from workbench.compute.reading.text_files import data_stem

#: How many rows the import strip shows.
PREVIEW_ROWS = 50
#: How many bytes of a file are looked at for it.
PREVIEW_BYTES = 1 << 20

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class CsvGuess:
    """Guessed layout and columns of a CSV file, for the import strip.

    Attributes
    ----------
    delimiter : str
        One character; a blank stands for any number of blanks and tabs.
    quote : str
        One character, or empty.
    decimal : str
        ``.`` or ``,``.
    thousands : str
        The mark between groups of three digits, or empty.
    encoding : str
        The name of a codec of Python.
    header : bool
        Whether the first row holds names.
    missing : tuple of str
        What is missing in a column of numbers.
    names : tuple of str
        Of all columns.
    types : tuple of str
        ``numeric``, ``nominal``, ``string``, ``date`` or ``leave-out`` for each column.
    formats : tuple of str
        The pattern of each column of dates, empty for the others.
    class_name : str
        The column taken as the class.
    preview : tuple of tuple of str
        The first 50 rows as they are written, without the names.
    whole : bool
        Whether the whole file was looked at, not only its beginning.
    notes : tuple of str
        What was guessed, and what would be refused.
    """

    delimiter: str
    quote: str
    decimal: str
    thousands: str
    encoding: str
    header: bool
    missing: tuple[str, ...]
    names: tuple[str, ...]
    types: tuple[str, ...]
    formats: tuple[str, ...]
    class_name: str
    preview: tuple[tuple[str, ...], ...]
    whole: bool
    notes: tuple[str, ...]


def guess(
    path: str | Path,
    *,
    class_name: str | int | None = None,
    class_type: ClassType | None = None,
    **options: Any,
) -> CsvGuess:
    """Say how a CSV file would be read, by its first megabyte.

    Parameters
    ----------
    class_name, class_type, **options
        As of `read_csv`; what is given is not guessed.

    Raises
    ------
    Problem
        When it cannot be read as a table.
    """
    given = _options(path, options)

    def look(source: CsvSource, notes: Sequence[str]) -> CsvGuess:
        """Say how a source is understood, whether or not it can be read."""
        layout = find_layout(source.head(SAMPLE_LINES), given, source.where)
        job = CsvReading(source, layout, given, class_name, class_type)
        columns: list[Attribute] = []
        try:
            dataset = job.dataset(data_stem(path), notes)
            columns, said = list(dataset.columns), dataset.notes
        except Problem as problem:  # the strip shows it, beside what can be changed
            said = (*notes, *job.layout.notes, problem.text())
        if not source.whole:
            said = (*said, "only the beginning of the file was looked at")
        return _as_guess(job, columns, said)

    return _with_source(path, given.encoding, look, PREVIEW_BYTES)


def read_csv(
    path: str | Path,
    *,
    class_name: str | int | None = None,
    class_type: ClassType | None = None,
    delimiter: str | None = None,
    quote: str | None = None,
    decimal: str | None = None,
    thousands: str | None = None,
    encoding: str | None = None,
    header: bool | None = None,
    missing: Sequence[str] = (),
    ragged: Ragged = "refuse",
    comment: str | None = None,
    types: Mapping[str, str] | None = None,
) -> Dataset:
    """Read a table of separated values; the notes say what was guessed.

    Parameters
    ----------
    class_name : str or int, optional
        The class by name or position; else a column named class or target, else the
        last one (but for texts that three in four of the first rows lack).
    class_type : {"nominal", "numeric"}, optional
        Else: texts are labels, and so are whole numbers with few distinct values.
    delimiter : str, optional
        One character; a blank stands for any number of blanks and tabs.
    quote : str, optional
        One character; empty if values are never in quotes. Inside quotes it is
        doubled.
    decimal : {".", ","}, optional
    thousands : str, optional
        The mark between groups of three digits: a comma, a point, a blank (also one
        that does not break) or an apostrophe; empty for none.
    encoding : str, optional
        Any text codec of Python; else what the first bytes say, UTF-8 or Latin-1.
    header : bool, optional
        Whether the first row holds names.
    missing : sequence of str
        Texts for missing values, beside the usual ones (nothing, ``?``, and among
        numbers also NA, NaN, null and the like).
    ragged : {"refuse", "pad", "skip"}
        A row with fewer values than the first is refused, or ends in missing ones; one
        with more is refused. ``skip`` leaves out rows of either kind and notes them.
    comment : str, optional
        What a line to be left out begins with.
    types : mapping of name to str, optional
        ``numeric``, ``nominal``, ``string``, ``date``, ``date:PATTERN`` (of Java's
        SimpleDateFormat) or ``leave-out``, for columns by name or position.

    Raises
    ------
    Problem
        ``FILE:LINE: what (expected …)``.
    """
    given = _options(
        path,
        {
            "delimiter": delimiter,
            "quote": quote,
            "decimal": decimal,
            "thousands": thousands,
            "encoding": encoding,
            "header": header,
            "missing": tuple(missing),
            "ragged": ragged,
            "comment": comment,
            "types": types or {},
        },
    )

    def take(source: CsvSource, notes: Sequence[str]) -> Dataset:
        """Read a whole source."""
        layout = find_layout(source.head(SAMPLE_LINES), given, source.where)
        job = CsvReading(source, layout, given, class_name, class_type)
        return job.dataset(data_stem(path), notes)

    return _with_source(path, given.encoding, take)


def _options(path: str | Path, options: Mapping[str, Any]) -> CsvOptions:
    given = dict(options)
    given["missing"] = tuple(given.get("missing") or ())
    given["types"] = dict(given.get("types") or {})
    chosen = CsvOptions(**given)
    chosen.check(str(path))
    return chosen


def _with_source(
    path: str | Path,
    encoding: str | None,
    work: Callable[[CsvSource, Sequence[str]], _T],
    limit: int | None = None,
) -> _T:
    """Work on the file as UTF-8, or whatever it says, and if that is wrong Latin-1."""
    try:
        with CsvSource(path, encoding, limit) as source:
            return work(source, ())
    except NotUtf8Error as error:
        note = f"line {error.line} is not UTF-8, so the file was read as Latin-1"
        with CsvSource(path, "latin-1", limit) as source:
            return work(source, (note,))


def _as_guess(
    job: CsvReading, columns: Sequence[Attribute], notes: Sequence[str]
) -> CsvGuess:
    layout = job.layout
    names = layout.names[: job.n_columns]
    by_name = {a.name: a for a in columns}
    known = [by_name.get(name) for name in names]
    types = [job.expected_type(j) if a is None else a.kind for j, a in enumerate(known)]
    rows = zip(*(c[:PREVIEW_ROWS] for c in layout.columns[: len(names)]), strict=True)
    return CsvGuess(
        delimiter=layout.marks.delimiter,
        quote=layout.marks.quote,
        decimal=layout.form.decimal,
        thousands=layout.form.thousands,
        encoding=job.source.encoding,
        header=layout.header,
        missing=(*MISSING_NUMBERS, *layout.form.missing),
        names=names,
        types=tuple(types),
        formats=tuple("" if a is None else a.format for a in known),
        class_name=names[job.position],
        preview=tuple(rows),
        whole=job.source.whole,
        notes=tuple(notes),
    )
