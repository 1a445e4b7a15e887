"""Reader of files of SPSS (.sav, .zsav), through pyreadstat where it is installed."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.api import Dataset, Problem
from workbench.api.library import library
from workbench.compute.reading.assemble import ClassType
from workbench.compute.reading.tables.read_records import frame_dataset, opened


def read_sav(
    path: str | Path,
    *,
    class_name: str | int | None = None,
    class_type: ClassType | None = None,
) -> Dataset:
    """Read a file of SPSS.

    A column all of whose values have labels becomes nominal, its labels in the order of
    the values; where some values have none it stays what it is. What SPSS calls missing
    is missing.

    Raises
    ------
    Problem
        Where pyreadstat is missing, for what is no such file, and as of `read_frame`.
    """
    where = str(path)
    pyreadstat = library("pyreadstat", "", "spss")
    expected = "a file of SPSS"
    with opened(path, expected) as file:
        if file.read(4) not in (b"$FL2", b"$FL3"):
            raise Problem("no file of SPSS", expected="one (.sav)", where=where)
    try:
        frame, about = pyreadstat.read_sav(where)
    except (pyreadstat.ReadstatError, OSError, ValueError) as error:
        what = f"cannot be read: {' '.join(str(error).split())[:160]}"
        raise Problem(what, expected=expected, where=where) from None
    pandas = library("pandas")
    for name, labels in about.variable_value_labels.items():
        if name in frame.columns:
            frame[name] = _labelled(pandas, frame[name], labels)
    for name in frame.columns:
        known = frame[name].dropna()
        if len(known) and isinstance(known.iloc[0], dt.date):
            frame[name] = pandas.to_datetime(frame[name])
        elif len(known) and isinstance(known.iloc[0], str):
            # SPSS has no other gap in texts
            frame[name] = frame[name].mask(frame[name] == "")
    return frame_dataset(frame, path, class_name, class_type)


def _labelled(pandas: Any, series: Any, labels: Mapping[Any, str]) -> Any:
    """Return a column with its labels, where each of its values has one of its own."""
    known = set(series.dropna())
    words = list(labels.values())
    if not known or not known <= labels.keys() or len(set(words)) < len(words):
        return series
    order = [labels[value] for value in sorted(labels)]
    return pandas.Series(
        pandas.Categorical(series.map(labels), categories=order), index=series.index
    )
