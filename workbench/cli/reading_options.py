"""Reading options shared by every command that takes a data file."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any

import typer

from workbench.api.problems import Problem

if TYPE_CHECKING:
    from workbench.api import Dataset

#: What people write for characters that a shell does not like.
_WORDS = {
    "tab": "\t",
    "\\t": "\t",
    "space": " ",
    "none": "",
    "double": '"',
    "single": "'",
}


class ClassType(StrEnum):
    """Type of the class column."""

    nominal = "nominal"
    numeric = "numeric"


class Decimal(StrEnum):
    """The decimal mark of a CSV file."""

    point = "."
    comma = ","


class Ragged(StrEnum):
    """Treatment of rows with fewer or more values than the first."""

    refuse = "refuse"
    pad = "pad"
    skip = "skip"


@dataclass(frozen=True)
class Reading:
    """Options for reading a file, from the command line; None is guessed."""

    class_: Annotated[
        str | None,
        typer.Option("--class", help="The class, by name or position from 0."),
    ] = None
    class_type: Annotated[
        ClassType | None, typer.Option(help="Take the class for labels or for numbers.")
    ] = None
    delimiter: Annotated[
        str | None,
        typer.Option(help="CSV: what separates the cells; also tab or space."),
    ] = None
    quote: Annotated[
        str | None, typer.Option(help="CSV: what encloses cells; also none.")
    ] = None
    decimal: Annotated[Decimal | None, typer.Option(help="CSV: the decimal mark.")] = (
        None
    )
    thousands: Annotated[
        str | None,
        typer.Option(help="CSV: the mark between thousands; also space or none."),
    ] = None
    encoding: Annotated[
        str | None, typer.Option(help="CSV: utf-8, latin-1, cp1252, utf-16, …")
    ] = None
    header: Annotated[
        bool | None,
        typer.Option("--header/--no-header", help="CSV: names in the first line."),
    ] = None
    missing: Annotated[
        list[str] | None,
        typer.Option(metavar="TEXT", help="CSV: one more text for missing values."),
    ] = None
    types: Annotated[
        list[str] | None,
        typer.Option(
            "--type",
            metavar="NAME=KIND",
            help="CSV: numeric, nominal, string, date, date:PATTERN or leave-out.",
        ),
    ] = None
    ragged: Annotated[
        Ragged | None,
        typer.Option(
            help="CSV: short rows may be padded, short and long ones skipped."
        ),
    ] = None
    comment: Annotated[
        str | None, typer.Option(help="CSV: what lines to be left out begin with.")
    ] = None

    def read(self, source: str, class_name: str | int | None = None) -> Dataset:
        """Read the data a command names.

        Parameters
        ----------
        source : str
            A file or a built-in set.
        class_name : str or int, optional
            The class instead of the one of the options.

        Raises
        ------
        Problem
            In one line, what is wrong with the file or the options.
        """
        from workbench.compute.reading.readers import read

        return read(
            source,
            class_name=class_name or _name_or_position(self.class_),
            class_type=None if self.class_type is None else self.class_type.value,
            delimiter=_character(self.delimiter),
            quote=_character(self.quote),
            decimal=None if self.decimal is None else self.decimal.value,
            thousands=_character(self.thousands),
            encoding=self.encoding,
            header=self.header,
            missing=self.missing or None,
            types=_types(self.types) if self.types else None,
            ragged=None if self.ragged is None else self.ragged.value,
            comment=self.comment,
        )


def _name_or_position(text: str | None) -> str | int | None:
    if text is None:
        return None
    try:
        return int(text)
    except ValueError:
        return text


def _character(text: str | None) -> str | None:
    return None if text is None else _WORDS.get(text, text)


def _types(texts: Sequence[str]) -> dict[str, str]:
    types = {}
    for text in texts:
        name, equals, kind = text.rpartition("=")
        if not equals:
            raise Problem(f"--type {text}", expected="NAME=KIND")
        types[name] = kind
    return types


def reads_data(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options of `Reading` in place of its parameter `reading`.

    The command line is made from the signature, which thereby need not repeat a
    dozen options in every command.
    """
    own = inspect.signature(command, eval_str=True)
    options = inspect.signature(Reading, eval_str=True).parameters.values()
    names = [field.name for field in fields(Reading)]

    @functools.wraps(command)
    def with_reading(**given: Any) -> None:
        reading = Reading(**{name: given.pop(name) for name in names})
        command(reading=reading, **given)

    before = [
        p for p in own.parameters.values() if p.name not in ("reading", "as_json")
    ]
    after = [p for p in own.parameters.values() if p.name == "as_json"]
    parameters = [
        p.replace(kind=inspect.Parameter.KEYWORD_ONLY)
        for p in (*before, *options, *after)
    ]
    del with_reading.__wrapped__  # whoever looks shall see the signature made here
    with_reading.__signature__ = own.replace(parameters=parameters)  # type: ignore[attr-defined]
    with_reading.__annotations__ = {p.name: p.annotation for p in parameters}
    return with_reading
