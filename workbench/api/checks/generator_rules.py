"""Rules of the contract test: plugins of kind ``generator``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from workbench.api.data import Dataset
from workbench.api.plugin import Plugin

_ROWS = 37


def _has_methods(cls: type, plugin: Plugin) -> Iterator[str]:
    names = {p.name for p in plugin.params}
    for name in ("n_rows", "random_state"):
        if name not in names:
            yield f"no parameter {name}"
    if not hasattr(cls, "generate"):
        yield "no method generate"


def _drawing(cls: type, plugin: Plugin) -> dict[str, Any] | None:
    """Return parameters under which it draws 37 rows; None if there are none.

    A generator that lists all rows of a table by default draws from it when one of
    its flags is turned.
    """
    flags = [{p.name: not p.default} for p in plugin.params if p.type == "bool"]
    for turned in ({}, *flags):
        given = {**turned, "n_rows": _ROWS}
        if cls(**given).generate().n_rows == _ROWS:
            return given
    return None


def _generates_a_dataset(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    data = cls().generate()
    if not isinstance(data, Dataset):
        yield f"generate gives a {type(data).__name__} (expected a Dataset)"
        return
    names = [a.name for a in data.columns]
    if len(set(names)) < len(names):
        yield f"names twice: {', '.join(names[:20])}"
    if data.n_rows == 0 or data.n_attributes == 0:
        yield f"{data.n_rows} rows of {data.n_attributes} attributes"
    if np.isinf(data.X).any():
        yield "X holds infinity"
    for attribute, column in zip(data.attributes, data.X.T, strict=True):
        known = column[~np.isnan(column)]
        codes = np.arange(len(attribute.values))
        if attribute.is_nominal and not np.isin(known, codes).all():
            yield f"{attribute.name} holds what is no code of its labels"
    if (
        data.has_nominal_class
        and not ((data.y >= -1) & (data.y < len(data.classes))).all()
    ):
        yield "y holds what is no code of the class"


def _respects_n_rows(cls: type, plugin: Plugin) -> Iterator[str]:
    given = _drawing(cls, plugin)
    if given is None:
        found = cls(n_rows=_ROWS).generate().n_rows
        yield f"n_rows={_ROWS} gives {found} rows"


def _follows_its_seed(cls: type, plugin: Plugin) -> Iterator[str]:
    given = _drawing(cls, plugin) or {}
    first, again, other = (
        cls(**given, random_state=state).generate() for state in (3, 3, 4)
    )
    if not first.same_as(again):
        yield "other data the second time under one random_state"
    if first.same_as(other):
        yield "the same data under another random_state"


def _keeps_its_parameters(cls: type, plugin: Plugin) -> Iterator[str]:
    made = cls()
    made.generate()
    for name, default in plugin.defaults().items():
        value = getattr(made, name)
        if type(value) is not type(default) or value != default:
            yield f"generate changes {name} from {default!r} to {value!r}"


def _bayes_error_is_a_share(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    made = cls()
    if hasattr(made, "bayes_error"):
        error = made.bayes_error()
        if error is not None and not (type(error) is float and 0.0 <= error <= 1.0):
            yield f"bayes_error is {error!r} (expected a float from 0 to 1, or None)"


def _bayes_classes_fit(cls: type, plugin: Plugin) -> Iterator[str]:
    del plugin
    made = cls()
    if not hasattr(made, "bayes_classes"):
        return
    data = made.generate()
    codes = np.asarray(made.bayes_classes(data.X))
    if codes.shape != (data.n_rows,) or codes.dtype != np.int64:
        yield (
            f"bayes_classes gives {codes.dtype} {codes.shape} "
            f"(expected int64 ({data.n_rows},))"
        )
    elif not ((codes >= 0) & (codes < len(data.classes))).all():
        yield "bayes_classes gives what is no code of the class"


GENERATOR_RULES: dict[str, Callable[[type, Plugin], Iterator[str]]] = {
    "methods": _has_methods,
    "data": _generates_a_dataset,
    "n_rows": _respects_n_rows,
    "random_state": _follows_its_seed,
    "parameters after generate": _keeps_its_parameters,
    "bayes_error": _bayes_error_is_a_share,
    "bayes_classes": _bayes_classes_fit,
}
