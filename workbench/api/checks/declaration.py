"""Rules of the contract test: the declaration and the constructor."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from typing import Any, get_args

from workbench.api.checks.made_data import Rule, same_value
from workbench.api.plugin import Kind, Plugin, Reads, accepts
from workbench.api.problems import Problem

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_EMPTY = inspect.Parameter.empty


def _declaration_is_complete(cls: type, plugin: Plugin) -> Iterator[str]:
    if not _ID.fullmatch(plugin.id):
        yield f"id {plugin.id!r} (expected lower-case words joined by hyphens)"
    for field in ("title", "family", "summary", "reference"):
        if not getattr(plugin, field).strip():
            yield f"no {field}"
    if plugin.kind not in get_args(Kind):
        yield f"kind {plugin.kind!r} (expected one of {', '.join(get_args(Kind))})"
    if unknown := plugin.reads - set(get_args(Reads)):
        yield f"reads {sorted(unknown)} (expected {', '.join(get_args(Reads))})"
    if not plugin.reads:
        yield "reads nothing (expected at least one kind of column)"
    fit = getattr(cls, "fit", None)
    learns = fit is not None or plugin.kind not in ("filter", "generator")
    if learns and "nominal" in plugin.reads and not _takes_attributes(fit):
        yield "reads nominal, but fit has no argument attributes"


def _takes_attributes(fit: Callable[..., Any] | None) -> bool:
    return fit is not None and accepts(fit, "attributes")


def _parameters_match(cls: type, plugin: Plugin) -> Iterator[str]:
    names = [p.name for p in plugin.params]
    for name in sorted({n for n in names if names.count(n) > 1}):
        yield f"{name} is declared twice"
    arguments = dict(inspect.signature(cls).parameters)
    for param in plugin.params:
        argument = arguments.pop(param.name, None)
        if argument is None:
            yield f"{param.name} is declared, but no argument of the constructor"
        elif argument.default is _EMPTY:
            yield f"{param.name} has no default in the constructor"
        elif not same_value(argument.default, param.default):
            yield (
                f"{param.name} is {argument.default!r} in the constructor and "
                f"{param.default!r} in the declaration"
            )
        if not param.help.strip():
            yield f"{param.name} has no help"
        try:
            param.check(param.default)
        except Problem as problem:
            yield f"the default breaks its own limits: {problem.text()}"
    for name in arguments:
        yield f"{name} is an argument of the constructor, but not declared"


def _constructor_only_stores(cls: type, plugin: Plugin) -> Iterator[str]:
    marks = {p.name: object() for p in plugin.params}
    try:
        estimator = cls(**marks)
    except Exception as error:  # noqa: BLE001 - whatever it does, it does not store
        yield f"it raises {type(error).__name__} (expected: checks belong in fit)"
        return
    stored = vars(estimator)
    for name, mark in marks.items():
        if stored.get(name) is not mark:
            yield f"{name} is not stored as it was given"
    for name in sorted(set(stored) - set(marks)):
        yield f"it sets {name} (expected the parameters only)"


def _parameters_travel(cls: type, plugin: Plugin) -> Iterator[str]:
    estimator = cls()
    if not (hasattr(estimator, "get_params") and hasattr(estimator, "set_params")):
        yield "no get_params and set_params (expected a scikit-learn estimator)"
        return
    if estimator.get_params(deep=False) != plugin.defaults():
        yield "get_params differs from the declared defaults"
    for param in plugin.params:
        mark = object()
        given = {param.name: mark}
        returned = estimator.set_params(**given)
        if returned is not estimator:
            yield f"set_params({param.name}=…) does not return the estimator"
        clone = cls(**estimator.get_params(deep=False))
        if clone.get_params(deep=False).get(param.name) is not mark:
            yield f"{param.name} is lost on the way through set_params and get_params"


BASIC_RULES: dict[str, Rule] = {
    "declaration": _declaration_is_complete,
    "parameters": _parameters_match,
    "constructor": _constructor_only_stores,
    "get_params": _parameters_travel,
}
