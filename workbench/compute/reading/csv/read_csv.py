"""Reader of CSV and TSV files that reports what it had to guess."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from workbench.api import Attribute, Dataset, Problem
from workbench.compute.reading.assemble import ClassType
from workbench.compute.reading.csv.csv_columns import CsvReading
from workbench.compute.reading.csv.csv_layout import (
    SAMPLE_LINES,
    find_layout,
)
from workbench.compute.reading.csv.csv_numbers import MISSING_NUMBERS
from workbench.compute.reading.csv.csv_source import CsvSource, NotUtf8Error
from workbench.compute.reading.text_files import data_stem
from workbench.core.results.csv_options import CsvGuess, CsvOptions

#: How many rows the import strip shows.
PREVIEW_ROWS = 50
#: How many bytes of a file are looked at for it.
PREVIEW_BYTES = 1 << 20

_T = TypeVar("_T")


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
    given = CsvOptions.given(str(path), options)

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
        return _as_guess(job, columns, given, said)

    return _with_source(path, given.encoding, look, PREVIEW_BYTES)


def read_csv(
    path: str | Path,
    *,
    class_name: str | int | None = None,
    class_type: ClassType | None = None,
    **options: Any,
) -> Dataset:
    """Read a table of separated values; the notes say what was guessed.

    Parameters
    ----------
    class_name : str or int, optional
        The class by name or position; else a column named class or target, else the
        last one (but for texts that three in four of the first rows lack).
    class_type : {"nominal", "numeric"}, optional
        Else: texts are labels, and so are whole numbers with few distinct values.
    **options
        The fields of `workbench.core.results.csv_options.CsvOptions`, where their
        values are known.

    Raises
    ------
    Problem
        ``FILE:LINE: what (expected …)``.
    """
    given = CsvOptions.given(str(path), options)

    def take(source: CsvSource, notes: Sequence[str]) -> Dataset:
        """Read a whole source."""
        layout = find_layout(source.head(SAMPLE_LINES), given, source.where)
        job = CsvReading(source, layout, given, class_name, class_type)
        return job.dataset(data_stem(path), notes)

    return _with_source(path, given.encoding, take)


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
    job: CsvReading,
    columns: Sequence[Attribute],
    given: CsvOptions,
    notes: Sequence[str],
) -> CsvGuess:
    layout = job.layout
    names = layout.names[: job.n_columns]
    by_name = {a.name: a for a in columns}
    known = [by_name.get(name) for name in names]
    types = [job.expected_type(j) if a is None else a.kind for j, a in enumerate(known)]
    rows = zip(*(c[:PREVIEW_ROWS] for c in layout.columns[: len(names)]), strict=True)
    options = replace(
        given,
        delimiter=layout.marks.delimiter,
        quote=layout.marks.quote,
        decimal=layout.form.decimal,
        thousands=layout.form.thousands,
        encoding=job.source.encoding,
        header=layout.header,
        missing=(*MISSING_NUMBERS, *layout.form.missing),
    )
    return CsvGuess(
        options,
        names=names,
        types=tuple(types),
        formats=tuple("" if a is None else a.format for a in known),
        class_name=names[job.position],
        preview=tuple(rows),
        whole=job.source.whole,
        notes=tuple(notes),
    )
