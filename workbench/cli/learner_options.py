"""Options of a learner's settings, made from their declaration for commands that train."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any

import typer

from workbench.cli.input_options import (
    FilterTexts,
    ParamTexts,
    filters_of,
    params_of,
)
from workbench.core.learner.learner_settings import OPTIONS, LearnerSettings, Option

_KIND = inspect.Parameter.KEYWORD_ONLY


@dataclass(frozen=True, slots=True)
class LearnerOptions:
    """What a command line says of a learner; it is read when a command asks for it."""

    given: Mapping[str, Any]

    def settings(self) -> LearnerSettings:
        """Read parameters and filters by what their plugins declare, costs by their file.

        Raises
        ------
        Problem
            For an unknown plugin or name, or a value outside its limits.
        """
        plugin = self.given["classifier"]
        params = params_of(plugin, self.given["param"] or [])
        filters = filters_of(self.given["filters"] or [])
        said: dict[str, Any] = {
            name: value.value if isinstance(value, StrEnum) else value
            for name, value in self.given.items()
            if name in OPTIONS
        }
        return LearnerSettings(plugin, params, **{**said, "filters": filters})


def takes_learner(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options of a learner in place of its parameter `learner`."""
    own = inspect.signature(command, eval_str=True)
    options = list(_parameters())

    @functools.wraps(command)
    def with_learner(**given: Any) -> None:
        learner = LearnerOptions({each.name: given.pop(each.name) for each in options})
        command(learner=learner, **given)

    parameters: list[inspect.Parameter] = []
    for each in own.parameters.values():
        place = options if each.name == "learner" else [each.replace(kind=_KIND)]
        parameters += place
    del with_learner.__wrapped__  # whoever looks shall see the signature made here
    with_learner.__signature__ = own.replace(parameters=parameters)  # type: ignore[attr-defined]
    with_learner.__annotations__ = {p.name: p.annotation for p in parameters}
    return with_learner


def _parameters() -> Iterator[inspect.Parameter]:
    plugin = Annotated[str, typer.Option("--classifier", "-c", help="A plugin id.")]
    yield inspect.Parameter("classifier", _KIND, annotation=plugin)
    yield inspect.Parameter("param", _KIND, default=None, annotation=ParamTexts)
    for name, option in OPTIONS.items():
        yield inspect.Parameter(
            name,
            _KIND,
            default=option.default if option.choices else None,
            annotation=FilterTexts if name == "filters" else _kind(name, option),
        )


def _kind(name: str, option: Option) -> Any:
    """Return the annotation of an option: one of its choices, or a text."""
    flag = option.flag or "--" + name.replace("_", "-")
    about = typer.Option(flag, help=option.help)
    if not option.choices:
        return Annotated[str | None, about]
    words = {word.replace("-", "_"): word for word in option.choices}
    return Annotated[StrEnum(name, words), about]
