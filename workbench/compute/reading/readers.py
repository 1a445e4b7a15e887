"""`read` for any data file: chooses the reader by suffix and first words."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from workbench.api import Dataset, Problem
from workbench.compute.reading.arff.read_arff import read_arff
from workbench.compute.reading.arff.read_keel import read_keel
from workbench.compute.reading.assemble import ClassType
from workbench.compute.reading.csv.read_csv import read_csv
from workbench.compute.reading.openml import read_openml
from workbench.compute.reading.openml_tasks import is_task, read_task
from workbench.compute.reading.read_images import read_images
from workbench.compute.reading.tables import read_records
from workbench.compute.reading.tables.read_sav import read_sav
from workbench.compute.reading.tables.read_sheet import read_sheet
from workbench.compute.reading.text_files import read_text
from workbench.core.program.builtin import BUILTIN, OPENML, builtin
from workbench.core.program.data_suffixes import (
    DATABASES,
    WORKBOOKS,
    data_suffix,
    is_image_folder,
)

_BY_SUFFIX: dict[str, Callable[..., Dataset]] = {
    ".arff": read_arff,
    ".csv": read_csv,
    ".tsv": read_csv,
    ".tab": read_csv,
    **dict.fromkeys(WORKBOOKS, read_sheet),
    ".parquet": read_records.read_parquet,
    ".feather": read_records.read_feather,
    **dict.fromkeys((".json", ".jsonl", ".ndjson"), read_records.read_json),
    **dict.fromkeys((".sav", ".zsav"), read_sav),
    **dict.fromkeys(DATABASES, read_records.read_sqlite),
}
#: Readers that take a sheet, or a table, by name.
_OF_SEVERAL = (read_sheet, read_records.read_sqlite)
# enough for the header of any file whose suffix does not tell
_HEAD_LINES = 10_000
_FIRST_WORD = re.compile(r"^\s*([^\s%])", re.MULTILINE)
_KEEL_SIGNS = re.compile(
    r"^\s*@(in|out)puts?\b|^\s*@attribute\s.*\]\s*$", re.IGNORECASE | re.MULTILINE
)


def read(
    path: str | Path,
    *,
    class_name: str | int | None = None,
    class_type: ClassType | None = None,
    sheet: str | None = None,
    grid: int | None = None,
    **csv_options: Any,
) -> Dataset:
    """Read a data file, a built-in set or one of OpenML (``openml:iris``).

    ARFF, KEEL, CSV and TSV, workbooks (.xlsx, .xls, .ods), Parquet, Feather, JSON records,
    tables of SQLite, files of SPSS (.sav); a folder of folders of pictures; a task of OpenML (``openml-task:31``, or a folder
    that holds one).

    Parameters
    ----------
    path : str or Path
        Files with another suffix are told apart by their content: a first word
        with ``@`` is ARFF or KEEL, the rest CSV.
    class_name : str or int, optional
        The class by name or position (from 0, negative from the end). Default: the
        last attribute, or KEEL's @outputs; in CSV a column named class or target.
    class_type : {"nominal", "numeric"}, optional
        Decides whether the class is a label or a number.
    sheet : str, optional
        The sheet of a workbook, or the table of a SQLite file, where there are several.
    grid : int, optional
        Points along each side to which pictures in folders by class are scaled.
    **csv_options
        `delimiter`, `decimal`, `header` and `types` of `read_csv`.

    Returns
    -------
    Dataset

    Raises
    ------
    Problem
        One line: ``FILE:LINE: what was found (what was expected)``.
    """
    text = str(path)
    if text.startswith(BUILTIN):
        entry = builtin(text)
        dataset = read_arff(entry.path, class_name=class_name, class_type=class_type)
        return replace(dataset, source=entry.source)
    if is_task(text):
        return read_task(text, class_type=class_type).dataset
    if text.startswith(OPENML):
        return read_openml(text, class_name=class_name, class_type=class_type)
    if is_image_folder(path):
        return read_images(
            path, class_name=class_name, class_type=class_type, grid=grid
        )
    if grid is not None:
        expected = "a folder of pictures for each class"
        raise Problem(f"grid {grid!r} does not apply", expected=expected, where=text)
    reader = _reader(path)
    if sheet is not None:
        if reader not in _OF_SEVERAL:
            expected = "a workbook or a SQLite file"
            raise Problem(f"sheet {sheet!r} does not apply", expected=expected, where=text)  # fmt: skip
        csv_options["sheet"] = sheet
    options = {name: value for name, value in csv_options.items() if value is not None}
    apart = options.keys() - {"sheet"}
    if apart and reader not in (read_csv, read_sheet):
        raise Problem(
            f"options {', '.join(sorted(apart))} do not apply",
            expected="a CSV or TSV file",
            where=text,
        )
    return reader(path, class_name=class_name, class_type=class_type, **options)


def _reader(path: str | Path) -> Callable[..., Dataset]:
    known = _BY_SUFFIX.get(data_suffix(path))
    if known is not None:
        return known
    head = "\n".join(
        line for _, line in itertools.islice(read_text(path).head(), _HEAD_LINES)
    )
    first = _FIRST_WORD.search(head)
    if first is None or first.group(1) != "@":
        return read_csv
    keel = data_suffix(path) == ".dat" or _KEEL_SIGNS.search(head)
    return read_keel if keel else read_arff
