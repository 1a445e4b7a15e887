"""Groups of options that several commands share, each one parameter of a command.

The command line is made from the signature of a command, which thereby need not repeat
a dozen options.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Any

Command = Callable[..., None]
_KIND = inspect.Parameter.KEYWORD_ONLY


def option(name: str, kind: Any, default: Any = None) -> inspect.Parameter:
    """Return an option as a parameter of a command."""
    return inspect.Parameter(name, _KIND, default=default, annotation=kind)


def one_of(name: str, words: Iterable[str]) -> Any:
    """Return the type of an option that takes some words only."""
    return StrEnum(name, {f"word_{i}": word for i, word in enumerate(words)})


def plain_word(value: Any) -> Any:
    """Return a value with the word itself in place of a member of `one_of`."""
    return value.value if isinstance(value, StrEnum) else value


def with_group(
    command: Command,
    name: str,
    options: Sequence[inspect.Parameter],
    read: Callable[[Mapping[str, Any]], Any],
    *,
    last: bool = False,
) -> Command:
    """Give a command some options in place of one parameter.

    Parameters
    ----------
    name : str
        The parameter.
    read : callable
        Takes the values of the options by name, and returns that of the parameter.
    last : bool
        Whether they stand behind all others but ``--json``; else in its place.
    """
    own = inspect.signature(command, eval_str=True)

    @functools.wraps(command)
    def with_options(**given: Any) -> None:
        values = {each.name: given.pop(each.name) for each in options}
        command(**{name: read(values)}, **given)

    parameters: list[inspect.Parameter] = []
    for each in own.parameters.values():
        if each.name == name:
            parameters += [] if last else options
        else:
            parameters.append(each.replace(kind=_KIND))
    if last:
        json = [each for each in parameters if each.name == "as_json"]
        before = [each for each in parameters if each.name != "as_json"]
        parameters = [*before, *options, *json]
    del with_options.__wrapped__  # whoever looks shall see the signature made here
    with_options.__signature__ = own.replace(parameters=parameters)  # type: ignore[attr-defined]
    with_options.__annotations__ = {p.name: p.annotation for p in parameters}
    return with_options
