"""Options of a learner's settings, made from their declaration for commands that train."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any

import typer

from workbench.cli.input_options import (
    FilterTexts,
    ParamTexts,
    filters_of,
    params_of,
)
from workbench.cli.option_groups import (
    Command,
    one_of,
    option,
    plain_word,
    with_group,
)
from workbench.core.learner.learner_settings import OPTIONS, LearnerSettings, Option


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
        said = {name: plain_word(self.given[name]) for name in OPTIONS}
        said["filters"] = filters_of(said["filters"] or [])
        return LearnerSettings(plugin, params, **said)


def takes_learner(command: Command) -> Command:
    """Give a command the options of a learner in place of its parameter `learner`."""
    return with_group(command, "learner", list(_options()), LearnerOptions)


def _options() -> Iterator[inspect.Parameter]:
    plugin = Annotated[str, typer.Option("--classifier", "-c", help="A plugin id.")]
    yield option("classifier", plugin, inspect.Parameter.empty)
    yield option("param", ParamTexts)
    for name, about in OPTIONS.items():
        kind = FilterTexts if name == "filters" else _kind(name, about)
        yield option(name, kind, about.default if about.choices else None)


def _kind(name: str, about: Option) -> Any:
    """Return the annotation of an option: one of its choices, or a text."""
    typed: Any = one_of(name, about.choices) if about.choices else str | None
    flag = about.flag or "--" + name.replace("_", "-")
    return Annotated[typed, typer.Option(flag, help=about.help)]
