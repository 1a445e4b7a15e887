"""Reading options shared by every command that takes a data file."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import typer

from workbench.api.problems import Problem
from workbench.cli.option_groups import (
    Command,
    one_of,
    option,
    plain_word,
    with_group,
)
from workbench.core.results.csv_options import FLAGS, CsvFlag

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


@dataclass(frozen=True, slots=True)
class Reading:
    """Options for reading a file, from the command line; None is guessed."""

    given: Mapping[str, Any]

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

        options = {
            name: _READ.get(name, plain_word)(value)
            for name, value in self.given.items()
            if value is not None
        }
        chosen = options.pop("class_", None)
        return read(source, class_name=class_name or chosen, **options)


def _name_or_position(text: str) -> str | int:
    try:
        return int(text)
    except ValueError:
        return text


def _character(text: str) -> str:
    return _WORDS.get(text, text)


def _texts(texts: Sequence[str]) -> list[str] | None:
    return list(texts) or None


def _types(texts: Sequence[str]) -> dict[str, str] | None:
    types = {}
    for text in texts:
        name, equals, kind = text.rpartition("=")
        if not equals:
            raise Problem(f"--type {text}", expected="NAME=KIND")
        types[name] = kind
    return types or None


#: How the text of an option is read; those that are not named are taken as they are.
_READ: Mapping[str, Callable[[Any], Any]] = {
    "grid": int,
    "class_": _name_or_position,
    "delimiter": _character,
    "quote": _character,
    "thousands": _character,
    "missing": _texts,
    "types": _types,
}
#: The type of an option that is no text.
_KINDS: Mapping[str, Any] = {
    "header": bool | None,
    "missing": list[str] | None,
    "types": list[str] | None,
}


def reads_data(command: Command) -> Command:
    """Give a command the options of `Reading` in place of its parameter `reading`."""
    return with_group(command, "reading", list(_options()), Reading, last=True)


def _options() -> Iterator[inspect.Parameter]:
    about = typer.Option("--class", help="The class, by name or position from 0.")
    yield option("class_", Annotated[str | None, about])
    kind = one_of("class_type", ("nominal", "numeric"))
    about = typer.Option(help="Take the class for labels or for numbers.")
    yield option("class_type", Annotated[kind | None, about])
    about = typer.Option(help="The sheet of a workbook, or the table of SQLite.")
    yield option("sheet", Annotated[str | None, about])
    about = typer.Option(help="Points along a side, of pictures in folders.")
    yield option("grid", Annotated[int | None, about])
    for name, flag in FLAGS.items():
        yield option(name, _kind(name, flag))


def _kind(name: str, flag: CsvFlag) -> Any:
    """Return the annotation of a CSV option; it is told apart from one not given."""
    typed: Any = one_of(name, flag.choices) | None if flag.choices else str | None
    names = [flag.flag] if flag.flag else []
    about = typer.Option(*names, metavar=flag.metavar or None, help=flag.help)
    return Annotated[_KINDS.get(name, typed), about]
