"""Options of a CSV file, declared once: as given, and as guessed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Literal

from workbench.api.problems import Problem
from workbench.core.program.data_suffixes import GRID

Ragged = Literal["refuse", "pad", "skip"]

_THOUSANDS = ("", ",", ".", " ", "'")


@dataclass(frozen=True, slots=True)
class CsvFlag:
    """An option of a CSV file on the command line.

    Attributes
    ----------
    help : str
    choices : tuple of str
        What it takes; empty: any text.
    flag, metavar : str
        Its name, and what stands for its value; empty: as usual.
    """

    help: str
    choices: tuple[str, ...] = ()
    flag: str = ""
    metavar: str = ""


def _said(help: str, *choices: str, **more: str) -> dict[str, CsvFlag]:  # noqa: A002
    return {"flag": CsvFlag(f"CSV: {help}", choices, **more)}


@dataclass(frozen=True, slots=True)
class CsvOptions:
    """Options of the user for a CSV file; None is to be guessed.

    Attributes
    ----------
    delimiter : str, optional
        One character; a blank stands for any number of blanks and tabs.
    quote : str, optional
        ``"``, ``'`` or another character; empty: values are never in quotes. Inside
        quotes it is doubled.
    decimal : {".", ","}, optional
    thousands : str, optional
        The mark between groups of three digits: a comma, a point, a blank (also one
        that does not break) or an apostrophe; empty for none.
    encoding : str, optional
        Any text codec of Python; else what the first bytes say, UTF-8 or Latin-1.
    header : bool, optional
        Whether the first row holds names.
    missing : tuple of str
        Texts for missing values, beside the usual ones (nothing, ``?``, and among
        numbers also NA, NaN, null and the like).
    types : mapping of str to str
        ``numeric``, ``nominal``, ``string``, ``date``, ``date:PATTERN`` (of Java's
        SimpleDateFormat) or ``leave-out``, for columns by name or position.
    ragged : {"refuse", "pad", "skip"}
        A row with fewer values than the first is refused, or ends in missing ones
        (``pad``); one with more is refused. ``skip`` leaves out rows of either kind
        and notes them.
    comment : str, optional
        What a line to be left out begins with.
    """

    delimiter: str | None = field(
        default=None, metadata=_said("what separates the cells; also tab or space.")
    )
    quote: str | None = field(
        default=None, metadata=_said("what encloses cells; also none.")
    )
    decimal: str | None = field(
        default=None, metadata=_said("the decimal mark.", ".", ",")
    )
    thousands: str | None = field(
        default=None, metadata=_said("the mark between thousands; also space or none.")
    )
    encoding: str | None = field(
        default=None, metadata=_said("utf-8, latin-1, cp1252, utf-16, …")
    )
    header: bool | None = field(
        default=None,
        metadata=_said("names in the first line.", flag="--header/--no-header"),
    )
    missing: tuple[str, ...] = field(
        default=(), metadata=_said("one more text for missing values.", metavar="TEXT")
    )
    types: Mapping[str, str] = field(
        default_factory=dict,
        metadata=_said(
            "numeric, nominal, string, date, date:PATTERN or leave-out.",
            flag="--type",
            metavar="NAME=KIND",
        ),
    )
    ragged: Ragged = field(
        default="refuse",
        metadata=_said(
            "short rows may be padded, short and long ones skipped.",
            "refuse",
            "pad",
            "skip",
        ),
    )
    comment: str | None = field(
        default=None, metadata=_said("what lines to be left out begin with.")
    )

    @staticmethod
    def given(where: str, options: Mapping[str, Any]) -> CsvOptions:
        """Read options as they are given by name.

        Raises
        ------
        Problem
            When one, or two together, cannot be.
        """
        said = {name: value for name, value in options.items() if value is not None}
        said["missing"] = tuple(said.get("missing", ()))
        chosen = CsvOptions(**said)
        chosen.check(where)
        return chosen

    def check(self, where: str) -> None:
        """Refuse what cannot be.

        Raises
        ------
        Problem
            Naming the option.
        """
        _check_mark("delimiter", self.delimiter, where)
        _check_mark("quote", self.quote or None, where)
        _check_choice("decimal", self.decimal, FLAGS["decimal"].choices, where)
        _check_choice("thousands", self.thousands, _THOUSANDS, where)
        _check_choice("ragged", self.ragged, FLAGS["ragged"].choices, where)
        if self.comment is not None and (not self.comment or "\n" in self.comment):
            raise Problem(
                f"comment {self.comment!r}",
                expected="what a comment line begins with",
                where=where,
            )
        used = [self.delimiter, self.quote or None, self.comment]
        given = [mark for mark in used if mark is not None]
        if len(set(given)) < len(given):
            raise Problem(
                "one character for two things",
                expected="delimiter, quote and comment that differ",
                where=where,
            )
        if self.decimal is not None and self.decimal == self.thousands:
            raise Problem(
                f"{self.decimal!r} both as decimal and as thousands mark",
                expected="two marks that differ",
                where=where,
            )


#: The options on the command line, by the name of the field.
FLAGS: Mapping[str, CsvFlag] = {
    each.name: each.metadata["flag"] for each in fields(CsvOptions)
}


def _check_mark(name: str, mark: str | None, where: str) -> None:
    if mark is not None and (len(mark) != 1 or mark in "\r\n\0"):
        raise Problem(f"{name} {mark!r}", expected="one character", where=where)


def _check_choice(
    name: str, value: str | None, choices: Sequence[str], where: str
) -> None:
    if value is not None and value not in choices:
        shown = ", ".join(repr(choice) for choice in choices)
        raise Problem(f"{name} {value!r}", expected=f"one of {shown}", where=where)


@dataclass(frozen=True, slots=True)
class TableNames:
    """The tables of a file that holds several, of which one is to be chosen."""

    path: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CsvGuess:
    """Guessed layout and columns of a table, for the import strip.

    Attributes
    ----------
    options : CsvOptions
        As given or as guessed, none of the first six left open; ``missing``: all that
        is missing in a column of numbers.
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
    kind : {"text", "sheet", "columns", "pictures"}
        Cells separated by characters, those of a workbook, columns with types, of
        which only the class can be chosen, or pictures, of which only the grid can.
    tables : tuple of str
        The sheets or tables of the file, where it may hold several.
    table : str
        The one that was looked at.
    grid : int
        Points along each side to which pictures are scaled.
    """

    options: CsvOptions
    names: tuple[str, ...]
    types: tuple[str, ...]
    formats: tuple[str, ...]
    class_name: str
    preview: tuple[tuple[str, ...], ...]
    whole: bool
    notes: tuple[str, ...]
    kind: Literal["text", "sheet", "columns", "pictures"] = "text"
    tables: tuple[str, ...] = ()
    table: str = ""
    grid: int = GRID
