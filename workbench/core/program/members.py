"""Member plugins named by parameters of others, checked without an import."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from workbench.api.did_you_mean import instead_of
from workbench.api.learner_text import read_learners
from workbench.api.params import Param, Value, parse_params
from workbench.api.problems import Problem
from workbench.core.program.catalogue import PluginInfo

#: The kinds of plugins that predict classes.
PREDICTING = ("classifier", "metric")

Lookup = Callable[[str], PluginInfo | None]


def members_of(
    params: Sequence[Param],
    values: Mapping[str, Value],
    parameters_of: Callable[[str], Sequence[Param]],
) -> Iterator[str]:
    """Yield the ids of all plugins that parameters name, those inside others too.

    Parameters
    ----------
    params : sequence of Param
        What is declared.
    values : mapping
        What is given; the rest is at its default.
    parameters_of : callable
        Returns what the plugin of an id declares; nothing for an unknown one.

    Raises
    ------
    Problem
        When a text cannot be read.
    """
    for param in params:
        if param.names_plugins:
            for member in read_learners(str(values.get(param.name, param.default))):
                yield member.id
                declared = parameters_of(member.id)
                yield from members_of(declared, member.params, parameters_of)


def named_plugins(plugin: str, params: Mapping[str, Any], get: Lookup) -> list[str]:
    """Return a plugin and all that its parameters name, at any depth, each once.

    Parameters
    ----------
    plugin : str
        Its id.
    params : mapping
        Its parameters by name; those left out are at their defaults.
    get : callable
        Returns the description of an id, None for an unknown one.
    """

    def parameters_of(name: str) -> Sequence[Param]:
        """Return the parameters of an id; none of an unknown one."""
        info = get(name)
        return () if info is None else info.parameters()

    found = [plugin]
    with suppress(Problem):  # a text that cannot be read: the job will say so
        found += members_of(parameters_of(plugin), params, parameters_of)
    return list(dict.fromkeys(found))


def check_members(text: str, plugins: Sequence[PluginInfo]) -> None:
    """Check the plugins named in a text, and their parameters, by their descriptions.

    Raises
    ------
    Problem
        When one is unknown, cannot be run, predicts no classes, or has a wrong
        parameter.
    """
    usable = {p.id: p for p in plugins if p.usable and p.kind in PREDICTING}
    for written in read_learners(text):
        info = usable.get(written.id)
        if info is None:
            expected = instead_of(written.id, sorted(usable), "workbench plugins")
            raise Problem(f"no classifier {written.id!r}", expected=expected)
        try:
            values = parse_params(info.parameters(), written.params)
            for param in info.parameters():
                if param.names_plugins and param.name in values:
                    check_members(str(values[param.name]), plugins)
        except Problem as problem:
            raise Problem(
                problem.what, expected=problem.expected, where=written.id
            ) from None
