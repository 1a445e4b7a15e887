"""Column types of a CSV file, with the reason for each, and the data set of them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from workbench.api import Attribute, Dataset, FloatArray, Problem
from workbench.api.data import AttributeKind
from workbench.api.did_you_mean import instead_of
from workbench.compute.reading.assemble import ClassType, as_labels, class_position
from workbench.compute.reading.csv.csv_dates import date_format
from workbench.compute.reading.csv.csv_layout import Layout, ended_note
from workbench.compute.reading.csv.csv_numbers import looks_like_number
from workbench.compute.reading.csv.csv_source import CsvSource
from workbench.compute.reading.csv.csv_table import CsvTable, Culprit, Plan, TableReader
from workbench.compute.reading.java_dates import parse_date
from workbench.core.results.csv_options import CsvOptions

_CLASS_NAMES = ("class", "target")
_KINDS = ("numeric", "nominal", "string", "date", "leave-out")
_MOST_LINES = 10
MOST_LABELS = 20


class CsvReading:
    """A file on its way to a data set: what its columns are, and why."""

    def __init__(
        self,
        source: CsvSource,
        layout: Layout,
        options: CsvOptions,
        class_name: str | int | None,
        class_type: ClassType | None,
    ) -> None:
        self.source = source
        self.layout = layout
        self._options = options
        self._class_name = class_name
        self._class_type = class_type
        self._culprits: dict[int, Culprit] = {}
        self._understand()
        self._spoilt()

    def _understand(self) -> None:
        """Find the class and the types that were given."""
        layout = self.layout
        self.n_columns = len(layout.names) - layout.ended
        names = layout.names[: self.n_columns]
        self.types: dict[int, str] = {}
        for name, kind in self._options.types.items():
            where = self.source.where
            if kind.partition(":")[0] not in _KINDS:
                raise Problem(
                    f"type {kind!r} of column {name!r}",
                    expected=instead_of(kind, _KINDS),
                    where=where,
                )
            try:
                self.types[class_position(names, name, 0, where)] = kind
            except Problem as problem:
                raise Problem(
                    f"no attribute {name!r} to give a type",
                    expected=problem.expected,
                    where=where,
                ) from None
        self.position = self._class_column(names)

    def _class_column(self, names: Sequence[str]) -> int:
        kept = [j for j in range(len(names)) if self.types.get(j) != "leave-out"]
        named = [j for j in kept if names[j].lower() in _CLASS_NAMES]
        if not kept:
            raise Problem(
                "every column is left out",
                expected="a column for the class",
                where=self.source.where,
            )
        default = named[0] if len(named) == 1 else self._last_filled(kept)
        position = class_position(names, self._class_name, default, self.source.where)
        if position not in kept:
            raise Problem(
                f"the class {names[position]!r} is left out",
                expected="a class that is read",
                where=self.source.where,
            )
        return position

    def _last_filled(self, kept: Sequence[int]) -> int:
        """Return the last column, or the last before remarks that most rows lack."""
        columns = self.layout.columns
        for j in reversed(kept):
            known = [c for c in columns[j] if c not in self.layout.form.missing_texts]
            numbers = all(self.layout.form.number(cell) is not None for cell in known)
            if not known or numbers or 4 * len(known) >= len(columns[j]):
                return j
        return kept[-1]

    def dataset(self, name: str, notes: Sequence[str]) -> Dataset:
        """Read everything; again if a column is not what it seemed."""
        while True:
            plan = self._plan()
            reader = TableReader(
                self.source,
                self.layout,
                plan,
                self.position,
                self._options.ragged,
            )
            table = reader.read()
            if not reader.culprits:
                break
            self._culprits |= reader.culprits
            self._widen()
        said = [*notes, *self.layout.notes]
        y, attribute = self._class(table, plan[self.position], said)
        attributes = self._attributes(table, plan, said)
        if self._class_name is None:
            said.append(f"the class is column {attribute.name!r} (guessed)")
        for array in (table.X, y):
            array.flags.writeable = False  # so that the data set needs no copy
        kept = [j for j in range(self.n_columns) if self._kind(j) != "leave-out"]
        return Dataset(
            X=table.X,
            y=y,
            attributes=attributes,
            class_attribute=attribute,
            name=name,
            class_index=kept.index(self.position),
            source=self.source.where,
            notes=(*said, *self._mixed_notes(), *_skipped_note(reader.skipped)),
        )

    def _kind(self, j: int) -> str:
        """Return the type given for a column without a pattern, or nothing."""
        return self.types.get(j, "").partition(":")[0]

    def _attributes(
        self, table: CsvTable, plan: Sequence[Plan], said: list[str]
    ) -> tuple[Attribute, ...]:
        """Describe the columns without the class; dates become times."""
        attributes: list[Attribute] = []
        for j, kind in enumerate(plan):
            if kind in ("skip", "nothing") or j == self.position:
                continue
            cells = table.X[:, len(attributes)]
            name, texts = self.layout.names[j], table.texts[j]
            if kind != "text":
                attributes.append(Attribute(name))
                continue
            dates = self._dates(j, texts, said)
            if dates is not None:
                attributes.append(dates.attribute)
                cells[:] = dates.times[_codes(cells)]
                continue
            few = len(texts) <= max(MOST_LABELS, len(cells) // 10)
            guessed: AttributeKind = "nominal" if few else "string"
            wanted = cast("AttributeKind", self._kind(j) or guessed)
            attributes.append(Attribute(name, wanted, tuple(texts)))
        return tuple(attributes)

    def _class(
        self, table: CsvTable, plan: Plan, said: list[str]
    ) -> tuple[npt.NDArray[Any], Attribute]:
        """Return the class as numbers, or as the codes of its labels."""
        j, y = self.position, table.y
        name, texts = self.layout.names[j], table.texts[j]
        if plan != "text":
            if (
                self._kind(j) == "numeric"
                or self._class_type
                or not few_whole_numbers(y)
            ):
                return y, Attribute(name)
            y, attribute = as_labels(y, name)
            return _codes(y), attribute
        if self._kind(j) == "date" and self._class_type is None:
            dates = self._dates(j, texts, said)
            if dates is not None:
                return dates.times[_codes(y)], dates.attribute
        numbers = self._whole_numbers(texts)
        if numbers is not None and self._kind(j) != "string":
            y, attribute = as_labels(numbers[_codes(y)], name)
            return _codes(y), attribute
        return _codes(y), Attribute(name, "nominal", tuple(texts))

    def _whole_numbers(self, texts: Sequence[str]) -> FloatArray | None:
        """Return the numbers of labels, and NaN at the end; None if one is no whole."""
        values, wrong = self.layout.form.numbers(texts)
        if wrong is not None or not _is_whole(values) or np.isnan(values).all():
            return None
        return np.append(values, math.nan)

    def _dates(self, j: int, texts: Sequence[str], said: list[str]) -> _Dates | None:
        """Understand texts as dates; None if they are none and need not be."""
        wanted, _, pattern = self.types.get(j, "").partition(":")
        if wanted not in ("", "date"):
            return None
        missing, name = self.layout.form.missing_numbers, self.layout.names[j]
        known = [t for t in texts if t not in missing]
        found = (pattern, True) if pattern else date_format(known)
        if found is None:
            if wanted:
                raise self._no_dates(name, known)
            return None
        form, certain = found
        times: list[float] = []
        for text in texts:
            time = math.nan if text in missing else parse_date(text, form)
            if time is None:
                if wanted:
                    raise self._no_date(name, text, form)
                return None
            times.append(time)
        if not pattern:
            days = "" if certain else ", days before months"
            said.append(f"column {name!r} holds dates as {form}{days} (guessed)")
        attribute = Attribute(name, "date", format=form)
        return _Dates(attribute, np.array([*times, math.nan]))

    def _no_dates(self, name: str, texts: Sequence[str]) -> Problem:
        return Problem(
            f"column {name!r} holds no dates, or of several formats, such as "
            f"{', '.join(map(repr, texts[:3]))}",
            expected="one format, or its pattern as in date:dd.MM.yyyy",
            where=self.source.where,
        )

    def _no_date(self, name: str, text: str, form: str) -> Problem:
        return Problem(
            f"{text!r} in column {name!r} is no date",
            expected=f"a date as {form}",
            where=self.source.where,
        )

    def _plan(self) -> list[Plan]:
        plan: list[Plan] = []
        for j, is_numeric in enumerate(self._numeric):
            wanted = self.types.get(j, "")
            if j == self.position and self._class_type:
                wanted = self._class_type
            if j >= self.n_columns:
                plan.append("nothing")
            elif wanted == "leave-out":
                plan.append("skip")
            elif wanted == "numeric":
                plan.append("number!")
            elif wanted or j in self._culprits or not is_numeric:
                plan.append("text")
            else:
                plan.append("number")
        return plan

    def expected_type(self, j: int) -> str:
        """Return what a column would be by its first rows."""
        plan = self._plan()[j]
        words = {"text": "nominal", "skip": "leave-out"}
        return words.get(plan, "numeric")

    def _spoilt(self) -> None:
        """Find the columns that are numbers but for a few cells."""
        form = self.layout.form
        columns = self.layout.columns
        self._numeric = [self._seems_numeric(cells) for cells in columns]
        for j, cells in enumerate(columns[: self.n_columns]):
            if self._numeric[j] or j in self.types:
                continue
            most = min(max(len(cells) // 10, 1), len(cells) - 1)
            odd: list[int] = []
            meant = True  # for numbers, all of them: then no share is too large
            for i, cell in enumerate(cells):
                if form.numbers([cell])[1] is None:
                    continue
                odd.append(i)
                meant = meant and looks_like_number(cell)
                if len(odd) > most and not meant:
                    break
            if odd and (meant or len(odd) <= most):
                line = self.layout.rows.lines[odd[0]]
                self._culprits[j] = Culprit(cells[odd[0]], line)

    def _seems_numeric(self, cells: Sequence[str]) -> bool:
        values, wrong = self.layout.form.numbers(cells)
        if wrong is not None:
            return False
        # nothing but NA is missing; NA beside null are labels
        words = set(cells) - self.layout.form.missing_texts
        return len(words) < 2 or not np.isnan(values).all()

    def _widen(self) -> None:
        """Make a column of the last one, which seemed to be empty, if it is not."""
        if self.layout.ended and self.n_columns in self._culprits:
            del self._culprits[self.n_columns]
            name = f"x{self.n_columns + 1}"
            while name in self.layout.names:
                name += "_"
            names = (*self.layout.names[: self.n_columns], name)
            notes = [n for n in self.layout.notes if n != ended_note(self.layout.marks)]
            self.layout = replace(
                self.layout, ended=False, names=names, notes=tuple(notes)
            )
            self._understand()

    def _mixed_notes(self) -> list[str]:
        """Tell which cell made text of a column that began with numbers."""
        return [
            f"column {self.layout.names[j]!r} is text because of {c.cell!r} in line "
            f"{c.line}"
            for j, c in sorted(self._culprits.items())
        ]


@dataclass(frozen=True, slots=True)
class _Dates:
    """A column of dates: its description, and the time of each text; NaN at the end."""

    attribute: Attribute
    times: FloatArray


def _codes(values: FloatArray) -> npt.NDArray[np.int64]:
    """Return codes as integers, -1 for missing."""
    return np.where(np.isnan(values), -1.0, values).astype(np.int64)


def _is_whole(values: FloatArray) -> bool:
    known = values[~np.isnan(values)]
    return bool(np.all(known == np.floor(known)))


def few_whole_numbers(values: FloatArray) -> bool:
    """Whether whole numbers repeat so often that they must be labels."""
    known = values[~np.isnan(values)]
    if not _is_whole(known):
        return False
    return len(np.unique(known)) <= min(MOST_LABELS, len(known) // 2)


def _skipped_note(lines: Sequence[int]) -> tuple[str, ...]:
    """Say which rows were left out, the first of them by line."""
    if not lines:
        return ()
    shown = ", ".join(map(str, lines[:_MOST_LINES]))
    shown += ", …" if len(lines) > _MOST_LINES else ""
    word = "line" if len(lines) == 1 else "lines"
    return (f"rows of another length left out: {len(lines)} ({word} {shown})",)
